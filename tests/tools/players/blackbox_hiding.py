"""How often the Master should hide each placement, as the weights in `hidings.bin`.

`python -m tests.tools.players.blackbox_hiding FILE` writes them in the format that `hiding` reads,
in about half an hour. Hider and solver learn from each other (fictitious play). In each round a
solver who knows how often each placement has been hidden so far looks for all of them, and the
hider prefers what solvers have found late so far. The two race: what counts is how likely the atoms
are to be found before those of the other side, who plays by the same weights.

Each round prints how often a solver wins who knows the weights (half of the races, as the other
side plays like it), how often the solvers so far win against what the hider prefers, which nobody
who hides can reduce much, and how often they win against random placements.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log2, sqrt
from operator import itemgetter
from pathlib import Path

from rules.blackbox.placements import COUNT
from rules.blackbox.players.hiding import STEPS, classes
from rules.blackbox.players.probing import OPENING, THIN
from rules.blackbox.players.results import ALL, Numbers, split, tells, thinned
from rules.blackbox.rays import PORTS, RESULTS
from rules.blackbox.state import GUESSES
from rules.core.atomic_write import write
from rules.core.settled import total

ENOUGH = (1.0, 0.9, 0.25, 0.12)
"""By guesses left: how likely a placement must be for the solver to guess it.

Guessing earlier or later costs the solver races.
"""

MOST = 300
"""The largest set of placements from which the solver guesses."""

NEVER = 99
"""The turn of a placement that the solver loses by a third wrong guess."""

SHARP = 6.0
"""How strongly the hider prefers what is found late; times the root of the round's number."""

LEAST = 2**-8
"""The share of the average placement's frequency that level 0 of the table stands for."""

Shares = Sequence[float]
"""By class: how often one of its placements is hidden, or how often it is found in time."""


@dataclass(frozen=True, slots=True)
class Node:
    """A solver's situation after some turns."""

    numbers: Numbers
    turns: int = 0
    guesses: int = GUESSES


def _sizes() -> list[int]:
    """Return how many placements each class has."""
    return list(Counter(classes()).values())


def turns_needed(weights: Sequence[float]) -> list[int]:
    """Return the turn in which a solver with these weights finds each placement, by number."""
    turns = [NEVER] * COUNT
    waiting = [Node(ALL)]
    while waiting:
        node = waiting.pop()
        turn = node.turns + 1
        port = _port(node.numbers, weights)
        parts = [list(node.numbers)] if port is None else split(node.numbers, port).values()
        for part in parts:
            guesses = node.guesses
            guess = _guess(part, weights, 0.0 if port is None else ENOUGH[guesses])
            if guess is not None:
                turns[guess] = turn
                part.remove(guess)
                guesses -= 1
            if part and guesses:
                waiting.append(Node(part, turn, guesses))
    return turns


def _port(numbers: Numbers, weights: Sequence[float]) -> int | None:
    """Return the port whose result leaves the least doubt; None if no port is informative."""
    if len(numbers) == COUNT:
        return OPENING[0]
    if len(numbers) == 1:
        return None
    few = thinned(numbers, THIN)
    some = itemgetter(*few)
    held = some(weights)
    best: tuple[float, int] | None = None
    for port in PORTS:
        parts = [0.0] * len(RESULTS)
        for result, weight in zip(some(tells(port)), held, strict=True):
            parts[result] += weight
        parts = [part for part in parts if part]
        if len(parts) > 1:
            doubt = total(part * log2(part) for part in parts)
            best = min(best or (doubt, port), (doubt, port))
    return None if best is None else best[1]


def _guess(numbers: Sequence[int], weights: Sequence[float], enough: float) -> int | None:
    """Return the likeliest placement if it is likely enough."""
    if len(numbers) > MOST:
        return None
    held = [weights[number] for number in numbers]
    if len(numbers) > 1 and max(held) < enough * total(held):
        return None
    return numbers[held.index(max(held))]


def rounds(count: int) -> Iterator[Shares]:
    """Yield how often each class is hidden after each round of fictitious play. Prints a line."""
    of, sizes = classes(), _sizes()
    even = [size / COUNT for size in sizes]
    hidden, in_time = even, [0.0] * len(sizes)
    for number in range(1, count + 1):
        weights = [hidden[which] / sizes[which] for which in of]
        turns = turns_needed(weights)
        race = _race(turns, weights)
        now = [0.0] * len(sizes)
        for which, turn in zip(of, turns, strict=True):
            now[which] += race[turn]
        now = [won / size for won, size in zip(now, sizes, strict=True)]
        step = 2 / (number + 1)
        in_time = [mean + (won - mean) * step for mean, won in zip(in_time, now, strict=True)]
        least, sharp = min(in_time), -SHARP * sqrt(number)
        liked = [e * exp(sharp * (won - least)) for e, won in zip(even, in_time, strict=True)]
        whole = total(liked)
        wanted = [share / whole for share in liked]
        against = [_mean(some, in_time) for some in (wanted, even)]
        print(number, *(f"{won:.4f}" for won in (_mean(hidden, now), *against)), flush=True)
        yield hidden
        step = 2 / (number + 2)
        hidden = [h + (want - h) * step for h, want in zip(hidden, wanted, strict=True)]


def _race(turns: Sequence[int], weights: Sequence[float]) -> list[float]:
    """Return, by turn, how often a solver who needs so many beats one who needs `turns`."""
    ended = [0.0] * (NEVER + 1)
    for turn, weight in zip(turns, weights, strict=True):
        ended[turn] += weight
    return [total((ended[t] / 2, *ended[t + 1 :])) for t in range(NEVER)] + [0.0]


def _mean(shares: Shares, values: Shares) -> float:
    return total(share * value for share, value in zip(shares, values, strict=True))


def table(hidden: Shares) -> bytes:
    """Return the level of each class, a byte each."""
    times = [share * COUNT / size / LEAST for share, size in zip(hidden, _sizes(), strict=True)]
    return bytes(min(255, max(0, round(STEPS * log2(some)))) for some in times)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.players.blackbox_hiding")
    parser.add_argument("--rounds", type=int, default=100, help="how often both learn")
    parser.add_argument("table", type=Path, help="the file for the weights")
    options = parser.parse_args(arguments)
    *_, hidden = rounds(options.rounds)
    write(table(hidden), options.table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
