"""The editor's page: validity, completing, text in and out, and what a layout is used for."""

from pathlib import Path
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.games.mono.layout_editor import completing, files
from desktop.games.mono.layout_editor.faults import Fault, FaultKind
from desktop.games.mono.layout_editor.layout_text import as_rows
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.games.mono.layout_editor.tool_bar import ToolButton
from desktop.games.mono.layout_editor.tools import Tool
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from rules.mono.board import HIDDEN, board
from rules.mono.completion import Completion, Interrupted, blank
from rules.mono.layouts import check_layout
from tests.desktop.conftest import HoldBack, hold
from tests.desktop.ear import Ear
from tests.desktop.games.mono.layout_editor.easel import CTRL, RIGHT, WHOLE, Easel, Key, easel
from tests.hostile import LAYOUTS, SPECIAL
from tests.systems import make_special

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def hand(qtbot: QtBot) -> Easel:
    return easel(qtbot)


class TestValidity:
    def test_an_empty_board_says_how_to_begin(self, hand: Easel) -> None:
        assert hand.lines() == ["Choose a number", "Drag over cells", "Or start from a layout"]
        assert (
            hand.page.header.hint
            == "Paint 9 connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on."
        )
        assert not hand.page.panel.play.isEnabled()

    def test_a_board_that_was_begun_wants_everything(self, hand: Easel) -> None:
        hand.click(0)
        assert hand.lines()[0] == "Region 1: 1 cell missing"
        assert hand.lines()[8] == "Region 9: 8 cells missing"

    def test_every_tool_has_its_name_where_there_is_room(self, hand: Easel) -> None:
        tools = hand.page.tools.findChildren(ToolButton)
        assert len(tools) == 11
        hand.page.resize(1600, 1000)
        assert all(tool.named for tool in tools)
        hand.page.resize(1024, 680)
        assert not any(tool.named for tool in tools)
        assert all(tool.accessibleName() and tool.toolTip() for tool in tools)

    @pytest.mark.parametrize(
        ("labels", "said", "cells"),
        [
            ("11....", "Region 1 has one cell too many", (0, 1)),
            ("111...", "Region 1 has 2 cells too many", (0, 1, 2)),
            ("213132", "Region 1 has one cell too many", (1, 3)),
            ("212333", "Region 2 is in 2 parts", (2,)),
        ],
    )
    def test_the_worst_is_said_first_and_its_cells_are_marked(
        self, hand: Easel, labels: str, said: str, cells: tuple[int, ...]
    ) -> None:
        hand.page.show_layout(3, labels)
        assert hand.lines()[0] == said
        assert hand.page.scene.faulty == cells
        assert hand.page.header.sentence.startswith(said)
        assert said in hand.page.panel.list.toolTip()

    def test_a_torn_region_of_parts_without_number(self) -> None:
        assert (
            Fault(FaultKind.TORN, "4", (1,), 1).sentence
            == "Region 4 is not connected. Connect its parts."
        )

    def test_where_a_missing_cell_may_go_is_said(self, hand: Easel) -> None:
        hand.page.show_layout(3, "331.22")
        line = hand.page.panel.list.lines[0]
        assert (line.text, line.detail) == ("Region 3: 1 cell missing", "Only a1 is next to it")

    def test_pointing_at_a_line_shows_its_cells(self, hand: Easel) -> None:
        hand.page.show_layout(9, "122" + HIDDEN * 40 + "12")
        marked = [hand.page.scene.faulty]
        for row in (1, 5):
            QTest.mouseMove(hand.page.panel.list, QPoint(40, 46 * row + 20))
            marked.append(hand.page.scene.faulty)
        assert marked == [(0, 43), (1, 2, 44), (0, 43)]

    def test_a_whole_layout_is_ready(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        panel = hand.page.panel
        assert hand.lines() == ["All regions"]
        assert panel.count.accessibleName() == "45 of 45 cells painted"
        assert panel.play.isEnabled()
        assert panel.give.isEnabled()

    def test_tiles_say_what_is_placed_and_what_remains(self, hand: Easel) -> None:
        hand.page.show_layout(3, "11.33.")
        names = [swatch.name for swatch in hand.page.scene.swatches]
        assert names == [
            "Number 1: 2 of 1 painted, 1 too many",
            "Number 2: 0 of 2 painted, 2 left",
            "Number 3: 2 of 3 painted, 1 left",
        ]

    def test_a_torn_region_is_not_called_complete(self, hand: Easel) -> None:
        hand.page.show_layout(3, "212333")
        name = hand.page.scene.swatches[1].name
        assert name == "Number 2: 2 of 2 painted, not connected"


class TestCompleting:
    def test_the_rest_is_filled_and_what_is_painted_stays(self, hand: Easel, qtbot: QtBot) -> None:
        hand.page.show_layout(9, "999999999" + HIDDEN * 36)
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: HIDDEN not in hand.labels)
        check_layout(9, hand.labels)
        assert hand.labels.startswith("999999999")
        hand.page.drawing.undo()
        assert hand.labels == "999999999" + HIDDEN * 36

    def test_a_whole_layout_stays_and_is_called_complete(
        self, hand: Easel, qtbot: QtBot, ear: Ear
    ) -> None:
        hand.page.show_layout(3, "133223")
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: hand.page.header.sentence == "The layout is already complete")
        assert hand.labels == "133223"
        assert not hand.page.drawing.can_redo
        qtbot.waitUntil(
            lambda: any("The layout is already complete." in text for text in ear.aloud)
        )

    def test_what_makes_it_impossible_is_marked_and_named(self, hand: Easel, qtbot: QtBot) -> None:
        hand.page.show_layout(3, "2.1..2")  # between them there is no way round
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: hand.page.header.sentence == "No layout is possible")
        assert hand.page.scene.faulty
        assert hand.page.header.hint.startswith("Erase one of")
        assert hand.labels == "2.1..2"

    @pytest.mark.parametrize(
        ("found", "said"),
        [
            (Completion("", (4,)), "Erase e5: it makes every layout impossible."),
            (Completion("", (0,), (1,)), "Erase one of a5, b5."),
            (Completion("", (0, 1)), "2 cells are in the way: erase a5, b5."),
            (
                Completion("", tuple(range(8)), smallest=False),
                "Erase these 8 cells, or some of them: a5, b5, c5, d5, e5, f5….",
            ),
        ],
    )
    def test_every_reason_has_its_sentence(
        self,
        hand: Easel,
        found: Completion,
        said: str,
        monkeypatch: pytest.MonkeyPatch,
        qtbot: QtBot,
    ) -> None:
        monkeypatch.setattr(completing, "complete", lambda *_: found)
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: hand.page.header.hint == said)
        assert hand.page.scene.faulty

    def test_a_search_that_takes_long_is_shown_and_ends(
        self, hand: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate = Event()

        def slow(*_: object) -> Completion:
            gate.wait(60)
            raise Interrupted

        monkeypatch.setattr(completing, "complete", slow)
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: hand.page.header.sentence == "Looking for a layout")
        assert hand.page.header.hint == "10 seconds at most"
        gate.set()
        qtbot.waitUntil(lambda: hand.page.header.sentence == "No layout found yet")
        assert hand.page.header.hint.startswith("10 seconds were not enough")
        assert hand.page.panel.complete.text() == "Complete"

    def test_random_paints_a_layout(self, hand: Easel, qtbot: QtBot) -> None:
        hand.page.panel.random.click()
        qtbot.waitUntil(lambda: HIDDEN not in hand.labels)
        check_layout(9, hand.labels)

    def test_a_late_random_layout_does_not_replace_cells_that_were_locked_meanwhile(
        self, hand: Easel, qtbot: QtBot, hold_back: HoldBack
    ) -> None:
        gate = hold_back(completing, "complete")
        hand.page.show_layout(9, WHOLE)
        hand.page.panel.random.click()
        hand.page.drawing.lock(range(20), on=True)
        gate.set()
        qtbot.waitUntil(lambda: not hand.page.completing.busy)
        qtbot.wait(20)
        assert hand.labels[:20] == WHOLE[:20]
        assert hand.page.panel.complete.text() == "Complete"

    def test_clear_is_one_step(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.panel.clear.click()
        assert hand.labels == blank(9)
        hand.page.drawing.undo()
        assert hand.labels == WHOLE

    def test_it_can_be_stopped_and_the_window_stays_alive(
        self, hand: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        begun, stopped = Event(), Event()

        def endless(*given: object) -> Completion:
            begun.set()
            out = given[3]
            while not out():  # type: ignore[operator]
                stopped.wait(0.002)
            stopped.set()
            return Completion(WHOLE)

        monkeypatch.setattr(completing, "complete", endless)
        button = hand.page.panel.complete
        button.click()
        assert button.text() == "Stop"
        qtbot.waitUntil(begun.is_set)
        hand.drag(0, 1)  # painting goes on, and ends what was asked about another board
        assert hand.labels.startswith("99")
        assert button.text() == "Complete"
        qtbot.waitUntil(stopped.is_set)
        QApplication.processEvents()
        assert hand.labels.count("9") == 2


class TestText:
    def test_copied_rows_are_pasted_again(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.press(Key.Key_C, held=CTRL)
        assert QGuiApplication.clipboard().text() == as_rows(9, WHOLE)
        hand.page.panel.clear.click()
        hand.page.view.setFocus()
        hand.press(Key.Key_V, held=CTRL)
        assert hand.labels == WHOLE

    def test_the_servers_line_brings_its_size(self, hand: Easel) -> None:
        QGuiApplication.clipboard().setText("133223")
        hand.press(Key.Key_V, held=CTRL)
        assert hand.page.drawing.sheet == (3, "133223")
        assert hand.page.panel.regions.value == 3
        hand.page.exchange.copy_line()
        assert QGuiApplication.clipboard().text() == "133223"

    def test_a_broken_text_changes_nothing(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        QGuiApplication.clipboard().setText("12\n3x")
        hand.press(Key.Key_V, held=CTRL)
        assert hand.page.header.hint.startswith("Row 2, column 2: “x” cannot be used.")
        assert hand.labels == WHOLE
        hand.drag(0, 1, button=RIGHT)
        assert hand.labels[:2] == HIDDEN * 2

    def test_a_refusal_goes_once_a_text_is_read(self, hand: Easel) -> None:
        hand.page.exchange.take_text(WHOLE)
        usual = hand.page.header.hint
        hand.page.exchange.take_text("hello")
        assert hand.page.header.hint != usual
        hand.page.exchange.take_text(WHOLE)  # what is on the board already
        assert hand.page.header.hint == usual

    def test_fields_keep_their_own_keys(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.sides.choose(1)
        hand.page.stack.setCurrentIndex(1)
        field = hand.page.library.name
        field.setFocus()
        QTest.keyClicks(field, "abc")
        QTest.keyClick(field, Key.Key_Z, CTRL)
        assert hand.labels == WHOLE

    def test_a_file_is_written_and_read(
        self, hand: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "The eye.txt"
        hand.page.show_layout(9, WHOLE)
        hand.page.save_wanted.connect(lambda path, data: path.write_bytes(data))
        monkeypatch.setattr(files, "ask_save", lambda *_given: file)
        hand.page.exchange.ask_save()
        hand.page.panel.clear.click()
        hand.page.exchange.open_file(file)
        assert hand.labels == WHOLE
        assert hand.page.library.name.text() == "The eye"

    def test_a_broken_or_missing_file_is_told(self, hand: Easel, tmp_path: Path) -> None:
        file = tmp_path / "bad.txt"
        for content, said in (
            (b"\xff\xfe\x00", "not a text"),
            (b"", "The text is empty"),
            (b"1" * 200_000, "too large"),
            (b"12", "2 cells are not enough for a board"),
        ):
            file.write_bytes(content)
            hand.page.exchange.open_file(file)
            assert hand.page.header.hint.startswith("bad.txt: ")
            assert said in hand.page.header.hint
            assert hand.labels == blank(9)
        hand.page.exchange.open_file(tmp_path / "none.txt")
        assert hand.page.header.hint.startswith("none.txt: ")

    def test_whatever_is_opened_as_a_layout_a_line_says_what_is_wrong(
        self, hand: Easel, tmp_path: Path
    ) -> None:
        for number, kind in enumerate([*LAYOUTS, *SPECIAL]):
            file = tmp_path / f"{number}.txt"
            if kind in LAYOUTS:
                LAYOUTS[kind](file, Random(2))
            else:
                make_special(kind, file)
            hand.page.exchange.open_file(file)
            assert hand.page.header.hint.startswith(f"{number}.txt: "), kind
            assert hand.labels == blank(9), kind

    def test_a_file_or_a_text_is_dropped(self, hand: Easel, tmp_path: Path) -> None:
        file = tmp_path / "a.txt"
        file.write_text(WHOLE)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        assert drop(hand.page, data)
        assert hand.labels == WHOLE
        text = QMimeData()
        text.setText("133223")
        assert drop(hand.page, text)
        assert hand.labels == "133223"

    def test_a_copied_file_is_pasted(self, hand: Easel, tmp_path: Path) -> None:
        file = tmp_path / "a.txt"
        file.write_bytes(as_rows(9, WHOLE).encode("utf-16"))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        QGuiApplication.clipboard().setMimeData(data)
        hand.press(Key.Key_V, held=CTRL)
        assert hand.labels == WHOLE

    def test_several_files_at_once_are_refused(self, hand: Easel, tmp_path: Path) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.txt")])
        assert drop(hand.page, data)
        assert hand.page.header.hint == "Drop one text file with a layout."
        assert hand.labels == blank(9)

    def test_a_refusal_stands_below_no_older_one(self, hand: Easel, qtbot: QtBot) -> None:
        hand.page.show_layout(3, "2.1..2")
        hand.page.panel.complete.click()
        qtbot.waitUntil(lambda: hand.page.header.sentence == "No layout is possible")
        hand.page.exchange.take_text("hello")
        assert hand.page.header.sentence != "No layout is possible"
        assert "make a board" in hand.page.header.hint


def drop(widget: QWidget, data: QMimeData) -> bool:
    """Drag something in from outside; return whether it was welcome."""
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, left, none)
    QApplication.sendEvent(widget, enter)
    at = QPointF(300, 300)
    QApplication.sendEvent(widget, QDropEvent(at, Qt.DropAction.CopyAction, data, left, none))
    return enter.isAccepted()


class TestUse:
    def test_it_is_played_with_given_away_and_made_a_puzzle(
        self, hand: Easel, qtbot: QtBot
    ) -> None:
        hand.page.show_layout(9, WHOLE)
        for button, seat in ((hand.page.panel.play, 0), (hand.page.panel.give, 1)):
            with qtbot.waitSignal(hand.page.play_wanted) as wanted:
                button.click()
            assert wanted.args == [9, WHOLE, seat]
        with qtbot.waitSignal(hand.page.puzzle_wanted) as wanted:
            hand.page.panel.puzzle.click()
        assert wanted.args == [9, WHOLE]

    def test_puzzles_are_offered_only_where_somebody_makes_them(self, qtbot: QtBot) -> None:
        page = MonoEditor()
        hold(qtbot, page)
        page.show()
        page.activate()
        assert not page.panel.puzzle.isVisible()
        page.puzzle_wanted.connect(lambda _size, _labels: None)
        page.activate()
        assert page.panel.puzzle.isVisible()

    def test_a_click_beside_the_board_leaves_the_keys_with_it(
        self, hand: Easel, qtbot: QtBot
    ) -> None:
        page = hand.page
        page.show_layout(9, WHOLE)
        buttons = (page.panel.clear, page.panel.random, page.tools.buttons[Tool.FILL])
        for button in buttons:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            assert page.window().focusWidget() is page.view
        hand.take("3")
        assert page.window().focusWidget() is page.view

    def test_the_board_is_resized_with_the_stepper(self, hand: Easel) -> None:
        hand.page.panel.regions.step(1)
        assert hand.page.drawing.size == 10
        assert len(hand.page.scene.swatches) == 10
        hand.page.drawing.undo()
        assert hand.page.panel.regions.value == 9

    def test_what_fits_another_size_stays(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.resize_board(12)
        small, large = board(9), board(12)
        for name, label in zip(small.names, WHOLE, strict=True):
            assert hand.labels[large.numbers[name]] == label
        assert hand.labels.count(HIDDEN) == len(large.names) - len(small.names)
        hand.page.resize_board(4)
        assert set(hand.labels) <= set("1234" + HIDDEN)

    def test_a_typed_size_of_two_digits_is_one_step(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        field = hand.page.panel.regions.field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "25")
        assert hand.page.drawing.size == 9
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert hand.page.drawing.size == 25
        hand.page.drawing.undo()
        assert hand.page.drawing.sheet == (9, WHOLE)

    @pytest.mark.parametrize("size", [(1024, 680), (1280, 800), (3840, 2160)])
    def test_all_fits_into_the_window(self, hand: Easel, size: tuple[int, int]) -> None:
        page = hand.page
        for regions in (2, 9, 25):
            page.resize_board(regions)
            page.resize(*size)
            appearance().toggle()
            QApplication.processEvents()
            scene, table = page.scene, page.view.viewport().rect().toRectF()
            head = page.view.table.beside.prompt.bottom()
            between = table.adjusted(0, head, 0, scene.rack_area.top() - table.bottom())
            assert page.size().toTuple() == size
            for spot in scene.spots():
                place = scene.layer_of(spot).mapRectToScene(spot.outline.boundingRect())
                assert (scene.rack_area if spot.rack else between).contains(place)
            for button in (page.panel.play, page.panel.puzzle, *page.tools.buttons.values()):
                assert page.rect().contains(button.mapTo(page, button.rect().center()))
            assert all(swatch.box.width() >= 40 for swatch in scene.swatches)

    def test_what_was_on_the_board_is_there_again(self, hand: Easel, qtbot: QtBot) -> None:
        hand.page.resize_board(4)
        hand.drag(0, 1)
        hand.page.rest()
        assert easel(qtbot).page.drawing.sheet == (4, "44" + HIDDEN * 8)

    def test_what_is_painted_is_kept_soon_even_if_nobody_leaves(
        self, hand: Easel, qtbot: QtBot
    ) -> None:
        hand.drag(0, 1)
        qtbot.waitUntil(lambda: Settings().layout == hand.labels)

    def test_who_paints_nothing_overwrites_nothing(self, hand: Easel) -> None:
        Settings().layout = "1.."  # painted in another window meanwhile
        hand.page.rest()
        assert Settings().layout == "1.."

    def test_a_broken_memory_is_an_empty_board(self, qtbot: QtBot) -> None:
        Settings().layout = "nonsense"
        assert easel(qtbot).page.drawing.sheet == (9, blank(9))

    def test_where_there_is_little_room_the_words_are_above_the_tools(self, hand: Easel) -> None:
        hand.page.resize(1024, 680)
        hand.page.show_layout(3, "11....")
        assert hand.page.header.sentence == "Region 1 has one cell too many."
        assert hand.page.header.geometry().bottom() < hand.page.tools.geometry().bottom()

    def test_a_step_of_the_history_is_returned_to(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.controller.take(Tool.LOCK)
        hand.click(0)
        hand.page.panel.clear.click()
        hand.page.sides.segment(2).click()
        history = hand.page.history
        rows = [history.model().index(row, 0).data() for row in range(4)]
        assert rows == ["Erased 39 cells", "Locked 6", "Changed the layout", "Start"]
        history.setCurrentIndex(history.model().index(2, 0))
        QTest.keyClick(history, Qt.Key.Key_Return)
        assert hand.labels == WHOLE
        assert not hand.page.drawing.locked
        assert history.present == 2
        hand.page.drawing.redo()
        assert hand.page.drawing.locked


def test_in_the_smallest_window_only_one_area_scrolls_the_checks(window: MainWindow) -> None:
    appearance().resize_text(200)
    window.setMinimumSize(800, 500)  # as on a screen that is no larger
    window.resize(800, 500)
    window.show_editor()
    editor = window.editor
    assert isinstance(editor, MonoEditor)
    editor.show_layout(9, "6666997776.499978734499.7.7342.55888312555888")
    QApplication.processEvents()
    areas = editor.findChildren(QAbstractScrollArea)
    bars = [area.verticalScrollBar() for area in areas if area.isVisible()]
    assert sum(bar.maximum() > 0 for bar in bars) == 1
