"""`make bench`: measure speeds, store them, and report what has become slower.

    python -m tests.tools.speed --parts rules --history build/bench.jsonl

This runs `python -m rules bench`, `python -m tests.tools.bench` and `python -m tests.tools.stalls`,
and adds a line to the history: the figures, the commit, the machine and its load. Every figure is a
ratio, so that runs can be compared. Rates are relative to the plain baseline of the same run, and
times to the start of a bare Qt window. A figure is reported as slower if it is worse by a quarter
than the median of the last five runs on this machine, and by a tenth than the worst of them. Even
then the exit code is 0, as the reader knows whether the machine was busy.
"""

import argparse
import datetime
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

PARTS: Mapping[str, Sequence[str]] = {
    "rules": ("rules", "bench"),
    "window": ("tests.tools.bench",),
    "stalls": ("tests.tools.stalls", "--seconds", "10"),
}
RUNS = 5
WORSE_THAN_USUAL = 1.25
WORSE_THAN_EVER = 1.1
LEAST = 0.01
"""Smaller differences of times are ignored. The unit is the time to start a bare window."""

_RATE = re.compile(r"(?P<what>\S.*?) +[\d,.]+/s +(?P<ratio>[\d.e+-]+) × .*")
_START = re.compile(r"(?P<what>Start.*?) +\d+ ms +(?P<ratio>[\d.]+) × .*\((?P<bare>\d+) ms\)")
_FRAMES = re.compile(r"(?P<what>\S.*?: .*?) +(?P<median>[\d.]+) +(?P<slow>[\d.]+)(?: +over .*)?")
_STALLS = re.compile(
    r"(?P<what>[a-z ]+?) +\d+\+? plies +[\d.]+ +[\d.]+ +(?P<slow>[\d.]+) +[\d.]+(?: +over .*)?"
)
_MEMORY = re.compile(r"(?P<what>Memory after \d+ matches) +(?P<held>\d+) MB .*")


@dataclass(frozen=True, slots=True)
class Figure:
    """A ratio of rates, which should be high, or of times or sizes, which should be low."""

    what: str
    value: float
    unit: str

    def worse(self, than: float) -> float:
        """Return the factor by which it is worse, below 1 if it is better."""
        if self.unit == "time" and abs(self.value - than) < LEAST:
            return 1.0
        first, second = (than, self.value) if self.unit == "rate" else (self.value, than)
        return first / second if second else float("inf")


@dataclass(frozen=True, slots=True)
class Run:
    """The results of one run, and the machine."""

    commit: str
    machine: str
    date: str
    load: float
    figures: tuple[Figure, ...]


def figures(lines: Iterable[str]) -> Iterator[Figure]:
    """Yield the figures in the output lines of the three benchmarks."""
    bare = 0.0
    for line in map(str.strip, lines):
        if found := _RATE.fullmatch(line):
            yield Figure(found["what"], float(found["ratio"]), "rate")
        elif found := _START.fullmatch(line):
            bare = float(found["bare"])
            yield Figure(found["what"], float(found["ratio"]), "start")
        elif found := _MEMORY.fullmatch(line):
            yield Figure(found["what"], float(found["held"]), "size")
        elif bare and (found := _STALLS.fullmatch(line)):
            yield Figure(f"Held up: {found['what']}", float(found["slow"]) / bare, "time")
        elif bare and (found := _FRAMES.fullmatch(line)):
            yield Figure(found["what"], float(found["median"]) / bare, "time")
            yield Figure(f"{found['what']}, 99th", float(found["slow"]) / bare, "time")


def compared(run: Run, before: Sequence[Run]) -> list[str]:
    """Return a line for each figure that is slower than in the last runs on this machine."""
    there = [one for one in before if one.machine == run.machine][-RUNS:]
    if not there:
        return ["No run on this machine to compare with yet."]
    told = []
    for figure in run.figures:
        values = [old.value for one in there for old in one.figures if old.what == figure.what]
        if not values:
            continue
        usual, least = statistics.median(values), min(map(figure.worse, values))
        if figure.worse(usual) > WORSE_THAN_USUAL and least > WORSE_THAN_EVER:
            more = f"{(figure.worse(usual) - 1) * 100:.0f} % slower"
            more = more.replace("slower", "more") if figure.unit == "size" else more
            told.append(f"{figure.what:<48} {usual:>9.3g} → {figure.value:<9.3g} {more}")
    runs = f"the last {len(there)} runs" if len(there) > 1 else "the last run"
    since = f"{runs} on this machine ({', '.join(one.commit for one in there)})"
    return [f"Slower than in {since}:", *told] if told else [f"Nothing is slower than in {since}."]


def read(history: Path) -> list[Run]:
    """Return the runs of a history, oldest first, or none without such a file."""
    if not history.exists():
        return []
    facts = map(json.loads, history.read_text(encoding="utf-8").splitlines())
    return [Run(**{**one, "figures": tuple(Figure(**f) for f in one["figures"])}) for one in facts]


def measured(parts: Sequence[str]) -> Run:
    """Run the benchmarks, and print their lines as they come."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    lines: list[str] = []
    for part in parts:
        command = [sys.executable, "-m", *PARTS[part]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
            for line in process.stdout or ():
                print(line, end="", flush=True)
                lines.append(line)
        if process.returncode:
            raise SystemExit(process.returncode)
    now = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    return Run(_commit(), _machine(), now, round(load, 2), tuple(figures(lines)))


def _commit() -> str:
    def told(*words: str) -> str:
        done = subprocess.run(["git", *words], capture_output=True, encoding="utf-8", check=False)
        return done.stdout.strip()

    changed = "+" if told("status", "--porcelain", "--untracked-files=no") else ""
    return (told("rev-parse", "--short", "HEAD") or "no commit") + changed


def _machine() -> str:
    """Return the facts about the machine that affect even ratios."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    model = next(names, platform.processor())
    system = f"{platform.system()} {platform.machine()}"
    return f"{system}, {model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main() -> int:
    """Measure and compare, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--history", type=Path, default=Path("build/bench.jsonl"))
    chosen = parser.parse_args()
    run, before = measured(chosen.parts), read(chosen.history)
    chosen.history.parent.mkdir(parents=True, exist_ok=True)
    with chosen.history.open("a", encoding="utf-8") as history:
        history.write(json.dumps(asdict(run), ensure_ascii=False) + "\n")
    print("\n".join(["", *compared(run, before)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
