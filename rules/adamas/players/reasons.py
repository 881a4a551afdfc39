"""Why a move is good, in one sentence, from what it does on the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.adamas.players.board import Built, Field
from rules.adamas.players.evaluation import WIN, solved


@dataclass(frozen=True, slots=True)
class Effects:
    """What a move changes. Cells are numbers; `hanging` ones could be captured next."""

    captured: list[int]
    captured_pieces: int
    saved: list[int]
    threatened: list[int]
    hanging: list[int]
    won: bool
    tied: bool
    gathered: tuple[int, int] | None
    """A cell and the height of a new stack there that nobody has the pieces to capture."""
    room: tuple[int, int]
    """The empty cells in sight of the mover's stacks, before and after."""
    forced: float | None
    """What the position after the move is worth for the mover, if its end is known."""


def reason(field: Field, built: Built) -> str:
    """The sentence for a legal move of the player to move: lower case, no full stop."""
    effects = effects_of(field, built)
    names = field.geometry.board.cells
    if effects.won:
        if effects.captured:
            return f"captures {_listed(effects.captured, names)} and wins: nothing else is left"
        return "wins: it leaves nobody else a legal move"
    if effects.tied:
        return "ties: two pieces are left and neither can capture the other"
    gains = _gains(effects, names)
    if effects.forced is not None:
        return _end(effects.forced, gains) + _risk(effects, names)
    safe = "" if effects.hanging else ", and none of your stacks can be captured"
    return (gains or _freedom(effects)) + _risk(effects, names) + safe


def effects_of(field: Field, built: Built) -> Effects:
    """What a legal move of the player to move does; the field is left as it was."""
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
    """The cells of the player's stacks that are as high as their visible enemy count."""
    return [c for c in field.cells(player) if field.count(c, player) == field.own[player][c]]


def _others_hanging(field: Field, player: int) -> list[int]:
    """The other players' stacks that could be captured and that the player sees."""
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


def _end(worth: float, gains: str) -> str:
    """What a move gains on the way to an end that is known, and when that comes."""
    # Every other ply is the mover's.
    more = int(WIN - abs(worth)) // 2
    if worth > 0:
        end = f"forces the win in {_moves(more)} at most"
        return f"{gains} and {end}" if gains else end
    end = f"can hold out for {_moves(more)}" if more else "loses at once"
    return f"{gains}, but {end}" if gains else end


def _gains(effects: Effects, names: Sequence[str]) -> str:
    """What the move gains, nothing perhaps."""
    gains = []
    if effects.captured:
        gains.append(
            f"captures {_listed(effects.captured, names)} ({_pieces(effects.captured_pieces)})"
        )
    if effects.saved:
        gains.append(f"saves {_listed(effects.saved, names)} from capture")
    if effects.threatened:
        at_once = " at once" if len(effects.threatened) > 1 else ""
        gains.append(f"threatens {_listed(effects.threatened, names)}{at_once}")
    if effects.gathered and len(gains) < 2:
        cell, height = effects.gathered
        gains.append(f"gathers {height} on {_listed([cell], names)}, too many to be captured")
    return " and ".join(gains) if len(gains) < 3 else f"{gains[0]}, {gains[1]} and {gains[2]}"


def _freedom(effects: Effects) -> str:
    before, after = effects.room
    if after > before:
        return f"has {after} empty cells in sight instead of {before}"
    return "waits for a better chance"


def _risk(effects: Effects, names: Sequence[str]) -> str:
    """What the move leaves to be captured, nothing perhaps."""
    if not effects.hanging:
        return ""
    return f", though {_listed(effects.hanging, names)} can be captured"


def _listed(cells: list[int], names: Sequence[str]) -> str:
    texts = [names[cell] for cell in cells]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"


def _pieces(count: int) -> str:
    return "1 piece" if count == 1 else f"{count} pieces"


def _moves(count: int) -> str:
    return "1 more move" if count == 1 else f"{count} more moves"
