"""A layout that was drawn becomes a puzzle to be given away."""

from math import inf
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.export.sheet import ExportSheet
from desktop.games.mono.layout_editor.keys import SHARE
from desktop.paper.commands import BoardPaper
from desktop.puzzles import share_dialog
from desktop.puzzles.booklet_sheet import BookletSheet
from desktop.puzzles.share_dialog import SharePuzzleDialog
from rules.mono.board import HIDDEN
from rules.mono.layouts import random_layout
from rules.puzzles import attempt, check, from_text
from tests.desktop.conftest import hold
from tests.desktop.games.mono.fronts import layout_editor

pytestmark = pytest.mark.usefixtures("look")

LAYOUT = "133223"


@pytest.fixture
def gift(qtbot: QtBot) -> SharePuzzleDialog:
    window = MainWindow()
    hold(qtbot, window)
    window.show()
    layout_editor(window).puzzle_wanted.emit(3, LAYOUT)
    (found,) = window.pages.findChildren(SharePuzzleDialog)
    return found


def made(gift: SharePuzzleDialog, qtbot: QtBot) -> str:
    qtbot.waitUntil(gift.copy.isVisible)
    return gift.field.text()


def test_the_line_holds_the_layout_and_does_not_show_it(
    gift: SharePuzzleDialog, qtbot: QtBot
) -> None:
    assert gift.waiting.isVisible()
    text = made(gift, qtbot)
    assert from_text(text).position == LAYOUT
    assert check(from_text(text)).par == from_text(text).par
    assert LAYOUT not in text
    assert "1" not in attempt(from_text(text)).view.to_dict()["boards"][1][0]


def test_it_is_copied_and_saved(gift: SharePuzzleDialog, qtbot: QtBot, tmp_path: Path) -> None:
    text = made(gift, qtbot)
    QTest.mouseClick(gift.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == text
    gift.save_file(tmp_path / "mine.txt")
    window = gift.window()
    assert isinstance(window, MainWindow)
    window.files.saver.finish()
    assert from_text((tmp_path / "mine.txt").read_text()).position == LAYOUT
    assert window.notice.text == "Saved as mine.txt"


def test_escape_closes_it_while_par_is_looked_for(gift: SharePuzzleDialog) -> None:
    QTest.keyClick(gift, Qt.Key.Key_Escape)
    assert not gift.isVisible()


class TestNineRegions:
    """A layout of five regions or more makes a puzzle to be reasoned out, too."""

    @pytest.fixture
    def gift(self, qtbot: QtBot) -> SharePuzzleDialog:
        window = MainWindow()
        hold(qtbot, window)
        window.show()
        layout_editor(window).puzzle_wanted.emit(6, random_layout(6, Random(1)))
        (found,) = window.pages.findChildren(SharePuzzleDialog)
        return found

    def test_is_made_of_the_layout_at_once(self, gift: SharePuzzleDialog, qtbot: QtBot) -> None:
        puzzle = from_text(made(gift, qtbot))
        assert puzzle.kind == "mono-regions"
        assert check(puzzle).par == puzzle.par
        assert "numbers are given" in gift.line.text()

    def test_has_symmetric_clues_if_wanted(self, gift: SharePuzzleDialog, qtbot: QtBot) -> None:
        made(gift, qtbot)
        QTest.mouseClick(gift.clues.segment(1), Qt.MouseButton.LeftButton)
        shown = [sign != "." for sign in from_text(made(gift, qtbot)).position]
        assert shown == shown[::-1]

    def test_makes_way_for_the_other_kind(self, gift: SharePuzzleDialog, qtbot: QtBot) -> None:
        made(gift, qtbot)
        QTest.mouseClick(gift.kind.segment(1), Qt.MouseButton.LeftButton)
        assert not gift.clues.isVisible()
        assert from_text(made(gift, qtbot)).kind == "mono"

    def test_is_solved_here_if_wanted(self, gift: SharePuzzleDialog, qtbot: QtBot) -> None:
        text = made(gift, qtbot)
        window = gift.window()
        assert isinstance(window, MainWindow)
        QTest.mouseClick(gift.solve, Qt.MouseButton.LeftButton)
        assert window.puzzles.session is not None
        assert window.puzzles.session.text == text
        window.puzzles.table.stop()
        window.puzzles.close_store()


class TestLayouts:
    """All that is done with a layout is in one place."""

    @pytest.fixture(autouse=True)
    def _whole_report(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let the solver take as long as it needs."""
        monkeypatch.setattr(share_dialog, "_REPORT_SECONDS", inf)

    @pytest.fixture
    def sheet(self, qtbot: QtBot) -> SharePuzzleDialog:
        window = MainWindow()
        hold(qtbot, window)
        window.show()
        window.editor.puzzle_wanted.emit(6, random_layout(6, Random(4)))
        (found,) = window.pages.findChildren(SharePuzzleDialog)
        made(found, qtbot)
        qtbot.waitUntil(found.report.isVisible)
        return found

    def test_the_solver_reports_each_step_of_the_puzzle(self, sheet: SharePuzzleDialog) -> None:
        assert sheet.report.unique.text() == "One solution"
        assert sheet.report.deducible.text() == "Solvable without guessing"
        lines = sheet.report.steps.text().splitlines()
        assert lines[0].startswith("1. ")
        assert sheet.report.section.fact == f"{len(lines)} steps"

    def test_it_fits_into_a_small_window(self, sheet: SharePuzzleDialog) -> None:
        sheet.resize(800, 500)
        sheet.place_sheet()
        assert sheet.rect().contains(sheet.sheet.geometry())

    def test_picture_and_pages_are_opened_from_it(self, sheet: SharePuzzleDialog) -> None:
        window = sheet.window()
        assert isinstance(window, MainWindow)
        sheet.picture.click()
        [pictures] = window.findChildren(ExportSheet)
        assert pictures.drawing.size.width() > 0
        pictures.leave()
        sheet.print_layout.click()
        [paper] = window.findChildren(BoardPaper)
        paper.leave()
        sheet.print_puzzle.click()
        [booklet] = window.findChildren(BookletSheet)
        booklet.told.emit("Your PDF viewer opens the pages.")
        assert window.notice.text == "Your PDF viewer opens the pages."
        booklet.leave()

    def test_of_a_draft_the_painted_cells_are_the_clues(self, qtbot: QtBot) -> None:
        window = MainWindow()
        hold(qtbot, window)
        window.show()
        window.editor.open_layout("", 5, "5" + HIDDEN * 14)
        window.editor.commands[SHARE].trigger()
        (sheet,) = window.pages.findChildren(SharePuzzleDialog)
        qtbot.waitUntil(sheet.report.isVisible)
        assert sheet.report.unique.text() == "Several solutions"
        assert "must be guessed" in sheet.report.deducible.text()
        assert not sheet.copy.isVisible()
        assert not sheet.print_puzzle.isVisible()
