"""Qt is loaded without what no window needs, and says the same as ever."""

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.app.enumerations import LIKE_THIS

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

# Whatever can be told of an enumeration and its members, of all there are in three modules.
ENUMERATIONS = """
from enum import Enum
from importlib import import_module

def told(value):
    return getattr(value, "__qualname__", "some call" if callable(value) else repr(value))

def look(thing):
    if thing in seen:
        return
    seen.add(thing)
    if issubclass(thing, Enum):
        print(thing.__mro__[1:], list(thing))
        print([(name, told(vars(thing)[name])) for name in sorted(vars(thing))])
        for name, member in thing.__members__.items():
            print(name, repr(member), member, member.__objclass__ is thing, member._sort_order_)
    elif thing.__module__.startswith("PySide6."):
        for name in dir(thing):
            if not name.startswith("_") and isinstance(inner := getattr(thing, name, None), type):
                look(inner)

seen = set()
for module in map(import_module, ("PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets")):
    for name in dir(module):
        if isinstance(thing := getattr(module, name), type):
            look(thing)
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


@pytest.mark.skipif(sys.version_info[:2] not in LIKE_THIS, reason="they are made by Python there")
def test_enumerations_are_as_python_makes_them() -> None:
    assert len(plain := _printed(ENUMERATIONS)) > 1_000_000
    assert _printed(LOAD + ENUMERATIONS) == plain


def test_other_enumerations_are_made_by_python() -> None:
    """Only numbers with names that mean nothing else are added here."""
    program = """
from enum import Enum, Flag, IntEnum
for kind, members in (
    (Enum, "north south"), (Enum, {"one": 1}), (Enum, [("half", 0.5)]), (Flag, []),
    (IntEnum, [("_own", 1)]), (Enum, [("name", 1), ("other", 2)]), (Enum, [["north", 1]]),
):
    try:
        made = kind("Made", members)
        print(list(made), made.__module__, made.__members__)
    except Exception as error:
        print(error)
made = Enum("Made", [("north", 1)], module="somewhere", qualname="Inner.Made", type=int)
print(made, made.__module__, made.__qualname__, made.north + 1)
"""
    assert _printed(LOAD + program) == _printed(program)
