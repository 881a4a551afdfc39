"""The matches that pictures and measurements show."""

import pytest

from rules.games import GAMES
from rules.match import Match
from rules.puzzles import check, from_text
from tests.tools import sample_matches
from tests.tools.bench import Frames
from tests.tools.screenshots import PUZZLES

EACH_GAME = pytest.mark.parametrize("slug", [game.slug for game in GAMES])


@EACH_GAME
def test_the_matches_are_at_the_moment_they_are_named_after(slug: str) -> None:
    opening, middle = sample_matches.opening(slug), sample_matches.middle(slug)
    finished, fullest = sample_matches.finished(slug), sample_matches.fullest(slug)
    assert opening.ply == 0
    assert 0 < middle.ply < finished.ply
    assert middle.outcome is None
    assert finished.outcome is not None
    assert finished.outcome.winners
    assert fullest.outcome is None


def test_the_fullest_tables_are_full() -> None:
    tiles = {s: sample_matches.fullest(s).view(None).to_dict() for s in ("dragons", "holomino")}
    assert len(tiles["dragons"]["tiles"]) >= 50
    assert len(tiles["holomino"]["tiles"]) >= 40
    assert sample_matches.fullest("mono").options["size"] == 25
    assert sample_matches.fullest("adamas").options["size"] == 8


@EACH_GAME
def test_they_are_always_the_same(slug: str) -> None:
    once, again = sample_matches.middle(slug), sample_matches.middle(slug)
    assert once.history(None) == again.history(None)


@pytest.mark.parametrize("slug", [game.slug for game in GAMES if game.has_setups])
def test_the_positions_that_are_shown_are_positions_to_begin_from(slug: str) -> None:
    text = sample_matches.setup(slug)
    assert Match.new(slug, sample_matches.NAMES, setup=text).to_move is not None
    assert sample_matches.setup(slug) == text


@pytest.mark.parametrize("kind", PUZZLES)
def test_the_puzzles_that_are_shown_are_sound(kind: str) -> None:
    puzzle = from_text(sample_matches.puzzle(kind))
    assert puzzle.kind == kind
    assert check(puzzle).par == puzzle.par


def test_a_figure_says_whether_it_is_what_was_aimed_at() -> None:
    assert "over" not in Frames("Dragons: pan", 7.9, 15.9).line()
    assert "over 8 / 16" in Frames("Dragons: pan", 7.9, 16.1).line()
