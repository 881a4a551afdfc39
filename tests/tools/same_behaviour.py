"""Record and compare behaviour that a refactoring must not change.

    python -m tests.tools.same_behaviour build/before.json before
    python -m tests.tools.same_behaviour build/after.json --against build/before.json

This records digests of random matches in every game and option (their records, each viewer's texts
and views, to_dict), of puzzles of every kind, of the terminal's output, and of every picture of
`make pictures`. It also counts the tests. It exits with 1 and names the differences, if any.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

from rules.games import GAMES
from rules.playout import random_move
from rules.puzzles import KINDS, answer, generate, solution, to_text
from tests.rules.variants import VARIANTS, Variant

_MOST_PLIES = 120
_COMMANDS = (
    ["perft", "mono", "--size", "2", "--depth", "3"],
    ["perft", "adamas", "--size", "2", "--depth", "2"],
    ["perft", "dragons", "--depth", "2"],
    *(  # Newcomers do not use the clock, so their moves depend only on the seed
        ["match", game.slug, "--players", "Newcomer,Newcomer", "--games", "2", "--seed", "1"]
        for game in GAMES
    ),
    ["puzzle", "daily", "holomino", "--date", "2026-01-01"],
    ["--help"],
    *([name, "--help"] for name in ("play", "resume", "show", "check", "perft", "match", "puzzle")),
)
_TIMES = re.compile(r"\d+(\.\d+)? ?(ms|s|min)\b|\d+\.\d{3}\b")
_SEALED = re.compile(r"^salt: .*|^end .*|=[\w+/]+=*", re.MULTILINE)  # sealed differently each time

Facts = dict[str, str]


def matches() -> Facts:
    """Return digests of one random match of each variant."""
    return {f"match {variant}": _digest(_played(variant)) for variant in VARIANTS}


def _played(variant: Variant) -> str:
    match, rng = variant.match(seed=1), Random(1)
    while (player := match.to_move) is not None and match.ply < _MOST_PLIES:
        match.play(random_move(match.game, match.view(player), rng, most=60))
    told = [_SEALED.sub("", match.to_text())]
    for viewer in (None, *range(len(match.names))):
        told += match.history(viewer)
        told += [match.diagram(viewer), json.dumps(match.view(viewer).to_dict(), sort_keys=True)]
    return "\n".join(told)


def puzzles() -> Facts:
    """Return the lines of a puzzle of each kind, and the verdict on its solution."""
    facts = {}
    for name in KINDS:
        puzzle = generate(name, Random(1))
        facts[f"puzzle {name}"] = to_text(puzzle)
        facts[f"solution {name}"] = str(answer(puzzle, solution(puzzle).moves))
    return facts


def terminal() -> Facts:
    """Return digests of the terminal's output, without measured times."""
    facts = {}
    for command in _COMMANDS:
        done = _run("-m", "rules", *command)
        facts[f"terminal {' '.join(command)}"] = _digest(_TIMES.sub("", done))
    return facts


def pictures() -> Facts:
    """Return digests of every picture of `make pictures`."""
    makefile = Path("Makefile").read_text(encoding="utf-8")
    module = re.search(r"-m (desktop\S*) build/pictures", makefile)
    if module is None:
        raise LookupError("the Makefile makes no pictures in build/pictures")
    folder = Path("build/frozen-pictures")
    _run("-m", module[1], str(folder), check=False)  # it fails if something does not fit
    names = sorted(folder.rglob("*.png"))
    return {f"picture {file.name}": sha256(file.read_bytes()).hexdigest() for file in names}


def tests() -> Facts:
    """Return the number of tests."""
    told = _run("-m", "pytest", "--collect-only", "-q", "-q")
    return {"tests": str(sum(int(count) for count in re.findall(r": (\d+)$", told, re.MULTILINE)))}


def _run(*arguments: str, check: bool = True) -> str:
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=check)
    return done.stdout


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


PARTS: dict[str, Callable[[], Facts]] = {
    part.__name__: part for part in (matches, puzzles, terminal, pictures, tests)
}


def main() -> int:
    """Record what was requested. The exit code is 1 if something differs."""
    parser = argparse.ArgumentParser(description="Records what must not change.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--against", type=Path, help="an earlier recording to compare with")
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    chosen = parser.parse_args()
    facts: Facts = {}
    for part in chosen.parts:
        facts |= PARTS[part]()
    chosen.file.parent.mkdir(parents=True, exist_ok=True)
    chosen.file.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    if chosen.against is None:
        return 0
    before: Facts = json.loads(chosen.against.read_text(encoding="utf-8"))
    wanted = {name: value for name, value in before.items() if _part(name) in chosen.parts}
    differing = sorted(n for n in wanted | facts if wanted.get(n) != facts.get(n))
    for name in differing:
        print(f"{name}: {wanted.get(name, 'nothing')} before, {facts.get(name, 'nothing')} now")
    print(f"{len(facts)} facts, {len(differing)} differ")
    return 1 if differing else 0


def _part(name: str) -> str:
    """Return the part that a fact belongs to, by its first word."""
    words = {"match": "matches", "puzzle": "puzzles", "solution": "puzzles", "picture": "pictures"}
    return words.get(name.split()[0], name.split()[0])


if __name__ == "__main__":
    sys.exit(main())
