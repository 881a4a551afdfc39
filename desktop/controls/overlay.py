"""Overlay: a widget over the page that keeps the focus in itself, a dialog to screen readers."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controls.accessible_role import give_role
from desktop.controls.focus import FocusScope


class Overlay(FocusScope, QWidget):
    """Covers its parent however large that is.

    Tab goes round within it, never to what lies beneath.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (parent := self.parentWidget()) is not None:
            self.setGeometry(parent.rect())
        give_role(self, QAccessible.Role.Dialog)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.recover_focus():
            return True
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        current = QApplication.focusWidget()
        start = current if current is not None and self.isAncestorOf(current) else self
        at = start
        while True:
            step = at.nextInFocusChain() if forward else at.previousInFocusChain()
            if step is None or step is start:
                return True
            at = step
            if at is not self and self.isAncestorOf(at) and _takes_tab(at):
                at.setFocus(reason)
                return True


def _takes_tab(widget: QWidget) -> bool:
    tab = Qt.FocusPolicy.TabFocus
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & tab)
