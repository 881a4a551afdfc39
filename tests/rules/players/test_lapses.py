"""Lapses: a seated player plays a share of its turns as a neighbouring level; help knows none."""

from collections import Counter
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.core.clock import Clock
from rules.core.levels import LEVELS, Level
from rules.games import GAMES
from rules.match import Match
from rules.players import MINDS, analyse, analysis, hint, seat
from rules.players.analysis import work_of
from rules.playout import random_move

SLUGS = [game.slug for game in GAMES]
UNHURRIED = 1000.0
"""A pace at which no clock decides."""


def played(slug: str, levels: tuple[int, int], seed: int, most: int = 40) -> list[str]:
    match = Match.new(slug, ("A", "B"), seed=seed)
    players = [
        seat(slug, level, seed + number, pace=UNHURRIED) for number, level in enumerate(levels)
    ]
    moves = list[str]()
    while match.to_move is not None and len(moves) < most:
        move = players[match.to_move].choose(match.view(match.to_move), Event())
        match.play(move)
        moves.append(str(move))
    return moves


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_legal_match(slug: str) -> None:
    assert played(slug, (3, 1), 7) == played(slug, (3, 1), 7)


@pytest.mark.parametrize("slug", SLUGS)
def test_only_the_master_has_no_lapses_and_none_is_at_random(slug: str) -> None:
    lapses = MINDS[slug].lapses
    assert LEVELS[-1].number not in lapses
    for level, shares in lapses.items():
        assert sum(shares.values()) == pytest.approx(1)
        assert all(1 <= number <= len(LEVELS) and number <= level + 1 for number in shares)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_played_as_one_level_as_often_as_its_share_says(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind = MINDS[slug]
    number, shares = next(iter(mind.lapses.items()))
    asked = list[tuple[int, int]]()
    usual = mind.choose

    def choose(view: Any, level: Level, clock: Clock, rng: Random) -> Any:
        asked.append((view.turn, level.number))
        return usual(view, LEVELS[0], clock, rng)

    monkeypatch.setattr(mind, "choose", choose)
    counted = Counter[int]()
    for seed in range(12):
        view = Match.new(slug, ("A", "B"), seed=seed).view(0)
        player = seat(slug, number, seed)
        for turn in range(20):
            asked.clear()
            for _ in range(2):
                player.choose(replace(view, turn=turn), Event())
            assert len(set(asked)) == 1
            counted[asked[0][1]] += 1
    assert set(counted) <= set(shares)
    for level, share in shares.items():
        assert counted[level] / counted.total() == pytest.approx(share, abs=0.12)


@pytest.mark.parametrize("slug", SLUGS)
def test_hints_and_reviews_know_no_lapses(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the shares are, the same position has the same analysis and the same hint."""
    match = Match.new(slug, ("A", "B"), seed=3)
    for _ in range(4):
        assert match.to_move is not None
        match.play(random_move(match.game, match.view(match.to_move), Random(1)))
    assert match.to_move is not None
    view = match.view(match.to_move)
    usual = analyse(view, work_of(0.02)), hint(view, 0.02, seed=1)
    monkeypatch.setattr(type(MINDS[slug]), "lapses", {n: {1: 1.0} for n in range(1, 6)})
    monkeypatch.setattr(analysis, "_ANSWERS", analysis._Answers())
    assert (analyse(view, work_of(0.02)), hint(view, 0.02, seed=1)) == usual
