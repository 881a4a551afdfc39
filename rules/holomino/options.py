"""The options of Holomino, as in the challenge command."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import InvalidOptions, Options, option
from rules.holomino.tiles import tile_count


@dataclass(frozen=True, slots=True)
class HolominoOptions(Options):
    """The parameters of the challenge command."""

    pool_size: int = option(
        3,
        "Tiles in a pool",
        "The number of tiles each player keeps between turns. A larger pool gives more choice.",
        low=1,
        high=9,
    )
    num_digits: int = option(
        6,
        "Digits",
        "Tiles have the digits from 1 up to this one. More digits make more tiles.",
        low=3,
        high=9,
    )
    limit_scores: bool = option(
        False,
        "Limit scores",
        "If you close several holes at once, you score their sum times the number of holes, "
        "instead of their product.",
    )
    non_unique: bool = option(
        False,
        "Repeated digits",
        "A tile may have the same digit twice or three times. There are more tiles, and they "
        "fit more easily.",
    )

    def resolved(self, players: int) -> HolominoOptions:
        """See `Options.resolved`. Rejects sets too small for both pools and the first tile."""
        Options.resolved(self, players)
        needed = players * self.pool_size + 1
        there = tile_count(self.num_digits, self.non_unique)
        if there < needed:
            raise InvalidOptions(
                "pool_size",
                "pools of {size} need {needed} tiles, but {digits} digits make only {there}",
                size=self.pool_size,
                needed=needed,
                digits=self.num_digits,
                there=there,
            )
        return self
