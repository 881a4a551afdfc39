"""The static evaluation: promises of points to come, and the value of a lead.

A cell whose three corners are all determined takes a single tile of the set, so only that tile's
owner can fill it. This is a *promise*. Its owner can wait until more neighbours are filled, as
holes multiply. A tile there always closes two or three holes; other cells hardly matter.
"""

from rules.holomino.players.board import Board

TWO_MISSING = 0.08
"""The chance that both empty neighbours of a promised cell are filled in time."""
THREE_MISSING = 0.02

OWNER_NEXT = 0.9
"""The chance that the last empty neighbour is filled if the owner can fill it and is to move."""
OWNER_LATER = 0.6
"""The same if the other player moves first and may block it."""
OWNER_DRAWS = 0.3
"""The same if the owner must first draw a tile for it."""
HOPELESS = 0.02

DOUBT = 20.0
"""The lead in points that counts as half a win near the end of the game."""
DOUBT_A_TURN = 3.0
"""The increase of that lead for every tile still to be placed."""

NEVER = 0.03
"""The chance that points available now are missed later, a reason not to delay them."""

UNKNOWN_DIGIT = 3

Promise = tuple[int, int, int, float, int, int]
"""A promise: (tile, now, more, chance, fit, cell).

`tile` is the only one that fits the cell, `now` its points at present, and `more` the additional
points if all neighbours are filled first. `chance` is the probability of that, 0 if it depends on
who fills the last neighbour, and `fit` has the tiles that fit there.
"""

Promises = tuple[Promise, ...]
"""Nested tuples of numbers, which the garbage collector does not track.

There are hundreds of thousands of them; with other types, garbage collection takes a third of the
time.
"""


def promised(board: Board, alive: int) -> Promises:
    """Return the promises: the cells that only one of the tiles fits.

    `alive` are the tiles not on the table.
    """
    found = (_promised_at(board, cell, alive) for cell in board.open)
    return tuple(promise for promise in found if promise)


def promised_after(board: Board, before: Promises, cell: int, tile: int, alive: int) -> Promises:
    """Return the promises after placing a tile, from the promises before.

    A tile affects only the cells around it, and cells whose last empty neighbour is around it.
    Updating only these takes a third of the time, which matters, as the search spends most of its
    time here.
    """
    digit, there, rings = board.digit, board.there, board.rings
    found: list[Promise] = []
    for promise in before:
        other = promise[5]
        ring = rings.get(other - cell)
        if ring == 1 or other == cell or promise[0] == tile:
            continue
        if ring and promise[2] and not promise[3]:
            promise = (*promise[:4], _last_fit(board, other), other)
        found.append(promise)
    for step in board.steps:
        beside = cell + step
        # Most cells have a corner that is still free, so they are no promise.
        if digit[beside] and not there[beside]:
            fresh = _promised_at(board, beside, alive)
            if fresh:
                found.append(fresh)
    return tuple(found)


def _promised_at(board: Board, cell: int, alive: int) -> Promise | None:
    digit = board.digit
    if board.near[cell] < 2 or not (right := digit[cell]) or not (upper := digit[cell - 1]):
        return None
    if not (lower := digit[cell + board.width - 1]):
        return None
    tile = board.tables.masks[100 * lower + 10 * upper + right] & alive
    return _promise(board, cell, tile) if tile else None


def best_promises(found: Promises) -> Promises:
    """Return the best of these promises for each tile."""
    best = {promise[0]: promise for promise in found}
    if len(best) == len(found):
        return found
    for promise in found:
        if promise[1:3] > best[promise[0]][1:3]:
            best[promise[0]] = promise
    return tuple(best.values())


def _promise(board: Board, cell: int, tile: int) -> Promise:
    ((lower, upper, right),) = board.tables.ways[board.key(cell)][tile]
    sums = board.holes(cell, (lower, upper, right))
    now = board.product(sums) if sums else 0
    missing = 6 - board.near[cell]
    if not missing:
        return tile, now, 0, 0.0, 0, cell
    width, rims = board.width, board.rims
    if rims[cell] != 2:
        sums.append(lower + upper + UNKNOWN_DIGIT)
    if rims[cell + 1 - width] != 2:
        sums.append(upper + right + UNKNOWN_DIGIT)
    if rims[cell + 1] != 2:
        sums.append(right + lower + UNKNOWN_DIGIT)
    more = board.product(sums) - now
    if missing == 1:
        return tile, now, more, 0.0, _last_fit(board, cell), cell
    chance = TWO_MISSING if missing == 2 else THREE_MISSING if missing == 3 else 0.0
    return tile, now, more, chance, 0, cell


def _last_fit(board: Board, cell: int) -> int:
    """Return the tiles that fit in the only empty neighbour of a cell."""
    empty = next(cell + step for step in board.steps if not board.there[cell + step])
    return board.tables.masks[board.key(empty)]


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
    hopes: list[tuple[float, float]] = []
    for tile, now, more, chance, fit, _ in found:
        if tile & mine:
            if now:
                ahead += now
                hopes.append((-now, NEVER))
            if more:
                hopes.append((more, chance or _chance(fit, mine ^ tile, sack, my_move)))
        elif tile & theirs:
            if now:
                ahead -= now
                hopes.append((now, NEVER))
            if more:
                hopes.append((-more, chance or _chance(fit, theirs ^ tile, sack, not my_move)))
        elif (left := sack.bit_count()) & 1:
            # With an odd number of tiles in the sack, the first player to draw gets one more.
            hopes.append((now if my_move else -now, 1 / left))
    doubt = DOUBT + DOUBT_A_TURN * (mine | theirs | sack).bit_count()
    plain = value = ahead / (abs(ahead) + doubt)
    for points, chance in hopes:
        there = ahead + points
        value += chance * (there / (abs(there) + doubt) - plain)
    return value


def _chance(fit: int, others: int, sack: int, first: bool) -> float:
    """Return the chance that an owner gets the last empty neighbour filled."""
    if fit & others:
        return OWNER_NEXT if first else OWNER_LATER
    return OWNER_DRAWS if fit & sack else HOPELESS


def final(points: int) -> float:
    """Return the value of a finished game with this lead; the margin only breaks ties."""
    return (points > 0) - (points < 0) + points * 1e-7
