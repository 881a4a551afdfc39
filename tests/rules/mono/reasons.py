"""What hints say of a move of Mono, held against boards that the rules themselves fill in."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.core.message import Message
from rules.mono import EndTurn, Layout, Mono, MonoView, Move, RandomMove, Reveal
from rules.mono.board import LABELS, board

GAME = Mono()

BOARDS = 120
"""How many ways to fill in what is hidden are looked at."""

DOUBT = 0.25
"""By how much two samples of that kind may differ."""


class Claim:
    """A reason for a move, and the position to hold it against."""

    def __init__(self, view: MonoView, move: Move, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.last = view.values[-1] if view.values else 0
        rng = Random(view.turn)
        self.truths = [] if view.placing else [GAME.resample(view, rng) for _ in range(BOARDS)]

    def chances(self, cell: int) -> dict[int, float]:
        """How often each value is listed if a cell is uncovered, where the turn does not end."""
        options, listed = self.view.options, list[int]()
        for state in self.truths:
            there = [
                LABELS.index((state.layouts[owner] or "")[cell]) + 1
                for owner in state.opponents(state.seat)
                if not state.uncovered[owner] >> cell & 1
            ]
            following = [value for value in there if value >= self.last]
            if options.take_min or options.take_max:
                listed.append(max(there) if options.take_max else min(there))
            elif following:
                listed.append(min(following))
        return {value: listed.count(value) / BOARDS for value in set(listed) if value >= self.last}

    @property
    def here(self) -> dict[int, float]:
        assert isinstance(self.move, Reveal)
        return self.chances(self.view.grid.numbers[self.move.cell])

    @property
    def hidden(self) -> list[int]:
        """The cells that can still be uncovered."""
        covered = self.view.covered(self.view.seat)
        return [cell for cell in range(len(self.view.grid.names)) if covered >> cell & 1]

    def near(self, chance: float, name: str) -> bool:
        return bool(abs(chance - self.said[name]) < DOUBT)

    def shares(self, name: str) -> bool:
        """Whether a value is as likely here as is said."""
        value = LABELS.index(self.said[name]) + 1
        return self.near(self.here.get(value, 0), "share")

    def likeliest(self, name: str = "value") -> bool:
        value = LABELS.index(self.said[name]) + 1
        return self.here.get(value, 0) > max(self.here.values()) - DOUBT

    def goes_on(self) -> bool:
        return self.near(sum(self.here.values()), "goes_on")

    def lengthens(self) -> bool:
        """Whether the value named is the last one, and makes a run as long as is said."""
        same = len(self.view.values)
        while same and self.view.values[same - 1] == self.last:
            same -= 1
        run = len(self.view.values) - same + 1
        return bool(LABELS[self.last - 1] == self.said["value"] and run == self.said["length"])

    def winds(self) -> bool:
        assert isinstance(self.move, Layout)
        labels, near = self.move.labels, board(self.view.options.size).neighbours
        pairs = [(a, b) for a, beside in enumerate(near) for b in beside if a < b]
        equal = sum(labels[a] == labels[b] for a, b in pairs)
        return 2 * equal < len(pairs)

    def most_likely_in_a_run(self) -> bool:
        score = self.said["points"] == self.said["length"] ** 2
        return self.lengthens() and self.shares("value") and self.likeliest() and score

    def may_go_on_with_the_run(self) -> bool:
        return self.lengthens() and self.shares("value") and self.goes_on()

    def begins(self) -> bool:
        return not self.last and self.shares("value") and self.likeliest()

    def is_high(self) -> bool:
        """Whether the region of the value named is one of the larger half."""
        value = LABELS.index(self.said["value"]) + 1
        return bool(2 * value > self.view.options.size)

    def begins_high(self) -> bool:
        return self.begins() and self.is_high()

    def begins_low(self) -> bool:
        return self.begins() and not self.is_high()

    def is_safe(self) -> bool:
        return self.likeliest() and self.goes_on()

    def is_certain(self) -> bool:
        return self.likeliest() and sum(self.here.values()) > 1 - DOUBT

    def is_free(self) -> bool:
        """Whether the other player has so little left that a good turn may end the game."""
        left = [
            (self.view.grid.full & ~self.view.uncovered[owner]).bit_count()
            for other in range(len(self.view.names))
            if other != self.view.seat
            for owner in self.view.opponents(other)
        ]
        return min(left) <= max(1, 8 * len(self.view.grid.names) // 45) and self.goes_on()

    def at_best(self) -> bool:
        assert isinstance(self.move, EndTurn)
        best = max(sum(self.chances(cell).values()) for cell in self.hidden)
        return self.near(best, "goes_on")

    def by_chance(self) -> bool:
        return isinstance(self.move, RandomMove)


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "a random layout has no pattern to guess, and there is no time to find a better one": (
        Claim.by_chance
    ),
    "hard to guess: its regions wind, so one cell says little about the next": Claim.winds,
    "{share:.0%} likely to be another {value}: a run of {length} scores {points} points": (
        Claim.most_likely_in_a_run
    ),
    "{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}. "
    "A lower number ends your turn, but your list still scores": Claim.may_go_on_with_the_run,
    "most likely {value}, and hardly a lower number, so your turn goes on": Claim.is_certain,
    "most likely {value}, which keeps your turn going ({goes_on:.0%} safe). If a lower number "
    "ends it, your list still scores": Claim.is_safe,
    "a good start: {value} is the most likely number ({share:.0%}), and its region has "
    "{value} cells, enough for a long run": Claim.begins_high,
    "a good start: {value} is the most likely number ({share:.0%}), and many higher numbers can "
    "follow it": Claim.begins_low,
    "worth a try: {value} is the most likely number ({share:.0%}), and its region has "
    "{value} cells, enough for a long run": Claim.begins_high,
    "worth a try: {value} is the most likely number ({share:.0%}), and many higher numbers can "
    "follow it": Claim.begins_low,
    "this may be your last turn, so there are no cells to save: {goes_on:.0%} safe": Claim.is_free,
    "worth a try: {goes_on:.0%} safe. A lower number ends your turn, but your list still scores": (
        Claim.goes_on
    ),
    "even the safest cell is only {goes_on:.0%} safe, so save the cells for later runs": (
        Claim.at_best
    ),
    "all cells are equally good": Claim.by_chance,
}


def holds(view: MonoView, move: Move, part: Message) -> bool:
    """Whether a reason is true. Raises KeyError if nobody knows what it says."""
    return CLAIMS[part.template](Claim(view, move, part.arguments))
