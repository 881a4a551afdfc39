"""The series of a match: what every player could expect before each decision and at the end.

Losses, luck and the result add up to what a player's share changed by, whatever was found.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import AnyGame
from rules.match import Decision

Shares = tuple[float, ...]
Found = tuple[float, float]
"""What a decision's player could expect of the best move, and of the one played."""


def shared(value: float, mover: int, before: Sequence[float]) -> Shares:
    """Share out a win where all know the same: the others have the rest, as they had before."""
    rest = sum(share for player, share in enumerate(before) if player != mover)
    even = 1 / max(1, len(before) - 1)
    return tuple(
        value if player == mover else (1 - value) * (share / rest if rest else even)
        for player, share in enumerate(before)
    )


def series_of(
    game: AnyGame,
    decisions: Sequence[Decision],
    found: Sequence[Found | None],
    last: Shares | None,
    end: Shares,
) -> list[Shares]:
    """Return each player's share before every decision, and at the end.

    `found` is None for commands, `last` what the position after the last move was worth where the
    match was not over by it. In a game of secrets a player's share is by that player's own
    knowledge: between two own decisions it stays what the last move was worth.
    """
    by_own = game.hidden
    players = len(end)
    now = [
        _first(decisions, found, player, end) if by_own else 1 / players
        for player in range(players)
    ]
    series = list[Shares]()
    for number, (decision, pair) in enumerate(zip(decisions, found, strict=True)):
        mover = decision.player
        if pair is None and not by_own:
            later = next(
                (n for n in range(number + 1, len(decisions)) if found[n] is not None), None
            )
            if later is not None:
                pair, mover = found[later], decisions[later].player
            elif last is not None:
                now = [*last]
        if pair is not None:
            now = _changed(now, mover, pair[0]) if by_own else [*shared(pair[0], mover, now)]
        series.append(tuple(now))
        if pair is not None and by_own:
            now = _changed(now, mover, pair[1])
    return [*series, end]


def _changed(shares: Sequence[float], player: int, share: float) -> list[float]:
    return [share if number == player else other for number, other in enumerate(shares)]


def _first(
    decisions: Sequence[Decision], found: Sequence[Found | None], player: int, end: Shares
) -> float:
    """Return what a player could expect before the first own decision."""
    return next(
        (
            pair[0]
            for decision, pair in zip(decisions, found, strict=True)
            if decision.player == player and pair is not None
        ),
        end[player],
    )
