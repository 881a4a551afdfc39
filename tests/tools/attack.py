"""Hostile input of every kind for the program: `python -m tests.tools.attack` prints a table.

Each kind is tried in a separate process, so a crash, a hang or a leak affects only that kind. A row
shows the number of inputs, the time for the slowest, and the growth of peak memory, including the
modules loaded to read them. For kinds that start the program, it shows the program's whole memory.
An input may be accepted, or refused with one of its reader's documented errors and one short
sentence. Anything else is a fault, and the exit code is then 1.

`--whole` tries many more random inputs, and records that take a minute. `--only WORD` shows only
kinds whose name contains the word. `--seed N` makes other inputs.
"""

import argparse
import contextlib
import io
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from tests import hostile

Try = Callable[[Path, Random], None]
"""A function that makes one input in a folder and tries it.

It returns if the input was accepted, and raises Refused if it was properly refused.
"""

_ROOT = Path(__file__).resolve().parents[2]

_PATIENCE = 600
"""Seconds after which a kind counts as hanging. The benchmarks measure time more closely."""

_LONGEST_TOLD = 600
"""The most characters of an error message."""

_BY_CHANCE = 150, 5000
"""The number of inputs of a kind that is damaged at random: by default, and with `--whole`."""

_REPEATED = 2
"""The number of inputs of a kind whose inputs are nearly the same each time."""


class Fault(Exception):
    """The program did not answer an input as it should."""


@dataclass(frozen=True)
class Row:
    """The results for the inputs of one kind. `slowest` is in seconds, `memory` in MB."""

    kind: str
    count: int = 0
    slowest: float = 0
    memory: float = 0
    refused: int = 0
    fault: str = ""

    def __str__(self) -> str:
        measured = f"{self.count:6} {1000 * self.slowest:8.0f} ms {self.memory:6.0f} MB"
        return f"{self.kind:<52} {measured} {self.refused:7} refused  {self.fault}".rstrip()


# -- readers, and their documented errors


def _record(path: Path) -> None:
    from rules import InvalidRecord, Match

    try:
        match = Match.load(path)
    except (InvalidRecord, OSError) as error:
        raise Refused(str(error)) from error
    match.goto(match.last_ply)
    for viewer in (None, *range(len(match.names))):
        json.dumps(match.view(viewer).to_dict())
        match.history(viewer)
    if match.problem is not None:
        raise Refused(str(match.problem))


def _layout(path: Path) -> None:
    from desktop.games.mono.layout_editor.files import load
    from desktop.games.mono.layout_editor.layout_text import InvalidLayoutText

    try:
        load(path)
    except (InvalidLayoutText, OSError) as error:
        raise Refused(str(error)) from error


def _settings(path: Path) -> None:
    """Start the program with these settings, up to its first page."""
    _start_with(path, "config/quincunx/quincunx.conf", "home")


def _database(path: Path) -> None:
    """Start the program with this database, and open the puzzles and the editor."""
    _start_with(path, "data/quincunx/quincunx.sqlite3", "pages")


class Refused(Exception):
    """The input was refused with this message."""


def _start_with(path: Path, name: str, what: str) -> None:
    """Start the program in a separate process, with the file in the place where it is read."""
    place = path.parent / name
    place.parent.mkdir(parents=True)
    for part in path.parent.glob(f"{path.name}*"):
        part.rename(place.with_name(place.name + part.name.removeprefix(path.name)))
    homes = {
        f"XDG_{home.upper()}_HOME": str(path.parent / home)
        for home in ("config", "data", "cache", "state")
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.tools.attack", "--start", what],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        cwd=_ROOT,
    )
    if done.returncode or "Traceback" in done.stderr:
        raise Fault((done.stderr.strip().splitlines() or [f"code {done.returncode}"])[-1])
    told, peak = json.loads(done.stdout)
    _started_peaks.append(peak)
    if told:
        raise Refused(told)


_started_peaks: list[float] = []


def _started(what: str) -> int:
    """Open the window in the started process, and print its messages and memory as JSON."""
    from desktop.app.application import make_application, report_to
    from desktop.app.main_window import MainWindow
    from desktop.shell.notice import Notice
    from desktop.storage import settings

    application = make_application(["quincunx"])
    told = [settings.set_damaged_aside()]
    mock.patch.object(Notice, "say", lambda _notice, text, *_more: told.append(text)).start()
    window = MainWindow()
    sys.excepthook = report_to(window)
    window.show()
    application.processEvents()
    if what == "pages":
        window.show_puzzles()
        application.processEvents()
        window.show_editor()
        application.processEvents()
    window.close()
    print(json.dumps([" / ".join(filter(None, told)), _peak()]))
    return 0


# -- inputs that are not files


def _puzzle_line(_folder: Path, rng: Random) -> None:
    from rules.puzzles import KINDS, InvalidPuzzle, check, from_text, generate, to_text

    kind = rng.choice([kind for kind in KINDS if kind in ("holomino", "blackbox", "dragons-1")])
    line = _LINES.setdefault(kind, to_text(generate(kind, Random(1)))).encode()
    try:
        check(from_text(hostile.damaged(line, rng).decode("utf-8", "replace")))
    except InvalidPuzzle as error:
        raise Refused(str(error)) from error


_LINES: dict[str, str] = {}


def _typed_move(_folder: Path, rng: Random) -> None:
    from rules import IllegalMove, InvalidMove
    from rules.games import GAMES

    match = hostile.played(rng.choice(GAMES).slug, rng, rng.randint(0, 12))
    if match.to_move is None:
        return
    moves = [str(move) for move, _ in zip(match.legal_moves(), range(5), strict=False)]
    text = hostile.damaged(",".join(moves).encode(), rng).decode("utf-8", "replace")
    try:
        match.play(text)
    except (InvalidMove, IllegalMove) as error:
        raise Refused(str(error)) from error


def _setup(_folder: Path, rng: Random) -> None:
    from rules import InvalidOptions, Match

    slug = rng.choice(("adamas", "holomino", "dragons", "blackbox"))
    match = hostile.played(slug, rng, 8)
    while match.outcome is None and match.game.hidden and match.to_move is not None:
        match.resign(match.to_move)
    text = hostile.damaged(match.setup_here().encode(), rng).decode("utf-8", "replace")
    try:
        Match.new(slug, ("fred", "ned"), match.options, 1, text)
    except InvalidOptions as error:
        raise Refused(str(error)) from error


def _arguments(folder: Path, rng: Random) -> None:
    """Run a command line made of valid and invalid words."""
    from rules.__main__ import main

    words = [rng.choice(_WORDS) for _ in range(rng.randint(1, 7))]
    told, asked = io.StringIO(), sys.stdin
    try:
        sys.stdin = io.StringIO("")
        os.chdir(folder)
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            code = main(words)
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else 1
    finally:
        sys.stdin = asked
    if "Traceback" in told.getvalue():
        raise Fault(f"{words}: {told.getvalue()[-200:]}")
    if code:
        raise Refused(told.getvalue().strip().splitlines()[-1][:_LONGEST_TOLD])


_WORDS = (
    "show", "check", "perft", "play", "resume", "match", "puzzle", "daily", "solve", "mono",
    "adamas", "holomino", "dragons", "blackbox", "--size", "--depth", "--ply", "--as", "--names",
    "--players", "--games", "--seed", "--json", "--jobs", "--help", "--version", "0", "1", "2",
    "-1", "99999999999999999999", "1e9", "٣", "", " ", "\0", "\udcff", "a,b", "fred", "/dev/null",
    ".", "gone.qcx", "Master,Newcomer", "os:system", "no.such:thing", "random,random", "--", "-h",
)  # fmt: skip


# -- kinds


def _of_files(readers: Mapping[str, Callable[[Path], None]], makes: str) -> dict[str, Try]:
    found: dict[str, Try] = {}
    for reader, read in readers.items():
        for kind, make in hostile.ALL[makes].items():
            found[f"{reader}: {kind}"] = _file_try(make, read)
    return found


def _file_try(make: hostile.Make, read: Callable[[Path], None]) -> Try:
    def attempt(folder: Path, rng: Random) -> None:
        path = folder / "hostile.qcx"
        try:
            make(path, rng)
        except (OSError, AttributeError):
            return  # this system does not have it
        read(path)

    return attempt


KINDS: Mapping[str, Try] = {
    **_of_files({"record": _record}, "records"),
    **_of_files({"layout": _layout}, "layouts"),
    **_of_files({"settings": _settings}, "settings"),
    **_of_files({"database": _database}, "databases"),
    **_of_files({"record": _record, "layout": _layout}, "special files"),
    "puzzle: a line spoilt at random": _puzzle_line,
    "move: a text spoilt at random": _typed_move,
    "set-up: a text spoilt at random": _setup,
    "terminal: arguments at random": _arguments,
}
_STARTS = "settings", "database"
"""The kinds for which the program is started for each input."""


def _count(kind: str, whole: bool) -> int:
    by_chance = kind.endswith(("at random", "noise"))
    if kind.startswith(_STARTS):
        return (60 if whole else 3) if by_chance else 1
    return _BY_CHANCE[whole] if by_chance else _REPEATED


def attack(kind: str, count: int, seed: int) -> Row:
    """Try `count` inputs of a kind in this process."""
    before = _peak()
    slowest, refused = 0.0, 0
    _started_peaks.clear()
    for number in range(count):
        rng = Random(f"{kind} {seed} {number}")
        with tempfile.TemporaryDirectory(prefix="quincunx-") as name:
            begin = time.perf_counter()
            try:
                KINDS[kind](Path(name), rng)
            except Refused as error:
                refused += 1
                if not 0 < len(str(error)) <= _LONGEST_TOLD:
                    return Row(kind, number, fault=f"input {number} is told: {str(error)[:200]!r}")
            except BaseException as error:
                told = f"input {number}: {type(error).__name__}: {error}"
                return Row(kind, number, fault=told[:300])
            slowest = max(slowest, time.perf_counter() - begin)
            os.chdir(_ROOT)
    return Row(kind, count, slowest, max(_started_peaks, default=_peak() - before), refused)


def _peak() -> float:
    """Return the peak memory of this process, in MB."""
    status = Path("/proc/self/status")
    if status.exists():  # the value of `resource` includes the parent's
        found = re.search(r"VmHWM:\s*([0-9]+) kB", status.read_text())
        return int(found[1]) / 2**10 if found else 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


def _in_a_process(kind: str, count: int, seed: int) -> Row:
    command = [sys.executable, "-m", "tests.tools.attack", "--kind", kind, str(count), str(seed)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        return Row(kind, fault=f"no end after {_PATIENCE} s")
    told: Any = None
    with contextlib.suppress(ValueError, IndexError):
        told = json.loads(done.stdout.splitlines()[-1])
    if isinstance(told, dict):
        return Row(**told)
    return Row(kind, fault=f"ended with code {done.returncode}: {done.stderr.strip()[-200:]}")


def main() -> int:
    """Try all selected kinds. The exit code is 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="Tries hostile inputs of every kind.")
    parser.add_argument("--whole", action="store_true", help="many more inputs")
    parser.add_argument("--only", default="", metavar="WORD", help="kinds that hold this word")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--kind", nargs=3, help=argparse.SUPPRESS)
    parser.add_argument("--start", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.start:
        return _started(chosen.start)
    if chosen.kind:
        kind, count, seed = chosen.kind
        print(json.dumps(asdict(attack(kind, int(count), int(seed)))))
        return 0
    kinds = [kind for kind in KINDS if chosen.only in kind]
    if not chosen.whole:
        kinds = [kind for kind in kinds if kind.partition(": ")[2] not in hostile.SLOW]
    rows = []
    for kind in kinds:
        rows.append(_in_a_process(kind, _count(kind, chosen.whole), chosen.seed))
        print(rows[-1], flush=True)
    faults = sum(bool(row.fault) for row in rows)
    print(
        f"{sum(row.count for row in rows)} inputs of {len(rows)} kinds, {faults} faults; slowest "
        f"{max((row.slowest for row in rows), default=0):.1f} s, most memory "
        f"{max((row.memory for row in rows), default=0):.0f} MB"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
