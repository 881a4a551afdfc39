"""`python -m tests.tools.kills --kills N --busy 8`: kill the real window, and count lost plies.

Each window plays both sides of Adamas without a pause and prints every ply once it is shown. It is
killed at a random moment, while other processes keep the machine busy. The printed plies are then
looked up in the saved files. `--act end` ends one match after another, and `--act study` adds
comments to a finished match. In both, the program then starts again, and there must be exactly one
record of each match, with the newest study. This needs a Unix system.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import NoReturn

from rules import record as records
from rules.streams import end_on_signals, signals_held
from rules.streams import run as run_command

os.environ["QT_QPA_PLATFORM"] = "offscreen"

# Import here, once for all windows, what each of them would load later.
from PySide6.QtCore import QCoreApplication

from desktop.home import unfinished
from desktop.records import record_files
from desktop.storage import autosave
from tests.desktop import driver

_LONGEST = {"play": 0.6, "end": 2.0, "study": 2.0}
"""The longest time from the first ply to the kill, in seconds."""


@dataclass(frozen=True, slots=True)
class Killed:
    """What a killed window had printed and saved.

    `plies` are those of the unfinished match, and `over` is the number of finished matches.
    """

    said_plies: int
    said_over: int
    kept_plies: int
    kept_over: int
    litter: int
    twice: int = 0
    """The number of surplus records of the same match."""

    @property
    def lost(self) -> int:
        """Return the number of plies or comments that were printed but not saved."""
        if self.kept_over > self.said_over:
            return 0  # killed between the last ply of a match and printing it
        return max(0, self.said_plies - self.kept_plies) + self.said_over - self.kept_over


def kill_one(home: Path, delay: float, act: str = "play") -> Killed:
    """Start a window with its own folders, and kill it `delay` seconds after its first ply."""
    hear, speak = os.pipe()
    child = 0
    with open(hear, encoding="utf-8") as said:
        try:
            with signals_held():
                child = os.fork()
                if child == 0:
                    os.dup2(speak, sys.stdout.fileno())
                    os.close(hear)
                    _play(home, act)
            os.close(speak)
            first = said.readline()
            time.sleep(delay)
        finally:
            if child:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
        lines = [first, *said]
    if not first:
        raise RuntimeError("a window ended by itself")
    words = [line.split() for line in lines]
    if act == "play":
        return _judged(home / "data", words)
    return _judged_after(_started_again(home), words)


def _play(home: Path, act: str) -> NoReturn:
    """Run a window with its own folders, in a forked process."""
    end_on_signals(os._exit)
    _live_in(home)
    os._exit(driver.run(act))


def _live_in(home: Path) -> None:
    for variable, name in (
        ("XDG_DATA_HOME", "data"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_CACHE_HOME", "cache"),
        ("HOME", "."),
    ):
        os.environ[variable] = str(home / name)


def _started_again(home: Path) -> list[tuple[str, int]]:
    """Start the program again, and return the match and the number of comments of each record.

    The match of an unfinished record is called `unfinished`.
    """
    hear, speak = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        _live_in(home)
        QCoreApplication.setApplicationName("quincunx")
        QCoreApplication.setOrganizationName("quincunx")
        unfinished.saved_matches()
        with open(speak, "w", encoding="utf-8") as told:
            for file in record_files.find():
                text = record_files.text_of(file.path)
                record = records.read(text)
                over = record.result != "unfinished"
                print(record.identity if over else "unfinished", text.count("comment"), file=told)
        os._exit(0)
    os.close(speak)
    with open(hear, encoding="utf-8") as said:
        found = [line.split() for line in said]
    if os.waitpid(child, 0)[1]:
        raise RuntimeError("it does not start again")
    return [(match, int(comments)) for match, comments in found]


def _judged_after(found: list[tuple[str, int]], lines: list[list[str]]) -> Killed:
    matches = [match for match, _ in found if match != "unfinished"]
    over = len(set(matches))
    said = max((int(words[1]) for words in lines if words[0] == "studied"), default=0)
    kept = max(comments for _, comments in found)
    said_over = sum(words == ["over"] for words in lines)
    if said:
        return Killed(said, 0, kept, 0, 0, len(matches) - over)
    return Killed(0, said_over, 0, over, 0, len(matches) - over)


def _judged(data: Path, lines: list[list[str]]) -> Killed:
    over = sum(words == ["over"] for words in lines)
    said = 0 if lines[-1] == ["over"] else int(lines[-1][1])
    finished = sum(_ended(path) for path in data.rglob("finished/*.qcx"))
    kept = 0
    paths = {path.with_suffix(".qcx") for path in data.rglob("unfinished/*.now")}
    for path in paths | set(data.rglob("unfinished/*.qcx")):
        record = records.read(autosave.text_of(path))
        if record.problem is not None:
            raise RuntimeError(f"a torn record: {record.problem}")
        if record.result != "unfinished":
            finished += 1
        else:
            kept = max(kept, record.lines[-1].number)
    return Killed(said, over, kept, finished, len(list(data.rglob("*.part"))))


def _ended(path: Path) -> bool:
    return path.stat().st_size > 0 and records.read(records.load(path)).result != "unfinished"


def run(kills: int, busy: int, seed: int, act: str = "play") -> list[Killed]:
    """Kill `kills` windows one after the other, beside busy processes."""
    chance = random.Random(seed)
    spinning: list[subprocess.Popen[bytes]] = []
    # One folder for all, so that a signal during the removal of a window's folder leaves nothing.
    with TemporaryDirectory(prefix="quincunx-kills-") as homes:
        try:
            while len(spinning) < busy:
                spinning.append(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            found: list[Killed] = []
            for number in range(1, kills + 1):
                home = Path(homes) / str(number)
                found.append(kill_one(home, chance.uniform(0, _LONGEST[act]), act))
                rmtree(home)
                if number % 25 == 0 or number == kills:
                    print(f"{number:5} {_summary(found)}", flush=True)
            return found
        finally:
            for process in spinning:
                process.kill()
                process.wait()


def _summary(found: list[Killed]) -> str:
    plies = sum(one.said_plies for one in found)
    lost = sum(one.lost for one in found)
    ahead = sum(one.kept_plies > one.said_plies for one in found)
    over, twice = sum(one.said_over for one in found), sum(one.twice for one in found)
    litter = sum(one.litter > 0 for one in found)
    return (
        f"kills, {plies} plies or comments and {over} ends announced, {lost} lost, {twice} records "
        f"too many; {ahead} windows had kept one more than they said, {litter} left a draft"
    )


def main() -> int:
    """Print the count; the exit code is 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--busy", type=int, default=8, help="processes that only keep busy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--act", choices=("play", "end", "study"), default="play")
    chosen = parser.parse_args()
    found = run(chosen.kills, chosen.busy, chosen.seed, chosen.act)
    return int(any(one.lost or one.twice for one in found))


if __name__ == "__main__":
    sys.exit(run_command(main))
