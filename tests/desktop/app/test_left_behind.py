"""What a player leaves behind at the screen: on the clipboard, in fields, in the editors."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.shell import clipboard
from desktop.storage.settings import Settings
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.hands import seat_people
from tests.desktop.searching import texts
from tests.desktop.table.hot_seat import (
    CASES,
    HIDING,
    LAYOUTS,
    NAMES,
    Secret,
    atoms,
    begin,
    hide_secrets,
    layout,
    pass_on,
    type_in,
)

pytestmark = pytest.mark.usefixtures("look")

CTRL = Qt.KeyboardModifier.ControlModifier
EITHER = pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)


@pytest.fixture(autouse=True)
def _empty_clipboard() -> Iterator[None]:
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offscreen nobody knows who has put something on the clipboard: here it was this program."""
    monkeypatch.setattr(clipboard, "owned", lambda _: [QClipboard.Mode.Clipboard])


def copy_board(window: MainWindow) -> str:
    actions = {action.text(): action for action in window.menu().entries()}
    actions["Copy the board as text"].trigger()
    return pasted()


def go_home(window: MainWindow) -> None:
    window.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does


def pasted() -> str:
    return QGuiApplication.clipboard().text()


def second_move(window: MainWindow, slug: str) -> None:
    """Play the first player's move after both have hidden theirs."""
    assert window.session is not None
    window.session.play("e" if slug == "blackbox" else "a1,end")


class TestClipboard:
    @pytest.mark.usefixtures("ours")
    @EITHER
    def test_a_copied_board_is_gone_when_the_next_player_comes(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        hide_secrets(window, slug, typed, qtbot)
        assert copy_board(window)
        second_move(window, slug)
        pass_on(window)
        assert pasted() == ""

    @pytest.mark.usefixtures("ours")
    @EITHER
    def test_what_was_copied_from_the_line_is_gone_too(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        begin(window, slug, qtbot)
        window.table.toggle_entry()
        field = window.table.panel.entry.field
        QTest.keyClicks(field, typed[0])
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_C, CTRL)
        assert secret_of(0).told(pasted())
        QTest.keyClick(field, Qt.Key.Key_Return)
        pass_on(window)
        assert pasted() == ""

    @pytest.mark.usefixtures("ours")
    @EITHER
    def test_it_goes_when_the_table_is_left_and_when_the_window_is_closed(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        for leave in (window.go_home, window.close):
            hide_secrets(window, slug, typed, qtbot)
            assert copy_board(window)
            leave()
            assert pasted() == ""

    @EITHER
    def test_what_another_program_has_put_there_stays(
        self, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, slug: str,
        typed: tuple[str, str], secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        monkeypatch.setattr(clipboard, "owned", lambda _: [])
        hide_secrets(window, slug, typed, qtbot)
        QGuiApplication.clipboard().setText("a shopping list")
        second_move(window, slug)
        pass_on(window)
        window.go_home()
        assert pasted() == "a shopping list"

    @pytest.mark.usefixtures("ours")
    def test_what_is_to_be_shared_stays(self, window: MainWindow, qtbot: QtBot) -> None:
        begin(window, "blackbox", qtbot)
        clipboard.share("qx1:a-puzzle")
        type_in(window, HIDING[0])
        pass_on(window)
        assert pasted() == "qx1:a-puzzle"

    @pytest.mark.usefixtures("ours")
    def test_a_layout_copied_before_the_match_may_be_pasted_by_who_comes_first(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        layout_editor(window).exchange.copy_line()
        begin(window, "mono", qtbot)
        assert layout(0).told(pasted())
        type_in(window, LAYOUTS[0])
        pass_on(window)
        assert pasted() == ""

    @pytest.mark.usefixtures("ours")
    def test_the_board_of_an_open_game_stays(self, window: MainWindow) -> None:
        window.start_game(NewMatch("adamas", NAMES, {}, 7))
        board = copy_board(window)
        window.go_home()
        assert pasted() == board != ""

    def discreet(self) -> bool:
        data = QGuiApplication.clipboard().mimeData()
        return data.data("x-kde-passwordManagerHint") == b"secret"

    @pytest.mark.usefixtures("ours")
    def test_programs_that_remember_are_asked_to_pass_a_secret_over(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        hide_secrets(window, "blackbox", HIDING, qtbot)
        copy_board(window)
        assert self.discreet()
        field = window.table.panel.entry.field
        field.setText(HIDING[0])
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_C, CTRL)
        assert pasted() == HIDING[0]
        assert self.discreet()
        clipboard.share("qx1:a-puzzle")
        assert not self.discreet()


class TestTable:
    @EITHER
    def test_a_table_that_is_left_tells_nothing(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        hide_secrets(window, slug, typed, qtbot)
        assert secret_of(0).found(window)
        go_home(window)
        assert not secret_of(0).found(window)
        assert not secret_of(1).found(window)

    @EITHER
    def test_a_refusal_goes_with_the_board_it_spoke_of(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        hide_secrets(window, slug, typed, qtbot)
        assert window.session is not None
        window.table.match.refuse(f"You cannot play {typed[0]} here")
        assert any(secret_of(0).told(text) for text in texts(window))
        window.session.propose_draw()  # which the other player is to answer
        assert not any(secret_of(0).told(text) for text in texts(window))

    @EITHER
    def test_a_half_typed_move_is_not_there_in_the_next_match(
        self, window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
        secret_of: Callable[[int], Secret],
    ) -> None:  # fmt: skip
        begin(window, slug, qtbot)
        window.table.toggle_entry()
        field = window.table.panel.entry.field
        QTest.keyClicks(field, typed[0])
        go_home(window)
        window.start_game(NewMatch("adamas", NAMES, {}, 7))
        assert field.text() == ""
        QTest.keyClick(field, Qt.Key.Key_Up)
        field.undo()
        assert not secret_of(0).found(window)


class TestLayoutEditor:
    def used(self, window: MainWindow, qtbot: QtBot) -> Path:
        """Fred draws a layout, places it, and goes home from the curtain; the match goes on."""
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        go_home(window)  # what is drawn is kept for the next start
        window.show_editor()
        layout_editor(window).panel.play.click()
        sheet = window.sheet
        assert sheet is not None
        seat_people(sheet.who)
        for row, name in zip(sheet.who.rows, NAMES, strict=True):
            row.field.setText(name)
        sheet.start.click()
        assert window.session is not None
        assert window.session.ply == 1
        assert window.curtain.player == 1
        assert window.files.place is not None
        path = window.files.place.path
        go_home(window)
        return path

    def test_it_shows_nothing_of_a_layout_in_use(self, window: MainWindow, qtbot: QtBot) -> None:
        self.used(window, qtbot)
        window.show_editor()
        assert not layout_editor(window).drawing.can_undo
        assert not layout_editor(window).drawing.can_redo
        # Some of what the panel says is written in spare time.
        qtbot.waitUntil(lambda: not layout(0).found(window))

    def test_neither_do_the_settings(self, window: MainWindow, qtbot: QtBot) -> None:
        self.used(window, qtbot)
        assert Settings().layout.strip(".") == ""
        window.show_editor()
        layout_editor(window).rest()
        assert Settings().layout.strip(".") == ""

    @pytest.mark.usefixtures("ours")
    def test_nor_the_clipboard(self, window: MainWindow, qtbot: QtBot) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        layout_editor(window).exchange.copy()
        self.used(window, qtbot)
        assert pasted() == ""

    def test_nor_does_the_library_point_at_it(self, window: MainWindow, qtbot: QtBot) -> None:
        window.show_editor()
        editor = layout_editor(window)
        editor.sides.chosen.emit(1)
        editor.show_layout(9, LAYOUTS[0])
        editor.library.name.setText("fred's own")
        editor.library.keep.click()
        assert editor.library.list.entry is not None
        self.used(window, qtbot)
        assert editor.library.name.text() == ""
        assert editor.library.list.entry is None
        assert editor.sides.index == 0

    def test_a_layout_that_was_typed_at_the_table_counts_as_used(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        layout_editor(window).show_layout(
            9, LAYOUTS[0].replace("3", ".")
        )  # the whole one is a step back
        go_home(window)
        begin(window, "mono", qtbot)
        type_in(window, LAYOUTS[0])
        pass_on(window)
        go_home(window)
        window.show_editor()
        assert not layout_editor(window).drawing.can_undo
        qtbot.waitUntil(lambda: not layout(0).found(window))

    def test_a_layout_of_an_earlier_start_does_so_too(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        Settings().layout = LAYOUTS[0]
        begin(window, "mono", qtbot)
        type_in(window, LAYOUTS[0])
        pass_on(window)
        assert Settings().layout == ""

    def test_another_layout_stays(self, window: MainWindow, qtbot: QtBot) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        go_home(window)
        begin(window, "mono", qtbot)
        type_in(window, LAYOUTS[1])
        pass_on(window)
        go_home(window)
        window.show_editor()
        assert layout_editor(window).drawing.labels == LAYOUTS[0]
        assert Settings().layout == LAYOUTS[0]

    def test_who_plays_alone_with_a_layout_goes_on_drawing_it(self, window: MainWindow) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        layout_editor(window).panel.play.click()
        assert window.sheet is not None
        window.sheet.start.click()
        go_home(window)
        window.show_editor()
        assert layout_editor(window).drawing.labels == LAYOUTS[0]

    def test_a_layout_given_to_the_computer_is_not_shown_to_its_opponent(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        layout_editor(window).panel.give.click()
        assert window.sheet is not None
        window.sheet.start.click()
        go_home(window)
        window.show_editor()
        qtbot.waitUntil(lambda: not layout(0).found(window))

    def test_once_the_match_is_over_a_layout_may_be_drawn_again(
        self, window: MainWindow, qtbot: QtBot
    ) -> None:
        hide_secrets(window, "mono", LAYOUTS, qtbot)
        assert window.session is not None
        window.session.resign()
        go_home(window)
        window.show_editor()
        layout_editor(window).show_layout(9, LAYOUTS[0])
        go_home(window)
        window.show_editor()
        assert layout_editor(window).drawing.labels == LAYOUTS[0]


class TestPositionEditor:
    HIDDEN = "O: a1 b2 c3 d5; X: g7 f6 e4 b5; move: O"

    def test_atoms_that_are_played_with_are_in_no_editor(self, window: MainWindow) -> None:
        window.edit_position(NewMatch("blackbox", NAMES, setup=self.HIDDEN))
        page = window.pages.position_editor("blackbox")
        page.put(page.draft.cleared())
        page.undo()
        page.panel.start.click()
        assert window.session is not None
        go_home(window)
        window.edit_position(NewMatch("blackbox", NAMES))
        page.undo()
        page.redo()
        page.redo()
        assert page.draft.text() != self.HIDDEN
        assert not atoms(0).found(window)
        assert not atoms(1).found(window)

    @pytest.mark.usefixtures("ours")
    def test_nor_on_the_clipboard(self, window: MainWindow) -> None:
        window.edit_position(NewMatch("blackbox", NAMES, setup=self.HIDDEN))
        page = window.pages.position_editor("blackbox")
        page.copy()
        page.panel.start.click()
        assert pasted() == ""

    def test_in_an_open_game_the_position_stays(self, window: MainWindow) -> None:
        window.edit_position(NewMatch("adamas", NAMES, setup="O: a3=2 c1=6; X: b4=3; move: X"))
        page = window.pages.position_editor("adamas")
        page.panel.start.click()
        go_home(window)
        window.edit_position(NewMatch("adamas"))
        assert page.draft.text() == "O: a3=2 c1=6; X: b4=3; move: X"
