"""The race: how soon the opponent will know, and whether a guess should be risked before that.

A player sees how far the opponent is, for both boxes lie open and the player hid the atoms there:
so the opponent's next probes can be played through. Against that clock one's own box is a small
game: after every probe, guess one of the placements left or go on, with three guesses in all.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import zip_longest

from rules.blackbox.placements import placement_number
from rules.blackbox.players.probing import ranked
from rules.blackbox.players.results import Numbers, explaining, narrowed, split, tells
from rules.blackbox.state import GUESSES, BlackBoxView, Box
from rules.core.clock import Clock, TimeUp

FORESEEN = 12
"""So many turns of the opponent are foreseen at most."""

SURE = 0.95
"""The chance that an opponent who can know the atoms does: people overlook things."""

FEW = 4
"""With so few placements left an opponent with guesses to spare is expected to guess."""

BOLD = {3: 8, 2: 4, 1: 2}
"""With so many guesses left a bold opponent guesses one of so many placements."""

BOLDNESS = (0.3, 0.6, 0.8)
"""How likely an opponent is bold after no, one or two wrong guesses."""

WAYS = 3
"""So many of the most telling ports are thought of as the opponent's next probe."""

PRESSED = 8
"""When the opponent is about to know, an expert guesses one of so many placements."""

MOST_GUESSED = 12
"""With more placements left than this, guesses are thought of only when the opponent is near."""


@dataclass(frozen=True, slots=True)
class Threat:
    """The chances that the opponent finds the atoms in a turn, or loses by a third wrong guess."""

    finds: float
    fails: float = 0.0


def coming_sizes(box: Box, clock: Clock, way: int = 0) -> list[int]:
    """Return how many placements a good solver has left after each coming probe.

    The atoms of the box must be known. It ends when no probe tells anything more. The next probe is
    the most telling one, or the one `way` places after it.
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
    """Return what each coming turn of the opponent may bring, as the mean of WAYS to probe."""
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
    return Threat(sum(t.finds for t in threats) / count, sum(t.fails for t in threats) / count)


def _threat(size: int, guesses: int) -> Threat:
    """Return the threat of an opponent with so many placements and guesses left.

    Any opponent spares a guess for a few placements, a bold one for more, and the last guess for
    two.
    """
    if size == 1:
        return Threat(SURE)
    tries = BOLDNESS[GUESSES - guesses] if size <= BOLD[guesses] else 0.0
    if size <= FEW and guesses > 1:
        tries = 1.0
    fails = tries * (1 - 1 / size) if guesses == 1 else 0.0
    return Threat(tries / size, fails)


class Race:
    """The small game of one box against the opponent's threats. All values are chances to win.

    A placement that stands in a set several times is so much likelier than others. Probes inside
    the game are the most telling ones. Raises TimeUp when the clock runs out.
    """

    def __init__(self, threats: list[Threat], clock: Clock) -> None:
        self._threats = threats
        self._clock = clock
        self._values: dict[tuple[tuple[int, ...], int, int], float] = {}
        self._parts: dict[tuple[int, ...], list[tuple[int, ...]]] = {}

    def threat(self, turn: int) -> Threat:
        """Return what the opponent's turn after this one of ours may bring."""
        return self._threats[min(turn, len(self._threats) - 1)]

    def _after_theirs(self, turn: int, value: float) -> float:
        """Return the value before the opponent's turn of what is worth so much after it."""
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
            if self._is_guess_thinkable(numbers, turn):
                value = max(value, self.of_guessing(numbers, guesses, turn))
            self._values[key] = value
        return self._values[key]

    def _is_guess_thinkable(self, numbers: tuple[int, ...], turn: int) -> bool:
        return len(set(numbers)) <= MOST_GUESSED or self.threat(turn).finds > 0.5

    def of_waiting(self, numbers: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value of ending the turn, probing and going on."""
        parts = self.parts(numbers)
        if not parts:
            return self.of_guessing(numbers, guesses, turn)
        if turn >= FORESEEN:
            return 0.0
        return self._after_theirs(turn, self.of_parts(parts, guesses, turn + 1))

    def of_guessing(self, numbers: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value of guessing the likeliest placement, and going on if it was wrong."""
        guess, times = Counter(numbers).most_common(1)[0]
        share = times / len(numbers)
        if guesses == 1 or share == 1:
            return share
        others = tuple(number for number in numbers if number != guess)
        return share + (1 - share) * self.of_wrong_guess(others, guesses - 1, turn)

    def of_wrong_guess(self, rest: tuple[int, ...], guesses: int, turn: int) -> float:
        """Return the value right after a wrong guess: only the next turn brings another one."""
        if turn >= FORESEEN:
            return 0.0
        parts = self.parts(rest) or [rest]
        return self._after_theirs(turn, self.of_parts(parts, guesses, turn + 1))

    def of_parts(self, parts: list[tuple[int, ...]], guesses: int, turn: int) -> float:
        """Return the mean value after a probe that leaves one of these parts."""
        total = sum(map(len, parts))
        values = (len(part) * self.after_probe(part, guesses, turn) for part in parts)
        return sum(values) / total

    def parts(self, numbers: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return what the most telling probe leaves; nothing if no probe tells anything."""
        if numbers not in self._parts:
            ranking = ranked(numbers)
            self._parts[numbers] = parts_by(numbers, ranking[0][1]) if ranking else []
        return self._parts[numbers]


def parts_by(numbers: Numbers, port: int) -> list[tuple[int, ...]]:
    """Return what a probe at this port leaves of a set."""
    return [tuple(part) for part in split(numbers, port).values()]


def is_worth_a_guess(numbers: Numbers, guesses: int, threat: float) -> bool:
    """Return whether an expert would guess, though a probe could still tell more.

    `threat` is the chance that the opponent finds the atoms in their next turn. The last guess is
    kept until it is certain.
    """
    return guesses > 1 and threat > 0.5 and len(numbers) <= PRESSED
