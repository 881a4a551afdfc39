"""The static evaluation: promises of points to come, and the value of a lead.

A cell whose three corners are all determined takes a single tile of the set, so only that tile's
owner can fill it. This is a *promise*. Its owner can wait until more neighbours are filled, as
holes multiply. A tile there always closes two or three holes; other cells hardly matter.
"""

from typing import Final

from mypy_extensions import i64

from rules.holomino.players.board import SIDES, Board, Promise, Promises

TWO_MISSING: Final = 0.08
"""The chance that both empty neighbours of a promised cell are filled in time."""
THREE_MISSING: Final = 0.02

OWNER_NEXT: Final = 0.9
"""The chance that the last empty neighbour is filled if the owner can fill it and is to move."""
OWNER_LATER: Final = 0.6
"""The same if the other player moves first and may block it."""
OWNER_DRAWS: Final = 0.3
"""The same if the owner must first draw a tile for it."""
HOPELESS: Final = 0.02

DOUBT: Final = 20.0
"""The lead in points that counts as half a win near the end of the game."""
DOUBT_A_TURN: Final = 3.0
"""The increase of that lead for every tile still to be placed."""

NEVER: Final = 0.03
"""The chance that points available now are missed later, a reason not to delay them."""

UNKNOWN_DIGIT: Final = 3


def promised(board: Board, alive: int) -> Promises:
    """Return the promises: the cells that only one of the tiles fits.

    `alive` are the tiles not on the table.
    """
    found: list[Promise] = []
    for cell in board.open:
        _add_promise(board, cell, alive, found)
    return tuple(found)


def promised_after(board: Board, before: Promises, cell: i64, tile: int, alive: int) -> Promises:
    """Return the promises after placing a tile, from the promises before.

    A tile affects only the cells around it, and cells whose last empty neighbour is around it.
    Updating only these takes a third of the time, which matters, as the search spends most of its
    time here.
    """
    digit, there, steps, rings, reach = (
        board.digit, board.there, board.steps, board.rings, 2 * board.width
    )  # fmt: skip
    found: list[Promise] = []
    for promise in before:
        other: i64 = promise[5]
        if promise[0] == tile or other == cell:
            continue
        off = other - cell + reach
        if 0 <= off <= 2 * reach and rings[off]:
            if rings[off] == 1:
                continue
            if promise[2] and not promise[3]:
                its, now, more, chance, _, _ = promise
                promise = (its, now, more, chance, _last_fit(board, other), promise[5])
        found.append(promise)
    side: i64 = 0
    while side < SIDES:
        beside = cell + steps[side]
        # Most cells have a corner that is still free, so they are no promise.
        if digit[beside] and not there[beside]:
            _add_promise(board, beside, alive, found)
        side += 1
    return tuple(found)


def _add_promise(board: Board, cell: i64, alive: int, found: list[Promise]) -> None:
    """Append the promise of an empty cell, if it is one."""
    digit = board.digit
    lower, upper, right = digit[cell + board.width - 1], digit[cell - 1], digit[cell]
    if lower and upper and right and board.near[cell] > 1:
        way = lower << 8 | upper << 4 | right
        tile = board.tables.masks[way] & alive
        if tile:
            found.append(_promise(board, cell, tile, way))


def best_promises(found: Promises) -> Promises:
    """Return the best of these promises for each tile."""
    seen = 0
    for promise in found:
        if promise[0] & seen:
            break
        seen |= promise[0]
    else:
        return found
    best = {promise[0]: promise for promise in found}
    for promise in found:
        if promise[1:3] > best[promise[0]][1:3]:
            best[promise[0]] = promise
    return tuple(best.values())


def _promise(board: Board, cell: i64, tile: int, way: i64) -> Promise:
    now = board.points(cell, way)
    missing = 6 - board.near[cell]
    if not missing:
        return tile, now, 0, 0.0, 0, cell
    more = board.points(cell, way, UNKNOWN_DIGIT) - now
    if missing == 1:
        return tile, now, more, 0.0, _last_fit(board, cell), cell
    chance = TWO_MISSING if missing == 2 else THREE_MISSING if missing == 3 else 0.0
    return tile, now, more, chance, 0, cell


def _last_fit(board: Board, cell: i64) -> int:
    """Return the tiles that fit in the only empty neighbour of a cell."""
    there, steps = board.there, board.steps
    side: i64 = 0
    while there[cell + steps[side]]:
        side += 1
    return board.tables.masks[board.key(cell + steps[side])]


def estimate(
    found: Promises,
    mine: int,
    theirs: int,
    sack: int,
    ahead: float,
    my_move: bool,
) -> float:
    """Return the value, -1 to 1, of being `ahead` points ahead with these promises.

    Points available now count fully. Further points count by how much they would change the
    value, weighted with their chance, as more points than needed do not help.
    """
    for tile, now, _, _, _, _ in found:
        if tile & mine:
            ahead += now
        elif tile & theirs:
            ahead -= now
    doubt = DOUBT + DOUBT_A_TURN * (mine | theirs | sack).bit_count()
    plain = value = ahead / (abs(ahead) + doubt)
    for tile, now, more, chance, fit, _ in found:
        if tile & mine:
            if now:
                value += NEVER * _gained(ahead, -now, doubt, plain)
            if more:
                chance = chance or _chance(fit, mine ^ tile, sack, my_move)
                value += chance * _gained(ahead, more, doubt, plain)
        elif tile & theirs:
            if now:
                value += NEVER * _gained(ahead, now, doubt, plain)
            if more:
                chance = chance or _chance(fit, theirs ^ tile, sack, not my_move)
                value += chance * _gained(ahead, -more, doubt, plain)
        elif sack.bit_count() & 1:
            # With an odd number of tiles in the sack, the first player to draw gets one more.
            points = now if my_move else -now
            value += 1 / sack.bit_count() * _gained(ahead, points, doubt, plain)
    return value


def _gained(ahead: float, points: float, doubt: float, plain: float) -> float:
    """Return by how much more points raise the value."""
    ahead += points
    return ahead / (abs(ahead) + doubt) - plain


def _chance(fit: int, others: int, sack: int, first: bool) -> float:
    """Return the chance that an owner gets the last empty neighbour filled."""
    if fit & others:
        return OWNER_NEXT if first else OWNER_LATER
    return OWNER_DRAWS if fit & sack else HOPELESS


def final(points: int) -> float:
    """Return the value of a finished game with this lead; the margin only breaks ties."""
    return (points > 0) - (points < 0) + points * 1e-7
