"""The page of an analysis: a match on the board, reviewed or studied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.analysis import captions
from desktop.analysis.analysis import DEEP, Analysis
from desktop.analysis.engine import Engine
from desktop.analysis.engine_strip import EngineStrip
from desktop.analysis.graph import Graph
from desktop.analysis.move_marks import MarkedMove, MoveMarks
from desktop.analysis.move_words import better_moves, gain_of
from desktop.analysis.printed import study_turns
from desktop.analysis.report_words import ReportWords
from desktop.analysis.review_panel import CardOnTable
from desktop.analysis.session import AnalysisSession, AnalysisShown, Hands
from desktop.analysis.side_panel import AnalysisPanel, Face
from desktop.analysis.tree_panel import turn_at
from desktop.analysis.tree_rows import TreeRows, drawn
from desktop.analysis.tries import Tries
from desktop.board.contract import Prompt
from desktop.controls.commands import (
    ANOTHER_DRAW,
    DELETE,
    ENGINE,
    PROMOTE,
    REDO,
    REVIEW,
    SAVE,
    STUDY,
    UNDO,
    Command,
)
from desktop.controls.menu import Menu, below
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.language.numbers import number
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.shell.top_bar import ActionButton
from desktop.storage.mistakes import Mistake
from desktop.table.state import outcome_text, ranked_scores, result_line
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px
from rules.core.limits import LONGEST_COMMENT
from rules.match import Decision, Match
from rules.study import NAME

translate = QCoreApplication.translate

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep
    from rules.study.assessment import Assessment, Suggestion

LOOK_MS = 2600
"""Milliseconds for which the answer to a tried move is shown before it is undone."""
_PLY_MS = 1600
"""Milliseconds for which each move of the line is shown, unless the player goes by hand."""
_LOW_PAGE = 620
"""The height of the page in pixels below which the graph is low, as the board needs the height."""
_TOGETHER_MS = 80
"""Milliseconds in which results are collected before they are shown together."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)


class AnalysisPage(BoardPage):
    """Connects a session to the scene of its game, and to a panel with two faces."""

    back_wanted = Signal()  # back to where the match was open before
    study_wanted = Signal()  # the reviewed match is to be studied
    next_wanted = Signal(Mistake)  # open another of the player's mistakes than this one
    kept = Signal(object)  # the lines of the study, after a change
    saved = Signal()  # save the record with the study

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = Face.REVIEW
        self.match: Match | None = None
        self.session: AnalysisSession | None = None
        self.showing: AnalysisShown | None = None
        self.analysis = Analysis(self)
        self.tries, self.engine = Tries(self), Engine(self)
        self.words: ReportWords | None = None
        self._tree_rows = TreeRows()
        self._found: Assessment | None = None
        self._marks: MoveMarks | None = None
        self._own: Mistake | None = None
        """The mistake that the page was opened for, while it is shown."""
        self._more = False
        """Whether other mistakes follow it."""
        self._chosen = False
        """Whether the player has chosen the step; otherwise the turning point is shown."""
        self.graph = Graph()
        self.panel = AnalysisPanel()
        self.review, self.study = self.panel.review, self.panel.study
        self.walker = Walker(self, self.panel.walk, self.panel.folded_strip)
        self._add_commands()
        strip = self.panel.folded_strip
        frame = BoardFrame(self.panel, strip, "review", self._captions, below=self.graph)
        self.strip = EngineStrip(frame.view)
        frame.view.table.add(self.strip)
        self.card = CardOnTable(frame.view, self._wants_card)
        self.lay_out(frame, self._standing, self.graph, self.study.tree)
        self.save_button = ActionButton(self.commands[SAVE])
        self.bar.add(self.save_button)
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
        self._dress()

    def _add_commands(self) -> None:
        acts: dict[Command, Callable[[AnalysisSession], object]] = {
            UNDO: AnalysisSession.undo,
            REDO: AnalysisSession.redo,
            PROMOTE: AnalysisSession.promote,
            DELETE: AnalysisSession.delete,
        }
        for command, act in acts.items():
            self.add_command(command, partial(self._tell, act))
        self.add_command(ANOTHER_DRAW, self.choose_draw)
        self.add_command(ENGINE, lambda: self.strip.toggle.toggle(), checkable=True)
        self.add_command(SAVE, self.save)
        self.add_command(REVIEW, lambda: self.show_face(Face.REVIEW))
        self.add_command(STUDY, self.study_wanted.emit)
        PictureCommands(self, board_of(lambda: self.view), self._result, self._printable)
        PaperCommands(self, paper_of(self._on_paper))

    def _connect(self) -> None:
        self.walker.wanted.connect(self._walk_to)
        appearance().changed.connect(self._follow)
        self._connect_review()
        self._connect_study()
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)

    def _connect_review(self) -> None:
        panel, analysis, tries = self.review, self.analysis, self.tries
        self.graph.chosen.connect(self.go_to)
        panel.chosen.connect(self.go_to)
        panel.told.connect(self.told)
        panel.hold.clicked.connect(self._hold)
        panel.again.clicked.connect(self.toggle_try)
        panel.line.clicked.connect(self.toggle_line)
        panel.never.clicked.connect(self._forget)
        panel.deepen_wanted.connect(analysis.deepen)
        panel.study.clicked.connect(self.study_wanted)
        analysis.begun.connect(self._begin)
        analysis.settled.connect(self._soon.start)
        analysis.settled.connect(self._tell_revised)
        for signal in (analysis.progressed, analysis.changed):
            signal.connect(self._show_progress)
        failed = self.tr("This game could not be reviewed.")
        analysis.failed.connect(lambda: self.told.emit(failed))
        tries.right.connect(self._solve)
        tries.wrong.connect(self._refute)
        tries.prepared.connect(lambda view: self._tell(lambda session: session.prepare(view)))
        tries.line_found.connect(self._show_line_ahead)
        tries.failed.connect(self._fail)
        tries.noted.connect(self.told)

    def _connect_study(self) -> None:
        panel, strip = self.study, self.strip
        panel.tree.wanted.connect(lambda node: self._tell(lambda session: session.goto(node)))
        panel.marked.connect(lambda symbol: self._tell(lambda session: session.mark(symbol)))
        panel.comment.written.connect(self._comment)
        panel.comment.shortened.connect(self._say_shortened)
        panel.renamed.connect(self._rename)
        panel.more.clicked.connect(lambda: self.menu_of_study().open_at(below(panel.more)))
        self.engine.found.connect(self._take)
        self.engine.lost.connect(lambda: strip.show_nothing(self.tr("The engine found nothing.")))
        strip.toggle.toggled.connect(self._switch)
        strip.line_wanted.connect(self._show_suggestion)
        strip.stepped.connect(self._step_line)
        strip.line_added.connect(
            lambda line: self._tell(lambda session: session.add_line(line.moves))
        )

    # -- what is analysed

    @property
    def studies(self) -> bool:
        """Whether the page shows the study."""
        return self.face is Face.STUDY

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
    def looking(self) -> bool:
        """Whether the engine is at work."""
        return self.engine.busy

    @property
    def _line(self) -> tuple[LineStep, ...]:
        """The line that could have followed, while it is shown."""
        return self.session.line_ahead if self.session is not None else ()

    def _tell(self, act: Callable[[AnalysisSession], object]) -> None:
        if self.session is not None:
            self.store_draft()
            act(self.session)

    def open(self, match: Match, face: Face) -> None:
        """Put a match on the board, or continue its analysis; the page takes over the match.

        Raises IllegalMove for an unfinished match whose players know different things.
        """
        known = self.match
        if known is not None and known.to_text() == match.to_text():
            if self._own is not None:  # it was opened to solve one of the player's mistakes
                self._own, self._more = None, False
                self._end_try()
            self.show_face(face)
            return
        self.close_match()
        at = match.ply
        self.match = match
        self.session = session = AnalysisSession(match.copy(), Hands.LOOK, self)
        self.words = None
        session.shown.connect(self._show)
        session.tried.connect(self._judge)
        session.refused.connect(self.frame.refuse)
        session.changed.connect(self._keep)
        game = match.game
        scene = ui_of(game.slug).scene(game, theme(), self)
        self._marks = MoveMarks(scene)
        scene.move_chosen.connect(lambda move: self._tell(lambda session: session.play(move)))
        scene.refused.connect(self.frame.refuse)
        self.panel.show_matter(scene.make_panel())
        self.frame.attach(scene)
        self.graph.show_steps(())
        self.review.show_turns((), "")
        self.show_face(face)
        self._chosen = False
        if face is Face.STUDY:
            session.goto(at)
            self._tell_problem(session)
        self.view.open_whole()

    def _tell_problem(self, session: AnalysisSession) -> None:
        if session.problem is not None:
            words = self.tr(
                "Line {line} of the study was skipped: {reason}. It is kept in the file."
            )
            reason = translated(session.problem.reason)
            self.frame.refuse(words.format(line=session.problem.line, reason=reason))

    def show_face(self, face: Face) -> None:
        """Show the review or the study; board, position and variations stay."""
        changes, self.face = face is not self.face, face
        self.store_draft()
        self.panel.show_face(face)
        self._dress()
        session, match = self.session, self.match
        if session is None or match is None:
            return
        self._stop_trying()
        self._playing.stop()
        session.take_up(Hands.EDIT if self.studies else Hands.LOOK)
        if self.studies:
            self.analysis.stop()
        elif self.analysis.course is None and not self.analysis.working:
            self.analysis.start(match)
        else:
            self.analysis.go_on()
            self._soon.start()
        self.frame.refresh()
        if changes:
            self._chosen = True
            self.main_widget().setFocus()

    def _dress(self) -> None:
        """Show the parts of the page that belong to its face."""
        scene, studies = self.scene, self.studies
        self.setWindowTitle(
            translate("common", "Study") if studies else translate("commands", "Review")
        )
        self.bar.title.setText(self.windowTitle())
        for button in (self.bar.undo_button, self.bar.redo_button, self.save_button):
            button.setVisible(studies)
        self.strip.setVisible(studies)
        for command in (UNDO, REDO, PROMOTE, DELETE, ANOTHER_DRAW, ENGINE, SAVE):
            self.commands[command].setEnabled(studies)
        self.commands[ENGINE].setChecked(self.strip.toggle.isChecked())
        self.commands[REVIEW].setEnabled(studies)
        self.commands[STUDY].setEnabled(not studies and self._own is None)
        if scene is not None:
            scene.spare = studies
        self.bar.chips.show_texts(self._chips())
        self._place_graph()

    def _chips(self) -> list[str]:
        match = self.match
        if match is None:
            return []
        outcome, chips = match.outcome, [match.game.title]
        if self.studies:
            chips.append(" – ".join(match.names))
        elif outcome is not None:
            title = outcome_text(outcome, match.names)[0]
            scores = " : ".join(map(str, ranked_scores(outcome)))
            chips.append(f"{title} {scores}" if any(outcome.scores) else title)
        return chips

    def solve(self, mistake: Mistake, match: Match, *, more: bool) -> None:
        """Let the player retry a mistake in a match; `more`: other mistakes follow it."""
        self.open(match, Face.REVIEW)
        self._own, self._more = mistake, more
        self.review.study.hide()  # the puzzles page handles it; it has no record
        self._dress()
        if self.analysis.course is not None:
            self._begin()

    def close_match(self) -> None:
        """Store what was typed, stop the work, and empty the board."""
        self.store_draft()
        self.analysis.stop()
        self.engine.stop()
        self._stop_trying()
        for timer in (self._soon, self._stepping, self._playing):
            timer.stop()
        session = self.session
        self.match = self.session = self.showing = self.words = None
        self._marks = self._own = self._found = None
        self.analysis.forget()
        self._tree_rows = TreeRows()
        self.study.forget()
        self.review.study.show()
        if session is not None:
            session.disconnect(self)
            session.deleteLater()
        self.frame.detach()
        self.panel.show_matter(None)

    # -- the page

    def main_widget(self) -> QWidget:
        reviews = self.graph.steps and not self.trying and not self.studies
        return self.graph if reviews else self.view

    def cancel(self) -> bool:
        if self._line and not self.studies:
            self.toggle_line()
        elif self.trying and self._own is None:
            self.toggle_try()
        else:
            return False
        return True

    def go_back(self) -> None:
        """Go back one step: from a line or a try, then to where the match was open before."""
        self.store_draft()
        if not self.cancel():
            self.back_wanted.emit()

    def activate(self) -> None:
        if not self.studies:
            self.analysis.go_on()
        self.main_widget().setFocus()

    def rest(self) -> None:
        """Stop the work as the page is left. A study is kept with its match at the table."""
        if self.studies:
            self.close_match()
            return
        self.analysis.stop()
        self.tries.stop()
        self._playing.stop()
        self._show_buttons()

    def shut_down(self) -> None:
        self.rest()
        self.analysis.close()
        self.tries.close()
        self.engine.close()

    def way_here(self) -> Callable[[AnalysisPage], object]:
        match = self.match
        return lambda page: page.open(match, Face.REVIEW) if match is not None else None

    def store_draft(self) -> None:
        self.study.store_draft()

    @property
    def settling(self) -> bool:
        """Whether the moves are still being read, or what is known so far is not shown yet."""
        reading = self.analysis.working and self.analysis.course is None
        return reading or self._soon.isActive() or super().settling

    def _standing(self) -> str:
        return self.strip.verdict.text() if self.studies else self.review.standing

    def _result(self) -> str:
        """Return the result in one line; empty for an unfinished match and in a study."""
        match = self.match
        if match is None or match.outcome is None or self.studies:
            return ""
        return result_line(match.game.title, match.outcome, match.names)

    def _printable(self) -> Printable | None:
        """Return the position shown and the match, or the moves of its line in a study."""
        scene, session, shown = self.scene, self.session, self.showing
        if self.match is None or session is None or scene is None or scene.view is None:
            return None
        if self.studies:
            return Printable(scene.view, session.line(), shown.viewer if shown else None)
        return Printable(scene.view, self.match.copy(), None)

    def _on_paper(self) -> Printable | None:
        """Return the position shown and the match, or the whole study."""
        found, session = self._printable(), self.session
        if found is None or session is None or not self.studies:
            return found
        turns = study_turns(session.listed(), session.tree)
        return replace(found, match=session.main_line(), turns=turns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_graph()

    def _follow(self) -> None:
        if not self.studies:
            self._draw_moves()  # the board was redrawn, without marks
        self._place_graph()

    def _place_graph(self) -> None:
        """Show the graph with the review, and the rack only where moves can be made.

        In a small window the graph is hidden while the player looks for a move.
        """
        self.graph.fit(low=theme().compact or self.height() < px(_LOW_PAGE))
        self.graph.setHidden(self.studies or (self.trying and theme().compact))
        self.view.table.show_rack(self.trying or self.studies)

    def _wants_card(self) -> bool:
        return not (self.panel.isVisible() or self.studies or self.trying or self._line)

    # -- a position

    def _walk_to(self, place: int) -> None:
        """Go to a position of the match or the study, or of the line shown."""
        self._playing.stop()
        if self.studies:
            self._tell(lambda session: session.walk_to(place))
        elif self.session is not None and self._line:
            self.session.look_along(self._line, place)
        else:
            self.go_to(place)

    def go_to(self, step: int) -> None:
        """Show the position before a move, or the one at the end."""
        course, session = self.analysis.course, self.session
        if course is None or session is None or not 0 <= step <= course.last:
            return
        if step != self.step or self._line:
            self._chosen, self._own = True, None
            self._stop_trying()
            session.walk_to(step)

    def _show_again(self) -> None:
        if self.session is not None:
            self.session.show()

    def _show(self, shown: AnalysisShown) -> None:
        self._place_graph()
        if self._marks is not None:
            self._marks.show_moves(None, None)
        if self.scene is not None:
            self.scene.looked_at = not self.studies and not self.trying
            self.scene.keep_in_sight(QPainterPath())
        if self.studies:
            self._show_study(shown)
        else:
            self._show_step(shown)

    def _show_step(self, shown: AnalysisShown) -> None:
        course, session = self.analysis.course, self.session
        if course is None or session is None:
            return
        self.frame.show_position(shown)
        if self._line:
            words = self.tr("Follow-up {n} of {last}")
            words = words.format(n=session.ahead, last=len(self._line))
            self.walker.show_place(session.ahead, len(self._line), words, self._turn)
        if self._line or shown.ahead:
            self._show_buttons()
            return
        self.graph.show_step(self.step)
        self._show_card()
        last_turn = course.turns[-1] if course.turns else 0
        where = translate("common", "Turn {n} of {last}").format(n=self._turn, last=last_turn)
        self.walker.show_place(self.step, course.last, where, self._turn)
        self._follow_step()
        self._tell_move()

    @property
    def _turn(self) -> str:
        """The number of the turn shown, or of the last one at the end."""
        course = self.analysis.course
        return str(course.turns[min(self.step, course.last - 1)]) if course and course.last else "0"

    def _captions(self, prompt: Prompt | None) -> Captions:
        course, match, session = self.analysis.course, self.match, self.session
        if match is None or session is None:
            return Captions()
        if self.studies:
            return self._captions_of_study(session, prompt)
        if self._line:
            return captions.of_line(match, self._line, session.ahead)
        if course is None:
            return Captions(prompt=Prompt(self.tr("Reviewing the moves…")))
        if self.trying and self.step < course.last:
            begun = self.scene is not None and self.scene.half_done
            hint = prompt.hint if begun and prompt is not None else ""
            return captions.of_task(course, self.step, hint)
        return captions.of_step(self.analysis, course, self.step)

    # -- the review

    def _hold(self) -> None:
        if self.analysis.working:
            self.analysis.stop()
        else:
            self.analysis.go_on()

    def _begin(self) -> None:
        course, session, own = self.analysis.course, self.session, self._own
        assert course is not None
        assert session is not None
        if self.studies:
            return
        self.words = ReportWords(course, self.analysis)
        solves = own is not None and own.step in course.exercises
        session.hands = Hands.TRY if solves else Hands.LOOK
        self._chosen = self._chosen or solves
        session.walk_to(own.step if own is not None else self.step)
        if own is not None and not solves:
            self._forget()  # an earlier version stored it
        self._soon.start()
        self.view.open_whole()
        self.main_widget().setFocus()

    def show_found(self) -> None:
        """Show all results so far."""
        analysis, course, match = self.analysis, self.analysis.course, self.match
        words = self.words
        if course is None or match is None or words is None or self.studies:
            return
        game = match.game
        lucky = game.chance or game.hidden
        if self._is_elsewhere():
            self._stepping.start()
        self.graph.show_steps(
            words.graph_steps(lucky=lucky), tuple(match.names), by_own=game.hidden
        )
        self.graph.show_step(self.step)
        open_question = course.decision(self.step).player if self.trying else None
        winners = match.outcome.winners if match.outcome is not None else frozenset[int]()
        reports = words.players(lucky=lucky, open_question=open_question)
        self.review.show_reports(reports, frozenset(winners))
        self.review.course = "" if self.trying else words.course_words()
        self.review.show_decided(words.decided(lucky=lucky))
        nothing = self.tr("No mistakes.")
        waiting = self.tr("The marks appear after all moves have been reviewed.")
        self.review.show_turns(words.costly(), nothing if analysis.report is not None else waiting)
        self._show_card()
        self._show_progress()
        if not self._stepping.isActive():
            before = self.frame.captions
            self._follow_step()
            if self.frame.captions != before:
                self._tell_move()

    def _show_card(self) -> None:
        if self.words is not None:
            turn = self.words.turn(self.step)
            self.review.show_turn(turn)
            self.card.show_turn(turn)

    def _is_elsewhere(self) -> bool:
        """Whether another step than the first one to show is shown without the player's choice."""
        if self._chosen or self.trying or self.words is None:
            return False
        return self.words.opening() not in (None, self.step)

    def _open_at_turning_point(self) -> None:
        session, words = self.session, self.words
        opening = words.opening() if words is not None else None
        if session is not None and opening is not None and self._is_elsewhere():
            session.walk_to(opening)

    def _show_progress(self) -> None:
        analysis, course = self.analysis, self.analysis.course
        count = course.last if course is not None else 0
        done = int(count * analysis.progress)
        self.review.deepens = analysis.done and analysis.effort < DEEP
        if course is None:
            words = self.tr("Reviewing the moves…")
        elif analysis.effort == DEEP:
            words = self.tr("Looking deeper: {n} of {all}")
        else:
            words = self.tr("{n} of {all} moves reviewed")
        words = words.format(n=done, all=count)
        share = analysis.progress
        self.review.show_progress(words, share, working=analysis.working, done=analysis.done)

    def _tell_revised(self) -> None:
        if self.words is not None and (revised := self.words.revised()):
            self.told.emit(revised)

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
        panel, course = self.review, self.analysis.course
        if self._line or course is None or self.step == course.last:
            panel.show_trying(False, possible=False)
            panel.card.show_line(bool(self._line), possible=bool(self._line))
            return
        known, own = self.analysis.verdicts[self.step] is not None, self._own is not None
        possible = known and (self.step in course.exercises or self._more)
        panel.show_trying(self.trying, possible=possible, own=own, more=own and self._more)
        can_follow = known and not self.trying and not self.tries.busy
        panel.card.show_line(False, possible=can_follow)

    def _draw_moves(self) -> None:
        """Draw the better move as if it were made, and mark both it and the played one."""
        scene, marks, decision = self.scene, self._marks, self._played
        if scene is None or marks is None or decision is None:
            return
        verdict = self.analysis.verdicts[self.step]
        better_ones = better_moves(decision, verdict)
        text = verdict.played if verdict is not None else str(decision.move)
        played = MarkedMove(
            text, scene.outline_of((decision.move,)), gain_of(decision, decision.move)
        )
        better = None
        if better_ones and verdict is not None:
            gain = gain_of(decision, better_ones[0])
            better = MarkedMove(verdict.best, scene.outline_of(better_ones), gain)
        places = QPainterPath(played.outline)
        if better is not None:
            places.addPath(better.outline)
        scene.keep_in_sight(places)
        self.frame.preview(better_ones)
        marks.show_moves(played, better, travels=scene.moves_pieces)

    def toggle_line(self) -> None:
        """Show the line after the better move, or after the played one; or end it."""
        course = self.analysis.course
        if self._line:
            self._playing.stop()
            self._show_again()
        elif course is not None and self.step < course.last and not self.tries.busy:
            self._chosen = True
            decision, verdict = course.decision(self.step), self.analysis.verdicts[self.step]
            best = verdict.best if verdict is not None else str(decision.move)
            self.tries.find_line(decision.views[decision.player], best)
            self._follow_step()
        self.main_widget().setFocus()

    def _fail(self) -> None:
        self._show_buttons()
        self.frame.refuse(translate("common", "Something went wrong. Try again."))

    def _show_line_ahead(self, line: tuple[LineStep, ...]) -> None:
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

    def toggle_try(self) -> None:
        """Let the player solve the position on the board, or show the answer."""
        course, match = self.analysis.course, self.match
        if course is None or match is None or self.step == course.last:
            return
        if self._own is not None and self._more and not self.trying:
            self.next_wanted.emit(self._own)
            return
        if self.trying:
            self.tries.give_up(match, self.step)
            self._end_try()
        elif self.session is not None and self.step in course.exercises:
            self.tries.stop()
            self._chosen, self.session.hands = True, Hands.TRY
            self.session.walk_to(self.step)
            self.show_found()
        self.main_widget().setFocus()

    def _forget(self) -> None:
        """Never ask about the present mistake again, and show the answer."""
        if self.match is not None:
            self.tries.forget(self.match, self.step)
            self._end_try()

    def _end_try(self) -> None:
        """Show the answer."""
        if self.session is not None:
            self._stop_trying()
            self.session.walk_to(self.step)
            self.show_found()

    def _stop_trying(self) -> None:
        if self.session is not None and self.trying:
            self.session.hands = Hands.LOOK
        self.tries.stop()
        self._looking.stop()

    def _judge(self, move: object) -> None:
        """Judge a tried move in the background."""
        course, scene = self.analysis.course, self.scene
        if course is None or scene is None or scene.view is None or self._looking.isActive():
            return
        known = self.analysis.verdicts[self.step]
        self.tries.judge(course, self.step, scene.view, move, known)

    def _solve(self, words: str) -> None:
        self._end_try()
        self.told.emit(words)

    def _refute(self, words: str, line: tuple[LineStep, ...]) -> None:
        """Show for a while the opponents' answer to a move, and what the move costs."""
        if self.session is not None:
            self.session.glimpse(line)
        self.frame.refuse(words)
        self._looking.start()

    # -- the study

    def _keep(self) -> None:
        session, match = self.session, self.match
        if session is not None and match is not None:
            lines = session.lines()
            match.annotations.set_part(NAME, lines)
            self.kept.emit(lines)

    def _show_study(self, shown: AnalysisShown) -> None:
        session = self.session
        if self.scene is None or session is None:
            return
        if session.line_ahead:  # the study is as it was
            self.frame.show_position(shown)
            return
        self.engine.stop()
        self._found = None
        self.showing = shown
        self._show_tree()
        self.frame.show_position(shown)
        node = shown.stop.node
        able = {
            UNDO: session.can_undo,
            REDO: session.can_redo,
            PROMOTE: not shown.tree.is_main(node),
            DELETE: node < 0,
            ANOTHER_DRAW: bool(node and shown.tree.ply(node).draws),
        }
        for command, usable in able.items():
            self.commands[command].setEnabled(usable)
        self._begin_looking()

    def _show_tree(self) -> None:
        scene, session, shown = self.scene, self.session, self.showing
        if scene is None or session is None or shown is None:
            return
        rows, node = self._tree_rows.of(session, scene), shown.stop.node
        self.study.show_study(shown.tree, node, rows)
        turn = turn_at(shown.tree, node, rows) or "0"
        main, aside = self.tr("Turn {n} · main line"), self.tr("Turn {n} · variation")
        words = (main if shown.tree.is_main(node) else aside).format(n=turn)
        self.walker.show_place(session.place(), len(session.stops()) - 1, words, turn)

    def _captions_of_study(self, session: AnalysisSession, prompt: Prompt | None) -> Captions:
        shown, scene = self.showing, self.scene
        if shown is None or scene is None or prompt is None:
            return Captions()
        turn = turn_at(session.tree, shown.stop.node, self.study.tree.rows.rows)
        half_done = scene.half_done and not self.frame.previewed
        compact = theme().compact and self._found is not None  # the strip has no room for it
        best = self._found.suggestions[0] if compact and self._found is not None else None
        return captions.of_study(shown, prompt, turn, half_done=half_done, best=best)

    def _comment(self, node: int, text: str) -> None:
        if self.session is not None:
            self.session.comment(node, text)

    def _say_shortened(self) -> None:
        words = self.tr("Only the beginning was pasted: a comment has at most {most} characters.")
        self.frame.refuse(words.format(most=number(LONGEST_COMMENT)))

    def _rename(self, title: str) -> None:
        session = self.session
        if session is not None and " ".join(title.split()) != session.tree.title:
            session.rename(title)

    def menu_of_study(self) -> Menu:
        """Return the menu with the game's own buttons, and what can be done with the variation."""
        menu = Menu(self)
        for button in self.panel.game_buttons():
            menu.addAction(button.text() or button.accessibleName(), button.click)
        for command in (PROMOTE, DELETE, ANOTHER_DRAW, REVIEW):
            action = self.commands[command]
            if action.isEnabled():
                menu.add_command(command, action.trigger)
        return menu

    def choose_draw(self) -> None:
        """Offer the other draws that were possible here."""
        session = self.session
        if session is None:
            return
        draws = session.draws()
        if not draws:
            self.frame.refuse(self.tr("Nothing else could have been drawn here."))
            return
        menu = Menu(self)
        for draw in draws:
            redraw = partial(AnalysisSession.redraw, draw=draw)
            menu.addAction(drawn(draw), partial(self._tell, redraw))
        menu.open_at(below(self.study.more))

    def save(self) -> None:
        """Save the record with the study."""
        self.store_draft()
        self.saved.emit()

    # -- the engine

    def _switch(self, on: bool) -> None:
        self.commands[ENGINE].setChecked(on)
        self.engine.stop()
        self._found = None
        self._hide_suggestion()
        self._begin_looking()
        self.frame.refresh()

    def _begin_looking(self) -> None:
        """Start the engine after the position was shown for a moment."""
        shown, strip = self.showing, self.strip
        if shown is None:
            return
        outcome = shown.view.outcome
        if outcome is not None and strip.toggle.isChecked():
            names = shown.view.names
            strip.show_result(outcome.share(0), 0, names, outcome_text(outcome, names)[0])
        elif shown.seat is None or not strip.toggle.isChecked():
            strip.show_nothing("")
        else:
            strip.show_nothing(self.tr("Looking…"))
            self.engine.look_at(shown.view)

    def _take(self, found: Assessment) -> None:
        shown = self.showing
        if shown is None:
            return
        self._found = found
        names, node = shown.view.names, shown.stop.node
        self.strip.show_assessment(found, names)
        if len(names) == 2 and node:
            share = found.share if found.player == 0 else 1 - found.share
            self._tree_rows.note_chance(shown.tree.ply(node), share)
            self._show_tree()
        if self.scene is not None and not self.scene.half_done:
            self._show_suggestion(found.suggestions[0])
        self.frame.refresh()
        self.frame.say(self.strip.verdict.text())

    def _show_suggestion(self, line: Suggestion) -> None:
        """Show a move of the engine on the board."""
        self._leave_line()
        scene = self.scene
        if scene is not None and scene.view is not None and scene.seat is not None:
            self.frame.preview((line.move,))
            if self._marks is not None:
                best = MarkedMove(line.moves[0], scene.outline_of((line.move,)))
                #: beside the mark of the best move on the board
                self._marks.show_moves(None, best, word=self.tr("Best"))

    def _hide_suggestion(self) -> None:
        self.frame.preview(())
        if self._marks is not None:
            self._marks.show_moves(None, None)

    def _step_line(self, by: int) -> None:
        """Make the next move of the chosen line on the board, or undo the last one."""
        line, session, showing = self.strip.chosen, self.session, self.showing
        if line is None or session is None or showing is None:
            return
        steps = session.follow(line.moves)
        at = min(max(session.ahead + by, 0), len(steps))
        if not at:
            self._show_suggestion(line)
        elif at != session.ahead:
            session.look_along(steps, at)

    def _leave_line(self) -> None:
        """Show the position of the study again."""
        session = self.session
        if session is not None and session.ahead:
            session.look_along(session.line_ahead, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a study, hide the engine's line as soon as the player makes a move."""
        boards = (self.view, self.view.viewport())
        if self.studies and event.type() in _PRESSES and watched in boards:
            self._hide_suggestion()
            self._leave_line()
        return super().eventFilter(watched, event)
