"""The end of a match of Holomino: the winner's best turn is lit on the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.ending import Ending, TagItem
from desktop.board.row_data import PlyText
from desktop.games.holomino.facts import points_sum
from desktop.games.holomino.tiles import NUMBER_CORNERS, OUTLINE, coin_size, corner_way, paint_digit
from desktop.games.tiles.geometry import GRID, R, corner_of, united
from desktop.paint.paths import circle
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme
from rules.core.event import ScoreChanged
from rules.core.hexes import Hex
from rules.holomino.events import HoleClosed, Placed
from rules.holomino.game import HolominoState

_UNIT = R / 35  # board units for a pixel of the design
_RING = 0.4 * R
_AWAY = 0.3 * R


@dataclass(frozen=True, slots=True)
class BestTurn:
    """The winner's turn with the most points."""

    ply: int
    placed: Placed
    holes: tuple[HoleClosed, ...]
    points: int


def best_turn(view: HolominoState, plies: Sequence[PlyText]) -> BestTurn | None:
    """Return the first turn with the most points of the winner; None without any."""
    found: BestTurn | None = None
    winner = min(view.outcome.winners) if view.outcome is not None else None
    for ply in plies:
        placed = next((one for one in ply.events if isinstance(one, Placed)), None)
        if placed is None or placed.player != winner:
            continue
        holes = tuple(one for one in ply.events if isinstance(one, HoleClosed))
        gained = [one.gained for one in ply.events if isinstance(one, ScoreChanged)]
        points = sum(gained)
        if holes and points > (found.points if found else 0):
            found = BestTurn(ply.ply, placed, holes, points)
    return found


def light_best_turn(
    board: QGraphicsItem, theme: Theme, view: HolominoState, best: BestTurn, words: str
) -> Ending:
    """Light the tile of the best turn and its holes, and wash out all tiles beside them."""
    ending = Ending(board, theme, _UNIT, best.ply)
    lit = {cell for hole in best.holes for cell in hole.cells}
    washed = QPainterPath()
    washed.setFillRule(Qt.FillRule.WindingFill)
    for cell in view.tiles.keys() - lit:
        washed.addPath(GRID.outline(cell, -0.02 * R))
    clear = QPainterPath()
    clear.setFillRule(Qt.FillRule.WindingFill)
    for cell in lit:
        for corner in range(6):
            radius = Theme.proportion("holomino", "coinRadius" if corner % 2 else "discRadius")
            clear.addPath(circle(GRID.centre(cell) + corner_way(corner) * R, radius * R))
    ending.wash(washed - clear)
    _write_pale(ending, theme, view, {*view.tiles} - lit, clear)
    ending.line(OUTLINE.translated(GRID.centre(best.placed.cell)))
    closed = [hole for hole in view.holes if hole.cells in {one.cells for one in best.holes}]
    for hole in closed:
        ending.line(circle(corner_of(hole.cells), _RING))
    if len(closed) > 1:
        words = f"{points_sum(closed, view.options.limit_scores)} ="
    tag = ending.add_tag(words, f"+{best.points}")
    _place(tag, united(GRID.outline(cell).boundingRect() for cell in lit), view)
    return ending


def _write_pale(
    ending: Ending, theme: Theme, view: HolominoState, cells: set[Hex], clear: QPainterPath
) -> None:
    """Write the digits and values that are washed out again; those in `clear` are not."""
    highest, away = view.options.num_digits, 0.9 * R
    digits = [
        (
            GRID.centre(cell),
            digit,
            corner,
            ending.ink_on(theme.tile_value(int(digit), highest).fill),
        )
        for cell in cells
        for digit, corner in zip(view.tiles[cell], NUMBER_CORNERS, strict=True)
        if not clear.contains(GRID.centre(cell) + corner_way(corner) * away)
    ]
    coins = [
        (at, hole.value, ending.ink_on(theme.player(hole.player).main))
        for hole in view.holes
        if not clear.contains(at := corner_of(hole.cells))
    ]

    def draw(painter: QPainter, pixel: float) -> None:
        for middle, digit, corner, ink in digits:
            painter.translate(middle)
            paint_digit(painter, digit, corner, ink, theme, pixel)
            painter.translate(-middle)
        for at, value, ink in coins:
            paint_letters(painter, str(value), at, coin_size(value, theme, pixel), ink)

    ending.draw(united(GRID.outline(cell).boundingRect() for cell in view.tiles), draw)


def _place(tag: TagItem, lit: QRectF, view: HolominoState) -> None:
    """Put the tag beside what is lit, where it covers the fewest tiles, and none that is lit."""
    across, down = (lit.width() + tag.box.width()) / 2 + _AWAY, lit.height() / 3
    above = (lit.height() + tag.box.height()) / 2 + _AWAY
    ways = [QPointF(side * across, y) for side in (1, -1) for y in (0, -down, down)]
    ways += [QPointF(0, -above), QPointF(0, above)]
    tiles = [GRID.outline(cell).boundingRect() for cell in view.tiles]

    def covered(way: QPointF) -> int:
        area = tag.box.translated(lit.center() + way)
        return sum(area.intersects(tile) for tile in tiles)

    tag.setPos(lit.center() + min(ways, key=covered))
