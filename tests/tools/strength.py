"""Measure the strength of the computer players' levels against the claims about them.

`python -m tests.tools.strength --games 200 --jobs 2` plays every row of the table, with all
thinking times multiplied by `PACE`, and writes the table into `rules/players/README.md`. `--only
mono --row Casual-Newcomer` plays some rows and prints them. The levels below Master need far less
than their time, so play their rows with `--pace 1`. Finished rows are stored in `build/strength`,
and played again only after that folder is removed.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from rules.games import GAMES, game_named
from rules.players import LEVELS
from rules.tournament.processes import most_jobs
from rules.tournament.tournament import Standing, encounters, results, standings

README = Path("rules/players/README.md")
START, END = "<!-- strength: made by make strength -->", "<!-- end of strength -->"
GREEDY = "tests.oracles.opponents:greedy"
UCT = "tests.oracles.opponents:uct"
BEGINNER = "tests.oracles.opponents:beginner"
RUNG = (0.60, 0.75)
"""The wanted score of a level against the one below, and of a Newcomer against a beginner."""
CHANCY = ("holomino", "mono")
SEARCHED = ("adamas", "holomino", "dragons")
PACE = 0.01
"""The factor on all thinking times, with which the whole table takes about an hour.

It cannot be less, or Mono's weaker players would all play alike.
"""


@dataclass(frozen=True)
class Row:
    """One claim: `stronger` scores at least `aim` and at most `most` against `weaker`."""

    slug: str
    stronger: str
    weaker: str
    aim: float
    most: float = 1.0

    @property
    def name(self) -> str:
        return f"{self.slug}-{self.stronger}-{self.weaker.replace(':', '.')}"

    @property
    def claim(self) -> str:
        """The text for the aim in a table cell."""
        return f"{self.aim:.0%}" if self.most == 1 else f"{self.aim:.0%} to {self.most:.0%}"


@dataclass(frozen=True)
class Measured:
    """The result of a row, and how it was played."""

    row: Row
    games: int
    pace: float
    standing: Standing
    other: Standing
    minutes: float


def rows(slug: str) -> Iterator[Row]:
    """Return all claims for one game."""
    chancy = slug in CHANCY
    yield Row(slug, LEVELS[0].name, BEGINNER, *RUNG)
    for weaker, stronger in pairwise(LEVELS):
        yield Row(slug, stronger.name, weaker.name, *RUNG)
    master = LEVELS[-1].name
    yield Row(slug, master, "random", 0.97 if chancy else 0.99)
    yield Row(slug, master, GREEDY, 0.70 if chancy else 0.85)
    if slug in SEARCHED:
        yield Row(slug, master, UCT, 0.65)


def measure(row: Row, games: int, pace: float, jobs: int, seed: int) -> Measured:
    """Play one row."""
    entrants = (row.stronger, row.weaker)
    start = time.monotonic()
    planned = encounters(row.slug, entrants, games, seed=seed, pace=pace)
    found = [result for _, result in results(planned, jobs)]
    one, other = standings(entrants, found)
    return Measured(row, games, pace, one, other, (time.monotonic() - start) / 60)


def table(found: list[Measured], command: str) -> Iterator[str]:
    """Yield the table in Markdown, and the command that made it."""
    yield "| game | times × | who | against | games | score | 95 % | aim | s a move | other’s |"
    yield "|---|---:|---|---|---:|---:|---|---:|---:|---:|"
    for one in found:
        mark = "" if one.row.aim <= one.standing.score <= one.row.most else " (missed)"
        yield (
            f"| {game_named(one.row.slug).title} | {one.pace:g} "
            f"| {one.standing.name} | {one.other.name} "
            f"| {one.games} | {one.standing.score:.1%}{mark} "
            f"| {one.standing.low:.1%} to {one.standing.high:.1%} | {one.row.claim} "
            f"| {one.standing.seconds:.3f} | {one.other.seconds:.3f} |"
        )
    yield ""
    minutes = sum(one.minutes for one in found)
    yield (
        f"Made by `{command}`; the rows took {minutes:.0f} minutes together. "
        "Every player sat in every seat equally often; the levels on the same luck, the others on "
        "each game's own."
    )


def write(found: list[Measured], command: str) -> None:
    """Replace the table in the README."""
    text = README.read_text(encoding="utf-8")
    head, _, rest = text.partition(START)
    _, _, tail = rest.partition(END)
    body = "\n".join(table(found, command))
    README.write_text(f"{head}{START}\n{body}\n{END}{tail}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[game.slug for game in GAMES])
    parser.add_argument("--row", default="", help="only rows with this in their name")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    found = []
    for game in GAMES:
        if chosen.only in (None, game.slug):
            for row in (one for one in rows(game.slug) if chosen.row in one.name):
                found.append(_kept(row, chosen))
                print(next(iter(list(table(found[-1:], ""))[2:])), flush=True)
    if chosen.only is None and not chosen.row:
        write(found, f"python -m tests.tools.strength {' '.join(sys.argv[1:])}".strip())
    return 0


def _kept(row: Row, chosen: argparse.Namespace) -> Measured:
    """Return a row's stored result, or play it if none was played with these settings."""
    path = chosen.folder / f"{row.name}-{chosen.games}-{chosen.pace:g}-{chosen.seed}.json"
    if path.exists():
        read = json.loads(path.read_text(encoding="utf-8"))
        one, other = (Standing(**read[key]) for key in ("standing", "other"))
        return Measured(row, read["games"], read["pace"], one, other, read["minutes"])
    measured = measure(row, chosen.games, chosen.pace, most_jobs(chosen.jobs), chosen.seed)
    path.write_text(json.dumps(asdict(measured)), encoding="utf-8")
    return measured


if __name__ == "__main__":
    sys.exit(main())
