"""In a small window the panel beside a board folds to a strip, and all can be played without it."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.board.folding import Islands, SidePanel
from desktop.board.spoken import accessible
from desktop.controls.buttons import Button
from desktop.new_match.request import NewMatch
from desktop.puzzles.table import PuzzleTable
from desktop.storage.autosave import new_slot
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import Appearance, theme
from rules.games import GAMES
from rules.match import Match
from rules.puzzles import generate, to_text
from tests.desktop.conftest import new_table
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.hands import LEFT
from tests.tools import sample_matches

SLUGS = [game.slug for game in GAMES]
SMALL, USUAL, TALL = QSize(800, 500), QSize(1280, 800), QSize(1280, 1000)
COLUMNS = {"adamas", "dragons", "holomino"}  # whose rack can stand at the left edge
TILES = {"dragons", "holomino"}

Sit = Callable[[str], TablePage]


@pytest.fixture
def sit(window: MainWindow, qtbot: QtBot) -> Sit:
    def sit(slug: str) -> TablePage:
        """Return a match some turns into the game, in a small window."""
        window.resize(SMALL)
        window.files.seat(Session(sample_matches.middle(slug)), new_slot())
        if window.curtain.isVisible():
            window.curtain.button.click()
        qtbot.waitUntil(lambda: window.table.view.board_scene is not None)
        qtbot.waitUntil(lambda: window.table.panel.isHidden())
        return window.table

    return sit


def begin_turn(table: TablePage) -> None:
    """Do what a player does before the main button is of use."""
    scene, session = table.scene, table.session
    assert scene is not None
    assert session is not None
    move = next(iter(scene.game.legal_moves(scene.view)))
    if session.game.slug == "mono":
        session.play(move)
    elif session.game.slug == "adamas":
        scene.hand.show_preview([move])


def actions(islands: Islands) -> list[Button]:
    """Return the buttons that stand over the table."""
    return [one for one in islands.corner.findChildren(Button) if one.isVisible()]


def whole(buttons: list[Button]) -> bool:
    """Return whether nothing hides a part of a button."""
    return all(one.visibleRegion().boundingRect() == one.rect() for one in buttons)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_panel_is_a_strip_and_its_actions_stand_over_the_table(
    sit: Sit, qtbot: QtBot, slug: str
) -> None:
    table = sit(slug)
    assert table.panel.isHidden()
    assert table.panel.strip.isVisible()
    assert table.panel.strip.width() == 72
    assert table.scene is not None
    assert table.panel.strip.tally.tally == table.scene.words.tally()
    islands = table.frame
    if slug in TILES:
        assert actions(islands) == []  # a tile is played on the board
        return
    begin_turn(table)
    qtbot.waitUntil(lambda: bool(actions(islands)))
    assert table.view.rect().contains(islands.corner.geometry())
    board = table.view.reserved_area()[2:]  # after the prompt and the rack
    assert not any(part.intersects(islands.corner.geometry()) for part in board)


def test_actions_that_come_later_stand_over_the_table_too(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(SMALL)
    window.files.seat(Session(Match.new("blackbox")), new_slot())
    qtbot.waitUntil(window.curtain.button.isVisible)
    window.curtain.button.click()
    qtbot.waitUntil(window.curtain.isHidden)
    islands = window.table.frame
    qtbot.waitUntil(lambda: len(actions(islands)) == 2)
    assert window.table.view.rect().contains(islands.corner.geometry())


@pytest.mark.parametrize("slug", ["mono", "adamas", "blackbox"])
def test_the_actions_of_an_open_panel_stand_at_its_foot_whatever_scrolls(
    sit: Sit, qtbot: QtBot, slug: str
) -> None:
    table = sit(slug)
    begin_turn(table)
    panel = table.panel
    rows = panel.action_rows(scrolled=True)
    table.frame.open()
    shown = [one for row in rows for one in row.inside.findChildren(Button) if one.isVisible()]
    assert shown
    assert all(panel.isAncestorOf(one) for one in shown)
    qtbot.waitUntil(partial(whole, shown))
    table.window().resize(TALL)
    qtbot.waitUntil(lambda: table.panel.handle.isHidden())
    assert all(panel.foot.indexOf(row.inside) >= 0 for row in rows)


@pytest.mark.parametrize("slug", ["mono", "adamas", "blackbox"])
def test_the_actions_are_in_sight_where_the_panel_does_not_fold(
    sit: Sit, qtbot: QtBot, slug: str
) -> None:
    table = sit(slug)
    begin_turn(table)
    for size in (QSize(1024, 700), QSize(1000, 580)):
        table.window().resize(size)
        qtbot.waitUntil(table.panel.isVisible)
        rows = table.panel.action_rows(scrolled=True)
        shown = [one for row in rows for one in row.inside.findChildren(Button) if one.isVisible()]
        assert shown
        qtbot.waitUntil(partial(whole, shown))


def test_a_layout_can_be_played_with_without_scrolling(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(SMALL)
    window.show_editor()
    play = layout_editor(window).panel.play
    qtbot.waitUntil(lambda: play.visibleRegion().boundingRect() == play.rect())


@pytest.mark.parametrize("slug", SLUGS)
def test_the_rack_stands_at_the_left_of_a_low_table(sit: Sit, slug: str) -> None:
    table = sit(slug)
    scene = table.scene
    assert scene is not None
    rack, whole = scene.rack_area, table.view.rect()
    assert (rack.height() > rack.width()) == (slug in COLUMNS)
    assert rack.isEmpty() or QRect(whole).contains(rack.toAlignedRect())
    spots = [spot for spot in scene.spots() if spot.rack]
    assert all(rack.contains(scene.rack.mapToScene(spot.at)) for spot in spots)
    assert bool(spots) == (slug in COLUMNS | {"mono"}) or slug == "mono"
    table.frame.open()
    assert scene.rack_area.width() > scene.rack_area.height() or slug == "blackbox"


def test_it_opens_beside_the_table_and_closes_by_click_key_and_escape(
    sit: Sit, qtbot: QtBot
) -> None:
    table = sit("adamas")
    wide = table.view.width()
    ways: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseClick(table.panel.handle, LEFT),
        lambda: QTest.keyClick(table.view, Qt.Key.Key_F9),
        lambda: QTest.keyClick(table.panel.moves.list, Qt.Key.Key_Escape),
    )
    for close in ways:
        QTest.mouseClick(table.panel.strip.handle, LEFT)
        assert table.panel.isVisible()
        assert table.panel.strip.isHidden()
        qtbot.waitUntil(lambda: table.view.width() == wide - 312 + 72)
        qtbot.waitUntil(lambda: not actions(table.frame))
        close()
        assert table.panel.isHidden()
        qtbot.waitUntil(lambda: table.view.width() == wide)
    QTest.keyClick(table.view, Qt.Key.Key_F9)
    assert table.panel.isVisible()


def test_it_is_left_as_it_was_and_each_kind_of_table_for_itself(
    window: MainWindow, sit: Sit, qtbot: QtBot
) -> None:
    table = sit("adamas")
    table.frame.toggle()
    assert table.panel.isVisible()
    other = new_table()
    qtbot.addWidget(other)
    assert not other.frame.folded
    window.go_home()
    window.show_puzzles()
    window.puzzles.begin(sample_matches.puzzle("holomino"))
    assert window.puzzles.table.frame.folded
    window.puzzles.show_list()
    window.edit_position(NewMatch("adamas", sample_matches.NAMES))
    editor = window.pages.position_editor("adamas")
    assert not editor.frame.folded  # it is of use there


def test_a_larger_window_has_the_panel_as_ever(window: MainWindow, sit: Sit, qtbot: QtBot) -> None:
    table = sit("adamas")
    window.resize(USUAL)
    qtbot.waitUntil(lambda: table.panel.isVisible())
    assert table.panel.handle.isHidden()
    assert table.panel.strip.isHidden()
    assert not actions(table.frame)
    QTest.keyClick(table.view, Qt.Key.Key_F9)
    assert table.panel.isVisible()
    window.resize(SMALL)
    qtbot.waitUntil(lambda: table.panel.isHidden())


def test_where_moves_are_typed_the_panel_opens(sit: Sit) -> None:
    table = sit("adamas")
    table.toggle_entry()
    assert table.panel.entry.isVisible()
    assert not table.frame.folded


def test_texts_leave_the_least_room_all_is_laid_out_in(look: Appearance) -> None:
    look.resize_text(200)
    for size, scale, compact in (
        (QSize(800, 500), 1.25, True),
        (QSize(1280, 800), 2.0, True),
        (QSize(2560, 1600), 2.0, False),
    ):
        look.fit(size)
        assert (theme().text_scale, theme().compact) == (scale, compact)
    look.resize_text(100)
    look.fit(QSize(800, 500))
    assert (theme().text_scale, theme().compact) == (1.0, True)


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_screen_readers_find_the_small_board_of_a_folded_panel_at_the_large_one(
    sit: Sit, slug: str
) -> None:
    accessible.install()
    table = sit(slug)
    board = QAccessible.queryAccessibleInterface(table.view)
    assert table.scene is not None
    small = table.scene.beside()

    def there() -> list[QAccessibleInterface]:
        found = [board.child(number) for number in range(board.childCount())]
        return [child for child in found if child.object() is small]

    (found,) = there()
    assert found.text(QAccessible.Text.Name)
    assert found.parent().object() is table.view
    assert found.childCount() > 30
    assert not any(one.state().invisible for one in (found, found.child(0)))
    table.frame.toggle()
    assert not there()


@pytest.mark.parametrize("page", ["table", "puzzles"])
def test_what_is_asked_stands_in_the_middle_however_the_panel_is(
    window: MainWindow, sit: Sit, qtbot: QtBot, page: str
) -> None:
    table: TablePage | PuzzleTable = sit("adamas")
    if page == "table":
        assert window.session is not None
        window.session.resign()
    else:
        window.show_puzzles()
        table = window.puzzles.table
        window.puzzles.begin(to_text(generate("dragons-1", Random(1))))
        table.panel.give_up.click()
    qtbot.waitUntil(table.banner.isVisible)
    for opened in (True, False):
        table.frame.open(opened)
        QApplication.processEvents()
        assert table.panel.isVisible() == opened
        middle = table.banner.geometry().center().x()
        assert abs(middle - table.view.rect().center().x()) <= 1


@pytest.mark.parametrize("name", ["table", "puzzles", "lessons", "analysis", "editor", ""])
def test_the_foot_of_a_panel_belongs_to_it(window: MainWindow, name: str) -> None:
    """Elsewhere it would hold buttons that are gone, and the program's end would be a crash."""
    if name == "analysis":
        match = Match.new("adamas", ("fred", "ned"))
        match.resign(0)
        window.pages.show_review(match)
    page = getattr(window.pages, name) if name else window.pages.position_editor("dragons")
    panels = page.findChildren(SidePanel)
    assert panels
    for panel in panels:
        held_by = panel.foot.parentWidget()
        assert held_by is not None
        assert panel.isAncestorOf(held_by)


def test_a_panel_keeps_no_trace_of_buttons_that_were_taken_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(SMALL)
    window.show_lessons()
    lessons = window.pages.lessons
    qtbot.waitUntil(lambda: lessons.panel.matter.widget() is not None)
    for _ in range(2):
        lessons.frame.open()
        assert lessons.panel.foot.count() > 0
        lessons.frame.open(False)
        assert lessons.panel.foot.count() == 0
