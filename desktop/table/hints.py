"""Help for people at the table: the hint and the lens, their buttons and texts.

Both use only the view that is shown.
"""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, QTimer

from desktop.background.task import BackgroundTask
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import HINT, LENS
from desktop.frame.board_page import BoardPage
from desktop.language.messages import translated
from desktop.table.hint_bubble import HintBubble
from desktop.table.session import MatchShown, Session
from rules.core import Position
from rules.core.lens import Lens
from rules.core.mind import Hint

SECONDS = 2.0
"""Seconds for computing a hint."""

_LENS_SECONDS = 1.0
"""Seconds of sampling if the exact result cannot be computed."""

_PATIENCE_MS = 120  # how long the lens of the previous view stays without fading


class HintControls(QObject):
    """Serves one match at the table; `follow` updates the position."""

    def __init__(
        self,
        session: Session,
        showing: MatchShown,
        scene: BoardScene,
        page: BoardPage,
        bubble: HintBubble,
        parent: QObject | None = None,
    ) -> None:
        """`page` has the commands and the board, and `bubble` is in the place of its prompt."""
        super().__init__(parent)
        self._session, self._scene, self._page, self.bubble = session, scene, page, bubble
        self._frame, self._view = page.frame, page.view
        self._ask, self._lens = page.commands[HINT], page.commands[LENS]
        self._showing = showing
        self._hint: Hint[object] | None = None
        self._shown: list[object] = []
        """The moves of the hints shown for this position."""
        self._task = BackgroundTask(self)
        self.finder = LensFinder(
            scene, show_busy=self.show_buttons, report_loss=self._lens_lost, parent=self
        )
        reason = self.tr("this is a serious game") if session.serious else ""
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
        self.forget()
        self._task.close()
        self.finder.close()

    def show_buttons(self) -> None:
        """Enable the commands that are available; none while the board is covered."""
        showing = self._showing
        seen = self._page.main_widget() is self._view
        self._ask.allow(seen and showing.seat is not None)
        playing = seen and showing.view.outcome is None
        self._lens.allow(playing and self._session.game.hidden and showing.viewer is not None)
        self._lens.setChecked(playing and self.finder.shown)
        self._lens.work(self.finder.busy)

    # -- the hint

    @property
    def thinking(self) -> bool:
        """Whether a hint is being computed."""
        return self._task.busy

    def ask(self) -> None:
        """Compute a hint, or explain why none is available."""
        showing = self._showing
        if self.bubble.speaks:
            self.ask_another()
            return
        if self._ask.locked:
            self._page.told.emit(self.tr("Serious games have no hints."))
        elif showing.seat is None:
            self._page.told.emit(self.tr("You can get a hint on your turn."))
        elif self._ask.isEnabled():
            self.bubble.wait(self.tr("Looking for a good move…"), SECONDS)
            self._place()
            self._session.note_help("hint")
            self._shown = []
            self._task.ask(partial(_hint, showing.view), self._show_hint, self._no_hint)

    def ask_another(self) -> None:
        """Compute the next best move, if a hint is shown and there is another."""
        if self._hint is None or self._task.busy or not self.bubble.another.isEnabled():
            return
        self.bubble.wait(self.tr("Looking for another good move…"), SECONDS)
        self._place()
        think = partial(_another_hint, self._showing.view, tuple(self._shown))
        self._task.ask(think, self._show_another, self._no_hint)

    def _show_another(self, hint: Hint[object] | None) -> None:
        if hint is not None:
            self._show_hint(hint)
        elif self._hint is not None:
            self._show_hint(self._hint)
            self.bubble.allow_another(False)
            self._page.told.emit(self.tr("No other good move found."))

    def _show_hint(self, hint: Hint[object]) -> None:
        focus = self._view.window().focusWidget()
        if focus is not None and self._page.isAncestorOf(focus):
            self._view.setFocus()  # a move being typed is put aside
        self._hint = hint
        self._shown.append(hint.move)
        #: what to do, for example “Place 125 at 7”, or a move in notation
        title = self.tr("Hint: {move}").format(move=self._scene.words.advice(hint.move))
        text = f"{capitalised(translated(hint.why)).rstrip('.')}."
        self.bubble.say(text, title)
        self._frame.preview((hint.move,))
        self._place()
        self._frame.say(f"{title}. {text}")

    def _no_hint(self) -> None:
        self.forget()
        self._page.told.emit(self.tr("No hint found."))

    def play(self) -> None:
        """Play the move of the hint."""
        hint = self._hint
        self.forget()
        if hint is not None:
            self._session.play(hint.move)

    def forget(self) -> None:
        """Close the hint, or stop computing one."""
        self._task.stop()
        if not self.bubble.speaks:
            return
        hint, self._hint = self._hint, None
        self.bubble.hide()
        if hint is not None:
            self._frame.preview(())
        self._place()

    def _place(self) -> None:
        """Hide the prompt while the bubble is visible, and show it again afterwards."""
        self._view.prompt.setHidden(self.bubble.speaks)
        self._view.table.lay_out()

    # -- the lens

    def toggle_lens(self) -> None:
        """Switch the viewer's lens on or off, or explain why it is not available."""
        showing, session = self._showing, self._session
        if not session.game.hidden:
            return
        if self._lens.locked:
            self._page.told.emit(self.tr("Serious games have no lens."))
        elif self._lens.isEnabled() and showing.viewer is not None:
            self.finder.want(showing.viewer, not self.finder.shown)
            if self.finder.shown:
                session.note_help("lens")
            self.finder.look(showing.view, showing.viewer)
        self.show_buttons()

    def _lens_lost(self) -> None:
        self._page.told.emit(self.tr("The lens has nothing to show."))


def _hint(view: Position, stop: Event) -> Hint[object]:
    """Return a hint for the player to move, whose view this is."""
    # Imported here, because the computer players take long to load.
    from rules import players

    return players.hint(view, SECONDS, stop)


def _another_hint(view: Position, shown: Sequence[object], stop: Event) -> Hint[object] | None:
    """Return another hint for the player to move, if another move is nearly as good."""
    from rules import players

    return players.another_hint(view, SECONDS, shown, stop)


class LensFinder(QObject):
    """Keeps a scene's lens up to date for those viewers who asked for it, off the GUI thread.

    It uses only the view it is given, and keeps nothing of another viewer's.
    """

    def __init__(
        self,
        scene: BoardScene,
        *,
        show_busy: Callable[[], object],
        report_loss: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        """`show_busy` is called when a computation begins or ends, `report_loss` if it fails."""
        super().__init__(parent)
        self._show_busy, self._report_loss = show_busy, report_loss
        self._task = BackgroundTask(self)
        self._scene = scene
        self._wanted: set[int] = set()
        self._viewer: int | None = None
        self._lens: Lens | None = None
        self._late = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._late.timeout.connect(self._fade)

    @property
    def busy(self) -> bool:
        """Whether a computation runs."""
        return self._task.busy

    @property
    def shown(self) -> bool:
        """Whether the present viewer wants the lens."""
        return self._viewer in self._wanted

    def want(self, viewer: int, wanted: bool) -> None:
        """Switch a viewer's lens on or off; it is for this viewer only."""
        (self._wanted.add if wanted else self._wanted.discard)(viewer)

    def look(self, view: Position, viewer: int | None) -> None:
        """Compute the lens for another view, if this viewer wants it."""
        if viewer != self._viewer:
            self._stop()
            self._viewer = viewer
        if viewer is None or not self.shown or view.outcome is not None:
            self._stop()
            return

        def think(stop: Event) -> Lens:
            # Imported here, because the computer players take long to load.
            from rules import players

            return players.lens(view, _LENS_SECONDS, stop)

        self._task.ask(think, self._found, self._failed)
        self._late.start()
        self._show_busy()

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self._late.stop()
        self._task.close()

    def _found(self, lens: Lens) -> None:
        self._show(lens)
        self._show_busy()

    def _failed(self) -> None:
        if self._viewer is not None:
            self.want(self._viewer, False)
        self._stop()
        self._report_loss()

    def _stop(self) -> None:
        """Cancel the computation, and remove the lens from the board."""
        self._task.stop()
        self._show(None)
        self._show_busy()

    def _show(self, lens: Lens | None) -> None:
        self._late.stop()
        self._lens = lens
        if self._scene.view is not None:
            self._scene.show_lens(lens)

    def _fade(self) -> None:
        """Fade the lens, which belongs to the previous view."""
        if self._lens is not None:
            self._scene.show_lens(self._lens, stale=True)
