"""`python -m installers.windows.wine.trial`: freezes the Windows program and tests it under Wine.

It builds a Windows with Python in build/wine (`system.py`), freezes this source there, makes the
set-up program, installs it and plays a match by keyboard events. A table shows the results, the
exit code is 1 if a step failed, and pictures are in build/wine/pictures. Nothing made here is
shipped: releases are built on Windows.
"""

import os
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from desktop.background import WORKER
from installers.commit_time import commit_time
from installers.linux.screen import Hand, TooLate, screen, wait_for
from installers.linux.sitting import lay_out, play
from installers.windows.build import PROGRAM, ROOT, BuildError, build, setup_name
from installers.windows.machine import until
from installers.windows.test_setup import WINE_TARGET
from installers.windows.wine.system import CannotTry, WindowsPython, check_tools, fetch
from rules import Match, __version__

WORK = ROOT / "build" / "wine"
TERMINAL = "quincunx-rules.exe"
TITLE = "Quincunx"
_SETTINGS = r"HKCU\Software\quincunx\quincunx"
_PATIENCE = 120.0  # seconds for a window: Wine is slow
_SETTLES = 4.0  # seconds until all idle work is done
_STARTS = 3
_SLACK = 1.1
"""The largest cache of a later start, relative to the first."""
_MISUSE, _NOT_FOUND = 2, 2
"""Exit codes."""


class Running:
    """A started program and what it prints."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.printed = b""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def end(self, seconds: float = _PATIENCE) -> int:
        """Wait for the program's end and return the exit code. Raises subprocess.TimeoutExpired."""
        return self.process.wait(seconds)

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.printed = self.process.stdout.read()


class WineTrial:
    """The source, the Windows to test it on, and the path of the installed program."""

    def __init__(self, machine: WindowsPython, display: str) -> None:
        self.machine = machine
        self.display = display
        self.source = WORK / "source"
        self.setup = WORK / setup_name()
        self.home = machine.local / "Programs" / "Quincunx"
        self.matches = machine.roaming / "quincunx"
        self.cache = machine.local / "quincunx" / "cache"
        self.record = WORK / "an evening – Zoë.qcx"

    # -- steps

    def it_is_frozen(self) -> None:
        """PyInstaller for Windows makes a folder that needs no Python"""
        _copy_source(self.source)
        settings = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(commit_time())}
        self.machine.environment = {**self.machine.environment, **settings}
        code, told = self.machine.run_python(
            self.source,
            *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", "build/frozen", "--workpath", "build/freeze"),
            "installers/quincunx.spec",
        )
        assert code == 0, told[-3000:].decode(errors="replace")

    def the_bundle_is_fit(self) -> None:
        """licences, size, a start without a screen, an opened match"""
        code, told = self.machine.run_python(self.source, "-m", "installers.freeze", "--check")
        assert code == 0, told.decode(errors="replace")
        print("  ", told.decode(errors="replace").strip())

    def it_is_installed_without_rights(self) -> None:
        """/S: exit code 0, both programs are there"""
        build(self.source / "build" / "frozen" / "quincunx", self.setup, target=WINE_TARGET)
        assert self.machine.run(self.setup, "/S") == 0
        assert (self.home / PROGRAM).is_file()
        assert (self.home / TERMINAL).is_file()

    def the_console_is_served(self) -> None:
        """version, help and reasons in UTF-8, exit codes, a game at the terminal"""
        # Wine has no compiler for Windows.
        version = f"Quincunx {__version__}, interpreted".encode()
        for program in (PROGRAM, TERMINAL):
            code, told = self._output(program, "--version")
            assert (code, told.strip()) == (0, version), (program, code, told)
        code, told = self._output(PROGRAM, "--help")
        assert code == 0
        assert b"--new-window" in told
        assert self._output(PROGRAM, "--nonsense")[0] == _MISUSE
        code, told = self._output(TERMINAL, "show", "nobody – here.qcx")
        assert code == _NOT_FOUND
        assert "nobody – here.qcx: the file or folder does not exist" in told.decode()
        code, told = self._output(TERMINAL, "play", "adamas", "--names", "Zoë,Ned", typed=b"quit\n")
        assert code == 0
        assert "Zoë" in told.decode()

    def a_match_is_played_to_its_end(self) -> None:
        """open it by its name, type moves against the computer, save it over; no sound device"""
        lay_out(self.record)
        before = self.record.read_bytes()
        with self._window(self.record) as hand:
            play(hand, self.matches, self.record, lambda hand: self._picture(hand, "table"))
            hand.press("ctrl+s")
            wait_for("the saved record", lambda: self.record.read_bytes() != before)
            wait_for("the finished match", self._finished)
            self._picture(hand, "result")
        assert Match.load(self.record).outcome is not None

    def a_match_is_reviewed_by_worker_processes(self) -> None:
        """open the finished match and its review page, which uses worker processes"""
        reviews = self.cache / "reviews"
        shutil.rmtree(reviews, ignore_errors=True)  # made by the review at the end of the match
        with self._window(self._finished()[0]) as hand:
            wait_for("the match in the title", lambda: hand.title != TITLE)
            time.sleep(_SETTLES)
            hand.press("ctrl+r")
            wait_for("a worker", lambda: _processes(WORKER), _PATIENCE)
            wait_for("the review", lambda: list(reviews.glob("*.json")), _PATIENCE * 5)
            time.sleep(_SETTLES)
            self._picture(hand, "review")
        assert until(lambda: not _processes(WORKER))

    def a_second_start_hands_its_file_over(self) -> None:
        """check that it exits with 0, and the first window shows the match"""
        other = WORK / "other.qcx"
        Match.new("adamas", ("Ann", "Bob"), seed=3).save(other)
        with self._window() as hand:
            time.sleep(_SETTLES)  # until it accepts files
            before = hand.title
            assert self._start(PROGRAM, other).end() == 0
            wait_for("the match in the title", lambda: hand.title != before)

    def what_was_played_outlives_a_kill(self) -> None:
        """killed after four plies: they are on the disk, and the next start offers the match"""
        record = WORK / "killed.qcx"
        lay_out(record)
        finished, aside = self.matches / "finished", self.matches / "aside"
        finished.rename(aside)  # otherwise `play` would read those matches
        running = self._start(PROGRAM, record)
        hand = Hand(self.display, _PATIENCE, TITLE)
        match = play(hand, self.matches, record, most=4)
        running.process.kill()
        running.end()
        aside.rename(finished)
        kept = [Match.load(path) for path in (self.matches / "unfinished").glob("*.[qn]*")]
        assert [one for one in kept if one.last_ply >= match.last_ply]
        with self._window() as hand:
            time.sleep(_SETTLES)
            self._picture(hand, "home")

    def the_cache_stays_as_large_as_it_is(self) -> None:
        """check that the cache does not grow over three starts"""
        sizes = list[int]()
        for _ in range(_STARTS):
            with self._window():
                time.sleep(_SETTLES)
            files = [path for path in self.cache.rglob("*") if path.is_file()]
            sizes.append(sum(path.stat().st_size for path in files))
        print("  ", ", ".join(f"{size / 1000:.0f} kB" for size in sizes))
        assert 0 < sizes[-1] <= sizes[0] * _SLACK

    def it_is_dark_and_german(self) -> None:
        """theme and language follow the settings"""
        for name, value in (("theme", "dark"), ("language", "de")):
            told = ("add", _SETTINGS, "/v", name, "/d", value, "/f")
            assert self.machine.run("reg", *told) == 0
        with self._window() as hand:
            time.sleep(_SETTLES)
            self._picture(hand, "dark-german")

    def nothing_went_wrong_unseen(self) -> None:
        """no traceback in the log, no trace of a crash"""
        for path in (self.machine.local / "quincunx" / "log").iterdir():
            text = path.read_text(encoding="utf-8", errors="replace")
            assert "Traceback" not in text, text[-3000:]
            assert "Not foreseen" not in text, text[-3000:]

    def it_goes_when_it_is_uninstalled(self) -> None:
        """/S: exit code 0, the matches stay"""
        assert self.machine.run(self.home / "uninstall.exe", "/S") == 0
        assert until(lambda: not self.home.exists())
        assert self._finished()

    # -- helpers

    def _finished(self) -> list[Path]:
        return list((self.matches / "finished").glob("*.qcx"))

    def _output(self, program: str, *words: str, typed: bytes = b"") -> tuple[int, bytes]:
        return self.machine.output(str(self.home / program), *words, typed=typed)

    def _start(self, program: str, *files: Path) -> Running:
        """Start the installed program; its streams are pipes, because Wine needs them."""
        process = subprocess.Popen(
            ["wine", str(self.home / program), *map(self.machine.named, files)],
            env=dict(self.machine.environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        return Running(process)

    @contextmanager
    def _window(self, *files: Path) -> Iterator[Hand]:
        """Yield the window, and close it afterwards.

        The program must end with 0 and without a traceback.
        """
        running = self._start(PROGRAM, *files)
        try:
            hand = Hand(self.display, _PATIENCE, TITLE)
            yield hand
            hand.close()
            assert running.end() == 0
            assert b"Traceback" not in running.printed, running.printed.decode(errors="replace")
        finally:
            running.process.kill()

    def _picture(self, hand: Hand, name: str) -> None:
        hand.take_picture(WORK / "pictures" / f"{name}.png")


STEPS: Sequence[Callable[[WineTrial], None]] = (
    WineTrial.it_is_frozen,
    WineTrial.the_bundle_is_fit,
    WineTrial.it_is_installed_without_rights,
    WineTrial.the_console_is_served,
    WineTrial.a_match_is_played_to_its_end,
    WineTrial.a_match_is_reviewed_by_worker_processes,
    WineTrial.a_second_start_hands_its_file_over,
    WineTrial.what_was_played_outlives_a_kill,
    WineTrial.the_cache_stays_as_large_as_it_is,
    WineTrial.it_is_dark_and_german,
    WineTrial.nothing_went_wrong_unseen,
    WineTrial.it_goes_when_it_is_uninstalled,
)
"""The steps in order: each leaves the machine as the next one needs it."""


def _processes(word: str) -> list[int]:
    """Return the running programs of this name with a word on their command line."""
    found = list[int]()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:  # the process has ended
            continue
        if any(part.endswith(PROGRAM.encode()) for part in words) and word.encode() in words:
            found.append(int(path.parent.name))
    return found


def _copy_source(to: Path) -> None:
    """Copy all files that git tracks or does not ignore, with translations and icons."""
    shutil.rmtree(to, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    made = [*ROOT.glob("resources/translations/*.qm"), *ROOT.glob("build/icons/*")]
    paths = [
        *map(Path, filter(None, listed.split("\0"))),
        *(path.relative_to(ROOT) for path in made),
    ]
    for path in paths:
        if (ROOT / path).is_file():
            (to / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, to / path)


def _make_icons() -> None:
    for module in ("installers.translations", "installers.icons"):
        words = ["release"] if module.endswith("translations") else []
        subprocess.run(
            [sys.executable, "-m", module, *words],
            cwd=ROOT,
            check=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )


def run(trial: WineTrial) -> bool:
    """Run every step, up to the first failure; return whether all passed."""
    for step in STEPS:
        begun = time.monotonic()
        name = step.__name__.replace("_", " ")
        try:
            step(trial)
        except (AssertionError, OSError, TooLate, BuildError, subprocess.SubprocessError):
            traceback.print_exc()
            print(f"FAILED  {name}: {step.__doc__}")
            return False
        print(f"ok {time.monotonic() - begun:6.1f} s  {name}: {step.__doc__}", flush=True)
    return True


def main() -> int:
    """Return 0 if every step passed."""
    begun = time.monotonic()
    WORK.mkdir(parents=True, exist_ok=True)
    try:
        check_tools()
        wheels = fetch(WORK / "wheels")
    except (CannotTry, subprocess.SubprocessError) as error:
        print(error, file=sys.stderr)
        return 1
    _make_icons()
    with screen() as display:
        manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": display})
        machine = WindowsPython(WORK / "machine", wheels, display)
        print(f"ok {time.monotonic() - begun:6.1f} s  a Windows with Python", flush=True)
        try:
            fine = run(WineTrial(machine, display))
        finally:
            machine.server("-k")
            manager.terminate()
            manager.wait()
    size = sum(path.stat().st_size for path in WORK.rglob("*") if path.is_file()) / 1e6
    print(f"{time.monotonic() - begun:.0f} s, {size:.0f} MB in {WORK.relative_to(ROOT)}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
