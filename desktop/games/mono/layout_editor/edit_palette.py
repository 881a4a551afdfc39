"""The palette of labels to paint with. Each shows how many cells of its region are missing."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.palette import PaletteItem, PaletteSwatch
from desktop.board.scene import BoardScene
from desktop.games.mono.layout_editor.edit_marks import paint_lock_badge
from desktop.games.mono.layout_editor.faults import Count
from desktop.games.mono.paint import shade
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.text import first_fitting, paint_letters, paint_line
from desktop.theme.colour import Swatch as Colours
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

_PAD_X, _PAD_Y = 18.0, 8.0
_MOST_TILE, _SMALL_TILE, _FOOT = 56, 36, 24
_TOP = 8.0  # px above a tile, for the ring of the chosen one
_MOST_STEP = 78.0
_ONE_ROW = 12  # the most labels in one row
_ROUND = 0.17  # of a tile
_LEAST_LETTER = 12.0  # px
_BADGE = 8.0  # px from the middle of a lock to its edge


@dataclass(frozen=True, slots=True)
class LabelLook:
    """Everything that the picture of a label depends on.

    It is label number `value` of `labels`. `left` cells of its region are missing, and a negative
    number means too many. `torn` means that the region's cells are not connected.
    """

    value: int
    labels: int
    left: int
    torn: bool
    chosen: bool
    locked: bool = False

    @property
    def words(self) -> str:
        """The state of the region in a few words."""
        left, over = self.left, -self.left
        if left > 0:
            #: cells of a region still to be painted
            return translate("LabelPalette", "%n left", None, left)
        if over > 0:
            #: cells of a region painted too many
            return translate("LabelPalette", "%n too many", None, over)
        return (
            translate("LabelPalette", "not connected")
            if self.torn
            #: adjective: all cells of the region are painted
            else translate("LabelPalette", "complete")
        )


class LabelPalette(PaletteItem):
    """The labels on a plate, in one or two rows. Only changed labels are repainted."""

    def __init__(self, scene: BoardScene, swatches: Sequence[PaletteSwatch], size: QSizeF) -> None:
        super().__init__(scene, swatches, size)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        for swatch in self._swatches:
            path.addRect(swatch.box)
        return path

    def show_swatches(self, swatches: Sequence[PaletteSwatch]) -> None:
        """Show the same number of other swatches, and repaint those that differ."""
        for before, now in zip(self._swatches, swatches, strict=True):
            if before.picture != now.picture:
                self.update(_reach(now.box))
        self._swatches = swatches

    def paint_swatch(self, painter: QPainter, swatch: PaletteSwatch) -> None:
        box, lively = QRectF(QPointF(), swatch.box.size()), swatch.key == self.hovered
        key = ("label", swatch.picture, lively, *box.size().toTuple())
        painter.save()
        painter.translate(swatch.box.topLeft())
        draw = partial(self._draw, swatch, box, swatch.chosen or lively)
        self._sprites.paint(painter, key, _reach(box), draw)
        painter.restore()

    def _draw(self, swatch: PaletteSwatch, box: QRectF, lively: bool, painter: QPainter) -> None:
        """Draw the label on its colour, pale if complete, and the number of missing cells below."""
        theme = self._theme
        side = min(box.width() - _apart(box.width()), box.height() - _FOOT - _TOP)
        tile = QRectF((box.width() - side) / 2, _TOP - 2 * swatch.chosen, side, side)
        if swatch.chosen:
            ring = rounded_rect(tile.adjusted(-4, -4, 4, 6), _ROUND * side + 4)
            painter.fillPath(ring, theme.colour("surface"))
            painter.strokePath(ring, theme.pen("target", theme.colour("accent")))
        painter.setOpacity(0.8 if swatch.faint and not lively else 1)
        swatch.paint(painter, tile)
        painter.setOpacity(1)
        look = swatch.picture
        assert isinstance(look, LabelLook)
        if look.locked:
            paint_lock_badge(painter, tile.topRight() + QPointF(-1, 1), _BADGE)
        foot = QRectF(0, box.height() - _FOOT + 4, box.width(), _FOOT - 4)
        if not look.left:
            icon = QRectF(0, 0, 15, 15)
            icon.moveCenter(foot.center())
            name, ink = ("alert", "error") if look.torn else ("check", "success")
            paint_icon(painter, name, icon, theme.colour(ink))
            return
        made = theme.font("caption")
        made.setWeight(made.Weight.Bold)
        ink = "error" if look.left < 0 else "accent" if swatch.chosen else "text"
        words = first_fitting((look.words, f"{-look.left:+}"), made, foot.width())
        centre = Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, words, foot, made, theme.colour(ink), centre)


def _paint_tile(colours: Colours, label: str, painter: QPainter, box: QRectF) -> None:
    """Paint a label on its colour."""
    radius = _ROUND * box.width()
    below = box.translated(0, 0.06 * box.width())
    painter.fillPath(rounded_rect(below, radius), shade(colours.fill))
    painter.fillPath(rounded_rect(box, radius), colours.fill)
    size = max(0.44 * box.width(), min(_LEAST_LETTER, 0.6 * box.width()))
    paint_letters(painter, label, box.center(), size, colours.ink)


def _reach(box: QRectF) -> QRectF:
    """Return the area that a swatch and its ring may cover."""
    return box.adjusted(-4, -4, 4, 4)


def plate_size(labels: int, width: float) -> QSizeF:
    """Return the size of a plate for `labels` labels, at most `width` pixels wide."""
    rows = _rows(labels)
    across = -(-labels // rows)
    wide = min(width - 8, across * _MOST_STEP + 2 * _PAD_X)
    most = _MOST_TILE if rows == 1 else _SMALL_TILE
    step = (wide + 8 - 2 * _PAD_X) / across
    tile = min(most, int(step - _apart(step)))
    return QSizeF(wide, rows * (tile + _FOOT + _TOP) + 12)


def label_swatches(
    counts: Sequence[Count],
    chosen: str,
    torn: Container[str],
    theme: Theme,
    size: QSizeF,
    locked: Container[str] = (),
) -> list[PaletteSwatch]:
    """Return a swatch for each label. `torn` has the labels whose cells are not connected."""
    labels = len(counts)
    rows = _rows(labels)
    across = -(-labels // rows)
    step = min(_MOST_STEP, (size.width() + 8 - 2 * _PAD_X) / across)
    high = (size.height() - 2 * _PAD_Y - 2) // rows
    left = (size.width() - step * across) / 2
    made = []
    for number, count in enumerate(counts):
        label, (row, column) = count.label, divmod(number, across)
        x, right = (round(left + step * at) for at in (column, column + 1))
        box = QRectF(x, _PAD_Y + row * high, right - x, high)
        look = LabelLook(
            number + 1, labels, count.left, label in torn, label == chosen, label in locked
        )
        name = translate("LabelPalette", "Number {label}: {n} of {all} painted, {left}").format(
            label=label, n=count.painted, all=count.wanted, left=look.words
        )
        if look.locked:
            name = listed(name, translate("LabelPalette", "locked"))
        paint = partial(_paint_tile, theme.value(number + 1, labels), label)
        faint = not look.left and not look.torn
        made.append(
            PaletteSwatch(("label", label), name, box, paint, look, chosen=look.chosen, faint=faint)
        )
    return made


def _apart(step: float) -> float:
    """Return the gap between two labels, in pixels. `step` is the distance of their centres."""
    return min(9.0, 0.2 * step)


def _rows(labels: int) -> int:
    return 1 if labels <= _ONE_ROW else 2
