"""Samples of a hidden board: layouts that agree with what has been uncovered of it.

Strict samples come from the rules' own generator and are valid layouts. Where those get rare they
are joined by loose ones, which at 15 and more regions predict better than a handful of strict
ones. (Log-loss with 20 % known, strict against loose: size 9 1.21 and 1.25, size 15 1.52 and 1.24,
size 25 3.02 and 1.11; with 10 % known they are equal at size 9.)
"""

from __future__ import annotations

from random import Random

from rules.core.clock import Clock
from rules.mono.board import HIDDEN
from rules.mono.layouts import try_layout
from rules.mono.players.loose import loose_layout
from rules.mono.players.outlook import Outlook
from rules.mono.players.situation import Situation

LEAST = 2
"""Loose samples drawn even if the clock is out."""

FEW = 12
"""Fewer strict samples than this are worse than loose ones."""

MOST_LABELS = 40_000
"""Labels sampled of one board at most: counting more takes longer than it tells."""

STRICT_SIZE = 17
"""The largest board for which strict samples are tried at all."""

FEW_KNOWN = 0.15
"""Below this share of known cells loose samples are as good as strict ones, and cheaper."""

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
        found.append(loose_layout(size, rng, known))
    return found


def _strict(size: int, known: str, wanted: int, clock: Clock, rng: Random) -> list[str]:
    """Strict samples, mixed with loose ones where too many attempts fail; none if too few."""
    found: list[str] = []
    for tried in range(wanted * PATIENCE):
        if len(found) >= wanted or clock.out():
            break
        if tried >= 3 * PATIENCE and len(found) * PATIENCE < tried:
            found.append(loose_layout(size, rng, known))
        elif (layout := try_layout(size, rng, known)) is not None:
            found.append(layout)
    return found if len(found) >= FEW else []


def outlook_of(situation: Situation, wanted: int, clock: Clock, rng: Random) -> Outlook:
    """The outlook over so many samples of each board, or fewer when the clock runs out."""
    count = len(situation.boards)
    boards = [
        draw(situation.size, known, wanted, clock.part(1 / (count - number)), rng)
        for number, known in enumerate(situation.boards)
    ]
    return Outlook(situation.size, boards, situation.covered, situation.rule)
