"""Short planned games, as typed turns and as single moves."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.match import Match
from rules.mono.layouts import random_layout
from rules.playout import random_move

SEED = 7
OPTIONS: Mapping[str, dict[str, int | bool]] = {
    "mono": {"size": 3},
    "adamas": {"size": 2, "pieces": 3},
    "holomino": {"pool_size": 1, "num_digits": 4},
    "dragons": {"num_tiles": 12, "tie_largest_wins": True},
    "blackbox": {},
}
_WRITTEN: Mapping[str, tuple[str, ...]] = {
    "adamas": ("a2-a3,b1", "c2-b2,b3,c1", "a2-a3", "b3,c1-b2", "a3-b2,b3"),
    "blackbox": ("c2,e2,f6,f7", "b2,b4,f5,g1", "10", "j,+c2", "5,+b2,+b4,+f5,+g1,?"),
}


@dataclass(frozen=True)
class Plan:
    """A game as typed turns, and as single moves, each with the match after it."""

    turns: tuple[str, ...]
    typed: Match
    moves: tuple[object, ...]
    step_by_step: Match


def plan(slug: str) -> Plan:
    """Return the planned game, from its start to its outcome."""
    typed = Match.new(slug, None, OPTIONS[slug], SEED)
    step_by_step = typed.copy()
    turns: list[str] = []
    moves: list[object] = []
    rng = Random(3)
    while typed.outcome is None:
        text = _turn(slug, typed, len(turns), rng)
        moves += _played(step_by_step, text)
        typed.play(text)
        turns.append(text)
    assert step_by_step.outcome == typed.outcome
    return Plan(tuple(turns), typed, tuple(moves), step_by_step)


def _turn(slug: str, match: Match, number: int, rng: Random) -> str:
    if slug in _WRITTEN:
        return _WRITTEN[slug][number]
    view: Any = match.view(match.to_move)
    if slug == "mono":
        return _reveals(match, view, rng)
    return str(random_move(match.game, view, rng))


def _reveals(match: Match, view: Any, rng: Random) -> str:
    if view.placing:
        size: int = view.options.size
        return random_layout(size, rng)
    cells = [str(move) for move in match.legal_moves()]
    return ",".join([*[cell for cell in cells if cell not in ("random", "end")][:2], "end"])


def _played(match: Match, text: str) -> list[object]:
    """Return the single moves of a typed turn, after making them."""
    view: Any = match.view(match.to_move)
    made = []
    for move in match.game.parse_move(view, text):
        now: Any = match.view(match.to_move)
        if now.turn != view.turn or match.outcome is not None:
            break
        match.play(move)
        made.append(move)
    return made
