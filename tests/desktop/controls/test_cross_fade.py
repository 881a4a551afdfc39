"""A cross-fade covers the window until the next page or sheet is complete, then shows it."""

import sys
from collections.abc import Callable, Iterator
from itertools import chain, cycle
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.controls import cross_fade
from desktop.controls.cross_fade import CrossFade, is_drawing
from desktop.controls.menu import Menu
from desktop.controls.overlay import Dialog
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import Appearance, appearance
from tests.desktop.conftest import wait_until
from tests.desktop.games.mono.fronts import deal_at
from tests.tools import sample_matches


@pytest.fixture(autouse=True)
def _patient(look: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every fade wait until the next page is complete, however slow this computer is."""
    monkeypatch.setattr(cross_fade, "_MOST_MS", 10**6)


@pytest.fixture
def whole(qtbot: QtBot) -> QWidget:
    """Return a window."""
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.resize(300, 200)
    whole.show()
    return whole


@pytest.fixture
def fade(whole: QWidget) -> CrossFade:
    """Return its cross-fade."""
    return CrossFade(whole)


def test_what_was_seen_stays_until_the_next_is_complete(fade: CrossFade) -> None:
    drawn: list[bool] = []
    fade.begin(lambda: bool(drawn))
    QTest.qWait(60)
    assert fade.isVisible()
    drawn.append(True)
    wait_until(fade.isHidden)


class _Counted(QWidget):
    """Counts how often it is painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.painted += 1


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS paints the old screen again")
def test_the_old_screen_is_not_painted_again(qtbot: QtBot) -> None:
    whole = _Counted()
    qtbot.addWidget(whole)
    whole.show()
    wait_until(lambda: whole.painted > 0)
    before = whole.painted
    CrossFade(whole).begin(lambda: False)
    assert whole.painted == before


def test_nothing_is_painted_below_the_picture(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    page = _Counted(whole)
    whole.show()
    wait_until(lambda: page.painted > 0)
    fade = CrossFade(whole)
    fade.begin(lambda: False)
    before = page.painted
    fade.repaint()
    page.repaint()
    assert page.painted == before


def test_it_fades_where_things_may_move(fade: CrossFade) -> None:
    appearance().reduce_motion(False)
    shares: list[float] = []
    fade._fading.valueChanged.connect(shares.append)
    fade.begin(lambda: True)
    wait_until(fade.isHidden)
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_only_the_old_screen_is_seen_while_the_next_is_painted(
    whole: QWidget, fade: CrossFade
) -> None:
    appearance().reduce_motion(False)
    fade.begin(lambda: True)
    wait_until(fade.isHidden)  # an earlier fade has ended
    whole.setStyleSheet("background: red")
    whole.repaint()
    answers = chain([True], cycle([True, False]))  # painted again and again, and never complete
    fade.begin(lambda: next(answers))
    whole.setStyleSheet("background: blue")
    QTest.qWait(80)
    assert fade.grab().toImage().pixelColor(5, 5) == Qt.GlobalColor.red


def test_it_cuts_with_reduced_motion(fade: CrossFade) -> None:
    appearance().reduce_motion(True)
    shares: list[float] = []
    fade._fading.valueChanged.connect(shares.append)
    fade.begin(lambda: True)
    wait_until(fade.isHidden)
    assert shares == []


def test_it_does_not_wait_for_ever(fade: CrossFade, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cross_fade, "_MOST_MS", 20)
    fade.begin(lambda: False)
    wait_until(fade.isHidden)


def test_a_sheet_may_close_while_it_is_waited_for(whole: QWidget, fade: CrossFade) -> None:
    sheet = Dialog(whole)
    fade.begin(lambda: not is_drawing(sheet))
    delete(sheet)
    wait_until(fade.isHidden)


def test_a_press_meant_for_the_page_before_does_nothing(whole: QWidget, fade: CrossFade) -> None:
    button = QPushButton(whole)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    fade.begin(lambda: False)
    there = whole.childAt(button.geometry().center())
    assert there is fade
    QTest.mouseClick(there, Qt.MouseButton.LeftButton)
    assert not pressed


def test_a_fade_may_let_the_page_be_used(whole: QWidget, fade: CrossFade) -> None:
    button = QPushButton(whole)
    button.show()
    fade.begin(lambda: False, passes_mouse=True)
    assert whole.childAt(button.geometry().center()) is button
    fade.begin(lambda: False)  # another page is wanted meanwhile
    assert whole.childAt(button.geometry().center()) is fade
    fade.begin(lambda: False, passes_mouse=True)
    assert whole.childAt(button.geometry().center()) is fade


def test_a_window_of_another_size_is_shown_at_once(whole: QWidget, fade: CrossFade) -> None:
    fade.begin(lambda: False)
    whole.resize(400, 250)
    wait_until(fade.isHidden)


def test_a_sheet_is_complete_when_it_appears(whole: QWidget, fade: CrossFade) -> None:
    sheet = Dialog(whole)
    drawn: list[bool] = []
    idle_queue().add(sheet, lambda: drawn.append(fade.isVisible()))
    assert is_drawing(sheet)
    sheet.show()
    sheet.raise_()
    assert whole.children()[-1] is fade
    wait_until(fade.isHidden)
    assert drawn == [True]


@pytest.fixture
def page_fade(window: MainWindow) -> CrossFade:
    """Return the fade of a window's pages."""
    window.fade_pages()
    fade = CrossFade.of(window.pages)
    assert fade is not None
    return fade


def test_a_page_is_seen_once_its_board_is_drawn(window: MainWindow, page_fade: CrossFade) -> None:
    window.start_game(NewMatch("dragons", ("Fred", "Ned"), {}, 7))
    assert page_fade.isVisible()
    opening: list[bool] = []
    QTimer.singleShot(0, lambda: opening.append(window.table.view.opening))
    wait_until(page_fade.isHidden)
    assert opening
    assert not window.table.view.opening


def test_monos_table_is_seen_once_its_board_is_dealt(
    window: MainWindow, page_fade: CrossFade
) -> None:
    window.start_game(NewMatch("mono", ("Fred", "Club"), {}, 7, levels=(None, 3)))
    deal = deal_at(window.table)
    assert window.table.settling
    assert not deal.play.isEnabled()
    wait_until(page_fade.isHidden)
    assert deal.play.isEnabled()


def test_a_review_is_seen_once_its_moves_are_known(
    window: MainWindow, page_fade: CrossFade
) -> None:
    window.pages.show_review(sample_matches.finished("dragons"))
    review = window.pages.analysis
    assert review.analysis.course is None
    assert page_fade.isVisible()
    wait_until(page_fade.isHidden)
    assert review.analysis.course is not None
    assert not review.settling


def test_the_layout_editor_never_shows_its_board_in_an_old_size(
    window: MainWindow, page_fade: CrossFade
) -> None:
    window.show_editor()
    editor: Any = window.editor
    assert not editor.scene.still.held
    wait_until(page_fade.isHidden)
    assert not editor.scene.still.held
    assert not editor.view.opening


# -- double clicks while a page or sheet changes

LEFT = Qt.MouseButton.LeftButton
AT, ELSEWHERE = QPoint(150, 100), QPoint(190, 100)


def click(window: QWidget, at: QPoint) -> None:
    """Click in a window as a real mouse does, so that Qt notices double clicks."""
    QTest.mouseClick(window.windowHandle(), LEFT, pos=at, delay=1)  # without, time is skipped


class Presses(QPushButton):
    """A button on a later page, which counts its presses."""

    def __init__(self, window: QWidget, at: QPoint) -> None:
        super().__init__(window)
        self.count = 0
        self.pressed.connect(self._note)
        self.resize(120, 60)
        self.move(at - self.rect().center())
        self.show()
        self.raise_()

    def _note(self) -> None:
        self.count += 1


@pytest.fixture
def changed(whole: QWidget, fade: CrossFade) -> Presses:
    """Return the button of a page that a first press has opened at this place."""
    opener = QPushButton(whole)
    opener.resize(whole.size())
    opener.show()
    opener.clicked.connect(opener.hide)
    opener.clicked.connect(lambda: fade.begin(lambda: True))
    QTest.mouseMove(whole.windowHandle(), QPoint(1, 1))  # away from the last test's press
    click(whole, AT)
    wait_until(fade.isHidden)
    return Presses(whole, AT)


@pytest.fixture
def short_interval() -> Iterator[int]:
    """Yield a short interval of double clicks in ms, so that a later press comes soon."""
    before = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(20)
    yield 20
    QApplication.setDoubleClickInterval(before)


def test_the_second_press_of_a_double_click_does_not_reach_the_next_page(
    whole: QWidget, changed: Presses
) -> None:
    click(whole, AT)
    assert changed.count == 0
    assert not changed.isDown()


def test_a_quick_press_elsewhere_reaches_the_next_page(whole: QWidget, changed: Presses) -> None:
    click(whole, ELSEWHERE)
    assert changed.count == 1


def test_a_later_press_reaches_the_next_page(
    short_interval: int, whole: QWidget, changed: Presses
) -> None:
    QTest.mousePress(whole.windowHandle(), LEFT, pos=AT, delay=2 * short_interval)
    assert changed.count == 1


def test_a_double_click_on_the_next_page_counts(whole: QWidget, changed: Presses) -> None:
    rows = QListWidget(whole)
    rows.addItem("a record")
    rows.show()
    opened: list[bool] = []
    rows.doubleClicked.connect(lambda: opened.append(True))
    at = rows.mapTo(whole, rows.visualItemRect(rows.item(0)).center())
    click(whole, at)
    click(whole, at)
    assert opened == [True]


def test_keys_reach_the_next_page_at_once(whole: QWidget, changed: Presses) -> None:
    changed.setFocus()
    QTest.keyClick(whole.windowHandle(), Qt.Key.Key_Space)
    assert changed.count == 1


def test_a_drag_from_elsewhere_reaches_the_next_page(whole: QWidget, changed: Presses) -> None:
    handle = whole.windowHandle()
    QTest.mousePress(handle, LEFT, pos=ELSEWHERE)
    QTest.mouseMove(handle, AT)
    assert changed.isDown()
    QTest.mouseRelease(handle, LEFT, pos=AT)
    assert changed.count == 1


def _middle(window: MainWindow, widget: QWidget) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


def _play_from_home(window: MainWindow) -> QPoint:
    return _middle(window, window.home.cards["mono"])


def _close_help(window: MainWindow) -> QPoint:
    window.covers.show_help("")
    assert window.help is not None
    return _middle(window, window.help.back)


def _play_with_this_board(window: MainWindow) -> QPoint:
    window.start_game(NewMatch("mono", ("Fred", "Club"), {}, 7, levels=(None, 3)))
    play = deal_at(window.table).play
    wait_until(play.isEnabled)
    return _middle(window, play)


def _choose_in_a_menu(window: MainWindow) -> QPoint:
    menu = Menu(window)
    entry = menu.addAction("New game")
    menu.popup(window.mapToGlobal(QPoint(300, 300)))
    return window.mapFromGlobal(menu.mapToGlobal(menu.actionGeometry(entry).center()))


def _another_lesson(window: MainWindow) -> QPoint:
    window.show_lessons()
    lessons = chain(*window.pages.lessons.panel.lessons.values())
    return _middle(window, next(row for row in lessons if row.isVisible()))


@pytest.mark.parametrize(
    "first_press",
    [_play_from_home, _close_help, _play_with_this_board, _choose_in_a_menu, _another_lesson],
)
def test_a_double_click_does_only_what_its_first_press_does(
    window: MainWindow, page_fade: CrossFade, first_press: Callable[[MainWindow], QPoint]
) -> None:
    at = first_press(window)
    wait_until(page_fade.isHidden)
    QTest.mouseMove(window.windowHandle(), QPoint(1, 1))
    click(window, at)
    wait_until(page_fade.isHidden)
    there = Presses(window, at)
    click(window, at)
    assert there.count == 0
