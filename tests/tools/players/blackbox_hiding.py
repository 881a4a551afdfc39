"""How often the Master should hide each group of placements, for the shares in `hiding`.

`python -m tests.tools.players.blackbox_hiding` prints the shares in about a minute. With `--table
FILE`, it writes the placements of the groups in the format of `rules/blackbox/players/hidings.bin`.
Hider and solver learn from each other (fictitious play). The solver knows how often the hider has
chosen each group so far. The hider prefers the groups that cost solvers most. Most opponents know
nothing of this, so half of the solvers consider all placements equally likely.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random

from rules.blackbox.placements import COUNT, placement_number, placements
from rules.blackbox.players.hiding import LATE, images
from rules.blackbox.players.probing import best_ports
from rules.blackbox.players.results import ALL, Numbers, split, tells
from rules.blackbox.rays import PORTS
from rules.blackbox.state import GUESSES
from rules.core.atomic_write import write
from tests.tools.players.blackbox_solo import probes_needed

NAMES = (
    "one of several",
    "one of a pair",
    *(f"{probes} probes" for probes in LATE),
    "any other",
)
"""The groups, in the order of the shares in `hiding`."""

USUAL = 6.8
"""The turns that the hider needs to solve the other box."""

NAIVE = 0.5
"""The share of solvers who know nothing of the hider's preferences."""

SAMPLE = 400
"""The number of placements that represent a group."""

HALF, NEARLY = 0.5, 0.9
"""The shares of the weight from which a solver guesses indistinguishable placements.

The second share is for its last guess.
"""

MOST = 30_000
"""A solver does not guess from a set with more weight than this."""

SHARP = 12.0
"""How strongly the hider prefers costly groups.

It is multiplied by the root of the round's number.
"""

Shares = list[float]
"""By group: how often it is hidden, or how often a solver wins against it."""


@dataclass(frozen=True, slots=True)
class Node:
    """A solver's situation after some turns.

    `numbers` has the possible placements, each repeated by its weight, and `truths` the sampled
    ones among them.
    """

    numbers: Numbers
    truths: Sequence[int]
    turns: int = 0
    guesses: int = GUESSES


class Duel:
    """A hider and a solver."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        # The results of the 28 probes. Placements with equal results are indistinguishable.
        self._told = told()
        self._groups = groups = grouped(self._told)
        self.sizes = [groups.count(which) for which in range(len(NAMES))]
        by_group: dict[int, list[int]] = defaultdict(list)
        for number in ALL:
            by_group[groups[number]].append(number)
        drawn = {
            which: rng.sample(some, min(SAMPLE, len(some))) for which, some in by_group.items()
        }
        self._truths = sorted(number for some in drawn.values() for number in some)
        self._drawn = [len(drawn[which]) for which in range(len(NAMES))]

    def wins(self, hidden: Shares) -> Shares:
        """Return, by group, how often a solver who knows these shares wins the race."""
        density = [share / size for share, size in zip(hidden, self.sizes, strict=True)]
        unit = min(d for d, share in zip(density, hidden, strict=True) if share > 0.02) / 2
        weights = [max(1, round(d / unit)) for d in density]
        start = [number for number in ALL for _ in range(weights[self._groups[number]])]
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
        """Return the node after this turn's guess, if the solver guesses.

        Its wins are added to `won`.
        """
        if len(node.numbers) > MOST:
            return node
        alike = Counter(self._told[number] for number in node.numbers)
        results, weight = alike.most_common(1)[0]
        if weight < (HALF if node.guesses > 1 else NEARLY) * len(node.numbers):
            return node
        guess = next(number for number in node.numbers if self._told[number] == results)
        if guess in node.truths:
            won[self._groups[guess]] += in_time(node.turns)
        numbers = [number for number in node.numbers if number != guess]
        truths = [number for number in node.truths if number != guess]
        return Node(numbers, truths, node.turns, node.guesses - 1)


def told() -> list[tuple[int, ...]]:
    """Return the 28 results of every placement."""
    return list(zip(*(tells(port) for port in PORTS), strict=True))


def grouped(told: list[tuple[int, ...]]) -> list[int]:
    """Return the group of every placement, as an index into NAMES."""
    alike, needed = Counter(told), probes_needed(ALL, 1)
    groups = [-1] * COUNT
    for atoms in firsts():
        same = [placement_number(image) for image in images(atoms)]
        probes = sum(needed[number] for number in same) / len(same)
        others = alike[told[same[0]]] - 1
        late = sum(probes < most for most in LATE)
        group = 2 + late if not others else 0 if others > 1 else 1
        for number in same:
            groups[number] = group
    return groups


def firsts() -> Iterator[tuple[int, ...]]:
    """Yield one of each placement's rotations and mirror images, as ascending cells."""
    return (atoms for atoms in placements() if atoms == min(images(atoms)))


def table() -> bytes:
    """Return the placements of all groups but the last, in the format that `hiding` reads."""
    of = grouped(told())
    found: list[list[tuple[int, ...]]] = [[] for _ in NAMES]
    for atoms in firsts():
        found[of[placement_number(atoms)]].append(atoms)
    return b"".join(len(some).to_bytes(2) + b"".join(map(bytes, some)) for some in found[:-1])


SPREAD = 1.1
"""The turns after USUAL at which the hider is still unfinished with a chance of 1 in 1 + e."""


def in_time(turns: int) -> float:
    """Return the chance that the hider needs more than `turns` turns to solve the other box."""
    return 1 / (1 + exp((turns - USUAL) / SPREAD))


def learnt(duel: Duel, rounds: int) -> Shares:
    """Return the shares of the groups after `rounds` rounds of fictitious play.

    Each round is printed.
    """
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
    """Print the results of a round."""
    for name, wins in (("who knows nothing", naive), ("who knows the shares", knowing)):
        won = sum(share * win for share, win in zip(hidden, wins, strict=True))
        by_group = " ".join(f"{win:5.1%}" for win in wins)
        print(f"{when:>8} {name:<20} wins {won:.1%}: {by_group}")
    print(
        f"{'':>8} {'hidden':<20}             {' '.join(f'{share:5.1%}' for share in hidden)}",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the shares."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.players.blackbox_hiding")
    parser.add_argument("--rounds", type=int, default=8, help="how often both learn")
    parser.add_argument("--seed", type=int, default=1, help="which placements speak for a group")
    parser.add_argument("--table", type=Path, help="write the placements of the groups there")
    options = parser.parse_args(arguments)
    if options.table:
        write(table(), options.table)
        return 0
    for name, share in zip(NAMES, learnt(Duel(options.seed), options.rounds), strict=True):
        print(f"{name:<16} {share:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
