"""What Mono's scene is made of: fused pieces, boards on the table, the list, what was uncovered."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage, QTransform

from desktop.board.row_data import PlyText
from desktop.games.mono.arrangement import arrange
from desktop.games.mono.boards_view import BoardsView, Notes
from desktop.games.mono.paint import paint_part
from desktop.games.mono.rack import ListLook, measures
from desktop.games.mono.shapes import C, centre_of, fused, pieces
from desktop.paint.painting import painting
from rules.match import Match
from rules.mono import Reveal
from rules.mono.board import board, cells_of

NINE = "666699777664999787344999787342955888312555888"


# Pieces


def test_known_neighbours_of_one_value_are_one_piece() -> None:
    grid = board(9)
    made = pieces(grid, NINE)
    assert [value for value, _cells in made] == list(range(1, 10))
    apart = pieces(grid, "5.5" + "." * 42)
    assert [(value, cells_of(cells)) for value, cells in apart] == [(5, [0]), (5, [2])]


def test_a_piece_spans_the_gap_between_its_cells_and_no_other() -> None:
    grid = board(9)
    ring = sum(1 << cell for cell in (0, 1, 2, 9, 11, 18, 19, 20))
    outline = fused(grid.width, ring)
    for cell in cells_of(ring):
        assert outline.contains(centre_of(grid, cell))
    assert outline.contains(QPointF(C, C / 2))
    assert not outline.contains(centre_of(grid, 10))
    assert not outline.contains(QPointF(3 * C, C / 2))


def test_cells_that_touch_at_a_corner_are_not_joined() -> None:
    # A ring open at one corner: the way round comes past that corner twice.
    cells = sum(1 << cell for cell in (0, 1, 9, 18, 19, 20, 11))
    outline = fused(9, cells)
    assert not outline.contains(QPointF(2 * C, C))
    assert outline.contains(QPointF(C, C / 2))
    assert len(outline.toSubpathPolygons()) == 1


def test_a_piece_painted_cell_by_cell_has_a_straight_edge() -> None:
    cell, around = 79, (0b110000, 0b111000, 0b111000, 0b011000)
    picture = QImage(4 * cell, 2 * cell, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor("white"))
    with painting(picture) as painter:
        for column, joined in enumerate(around):
            painter.setTransform(QTransform(cell / C, 0, 0, cell / C, (column + 0.5) * cell, cell))
            paint_part(painter, joined, QColor("red"))
    for y in range(picture.height()):
        row = {picture.pixel(x, y) for x in range(cell // 2, 7 * cell // 2)}
        assert len(row) == 1, y


# Boards on the table


@pytest.mark.parametrize("room", [(600, 340), (856, 434), (2100, 1100)])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_boards_never_overlap_and_stay_within_the_room(count: int, room: tuple[int, int]) -> None:
    for size in range(2, 26):
        grid = board(size)
        for front in (None, count - 1):
            stage = arrange(grid, range(count), QSizeF(*room), front)
            bodies = [place.body(grid) for place in stage.places]
            assert all(stage.rect.adjusted(-1, -1, 1, 1).contains(body) for body in bodies)
            assert not any(a.intersects(b) for a, b in combinations(bodies, 2))
            pixels = stage.rect.size() / stage.size.pixel
            assert pixels.width() <= room[0] * 1.002
            assert pixels.height() <= room[1] * 1.002
            assert stage.large


def test_values_can_be_read_on_every_board_that_is_played_on() -> None:
    for size in range(2, 26):
        for count in (1, 2, 3):
            stage = arrange(board(size), range(count), QSizeF(600, 340))
            assert stage.size.digit * C / stage.size.pixel >= 12


@pytest.mark.parametrize("size", range(2, 26))
@pytest.mark.parametrize("count", [2, 3])
def test_cells_are_large_or_one_board_comes_to_the_front(count: int, size: int) -> None:
    stage = arrange(board(size), range(count), QSizeF(600, 340))
    cell = C / stage.size.pixel
    assert cell >= 28 or len(stage.large) == 1
    assert cell >= 28 or size > 14  # 15 cells beside one another and more


def test_the_strip_of_the_others_lies_where_it_leaves_the_board_in_front_larger() -> None:
    wide = arrange(board(9), range(3), QSizeF(600, 340))
    high = arrange(board(9), range(3), QSizeF(420, 600), 0, 300)
    for stage, is_below in ((wide, False), (high, True)):
        front, *strip = (place.body(board(9)) for place in stage.places)
        assert all((body.top() > front.bottom()) is is_below for body in strip)
        assert all((body.left() > front.right()) is not is_below for body in strip)


def test_whether_a_board_is_in_front_does_not_change_with_the_rack() -> None:
    grid, without, beside = board(7), QSizeF(400, 434), QSizeF(400, 350)
    assert len(arrange(grid, range(2), beside).large) == 1
    for room in (without, beside):
        assert len(arrange(grid, range(2), room, None, without.height()).large) == 2


# The list


def test_runs_are_squared_and_what_ended_the_list_is_none_of_them() -> None:
    look = ListLook(values=(2, 3, 5, 5, 5, 5, 7, 7, 8, 3), dropped=True)
    assert look.runs() == [(2, 1), (3, 1), (5, 4), (7, 2), (8, 1)]


@pytest.mark.parametrize("width", [616, 800])
def test_every_list_fits_its_plate(width: int) -> None:
    for highest in (3, 9, 15, 25):
        values = tuple(v for v in range(1, highest + 1) for _ in range(v))
        look = ListLook(values=values, running=True)
        size = QSizeF(width, 84)
        made = measures(look, size)
        runs = look.runs()
        wide = sum(made.width(length) for _, length in runs) + made.last + made.gap * len(runs)
        assert wide + made.worth * len(runs) <= width - 172 - 22


# What was uncovered


@pytest.mark.parametrize(("option", "counts"), [("take_min", 2), ("take_max", 3)])
def test_values_that_did_not_count_are_told_apart(option: str, counts: int) -> None:
    match = Match.new("mono", ("ada", "bo", "cy"), {"size": 3, option: True})
    for move in ("133223", "332132", "333122", Reveal("b1")):
        match.play(move)
    plies = [PlyText(n, match.player_of(n), "", match.events(n, 0)) for n in range(1, 5)]
    shown = BoardsView(match.view(0), 0)
    shown.follow(plies)
    shown.read_steps()
    assert shown.listed == (counts,)
    looks = {player: shown.look_of(player) for player in (1, 2)}
    assert shown.fresh == [shown.grid.numbers["b1"]]
    [bit] = {look.fresh for look in looks.values()}
    values = {player: look.labels[shown.fresh[0]] for player, look in looks.items()}
    for player, look in looks.items():
        assert look.passed == (bit if values[player] != str(counts) else 0)
    assert sorted(values.values()) == ["2", "3"]


# Small things


def test_notes_are_plain_texts() -> None:
    grid, notes = board(4), Notes()
    notes.read(["2:a2=4", "3:e1=1", "5:a1=1", "0:a1=1", "a1", ""], grid, 3)
    assert notes.plain(grid) == ["2:a2=4", "3:e1=1"]
    assert notes.on(1) == {0: "4"}
    notes.turn(1, 0, "." * 10, 4)
    assert notes.on(1) == {}
