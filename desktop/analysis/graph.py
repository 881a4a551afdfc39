"""The graph of a match: each player's expected share by turn, with the marks.

On screen it is at the foot of the table. For the keyboard and screen readers it is a list of moves,
each with a name that describes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from desktop.analysis.marks import FAULTS, HIDDEN, mark_of, paint_mark
from desktop.board.contract import Spot
from desktop.board.small_board import SmallBoard
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.tooltip import explain
from desktop.frame.score_chart import curve_pen, spread
from desktop.language.numbers import percent
from desktop.paint.cached_picture import CachedPicture
from desktop.paint.painting import dots, painting, place, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from desktop.theme.theme import Theme

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict

HEIGHT, LOW, LEAST = 136, 96, 80
"""Height in pixels of the graph: with several curves, with one or in a small window, and there with
large texts."""
_SWING = 0.2
"""The share of the win chance that a move loses at least to be marked."""
_FEW = 2
"""With more curves, their end labels may be beside the numbers of the turns."""
_APART = 26.0  # pixels between the turn numbers
_SCALE, _NAMES = 64.0, 92.0  # pixels for the numbers before the curves, and the names after them
_TOUCH = 14.0  # pixels below which two marks are joined
_SMALLER = 0.8
"""The scale of the marks of other steps than the chosen one."""
_WORST_LAST = (HIDDEN, *FAULTS)
_GAPS = (1, 2, 5, 10, 20, 50, 100)
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Step:
    """A move in the graph, or the end if `player` is None; `standing` is before it."""

    player: int | None
    turn: int
    name: str
    """The text for screen readers and the tooltip."""
    standing: tuple[float, ...] | None
    verdict: MoveVerdict | None


@dataclass(frozen=True, slots=True)
class Marked:
    """A mark on the curves: the worst of its steps, at the position of the first."""

    mark: str
    at: QPointF
    steps: tuple[int, ...]

    def touches(self, other: Marked) -> bool:
        """Whether two marks would overlap."""
        way = self.at - other.at
        return abs(way.x()) < _TOUCH and abs(way.y()) < _TOUCH

    def joined(self, other: Marked) -> Marked:
        """Return one mark for both."""
        worst = max(self.mark, other.mark, key=_WORST_LAST.index)
        return Marked(worst, self.at, self.steps + other.steps)


class Graph(FocusRing, SmallBoard):
    """The graph of a match's steps; the chosen one is in the cursor column."""

    def __init__(self, players: int, go_to: Callable[[int], object]) -> None:
        """`go_to` shows a step."""
        super().__init__()
        self._players = players
        self.can_press = False
        self.steps: Sequence[Step] = ()
        self.step = 0
        self._names: Sequence[str] = ()
        self._plot = QRectF()
        """The rectangle of the curves, computed once for all steps."""
        self._turns: Sequence[float] = ()
        """The turn of each step; the steps of one turn divide the way to the next."""
        self._ground = CachedPicture(_paint_ground)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Win chance, turn by turn"))
        self.spot_entered.connect(lambda spot: go_to(spot.key))
        self.fit(low=False)

    def fit(self, *, low: bool) -> None:
        """Set the height for the available room."""
        lower = LEAST if low and theme().text_scale > 1 else LOW
        fix(self, QWidget.setFixedHeight, lower if low or self._is_single else HEIGHT)

    @property
    def _is_single(self) -> bool:
        """Whether one curve shows both players' chances: its upper end is the first player's."""
        return self._players == _FEW

    def show_steps(
        self, steps: Sequence[Step], names: Sequence[str] = (), *, by_own: bool = False
    ) -> None:
        """Show these steps, with a name at the end of each curve.

        `by_own`: each player's chance is computed from what that player could know, so the chances
        need not add up.
        """
        self.steps, self._names = steps, names
        many = Counter(step.turn for step in steps)
        first = {step.turn: number for number, step in reversed([*enumerate(steps)])}
        self._turns = [
            step.turn + (number - first[step.turn]) / many[step.turn]
            for number, step in enumerate(steps)
        ]
        own = self.tr(
            "Each win chance uses only what that player knew, so together they need not be 100%."
        )
        self.setAccessibleDescription(own if by_own else "")
        self._tell()

    def show_step(self, step: int) -> None:
        """Move the cursor to a step."""
        self.step = self._key = step
        self.update()

    def _tell(self) -> None:
        """Lay out the steps, and pass them to the keyboard and screen readers."""
        self._lay_out()
        height, spots = room(self).height(), []
        for number, step in enumerate(self.steps):
            box = QRectF(self._x(number) - 4, 0, 8, height)
            path = QPainterPath()
            path.addRect(box)
            spots.append(Spot(number, QPointF(self._x(number), 0), step.name, path))
        self.show_spots(spots)

    # -- as a small board

    def board_transform(self) -> QTransform:
        return QTransform()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.steps) - 1
        to = {
            Qt.Key.Key_Left: self.step - 1,
            Qt.Key.Key_Right: self.step + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            QWidget.keyPressEvent(self, event)
        elif 0 <= to <= last and to != self.step:
            self.go(self.spots()[to])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.steps and event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.go(self.spots()[self._step_at(event)])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.steps:
            return
        step = self._step_at(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            if step != self.step:
                self.go(self.spots()[step])
        else:
            explain(self, self.steps[step].name, event.globalPosition().toPoint())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._tell()

    # -- geometry

    def _lay_out(self) -> None:
        height = room(self).height()
        above, below = (44, 32) if height >= HEIGHT else (32, 26) if height >= LOW else (18, 26)
        self._plot = room(self).adjusted(_SCALE, above, -_NAMES, -below)

    def _x(self, step: int) -> float:
        plot, turns = self._plot, self._turns
        whole = max(1.0, turns[-1] - turns[0])
        return plot.left() + plot.width() * (turns[step] - turns[0]) / whole

    def _share(self, step: int, player: int) -> float | None:
        """Return the height of a player's curve at a step."""
        standing = self.steps[step].standing
        if standing is None:
            return None
        if self._is_single:
            return standing[0] / sum(standing) if any(standing) else 0.5
        return standing[player]

    def _at(self, step: int, share: float) -> QPointF:
        plot = self._plot
        return QPointF(self._x(step), plot.bottom() - plot.height() * share)

    def _step_at(self, event: QMouseEvent) -> int:
        """Return the step nearest to the pointer."""
        x = place(event.position()).x()
        return min(range(len(self.steps)), key=lambda step: abs(self._x(step) - x))

    def numbered(self) -> list[tuple[float, int]]:
        """Return the turns whose numbers are shown below the curves, and their positions.

        The numbers do not overlap.

        Turns have different numbers of steps.
        """
        last = max(step.turn for step in self.steps)
        gap = next(
            (g for g in (1, 2, 5, 10, 20, 50, 100) if last / g * 44 <= self._plot.width()), 200
        )
        found, told, here = list[tuple[float, int]](), 0, self._x(self.step)
        for number, step in enumerate(self.steps):
            new = step.player is not None and step.turn != told
            told, x = step.turn, self._x(number)
            free = abs(x - here) > _APART and (not found or x - found[-1][0] > _APART)
            if new and free and (step.turn == 1 or step.turn % gap == 0):
                found.append((x, step.turn))
        return found

    # -- painting

    def paintEvent(self, event: object) -> None:
        assert isinstance(event, QPaintEvent)
        with painting(self) as painter:
            inner = room(self)
            self._ground.paint(painter, room(self), dots(self))
            if self.steps:
                if inner.height() >= LOW:
                    self._paint_title(painter)
                self._paint_column(painter, inner)
                self._paint_scale(painter)
                painter.save()
                for player in range(1 if self._is_single else self._players):
                    self._paint_curve(painter, player)
                painter.restore()
                self._paint_ends(painter, inner)
                self._paint_marks(painter)
                self._paint_turns(painter, inner)
            if self.by_keyboard:
                paint_focus(painter, inner, 16)

    def _paint_title(self, painter: QPainter) -> None:
        made, ink = theme().font("detail", weight=700), theme().colour("text")
        box = QRectF(20, 10 if room(self).height() >= HEIGHT else 4, room(self).width() - 40, 22)
        paint_line(painter, self.tr("Chance to win"), box, made, ink)

    def _paint_column(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the column of the chosen step."""
        x, foot = self._x(self.step), inner.bottom() - 24
        top = self._plot.top() - 8
        band = QRectF(x - 9, top, 18, foot - top)
        painter.fillPath(rounded_rect(band, 6), theme().colour("accent", 0.14))
        painter.fillRect(QRectF(x - 1, top, 2, foot - top), theme().colour("accent"))

    def _paint_scale(self, painter: QPainter) -> None:
        colours, plot = theme(), self._plot
        made, muted = colours.font("caption"), colours.colour("muted")
        for share in (0.0, 0.5, 1.0):
            y = plot.bottom() - plot.height() * share
            line = QRectF(plot.left(), y - 0.5, plot.width(), 1)
            painter.fillRect(line, colours.colour("border", 0.5 if share == 0.5 else 1))
            words = percent(share) if share == 1 else str(round(100 * share))
            box = QRectF(plot.left() - 54, y - 9, 44, 18)
            paint_line(painter, words, box, made, muted, _RIGHT)

    def _paint_curve(self, painter: QPainter, player: int) -> None:
        shares = [(step, self._share(step, player)) for step in range(len(self.steps))]
        points = [self._at(step, share) for step, share in shares if share is not None]
        if not points:
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        if self._is_single:
            foot = self._plot.bottom()
            area = QPainterPath(path)
            area.lineTo(points[-1].x(), foot)
            area.lineTo(points[0].x(), foot)
            painter.fillPath(area, theme().player(player).soft)
        painter.strokePath(path, curve_pen(player))

    def _paint_ends(self, painter: QPainter, inner: QRectF) -> None:
        """Paint emblem and name at the end of each curve, moved apart where they would overlap.

        A single curve leads to one of two names.
        """
        colours, last = theme(), self.steps[-1].standing
        if last is None:
            return
        made, plot = colours.font("caption", weight=700), self._plot
        last = (1.0, 0.0) if self._is_single else last
        ends = sorted((self._at(0, share).y(), player) for player, share in enumerate(last))
        foot = (
            max(plot.bottom() + 6, inner.bottom() - 14) if len(ends) > _FEW else plot.bottom() + 6
        )
        for middle, (_, player) in zip(
            spread([y for y, _ in ends], plot.top(), foot), ends, strict=True
        ):
            at = QPointF(plot.right() + 19, middle)
            paint_glyph(painter, player, at, 5.4, colours.player(player).main)
            box = QRectF(plot.right() + 32, middle - 9, inner.right() - plot.right() - 38, 18)
            name = self._names[player] if player < len(self._names) else ""
            paint_line(painter, name, box, made, colours.colour("text"))

    def marked(self) -> list[Marked]:
        """Return the marks of large losses: those that would overlap become one with a count.

        The mark of the chosen step is never joined, and comes last.
        """
        found, here = list[Marked](), list[Marked]()
        for number, step in enumerate(self.steps):
            verdict = step.verdict
            if verdict is None or step.player is None:
                continue
            mark, share = mark_of(verdict), self._share(number, step.player)
            if mark not in _WORST_LAST or share is None:
                continue
            if verdict.lost < _SWING and number != self.step:
                continue
            one = Marked(mark, self._at(number, share), (number,))
            if number == self.step:
                here.append(one)
                continue
            near = next((k for k, other in enumerate(found) if one.touches(other)), None)
            if near is None:
                found.append(one)
            else:
                found[near] = found[near].joined(one)
        found.sort(key=lambda one: _WORST_LAST.index(one.mark))
        return found + here

    def _paint_marks(self, painter: QPainter) -> None:
        for one in self.marked():
            size = 1.0 if self.step in one.steps or len(one.steps) > 1 else _SMALLER
            paint_mark(painter, one.mark, one.at, theme(), size=size, count=len(one.steps))

    def _paint_turns(self, painter: QPainter, inner: QRectF) -> None:
        """Paint some turn numbers, and the one of the chosen step in a pill."""
        colours = theme()
        made, muted = colours.font("caption"), colours.colour("muted")
        y = inner.bottom() - 22
        here = self._x(self.step)
        text = str(self.steps[self.step].turn) if self.steps[self.step].player is not None else ""
        for x, turn in self.numbered():
            paint_line(painter, str(turn), QRectF(x - 20, y, 40, 18), made, muted, _CENTRE)
        bold = colours.font("caption")
        bold.setWeight(bold.Weight.Bold)
        wide = max(26.0, QFontMetricsF(bold).horizontalAdvance(text) + 14)
        if text:
            pill = QRectF(here - wide / 2, y - 1, wide, 19)
            painter.fillPath(rounded_rect(pill, 8), colours.colour("accent"))
            paint_line(painter, text, pill, bold, colours.colour("onAccent"), _CENTRE)
        else:
            painter.fillPath(circle(QPointF(here, y + 4), 4), colours.colour("accent"))


def _paint_ground(painter: QPainter, box: QRectF, colours: Theme) -> None:
    shape = rounded_rect(box, 16)
    painter.fillPath(shape, colours.colour("surface"))
