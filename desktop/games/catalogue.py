"""What each game brings to the window, loaded when it is first asked for.

A game's `UI` is found by its slug: nobody who plays one game waits for the others.
"""

from functools import cache
from importlib import import_module

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.board.figure import still
from desktop.board.scene import BoardScene
from desktop.board.temporary_scene import temporary
from desktop.games.cards import CARDS
from desktop.games.ui import GameUi, Layouts
from desktop.paint.cached_picture import PicturePainter
from desktop.theme.theme import Theme
from rules.core import AnyGame, Position
from rules.games import GAMES, game_named

_NOTHING = QSizeF(0, 0)
_SHADOW = 0.036
"""How far the shadow of a board reaches beyond it, of its shorter side."""


def ui_of(slug: str) -> GameUi:
    """Return what a game of `rules.games` brings to the window."""
    ui: GameUi = import_module(f"desktop.games.{slug}.ui").UI
    return ui


def puzzle_scene(slug: str, kind: str) -> type[BoardScene]:
    """Return the scene that a kind of puzzle of a game is solved in."""
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
    """Return what that game brings for its layouts."""
    found = ui_of(layout_game()).layouts
    assert found is not None
    return found


@cache
def picture_of(slug: str) -> PicturePainter:
    """Draws the picture of a game."""
    ui = ui_of(slug)
    return scene_picture(ui.picture_scene or ui.scene, game_named(slug), ui.picture())


def position_picture(view: Position, least: QSizeF = _NOTHING) -> PicturePainter:
    """Return the small picture of a position of a game: nothing is offered there or threatened."""
    ui = ui_of(view.game)
    return scene_picture(ui.picture_scene or ui.scene, game_named(view.game), still(view), least)


def scene_picture(
    scene: type[BoardScene], game: AnyGame, view: Position, least: QSizeF = _NOTHING
) -> PicturePainter:
    """Return a picture drawn by a game's scene, of a position; at `least` so much of the board."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        with temporary(scene(game, theme)) as made:
            made.show_view(view, animate=False)
            board = made.board_rect()
            edge = _SHADOW * min(board.width(), board.height())
            board.adjust(-edge, -edge, edge, edge)  # else a shadow would end in a straight line
            centre = board.center()
            board.setSize(board.size().expandedTo(least))
            board.moveCenter(centre)
            made.setSceneRect(board)
            # render() itself would put what is narrower than the box at its left.
            size = board.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(QPointF(), size)
            place.moveCenter(box.center())
            made.render(painter, place, board)

    return paint
