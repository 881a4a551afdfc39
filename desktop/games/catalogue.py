"""The games' parts of the window, each loaded at first use.

A game's `UI` is imported by its slug, so that other games need not be loaded.
"""

from collections.abc import Hashable
from functools import cache
from importlib import import_module

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QTransform

from desktop.board.figure import Figure, Reached, still
from desktop.board.scene import BoardScene
from desktop.board.temporary_scene import temporary
from desktop.games.cards import CARDS
from desktop.games.ui import AnyUi, Layouts
from desktop.paint.cached_picture import PicturePainter
from desktop.theme.theme import Theme
from rules.core import AnyGame, Position
from rules.games import GAMES, game_named

_NOTHING = QSizeF(0, 0)
_SHADOW = 0.036
"""The extent of a board's shadow beyond the board, as a share of its shorter side."""
_MARGIN = 14.0  # pixels between a figure's board and the edge of its picture
_MOST_SCALE = 0.62  # a single tile must not fill a picture


def ui_of(slug: str) -> AnyUi:
    """Return the `GameUi` of a game of `rules.games`."""
    ui: AnyUi = import_module(f"desktop.games.{slug}.ui").UI
    return ui


def puzzle_scene(slug: str, kind: str) -> type[BoardScene]:
    """Return the scene class for a kind of puzzle of a game."""
    ui = ui_of(slug)
    own = ui.puzzle_scenes.get(kind)
    return own.scene if own is not None else ui.scene


def games_to_set_up() -> list[str]:
    """Return the games whose positions can be set up in the window."""
    return [game.slug for game in GAMES if ui_of(game.slug).set_up is not None]


def layout_game() -> str:
    """Return the slug of the game whose boards players draw."""
    return next(slug for slug, card in CARDS.items() if card.layouts)


def layouts() -> Layouts:
    """Return that game's functions for layouts."""
    found = ui_of(layout_game()).layouts
    assert found is not None
    return found


@cache
def picture_of(slug: str) -> PicturePainter:
    """Return a function that draws the picture of a game."""
    ui = ui_of(slug)
    return scene_picture(ui.picture_scene or ui.scene, game_named(slug), ui.picture())


def position_picture(view: Position, least: QSizeF = _NOTHING) -> PicturePainter:
    """Return a function that draws a small picture of a position, without marks of moves."""
    ui = ui_of(view.game)
    return scene_picture(ui.picture_scene or ui.scene, game_named(view.game), still(view), least)


def scene_picture(
    scene: type[BoardScene], game: AnyGame, view: Position, least: QSizeF = _NOTHING
) -> PicturePainter:
    """Return a function that draws a position with a scene; `least` is the least area shown."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        with temporary(scene(game, theme)) as made:
            made.show_view(view, animate=False)
            board = made.board_rect()
            edge = _SHADOW * min(board.width(), board.height())
            board.adjust(-edge, -edge, edge, edge)  # otherwise the shadow would be cut off
            centre = board.center()
            board.setSize(board.size().expandedTo(least))
            board.moveCenter(centre)
            made.setSceneRect(board)
            # render() itself would put a narrow picture at the left of the box.
            size = board.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(QPointF(), size)
            place.moveCenter(box.center())
            made.render(painter, place, board)

    return paint


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
        scene.hand.on_click(scene.input.pointer(scene.layer_of(spot).mapToScene(spot.at)))
