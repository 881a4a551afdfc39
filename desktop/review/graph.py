"""The graph of a match: each player's expected share by turn, with the marks and the luck.

On screen it is at the foot of the table. For the keyboard and screen readers it is a list of moves,
each with a name that describes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.board.small_board import SmallBoard
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.tooltip import explain
from desktop.frame.score_chart import curve_pen, spread
from desktop.language.numbers import percent
from desktop.paint.cached_picture import CachedPicture
from desktop.paint.painting import as_read, dots, painting, place, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_line
from desktop.review.marks import FAULTS, HIDDEN, counted, mark_of, paint_mark
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, from_right
from desktop.theme.theme import Theme

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict

HEIGHT, LOW, LEAST = 172, 100, 80
"""Height in pixels of the graph: usual, in a small window, and there with large texts."""
_FEW = 2
"""With more curves, their end labels may be beside the numbers of the turns."""
_APART = 26.0  # pixels between the turn numbers
_LEAST_LUCK = 0.03
_LANE = 34.0
_SCALE = 62.0  # pixels at the left for the numbers, and for a word beside the luck lane
_TICK = 13.0
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
    luck: float = 0.0
    """The effect of draws and secrets on the player's share, between this move and the next."""


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

    chosen = Signal(int)  # a step

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        self.can_press = False
        self.steps: Sequence[Step] = ()
        self.step = 0
        self._lucky = self._by_own = False
        self._low = False
        self._plot = QRectF()
        """The rectangle of the curves, computed once for all steps."""
        self._ground = CachedPicture(_paint_ground)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self.tr("Win chance, turn by turn"))
        self.spot_entered.connect(lambda spot: self.chosen.emit(spot.key))
        self.fit(low=False)

    def fit(self, *, low: bool) -> None:
        """Set the height for the available room."""
        lower = LEAST if theme().text_scale > 1 else LOW
        fix(self, QWidget.setFixedHeight, lower if low else HEIGHT)

    def show_steps(
        self, steps: Sequence[Step], *, lucky: bool = False, by_own: bool = False
    ) -> None:
        """Show these steps; `lucky`: the game has draws or secrets, and so a lane for luck.

        `by_own`: each player's chance is computed from what that player could know, so the chances
        need not add up.
        """
        self.steps, self._lucky, self._by_own = steps, lucky, by_own
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

    def spot_rect(self, spot: Spot) -> QRect:
        box = super().spot_rect(spot).translated(-self.mapToGlobal(QPoint()))
        mirrored = as_read(QRectF(box), QRectF(self.rect())).toRect()
        return mirrored.translated(self.mapToGlobal(QPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        onward = -1 if from_right() else 1
        last = len(self.steps) - 1
        to = {
            Qt.Key.Key_Left: self.step - onward,
            Qt.Key.Key_Right: self.step + onward,
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
        self._low = room(self).height() < HEIGHT
        inner = room(self)
        if self._low:
            self._plot = inner.adjusted(_SCALE, 34, -76, -24)
        else:
            foot = 30 + (_LANE if self._lucky else 0)
            self._plot = inner.adjusted(_SCALE, 42, -76, -foot)

    def _x(self, step: int) -> float:
        plot = self._plot
        return plot.left() + plot.width() * step / max(1, len(self.steps) - 1)

    def _at(self, step: int, share: float) -> QPointF:
        plot = self._plot
        return QPointF(self._x(step), plot.bottom() - plot.height() * share)

    def _step_at(self, event: QMouseEvent) -> int:
        """Return the step nearest to the pointer."""
        plot, last = self._plot, len(self.steps) - 1
        x = place(event.position(), self).x()
        return max(0, min(last, round((x - plot.left()) / max(1.0, plot.width()) * last)))

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
                self._paint_head(painter, inner)
                self._paint_column(painter, inner)
                self._paint_scale(painter)
                painter.save()
                for player in range(self._players):
                    self._paint_curve(painter, player)
                painter.restore()
                self._paint_ends(painter, inner)
                if self._lucky and not self._low:
                    self._paint_luck(painter, inner)
                self._paint_marks(painter)
                self._paint_turns(painter, inner)
            if self.by_keyboard:
                paint_focus(painter, inner, 16)

    @property
    def _players(self) -> int:
        return next((len(s.standing) for s in self.steps if s.standing is not None), 0)

    @property
    def _here(self) -> Step:
        return self.steps[min(self.step, len(self.steps) - 1)]

    def heading(self) -> str:
        """Return the moment that the numbers in the head refer to."""
        here = self._here
        if here.player is None:
            return self.tr("at the end:")
        if self._by_own:
            return self.tr("at turn {n}, as each player saw it:").format(n=here.turn)
        return self.tr("at turn {n}, before the move:").format(n=here.turn)

    def _paint_head(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the title, each player's standing at the cursor, and the number of marks."""
        top = inner.top() + (5 if self._low else 11)
        colours, here = theme(), self._here
        name, made = colours.font("detail", weight=700), colours.font("detail")
        titles = ((self.tr("Win chance"), name, "text"), (self.heading(), made, "muted"))
        shares = [percent(share) for share in here.standing or ()]
        needed = sum(_wide(name, words) + 38 for words in shares)
        # The moment gives way to the counts' words, but not where the shares do not add up.
        kept = titles if self._by_own else titles[:1]
        whole = needed + sum(_wide(font, words) + 10 for words, font, _ in kept)
        row = QRectF(inner.left() + 18, top, inner.width() - 36, 20)
        left, right = row.left(), self._paint_counts(painter, row, row.width() - whole)
        for words, font, ink in titles:
            wide = _wide(font, words)
            if left + wide + 10 + needed > right:
                break
            box = QRectF(left, top, wide, 20)
            paint_line(painter, words, box, font, colours.colour(ink))
            left += wide + 10
        for player, words in enumerate(shares):
            box = QRectF(left + 22, top, _wide(name, words), 20)
            if box.right() > right:
                return
            at_glyph = QPointF(left + 10, box.center().y())
            paint_glyph(painter, player, at_glyph, 5.6, colours.player(player).main)
            paint_line(painter, words, box, name, colours.colour("text"))
            left = box.right() + 16

    def _paint_counts(self, painter: QPainter, row: QRectF, most: float) -> float:
        """Paint the number of marks at the right of a row; return its left edge.

        If they would take more than `most` pixels, each mark has only a number.
        """
        colours, made, right = theme(), theme().font("detail"), row.right()
        counts = Counter(mark_of(s.verdict) for s in self.steps if s.verdict is not None)
        marks = [mark for mark in reversed(FAULTS) if counts[mark]]
        said = [counted(mark, counts[mark]) for mark in marks]
        if sum(_wide(made, words) + 44 for words in said) > most:
            said = [str(counts[mark]) for mark in marks]
        for mark, words in zip(marks, said, strict=True):
            wide = _wide(made, words)
            box = QRectF(right - wide, row.top(), wide, row.height())
            paint_line(painter, words, box, made, colours.colour("text"))
            paint_mark(painter, mark, QPointF(right - wide - 16, box.center().y()), colours)
            right -= wide + 44
        return right

    def _paint_column(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the column of the chosen step."""
        x, foot = self._x(self.step), inner.bottom() - 22
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
            if not (self._low and share == 0.5):
                box = QRectF(plot.left() - 52, y - 9, 44, 18)
                paint_line(painter, percent(share), box, made, muted, _RIGHT)

    def _paint_curve(self, painter: QPainter, player: int) -> None:
        known = [(n, s.standing[player]) for n, s in enumerate(self.steps) if s.standing]
        if not known:
            return
        path = QPainterPath(self._at(*known[0]))
        for step, share in known[1:]:
            path.lineTo(self._at(step, share))
        painter.strokePath(path, curve_pen(player))

    def _paint_ends(self, painter: QPainter, inner: QRectF) -> None:
        """Paint emblem and value at the end of each curve, moved apart where they would overlap."""
        colours, last = theme(), self.steps[-1].standing
        if last is None:
            return
        made, plot = colours.font("caption"), self._plot
        ends = sorted((self._at(0, share).y(), player) for player, share in enumerate(last))
        foot = (
            max(plot.bottom() + 6, inner.bottom() - 14) if len(ends) > _FEW else plot.bottom() + 6
        )
        for middle, (_, player) in zip(
            spread([y for y, _ in ends], plot.top(), foot), ends, strict=True
        ):
            at = QPointF(plot.right() + 15, middle)
            paint_glyph(painter, player, at, 5.4, colours.player(player).main)
            box = QRectF(plot.right() + 26, middle - 9, inner.right() - plot.right() - 28, 18)
            paint_line(painter, percent(last[player]), box, made, colours.colour("text"))

    def _paint_luck(self, painter: QPainter, inner: QRectF) -> None:
        """Paint a tick for each draw: up for good luck, down for bad luck."""
        colours, plot = theme(), self._plot
        made, muted = colours.font("caption"), colours.colour("muted")
        middle = plot.bottom() + _LANE - 8
        painter.fillRect(
            QRectF(plot.left(), middle - 0.5, plot.width(), 1), colours.colour("border", 0.6)
        )
        words = QRectF(inner.left() + 4, middle - 9, plot.left() - inner.left() - 12, 18)
        paint_line(painter, self.tr("Luck"), words, made, muted, _RIGHT)
        for number, step in enumerate(self.steps[:-1]):
            if step.player is None or abs(step.luck) < _LEAST_LUCK:
                continue
            x = (self._x(number) + self._x(number + 1)) / 2
            high = -_TICK * min(1.0, 0.3 + 1.4 * abs(step.luck)) * (1 if step.luck > 0 else -1)
            ink = colours.player(step.player).main
            painter.fillRect(QRectF(x - 1, min(middle, middle + high), 2, abs(high)), ink)
            if step.player % 2 == 0:
                painter.fillPath(circle(QPointF(x, middle + high), 2.8), ink)
            else:
                painter.fillRect(QRectF(x - 4, middle + high - 1, 8, 2), ink)

    def marked(self) -> list[Marked]:
        """Return the marks as they are drawn: those that would overlap become one with a count.

        The mark of the chosen step is never joined, and comes last.
        """
        found, here = list[Marked](), list[Marked]()
        for number, step in enumerate(self.steps):
            verdict = step.verdict
            if verdict is None or not step.standing or step.player is None:
                continue
            if (mark := mark_of(verdict)) not in _WORST_LAST:
                continue
            one = Marked(mark, self._at(number, step.standing[step.player]), (number,))
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


def _wide(font: QFont, words: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(words) + 2


def _paint_ground(painter: QPainter, box: QRectF, colours: Theme) -> None:
    shape = rounded_rect(box, 16)
    painter.fillPath(shape, colours.colour("surface"))
