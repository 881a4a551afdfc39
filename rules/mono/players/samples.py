"""Samples of a hidden board: layouts that agree with what has been uncovered of it.

Strict samples come from the rules' own generator and are valid layouts. Where those get rare they
are joined by rough ones, whose regions may be torn: each region that has been seen is grown at
random over hidden cells around what is known of it, then the unseen ones into what is left.
Nothing looks ahead, so a rough layout costs the same at every size and never fails. At 15 and more
regions they predict better than a handful of strict ones. (Log-loss with 20 % known, strict
against rough: size 9 1.21 and 1.25, size 15 1.52 and 1.24, size 25 3.02 and 1.11; with 10 % known
they are equal at size 9.)
"""

from random import Random

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS, board, link, masks, pick
from rules.mono.layouts import try_layout
from rules.mono.players.potential import Potential
from rules.mono.players.situation import Situation


def rough_layout(size: int, rng: Random, known: str) -> str:
    """Return a filling of the hidden cells with the missing values.

    Regions may be torn.
    """
    grid = board(size)
    seen = masks(size, known)
    free = grid.full & ~sum(seen)
    labels = list(known)
    order = sorted(range(size), key=lambda v: (not seen[v], rng.random()))
    missing: list[str] = []
    for region in order:
        shape, need = seen[region], region + 1 - seen[region].bit_count()
        while need and free:
            start = shape or _corner(grid.neighbours, free, rng)
            step = _joint(size, shape, free, rng) if shape else start
            if not step:
                break
            # A joint between torn parts may be longer than what is missing: take what fits.
            while step and need:
                cell = step & -step
                step ^= cell
                shape, free, need = shape | cell, free & ~cell, need - 1
                labels[cell.bit_length() - 1] = LABELS[region]
        missing += LABELS[region] * need
    rng.shuffle(missing)
    while free:
        labels[(free & -free).bit_length() - 1] = missing.pop()
        free &= free - 1
    return "".join(labels)


def _corner(neighbours: tuple[tuple[int, ...], ...], free: int, rng: Random) -> int:
    """Return a free cell to begin a region at: of three random ones the one most hemmed in."""
    cells = [pick(free, rng) for _ in range(3)]
    return min(
        cells, key=lambda cell: sum(free >> n & 1 for n in neighbours[cell.bit_length() - 1])
    )


def _joint(size: int, shape: int, free: int, rng: Random) -> int:
    """Return the next cells of a region.

    They are a way between its torn parts, else a random cell beside it.
    """
    grid = board(size)
    part = grid.flood(shape & -shape, shape)
    if part != shape:
        way = link(grid, rng, part, shape & ~part, free | shape)
        if way & free:
            return way & free
    edge = grid.spread(shape) & free
    return pick(edge, rng) if edge else 0


LEAST = 2
"""Rough samples drawn even if the clock is out."""

FEW = 12
"""Fewer strict samples than this are worse than rough ones."""

MOST_LABELS = 40_000
"""Labels sampled of one board at most: counting more takes longer than it tells."""

STRICT_SIZE = 17
"""The largest board for which strict samples are tried at all."""

FEW_KNOWN = 0.15
"""Below this share of known cells rough samples are as good as strict ones, and cheaper."""

PATIENCE = 12
"""How many strict attempts are made for each strict sample hoped for."""


def draw(size: int, known: str, wanted: int, clock: Clock, rng: Random) -> list[str]:
    """Up to `wanted` layouts that agree with the known labels, at least one."""
    if HIDDEN not in known:
        return [known]
    wanted = min(wanted, MOST_LABELS // len(known))
    hidden = known.count(HIDDEN)
    found: list[str] = []
    if size <= STRICT_SIZE and hidden <= (1 - FEW_KNOWN) * len(known):
        found = _strict(size, known, wanted, clock.part(0.8), rng)
    while len(found) < LEAST or (len(found) < wanted and not clock.out()):
        found.append(rough_layout(size, rng, known))
    return found


def _strict(size: int, known: str, wanted: int, clock: Clock, rng: Random) -> list[str]:
    """Strict samples, mixed with rough ones where too many attempts fail; none if too few."""
    found: list[str] = []
    for tried in range(wanted * PATIENCE):
        if len(found) >= wanted or clock.out():
            break
        if tried >= 3 * PATIENCE and len(found) * PATIENCE < tried:
            found.append(rough_layout(size, rng, known))
        elif (layout := try_layout(size, rng, known)) is not None:
            found.append(layout)
    return found if len(found) >= FEW else []


def potential_of(situation: Situation, wanted: int, clock: Clock, rng: Random) -> Potential:
    """Return the potential over so many samples of each board.

    There are fewer samples if the clock runs out.
    """
    count = len(situation.boards)
    boards = [
        draw(situation.size, known, wanted, clock.part(1 / (count - number)), rng)
        for number, known in enumerate(situation.boards)
    ]
    return Potential(situation.size, boards, situation.covered, situation.rule)
