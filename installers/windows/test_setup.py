"""`python -m installers.windows.test_setup [FOLDER]`: tests the set-up program, prints a table.

On Windows it tests the set-up in `dist` of the frozen program in FOLDER. On other systems it
compiles the set-up with a placeholder for the program and tests it under Wine.
"""

import os
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

from installers.windows.build import PROGRAM, ROOT, BuildError, build, makensis, setup_name
from installers.windows.machine import Machine, ThisWindows, Wine
from installers.windows.trial import STEPS, Trial
from rules import __version__

WORK = ROOT / "build" / "windows" / "trial"
WINE_TARGET = "amd64-unicode"  # so that Wine needs no 32-bit part
OLD = "0.0.1"


def placeholder(folder: Path) -> Path:
    """Return a folder like a frozen program's with a small program in it. Raises BuildError."""
    inner = folder / "_internal" / "PySide6" / "plugins"
    inner.mkdir(parents=True)
    (inner / "qwindows.dll").write_bytes(b"not a library")
    (folder / "_internal" / "with a space and $dollar.txt").write_text("x", encoding="utf-8")
    script = Path(__file__).with_name("placeholder.nsi")
    told = [f"-DTARGET={WINE_TARGET}", f"-DOUTPUT={(folder / PROGRAM).resolve()}"]
    made = subprocess.run(
        [makensis(), "-V2", "-WX", *told, str(script)], capture_output=True, text=True, check=False
    )
    if made.returncode != 0:
        raise BuildError(f"makensis failed:\n{made.stdout}{made.stderr}")
    return folder


def prepare(frozen: Path | None) -> Trial:
    """Return the set-up programs and the machine.

    Raises BuildError, or FileNotFoundError without Wine.
    """
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    target = None if frozen else WINE_TARGET
    payload = frozen or placeholder(WORK / "new")
    older = WORK / "old"
    shutil.copytree(payload, older)
    (older / "_internal" / "old").mkdir()
    (older / "_internal" / "old" / "old.txt").write_text("old", encoding="utf-8")
    setup = ROOT / "dist" / setup_name()
    if not frozen:
        setup = build(payload, WORK / setup_name(), target=target)
        again = build(payload, WORK / "again.exe", target=target)
        if again.read_bytes() != setup.read_bytes():
            raise BuildError("Two set-ups of the same files differ.")
    elif not setup.is_file():
        raise BuildError(f"{setup} is missing: run python -m installers.windows.build first.")
    old = build(older, WORK / setup_name(OLD), OLD, target)
    machine: Machine = ThisWindows() if frozen else Wine(WORK / "wine")
    if isinstance(machine, Wine):
        notes = machine.named(WORK / "notes.txt")
        machine.environment = {**machine.environment, "QUINCUNX_NOTES": notes}
    return Trial(machine, payload, __version__, setup, old, WORK)


def run(trial: Trial) -> bool:
    """Run every step, up to the first failure; return whether all passed."""
    for step in STEPS:
        begun = time.monotonic()
        name = step.__name__.replace("_", " ")
        try:
            step(trial)
        except (AssertionError, OSError, KeyError, subprocess.TimeoutExpired):
            traceback.print_exc()
            print(f"FAILED  {name}: {step.__doc__}")
            return False
        print(f"ok {time.monotonic() - begun:5.1f} s  {name}: {step.__doc__}", flush=True)
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Return 0 if every step passed."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if sys.platform != "win32" and not os.environ.get("DISPLAY"):
        again = ["-a", sys.executable, "-m", "installers.windows.test_setup", *given]
        return subprocess.run(["xvfb-run", *again], check=False).returncode
    try:
        trial = prepare(Path(given[0]) if given else None)
    except (BuildError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return 0 if run(trial) else 1
    finally:
        if isinstance(trial.machine, Wine):
            trial.machine.server("-k")


if __name__ == "__main__":
    sys.exit(main())
