"""What a table promises: points that are still to come, and how good a lead is.

A cell that is asked for all three corners takes one tile of the whole set, so it belongs to
whoever has that tile: nobody else can ever fill it, and what it asks for cannot change. Its owner
waits while more bites around it are closed, for holes multiply. Two or three holes are always
closed in such a cell; everything else is small change.
"""

from rules.holomino.players.board import Board

TWO_MISSING = 0.08
"""How likely a promised cell with two empty neighbours gets both filled in time."""
THREE_MISSING = 0.02

OWNER_NEXT = 0.9
"""How likely the only empty neighbour is filled when its owner can, and is to move."""
OWNER_LATER = 0.6
"""The same when the other player may spoil it first."""
OWNER_DRAWS = 0.3
"""The same when the owner must first draw a tile for it."""
HOPELESS = 0.02

DOUBT = 20.0
"""The lead in points that half decides a game which is all but over."""
DOUBT_A_TURN = 3.0
"""How much more it takes for every tile still to be placed."""

NEVER = 0.03
"""How likely what could be had at once is never had after all: a reason not to put it off."""

UNKNOWN_DIGIT = 3

Promise = tuple[int, int, int, float, int, int]
"""The one tile a cell takes; the points it is worth at once; the points more if all its
neighbours are filled first; how likely that is, if it does not depend on who fills the last; the
tiles that fit in its only empty neighbour; the cell."""

Promises = tuple[Promise, ...]
"""Tuples of numbers in a tuple, for the garbage collector passes these by: with anything else a
third of the time goes to it, for there are hundreds of thousands."""


def promised(board: Board, alive: int) -> Promises:
    """Return what each cell that only one of these tiles fits promises to that tile's owner.

    `alive` are the tiles not on the table.
    """
    found = (_promised_at(board, cell, alive) for cell in board.open)
    return tuple(promise for promise in found if promise)


def promised_after(board: Board, before: Promises, cell: int, tile: int, alive: int) -> Promises:
    """Return the promises once a tile was put into a cell, from what they were before.

    A tile matters to the cells around it, and to those whose last neighbour is around it: to look
    at these alone takes a third of the time, and this is what most of it goes into.
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
        # In most cells one of the corners is free.
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
    """How good it is to be so many points ahead with these promises: -1 to 1.

    What can be had at once counts as points. What may become of it counts by how far it would
    swing the game, for a thousand points win no more games than are there to be won.
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
            # With an odd number of tiles left whoever draws first draws one more.
            hopes.append((now if my_move else -now, 1 / left))
    doubt = DOUBT + DOUBT_A_TURN * (mine | theirs | sack).bit_count()
    plain = value = ahead / (abs(ahead) + doubt)
    for points, chance in hopes:
        there = ahead + points
        value += chance * (there / (abs(there) + doubt) - plain)
    return value


def _chance(fit: int, others: int, sack: int, first: bool) -> float:
    """How likely an owner can have the last empty neighbour filled."""
    if fit & others:
        return OWNER_NEXT if first else OWNER_LATER
    return OWNER_DRAWS if fit & sack else HOPELESS


def final(points: int) -> float:
    """How good it is to have ended with this lead: winning first, the margin last."""
    return (points > 0) - (points < 0) + points * 1e-7
