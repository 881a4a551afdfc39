"""The board keeps its place: prompts, hints, questions and looking back never move it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QTransform

from desktop.board.contract import Prompt
from desktop.table.page import TablePage
from desktop.table.state import EndingAction
from desktop.theme.appearance import appearance
from rules.games import GAMES
from tests.desktop.conftest import Seat

SIZES = [QSize(800, 500), QSize(1366, 768)]


def place_of(page: TablePage) -> QTransform:
    """Return where the board is and how large, once nothing glides any more."""
    page.view.refit()
    assert page.scene is not None
    return page.scene.board.transform()


def long_prompt(page: TablePage) -> None:
    words = "Drag a piece to its place, or choose it and then its place."
    page.view.show_prompt(0, Prompt("fred, do something long with this board", words))


def short_prompt(page: TablePage) -> None:
    page.view.show_prompt(0, Prompt("Go"))


def refusal(page: TablePage) -> None:
    page.match.refuse("This is not possible, as something else stands in the way of this piece")


def wait_for_hint(page: TablePage) -> None:
    page.match.hints.bubble.wait("Looking for a good move…", 1)
    page.view.prompt.hide()
    page.view.table.lay_out()


def hint(page: TablePage) -> None:
    page.match.hints.bubble.say(
        "Hint: Keep this tile. Only you can score its 90 points, so they can wait for a while."
    )
    page.view.prompt.hide()
    page.view.table.lay_out()


def question(page: TablePage) -> None:
    page.match.ask_whether(EndingAction.RESIGN)


def looking_back(page: TablePage) -> None:
    assert page.session is not None
    page.session.goto(0)


EVENTS = [long_prompt, short_prompt, refusal, wait_for_hint, hint, question, looking_back]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_the_board_keeps_its_place_and_the_result_covers_nothing_of_it(
    seat: Seat, game: str, size: QSize
) -> None:
    page = seat(game)
    appearance().fit(size)
    page.resize(size)
    before = place_of(page)
    moved = {}
    for event in EVENTS:
        event(page)
        now = place_of(page)
        if now != before:
            moved[event.__name__] = (now.m11() / before.m11(), now.dx() - before.dx())
    assert not moved
    assert page.session is not None
    page.session.back_to_game()
    page.session.resign()
    place_of(page)
    bar = page.banner.reserved_area()[0].translated(page.banner.pos())
    assert page.banner.isVisible()
    assert not [part for part in page.view.board_area() if part.intersects(bar)]
