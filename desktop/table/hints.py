"""Help for people at the table: the hint and the lens, their buttons, keys and words.

Both know the view that is shown and nothing else. Whatever the player does puts a hint away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.accessible import say
from desktop.table.adviser import SECONDS, HintRequest
from desktop.table.lens import LensFinder
from desktop.widgets.hint_bubble import SHADE, HintBubble

if TYPE_CHECKING:
    from desktop.board.scene import BoardScene
    from desktop.table.page import TablePage
    from desktop.table.session import Session, Showing
    from rules.core.mind import Hint

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)
_WITHOUT = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier


class HintControls(QObject):
    """What a table page has of hint and lens."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._hint: Hint | None = None
        self.adviser = HintRequest(self)
        self.finder = LensFinder(self)
        self.bubble = HintBubble(page.view)
        self.adviser.advised.connect(self._advised)
        self.adviser.lost.connect(self._no_advice)
        self.finder.changed.connect(self._show_buttons)
        self.finder.lost.connect(self._lens_lost)
        self.bubble.played.connect(self.play)
        self.bubble.closed.connect(self.forget)
        page.bar.hint.connect(self.ask)
        page.bar.lens.connect(self.toggle_lens)
        page.view.installEventFilter(self)
        page.view.viewport().installEventFilter(self)

    # -- what the table says

    def serve(self, session: Session | None, scene: BoardScene | None) -> None:
        """Another game, or none, is on the table."""
        self.forget()
        if session is None:
            self.close()
        self.finder.serve(scene)
        bar = self._page.bar
        serious = session is not None and session.serious
        reason = self.tr("this is a serious match") if serious else ""
        bar.serious.setVisible(serious)
        bar.lens_button.setVisible(session is not None and session.game.hidden)
        for button in (bar.hint_button, bar.lens_button):
            button.lock(reason)

    def follow(self, showing: Showing) -> None:
        """Another view is on the board."""
        self.forget()
        self.finder.look(showing.view, showing.viewer)
        self._show_buttons()

    def close(self) -> None:
        """Waits until nobody thinks any more."""
        self.adviser.close()
        self.finder.close()

    def _show_buttons(self) -> None:
        bar, showing = self._page.bar, self._page.showing
        bar.hint_button.allow(showing is not None and showing.seat is not None)
        playing = showing is not None and showing.view.outcome is None
        bar.lens_button.allow(playing and showing is not None and showing.viewer is not None)
        bar.lens_button.setChecked(playing and self.finder.shown)
        bar.lens_button.work(self.finder.busy)

    # -- the hint

    @property
    def speaks(self) -> bool:
        """Whether the hint stands in the prompt's place."""
        return not self.bubble.isHidden()

    def ask(self) -> None:
        """Looks for a hint, or says why there is none to be had."""
        page, showing = self._page, self._page.showing
        if showing is None or self.speaks:
            return
        if page.bar.hint_button.locked:
            page.told.emit(self.tr("There are no hints in a serious match."))
        elif showing.seat is None:
            page.told.emit(self.tr("There are hints when it is your move."))
        else:
            self.bubble.wait(self.tr("Looking for a good move …"), SECONDS)
            self._place()
            self.adviser.ask(showing.view)

    def _advised(self, hint: Hint) -> None:
        page = self._page
        if page.scene is None:
            return
        if page.isAncestorOf(page.window().focusWidget() or page):
            page.view.setFocus()  # what was being typed is put aside
        self._hint = hint
        text = self.tr("Hint: {why}").format(why=hint.why)
        self.bubble.say(text)
        page.scene.show_preview((hint.move,))
        self._place()
        say(page.view, f"{text}. {hint.move}")

    def _no_advice(self) -> None:
        self.forget()
        self._page.told.emit(self.tr("No hint was found. Your move stays yours."))

    def play(self) -> None:
        """Plays the move of the hint."""
        session, hint = self._page.session, self._hint
        self.forget()
        if session is not None and hint is not None:
            session.play(hint.move)

    def forget(self) -> None:
        """Puts the hint away, or stops looking for one."""
        self.adviser.stop()
        if not self.speaks:
            return
        hint, self._hint = self._hint, None
        self.bubble.hide()
        scene = self._page.scene
        if scene is not None and hint is not None:
            scene.show_preview(())
        self._place()

    def _place(self) -> None:
        """The prompt makes room for the bubble, or takes its place again."""
        scene = self._page.scene
        if scene is not None and scene.view is not None:
            scene.prompt_changed.emit(scene.current_prompt())

    def take_place(self, header: QRectF, width: float) -> QRectF:
        """Puts the bubble where the prompt is, at most so wide; the room both need."""
        self._page.header.setVisible(not self.speaks)
        if not self.speaks:
            return header
        self.bubble.fit(round(width))
        corner = header.topLeft().toPoint() - QPoint(SHADE, SHADE)
        self.bubble.move(corner)
        body = QRectF(self.bubble.in_use().translated(corner))
        return header.united(body)

    # -- the lens

    def toggle_lens(self) -> None:
        """Switches the viewer's lens on or off, or says why there is none."""
        page, showing, session = self._page, self._page.showing, self._page.session
        if showing is None or session is None or not session.game.hidden:
            return
        if page.bar.lens_button.locked:
            page.told.emit(self.tr("There is no lens in a serious match."))
        elif showing.viewer is not None and showing.view.outcome is None:
            self.finder.want(showing.viewer, not self.finder.shown)
            self.finder.look(showing.view, showing.viewer)
        self._show_buttons()

    def _lens_lost(self) -> None:
        self._page.told.emit(self.tr("The lens found nothing to show."))

    # -- keys

    def pressed(self, event: QKeyEvent) -> bool:
        """A key nothing else had a use for; True if it was used here."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if held in (_WITHOUT, _CONTROL) and key in (Qt.Key.Key_H, Qt.Key.Key_L):
            (self.ask if key == Qt.Key.Key_H else self.toggle_lens)()
            return True
        return self._answers(key)

    def _answers(self, key: Qt.Key) -> bool:
        """Enter plays the hint, Escape puts it away."""
        if not self.speaks or (key not in _ENTER and key != Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_Escape:
            self.forget()
        elif self._hint is not None:
            self.play()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.speaks:
            return False
        if event.type() in _PRESSES and watched is self._page.view.viewport():
            self.forget()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if self._answers(key):
                return True
            if key not in (*_HELD, Qt.Key.Key_H, Qt.Key.Key_L):
                self.forget()
        return False
