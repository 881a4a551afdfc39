"""The chart of the scores from the first turn to the last: a line for each player."""

from collections.abc import Callable, Sequence
from math import log2

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.ending import gold_of
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.tooltip import explain
from desktop.paint.painting import painting, place, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.core import SEATS

_HEIGHT = 104
_LEFT, _TOP, _FOOT = 12.0, 12.0, 12.0
_LABEL = 17.0  # px of a label
_DASHES: tuple[list[float], ...] = ([], [5, 2.5], [1.2, 2.2], [7, 2.5, 1.2, 2.5])


def curve_pen(player: int) -> QPen:
    """Return the pen of a player's curve; curves differ in colour and dashes."""
    pen = QPen(theme().player(player).main, 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if _DASHES[player]:
        pen.setDashPattern(_DASHES[player])
    return pen


def spread(heights: Sequence[float], top: float, foot: float) -> list[float]:
    """Return the heights of labels, the uppermost first, moved so that none overlap."""
    places: list[float] = []
    for y in heights:
        places.append(max(y, places[-1] + _LABEL if places else top))
    for number in reversed(range(len(places))):
        places[number] = min(places[number], foot)
        foot = places[number] - _LABEL
    return places


class ScoreCurves(QWidget):
    """The curves. A click or the arrow keys choose a ply to `go_to`."""

    def __init__(self, go_to: Callable[[int], object]) -> None:
        super().__init__()
        self._go_to = go_to
        self.scores: list[tuple[int, ...]] = []
        self.turns: Sequence[int] = ()
        """The turn number of each ply."""
        self.ply = 0
        self.lit: tuple[int, int] | None = None
        """The ply and the player of the turn that is lit on the board."""
        self._range: tuple[float, float] = (0, 1)
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    by_halves = False
    """Whether each step down is half of the number, that is, a logarithmic scale."""

    def show_scores(
        self, scores: Sequence[tuple[int, ...]], ply: int, turns: Sequence[int]
    ) -> None:
        """Show the scores after every ply, and mark the chosen ply."""
        self.scores, self.ply = list(scores), min(ply, max(0, len(scores) - 1))
        self.turns = turns
        every = [self._step(score) for row in scores for score in row]
        self._range = (min(0, *every), max(1, *every)) if every else (0, 1)
        if scores:
            self.setAccessibleName(self.words(self.ply))
        self.update()

    def light(self, lit: tuple[int, int] | None) -> None:
        """Mark the ply and the player of the turn that is lit on the board."""
        self.lit = lit
        self.update()

    @property
    def last(self) -> int:
        return len(self.scores) - 1

    def words(self, ply: int) -> str:
        """Return the scores after a ply, for the tooltip."""
        parts = (f"{SEATS[p]} {score}" for p, score in enumerate(self.scores[ply]))
        number = self.turns[ply - 1] if ply else 0
        words = (
            self.tr("After turn {n}:  {scores}") if number else self.tr("At the start:  {scores}")
        )
        return words.format(n=number, scores="   ".join(parts))

    def _step(self, score: float) -> float:
        """Return a score on the scale of the chart, which is logarithmic if `by_halves`."""
        return log2(max(1.0, score)) if self.by_halves else score

    # -- geometry

    def _plot(self) -> QRectF:
        """Return the rectangle of the curves, with room at its right for the final scores."""
        most = max((str(score) for score in self.scores[-1]), key=len)
        right = QFontMetricsF(theme().font("caption")).horizontalAdvance(most) + 30
        return room(self).adjusted(_LEFT, _TOP, -right, -_FOOT)

    def _at(self, ply: int, score: float) -> QPointF:
        plot, (low, high) = self._plot(), self._range
        score = self._step(score)
        x = plot.left() + plot.width() * ply / max(1, self.last)
        return QPointF(x, plot.bottom() - plot.height() * (score - low) / (high - low))

    def ply_at(self, x: float) -> int:
        """Return the ply nearest to an x coordinate."""
        plot = self._plot()
        share = (x - plot.left()) / max(1.0, plot.width())
        return max(0, min(self.last, round(share * self.last)))

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.scores:
            return
        colours = theme()
        with painting(self) as painter:
            well = rounded_rect(room(self), colours.radius("well"))
            painter.fillPath(well, colours.colour("sunken"))
            plot = self._plot()
            nought = self._at(0, 0).y()
            painter.setPen(QPen(colours.colour("border"), 1))
            painter.drawLine(QPointF(plot.left(), nought), QPointF(plot.right(), nought))
            x = self._at(self.ply, 0).x()
            painter.setPen(QPen(colours.colour("control"), 1))
            painter.drawLine(QPointF(x, 6), QPointF(x, room(self).height() - 6))
            for player in range(len(self.scores[-1])):
                self._paint_curve(painter, player)
            self._paint_ends(painter)
            if self.lit is not None and self.lit[0] <= self.last:
                ply, player = self.lit
                at = self._at(ply, self.scores[ply][player])
                painter.fillPath(circle(at, 6), gold_of(colours))
            if self.hasFocus():
                ring = room(self).adjusted(1.5, 1.5, -1.5, -1.5)
                painter.strokePath(
                    rounded_rect(ring, colours.radius("well") - 1.5), colours.pen("focus")
                )

    def _paint_curve(self, painter: QPainter, player: int) -> None:
        curve = QPainterPath(self._at(0, self.scores[0][player]))
        for ply in range(1, len(self.scores)):
            # A score stays the same until it changes.
            curve.lineTo(self._at(ply, self.scores[ply - 1][player]))
            curve.lineTo(self._at(ply, self.scores[ply][player]))
        painter.strokePath(curve, curve_pen(player))

    def _paint_ends(self, painter: QPainter) -> None:
        """Paint glyph and score at the end of each curve, moved apart where they would overlap."""
        colours = theme()
        scores = enumerate(self.scores[-1])
        ends = sorted((self._at(self.last, score).y(), player) for player, score in scores)
        made = colours.font("caption")
        places = spread([y for y, _player in ends], 14.0, room(self).height() - 14.0)
        right = self._plot().right()
        for y, (_y, player) in zip(places, ends, strict=True):
            paint_glyph(painter, player, QPointF(right + 11, y), 5.2, colours.player(player).main)
            box = QRectF(right + 21, y - 9, room(self).width() - right - 23, 18)
            paint_line(painter, str(self.scores[-1][player]), box, made, colours.colour("text"))

    # -- choosing a ply

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.scores:
            words = self.words(self.ply_at(place(event.position()).x()))
            explain(self, words, event.globalPosition().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.scores and event.button() == Qt.MouseButton.LeftButton:
            self._go_to(self.ply_at(place(event.position()).x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._go_to(max(0, min(self.last, self.ply + step)))


class ScoreChart(QWidget):
    """Heading and curves, shown after the end of a game with scores."""

    def __init__(self, go_to: Callable[[int], object]) -> None:
        super().__init__()
        self.heading = Section(self.tr("Scores, turn by turn"))
        self.curves = ScoreCurves(go_to)
        lay(
            QVBoxLayout(self),
            self.heading,
            self.curves,
            spacing=6,
            margins=(0, 0, 0, 12),
        )
        fix(self, QWidget.setFixedHeight, _HEIGHT + 42)

    def show_title(self, title: str, *, by_halves: bool = False) -> None:
        """Set the heading, “Scores” if it is empty, and whether the scale is logarithmic."""
        self.heading.show_title(title or self.tr("Scores, turn by turn"))
        self.curves.by_halves = by_halves

    @property
    def tells(self) -> bool:
        """Whether there is something to show: more than two different scores."""
        return len({score for row in self.curves.scores for score in row}) > 2

    def show_scores(
        self, scores: Sequence[tuple[int, ...]], ply: int, turns: Sequence[int]
    ) -> None:
        """Show the scores after every ply, and mark the chosen ply."""
        self.curves.show_scores(scores, ply, turns)
