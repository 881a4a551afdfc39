"""The board small in the panel is walked by keys and read like that on the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop.board.scene import BoardScene
from desktop.board.small_board import SmallBoard
from desktop.controls.commands import HERE, ROWS
from desktop.table.page import TablePage
from tests.desktop.board.spoken.test_accessible import MORE, NAME, events
from tests.desktop.board.spoken.test_reading import told
from tests.desktop.conftest import Seat
from tests.desktop.games.blackbox.table import playing as box_playing
from tests.desktop.games.mono.table import FOUR
from tests.desktop.games.mono.table import playing as mono_playing

__all__ = ["events"]
Key = Qt.Key


@pytest.fixture
def mono(seat: Seat) -> TablePage:
    return mono_playing(seat, FOUR[:2])


def small_of(page: TablePage) -> SmallBoard:
    assert isinstance(page.scene, BoardScene)
    small = page.scene.beside()
    assert isinstance(small, SmallBoard)
    return small


def test_tab_leads_from_the_table_to_it_and_arrows_from_cell_to_cell(
    mono: TablePage, events: list[tuple[QAccessible.Event, str]]
) -> None:
    small = small_of(mono)
    mono.view.setFocus()
    for _ in range(20):
        QTest.keyClick(mono.window().focusWidget(), Key.Key_Tab)
        if small.hasFocus():
            break
    focus = [name for event, name in events if event == QAccessible.Event.Focus]
    assert focus[-1] == "a2, 1, hidden"
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Down):
        QTest.keyClick(small, key)
    focus = [name for event, name in events if event == QAccessible.Event.Focus]
    assert focus[-2:] == ["b2, 4, hidden", "b1, 3, hidden"]


def test_it_is_a_list_in_which_nothing_can_be_pressed(mono: TablePage) -> None:
    small = small_of(mono)
    board = QAccessible.queryAccessibleInterface(small)
    assert board.role() == QAccessible.Role.List
    assert board.text(NAME) == "Your board, 10 of 10 hidden from ned"
    cells = [board.child(n) for n in range(board.childCount())]
    assert [cell.text(NAME) for cell in cells[:2]] == ["a2, 1, hidden", "b2, 4, hidden"]
    assert cells[0].text(MORE) == ""
    assert cells[0].actionInterface().actionNames() == ["SetFocus"]
    assert small.rect().contains(small.mapFromGlobal(cells[9].rect().center()))
    middle = cells[9].rect().center()
    assert board.childAt(middle.x(), middle.y()).text(NAME) == cells[9].text(NAME)


def test_what_is_uncovered_of_it_has_another_name_at_once(
    mono: TablePage, events: list[tuple[QAccessible.Event, str]]
) -> None:
    board = QAccessible.queryAccessibleInterface(small_of(mono))
    assert board.childCount() == 10
    assert mono.session is not None
    for text in ("a1,b1", "a1,b1"):
        mono.session.play(text)
        mono.session.curtain_lifted()
    renamed = [name for event, name in events if event == QAccessible.Event.NameChanged]
    assert "a1, 3, seen by ned" in renamed
    assert "a1, 3, seen by ned" in [board.child(n).text(NAME) for n in range(10)]


def test_it_is_read_after_the_rows_of_the_table_under_its_name(mono: TablePage) -> None:
    said = [told(mono, ROWS) for _ in range(5)]
    assert said[0].startswith("a2, hidden; b2, hidden")
    assert said[-2] == (
        "Your board, 10 of 10 hidden from ned: a2, 1, hidden; b2, 4, hidden; c2, 4, hidden; "
        "d2, 4, hidden; e2, 4, hidden."
    )


def test_what_is_told_of_the_spot_is_told_of_the_board_that_has_the_keyboard(
    mono: TablePage,
) -> None:
    small_of(mono).setFocus(Qt.FocusReason.TabFocusReason)
    assert told(mono, HERE) == "a2, 1, hidden."


def test_nobody_elses_cells_are_left_in_it_behind_the_curtain(mono: TablePage) -> None:
    assert mono.session is not None
    mono.session.play("a1,b1")
    mono.session.hide_board()
    assert small_of(mono).spots() == ()
    assert not small_of(mono).focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_box_one_has_filled_is_read_with_atoms_and_what_was_found(seat: Seat) -> None:
    page = box_playing(seat, "3,+a1", "4,+b2")
    board = QAccessible.queryAccessibleInterface(small_of(page))
    names = [board.child(n).text(NAME) for n in range(board.childCount())]
    assert len(names) == 49 + 28
    atoms = [name for name in names if "atom" in name]
    assert len(atoms) == 4
    assert [name for name in names if "marker" in name] == ["b2, marker"]
    assert [name for name in names if name.startswith("port 4, ")] != ["port 4, not probed"]
