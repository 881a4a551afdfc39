"""`python -m installers.linux.source_trial`: tests `make play` and `make test` in fresh Debian.

Each system is minimal and has only what the README requires: git, make, python3 and python3-venv.
The last commit is cloned and tested. Needs root; prints a table; the exit code is 1 if a test
failed. Pictures are saved in build/trial.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

from installers.linux.chroot import PLAYER, ROOT, SUITES, Chroot
from installers.linux.screen import Hand, screen
from installers.linux.trial import NOTES, Table, Try, shared_screens, try_in_fresh_systems

_BROUGHT = ("git", "make", "python3", "python3-venv", "ca-certificates")
_LONGEST = 3600
"""Seconds before a command counts as hanging; a slow machine needs long for all tests."""


class SourceVisit:
    """All tests in one fresh system, in this order."""

    def __init__(self, table: Table, suite: str, system: Chroot) -> None:
        self.table, self.suite, self.system = table, suite, system

    def run(self) -> None:
        """Run all tests."""
        for what, act in (
            ("git, make, python3-venv installed", self.prepare),
            ("make play without the right to", self.names_what_is_missing),
            ("make play opens the window", self.plays),
            ("echo | make play, nobody reads", self.plays_into_nothing),
            ("make test passes", self.tests),
        ):
            self.table.attempt(SUITES[self.suite], what, act)

    def prepare(self) -> str:
        self.system.run("apt-get", "update", "-qq")
        self.system.run("apt-get", "install", "--yes", "--no-install-recommends", *_BROUGHT)
        _hand_on_package_sources(self.system)
        source = self.system.root / "source.git"
        _run(["git", "clone", "--quiet", "--bare", "--no-hardlinks", str(ROOT), str(source)])
        self.system.run("git", "config", "--system", "--add", "safe.directory", "*")
        for home, user in (("/root", "root"), (f"/home/{PLAYER}", PLAYER)):
            self.system.run("git", "clone", "--quiet", "/source.git", f"{home}/quincunx")
            self.system.run("chown", "-R", f"{user}:{user}", f"{home}/quincunx")
        return f"{len(self.system.files())} files"

    def names_what_is_missing(self) -> str:
        """Check that an ordinary user gets one line with the command that root must run."""
        done = _make(self._player(), "play")
        told = [line for line in done.stderr.splitlines() if "sudo apt-get install" in line]
        assert done.returncode != 0, "make play went on"
        assert len(told) == 1, f"said: {done.stderr[-600:]}"
        return "names the command that mends it"

    def plays(self) -> str:
        with screen() as display, shared_screens(self.system):
            begin = time.monotonic()
            command = [*self._root(DISPLAY=display), "make", "-C", "/root/quincunx", "play"]
            running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            try:
                hand = Hand(display, patience=_LONGEST)
                took = time.monotonic() - begin
                time.sleep(2)
                hand.take_picture(NOTES / f"{self.suite}-source.png")
                hand.close()
                assert running.wait(timeout=60) == 0, f"ended with code {running.returncode}"
            finally:
                running.kill()
                running.wait()
        return f"window after {took:.0f} s, set-up included; closes"

    def plays_into_nothing(self) -> str:
        """Check that `make play` raises no error without a display and with closed streams."""
        player = " ".join([*self._player(), "make", "-C", f"/home/{PLAYER}/quincunx", "play"])
        done = subprocess.run(
            ["bash", "-c", f"{player} >/dev/null; echo | {player} | true; echo | {player}"],
            capture_output=True,
            text=True,
            timeout=_LONGEST,
        )
        assert "Traceback" not in done.stdout + done.stderr, done.stderr[-600:]
        return "no traceback"

    def tests(self) -> str:
        done = _make(self._player(), "test")
        lines = done.stdout.splitlines()
        result = next((one for one in reversed(lines) if " passed" in one), "no test passed")
        (NOTES / f"{self.suite}-tests.txt").write_text(done.stdout + done.stderr)
        assert done.returncode == 0, f"{result} (build/trial/{self.suite}-tests.txt)"
        return result.strip("= ")

    def _root(self, **variables: str) -> list[str]:
        return self.system.as_user("root", **variables)

    def _player(self, **variables: str) -> list[str]:
        return self.system.as_user(PLAYER, **variables)


def _make(user: list[str], target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*user, "make", "-C", f"/home/{PLAYER}/quincunx", target],
        capture_output=True,
        text=True,
        timeout=_LONGEST,
    )


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


def _hand_on_package_sources(system: Chroot) -> None:
    """Give pip in the system the package settings and certificates of this machine."""
    for name in ("/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt"):
        if Path(name).is_file():
            shutil.copy(name, system.root / name.lstrip("/"))


def _source() -> Try:
    return lambda table, suite, system: SourceVisit(table, suite, system).run()


if __name__ == "__main__":
    sys.exit(try_in_fresh_systems("Tries the source in fresh Debian systems.", _source))
