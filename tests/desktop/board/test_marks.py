"""Hover, cursor, hint, last move and legal target are told apart in every theme, and in grey."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, qGray
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.main_window import MainWindow
from desktop.board.marks import Look, paint_look
from desktop.controls.commands import UNDO
from desktop.games.dragons.scene import DragonsScene
from desktop.games.holomino.scene import HolominoScene
from desktop.new_match.request import NewMatch
from desktop.paint.paths import hexagon
from desktop.theme.theme import Theme

_SIZE = 120
_LEAST = 9.0
"""Levels of grey, of 255, by which two looks differ on average where either is drawn."""

TOGETHER = (Look.HOVER, Look.CURSOR, Look.HINT, Look.LAST_MOVE, Look.LEGAL)
"""The looks that any board shows side by side."""

THEMES = pytest.mark.parametrize(
    "theme",
    [Theme(dark, high_contrast=contrast) for dark in (False, True) for contrast in (False, True)],
    ids=lambda theme: theme.key,
)


grey = cache(qGray)


def drawn(look: Look | None, theme: Theme, ground: str) -> list[int]:
    """Return the pixels of a cell with a look, or with none."""
    image = QImage(_SIZE, _SIZE, QImage.Format.Format_RGB32)
    image.fill(theme.colour(ground))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look is not None:
            paint_look(painter, hexagon(QPointF(60, 60), 46), look, theme)
    return memoryview(image.constBits()).cast("I").tolist()


@pytest.mark.usefixtures("look")
@THEMES
@pytest.mark.parametrize("ground", ["cell", "table", "tile"])
def test_no_two_looks_are_alike_even_without_colour(theme: Theme, ground: str) -> None:
    bare = drawn(None, theme, ground)
    pictures = {look: drawn(look, theme, ground) for look in TOGETHER}
    for one, other in combinations(TOGETHER, 2):
        differences = [
            abs(grey(a) - grey(b))
            for a, b, without in zip(pictures[one], pictures[other], bare, strict=True)
            if without not in (a, b)
        ]
        mean = sum(differences) / len(differences)
        assert mean >= _LEAST, (one, other, round(mean, 1))


@pytest.mark.parametrize("slug", ["dragons", "holomino"])
def test_hover_leaves_with_the_mouse(window: MainWindow, slug: str) -> None:
    window.start_game(NewMatch(slug, ("Fred", "Ned"), {}, 7))
    scene = window.table.view.board_scene
    assert isinstance(scene, DragonsScene | HolominoScene)
    place = next(spot for spot in scene.spots() if not spot.rack)
    scene.hand.on_hover(scene.input.pointer(scene.board.mapToScene(place.at)))
    assert scene.hand.half.hovered is not None
    QApplication.sendEvent(scene, QEvent(QEvent.Type.Leave))
    assert not scene.hand.half.hovered


def test_after_a_click_on_the_bar_the_keyboard_is_on_the_board(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("Fred", "Ned"), {}, 7))
    session, table = window.session, window.table
    assert session is not None
    session.play(next(session.hot_seat.texts()))
    table.view.setFocus()
    bar: list[QWidget] = [table.bar.undo_button, table.bar.redo_button, table.bar.theme_button]
    assert table.commands[UNDO].isEnabled()
    for button in bar:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert table.view.hasFocus(), button.accessibleName()
