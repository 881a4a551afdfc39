"""Account: each player's change in the share of the win, split into luck and skill."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.settled import total


@dataclass(frozen=True, slots=True)
class Account:
    """A player's expected share of the win at the start and the end, and what changed it."""

    initial: float
    final: float
    luck: float
    skill: float


Change = tuple[float, float]
"""The change of a player's share of the win at one decision: (by skill, by luck)."""


def changes(
    series: Sequence[Sequence[float]],
    movers: Sequence[int],
    worths: Sequence[float | None],
) -> tuple[tuple[Change, ...], ...]:
    """Return what each decision changed for each player, split into skill and luck.

    `series` has each player's expected share, by their own view, before every decision and after
    the last one. `movers` has the player of each decision. `worths` has that player's expected
    share right after it, before any draw or reveal, or None if nothing was random or hidden.

    A player's skill at a decision is the expected share right after it, less the one before. The
    opponents get the opposite value, in equal parts if there are several. Any other change until
    the next decision is luck: draws, and secrets that were revealed. If nothing was random or
    hidden, the whole change is skill.
    """
    parted = []
    for number, (mover, worth) in enumerate(zip(movers, worths, strict=True)):
        before, after = series[number], series[number + 1]
        row = list[Change]()
        for player in range(len(before)):
            change = after[player] - before[player]
            due = change
            if worth is not None:
                due = worth - before[mover]
                if player != mover:
                    due /= 1 - len(before)
            row.append((due, change - due))
        parted.append(tuple(row))
    return tuple(parted)


def accounts(
    series: Sequence[Sequence[float]],
    movers: Sequence[int],
    worths: Sequence[float | None],
) -> tuple[Account, ...]:
    """Return each player's luck and skill, which add up to the change of their share of the win.

    The arguments are those of `changes`.
    """
    parted = changes(series, movers, worths)
    return tuple(
        Account(
            series[0][player],
            series[-1][player],
            luck=total(row[player][1] for row in parted),
            skill=total(row[player][0] for row in parted),
        )
        for player in range(len(series[0]))
    )
