"""Adamas: stacks that split, merge, and fall to as many enemy pieces as they are high.

The board and its lines of sight are in `board.py`, the notation in `moves.py`, landing
orders in `splits.py`, the figures in `diagram.py`.

Decisions
- Under `prog_cap` the first part of a split is counted with the board as the turn found it, every
  later one with all the moving pieces lifted and the earlier parts landed.
- A merge cannot end on one of its own stacks: a stack is not in its own line of sight.
- The ban on capturing holds until the first move has been made, also when the first player
  resigns instead. A set-up position counts as moved.
- A player who is stuck after a resignation is out, too: it is their turn and they have no move.
- The tie by the last two pieces is tested after moves only, not after a resignation.
- A typed cell off the board, or named twice, makes a text invalid; on a move object it is illegal.
- `check` and `apply` take the parts in any order, `parse_move` returns the `tidied` move.
- The end of the game is tested in this order: players without pieces, players without a move, tie.
- Repetitions are counted since the last time a piece left the board: fewer pieces never become
  more, so no older position can return. The start of the game counts as an occurrence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from rules.adamas import setup as setup
from rules.adamas.board import (
    Board,
    Stack,
    Stacks,
    between,
    board_of,
    capturable,
    cell_name,
    cell_order,
    cells_in_sight,
    stacks_in_sight,
    visible_enemies,
)
from rules.adamas.diagram import draw_board
from rules.adamas.events import Captured, Moved, Removed, Repeated
from rules.adamas.moves import Merge, Move, Part, Split, legs_of, read_move
from rules.adamas.splits import Shares, SplitProgress, land, lifted, shares
from rules.core import (
    SEATS,
    Event,
    Game,
    IllegalMove,
    InvalidOptions,
    InvalidSetup,
    Message,
    Options,
    Position,
    finished,
    last_one_wins,
    option,
    stand_in_names,
)
from rules.core.event import CommandGiven, Eliminated
from rules.core.message import listed

__all__ = [
    "MOST_PIECES",
    "Adamas",
    "AdamasOptions",
    "AdamasState",
    "Merge",
    "Move",
    "Split",
    "position",
]

MOST_PIECES = 99


@dataclass(frozen=True, slots=True)
class AdamasOptions(Options):
    """The parameters of the challenge command."""

    size: int | None = option(
        None,
        "Cells per side",
        "The number of cells on each side of the board. Standard: 3 for two players, 4 for three.",
        low=2,
        high=8,
    )
    pieces: int | None = option(
        None,
        "Pieces each",
        "The number of pieces each player starts with. Standard: 8 with 3 cells per side, and 4 "
        "more for each further cell.",
        low=1,
        high=MOST_PIECES,
    )
    prog_cap: bool = option(
        False,
        "Progressive capture",
        "The parts of a split land one after another. Before each part, the pieces that see a "
        "stack are counted again.",
    )

    def resolved(self, players: int) -> AdamasOptions:
        Options.resolved(self, players)
        size = self.size if self.size is not None else (3 if players == 2 else 4)
        pieces = self.pieces if self.pieces is not None else 4 * (size - 1)
        return replace(self, size=size, pieces=pieces)


@dataclass(frozen=True, slots=True, kw_only=True)
class AdamasState(Position):
    """A position of Adamas; nothing is hidden, so it is every player's view, too."""

    game: ClassVar[str] = "adamas"

    options: AdamasOptions
    stacks: tuple[Stack | None, ...]
    """The stack on each cell, None for an empty cell, in the order of `board.cells`."""
    opened: bool
    """Whether captures are allowed: not before the first move of the game."""
    last: frozenset[str] = frozenset()
    """The cells that the last move reached."""
    earlier: tuple[tuple[int | None, tuple[Stack | None, ...]], ...] = ()
    """The mover and the stacks of each earlier position since a piece last left the board."""

    @property
    def board(self) -> Board:
        return board_of(self.options.size)

    @property
    def repeated(self) -> bool:
        """Whether this position, mover included, has occurred three times or more."""
        return self.to_move is not None and self.earlier.count((self.to_move, self.stacks)) >= 2

    def stack(self, cell: str) -> Stack | None:
        """Return the stack on a cell, None without one. Raises IllegalMove for an unknown cell."""
        return self.stacks[self.number(cell)]

    def number(self, cell: str) -> int:
        """Return the number of a cell in cell order. Raises IllegalMove for an unknown cell."""
        if cell not in self.board.index:
            raise IllegalMove("{cell} is not on the board", cell=cell)
        return self.board.index[cell]

    def may_fall(self, cell: int) -> bool:
        """Whether some enemy may capture the stack on a cell number."""
        return self.opened and capturable(self.board, self.stacks, cell)

    def cells_of(self, player: int) -> list[int]:
        """Return the cell numbers of a player's stacks, in cell order."""
        return [i for i, stack in enumerate(self.stacks) if stack and stack.owner == player]

    def to_dict(self) -> dict[str, Any]:
        board = self.board
        by_row = sorted(
            (i for i, stack in enumerate(self.stacks) if stack),
            key=lambda i: (board.places[i][1], board.places[i][0]),
        )
        stacks = {board.cells[i]: self.stacks[i] for i in by_row}
        return Position.to_dict(self) | {
            "stacks": {cell: [SEATS[s.owner], s.height] for cell, s in stacks.items() if s},
            "out": sorted(self.out),
            "size": board.size,
            "repeated": self.repeated,
        }


class Adamas(Game[AdamasOptions, AdamasState, AdamasState, Move]):
    """The rules of Adamas."""

    slug = "adamas"
    title = "Adamas"
    players = range(2, 4)
    options = AdamasOptions
    moves = (Split, Merge)
    syntax = """d1-d3           one piece from d1 to d3 (9xd1-d3: nine)
d1-2xd3,e1      split: two pieces to d3, one to e1
2xd1,3xa4-d4    merge: two from d1 and three from a4 to d4"""

    def initial_state(self, options: AdamasOptions, players: int) -> AdamasState:
        """Return the start position: each player's pieces in a corner of their own ("Start")."""
        options = options.resolved(players)
        assert options.size is not None
        assert options.pieces is not None
        board = board_of(options.size)
        stacks: list[Stack | None] = [None] * len(board.cells)
        for player, corner in enumerate(_corners(options.size, players)):
            stacks[board.index[corner]] = Stack(player, options.pieces)
        return AdamasState(
            options=options,
            names=stand_in_names(players),
            to_move=0,
            stacks=tuple(stacks),
            opened=False,
        )

    def legal_moves(self, view: AdamasState) -> Iterator[Move]:
        """Yield splits by source, then merges by target, cells in cell order."""
        if view.to_move is None:
            return
        for source in view.cells_of(view.to_move):
            yield from _splits(view, source)
        for target in range(len(view.stacks)):
            if may_land(view, view.stacks, target):
                yield from _merges(view, target)

    def check(self, view: AdamasState, move: Move) -> None:
        _stacks_after(view, move)

    def apply(self, state: AdamasState, move: Move) -> AdamasState:
        """Return the position after a move, which may remove players and end the game."""
        mover = state.mover
        stacks = _stacks_after(state, move)
        reached = [cell for _, cell in move.parts] if isinstance(move, Split) else [move.target]
        moved = _without_the_pieceless(
            replace(state, stacks=stacks, opened=True, last=frozenset(reached), turn=state.turn + 1)
        )
        if moved.outcome is None:
            moved = _settled(replace(moved, to_move=moved.next_player(mover)))
        return _remembering(state, _tied(moved))

    def resign(self, state: AdamasState, player: int) -> AdamasState:
        """Return the state after the player's pieces leave the board.

        If they were to move, the turn passes to the next player.
        """
        mover = state.mover
        left = last_one_wins(
            _removed(state, player), Message("{name} resigned", name=state.names[player])
        )
        if left.outcome is None and mover == player:
            left = replace(left, to_move=left.next_player(player))
        settled = _settled(replace(left, earlier=()))
        return settled if settled.to_move == mover else replace(settled, turn=state.turn + 1)

    def may_claim_tie(self, view: AdamasState) -> bool:
        return view.repeated

    def claim_tie(self, state: AdamasState) -> AdamasState:
        """Return the state with a tie between all remaining players, claimed by repetition.

        Raises IllegalMove if the position has not occurred three times.
        """
        _ = state.mover  # refuses claims after the end
        if not state.repeated:
            raise IllegalMove(
                "you can claim a draw only when the same position has occurred three times"
            )
        left = frozenset(range(len(state.names))) - state.out
        return finished(state, left, "draw claimed: the position occurred three times")

    def parse_move(self, view: AdamasState, text: str, *, closed: bool = True) -> list[Move]:
        """Return the one move that a text spells, as a list ("The move syntax is")."""
        move = self.tidied(view, read_move(view.board, text))
        self.check(view, move)
        return [move]

    def effects(
        self,
        before: AdamasState,
        move: Move | CommandGiven,
        after: AdamasState,
        viewer: int | None,
    ) -> Iterator[Event]:
        landed: Stacks = before.stacks
        if not isinstance(move, CommandGiven):
            yield from _landings(before, move)
            landed = _stacks_after(before, move)
        totals = _totals(landed, len(after.names))
        for player in sorted(after.out - before.out):
            if not isinstance(move, CommandGiven) or move.player != player:
                stuck, name = totals[player] > 0, after.names[player]
                yield Eliminated(player, _no_move(name) if stuck else _no_pieces([name]))
            if totals[player]:
                stood = zip(before.board.cells, landed, strict=True)
                stacks = ((cell, one.height) for cell, one in stood if one and one.owner == player)
                yield Removed(player, totals[player], tuple(stacks))
        if after.repeated and not isinstance(move, CommandGiven):
            yield Repeated()

    def tidied(self, view: AdamasState, move: Move) -> Move:
        """Return the move with its parts in cell order.

        Parts keep their order where it decides which captures are legal.
        """
        if isinstance(move, Split) and view.options.prog_cap:
            return move
        parts = tuple(sorted(move.parts, key=lambda part: cell_order(part[1])))
        return replace(move, parts=parts)

    def diagram(self, view: AdamasState, *, coordinates: bool = False) -> str:
        """Return the text's figure of the board.

        With `coordinates` it also names the cells and each player's pieces.
        """
        board = draw_board(view.board, view.stacks, view.last, SEATS.lower(), coordinates)
        if not coordinates:
            return board
        players = (f"{SEATS[player]} {name}" for player, name in enumerate(view.names))
        return f"{board}\n\n{'   '.join(players)}"

    def read_setup(self, options: AdamasOptions, names: tuple[str, ...], text: str) -> AdamasState:
        stacks, to_move = setup.read(SEATS[: len(names)], text)
        try:
            return position(stacks, to_move, options, len(names), names)
        except InvalidOptions as error:
            raise InvalidSetup(error.reason) from None

    def check_supply(self, state: AdamasState) -> None:
        pieces = state.options.pieces
        assert pieces is not None
        for name, count in zip(state.names, _totals(state.stacks, len(state.names)), strict=True):
            if count > pieces:
                raise InvalidSetup(
                    "each player has {pieces} pieces, but {name} has {count}",
                    pieces=pieces,
                    name=name,
                    count=count,
                )

    def write_setup(self, state: AdamasState) -> str:
        there = zip(state.board.cells, state.stacks, strict=True)
        stacks = {cell: (SEATS[s.owner], s.height) for cell, s in there if s}
        return setup.write(SEATS[: len(state.names)], stacks, state.to_move or 0)


def position(
    stacks: Mapping[str, Sequence[object]],
    to_move: int = 0,
    options: AdamasOptions | None = None,
    players: int = 2,
    names: tuple[str, ...] = (),
) -> AdamasState:
    """Return a set-up position from stacks such as `{"a3": ("O", 8)}`.

    Captures are allowed at once. Without names the players get default names. Players without
    pieces are out, and so are players who have no move when it is their turn. Raises InvalidOptions
    if a stack is impossible, fewer than two players have pieces, or the player to move has none.
    """
    options = (options or AdamasOptions()).resolved(players)
    assert options.size is not None
    placed = _placed(board_of(options.size), stacks, SEATS[:players])
    names = names or stand_in_names(players)
    totals = _totals(placed, players)
    if max(totals) > MOST_PIECES:
        raise InvalidOptions("stacks", "a player has at most {most} pieces", most=MOST_PIECES)
    if len(totals) - totals.count(0) < 2:
        raise InvalidOptions("stacks", "at least two players must have pieces")
    if to_move not in range(players) or not totals[to_move]:
        raise InvalidOptions("to_move", "the player to move must have pieces")
    return _settled(
        AdamasState(
            options=options,
            names=names,
            to_move=to_move,
            out=frozenset(p for p in range(players) if not totals[p]),
            stacks=placed,
            opened=True,
        )
    )


def _totals(stacks: Stacks, players: int) -> list[int]:
    """Return each player's number of pieces."""
    return [sum(s.height for s in stacks if s and s.owner == p) for p in range(players)]


def _placed(
    board: Board, stacks: Mapping[str, Sequence[object]], colours: str
) -> tuple[Stack | None, ...]:
    placed: list[Stack | None] = [None] * len(board.cells)
    for cell, stack in stacks.items():
        if cell not in board.index:
            raise InvalidOptions("stacks", "{cell} is not on the board", cell=cell)
        match stack:
            case [str(colour), int(height)] if len(colour) == 1 and colour in colours:
                if not 1 <= height <= MOST_PIECES:
                    raise InvalidOptions(
                        "stacks", "{cell} must hold 1 to {most} pieces", cell=cell, most=MOST_PIECES
                    )
                placed[board.index[cell]] = Stack(colours.index(colour), height)
            case _:
                raise InvalidOptions(
                    "stacks", "“{text}” should look like {example}", text=cell, example="O8"
                )
    return tuple(placed)


def _corners(size: int, players: int) -> tuple[str, ...]:
    """Return the start corners: opposite ones for two players, every other one for three."""
    side = size - 1
    if players == 2:
        return (cell_name(0, side), cell_name(2 * side, side))
    return (cell_name(0, side), cell_name(side, 2 * side), cell_name(2 * side, 0))


# --- what a move does -------------------------------------------------------------------------


def _stacks_after(state: AdamasState, move: Move) -> tuple[Stack | None, ...]:
    """Return the stacks after a move. Raises IllegalMove if the rules forbid it."""
    owner = state.mover
    if isinstance(move, Split):
        return tuple(_after_split(state, move, owner))
    return tuple(_after_merge(state, move, owner))


def _after_split(state: AdamasState, move: Split, owner: int) -> Stacks:
    """Return the stacks after a split ("a) Split"), which `prog_cap` counts part by part."""
    _check_parts(move.parts, fewest=1)
    total = sum(count for count, _ in move.parts)
    source = _checked_source(state, owner, total, move.source)
    after = lifted(state.stacks, source, total)
    for landed, (count, cell) in enumerate(move.parts):
        target = state.number(cell)
        check_sight(state, source, target)
        _check_landing(state, after if landed and state.options.prog_cap else state.stacks, target)
        land(after, target, Stack(owner, count))
    return after


def _after_merge(state: AdamasState, move: Merge, owner: int) -> Stacks:
    """Return the stacks after a merge ("b) Merge")."""
    after = list(state.stacks)
    _check_parts(move.parts, fewest=2)
    target = state.number(move.target)
    for count, cell in move.parts:
        source = _checked_source(state, owner, count, cell)
        check_sight(state, source, target)
        after = lifted(after, source, count)
    _check_landing(state, state.stacks, target)
    land(after, target, Stack(owner, sum(count for count, _ in move.parts)))
    return after


def _landings(before: AdamasState, move: Move) -> Iterator[Event]:
    """Yield an event for each landing, in order, and for each capture there."""
    owner, board, heights = before.mover, before.board, {}
    for leg in legs_of(move):
        target = leg.target
        stood = before.stacks[board.index[target]]
        enemy = stood if stood is not None and stood.owner != owner else None
        if target not in heights:
            heights[target] = stood.height if stood is not None and enemy is None else 0
            if enemy is not None:
                yield Captured(owner, target, enemy.owner, enemy.height)
        heights[target] += leg.count
        yield Moved(owner, leg.count, leg.source, target, heights[target])


def _check_parts(parts: tuple[Part, ...], fewest: int) -> None:
    if len(parts) < fewest:
        if fewest == 1:
            raise IllegalMove("at least one piece must move")
        raise IllegalMove("a merge needs pieces from two or more stacks")
    named: set[str] = set()
    for count, cell in parts:
        if count < 1:
            raise IllegalMove("at least one piece must move")
        if cell in named:
            raise IllegalMove("{what} appears twice", what=cell)
        named.add(cell)


def _checked_source(state: AdamasState, owner: int, count: int, cell: str) -> int:
    source = state.number(cell)
    stack = state.stacks[source]
    if stack is None:
        raise IllegalMove("{cell} is empty. Choose one of your stacks.", cell=cell)
    if stack.owner != owner:
        raise IllegalMove(
            "{cell} is {name}’s stack. Choose one of yours.",
            cell=cell,
            name=state.names[stack.owner],
        )
    if count > stack.height:
        held = Message.counted(stack.height, "{n} piece", "{n} pieces")
        raise IllegalMove("{cell} holds {held}, not {count}", cell=cell, held=held, count=count)
    return source


def check_sight(state: AdamasState, source: int, target: int) -> None:
    """Raise IllegalMove unless a target is in line of sight of a source."""
    board = state.board
    here, there = board.cells[source], board.cells[target]
    if source == target:
        raise IllegalMove("the pieces are already on {source}", source=here)
    try:
        blocker = between(board, state.stacks, source, target)
    except ValueError:
        raise IllegalMove(
            "{target} is not in line with {source}", source=here, target=there
        ) from None
    if blocker is not None:
        raise IllegalMove(
            "{blocker} stands between {source} and {target}",
            blocker=board.cells[blocker],
            source=here,
            target=there,
        )


def may_land(state: AdamasState, counted: Stacks, target: int) -> bool:
    """Whether pieces of the mover may go to a cell in sight ("Capture").

    `counted` are the stacks that decide captures: under `prog_cap` with the earlier parts landed.
    """
    stack = state.stacks[target]
    if stack is None or stack.owner == state.to_move:
        return True
    return state.opened and capturable(state.board, counted, target)


def _check_landing(state: AdamasState, counted: Stacks, target: int) -> None:
    stack = state.stacks[target]
    if stack is None or may_land(state, counted, target):
        return
    cell = state.board.cells[target]
    if not state.opened:
        raise IllegalMove(
            "{cell} cannot be captured: the first move of the game may not capture", cell=cell
        )
    count = visible_enemies(state.board, counted, target, stack.owner)
    reason = Message.counted(
        count,
        "{cell} cannot be captured: {n} piece sees it, but its height is {height}",
        "{cell} cannot be captured: {n} pieces see it, but its height is {height}",
        cell=cell,
        height=stack.height,
    )
    if counted is not state.stacks:
        #: {reason}: “b3 cannot be captured: 2 pieces see it, but its height is 3”
        reason = Message("once the earlier parts have landed, {reason}", reason=reason)
    raise IllegalMove(reason)


# --- which moves there are --------------------------------------------------------------------


def _splits(state: AdamasState, source: int) -> Iterator[Split]:
    stack, stacks, board = state.stacks[source], state.stacks, state.board
    assert stack is not None
    targets = cells_in_sight(board, stacks, source)
    seen = [stacks[cell] for cell in targets]
    sees_enemies = any(other is not None and other.owner != stack.owner for other in seen)
    if state.options.prog_cap and state.opened and sees_enemies:
        for total in range(1, stack.height + 1):
            for order in SplitProgress(board, stacks, source, total).orders(targets):
                yield Split(board.cells[source], _parts(board, order))
        return
    limits = [(cell, stack.height) for cell in targets if may_land(state, stacks, cell)]
    for choice in shares(limits, stack.height):
        yield Split(board.cells[source], _parts(board, choice))


def _merges(state: AdamasState, target: int) -> Iterator[Merge]:
    limits = []
    for cell in sorted(stacks_in_sight(state.board, state.stacks, target)):
        stack = state.stacks[cell]
        if stack is not None and stack.owner == state.to_move:
            limits.append((cell, stack.height))
    for choice in shares(limits, sum(height for _, height in limits)):
        if len(choice) > 1:
            yield Merge(_parts(state.board, choice), state.board.cells[target])


def _parts(board: Board, choice: Shares) -> tuple[Part, ...]:
    return tuple((count, board.cells[cell]) for cell, count in choice)


def _has_move(state: AdamasState) -> bool:
    """Whether the mover has a legal move.

    Neighbouring cells are enough to test: a stack that can move at all can move to one of them.
    """
    return any(
        may_land(state, state.stacks, ray[0])
        for cell in state.cells_of(state.mover)
        for ray in state.board.rays[cell]
        if ray
    )


# --- who is out, and how it ends ("Aim") ------------------------------------------------------


def _removed(state: AdamasState, player: int) -> AdamasState:
    stacks = tuple(None if s is not None and s.owner == player else s for s in state.stacks)
    return replace(state, stacks=stacks, out=state.out | {player})


def _without_the_pieceless(state: AdamasState) -> AdamasState:
    """Return the state without the players who have lost their last piece."""
    players = set(range(len(state.names))) - state.out
    gone = players - {stack.owner for stack in state.stacks if stack}
    if not gone:
        return state
    state = replace(state, out=state.out | gone)
    return last_one_wins(state, _no_pieces([state.names[p] for p in sorted(gone)]))


def _no_pieces(names: Sequence[str]) -> Message:
    if len(names) == 1:
        return Message("{name} has no pieces left", name=names[0])
    return Message("{names} have no pieces left", names=listed(names))


def _settled(state: AdamasState) -> AdamasState:
    """Return the state with the next player who can move to move; skipped players are out."""
    while state.to_move is not None and not _has_move(state):
        player = state.to_move
        state = last_one_wins(_removed(state, player), _no_move(state.names[player]))
        if state.outcome is None:
            state = replace(state, to_move=state.next_player(player))
    return state


def _no_move(name: str) -> Message:
    return Message("{name} has no legal move", name=name)


def _tied(state: AdamasState) -> AdamasState:
    """Return the state, tied if just two pieces are left and neither can be captured next turn."""
    left = [i for i, stack in enumerate(state.stacks) if stack]
    pieces = sum(stack.height for stack in state.stacks if stack)
    if state.outcome is not None or pieces > 2 or capturable(state.board, state.stacks, left[0]):
        return state
    owners = frozenset(stack.owner for stack in state.stacks if stack)
    return finished(state, owners, "two pieces are left and neither can be captured")


def _remembering(before: AdamasState, after: AdamasState) -> AdamasState:
    """Return the state `after` a move, with the earlier positions that could still be repeated."""
    same = _count(before) == _count(after)
    met = (before.to_move, before.stacks)
    return replace(after, earlier=(*before.earlier, met) if same else ())


def _count(state: AdamasState) -> int:
    return sum(stack.height for stack in state.stacks if stack)
