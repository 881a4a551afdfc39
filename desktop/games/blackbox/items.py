"""The box on the table as scene items: the box itself, rays, ports, pieces; and their motion."""

import dataclasses
from collections.abc import Callable, Collection, Hashable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, nothing
from desktop.controls.progress_ring import paint_share
from desktop.games.blackbox.box_view import BoxView
from desktop.games.blackbox.paint import (
    FRAME,
    PIXEL,
    PortLook,
    paint_ground,
    paint_loud_ray,
    paint_name,
    paint_note,
    paint_piece,
    paint_port,
    paint_quiet_ray,
    ray_colour,
)
from desktop.games.blackbox.ray_paths import (
    C,
    RayPath,
    both_ends,
    cell_centre,
    marked_path,
    port_centre,
    port_heading,
    read_box,
)
from desktop.theme.theme import Theme
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import PORTS

GROUND = FRAME.adjusted(-40, -40, 40, 50)
PIECE = QRectF(-0.62 * C, -0.62 * C, 1.24 * C, 1.24 * C)
_PORT = QRectF(-0.5 * C, -0.5 * C, C, C)
_RING = 0.4 * C
_NAME = QRectF(-0.85 * C, -0.85 * C, 1.7 * C, 1.7 * C)


class RayItem(QGraphicsItem):
    """A ray; `grow` shows only its first part. Without a colour it is drawn faintly."""

    def __init__(
        self, scene: BoardScene, path: RayPath, colour: QColor | None, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._scene, self.path, self._colour = scene, path, colour
        self._points = _flattened(path.line)
        self._shown: QPainterPath | None = None
        self.setZValue(1 if colour is None else 2)

    def grow(self, share: float) -> None:
        """Show a share of the path, 0 to 1."""
        self._shown = None if share >= 1 else _first_part(self._points, share)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.path.line.boundingRect().adjusted(-20, -20, 20, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        line = self.path.line if self._shown is None else self._shown
        if self._colour is None:
            paint_quiet_ray(painter, self._scene.theme, line)
        else:
            arrows = self._shown is None
            paint_loud_ray(painter, self._scene.theme, line, self._colour, arrows)


class _Ring(QGraphicsItem):
    """A ring round a port that fills until the turn ends automatically."""

    def __init__(self, theme: Theme, port: int, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._theme, self._share = theme, 0.0
        self.setPos(port_centre(port))
        self.setZValue(3)
        self.hide()

    def fill(self, share: float) -> None:
        """Show a share, 0 to 1; 0 hides the ring."""
        self._share = share
        self.setVisible(share > 0)
        self.update()

    def boundingRect(self) -> QRectF:
        return _PORT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pen = self._theme.pen("lastMove", self._theme.colour("surface"), 1.8 * PIXEL)
        colour = self._theme.colour("lastMove")
        paint_share(painter, QPointF(), _RING, self._share, pen, colour)


class BoxItems:
    """Builds the items of a box into a scene's board, and animates them."""

    def __init__(self, scene: BoardScene, shown: BoxView) -> None:
        self._scene, self._shown = scene, shown
        self.ports: dict[int, SpriteItem] = {}
        self.pieces: dict[int, SpriteItem] = {}
        self.rays: dict[int, RayItem] = {}
        self.loud: frozenset[int] = frozenset()
        """The ports of the highlighted ray."""
        self.named = True
        """Whether the ports' names are shown outside the frame."""
        self._names: dict[int, SpriteItem] = {}
        self._looks: dict[int, PortLook] = {}
        self.lit: frozenset[int] = frozenset()
        """The ports shown as hovered."""
        self._ring: _Ring | None = None
        self.above = Layer()
        """The layer for items at the pointer; above everything else on the board."""

    def draw(self) -> None:
        """Rebuild all items."""
        shown = self._shown
        self._scene.board.clear()
        self.ports, self.pieces, self.rays = {}, {}, {}
        self._names, self._looks, self.lit, self.loud = {}, {}, frozenset(), frozenset()
        self._sprite("ground", GROUND, partial(paint_ground, theme=self._scene.theme), QPointF())
        self.above = Layer()
        self.above.setParentItem(self._scene.board)
        self.above.setZValue(9)
        for cell in shown.noted - shown.box.markers:
            draw = partial(paint_note, theme=self._scene.theme)
            self._sprite("note", PIECE, draw, cell_centre(cell)).setZValue(1)
        differ = frozenset[int]() if shown.hiding or shown.lit else self._draw_rays()
        marked = self._scene.turn_marked and not shown.lit
        latest = both_ends(shown.box, shown.latest) if marked else []
        self._ring = _Ring(self._scene.theme, latest[-1], self._scene.board) if latest else None
        for port in PORTS:
            mark = shown.box.marks[port]
            inert = shown.probing_over and not mark
            look = PortLook(port, mark, latest=port in latest, differs=port in differ, inert=inert)
            self._draw_port(look)
        for cell in shown.box.markers | (shown.box.atoms or frozenset()) | shown.placed:
            self._draw_piece(cell)

    def fill_ring(self, share: float) -> None:
        """Show how much of the time until the turn ends is over, at the end of the last ray."""
        if self._ring is not None:
            self._ring.fill(share)

    def _sprite(
        self, key: Hashable, rect: QRectF, draw: Callable[[QPainter], None], at: QPointF
    ) -> SpriteItem:
        item = SpriteItem(self._scene.sprites, key, rect, draw, self._scene.board)
        item.setPos(at)
        return item

    def _draw_rays(self) -> frozenset[int]:
        """Draw the rays that fit the atoms or markers; return the ports of the other rays."""
        box, focus = self._shown.box, self._shown.focus
        explanation = read_box(box)
        ends = frozenset(both_ends(box, focus))
        for port, path in explanation.paths.items():
            if port not in ends:
                self.rays[port] = RayItem(self._scene, path, None, self._scene.board)
        known = marked_path(box, focus)
        if focus is not None and known is not None:
            colour = ray_colour(self._scene.theme, box.marks[focus])
            self.rays[focus] = RayItem(self._scene, known, colour, self._scene.board)
            self.loud = ends
        if len(box.markers) < ATOMS:
            return frozenset()  # too few markers to say that they are wrong
        return frozenset(end for port in explanation.differ for end in both_ends(box, port))

    def _draw_port(self, look: PortLook) -> None:
        at = port_centre(look.port)
        self._names[look.port] = self._sprite(None, _NAME, nothing, at)
        self.ports[look.port] = self._sprite(None, _PORT, nothing, at)
        self.ports[look.port].setZValue(3)
        self._looks[look.port] = look
        self._show_port(look)

    def _show_port(self, look: PortLook) -> None:
        """Redraw a port and its name in this look."""
        if self.named:
            name = dataclasses.replace(look, mark="", differs=False, inert=False)
            draw_name = partial(paint_name, theme=self._scene.theme, look=name)
            self._names[look.port].show_sprite(("name", name), _NAME, draw_name)
        draw_port = partial(paint_port, theme=self._scene.theme, look=look)
        self.ports[look.port].show_sprite(("port", look), _PORT, draw_port)

    def light(self, ports: Collection[int]) -> None:
        """Show these ports, and no others, as hovered."""
        for port in self.lit.symmetric_difference(ports):
            self._show_port(dataclasses.replace(self._looks[port], lit=port in ports))
        self.lit = frozenset(ports)

    def _draw_piece(self, cell: int) -> None:
        shown, box, solver = self._shown, self._shown.box, self._shown.solver
        if cell in shown.placed | (box.atoms or frozenset()):
            kind = "found" if cell in box.markers else "atom"
        else:
            # A wrong guess only reveals that one of the four is wrong.
            kind = "wrong" if shown.over else "marker"
        draw = partial(paint_piece, theme=self._scene.theme, kind=kind, player=solver)
        key = (kind, solver if kind != "atom" else None)
        self.pieces[cell] = self._sprite(key, PIECE, draw, cell_centre(cell))
        self.pieces[cell].setZValue(4)

    # -- motion

    def send_ray(self, port: int, then: Callable[[], None]) -> None:
        """Animate a ray into the box, then show the marks at its entry and exit.

        If its path is unknown, the ray fades just inside the box.
        """
        motion = self._scene.motion
        ray = self.rays.get(port)
        running = self.run_ray(ray) if ray is not None else self._lost(port)
        # Until then, the exit port looks like all the others.
        coming = [self._mark_comes(end, end != port) for end in both_ends(self._shown.box, port)]
        motion.play(motion.one_by_one(running, *coming), then)

    def _mark_comes(self, port: int, inert: bool) -> QAbstractAnimation:
        """Return the animation of a mark appearing on a port, which is empty until then."""
        marked, item = self._looks[port], self.ports[port]
        self._show_port(PortLook(port, inert=inert))

        def step(share: float) -> None:
            self._show_port(marked)
            item.setScale(0.4 + 0.6 * share)

        return self._scene.motion.tween("drop", step, "drop")

    def run_ray(self, ray: RayItem) -> QAbstractAnimation:
        """Return the motion of a ray along its path."""
        motion, theme = self._scene.motion, self._scene.theme
        ray.grow(0.0)
        running = motion.tween("rayPerCell", ray.grow, "linear")
        cells = ray.path.cells + 1
        most = theme.duration("rayMax")
        running.setDuration(min(cells * theme.duration("rayPerCell"), most))
        return running

    def _lost(self, port: int) -> QAbstractAnimation:
        """Return the motion of a ray whose path is unknown: it fades behind its entry port."""
        motion, theme = self._scene.motion, self._scene.theme
        start = port_centre(port)
        line = QPainterPath(start)
        line.lineTo(start + port_heading(port) * 0.95 * C)
        ray = RayItem(self._scene, RayPath(line, 0, 1), theme.colour("text"), self._scene.board)
        ray.grow(0.0)

        def run(share: float) -> None:
            ray.grow(min(share * 2, 0.999))
            ray.setOpacity(min(1.0, 2 - 2 * share))
            ray.setVisible(share < 1)

        running = motion.tween("rayPerCell", run, "linear")
        running.setDuration(5 * theme.duration("rayPerCell"))
        return running

    def drop_piece(self, cell: int) -> None:
        """Animate a marker or an atom dropping on its cell."""
        motion = self._scene.motion
        motion.play(motion.grow(self.pieces[cell], 1.0, "drop", "drop", start=1.35))

    def take_piece(self, kind: str, player: int, cell: int) -> None:
        """Fade out a piece that was removed."""
        draw = partial(paint_piece, theme=self._scene.theme, kind=kind, player=player)
        item = self._sprite((kind, player), PIECE, draw, cell_centre(cell))
        motion = self._scene.motion

        def remove() -> None:
            if item.scene() is not None:
                item.scene().removeItem(item)

        motion.play(motion.fade(item, 0.0), remove)

    def uncover(self, cells: list[int]) -> None:
        """Animate the atoms appearing one by one."""
        motion = self._scene.motion
        for cell in cells:
            self.pieces[cell].setScale(0.0)
        coming = [motion.grow(self.pieces[cell], 1.0, "uncover", "drop", 0.0) for cell in cells]
        motion.play(motion.one_by_one(*coming))


def _flattened(line: QPainterPath) -> list[QPointF]:
    """Return the points of a line, with curves divided into short segments."""
    polygons: list[QPolygonF] = line.toSubpathPolygons()
    return [polygon.at(i) for polygon in polygons for i in range(polygon.count())]


def _first_part(points: list[QPointF], share: float) -> QPainterPath:
    """Return the first part of a polyline; `share` is a share of its length."""
    steps = [b - a for a, b in pairwise(points)]
    lengths = [(step.x() ** 2 + step.y() ** 2) ** 0.5 for step in steps]
    left = share * sum(lengths)
    part = QPainterPath(points[0])
    for at, step, length in zip(points, steps, lengths, strict=False):
        if length >= left:
            part.lineTo(at + step * (left / length if length else 0.0))
            break
        part.lineTo(at + step)
        left -= length
    return part
