"""The coach mark of a lesson: the step, the task, and the result of a try.

Its tail points at the board. In a small window it is a strip at the foot of the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.controls.buttons import Button, Look
from desktop.controls.lay import add_layout, lay
from desktop.controls.text import Text
from desktop.language.glossary import Term
from desktop.lessons.term_text import TermText
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, place_rect, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_WIDE, _NARROW = 306, 208
_STRIP = 96
_EDGE, _FOOT = 24, 8  # px to the table's edges
_SHADE = 14
_CORNER = 18.0
_BUTTONS = 44 + 16
_DOT, _BETWEEN = 6.0, 20.0
_TAIL, _TAIL_FOOT = 48.0, 18.0
"""The greatest length of the tail, and half of its width at its base, in pixels."""


class Mood(Enum):
    """The kind of message: the task, a wrong try, or a right one."""

    TASK = ""
    WRONG = "error"
    RIGHT = "accent"


@dataclass(frozen=True, slots=True)
class MarkWords:
    """The mark's texts and buttons; empty for none. `term` is a term within the body.

    `task` is the task while another text is shown.
    """

    title: str
    body: str
    yes: str = ""
    no: str = ""
    mood: Mood = Mood.TASK
    term: Term | None = None
    task: str = ""


class StepDots(QWidget):
    """A dot for each step: done steps have a tick, the present one a ring."""

    def __init__(self) -> None:
        super().__init__()
        self.done: Sequence[bool] = ()
        self.present = 0
        fix(self, QWidget.setFixedHeight, 20)

    def show_steps(self, present: int, done: Sequence[bool]) -> None:
        """Show which steps are done and which is the present one, counted from 0."""
        self.present, self.done = present, done
        self.setMinimumWidth(px(_BETWEEN * len(done)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            for number, done in enumerate(self.done):
                at = QPointF(_DOT + 2 + number * _BETWEEN, room(self).center().y())
                if number == self.present and not done:
                    painter.strokePath(circle(at, _DOT), colours.pen("focus", scale=0.8))
                    painter.fillPath(circle(at, 2.2), colours.colour("accent"))
                elif done:
                    painter.fillPath(circle(at, _DOT), colours.colour("accent"))
                    box = QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9)
                    paint_icon(painter, "check", box, colours.colour("surface"))
                    if number == self.present:
                        painter.strokePath(circle(at, _DOT + 2), colours.pen("focus", scale=0.5))
                else:
                    thin = QPen(colours.colour("control"), 1.4)
                    painter.strokePath(circle(at, _DOT - 0.7), thin)


class _Sign(QWidget):
    """The sign for the result of a try: an exclamation mark in a dashed ring, or a tick."""

    def __init__(self) -> None:
        super().__init__()
        self.mood = Mood.TASK
        fix(self, QWidget.setFixedSize, 28, 28)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            ring, box = circle(QPointF(14, 14), 12), QRectF(6, 6, 16, 16)
            if self.mood is Mood.RIGHT:
                painter.fillPath(ring, colours.colour("accent"))
                paint_icon(painter, "check", box, colours.colour("onAccent"))
            else:
                painter.strokePath(ring, colours.pen("error", scale=0.8))
                paint_icon(painter, "alert", box, colours.colour("error"))


class CoachMark(QWidget):
    """The texts and buttons over the table; `ground` is the surface painted below them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = MarkGround(parent)
        self.dots = StepDots()
        self.count = Text("", "detail", "muted")
        self.task = Text("", "detail", "muted", wrap=True)
        """The task, while another text is shown."""
        self.title = Text("", "title")
        self.sign = _Sign()
        self.body = TermText()
        self.yes = Button("", Look.ACCENT, height=44)
        self.no = Button("", Look.OUTLINE, height=44)
        self.words = MarkWords("", "")
        self._spot = QRectF()
        self._least = self._most = 0
        self.upright = False
        """Whether it is a column beside the board in a small window, not a strip below it."""
        self._lay_out()

    def _lay_out(self) -> None:
        head = lay(QHBoxLayout(), self.dots, None, self.count)
        line = lay(QHBoxLayout(), self.title, self.sign, None, spacing=8)
        self._column = lay(QVBoxLayout(), head, self.task, line, self.body, None, spacing=8)
        self._buttons = lay(QHBoxLayout(), (self.yes, 1), (self.no, 1), spacing=8)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        add_layout(self._row, self._column, 1)
        add_layout(self._row, self._buttons)

    @property
    def text(self) -> str:
        """All texts of the mark, for screen readers."""
        said = (self.words.task, f"{self.words.title}.", self.words.body)
        return " ".join(filter(None, said))

    def show_step(self, number: int, done: Sequence[bool], of: str) -> None:
        """Show which step it is, from 0 and in words, and which steps are done."""
        self.dots.show_steps(number, done)
        self.count.setText(of)

    def show_words(self, words: MarkWords) -> None:
        """Show other words and buttons, at the same place and in the same size."""
        self.words = words
        self.title.setText(words.title)
        self.body.show_text(words.body, words.term)
        self.task.setText(words.task)
        self.task.setVisible(bool(words.task) and not theme().compact)
        self.sign.mood = words.mood
        self.sign.setVisible(words.mood is not Mood.TASK)
        self.sign.update()
        for button, text in ((self.yes, words.yes), (self.no, words.no)):
            button.setText(text)
            button.setVisible(bool(text))
        self.setAccessibleName(self.text)

    def show_error(self, reason: str) -> None:
        """Show in place of the task why an action was refused."""
        self.sign.mood = Mood.WRONG
        self.sign.show()
        self.body.show_text(reason, ink="error")

    # -- its place

    def fit(
        self, table: QSize, texts: Sequence[tuple[str, bool]], task: str, *, upright: bool = False
    ) -> None:
        """Resize the mark to hold each of these texts, those with buttons below a task.

        `upright`: in a small window, as a column beside the board.
        """
        compact, self.upright = theme().compact, upright
        strip = compact and not upright
        self.count.setHidden(self.upright)  # the folded panel shows it as well
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if strip else down)
        self._buttons.setDirection(down if self.upright else across)
        pads = (16, 8, 16, 8) if compact else (22, 20, 22, 20)
        fix(self._row, QLayout.setContentsMargins, *pads)
        fix(self._row, QLayout.setSpacing, 16)
        fix(self._column, QLayout.setSpacing, 2 if compact else 8)
        width = table.width() - 2 * px(_FOOT) if strip else min(px(_WIDE), table.width() // 2)
        if self.upright:
            width = px(_NARROW)
        inner = width - px(pads[0] + pads[2])
        beside = px(_STRIP * 2.6) if strip else 0
        above, below = self._above(), 0 if strip else px(_BUTTONS * (2 if self.upright else 1))
        heights = [
            above
            + (self._task_room(task, inner) if buttons and not compact else 0)
            + self.body.height_of(text, inner - (beside if buttons else 0))
            + (below if buttons else 0)
            for text, buttons in texts
        ]
        self._least = min(heights) + px(pads[1] + pads[3])
        tall = max(heights) + px(pads[1] + pads[3])
        self._most = max(tall, px(_STRIP)) if strip or not compact else tall
        self.resize(width, self._most)

    def fit_words(self) -> None:
        """Set the height that the present words need, within the room for all texts."""
        if self.upright or not theme().compact:
            self.resize(self.width(), self._row.heightForWidth(self.width()))
            self.ground.lie_below(self.geometry(), self._spot)

    def _task_room(self, task: str, width: int) -> int:
        """Return the height of a task with the gap below it, in pixels."""
        self.task.ensurePolished()
        metrics, wraps = self.task.fontMetrics(), Qt.TextFlag.TextWordWrap
        box = metrics.boundingRect(QRect(0, 0, width, 1000), wraps, task)
        return box.height() + self._column.spacing()

    def _above(self) -> int:
        """Return the height of the dots and the title, in pixels."""
        self.title.ensurePolished()
        gaps = 2 * self._column.spacing()
        line = max(self.title.sizeHint().height(), self.sign.height())
        return self.dots.height() + line + gaps

    def stand(self, table: QSize) -> None:
        """Move to the end of the table, or in a small window to its upper end or its foot."""
        if self.upright:
            far = table.width() - self.width() - px(_FOOT)
            self.move(far, px(_FOOT))
        elif theme().compact:
            left = (table.width() - self.width()) // 2
            self.move(left, table.height() - self.height() - px(_FOOT))
        else:
            self.move(table.width() - self.width() - px(_EDGE), px(_EDGE))
        self.point_at(QRectF())

    def share_axis(self, middle: float, lowest: float) -> None:
        """Have the mark's middle at a height, with room for all texts above the lowest pixel."""
        last = round(lowest) - px(_EDGE) - self._most
        self.move(self.x(), max(px(_EDGE), min(last, round(middle - self._least / 2))))

    def point_at(self, spot: QRectF) -> None:
        """Point at a spot near it, given in the parent's pixels."""
        self._spot = spot
        self.ground.lie_below(self.geometry(), spot)
        self.ground.raise_()
        self.raise_()

    def reserved_area(self) -> list[QRect]:
        """Return the whole mark: no notice may cover its words."""
        return [self.rect()]


class MarkGround(QWidget):
    """The mark's surface with its tail; it ignores the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._box = QRectF()
        self._shape = QPainterPath()

    def lie_below(self, mark: QRect, spot: QRectF) -> None:
        """Lie below a mark, with a tail to a spot (in the parent's pixels) unless that is empty."""
        box = place_rect(QRectF(mark))
        shape = rounded_rect(box, _CORNER)
        tail = tail_of(box, place_rect(spot))
        if not tail.isEmpty():
            shape = shape.united(tail)
        whole = shape.boundingRect().adjusted(-_SHADE, -_SHADE, _SHADE, _SHADE)
        scale = theme().text_scale
        corner = (whole.topLeft() * scale).toPoint()
        self._shape = shape.translated(-QPointF(corner) / scale)
        self.setGeometry(QRect(corner, (whole.size() * scale).toSize()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            paint_shadow(painter, self._shape, colours.elevation("island"))
            painter.fillPath(self._shape, colours.colour("surface"))
            if colours.dark or colours.high_contrast:
                _outline(painter, self._shape)


def _outline(painter: QPainter, shape: QPainterPath) -> None:
    painter.strokePath(shape, QPen(theme().colour("border"), 1))


def tail_of(box: QRectF, spot: QRectF) -> QPainterPath:
    """Return the tail from a box to the edge of a nearby spot; an empty path if none is near."""
    path = QPainterPath()
    inner = box.adjusted(_CORNER, _CORNER, -_CORNER, -_CORNER)
    aim = spot.center()
    start = QPointF(
        min(max(aim.x(), inner.left()), inner.right()),
        min(max(aim.y(), inner.top()), inner.bottom()),
    )
    way = aim - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    radius = max(spot.width(), spot.height()) / 2 + 4
    reach = length - radius
    if spot.isEmpty() or box.intersects(spot) or not _CORNER < reach <= _CORNER + _TAIL:
        return path
    along = way / length
    side = QPointF(-along.y(), along.x()) * _TAIL_FOOT
    path.addPolygon(QPolygonF([start + side, start + along * reach, start - side, start + side]))
    path.closeSubpath()
    return path
