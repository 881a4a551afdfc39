"""`python -m installers.freeze`: packs the program into a folder that needs no Python.

The folder is build/frozen/quincunx, made the same way on Linux, Windows and macOS. It stops with a
message if a library was not found, a licence is missing, the folder is too large, or the program
does not start.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop.background.worker_processes import WorkerProcesses
from installers.commit_time import commit_time
from installers.leave_out import unwanted
from installers.licences import without_licence
from installers.linux.libraries import asked_of_system, missing
from installers.translations import ToolFailed, release
from rules import Match
from rules.games import game_named
from rules.kernels import version_line

ROOT = Path(__file__).resolve().parents[1]
BUNDLE = ROOT / "build" / "frozen" / "quincunx"
LARGEST = 120 * 10**6
"""The largest size in bytes; a bundle without unneeded files has 116 to 120 MB."""
_PATIENCE = 60  # seconds a start may take
_WATCH = 6  # seconds to watch an opened match

_NOT_FOUND = re.compile(r"Library not found: could not resolve '(.+?)', dependency of '(.+?)'")


class Unfit(Exception):
    """The bundle could not be built, or it has faults: a text for the developer."""


def freeze(bundle: Path = BUNDLE) -> Path:
    """Build the folder and test it. Raises Unfit."""
    try:
        release()
    except ToolFailed as error:
        raise Unfit(str(error)) from error
    check_log(_run_pyinstaller(bundle.parent))
    check(bundle)
    return bundle


def check(bundle: Path) -> None:
    """Test an existing bundle. Raises Unfit."""
    problems = [*without_licence(bundle), *_libraries(bundle), *_size(bundle), *_start(bundle)]
    if problems:
        raise Unfit("\n".join(problems))


def check_log(log: str) -> None:
    """Raise Unfit if PyInstaller did not find a library that a bundled file needs."""
    lost = [
        f"Library not found: {library}, which {Path(asker).name} needs"
        for library, asker in _NOT_FOUND.findall(log)
        if not unwanted(asker) and not unwanted(library)
    ]
    if lost:
        raise Unfit("\n".join([*lost, "On Debian and Ubuntu: installers/linux/build-tools"]))


def program(bundle: Path) -> Path:
    """Return the path of the program in the folder."""
    return bundle / ("quincunx.exe" if sys.platform == "win32" else "quincunx")


def size(bundle: Path) -> int:
    """Return the bytes of all files."""
    return sum(f.stat().st_size for f in bundle.rglob("*") if f.is_file() and not f.is_symlink())


def _run_pyinstaller(folder: Path) -> str:
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "INFO"),
        *("--distpath", str(folder), "--workpath", str(ROOT / "build" / "freeze")),
        str(ROOT / "installers" / "quincunx.spec"),
    ]
    # Compiled code depends on the order of sets.
    settings = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(commit_time())}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise Unfit(f"PyInstaller failed:\n{done.stdout[-3000:]}")
    return done.stdout


def _libraries(bundle: Path) -> Iterator[str]:
    if sys.platform.startswith("linux"):
        for name in missing(asked_of_system(bundle)):
            yield f"{name} is neither in the bundle nor on this system"


def _size(bundle: Path) -> Iterator[str]:
    large = size(bundle)
    if large > LARGEST:
        yield f"The bundle has {large / 1e6:.0f} MB; at most {LARGEST / 1e6:.0f} are allowed"


def _start(bundle: Path) -> Iterator[str]:
    with TemporaryDirectory(prefix="quincunx-") as home:
        variables = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), home)
        for arguments in (["--version"], ["--first-paint"]):
            yield from _try(program(bundle), arguments, variables)
        if sys.platform == "win32":
            yield from _try(bundle / "quincunx-rules.exe", ["--version"], variables)
        yield from _ask(program(bundle))
        yield from _open_match(program(bundle), Path(home), variables)


def _open_match(file: Path, home: Path, variables: Mapping[str, str]) -> Iterator[str]:
    """Open a match, which loads nearly everything, and watch it for a while."""
    Match.new("holomino").save(home / "evening.qcx")
    environment = {**os.environ, **variables, "QT_QPA_PLATFORM": "offscreen"}
    running = subprocess.Popen(
        [file, home / "evening.qcx"], env=environment, stderr=subprocess.PIPE, text=True
    )
    try:
        _, told = running.communicate(timeout=_WATCH)
        yield f"{file.name} evening.qcx ended by itself with code {running.returncode}: {told}"
    except subprocess.TimeoutExpired:
        running.terminate()
        _, told = running.communicate()
        if "Traceback" in told:
            yield f"{file.name} evening.qcx complains: {told.strip()[-2000:]}"


def _ask(file: Path) -> Iterator[str]:
    """Have the program run as a worker process; yield its fault, if any."""
    try:
        with WorkerProcesses(1, [str(file)]) as worker:
            worker.submit(game_named, "mono").result(_PATIENCE)
    except (OSError, BrokenExecutor) as error:
        yield f"{file.name} does no work for a window: {error!r}"


def _try(file: Path, arguments: Sequence[str], variables: Mapping[str, str]) -> Iterator[str]:
    words = f"{file.name} {' '.join(arguments)}"
    environment = {**os.environ, **variables, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            [file, *arguments], env=environment, capture_output=True, text=True, timeout=_PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        yield f"{words} does not start: {error}"
        return
    if done.returncode:
        yield f"{words} ended with code {done.returncode}: {done.stderr.strip()[-2000:]}"
        return
    told = done.stdout.strip()
    if arguments == ["--version"] and told != version_line():
        yield f"{words} says {told!r}, not {version_line()}"


def main() -> int:
    """Build the bundle, or with --check try the existing one; return the exit code."""
    try:
        if "--check" in sys.argv[1:]:
            check(BUNDLE)
        else:
            freeze()
    except Unfit as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{BUNDLE.relative_to(ROOT)}: {version_line()}, {size(BUNDLE) / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
