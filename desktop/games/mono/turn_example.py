"""A turn of Mono at a glance: a short list of numbers, its runs, and what they score."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.surfaces import well
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.mono.score import run_points, runs_of, turn_score

_VALUES = (3, 5, 5, 5, 7, 7)
_LARGEST = 9
_TILE, _GAP, _HEIGHT = 30.0, 9.0, 66
_SCORE = 40.0


class TurnExample(QWidget):
    """Runs with their squares, and below them the two rules that matter."""

    def __init__(self) -> None:
        super().__init__()
        box = well()
        words = self.tr(
            "Continue while no number is lower than the one before. Three equal numbers score 9."
        )
        box.column.addWidget(_Runs())
        box.column.addWidget(Text(words, "detail", "muted", wrap=True))
        lay(QVBoxLayout(self), box)
        self.setAccessibleName(words)


class _Runs(QWidget):
    def __init__(self) -> None:
        super().__init__()
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(240, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        runs = runs_of(_VALUES)
        wide = len(_VALUES) * _TILE + (len(runs) - 1) * _GAP
        text, made = colours.colour("text"), colours.font("detail")
        with painting(self) as painter:
            scale = min(1.0, (room(self).width() - _SCORE - 2 * _GAP) / wide)
            painter.scale(scale, scale)
            left, middle = 0.0, Qt.AlignmentFlag.AlignHCenter
            for value, count in runs:
                box = QRectF(left, 4, count * _TILE, _TILE)
                fill, ink = colours.value(value, _LARGEST)
                painter.fillPath(rounded_rect(box, 5), fill)
                for place in range(count):
                    at = QPointF(left + (place + 0.5) * _TILE, box.center().y())
                    paint_letters(painter, str(value), at, 15, ink)
                pen = colours.pen("icon", colours.colour("muted"), 0.6)
                painter.setPen(pen)
                brace = box.adjusted(0, _TILE + 4, 0, 9)
                painter.drawPolyline(
                    [brace.topLeft(), brace.bottomLeft(), brace.bottomRight(), brace.topRight()]
                )
                square = QRectF(left - 10, brace.bottom() + 1, box.width() + 20, 18)
                paint_line(painter, str(run_points(count)), square, made, text, middle)
                left = box.right() + _GAP
            total = turn_score(_VALUES)
            rule = QRectF(left + 2, 4, 1, _TILE + 23)
            painter.fillRect(rule, colours.colour("border"))
            score = QRectF(left + _GAP, 4, _SCORE, _TILE + 23)
            paint_line(painter, str(total), score, colours.font("title"), text, middle)
