"""The options of Mono, as in the challenge command."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import InvalidOptions, Options, option


@dataclass(frozen=True, slots=True)
class MonoOptions(Options):
    """The options of the challenge command."""

    size: int = option(
        9,
        "Regions",
        "The number of regions on each board. Region 1 has 1 cell, region 2 has 2 cells, and so "
        "on.",
        low=2,
        high=25,
    )
    no_auto: bool = option(
        False,
        "No random cells added",
        "Your turn ends after the cells you typed. Without this option, random cells follow.",
    )
    take_min: bool = option(
        False,
        "Lowest number counts",
        "When a cell shows several numbers, the lowest is listed (three or four players).",
        excludes=("take_max",),
    )
    take_max: bool = option(
        False,
        "Highest number counts",
        "When a cell shows several numbers, the highest is listed (three or four players, harder).",
        excludes=("take_min",),
    )

    def resolved(self, players: int) -> MonoOptions:
        """See `Options.resolved`. `take_min` and `take_max` need three or four players."""
        Options.resolved(self, players)
        for name in ("take_min", "take_max"):
            if getattr(self, name) and players < 3:
                raise InvalidOptions(name, "needs three or four players")
        return self
