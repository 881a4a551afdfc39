"""The other box, small in the panel, with marks, the solver's markers, and known atoms."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.small_board import SmallBoard
from desktop.board.sprites import SpriteCache
from desktop.games.blackbox.paint import (
    FRAME,
    PortLook,
    PortSize,
    paint_ground,
    paint_loud_ray,
    paint_name,
    paint_piece,
    paint_port,
    ray_colour,
)
from desktop.games.blackbox.ray_paths import C, cell_centre, marked_path, port_centre
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from desktop.theme.theme import Theme
from rules.blackbox.game import Box
from rules.blackbox.rays import PORTS

# In pixels: the small box must be read as easily as everything else.
_MARGIN, _BARE_MARGIN = 19.0, 5.0
_LEAST_WITH_NAMES = 170.0  # in a low panel the box is larger without port names
_NAME_AWAY = 9.5
_LEAST_TEXT = 12.0


@dataclass(frozen=True, slots=True)
class SmallBoxLook:
    """The contents of the small box: solver, latest probe, and whether the match is over."""

    box: Box
    solver: int
    latest: int | None = None
    over: bool = False


class SmallBox(SmallBoard):
    """Paints a box as large as possible, and emits clicks if `can_press`."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.look = SmallBoxLook(Box(), 0)
        self._sprites = SpriteCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        fix(self, QWidget.setMinimumHeight, 128)
        fix(self, QWidget.setMaximumHeight, 292)

    def show_box(self, look: SmallBoxLook, words: str, clickable: bool) -> None:
        """Show a box; `words` is its name for screen readers."""
        self.look, self.can_press = look, clickable
        self.setAccessibleName(words)
        shape = Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(292, 224)  # the least size; a smaller panel scrolls

    def press(self) -> None:
        self.clicked.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.can_press and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    @property
    def _margin(self) -> float:
        return _MARGIN if room(self).height() >= _LEAST_WITH_NAMES else _BARE_MARGIN

    def board_transform(self) -> QTransform:
        side = min(room(self).width(), room(self).height()) - 2 * self._margin
        scale = side / FRAME.width()
        corner = room(self).center() - FRAME.center() * scale
        return QTransform(scale, 0, 0, scale, corner.x(), corner.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.save()
            painter.setTransform(self.board_transform(), combine=True)
            scale = self.board_transform().m11()
            named = self._margin == _MARGIN
            paint_small_box(painter, self.look, theme(), scale, self._sprites, named=named)
            painter.restore()
            self.paint_cursor(painter)


def paint_small_box(
    painter: QPainter,
    look: SmallBoxLook,
    theme: Theme,
    scale: float,
    sprites: SpriteCache,
    *,
    named: bool = False,
) -> None:
    """Paint a small box; `scale` is the number of pixels for a unit, `named` names the ports."""
    # The shadow, too, stays within the margin.
    margin = _MARGIN if named else _BARE_MARGIN
    _paint_ground(painter, theme, margin / _MARGIN / scale, sprites)
    _paint_ray(painter, look, theme)
    text = _LEAST_TEXT / scale
    size = PortSize(
        disc=min(0.42 * C, max(0.29 * C, 9.6 / scale)),
        letter=min(text, 0.68 * C),
        name=text,
        name_at=0.41 * C + _NAME_AWAY / scale,
    )
    for port in PORTS:
        latest = look.latest == port
        _at(painter, port_centre(port))
        port_look = PortLook(port, look.box.marks[port], latest=latest)
        if named:
            paint_name(painter, theme, port_look, size)
        paint_port(painter, theme, port_look, size)
        painter.restore()
    for cell in sorted(look.box.markers | (look.box.atoms or frozenset())):
        _at(painter, cell_centre(cell))
        paint_piece(painter, theme, _piece(look, cell), look.solver)
        painter.restore()


def _paint_ground(painter: QPainter, theme: Theme, pixel: float, sprites: SpriteCache) -> None:
    """Paint the empty box from a cache, as drawing it took two thirds of the time."""
    reach = _MARGIN * pixel
    around = FRAME.adjusted(-reach, -reach, reach, reach)
    draw = partial(paint_ground, theme=theme, pixel=pixel)
    sprites.paint(painter, ("ground", theme.key), around, draw)


def _paint_ray(painter: QPainter, look: SmallBoxLook, theme: Theme) -> None:
    ray = marked_path(look.box, look.latest)
    # Only with known atoms: rays through the opponent's markers would reveal their reasoning.
    if ray is not None and look.box.atoms is not None and look.latest is not None:
        colour = ray_colour(theme, look.box.marks[look.latest])
        paint_loud_ray(painter, theme, ray.line, colour, arrows=False)


def _piece(look: SmallBoxLook, cell: int) -> str:
    """Return the kind of piece on a cell, for `paint_piece`."""
    if cell in (look.box.atoms or ()):
        return "found" if cell in look.box.markers else "atom"
    return "wrong" if look.over else "marker"


def _at(painter: QPainter, point: QPointF) -> None:
    painter.save()
    painter.translate(point)
