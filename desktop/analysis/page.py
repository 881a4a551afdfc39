"""The page of an analysis: a match on the board, reviewed or studied."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.analysis import captions
from desktop.analysis.analysis import Analysis
from desktop.analysis.engine import Engine
from desktop.analysis.graph import Graph
from desktop.analysis.move_marks import MoveMarks
from desktop.analysis.printed import printable
from desktop.analysis.review_panel import CardOnTable, ReviewPanel
from desktop.analysis.session import AnalysisSession, AnalysisShown, Hands
from desktop.analysis.side_panel import AnalysisPanel, Face
from desktop.analysis.tree_panel import TreePanel
from desktop.analysis.tries import Tries
from desktop.board.contract import Prompt
from desktop.board.scene import BoardScene
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
)
from desktop.controls.menu import Menu, below
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.shell.top_bar import ActionButton
from desktop.storage.mistakes import Mistake
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px
from rules.match import Match
from rules.study import NAME

translate = QCoreApplication.translate

_LOW_PAGE = 620
"""The height of the page in pixels below which the graph is low, as the board needs the height."""
_TOGETHER_MS = 80
"""Milliseconds in which results are collected before they are shown together."""


class AnalysisPage(BoardPage):
    """Connects the session of one match to the scene of its game, and to a panel with two faces."""

    back_wanted = Signal()  # back to where the match was open before
    study_wanted = Signal()  # the reviewed match is to be studied
    next_wanted = Signal(Mistake)  # open another of the player's mistakes than this one
    kept = Signal(object)  # the lines of the study, after a change
    saved = Signal()  # save the record with the study

    def __init__(
        self, match: Match, face: Face, analysis: Analysis, parent: QWidget | None = None
    ) -> None:
        """Put a match on the board; the page takes it over, and continues its `analysis`.

        Raises IllegalMove for an unfinished match whose players know different things.
        """
        super().__init__(parent)
        self.face, self.match, self.analysis = face, match, analysis
        at = match.ply
        self.session = session = AnalysisSession(match.copy(), Hands.LOOK, self)
        self.tries = Tries(session, analysis, self.told.emit, self.show_found)
        self._chosen = face is Face.STUDY
        """Whether the player has chosen the step; otherwise the turning point is shown."""
        self._scene = scene = ui_of(match.game.slug).scene(match.game, theme(), self)
        self.graph = Graph(len(match.names), self.go_to)
        self.review = ReviewPanel(analysis, self.tries, self.go_to, self.told.emit)
        self.panel = AnalysisPanel(self.review, scene.make_panel())
        strip = self.panel.folded_strip
        self.walker = Walker(self, self.panel.walk, self._walk_to, strip)
        frame = BoardFrame(self.panel, strip, "review", self._captions, below=self.graph)
        self.marks = MoveMarks(frame, scene)
        self.card = CardOnTable(frame.view, self._wants_card)
        self._add_commands()
        self.lay_out(frame, self._standing, self.graph)
        self.save_button = ActionButton(self.commands[SAVE])
        self.bar.add(self.save_button)
        # Board and graph are updated one after the other, so a click waits for only one of them.
        self._soon = QTimer(self, singleShot=True, interval=_TOGETHER_MS)
        self._soon.timeout.connect(self.show_found)
        self._stepping = QTimer(self, singleShot=True, interval=0)
        self._stepping.timeout.connect(self._open_at_turning_point)
        self._connect()
        frame.attach(scene)
        self.show_face(face)
        if face is Face.STUDY:
            session.goto(at)
            self.study.tell_problem()
        elif analysis.course is not None:
            self._begin()
        self.view.open_whole()

    def _add_commands(self) -> None:
        acts = {
            UNDO: self.session.undo,
            REDO: self.session.redo,
            PROMOTE: self.session.promote,
            DELETE: self.session.delete,
            ANOTHER_DRAW: lambda: self.study.choose_draw(),
            SAVE: self.saved.emit,
        }
        for command, act in acts.items():
            self.add_command(command, partial(self._edit, act))
        self.add_command(ENGINE, lambda: self.engine.strip.toggle.toggle(), checkable=True)
        self.add_command(REVIEW, lambda: self.show_face(Face.REVIEW))
        self.add_command(STUDY, self.study_wanted.emit)
        PictureCommands(
            self,
            board_of(lambda: self.view),
            lambda: "" if self.studies else captions.result(self.match),
            lambda: self._on_paper(whole=False),
        )
        PaperCommands(self, paper_of(lambda: self._on_paper(whole=True)))

    def _edit(self, act: Callable[[], object]) -> None:
        self.store_draft()
        act()

    def _connect(self) -> None:
        session, scene, refuse = self.session, self._scene, self.frame.refuse
        session.shown.connect(self._show)
        session.refused.connect(refuse)
        session.changed.connect(self._keep)
        scene.move_chosen.connect(lambda move: self._edit(lambda: session.play(move)))
        scene.refused.connect(refuse)
        appearance().changed.connect(self._follow)
        panel, analysis, tries = self.review, self.analysis, self.tries
        panel.again.clicked.connect(self.toggle_try)
        panel.line.clicked.connect(self.toggle_line)
        panel.never.clicked.connect(tries.forget)
        panel.study.clicked.connect(self.commands[STUDY].trigger)
        # The analysis may outlive the page: Qt removes only connections to methods.
        analysis.begun.connect(self._begin)
        analysis.settled.connect(self._soon.start)
        tries.refused.connect(self.frame.refuse)

    # -- what is analysed

    @cached_property
    def study(self) -> TreePanel:
        """The panel of the study, made when it is first shown."""
        study = TreePanel(self.session, self.frame.refuse)
        study.more.clicked.connect(lambda: self.menu_of_study().open_at(below(study.more)))
        self.keys.watch(study.tree)
        return study

    @cached_property
    def engine(self) -> Engine:
        """The engine of the study, made with its strip when the study is first shown."""
        engine = Engine(self.session, self.frame, self.marks, self._show_assessment)
        self.keys.watch(self.frame.view)  # again, to come before the engine
        engine.strip.toggle.toggled.connect(self.commands[ENGINE].setChecked)
        return engine

    @property
    def _has_studied(self) -> bool:
        """Whether the study was shown, so that its panel and its engine exist."""
        return "study" in vars(self)

    @property
    def scene(self) -> BoardScene:
        return self._scene

    @property
    def studies(self) -> bool:
        """Whether the page shows the study."""
        return self.face is Face.STUDY

    def show_face(self, face: Face) -> None:
        """Show the review or the study; board, position and variations stay."""
        changes, self.face = face is not self.face, face
        self.store_draft()
        self.tries.leave()
        if self._has_studied:
            self.engine.stop()
        self._chosen = self._chosen or changes
        self.panel.show_face(face, self.study if self.studies else self.review)
        self._dress()
        self.session.take_up(Hands.EDIT if self.studies else Hands.LOOK)
        if self.studies:
            self.analysis.stop()
        else:
            self.analysis.go_on()
            self._soon.start()
        self.frame.refresh()
        if changes:
            self.main_widget().setFocus()

    def solve(self, mistake: Mistake, *, more: bool) -> None:
        """Let the player retry a mistake; `more`: other mistakes follow it."""
        self.tries.own, self.tries.more = mistake, more
        self.review.study.hide()  # the puzzles page handles it; it has no record
        self._dress()
        if self.analysis.course is not None:
            self._begin()

    def _dress(self) -> None:
        """Show the parts of the page that belong to its face."""
        studies = self.studies
        self.setWindowTitle(
            translate("common", "Study") if studies else translate("commands", "Review")
        )
        self.bar.title.setText(self.windowTitle())
        for button in (self.bar.undo_button, self.bar.redo_button, self.save_button):
            button.setVisible(studies)
        if self._has_studied:
            self.engine.strip.setVisible(studies)
            self.commands[ENGINE].setChecked(self.engine.strip.toggle.isChecked())
        for command in (UNDO, REDO, PROMOTE, DELETE, ANOTHER_DRAW, ENGINE, SAVE):
            self.commands[command].setEnabled(studies)
        self.commands[REVIEW].setEnabled(studies)
        self.commands[STUDY].setEnabled(not studies and self.tries.own is None)
        self._scene.spare = studies
        self.bar.chips.show_texts(captions.chips(self.match, studied=studies))
        self._place_graph()

    # -- the page

    def main_widget(self) -> QWidget:
        reviews = self.graph.steps and not self.tries.trying and not self.studies
        return self.graph if reviews else self.view

    def cancel(self) -> bool:
        if self.session.line_ahead and not self.studies:
            self.toggle_line()
        elif self.tries.trying and self.tries.own is None:
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
        """Stop the work as the page is left."""
        self.store_draft()
        if self._has_studied:
            self.engine.stop()
        self.analysis.stop()
        self.tries.stop()
        self.session.pause()
        self.review.show_buttons()

    def shut_down(self) -> None:
        self.rest()
        self.analysis.close()
        self.tries.close()
        if self._has_studied:
            self.engine.close()

    def store_draft(self) -> None:
        if self._has_studied:
            self.study.store_draft()

    @property
    def settling(self) -> bool:
        """Whether the moves are still being read, or what is known so far is not shown yet."""
        reading = self.analysis.working and self.analysis.course is None
        return reading or self._soon.isActive() or super().settling

    def _standing(self) -> str:
        return self.engine.strip.verdict.text() if self.studies else self.review.standing

    def _on_paper(self, *, whole: bool) -> Printable | None:
        """Return the position shown and the match; in a study its line, or the `whole` study."""
        view = self._scene.view
        if view is None:
            return None
        reviewed = None if self.studies else self.match
        return printable(self.session, view, reviewed, whole=whole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_graph()

    def _follow(self) -> None:
        if not self.studies:
            self._draw_moves()  # the board was redrawn, without marks
        self.marks.restore()
        self._place_graph()

    def _place_graph(self) -> None:
        """Show the graph with the review, and the rack only where moves can be made.

        In a small window the graph is hidden while the player looks for a move.
        """
        self.graph.fit(low=theme().compact or self.height() < px(_LOW_PAGE))
        self.graph.setHidden(self.studies or (self.tries.trying and theme().compact))
        self.view.table.show_rack(self.tries.trying or self.studies)

    def _wants_card(self) -> bool:
        busy = self.studies or self.tries.trying or self.session.line_ahead
        return not (self.panel.isVisible() or busy)

    # -- a position

    def _walk_to(self, place: int) -> None:
        """Go to a position of the match or the study, or of the line shown."""
        if self.studies:
            self._edit(lambda: self.session.walk_to(place))
        elif self.session.line_ahead:
            self.session.look_along(self.session.line_ahead, place)
        else:
            self.go_to(place)

    def go_to(self, step: int) -> None:
        """Show the position before a move, or the one at the end."""
        course, session = self.analysis.course, self.session
        if course is None or not 0 <= step <= course.last:
            return
        if step != self.tries.step or session.line_ahead:
            self._chosen = True
            self.tries.leave()
            session.walk_to(step)

    def _show(self, shown: AnalysisShown) -> None:
        studied = self.studies and not self.session.line_ahead
        self._place_graph()
        self.marks.clear()
        self._scene.looked_at = not self.studies and not self.tries.trying
        self._scene.turn_marked = self.studies or self.tries.played is None
        self._scene.keep_in_sight(QPainterPath())
        if studied:
            self.engine.stop()
            self.study.show_study(self._scene)  # the captions name its turn
        self.frame.show_position(shown)
        if studied:
            self._show_node(shown)
        elif not self.studies:
            self._show_step(shown)

    def _captions(self, prompt: Prompt | None) -> Captions:
        course, session = self.analysis.course, self.session
        if self.studies and prompt is None:
            return Captions()
        if self.studies and prompt is not None:
            half_done = self._scene.hand.half_done and not self.frame.previewed
            found = self.engine.found if theme().compact else None  # the strip has no room for it
            best = found.suggestions[0] if found is not None else None
            turn, shown = self.study.turn, session.showing
            return captions.of_study(shown, prompt, turn, half_done=half_done, best=best)
        if session.line_ahead:
            return captions.of_line(self.match, session.line_ahead, session.ahead)
        if course is None:
            return Captions(prompt=Prompt(translate("ReviewPage", "Reviewing the moves…")))
        if self.tries.trying and self.tries.step < course.last:
            hint = prompt.hint if self._scene.hand.half_done and prompt is not None else ""
            return captions.of_task(course, self.tries.step, hint)
        return captions.of_step(self.analysis, course, self.tries.step)

    # -- the review

    def _begin(self) -> None:
        """Show the first step, as the moves are known."""
        course, tries, own = self.analysis.course, self.tries, self.tries.own
        if course is None or self.studies:
            return
        step = own.step if own is not None else tries.step
        if own is not None and own.step in course.exercises:
            self._chosen = True
            tries.begin(step)
        else:
            self.session.walk_to(step)
            if own is not None:
                tries.forget()  # an earlier version stored it
        self._soon.start()
        self.view.open_whole()
        self.main_widget().setFocus()

    def show_found(self) -> None:
        """Show all results so far."""
        course, tries, words = self.analysis.course, self.tries, self.review.words
        if course is None or self.studies:
            return
        if self._is_elsewhere():
            self._stepping.start()
        names, hidden = tuple(self.match.names), self.match.game.hidden
        self.graph.show_steps(words.graph_steps(), names, by_own=hidden)
        self.graph.show_step(tries.step)
        self.review.show_report(course.decision(tries.step).player if tries.trying else None)
        self._show_card()
        if not self._stepping.isActive():
            before = self.frame.captions
            self._follow_step()
            if self.frame.captions != before:
                self._tell_move()

    def _is_elsewhere(self) -> bool:
        """Whether another step than the first one to show is shown without the player's choice."""
        chosen = self._chosen or self.tries.trying
        return not chosen and self.review.words.opening() not in (None, self.tries.step)

    def _open_at_turning_point(self) -> None:
        opening = self.review.words.opening()
        if opening is not None and self._is_elsewhere():
            self.session.walk_to(opening)

    def _show_step(self, shown: AnalysisShown) -> None:
        course, session, walker = self.analysis.course, self.session, self.walker
        if course is None:
            return
        turn, last = course.turn(self.tries.step), len(session.line_ahead)
        if last:
            words = self.tr("Follow-up {n} of {last}").format(n=session.ahead, last=last)
            walker.show_place(session.ahead, last, words, str(turn))
        if last or shown.ahead:
            self.review.show_buttons()
            return
        self.graph.show_step(self.tries.step)
        self._show_card()
        words = translate("common", "Turn {n} of {last}")
        where = words.format(n=turn, last=course.turn(course.last))
        walker.show_place(self.tries.step, course.last, where, str(turn))
        self._follow_step()
        self._tell_move()

    def _show_card(self) -> None:
        turn = self.review.words.turn(self.tries.step)
        self.review.show_turn(turn)
        self.card.show_turn(turn)

    def _follow_step(self) -> None:
        """Show the commands for the step, and the better move on the board."""
        self.review.show_buttons()
        self._draw_moves()
        self.frame.refresh()

    def _tell_move(self) -> None:
        """Announce the played move, and why another was better."""
        prompt = self.frame.captions.prompt
        if self.tries.played is not None and prompt is not None:
            self.frame.say(f"{prompt.sentence}. {prompt.hint}")

    def _draw_moves(self) -> None:
        decision = self.tries.played
        if decision is not None:
            self.marks.show_step(decision, self.analysis.verdicts[self.tries.step])

    def toggle_line(self) -> None:
        """Show the line after the better move, or after the played one; or end it."""
        decision = self.tries.played
        if self.session.line_ahead:
            self.session.show()
        elif decision is not None and not self.tries.busy:
            self._chosen = True
            verdict = self.analysis.verdicts[self.tries.step]
            best = verdict.best if verdict is not None else str(decision.move)
            self.tries.find_line(decision.views[decision.player], best)
            self._follow_step()
        self.main_widget().setFocus()

    def toggle_try(self) -> None:
        """Let the player solve the position on the board, or show the answer."""
        course, tries = self.analysis.course, self.tries
        if course is None or tries.step == course.last:
            return
        if tries.own is not None and tries.more and not tries.trying:
            self.next_wanted.emit(tries.own)
            return
        if tries.trying:
            tries.give_up()
        elif tries.step in course.exercises:
            self._chosen = True
            tries.begin(tries.step)
            self.show_found()
        self.main_widget().setFocus()

    # -- the study

    def _keep(self) -> None:
        lines = self.session.lines()
        self.match.annotations.set_part(NAME, lines)
        self.kept.emit(lines)

    def _show_node(self, shown: AnalysisShown) -> None:
        """Show the place in the tree and what can be done there, and start the engine."""
        session, tree, node = self.session, shown.tree, shown.stop.node
        main, aside = self.tr("Turn {n} · main line"), self.tr("Turn {n} · variation")
        turn = self.study.turn or "0"
        words = (main if tree.is_main(node) else aside).format(n=turn)
        self.walker.show_place(session.place(), len(session.stops()) - 1, words, turn)
        able = {
            UNDO: session.history.can_undo,
            REDO: session.history.can_redo,
            PROMOTE: not tree.is_main(node),
            DELETE: node < 0,
            ANOTHER_DRAW: bool(node and tree.ply(node).draws),
        }
        for command, usable in able.items():
            self.commands[command].setEnabled(usable)
        self.engine.follow()

    def _show_assessment(self) -> None:
        found = self.engine.found
        if found is not None:
            self.study.note_chance(found)
            self.study.show_study(self._scene)
        self.frame.refresh()

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
