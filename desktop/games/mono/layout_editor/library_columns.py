"""A row of the library: tick box, picture, name, and columns for which there is room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStyle, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.games.mono.layout_editor.layout_library import LayoutEntry
from desktop.games.mono.layout_editor.thumbnails import thumbnail
from desktop.language.numbers import percent
from desktop.paint.cached_picture import paint_pixmap, paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import elided, fitted, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

translate = QCoreApplication.translate

ROW = 72
TICK, _BOX = 44.0, 22.0
_PICTURE = (98, 58)
_SHARE, _BAR, _TAGS, _DATE = 116.0, 66.0, 200.0, 112.0
_GAP, _EDGE = 12.0, 10.0
_WITH_SHARE, _WITH_DATE, _WITH_TAGS = 400.0, 520.0, 700.0
"""The least widths of a row, in pixels, at which it shows the difficulty, date and tags."""
_MOST_TAGS = 2
_RIGHT = Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_NANOSECONDS = 1_000_000_000
NEWEST, NAMED, EASIEST, HARDEST, BY_SIZE = range(5)
"""The orders of the list."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The areas of a row's columns. A column without room is None."""

    picture: QRectF
    name: QRectF
    difficulty: QRectF | None
    tags: QRectF | None
    date: QRectF | None

    @classmethod
    def of(cls, row: QRectF, *, ticks: bool = True) -> "Columns":
        """Return the columns of a row. `ticks`: it has a tick box."""
        right, wide = row.right() - _EDGE, row.width()

        def column(least: float, width: float) -> QRectF | None:
            nonlocal right
            if wide < least:
                return None
            right -= width + _GAP
            return QRectF(right + _GAP, row.top(), width, row.height())

        date = column(_WITH_DATE, _DATE)
        tags = column(_WITH_TAGS, _TAGS)
        difficulty = column(_WITH_SHARE, _SHARE)
        picture = QRectF(row.left() + (TICK if ticks else 6), 0, *_PICTURE)
        picture.moveTop(row.center().y() - _PICTURE[1] / 2)
        left = picture.right() + _GAP
        name = QRectF(left, row.top(), right - left, row.height())
        return cls(picture, name, difficulty, tags, date)


def day_of(changed: int) -> str:
    """Return the day of a time in nanoseconds since 1970, as words. Empty for 0."""
    if not changed:
        return ""
    date, today = QDateTime.fromSecsSinceEpoch(changed // _NANOSECONDS).date(), QDate.currentDate()
    if date == today:
        return translate("common", "Today")
    #: a date: d is the day, MMMM the month in full; put them in order
    form = translate("common", "d MMMM")
    if date.year() != today.year():
        #: a date: d is the day, MMM the month, yyyy the year; put them in order
        form = translate("common", "d MMM yyyy")
    return QLocale().toString(date, form)


def detail(entry: LayoutEntry, rank: float | None = None, tags: Sequence[str] = ()) -> str:
    """Return the text below a layout's name.

    `rank` is its difficulty, None if unknown or in a column; `tags` are those without a column.
    """
    size = entry.size
    parts = [translate("common", "%n regions", None, size)]
    if rank is not None:
        #: difficulty of a layout
        parts.append(translate("libraryList", "difficulty {share}").format(share=percent(rank)))
    if entry.id < 0:
        #: of a layout: it came with the program
        parts.append(translate("libraryList", "included"))
    elif not entry.whole:
        #: of a layout: not all cells are painted
        parts.append(translate("libraryList", "draft"))
    return " · ".join([*parts, *(f"#{tag}" for tag in tags)])


def tick_box(row: QRectF) -> QRectF:
    """Return the area of a row's tick box."""
    box = QRectF(0, 0, _BOX, _BOX)
    box.moveCenter(QRectF(row.left(), row.top(), TICK, row.height()).center())
    return box


def paint_tick(painter: QPainter, box: QRectF, ticked: bool, some: bool = False) -> None:
    """Paint a tick box. `some` means that only some of its items are ticked."""
    colours = theme()
    shape = rounded_rect(box, 6)
    if ticked or some:
        painter.fillPath(shape, colours.colour("accent"))
        icon = "check" if ticked else "minus"
        paint_icon(painter, icon, box.adjusted(3, 3, -3, -3), colours.colour("onAccent"))
    else:
        painter.fillPath(shape, colours.colour("raised"))
        rim = rounded_rect(box.adjusted(1, 1, -1, -1), 5)
        painter.strokePath(rim, colours.pen("icon", colours.colour("control")))


def paint_row(
    painter: QPainter,
    entry: LayoutEntry,
    row: QRectF,
    state: QStyle.StateFlag,
    rank: float | None,
    *,
    ticked: bool | None,
    written: bool,
) -> None:
    """Paint a row. `ticked` is None without tick boxes; a text field covers a `written` name."""
    colours = theme()
    selected = bool(state & QStyle.StateFlag.State_Selected)
    focused = bool(state & QStyle.StateFlag.State_HasFocus)
    rim, pen = rounded_rect(row.adjusted(1, 1, -1, -1), 11), colours.pen("focus")
    if ticked is not None:
        pen = colours.pen("focus", colours.colour("accent"), 0.7)
    ground = "sunken" if state & QStyle.StateFlag.State_MouseOver else ""
    if ticked or (selected and ticked is None):
        ground = "accentSoft"
    if ground:
        painter.fillPath(rounded_rect(row, 12), colours.colour(ground))
    if focused if ticked is None else selected:
        painter.strokePath(rim, pen)
    if ticked is not None:
        paint_tick(painter, tick_box(row), ticked)
    columns = Columns.of(row, ticks=ticked is not None)
    paint_table(painter, columns.picture, 8, colours)
    ratio = painter.device().devicePixelRatioF() * colours.text_scale
    inside = columns.picture.adjusted(4, 4, -4, -4)
    made = thumbnail(
        entry.size, entry.labels, (_PICTURE[0] - 8, _PICTURE[1] - 8), ratio, colours.dark
    )
    paint_pixmap(painter, inside, made)
    if not written:
        _paint_name(painter, entry, columns, rank)
    if columns.difficulty is not None and rank is not None:
        _paint_rank(painter, rank, columns.difficulty)
    if columns.tags is not None:
        _paint_tags(painter, entry.tags, columns.tags, "raised" if ground else "sunken")
    if columns.date is not None:
        words, ink = day_of(entry.changed), colours.colour("muted")
        paint_line(painter, words, columns.date, colours.font("hint"), ink, _RIGHT)


def _paint_name(
    painter: QPainter, entry: LayoutEntry, columns: Columns, rank: float | None
) -> None:
    """Paint the name, and below it on one or two lines what has no column."""
    colours, box = theme(), columns.name
    rank = rank if columns.difficulty is None else None
    below = detail(entry, rank, entry.tags if columns.tags is None else ())
    made = colours.font("detail")
    high = 42 if fitted(below, made, QSizeF(box.width(), 42))[1] else 22
    upper = QRectF(box.left(), box.center().y() - (22 + high) / 2, box.width(), 22)
    lower = QRectF(upper.left(), upper.bottom(), box.width(), high)
    paint_line(painter, entry.name, upper, colours.font("button"), colours.colour("text"))
    paint_line(painter, below, lower, made, colours.colour("muted"))


def _paint_rank(painter: QPainter, rank: float, box: QRectF) -> None:
    colours = theme()
    bar = QRectF(box.left(), box.center().y() - 4, _BAR, 8)
    painter.fillPath(rounded_rect(bar, 4), colours.colour("control", 0.5))
    done = QRectF(bar.left(), bar.top(), max(4.0, rank * bar.width()), 8)
    painter.fillPath(rounded_rect(done, 4), colours.colour("text"))
    words = box.adjusted(_BAR + 8, 0, 0, 0)
    paint_line(painter, percent(rank), words, colours.font("hint"), colours.colour("text"))


def _paint_tags(painter: QPainter, tags: tuple[str, ...], box: QRectF, ground: str) -> None:
    colours, left = theme(), box.left()
    made = colours.font("detail")
    words = [*tags[:_MOST_TAGS]]
    if len(tags) > _MOST_TAGS:
        words.append(f"+{len(tags) - _MOST_TAGS}")
    for text in words:
        short = elided(text, made, (box.width() - 36) / _MOST_TAGS - 24)
        width = QFontMetricsF(made).horizontalAdvance(short) + 20
        chip = QRectF(left, box.center().y() - 14, width, 28)
        if chip.right() > box.right() + 1:
            break
        painter.fillPath(rounded_rect(chip, 14), colours.colour(ground))
        paint_line(painter, short, chip, made, colours.colour("text"), _MIDDLE)
        left = chip.right() + 6


class _Head(FocusRing, QPushButton):
    """The head of a column. A click sorts by it."""

    def __init__(self, text: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        super().__init__()
        self.setText(text)
        self._align = align
        self.sorts, self.turned = False, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_order(self, sorts: bool, turned: bool) -> None:
        """Show whether the list is sorted by this column, and whether the order is reversed."""
        self.sorts, self.turned = sorts, turned
        #: for screen readers: the list is sorted by this column
        self.setAccessibleDescription(translate("libraryList", "sorted") if sorts else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, box = theme(), room(self)
        with painting(self) as painter:
            made = colours.font("detail", weight=700 if self.sorts else 500)
            ink = colours.colour("text" if self.sorts or self.underMouse() else "muted")
            if self.sorts:
                width = QFontMetricsF(made).horizontalAdvance(self.text())
                right = self._align == _RIGHT
                left = box.right() - 14 if right else min(box.left() + width + 4, box.right() - 14)
                icon = QRectF(left, box.center().y() - 7, 14, 14)
                paint_icon(painter, "chevron-up" if self.turned else "chevron-down", icon, ink)
                box = box.adjusted(0, 0, -18 if right else 0, 0)
            paint_line(painter, self.text(), box, made, ink, self._align)
            if self.by_keyboard:
                paint_focus(painter, room(self), 8)


class TickAll(FocusRing, QPushButton):
    """A tick box that ticks every layout in the list, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self._some = False
        self.setAccessibleName(translate("libraryList", "Select all"))
        self.setToolTip(self.accessibleName())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_ticks(self, ticked: int, count: int) -> None:
        """Show how many of `count` layouts are ticked."""
        self.setChecked(0 < count == ticked)
        self._some = 0 < ticked < count
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_tick(painter, tick_box(room(self)), self.isChecked(), self._some)
            if self.by_keyboard:
                paint_focus(painter, room(self), 8)


class ColumnHeads(QWidget):
    """The row of column heads above the list."""

    def __init__(self, sort_by: Callable[[int], object]) -> None:
        """`sort_by` sorts the rows by NAMED, HARDEST or NEWEST."""
        super().__init__()
        fix(self, QWidget.setFixedHeight, 34)
        self.all = TickAll()
        self.heads = {
            NAMED: _Head(translate("common", "Name")),
            HARDEST: _Head(translate("common", "Difficulty")),
            NEWEST: _Head(translate("libraryList", "Date"), _RIGHT),
        }
        self.all.setParent(self)
        for key, head in self.heads.items():
            head.setParent(self)
            head.clicked.connect(lambda _checked=False, key=key: sort_by(key))

    def show_order(self, order: int, turned: bool) -> None:
        """Show the column by which the list is sorted, if any."""
        for key, head in self.heads.items():
            head.show_order(key == order, turned)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Place the heads above their columns."""
        whole = room(self)
        whole.setWidth(self.contentsRect().width() / theme().text_scale)
        columns = Columns.of(whole)
        places = {NAMED: columns.name, HARDEST: columns.difficulty, NEWEST: columns.date}
        self._place(self.all, QRectF(0, 0, TICK, room(self).height()))
        for key, head in self.heads.items():
            place = places[key]
            head.setVisible(place is not None)
            if place is not None:
                self._place(head, place)

    def _place(self, widget: QWidget, box: QRectF) -> None:
        left, width = px(round(box.left())), px(round(box.width()))
        widget.setGeometry(left, 0, width, self.height())
