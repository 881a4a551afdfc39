"""What the trial under Wine is made of. The trial itself takes minutes: `make windows-trial`."""

import re
from pathlib import Path

import pytest

from installers.windows.wine import system
from installers.windows.wine.system import SOURCES, WHEELS, definition, exports, imports

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"([\w-]+)==(\S+) --hash=sha256:[0-9a-f]{64}")

DUMP = """
The Import Tables (interpreted .idata section contents)
 00010000\t00010100 00000000 00000000 00010200 00010300

\tDLL Name: icuuc.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t9989e8\t  263  ucnv_open
\t9989f4\t  225  ucnv_close

\tDLL Name: KERNEL32.dll
\tvma:  Hint/Ord Member-Name Bound-To
\t9989ff\t    1  Sleep

[Ordinal/Name Pointer] Table
\t[   0] PyAIter_Check
\t[   1] Py_Main

The Function Table
\t[   2] nothing of this kind
"""


def test_every_wheel_is_pinned_by_its_hash() -> None:
    lines = WHEELS.read_text(encoding="utf-8").splitlines()
    assert all(PINNED.fullmatch(line) for line in lines if not line.startswith("#"))


def test_it_freezes_what_releases_are_frozen_with() -> None:
    pinned = dict(PINNED.findall(WHEELS.read_text(encoding="utf-8")))
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    pins = text.lower().replace("_", "-").split()
    released = dict(pin.split("==") for pin in pins if "==" in pin)
    for name in ("pyside6-essentials", "shiboken6", "pyinstaller", "pyinstaller-hooks-contrib"):
        assert pinned[name] == released[name]


def test_names_are_read_from_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "_dump", lambda _: DUMP)
    assert imports(Path("Qt6Core.dll"), "icuuc.dll") == ["ucnv_open", "ucnv_close"]
    assert exports(Path("python311.dll")) == ["PyAIter_Check", "Py_Main"]


def test_a_library_forwards_names() -> None:
    forwarded = definition("python3.dll", ["Py_Main=python311.Py_Main"])
    assert forwarded == "LIBRARY python3.dll\nEXPORTS\n  Py_Main=python311.Py_Main\n"


def test_all_that_is_compiled_lies_there() -> None:
    for name in ("python.c", "python.rc", "python.manifest", "icuuc.c"):
        assert (SOURCES / name).is_file()
