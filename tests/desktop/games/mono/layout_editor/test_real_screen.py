"""The editor on a real display: what is on the screen is what painting it all anew would show.

Offscreen, a widget that is grabbed is painted anew, and hides what was left unpainted.
"""

import os
import shutil
import subprocess
import sys

import pytest

from installers.linux.screen import screen

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

def seen():
    # What is done in spare time comes when there is some: until nothing changes any more.
    before, now = None, 0
    while before != now or not idle_queue().idle:
        before = now
        QTest.qWait(100)
        now = page.screen().grabWindow(page.winId()).toImage()
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


def test_nothing_is_torn_after_changes_of_size_and_strokes() -> None:
    with screen() as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    sizes = ("1000x700", "1180x760", "900x620", "1240x700")
    assert done.stdout.splitlines() == [
        line for size in sizes for line in (f"{size} whole", "painted whole")
    ]
