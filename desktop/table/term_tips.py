"""Explains terms of the game at the table where the pointer rests on them."""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.controls.chips import Chip
from desktop.games.cards import CARDS
from desktop.language.glossary import meanings
from desktop.shell.page import Page


class TermTips(QObject):
    """Explains terms on a page where there is no other tooltip."""

    def __init__(self, page: Page, prompt: QWidget, chips: QWidget) -> None:
        super().__init__(page)
        self._page, self._prompt, self._chips = page, prompt, chips
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._page or not isinstance(event, QHelpEvent):
            return False
        slug = self._page.slug
        if event.type() != QEvent.Type.ToolTip or not slug:
            return False
        under, text = self._named_at(event.pos())
        words = meanings(text, CARDS[slug].title)
        if under is None or not words:
            return False
        from desktop.controls.tooltip import explain  # loaded with the first tooltip

        explain(under, words, event.globalPos())
        return True

    def _named_at(self, at: QPoint) -> tuple[QWidget | None, str]:
        """Return the widget at a point of the page that has a text or a name, and that text."""
        page = self._page
        # The prompt and the chips ignore the mouse.
        through = [self._prompt, *self._chips.findChildren(Chip)]
        hit = (w for w in through if w.isVisible() and w.rect().contains(w.mapFrom(page, at)))
        under = next(hit, page.childAt(at))
        while under is not None and under is not page:
            text = under.text() if isinstance(under, QLabel) else under.accessibleName()
            if text:
                return under, text
            under = under.parentWidget()
        return None, ""
