"""Widgets over the page that keep the focus inside; screen readers see dialogs."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controls.accessible_role import give_role
from desktop.controls.cross_fade import CrossFade, is_drawing
from desktop.controls.focus import FocusScope
from desktop.controls.surfaces import Surface
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme


class Overlay(FocusScope, QWidget):
    """Covers its parent, and follows the parent's size.

    Tab cycles within it and never reaches widgets below.
    """

    fades = True
    """Whether it fades in; an overlay with its own animation does not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    @property
    def settling(self) -> bool:
        """Whether a part of it is still being drawn."""
        return is_drawing(self)

    def setVisible(self, visible: bool) -> None:
        """Fade in once all of it is drawn, in a window that has a cross-fade."""
        if visible == self.isHidden():
            CrossFade.drop_double_click(self)
        fade = CrossFade.of(self) if visible and self.isHidden() and self.fades else None
        if fade is not None:
            fade.begin(lambda: not self.settling)
        super().setVisible(visible)

    def open(self, focus: QWidget) -> None:
        """Show it above all other widgets, and give the focus to it or to a widget in it."""
        self.show()
        self.raise_()
        focus.setFocus()

    def raise_(self) -> None:
        """Move above all other widgets, but below the picture of the old screen."""
        super().raise_()
        fade = CrossFade.of(self)
        if fade is not None:
            fade.raise_()

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


class Dialog(Overlay):
    """Dims its parent. The contents are in the column of `sheet`. Escape closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = Surface("surface", "dialog", (28, 24, 28, 24))
        self.sheet.setParent(self)

    def leave(self) -> None:
        """Close and delete it."""
        self.hide()
        self.deleteLater()

    def place_sheet(self) -> None:
        """Put the sheet in the middle, as large as its contents."""
        self.sheet.adjustSize()
        self.sheet.move(self.rect().center() - self.sheet.rect().center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(room(self), theme().colour("shadow", 0.5))


def is_covered(page: QWidget) -> bool:
    """Return whether an overlay is shown above a page: beside it, or in its window."""
    around = {page.parentWidget(), page.window()}
    beside = [one for widget in around if widget is not None for one in widget.children()]
    return any(isinstance(one, Overlay) and one.isVisible() for one in beside)


def _takes_tab(widget: QWidget) -> bool:
    tab = Qt.FocusPolicy.TabFocus
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & tab)
