"""A text of a few lines in which one term of the game is explained."""

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.focus import FocusRing, paint_focus
from desktop.language.glossary import Term
from desktop.paint.painting import painting, place, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_LINE, _SMALL_LINE = 25.0, 19.0
_DOTS = 2.0
_NEAR = 4.0
"""Pixels around a term that count as part of it."""
_ABOVE = 14  # px from the term to its tooltip, which keeps away from pointers


class TermText(HasRole, FocusRing, QWidget):
    """A text with one underlined term, which is explained on hover, focus or a tap."""

    def __init__(self) -> None:
        super().__init__()
        self.text, self.term, self.ink = "", None, "text"
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    text: str
    term: Term | None
    ink: str
    """The token of the text's colour."""

    def show_text(self, text: str, term: Term | None = None, ink: str = "text") -> None:
        """Show a text, and explain a term in it."""
        self.text, self.term, self.ink = text, term, ink
        explained = self.term is not None
        focus = Qt.FocusPolicy.TabFocus if explained else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self.meaning)
        self.updateGeometry()
        self.update()

    @property
    def meaning(self) -> str:
        """The term and what it means; empty without one."""
        return f"{self.term.name}: {self.term.meaning}" if self.term is not None else ""

    def height_of(self, text: str, width: float) -> int:
        """Return the height of a text wrapped to a width, both in the widget's pixels."""
        lines = _laid(text, width / theme().text_scale, _font()).lineCount()
        return px(lines * _line_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_of(self.text, width)

    def sizeHint(self) -> QSize:
        return QSize(px(200), self.heightForWidth(max(self.width(), px(200))))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(_line_height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            layout = _laid(self.text, room(self).width(), _font())
            boxes = self.term_boxes()
            term, rest = QPainterPath(), QPainterPath()
            rest.addRect(room(self))
            for box in boxes:
                term.addRect(box)
            for clip, ink in ((rest.subtracted(term), self.ink), (term, "accent")):
                painter.setClipPath(clip)
                painter.setPen(colours.colour(ink))
                layout.draw(painter, QPointF())
            painter.setClipping(False)
            for box in boxes:
                _underline(painter, box, colours.colour("accent"))
                if self.by_keyboard:
                    paint_focus(painter, box.adjusted(-_NEAR, 0, _NEAR, _NEAR), 6)

    def term_boxes(self) -> list[QRectF]:
        """Return the term's rectangles, one for each line it is in."""
        if self.term is None:
            return []
        layout, boxes = _laid(self.text, room(self).width(), _font()), []
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            start = max(self.term.start, line.textStart())
            end = min(self.term.end, line.textStart() + line.textLength())
            if start < end:
                edges = sorted(_x(line.cursorToX(at)) for at in (start, end))
                height = line.height()
                boxes.append(QRectF(edges[0], line.y(), edges[1] - edges[0], height))
        return boxes

    # -- the explanation

    def explain(self) -> None:
        """Show what the term means, below it."""
        from desktop.controls.tooltip import explain

        boxes = self.term_boxes()
        if boxes:
            foot = boxes[-1].bottomLeft() * theme().text_scale
            at = self.mapToGlobal(foot.toPoint() - QPoint(0, px(_ABOVE)))
            explain(self, self.meaning, at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._meet(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._meet(event):
            event.ignore()

    def _meet(self, event: QMouseEvent) -> bool:
        """Explain the term if the pointer is on it; return whether it is."""
        at = place(event.position())
        near = (_NEAR, _NEAR)
        on = any(b.adjusted(-near[0], -near[1], *near).contains(at) for b in self.term_boxes())
        self.setCursor(Qt.CursorShape.WhatsThisCursor if on else Qt.CursorShape.ArrowCursor)
        if on:
            self.explain()
        return on

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.by_keyboard:
            self.explain()


def _font() -> QFont:
    return theme().font("hint") if theme().compact else theme().font("name", weight=500)


def _line_height() -> float:
    return _SMALL_LINE if theme().compact else _LINE


def _x(cursor: object) -> float:
    """Return the x coordinate of a position in a line; PySide returns it with the cursor."""
    return float(cursor[0] if isinstance(cursor, tuple) else cursor)  # type: ignore[arg-type]


def _laid(text: str, width: float, made: QFont) -> QTextLayout:
    """Return a text laid out in lines of a width."""
    layout, option = QTextLayout(text, made), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    height, high = 0.0, _line_height()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, height + (high - line.height()) / 2))
        height += high
    layout.endLayout()
    return layout


def _underline(painter: QPainter, box: QRectF, ink: QColor) -> None:
    pen = QPen(ink, _DOTS)
    pen.setDashPattern([0.01, 1.9])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(box.bottomLeft(), box.bottomRight()))
