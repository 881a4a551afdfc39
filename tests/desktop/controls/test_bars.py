"""Bars and notices come and go without covering, moving or outshining anything."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from desktop.app.main_window import MainWindow
from desktop.controls.buttons import Button, Look
from desktop.storage.autosave import new_slot
from desktop.table.page import TablePage
from desktop.table.session import Session
from rules.match import Match
from tests.desktop.conftest import Seat, wait_until
from tests.desktop.hands import LEFT
from tests.desktop.table.test_typed_preview import typing_at, write

GAMES = ("mono", "adamas", "holomino", "dragons", "blackbox")
SIZES = ((1024, 700), (1280, 800))
SMALL = (800, 500)
SHORT = "Saved as fred and ned on a rainy Sunday.qcx"
LONG = "Fred and ned on a rainy Sunday.qcx cannot be written: there is no room left on the disk"


def open_game(window: MainWindow, slug: str) -> Session:
    session = Session(Match.new(slug, ("fred", "ned"), seed=7))
    window.files.seat(session, new_slot())
    QApplication.processEvents()
    return session


def controls(window: MainWindow) -> list[QRect]:
    every = [*window.findChildren(QAbstractButton), *window.findChildren(QLineEdit)]
    return [
        QRect(control.mapTo(window.pages, QPoint()), control.size())
        for control in every
        if control.isVisible() and not window.notice.isAncestorOf(control)
    ]


def covered(window: MainWindow) -> list[QRect]:
    notice = window.notice.geometry()
    return [control for control in controls(window) if control.intersects(notice)]


def covers_result(window: MainWindow) -> bool:
    """Whether the notice lies over the bar with the result."""
    banner = window.table.banner
    bar = banner.reserved_area()[0].translated(banner.mapTo(window.pages, QPoint()))
    return bar.intersects(window.notice.geometry())


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("size", "said"), [(SMALL, SHORT), (SIZES[0], LONG)])
def test_a_notice_covers_neither_a_control_nor_the_rack(
    window: MainWindow, slug: str, size: tuple[int, int], said: str
) -> None:
    window.resize(*size)
    session = open_game(window, slug)
    session.curtain_lifted()
    QApplication.processEvents()
    window.notice.say(said)
    assert covered(window) == []
    table = window.table
    if table.front.page is None:  # the chips of the bar are not covered either
        assert window.notice.y() >= table.frame.mapTo(window.pages, QPoint()).y()
        corner = table.view.mapTo(window.pages, QPoint())
        for part in in_sight(table):
            assert not part.translated(corner).intersects(window.notice.geometry())
    session.resign()
    QApplication.processEvents()
    assert table.banner.isVisible()
    wait_until(lambda: covered(window) == [] and not covers_result(window))


@pytest.mark.parametrize("slug", GAMES)
def test_a_notice_without_room_beside_a_result_lies_over_the_board(
    window: MainWindow, slug: str
) -> None:
    window.resize(*SMALL)
    session = open_game(window, slug)
    session.curtain_lifted()
    session.resign()
    QApplication.processEvents()
    window.notice.say(LONG)
    assert covered(window) == []
    assert not covers_result(window)


def test_a_question_covers_no_piece_of_a_board_that_reaches_up_beside_the_prompt(
    seat: Seat,
) -> None:
    page = seat("dragons")
    session = page.session
    assert session is not None
    for number in range(12):
        texts = list(session.hot_seat.texts())
        session.play(texts[number * 7 % len(texts)])
    page.bar.resign_button.click()
    QApplication.processEvents()
    assert not any(page.banner.geometry().intersects(part) for part in in_sight(page))


@pytest.mark.parametrize("size", SIZES)
def test_on_the_home_page_a_notice_covers_as_little_as_may_be(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    window.notice.say("x.qcx: this is no record")
    assert covered(window) == []


def board(page: TablePage) -> object:
    assert page.scene is not None
    return page.scene.board.transform(), page.scene.rack_area


def in_sight(page: TablePage) -> list[QRect]:
    """Return what no question may cover: the rack, the board with its ports, and what is said."""
    scene = page.scene
    assert scene is not None
    parts = [scene.board.mapRectToScene(part).toAlignedRect() for part in scene.board_parts()]
    return [*parts, scene.rack_area.toAlignedRect(), page.view.prompt.geometry()]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("size", [SMALL, SIZES[1]])
def test_the_board_does_not_jump_when_a_bar_comes(
    window: MainWindow, slug: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    session, page = open_game(window, slug), window.table
    session.curtain_lifted()
    QApplication.processEvents()
    before = board(page)
    page.bar.resign_button.click()
    QApplication.processEvents()
    assert page.banner.isVisible()
    assert board(page) == before
    assert not any(page.banner.geometry().intersects(part) for part in in_sight(page))
    page.banner.no.click()
    session.play("random" if slug == "mono" else next(session.hot_seat.texts()))
    QApplication.processEvents()
    after = board(page)
    if not session.game.hidden:
        session.goto(0)
        session.back_to_game()
        assert board(page) == after
        session.propose_draw()
        assert page.banner.isVisible()
        assert board(page) == after


@pytest.mark.parametrize("size", SIZES)
def test_what_a_turn_brought_can_be_looked_at_before_the_board_is_hidden(
    seat: Seat, size: tuple[int, int]
) -> None:
    page = seat("mono")
    page.resize(*size)
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    for text in ("random", "random", "a1,random"):
        session.curtain_lifted()
        session.play(text)
    QApplication.processEvents()
    assert page.banner.yes.isVisible()
    button = page.banner.geometry()
    board = scene.board.mapRectToScene(scene.board_rect()).toAlignedRect()
    rack = scene.rack_area.toAlignedRect()
    for looked_at in (board, rack, page.view.prompt.geometry()):
        assert not looked_at.isEmpty()
        assert not button.intersects(looked_at)
    assert page.view.rect().contains(button)


def accents(page: TablePage) -> list[str]:
    return [
        button.text()
        for button in page.findChildren(Button)
        if button.isVisible()
        and button.isEnabled()
        and button.look is Look.ACCENT
        and not button.modest
    ]


def test_while_a_question_of_the_other_player_stands_nothing_has_the_accent(seat: Seat) -> None:
    page = typing_at(seat("adamas"))
    session = page.session
    assert session is not None
    session.propose_draw()
    write(page, "a3-c3")
    assert accents(page) == [], "both answers have equal weight"
    page.banner.no.click()
    page.panel.entry.field.setFocus()
    write(page, "a3-c3")
    assert accents(page) == ["Play a3-c3"]


@pytest.mark.parametrize("agree", [False, True])
def test_after_an_answer_the_keyboard_is_at_the_board_again(seat: Seat, agree: bool) -> None:
    page = seat("adamas")
    page.activateWindow()
    session = page.session
    assert session is not None
    session.play("a3-c3")
    session.propose_draw()
    button = page.banner.yes if agree else page.banner.no
    button.setFocus()
    QTest.mouseClick(button, LEFT)
    if agree:
        assert page.banner.isVisible()  # the result
        return
    assert page.banner.isHidden()
    assert page.window().focusWidget() is page.view


def test_the_way_back_to_the_game_leads_to_the_board(seat: Seat) -> None:
    page = seat("adamas")
    page.activateWindow()
    session = page.session
    assert session is not None
    session.play("a3-c3")
    session.goto(0)
    page.banner.yes.setFocus()
    QTest.mouseClick(page.banner.yes, LEFT)
    assert page.window().focusWidget() is page.view


def test_a_notice_goes_away_by_itself(window: MainWindow) -> None:
    window.notice._gone.setInterval(10)
    window.notice.say("Copied.")
    assert window.notice.isVisible()
    wait_until(window.notice.isHidden)
