"""What the window has for each game."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.board.scene import BoardScene
from desktop.games.cards import CARDS
from desktop.games.catalogue import picture_of, ui_of
from desktop.theme.appearance import theme
from rules.games import GAMES

_FAINT = 12  # of 255: the last of a shadow
_SIDE = 400  # px


def test_every_game_has_its_card_and_its_scene() -> None:
    assert list(CARDS) == [game.slug for game in GAMES]
    assert all(issubclass(ui_of(slug).scene, BoardScene) for slug in CARDS)


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("slug", ["mono", "adamas", "blackbox"])
def test_the_shadow_of_a_board_fades_before_its_picture_ends(slug: str) -> None:
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        picture_of(slug)(painter, QRectF(0, 0, _SIDE, _SIDE), theme())
    seen = [[image.pixelColor(x, y).alpha() for x in range(_SIDE)] for y in range(_SIDE)]
    for lines in (seen, list(zip(*seen, strict=True))):  # rows, columns
        drawn = [max(line) for line in lines if any(line)]
        assert drawn[0] < _FAINT
        assert drawn[-1] < _FAINT
