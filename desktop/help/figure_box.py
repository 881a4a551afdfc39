"""Figures on the page: pictures side by side on pieces of the table, with captions below."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget

from desktop.background.idle_queue import idle_queue
from desktop.board.figure import Figure, Reached
from desktop.board.scene import BoardScene
from desktop.board.temporary_scene import temporary
from desktop.controls.accessible_role import HasRole
from desktop.games.catalogue import ui_of
from desktop.help.blocks import plain
from desktop.help.prose import Prose
from desktop.paint.cached_picture import CachedPicture, PicturePainter, paint_table
from desktop.paint.painting import dots, painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from desktop.theme.theme import Theme
from rules.games import game_named

_MARGIN = 14.0  # pixels between the board and the edge of its picture
_MOST_SCALE = 0.62  # a single tile must not fill a picture


def figure_picture(figure: Figure) -> PicturePainter:
    """Return the figure as a picture that can be painted into any box."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        still = Theme(theme.dark, reduced_motion=True)
        with temporary(ui_of(figure.slug).scene(game_named(figure.slug), still)) as scene:
            made = figure.view()
            reached = made if isinstance(made, Reached) else Reached(made, ())
            scene.show_view(
                reached.view,
                reached.plies,
                viewer=figure.viewer,
                seat=figure.seat,
                animate=False,
            )
            _fit(scene, figure.part, box.size())
            # Line widths depend on the scale of the board, so it is drawn again at its scale.
            scene.draw(None, False)
            for key in figure.press:
                _press(scene, key)
            scene.motion.finish()
            scene.on_fitted()
            scene.render(painter, box, QRectF(QPointF(), box.size()))

    return paint


def _fit(scene: BoardScene, part: tuple[float, float, float, float], size: QSizeF) -> None:
    """Fit the board into a table of this size."""
    left, top, width, height = part
    board = _tight(scene)
    seen = QRectF(
        board.left() + left * board.width(),
        board.top() + top * board.height(),
        width * board.width(),
        height * board.height(),
    )
    room = size - QSizeF(2 * _MARGIN, 2 * _MARGIN)
    fitted = seen.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    scale = min(_MOST_SCALE, fitted.width() / seen.width()) if seen.width() else 1.0
    at = QPointF(size.width() / 2, size.height() / 2) - seen.center() * scale
    scene.setSceneRect(QRectF(QPointF(), size))
    scene.place_board(QTransform(scale, 0, 0, scale, at.x(), at.y()))


def _tight(scene: BoardScene) -> QRectF:
    """Return the board without the empty room that scenes keep around a few tiles."""
    tiles = QRectF()
    for part in scene.board_parts():
        tiles = tiles.united(part)
    return tiles if not tiles.isEmpty() else scene.board_rect()


def _press(scene: BoardScene, key: Hashable) -> None:
    spot = next((spot for spot in scene.spots() if spot.key == key), None)
    if spot is not None:
        scene.on_click(scene.pointer(scene.layer_of(spot).mapToScene(spot.at)))


_HEIGHTS = {1: 292, 2: 250, 3: 216}
_RADIUS = 16.0


class FigureBox(HasRole, QWidget):
    """One picture. It is drawn when it becomes visible, and only in spare time."""

    role = QAccessible.Role.Graphic

    def __init__(self, figure: Figure, height: int, caption: str) -> None:
        super().__init__()
        self._picture = CachedPicture(figure_picture(figure))
        fix(self, QWidget.setFixedHeight, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture"))
        self.setAccessibleDescription(caption)

    @property
    def drawn(self) -> bool:
        """Whether the picture is drawn for the present size and theme."""
        return self._picture.is_ready(room(self), dots(self))

    def draw(self) -> None:
        """Draw the picture now, and show it."""
        self._picture.prepare(room(self), dots(self))
        self.update()

    def _draw_if_seen(self) -> None:
        if self.isVisible():
            self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = room(self)
            paint_table(painter, box, _RADIUS, theme())
            if self.drawn:
                self._picture.paint(painter, box, dots(self))
            else:
                idle_queue().add(self, self._draw_if_seen, self)


def figure_row(figures: Sequence[tuple[Figure, str]]) -> QWidget:
    """Return figures side by side, with their captions below."""
    row = QWidget()
    grid = QGridLayout(row)
    fix(grid, QLayout.setContentsMargins, 0, 6, 0, 6)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(9)
    usual = _HEIGHTS[min(3, len(figures))]
    height = max(figure.height or usual for figure, _caption in figures)
    for column, (figure, caption) in enumerate(figures):
        grid.addWidget(FigureBox(figure, height, plain(caption)), 0, column)
        grid.addWidget(Prose(caption, "hint", "muted"), 1, column)
        grid.setColumnStretch(column, 1)
    return row
