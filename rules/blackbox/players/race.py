"""The race: how soon the opponent will know the atoms, and whether to risk a guess before that.

A player sees all marks and knows the atoms in the opponent's box, so the opponent's next probes can
be simulated. The result is the opponent's chance to finish in each coming turn. Against these
chances the player's own box is a small game: after every probe, guess one of the remaining
placements or continue, with three guesses in all.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import zip_longest

from rules.blackbox.placements import placement_number
from rules.blackbox.players.probing import ranked
from rules.blackbox.players.results import Numbers, explaining, narrowed, split, tells
from rules.blackbox.state import GUESSES, BlackBoxView, Box
from rules.core.clock import Clock, TimeUp
from rules.core.settled import total

FORESEEN = 12
"""The most turns of the opponent to simulate."""

SURE = 0.95
"""The chance that an opponent finds atoms that the marks determine, as people overlook things."""

FEW = 4
"""The most remaining placements for which an opponent with a guess to spare always guesses."""

BOLD = {3: 8, 2: 4, 1: 2}
"""By guesses left: the most remaining placements for which a bold opponent guesses."""

BOLDNESS = (0.3, 0.6, 0.8)
"""The probability that an opponent is bold, after no, one or two wrong guesses."""

WAYS = 3
"""The number of most informative ports considered for the opponent's next probe."""

PRESSED = 8
"""The most remaining placements for which Expert guesses if the opponent is about to win."""

MOST_GUESSED = 12
"""With more remaining placements, guesses are considered only if the opponent is about to win."""


@dataclass(frozen=True, slots=True)
class Threat:
    """The chances that the opponent finds the atoms in a turn, or loses by a wrong third guess."""

    finds: float
    fails: float = 0.0


def coming_sizes(box: Box, clock: Clock, way: int = 0) -> list[int]:
    """Return how many placements a good solver has left after each coming probe.

    The atoms of the box must be known. The list ends when no probe is informative any more. The
    first probe is number `way` in the ranking, counted from 0, and each later one is the best.
    """
    assert box.atoms is not None
    truth = placement_number(box.atoms)
    numbers = explaining(box.marks, box.guesses)
    sizes: list[int] = []
    while len(sizes) < FORESEEN and not clock.out():
        ranking = ranked(numbers)
        if not ranking:
            break
        port = ranking[0 if sizes else min(way, len(ranking) - 1)][1]
        numbers = narrowed(numbers, port, tells(port)[truth])
        sizes.append(len(numbers))
    return sizes or [len(numbers)]


def threats(view: BlackBoxView, clock: Clock) -> list[Threat]:
    """Return the opponent's threat in each coming turn, averaged over WAYS first probes."""
    box = view.boxes[1 - view.mover]
    if box.atoms is None:
        return [Threat(0.0)]
    ways = [coming_sizes(box, clock, way) for way in range(WAYS)]
    last = [sizes[-1] for sizes in ways]
    turns = ([size or end for size, end in zip(sizes, last, strict=True)]
             for sizes in zip_longest(*ways))  # fmt: skip
    return [_mean([_threat(size, box.guesses_left) for size in sizes]) for sizes in turns]


def _mean(threats: list[Threat]) -> Threat:
    count = len(threats)
    return Threat(total(t.finds for t in threats) / count, total(t.fails for t in threats) / count)


def _threat(size: int, guesses: int) -> Threat:
    """Return the threat of an opponent with `size` placements and `guesses` left.

    Any opponent with a guess to spare guesses among a few placements. A bold one guesses among
    more, and uses even the last guess for two placements.
    """
    if size == 1:
        return Threat(SURE)
    tries = BOLDNESS[GUESSES - guesses] if size <= BOLD[guesses] else 0.0
    if size <= FEW and guesses > 1:
        tries = 1.0
    fails = tries * (1 - 1 / size) if guesses == 1 else 0.0
    return Threat(tries / size, fails)


class Race:
    """The small game of one's own box against the opponent's threats. Values are chances to win.

    `numbers` may contain a placement several times, as its weight. Probes in the game are always
    the most informative ones. Raises TimeUp when the clock runs out.
    """

    def __init__(self, threats: list[Threat], clock: Clock) -> None:
        self._threats = threats
        self._clock = clock
        self._values: dict[tuple[tuple[int, ...], int, int], float] = {}
        self._parts: dict[tuple[int, ...], list[tuple[int, ...]]] = {}

    def threat(self, turn: int) -> Threat:
        """Return the threat of the opponent's turn that follows our turn number `turn`."""
        return self._threats[min(turn, len(self._threats) - 1)]

    def _after_theirs(self, turn: int, value: float) -> float:
        """Return the value before the opponent's turn if it is `value` after that turn."""
        threat = self.threat(turn)
        return threat.fails + (1 - threat.finds - threat.fails) * value

    def after_probe(self, numbers: tuple[int, ...], guesses: int, turn: int = 0) -> float:
        """Return the value in mid-turn, when a guess may follow."""
        if numbers[0] == numbers[-1]:
            return 1.0
        key = (numbers, guesses, turn)
        if key not in self._values:
            if self._clock.out():
                raise TimeUp
            value = self.of_waiting(numbers, guesses, turn)
            few = len(set(numbers)) <= MOST_GUESSED
            if few or self.threat(turn).finds > 0.5:
                value = max(value, self.of_guessing(numbers, guesses, turn))
            self._values[key] = value
        return self._values[key]

    def of_waiting(self, numbers: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value of ending the turn and probing again in the next one."""
        parts = self.parts(numbers)
        if not parts:
            return self.of_guessing(numbers, guesses, turn)
        if turn >= FORESEEN:
            return 0.0
        return self._after_theirs(turn, self.of_parts(parts, guesses, turn + 1))

    def of_guessing(self, numbers: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value of guessing the likeliest placement, and continuing if it is wrong."""
        guess, times = Counter(numbers).most_common(1)[0]
        share = times / len(numbers)
        if guesses == 1 or share == 1:
            return share
        others = tuple(number for number in numbers if number != guess)
        return share + (1 - share) * self.of_wrong_guess(others, guesses - 1, turn)

    def of_wrong_guess(self, rest: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value after a wrong guess; the next guess must wait for the next turn."""
        if turn >= FORESEEN:
            return 0.0
        parts = self.parts(rest) or [rest]
        return self._after_theirs(turn, self.of_parts(parts, guesses, turn + 1))

    def of_parts(self, parts: list[tuple[int, ...]], guesses: int, turn: int) -> float:
        """Return the mean value after a probe that leaves one of these parts."""
        count = sum(map(len, parts))
        values = (len(part) * self.after_probe(part, guesses, turn) for part in parts)
        return total(values) / count

    def parts(self, numbers: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return the parts after the most informative probe; empty if no probe is informative."""
        if numbers not in self._parts:
            ranking = ranked(numbers)
            self._parts[numbers] = parts_by(numbers, ranking[0][1]) if ranking else []
        return self._parts[numbers]


def parts_by(numbers: Numbers, port: int) -> list[tuple[int, ...]]:
    """Return the parts into which a probe at this port splits a set, by result."""
    return [tuple(part) for part in split(numbers, port).values()]


def is_worth_a_guess(numbers: Numbers, guesses: int, threat: float) -> bool:
    """Return whether Expert would guess although another probe would still be informative.

    `threat` is the chance that the opponent finds the atoms in their next turn. The last guess is
    kept until it is certain.
    """
    return guesses > 1 and threat > 0.5 and len(numbers) <= PRESSED
