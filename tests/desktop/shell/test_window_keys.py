"""Shortcuts on keyboards whose only layout has no Latin letters."""

import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.new_match.request import NewMatch
from tests.desktop.real_display import on_a_display, output_of

CTRL = Qt.KeyboardModifier.ControlModifier
RUSSIAN = {"z": (52, "я"), "h": (43, "р"), "e": (26, "у"), "w": (25, "ц"),
           ",": (59, "б"), "a": (38, "ф")}  # fmt: skip
"""The X11 scan code of a key, and the letter it types."""


def press(window: MainWindow, place: str) -> None:
    """Press a key as the platform sends it to the native window."""
    scan, letter = RUSSIAN[place]
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, ord(letter.upper()), CTRL, scan, 0x6D1, 0, letter)
        QApplication.sendEvent(window.windowHandle(), event)


@pytest.fixture
def active(look: object, window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_commands_of_page_board_and_window_work(active: MainWindow) -> None:
    active.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    table, session = active.table, active.session
    assert session is not None
    session.play("c1-c2")
    press(active, "z")
    assert session.ply == 0
    press(active, "h")
    assert table.match.hints.bubble.speaks
    press(active, "e")
    assert table.panel.entry.isVisible()
    press(active, ",")
    assert isinstance(active.uppermost, SettingsSheet)


def test_fields_undo_and_select(active: MainWindow) -> None:
    active.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    active.table.toggle_entry()
    field = active.table.panel.entry.field
    field.insert("c1")
    press(active, "a")
    assert field.selectedText() == "c1"
    press(active, "z")
    assert field.text() == ""


PROGRAM = """
import subprocess
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow
from desktop.shell.window_keys import LatinKeys

application = QApplication([])
window = QMainWindow()
LatinKeys(window)
field, hint, done = QLineEdit(), QAction(window), []
window.setCentralWidget(field)
hint.setShortcut("Ctrl+H")
hint.triggered.connect(lambda: done.append("hint"))
window.addAction(hint)
window.show()
QTest.qWaitForWindowExposed(window)
subprocess.run(["xdotool", "windowfocus", "--sync", str(int(window.winId()))], check=True)
field.setFocus()
for keys in ("38", "ctrl+43", "ctrl+52"):
    subprocess.run(["xdotool", "key", keys], check=True)
    if keys == "38":
        while not field.text():
            QTest.qWait(20)
        print(field.text(), flush=True)
while field.text() or not done:
    QTest.qWait(20)
print(done, flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(
    not all(map(shutil.which, ("Xvfb", "setxkbmap", "xdotool"))), reason="X11 tools are not here"
)
def test_the_keys_of_x11_are_those(tmp_path: Path) -> None:
    with on_a_display(tmp_path) as environment:
        subprocess.run(["setxkbmap", "ru"], env=environment, check=True)
        told = output_of(PROGRAM, environment)
    assert told.split() == ["ф", "['hint']"]
