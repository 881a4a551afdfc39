"""The light on what decided a match: a wash over the rest, golden lines, beads, a tag."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.spoken.turns import is_command
from desktop.board.sprites import units_per_pixel
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import letters_width, paint_letters
from desktop.theme.colour import mix, set_off
from desktop.theme.theme import Theme

if TYPE_CHECKING:
    from desktop.board.scene import BoardScene

WASH = 0.56
_READABLE = 4.5  # least contrast of a text on what is washed out
_INK = QColor("#2A2205")
_GLOW = ((22.0, 0.10), (15.0, 0.16), (9.0, 0.30))
"""Widths in pixels and opacities of the strokes around a golden line, the widest first."""
_LINE, _CORE = 4.0, 1.6  # px
_BEAD = 11.0  # px, radius
_TAG_HEIGHT, _WORDS, _VALUE, _TAG_EDGE, _TAG_GAP = 44.0, 15.0, 22.0, 15.0, 16.0  # px


def gold_of(theme: Theme) -> QColor:
    """Return the colour of the light."""
    return QColor("#F3D36B" if theme.dark else "#E9B83C")


def wins_by(name: str, lead: int) -> str:
    """Return “fred wins by 6 points”; empty if a tie was broken."""
    if not lead:
        return ""
    words = QCoreApplication.translate("common", "{name} wins by %n points", None, lead)
    return words.format(name=name)


class Lit(Protocol):
    """A line that the light runs along."""

    def light(self, share: float) -> None:
        """Light this share of the line, 0 to 1."""


class DrawnItem(QGraphicsItem):
    """A drawing over the pieces; `draw` gets the size of a pixel in the board's units."""

    def __init__(
        self, box: QRectF, draw: Callable[[QPainter, float], None], parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._box, self._draw = box, draw

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._draw(painter, units_per_pixel(self))


class GoldLine(QGraphicsItem):
    """A golden line with a glow, or a beam with a bright core; `unit` is the size of a pixel."""

    def __init__(
        self, path: QPainterPath, theme: Theme, unit: float, parent: QGraphicsItem, *, beam: bool
    ) -> None:
        super().__init__(parent)
        self._path, self._gold, self._unit, self._beam = path, gold_of(theme), unit, beam
        self._length, self._share = path.length(), 1.0

    def light(self, share: float) -> None:
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        reach = _GLOW[0][0] * self._unit
        return self._path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._share <= 0:
            return
        for width, opacity in _GLOW:
            colour = QColor(self._gold)
            colour.setAlphaF(opacity)
            self._stroke(painter, colour, width)
        self._stroke(painter, self._gold, _LINE)
        if self._beam:
            self._stroke(painter, QColor("white"), _CORE)

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        painter.strokePath(
            self._path, running_pen(colour, width * self._unit, self._length, self._share)
        )


def running_pen(colour: QColor, width: float, length: float, share: float) -> QPen:
    """Return the pen that strokes the first part of a line of this length."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if share < 1:
        pen.setDashPattern([max(1e-3, length * share / width), 2 * length / width])
    return pen


class BeadItem(QGraphicsItem):
    """A number beside what is lit; the `last` one is golden."""

    def __init__(
        self,
        number: int,
        ring: QColor,
        theme: Theme,
        unit: float,
        parent: QGraphicsItem,
        last: bool,
    ) -> None:
        super().__init__(parent)
        self._number, self._unit = str(number), unit
        self._ring = theme.colour("surface") if last else ring
        self._ground = gold_of(theme) if last else QColor("white")

    def boundingRect(self) -> QRectF:
        return circle(QPointF(), (_BEAD + 1) * self._unit).boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillPath(circle(QPointF(), _BEAD * self._unit), self._ring)
        painter.fillPath(circle(QPointF(), (_BEAD - 1.7) * self._unit), self._ground)
        paint_letters(painter, self._number, QPointF(), 14 * self._unit, _INK, 700)


class TagItem(QGraphicsItem):
    """A golden tag with some words and a value, centred at its position."""

    def __init__(
        self, words: str, value: str, theme: Theme, unit: float, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self.words, self.value, self._theme, self._unit = words, value, theme, unit
        widths = (letters_width(words, _WORDS, 600), letters_width(value, _VALUE, 800))
        gap = _TAG_GAP if words and value else 0.0
        size = QSizeF(sum(widths) + gap + 2 * _TAG_EDGE, _TAG_HEIGHT) * unit
        self.box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        self._middles = (
            self.box.left() + (_TAG_EDGE + widths[0] / 2) * unit,
            self.box.right() - (_TAG_EDGE + widths[1] / 2) * unit,
        )

    @property
    def area(self) -> QRectF:
        """Its place on the board."""
        return self.box.translated(self.pos())

    def boundingRect(self) -> QRectF:
        reach = 14 * self._unit
        return self.box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        unit, theme = self._unit, self._theme
        shape = rounded_rect(self.box, 12 * unit)
        paint_shadow(painter, shape, theme.elevation("rest"), 60 * unit)
        painter.fillPath(shape, gold_of(theme))
        rim = rounded_rect(self.box.adjusted(unit, unit, -unit, -unit), 11 * unit)
        painter.strokePath(rim, QPen(QColor("white"), 2 * unit))
        for text, x, size, weight in (
            (self.words, self._middles[0], _WORDS, 600),
            (self.value, self._middles[1], _VALUE, 800),
        ):
            paint_letters(painter, text, QPointF(x, 0), size * unit, _INK, weight)


class Ending:
    """The items that are lit. `unit` is the size of a pixel of the design in the board's units."""

    def __init__(self, board: QGraphicsItem, theme: Theme, unit: float, ply: int = 0) -> None:
        self._board, self._theme, self._unit = board, theme, unit
        self.ply = ply
        """The last ply of the turn that is lit, for the graph; 0 for none."""
        self.items: list[QGraphicsItem] = []
        self.lines: list[Lit] = []
        self.beads: list[QGraphicsItem] = []
        self.tag: TagItem | None = None
        self.washed = QPainterPath()
        self._fading: list[tuple[QGraphicsItem, float, float]] = []
        self._growing: list[tuple[QGraphicsItem, float]] = []
        self.share = 1.0

    def wash(
        self, path: QPainterPath, ground: str = "table", opacity: float = WASH, height: float = 90
    ) -> None:
        """Wash out an area."""
        self.washed, colour = path, self._theme.colour(ground, opacity)
        self.draw(path.boundingRect(), lambda painter, _: painter.fillPath(path, colour), height)

    def ink_on(self, fill: QColor, ground: str = "table", opacity: float = WASH) -> QColor:
        """Return the ink of a text on a fill that is washed out."""
        pale = mix(fill, self._theme.colour(ground), opacity)
        return set_off(self._theme.colour("text"), [pale], _READABLE)

    def draw(self, box: QRectF, draw: Callable[[QPainter, float], None], z: float = 90.5) -> None:
        """Draw something that appears with the wash, by default above it."""
        item = DrawnItem(box, draw, self._board)
        self.hold(item, z)
        self.fade(item, 0.0, 1.0)

    def fade(self, item: QGraphicsItem, start: float, end: float) -> None:
        """Change an item's opacity with the wash."""
        self._fading.append((item, start, end))
        item.setOpacity(end)

    def grow(self, item: QGraphicsItem, scale: float) -> None:
        """Let an item grow with the light."""
        self._growing.append((item, scale))
        item.setScale(scale)

    def line(self, path: QPainterPath, *, beam: bool = False, height: float = 91) -> None:
        """Light a line; later ones light up after it."""
        line = GoldLine(path, self._theme, self._unit, self._board, beam=beam)
        self.lines.append(line)
        self.hold(line, height)

    def bead(
        self, at: QPointF, number: int, ring: QColor | None = None, *, last: bool = False
    ) -> None:
        """Put a number on the board."""
        ring = ring or self._theme.colour("lastMove")
        bead = BeadItem(number, ring, self._theme, self._unit, self._board, last=last)
        bead.setPos(at)
        self.beads.append(bead)
        self.hold(bead, 92)

    def add_tag(self, words: str, value: str) -> TagItem:
        """Add the tag and return it; the caller places it."""
        self.tag = TagItem(words, value, self._theme, self._unit, self._board)
        self.hold(self.tag, 93)
        return self.tag

    def hold(self, item: QGraphicsItem, height: float) -> None:
        """Remove this item, too, when the light goes out."""
        item.setZValue(height)
        self.items.append(item)

    def show_share(self, share: float) -> None:
        """Show the wash first, then light this share of the lines, 0 to 1."""
        self.share = share
        for item, start, end in self._fading:
            item.setOpacity(start + (end - start) * min(1.0, 5 * share))
        for item, scale in self._growing:
            item.setScale(1 + (scale - 1) * share)
        for number, line in enumerate(self.lines):
            line.light(min(1.0, max(0.0, share * len(self.lines) - number)))
        for place, bead in enumerate(self.beads, 1):
            bead.setOpacity(float(share * len(self.beads) >= place))
        if self.tag is not None:
            self.tag.setOpacity(float(share >= 1))

    def drop(self) -> None:
        """Remove everything."""
        for item in self.items:
            if item.scene() is not None:
                item.scene().removeItem(item)


class WinningLight:
    """Lights what decided the match that a scene shows."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene
        self.wanted: bool | None = None
        """Whether an ending is lit; None lights it only at the table."""
        self.ending: Ending | None = None
        """What is lit; None while nothing is."""

    @property
    def is_decided(self) -> bool:
        """Whether play itself decided the match shown."""
        outcome = getattr(self._scene.view, "outcome", None)  # drafts in editors have none
        by_command = bool(self._scene.plies) and is_command(self._scene.plies[-1])
        return outcome is not None and len(outcome.winners) == 1 and not by_command

    @property
    def is_wanted(self) -> bool:
        """Whether an ending is shown here: at the table, and in pictures that light what won."""
        return self._scene.live if self.wanted is None else self.wanted

    def renew(self) -> None:
        """Light what decided the match shown, as far as it was lit, or put the light out."""
        share = self.ending.share if self.ending is not None else 1.0
        self.put_out()
        if self.is_wanted and self.is_decided:
            self.ending = self._scene.make_ending()
            self._show(share)

    def celebrate(self, then: Callable[[], None]) -> None:
        """Run the light over what decided the match, after the last move's animation.

        A click or key jumps to its end. With reduced motion it is complete at once.
        """
        if self.ending is None:
            then()
        else:
            self._show(0.0)
            motion = self._scene.motion
            light = motion.tween("loopGlow", self._show, "linear")
            motion.when_still(lambda: motion.play(light, then))

    def _show(self, share: float) -> None:
        if self.ending is not None:
            self.ending.show_share(share)

    def put_out(self) -> None:
        """Remove the light, as the pieces below it have changed."""
        if self.ending is not None:
            self.ending.drop()
        self.ending = None
