"""A Windows with Python in a folder, made from Debian's Wine, PyPI wheels, and sources here.

It needs no Windows and no licence for it. CPython comes from Panda3D's wheel; its standard library
is that of the present Python. The result is for tests only, and is never shipped.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path
from zipfile import ZipFile

from installers.windows.machine import LIMIT, Wine

SOURCES = Path(__file__).parent
WHEELS = SOURCES / "wheels.txt"
_TARGET = (
    *("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"),
    *("--abi", "cp311", "--abi", "abi3", "--abi", "none"),
)
_COMPILER, _OBJDUMP, _WINDRES = (
    f"x86_64-w64-mingw32-{name}" for name in ("gcc", "objdump", "windres")
)
_PACKAGES = "wine wine64 gcc-mingw-w64-x86-64 nsis xvfb xdotool openbox"
_TOOLS = ("wine", _COMPILER, "makensis", "Xvfb", "xdotool", "openbox")
_CPYTHON = "panda3d"
_EXPORT = re.compile(r"^\t\[ *\d+\] +(?:\+base\[ *\d+\] +[0-9a-f]+ +)?(\S+)$", re.MULTILINE)
_IMPORT = re.compile(r"^\t[0-9a-f]+\s+\d+\s+(\w+)$", re.MULTILINE)
_LEFT_OUT = shutil.ignore_patterns(
    *("__pycache__", "lib-dynload", "config-*", "site-packages", "dist-packages"),
    *("_sysconfigdata*", "test"),
)


class CannotTry(Exception):
    """Something is missing for a test; the message has the remedy, in one sentence."""


def check_tools() -> None:
    """Raise CannotTry if a tool or the right Python is missing."""
    lost = [name for name in _TOOLS if shutil.which(name) is None]
    if lost:
        raise CannotTry(f"{lost[0]} is missing. On Debian: sudo apt install {_PACKAGES}")
    if sys.version_info[:2] != (3, 11):
        raise CannotTry("The trial needs Python 3.11, whose standard library it takes.")


def fetch(folder: Path) -> list[Path]:
    """Download the wheels of `WHEELS` and check their hashes; return their folder."""
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--only-binary=:all:", "--require-hashes", "--requirement", str(WHEELS)),
        *(*_TARGET, "--dest", str(folder)),
    ]
    subprocess.run(command, check=True, env={**os.environ, "PIP_CONSTRAINT": ""})
    return sorted(folder.glob("*.whl"))


def exports(library: Path) -> list[str]:
    """Return the names that a Windows library exports."""
    told = _dump(library).partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    return _EXPORT.findall(told)


def imports(library: Path, of: str) -> list[str]:
    """Return the names that a Windows library imports from another one."""
    told = _dump(library).partition(f"DLL Name: {of}\n")[2].partition("DLL Name:")[0]
    return _IMPORT.findall(told)


def _dump(library: Path) -> str:
    command = [_OBJDUMP, "-p", str(library)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def definition(library: str, names: Iterable[str]) -> str:
    """Return the linker's definition of the names that a library exports.

    Each may be `name=where`.
    """
    return "\n".join([f"LIBRARY {library}", "EXPORTS", *(f"  {name}" for name in names), ""])


class WindowsPython(Wine):
    """A fresh Windows with CPython 3.11, Qt and PyInstaller."""

    def __init__(self, folder: Path, wheels: Sequence[Path], display: str) -> None:
        self.folder = folder
        self.python = folder / "python" / "python.exe"
        home = folder / "home"
        home.mkdir(parents=True, exist_ok=True)
        super().__init__(folder / "prefix", {"DISPLAY": display, "HOME": str(home)})
        self._unpack(wheels)
        self._compile()
        # Explorer starts with the first window. It would keep the pipe of the program that
        # started it open, so that the end of that program's output would not be seen.
        self._explorer = self.start("notepad.exe")

    def output(
        self, *words: str, folder: Path | None = None, typed: bytes = b""
    ) -> tuple[int, bytes]:
        """Run a program with pipes as its streams; return its exit code and all that it prints."""
        done = subprocess.run(
            ["wine", *words],
            cwd=folder,
            env=dict(self.environment),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=15 * LIMIT,
        )
        return done.returncode, done.stdout

    def run_python(self, folder: Path, *words: str) -> tuple[int, bytes]:
        """Run Python in a folder; return its exit code and all that it prints."""
        return self.output(str(self.python), *words, folder=folder)

    def _unpack(self, wheels: Iterable[Path]) -> None:
        """Unpack interpreter, standard library and packages where Python looks for them."""
        root = self.python.parent
        shutil.rmtree(root, ignore_errors=True)
        packages, libraries = root / "Lib" / "site-packages", root / "DLLs"
        shutil.copytree(sysconfig.get_path("stdlib"), root / "Lib", ignore=_LEFT_OUT)
        for folder in (packages, libraries):
            folder.mkdir(parents=True)
        for wheel in wheels:
            with ZipFile(wheel) as file:
                if not wheel.name.startswith(_CPYTHON):
                    file.extractall(packages)
                    continue
                for name in file.namelist():
                    path = Path(name)
                    if path.parts[0] == "deploy_libs" and path.suffix in (".dll", ".pyd"):
                        beside = path.name.startswith(("python3", "VCRUNTIME"))
                        place = root if beside else libraries
                        (place / path.name).write_bytes(file.read(name))

    def _compile(self) -> None:
        """Compile python.exe, python3.dll for stable extensions, and icuuc.dll for Qt."""
        root, work = self.python.parent, self.folder / "compiled"
        work.mkdir(exist_ok=True)
        resource = work / "python.res"
        _call(_WINDRES, "python.rc", "-O", "coff", "-o", str(resource))
        _call(
            *(_COMPILER, "-O2", "-s", "-municode", "-Wall", "-Werror"),
            *("-o", str(self.python), "python.c", str(resource)),
        )
        forwarded = [f"{name}=python311.{name}" for name in exports(root / "python311.dll")]
        library = [_COMPILER, "-shared", "-nostdlib", "-s", "-Wl,--entry=0"]
        stable = work / "python3.def"
        stable.write_text(definition("python3.dll", forwarded))
        _call(
            *library,
            "-o",
            str(root / "python3.dll"),
            "-x",
            "c",
            os.devnull,
            "-x",
            "none",
            str(stable),
        )
        qt = root / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll"
        names = [
            f"{name}={'open_none' if name == 'ucnv_open' else 'nothing'}"
            for name in imports(qt, "icuuc.dll")
        ]
        encodings = work / "icuuc.def"
        encodings.write_text(definition("icuuc.dll", names))
        system = self.drive / "windows" / "system32" / "icuuc.dll"
        _call(*library, "-O2", "-Wall", "-Werror", "-o", str(system), "icuuc.c", str(encodings))


def _call(*command: str) -> None:
    subprocess.run(command, check=True, cwd=SOURCES)
