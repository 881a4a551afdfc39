"""Whose the clipboard is, on a real display: what this program put there goes, no other's."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.real_display import on_a_display, output_of

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not here")

OTHER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QClipboard, QGuiApplication
application = QGuiApplication([])
for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
    application.clipboard().setText("a shopping list", mode)
QTimer.singleShot(0, lambda: print("ready", flush=True))
application.exec()
"""

OURS = """
from PySide6.QtGui import QClipboard, QGuiApplication
from desktop.shell.clipboard import copy_secret, share, withdraw
application = QGuiApplication([])
clipboard, selection = application.clipboard(), QClipboard.Mode.Selection
def look():
    print(repr(clipboard.text()), repr(clipboard.text(selection)))
withdraw()
look()
copy_secret("a1,b2,c3,d5")
withdraw()
look()
clipboard.setText("a1,b2,c3,d5", selection)
clipboard.setText("as a field copies")
withdraw()
look()
share("qx1:a-puzzle")
withdraw()
look()
"""


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[dict[str, str]]:
    with on_a_display(tmp_path) as environment:
        yield environment


def test_what_is_ours_goes_and_what_is_anothers_stays(environment: dict[str, str]) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
        told = output_of(OURS, environment)
    finally:
        other.terminate()
        other.communicate()
    assert told.splitlines() == [
        "'a shopping list' 'a shopping list'",
        "'' 'a shopping list'",
        "'' ''",
        "'qx1:a-puzzle' ''",
    ]
