"""The games there are, and what some of them bring besides."""

import pytest

from rules.games import GAMES, Brought
from rules.mono.options import MonoOptions
from rules.players import MINDS


def test_what_some_games_bring_is_found_by_their_slugs_in_the_order_of_the_games() -> None:
    options = Brought[type]("options", "MonoOptions")
    assert list(options) == ["mono", "holomino", "dragons"]
    assert len(options) == 3
    assert options["mono"] is MonoOptions


@pytest.mark.parametrize("slug", ["adamas", "nim", ""])
def test_of_others_there_is_nothing(slug: str) -> None:
    options = Brought[type]("options", "MonoOptions")
    assert slug not in options
    with pytest.raises(KeyError):
        options[slug]


def test_every_game_has_a_mind() -> None:
    assert list(MINDS) == [game.slug for game in GAMES]
