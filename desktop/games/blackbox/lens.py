"""The lens over Black Box: the chance of an atom on each cell, and each port's information."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.board.contract import Spot
from desktop.board.lens_items import LensItems
from desktop.board.probabilities import Share, probability, shortened
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, nothing
from desktop.games.blackbox.box_view import BoxView, cell_or_port
from desktop.games.blackbox.paint import PIXEL, cell_shape
from desktop.games.blackbox.prompts import result_words
from desktop.games.blackbox.ray_paths import C, cell_centre, port_centre
from desktop.language.numbers import decimal
from desktop.paint.paths import rounded_rect
from desktop.paint.text import letters_path, letters_width, paint_letters
from desktop.theme.colour import mix
from rules.blackbox.rays import PORT_NAMES, SIDE

translate = QCoreApplication.translate

FULL = 3.2
"""The bits of a full bar; a first probe gives at most 3.18 bits."""

_CELL = QRectF(-0.5 * C, -0.5 * C, C, C)
_STRONGEST = 0.42  # share of the accent in a cell's tint, so that letters stay readable
_BAR_LENGTH, _BAR_WIDTH = 0.54 * C, 0.1 * C
_BESIDE = 0.4 * C  # distance of the bar's centre from its port's
_ABOVE = 9.5  # z value above planned ray paths, which would cross out the numbers


class BoxLens(LensItems):
    """The lens of the player who solves a box, painted over it."""

    def __init__(self, scene: BoardScene, shown: BoxView) -> None:
        super().__init__(scene)
        self._shown = shown
        self._figures: dict[int, SpriteItem] = {}
        self._hovered: int | None = None

    @property
    def chances(self) -> dict[int, float]:
        """The chance of an atom on each cell of the box on the table."""
        shown = self._shown
        if self.lens is None or shown.hiding or shown.over:
            return {}
        cells = self.lens.cells.items()
        return {cell: shares[0][1] for (player, cell), shares in cells if player == shown.solver}

    @property
    def bits(self) -> dict[int, float]:
        """The information, in bits, of a probe at each port without a mark."""
        if self.lens is None or not self.chances:
            return {}
        marks = self._shown.box.marks
        return {port: tell.bits for port, tell in self.lens.ports.items() if not marks[port]}

    # -- drawing

    def paint_lens(self) -> None:
        self._figures = {}
        chances = self.chances
        if not chances:
            return
        below, above = self.add_layer(0.5), self.add_layer(_ABOVE)
        for cell, chance in chances.items():
            self._draw_cell(cell, chance, below, above)
        for port, bits in self.bits.items():
            self._draw_bar(port, bits, above)

    def _draw_cell(self, cell: int, chance: float, below: Layer, above: Layer) -> None:
        scene, strength = self._scene, round(chance, 2)
        tint = partial(_paint_tint, scene, strength)
        ground = SpriteItem(scene.sprites, ("lens tint", strength), _CELL, tint, below)
        ground.setPos(cell_centre(cell))
        if not chance:
            return
        figure = SpriteItem(scene.sprites, None, _CELL, nothing, above)
        figure.setPos(cell_centre(cell))
        self._figures[cell] = figure
        self._place_figure(cell)

    def _place_figure(self, cell: int) -> None:
        """Write a cell's chance in its middle, or at its foot if there is a marker or hover."""
        scene, chance = self._scene, self.chances[cell]
        aside = cell in self._shown.box.markers or cell == self._hovered
        text, strength = probability(chance), round(chance, 2)
        draw = partial(_paint_chance, scene, text, strength, aside)
        self._figures[cell].show_sprite(("lens chance", text, strength, aside), _CELL, draw)

    def _draw_bar(self, port: int, bits: float, above: Layer) -> None:
        scene, share = self._scene, round(min(1.0, bits / FULL), 2)
        upright = port // SIDE >= 2  # above and below the box, ports stand side by side
        draw = partial(_paint_bar, scene, share, upright)
        item = SpriteItem(scene.sprites, ("lens bar", share, upright), _CELL, draw, above)
        item.setPos(port_centre(port) + (QPointF(_BESIDE, 0) if upright else QPointF(0, _BESIDE)))

    # -- details

    def hover(self, spot: Spot | None) -> None:
        """List the possible results of a probe at the hovered port, and make room for a marker."""
        kind, port = cell_or_port(spot)
        self._make_room(port if kind == "cell" and self._shown.solving else None)
        scene, lens = self._scene, self.lens
        if spot is None or kind != "port" or lens is None or port not in self.bits:
            self.card.hide()
            return
        tell = lens.ports[port]
        shares = [Share(result_words(name), chance) for name, chance in tell.results]
        words = translate("BoxLens", "A ray from {port} gives {bits} bits of information")
        if not tell.bits:
            words = translate("BoxLens", "A ray from {port} gives no new information")
        title = words.format(port=PORT_NAMES[port], bits=decimal(tell.bits))
        at = scene.board.mapToScene(spot.at)
        #: chance that a ray comes out at any other port
        self.card.tell(at, title, shortened(shares, translate("BoxLens", "elsewhere")))

    def _make_room(self, cell: int | None) -> None:
        before, self._hovered = self._hovered, cell
        for changed in {before, cell} - {None} if before != cell else ():
            if changed in self._figures:
                self._place_figure(changed)

    def words(self, kind: str, number: int) -> str:
        """Return the text about a cell or port for screen readers; empty without a lens."""
        if kind == "cell" and number in self.chances:
            chance = probability(self.chances[number])
            return translate("BoxLens", "{chance} likely to hide an atom").format(chance=chance)
        if kind == "port" and number in self.bits:
            bits = decimal(self.bits[number])
            return translate("BoxLens", "would give {bits} bits").format(bits=bits)
        return ""


def _tint(chance: float) -> float:
    """Return the share of the accent in a cell's background."""
    return _STRONGEST * chance


def _paint_tint(scene: BoardScene, chance: float, painter: QPainter) -> None:
    theme = scene.theme
    shape = cell_shape(QPointF())
    painter.fillPath(shape, theme.colour("accent", _tint(chance)))
    if chance == 1:
        pen = QPen(theme.colour("accent"), 2.2 * PIXEL)
        painter.strokePath(rounded_rect(_CELL.adjusted(7, 7, -7, -7), 9), pen)


def _paint_chance(
    scene: BoardScene, text: str, chance: float, aside: bool, painter: QPainter
) -> None:
    """Paint the percentage in the middle of the cell or, if `aside`, at its foot."""
    theme = scene.theme
    ground = mix(theme.colour("cell"), theme.colour("accent"), _tint(chance))
    ink = theme.colour("text" if chance else "muted")
    if aside:
        size, at = 0.24 * C, QPointF(0, 0.345 * C)
        half = letters_width(text, size, 700) / 2 + 0.06 * C
        plate = QRectF(-half, at.y() - 0.125 * C, 2 * half, 0.25 * C)
        painter.fillPath(rounded_rect(plate, 0.1 * C), ground)
        paint_letters(painter, text, at, size, ink, 700)
        return
    size = (0.28 if chance else 0.24) * C
    # Rays run through the middle, so the numbers have an outline in the background colour.
    rim = QPen(ground, 0.11 * C)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(letters_path(text, size, 700), rim)
    paint_letters(painter, text, QPointF(), size, ink, 700 if chance else 600)


def _paint_bar(scene: BoardScene, share: float, upright: bool, painter: QPainter) -> None:
    """Paint a gauge, filled from left to right, or from the bottom up."""
    theme, half = scene.theme, _BAR_LENGTH / 2
    painter.save()
    if upright:
        painter.rotate(-90)
    whole = QRectF(-half, -_BAR_WIDTH / 2, _BAR_LENGTH, _BAR_WIDTH)
    shape = rounded_rect(whole, _BAR_WIDTH / 2)
    painter.fillPath(shape, theme.colour("boardEdge"))
    painter.save()
    painter.setClipPath(shape)
    whole.setWidth(share * _BAR_LENGTH)
    painter.fillRect(whole, theme.colour("accent"))
    painter.restore()
    painter.strokePath(shape, QPen(theme.colour("grid", 0.7), 0.7 * PIXEL))
    painter.restore()
