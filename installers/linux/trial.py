"""`python -m installers.linux.trial`: tests the packages in dist/ in fresh Debian systems.

Needs root (debootstrap, chroot) and what `installers/linux/build-tools` installs. Prints a table;
the exit code is 1 if a test failed. Pictures are saved in build/trial.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from installers import freeze
from installers.linux import deb, trace
from installers.linux.chroot import ROOT, SUITES, Chroot, fresh
from installers.linux.screen import Hand, TooLate, screen
from installers.linux.sitting import Sat, lay_out, sit_down
from installers.product import ID, MIME, PACKAGE, VERSION

DIST, NOTES, WORK = ROOT / "dist", ROOT / "build" / "trial", ROOT / "build" / "packages"
NEWER = f"{VERSION}+trial"
_STARTS = 25
_SLOWEST = 1.3
# The package manager's own files.
_SYSTEMS_OWN = ("var/lib/", "var/cache/", "var/log/", "etc/ld.so.cache", "etc/resolv.conf")


class Table:
    """The table of tests and results, and whether all passed."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, str, bool, str]] = []

    def note(self, system: str, what: str, fine: bool, words: str = "") -> None:
        """Add a line, and print it at once."""
        self.rows.append((system, what, fine, words))
        print(_line(self.rows[-1]), flush=True)

    def attempt(self, system: str, what: str, act: Callable[[], str]) -> None:
        """Run a test; any exception is its failure."""
        try:
            self.note(system, what, True, act())
        except subprocess.CalledProcessError as error:
            told = (error.output or "") + (error.stderr or "")
            self.note(system, what, False, f"{error}: {told.strip()[-600:]}")
        except (AssertionError, TooLate, OSError, subprocess.TimeoutExpired) as error:
            self.note(system, what, False, str(error) or type(error).__name__)

    @property
    def fine(self) -> bool:
        """Whether all tests passed."""
        return bool(self.rows) and all(fine for _, _, fine, _ in self.rows)

    def __str__(self) -> str:
        verdict = "All is well." if self.fine else "Not all is well."
        return "\n".join([*map(_line, self.rows), "", f"{verdict} Pictures: build/trial"])


def _line(row: tuple[str, str, bool, str]) -> str:
    system, what, fine, words = row
    return f"{system:<10} {what:<34} {'ok' if fine else 'FAILED':<7} {words}"


class Visit:
    """All tests in one fresh system, in this order."""

    def __init__(self, table: Table, suite: str, system: Chroot, newer: Path) -> None:
        self.table, self.suite, self.system, self.newer = table, suite, system, newer
        self.before: set[str] = set()
        self.matches = system.home / ".local" / "share" / PACKAGE
        self.log = NOTES / f"{suite}.strace"

    def run(self) -> None:
        """Run all tests."""
        for what, act in (
            (".deb installs", self.install),
            ("no Python in the system", self.has_no_python),
            ("says its version", self.says_version),
            ("a match against the computer", self.plays),
            ("opens no connection", self.stays_offline),
            ("writes only where it may", self.writes_at_home),
            ("start, against from source", self.starts_fast),
            (".qcx belongs to it", self.owns_its_files),
            ("is upgraded over", self.upgrade),
            ("the tarball starts", self.tarball),
            ("the AppImage starts (unpacked)", self.appimage),
            ("is removed", self.remove),
        ):
            self.table.attempt(SUITES[self.suite], what, act)

    def install(self) -> str:
        self.system.run("apt-get", "update", "-qq")
        self.before = self.system.files()
        return f"{self._install(_one('*.deb'))} packages with it"

    def _install(self, package: Path) -> int:
        shutil.copy(package, self.system.root / "tmp")
        told = self.system.run(
            "apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}"
        )
        return sum(line.startswith("Setting up") for line in told.splitlines()) - 1

    def has_no_python(self) -> str:
        found = [name for name in self.system.files() if name.startswith("usr/bin/python")]
        assert not found, f"found {found}"
        return ""

    def says_version(self) -> str:
        told = _run(self.system.as_player(PACKAGE, "--version"))
        assert told == f"Quincunx {VERSION}, compiled", told
        return told

    def plays(self) -> str:
        record = self.system.home / "evening.qcx"
        lay_out(record)
        _run(["chown", "--reference", str(self.system.home), str(record)])
        with screen() as display, shared_screens(self.system):
            command = self.system.as_player(PACKAGE, "/home/player/evening.qcx", DISPLAY=display)
            strace = [
                "strace",
                "-f",
                "-s",
                "512",
                "-e",
                f"trace={trace.CALLS}",
                "-o",
                str(self.log),
            ]
            begin = time.monotonic()
            sat = sit_down([*strace, *command], display, record, self.matches, self._look)
        _check_sitting(sat)
        plies = sat.saved.last_ply
        return f"{plies} plies in {time.monotonic() - begin:.0f} s; saved, closed, replayed whole"

    def _look(self, hand: Hand) -> None:
        hand.take_picture(NOTES / f"{self.suite}.png")

    def stays_offline(self) -> str:
        log = self.log.read_text(encoding="utf-8", errors="replace")
        assert "socket(AF_UNIX" in log, "strace saw not even the X server's socket"
        found = trace.foreign_sockets(log)
        assert not found, "; ".join(found[:3])
        return "sockets: AF_UNIX alone"

    def writes_at_home(self) -> str:
        home = "/home/player"
        allowed = [f"{home}/{place}/{PACKAGE}" for place in (".local/share", ".config", ".cache")]
        log = self.log.read_text(encoding="utf-8", errors="replace")
        # The record is the player's own file: the program first writes beside it, then replaces it.
        record = [f"{home}/evening.qcx", f"{home}/.evening.qcx"]
        found = trace.written_elsewhere(log, [*allowed, *record])
        assert not found, ", ".join(found[:6])
        return "its data, config and cache folders, and the record saved"

    def starts_fast(self) -> str:
        installed = self.system.as_player(PACKAGE, "--first-paint", QT_QPA_PLATFORM="offscreen")
        source = [sys.executable, "-m", "desktop", "--first-paint"]
        times: dict[str, list[float]] = {"installed": [], "source": []}
        for _ in range(_STARTS):
            times["installed"].append(_seconds(installed))
            times["source"].append(_seconds(source))
        ours, theirs = min(times["installed"]), min(times["source"])
        words = f"{ours * 1000:.0f} ms against {theirs * 1000:.0f} ms: {ours / theirs:.2f} ×"
        assert ours / theirs <= _SLOWEST, f"{words}; at most {_SLOWEST} ×"
        return words

    def upgrade(self) -> str:
        self._install(self.newer)
        now = self.system.run("dpkg-query", "-W", "-f", "${Version}", PACKAGE)
        assert now == NEWER, f"the version is {now}"
        _run(self.system.as_player(PACKAGE, "--first-paint", QT_QPA_PLATFORM="offscreen"))
        assert list((self.matches / "finished").glob("*.qcx")), "the match is gone"
        return f"{VERSION} to {now}; the matches are there"

    def remove(self) -> str:
        self.system.run("apt-get", "purge", "--yes", PACKAGE)
        self.system.run("apt-get", "autoremove", "--purge", "--yes")
        left = [
            name
            for name in sorted(self.system.files() - self.before)
            if not name.startswith(("home/", *_SYSTEMS_OWN))
        ]
        assert not left, f"left behind: {', '.join(left[:6])}"
        assert list((self.matches / "finished").glob("*.qcx")), "the match is gone"
        return "leaves nothing but the matches"

    def owns_its_files(self) -> str:
        desktop = ("shared-mime-info", "desktop-file-utils")  # every desktop has them
        self.system.run("apt-get", "install", "--yes", "--no-install-recommends", *desktop)
        self.system.run("apt-mark", "auto", *desktop)
        share = self.system.root / "usr" / "share"
        globs = (share / "mime" / "globs2").read_text().splitlines()
        for ending in ("*.qcx", "*.qxl"):
            assert f"50:{MIME}:{ending}" in globs, f"the type of {ending} is not known"
        opened_by = (share / "applications" / "mimeinfo.cache").read_text().splitlines()
        assert f"{MIME}={ID}.desktop;" in opened_by, "nothing opens *.qcx"
        icon = share / "icons/hicolor/48x48/mimetypes" / f"{MIME.replace('/', '-')}.png"
        assert icon.is_file(), "*.qcx has no icon"
        return f"{MIME}, {ID}.desktop, an icon"

    def tarball(self) -> str:
        place = self.system.home / "unpacked"
        place.mkdir()
        archive = _one("*.tar.xz")
        _run(["tar", "--extract", "--file", str(archive), "--directory", str(place)])
        name = f"unpacked/{archive.name.removesuffix('.tar.xz')}/{PACKAGE}"
        return self._starts(f"/home/player/{name}")

    def appimage(self) -> str:
        image = _one("*.AppImage")
        shutil.copy(image, self.system.home)
        words = self._starts(f"/home/player/{image.name}")
        left = [path.name for path in (self.system.root / "tmp").glob("quincunx-*")]
        assert not left, f"left in /tmp: {left}"
        return words

    def _starts(self, program: str) -> str:
        """Start the program on a screen and close its window."""
        told = _run(self.system.as_player(program, "--version"))
        assert told == f"Quincunx {VERSION}, compiled", told
        with screen() as display, shared_screens(self.system):
            begin = time.monotonic()
            command = self.system.as_player(program, DISPLAY=display)
            running = subprocess.Popen(command, env={"PATH": os.environ["PATH"]})
            try:
                hand = Hand(display)
                took = time.monotonic() - begin
                time.sleep(1)
                hand.close()
                assert running.wait(timeout=30) == 0, f"ended with code {running.returncode}"
            finally:
                running.kill()
                running.wait()
        return f"window after {took:.1f} s, closes"


def _check_sitting(sat: Sat) -> None:
    assert sat.code == 0, f"the program ended with code {sat.code}"
    for match in (sat.saved, sat.finished):
        assert match.problem is None, str(match.problem)
        match.goto(match.last_ply)
        assert match.outcome is not None, "the match is not over"
    assert sat.saved.history(None) == sat.finished.history(None), "two records, two matches"


@contextmanager
def shared_screens(system: Chroot) -> Iterator[None]:
    """Make the screens of this machine available to a system in a folder."""
    place = system.root / "tmp" / ".X11-unix"
    place.mkdir(exist_ok=True)
    _run(["mount", "--bind", "/tmp/.X11-unix", str(place)])
    try:
        yield
    finally:
        _run(["umount", "--lazy", str(place)])


def _one(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"dist/ holds {len(found)} of {pattern}: make installer"
    return found[0]


def _seconds(command: list[str]) -> float:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begin = time.perf_counter()
    subprocess.run(command, check=True, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)
    return time.perf_counter() - begin


def _run(command: list[str]) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    return done.stdout.strip()


Try = Callable[[Table, str, Chroot], None]
"""Runs all tests in one fresh system of a suite."""


def try_in_fresh_systems(description: str, prepare: Callable[[], Try]) -> int:
    """Read the command line and test the given suites; return the exit code.

    `prepare` does what is needed once for all of them.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("suites", nargs="*", choices=[*SUITES, []], metavar="SUITE")
    suites = parser.parse_args().suites or list(SUITES)
    if os.geteuid() != 0:
        print("This needs root, for debootstrap and chroot: sudo make installer-test")
        return 1
    NOTES.mkdir(parents=True, exist_ok=True)
    table, attempt = Table(), prepare()
    for suite in suites:
        with fresh(suite) as system:
            attempt(table, suite, system)
    print(f"\n{table}")
    return 0 if table.fine else 1


def _packages() -> Try:
    newer = deb.build(freeze.BUNDLE, NOTES, WORK / "newer", NEWER, level=1)
    return lambda table, suite, system: Visit(table, suite, system, newer).run()


if __name__ == "__main__":
    sys.exit(try_in_fresh_systems("Tries the packages in fresh Debian systems.", _packages))
