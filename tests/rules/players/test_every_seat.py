"""Games of more than two: every level in every seat plays by the rules, and to an end."""

from collections import Counter
from itertools import islice

import pytest

from rules.games import GAMES
from rules.players import LEVELS
from tests.rules.variants import VARIANTS, Variant
from tests.tools.players.every_seat import plan, sample

MORE = [(game.slug, players) for game in GAMES for players in game.players if players > 2]


@pytest.mark.parametrize(("slug", "players"), MORE)
def test_every_level_sits_in_every_seat(slug: str, players: int) -> None:
    seats = Counter(
        (level, seat)
        for encounter in plan(slug, players, {}, 4, 1)
        for seat, level in enumerate(encounter.entrants)
    )
    assert set(seats) == {(level.name, seat) for level in LEVELS for seat in range(players)}
    assert set(seats.values()) == {4}


@pytest.mark.parametrize(("slug", "players"), MORE)
def test_nothing_is_illegal_and_all_games_end(slug: str, players: int) -> None:
    found = sample(plan(slug, players, {"size": 2}, 1, 0.001))
    assert (found.games, found.endless, found.illegal) == (5, 0, [])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nothing_is_illegal_with_any_option(variant: Variant) -> None:
    """Computer players have boards of their own, which may forget an option of the rules."""
    pairs = islice(plan(variant.slug, variant.players, variant.options, 1, 0.001), 2)
    found = sample(pairs)
    assert (found.games, found.illegal) == (2, [])
