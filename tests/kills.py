"""`python -m tests.kills --kills N --busy 8`: kills the real window, and counts what it lost.

Each window plays both sides of Adamas without a pause and says of every ply when it shows it as
made. It is killed at a random moment, beside processes that keep the machine busy, and what it
said is looked for in what it kept. Needs a Unix system.
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

# All that a window loads later is loaded here, once for all of them.
from desktop.storage import autosave
from tests.desktop import driver

_LONGEST = 0.6  # seconds from the first ply to the kill


@dataclass(frozen=True, slots=True)
class Killed:
    """What a window that was killed had said and kept.

    `plies` of the match it was playing, and how many matches were over before.
    """

    said_plies: int
    said_over: int
    kept_plies: int
    kept_over: int
    litter: int

    @property
    def lost(self) -> int:
        """How many plies were said to be made and are not kept."""
        if self.kept_over > self.said_over:
            return 0  # killed between the last ply of a match and its word
        return max(0, self.said_plies - self.kept_plies) + self.said_over - self.kept_over


def kill_one(home: Path, delay: float) -> Killed:
    """Starts a window with its own folders, and kills it so long after its first ply."""
    hear, speak = os.pipe()
    child = 0
    with open(hear, encoding="utf-8") as said:
        try:
            with signals_held():
                child = os.fork()
                if child == 0:
                    os.dup2(speak, sys.stdout.fileno())
                    os.close(hear)
                    _play(home)
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
    return _judged(home / "data", [line.split() for line in lines])


def _play(home: Path) -> NoReturn:
    """Is a window with its own folders, in a process that was forked."""
    end_on_signals(os._exit)
    for variable, name in (
        ("XDG_DATA_HOME", "data"),
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_CACHE_HOME", "cache"),
        ("HOME", "."),
    ):
        os.environ[variable] = str(home / name)
    os._exit(driver.run("play"))


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


def run(kills: int, busy: int, seed: int) -> list[Killed]:
    """Kills so many windows, one after the other, beside busy processes."""
    chance = random.Random(seed)
    spinning: list[subprocess.Popen[bytes]] = []
    # One folder for all: a signal may come while that of a window is being removed.
    with TemporaryDirectory(prefix="quincunx-kills-") as homes:
        try:
            while len(spinning) < busy:
                spinning.append(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            found: list[Killed] = []
            for number in range(1, kills + 1):
                home = Path(homes) / str(number)
                found.append(kill_one(home, chance.uniform(0, _LONGEST)))
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
    litter = sum(one.litter > 0 for one in found)
    return (
        f"kills, {plies} plies announced, {lost} lost; {ahead} windows had kept one more than "
        f"they said, {litter} left a draft"
    )


def main() -> int:
    """Prints the count; the exit code is 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--busy", type=int, default=8, help="processes that only keep busy")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return int(any(one.lost for one in run(chosen.kills, chosen.busy, chosen.seed)))


if __name__ == "__main__":
    sys.exit(run_command(main))
