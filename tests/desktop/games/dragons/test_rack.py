"""The palette of Dragons: every tile has room, and its letter is beside or below it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.dragons.rack import PaletteLayout, rack_column, rack_layout
from rules.dragons.tiles import CROSS, TAILS, TileSet
from tests.desktop.conftest import Seat
from tests.desktop.games.dragons.table import move_to, position, scene_of, sit

LARGE_TEXT = QSizeF(136, 268)
"""The room beside the board in a window of 1280 × 800 with texts at 200 %: pixels count twice."""
ROOMS = [LARGE_TEXT, QSizeF(136, 270), QSizeF(150, 340), QSizeF(249, 600)]
SETS = pytest.mark.parametrize("tile_set", [TAILS, CROSS], ids=lambda one: one.name)


def tiles(layout: PaletteLayout) -> list[QRectF]:
    """Return the box of each tile, without its empty corners."""
    high, wide = 0.85 * layout.radius, layout.radius
    return [QRectF(at.x() - wide, at.y() - high, 2 * wide, 2 * high) for at in layout.slots]


def letters(layout: PaletteLayout) -> list[QRectF]:
    """Return the box of each letter."""
    places = zip(layout.slots, layout.letters, strict=True)
    return [QRectF(at + seen - QPointF(4, 5), QSizeF(8, 10)) for at, seen in places]


@SETS
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.width():.0f}")
def test_a_column_fits_beside_the_board(room: QSizeF, tile_set: TileSet) -> None:
    layout = rack_column(room, tile_set)
    plate = QRectF(QPointF(), layout.size)
    assert layout.size.height() <= room.height()
    assert all(plate.contains(box) for box in [*tiles(layout), *letters(layout)])
    assert not any(box.intersects(a) for box in tiles(layout) for a in letters(layout))


@SETS
def test_tiles_grow_with_the_text(tile_set: TileSet) -> None:
    layout = rack_column(LARGE_TEXT, tile_set)
    assert 2 * (2 * layout.radius) >= 60  # pixels
    assert layout.size.width() <= LARGE_TEXT.width()


def test_a_column_has_letters_at_its_outer_edges() -> None:
    layout = rack_column(QSizeF(249, 592), TAILS)
    assert layout.size.toTuple() == pytest.approx((220, 490), abs=2)
    assert layout.radius == 36
    places = sorted(box.center().x() for box in letters(layout))
    assert places == pytest.approx([15] * 6 + [layout.size.width() - 15] * 6, abs=1)


def test_a_row_is_as_high_as_tiles_and_letters() -> None:
    layout = rack_layout(QSizeF(1200, 300), TAILS)
    assert layout.size.height() == pytest.approx(117, abs=1)
    assert {at.y() for at in layout.slots} == {layout.slots[0].y()}
    assert letters(layout)[0].bottom() < layout.size.height()


def test_pointing_at_a_state_leaves_the_rest_of_the_palette_alone(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    rack = scene.palette_rack
    first, second = sorted(scene.hand.half.fits.somewhere() - {scene.hand.half.choice.letter})[:2]
    before = dict(rack.items)
    move_to(page, first)
    assert rack.items[first] is not before[first]
    assert before[first].scene() is None
    assert rack.items[second] is before[second]


def test_pointing_at_a_position_leaves_the_other_marks_alone(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    one, other = position(page, 1), position(page, 2)
    move_to(page, one)
    before = dict(scene.marks.items)
    move_to(page, other)
    changed = {cell for cell in before if scene.marks.items.get(cell) != before[cell]}
    assert changed <= {one, other}
    assert changed
