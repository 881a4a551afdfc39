"""Which matches are rated, and how well the rating finds a player's strength."""

from math import exp, log
from random import Random
from statistics import fmean

import pytest

from rules.standing.ladder import MEASURED, levels_of
from rules.standing.rated import HELP, NEEDED, START, after_match, course, nearest, unrated
from rules.standing.rating import SCALE, Rating

PERSON, CLUB = None, 3
BEATEN = 0.70
"""What Adamas' Newcomer scores against a beginner: see `rules/players/README.md`."""


def test_a_standard_match_of_one_person_against_one_level_is_rated() -> None:
    for slug in MEASURED:
        assert not unrated(slug, (PERSON, CLUB), {})
        assert not unrated(slug, (CLUB, PERSON), {})


@pytest.mark.parametrize(
    ("levels", "options", "set_up", "helped", "why"),
    [
        ((), {}, False, (), "only games against the computer are rated"),
        ((PERSON, PERSON), {}, False, (), "only games against the computer are rated"),
        ((PERSON, CLUB, CLUB), {}, False, (), "one person against one computer player"),
        ((CLUB, CLUB), {}, False, (), "one person against one computer player"),
        ((PERSON, CLUB), {"size": 6}, False, (), "these options"),
        ((PERSON, 9), {}, False, (), "this computer player has no rating"),
        ((PERSON, CLUB), {}, True, (), "set up"),
        *(((PERSON, CLUB), {}, False, (word,), why) for word, why in HELP.items()),
    ],
)
def test_what_makes_a_match_unrated_is_said(
    levels: tuple[int | None, ...],
    options: dict[str, int],
    set_up: bool,
    helped: tuple[str, ...],
    why: str,
) -> None:
    assert why in unrated("mono", levels, options, set_up=set_up, helped=helped)


def test_help_nobody_knows_of_is_none() -> None:
    assert not unrated("mono", (PERSON, CLUB), {}, helped=("a cup of tea",))


def test_the_nearest_level_is_proposed() -> None:
    levels = levels_of("holomino", {})
    assert [nearest(level, levels) for level in levels] == [0, 1, 2, 3, 4]
    assert nearest(Rating(0.0), levels) == 0
    assert nearest(Rating(9000.0), levels) == 4


def test_the_course_is_told_match_by_match_and_becomes_surer() -> None:
    club = levels_of("dragons", {})[2]
    ratings = course([(club, 1.0), (club, 0.0), (club, 0.5)] * 5)
    assert len(ratings) == 15
    assert ratings[0].value > ratings[1].value
    assert ratings[-1].margin < ratings[NEEDED].margin < ratings[0].margin


def test_the_interval_holds_the_strength_of_nine_players_in_ten() -> None:
    """1,000 players of known strength, who always play the level nearest to their rating."""
    rng, marks = Random(18), (NEEDED, 30, 100)
    held = dict.fromkeys(marks, 0)
    for number in range(1000):
        levels = levels_of(list(MEASURED)[number % len(MEASURED)], {})
        strength = rng.uniform(900, 2100)
        rating = START
        for count in range(1, marks[-1] + 1):
            level = levels[nearest(rating, levels)]
            chance = 1 / (1 + exp((level.value - strength) / SCALE))
            rating = after_match(rating, level, float(rng.random() < chance))
            if count in marks:
                held[count] += abs(rating.value - strength) <= rating.margin
    assert all(860 <= count <= 940 for count in held.values()), held


def test_a_beginner_of_adamas_is_rated_soon() -> None:
    """300 beginners who play 20 matches, each against the level nearest to their rating."""
    levels, rng = levels_of("adamas", {}), Random(20)
    strength = levels[0].value - SCALE * log(BEATEN / (1 - BEATEN))
    errors = list[float]()
    for _ in range(300):
        rating = START
        for _ in range(20):
            level = levels[nearest(rating, levels)]
            chance = 1 / (1 + exp((level.value - strength) / SCALE))
            rating = after_match(rating, level, float(rng.random() < chance))
        errors.append(rating.value - strength)
    assert abs(fmean(errors)) < 80
