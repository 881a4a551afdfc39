"""The lens over Mono: the likeliest label of each hidden cell, and how likely it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.contract import Spot
from desktop.board.probabilities import Share, ShareList, percent, shortened
from desktop.board.scene import Layer
from desktop.board.sprites import SpriteItem
from desktop.games.mono.arrangement import Place
from desktop.games.mono.paint import CELL_BOX, ink_dark
from desktop.games.mono.shapes import C
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters
from desktop.theme.colour import Swatch, contrast, mix
from rules.mono.board import HIDDEN, LABELS

if TYPE_CHECKING:
    from desktop.board.contract import Lens
    from desktop.games.mono.scene import MonoScene
    from rules.core.lens import Shares

_ROOMY = 40.0  # px; smaller cells have a bar for the percents
_LEAST = 12.4  # px, figures
_HALF = 0.375 * C  # of the plate
_STALE = 0.4
_SHADES = 20


class BoardsLens:
    """What the viewer could work out of the others' boards, painted over them."""

    def __init__(self, scene: MonoScene) -> None:
        self._scene = scene
        self._lens: Lens | None = None
        self._stale = False
        self._layer: Layer | None = None
        self.card = ShareList(scene)

    def show(self, lens: Lens | None, *, stale: bool) -> None:
        """Another lens, or none."""
        known = lens is self._lens
        self._lens, self._stale = lens, stale
        if known and self._layer is not None:
            self._layer.setOpacity(_STALE if stale else 1)
        else:
            self.draw()

    def shares(self, player: int, cell: int) -> Shares:
        """What may be on a hidden cell; nothing without a lens or where it is known."""
        scene = self._scene
        look = scene.boards.looks.get(player)
        if self._lens is None or look is None or look.drafted or look.labels[cell] != HIDDEN:
            return ()
        return self._lens.cells.get((player, cell), ())

    # -- drawing

    def draw(self) -> None:
        """Paints everything anew over the boards."""
        scene = self._scene
        self.card.hide()
        if self._layer is not None and self._layer.scene() is not None:
            scene.removeItem(self._layer)
        self._layer = None
        if self._lens is None or scene.placing or scene.view.outcome is not None:
            return
        self._layer = layer = Layer()
        layer.setParentItem(scene.board)
        layer.setZValue(5)
        layer.setOpacity(_STALE if self._stale else 1)
        for place in scene.stage.large:
            for cell in range(len(scene.grid.names)):
                self._draw_cell(place, cell, layer)

    def _draw_cell(self, place: Place, cell: int, layer: Layer) -> None:
        scene, size = self._scene, self._scene.stage.size
        shares = self.shares(place.player, cell)
        note = scene.boards.looks[place.player].notes.get(cell, "")
        roomy = C / size.pixel >= _ROOMY
        if not shares or (note and not roomy):
            return
        label, chance = shares[0]
        figure = max(0.23 * C, _LEAST * size.pixel) if roomy else 0.0
        # Few pictures for many small cells: no more shades than can be told apart.
        text, strength = percent(chance), round(chance, 2)
        if not roomy:
            text, strength = "", round(chance * _SHADES) / _SHADES
        draw = partial(_paint_plate, scene, label, text, strength, figure, note)
        key = ("lens", label, text, strength, figure, note, scene.grid.size)
        item = SpriteItem(scene.sprites, key, CELL_BOX, draw, layer)
        item.setPos(place.spot(scene.grid, cell))
        item.setScale(place.scale)

    # -- telling more

    def hover(self, spot: Spot | None) -> None:
        """Lists all that may be on the cell pointed at."""
        scene = self._scene
        kind, player, cell = scene.spot_list.meant(spot)
        shares = self.shares(player, cell) if kind == "cell" and self._layer is not None else ()
        if spot is None or not shares:
            self.card.hide()
            return
        title = scene.tr("{cell} may hold").format(cell=scene.grid.names[cell])
        lines = [Share(label, chance, _swatch(scene, label)) for label, chance in shares]
        at = scene.board.mapToScene(spot.at)
        self.card.tell(at, title, shortened(lines, scene.tr("others")))

    def words(self, player: int, cell: int) -> str:
        """What screen readers are told of a cell besides; empty without a lens."""
        shares = self.shares(player, cell)
        if not shares:
            return ""
        label, chance = shares[0]
        words = self._scene.tr(", most likely {label}, with {chance}")
        return words.format(label=label, chance=percent(chance))


def _swatch(scene: MonoScene, label: str) -> Swatch:
    return scene.theme.value(LABELS.index(label) + 1, scene.grid.size)


def _paint_plate(
    scene: MonoScene,
    label: str,
    text: str,
    chance: float,
    figure: float,
    note: str,
    painter: QPainter,
) -> None:
    """A plate on the hidden cell: the likelier a label, the more of its colour; about the origin.

    `figure` is the height of the percents; where it is 0 a bar stands for them.
    """
    back = scene.theme.colour("tileBack")
    fill = mix(back, _swatch(scene, label).fill, 0.06 + 0.8 * chance)
    ink = max((ink_dark(), QColor("white")), key=lambda ink: contrast(ink, fill))
    plate = QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF)
    painter.fillPath(rounded_rect(plate, 0.11 * C), fill)
    rim = mix(fill, scene.theme.colour("tileBackDot"), 0.45)
    painter.strokePath(rounded_rect(plate, 0.11 * C), QPen(rim, 0.018 * C))
    if figure:
        across = 0.1 * C if note else 0.0
        paint_letters(painter, label, QPointF(across, -0.12 * C), 0.4 * C, ink, 700)
        paint_letters(painter, text, QPointF(0, 0.22 * C), figure, ink, 600)
    else:
        size = min(0.62, scene.stage.size.digit) * C
        paint_letters(painter, label, QPointF(0, -0.06 * C), size, ink, 700)
        bar = QRectF(-0.3 * C, 0.24 * C, 0.6 * C, 0.09 * C)
        painter.fillRect(bar, mix(fill, ink, 0.25))
        bar.setWidth(max(0.03, chance) * bar.width())
        painter.fillRect(bar, ink)
    if note:
        _paint_note(scene, note, painter)


def _paint_note(scene: MonoScene, note: str, painter: QPainter) -> None:
    """The viewer's own guess keeps a corner."""
    back = mix(scene.theme.colour("tileBack"), QColor("black"), 0.45)
    slip = QRectF(-0.44 * C, -0.44 * C, 0.32 * C, 0.32 * C)
    painter.fillPath(rounded_rect(slip, 0.08 * C), back)
    ink = mix(scene.theme.colour("tileBackDot"), QColor("white"), 0.7)
    paint_letters(painter, note, slip.center(), 0.25 * C, ink, 600)
