"""Explanations of moves: short texts made of a move's effects on the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.adamas.game import AdamasState
from rules.adamas.moves import Move
from rules.adamas.players.board import Built, Field
from rules.adamas.players.evaluation import WIN, solved
from rules.core.analysis import Line
from rules.core.message import Message, listed


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of a move. Cells are numbers; `hanging` ones could be captured next."""

    captured: list[int]
    captured_pieces: int
    saved: list[int]
    threatened: list[int]
    hanging: list[int]
    won: bool
    tied: bool
    gathered: tuple[int, int] | None
    """A new stack's cell and height if it exceeds the number of enemy pieces, otherwise None."""
    room: tuple[int, int]
    """The empty cells in sight of the mover's stacks, before and after."""
    forced: float | None
    """The mover's worth after the move if the endgame tables know the result, otherwise None."""


def reason(field: Field, built: Built) -> Message:
    """Return the reason for a legal move: a sentence in lower case, without a full stop."""
    effects = effects_of(field, built)
    names = field.geometry.board.cells
    if effects.won:
        if effects.captured:
            return Message(
                "captures {cells} and wins: nothing else is left",
                cells=_listed(effects.captured, names),
            )
        return Message("wins: no other player has a legal move left")
    if effects.tied:
        return Message("draws: two pieces are left and neither can capture the other")
    gains = _gains(effects, names)
    if effects.forced is not None:
        return _end(effects.forced, gains[:1])
    does = listed(gains) if gains else _freedom(effects)
    if effects.hanging:
        return Message(
            "{does}. The price: {cells} can be captured",
            does=does,
            cells=_listed(effects.hanging, names),
        )
    return Message("{does}. None of your stacks can be captured", does=does)


def explain(view: AdamasState, line: Line[Move], than: Line[Move] | None) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    field = Field(view)
    good = reason(field, field.built(line.move))
    if than is None:
        return good
    better, worse = (effects_of(field, field.built(one.move)) for one in (line, than))
    return Message("{good}. {bad}", good=good, bad=_what_is_wrong(field, better, worse, line, than))


def _what_is_wrong(
    field: Field, better: Effects, worse: Effects, line: Line[Move], than: Line[Move]
) -> Message:
    """Return the sentence on what is worse about `than`."""
    names = field.geometry.board.cells
    risked = sorted(set(worse.hanging) - set(better.hanging))
    if risked:
        return Message("The move played risks {cells}", cells=_listed(risked, names))
    if better.captured_pieces > worse.captured_pieces:
        if not worse.captured:
            return Message("The move played captures nothing")
        return Message.counted(
            worse.captured_pieces,
            "The move played captures only {n} piece",
            "The move played captures only {n} pieces",
        )
    return Message(
        "The move played leaves you a win chance of {other:.0%} instead of {share:.0%}",
        share=line.value,
        other=than.value,
    )


def effects_of(field: Field, built: Built) -> Effects:
    """Return the effects of a legal move; `field` is unchanged afterwards."""
    mover = field.mover
    assert mover is not None
    foe = field.foe[mover]
    captured = [cell for cell, _ in built[1] if foe[cell]]
    pieces = sum(foe[cell] for cell in captured)
    before_mine = hanging(field, mover)
    before_theirs = [c for other in range(field.players) for c in hanging(field, other)]
    heights = {cell: field.own[mover][cell] for cell in before_mine}
    room = _room(field, mover)
    undo = field.play(built)
    mine = hanging(field, mover)
    alone = field.totals[mover] == sum(field.totals)
    safe = {cell for cell in before_mine if cell not in mine}
    effects = Effects(
        captured=sorted(captured),
        captured_pieces=pieces,
        saved=sorted(cell for cell in safe if heights[cell]),
        threatened=sorted(set(_others_hanging(field, mover)) - set(before_theirs)),
        hanging=mine,
        won=field.mover is None and alone,
        tied=field.mover is None and not alone,
        gathered=_gathered(field, mover, built),
        room=(room, _room(field, mover)),
        forced=_known(field, mover),
    )
    field.undo(undo)
    return effects


def hanging(field: Field, player: int) -> list[int]:
    """Return the cells of the player's stacks that could be captured."""
    return [*filter(field.capturable, field.cells(player))]


def _others_hanging(field: Field, player: int) -> list[int]:
    """Return the other players' stacks that could be captured and that the player sees."""
    own = field.own[player]
    return [
        cell
        for other in range(field.players)
        if other != player
        for cell in hanging(field, other)
        if any(own[seen] for seen in field.seen(cell)[0])
    ]


def _room(field: Field, player: int) -> int:
    return sum(len(field.seen(cell)[1]) for cell in field.cells(player))


def _gathered(field: Field, player: int, built: Built) -> tuple[int, int] | None:
    foes = sum(field.totals) - field.totals[player]
    for cell, count in built[1]:
        height = field.own[player][cell]
        if height > foes >= height - count:
            return cell, height
    return None


def _known(field: Field, player: int) -> float | None:
    worth = None if field.mover is None else solved(field, field.mover)
    return worth if worth is None or field.mover == player else -worth


def _end(worth: float, gains: list[Message]) -> Message:
    """Return a move's gains and the number of moves to the known end of the game."""
    # Every other ply is the mover's.
    more = int(WIN - abs(worth)) // 2
    if worth > 0:
        end = Message.counted(
            more,
            "forces the win in at most {n} more move",
            "forces the win in at most {n} more moves",
        )
        return listed([*gains, end])
    if not more:
        return Message("every move loses, this one too")
    return Message.counted(
        more,
        "delays your defeat longest, by up to {n} more move",
        "delays your defeat longest, by up to {n} more moves",
    )


def _gains(effects: Effects, names: Sequence[str]) -> list[Message]:
    """Return at most two gains of a move."""
    gains = []
    if effects.captured:
        gains.append(
            Message.counted(
                effects.captured_pieces,
                "captures {n} piece on {cells}",
                "captures {n} pieces on {cells}",
                cells=_listed(effects.captured, names),
            )
        )
    if effects.saved:
        gains.append(Message("saves {cells} from capture", cells=_listed(effects.saved, names)))
    if effects.threatened:
        threatened = _listed(effects.threatened, names)
        if len(effects.threatened) > 1:
            gains.append(Message("threatens {cells} at once", cells=threatened))
        else:
            gains.append(Message("threatens {cell}", cell=threatened))
    if effects.gathered and len(gains) < 2:
        cell, height = effects.gathered
        gains.append(
            Message(
                "gathers {height} pieces on {cell}, too many to be captured",
                height=height,
                cell=names[cell],
            )
        )
    return gains[:2]


def _freedom(effects: Effects) -> Message:
    before, after = effects.room
    if after > before:
        return Message(
            "gives your stacks more room: {after} cells in sight instead of {before}",
            after=after,
            before=before,
        )
    return Message("waits for a better chance")


def _listed(cells: list[int], names: Sequence[str]) -> Message:
    return listed([names[cell] for cell in cells])
