"""What can be used no more leaves the keyboard to the board, on every page."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.controls.buttons import Button
from desktop.controls.commands import EXPORT, NEW, PRINT, REVIEW, SETTINGS
from desktop.controls.focus import FocusRing
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.catalogue import ui_of
from desktop.help import EYES, PUZZLES, SHORTCUTS, TABLE
from desktop.new_match.request import NewMatch
from desktop.table.page import TablePage
from desktop.theme.appearance import appearance
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import hold, wait_until
from tests.desktop.games.blackbox.table import FREDS, NEDS, click
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.games.mono.layout_editor.easel import WHOLE
from tests.desktop.puzzles.desk import text_of
from tests.desktop.records.shelf import lay_out, opened, settle
from tests.desktop.table.hot_seat import draw_own

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
SLUGS = [game.slug for game in GAMES]
Key = Qt.Key


@pytest.fixture(autouse=True)
def _active(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def press(window: MainWindow, key: Key) -> None:
    """Press a key for whatever has the keyboard."""
    QTest.keyClick(window.focusWidget() or window, key)


def at_table(window: MainWindow, slug: str, *turns: str) -> TablePage:
    """Return a match in which these turns have been played.

    Whoever is to move sits at the screen.
    """
    window.start_game(NewMatch(slug, NAMES, {}, 7))
    session = window.session
    assert session is not None
    for text in turns:
        session.curtain_lifted()
        session.play(text)
    session.curtain_lifted()
    window.curtain.remove()
    window.table.view.setFocus()
    return window.table


# -- what a person does


def test_a_layout_that_is_used_leaves_the_keyboard_to_the_curtain(window: MainWindow) -> None:
    table = at_table(window, "mono")
    editor = draw_own(table)
    editor.drawing.put(WHOLE)
    editor.use.setFocus()
    press(window, Key.Key_Space)
    assert table.front.page is None
    assert window.focusWidget() is window.curtain
    press(window, Key.Key_Escape)
    assert window.session is not None  # nobody has left it


def test_a_winning_guess_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "blackbox", NEDS, FREDS)
    click(table, *FREDS.split(","))
    assert isinstance(table.scene, BlackBoxScene)
    assert table.scene.panel is not None
    table.scene.panel.guess.setFocus()
    press(window, Key.Key_Space)
    assert window.session is not None
    assert window.session.outcome is not None
    assert window.focusWidget() is table.view
    press(window, Key.Key_Space)
    assert window.session is not None


def test_a_hidden_line_to_type_into_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "adamas")
    window.table.toggle_entry()
    assert window.focusWidget() is table.panel.entry.field
    window.table.toggle_entry()
    assert window.focusWidget() is table.view


def test_setting_the_options_back_starts_no_game(window: MainWindow) -> None:
    window.covers.ask_for(NewMatch("adamas", NAMES, {"size": 4}))
    sheet = window.sheet
    assert sheet is not None
    sheet.standard.setFocus()
    press(window, Key.Key_Space)
    assert not sheet.standard.isVisible()
    assert window.focusWidget() is sheet
    press(window, Key.Key_Space)
    assert window.session is None
    assert window.sheet is sheet


# -- every page


def show_home(_window: MainWindow) -> None:
    pass


def show_sheet(slug: str) -> Callable[[MainWindow], None]:
    return lambda window: window.covers.ask_for(NewMatch(slug, NAMES, {}))


def show_table(slug: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        table = at_table(window, slug, *_opening(slug))
        window.table.toggle_entry()
        table.view.setFocus()

    return show


def _opening(slug: str) -> Iterator[str]:
    """Yield a turn of each player."""
    match = Match.new(slug, NAMES, {}, 7)
    for _ in range(2):
        text = str(next(match.legal_moves()))
        match.play(text)
        yield text


def show_asking(window: MainWindow) -> None:
    at_table(window, "adamas", "a3-c3").bar.resign_button.click()


def show_hint(window: MainWindow) -> None:
    at_table(window, "adamas", "a3-c3").match.hints.bubble.say("Hint: it captures")


def show_result(window: MainWindow) -> None:
    at_table(window, "adamas", "a3-c3")
    assert window.session is not None
    window.session.resign()


def show_study(window: MainWindow) -> None:
    show_result(window)
    window.pages.show_study()


def show_watching(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7, (1, 1)))
    window.table.match.computers.hold(True)


def show_curtain(window: MainWindow) -> None:
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    wait_until(window.curtain.button.hasFocus)


def show_help(topic: str) -> Callable[[MainWindow], None]:
    return lambda window: window.covers.show_help(topic)


def show_records(window: MainWindow) -> None:
    lay_out("adamas", NAMES, days=1, over=True)
    page = opened(window)
    page.delete(page.list.chosen)
    page.undo()
    settle(page)


def show_puzzles(window: MainWindow) -> None:
    window.show_puzzles()


def show_puzzle(window: MainWindow) -> None:
    window.show_puzzles()
    window.puzzles.begin(text_of("adamas-capture"))


def show_layouts(window: MainWindow) -> None:
    window.show_editor()
    layout_editor(window).panel.random.click()


def show_library(window: MainWindow) -> None:
    window.show_editor()
    layout_editor(window).sides.choose(1)


def show_gift(window: MainWindow) -> None:
    window.show_editor()
    layout_editor(window).puzzle_wanted.emit(3, "133223")


def show_set_up(slug: str) -> Callable[[MainWindow], None]:
    return lambda window: window.edit_position(NewMatch(slug))


def show_review(window: MainWindow) -> None:
    table = at_table(window, "adamas", "c1-c2")
    assert table.session is not None
    table.session.resign()
    table.commands[REVIEW].trigger()
    page = window.pages.analysis
    wait_until(lambda: bool(page.review.turns or page.analysis.done))


PAGES = {
    "home": show_home,
    "asking": show_asking,
    "hint": show_hint,
    "result": show_result,
    "watching": show_watching,
    "curtain": show_curtain,
    "puzzles": show_puzzles,
    "puzzle": show_puzzle,
    "layouts": show_layouts,
    "library": show_library,
    "gift": show_gift,
    "lessons": MainWindow.show_lessons,
    "picture": lambda window: at_table(window, "adamas").commands[EXPORT].trigger(),
    "print": lambda window: at_table(window, "adamas").commands[PRINT].trigger(),
    "profile": lambda window: window.profiles.edit(),
    "records": show_records,
    "review": show_review,
    "settings": lambda window: window.commands[SETTINGS].trigger(),
    "standing": MainWindow.show_standing,
    "study": show_study,
    **{f"sheet {slug}": show_sheet(slug) for slug in SLUGS},
    **{f"table {slug}": show_table(slug) for slug in SLUGS},
    **{f"set-up {slug}": show_set_up(slug) for slug in SLUGS if ui_of(slug).set_up},
    **{f"help {topic}": show_help(topic) for topic in (TABLE, PUZZLES, EYES, SHORTCUTS, "mono")},
}


def controls(window: MainWindow) -> list[QWidget]:
    """Whatever can have the keyboard in what lies uppermost."""
    page = window.uppermost
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.focusProxy() is None
        and widget.isVisible()
        and widget.isEnabled()
    ]


def losses(control: QWidget, window: MainWindow) -> Iterator[QWidget]:
    """Yield the steps that may disable a control and take the focus with it."""
    page, main = window.uppermost, window.main_widget()
    at: QWidget | None = control
    while at is not None and at is not page and not at.isAncestorOf(main) and at is not main:
        yield at
        at = at.parentWidget()


@pytest.mark.parametrize("name", PAGES)
def test_whatever_is_lost_the_main_widget_has_the_keyboard(window: MainWindow, name: str) -> None:
    PAGES[name](window)
    main, tried = window.main_widget(), 0
    for control in controls(window):
        for widget in losses(control, window):
            for be in (widget.setEnabled, widget.setVisible):
                control.setFocus()
                assert window.focusWidget() is control
                be(False)
                assert window.focusWidget() is main, f"{control} lost with {widget}"
                be(True)
                tried += 1
    assert tried > len(controls(window)) > 0


@pytest.mark.parametrize("name", PAGES)
def test_the_uppermost_has_the_keyboard_while_its_main_widget_is_hidden(
    window: MainWindow, name: str
) -> None:
    PAGES[name](window)
    main, uppermost = window.main_widget(), window.uppermost
    lost = [one for one in controls(window) if not one.isAncestorOf(main) and one is not main]
    main.hide()
    for control in lost:
        if control.isVisible():
            control.setFocus()
            control.hide()
            assert window.focusWidget() is uppermost, f"{control} lost"
            control.show()
    assert lost


@pytest.mark.parametrize("size", [125, 150, 175, 200])
def test_the_settings_keep_the_keyboard_when_the_text_size_is_the_systems_again(
    window: MainWindow, size: int
) -> None:
    appearance().resize_text(size)
    window.commands[SETTINGS].trigger()
    sheet = window.uppermost
    assert isinstance(sheet, SettingsSheet)
    (usual,) = [one for one in sheet.findChildren(Button) if one.text() == "Same as system"]
    usual.setFocus()
    press(window, Key.Key_Space)
    assert not usual.isVisible()
    press(window, Key.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.parametrize("name", PAGES)
def test_screen_readers_have_a_name_for_whatever_has_the_keyboard(
    window: MainWindow, name: str
) -> None:
    """A name, and a role that says what it is; a board or an area that scrolls is one, too."""
    PAGES[name](window)
    nameless = []
    for control in controls(window):
        interface = QAccessible.queryAccessibleInterface(control)
        if not interface.text(QAccessible.Text.Name).strip():
            nameless.append((type(control).__name__, interface.role()))
    assert not nameless
    assert not list(faults_of(QAccessible.queryAccessibleInterface(window)))


def faults_of(one: QAccessibleInterface | None) -> Iterator[tuple[str, str, str]]:
    """Yield what a screen reader finds without a name.

    Also what it takes for a plain area.
    """
    if one is None or one.state().invisible:
        return
    role, name, has = one.role(), one.text(QAccessible.Text.Name).strip(), one.childCount()
    kinds = QAccessible.Role
    empty = not name and (role == kinds.Heading or one.state().focusable)
    if empty or (name and not has and role == kinds.Client and not one.state().focusable):
        yield role.name, name, type(one.object()).__name__
    for number in range(has):
        yield from faults_of(one.child(number))


def test_what_is_deleted_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "adamas")
    button = QPushButton(table.panel)
    button.show()
    button.setFocus()
    assert window.focusWidget() is button
    button.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.focusWidget() is table.view


@pytest.mark.parametrize("lose", ["setEnabled", "setVisible"])
@pytest.mark.parametrize("whole", [False, True])
def test_what_is_lost_meanwhile_is_not_given_to_another_control(
    window: MainWindow, qtbot: QtBot, lose: str, whole: bool
) -> None:
    """Another window is in use while the computer plays."""
    table = at_table(window, "adamas")
    table.bar.resign_button.setFocus()
    other = QWidget()
    hold(qtbot, other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    getattr(table.bar if whole else table.bar.resign_button, lose)(False)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is table.view


# -- what covers the page goes


def test_a_sheet_that_is_closed_leaves_the_keyboard_to_the_page(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.cancel.setFocus()
    press(window, Key.Key_Space)
    assert window.sheet is None
    assert window.focusWidget() is window.home.main_widget()


def test_a_curtain_that_is_left_leaves_the_keyboard_to_the_home_page(window: MainWindow) -> None:
    show_curtain(window)
    window.curtain.back.setFocus()
    press(window, Key.Key_Space)
    assert window.session is None
    assert window.focusWidget() is window.home.main_widget()


# -- where the ring is seen


def test_who_comes_to_a_page_by_keys_sees_where_the_keyboard_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    handle = window.windowHandle()
    QTest.keyClick(handle, Key.Key_Tab)
    QTest.keyClick(handle, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(handle, Key.Key_Escape)
    focused = ringed(window)
    assert focused is not None
    assert focused.by_keyboard


def test_who_closes_a_menu_by_keys_sees_where_the_keyboard_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    QTest.keyClick(window.windowHandle(), Key.Key_Tab)
    before = ringed(window)
    assert before is not None
    QTest.keyClick(window.windowHandle(), Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert not before.by_keyboard
    QTest.keyClick(menu, Key.Key_Escape)
    assert ringed(window) is before
    assert before.by_keyboard


def test_who_comes_by_mouse_sees_no_ring(window: MainWindow, qtbot: QtBot) -> None:
    handle = window.windowHandle()
    QTest.keyClick(handle, Key.Key_Shift)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not window.keyboard_in_use
    window.commands[NEW].trigger()
    focused = ringed(window)
    assert focused is None or not focused.by_keyboard


def ringed(window: MainWindow) -> FocusRing | None:
    """Return what has the keyboard, if it is of those that show a ring."""
    focused = window.focusWidget()
    return focused if isinstance(focused, FocusRing) else None
