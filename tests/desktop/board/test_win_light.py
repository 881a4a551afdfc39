"""The light over what won: it runs once, takes no input, and is complete without motion."""

import pytest
from PySide6.QtGui import QPainterPath

from desktop.app.main_window import MainWindow
from desktop.board.win_light import along
from desktop.dev import sample_matches
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from rules.match import Match

LIT = ("mono", "adamas", "holomino", "blackbox")


def line() -> QPainterPath:
    path = QPainterPath()
    path.lineTo(100, 0)
    return path


def test_a_line_is_lit_part_by_part() -> None:
    parts = along(line(), 4)
    assert [round(part.currentPosition().x()) for part in parts] == [25, 50, 75, 100]


def won(window: MainWindow, slug: str) -> None:
    """Play the last move of a match."""
    match = sample_matches.finished(slug)
    last = match.history(None)[-1].partition(" [")[0]
    match.undo()
    window.table.start(Session(Match.from_text(match.to_text())))
    session = window.table.session
    assert session is not None
    session.start()
    session.redo()
    assert session.outcome is not None, last


@pytest.mark.parametrize("slug", LIT)
def test_light_runs_over_what_won(window: MainWindow, slug: str) -> None:
    appearance().reduce_motion(False)
    won(window, slug)
    scene = window.table.scene
    assert scene is not None
    assert scene.light is not None
    assert scene.light.lit == 0
    assert scene.motion.running
    scene.motion.finish()
    assert scene.light.lit > 0
    assert scene.light.boundingRect().intersects(scene.board_rect())


@pytest.mark.parametrize("slug", LIT)
def test_with_reduced_motion_it_is_complete_at_once(window: MainWindow, slug: str) -> None:
    appearance().reduce_motion(True)
    won(window, slug)
    scene = window.table.scene
    assert scene is not None
    scene.motion.finish()
    assert scene.light is not None
    assert scene.light.lit > 0


def test_the_next_view_takes_it_away(window: MainWindow) -> None:
    won(window, "adamas")
    assert window.table.session is not None
    assert window.table.scene is not None
    window.table.session.goto(0)
    assert window.table.scene.light is None


def test_a_resignation_has_none(window: MainWindow) -> None:
    window.table.start(Session(Match.new("adamas", seed=3)))
    assert window.table.session is not None
    window.table.session.resign()
    assert window.table.scene is not None
    assert window.table.scene.light is None


def test_light_goes_where_boxes_change_places(window: MainWindow) -> None:
    won(window, "blackbox")
    scene = window.table.scene
    assert isinstance(scene, BlackBoxScene)
    scene.swap()
    assert scene.light is None
