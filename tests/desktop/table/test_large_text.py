"""Large texts leave the board its room: it is what the window is for."""

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.dev import sample_matches
from desktop.dev.screenshots import Photographer
from desktop.theme.appearance import appearance

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize(("percent", "least"), [(150, 0.6), (200, 0.5)])
@pytest.mark.parametrize("slug", ["mono", "adamas", "holomino", "dragons", "blackbox"])
def test_the_board_keeps_its_share_of_the_window(
    window: MainWindow, slug: str, percent: int, least: float
) -> None:
    photographer = Photographer(window)
    window.resize(1280, 800)
    appearance().resize_text(percent)
    photographer.show_table(sample_matches.middle(slug))
    QApplication.processEvents()
    view = window.table.view
    scene = view.board_scene
    assert scene is not None
    board = view.transform().mapRect(scene.board.mapRectToScene(scene.board_rect()))
    assert max(board.width() / window.width(), board.height() / window.height()) >= least
