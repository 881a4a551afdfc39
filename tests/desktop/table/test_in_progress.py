"""A match at a table: which layouts of Mono are secrets there."""

import pytest

from desktop.table.in_progress import GameInProgress
from rules.match import Match
from rules.mono.game import Layout

FIRST, SECOND = "333221", "122333"


def match() -> Match:
    made = Match.new("mono", ("fred", "ned"), {"size": 3}, 7)
    made.play(Layout(FIRST))
    made.play(Layout(SECOND))
    return made


@pytest.mark.parametrize(
    ("persons", "secrets"), [((0, 1), {FIRST, SECOND}), ((0,), {SECOND}), ((1,), {FIRST})]
)
def test_the_layouts_of_others_are_secrets_of_a_person(
    persons: tuple[int, ...], secrets: set[str]
) -> None:
    assert GameInProgress(match(), persons).secret_layouts() == secrets


def test_layouts_stay_secrets_while_an_earlier_position_is_shown() -> None:
    progress = GameInProgress(match(), (0,))
    progress.match.goto(0)
    assert progress.secret_layouts() == {SECOND}


def test_nothing_is_a_secret_once_a_match_is_over_or_in_another_game() -> None:
    ended = match()
    ended.agreements.resign(0)
    assert not GameInProgress(ended, (0,)).secret_layouts()
    assert not GameInProgress(Match.new("adamas", ("fred", "ned"), {}, 7), (0,)).secret_layouts()
