"""The page of the review: where a match turned, move by move, and what was better."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.analysis.session import AnalysisSession, AnalysisShown, Hands
from desktop.background.task import BackgroundTask
from desktop.board.contract import Prompt
from desktop.board.spoken.rule_text import capitalised
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.language.messages import listed, translated
from desktop.language.numbers import percent, signed
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.review.analysis import DEEP, STANDARD, Analysis, Course
from desktop.review.graph import Graph, Step
from desktop.review.marks import FAULTS, is_costly, mark_of, word_of
from desktop.review.move_marks import MarkedMove, MoveMarks
from desktop.review.own_mistakes import forget, note_try
from desktop.review.panel import MOST_COSTLY, CostlyMove, PlayerReport, ReviewPanel
from desktop.storage.mistakes import Mistake
from desktop.table.state import outcome_text, ranked_scores, result_line
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px
from rules.core import IllegalMove, InvalidMove, Position
from rules.core.mind import of_player
from rules.games import game_named
from rules.match import Decision, Match

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep, MoveVerdict

translate = QCoreApplication.translate

LOOK_MS = 2600
"""Milliseconds for which the answer to a tried move is shown before it is undone."""
_PLY_MS = 1600
"""Milliseconds for which each move of the line is shown, unless the player goes by hand."""
_LOW_PAGE = 700
"""The height of the page in pixels below which the graph is low, as the board needs the height."""
_LINE = 6
"""The most moves of a line that could have followed."""
_MOST_REVISED = 3
"""The most changed marks that are named one by one."""
_TOGETHER_MS = 80
"""Milliseconds in which results are collected before they are shown together."""


class ReviewPage(BoardPage):
    """The review page: connects an analysis to the scene of its game."""

    back_wanted = Signal()  # back to where the match was open before
    study_wanted = Signal(int)  # plies before the position shown
    next_wanted = Signal(Mistake)  # open another of the player's mistakes than this one

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analysis = Analysis(self)
        self.match: Match | None = None
        self.session: AnalysisSession | None = None
        self._marks: MoveMarks | None = None
        self._attempt = BackgroundTask(self)
        self._own: Mistake | None = None
        """The mistake that the page was opened for, while it is shown."""
        self._more = False
        """Whether other mistakes follow it."""
        self._noting = BackgroundTask(self)
        self._steps: dict[int, Step] = {}
        """The steps of the graph, kept so that only changed ones are put into words again."""
        self._chosen = False
        """Whether the player has chosen the step; otherwise the turning point is shown."""
        self.graph = Graph()
        self.panel = ReviewPanel()
        self.walker = Walker(self, self.panel.walk, self.panel.strip)
        PictureCommands(self, board_of(lambda: self.view), self._result, self._printable)
        PaperCommands(self, paper_of(self._printable))
        strip = self.panel.strip
        frame = BoardFrame(self.panel, strip, "review", self._captions, below=self.graph)
        self.lay_out(frame, lambda: self.panel.standing, self.graph)
        self.setWindowTitle(self.tr("Where did the game turn?"))
        self.bar.title.setText(self.windowTitle())
        # Board and graph are updated one after the other, so a click waits for only one of them.
        self._soon = QTimer(self, singleShot=True, interval=_TOGETHER_MS)
        self._soon.timeout.connect(self.show_found)
        self._stepping = QTimer(self, singleShot=True, interval=0)
        self._stepping.timeout.connect(self._open_at_turning_point)
        self._playing = QTimer(self, singleShot=True, interval=_PLY_MS)
        self._playing.timeout.connect(self._play_on)
        self._looking = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._looking.timeout.connect(self._show_again)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self.graph.chosen.connect(self.go_to)
        panel.chosen.connect(self.go_to)
        self.walker.wanted.connect(self._walk_to)
        panel.hold.clicked.connect(self._hold)
        panel.again.clicked.connect(self.toggle_try)
        panel.line.clicked.connect(self.toggle_line)
        panel.deepen.clicked.connect(self.analysis.deepen)
        self.analysis.begun.connect(self._begin)
        self.analysis.settled.connect(self._soon.start)
        self.analysis.progressed.connect(self._show_progress)
        self.analysis.changed.connect(self._show_progress)
        self.analysis.failed.connect(self._say_failed)
        panel.study.clicked.connect(lambda: self.study_wanted.emit(self.ply))
        appearance().changed.connect(self._follow)

    def _say_failed(self) -> None:
        self.told.emit(self.tr("This game could not be reviewed."))

    @property
    def ply(self) -> int:
        """The number of plies before the position shown."""
        return self.session.node if self.session is not None else 0

    @property
    def step(self) -> int:
        """The number of the move before which the match is shown, or the number of moves."""
        return self.session.place() if self.session is not None else 0

    @property
    def trying(self) -> bool:
        """Whether the player is looking for a better move than the one played."""
        return self.session is not None and self.session.hands is Hands.TRY

    @property
    def _line(self) -> tuple[LineStep, ...]:
        """The line that could have followed, while it is shown."""
        return self.session.line_ahead if self.session is not None else ()

    def main_widget(self) -> QWidget:
        return self.graph if self.graph.steps and not self.trying else self.view

    def cancel(self) -> bool:
        if self._line:
            self.toggle_line()
        elif self.trying and self._own is None:
            self.toggle_try()
        else:
            return False
        return True

    def go_back(self) -> None:
        """Go back one step: from a line or a try, then to where the match was open before."""
        if not self.cancel():
            self.back_wanted.emit()

    def _result(self) -> str:
        """Return the result in one line; empty for an unfinished match."""
        match = self.match
        if match is None or match.outcome is None:
            return ""
        return result_line(match.game.title, match.outcome, match.names)

    def _printable(self) -> Printable | None:
        """Return the whole match and the position shown, for printing."""
        scene = self.scene
        if self.match is None or scene is None or scene.view is None:
            return None
        return Printable(scene.view, self.match.copy(), None)

    # -- a match

    def review(self, match: Match) -> None:
        """Review a match, or continue the last review of it."""
        self.panel.study.show()
        known = self.match
        if known is not None and known.to_text() == match.to_text():
            if self._own is not None:  # it was opened to solve one of the player's mistakes
                self._own, self._more = None, False
                self._end_try()
            return
        self.close_match()
        self.match = match
        self.session = session = AnalysisSession(match.copy(), Hands.LOOK, self)
        session.shown.connect(self._show)
        session.tried.connect(self._judge)
        game = match.game
        scene = ui_of(game.slug).scene(game, theme(), self)
        scene.looked_at = True
        self._marks = MoveMarks(scene)
        scene.move_chosen.connect(session.play)
        scene.refused.connect(self.frame.refuse)
        self.panel.show_matter(scene.make_panel())
        self.frame.attach(scene)
        outcome, chips = match.outcome, [game.title]
        if outcome is not None:
            title = outcome_text(outcome, match.names)[0]
            scores = " : ".join(map(str, ranked_scores(outcome)))
            chips.append(f"{title} {scores}" if any(outcome.scores) else title)
        self.bar.chips.show_texts(chips)
        self._chosen = False
        self.graph.show_steps(())
        self.panel.show_reports(())
        self.panel.show_costly((), "")
        self.analysis.start(match)
        self.frame.refresh()

    @property
    def settling(self) -> bool:
        """Whether the moves are still being read, or what is known so far is not shown yet."""
        reading = self.analysis.working and self.analysis.course is None
        return reading or self._soon.isActive() or super().settling

    def solve(self, mistake: Mistake, match: Match, *, more: bool) -> None:
        """Let the player retry a mistake in a match; `more`: other mistakes follow it."""
        self.review(match)
        self._own, self._more = mistake, more
        self.panel.study.hide()  # the puzzles page handles it; it has no record
        if self.analysis.course is not None:
            self._begin()

    def close_match(self) -> None:
        """Close the match."""
        self.analysis.stop()
        self._attempt.stop()
        self._soon.stop()
        self._stepping.stop()
        self._playing.stop()
        self._looking.stop()
        if self.session is not None:
            self.session.deleteLater()
        self.match = self.session = self._marks = self._own = None
        self._steps = {}
        self.frame.detach()
        self.panel.show_matter(None)

    def activate(self) -> None:
        self.analysis.go_on()
        self.main_widget().setFocus()

    def rest(self) -> None:
        """Stop the analysis as the page is left."""
        self.analysis.stop()
        self._attempt.stop()
        self._playing.stop()
        self._show_buttons()

    def shut_down(self) -> None:
        self.analysis.close()
        self._attempt.close()
        self._noting.close()

    def way_here(self) -> Callable[[ReviewPage], object]:
        match = self.match
        return lambda page: page.review(match) if match is not None else None

    def _hold(self) -> None:
        if self.analysis.working:
            self.analysis.stop()
        else:
            self.analysis.go_on()

    # -- results

    def _begin(self) -> None:
        course, session, own = self.analysis.course, self.session, self._own
        assert course is not None
        assert session is not None
        solves = own is not None and own.step in course.exercises
        session.hands = Hands.TRY if solves else Hands.LOOK
        self._chosen = self._chosen or solves
        session.walk_to(own.step if own is not None else course.last)
        if own is not None and not solves:
            self._forget()  # an earlier version stored it
        self._soon.start()
        self.view.open_whole()
        self.main_widget().setFocus()

    def show_found(self) -> None:
        """Show all results so far."""
        analysis, course = self.analysis, self.analysis.course
        if course is None or self.match is None:
            return
        game = self.match.game
        lucky = game.chance or game.hidden
        costly = self._costly()
        if self._is_elsewhere():
            self._stepping.start()
        steps = [self._graph_step(n, lucky=lucky) for n in range(course.last + 1)]
        self.graph.show_steps(steps, lucky=lucky, by_own=game.hidden)
        self.graph.show_step(self.step)
        self.panel.show_reports(self._reports(lucky), by_own=game.hidden)
        nothing = self.tr("No mistakes.")
        waiting = self.tr("The marks appear after all moves have been reviewed.")
        self.panel.show_course(self._course_words())
        self.panel.show_costly(costly, nothing if analysis.report is not None else waiting)
        self._show_progress()
        if not self._stepping.isActive():
            before = self.frame.captions
            self._follow_step()
            if self.frame.captions != before:
                self._tell_move()

    @property
    def _opening(self) -> int | None:
        """The first step to show: the turning point, or else the costliest move."""
        report, costly = self.analysis.report, self._costly()
        if report is not None and report.turned is not None:
            return report.turned
        return costly[0].step if costly else None

    def _is_elsewhere(self) -> bool:
        """Whether another step than the first one to show is shown without the player's choice."""
        if self._chosen or self.trying:
            return False
        return self._opening not in (None, self.step)

    def _open_at_turning_point(self) -> None:
        session, opening = self.session, self._opening
        if session is not None and opening is not None and self._is_elsewhere():
            session.walk_to(opening)

    def _graph_step(self, step: int, *, lucky: bool) -> Step:
        analysis, course = self.analysis, self.analysis.course
        assert course is not None
        assert self.match is not None
        standing = analysis.standing(step)
        if step == course.last:
            turn = course.turns[-1] if course.turns else 0
            return Step(None, turn, self.tr("The end"), standing, None)
        decision, verdict = course.decision(step), analysis.verdicts[step]
        after, luck = analysis.standing(step + 1), 0.0
        if verdict is not None and after is not None:
            luck = after[decision.player] - verdict.expected
        known, facts = self._steps.get(step), (standing, verdict, luck)
        if known is None or (known.standing, known.verdict, known.luck) != facts:
            move = _in_words(decision, decision.move)
            turned = self.tr("Turn {n}").format(n=course.turns[step])
            words = [turned, self.match.names[decision.player], move, word_of(verdict)]
            if verdict is not None and is_costly(verdict):
                words.append(percent(-verdict.lost))
            if lucky and round(100 * luck):
                words.append(self.tr("luck {share}").format(share=percent(luck, signed=True)))
            turn, name = course.turns[step], listed(*words)
            self._steps[step] = Step(decision.player, turn, name, *facts)
        return self._steps[step]

    def _costly(self) -> list[CostlyMove]:
        """Return the costliest moves, the worst first; of equal ones, the turning point first."""
        course, report = self.analysis.course, self.analysis.report
        assert course is not None
        turned = report.turned if report is not None else None
        faults = [
            (step, verdict)
            for step, verdict in enumerate(self.analysis.verdicts)
            if verdict is not None and is_costly(verdict)
        ]
        faults.sort(key=lambda one: (-one[1].seen, one[0] != turned))
        return [
            CostlyMove(
                step,
                course.decision(step).player,
                mark_of(verdict),
                course.turns[step],
                _in_words(course.decision(step), course.decision(step).move),
                verdict.lost,
                "" if self.trying and step == self.step else self._why(step),
            )
            for step, verdict in faults[:MOST_COSTLY]
        ]

    def _why(self, step: int) -> str:
        """Return the better move and the reason."""
        verdict = self.analysis.verdicts[step]
        if verdict is None or verdict.why is None:
            return ""
        words = self.tr("Better: {move}. {why}")
        if verdict.only:
            words = self.tr("The only good move: {move}. {why}")
        course = self.analysis.course
        assert course is not None
        better = _better(course.decision(step), verdict)
        move = _in_words(course.decision(step), better[0] if better else verdict.best)
        decision = course.decision(step)
        why = of_player(verdict.why, decision.views[decision.player].names[decision.player])
        told = words.format(move=move, why=f"{capitalised(why)}.")
        if verdict.hidden is not None:
            told = f"{capitalised(word_of(verdict))}. {told}"
        return told

    def _course_words(self) -> str:
        """Return where the match turned, what ended it, and what a closer look has changed."""
        analysis, course = self.analysis, self.analysis.course
        report = analysis.report
        if report is None or course is None or self.trying:
            return ""
        words = [*dict.fromkeys((translated(report.turning), translated(report.ending)))]
        if report.turned is not None:
            words.insert(
                0, self.tr("Turning point: turn {n}.").format(n=course.turns[report.turned])
            )
        if report.effort == DEEP and analysis.revised:
            changed = self.tr(
                "The closer look changed the mark of turn {n}: {before}, now {after}."
            )
            words += [
                changed.format(
                    n=course.turns[one.step], before=word_of(one.before), after=word_of(one.after)
                )
                for one in analysis.revised[:_MOST_REVISED]
            ]
            more = len(analysis.revised) - _MOST_REVISED
            if more > 0:
                words.append(translate("ReviewPage", "%n more marks changed.", None, more))
        elif report.effort == DEEP and analysis.done:
            words.append(self.tr("The closer look changed no marks."))
        return " ".join(filter(None, words))

    def _reports(self, lucky: bool) -> list[PlayerReport]:
        analysis, course = self.analysis, self.analysis.course
        assert course is not None
        assert self.match is not None
        reports = []
        for player, name in enumerate(self.match.names):
            report = analysis.report
            accuracy = report.accuracies[player] if report is not None else None
            luck = skill = None
            if lucky and report is not None:
                account = report.accounts[player]
                luck, skill = account.luck, account.skill
            words = self._summary(player)
            reports.append(PlayerReport(name, accuracy, words, luck, skill))
        return reports

    def _summary(self, player: int) -> str:
        """Return the summary of a player, once all moves have a verdict and no question is open."""
        course, report = self.analysis.course, self.analysis.report
        summaries = report.summaries if report is not None else ()
        if self.trying and course is not None and course.decision(self.step).player == player:
            return ""
        return (
            " ".join(capitalised(sentence) for sentence in summaries[player]) if summaries else ""
        )

    def _show_progress(self) -> None:
        analysis, course = self.analysis, self.analysis.course
        count = course.last if course is not None else 0
        done = int(count * analysis.progress)
        self.panel.deepen.setEnabled(analysis.effort < DEEP)
        if course is None:
            words = self.tr("Reviewing the moves…")
        elif analysis.effort == DEEP:
            words = self.tr("Looking deeper: {n} of {all}")
        else:
            words = self.tr("{n} of {all} moves reviewed")
        words = words.format(n=done, all=count)
        share = analysis.progress
        self.panel.show_progress(words, share, working=analysis.working, done=analysis.done)

    # -- a step

    def go_to(self, step: int) -> None:
        """Show the position before a move, or the one at the end."""
        course, session = self.analysis.course, self.session
        if course is None or session is None or not 0 <= step <= course.last:
            return
        if step != self.step or self._line:
            self._chosen, self._own = True, None
            self._stop_trying(session)
            session.walk_to(step)

    def _walk_to(self, place: int) -> None:
        """Go to a step of the match, or of the line shown."""
        self._playing.stop()
        if self.session is not None and self._line:
            self.session.look_along(self._line, place)
        else:
            self.go_to(place)

    def _show_again(self) -> None:
        if self.session is not None:
            self.session.show()

    def _show(self, shown: AnalysisShown) -> None:
        course, session = self.analysis.course, self.session
        if course is None or session is None:
            return
        self._place_graph()
        if self._marks is not None:
            self._marks.show_moves(None, None)
        self.frame.show_position(shown)
        if self._line:
            words = self.tr("Follow-up {n} of {last}")
            words = words.format(n=session.ahead, last=len(self._line))
            self.walker.show_place(session.ahead, len(self._line), words, self._turn)
        if self._line or shown.ahead:
            self._show_buttons()
            return
        self.graph.show_step(self.step)
        self.panel.show_step(self.step)
        last_turn = course.turns[-1] if course.turns else 0
        where = self.tr("Turn {n} of {last}").format(n=self._turn, last=last_turn)
        self.walker.show_place(self.step, course.last, where, self._turn)
        self._follow_step()
        self._tell_move()

    @property
    def _turn(self) -> str:
        """The number of the turn shown, or of the last one at the end."""
        course = self.analysis.course
        return str(course.turns[min(self.step, course.last - 1)]) if course and course.last else "0"

    def _captions(self, prompt: Prompt | None) -> Captions:
        """Return whose move it is, and why another was better, or what to do next."""
        course, match = self.analysis.course, self.match
        if match is None:
            return Captions()
        if self._line:
            return self._captions_of_line(match)
        if course is None:
            return Captions(prompt=Prompt(self.tr("Reviewing the moves…")))
        if self.step == course.last:
            title = outcome_text(match.outcome, match.names)[0] if match.outcome else ""
            return Captions(prompt=Prompt(title or self.tr("The last position")))
        decision, turn = course.decision(self.step), course.turns[self.step]
        name = match.names[decision.player]
        move = _in_words(decision, decision.move)
        if self.trying:
            return self._task(turn, decision.player, name, move, prompt)
        sentence = self.tr("Turn {n}, {name}: {move}").format(n=turn, name=name, move=move)
        why = self._why(self.step)
        words = why or f"{capitalised(word_of(self.analysis.verdicts[self.step]))}."
        return Captions(decision.player, Prompt(sentence, words, accent=bool(why)))

    def _follow_step(self) -> None:
        """Show the commands for the step, and the better move on the board."""
        self._show_buttons()
        self._draw_moves()
        self.frame.refresh()

    def _tell_move(self) -> None:
        """Announce the played move, and why another was better."""
        prompt = self.frame.captions.prompt
        if self._played is not None and prompt is not None:
            self.frame.say(f"{prompt.sentence}. {prompt.hint}")

    @property
    def _played(self) -> Decision | None:
        """The decision shown as it was made; None while another move is shown."""
        course = self.analysis.course
        if course is None or self._line or self.trying or self.step == course.last:
            return None
        return course.decision(self.step)

    def _show_buttons(self) -> None:
        panel, course = self.panel, self.analysis.course
        if self._line or course is None or self.step == course.last:
            panel.show_trying(False, possible=False)
            panel.show_following(bool(self._line), possible=bool(self._line))
            return
        known, own = self.analysis.verdicts[self.step] is not None, self._own is not None
        possible = known and (self.step in course.exercises or self._more)
        panel.show_trying(self.trying, possible=possible, more=own and self._more)
        can_follow = known and not self.trying and not self._attempt.busy
        panel.show_following(False, possible=can_follow)
        panel.show_asked_again(own and self.trying)

    def _draw_moves(self) -> None:
        """Draw the better move as if it were made, and mark both it and the played one."""
        scene, marks, decision = self.scene, self._marks, self._played
        if scene is None or marks is None or decision is None:
            return
        verdict = self.analysis.verdicts[self.step]
        drawn = _better(decision, verdict)
        self.frame.preview(drawn)
        text = verdict.played if verdict is not None else str(decision.move)
        gain, better = gain_of(decision, decision.move), None
        if drawn and verdict is not None:
            best = gain_of(decision, drawn[0])
            better = MarkedMove(verdict.best, scene.outline_of(drawn), best)
            if not gain and not best:
                gain = percent(-verdict.lost)
        played = MarkedMove(text, scene.outline_of((decision.move,)), gain)
        marks.show_moves(played, better, travels=scene.moves_pieces)

    # -- the line that could have followed

    def toggle_line(self) -> None:
        """Show the line after the better move, or after the played one if there is none; or end it.

        While a mistake is to be solved: never ask about it again.
        """
        course = self.analysis.course
        if self.trying and self._own is not None:
            self._forget()
        elif self._line:
            self._show_again()
        elif course is not None and self.step < course.last and not self._attempt.busy:
            self._chosen = True
            decision, verdict = course.decision(self.step), self.analysis.verdicts[self.step]
            view = decision.views[decision.player]
            best = verdict.best if verdict is not None else str(decision.move)
            self._attempt.ask(lambda stop: _line_of(view, best, stop), self._show_line, self._fail)
            self._follow_step()
        self.main_widget().setFocus()

    def _fail(self) -> None:
        self._show_buttons()
        self.frame.refuse(self.tr("Something went wrong. Try again."))

    def _show_line(self, line: tuple[LineStep, ...]) -> None:
        if self.session is not None:
            self.session.look_along(line)
        if not theme().reduced_motion:
            self._playing.start()

    def _play_on(self) -> None:
        """Show the line's next move, and let the one after it come by itself."""
        session = self.session
        if session is not None and self._line:
            session.look_along(self._line, session.ahead + 1)
            if session.ahead < len(self._line):
                self._playing.start()

    def _captions_of_line(self, match: Match) -> Captions:
        player, sentence = None, self.tr("The best line")
        if self.session is not None and self.session.ahead:
            step = self._line[self.session.ahead - 1]
            words = self.tr("{name} plays {move}")
            player, sentence = (
                step.player,
                words.format(name=match.names[step.player], move=step.text),
            )
        hint = self.tr("The best moves that were found.")
        if match.game.hidden or match.game.chance:
            hint = self.tr("One possible continuation. Everything hidden is chosen at random.")
        return Captions(player, Prompt(sentence, hint), sentence)

    # -- finding a better move

    def toggle_try(self) -> None:
        """Let the player solve the position on the board, or show the answer."""
        course, match = self.analysis.course, self.match
        if course is None or match is None or self.step == course.last:
            return
        if self._own is not None and self._more and not self.trying:
            self.next_wanted.emit(self._own)
            return
        if self.trying:
            step = self.step
            self._noting.ask(
                lambda _: note_try(match, step, solved=False),
                lambda kept: self.told.emit(self._when_again(kept)) if kept is not None else None,
            )
            self._end_try()
        elif self.session is not None and self.step in course.exercises:
            self._attempt.stop()
            self._chosen, self.session.hands = True, Hands.TRY
            self.session.walk_to(self.step)
            self.show_found()
        self.main_widget().setFocus()

    def _forget(self) -> None:
        """Never ask about the present mistake again, and show the answer."""
        match, step = self.match, self.step
        assert match is not None
        words = self.tr("You will not be asked about this move again.")
        self._noting.ask(lambda _: forget(match, step), lambda _: self.told.emit(words))
        self._end_try()

    def _when_again(self, mistake: Mistake) -> str:
        """Return a sentence about when a mistake comes back."""
        if not mistake.due:
            return self.tr("You know this move now. You will not be asked again.")
        count = (datetime.date.fromisoformat(mistake.due) - datetime.date.today()).days
        return translate("ReviewPage", "You will be asked again in %n days.", None, count)

    def _end_try(self) -> None:
        """Show the answer."""
        if self.session is not None:
            self._stop_trying(self.session)
            self.session.walk_to(self.step)
            self.show_found()

    def _stop_trying(self, session: AnalysisSession) -> None:
        session.hands = Hands.LOOK
        self._attempt.stop()
        self._looking.stop()

    def _task(
        self, turn: int, player: int, name: str, move: str, prompt: Prompt | None
    ) -> Captions:
        """Return who is to find what; while a move is half made, the scene's own prompt."""
        words = self.tr("Turn {n}: {name}, find a better move")
        begun = self.scene is not None and self.scene.half_done
        hint = prompt.hint if begun and prompt is not None else ""
        usual = self.tr("{move} was played. Any move about as good as the best one counts.")
        hint = hint or usual.format(move=capitalised(move))
        sentence = words.format(n=turn, name=name)
        return Captions(player, Prompt(sentence, hint), f"{sentence}. {hint}")

    def _judge(self, move: object) -> None:
        """Judge a tried move in the background."""
        course, step, scene = self.analysis.course, self.step, self.scene
        if course is None or scene is None or scene.view is None:
            return
        if self._attempt.busy or self._looking.isActive():
            return
        known, view = self.analysis.verdicts[step], scene.view
        self._attempt.ask(
            lambda stop: _tried(course, step, view, move, known, stop), self._answer, self._fail
        )

    def _answer(self, found: _Tried | _Prepared) -> None:
        if isinstance(found, _Prepared):
            if self.session is not None:
                self.session.prepare(found.view)
            return
        tried = found.verdict
        if tried.mark.value in FAULTS:
            self._refute(tried, found.line)
            return
        self._end_try()
        move = _in_words(found.decision, tried.played)
        words = self.tr("Correct, {move}: {mark}.").format(
            move=capitalised(move), mark=word_of(tried)
        )
        again = self._when_again(found.kept) if found.kept is not None else ""
        self.told.emit(f"{words} {again}".strip())

    def _refute(self, tried: MoveVerdict, line: tuple[LineStep, ...]) -> None:
        """Show for a while the opponents' answer to a move, and what the move costs."""
        match, course = self.match, self.analysis.course
        assert match is not None
        assert course is not None
        decision = course.decision(self.step)
        answers = [step for step in line[1:] if step.player != decision.player]
        words = self.tr("{move} lowers the win chance by {share}. Try another move.")
        if answers:
            words = self.tr(
                "{move} lowers the win chance by {share}: {name} replies {answer}. Try again."
            )
        told = words.format(
            move=capitalised(_in_words(decision, tried.played)),
            share=percent(tried.lost),
            name=match.names[answers[0].player] if answers else "",
            answer=listed(*(step.text for step in answers)) if answers else "",
        )
        if self.session is not None:
            self.session.glimpse(line)
        self.frame.refuse(told)
        self._looking.start()

    # -- the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_graph()

    def _follow(self) -> None:
        self._draw_moves()  # the board was redrawn, without marks
        self._place_graph()

    def _place_graph(self) -> None:
        """Show the rack only while the player looks for a move.

        In a small window the graph is hidden then.
        """
        self.graph.fit(low=theme().compact or self.height() < px(_LOW_PAGE))
        self.graph.setVisible(not (self.trying and theme().compact))
        self.view.table.show_rack(self.trying)


class _Tried(NamedTuple):
    """The result of a tried move.

    The decision it would replace, its verdict, the answer to it, and the stored mistake.
    """

    decision: Decision
    verdict: MoveVerdict
    line: tuple[LineStep, ...]
    kept: Mistake | None


class _Prepared(NamedTuple):
    """The position after a move that only prepares others, which is not judged."""

    view: Position


def _tried(
    course: Course,
    step: int,
    view: Position,
    move: object,
    known: MoveVerdict | None,
    stop: Event,
) -> _Tried | _Prepared:
    """Judge the move tried at a step, or the first one of a text. Raises InvalidMove.

    `view` is the position before it, and `known` the verdict on the move that was played.
    """
    # Imported here, because the computer players take long to load.
    from rules.review import after_preparing, answer_to, compare, judge

    decision = course.decision(step)
    if isinstance(move, str):
        move = game_named(view.game).parse_move(view, move)[0]
    prepared = after_preparing(view, move)
    if prepared is not None:
        return _Prepared(prepared)
    verdict = (
        judge(view, move, STANDARD, stop) if known is None else compare(view, move, known, stop)
    )
    wrong = verdict.mark.value in FAULTS
    line = answer_to(view, move, stop) if wrong else ()
    kept = None if stop.is_set() else note_try(course.match, step, solved=not wrong)
    return _Tried(decision, verdict, line, kept)


def _line_of(view: Position, text: str, stop: Event) -> tuple[LineStep, ...]:
    """Return a move and its continuation."""
    from rules.review import line_after

    move = game_named(view.game).parse_move(view, text, closed=False)[0]
    return line_after(view, move, _LINE, stop)


def _better(decision: Decision, verdict: MoveVerdict | None) -> tuple[object, ...]:
    """Return the moves that would have been better than a decision; empty if none."""
    view = decision.views[decision.player]
    if verdict is None or verdict.why is None:
        return ()
    try:
        return tuple(game_named(view.game).parse_move(view, verdict.best))
    except (InvalidMove, IllegalMove):
        return ()


def gain_of(decision: Decision, move: object) -> str:
    """Return the points a move scores, with a sign; empty if moves do not score at once."""
    view, game = decision.views[decision.player], game_named(decision.views[decision.player].game)
    if game.hidden or not any(getattr(view, "scores", ())):
        return ""
    after = game.apply(view, move)
    return signed(after.scores[decision.player] - view.scores[decision.player])


def _in_words(decision: Decision, move: object) -> str:
    """Return a move, or the first one of a text, as used within a sentence."""
    view = decision.views[decision.player]
    game = game_named(view.game)
    if isinstance(move, str):
        try:
            move = game.parse_move(view, move, closed=False)[0]
        except (InvalidMove, IllegalMove):
            return str(move)
    return translated(game.in_words(move))
