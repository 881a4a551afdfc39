"""Positions of Adamas with a win in two, found backwards.

Among positions at random there is hardly one. So pieces are moved about, one stack at a time,
until X, to move, loses next turn whatever the reply; then a move of O's is taken back. Only those
are kept where that move is the one that wins.
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
"""Both sides together: with six, a thousand puzzles were all there seemed to be."""

PATIENCE = 60
"""After so many changes that gain nothing another beginning is tried."""

BACK = 200
"""So many ways to take a move back are tried."""

FEWEST_REPLIES = 3
FEWEST_MOVES = 24
MOST_MOVES = 600
"""So many first moves there may be."""

BUDGET = 60_000
"""Moves tried for one position."""

OWN, ENEMY = 0, 1

Pieces = dict[str, tuple[str, int]]
"""Colour and height by cell."""


def won_in_two(options: AdamasOptions, rng: Random, out: Out) -> AdamasState | None:
    """Return a position with one move that wins in two turns, whatever the reply.

    None if none came up.
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
    """How many moves there are, counted up to a number nobody wants."""
    there = moves(Forcing(state, out, BUDGET).field)
    return sum(1 for _, _ in zip(there, range(MOST_MOVES + 1), strict=False))


def one_way(state: AdamasState, out: Out) -> bool:
    """Whether one move alone wins in two turns, and none at once."""
    if not FEWEST_MOVES <= _count(state, out) <= MOST_MOVES:
        return False
    search = Forcing(state, out, BUDGET)
    try:
        return search.winner_now() is None and len(search.winners(2)) == 1
    except Cancelled:
        return False


def _cornered(options: AdamasOptions, rng: Random, out: Out) -> Pieces | None:
    """Pieces where X, to move, loses next turn; None if a change no longer gains anything."""
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
    """One stack elsewhere, or of another height."""
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
    """How many replies X has that do not lose next turn; very many where it is not X's turn."""
    state = position(pieces, ENEMY, options)
    if state.outcome is not None or state.to_move != ENEMY:
        return 10**9
    try:
        return Forcing(state, out, BUDGET).escapes(most)
    except Cancelled:
        return 10**9


def stepped_back(pieces: Pieces, after: AdamasState, rng: Random) -> AdamasState | None:
    """Return a position from which a move of O's leads here.

    None if the one tried does not exist.
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
    """Gathers pieces of some stacks on one cell, and gives the split that undoes it."""
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
    """Take pieces away; where none are left there may have been an enemy."""
    height = before.pop(cell)[1] - count
    if height:
        before[cell] = ("O", height)
    elif rng.random() < 0.35:
        before[cell] = ("X", rng.choice(ENEMY_HEIGHTS))


def _add(before: Pieces, cell: str, count: int) -> None:
    before[cell] = ("O", before.get(cell, ("O", 0))[1] + count)
