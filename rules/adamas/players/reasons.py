"""Explanations of moves: short texts made of a move's effects on the board."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rules.adamas.game import AdamasState
from rules.adamas.moves import Move
from rules.adamas.players.board import Built, Field
from rules.adamas.players.evaluation import WIN, solved
from rules.core.analysis import Line
from rules.core.message import Message, listed
from rules.core.mind import YOURS, worse_chance


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces on some cells, which are numbers."""

    cells: list[int]
    count: int


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of a move. The `hanging` pieces could be captured next."""

    captured: Pieces
    saved: Pieces
    threatened: Pieces
    hanging: Pieces
    hung: int
    """The mover's pieces that could have been captured before the move."""
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
        if effects.captured.cells:
            return Message(
                "captures {cells} and wins: nothing else is left",
                cells=_listed(effects.captured.cells, names),
            )
        return Message("wins: no other player has a legal move left")
    if effects.tied:
        return Message(
            "draws, and no better move was found: two pieces are left and neither can capture "
            "the other"
        )
    gains = _gains(effects, names)
    if effects.forced is not None:
        return _end(effects.forced, gains[:1])
    does = listed(gains) if gains else _freedom(effects)
    if not effects.hanging.cells:
        #: {does}: such as “captures 2 pieces on c3”
        return Message("{does}. None of your stacks can be captured", does=does)
    #: {does}: “captures 2 pieces on c3”. {price}: a whole sentence, “In return you risk 1 piece on
    #: d1, …”
    return Message("{does}. {price}", does=does, price=_price(effects, names))


def _price(effects: Effects, names: Sequence[str]) -> Message:
    """Return the sentence on the pieces in danger, compared with what the move gains."""
    risked = effects.hanging.count
    cells = _listed(effects.hanging.cells, names)
    if risked < effects.hung:
        return Message.counted(
            risked,
            "Then only {n} of your pieces is in danger instead of {before}: the one on {cells}",
            "Then only {n} of your pieces are in danger instead of {before}: those on {cells}",
            before=effects.hung,
            cells=cells,
        )
    if risked <= effects.captured.count:
        return Message.counted(
            risked,
            "In return you risk {n} piece on {cells}, no more than you capture",
            "In return you risk {n} pieces on {cells}, no more than you capture",
            cells=cells,
        )
    if risked < effects.threatened.count:
        return Message.counted(
            risked,
            "In return you risk {n} piece on {cells}, fewer than you threaten",
            "In return you risk {n} pieces on {cells}, fewer than you threaten",
            cells=cells,
        )
    return Message.counted(
        risked,
        "In return you risk {n} piece on {cells}, but no better move was found",
        "In return you risk {n} pieces on {cells}, but no better move was found",
        cells=cells,
    )


def explain(view: AdamasState, line: Line[Move], than: Line[Move] | None) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    field = Field(view)
    good = reason(field, field.built(line.move))
    if than is None:
        return good
    better, worse = (effects_of(field, field.built(one.move)) for one in (line, than))
    #: two sentences: why a move is good, and what was wrong with the move that was made
    return Message("{good}. {bad}", good=good, bad=_what_is_wrong(field, better, worse, line, than))


def _what_is_wrong(
    field: Field, better: Effects, worse: Effects, line: Line[Move], than: Line[Move]
) -> Message:
    """Return the sentence on what is worse about `than`."""
    names = field.geometry.board.cells
    risked = sorted(set(worse.hanging.cells) - set(better.hanging.cells))
    if risked:
        return Message("{move} risks {cells}", move=YOURS, cells=_listed(risked, names))
    if better.captured.count > worse.captured.count:
        if not worse.captured.cells:
            return Message("{move} captures nothing", move=YOURS)
        return Message.counted(
            worse.captured.count,
            "{move} captures only {n} piece",
            "{move} captures only {n} pieces",
            move=YOURS,
        )
    return worse_chance(line, than)


def effects_of(field: Field, built: Built) -> Effects:
    """Return the effects of a legal move; `field` is unchanged afterwards."""
    mover = field.mover
    assert mover is not None
    enemy = [*field.enemy[mover]]
    captured = _pieces([cell for cell, _ in built[1] if enemy[cell]], enemy)
    heights = [*field.own[mover]]
    before = hanging(field, mover)
    before_theirs = {c for other in range(field.players) for c in hanging(field, other)}
    room = _room(field, mover)
    undo = field.play(built)
    mine = hanging(field, mover)
    alone = field.totals[mover] == sum(field.totals)
    effects = Effects(
        captured=captured,
        saved=_pieces({*before} - {*mine}, heights),
        threatened=_pieces({*_others_hanging(field, mover)} - before_theirs, [*field.enemy[mover]]),
        hanging=_pieces(mine, [*field.own[mover]]),
        hung=_pieces(before, heights).count,
        won=field.mover is None and alone,
        tied=field.mover is None and not alone,
        gathered=_gathered(field, mover, built),
        room=(room, _room(field, mover)),
        forced=_known(field, mover),
    )
    field.undo(undo)
    return effects


def _pieces(cells: Collection[int], heights: Sequence[int]) -> Pieces:
    """Return the pieces on some cells; `heights` are those of all cells."""
    return Pieces(sorted(cells), sum(heights[cell] for cell in cells))


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
    enemy_pieces = sum(field.totals) - field.totals[player]
    for cell, count in built[1]:
        height = field.own[player][cell]
        if height > enemy_pieces >= height - count:
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
            "forces the win on your next turn",
            "forces the win within your next {n} turns",
        )
        return listed([*gains, end])
    if not more:
        return Message("every move loses, this one too")
    return Message.counted(
        more,
        "every move loses, but this one holds out longest: you get up to {n} more turn",
        "every move loses, but this one holds out longest: you get up to {n} more turns",
    )


def _gains(effects: Effects, names: Sequence[str]) -> list[Message]:
    """Return at most two gains of a move."""
    gains = []
    if effects.captured.cells:
        gains.append(
            Message.counted(
                effects.captured.count,
                "captures {n} piece on {cells}",
                "captures {n} pieces on {cells}",
                cells=_listed(effects.captured.cells, names),
            )
        )
    if effects.saved.cells:
        gains.append(
            Message.counted(
                effects.saved.count,
                "saves your piece on {cells} from capture",
                "saves your {n} pieces on {cells} from capture",
                cells=_listed(effects.saved.cells, names),
            )
        )
    if effects.threatened.cells:
        gains.append(
            Message.counted(
                effects.threatened.count,
                "threatens {n} piece on {cells}",
                "threatens {n} pieces on {cells}",
                cells=_listed(effects.threatened.cells, names),
            )
        )
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
    return Message("waits, as no better move was found")


def _listed(cells: list[int], names: Sequence[str]) -> Message:
    return listed([names[cell] for cell in cells])
