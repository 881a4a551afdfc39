"""Games with more than two players: every level in every seat, with every flag.

`python -m tests.tools.players.every_seat --rounds 2` plays them to the end at 1/100 of the thinking
times. It prints the illegal moves, the unfinished games, and each level's mean share of the win.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rules.core import IllegalMove
from rules.games import GAMES, game_named
from rules.match import Match
from rules.players import LEVELS
from rules.tournament.encounter import Encounter, Result, play
from rules.tournament.tournament import derived_seed

SIZES: Mapping[str, tuple[Mapping[str, object], ...]] = {
    "mono": ({"size": 4}, {"size": 7}),
    "adamas": ({"size": 2}, {"size": 3}, {"size": 5, "pieces": 6}),
}
"""Board options to try in addition to the standard ones."""


@dataclass
class Sample:
    """The results of games with some number of players and some options."""

    games: int = 0
    illegal: list[str] = field(default_factory=list)
    endless: int = 0
    longest: int = 0
    shares: dict[str, list[float]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        self.games += 1
        self.endless += Match.from_text(result.record).outcome is None
        self.longest = max(self.longest, sum(result.moves))
        for entrant, share in zip(result.encounter.entrants, result.shares, strict=True):
            self.shares.setdefault(entrant, []).append(share)


def choices(slug: str) -> Iterator[Mapping[str, object]]:
    """Return the options to play with: the standard game, each flag alone, and other boards."""
    yield {}
    for name, spec in game_named(slug).options.specs().items():
        if spec.low is None and spec.high is None:
            yield {name: True}
    yield from SIZES.get(slug, ())


def plan(
    slug: str, players: int, options: Mapping[str, object], rounds: int, pace: float
) -> Iterator[Encounter]:
    """Return encounters with every level in every seat `rounds` times, each time beside others."""
    names = [level.name for level in LEVELS]
    for number in range(rounds * len(names)):
        step = 1 + number // len(names) % (len(names) - 1)
        places = tuple((number + step * seat) % len(names) for seat in range(players))
        yield Encounter(
            slug,
            tuple(names[place] for place in places),
            places,
            options,
            derived_seed(players, f"draws {number}"),
            tuple(derived_seed(players, f"seat {number} {seat}") for seat in range(players)),
            pace,
        )


def sample(planned: Iterator[Encounter]) -> Sample:
    """Play encounters, and return their results."""
    found = Sample()
    for encounter in planned:
        try:
            found.add(play(encounter))
        except IllegalMove as error:
            found.illegal.append(f"{encounter}: {error.reason}")
    return found


def table(rounds: int, pace: float, only: Sequence[str]) -> Iterator[str]:
    """Yield a row for each game, number of players and set of options."""
    for game in GAMES:
        for players in game.players:
            if players < 3 or (only and game.slug not in only):
                continue
            for options in choices(game.slug):
                found = sample(plan(game.slug, players, options, rounds, pace))
                shares = ", ".join(
                    f"{level.name} {sum(own) / len(own):.0%}"
                    for level in LEVELS
                    if (own := found.shares.get(level.name))
                )
                named = dict(options) or "standard"
                yield (
                    f"{game.slug} by {players}, {named}: {found.games} games, "
                    f"{len(found.illegal)} illegal, {found.endless} without an end, "
                    f"at most {found.longest} moves; {shares}"
                )
                yield from found.illegal


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.players.every_seat")
    parser.add_argument("--rounds", type=int, default=2, help="times each level is in each seat")
    parser.add_argument("--pace", type=float, default=0.01)
    parser.add_argument("games", nargs="*", help="all if none is named")
    chosen = parser.parse_args(arguments)
    for row in table(chosen.rounds, chosen.pace, chosen.games):
        print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
