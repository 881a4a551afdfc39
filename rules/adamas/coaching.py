"""The coach's advice in a first match of Adamas."""

from rules.adamas.board import falls, stacks_in_sight
from rules.adamas.events import Captured
from rules.adamas.game import AdamasState
from rules.core import Message
from rules.core.coaching import Advice, Look, Moment, Spots, from_move


def _lost(moment: Moment) -> Spots | None:
    """Return the cell where the learner last lost a stack, None without a loss."""
    taken = [event for event in moment.events if isinstance(event, Captured)]
    cells = [event.cell for event in taken if event.owner == moment.seat]
    return (cells[-1],) if cells else None


def _can_be_taken(*, mine: bool) -> Look:
    """Return a `Look` that finds capturable stacks: the learner's if `mine`, otherwise enemy ones.

    Another player's stack counts only if the learner's pieces that see it equal its height.
    """

    def look(moment: Moment) -> Spots | None:
        view = moment.view
        assert isinstance(view, AdamasState)
        cells = tuple(
            name
            for cell, name in enumerate(view.board.cells)
            if (stack := view.stacks[cell]) is not None
            and (stack.owner == moment.seat) == mine
            and view.may_fall(cell)
            and (mine or falls(stack.height, _seen_by(view, cell, moment.seat)))
        )
        return cells or None

    return look


def _seen_by(view: AdamasState, cell: int, player: int) -> int:
    """Return the total height of a player's stacks that see a cell."""
    seen = [view.stacks[other] for other in stacks_in_sight(view.board, view.stacks, cell)]
    return sum(stack.height for stack in seen if stack is not None and stack.owner == player)


def _a_few_are_left(moment: Moment) -> Spots | None:
    """Return the stacks of the last remaining opponent if they have only one or two pieces."""
    view = moment.view
    assert isinstance(view, AdamasState)
    if len(view.names) > 2:
        return None
    cells: dict[int, list[str]] = {}
    heights: dict[int, int] = {}
    for name, stack in zip(view.board.cells, view.stacks, strict=True):
        if stack is not None and stack.owner != moment.seat:
            cells.setdefault(stack.owner, []).append(name)
            heights[stack.owner] = heights.get(stack.owner, 0) + stack.height
    few = next((owner for owner, height in heights.items() if height <= 2), None)
    return None if few is None else tuple(cells[few])


ADVICE = (
    Advice(
        "begin",
        Message("Choose one of your stacks, then a cell in line with it."),
        from_move(0),
    ),
    Advice(
        "lost",
        Message(
            "Your stack was captured here: your opponent’s pieces that saw it equalled its height."
        ),
        _lost,
    ),
    Advice(
        "take",
        Message(
            "You can capture this stack: the number of your pieces that see it equals its height."
        ),
        _can_be_taken(mine=False),
    ),
    Advice(
        "threat",
        Message(
            "Your opponent can capture this stack. Move away, or change how many pieces see it."
        ),
        _can_be_taken(mine=True),
    ),
    Advice(
        "split",
        Message("A stack can also split: some pieces go one way, some another, in one turn."),
        from_move(2),
    ),
    Advice(
        "merge",
        Message("Stacks that see the same cell can meet there. A higher stack is safer."),
        from_move(4),
    ),
    Advice(
        "hunt",
        Message("You can capture a single piece when exactly one of your pieces sees it, not two."),
        _a_few_are_left,
    ),
)
