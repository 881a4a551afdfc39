"""In a table that is low and broad the rack stands beside the board, which is larger so."""

import pytest
from PySide6.QtCore import QSize

from desktop.theme.appearance import appearance
from tests.desktop.conftest import Seat


@pytest.mark.parametrize("game", ["adamas", "holomino", "dragons"])
@pytest.mark.parametrize("size", [QSize(1093, 614), QSize(1366, 768)], ids=lambda s: f"{s.width()}")
def test_the_rack_is_beside_the_board_in_a_low_table(seat: Seat, game: str, size: QSize) -> None:
    page = seat(game)
    appearance().fit(size)
    page.resize(size)
    page.view.refit()
    scene = page.scene
    assert scene is not None
    rack = scene.rack_area
    board = scene.board.mapRectToScene(scene.board_rect())
    assert rack.height() > rack.width()
    assert rack.right() <= board.left()
    assert board.height() > 0.5 * page.view.height()


def test_the_rack_is_at_the_foot_of_a_high_table(seat: Seat) -> None:
    page = seat("holomino")
    appearance().fit(QSize(1920, 1080))
    page.resize(1920, 1080)
    page.view.refit()
    assert page.scene is not None
    rack = page.scene.rack_area
    assert rack.width() > rack.height()
    assert rack.top() > page.view.height() / 2
