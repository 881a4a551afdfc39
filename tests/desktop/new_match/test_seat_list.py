"""What the seats of a new match and those of a position have in common."""

from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from desktop.new_match.seat_list import SeatList
from desktop.new_match.seat_rows import SeatRows
from desktop.new_match.who_plays import WhoPlays
from desktop.storage.settings import Settings
from rules.core import AnyGame
from rules.games import game_named

pytestmark = pytest.mark.usefixtures("look")

LEVELS = ("Newcomer", "Casual", "Club", "Expert", "Master")
Made = Callable[[AnyGame, Sequence[str]], SeatList]  # type: ignore[type-arg] # of either row
both = pytest.mark.parametrize("make", [WhoPlays, SeatRows])


def seats(make: Made, qtbot: QtBot, slug: str = "mono") -> SeatList:  # type: ignore[type-arg]
    made = make(game_named(slug), LEVELS)
    qtbot.addWidget(made)
    made.show()
    return made


@both
def test_there_are_as_many_seats_as_the_game_allows(make: Made, qtbot: QtBot) -> None:
    made = seats(make, qtbot)
    for wanted, count in ((1, 2), (3, 3), (9, 4)):
        made.seat(wanted)
        assert len(made.rows) == count
        assert made.more.isVisible() == (count < 4)


@both
def test_a_seat_added_can_be_named_at_once(make: Made, qtbot: QtBot) -> None:
    made = seats(make, qtbot)
    made.more.click()
    assert made.focusWidget() is made.rows[2].field


@both
def test_the_last_seat_can_be_removed_again(make: Made, qtbot: QtBot) -> None:
    made = seats(make, qtbot)
    made.more.click()
    made.rows[2].remove.click()
    assert len(made.rows) == 2


@both
def test_a_level_that_is_not_there_seats_a_person(make: Made, qtbot: QtBot) -> None:
    made = seats(make, qtbot)
    made.rows[1].seat_computer(6)
    assert made.levels == (None, None)


@both
def test_somebody_alone_has_one_name_at_whatever_seat(make: Made, qtbot: QtBot) -> None:
    Settings().names = ["ann", "bob"]
    made = seats(make, qtbot)
    made.rows[0].seat_computer(3)
    made.rows[1].field.setText("cid")
    made.remember()
    assert Settings().names == ["cid", "bob"]
