"""Review: an analysis of every position of a match, and the series of each player's shares.

No verdict is shown before the whole series is final, as later positions change the values of
earlier ones.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from math import inf
from time import monotonic

from rules.core import CHANCE, Message, Position
from rules.core.analysis import Analysis, Line
from rules.core.clock import Stop
from rules.games import game_named
from rules.match import Match
from rules.match.history import Decision
from rules.players import MINDS, analyse
from rules.players.analysis import work_of
from rules.review.account import Account, Change, accounts, changes
from rules.review.course import Ending, Turning, ending_of, turning_of
from rules.review.series import Found, Shares, series_of, shared
from rules.review.summary import accuracy_of, summaries
from rules.review.tree import MatchTree, Question
from rules.review.verdict import STANDARD, MoveVerdict, only_good, reach_of, scale_of, verdict_on

VERSION = 1
"""The version of the format that `to_dict` writes."""

_ASK_S = 0.05
"""Seconds between checks of `stop` while waiting for other processes."""

_MOST_LEGAL = 200
"""The most legal moves for which a review tests whether only one is good."""

Compared = tuple[Line[object], Line[object], bool, bool]
"""The line played, the best one, whether only that is good, and whether a hint gives the first."""


def examine(view: Position, scale: float, include: tuple[object, ...]) -> Analysis[object]:
    """Analyse a position, in this or another process."""
    return analyse(view, work_of(scale), include)


@dataclass(frozen=True, slots=True)
class Settled:
    """The final results of a review."""

    verdicts: tuple[MoveVerdict | None, ...]
    """By decision; None for commands."""
    series: tuple[Shares, ...]
    """Each player's expected share before each decision, and at the end."""
    effort: int
    unfinished: bool = False
    """Whether the time ran out before every better move was confirmed."""


class Review:
    """A review of a match: the verdict on each decision.

    Iterating over `work` does the work. Not iterating is a pause, and a new iterator continues
    where the last one stopped. Not thread-safe. Raises IllegalMove for a match that still has
    secrets.
    """

    def __init__(self, match: Match) -> None:
        self._game = match.game
        self._names = match.names
        self._outcome = match.outcome
        self.decisions = tuple(match.decisions())
        self._views = match.last_views()
        levels = match.levels or (None,) * len(match.names)
        self._reaches = [reach_of(level) for level in levels]
        self._known: dict[tuple[Position, float], Analysis[object]] = {}
        self._settled: Settled | None = None
        self._unsettled = Settled((None,) * len(self.decisions), (), -1)

    @property
    def settled(self) -> Settled | None:
        """The results, None until the review is finished."""
        return self._settled

    @property
    def verdicts(self) -> tuple[MoveVerdict | None, ...]:
        """The verdict on each decision: None for commands, and for all before it has settled."""
        return (self._settled or self._unsettled).verdicts

    @property
    def effort(self) -> int:
        """The effort of the results, -1 before there are any."""
        return (self._settled or self._unsettled).effort

    @property
    def unfinished(self) -> bool:
        """Whether the review ended because time ran out, so that a longer one may differ."""
        return (self._settled or self._unsettled).unfinished

    def take(self, settled: Settled) -> None:
        """Take over the results of an earlier review of the same match."""
        self._settled = settled

    # -- the work

    def work(
        self,
        stop: Stop,
        until: float = inf,
        executor: Executor | None = None,
        jobs: int = 1,
        effort: int = STANDARD,
        scale: float | None = None,
    ) -> Iterator[float]:
        """Analyse the match and yield the share of the work done, 0 to 1.

        Ends early when `stop` is set. Work is counted, not timed, so every machine gives the same
        verdicts. Only after `until`, by `monotonic`, no more alternatives are confirmed, and the
        review is `unfinished`. With an executor, positions are analysed in its processes, several
        at a time; raises BrokenExecutor if one of them dies. `scale` overrides the effort's work.
        """
        if self.effort >= effort:
            return
        asker = _Asker(
            scale_of(effort) if scale is None else scale, stop, executor, jobs, self._known
        )
        tree = self._tree()
        if tree is None:
            found = yield from self._by_position(asker)
        else:
            found = yield from self._by_tree(tree, asker, until)
        if found is not None and not stop.is_set():
            over = tree is not None and tree.given_up
            self._settled = replace(self._settle(*found, effort), unfinished=over)
            yield 1.0

    def _tree(self) -> MatchTree | None:
        """Return the tree of the match.

        None unless it has two players who move in turn, no luck and no secrets.
        """
        made = [decision for decision in self.decisions if not decision.command]
        views = [decision.views[decision.player] for decision in made]
        movers = [view.mover for view in views]
        open_end = self._open_end()
        ends = [] if open_end is None else [open_end.mover]
        turns = [*movers, *ends]
        alternate = all(one != other for one, other in pairwise(turns))
        if self._game.hidden or self._game.chance or len(self._names) != 2 or not alternate:
            return None
        mind = MINDS[self._game.slug]
        return MatchTree(
            self._game,
            views,
            [decision.move for decision in made],
            open_end,
            mind.confirmations,
            include=mind.lines < _MOST_LEGAL,  # otherwise the move's line is among the others
        )

    def _open_end(self) -> Position | None:
        """Return the position after the last move if the match was not over.

        It is as the mover knows it.
        """
        view = self._views[0]
        last = self.decisions[-1] if self.decisions else None
        if self._outcome is not None:
            if last is None or not last.command:
                return None
            view = last.views[0]
        if view.to_move is None or view.to_move == CHANCE or view.outcome is not None:
            return None
        return (
            last.views[view.to_move]
            if self._outcome is not None and last
            else self._views[view.to_move]
        )

    def _by_position(
        self, asker: _Asker
    ) -> Generator[float, None, tuple[list[Compared | None], Shares | None] | None]:
        """Judge every decision by the analysis of its own position."""
        made = [decision for decision in self.decisions if not decision.command]
        asked = [Question(d.views[d.player], (d.move,)) for d in made]
        open_end = None if self._game.hidden else self._open_end()
        if open_end is not None:
            asked.append(Question(open_end))
        answers = yield from asker.ask(asked, 0.0, 1.0)
        if answers is None:
            return None
        found = list[Compared | None]()
        rest = iter(answers)
        for decision in self.decisions:
            found.append(None if decision.command else _compared(decision, next(rest)))
        last = None
        if open_end is not None:
            players = len(self._names)
            last = shared(answers[-1].value, open_end.mover, (1 / players,) * players)
        return found, last

    def _by_tree(
        self, tree: MatchTree, asker: _Asker, until: float
    ) -> Generator[float, None, tuple[list[Compared | None], Shares | None] | None]:
        """Judge every decision by the positions after it, from the end to the beginning."""
        answers = yield from asker.ask(tree.questions(), 0.0, 0.5)
        if answers is None:
            return None
        tree.take(answers)
        made = [number for number, decision in enumerate(self.decisions) if not decision.command]
        for place in reversed(range(len(made))):
            part = 0.5 + 0.5 * (len(made) - 1 - place) / len(made)
            yield part
            confirming, replies = tree.confirm(place), None
            while True:
                try:
                    wanted = next(confirming) if replies is None else confirming.send(replies)
                except StopIteration:
                    break
                if monotonic() >= until:  # a coarse clock may advance only every 15 ms
                    tree.give_up(place)
                    break
                replies = yield from asker.ask(wanted, part, part)
                if replies is None:
                    return None
        found: list[Compared | None] = [None] * len(self.decisions)
        for place, number in enumerate(made):
            one, decision = tree.decided[place], self.decisions[number]
            legal = _legal_moves(decision.views[decision.player])
            found[number] = (one.played, one.best, only_good(one.lines, legal), one.advised)
        last, open_end = None, self._open_end()
        if open_end is not None:
            last = shared(tree.worth(len(made)).value, open_end.mover, (0.5, 0.5))
        return found, last

    def _settle(
        self, found: Sequence[Compared | None], last: Shares | None, effort: int
    ) -> Settled:
        verdicts = list[MoveVerdict | None]()
        pairs = list[Found | None]()
        for decision, one in zip(self.decisions, found, strict=True):
            if one is None:
                verdicts.append(None)
                pairs.append(None)
                continue
            played, best, only, advised = one
            view, reach = decision.views[decision.player], self._reaches[decision.player]
            verdict = verdict_on(
                view, played, best, effort, reach=reach, only=only, advised=advised
            )
            verdicts.append(verdict)
            pairs.append((verdict.expected_best, verdict.expected))
        players = len(self._names)
        if self._outcome is not None:
            end = tuple(self._outcome.share(player) for player in range(players))
        else:
            end = last or (1 / players,) * players
        series = series_of(self._game, self.decisions, pairs, last, end)
        return Settled(tuple(verdicts), tuple(series), effort)

    # -- what was found

    def standings(self, number: int) -> Shares:
        """Return each player's expected share before a decision; past the last one, at the end.

        With secrets, each share is by that player's own knowledge. Raises ValueError before the
        review is finished.
        """
        return self._whole().series[number]

    def accounts(self) -> tuple[Account, ...]:
        """Each player's luck and skill. Raises ValueError before the review has settled."""
        return accounts(*self._course())

    def changes(self) -> tuple[tuple[Change, ...], ...]:
        """Return the skill and the luck of each decision for each player.

        Raises ValueError before the review has settled.
        """
        return changes(*self._course())

    def accuracies(self) -> tuple[float | None, ...]:
        """Each player's accuracy, 0 to 1; None without a move.

        Raises ValueError before the review has settled.
        """
        self._whole()
        return tuple(accuracy_of(self._of(player)) for player in range(len(self._names)))

    def summaries(self) -> tuple[tuple[Message, ...], ...]:
        """Up to three sentences on each player. Raises ValueError before the review has settled."""
        judged = [
            (decision, verdict)
            for decision, verdict in zip(self.decisions, self._whole().verdicts, strict=True)
            if verdict is not None
        ]
        return summaries(self._game, judged, self.accounts())

    def turning(self) -> Turning:
        """Return the turning point of the match, or why there is no single one.

        Raises ValueError before the review has settled.
        """
        whole = self._whole()
        return turning_of(
            self._game,
            self._names,
            self._outcome,
            self.decisions,
            whole.verdicts,
            whole.series,
            self.accounts(),
        )

    def ending(self) -> Ending | None:
        """Return what ended the match, None for an ordinary move.

        Raises ValueError before the review has settled.
        """
        return ending_of(self._names, self._outcome, self.decisions, self._whole().series)

    def to_dict(self) -> dict[str, object]:
        """Return the verdicts as plain JSON values."""
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
                    "lost": verdict.lost,
                    "mark": str(verdict.mark),
                    "only": verdict.only,
                    "why": verdict.why and str(verdict.why),
                    "effort": verdict.effort,
                    "weight": verdict.weight,
                    "hidden": verdict.hidden,
                    "points": verdict.points,
                }
                for decision, verdict in zip(self.decisions, self.verdicts, strict=True)
            ],
        }

    def _whole(self) -> Settled:
        if self._settled is None:
            raise ValueError("the review has not settled yet")
        return self._settled

    def _of(self, player: int) -> list[MoveVerdict]:
        return [
            verdict
            for decision, verdict in zip(self.decisions, self.verdicts, strict=True)
            if verdict is not None and decision.player == player
        ]

    def _course(self) -> tuple[Sequence[Shares], list[int], list[float | None]]:
        """Return all players' shares at each decision, the deciding players, and their values."""
        whole = self._whole()
        something_open = self._game.hidden or self._game.chance
        worths = [
            verdict.expected if verdict is not None and something_open else None
            for verdict in whole.verdicts
        ]
        return whole.series, [decision.player for decision in self.decisions], worths


class _Asker:
    """Answers each question once, in this or other processes."""

    def __init__(
        self,
        scale: float,
        stop: Stop,
        executor: Executor | None,
        jobs: int,
        known: dict[tuple[Position, float], Analysis[object]],
    ) -> None:
        self._scale = scale
        self._stop = stop
        self._executor = executor
        self._jobs = jobs
        self._known = known

    def ask(
        self, questions: Sequence[Question], begin: float, end: float
    ) -> Generator[float, None, list[Analysis[object]] | None]:
        """Yield the progress from `begin` to `end`, and return the answers in order.

        Return None if `stop` was set.
        """
        missing = [n for n, question in enumerate(questions) if self._answer(question) is None]
        done = len(questions) - len(missing)
        for number, found in self._looks(questions, missing):
            question = questions[number]
            self._known[question.view, self._scale * question.closer] = found
            done += 1
            yield begin + (end - begin) * done / len(questions)
        answers = [self._answer(question) for question in questions]
        if self._stop.is_set() or None in answers:
            return None
        return [answer for answer in answers if answer is not None]

    def _answer(self, question: Question) -> Analysis[object] | None:
        known = self._known.get((question.view, self._scale * question.closer))
        if known is None or any(known.line_of(move) is None for move in question.include):
            return None
        return known

    def _looks(
        self, questions: Sequence[Question], numbers: Sequence[int]
    ) -> Iterator[tuple[int, Analysis[object]]]:
        """Answer the questions with these numbers, here or `jobs` at a time in other processes.

        Yield the number and answer of each when it is done.
        """
        if self._executor is None:
            for number in numbers:
                question = questions[number]
                work = work_of(self._scale * question.closer, self._stop)
                found = analyse(question.view, work, question.include)
                if self._stop.is_set():
                    return
                yield number, found
            return
        left, waiting = iter(numbers), dict[Future[Analysis[object]], int]()
        try:
            while not self._stop.is_set():
                for number in islice(left, self._jobs - len(waiting)):
                    question = questions[number]
                    facts = question.view, self._scale * question.closer, question.include
                    waiting[self._executor.submit(examine, *facts)] = number
                if not waiting:
                    return
                done, _ = wait(waiting, _ASK_S, FIRST_COMPLETED)
                if self._stop.is_set():
                    return
                for future in done:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()


def _compared(decision: Decision, found: Analysis[object]) -> Compared:
    """Return the line played, the best line, and whether only the best move is good."""
    view = decision.views[decision.player]
    played = found.line_of(decision.move) or Line(decision.move, found.value)
    if MINDS[view.game].prepares(view, decision.move):
        played = Line(decision.move, found.value)
    best = found.best if found.best.rank > played.rank else played
    return played, best, only_good(found.lines, _legal_moves(view)), False


def _legal_moves(view: Position) -> int:
    """Return the number of legal moves, which is counted only up to _MOST_LEGAL + 1."""
    return len(list(islice(game_named(view.game).legal_moves(view), _MOST_LEGAL + 1)))
