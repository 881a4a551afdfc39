"""The games' parts of the window, each loaded at first use.

A game's `UI` is imported by its slug, so that other games need not be loaded.
"""

from functools import cache
from importlib import import_module

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.board.figure import still
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
