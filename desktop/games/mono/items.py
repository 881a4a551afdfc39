"""Mono's boards as scene items: trays, hidden cells, moulded pieces, rings, and their motion."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from desktop.board.plates import BubbleItem
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem
from desktop.games.mono.arrangement import Arrangement, BoardPlace
from desktop.games.mono.paint import (
    CELL_BOX,
    BoardLook,
    bounds,
    paint_coordinates,
    paint_fresh,
    paint_hover,
    paint_piece,
    paint_tray,
    paint_unknown,
    size_for,
)
from desktop.games.mono.shapes import C, centre_of, face, pieces, tray
from desktop.paint.paths import circle
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.shadows import shadow_reach
from desktop.paint.text import elided_letters, letters_width, paint_letters
from rules.mono.board import HIDDEN, cells_of

translate = QCoreApplication.translate

_NAME, _LEAST_NAME, _FACT = 15.0, 12.0, 13.0  # px, over a board
_BEYOND = 24.0  # px the name over a small board may reach past it, if it is the last of its row
_APART = 12.0  # px between a name and the next board
_LEAST_ROOM = 48.0  # px of a name over a small board
_BESIDE_NAME = 36.0  # px for the chip and the gap before a fact
_READABLE = 24.0  # px, a cell of a small board with its value


@dataclass(frozen=True, slots=True)
class Caption:
    """The caption of one of several boards: its owner, and a fact in several wordings.

    The first wording that fits is shown.
    """

    name: str
    facts: tuple[str, ...]


class Boards:
    """The items of all boards on the table. `draw` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._ground: Layer | None = None
        # Moving items survive a redraw.
        self._moving = Layer()
        self._moving.setParentItem(scene.board)
        self._moving.setZValue(10)
        self.looks: dict[int, BoardLook] = {}
        self.arrangement: Arrangement | None = None
        self._groups: dict[int, Layer] = {}
        self.rings: list[QGraphicsItem] = []
        self.hovered: int | None = None
        self.typed: tuple[int, ...] = ()
        """The cells of the move being typed; ringed like the hovered one."""
        self.planned: tuple[int, ...] = ()
        """The cells of a turn that is written whole, in order."""
        self._bubble = BubbleItem(scene)

    def draw(
        self,
        arrangement: Arrangement,
        looks: Mapping[int, BoardLook],
        captions: Mapping[int, Caption],
    ) -> None:
        """Show these boards."""
        self._bubble.hide()
        if self._ground is not None:
            self._scene.removeItem(self._ground)
        self._ground = ground = Layer()
        ground.setParentItem(self._scene.board)
        self.rings = []
        self.arrangement, self.looks, self._groups = arrangement, dict(looks), {}
        for place in arrangement.places:
            group = Layer()
            group.setParentItem(ground)
            group.setPos(place.at)
            group.setScale(place.scale)
            self._groups[place.player] = group
            self._draw_board(place, looks[place.player], group)
        if arrangement.captions:
            self._draw_captions(arrangement, captions, ground)
        self.hover(self.hovered)

    def _draw_captions(
        self, arrangement: Arrangement, captions: Mapping[int, Caption], ground: Layer
    ) -> None:
        """Draw the captions; boards of the same size have the same wording."""
        for minor in (False, True):
            places = [place for place in arrangement.places if place.minor is minor]
            fitting = (self._fitting(place, captions[place.player]) for place in places)
            level = max((found for found in fitting if found is not None), default=0)
            for place in places:
                caption = captions[place.player]
                self._draw_caption(place, Caption(caption.name, caption.facts[level:]), ground)

    def _fitting(self, place: BoardPlace, caption: Caption) -> int | None:
        """Return which wording of the fact is the first that fits beside the name, if one does."""
        unit = self._pixel
        room = place.body(self.looks[place.player].grid).width() - _BESIDE_NAME * unit
        room -= letters_width(self._shown_name(place, caption)[0], _LEAST_NAME * unit, 700)
        widths = [letters_width(words, _FACT * unit, 500) for words in caption.facts]
        return next((n for n, width in enumerate(widths) if width <= room), None)

    def _shown_name(self, place: BoardPlace, caption: Caption) -> tuple[str, float]:
        """Return the name as far as it has room, and its size; a small board may show none."""
        unit = self._pixel
        free = place.body(self.looks[place.player].grid).width() - 28 * unit
        if place.minor:
            free += self._beyond(place)
        usual = letters_width(caption.name, _NAME * unit, 700)
        size = max(_LEAST_NAME, _NAME * min(1.0, max(1.0, free) / usual)) * unit
        if place.minor and free < _LEAST_ROOM * unit:  # the sign tells whose board it is
            return "", size
        return elided_letters(caption.name, size, 700, free), size

    def _draw_board(self, place: BoardPlace, look: BoardLook, group: Layer) -> None:
        self._draw_tray(place, look, group)
        digit = self._digit(place)
        for cell in look.unknown():
            self._draw_unknown(look, cell, group, digit)
        for value, cells in pieces(look.grid, look.open_labels):
            self._draw_piece(look, value, cells, group, digit)
        for kind, cell in look.rings():
            self._draw_ring(kind, cell, group)
        for number, cell in enumerate(self.planned, 1):
            if look.labels[cell] == HIDDEN and not look.drafted:
                self._draw_planned(number, look, cell, group)

    def _draw_planned(self, number: int, look: BoardLook, cell: int, group: Layer) -> None:
        """Draw the place of a cell in the turn that is prepared."""
        scene, pixel = self._scene, self._pixel

        def draw(painter: QPainter) -> None:
            theme, at = scene.theme, QPointF(0.24 * C, -0.24 * C)
            paint_hover(painter, theme, pixel)
            painter.fillPath(circle(at, 0.22 * C), theme.colour("accent"))
            paint_letters(painter, str(number), at, 0.26 * C, theme.colour("onAccent"), 700)

        item = SpriteItem(scene.sprites, ("planned", number, pixel), CELL_BOX, draw, group)
        item.setPos(centre_of(look.grid, cell))
        item.setZValue(6)

    def _digit(self, place: BoardPlace) -> float:
        """Return the text height of values; 0 if cells are too small for them."""
        if self.arrangement is None:
            return 0.0
        grown, size = self._scene.theme.label_scale, self.arrangement.size
        cell = (place.scale if place.minor else 1.0) * C / size.pixel
        if not place.minor:
            return size_for(cell, grown).digit
        return size_for(cell, grown).digit if cell >= _READABLE else 0.0

    @property
    def _pixel(self) -> float:
        return self.arrangement.size.pixel if self.arrangement is not None else 1.0

    def _draw_tray(self, place: BoardPlace, look: BoardLook, group: Layer) -> None:
        assert self.arrangement is not None
        theme, grid, size = self._scene.theme, look.grid, self.arrangement.size
        pixel = size.pixel / place.scale
        reach = shadow_reach(theme.elevation("slab"), pixel) + 24 * pixel

        def draw(painter: QPainter) -> None:
            paint_tray(painter, grid, theme, pixel)
            if size.letter and not place.minor:
                paint_coordinates(painter, grid, theme, size)

        box = tray(grid).adjusted(-reach, -reach, reach, reach)
        key = ("tray", grid.size, size, place.minor, round(place.scale, 4))
        SpriteItem(self._scene.sprites, key, box, draw, group)

    def _draw_unknown(
        self, look: BoardLook, cell: int, group: Layer, digit: float, *, bright: bool = False
    ) -> SpriteItem:
        """Return a cell that is no part of a piece; a shade lighter where `bright`."""
        scene = self._scene
        kept = look.labels[cell] if look.kept >> cell & 1 else ""

        def draw(painter: QPainter) -> None:
            paint_unknown(painter, look, cell, scene.theme, digit, bright=bright)

        key = ("unknown", look.drafted, look.notes.get(cell, ""), kept, digit, bright)
        item = SpriteItem(scene.sprites, key, CELL_BOX, draw, group)
        item.setPos(centre_of(look.grid, cell))
        return item

    def _draw_piece(
        self, look: BoardLook, value: int, cells: int, group: Layer, digit: float
    ) -> None:
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            paint_piece(painter, look, value, cells, theme, digit)

        key = ("piece", look.grid.size, value, cells, look.seen & cells, digit)
        box = bounds(look.grid, cells_of(cells))
        SpriteItem(self._scene.sprites, key, box, draw, group)

    def _draw_ring(self, kind: str, cell: int, group: Layer) -> SpriteItem:
        scene, pixel = self._scene, self._pixel

        def draw(painter: QPainter) -> None:
            if kind == "hover":
                paint_hover(painter, scene.theme, pixel)
            else:
                paint_fresh(painter, kind, pixel)

        item = SpriteItem(scene.sprites, ("ring", kind, pixel), CELL_BOX, draw, group)
        look = next(look for player, look in self.looks.items() if self._groups[player] is group)
        item.setPos(centre_of(look.grid, cell))
        item.setZValue(5)
        return item

    def _beyond(self, place: BoardPlace) -> float:
        """Return how far the name over a small board may reach past it."""
        own, unit = place.body(self.looks[place.player].grid), self._pixel
        places = self.arrangement.places if self.arrangement is not None else ()
        bodies = (other.body(self.looks[other.player].grid) for other in places if other.minor)
        right = [body.left() for body in bodies if body.left() > own.right()]
        return min(right) - own.right() - _APART * unit if right else _BEYOND * unit

    def _draw_caption(self, place: BoardPlace, caption: Caption, ground: Layer) -> None:
        """Chip, name and a fact over a board."""
        scene, unit = self._scene, self._pixel
        body = place.body(self.looks[place.player].grid)
        width, height = body.width(), 30 * unit
        beyond = self._beyond(place) if place.minor else 0.0
        name, size = self._shown_name(place, caption)
        widths = {words: letters_width(words, _FACT * unit, 500) for words in caption.facts}
        fact, name_width = "", letters_width(name, size, 700)
        for smaller in (size, _LEAST_NAME * unit):
            wide = letters_width(name, smaller, 700)
            room = width - _BESIDE_NAME * unit - wide
            fact = next((words for words in widths if widths[words] <= room), "")
            if fact:
                size, name_width = smaller, wide
                break

        def draw(painter: QPainter) -> None:
            theme, middle = scene.theme, -17 * unit
            paint_chip(painter, place.player, QPointF(11 * unit, middle), 10 * unit, theme)
            at = QPointF(28 * unit + name_width / 2, middle)
            paint_letters(painter, name, at, size, theme.colour("text"), 700)
            if fact:
                at = QPointF(width - widths[fact] / 2, middle)
                muted = theme.colour("muted")
                paint_letters(painter, fact, at, _FACT * unit, muted, 500)

        key = ("caption", place.player, name, fact, round(width), round(beyond), size, unit)
        box = QRectF(0, -height, width + beyond, height)
        item = SpriteItem(scene.sprites, key, box, draw, ground)
        item.setPos(body.topLeft())

    # -- pointing

    def hover(self, cell: int | None) -> None:
        """Highlight a cell on every board where it is still hidden."""
        self.hovered = cell
        for ring in self.rings:
            self._scene.removeItem(ring)
        self.rings = []
        for lit in self.typed:
            self._light(lit)
        if cell is not None and cell not in self.typed:
            self._light(cell)

    def _light(self, cell: int) -> None:
        for place in self.arrangement.places if self.arrangement is not None else ():
            look, group = self.looks[place.player], self._groups[place.player]
            if look.labels[cell] == HIDDEN and not look.drafted:
                lit = self._draw_unknown(look, cell, group, self._digit(place), bright=True)
                lit.setZValue(4)
                self.rings.append(lit)
                self.rings.append(self._draw_ring("hover", cell, group))

    def offer(self, place: BoardPlace | None) -> None:
        """Highlight a small board, as a click makes it large."""
        if place is None:
            self._bubble.hide()
            return
        body = self._scene.board.mapToScene(place.body(self.looks[place.player].grid).center())
        self._bubble.say(body + QPointF(20, 0), translate("Boards", "Enlarge"))

    # -- motion

    def uncover(self, player: int, look: BoardLook, cell: int) -> None:
        """Animate the uncovering of a cell; `look` is the board's look before."""
        place = self._place(player)
        if place is None:
            return
        motion = self._scene.motion
        cover = self._draw_unknown(look, cell, self._moving, self._digit(place))
        cover.setPos(place.spot(look.grid, cell))
        cover.setScale(place.scale)

        def lift(share: float) -> None:
            cover.setScale(place.scale * (1 + 0.12 * share))
            cover.setOpacity(1 - share)

        motion.play(motion.tween("uncover", lift, "enter"), lambda: self._remove(cover))
        self._spread(place, cell, "tileBackDot")

    def strike(self, player: int, cell: int) -> None:
        """Mark the cell that another player uncovered on the viewer's own board."""
        place = self._place(player)
        if place is not None:
            self._spread(place, cell, "lastMove")

    def _spread(self, place: BoardPlace, cell: int, colour: str) -> None:
        """Animate a ring that spreads from a cell."""
        motion, theme = self._scene.motion, self._scene.theme
        ripple = QGraphicsPathItem(face(), self._moving)
        ripple.setPen(QPen(theme.colour(colour), 0.05 * C))
        ripple.setPos(place.spot(self.looks[place.player].grid, cell))

        def spread(share: float) -> None:
            ripple.setScale(place.scale * (1 + 0.7 * share))
            ripple.setOpacity(0.8 * (1 - share))

        motion.play(motion.tween("hiddenRipple", spread, "enter"), lambda: self._remove(ripple))

    def appear(self) -> None:
        """Fade other boards in."""
        if self._ground is not None:
            self._ground.setOpacity(0)
            self._scene.motion.play(self._scene.motion.fade(self._ground, 1, "uncover"))

    def _place(self, player: int) -> BoardPlace | None:
        places = self.arrangement.places if self.arrangement is not None else ()
        return next((place for place in places if place.player == player), None)

    def _remove(self, item: QGraphicsItem) -> None:
        self._scene.removeItem(item)
