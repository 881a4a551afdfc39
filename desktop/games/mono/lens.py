"""The lens over Mono: the likeliest label of each hidden cell, and how likely it is."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.contract import Spot
from desktop.board.lens_items import LensItems
from desktop.board.probabilities import Share, probability, shortened
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem
from desktop.games.mono.arrangement import BoardPlace
from desktop.games.mono.boards_view import BoardsView, cell_or_board
from desktop.games.mono.paint import CELL_BOX, ink_dark
from desktop.games.mono.shapes import C
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters
from desktop.theme.colour import Swatch, contrast, mix
from desktop.theme.theme import Theme
from rules.core.lens import Shares
from rules.mono.board import HIDDEN, LABELS

translate = QCoreApplication.translate

_ROOMY = 40.0  # px; smaller cells have a bar for the percents
_LEAST = 12.4  # px, figures
_HALF = 0.375 * C  # of the plate
_SHADES = 20


class _Plate(NamedTuple):
    """The contents of the plate over a hidden cell.

    `figure` is the height of the percents in units; a bar replaces them where it is 0. `letter` is
    the height of the label.
    """

    label: str
    text: str
    chance: float
    figure: float
    letter: float
    note: str


class BoardsLens(LensItems):
    """The lens: what the viewer could deduce about the others' boards, painted over them."""

    def __init__(self, scene: BoardScene, shown: BoardsView) -> None:
        super().__init__(scene)
        self._shown = shown

    def shares(self, player: int, cell: int) -> Shares:
        """Return the possible labels of a hidden cell; empty without a lens or for a known cell."""
        look = self._shown.looks.get(player)
        if self.lens is None or look is None or look.drafted or look.labels[cell] != HIDDEN:
            return ()
        return self.lens.cells.get((player, cell), ())

    # -- drawing

    def paint_lens(self) -> None:
        shown = self._shown
        if self.lens is None or shown.placing or shown.over:
            return
        layer = self.add_layer(5)
        for place in shown.arrangement.large:
            for cell in range(len(shown.grid.names)):
                self._draw_cell(place, cell, layer)

    def _draw_cell(self, place: BoardPlace, cell: int, layer: Layer) -> None:
        shown, size = self._shown, self._shown.arrangement.size
        shares = self.shares(place.player, cell)
        note = shown.looks[place.player].notes.get(cell, "")
        roomy = C / size.pixel >= _ROOMY
        if not shares or (note and not roomy):
            return
        label, chance = shares[0]
        figure = max(0.23 * C, _LEAST * size.pixel) if roomy else 0.0
        # Few pictures for many small cells: only as many shades as can be distinguished.
        text, strength = probability(chance), round(chance, 2)
        if not roomy:
            text, strength = "", round(chance * _SHADES) / _SHADES
        plate = _Plate(label, text, strength, figure, min(0.62, size.digit) * C, note)
        draw = partial(self._paint_plate, plate)
        key = ("lens", plate, shown.grid.size)
        item = SpriteItem(self._scene.sprites, key, CELL_BOX, draw, layer)
        item.setPos(place.spot(shown.grid, cell))
        item.setScale(place.scale)

    def _swatch(self, label: str) -> Swatch:
        return self._scene.theme.value(LABELS.index(label) + 1, self._shown.grid.size)

    def _paint_plate(self, plate: _Plate, painter: QPainter) -> None:
        """Paint a plate on the hidden cell, about the origin: the likelier, the more coloured."""
        theme = self._scene.theme
        back = theme.colour("tileBack")
        fill = mix(back, self._swatch(plate.label).fill, 0.06 + 0.8 * plate.chance)
        ink = max((ink_dark(), QColor("white")), key=lambda ink: contrast(ink, fill))
        shape = rounded_rect(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), 0.11 * C)
        painter.fillPath(shape, fill)
        painter.strokePath(shape, QPen(mix(fill, theme.colour("tileBackDot"), 0.45), 0.018 * C))
        if plate.figure:
            across = 0.1 * C if plate.note else 0.0
            paint_letters(painter, plate.label, QPointF(across, -0.12 * C), 0.4 * C, ink, 700)
            paint_letters(painter, plate.text, QPointF(0, 0.22 * C), plate.figure, ink, 600)
        else:
            paint_letters(painter, plate.label, QPointF(0, -0.06 * C), plate.letter, ink, 700)
            bar = QRectF(-0.3 * C, 0.24 * C, 0.6 * C, 0.09 * C)
            painter.fillRect(bar, mix(fill, ink, 0.25))
            bar.setWidth(max(0.03, plate.chance) * bar.width())
            painter.fillRect(bar, ink)
        if plate.note:
            _paint_note(theme, plate.note, painter)

    # -- details

    def hover(self, spot: Spot | None) -> None:
        """List all possible labels of the hovered cell."""
        scene = self._scene
        kind, player, cell = cell_or_board(spot)
        shares = self.shares(player, cell) if kind == "cell" and self.layers else ()
        if spot is None or not shares:
            self.card.hide()
            return
        #: heading of a list of numbers and their chances
        title = translate("BoardsLens", "{cell} may hold").format(cell=self._shown.grid.names[cell])
        lines = [Share(label, chance, self._swatch(label)) for label, chance in shares]
        at = scene.board.mapToScene(spot.at)
        #: all other numbers that a cell may hold, before their chance
        self.card.tell(at, title, shortened(lines, translate("BoardsLens", "others")))

    def words(self, player: int, cell: int) -> str:
        """Return the text about a cell for screen readers; empty without a lens."""
        shares = self.shares(player, cell)
        if not shares:
            return ""
        label, chance = shares[0]
        words = translate("BoardsLens", "most likely {label} ({chance})")
        return words.format(label=label, chance=probability(chance))


def _paint_note(theme: Theme, note: str, painter: QPainter) -> None:
    """Paint the viewer's own guess in a corner."""
    back = mix(theme.colour("tileBack"), QColor("black"), 0.45)
    slip = QRectF(-0.44 * C, -0.44 * C, 0.32 * C, 0.32 * C)
    painter.fillPath(rounded_rect(slip, 0.08 * C), back)
    ink = mix(theme.colour("tileBackDot"), QColor("white"), 0.7)
    paint_letters(painter, note, slip.center(), 0.25 * C, ink, 600)
