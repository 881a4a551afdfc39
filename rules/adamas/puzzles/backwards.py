"""Positions of Adamas with a win in two, found backwards.

Random positions hardly ever have such a win. So the search changes one stack at a time until X, to
move, loses next turn whatever X plays. Then it retracts a move of O. It keeps only positions in
which that move is the only one that wins.
"""

from random import Random

from rules.adamas.board import board_of
from rules.adamas.game import Adamas, AdamasOptions, AdamasState, Merge, Move, Split, position
from rules.adamas.puzzles.forcing import Forcing, moves
from rules.core import InvalidOptions
from rules.core.clock import Cancelled
from rules.core.puzzle import Out

OWN_STACKS = range(3, 6)
ENEMY_STACKS = range(1, 4)
OWN_HEIGHTS = (1, 1, 2, 2, 3)
ENEMY_HEIGHTS = (1, 1, 2)

HIGHEST = 5

FEWEST_PIECES = 7
"""The fewest pieces of both sides together; six allow only about a thousand puzzles."""

PATIENCE = 60
"""Changes without gain after which the search gives up a position."""

BACK = 200
"""The number of random attempts to retract a move."""

FEWEST_REPLIES = 3
FEWEST_MOVES = 24
MOST_MOVES = 600
"""The most legal first moves in a puzzle."""

BUDGET = 60_000
"""The most moves to try in one position."""

OWN, ENEMY = 0, 1

Pieces = dict[str, tuple[str, int]]
"""Colour and height by cell."""


def won_in_two(options: AdamasOptions, rng: Random, out: Out) -> AdamasState | None:
    """Return a position with exactly one move that wins in two turns, whatever the reply.

    None if this attempt finds none.
    """
    pieces = _cornered(options, rng, out)
    if pieces is None or out():
        return None
    lost = position(pieces, ENEMY, options)
    if _count(lost, out) < FEWEST_REPLIES:
        return None
    for _ in range(BACK):
        before = stepped_back(pieces, lost, rng)
        if before is not None and one_way(before, out):
            return before
    return None


def _count(state: AdamasState, out: Out) -> int:
    """Return the number of legal moves, counted only to one more than `MOST_MOVES`."""
    there = moves(Forcing(state, out, BUDGET).field)
    return sum(1 for _, _ in zip(there, range(MOST_MOVES + 1), strict=False))


def one_way(state: AdamasState, out: Out) -> bool:
    """Whether exactly one move wins in two turns, and none wins at once."""
    if not FEWEST_MOVES <= _count(state, out) <= MOST_MOVES:
        return False
    search = Forcing(state, out, BUDGET)
    try:
        return search.winner_now() is None and len(search.winners(2)) == 1
    except Cancelled:
        return False


def _cornered(options: AdamasOptions, rng: Random, out: Out) -> Pieces | None:
    """Return pieces with which X, to move, loses next turn; None if the search gets stuck."""
    cells = board_of(options.size or 0).cells
    own, enemy = rng.choice(OWN_STACKS), rng.choice(ENEMY_STACKS)
    places = rng.sample(cells, own + enemy)
    pieces: Pieces = {
        cell: ("O", rng.choice(OWN_HEIGHTS)) if n < own else ("X", rng.choice(ENEMY_HEIGHTS))
        for n, cell in enumerate(places)
    }
    ways, stale = escapes(pieces, options, out), 0
    while ways and stale < PATIENCE and not out():
        other = changed(pieces, cells, rng)
        now = escapes(other, options, out, ways)
        stale = 0 if now < ways else stale + 1
        if now <= ways:
            pieces, ways = other, now
    return None if ways else pieces


def changed(pieces: Pieces, cells: tuple[str, ...], rng: Random) -> Pieces:
    """Return the pieces with one stack moved or given another height, at random."""
    other = dict(pieces)
    cell = rng.choice(sorted(other))
    colour, height = other.pop(cell)
    if rng.random() < 0.6:
        cell = rng.choice([empty for empty in cells if empty not in pieces])
    else:
        height = rng.choice(OWN_HEIGHTS if colour == "O" else ENEMY_HEIGHTS)
    other[cell] = (colour, height)
    return other


def escapes(pieces: Pieces, options: AdamasOptions, out: Out, most: int = 10**6) -> int:
    """Count X's moves that do not lose next turn, up to `most`.

    Returns a huge number if X is not to move or the count takes too long.
    """
    state = position(pieces, ENEMY, options)
    if state.outcome is not None or state.to_move != ENEMY:
        return 10**9
    try:
        return Forcing(state, out, BUDGET).escapes(most)
    except Cancelled:
        return 10**9


def stepped_back(pieces: Pieces, after: AdamasState, rng: Random) -> AdamasState | None:
    """Return a position from which a random move of O leads to `after`.

    None if that move is not legal.
    """
    before = dict(pieces)
    own = sorted(cell for cell, (colour, _) in pieces.items() if colour == "O")
    cells = after.board.cells
    open_cells = sorted({*own, *(cell for cell in cells if cell not in pieces)})
    if rng.random() < 0.7:
        move = _split_back(before, own, open_cells, rng)
    else:
        move = _merge_back(before, own, open_cells, rng)
    heights = [height for _, height in before.values()]
    if move is None or max(heights) > HIGHEST or sum(heights) < FEWEST_PIECES:
        return None
    game = Adamas()
    try:
        state = position(before, OWN, after.options)
    except InvalidOptions:
        return None
    if state.outcome is not None or state.to_move != OWN or not game.is_legal(state, move):
        return None
    return state if game.apply(state, move).stacks == after.stacks else None


def _split_back(before: Pieces, own: list[str], open_cells: list[str], rng: Random) -> Move | None:
    """Gather pieces of some stacks on one cell, and return the split that undoes it."""
    targets = sorted(rng.sample(own, min(len(own), rng.choice((1, 1, 2, 2, 3)))))
    sources = [cell for cell in open_cells if cell not in targets]
    source = rng.choice(sources)
    parts = []
    for cell in targets:
        height = before[cell][1]
        count = height if rng.random() < 0.5 else rng.randint(1, height)
        parts.append((count, cell))
        _lift(before, cell, count, rng)
    _add(before, source, sum(count for count, _ in parts))
    return Split(source, tuple(parts))


def _merge_back(before: Pieces, own: list[str], open_cells: list[str], rng: Random) -> Move | None:
    """Take pieces of a stack apart, and return the merge that undoes it."""
    target = rng.choice(own)
    height = before[target][1]
    sources = [cell for cell in open_cells if cell != target]
    if height < 2 or len(sources) < 2:
        return None
    count = rng.randint(2, height)
    first = rng.randint(1, count - 1)
    one, other = sorted(rng.sample(sources, 2))
    _lift(before, target, count, rng)
    _add(before, one, first)
    _add(before, other, count - first)
    return Merge(((first, one), (count - first, other)), target)


def _lift(before: Pieces, cell: str, count: int, rng: Random) -> None:
    """Take pieces away; an emptied cell sometimes gets an enemy stack, as if it was captured."""
    height = before.pop(cell)[1] - count
    if height:
        before[cell] = ("O", height)
    elif rng.random() < 0.35:
        before[cell] = ("X", rng.choice(ENEMY_HEIGHTS))


def _add(before: Pieces, cell: str, count: int) -> None:
    before[cell] = ("O", before.get(cell, ("O", 0))[1] + count)
