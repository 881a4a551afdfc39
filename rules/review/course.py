"""The course of a match in words: its turning point, and its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core import AnyGame, Message, Outcome
from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, RESIGN, TIME_OUT
from rules.core.marks import MISTAKE
from rules.core.message import listed
from rules.match import Decision
from rules.review.account import Account
from rules.review.series import Shares
from rules.review.verdict import MoveVerdict


@dataclass(frozen=True, slots=True)
class Turning:
    """A match's turning point: the number of the decision, None if there is no single one."""

    number: int | None
    words: Message


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a match. `by_command` says that a command ended it, not an ordinary move."""

    words: Message
    by_command: bool


@dataclass(frozen=True, slots=True)
class _Gift:
    """A share of the win that a loser gave away at a decision and never got back."""

    number: int
    lost: float


def turning_of(
    game: AnyGame,
    names: Sequence[str],
    outcome: Outcome | None,
    decisions: Sequence[Decision],
    verdicts: Sequence[MoveVerdict | None],
    series: Sequence[Shares],
    accounts: Sequence[Account],
) -> Turning:
    """Find the decision that lost the game.

    Candidates are the losers' mistakes whose loss was never regained. Of those that lost at least
    half as much as the largest, the last is taken. Without any, the turning has no number.
    """
    if outcome is None or not 0 < len(outcome.winners) < len(names):
        return Turning(None, Message(""))
    gifts = [*_gifts(outcome, decisions, verdicts, series)]
    if gifts:
        most = max(gift.lost for gift in gifts)
        gift = [gift for gift in gifts if 2 * gift.lost >= most][-1]
        decision, verdict = decisions[gift.number], verdicts[gift.number]
        return Turning(gift.number, _told(game, names, decision, verdict, gift.lost))
    winners = sorted(outcome.winners)
    if any(
        2 * account.luck > account.final - account.initial > 0
        for account in (accounts[player] for player in winners)
    ):
        return Turning(None, Message("Luck decided."))
    better = listed([names[player] for player in winners])
    words = Message("No single mistake: {name} was a little better throughout.", name=better)
    return Turning(None, words)


def _gifts(
    outcome: Outcome,
    decisions: Sequence[Decision],
    verdicts: Sequence[MoveVerdict | None],
    series: Sequence[Shares],
) -> Iterator[_Gift]:
    for number, (decision, verdict) in enumerate(zip(decisions, verdicts, strict=True)):
        player = decision.player
        if player in outcome.winners:
            continue
        before = series[number][player]
        if verdict is not None:
            lost = verdict.lost
        else:
            left = decision.move in (RESIGN, TIME_OUT)
            lost = before - series[number + 1][player] if left else 0.0
        later = max(shares[player] for shares in series[number + 1 :])
        if lost >= MISTAKE and later < before - lost / 2:
            yield _Gift(number, lost)


def _told(
    game: AnyGame,
    names: Sequence[str],
    decision: Decision,
    verdict: MoveVerdict | None,
    lost: float,
) -> Message:
    name = names[decision.player]
    if verdict is None:
        return _left(name, lost, str(decision.move))
    move = game.in_words(decision.move)
    if verdict.hidden is not None:
        return Message.counted(
            verdict.hidden,
            "{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason "
            "becomes clear only {n} move later.",
            "{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason "
            "becomes clear only {n} moves later.",
            name=name,
            before=verdict.expected_best,
            after=verdict.expected,
            move=move,
        )
    return Message(
        "{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}.",
        name=name,
        before=verdict.expected_best,
        after=verdict.expected,
        move=move,
    )


def _left(name: str, share: float, command: str) -> Message:
    if command == TIME_OUT:
        return Message(
            "{name} ran out of time with a win chance of {share:.0%}.", name=name, share=share
        )
    return Message("{name} resigned with a win chance of {share:.0%}.", name=name, share=share)


def ending_of(
    names: Sequence[str],
    outcome: Outcome | None,
    decisions: Sequence[Decision],
    series: Sequence[Shares],
) -> Ending | None:
    """Return what ended a match, None for an unfinished one."""
    if outcome is None or not decisions:
        return None
    last = decisions[-1]
    if not last.command:
        return Ending(Message("The end: {reason}.", reason=outcome.message), by_command=False)
    name = names[last.player]
    if last.move in (RESIGN, TIME_OUT):
        share = series[len(decisions) - 1][last.player]
        words = _left(name, share, last.move)
    elif last.move == CLAIM_TIE:
        words = Message("{name} claimed a draw.", name=name)
    elif last.move == ACCEPT_DRAW:
        words = Message("The players agreed to a draw.")
    else:
        words = Message("The end: {reason}.", reason=outcome.message)
    return Ending(words, by_command=True)
