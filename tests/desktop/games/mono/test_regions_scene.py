"""“Regions” at the table: by mouse and by keys, with notes, hints, undo and what is kept."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest

from desktop.controls.commands import REDO, UNDO
from desktop.games.mono.regions_scene import NoteButton, RegionsScene
from desktop.theme.appearance import appearance
from rules.mono.board import HIDDEN
from rules.mono.regions.position import RegionsState
from tests.desktop.conftest import spot_point
from tests.desktop.puzzles.desk import Desk, desk, solution_of

__all__ = ["desk"]

KIND = "mono-regions"
RIGHT = Qt.MouseButton.RightButton
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


class Board:
    """A puzzle on the table, and what a person does with it."""

    def __init__(self, desk: Desk) -> None:
        desk.begin(KIND)
        self.desk = desk

    @property
    def scene(self) -> RegionsScene:
        scene = self.desk.page.table.scene
        assert isinstance(scene, RegionsScene)
        return scene

    @property
    def state(self) -> RegionsState:
        return self.scene.state

    @property
    def free(self) -> list[int]:
        """The cells that are not given."""
        return [cell for cell, sign in enumerate(self.state.clues) if sign == HIDDEN]

    @property
    def given(self) -> int:
        return next(cell for cell, sign in enumerate(self.state.clues) if sign != HIDDEN)

    def at(self, cell: object) -> QPoint:
        return spot_point(self.desk.page.table, cell)  # type: ignore[arg-type]

    def choose(self, label: str) -> None:
        self.desk.hands.click(("label", label))

    def press(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(self.desk.page.table.view, key)
        self.desk.settle()

    def stand_on(self, cell: int) -> None:
        """Bring the cursor to a cell by the arrow keys."""
        self.desk.page.table.view.setFocus()
        self.desk.hands.walk(cell)


@pytest.fixture
def board(desk: Desk) -> Board:
    return Board(desk)


class TestByMouse:
    def test_a_click_fills_a_cell_and_another_one_empties_it(self, board: Board) -> None:
        cell = board.free[0]
        board.choose("4")
        board.desk.hands.click(cell)
        assert board.state.labels[cell] == "4"
        board.desk.hands.click(cell)
        assert board.state.labels[cell] == HIDDEN

    def test_the_label_in_hand_is_marked(self, board: Board) -> None:
        for label in "43":
            board.choose(label)
            assert [one.key for one in board.scene.swatches if one.chosen] == [("label", label)]

    def test_a_drag_is_one_move(self, board: Board) -> None:
        pairs = ((a, b) for a in board.free for b in board.free if b == a + 1)
        row = board.scene.state.grid.width
        start, end = next(pair for pair in pairs if pair[0] // row == pair[1] // row)
        board.choose("5")
        board.desk.hands.drag(start, end)
        assert board.state.labels[start] == board.state.labels[end] == "5"
        board.desk.page.commands[UNDO].trigger()
        assert board.state.labels == board.state.clues

    def test_a_clue_is_what_one_paints_with(self, board: Board) -> None:
        board.desk.hands.click(board.given)
        assert board.scene.brush == board.state.clues[board.given]
        assert board.state.labels == board.state.clues

    def test_the_right_button_notes_what_a_cell_may_be(self, board: Board) -> None:
        cell = board.free[0]
        board.choose("3")
        for noted in ("3", ""):
            QTest.mouseClick(board.desk.hands.port, RIGHT, pos=board.at(cell))
            assert board.state.pencilled[cell] == noted


class TestByKeys:
    def test_digits_fill_and_backspace_empties(self, board: Board) -> None:
        cell = board.free[0]
        board.stand_on(cell)
        board.press(Key.Key_4)
        assert board.state.labels[cell] == "4"
        board.press(Key.Key_Backspace)
        assert board.state.labels[cell] == HIDDEN

    def test_n_turns_digits_into_notes(self, board: Board) -> None:
        cell = board.free[0]
        board.stand_on(cell)
        board.press(Key.Key_N, Key.Key_2, Key.Key_5)
        assert board.state.pencilled[cell] == "25"
        assert "notes 2 5" in board.scene.words.cell(cell)
        board.press(Key.Key_N, Key.Key_5)
        assert board.state.labels[cell] == "5"

    def test_the_whole_puzzle_is_solved(self, board: Board) -> None:
        for text in solution_of(board.desk.session.text).moves:
            cells, _, label = text.partition("=")
            for name in cells.split(","):
                board.stand_on(board.scene.state.grid.numbers[name])
                board.press(Key(ord(label.upper())))
        assert board.desk.session.verdict is not None
        assert board.desk.session.verdict.stars == 3


class TestInASmallWindow:
    def test_the_folded_panel_has_a_button_for_notes(self, board: Board) -> None:
        table = board.desk.page.table
        appearance().fit(QSize(800, 500))
        table.frame.open(False)
        button = board.scene.strip
        assert button is not None
        assert button.isVisible()
        assert button.accessibleName() == "Note"
        assert button.accessibleDescription() == "N"
        QTest.mouseClick(button, LEFT)
        assert board.scene.pencil
        board.press(Key.Key_N)
        assert not board.scene.pencil
        assert not button.isChecked()

    def test_another_kind_of_puzzle_has_no_such_button(self, board: Board) -> None:
        board.desk.begin("holomino")
        strip = board.desk.page.table.panel.strip
        assert all(button.isHidden() for button in strip.findChildren(NoteButton))


class TestWhatIsSaid:
    def test_every_cell_and_label_has_a_name(self, board: Board) -> None:
        names = [spot.name for spot in board.scene.spots()]
        assert all(names)
        assert any("given" in name for name in names)
        assert any(name.startswith("Number 1:") for name in names)

    def test_a_full_board_that_is_wrong_is_told(self, board: Board) -> None:
        names = ",".join(board.scene.state.grid.names[cell] for cell in board.free)
        board.desk.session.play(f"{names}=1")
        assert "wrong" in board.desk.page.table.view.prompt.hint
        assert board.desk.session.verdict is None


class TestHelp:
    def test_mistakes_are_shown_only_when_asked_for(self, board: Board) -> None:
        cells, _, label = solution_of(board.desk.session.text).moves[0].partition("=")
        name = cells.split(",")[0]
        board.desk.session.play(f"{name}={'1' if label != '1' else '2'}")
        table = board.desk.page.table
        assert table.rings is not None
        assert not table.rings.lit
        board.desk.push(table.panel.check)
        board.desk.settle()
        assert [spot.key for spot in table.rings.spots] == [board.scene.state.grid.numbers[name]]
        assert table.panel.stars.stars == 2
        board.desk.page.commands[UNDO].trigger()
        assert not table.rings.lit

    def test_a_hint_comes_in_two_steps_for_one_star(self, board: Board) -> None:
        table = board.desk.page.table
        for _ in range(2):
            board.desk.push(table.panel.clue)
            board.desk.settle()
            assert table.rings is not None
            assert table.rings.lit
        assert "Enter " in table.view.prompt.hint
        assert table.panel.stars.stars == 2

    def test_hints_do_not_run_out(self, board: Board) -> None:
        for text in solution_of(board.desk.session.text).moves[:5]:
            board.desk.session.ask_clue()
            board.desk.settle()
            board.desk.session.play(text)
        assert board.desk.page.table.panel.clue.isEnabled()
        assert board.desk.page.table.panel.stars.stars == 0


class TestUndo:
    def test_what_was_undone_is_redone(self, board: Board) -> None:
        cell = board.scene.state.grid.names[board.free[0]]
        board.desk.session.play(f"{cell}=4")
        filled = board.state.labels
        board.desk.page.commands[UNDO].trigger()
        assert board.state.labels == board.state.clues
        board.desk.page.commands[REDO].trigger()
        assert board.state.labels == filled

    def test_another_move_forgets_what_was_undone(self, board: Board) -> None:
        one, other = (board.scene.state.grid.names[cell] for cell in board.free[:2])
        board.desk.session.play(f"{one}=4")
        board.desk.page.commands[UNDO].trigger()
        board.desk.session.play(f"{other}=4")
        shown = board.desk.page.table.shown
        assert shown is not None
        assert not shown.can_redo

    def test_what_is_filled_and_noted_is_there_again_later(self, board: Board) -> None:
        one, other = (board.scene.state.grid.names[cell] for cell in board.free[:2])
        board.desk.session.play(f"{one}=4")
        board.desk.session.play(f"{other}?25")
        state, text = board.state, board.desk.session.text
        board.desk.page.show_list()
        board.desk.page.begin(text)
        assert board.state == state
