"""Behind the curtain, and after it, nothing of the other player's secret is anywhere.

Every text, tooltip, spoken name, model and graphics item of the window is read, and every Python
object that can be reached from it without passing the session is looked at. That the search finds
what is there is shown first: while the secret's owner is at the screen, it must.
"""

from collections.abc import Callable
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QClipboard
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.commands import COPY_PICTURE
from desktop.export import commands
from desktop.shell import clipboard
from rules.blackbox.rays import CELL_NAMES
from tests.desktop.conftest import HoldBack, wait_until, wait_until_loaded
from tests.desktop.searching import reachable, texts
from tests.desktop.table.hot_seat import (
    CASES,
    HIDING,
    LAYOUTS,
    Secret,
    begin,
    draw_own,
    hide_secrets,
    layout,
    lift,
    pass_on,
    type_in,
)

pytestmark = pytest.mark.usefixtures("look")


def bring_back(window: MainWindow) -> None:
    """Try to get at what was typed before."""
    field = window.table.panel.entry.field
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(field, key)
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    field.undo()
    field.redo()


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_the_search_finds_what_is_there(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    begin(window, slug, qtbot)
    window.table.toggle_entry()
    window.table.panel.entry.field.setText(typed[0])
    assert secret_of(0).found(window)
    window.table.panel.entry.forget()
    assert not secret_of(0).found(window)
    assert window.session is not None
    window.session.play(typed[0])
    pass_on(window)
    window.session.hot_seat.viewer = 0  # as if the curtain had forgotten
    window.session._show(animate=False)
    assert secret_of(0).found(window)


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_no_secret_is_left_for_the_next_player(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    begin(window, slug, qtbot)
    for player in (0, 1):
        type_in(window, typed[player])
        pass_on(window)
        assert not secret_of(0).found(window)
        assert not secret_of(1).found(window)
        lift(window, qtbot)
        assert not secret_of(player).found(window)
        bring_back(window)
        assert not secret_of(player).found(window)
        window.table.panel.entry.forget()


def test_nothing_that_was_drawn_on_is_left_behind_the_curtain(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Offscreen nobody says whose the clipboard is.
    monkeypatch.setattr(clipboard, "owned", lambda _: [QClipboard.Mode.Clipboard])
    begin(window, "mono", qtbot)
    editor, secret = draw_own(window.table), layout(0)
    editor.drawing.put(LAYOUTS[0][:27].ljust(45, "."))
    assert secret.found(window)  # the rows that are there tell it already
    editor.drawing.put(LAYOUTS[0])
    text = editor.panel.text
    wait_until(lambda: text.is_current)
    assert any(secret.told(text) for text in texts(window))
    editor.exchange.copy()
    editor.use.click()
    pass_on(window)
    assert not shiboken6.isValid(editor)
    assert not secret.found(window)
    assert not secret.told(QApplication.clipboard().text())
    lift(window, qtbot)
    editor = draw_own(window.table)
    assert not editor.drawing.can_undo
    assert not secret.found(window)
    QTest.keyClick(editor.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(editor.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert editor.drawing.labels not in ("", LAYOUTS[0])
    assert not secret.found(window)


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_looking_back_undoing_and_asking_tell_nothing(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    hide_secrets(window, slug, typed, qtbot)
    session = window.session
    assert session is not None
    assert session.hot_seat.acting == 0
    hidden = partial(secret_of(1).found, window)
    assert not hidden()
    for ply in (0, 1, 2):
        session.goto(ply)
        assert not hidden()
    session.back_to_game()
    assert secret_of(0).found(window)
    session.propose_draw()
    assert not hidden()
    assert not secret_of(0).found(window)
    window.table.banner.no.click()
    assert window.curtain.isVisible()
    assert not secret_of(0).found(window)
    lift(window, qtbot)
    assert secret_of(0).found(window)
    window.table.bar.resign_button.click()
    assert not hidden()
    window.table.banner.no.click()
    session.undo()  # to ned's hiding: he must come back himself
    assert not hidden()


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_going_home_from_the_curtain_shows_no_table(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    begin(window, slug, qtbot)
    type_in(window, typed[0])
    pass_on(window)
    qtbot.waitUntil(window.curtain.back.isVisible)
    place = window.files.place
    assert place is not None
    window.curtain.back.click()
    assert window.pages.currentWidget() is window.home
    assert window.curtain.isHidden()
    assert window.curtain.player is None
    assert not window.table.isVisible()
    assert not secret_of(0).found(window)
    window.files.go_on(place.path)
    wait_until_loaded(window)
    assert window.curtain.isVisible()
    assert window.session is not None
    assert window.session.ply == 1
    window.curtain.back.click()
    assert window.pages.currentWidget() is window.home
    assert window.curtain.isHidden()


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_at_the_end_everything_is_shown(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    hide_secrets(window, slug, typed, qtbot)
    window.table.bar.resign_button.click()
    window.table.banner.yes.click()
    assert window.curtain.isHidden()
    assert secret_of(0).found(window)
    assert secret_of(1).found(window)


def test_notes_are_for_the_eyes_of_one(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "blackbox", qtbot)
    for text in HIDING:
        type_in(window, text)
        pass_on(window)
        lift(window, qtbot)
    scene, session = window.table.scene, window.session
    assert scene is not None
    assert session is not None
    scene.set_notes(["c4", "e5"])
    scene.notes_changed.emit()
    assert session.hot_seat.notes == ["c4", "e5"]
    noted = frozenset(CELL_NAMES.index(name) for name in ("c4", "e5"))
    session.play("e")
    pass_on(window)
    assert session.hot_seat.notes == scene.notes() == []
    assert noted not in [thing for thing in reachable(window) if isinstance(thing, frozenset)]
    lift(window, qtbot)
    assert session.hot_seat.notes == scene.notes() == []
    assert noted not in [thing for thing in reachable(window) if isinstance(thing, frozenset)]
    session.play("e")
    pass_on(window)
    lift(window, qtbot)
    assert sorted(scene.notes()) == ["c4", "e5"]


@pytest.mark.parametrize(("slug", "typed", "secret_of"), CASES)
def test_no_picture_of_the_board_outlives_its_view(
    window: MainWindow, qtbot: QtBot, slug: str, typed: tuple[str, str],
    secret_of: Callable[[int], Secret],
) -> None:  # fmt: skip
    hide_secrets(window, slug, typed, qtbot)
    view, scene = window.table.view, window.table.scene
    assert scene is not None
    assert window.session is not None
    view.pan_by(QPointF(9, 4))
    assert scene.still.held  # while the table is moved, there is a picture of what this player sees
    window.session.hot_seat.viewer = None
    window.session._show(animate=False)
    assert not scene.still.held
    assert scene.still.picture.isNull()
    view.zoom_by(1.2)
    assert scene.still.held  # and this one shows what anybody may see


def test_a_picture_that_is_late_is_not_copied_after_the_match_was_left(
    window: MainWindow, qtbot: QtBot, hold_back: HoldBack
) -> None:
    gate = hold_back(commands, "image_of")
    begin(window, "blackbox", qtbot)
    QApplication.clipboard().clear()
    window.table.commands[COPY_PICTURE].trigger()
    window.go_home()
    gate.set()
    qtbot.wait(100)
    assert QApplication.clipboard().image().isNull()
