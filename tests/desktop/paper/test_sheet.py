"""Print… on every page with a board: a preview of the pages, and where they go."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.commands import PRINT
from desktop.paper import sheet as sheets
from desktop.paper.commands import BoardPaper, Printable
from desktop.paper.sheet import PaperSheet
from desktop.position_editor.page import PositionEditor
from desktop.puzzles.booklet_sheet import BookletSheet
from desktop.puzzles.page import PuzzlePage
from desktop.records.page import RecordsPage
from desktop.shell.page import Page
from rules.puzzles import from_text
from rules.puzzles.stock import shipped
from tests.desktop.analysis.studies import new_review
from tests.desktop.conftest import new_table, shown_window
from tests.tools.sample_matches import middle

PAGES = (new_table, PuzzlePage, RecordsPage, new_review)

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 720)
    made.show()
    return made


def ready(sheet: PaperSheet, qtbot: QtBot) -> PaperSheet:
    sheet.resize(1000, 720)
    sheet.show()
    qtbot.waitUntil(lambda: not sheet.preview.image.isNull())
    return sheet


def of_match(window: QWidget, slug: str, viewer: int = 0) -> BoardPaper:
    match = middle(slug)
    return BoardPaper(Printable(match.view(viewer), match, viewer), window)


def test_the_sheet_is_as_wide_as_its_parts_once_the_window_has_room_for_the_preview(
    window: QWidget,
) -> None:
    sheet = of_match(window, "mono")
    sheet.resize(100, 30)  # as an overlay begins on some systems
    sheet.show()  # it takes the size of its window
    assert sheet.sheet.width() > sheet.preview.width() + sheet.print.width()


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.__name__)
def test_every_page_with_a_board_prints(kind: Callable[[], Page], qtbot: QtBot) -> None:
    page = kind()
    qtbot.addWidget(page)
    assert PRINT in page.commands
    page.shut_down()


def test_the_editor_of_positions_prints(qtbot: QtBot) -> None:
    page = PositionEditor("adamas")
    qtbot.addWidget(page)
    assert PRINT in page.commands


def test_a_page_without_anything_to_print_says_so(qtbot: QtBot) -> None:
    page = new_table()
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.told):
        page.commands[PRINT].trigger()


def test_the_pages_of_a_match_can_be_turned(window: QWidget, qtbot: QtBot) -> None:
    sheet = ready(of_match(window, "holomino"), qtbot)
    first = sheet.preview.image
    assert sheet.preview.accessibleName() == "Page 1 of 2"
    assert not sheet.before.isEnabled()
    sheet.after.click()
    qtbot.waitUntil(lambda: sheet.preview.image is not first)
    assert sheet.preview.accessibleName() == "Page 2 of 2"
    assert not sheet.after.isEnabled()


def test_fewer_diagrams_are_fewer_pages(window: QWidget, qtbot: QtBot) -> None:
    sheet = of_match(window, "adamas")
    ready(sheet, qtbot)
    sheet.diagrams.segment(0).click()
    assert not sheet.print.isEnabled()
    qtbot.waitUntil(sheet.print.isEnabled)
    assert sheet.document is not None
    assert len(sheet.document.pages) == 1


@pytest.mark.parametrize(
    ("slug", "offered"),
    [
        ("adamas", ["Game", "Position"]),
        ("mono", ["Game", "Position", "Blank sheet"]),
        ("blackbox", ["Game", "Position", "Blank sheet"]),
    ],
)
def test_games_for_pencil_and_paper_have_a_blank_sheet(
    slug: str, offered: list[str], window: QWidget, qtbot: QtBot
) -> None:
    sheet = of_match(window, slug)
    assert [sheet.what.segment(at).text() for at in range(sheet.what.count)] == offered
    sheet.what.segment(len(offered) - 1).click()
    ready(sheet, qtbot)


def test_a_layout_is_printed_from_its_editor(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    page = window.pages.editor
    page.resize(1000, 720)
    page.show()
    page.commands[PRINT].trigger()
    [sheet] = window.findChildren(BoardPaper)
    ready(sheet, qtbot)
    page.shut_down()


def test_the_file_is_written_where_the_player_says(
    window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = ready(of_match(window, "dragons"), qtbot)
    path = tmp_path / "match.pdf"
    monkeypatch.setattr(sheets, "ask_save", lambda *_: path)
    with qtbot.waitSignal(sheet.save_wanted) as wanted:
        sheet.save.click()
    assert wanted.args[0] == path
    written: Callable[[], bytes] = wanted.args[1]
    assert written().startswith(b"%PDF")


def test_the_systems_viewer_prints_a_file_nobody_else_can_read(
    window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheets, "cache_folder", lambda: tmp_path)
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    for _ in range(2):
        sheet = ready(of_match(window, "dragons"), qtbot)
        with qtbot.waitSignal(sheet.told):
            sheet.print.click()
    [path] = (tmp_path / "print").iterdir()
    assert Path(opened[-1].toLocalFile()) == path
    assert path.read_bytes().startswith(b"%PDF")
    if os.name == "posix":  # elsewhere a user's folder is their own already
        assert path.parent.stat().st_mode & 0o077 == 0


def test_without_a_viewer_a_sentence_says_so(
    window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheets, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    sheet = ready(of_match(window, "dragons"), qtbot)
    sheet.print.click()
    qtbot.waitUntil(lambda: "No PDF viewer" in sheet.note.text())
    assert sheet.print.isEnabled()


def test_a_booklet_can_be_stopped_and_begun_again(window: QWidget, qtbot: QtBot) -> None:
    sheet = BookletSheet(window)
    sheet.resize(window.size())
    sheet.show()
    assert sheet.cancel.isVisible()
    sheet.cancel.click()
    assert not sheet.cancel.isVisible()
    assert not sheet.print.isEnabled()
    sheet.kind.choose(1)
    sheet.kind.chosen.emit(1)
    ready(sheet, qtbot)
    assert sheet.print.isEnabled()


def test_a_puzzle_is_printed_with_its_solution_on_another_page(
    window: QWidget, qtbot: QtBot
) -> None:
    puzzle = from_text(shipped("holomino")[0].text)
    sheet = ready(BookletSheet(window, puzzle), qtbot)
    assert sheet.document is not None
    assert len(sheet.document.pages) == 2


def test_several_layouts_share_pages(window: QWidget, qtbot: QtBot) -> None:
    layouts = [(f"Layout {number}", 3, "332321") for number in range(8)]
    sheet = ready(BoardPaper(Printable(layouts=layouts), window), qtbot)
    assert isinstance(sheet, BoardPaper)
    assert sheet.a_page.isVisible()
    assert not sheet.diagrams.isVisible()
    assert sheet.number.text() == "Page 1 of 2"
    sheet.a_page.segment(0).click()
    qtbot.waitUntil(lambda: sheet.number.text() == "Page 1 of 4")


def test_a_single_layout_has_its_page_for_itself(window: QWidget, qtbot: QtBot) -> None:
    sheet = ready(BoardPaper(Printable(layouts=[("Brook", 3, "332321")]), window), qtbot)
    assert isinstance(sheet, BoardPaper)
    assert not sheet.a_page.isVisible()


@pytest.mark.parametrize("slug", ["adamas", "dragons", "holomino", "blackbox"])
def test_a_position_that_is_set_up_is_printed(slug: str, qtbot: QtBot) -> None:
    page = PositionEditor(slug)
    qtbot.addWidget(page)
    page.resize(1000, 720)
    page.show()
    page.commands[PRINT].trigger()
    ready(page.findChildren(BoardPaper)[0], qtbot)
