"""`python -m installers.windows.build FOLDER`: builds the set-up program of a frozen program.

FOLDER is what `installers.freeze` made on Windows. NSIS compiles the set-up on any system, but only
Windows can freeze the program.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers.windows.payload import nsis_lists, size_in_kb
from rules import __version__

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("quincunx.nsi")
PROGRAM = "quincunx.exe"
PUBLISHER = "The Quincunx authors"
NO_NSIS = "makensis is not here. On Debian: sudo apt install nsis. On Windows: choco install nsis."


class BuildError(Exception):
    """Something is missing; the message has the remedy, in one sentence."""


def setup_name(version: str = __version__) -> str:
    """Return the set-up program's file name."""
    return f"quincunx-{version}-windows-x64.exe"


def file_version(version: str) -> str:
    """Return a version as the four numbers that Windows wants: 1.2rc1 is 1.2.0.0."""
    leading = re.match(r"\d+(\.\d+)*", version)
    numbers = leading.group().split(".") if leading else []
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def makensis() -> str:
    """Return the path of the compiler. Raises BuildError if there is none."""
    places = [os.environ.get(name) for name in ("PROGRAMFILES(X86)", "PROGRAMFILES")]
    usual = [str(Path(place) / "NSIS" / "makensis.exe") for place in places if place]
    found = shutil.which("makensis") or next((path for path in usual if Path(path).exists()), None)
    if found is None:
        raise BuildError(NO_NSIS)
    return found


def definitions(
    folder: Path, work: Path, output: Path, version: str, target: str | None
) -> dict[str, str]:
    """Return the definitions passed to the script."""
    told = {
        "VERSION": version,
        "FILE_VERSION": file_version(version),
        "SIZE": str(size_in_kb(folder)),
        "OUTPUT": str(output.resolve()),
        "FILES": str((work / "files.nsh").resolve()),
        "ICONS": str((ROOT / "build" / "icons").resolve()),
        "LICENCE": str((work / "licence.txt").resolve()),
    }
    return {**told, "TARGET": target} if target else told


def command(compiler: str, told: Mapping[str, str], script: Path = SCRIPT) -> list[str]:
    """Return the compiler's command line; warnings are errors."""
    defined = [f"-D{name}={value}" for name, value in told.items()]
    return [compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(script)]


def build(
    folder: Path, output: Path, version: str = __version__, target: str | None = None
) -> Path:
    """Compile the set-up program. Raises BuildError if something is missing."""
    if not (folder / PROGRAM).is_file():
        raise BuildError(f"{folder} holds no {PROGRAM}: freeze the program first.")
    if not (ROOT / "build" / "icons" / "quincunx.ico").is_file():
        raise BuildError("The icons are not rendered: run python -m installers.icons first.")
    compiler = makensis()
    work = ROOT / "build" / "windows" / version
    work.mkdir(parents=True, exist_ok=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    (work / "files.nsh").write_text(nsis_lists(folder), encoding="utf-8")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (work / "licence.txt").write_text(licence, encoding="utf-8-sig", newline="\r\n")
    told = definitions(folder, work, output, version, target)
    made = subprocess.run(command(compiler, told), capture_output=True, text=True, check=False)
    if made.returncode != 0:
        raise BuildError(f"makensis failed:\n{made.stdout}{made.stderr}")
    return output


def main(arguments: Sequence[str] | None = None) -> int:
    """Build into `dist`, or report what is missing."""
    parser = argparse.ArgumentParser(prog="installers.windows.build", description=__doc__)
    parser.add_argument("folder", type=Path, help="the frozen program")
    parser.add_argument("--output", type=Path, default=ROOT / "dist" / setup_name())
    parser.add_argument("--target", help="the set-up's own kind, such as amd64-unicode")
    asked = parser.parse_args(arguments)
    try:
        made = build(asked.folder, asked.output, target=asked.target)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
