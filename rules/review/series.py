"""The series of a match: every player's expected share before each decision and at the end.

Losses and luck always add up to the total change of a player's share.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import AnyGame
from rules.core.settled import total
from rules.match import Decision

Shares = tuple[float, ...]
Found = tuple[float, float]
"""The deciding player's expected shares after the best move and after the move played."""


def shared(value: float, mover: int, before: Sequence[float]) -> Shares:
    """Return all shares if players know the same: the others divide the rest as before."""
    rest = total(share for player, share in enumerate(before) if player != mover)
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

    `found` has None for commands. `last` is the value of the position after the last move, if that
    did not end the match. With secrets, a player's share is by that player's own knowledge, and
    stays constant between two of their decisions.
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
    """Return a player's expected share before their first decision."""
    return next(
        (
            pair[0]
            for decision, pair in zip(decisions, found, strict=True)
            if decision.player == player and pair is not None
        ),
        end[player],
    )
