"""The scrolling view of a help page, which knows the section in sight."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QHBoxLayout, QLayout, QWidget

from desktop.controls.fading_edges import fade_edges
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.scroll_area import ScrollArea
from desktop.controls.surfaces import Surface
from desktop.help.page import HelpPage
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

_WIDEST = 760
_ACTIONS = {
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Space: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class Reader(FocusRing, ScrollArea):
    """Shows one page at a time, in a width that is easy to read."""

    def __init__(self, mark_section: Callable[[str], object]) -> None:
        """`mark_section` marks the section in sight."""
        super().__init__()
        self._mark_section = mark_section
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().setSingleStep(48)
        self.verticalScrollBar().valueChanged.connect(self._look)
        # The positions of headings are known only after the page has been laid out.
        self._settled = QTimer(self, interval=0, singleShot=True)
        self._settled.timeout.connect(self._look)
        self.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._settled.start())
        fade_edges(self, "surface", 20)
        self._page: HelpPage | None = None
        self.sections: Mapping[str, QWidget] = {}

    def show_page(self, page: HelpPage, sections: Mapping[str, QWidget]) -> None:
        """Show a page from its beginning; the previous one is deleted."""
        self._page, self.sections = page, sections
        inside = QWidget()
        row = QHBoxLayout(inside)
        fix(row, QLayout.setContentsMargins, 36, 30, 24, 48)
        row.addStretch(1)
        fix(page, QWidget.setMaximumWidth, _WIDEST)
        row.addWidget(page, 1000)
        row.addStretch(1)
        self.setWidget(inside)
        self.verticalScrollBar().setValue(0)
        self._settled.start()

    def go_to(self, section: str) -> None:
        """Scroll so that a section begins at the top."""
        if self._page is not None:
            # Everything above must be made first, or it would push the section down again.
            self._page.finish()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.verticalScrollBar().setValue(self.top_of(self.sections[section]))

    def top_of(self, heading: QWidget) -> int:
        inside = self.widget()
        return heading.mapTo(inside, QPoint()).y() if inside is not None else 0

    def _look(self) -> None:
        bar = self.verticalScrollBar()
        line = bar.value() + 60
        seen = ""
        for name, heading in self.sections.items():
            if self.top_of(heading) <= line or (bar.value() == bar.maximum() and bar.maximum()):
                seen = name
        self._mark_section(seen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = _ACTIONS.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            self.verticalScrollBar().triggerAction(action)


class ReaderFrame(Surface):
    """The rounded surface around the reader, with the reader's focus ring."""

    def __init__(self, reader: Reader) -> None:
        super().__init__("surface", "island", (0, 4, 4, 4))
        self._reader = reader
        self.column.addWidget(reader)
        reader.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._reader.by_keyboard:
            with painting(self) as painter:
                paint_focus(painter, room(self), theme().radius("island"))
