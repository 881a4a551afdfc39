"""The list of the layout's faults. Pointing at a line marks its cells."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.explained import Explained
from desktop.games.mono.layout_editor.faults import Fault, FaultKind
from desktop.language.messages import first_sentence
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, place, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import fitted, paint_line, wrapped
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from rules.mono.board import HIDDEN, LABELS, board, cells_of

translate = QCoreApplication.translate

_MOST_HIGH = 100.0  # px, the greatest height of a text

_LINE = 23.0  # px of each of a row's two lines
_DISC = 12.0
_BESIDE = 2 * _DISC + 20  # px left and right of the text


@lru_cache(maxsize=512)  # a stroke changes only a few lines
def _needed(text: str, style: str, wide: float) -> float:
    """Return the height of a text in a row, with as many lines as it needs."""
    made = theme().font(style)
    if not fitted(text, made, QSizeF(wide, _MOST_HIGH))[1]:
        return _LINE
    return max(_LINE, wrapped(text, made, wide).height() + 4)


@dataclass(frozen=True, slots=True)
class FaultLine:
    """A line of the list: icon, colour of its disc, two texts, and the cells it refers to."""

    icon: str
    ground: str
    text: str
    detail: str
    cells: tuple[int, ...] = ()

    @property
    def look(self) -> tuple[str, ...]:
        """Everything that is painted for the line."""
        return self.icon, self.ground, self.text, self.detail


class FaultList(HasRole, Explained, QWidget):
    """Draws its lines. `pointed` emits the cells of the line under the mouse."""

    pointed = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[FaultLine] = []
        self._at: int | None = None
        self._upper = self._lower = _LINE
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: list[FaultLine]) -> None:
        """Replace all lines."""
        if lines == self.lines:
            return
        before, pointed = self.lines, self._at
        self.lines, self._at = lines, None
        words = "\n".join(f"{line.text} {line.detail}".strip() for line in lines)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()
        looks = [line.look for line in before]
        for number, line in enumerate(lines):
            if number >= len(looks) or looks[number] != line.look or number == pointed:
                self.update(self._row(number))

    @property
    def _high(self) -> float:
        """The height of each row. All are as high as the one that needs most."""
        return self._upper + self._lower

    @property
    def high(self) -> float:
        """The height of all rows together, in pixels at the usual size of text."""
        return max(1, len(self.lines)) * self._high

    def _fit(self) -> None:
        """Set the height of the rows to what their texts need."""
        wide = room(self).width() - _BESIDE
        before = self._high
        high = [
            (_needed(one.text, "button", wide), _needed(one.detail, "detail", wide))
            for one in self.lines
        ]
        self._upper = max((upper for upper, _ in high), default=_LINE)
        self._lower = max((lower for _, lower in high), default=_LINE)
        fix(self, QWidget.setFixedHeight, self.high)
        if self._high != before:
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _row(self, number: int) -> QRect:
        """Return the area of a row, in the widget's pixels."""
        return QRect(0, px(number * self._high), self.width(), px(self._high))

    def sizeHint(self) -> QSize:
        return px_size(260, self.high)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(int(place(event.position()).y() // self._high))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def _point(self, at: int | None) -> None:
        if at is not None and at >= len(self.lines):
            at = None
        if at != self._at:
            self._at = at
            self.pointed.emit(self.lines[at].cells if at is not None else ())
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            name, detail = colours.font("button"), colours.font("detail")
            for number, line in enumerate(self.lines):
                if not event.region().intersects(self._row(number)):
                    continue
                row = QRectF(0, number * self._high, room(self).width(), self._high)
                if number == self._at and line.cells:
                    ground = rounded_rect(row.adjusted(-2, 2, -4, -2), 8)
                    painter.fillPath(ground, colours.colour("text", 0.06))
                centre = QPointF(_DISC + 2, row.center().y())
                painter.fillPath(circle(centre, _DISC), colours.colour(line.ground))
                icon = QRectF(centre.x() - 8, centre.y() - 8, 16, 16)
                ink = colours.colour("surface")
                paint_icon(painter, line.icon, icon, ink)
                words = row.adjusted(_BESIDE - 6, 0, -6, 0)
                if not line.detail:
                    paint_line(painter, line.text, words, name, colours.colour("text"))
                    continue
                upper = words.adjusted(0, 3, 0, 1 - self._lower)
                lower = words.adjusted(0, self._upper - 1, 0, -3)
                paint_line(painter, line.text, upper, name, colours.colour("text"))
                paint_line(painter, line.detail, lower, detail, colours.colour("muted"))


_ICONS = {FaultKind.TOO_MANY: "minus", FaultKind.TORN: "alert", FaultKind.MISSING: "plus"}


def fault_lines(size: int, labels: str, faults: Sequence[Fault]) -> list[FaultLine]:
    """Return the worst fault first, then the others, then the complete regions.

    On an empty board, the lines explain how to start.
    """
    if not labels.strip(HIDDEN):
        return _beginning()
    made = [_line(size, labels, fault) for fault in faults]
    wrong = {fault.label for fault in faults}
    done = [label for label in LABELS[:size] if label not in wrong]
    if len(done) == size:
        return [FaultLine("check", "success", translate("FaultList", "All regions"), _whole())]
    if done:
        made.append(FaultLine("check", "success", _listed(done), _whole()))
    return made


def _beginning() -> list[FaultLine]:
    return [
        FaultLine(
            "brush",
            "accent",
            translate("FaultList", "Choose a number"),
            translate("FaultList", "Click it below the board, or type it"),
        ),
        FaultLine(
            "plus",
            "accent",
            translate("FaultList", "Drag over cells"),
            translate("FaultList", "Number 4 is for four connected cells"),
        ),
        FaultLine(
            "dice",
            "accent",
            translate("FaultList", "Or start from a layout"),
            translate("FaultList", "Deal a random one, open the library, or paste text"),
        ),
    ]


def _whole() -> str:
    return translate("FaultList", "Complete and connected")


def _line(size: int, labels: str, fault: Fault) -> FaultLine:
    ground = "muted" if fault.kind is FaultKind.MISSING else "error"
    text = first_sentence(fault.sentence)
    detail = _detail(size, labels, fault)
    return FaultLine(_ICONS[fault.kind], ground, text, detail, fault.cells)


def _detail(size: int, labels: str, fault: Fault) -> str:
    names = board(size).names
    if fault.kind is FaultKind.TORN:
        cells = ", ".join(names[cell] for cell in fault.cells[:3])
        return translate("FaultList", "Not connected: {cells}").format(cells=cells)
    if fault.kind is FaultKind.TOO_MANY:
        return translate("FaultList", "Erase or repaint some of them")
    grid = board(size)
    region = sum(1 << cell for cell, label in enumerate(labels) if label == fault.label)
    if not region:
        return translate("FaultList", "No cell painted yet")
    free = [c for c in cells_of(grid.spread(region) & ~region) if labels[c] == HIDDEN]
    if not free:
        return translate("FaultList", "No empty cell next to it")
    cells = ", ".join(names[cell] for cell in free[:4])
    if len(free) == 1:
        return translate("FaultList", "Only {cells} is next to it").format(cells=cells)
    if (count := len(free)) > 4:
        return translate("FaultList", "%n empty cells next to it", None, count)
    return translate("FaultList", "{cells} next to it are empty").format(cells=cells)


def _listed(labels: Sequence[str]) -> str:
    """Return the labels in ascending order. Runs of three or more are written as 1–4."""
    found: list[str] = []
    start = 0
    for at in range(1, len(labels) + 1):
        ended = at == len(labels) or LABELS.index(labels[at]) != LABELS.index(labels[at - 1]) + 1
        if ended:
            run = labels[start:at]
            found += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else list(run)
            start = at
    return ", ".join(found)
