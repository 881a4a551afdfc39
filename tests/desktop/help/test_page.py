"""Rules, shortcuts and about in the window: there and back, and nothing beneath changes."""

from collections import Counter
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QEvent, QLibraryInfo, QLocale, QObject, Qt, qVersion
from PySide6.QtGui import QAccessible, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls import commands
from desktop.controls.buttons import Button
from desktop.controls.commands import Command
from desktop.help import ABOUT, EDITORS, PUZZLES, SHORTCUTS, TABLE
from desktop.help.blocks import help_text
from desktop.help.page import HelpPage
from desktop.help.rules_page import FigureBox, RulesPage
from desktop.help.search import Found
from desktop.help.sheet import HelpSheet
from desktop.help.shortcuts_page import (
    KeyCaps,
    ShortcutsPage,
    board_shortcuts,
    caps,
    game_shortcuts,
    kind_shortcuts,
    puzzle_shortcuts,
    setup_shortcuts,
    window_shortcuts,
)
from desktop.language.languages import ENGLISH, speak
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import appearance
from rules import __version__
from rules.games import GAMES
from rules.puzzles import generate, to_text
from tests.desktop.conftest import turn_until
from tests.desktop.games.mono.fronts import layout_editor

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
SLUGS = [game.slug for game in GAMES]


def opened(window: MainWindow, topic: str) -> HelpSheet:
    window.covers.show_help(topic)
    assert window.help is not None
    return window.help


def texts(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def test_pictures_in_sight_are_drawn_and_follow_the_theme(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window, "adamas")
    first = sheet.findChildren(FigureBox)[0]
    qtbot.waitUntil(lambda: sheet.findChildren(FigureBox)[-1].visibleRegion().isEmpty())
    qtbot.waitUntil(lambda: first.drawn)
    assert not sheet.findChildren(FigureBox)[-1].drawn
    by_day = first.grab().toImage()
    appearance().choose("dark")
    qtbot.waitUntil(lambda: first.drawn)
    assert first.grab().toImage() != by_day


def test_the_ring_round_the_text_goes_with_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    class Painted(QObject):
        whole = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
                self.whole += event.region().boundingRect() == watched.rect()
            return False

    reader = opened(window, TABLE).reader
    frame, painted = reader.parentWidget(), Painted()
    assert frame is not None
    window.activateWindow()
    reader.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    frame.installEventFilter(painted)
    QTest.keyClick(reader, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: painted.whole > 0)
    assert not reader.hasFocus()


# --- Going there and back


def test_home_leads_to_the_rules_and_back(window: MainWindow) -> None:
    window.home.rules_button.click()
    assert window.help is not None
    assert window.help.topic == TABLE
    QTest.keyClick(window.help.reader, Qt.Key.Key_Escape)
    assert window.help.isHidden()
    assert window.pages.currentWidget() is window.home


def test_f1_shows_the_rules_of_the_game_at_hand_and_goes_back(window: MainWindow) -> None:
    window.activateWindow()
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    window.session.play("a3-c3")
    window.table.view.setFocus()
    shown = window.table.match.state.shown
    QTest.keyClick(window.table.view, Qt.Key.Key_F1)
    assert window.help is not None
    assert window.help.isVisible()
    assert window.help.topic == "adamas"
    assert window.focusWidget() is window.help.reader
    QTest.keyClick(window.help.reader, Qt.Key.Key_F1)
    assert window.help.isHidden()
    assert window.focusWidget() is window.table.view
    assert window.table.match.state.shown is shown
    assert window.session.ply == 1


def test_the_tables_button_shows_its_rules(window: MainWindow) -> None:
    window.start_game(NewMatch("holomino", NAMES, {}, 7))
    window.table.bar.rules_button.click()
    assert window.help is not None
    assert window.help.topic == "holomino"
    window.help.back.click()
    assert window.help.isHidden()


def test_f1_on_the_sheet_of_a_new_game_explains_that_game(window: MainWindow) -> None:
    window.home.cards["dragons"].options.click()
    window.covers.toggle_help()
    assert window.help is not None
    assert window.help.topic == "dragons"
    window.covers.toggle_help()
    assert window.sheet is not None
    assert window.sheet.isVisible()


def test_no_key_reaches_the_game_under_the_rules(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert window.session is not None
    window.session.play("a3-c3")
    sheet = opened(window, "adamas")
    QTest.keyClick(sheet.reader, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(sheet.reader, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(sheet.reader, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(sheet.reader, Qt.Key.Key_A)
    assert not window.table.panel.entry.isVisibleTo(window.table.panel)
    assert window.session.ply == 1
    assert not window.table.match.state.shown.reviewing


def test_the_place_one_was_reading_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window, "adamas")
    bar = sheet.reader.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500)
    bar.setValue(400)
    sheet.close_help()
    assert opened(window, "adamas").reader.verticalScrollBar().value() == 400


def test_the_rules_lie_over_the_curtain_and_leave_it_down(window: MainWindow) -> None:
    window.activateWindow()
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    assert window.curtain.isVisible()
    window.covers.toggle_help()
    assert window.help is not None
    window.covers.toggle_help()  # Not away with them: the curtain is what one would get to.
    window.help.close_help()
    assert window.curtain.isVisible()
    assert window.focusWidget() in (window.curtain, window.curtain.button)
    assert window.table.scene is not None
    assert window.table.scene.viewer is None


def test_a_curtain_may_fall_over_the_rules(window: MainWindow) -> None:
    window.activateWindow()
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    window.curtain.button.click()
    sheet = opened(window, "blackbox")
    window.table.curtain.emit(1)
    assert window.focusWidget() in (window.curtain, window.curtain.button)
    sheet.close_help()
    assert window.focusWidget() in (window.curtain, window.curtain.button)


def test_another_game_puts_the_rules_away(window: MainWindow) -> None:
    sheet = opened(window, "mono")
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    assert sheet.isHidden()


# --- Within


def test_the_keyboard_walks_through_the_contents(window: MainWindow) -> None:
    window.activateWindow()
    sheet = opened(window, "adamas")
    row = sheet.contents.rows["adamas"]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Down)
    section = window.focusWidget()
    assert isinstance(section, QWidget)
    assert section.text() == "Start"  # type: ignore[attr-defined]
    QTest.keyClick(row, Qt.Key.Key_Up)
    QTest.keyClick(sheet.contents.rows["mono"], Qt.Key.Key_Space)
    assert sheet.topic == "mono"


def test_tab_stays_within_the_help(window: MainWindow) -> None:
    window.activateWindow()
    sheet = opened(window, ABOUT)
    for _ in range(40):
        QTest.keyClick(window.focusWidget() or sheet, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)


def test_the_page_scrolls_by_key_and_marks_the_section(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window, "holomino")
    bar = sheet.reader.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 500)
    sheet.contents.sections["Scoring"].click()
    assert bar.value() > 500
    QTest.keyClick(sheet.reader, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    assert sheet.contents.sections["A little strategy"].isChecked()
    QTest.keyClick(sheet.reader, Qt.Key.Key_Home)
    QTest.keyClick(sheet.reader, Qt.Key.Key_PageDown)
    assert bar.value() > 300


@pytest.mark.parametrize("topic", [TABLE, *SLUGS, PUZZLES, SHORTCUTS, ABOUT])
def test_nothing_is_wider_than_the_smallest_window(
    window: MainWindow, topic: str, qtbot: QtBot
) -> None:
    window.resize(1024, 680)
    sheet = opened(window, topic)
    QTest.qWait(20)
    inside = sheet.reader.widget()
    assert inside is not None
    assert inside.width() <= sheet.reader.viewport().width()
    assert (window.width(), window.height()) == (1024, 680)


# --- Shortcuts


def test_every_shortcut_of_the_window_is_listed(window: MainWindow) -> None:
    listed = {QKeySequence(way) for keys, _what in window_shortcuts() for way in keys.split(" / ")}
    for shortcut in window.findChildren(QShortcut):
        assert shortcut.key() in listed, shortcut.key().toString()


def test_every_command_with_words_for_the_list_is_listed_once(window: MainWindow) -> None:
    listed = Counter(what for _keys, what in window_shortcuts())
    words = [command.row[1] for command in vars(commands).values() if _is_listed(command)]
    assert {what: listed[what] for what in words} == dict.fromkeys(words, 1)


def _is_listed(thing: object) -> bool:
    return isinstance(thing, Command) and thing.group is not None


def test_a_question_mark_shows_the_shortcuts_of_the_game(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    QTest.keyClicks(window.table.view, "?")
    assert window.help is not None
    assert window.help.topic == SHORTCUTS
    page = texts(window.help.reader)
    assert game_shortcuts("adamas")[0][1] in page
    assert game_shortcuts("blackbox")[0][1] not in page
    assert board_shortcuts()[0][1] in page


def test_at_a_puzzle_the_shortcuts_are_those_of_its_game_and_of_puzzles(
    window: MainWindow,
) -> None:
    window.show_puzzles()
    window.puzzles.begin(to_text(generate("adamas-capture", Random(1))))
    QTest.keyClicks(window.puzzles.table.view, "?")
    assert window.help is not None
    page = texts(window.help.reader)
    assert game_shortcuts("adamas")[0][1] in page
    assert game_shortcuts("blackbox")[0][1] not in page
    assert puzzle_shortcuts()[0][1] in page


def test_a_board_that_uses_the_question_mark_keeps_it(window: MainWindow) -> None:
    window.start_game(NewMatch("blackbox", NAMES, {}, 7))
    window.curtain.button.click()
    for player in (0, 1):
        assert window.session is not None
        window.session.play("a1,b2,c3,d4")
        window.table.curtain.emit(1 - player)
        window.curtain.button.click()
    QTest.keyClicks(window.table.view, "?")
    assert window.help is None


def test_a_long_page_comes_bit_by_bit(window: MainWindow) -> None:
    sheet = opened(window, "mono")
    (page,) = sheet.findChildren(RulesPage)
    first = page.column.count()
    assert len(page.sections) < len(help_text("mono").sections)
    assert [*sheet.contents.sections] == [*help_text("mono").sections]
    turn_until(lambda: len(page.sections) == len(help_text("mono").sections))
    assert page.column.count() > 2 * first


def test_a_section_that_is_not_there_yet_is_gone_to(window: MainWindow, qtbot: QtBot) -> None:
    sheet = opened(window, "mono")
    last = help_text("mono").sections[-2]
    sheet.contents.sections[last].click()
    at = sheet.reader.verticalScrollBar().value()
    assert at > 500
    qtbot.wait(100)
    assert abs(sheet.reader.top_of(sheet.reader.sections[last]) - at) < 4


def test_from_home_all_games_keys_are_listed(window: MainWindow) -> None:
    sheet = opened(window, SHORTCUTS)
    sheet.findChildren(ShortcutsPage)[0].finish()
    page = texts(sheet.reader)
    for slug in SLUGS:
        for _keys, what in game_shortcuts(slug):
            assert what in page


def test_no_key_cap_is_empty_or_only_a_sign_between_keys() -> None:
    """As Qt writes text that names no key."""
    for slug in SLUGS:
        own = [row for _name, keys in kind_shortcuts(slug) for row in keys]
        for keys, _what in (*game_shortcuts(slug), *setup_shortcuts(slug), *own):
            assert not {"", ","} & {cap.strip() for way in caps(keys) for cap in way}, keys


def test_key_caps() -> None:
    assert caps("R / Shift+R") == [["R"], ["Shift", "R"]]
    assert caps("+ / -") == [["+"], ["-"]]


def test_key_caps_are_named_as_the_language_names_keys() -> None:
    speak("es")
    try:
        assert caps("Enter / Shift+R") == [["Intro"], ["Mayúsculas", "R"]]
        assert caps("+ / wheel / Space+drag") == [["+"], ["rueda"], ["Espacio", "arrastrar"]]
    finally:
        speak(ENGLISH)


def test_menus_lead_to_shortcuts_and_about(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {}, 7))
    actions = {a.text(): a for a in window.menu().entries()}
    actions["Shortcuts"].trigger()
    assert window.help is not None
    assert window.help.topic == SHORTCUTS
    actions["About Quincunx"].trigger()
    assert window.help.topic == ABOUT


# --- About


def test_about_names_version_people_and_licences(window: MainWindow) -> None:
    sheet = opened(window, ABOUT)
    page = texts(sheet.reader)
    for name in (
        __version__, "Cameron Browne", "Eric Solomon", "Douglas Zander", "Richard Rognlie",
        "Figtree", "Bricolage Grotesque", "MIT", "Lesser General Public License",
        "SIL Open Font License",
    ):  # fmt: skip
        assert name in page


def test_a_licence_can_be_read_where_it_stands(window: MainWindow) -> None:
    from desktop.help.about_page import Licence

    sheet = opened(window, ABOUT)
    licences = sheet.findChildren(Licence)
    assert len(licences) > 10
    for licence in licences:
        licence.button.click()
        assert licence.text is not None
        assert licence.text.isVisible()
        assert len(licence.text.toPlainText()) > 250
        licence.button.click()
        assert licence.text.isHidden()


def test_a_long_licence_is_read_in_a_box_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    """A page that grew with the longest text would stand still for a quarter of a second."""
    from desktop.help.about_page import Licence

    sheet = opened(window, ABOUT)
    longest = max(sheet.findChildren(Licence), key=lambda licence: len(licence.read()))
    assert len(longest.read()) > 30_000
    window.activateWindow()
    longest.button.setFocus()
    QTest.keyClick(longest.button, Qt.Key.Key_Space)
    box = longest.text
    assert box is not None
    assert box.toPlainText() == longest.read()
    assert box.height() < window.height() / 2
    QTest.keyClick(longest.button, Qt.Key.Key_Tab)
    assert window.focusWidget() is box
    qtbot.waitUntil(lambda: box.verticalScrollBar().maximum() > 0)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.verticalScrollBar().value() > 0
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert window.focusWidget() is not box
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_about_tells_how_qt_may_be_replaced(window: MainWindow) -> None:
    page = texts(opened(window, ABOUT).reader)
    assert f"official_releases/qt/{qVersion().rpartition('.')[0]}/{qVersion()}" in page
    assert "official_releases/QtForPython/pyside6/" in page
    assert QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath) in page


@pytest.mark.parametrize("topic", ["mono", SHORTCUTS, ABOUT])
def test_a_translation_that_no_native_has_read_says_so(window: MainWindow, topic: str) -> None:
    words = "Translated by the makers. No native speaker has checked it yet."

    def told() -> str:
        sheet = opened(window, topic)
        sheet.findChildren(HelpPage)[0].finish()
        said = texts(sheet.reader)
        sheet.close_help()
        sheet.deleteLater()
        window.covers.help = None
        return said

    assert words not in told()
    before = QLocale()
    QLocale.setDefault(QLocale("pl"))
    try:
        assert words in told()
    finally:
        QLocale.setDefault(before)


def headings(page: QWidget) -> list[str]:
    """Return the texts that are headings to screen readers."""
    found = []
    for label in page.findChildren(QLabel):
        interface = QAccessible.queryAccessibleInterface(label)
        if label.isVisible() and interface.role() == QAccessible.Role.Heading:
            found.append(interface.text(QAccessible.Text.Name))
    return found


def test_screen_readers_find_its_headings(window: MainWindow) -> None:
    sheet = opened(window, TABLE)
    wanted = {"Playing", "Secrets", "Saving and opening"}
    turn_until(lambda: wanted <= {*headings(sheet)})


def test_a_page_links_to_what_it_is_about(window: MainWindow) -> None:
    sheet = opened(window, EDITORS)
    link = next(
        one for one in sheet.reader.findChildren(Button) if one.text() == "Open the layout editor"
    )
    link.click()
    assert sheet.isHidden()
    assert window.pages.page is layout_editor(window)


def test_a_search_shows_sections_of_all_topics_and_goes_there(window: MainWindow) -> None:
    sheet = opened(window, TABLE)
    QTest.keySequence(sheet.reader, QKeySequence(QKeySequence.StandardKey.Find))
    assert sheet.contents.search.hasFocus()
    QTest.keyClicks(sheet.contents.search, "resign draw")
    assert Found(TABLE, "Undo, draw, resign") in sheet.contents.found
    QTest.keyClicks(sheet.contents.search, " nonsense")
    assert not sheet.contents.found
    sheet.contents.search.setText("eyes")
    row = sheet.contents.found[Found("dragons", "Dragons and eyes")]
    row.click()
    assert sheet.topic == "dragons"
    turn_until(lambda: sheet.contents.sections["Dragons and eyes"].isChecked())


def test_the_list_marks_and_shows_the_topic_that_is_open(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1093, 614)
    for topic in (SHORTCUTS, TABLE, ABOUT, "blackbox"):
        row = opened(window, topic).contents.rows[topic]
        assert row.isChecked()
        qtbot.waitUntil(partial(_is_whole, row))


def _is_whole(widget: QWidget) -> bool:
    """Whether nothing of it is out of sight."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_a_narrow_help_shows_its_contents_in_place_of_the_page(window: MainWindow) -> None:
    window.resize(800, 500)
    appearance().resize_text(125)
    sheet = opened(window, "mono")
    assert not sheet.contents.isVisible()
    sheet.contents_button.click()
    assert sheet.contents.isVisible()
    assert not sheet.reader.isVisible()
    sheet.contents.rows["adamas"].click()
    assert sheet.topic == "adamas"
    assert sheet.reader.isVisible()
    assert not sheet.contents.isVisible()
    appearance().resize_text(100)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert sheet.contents.isVisible()
    assert not sheet.contents_button.isVisible()


def test_a_word_stands_between_two_keys_that_do_the_same(qtbot: QtBot) -> None:
    either, arrows = KeyCaps("Enter / Space"), KeyCaps("← / → / ↑ / ↓")
    for caps_shown in (either, arrows):
        qtbot.addWidget(caps_shown)
    assert either.accessibleName() == "Enter or Space"
    single = sum(arrows._width(cap) + 5 for (cap,) in arrows._caps)
    assert arrows._across == single, "arrows stand together"
