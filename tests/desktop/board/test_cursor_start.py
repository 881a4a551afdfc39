"""The keyboard cursor comes in where the player can do something, in every game and stage."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.table.page import TablePage
from rules.mono.board import HIDDEN
from tests.desktop.conftest import Seat


def comes_in(page: TablePage, key: Qt.Key = Qt.Key.Key_Down) -> Any:
    """Return the key of the spot that a first key brings the cursor to."""
    QTest.keyClick(page.view, key)
    assert page.scene is not None
    assert page.scene.cursor.isVisible()
    spot = page.scene.cursor.spot
    assert spot is not None
    return spot.key


def begun(seat: Seat, slug: str, *turns: str) -> TablePage:
    """Return a match after these turns, whoever is to move at the screen."""
    page = seat(slug)
    assert page.session is not None
    page.session.curtain_lifted()
    for turn in turns:
        page.session.play(turn)
        page.session.curtain_lifted()
    return page


def test_in_adamas_at_a_stack_of_ones_own_for_each_player(seat: Seat) -> None:
    page = begun(seat, "adamas")
    assert comes_in(page) == "a3"
    assert page.session is not None
    page.session.play("a3-b3")
    assert comes_in(page, Qt.Key.Key_Return) == "e3"


def test_in_mono_at_a_hidden_cell(seat: Seat) -> None:
    page = begun(seat, "mono", "random", "random", "a5,b5,end", "i1,end")
    _kind, player, cell = comes_in(page)
    scene: Any = page.scene
    assert player == 1
    assert scene.shown.looks[1].labels[cell] == HIDDEN


def test_in_black_box_at_a_cell_while_hiding_then_at_a_port_then_at_a_cell(seat: Seat) -> None:
    page = begun(seat, "blackbox")
    assert comes_in(page)[0] == "cell"
    assert page.session is not None
    for turn in ("a1,b2,c3,d4", "a1,b2,c3,d4", "1,end", "end"):
        page.session.play(turn)
        page.session.curtain_lifted()
    assert comes_in(page) == ("port", 1)  # the first port is probed already


def test_in_holomino_at_a_tile_that_fits(seat: Seat) -> None:
    page = begun(seat, "holomino")
    kind, tile = comes_in(page)
    scene: Any = page.scene
    assert kind == "tile"
    assert scene.hand.half.fits[tile]


def test_in_dragons_at_a_position_where_the_tile_fits(seat: Seat) -> None:
    page = begun(seat, "dragons")
    scene: Any = page.scene
    cell = comes_in(page)
    assert scene.hand.half.choice.letter in scene.hand.half.fits.at(cell)


@pytest.mark.parametrize("slug", ["adamas", "holomino", "dragons"])
def test_enter_shows_a_hidden_cursor_and_does_nothing_else(seat: Seat, slug: str) -> None:
    page = begun(seat, slug)
    assert page.session is not None
    before = page.session.ply
    comes_in(page, Qt.Key.Key_Return)
    assert page.session.ply == before
