"""Rack: pieces on a plate, below or beside the board, to choose or to drag onto the board."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.marks import Look, paint_look
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.paint.text import letters_width, paint_letters, paint_line
from desktop.theme.theme import Theme

LABEL, WIDEST_LABEL = 14.0, 110.0
_REACH = 10.0
_LABEL_BOX = QRectF(-60, -12, 120, 24)


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The places on a rack, in its pixels; `radius` is half the width of a piece."""

    size: QSizeF
    plate: QRectF
    slots: tuple[QPointF, ...]
    """The centres of the pieces."""
    radius: float

    @property
    def upright(self) -> bool:
        """Whether the rack is a column beside the board."""
        return self.size.height() > self.size.width()


def slots_in_rows(
    first: QPointF, count: int, columns: int, pitch: float, step: float
) -> tuple[QPointF, ...]:
    """Return the centres of pieces in rows: `pitch` is their distance, `step` that of the rows."""
    return tuple(
        first + QPointF(index % columns * pitch, index // columns * step) for index in range(count)
    )


class PieceLook(NamedTuple):
    """The state of a piece on a rack, and its name or number; see `RackState`."""

    text: str
    held: bool
    lifted: bool
    hovered: bool
    pointed: bool
    fits: bool


@dataclass(frozen=True, slots=True)
class RackState:
    """The highlights of a rack, by the names of its pieces."""

    held: str = ""
    """The piece selected or in the hand."""
    lifted: str = ""
    """The piece in the hand, of which only the slot is shown."""
    hovered: str = ""
    pointed: frozenset[str] = frozenset()
    """The pieces that fit where the pointer is."""
    unfit: frozenset[str] = frozenset()
    """The pieces that cannot be used now."""

    def of(self, piece: str, text: str = "") -> PieceLook:
        """Return the look of a piece, which shows its name or another text."""
        return PieceLook(
            text or piece,
            piece == self.held,
            piece == self.lifted,
            piece == self.hovered,
            piece in self.pointed,
            piece not in self.unfit,
        )


class HeadingItem(QGraphicsItem):
    """A line of text on a rack."""

    def __init__(
        self,
        parent: QGraphicsItem,
        text: str,
        box: QRectF,
        made: QFont,
        ink: QColor,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._box, self._line = box, (text, box, made, ink, side)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_line(painter, *self._line)


Layout = TypeVar("Layout", bound=RackLayout)


class Rack(Generic[Layout]):
    """The items of a rack. Each game says how its pieces are laid out and how they look.

    Only pieces whose look has changed are built again, so that nothing else is repainted.
    """

    def __init__(self, scene: BoardScene, layout: Layout) -> None:
        self._scene = scene
        self.layout = layout
        self.items: dict[str, Layer] = {}
        """The items of each piece, by its name; their origin is its centre."""
        self.looks: dict[str, Any] = {}
        """The look of each piece shown."""
        self._ground: tuple[Theme, Layout] | None = None
        """The theme and the layout of the items."""

    # -- implemented by each game

    def laid_out(self, available: QSizeF, *, upright: bool) -> Layout:
        """Return the layout in the available room: a column or a row."""
        raise NotImplementedError

    def places(self) -> dict[str, QPointF]:
        """Return the centre of each piece, in pixels of the rack."""
        raise NotImplementedError

    def add(self, piece: str, look: Any, parent: Layer) -> None:
        """Add the items of a piece; their origin is its centre."""
        raise NotImplementedError

    def outline(self, piece: str) -> QPainterPath:
        """Return the outline of a piece's spot, with the piece's centre as its origin."""
        raise NotImplementedError

    def spot_key(self, piece: str) -> Hashable:
        """Return the key of a piece's spot."""
        return piece

    # -- common to all games

    def fit(self, available: QSizeF, *, upright: bool = False) -> QSizeF:
        """Lay the rack out, and return its size; empty once the game is over."""
        if self._scene.view.outcome is not None:
            return QSizeF()
        self.layout = self.laid_out(available, upright=upright)
        return self.layout.size

    def show(self, looks: Mapping[str, Hashable], *, anew: bool = False) -> None:
        """Show these pieces; `anew` also rebuilds those that have not changed."""
        shown = {} if self._scene.rack_area.isEmpty() else dict(looks)
        ground = (self._scene.theme, self.layout)
        if anew or ground != self._ground or list(shown) != list(self.looks):
            self._scene.rack.clear()
            self.items, self.looks, self._ground = {}, {}, ground
            if shown:
                self.add_plate()
        places = self.places()
        for height, (piece, look) in enumerate(shown.items()):
            if self.looks.get(piece) == look:
                continue
            if piece in self.items:
                self._scene.removeItem(self.items[piece])
            group = self.items[piece] = Layer()
            group.setParentItem(self._scene.rack)
            group.setPos(places[piece])
            group.setZValue(height)  # shadows reach over neighbours, in the same order again
            self.add(piece, look, group)
        self.looks = shown

    def add_plate(self) -> None:
        """Add the plate below the pieces."""
        plate = PlateItem(self._scene, self.layout.plate.size(), wooden=True)
        plate.setPos(self.layout.plate.topLeft())

    def add_label(
        self, text: str, parent: Layer, at: QPointF, ink: str = "text", weight: int = 700
    ) -> None:
        """Write the name of a piece, in a colour of the theme; `at` is seen from its centre."""
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            size = min(LABEL, LABEL * WIDEST_LABEL / letters_width(text, LABEL, 700))
            paint_letters(painter, text, QPointF(), size, theme.colour(ink), weight)

        key = ("label", text, ink, weight)
        label = SpriteItem(self._scene.sprites, key, _LABEL_BOX, draw, parent)
        label.setPos(at)

    def add_slot(self, parent: Layer, outline: QPainterPath, scale: float) -> None:
        """Add the empty slot of a piece in the hand."""

        def draw(painter: QPainter) -> None:
            paint_look(painter, outline, Look.SLOT, self._scene.theme, units_per_pixel(item))

        reach = outline.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)
        item = SpriteItem(self._scene.sprites, "slot", reach, draw, parent)
        item.setScale(scale)

    def slots(self) -> dict[str, QPointF]:
        """Return the places of all pieces, in pixels of the table."""
        return {piece: self._scene.rack.mapToScene(at) for piece, at in self.places().items()}

    def slot(self, piece: str) -> QPointF | None:
        """Return the place of a piece, in pixels of the table; None if it is not on the rack."""
        return self.slots().get(piece)

    def spots(self, names: Mapping[str, str]) -> list[Spot]:
        """Return the spots of the pieces with these names."""
        if self._scene.rack_area.isEmpty():
            return []
        return [
            Spot(self.spot_key(piece), at, names[piece], self.outline(piece).translated(at), True)
            for piece, at in self.places().items()
            if piece in names
        ]
