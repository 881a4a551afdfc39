"""Account: how a match went for each player, parted into luck and skill."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Account:
    """A player's expected share of the win at both ends of a match, and what changed it."""

    initial: float
    final: float
    luck: float
    skill: float


Change = tuple[float, float]
"""What a player's share of the win changed by at one decision: by skill, by luck."""


def changes(
    series: Sequence[Sequence[float]],
    movers: Sequence[int],
    worths: Sequence[float | None],
) -> tuple[tuple[Change, ...], ...]:
    """Return what each decision changed for each player, split into skill and luck.

    `series` holds what each player could expect, by their own view, before every decision and
    after the last one; `movers` who made each decision; `worths` what its player could expect
    right after it, before anything was drawn or shown, None where nothing was open.

    A decision is worth what its player could expect right after it less what they could before.
    That is their skill, and the opponents' with the opposite sign, in equal parts where there are
    several. What else changed till the next decision is luck: draws, and secrets that came out.
    Where nothing was open, the whole change is each player's skill and nobody's luck.
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
    """Each player's luck and skill; they add up to what the share of the win changed by.

    The arguments are those of `changes`.
    """
    parted = changes(series, movers, worths)
    return tuple(
        Account(
            series[0][player],
            series[-1][player],
            luck=sum(row[player][1] for row in parted),
            skill=sum(row[player][0] for row in parted),
        )
        for player in range(len(series[0]))
    )
