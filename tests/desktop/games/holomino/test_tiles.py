"""The shapes of tiles: the coloured part of a number corner reaches the tile's edges."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.holomino.panel import PoolBox
from desktop.games.holomino.tiles import NUMBER_CORNERS, corner_way, sector_path
from desktop.games.tiles.geometry import R
from desktop.paint.text import noting_letters

_INSET = 0.02


@pytest.mark.parametrize("corner", NUMBER_CORNERS)
@pytest.mark.parametrize("side", [-2, 2])
@pytest.mark.parametrize("along", [0.06, 0.2, 0.3])
def test_a_sector_reaches_both_edges_of_its_corner(corner: int, side: int, along: float) -> None:
    sector = sector_path(corner, 0.38, _INSET)
    edge = corner_way(corner) * R + corner_way(corner + side) * (along * R)
    inwards = corner_way(corner + side * 1.75)  # across the edge
    assert sector.contains(edge + inwards * ((_INSET + 0.005) * R))
    assert not sector.contains(edge + inwards * ((_INSET - 0.005) * R))


@pytest.mark.usefixtures("look")
def test_the_tiles_of_a_pool_are_drawn_with_their_numbers(qtbot: QtBot) -> None:
    box = PoolBox()
    qtbot.addWidget(box)
    box.show_tiles(("123", "456"), 4, 6, "Pool")
    with noting_letters() as noted:
        box.grab()
    assert [text for text, _size in noted] == list("123456")
