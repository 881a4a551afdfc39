"""How often the Master should hide each class of placements, for the weights in `hiding`.

`python -m tests.players.blackbox_hiding` prints them; it takes some minutes. With `--ambiguous` it
prints the table there of the placements that have a double.

Hider and solver learn from each other (fictitious play): the solver meets what the hider has
hidden so far and knows how often each class was; the hider takes what has cost solvers most. As
most opponents know nothing of that, half of the solvers believe that any placement is as likely as
another.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from rules.blackbox.placements import COUNT, placements
from rules.blackbox.players.hiding import ALPHABET, TURNED, class_of_turned, images
from rules.blackbox.players.probing import best_ports
from rules.blackbox.players.results import ALL, Numbers, split, tells, turned
from rules.blackbox.players.win_chance import SPREAD
from rules.blackbox.rays import PORTS
from rules.blackbox.state import GUESSES

NAMES = (
    *(f"{2 * which + 2} turned" for which in range(len(TURNED) - 1)),
    "more turned",
    "one of a pair",
    "one of several",
)
"""The classes, as `hiding` has their shares: TURNED, PAIR, SEVERAL."""

USUAL = 6.8
"""The turns the hider takes for the other box."""

NAIVE = 0.5
"""The share of solvers who know nothing of the hider."""

SAMPLE = 400
"""So many placements speak for a class."""

HALF, NEARLY = 0.5, 0.9
"""A solver guesses what cannot be told apart once it has half of the weight; with the last guess,
once it has nearly all."""

MOST = 30_000
"""In sets of more weight than this nobody thinks of guessing."""

SHARP = 12.0
"""How strongly the hider prefers what costs more, times the root of the rounds."""

Shares = list[float]
"""How often each class is hidden, or how often a solver wins against each."""


@dataclass(frozen=True, slots=True)
class Node:
    """What a solver has left after some turns, as often as it weighs, and the truths among it."""

    numbers: Numbers
    truths: Sequence[int]
    turns: int = 0
    guesses: int = GUESSES


class Duel:
    """Hider and solver."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        # What the 28 probes tell: placements of which it is the same are alike.
        self._told = told()
        self._classes = classes = list(classed(self._told))
        self.sizes = [classes.count(which) for which in range(len(NAMES))]
        by_class: dict[int, list[int]] = defaultdict(list)
        for number in ALL:
            by_class[classes[number]].append(number)
        drawn = {
            which: rng.sample(some, min(SAMPLE, len(some))) for which, some in by_class.items()
        }
        self._truths = sorted(number for some in drawn.values() for number in some)
        self._drawn = [len(drawn[which]) for which in range(len(NAMES))]

    def wins(self, hidden: Shares) -> Shares:
        """How often a solver who knows these shares wins the race, by class."""
        density = [share / size for share, size in zip(hidden, self.sizes, strict=True)]
        unit = min(d for d, share in zip(density, hidden, strict=True) if share > 0.02) / 2
        weights = [max(1, round(d / unit)) for d in density]
        start = [number for number in ALL for _ in range(weights[self._classes[number]])]
        won = [0.0] * len(NAMES)
        waiting = [Node(start, self._truths)]
        while waiting:
            node = waiting.pop()
            if node.turns:
                node = self._guessed(node, won)
            waiting += self._probed(node)
        return [some / drawn for some, drawn in zip(won, self._drawn, strict=True)]

    def _probed(self, node: Node) -> list[Node]:
        if not node.truths or not node.guesses:
            return []
        turns, guesses = node.turns + 1, node.guesses
        ports = best_ports(node.numbers)
        if not ports:
            return [Node(node.numbers, node.truths, turns, guesses)]
        parts = split(node.numbers, ports[0])
        among = split(node.truths, ports[0])
        return [Node(parts[result], some, turns, guesses) for result, some in among.items()]

    def _guessed(self, node: Node, won: Shares) -> Node:
        """The node after the guess of this turn, if one is risked; what it wins is added."""
        if len(node.numbers) > MOST:
            return node
        alike = Counter(self._told[number] for number in node.numbers)
        results, weight = alike.most_common(1)[0]
        if weight < (HALF if node.guesses > 1 else NEARLY) * len(node.numbers):
            return node
        guess = next(number for number in node.numbers if self._told[number] == results)
        if guess in node.truths:
            won[self._classes[guess]] += in_time(node.turns)
        numbers = [number for number in node.numbers if number != guess]
        truths = [number for number in node.truths if number != guess]
        return Node(numbers, truths, node.turns, node.guesses - 1)


def told() -> list[tuple[int, ...]]:
    """The 28 results of every placement."""
    return list(zip(*(tells(port) for port in PORTS), strict=True))


def classed(told: list[tuple[int, ...]]) -> Iterator[int]:
    """The class of every placement: an index of NAMES."""
    alike = Counter(told)
    for number, results in enumerate(told):
        if alike[results] == 1:
            yield class_of_turned(turned()[number])
        else:
            yield len(TURNED) + (alike[results] > 2)


def ambiguous() -> Iterator[str]:
    """The lines of the table of what has a double: the most alike first, one of eight images."""
    results = told()
    alike = Counter(results)
    rows = sorted(
        (-alike[results[number]], atoms)
        for number, atoms in enumerate(placements())
        if alike[results[number]] > 1 and atoms == min(images(atoms))
    )
    text = "".join(ALPHABET[cell] for _, atoms in rows for cell in atoms)
    return (f'    "{text[start : start + 88]}"' for start in range(0, len(text), 88))


def in_time(turns: int) -> float:
    """The chance that the hider, who solves the other box, needs more turns than these."""
    return 1 / (1 + exp((turns - USUAL) / SPREAD))


def learnt(duel: Duel, rounds: int) -> Shares:
    """The shares of the classes after so many rounds of fictitious play, telling of each."""
    even = [size / COUNT for size in duel.sizes]
    naive = duel.wins(even)
    tell("even", even, naive, naive)
    hidden, lost = even, [0.0] * len(even)
    for turn in range(1, rounds + 1):
        knowing = duel.wins(hidden)
        tell(str(turn), hidden, naive, knowing)
        lost = [mean + (now - mean) / turn for mean, now in zip(lost, knowing, strict=True)]
        cost = [NAIVE * n + (1 - NAIVE) * k for n, k in zip(naive, lost, strict=True)]
        wanted = [e * exp(SHARP * turn**0.5 * (0.5 - c)) for e, c in zip(even, cost, strict=True)]
        total = sum(wanted)
        step = 2 / (turn + 2)
        hidden = [h + (w / total - h) * step for h, w in zip(hidden, wanted, strict=True)]
    tell("at last", hidden, naive, duel.wins(hidden))
    return hidden


def tell(when: str, hidden: Shares, naive: Shares, knowing: Shares) -> None:
    """Prints how a round stands."""
    for name, wins in (("who knows nothing", naive), ("who knows the shares", knowing)):
        won = sum(share * win for share, win in zip(hidden, wins, strict=True))
        by_class = " ".join(f"{win:5.1%}" for win in wins)
        print(f"{when:>8} {name:<20} wins {won:.1%}: {by_class}")
    print(
        f"{'':>8} {'hidden':<20}             {' '.join(f'{share:5.1%}' for share in hidden)}",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the weights."""
    parser = argparse.ArgumentParser(prog="python -m tests.players.blackbox_hiding")
    parser.add_argument("--rounds", type=int, default=8, help="how often both learn")
    parser.add_argument("--seed", type=int, default=1, help="which placements speak for a class")
    parser.add_argument("--ambiguous", action="store_true", help="print the table of doubles")
    options = parser.parse_args(arguments)
    if options.ambiguous:
        print(*ambiguous(), sep="\n")
        return 0
    for name, share in zip(NAMES, learnt(Duel(options.seed), options.rounds), strict=True):
        print(f"{name:<16} {share:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
