"""The results of a review in words: turns, graph, players, and what decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.analysis.analysis import DEEP, Analysis, Course, Report
from desktop.analysis.graph import Step
from desktop.analysis.marks import FAULTS, counted, is_costly, mark_of, word_of
from desktop.analysis.move_words import better_moves, in_words
from desktop.board.spoken.rule_text import capitalised
from desktop.language.messages import listed, translated
from desktop.language.numbers import percent
from rules.core.mind import of_player

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import Account, MoveVerdict

translate = QCoreApplication.translate

_MOST_TURNS = 16
"""The most costly turns that are listed; some are moves of the same turn."""
_MOST_REVISED = 3
"""The most changed marks that are named one by one."""
_CLEAR = 0.35
"""The difference in luck or moves that is more than a little, as a share of the win."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The results of a player; `words` are only said and in the menu."""

    name: str
    score: str = ""
    worst: str = ""
    """The number of moves with the worst mark, such as “3 blunders”."""
    accuracy: float | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in the card or among the others; without a mark, its move was good."""

    step: int
    player: int | None
    name: str
    turn: int
    mark: str = ""
    move: str = ""
    why: str = ""
    before: float | None = None
    """The chance with the best move, and after the one played."""
    after: float | None = None

    @property
    def lost(self) -> float:
        return (self.before or 0.0) - (self.after or 0.0)


@dataclass(frozen=True, slots=True)
class Decided:
    """A row of what decided: words, and how far the second of two players was favoured."""

    title: str
    words: str
    share: float | None = None
    """From -1 to 1; None without a bar."""


def reason(course: Course, verdict: MoveVerdict | None, step: int) -> str:
    """Return the better move and the reason; empty if none was better."""
    if verdict is None or verdict.why is None:
        return ""
    words = translate("ReviewPage", "Better: {move}. {why}")
    if verdict.only:
        words = translate("ReviewPage", "The only good move: {move}. {why}")
    better = better_moves(course.decision(step), verdict)
    move = in_words(course.decision(step), better[0] if better else verdict.best)
    why = of_player(verdict.why, course.match.names[course.decision(step).player])
    told = words.format(move=move, why=f"{capitalised(why)}.")
    if verdict.hidden is not None:
        told = f"{capitalised(word_of(verdict))}. {told}"
    return told


class ReportWords:
    """The words for one match. Those of the graph's steps are kept until their facts change."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self._names, game = analysis.match.names, analysis.match.game
        self._lucky = game.chance or game.hidden
        self._steps: dict[int, Step] = {}

    @property
    def course(self) -> Course:
        """The moves, which must be known."""
        assert self.analysis.course is not None
        return self.analysis.course

    # -- turns

    def turn(self, step: int) -> Turn:
        """Return what the card shows of a step."""
        course, analysis = self.course, self.analysis
        if step == course.last:
            ending = analysis.report.ending if analysis.report is not None else ""
            return Turn(step, None, "", course.turn(step), why=translated(ending) if ending else "")
        decision, verdict = course.decision(step), analysis.verdicts[step]
        player, turn = decision.player, course.turns[step]
        move = in_words(decision, decision.move)
        name = self._names[player]
        if verdict is None:
            return Turn(step, player, name, turn, move=move)
        why = f"{capitalised(word_of(verdict))}."
        if verdict.why is not None:
            #: {why} is what the better move does: “forces the win within your next 2 turns”
            words = translate("ReviewPage", "Better: {why}.")
            why = words.format(why=translated(of_player(verdict.why, name)))
        mark = mark_of(verdict) if is_costly(verdict) else ""
        chances = verdict.expected_best, verdict.expected
        return Turn(step, player, name, turn, mark, move, why, *chances)

    def costly(self) -> list[Turn]:
        """Return the costliest turns, the worst first; of equal ones, the turning point first."""
        return [self.turn(step) for step in self._costly_steps()[:_MOST_TURNS]]

    def _costly_steps(self) -> list[int]:
        report = self.analysis.report
        if report is None:
            return []
        faults = [(step, one) for step, one in enumerate(report.verdicts) if is_costly(one)]
        faults.sort(key=lambda fault: (-fault[1].seen, fault[0] != report.turned))
        return [step for step, _ in faults]

    def opening(self) -> int | None:
        """Return the first step to show: the turning point, or else the costliest move."""
        report, costly = self.analysis.report, self._costly_steps()
        if report is not None and report.turned is not None:
            return report.turned
        return costly[0] if costly else None

    def graph_steps(self) -> list[Step]:
        """Return the steps of the graph."""
        return [self._step(step) for step in range(self.course.last + 1)]

    def _step(self, step: int) -> Step:
        course, analysis = self.course, self.analysis
        standing = analysis.standing(step)
        if step == course.last:
            return Step(None, course.turn(step), translate("common", "The end"), standing, None)
        decision, verdict = course.decision(step), analysis.verdicts[step]
        known = self._steps.get(step)
        if known is None or (known.standing, known.verdict) != (standing, verdict):
            move = in_words(decision, decision.move)
            turned = translate("common", "Turn {n}").format(n=course.turns[step])
            words = [turned, self._names[decision.player], move, word_of(verdict)]
            if verdict is not None and is_costly(verdict):
                words.append(percent(-verdict.lost))
            after = analysis.standing(step + 1)
            if self._lucky and verdict is not None and after is not None:
                luck = after[decision.player] - verdict.expected
                if round(100 * luck):
                    told = translate("ReviewPage", "luck {share}")
                    words.append(told.format(share=percent(luck, signed=True)))
            turn, name = course.turns[step], listed(*words)
            self._steps[step] = Step(decision.player, turn, name, standing, verdict)
        return self._steps[step]

    # -- the whole match

    def course_words(self) -> str:
        """Return where the match turned, what ended it, and what a closer look has changed."""
        report, turn = self.analysis.report, self.analysis.turning_point
        if report is None:
            return ""
        words = [*dict.fromkeys((translated(report.turning), translated(report.ending)))]
        if turn:
            words.insert(0, translate("common", "Turning point: turn {n}.").format(n=turn))
        return " ".join(filter(None, (*words, self.revised())))

    def revised(self) -> str:
        """Return what a closer look has changed; empty before there was one."""
        analysis, course = self.analysis, self.course
        words = []
        if analysis.effort != DEEP:
            return ""
        if analysis.revised:
            changed = translate(
                "ReviewPage", "The closer look changed the mark of turn {n}: {before}, now {after}."
            )
            words = [
                changed.format(
                    n=course.turns[one.step], before=word_of(one.before), after=word_of(one.after)
                )
                for one in analysis.revised[:_MOST_REVISED]
            ]
            more = len(analysis.revised) - _MOST_REVISED
            if more > 0:
                words.append(translate("ReviewPage", "%n more marks changed.", None, more))
        else:
            words.append(translate("ReviewPage", "The closer look changed no marks."))
        return " ".join(words)

    def players(self, *, open_question: int | None = None) -> list[PlayerReport]:
        """Return each player's results, without what answers a question to one of them."""
        report, match = self.analysis.report, self.course.match
        outcome = match.outcome
        scores = outcome.scores if outcome is not None and any(outcome.scores) else ()
        marks = [Counter[str]() for _ in self._names]
        for step, verdict in enumerate(self.analysis.verdicts):
            if verdict is not None:
                marks[self.course.decision(step).player][mark_of(verdict)] += 1
        found = []
        for player, name in enumerate(self._names):
            worst = worst_of([(mark, marks[player][mark]) for mark in reversed(FAULTS)])
            words, accuracy = "", None
            if report is not None:
                accuracy = report.accuracies[player]
                if player != open_question:
                    words = " ".join(map(capitalised, report.summaries[player]))
                    words += _luck_and_skill(report.accounts[player]) if self._lucky else ""
            score = str(scores[player]) if scores else ""
            found.append(PlayerReport(name, score, worst, accuracy, words))
        return found

    def decided(self) -> list[Decided]:
        """Return whom luck and moves favoured."""
        report = self.analysis.report
        if report is None:
            return []
        rows = [self._decided(translate("ReviewPage", "Moves:"), report, attrgetter("skill"))]
        if self._lucky:
            luck = translate("ReviewPage", "Luck:")
            rows.insert(0, self._decided(luck, report, attrgetter("luck")))
        return rows

    def _decided(self, title: str, report: Report, part: Callable[[Account], float]) -> Decided:
        """Return whom a part of the results favoured; between two players with the knob's place."""
        shares = [part(account) for account in report.accounts]
        best, second = sorted(shares, reverse=True)[:2]
        name = self._names[shares.index(best)]
        share = (shares[1] - shares[0]) / 2 if len(shares) == 2 else None
        lead = best - second if share is None else abs(share)
        #: in “Luck: even” and “Moves: even”: favoured nobody
        words = translate("ReviewPage", "even")
        if not is_even(lead):
            #: in “Luck: slightly for {name}” and “Moves: slightly for {name}”
            words = translate("ReviewPage", "slightly for {name}").format(name=name)
        if lead >= _CLEAR:
            #: in “Luck: clearly for {name}” and “Moves: clearly for {name}”
            words = translate("ReviewPage", "clearly for {name}").format(name=name)
        return Decided(title, words, share)


def _luck_and_skill(account: Account) -> str:
    words = translate("ReviewPage", "Luck {luck}, skill {skill}.")
    luck, skill = percent(account.luck, signed=True), percent(account.skill, signed=True)
    return " " + words.format(luck=luck, skill=skill)


def is_even(share: float) -> bool:
    """Whether a difference in luck or skill is too small to count."""
    return abs(share) < 0.1


def worst_of(counts: Sequence[tuple[str, int]]) -> str:
    """Return the worst mark that occurs and its number in words, from (mark, number) pairs."""
    return next((counted(mark, count) for mark, count in counts if count), "")
