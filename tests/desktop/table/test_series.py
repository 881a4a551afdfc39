"""The score between the players of one sitting."""

from desktop.frame.banner import Series
from desktop.table.series import SeriesOfMatches

NAMES = ("ann", "ben")


def test_one_match_is_no_series() -> None:
    series = SeriesOfMatches()
    series.note(1, "mono", NAMES, frozenset({"ann"}))
    assert series.score(NAMES) is None


def test_wins_count_in_any_seat_and_draws_for_nobody() -> None:
    series = SeriesOfMatches()
    series.note(1, "mono", NAMES, frozenset({"ann"}))
    series.note(2, "mono", NAMES[::-1], frozenset({"ann"}))
    series.note(3, "mono", NAMES, frozenset(NAMES))
    assert series.score(NAMES) == Series(NAMES, (0, 0, None))


def test_a_match_that_is_undone_does_not_count() -> None:
    series = SeriesOfMatches()
    for match in (1, 2, 3):
        series.note(match, "mono", NAMES, frozenset({"ann"}))
    series.forget(3)
    assert series.score(NAMES) == Series(NAMES, (0, 0))
    series.note(3, "mono", NAMES, frozenset({"ben"}))
    found = series.score(NAMES)
    assert found is not None
    assert (found.won, found.words) == ((2, 1), "Series: ann 2, ben 1")


def test_another_game_or_player_begins_anew() -> None:
    series = SeriesOfMatches()
    for match, game, names in ((1, "mono", NAMES), (2, "adamas", NAMES), (3, "mono", ("ann", "x"))):
        series.note(match, game, names, frozenset({"ann"}))
        assert series.score(names) is None
