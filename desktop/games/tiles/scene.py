"""TileScene: common code of the scenes of Holomino and Dragons."""

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from desktop.board.contract import Prompt, Spot
from desktop.board.scene import BoardScene
from desktop.games.tiles.geometry import GRID, R, united
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.core.hexes import Hex, hex_name

translate = QCoreApplication.translate

_AROUND = 0.3 * R  # around the tiles in a picture


class TileScene(BoardScene):
    """A board that grows tile by tile, a rack, and a half-made move shown on both."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self._frame = QRectF()
        """The visible part of the board, in board coordinates."""
        self._parts: list[QRectF] = []
        self._in_sight = QPainterPath()
        """The places that the board shows besides its tiles, while it is only looked at."""
        self._told: Prompt | None = None

    def refresh(self, *, anew: bool = False) -> None:
        """Show the half-made move on board, rack, panel and prompt."""
        raise NotImplementedError

    def _frame_board(self) -> None:
        """Make room for the tiles and the places where moves can be made."""
        raise NotImplementedError

    def board_rect(self) -> QRectF:
        return self._frame

    def picture_rect(self) -> QRectF:
        tiles = united(self.piece_parts())
        least = QRectF(tiles.center() - QPointF(4 * R, 3 * R), QSizeF(8 * R, 6 * R))
        tag = self.light.ending.tag if self.light.ending is not None else None
        around = tiles.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) | least
        return around if tag is None else around | tag.area

    def board_parts(self) -> list[QRectF]:
        return self._parts

    def piece_parts(self) -> list[QRectF]:
        return [GRID.outline(cell).boundingRect() for cell in self.view.tiles]

    def _frame_cells(self, cells: Iterable[Hex]) -> QRectF:
        """Use these cells as the parts of the board, and return the box round them."""
        self._parts = [GRID.outline(cell).boundingRect() for cell in cells]
        if self.looked_at:
            polygons = self._in_sight.toSubpathPolygons()
            self._parts += [polygon.boundingRect() for polygon in polygons]
        return united(self._parts)

    def keep_in_sight(self, outline: QPainterPath) -> None:
        if outline != self._in_sight:
            self._in_sight = outline
            if not outline.isEmpty():
                self._frame_board()
                self.board_changed.emit()

    def _tell_prompt(self) -> None:
        prompt = self.words.current_prompt()
        if prompt != self._told:
            self._told = prompt
            self.prompt_changed.emit(prompt)

    def draw_rack(self, size: QSizeF) -> None:
        self.refresh(anew=True)


def cell_spot(key: Hashable, cell: Hex, name: str, outline: QPainterPath) -> Spot:
    """Return the spot of a cell.

    `outline` is that of a tile at the origin. The spot's name ends with the cell's coordinates as
    in records, so that the board can be reconstructed from the names.
    """
    at = GRID.centre(cell)
    #: {cell} is a place on the board such as 0,-1
    words = translate("tiles", "{name}, at {cell}").format(name=name, cell=hex_name(cell))
    return Spot(key, at, words, outline.translated(at))
