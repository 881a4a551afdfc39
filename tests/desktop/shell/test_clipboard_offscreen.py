"""Without a display the clipboard is Qt's own, and lasts longer than Python."""

import os
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[3]
_COPIES = """
from PySide6.QtWidgets import QApplication
from desktop.shell.clipboard import share
application = QApplication([])
share("Fred 60, Ned 58")
assert application.clipboard().text() == "Fred 60, Ned 58"
"""


def test_the_program_ends_well_with_something_copied() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", _COPIES], cwd=_ROOT, env=environment)
    assert done.returncode == 0
