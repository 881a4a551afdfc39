"""Holomino's part of the panel: the other pool, and the score of a placement."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.games.holomino.tiles import TileLook, paint_face, paint_under
from desktop.games.tiles.geometry import R
from desktop.language.messages import listed
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_line, paint_text
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

_PER_ROW = 5
_SPACING = 8
_ROW_HEIGHTS = {1: 30.0, 2: 30.0, 3: 23.0}
_HOLES_HEIGHT = 74.0
_TOTAL_HEIGHT = 38.0
_RIGHT = Qt.AlignmentFlag.AlignRight


class PoolBox(HasRole, QWidget):
    """A pool in a sunken box, for display only."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: tuple[str, ...] = ()
        self._highest = 6
        self._room = 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tiles(self, tiles: Sequence[str], room: int, highest: int, name: str) -> None:
        """Show these tiles; the box stays large enough for `room` of them."""
        self.tiles, self._highest, self._room = tuple(tiles), highest, max(room, len(tiles))
        self.setAccessibleName(f"{name}: {', '.join(tiles)}")
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    @property
    def _rows(self) -> int:
        return max(1, math.ceil(self._room / _PER_ROW))

    def sizeHint(self) -> QSize:
        return px_size(292, 86 if self._rows == 1 else 62 * self._rows + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(rounded_rect(whole, theme().radius("well")), theme().colour("sunken"))
            rows = self._rows
            columns = max(3, math.ceil(len(self.tiles) / rows))
            pitch = (whole.width() - 12) / columns
            height = (whole.height() - 10) / rows
            radius = min(33.5, pitch / 2.08, height * 0.47)
            left = whole.center().x() - min(columns, len(self.tiles)) * pitch / 2
            for index, tile in enumerate(self.tiles):
                row, column = divmod(index, columns)
                at = QPointF(left + (column + 0.5) * pitch, 5 + (row + 0.5) * height - 1)
                self._paint_tile(painter, tile, at, radius)

    def _paint_tile(self, painter: QPainter, tile: str, at: QPointF, radius: float) -> None:
        painter.save()
        painter.translate(at)
        painter.scale(radius / R, radius / R)
        paint_under(painter, theme())
        paint_face(painter, TileLook(tile, self._highest), theme(), R / radius)
        painter.restore()


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One line of a tally: “Hole 1”, “3 + 4 + 5 =”, “12”.

    It begins with the glyph of `player`, or a ring for a hole that is not closed yet.
    """

    name: str
    formula: str
    value: str
    player: int | None = None


@dataclass(frozen=True, slots=True)
class DigitTally:
    """The score of a placement: a row for each hole, and the total in the colour `ink`.

    Without a total only `words` are shown.
    """

    rows: tuple[TallyRow, ...] = ()
    words: str = ""
    total: str = ""
    ink: str = "accent"

    def spoken(self) -> str:
        """Return the tally for screen readers."""
        parts = [f"{row.name}: {row.formula} {row.value}" for row in self.rows]
        return listed(*parts, f"{self.words} {self.total}".strip())


class TallyBox(HasRole, QWidget):
    """A tally in an outlined box, or words without one; the height is constant."""

    def __init__(self) -> None:
        super().__init__()
        self.tally = DigitTally()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        fix(self, QWidget.setFixedHeight, round(_HOLES_HEIGHT + _TOTAL_HEIGHT))

    def show_tally(self, tally: DigitTally) -> None:
        if tally != self.tally:
            self.tally = tally
            self.setAccessibleName(tally.spoken())
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(292), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            colours = theme()
            whole = room(self)
            if self.tally.total:
                inside = whole.adjusted(0.75, 0.75, -0.75, -0.75)
                rim = rounded_rect(inside, colours.radius("well") - 0.75)
                painter.strokePath(rim, QPen(colours.colour("border"), 1.5))
                self._paint_tally(painter, whole)
            else:
                painter.setFont(colours.font("hint"))
                painter.setPen(colours.colour("muted"))
                flags = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value
                paint_text(painter, self.tally.words, whole, flags)

    def _paint_tally(self, painter: QPainter, whole: QRectF) -> None:
        colours, rows = theme(), self.tally.rows
        step = _ROW_HEIGHTS.get(len(rows), 23.0)
        top = (_HOLES_HEIGHT - step * len(rows)) / 2
        for index, row in enumerate(rows):
            box = QRectF(14, top + index * step, whole.width() - 28, step)
            self._paint_row(painter, row, box)
        if not rows:
            box = QRectF(14, 0, whole.width() - 28, _HOLES_HEIGHT)
            centre = Qt.AlignmentFlag.AlignHCenter
            empty = self.tr("No hole is closed here.")
            paint_line(painter, empty, box, colours.font("hint"), colours.colour("muted"), centre)
        painter.fillRect(QRectF(1, _HOLES_HEIGHT, whole.width() - 2, 1), colours.colour("border"))
        box = QRectF(14, _HOLES_HEIGHT, whole.width() - 28, _TOTAL_HEIGHT)
        total, name = colours.font("prompt"), colours.font("name")
        name.setPixelSize(15)
        paint_line(painter, self.tally.words, box, name, colours.colour("text"))
        paint_line(painter, self.tally.total, box, total, colours.colour(self.tally.ink), _RIGHT)

    @staticmethod
    def _paint_row(painter: QPainter, row: TallyRow, box: QRectF) -> None:
        colours = theme()
        at = QPointF(box.left() + 7, box.center().y())
        if row.player is None:
            painter.strokePath(circle(at, 5.2), QPen(colours.colour("accent"), 3))
        else:
            paint_glyph(painter, row.player, at, 6.5, colours.player(row.player).main)
        text, muted = colours.colour("text"), colours.colour("muted")
        hint, bold = colours.font("hint"), colours.font("name")
        bold.setPixelSize(14)
        paint_line(painter, row.name, box.adjusted(24, 0, 0, 0), hint, text)
        worth = QFontMetricsF(bold).horizontalAdvance(row.value) + 1
        first = QFontMetricsF(hint).horizontalAdvance(row.formula) + 5
        box.setLeft(box.right() - first - worth)
        paint_line(painter, row.formula, box.adjusted(0, 0, -worth - 4, 0), hint, muted)
        paint_line(painter, row.value, box.adjusted(first, 0, 0, 0), bold, text)


class HolominoPanel(QWidget):
    """The other player's pool above the tally of a placement."""

    def __init__(self) -> None:
        super().__init__()
        self._pool_title = Section("")
        self._tally_title = Section("", "")
        self.pool = PoolBox()
        self.tally = TallyBox()
        parts = (self._pool_title, self.pool, 4, self._tally_title, self.tally, None)
        lay(QVBoxLayout(self), *parts, spacing=_SPACING)

    def show_pool(self, title: str, tiles: Sequence[str], room: int, highest: int) -> None:
        """Show the owner and the tiles of a pool."""
        self._pool_title.show_title(title)
        self.pool.show_tiles(tiles, room, highest, title)

    def show_parts(self, *, pool: bool, tally: bool) -> None:
        """Show the other pool, and the score of a placement, which a puzzle does not preview."""
        self._pool_title.setVisible(pool)
        self.pool.setVisible(pool)
        self._tally_title.setVisible(tally)
        self.tally.setVisible(tally)
        self.setVisible(pool or tally)

    def show_tally(self, title: str, fact: str, tally: DigitTally) -> None:
        """Show the score of a placement."""
        self._tally_title.show_title(title)
        self._tally_title.show_fact(fact)
        self.tally.show_tally(tally)
