"""The board is as large as it can be, near the middle, and covers nothing that stands beside it."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from desktop.board.places import Beside, Places, centred, corner_of, places, stretched

TABLE = QRectF(0, 0, 998, 688)
PROMPT = QRectF(0, 0, 998, 56)
SQUARE, WIDE, HIGH = (QRectF(0, 0, *size) for size in ((10, 10), (40, 10), (10, 40)))


def no_rack(available: QSizeF) -> QSizeF:
    return QSizeF()


def placed(board: QRectF, beside: Beside, table: QRectF = TABLE) -> Places:
    return places(table, lambda rack, room: [board, board], beside, no_rack, no_rack)


def test_a_board_alone_is_in_the_middle_with_an_edge() -> None:
    board = placed(SQUARE, Beside()).board
    assert board.center() == TABLE.center()
    assert board.height() == TABLE.height() - 24


def test_a_high_board_is_below_the_prompt() -> None:
    board = placed(SQUARE, Beside(prompt=PROMPT)).board
    assert (board.top(), board.bottom()) == (68, 676)
    assert board.center().x() == TABLE.center().x()


def test_a_board_that_leaves_the_prompt_its_room_stays_in_the_middle() -> None:
    assert placed(WIDE, Beside(prompt=PROMPT)).board.center() == TABLE.center()


def test_the_result_takes_the_foot() -> None:
    board = placed(SQUARE, Beside(foot=112)).board
    assert board.bottom() == TABLE.bottom() - 112 - 12


@pytest.mark.parametrize("board", [SQUARE, WIDE, HIGH])
@pytest.mark.parametrize("corner", [QSizeF(130, 110), QSizeF(500, 60), QSizeF(60, 400)])
@pytest.mark.parametrize("aside", [QRectF(), QRectF(660, 24, 306, 240)])
def test_a_board_covers_nothing(board: QRectF, corner: QSizeF, aside: QRectF) -> None:
    beside = Beside(prompt=PROMPT, foot=40, corner=corner, aside=aside)
    room = placed(board, beside).board
    assert TABLE.contains(room)
    assert room.width() / room.height() == pytest.approx(board.width() / board.height())
    for area in (PROMPT, corner_of(TABLE, beside), aside):
        assert not room.intersects(area)


def test_a_small_corner_moves_a_board_no_more_than_it_must() -> None:
    beside = Beside(prompt=PROMPT, corner=QSizeF(200, 100))
    board = placed(SQUARE, beside).board
    assert board.width() == 608, "it is as large as without the corner"
    assert board.right() <= 998 - 200 - 12


def test_only_the_parts_of_a_board_count() -> None:
    beside = Beside(prompt=PROMPT, corner=QSizeF(250, 200))
    alone = placed(SQUARE, Beside(prompt=PROMPT)).board
    parts = [SQUARE, QRectF(4, 0, 2, 10), QRectF(0, 4, 10, 2)]
    assert places(TABLE, lambda *_: parts, beside, no_rack, no_rack).board == alone
    assert placed(SQUARE, beside).board != alone


def test_the_rack_is_a_column_beside_the_board_of_a_low_table() -> None:
    found = places(
        TABLE,
        lambda rack, room: [SQUARE, SQUARE],
        Beside(prompt=PROMPT),
        lambda room: QSizeF(112, 440),
        no_rack,
    )
    assert found.rack.left() == 20
    assert found.rack.top() > PROMPT.bottom()
    assert found.board.left() > found.rack.right()
    middle = (found.rack.right() + TABLE.right()) / 2
    assert found.board.center().x() == pytest.approx(middle)


def test_a_rack_without_room_beside_the_board_is_below_it() -> None:
    high = QRectF(0, 0, 1000, 1000)
    found = places(
        high,
        lambda rack, room: [SQUARE, SQUARE],
        Beside(prompt=PROMPT),
        no_rack,
        lambda room: QSizeF(400, 120),
    )
    assert found.rack.bottom() == 980
    assert found.board.bottom() == found.rack.top() - 12


def test_a_rack_that_is_not_shown_takes_no_room() -> None:
    beside = Beside(prompt=PROMPT, rack=False)
    found = places(TABLE, lambda *_: [SQUARE, SQUARE], beside, lambda _: QSizeF(112, 440), no_rack)
    assert found.rack.isEmpty()
    assert found.board == placed(SQUARE, beside).board


def test_rack_and_board_share_an_axis() -> None:
    def tall(*_: QRectF) -> list[QRectF]:
        return [SQUARE, QRectF(4, 0, 2, 10), QRectF(0, 4, 10, 2)]

    beside = Beside(prompt=PROMPT)
    column = places(TABLE, tall, beside, lambda _: QSizeF(112, 300), no_rack)
    assert column.rack.center().y() == pytest.approx(column.board.center().y(), abs=1)
    high, aside = QRectF(0, 0, 1000, 900), QRectF(700, 20, 280, 240)
    beside = Beside(prompt=PROMPT, aside=aside)
    row = places(high, lambda *_: [SQUARE, SQUARE], beside, no_rack, lambda _: QSizeF(300, 80))
    assert row.board.center().x() < 500
    assert row.rack.center().x() == pytest.approx(row.board.center().x(), abs=1)


def test_a_board_keeps_the_middle_beside_a_rack_that_is_seldom_shown() -> None:
    beside = Beside(prompt=PROMPT, passing=True)
    found = places(TABLE, lambda *_: [SQUARE, SQUARE], beside, lambda _: QSizeF(60, 300), no_rack)
    assert found.board == placed(SQUARE, beside).board
    assert not found.rack.isEmpty()
    wide = QRectF(0, 0, 40, 10)
    found = places(TABLE, lambda *_: [wide, wide], beside, lambda _: QSizeF(60, 300), no_rack)
    assert not found.board.intersects(found.rack)


def test_a_board_is_in_the_middle_beside_a_tag_if_it_stays_as_large() -> None:
    core, whole = QRectF(0, 0, 10, 10), QRectF(0, 0, 14, 10)
    assert centred(whole, core, QSizeF(200, 100)) == QRectF(-4, 0, 18, 10)
    assert centred(whole, core, QSizeF(140, 100)) == whole


def test_a_rack_is_as_wide_as_the_part_of_the_board_above_it() -> None:
    found = Places(QRectF(100, 500, 600, 80), QRectF(200, 100, 400, 300))
    board, part = QRectF(0, 0, 40, 30), QRectF(4, 0, 36, 30)
    assert stretched(found, part, board).rack == QRectF(240, 500, 360, 80)
    assert stretched(found, QRectF(), board) == found
