"""The table of a puzzle: the game's own scene, what is asked for over it, and the panel."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.board.accessible import say
from desktop.board.contract import Prompt
from desktop.board.scene import BoardScene
from desktop.board.view import BoardView
from desktop.games import SCENES
from desktop.puzzles.panel import PuzzlePanel
from desktop.puzzles.session import PuzzleSession, Sight
from desktop.puzzles.words import clock_words, goal_words
from desktop.theme.appearance import appearance, theme
from desktop.widgets.page_keys import Standard
from desktop.widgets.prompt import PromptHeader
from desktop.widgets.surfaces import islands
from rules.puzzles import Verdict

_HEADER_AT = QPoint(28, 24)
_HEADER_ROOM = QSizeF(370, 46)
"""Kept free even while the words are few, so that the board does not jump with them."""


class PuzzleTable(QWidget):
    """Brings a puzzle's session and the scene of its game together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: PuzzleSession | None = None
        self.scene: BoardScene | None = None
        self.sight: Sight | None = None
        self.view = BoardView()
        self.header = PromptHeader(self.view)
        self.header.move(_HEADER_AT)
        self.header.spoke.connect(self._place_header)
        self.panel = PuzzlePanel()
        self.setLayout(islands(self.view, self.panel))
        self.panel.stepped.connect(self._step)
        appearance().changed.connect(self._wear)

    # -- a puzzle begins

    def start(self, session: PuzzleSession) -> None:
        """Puts a puzzle on the table."""
        self.stop()
        self.session = session
        self.scene = scene = SCENES[session.game.slug](session.game, theme(), self)
        scene.alone = scene.from_setup = True
        scene.move_chosen.connect(session.play)
        scene.refused.connect(self.refuse)
        scene.prompt_changed.connect(self._show_prompt)
        scene.spot_entered.connect(lambda spot: say(self.view, spot.name))
        self.panel.show_matter(scene.make_panel())
        self.panel.show_puzzle(session)
        self.view.show_scene(scene)
        session.shown.connect(self._show)
        session.refused.connect(self.refuse)
        session.working.connect(self._show_working)
        session.waiting.connect(scene.wait)
        session.waiting.connect(self.header.await_disk)
        session.finished.connect(self._finish)
        self.view.setFocus()
        session.start()
        self.view.open_whole()

    def stop(self) -> None:
        """Clears the table."""
        session, scene = self.session, self.scene
        self.session, self.scene, self.sight = None, None, None
        if session is not None:
            session.close()
            session.disconnect(self)
            session.deleteLater()
        if scene is not None:
            scene.motion.finish()
            self.panel.show_matter(None)
            self.view.setScene(None)
            scene.deleteLater()

    # -- what is to be shown

    def _show(self, sight: Sight) -> None:
        scene, session = self.scene, self.session
        if scene is None or session is None:
            return
        before, self.sight = self.sight, sight
        same = before is not None and (before.view, before.seat) == (sight.view, sight.seat)
        if same and scene.view is not None and not scene.awaiting:
            self._show_prompt(scene.current_prompt())  # what still moves goes on
        else:
            scene.show_view(
                sight.view,
                sight.last_move,
                viewer=sight.viewer,
                seat=sight.seat,
                animate=sight.animate and self.isVisible(),
            )
        self.panel.show_sight(session, sight)

    def _show_prompt(self, prompt: Prompt) -> None:
        session, sight = self.session, self.sight
        if session is None or sight is None:
            return
        prompt = self._worded(session, sight, prompt)
        if prompt.sentence != self.header.sentence:
            say(self.view, f"{prompt.sentence}. {prompt.hint}")
        self.header.show_prompt(session.solver, prompt.sentence, prompt.hint)
        self._place_header()

    def _worded(self, session: PuzzleSession, sight: Sight, prompt: Prompt) -> Prompt:
        """What is asked for and how to do it; afterwards the judgement, or where we look."""
        verdict = session.verdict
        if sight.steps:
            return Prompt(self._where(session, sight), sight.said)
        if verdict is not None:
            solved = self.tr("Solved") if verdict.solved else self.tr("Not solved")
            return Prompt(solved, verdict.sentence)
        if sight.astray:
            undo = QKeySequence(Standard.Undo).toString(QKeySequence.SequenceFormat.NativeText)
            words = self.tr("It cost a star. Take it back with {undo} and try another.")
            return Prompt(self.tr("That lets the win slip"), words.format(undo=undo))
        return Prompt(goal_words(session.goal), prompt.hint if sight.seat is not None else "")

    def _where(self, session: PuzzleSession, sight: Sight) -> str:
        """Where in the solution we are, and who plays it."""
        whole, part = self.tr("The solution"), self.tr("The solution, step {n} of {all}")
        if session.seeing:
            whole = self.tr("The solution, played by one who sees the layout")
            part = self.tr("Played by one who sees the layout, step {n} of {all}")
        return part.format(n=sight.step, all=sight.steps) if sight.step else whole

    def _finish(self, verdict: Verdict, seconds: int) -> None:
        self.panel.show_verdict(verdict.stars, clock_words(seconds))
        say(self.view, verdict.sentence)

    def _show_working(self, working: bool) -> None:
        self.panel.show_waiting(self.tr("Working it out…") if working else "")
        self.panel.give_up.setEnabled(not working)

    def refuse(self, reason: str) -> None:
        """Shows why something did not happen."""
        self.header.show_error(reason)
        say(self.view, reason)
        self._place_header()

    def _wear(self) -> None:
        if self.scene is not None:
            self.scene.set_theme(theme())

    def _step(self, by: int) -> None:
        if self.session is not None:
            self.session.step(by)

    # -- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_header()

    def _place_header(self) -> None:
        self.header.limit(max(200, self.view.width() - 2 * _HEADER_AT.x()))
        self.header.move(_HEADER_AT)
        header = QRectF(self.header.geometry())
        header.setSize(header.size().expandedTo(_HEADER_ROOM))
        self.view.header = header
        self.view.follow()
