"""Review: the verdicts on a match, first at a glance, then the worst ones more thoroughly."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from math import inf
from time import monotonic
from typing import Any

from rules.core import Message, Position
from rules.core.clock import Stop
from rules.games import game_named
from rules.match import Match
from rules.review.account import Account, Change, accounts, changes
from rules.review.summary import summaries
from rules.review.verdict import EFFORTS, MoveVerdict, judge, standing

VERSION = 1
"""Of the form that `to_dict` writes."""

_ASK_S = 0.05
"""Seconds after which who waits for other processes asks whether it is still wanted."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a look at a decision has found, in whichever process, and how many seconds it took.

    `standings` is each player's expected share of the win before the decision, at a glance.
    """

    verdict: MoveVerdict
    standings: tuple[float, ...]
    seconds: float


def look(
    views: tuple[Position, ...],
    move: Any,
    effort: int,
    standings: tuple[float, ...] | None,
    stop: Stop | None = None,
) -> Look:
    """Judges a move by the views that all players had before it.

    `standings`, where they are known, are not looked for again. When `stop` is set meanwhile, the
    look is worth nothing and must be dropped.
    """
    begin = monotonic()
    verdict = judge(views[views[0].mover], move, effort, stop)
    return Look(verdict, standings or _stand(views, verdict), monotonic() - begin)


class Review:
    """What each decision of a match was worth.

    The work is done by whoever iterates over `work`: not iterating is a pause, and a new iterator
    goes on where the last one was left. Not for several threads at once. Raises IllegalMove for a
    match that goes on where players know different things.
    """

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self.decisions = tuple(match.decisions())
        self._last = match.last_views()
        self.verdicts: list[MoveVerdict | None] = [None] * len(self.decisions)
        """The verdict on each decision, None until there is one, and for commands."""
        self._standings: dict[int, tuple[float, ...]] = {}
        self._longest = 0.0
        """Seconds that the longest look took."""

    def work(
        self, stop: Stop, until: float = inf, executor: Executor | None = None, jobs: int = 1
    ) -> Iterator[int]:
        """Judges decision after decision and tells the number of each; ends when `stop` is set.

        First all are judged at a glance, in their order; then each effort takes those on which
        most was lost before the others. No closer look begins that would end after `until`, by
        `monotonic`, if it took as long as the longest. With an executor so many decisions are
        looked at side by side in its processes; raises BrokenExecutor when one of them is gone.
        """
        for effort in range(len(EFFORTS)):
            numbers = self._in_time(effort, until)
            for number, found in self._looks(numbers, effort, stop, executor, jobs):
                self.verdicts[number] = found.verdict
                self._standings.setdefault(number, found.standings)
                self._longest = max(self._longest, found.seconds)
                yield number
            if stop.is_set():
                return

    def standings(self, number: int) -> tuple[float, ...]:
        """Each player's expected share of the win before a decision; after the last at the end.

        At a glance; once the decision has been looked at more closely, as that look has it.
        """
        ended = number == len(self.decisions)
        verdict = None if ended else self.verdicts[number]
        if number not in self._standings:
            views = self._last if ended else self.decisions[number].views
            self._standings[number] = _stand(views, verdict)
        if verdict is None or verdict.effort == 0:
            return self._standings[number]
        return self._closer(self._standings[number], self.decisions[number].player, verdict)

    @property
    def known_standings(self) -> Mapping[int, tuple[float, ...]]:
        """The standings at a glance that were asked for so far, by the number of the decision."""
        return self._standings

    def take(
        self,
        verdicts: Sequence[MoveVerdict | None],
        standings: Mapping[int, tuple[float, ...]],
    ) -> None:
        """Begins with what an earlier review of the same match has found."""
        self.verdicts[:] = verdicts
        self._standings.update(standings)

    def accounts(self) -> tuple[Account, ...]:
        """Each player's luck and skill, once every move has a verdict. Raises ValueError before."""
        return accounts(*self._course())

    def changes(self) -> tuple[tuple[Change, ...], ...]:
        """The skill and the luck of each decision for each player. Raises ValueError as above."""
        return changes(*self._course())

    def summaries(self) -> tuple[tuple[Message, ...], ...]:
        """Up to three sentences on each player. Raises ValueError as above."""
        judged = [
            (decision, verdict)
            for decision, verdict in zip(self.decisions, self.verdicts, strict=True)
            if verdict is not None
        ]
        luck = [account.luck for account in self.accounts()]
        return summaries(self._game, judged, luck)

    def to_dict(self) -> dict[str, Any]:
        """The verdicts as plain JSON facts."""
        return {
            "version": VERSION,
            "game": self._game.slug,
            "verdicts": [
                None
                if verdict is None
                else {
                    "ply": decision.ply,
                    "player": decision.player,
                    "played": verdict.played,
                    "best": verdict.best,
                    "expected": verdict.expected,
                    "expected_best": verdict.expected_best,
                    "mark": str(verdict.mark),
                    "only": verdict.only,
                    "why": verdict.why and str(verdict.why),
                    "effort": verdict.effort,
                }
                for decision, verdict in zip(self.decisions, self.verdicts, strict=True)
            ],
        }

    def _course(self) -> tuple[list[tuple[float, ...]], list[int], list[float | None]]:
        """How everybody stood all the time, who decided, and what that was worth to them."""
        if self._wanting(0):
            raise ValueError("some moves have no verdict yet")
        series = [self.standings(number) for number in range(len(self.decisions) + 1)]
        something_open = self._game.hidden or self._game.chance
        worths = [
            verdict.expected if verdict is not None and something_open else None
            for verdict in self.verdicts
        ]
        return series, [decision.player for decision in self.decisions], worths

    def _closer(
        self, glance: tuple[float, ...], mover: int, verdict: MoveVerdict
    ) -> tuple[float, ...]:
        """The standings with the mover's as a closer look has it: what the best move is worth.

        In a game without secrets the others share the rest as they did at a glance.
        """
        share, rest = verdict.expected_best, 1 - glance[mover]
        closer = [*glance]  # each as that player sees it
        if not self._game.hidden:
            even = 1 / (len(glance) - 1)
            closer = [(1 - share) * (before / rest if rest else even) for before in glance]
        closer[mover] = share
        return tuple(closer)

    def _looks(
        self,
        numbers: Iterator[int],
        effort: int,
        stop: Stop,
        executor: Executor | None,
        jobs: int,
    ) -> Iterator[tuple[int, Look]]:
        """Looks at decisions here, or `jobs` at a time elsewhere; yields each as it is done."""
        if executor is None:
            for number in numbers:
                found = look(*self._question(number, effort), stop)
                if stop.is_set():
                    return
                yield number, found
            return
        waiting: dict[Future[Look], int] = {}
        try:
            while True:
                for number in islice(numbers, jobs - len(waiting)):
                    waiting[executor.submit(look, *self._question(number, effort))] = number
                if not waiting:
                    return
                done, _ = wait(waiting, _ASK_S, FIRST_COMPLETED)
                if stop.is_set():
                    return
                for future in done:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()

    def _question(
        self, number: int, effort: int
    ) -> tuple[tuple[Position, ...], Any, int, tuple[float, ...] | None]:
        """What `look` is asked of a decision."""
        decision = self.decisions[number]
        return decision.views, decision.move, effort, self._standings.get(number)

    def _in_time(self, effort: int, until: float) -> Iterator[int]:
        """The moves not judged with an effort yet, as long as there is time for one more."""
        for number in self._wanting(effort):
            if effort and monotonic() + self._longest > until:
                return
            yield number

    def _wanting(self, effort: int) -> list[int]:
        """The moves not judged with an effort yet: in their order, above a glance worst first."""
        numbers = []
        for number, verdict in enumerate(self.verdicts):
            if self.decisions[number].command or (verdict and verdict.effort >= effort):
                continue
            numbers.append(number)
        if effort:
            numbers.sort(key=self._lost, reverse=True)
        return numbers

    def _lost(self, number: int) -> float:
        verdict = self.verdicts[number]
        return verdict.lost if verdict else 0.0


def _stand(views: tuple[Position, ...], verdict: MoveVerdict | None) -> tuple[float, ...]:
    """Each player's expected share of the win, at a glance; `verdict` is that on the next move."""
    game, mover = game_named(views[0].game), views[0].to_move
    if not game.hidden and len(views) == 2 and mover is not None:
        if verdict is None or game.chance:
            share = standing(views[mover], mover, 0)
        else:  # without luck whoever is to move stands as the best move has it
            share = verdict.expected_best
        return (share, 1 - share) if mover == 0 else (1 - share, share)
    shares = tuple(standing(view, player, 0) for player, view in enumerate(views))
    if game.hidden:
        return shares  # each as that player sees it
    return tuple(share / sum(shares) for share in shares)
