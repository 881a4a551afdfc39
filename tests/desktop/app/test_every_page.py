"""The keys, the keyboard's place, the menu and the names for screen readers, on every page."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import takewhile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.analysis.page import AnalysisPage
from desktop.app.main_window import MainWindow
from desktop.controls.commands import EXPORT, PRINT, REVIEW, SETTINGS
from desktop.controls.focus import FocusRing
from desktop.games.catalogue import ui_of
from desktop.help import EYES, PUZZLES, SHORTCUTS, TABLE
from desktop.lessons.page import LessonPage
from desktop.new_match.request import NewMatch
from desktop.records.page import RecordsPage
from desktop.shell.page import Page
from desktop.standing.page import StandingPage
from desktop.table.page import TablePage
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import wait_until
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.puzzles.desk import text_of
from tests.desktop.records.shelf import lay_out, opened, settle

NAMES = ("fred", "ned")
SLUGS = [game.slug for game in GAMES]
LEFT_OPEN = 4
"""More steps than any page needs to lead home."""


def at_table(window: MainWindow, slug: str, *turns: str) -> TablePage:
    """Return a match in which these turns have been played.

    The player to move sits at the screen.
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
    """Return whatever can have the keyboard in what lies uppermost."""
    return [
        widget
        for widget in window.uppermost.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.focusProxy() is None
        and widget.isVisible()
        and widget.isEnabled()
    ]


def test_what_only_one_page_announces_is_connected(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page whose name is not that in the window's table would announce it to nobody."""
    wanted = {
        "_connect_table": TablePage,
        "_connect_analysis": AnalysisPage,
        "_connect_lessons": LessonPage,
        "_connect_records": RecordsPage,
        "_connect_standing": StandingPage,
    }
    there = {name for name in vars(MainWindow) if name.startswith("_connect_")}
    assert there == {*wanted, "_connect_home", "_connect_page"}
    connected = dict[str, type[Page]]()

    def note(name: str, connect: Callable[[Page], None], page: Page) -> None:
        connected[name] = type(page)
        connect(page)

    for name in wanted:
        monkeypatch.setattr(window, name, partial(note, name, getattr(window, name)))
    for show in (show_review, show_records, MainWindow.show_lessons, MainWindow.show_standing):
        show(window)
    assert connected == wanted


@pytest.mark.parametrize("name", PAGES)
def test_a_page_by_keys_and_screen_reader(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PAGES[name](window)
    expect_names(window)
    expect_a_menu(window)
    with monkeypatch.context() as patch:
        expect_enter_to_press(window, patch)
    expect_the_keyboard_to_stay(window)
    expect_escape_to_stay(window)
    expect_a_key_to_lead_home(window)


def expect_names(window: MainWindow) -> None:
    """Expect a name for screen readers at each control, and at boards and areas that scroll."""
    interfaces = {one: QAccessible.queryAccessibleInterface(one) for one in controls(window)}
    assert [one for one, known in interfaces.items() if not name_of(known)] == []
    assert not list(unnamed(QAccessible.queryAccessibleInterface(window)))


def name_of(one: QAccessibleInterface) -> str:
    return one.text(QAccessible.Text.Name).strip()


def unnamed(one: QAccessibleInterface | None) -> Iterator[tuple[str, str, str]]:
    """Yield headings and controls without a name, and plain areas with one."""
    if one is None or one.state().invisible:
        return
    role, name, has = one.role(), name_of(one), one.childCount()
    kinds = QAccessible.Role
    empty = not name and (role == kinds.Heading or one.state().focusable)
    if empty or (name and not has and role == kinds.Client and not one.state().focusable):
        yield role.name, name, type(one.object()).__name__
    for number in range(has):
        yield from unnamed(one.child(number))


def expect_a_menu(window: MainWindow) -> None:
    """Expect each command once, with a key that no other has."""
    entries = window.menu().entries()
    texts = [entry.text() for entry in entries]
    keys = [entry.shortcut().toString() for entry in entries if entry.isEnabled()]
    for several in (texts, [key for key in keys if key]):
        assert len(set(several)) == len(several)
    assert all(entry.isVisible() for entry in entries)
    assert all(entry.isShortcutVisibleInContextMenu() for entry in entries if entry.shortcut())
    assert {"Settings…", "Quit", "Shortcuts", "About Quincunx"} <= set(texts)


def expect_enter_to_press(window: MainWindow, patch: pytest.MonkeyPatch) -> None:
    """Press the button that has the keyboard by both Enter keys."""
    pressed: list[QWidget] = []
    patch.setattr(FocusRing, "click", lambda button: pressed.append(button), raising=False)
    buttons = [one for one in controls(window) if isinstance(one, QAbstractButton)]
    for button in buttons:
        for enter in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            QTest.keyClick(button, enter)
    assert pressed == [button for button in buttons for _ in range(2)]


def expect_the_keyboard_to_stay(window: MainWindow) -> None:
    """Disable and hide each control, which passes the keyboard on to the main widget.

    The page gets it if the main widget is hidden, too.
    """
    main, uppermost, tried = window.main_widget(), window.uppermost, set[QWidget]()
    for control in controls(window):
        for widget in takewhile(lambda one: one not in tried, losses(control, window)):
            for be in (widget.setEnabled, widget.setVisible):
                control.setFocus()
                assert window.focusWidget() is control
                be(False)
                assert window.focusWidget() is main, f"{control} lost with {widget}"
                be(True)
            tried.add(widget)
    assert tried
    lost = [one for one in controls(window) if not one.isAncestorOf(main) and one is not main]
    main.hide()
    for control in lost:
        if control.isVisible():
            control.setFocus()
            control.hide()
            assert window.focusWidget() is uppermost, f"{control} lost"
            control.show()
    assert lost
    main.show()
    main.setFocus()


def losses(control: QWidget, window: MainWindow) -> Iterator[QWidget]:
    """Yield the widgets that take the focus with them when they are disabled or hidden."""
    page, main = window.uppermost, window.main_widget()
    at: QWidget | None = control
    while at is not None and at is not page and not at.isAncestorOf(main) and at is not main:
        yield at
        at = at.parentWidget()


def expect_escape_to_stay(window: MainWindow) -> None:
    """Close what is open over the page by Escape, which then does nothing."""
    page, session = window.pages.page, window.session
    for _ in range(LEFT_OPEN):
        press(window, Qt.Key.Key_Escape)
        QApplication.processEvents()
    assert window.uppermost is (window.curtain if window.curtain.isVisible() else page)
    assert window.session is session


def expect_a_key_to_lead_home(window: MainWindow) -> None:
    for _ in range(LEFT_OPEN):
        press(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
    assert window.uppermost is window.home or window.curtain.isVisible()
    assert window.isVisible()


def press(
    window: MainWindow,
    key: Qt.Key,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key for whatever has the keyboard."""
    QTest.keyClick(window.focusWidget() or window, key, held)
