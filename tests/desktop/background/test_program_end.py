"""Threads may be at work when the program ends: that is no crash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[3]
_CALLS = """
from threading import Thread
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from desktop.background.gui_thread import gui_thread

application, gui = QApplication([]), gui_thread()

def call():
    while True:
        gui.call(application, int)

for _ in range(3):
    Thread(target=call, daemon=True).start()
QTimer.singleShot(50, application.quit)
application.exec()
"""
_PATHS = """
from types import SimpleNamespace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from desktop.games.dragons import body_paths

application = QApplication([])
scene = QObject()
body_paths.longest_paths = lambda board, crossing: sum(range(10**6))
tiles = {(n, 0): "a" for n in range(100)}
view = SimpleNamespace(tiles=tiles, options=SimpleNamespace(cross=False))
searches = [body_paths.PathSearch(lambda: None, scene) for _ in range(8)]

def look():
    for number, search in enumerate(searches):
        search.longest(view)
    QTimer.singleShot(5, application.quit)

QTimer.singleShot(0, application, look)
application.exec()
"""


@pytest.mark.parametrize("script", [_CALLS, _PATHS], ids=["calls", "paths"])
def test_the_program_ends_well_while_threads_are_at_work(script: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=_ROOT, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
