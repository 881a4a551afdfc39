"""Qt is loaded without what no window needs, and says the same as ever."""

import subprocess
import sys
from pathlib import Path

LOAD = """
from desktop.app.binding import load_qt
load_qt()
"""
ASK = """
from PySide6.QtCore import QObject, QPoint, QSize, Qt, QTimer
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib import enum_sig, pyi_generator

def told(call):
    try:
        call("a", b"c", 1, {})
    except TypeError as error:
        return str(error)

print(*map(told, [QPoint, QSize, QTimer.singleShot, QObject().setParent]))
print(QTimer.setInterval.__doc__, get_signature(QTimer.start))
print(pyi_generator.Formatter, hasattr(enum_sig, "nothing"))
"""


def _printed(program: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, check=True, text=True
    )
    return done.stdout


def test_what_tells_of_wrong_arguments_is_not_loaded_before_it_is_needed() -> None:
    program = (
        "import sys\n"
        "from PySide6.QtCore import QPoint\n"
        "from PySide6.support.signature import layout\n"
        "print('create_signature' in vars(layout), 'argparse' in sys.modules)\n"
        "print(layout.create_signature.__name__)\n"
    )
    assert _printed(program).startswith("True True\n")
    assert _printed(LOAD + program) == "False False\ncreate_signature\n"


def test_wrong_arguments_are_told_as_ever() -> None:
    assert "Supported signatures:" in (told := _printed(ASK))
    assert _printed(LOAD + ASK) == told


def test_no_source_is_read_of_what_is_imported_after_it() -> None:
    """What the binding does for features nobody asks for took a tenth of the start."""
    program = (
        "import linecache, sys\n"
        "import desktop.home.page\n"
        "print(any(name.startswith(sys.argv[1]) for name in linecache.cache))\n"
    )
    assert _printed(LOAD + program, str(Path(__file__).parents[3] / "desktop")) == "False\n"
