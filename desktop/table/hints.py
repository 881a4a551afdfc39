"""Help for people at the table: the hint and the lens, their buttons, keys and texts.

Both use only the view that is shown. Any action of the player closes a hint.
"""

from collections.abc import Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop.background.task import BackgroundTask
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import ENTER, HINT, LENS
from desktop.frame.board_frame import BoardFrame
from desktop.language.messages import translated
from desktop.shell.page import Page
from desktop.table.hint_bubble import HintBubble
from desktop.table.lens import LensFinder
from desktop.table.session import MatchShown, Session
from rules.core import Position
from rules.core.mind import Hint

SECONDS = 2.0
"""Seconds for computing a hint."""

_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)


class HintControls(QObject):
    """Serves the match at the table: `serve` sets it, and `follow` updates the position."""

    told = Signal(str)  # why there is no hint or lens

    def __init__(self, frame: BoardFrame, page: Page) -> None:
        """Add both commands to the page, and the bubble in the place of the prompt."""
        super().__init__(page)
        self._frame, self._view, self._page = frame, frame.view, page
        self._ask = page.add_command(HINT, self.ask)
        self._lens = page.add_command(LENS, self.toggle_lens, checkable=True)
        self._ask.denied.connect(self.ask)  # which shows the reason
        self._lens.denied.connect(self.toggle_lens)
        self._session: Session | None = None
        self._scene: BoardScene | None = None
        self._showing: MatchShown | None = None
        self._hint: Hint[object] | None = None
        self._shown: list[object] = []
        """The moves of the hints shown for this position."""
        self._task = BackgroundTask(self)
        self.finder = LensFinder(self)
        self.bubble = HintBubble(frame.view)
        frame.view.table.add(self.bubble)
        self.finder.changed.connect(self.show_buttons)
        self.finder.lost.connect(self._lens_lost)
        self.bubble.played.connect(self.play)
        self.bubble.another_wanted.connect(self.ask_another)
        self.bubble.closed.connect(self.forget)
        frame.view.installEventFilter(self)
        frame.view.viewport().installEventFilter(self)

    # -- following the table

    def serve(self, session: Session | None, scene: BoardScene | None) -> None:
        """Serve another match and its scene from now on, or none."""
        self.forget()
        if session is None:
            self.close()
        self._session, self._scene, self._showing = session, scene, None
        self.finder.serve(scene)
        serious = session is not None and session.serious
        reason = self.tr("this is a serious game") if serious else ""
        for action in (self._ask, self._lens):
            action.lock(reason)

    def follow(self, showing: MatchShown) -> None:
        """Follow the board to another view, and remove the texts about the previous one."""
        self.forget()
        self._showing = showing
        self.finder.look(showing.view, showing.viewer)
        self.show_buttons()

    def close(self) -> None:
        """Stop, and wait for the threads that compute hints."""
        self._task.close()
        self.finder.close()

    def show_buttons(self) -> None:
        """Enable the commands that are available; none while the board is covered."""
        showing, session = self._showing, self._session
        seen = self._page.main_widget() is self._view
        self._ask.allow(seen and showing is not None and showing.seat is not None)
        playing = seen and showing is not None and showing.view.outcome is None
        hidden = session is not None and session.game.hidden
        watched = showing is not None and showing.viewer is not None
        self._lens.allow(playing and hidden and watched)
        self._lens.setChecked(playing and self.finder.shown)
        self._lens.work(self.finder.busy)

    # -- the hint

    @property
    def speaks(self) -> bool:
        """Whether the hint is shown in the prompt's place."""
        return not self.bubble.isHidden()

    @property
    def thinking(self) -> bool:
        """Whether a hint is being computed."""
        return self._task.busy

    def ask(self) -> None:
        """Compute a hint, or explain why none is available."""
        showing = self._showing
        if self.speaks:
            self.ask_another()
            return
        if showing is None:
            return
        if self._ask.locked:
            self.told.emit(self.tr("Serious games have no hints."))
        elif showing.seat is None:
            self.told.emit(self.tr("You can get a hint on your turn."))
        elif self._ask.isEnabled():
            self.bubble.wait(self.tr("Looking for a good move…"), SECONDS)
            self._place()
            if self._session is not None:
                self._session.note_help("hint")
            self._shown = []
            self._task.ask(partial(_hint, showing.view), self._show_hint, self._no_hint)

    def ask_another(self) -> None:
        """Compute the next best move, if a hint is shown and there is another."""
        showing = self._showing
        if showing is None or self._hint is None or self._task.busy:
            return
        if not self.bubble.another.isEnabled():
            return
        self.bubble.wait(self.tr("Looking for another good move…"), SECONDS)
        self._place()
        think = partial(_another_hint, showing.view, tuple(self._shown))
        self._task.ask(think, self._show_another, self._no_hint)

    def _show_another(self, hint: Hint[object] | None) -> None:
        if hint is not None:
            self._show_hint(hint)
        elif self._hint is not None:
            self._show_hint(self._hint)
            self.bubble.allow_another(False)
            self.told.emit(self.tr("No other good move found."))

    def _show_hint(self, hint: Hint[object]) -> None:
        if self._scene is None:
            return
        focus = self._view.window().focusWidget()
        if focus is not None and self._page.isAncestorOf(focus):
            self._view.setFocus()  # a move being typed is put aside
        self._hint = hint
        self._shown.append(hint.move)
        #: what to do, for example “Place 125 at 7”, or a move in notation
        title = self.tr("Hint: {move}").format(move=self._scene.advice(hint.move))
        text = f"{capitalised(translated(hint.why)).rstrip('.')}."
        self.bubble.say(text, title)
        self._frame.preview((hint.move,))
        self._place()
        self._frame.say(f"{title}. {text}")

    def _no_hint(self) -> None:
        self.forget()
        self.told.emit(self.tr("No hint found."))

    def play(self) -> None:
        """Play the move of the hint."""
        session, hint = self._session, self._hint
        self.forget()
        if session is not None and hint is not None:
            session.play(hint.move)

    def forget(self) -> None:
        """Close the hint, or stop computing one."""
        self._task.stop()
        if not self.speaks:
            return
        hint, self._hint = self._hint, None
        self.bubble.hide()
        if hint is not None:
            self._frame.preview(())
        self._place()

    def _place(self) -> None:
        """Hide the prompt while the bubble is visible, and show it again afterwards."""
        self._view.prompt.setHidden(self.speaks)
        self._view.table.lay_out()

    # -- the lens

    def toggle_lens(self) -> None:
        """Switch the viewer's lens on or off, or explain why it is not available."""
        showing, session = self._showing, self._session
        if showing is None or session is None or not session.game.hidden:
            return
        if self._lens.locked:
            self.told.emit(self.tr("Serious games have no lens."))
        elif self._lens.isEnabled() and showing.viewer is not None:
            self.finder.want(showing.viewer, not self.finder.shown)
            if self.finder.shown:
                session.note_help("lens")
            self.finder.look(showing.view, showing.viewer)
        self.show_buttons()

    def _lens_lost(self) -> None:
        self.told.emit(self.tr("The lens has nothing to show."))

    # -- keys

    def answer(self, key: Qt.Key) -> bool:
        """Let Enter play the hint, and Escape close it; return whether the key was used."""
        if not self.speaks or (key not in ENTER and key != Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_Escape:
            self.forget()
        elif self._hint is not None and not self.bubble.thinking:
            self.play()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.speaks:
            return False
        if event.type() in _PRESSES and watched is self._view.viewport():
            self.forget()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if self.answer(key):
                return True
            if key not in _HELD and not HINT.matches(event) and not LENS.matches(event):
                self.forget()
        return False


def _hint(view: Position, stop: Event) -> Hint[object]:
    """Return a hint for the player to move, whose view this is."""
    # Imported here, because the computer players take long to load.
    from rules import players

    return players.hint(view, SECONDS, stop)


def _another_hint(view: Position, shown: Sequence[object], stop: Event) -> Hint[object] | None:
    """Return another hint for the player to move, if another move is nearly as good."""
    from rules import players

    return players.another_hint(view, SECONDS, shown, stop)
