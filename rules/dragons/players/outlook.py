"""What a position holds for each player, whatever the aim: threats, and what is in the making."""

from __future__ import annotations

from typing import NamedTuple


class Outlook(NamedTuple):
    """For each player: the cells where one tile wins, and the worth of all that is further off."""

    threats: tuple[list[int], list[int]]
    promise: tuple[int, int]
