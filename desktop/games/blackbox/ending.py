"""The end of a match of Black Box: the winner's box is large and lit, the other one beside it."""

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsLineItem

from desktop.board.contract import Spot
from desktop.board.ending import Ending
from desktop.board.row_data import PlyText
from desktop.board.scene import BoardScene
from desktop.board.sprites import SpriteItem
from desktop.games.blackbox.box_view import BoxView
from desktop.games.blackbox.paint import FRAME
from desktop.games.blackbox.ray_paths import C, cell_centre, port_centre, read_box
from desktop.games.blackbox.small_box import SmallBoxLook, paint_small_box
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import elided_letters, letters_width, paint_letters
from rules.blackbox.events import MarkerPut
from rules.blackbox.rays import CELL_NAMES, PORTS, path
from rules.blackbox.state import BlackBoxView

translate = QCoreApplication.translate

_UNIT = C / 58  # board units for a pixel of the design
_SCALE = 27 / 58
_CORNER = QPointF(FRAME.left() + 9.69 * C, FRAME.top() + 2.48 * C)
_SMALL = QRectF(_CORNER, FRAME.size() * _SCALE)
BESIDE = _SMALL.adjusted(-8 * _UNIT, -36 * _UNIT, 8 * _UNIT, 36 * _UNIT)
"""The place of the other box with its name above and a line below."""
_TO_SMALL = QTransform(
    _SCALE, 0, 0, _SCALE, _CORNER.x() - FRAME.left() * _SCALE, _CORNER.y() - FRAME.top() * _SCALE
)
_BEAD = QPointF(0.37, -0.37) * C
_GAP, _REACH = 10 * _UNIT, 14 * _UNIT  # where rays cross: its width, and half of its length


def add_other_box(scene: BoardScene, shown: BoxView) -> SpriteItem:
    """Show the other box beside the one on the table, as far as it is known."""
    other, view = 1 - shown.solver, shown.view
    box, name = view.boxes[other], view.names[other]
    title = translate("common", "{name}’s box").format(name=name)
    line = ""
    if box.atoms is not None:
        found = len(box.markers & box.atoms)
        words = translate("BoxEnding", "{name} found {n} of {all}")
        line = words.format(name=name, n=found, all=len(box.atoms))

    def draw(painter: QPainter) -> None:
        theme = scene.theme
        paint_glyph(
            painter,
            other,
            _SMALL.topLeft() + QPointF(8, -21) * _UNIT,
            8 * _UNIT,
            theme.player(other).main,
        )
        for text, size, weight, left, y in (
            (title, 15 * _UNIT, 700, 24 * _UNIT, _SMALL.top() - 21 * _UNIT),
            (line, 14 * _UNIT, 500, 0.0, _SMALL.bottom() + 22 * _UNIT),
        ):
            words = elided_letters(text, size, weight, _SMALL.width() - left)
            middle = _SMALL.left() + left + letters_width(words, size, weight) / 2
            ink = theme.colour("text" if weight == 700 else "muted")
            paint_letters(painter, words, QPointF(middle, y), size, ink, weight)
        painter.setTransform(_TO_SMALL, combine=True)
        look = SmallBoxLook(box, other, over=True)
        paint_small_box(painter, look, theme, _SCALE / _UNIT, scene.sprites)

    item = SpriteItem(scene.sprites, ("other box", other), BESIDE, draw, scene.board)
    item.setZValue(5)
    return item


def other_spots(spots: Sequence[Spot]) -> list[Spot]:
    """Return the spots of the other box, at their places beside the one on the table."""
    return [
        Spot(("other", number), _TO_SMALL.map(spot.at), spot.name, _TO_SMALL.map(spot.outline))
        for number, spot in enumerate(spots)
    ]


def light_box(scene: BoardScene, view: BlackBoxView, winner: int) -> Ending:
    """Light the rays that passed, and number the atoms as the winner marked them."""
    ending = Ending(scene.board, scene.theme, _UNIT)
    box = view.boxes[winner]
    atoms, passed = box.atoms or frozenset(), set[int]()
    for port, ray in read_box(box).paths.items():
        if ray.result in PORTS:
            cells = path(atoms, port)
            for gap in _crossings(port, cells, ray.result, passed):
                casing = QGraphicsLineItem(gap, scene.board)
                casing.setPen(QPen(scene.theme.colour("cell"), _GAP))
                ending.hold(casing, 2)
            ending.line(ray.line, beam=True, height=2)
            passed |= {*cells}
    marked = _in_order(scene.plies, winner, atoms)
    for number, cell in enumerate(marked, 1):
        ending.bead(cell_centre(cell) + _BEAD, number, last=number == len(marked))
    return ending


def _crossings(
    port: int, cells: Sequence[int], end: int, passed: Collection[int]
) -> Iterator[QLineF]:
    """Yield the parts of a ray at which earlier rays that it crosses have a gap."""
    points = [port_centre(port), *map(cell_centre, cells), port_centre(end)]
    for cell, before, at, after in zip(cells, points, points[1:], points[2:], strict=False):
        way = after - before
        if cell in passed and 0 in (way.x(), way.y()):
            way *= _REACH / way.manhattanLength()
            yield QLineF(at - way, at + way)


def _in_order(plies: Sequence[PlyText], winner: int, atoms: frozenset[int]) -> list[int]:
    """Return the atoms in the order in which the winner marked them last."""
    names = [
        event.cell
        for ply in plies
        for event in ply.events
        if isinstance(event, MarkerPut) and event.player == winner
    ]
    latest = {name: place for place, name in enumerate(names)}
    return sorted(atoms, key=lambda cell: latest.get(CELL_NAMES[cell], len(names)))
