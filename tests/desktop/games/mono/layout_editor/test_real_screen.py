"""The editor on a real display: what is on the screen is what painting it all anew would show.

Offscreen, a widget that is grabbed is painted anew, and hides what was left unpainted.
"""

import shutil
from pathlib import Path

import pytest

from tests.desktop.real_display import on_a_display, output_of

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not here")

PROGRAM = """
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from desktop.background.idle_queue import idle_queue
from desktop.games.mono.layout_editor.page import MonoEditor

application = QApplication([])
page = MonoEditor()
page.resize(1000, 700)
page.show()
QTest.qWaitForWindowExposed(page)
page.activate()

def resting():
    board = page.scene
    drawn = board.sprites.settled and not board.still.held and not board.motion.is_moving
    return drawn and page.panel.text.is_current and idle_queue().idle

def seen():
    # Until nothing is left to do, and nothing has changed in several looks.
    now, equal = None, 0
    while equal < 5:
        QTest.qWait(50)
        before, now = now, page.screen().grabWindow(page.winId()).toImage()
        equal = equal + 1 if resting() and before == now else 0
    return now

def compare(what):
    shown = seen()
    for widget in (page, *page.findChildren(QWidget)):
        widget.update()
    anew = seen()
    assert not shown.isNull() and shown.size() == page.size(), what
    print(what, "whole" if shown == anew else "torn", flush=True)

for number, (width, height) in enumerate([(1000, 700), (1180, 760), (900, 620), (1240, 700)]):
    page.resize(width, height)
    compare(f"{width}x{height}")
    page.controller.choose("4")
    page.controller.press(number)
    page.controller.release()
    page.controller.choose("7")
    compare("painted")
"""


def test_nothing_is_torn_after_changes_of_size_and_strokes(tmp_path: Path) -> None:
    with on_a_display(tmp_path) as environment:
        told = output_of(PROGRAM, environment)
    sizes = ("1000x700", "1180x760", "900x620", "1240x700")
    assert told.splitlines() == [
        line for size in sizes for line in (f"{size} whole", "painted whole")
    ]
