"""A cover: something over the page that keeps the keyboard to itself."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.widgets.focus import FocusScope


class Overlay(FocusScope, QWidget):
    """Tab goes round within it, never to what lies beneath."""

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
