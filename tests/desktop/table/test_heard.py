"""What is heard at a table, as the events and the hand tell it."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.menus import window_menu
from desktop.board import host
from desktop.controls.commands import VOLUMES
from desktop.sound import table_sounds
from desktop.sound.cues import Cue
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import LOOSE, Key, cell_point, click, drag, hover, press
from tests.desktop.games.holomino.test_turns import spin, turnable
from tests.desktop.table.test_computer_table import begin  # noqa: F401 - a fixture

Heard = list[str]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Return the names of all sounds that a table asks for."""
    names: Heard = []
    monkeypatch.setattr(host, "play_sounds", names.extend)
    return names


def test_a_tile_is_heard_when_it_is_taken_up_turned_and_put_down(seat: Seat, heard: Heard) -> None:
    page = seat("holomino", options=LOOSE, seed=2)
    tile, cell = turnable(page)
    heard.clear()
    click(page, spot_point(page, ("tile", tile)))
    assert heard == [Cue.LIFT]
    hover(page, cell_point(page, cell))
    spin(page, cell_point(page, cell), -120)
    assert heard == [Cue.LIFT, Cue.TURN]
    press(page, Key.Key_Escape)
    heard.clear()
    press(page, Key.Key_3)
    assert heard == [Cue.LIFT]
    press(page, Key.Key_Escape)
    heard.clear()
    drag(page, tile, cell_point(page, cell))
    assert heard[:2] == [Cue.LIFT, Cue.PLACE]


def test_what_is_taken_back_or_looked_at_again_is_silent(seat: Seat, heard: Heard) -> None:
    page = seat("adamas", moves=("8xa3-a4",))
    assert heard == []
    assert page.session is not None
    page.session.play(next(page.session.hot_seat.texts()))
    heard.clear()
    page.session.undo()
    page.session.goto(0)
    assert heard == []
    page.session.goto(1)
    assert heard == [Cue.PLACE]


def test_a_person_hears_that_the_computer_has_moved(
    begin: Callable[..., MainWindow],  # noqa: F811
    qtbot: QtBot,
    heard: Heard,
) -> None:
    window = begin("adamas", (None, 2))
    assert window.session is not None
    window.session.play("8xa3-a4")
    assert Cue.YOUR_TURN not in heard
    qtbot.waitUntil(lambda: window.session is not None and window.session.ply == 2)
    assert heard[-1] == Cue.YOUR_TURN


def test_the_volume_is_chosen_in_the_menu_and_heard(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    volumes = list[int]()
    module = "desktop.app.appearance_actions.play_sounds"
    monkeypatch.setattr(module, lambda _: volumes.append(table_sounds.volume()))
    for volume, command in VOLUMES.items():
        window.commands[command].trigger()
        assert volumes[-1] == volume
        window_menu(window, {}, window.commands)
        assert window.commands[command].isChecked()
