"""The page of a study: the game's own table, an engine at its foot, the tree beside it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from desktop.analysis.printed import study_turns
from desktop.analysis.session import AnalysisSession, AnalysisShown, Hands
from desktop.background.task import BackgroundTask
from desktop.board.contract import Prompt
from desktop.board.row_data import MoveRow
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.turns import in_words
from desktop.controls.buttons import IconButton
from desktop.controls.commands import (
    ANOTHER_DRAW,
    DELETE,
    ENGINE,
    PROMOTE,
    REDO,
    SAVE,
    UNDO,
    Command,
)
from desktop.controls.menu import Menu, below
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.language.messages import listed, translated
from desktop.language.numbers import number
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.study.engine_strip import EngineStrip
from desktop.study.panel import StudyPanel, turn_at
from desktop.study.tree_list import TreeRow
from desktop.table.state import draw_text
from desktop.theme.appearance import theme
from rules.core.limits import LONGEST_COMMENT
from rules.match import Match
from rules.ply import Ply
from rules.study.assessment import Assessment, Suggestion, assess

SECONDS = 1.0
"""Seconds the engine analyses a position."""

_PATIENCE_MS = 150
"""Milliseconds before the engine starts on a position, so that stepping on does not wait."""

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress)


class StudyPage(BoardPage):
    """Connects a study's session to the scene of its game."""

    table_wanted = Signal()  # back to the match at the table
    kept = Signal(object)  # the lines of the study, after a change
    saved = Signal()  # save the record with the study

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: AnalysisSession | None = None
        self.showing: AnalysisShown | None = None
        self.panel = StudyPanel()
        self._task = BackgroundTask(self)
        self._look = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._look.timeout.connect(self._ask_engine)
        self._found: Assessment | None = None
        self._chances: dict[int, tuple[Ply, float]] = {}
        """The first player's share of the win after each ply that the engine has analysed."""
        self._rows: dict[int, tuple[Ply, MoveRow]] = {}
        self._add_commands()
        frame = BoardFrame(self.panel, self.panel.strip, "study", self._captions)
        self.strip = EngineStrip(frame.view)
        frame.view.table.add(self.strip)
        self.lay_out(frame, lambda: self.strip.verdict.text(), self.panel.tree)
        self.save_button = IconButton(SAVE.icon, self.tr("Save study"))
        self.save_button.say(self.tr("Save study"), SAVE.keys)
        self.save_button.clicked.connect(self.save)
        self.bar.add(self.save_button)
        self.setWindowTitle(self.tr("Study"))
        self._connect()

    def _add_commands(self) -> None:
        acts: dict[Command, Callable[[AnalysisSession], object]] = {
            UNDO: AnalysisSession.undo,
            REDO: AnalysisSession.redo,
            PROMOTE: AnalysisSession.promote,
            DELETE: AnalysisSession.delete,
        }
        for command, act in acts.items():
            self.add_command(command, partial(self._tell, act))
        self.walker = Walker(self, self.panel.walk, self.panel.strip)
        self.add_command(ANOTHER_DRAW, self.choose_draw)
        self.add_command(ENGINE, lambda: self.strip.toggle.toggle(), checkable=True)
        self.add_command(SAVE, self.save)
        PictureCommands(self, board_of(lambda: self.view), match=self._printable)
        PaperCommands(self, paper_of(self._on_paper))

    def _printable(self) -> Printable | None:
        """Return the position shown and the moves of its line, for pictures."""
        session, shown = self.session, self.showing
        if session is None or shown is None or self.scene is None:
            return None
        return Printable(self.scene.view, session.line(), shown.viewer)

    def _on_paper(self) -> Printable | None:
        """Return the position shown and the whole study, for printing."""
        found, session = self._printable(), self.session
        if found is None or session is None:
            return None
        turns = study_turns(session.listed(), session.tree)
        return replace(found, match=session.main_line(), turns=turns)

    def _connect(self) -> None:
        panel, strip = self.panel, self.strip
        panel.tree.wanted.connect(lambda node: self._tell(lambda session: session.goto(node)))
        walk = self.walker.wanted
        walk.connect(lambda place: self._tell(lambda session: session.walk_to(place)))
        for symbol, key in panel.symbols.items():
            key.clicked.connect(
                lambda _=False, s=symbol: self._tell(lambda session: session.mark(s))
            )
        panel.comment.written.connect(self._comment)
        panel.comment.shortened.connect(self._say_shortened)
        panel.renamed.connect(self._rename)
        panel.promote.clicked.connect(self.commands[PROMOTE].trigger)
        panel.delete_button.clicked.connect(self.commands[DELETE].trigger)
        panel.draw_button.clicked.connect(self.choose_draw)
        strip.toggle.toggled.connect(self._switch)
        strip.line_wanted.connect(self._show_line)
        strip.back.clicked.connect(lambda: self._step_line(-1))
        strip.on.clicked.connect(lambda: self._step_line(1))
        for line in strip.lines:
            line.stepped.connect(self._step_line)
        strip.line_added.connect(
            lambda line: self._tell(lambda session: session.add_line(line.moves))
        )
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)

    def _tell(self, act: Callable[[AnalysisSession], object]) -> None:
        if self.session is not None:
            self.panel.store_draft()
            act(self.session)

    def go_back(self) -> None:
        """Return to the match at the table."""
        self.store_draft()
        self.table_wanted.emit()

    # -- starting a study

    def start(self, match: Match) -> None:
        """Put the study of a match on the table; the page takes over the match.

        Raises IllegalMove for an unfinished match whose players know different things.
        """
        self.stop()
        self.session = session = AnalysisSession(match, Hands.EDIT, self)
        game = session.game
        scene = ui_of(game.slug).scene(game, theme(), self)
        scene.spare = True
        scene.move_chosen.connect(lambda move: self._tell(lambda session: session.play(move)))
        scene.refused.connect(self.frame.refuse)
        self.panel.show_matter(scene.make_panel())
        self.panel.draw_button.setVisible(game.chance)
        self.frame.attach(scene)
        session.shown.connect(self._show)
        session.refused.connect(self.frame.refuse)
        session.changed.connect(lambda: self.kept.emit(session.lines()))
        self.bar.title.setText(self.tr("Study"))
        self.bar.chips.show_texts([game.title, " – ".join(session.names)])
        self.commands[ENGINE].setChecked(self.strip.toggle.isChecked())
        session.show()
        self.view.open_whole()
        if session.problem is not None:
            words = self.tr(
                "Line {line} of the study was skipped: {reason}. It is kept in the file."
            )
            reason = translated(session.problem.reason)
            self.frame.refuse(words.format(line=session.problem.line, reason=reason))

    def stop(self) -> None:
        """Close the study: store its draft, stop its computations, and empty the board."""
        self.store_draft()
        self._look.stop()
        self._task.stop()
        self._found = None
        self._chances.clear()
        self._rows.clear()
        session, self.session, self.showing = self.session, None, None
        self.panel.forget()
        if session is not None:
            session.disconnect(self)
            session.deleteLater()
            self.frame.detach()
            self.panel.show_matter(None)

    # -- display

    def _show(self, shown: AnalysisShown) -> None:
        scene, session = self.scene, self.session
        if scene is None or session is None:
            return
        if session.line_ahead:  # the study is as it was
            self.frame.show_position(shown)
            return
        self._look.stop()
        self._task.stop()
        self._found = None
        self.showing = shown
        self._show_tree()
        self.frame.show_position(shown)
        able = {
            UNDO: session.can_undo,
            REDO: session.can_redo,
            PROMOTE: not shown.tree.is_main(shown.stop.node),
            DELETE: shown.stop.node < 0,
            ANOTHER_DRAW: bool(shown.stop.node and shown.tree.ply(shown.stop.node).draws),
        }
        for command, usable in able.items():
            self.commands[command].setEnabled(usable)
        self.panel.draw_button.setEnabled(able[ANOTHER_DRAW])
        self._begin_looking()

    def _show_tree(self) -> None:
        scene, session, shown = self.scene, self.session, self.showing
        if scene is None or session is None or shown is None:
            return
        tree, rows = shown.tree, []
        for one in session.listed():
            ply, note = tree.ply(one.node), tree.note(one.node)
            if id(ply) not in self._rows:
                self._rows[id(ply)] = ply, in_words([scene.ply_row(one.text)])[0]
            move = self._rows[id(ply)][1]
            _, chance = self._chances.get(id(ply), (ply, None))
            before = tree.parent(one.node)
            assert before is not None
            beside = tree.children(before)
            told = move.note
            if [tree.ply(child).text for child in beside].count(ply.text) > 1:
                drawn = " ".join(map(_drawn, ply.draws))
                #: what chance drew after a move: one or more tiles
                told = listed(told, self.tr("drew {drawn}").format(drawn=drawn))
            rows.append(
                TreeRow(
                    one.node,
                    one.depth,
                    MoveRow(one.node, one.number, move.player, move.text, told, move.meaning),
                    note.symbol,
                    note.comment,
                    head=beside[0] != one.node,
                    promoted=tree.is_promoted(one.node),
                    replaced=tree.is_replaced(one.node),
                    chance=chance,
                )
            )
        self.panel.show_study(tree, shown.stop.node, rows)
        turn = turn_at(tree, shown.stop.node, rows) or "0"
        main, aside = self.tr("Turn {n} · main line"), self.tr("Turn {n} · variation")
        words = (main if tree.is_main(shown.stop.node) else aside).format(n=turn)
        self.walker.show_place(session.place(), len(session.stops()) - 1, words, turn)

    def _captions(self, prompt: Prompt | None) -> Captions:
        shown, scene, session = self.showing, self.scene, self.session
        if shown is None or scene is None or session is None or prompt is None:
            return Captions()
        outcome, mover = shown.view.outcome, shown.view.to_move
        if outcome is not None or mover is None or mover < 0:
            reason = capitalised(outcome.reason) if outcome is not None else ""
            return Captions(None, Prompt(prompt.sentence, reason))
        unusual = False
        if shown.seat is None:
            hint = self.tr("You cannot draw layouts in a study. Step forward to try other moves.")
        elif scene.half_done and not self.frame.previewed and prompt.hint:
            hint = prompt.hint
        elif theme().compact and self._found is not None and self._found.suggestions[0].why:
            best = self._found.suggestions[0]
            why = translated(best.why) if best.why else ""
            hint = self.tr("{move}: {why}").format(move=best.moves[0], why=why)
            unusual = True  # the engine's strip has no room for it
        else:
            hint = self.tr("Make any move to try another line.")
        name = shown.view.names[mover]
        number = turn_at(session.tree, shown.stop.node, self.panel.tree.rows.rows)
        words = self.tr("After turn {n}: {name} to move") if number else self.tr("{name} to move")
        sentence = words.format(n=number, name=name)
        return Captions(mover, Prompt(sentence, hint, accent=unusual))

    @property
    def looking(self) -> bool:
        """Whether the engine is at work."""
        return self._look.isActive() or self._task.busy

    def store_draft(self) -> None:
        self.panel.store_draft()

    # -- comments and symbols

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
            menu.addAction(_drawn(draw), partial(self._tell, redraw))
        menu.open_at(below(self.panel.draw_button))

    def save(self) -> None:
        """Save the record with the study."""
        self.store_draft()
        self.saved.emit()

    # -- the engine

    def _switch(self, on: bool) -> None:
        self.commands[ENGINE].setChecked(on)
        self._look.stop()
        self._task.stop()
        self._found = None
        self.frame.preview(())
        self._begin_looking()
        self.frame.refresh()

    def _begin_looking(self) -> None:
        """Start the engine after the position was shown for a moment."""
        shown = self.showing
        if shown is None:
            return
        outcome = shown.view.outcome
        if not self.strip.toggle.isChecked():
            self.strip.show_nothing("")
        elif outcome is not None:
            self.strip.show_result(outcome.share(0), 0, shown.view.names, self._result())
        elif shown.seat is None:
            self.strip.show_nothing("")
        else:
            self.strip.show_nothing(self.tr("Looking…"))
            self._look.start()

    def _result(self) -> str:
        """Return the result of the game in words."""
        outcome = self.showing.view.outcome if self.showing is not None else None
        if outcome is None or self.showing is None:
            return ""
        names = self.showing.view.names
        if len(outcome.winners) == 1:
            return self.tr("{name} has won").format(name=names[next(iter(outcome.winners))])
        return draw_text(sorted(outcome.winners), names)

    def _ask_engine(self) -> None:
        shown = self.showing
        if shown is None:
            return
        view = shown.view
        self._task.ask(lambda stop: assess(view, SECONDS, stop), self._take, self._lost)

    def _take(self, found: Assessment) -> None:
        shown = self.showing
        if shown is None:
            return
        self._found = found
        names = shown.view.names
        self.strip.show_assessment(found, names)
        if len(names) == 2 and shown.stop.node:
            share = found.share if found.player == 0 else 1 - found.share
            ply = shown.tree.ply(shown.stop.node)
            self._chances[id(ply)] = ply, share
            self._show_tree()
        if self.scene is not None and not self.scene.half_done:
            self._show_line(found.suggestions[0])
        self.frame.refresh()
        self.frame.say(self.strip.verdict.text())

    def _lost(self) -> None:
        self.strip.show_nothing(self.tr("The engine found nothing."))

    def _show_line(self, line: Suggestion) -> None:
        """Show a move of the engine on the board."""
        self._leave_line()
        self.strip.show_step(0, len(line.moves))
        scene = self.scene
        if scene is not None and scene.view is not None and scene.seat is not None:
            self.frame.preview((line.move,))

    def _step_line(self, by: int) -> None:
        """Make the next move of the chosen line on the board, or undo the last one."""
        line, session, showing = self.strip.chosen, self.session, self.showing
        if line is None or session is None or showing is None:
            return
        steps = session.follow(line.moves)
        at = min(max(session.ahead + by, 0), len(steps))
        if not at:
            self._show_line(line)
        elif at != session.ahead:
            session.look_along(steps, at)
            self.strip.show_step(at, len(line.moves))

    def _leave_line(self) -> None:
        """Show the position of the study again."""
        session = self.session
        if session is not None and session.ahead:
            session.look_along(session.line_ahead, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the engine's line as soon as the player makes a move."""
        if event.type() in _PRESSES and watched in (self.view, self.view.viewport()):
            self.frame.preview(())
            self._leave_line()
        return super().eventFilter(watched, event)

    # -- the window

    def rest(self) -> None:
        """Clear the table as the page is left: the study is kept with the match."""
        self.stop()
        self._task.close()


def _drawn(draw: object) -> str:
    """Return a draw in words."""
    return str(draw).lstrip("*")
