"""The contents beside a page: topics, the sections of the open one, and the search."""

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QPushButton, QVBoxLayout, QWidget

from desktop.controls.field import SearchField
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Rule, Surface, scrolling
from desktop.controls.text import Text
from desktop.games.pictures import PICTURES
from desktop.help.search import Found
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.rows import paint_chosen_row
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, space

translate = QCoreApplication.translate

WIDTH = 248
_ALL = 4000
_THUMB = QRectF(0, 0, 46, 34)
_BESIDE = 44
"""Pixels kept visible above and below the topic shown."""


class Row(FocusRing, QPushButton):
    """A line of the contents; `small` ones are sections."""

    def __init__(
        self,
        text: str,
        step: Callable[["Row", int], object],
        icon: str = "",
        picture: str = "",
        *,
        small: bool = False,
    ) -> None:
        """`step` goes to the row above (-1) or below (1) this one."""
        super().__init__(text)
        self.small, self._step = small, step
        self._icon = icon
        self._picture = CachedPicture(PICTURES[picture], f"{text}, in a row") if picture else None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 32 if small else 40)

    def sizeHint(self) -> QSize:
        return QSize(px(160), self.maximumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            whole = room(self)
            if self.isChecked() and not self.small:
                paint_chosen_row(painter, whole)
            elif self.underMouse():
                painter.fillPath(rounded_rect(whole, 10), colours.colour("text", 0.05))
            if self.small and self.isChecked():
                bar = QRectF(38, whole.center().y() - 8, 3, 16)
                painter.fillPath(rounded_rect(bar, 1.5), colours.colour("accent"))
            self._paint_mark(painter, whole)
            ink = colours.colour("text" if self.isChecked() or not self.small else "muted")
            made = colours.font("hint" if self.small else "button")
            paint_line(painter, self.text(), whole.adjusted(66, 0, -8, 0), made, ink)
            if self.by_keyboard:
                paint_focus(painter, whole, 10)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Buttons of a group would go from topic to topic, and skip the sections.
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._step(self, step)

    def _paint_mark(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        if self._picture is not None:
            thumb = _THUMB.translated(8, (whole.height() - _THUMB.height()) / 2)
            paint_table(painter, thumb, 7, colours)
            self._picture.paint_soon(painter, thumb.adjusted(3, 3, -3, -3), self)
        elif self._icon:
            box = QRectF(21, whole.center().y() - 10, 20, 20)
            paint_icon(painter, self._icon, box, colours.colour("muted"))


class Contents(Surface):
    """The contents. The up and down keys go from line to line."""

    def __init__(
        self,
        topics: Sequence[tuple[str, str, str]],
        find: Callable[[str], Sequence[Found]],
        go_to: Callable[[str], object],
        open_found: Callable[[str, str], object],
    ) -> None:
        """`topics` are slug, title and icon; games have their picture instead of an icon.

        `find` searches all topics for words. `go_to` goes to a section of the topic shown, and
        `open_found` to the topic and section of a search result.
        """
        super().__init__("surface", "island", (10, 10, 10, 10))
        self._go_to, self._open_found = go_to, open_found
        self.spread(False)
        self.setAccessibleName(translate("common", "Contents"))
        self.rows: dict[str, Row] = {}
        self.sections: dict[str, Row] = {}
        self._find = find
        self._titles = {slug: (title, icon) for slug, title, icon in topics}
        self._group = QButtonGroup(self)
        self.search = SearchField(self.tr("Search the help"))
        self.search.textChanged.connect(self._show_found)
        self.column.addWidget(self.search)
        space(self.column, 8)
        inside = QWidget()
        self._list = lay(QVBoxLayout(inside), spacing=2)
        for slug, title, icon in topics:
            if slug == "shortcuts":
                space(self._list, 3)
                self._list.addWidget(Rule())
                space(self._list, 3)
            self._add_topic(slug, title, icon)
        self._list.addStretch()
        self._topics = scrolling(inside, "surface")
        self._results = scrolling(QWidget(), "surface")
        self.found: dict[Found, Row] = {}
        self.column.addWidget(self._topics)
        self.column.addWidget(self._results)
        self._results.hide()

    def spread(self, wide: bool) -> None:
        """Take the full width, or the usual one."""
        fix(self, QWidget.setMinimumWidth, 0 if wide else WIDTH)
        fix(self, QWidget.setMaximumWidth, _ALL if wide else WIDTH)

    def _add_topic(self, slug: str, title: str, icon: str) -> None:
        row = Row(title, self._step, icon, slug if slug in PICTURES else "")
        self._group.addButton(row)
        self._list.addWidget(row)
        self.rows[slug] = row

    def show_topic(self, slug: str, sections: Sequence[str]) -> None:
        """Mark a topic and list its sections under it."""
        for row in self.sections.values():
            row.hide()
            row.deleteLater()
        self.sections = {}
        self.rows[slug].setChecked(True)
        place = self._list.indexOf(self.rows[slug]) + 1
        for number, section in enumerate(sections):
            row = Row(section, self._step, small=True)
            row.clicked.connect(lambda _on=False, s=section: self._go_to(s))
            self._list.insertWidget(place + number, row)
            self.sections[section] = row
        self._order()
        # After the rows are laid out, unless the help is being closed.
        QTimer.singleShot(0, self.rows[slug], lambda: self._show_row(slug))

    def _show_row(self, slug: str) -> None:
        """Scroll to a topic, with as many of its sections as fit below it."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for row in (*list(self.sections.values())[-1:], self.rows[slug]):
            self._topics.ensureWidgetVisible(row, 0, px(_BESIDE))

    def _show_found(self, sought: str) -> None:
        """Show the results of a search in place of the topics, or the topics again."""
        searching = bool(sought.strip())
        self._topics.setVisible(not searching)
        self._results.setVisible(searching)
        inside, self.found = QWidget(), {}
        column = lay(QVBoxLayout(inside), spacing=2)
        for topic, group in groupby(self._find(sought), key=lambda one: one.topic):
            title, icon = self._titles[topic]
            for one in group:
                picture = topic if topic in PICTURES else ""
                row = Row(one.section or title, self._step, icon, picture)
                row.setCheckable(False)
                row.setAccessibleName(f"{title}: {one.section}" if one.section else title)
                row.clicked.connect(
                    lambda _on=False, one=one: self._open_found(one.topic, one.section)
                )
                column.addWidget(row)
                self.found[one] = row
        if searching and not self.found:
            column.addWidget(Text(self.tr("Nothing found."), "hint", "muted", wrap=True))
        column.addStretch()
        self._results.setWidget(inside)

    def _order(self) -> None:
        """Let Tab go through the lines from top to bottom."""
        rows = self._lines()
        for one, other in pairwise(rows):
            QWidget.setTabOrder(one, other)

    def mark_section(self, section: str) -> None:
        """Mark the section being read."""
        for name, row in self.sections.items():
            row.setChecked(name == section)

    def _lines(self) -> list[Row]:
        """Return all lines from top to bottom."""
        # Not from the layout: PySide keeps the items it has returned, even after Qt has
        # deleted them, and crashes when their memory is used for something else.
        if self._results.isVisible():
            return list(self.found.values())
        lines: list[Row] = []
        for row in self.rows.values():
            lines.append(row)
            if row.isChecked():
                lines += self.sections.values()
        return lines

    def _step(self, row: Row, by: int) -> None:
        lines = self._lines()
        lines[(lines.index(row) + by) % len(lines)].setFocus(Qt.FocusReason.TabFocusReason)
