"""Holomino, from its tiles to the end of a game; the figures are those of the source text."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product
from math import comb, prod
from random import Random
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import CHANCE, IllegalMove, InvalidMove, InvalidOptions
from rules.hexes import Hex, neighbours, open_cells
from rules.holomino import (
    Draw,
    Holomino,
    HolominoMove,
    HolominoOptions,
    HolominoState,
    Place,
    Throw,
    holes_closed,
    points,
    position,
)
from rules.holomino_diagram import draw
from rules.holomino_tiles import (
    Hole,
    canonical,
    demand,
    fits,
    holes_at,
    rotations,
    tile_count,
    tile_set,
    turned,
)

GAME = Holomino()
STANDARD = HolominoOptions()
LIMITED = HolominoOptions(limit_scores=True)
REPEATS = HolominoOptions(non_unique=True)
SEVEN = HolominoOptions(num_digits=7)


def start(options: HolominoOptions = STANDARD, seed: int = 1) -> HolominoState:
    """A game whose opening draws are done."""
    return drawn(GAME.initial_state(options, 2), Random(seed))


def drawn(state: HolominoState, rng: Random) -> HolominoState:
    while state.to_move == CHANCE:
        state = GAME.apply(state, GAME.draw(state, rng))
    return state


def play(state: HolominoState, *texts: str) -> HolominoState:
    """The state after moves and, with a star, draws."""
    for text in texts:
        if text.startswith("*"):
            state = GAME.apply(state, GAME.parse_draw(state, text))
        else:
            (move,) = GAME.parse_move(state, text)
            state = GAME.apply(state, move)
    return state


def number_of(state: HolominoState, cell: Hex) -> int:
    """The position number of a cell."""
    return state.positions.index(cell) + 1


def refusal(state: HolominoState, text: str) -> str:
    """Why a text is illegal."""
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(state, text)
    return caught.value.reason


def unread(state: HolominoState, text: str) -> tuple[str, int]:
    """Why a text is invalid, and where."""
    with pytest.raises(InvalidMove) as caught:
        GAME.parse_move(state, text)
    return caught.value.reason, caught.value.position


# --- The rules a second time, on a plane of points instead of a table of meetings ---

Point = tuple[int, int]


def centre(cell: Hex) -> Point:
    q, r = cell
    return (3 * q, q + 2 * r)


def around(cell: Hex, offsets: Sequence[Point]) -> list[Point]:
    x, y = centre(cell)
    return [(x + dx, y + dy) for dx, dy in offsets]


def number_points(cell: Hex) -> list[Point]:
    """Lower left, upper left, right."""
    return around(cell, [(-1, 1), (-1, -1), (2, 0)])


def bite_points(cell: Hex) -> list[Point]:
    return around(cell, [(-2, 0), (1, -1), (1, 1)])


def numbers_on(tiles: Mapping[Hex, str]) -> dict[Point, str]:
    return {
        point: digit
        for cell, digits in tiles.items()
        for point, digit in zip(number_points(cell), digits, strict=True)
    }


def plain_placements(tiles: Mapping[Hex, str], pool: Sequence[str]) -> set[tuple[str, Hex]]:
    numbers = numbers_on(tiles)
    edges = {
        (x + dx, y + dy)
        for x, y in map(centre, tiles)
        for dx, dy in [(0, 2), (0, -2), (3, 1), (3, -1), (-3, 1), (-3, -1)]
    }
    free = [((x // 3), (y - x // 3) // 2) for x, y in edges - set(map(centre, tiles))]
    return {
        (digits, cell)
        for tile in pool
        for digits in (tile, tile[1:] + tile[:1], tile[2:] + tile[:2])
        for cell in free
        if all(
            numbers.get(point, digit) == digit
            for point, digit in zip(number_points(cell), digits, strict=True)
        )
    }


def plain_hole_values(tiles: Mapping[Hex, str], cell: Hex, digits: str) -> list[int]:
    after = {**tiles, cell: digits}
    numbers = numbers_on(after)
    bites = Counter(point for there in after for point in bite_points(there))
    values = []
    for x, y in bite_points(cell):
        if bites[x, y] == 3:
            rim = [(x + 2, y), (x - 1, y + 1), (x - 1, y - 1)]
            if rim[0] not in numbers:
                rim = [(x - 2, y), (x + 1, y + 1), (x + 1, y - 1)]
            values.append(sum(int(numbers[point]) for point in rim))
    return sorted(values)


# --- Tiles ---


def test_there_are_forty_unique_tiles() -> None:
    assert len(tile_set(6, non_unique=False)) == 40


def test_there_are_seventy_six_tiles_with_repeated_digits() -> None:
    assert len(tile_set(6, non_unique=True)) == 76


@pytest.mark.parametrize("digits", range(3, 10))
def test_the_number_of_tiles_follows_the_formulas(digits: int) -> None:
    assert len(tile_set(digits, False)) == tile_count(digits, False) == 2 * comb(digits, 3)
    assert len(tile_set(digits, True)) == tile_count(digits, True) == (digits**3 + 2 * digits) // 3


def test_the_twenty_triplets_each_have_two_orientations() -> None:
    listed = """
        123 124 125 126 134 135 136 145 146 156 234 235 236 245 246 256 345 346 356 456
    """
    triplets = listed.split()
    assert triplets == ["".join(three) for three in combinations("123456", 3)]
    mirrored = [triplet[0] + triplet[2] + triplet[1] for triplet in triplets]
    assert tile_set(6, False) == tuple(sorted(triplets + mirrored))


def test_a_tile_is_named_by_its_smallest_rotation() -> None:
    assert {canonical(digits) for digits in ("123", "231", "312")} == {"123"}
    assert {canonical(digits) for digits in ("132", "321", "213")} == {"132"}


def test_turning_clockwise_takes_lower_left_to_upper_left() -> None:
    assert turned("123") == "312"
    assert rotations("123") == ("123", "312", "231")
    assert rotations("112") == ("112", "211", "121")


def test_a_tile_of_one_digit_lies_only_one_way() -> None:
    assert rotations("111") == ("111",)


def lying(wanted: str) -> set[str]:
    """The tiles of the standard set, as turned, that meet a demand."""
    return {way for tile in tile_set(6, False) for way in rotations(tile) if fits(way, wanted)}


@pytest.mark.parametrize("wanted", ["3..", ".3.", "..3"])
def test_one_corner_is_matched_by_nine_triplets_besides_the_one_on_the_table(wanted: str) -> None:
    """The text says "nine tiles": it counts triplets, not both orientations of each."""
    ways = lying(wanted)
    assert len(ways) == len({canonical(way) for way in ways}) == 20
    triplets = {"".join(sorted(way)) for way in ways}
    assert len(triplets - {"123"}) == 9


@pytest.mark.parametrize("wanted", ["34.", ".34", "3.4"])
def test_two_different_corners_are_matched_by_four_tiles(wanted: str) -> None:
    assert len(lying(wanted)) == 4


@pytest.mark.parametrize("wanted", ["33.", ".33", "3.3"])
def test_two_identical_corners_are_matched_by_no_tile(wanted: str) -> None:
    assert lying(wanted) == set()


def test_three_different_corners_are_matched_by_one_tile() -> None:
    assert lying("345") == {"345"}


# --- Corners and holes ---


def test_number_corners_meet_number_corners_and_bites_meet_bites() -> None:
    middle = (0, 0)
    cells = [middle, *neighbours(middle)]
    numbers = Counter(p for cell in cells for p in number_points(cell))
    bites = Counter(p for cell in cells for p in bite_points(cell))
    assert [numbers[p] for p in number_points(middle)] == [3, 3, 3]
    assert [bites[p] for p in bite_points(middle)] == [3, 3, 3]
    assert not set(numbers) & set(bites)


@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ((0, 1), ".1."),  # above it lies the tile, whose lower left is its upper left
        ((0, -1), "2.."),
        ((1, 0), ".3."),
        ((1, -1), "3.."),
        ((-1, 0), "..2"),
        ((-1, 1), "..1"),
    ],
)
def test_each_neighbour_shares_one_number_corner(cell: Hex, wanted: str) -> None:
    assert demand({(0, 0): "123"}, cell) == wanted


# The figures; digits that do not matter there are any that make different tiles.
TEN = {(0, 0): "312", (1, 0): "526", (0, 1): "435"}
SIX = {(0, 0): "152", (1, 0): "326", (0, 1): "413"}
FIFTEEN = {(0, 0): "415", (1, 0): "652", (0, 1): "146"}
THREE_HOLES = {
    (0, -1): "416",
    (-1, 0): "524",
    (1, -1): "562",
    (0, 0): "645",
    (-1, 1): "156",
    (1, 0): "451",
    (0, 1): "264",
}
BLOCKED = {(0, 0): "532", (-1, 1): "135"}


def lacking(tiles: Mapping[Hex, str], cell: Hex) -> dict[Hex, str]:
    return {there: digits for there, digits in tiles.items() if there != cell}


def about_to_close(
    tiles: Mapping[Hex, str], cell: Hex, options: HolominoOptions = STANDARD
) -> tuple[HolominoState, Place]:
    """A figure without one of its tiles, and the move that puts it there."""
    pools = [[tiles[cell], "126"], ["162", "125"]]
    state = position(lacking(tiles, cell), pools, ["124"], 0, options)
    return state, Place(tiles[cell], number_of(state, cell))


@pytest.mark.parametrize(("figure", "value"), [(TEN, 10), (SIX, 6), (FIFTEEN, 15)])
def test_a_hole_is_worth_the_sum_of_its_number_pairs(figure: dict[Hex, str], value: int) -> None:
    for cell in figure:  # whichever tile comes last
        state, move = about_to_close(figure, cell)
        after = GAME.apply(state, move)
        assert after.scores == (value, 0)
        assert after.last_points == value
        assert [hole.value for hole in after.holes] == [value]
        assert after.last == cell


def test_three_holes_of_fifteen_score_3375() -> None:
    state, move = about_to_close(THREE_HOLES, (0, 0))
    assert [hole.value for hole in holes_closed(state, move)] == [15, 15, 15]
    assert GAME.apply(state, move).scores == (3375, 0)


def test_with_limited_scores_the_sum_is_multiplied_by_the_number_of_holes() -> None:
    state, move = about_to_close(THREE_HOLES, (0, 0), LIMITED)
    assert GAME.apply(state, move).scores == (45 * 3, 0)


TWO_HOLES = {(0, -1): "413", (1, -1): "531", (0, 0): "645", (1, 0): "451", (0, 1): "264"}


@pytest.mark.parametrize(("options", "score"), [(STANDARD, 12 * 15), (LIMITED, (12 + 15) * 2)])
def test_two_holes(options: HolominoOptions, score: int) -> None:
    state, move = about_to_close(TWO_HOLES, (0, 0), options)
    assert [hole.value for hole in holes_closed(state, move)] == [12, 15]
    assert GAME.apply(state, move).last_points == score


@pytest.mark.parametrize(
    ("values", "unlimited", "limited"),
    [([], 0, 0), ([9], 9, 9), ([10, 7], 70, 34), ([15, 15, 15], 3375, 135), ([6, 7, 8], 336, 63)],
)
def test_points(values: list[int], unlimited: int, limited: int) -> None:
    assert points(values, limit_scores=False) == unlimited
    assert points(values, limit_scores=True) == limited


@pytest.mark.parametrize(("options", "low", "high"), [(STANDARD, 6, 15), (REPEATS, 3, 18)])
def test_the_smallest_and_largest_hole(options: HolominoOptions, low: int, high: int) -> None:
    ways = [way for tile in tile_set(6, options.non_unique) for way in rotations(tile)]
    belows = {way[1:]: way for way in ways}.values()  # only their upper left and right matter
    besides = {way[:2]: way for way in ways}.values()  # only their lower left and upper left
    values = set()
    for below, beside in product(belows, besides):
        tiles = {(0, 1): below, (1, 0): beside}
        closing = next((way for way in ways if fits(way, demand(tiles, (0, 0)))), None)
        if below[2] == beside[0] and closing is not None:
            values |= {hole.value for hole in holes_at(tiles, (0, 0), closing, 0)}
    assert (min(values), max(values)) == (low, high)


def test_a_hole_knows_its_cells_its_rim_and_its_player() -> None:
    state, move = about_to_close(TEN, (0, 0))
    assert holes_closed(state, move) == (Hole(((0, 0), (1, 0), (0, 1)), (2, 3, 5), 0),)


def test_holes_keep_adding_up() -> None:
    state, move = about_to_close(TEN, (0, 0))
    after = play(GAME.apply(state, move), "*124")
    assert after.holes[0].player == 0
    assert after.to_move == 1
    later = GAME.apply(after, next(GAME.legal_moves(after)))
    assert later.holes[0] == after.holes[0]
    assert later.scores[0] == 10


def test_a_placement_without_a_hole_scores_nothing() -> None:
    state = position({(0, 0): "123"}, [["132", "456"], ["345"]], [], 0, STANDARD)
    after = GAME.apply(state, next(GAME.legal_moves(state)))
    assert (after.scores, after.holes, after.last_points) == ((0, 0), (), 0)


def test_holes_closed_needs_a_position() -> None:
    state, _ = about_to_close(TEN, (0, 0))
    with pytest.raises(IllegalMove, match="there is no position 99: there are 8 positions"):
        holes_closed(state, Place("312", 99))


def test_at_a_blocked_point_no_unique_tile_fits() -> None:
    wanted = demand(BLOCKED, (-1, 0))
    assert wanted == "3.3"
    assert lying(wanted) == set()


def test_at_a_blocked_point_tiles_with_repeated_digits_fit() -> None:
    state = position(BLOCKED, [["133", "333"], ["345"]], [], 0, REPEATS)
    blocked = number_of(state, (-1, 0))
    moves = {str(move) for move in GAME.legal_moves(state)}
    assert {f"313:{blocked}", f"333:{blocked}"} <= moves


# --- Figures ---


def collapsed(figure: str) -> list[str]:
    return [" ".join(line.split()) for line in figure.strip().splitlines()]


def masked(drawing: str, figure: str) -> str:
    """The drawing with a dot wherever the figure says that a digit does not matter."""
    lines = []
    for line, model in zip(drawing.splitlines(), figure.splitlines(), strict=True):
        lines.append("".join("." if m == "." else d for d, m in zip(line, model, strict=True)))
    return "\n".join(lines)


def columns(figure: str, first: int, last: int) -> str:
    """Part of a figure without its caption, its lines ending without spaces."""
    return "\n".join(line[first:last].rstrip() for line in figure.strip("\n").splitlines())


def test_figure_of_a_hole_worth_ten() -> None:
    # The source lost runs of spaces here.
    figure = r"""
   __
/1 \__
\ 2\__
/ __/2 \__
\3_/ \ 6\
/3 \__/ __/
\ 5\5_/
/ __/
\4_/
"""
    assert collapsed(draw(TEN, {})) == collapsed(figure)


def test_figures_of_the_smallest_and_the_largest_hole() -> None:
    figure = r"""
   __                               __
  /. \__                           /. \__
  \    2\__                        \    5\__
  /   __/2 \__                     /   __/5 \__
  \1_/  \    .\  = 6 pts           \4_/  \    .\  = 15 pts
  /1 \__/   __/                    /4 \__/   __/
  \    3\3_/                       \    6\6_/
  /   __/                          /   __/
  \._/                             \._/
"""
    six, fifteen = columns(figure, 0, 16), columns(figure, 33, 49)
    assert masked(draw(SIX, {}), six) == six
    assert masked(draw(FIFTEEN, {}), fifteen) == fifteen


def test_figure_of_3375_points() -> None:
    figure = r"""
         __
        /. \__
   __   \    6\__
  /. \__/   __/6 \__
  \    4\4_/  \    .\
  /   __/4 \__/   __/
  \5_/  \    5\5_/     = 3,375 pts
  /5 \__/   __/5 \__
  \    6\6_/  \    .\
  /   __/6 \__/   __/
  \._/  \    4\4_/
        /   __/
        \._/
"""
    exact = columns(figure, 0, 22)
    assert masked(draw(THREE_HOLES, {}), exact) == exact


def test_figure_of_a_blocked_point() -> None:
    # The source lost runs of spaces here.
    figure = r"""
         __
     x  /3 \__
__ \ 2\
/3 \__/ __/
\ 5\5_/
/ __/
\1_/
"""
    assert collapsed(draw(BLOCKED, {(-1, 0): "x"})) == collapsed(figure)


def test_figure_of_the_two_orientations() -> None:
    figure = r"""
      __                 __
     /2 \__             /3 \__
 CW: \    3\       ACW: \    2\
     /   __/            /   __/
     \1_/               \1_/
"""
    assert dedent(draw({(0, 0): "123"}, {})) == columns(figure, 5, 14)
    assert dedent(draw({(0, 0): "132"}, {})) == columns(figure, 24, 34)


def test_an_empty_table_draws_nothing() -> None:
    assert draw({}, {}) == ""


def test_labels_are_centred() -> None:
    drawing = draw({(0, 0): "123"}, {(1, 0): "7", (1, -1): "10", (1, 1): "100"})
    expected = r"""
   __
  /2 \__  10
  \    3\
  /   __/
  \1_/
           7



          100
"""
    assert drawing == expected.strip("\n")


def test_diagram_shows_positions_scores_pools_and_sack() -> None:
    state = position({(0, 0): "123"}, [["345", "126"], ["256"]], ["456"], 0, STANDARD)
    expected = r"""
        1
      __
  2  /2 \__   3
     \    3\
     /   __/
     \1_/
  4           5

        6
Player 1 = 0: 345 126
Player 2 = 0: 256
sack = 1
"""
    assert GAME.diagram(state) == expected.strip("\n")


def test_diagram_before_the_first_tile() -> None:
    state = GAME.initial_state(STANDARD, 2)
    assert GAME.diagram(state) == "Player 1 = 0:\nPlayer 2 = 0:\nsack = 40"


# --- The start ---


def test_chance_fills_the_pools_then_the_table_then_begins_the_first_turn() -> None:
    state = GAME.initial_state(STANDARD, 2)
    assert (state.to_move, len(state.sack), state.pools) == (CHANCE, 40, ((), ()))
    state = play(state, "*123", "*456", "*132")
    assert (state.to_move, state.pools) == (CHANCE, (("123", "456", "132"), ()))
    state = play(state, "*256", "*124", "*356")
    assert (state.to_move, state.pools[1], state.placed) == (CHANCE, ("256", "124", "356"), ())
    state = play(state, "*245")
    assert (state.to_move, state.tiles, state.last) == (CHANCE, {(0, 0): "245"}, (0, 0))
    state = play(state, "*346")
    assert (state.to_move, state.turn, len(state.sack)) == (0, 0, 32)
    assert state.pools == (("123", "456", "132", "346"), ("256", "124", "356"))


def test_a_draw_takes_every_tile_of_the_sack_with_equal_chance() -> None:
    state = play(stuck("124"), "456")  # the sack now holds 124 and 456
    rng = Random(5)
    seen = Counter(str(GAME.draw(state, rng)) for _ in range(4000))
    assert set(seen) == {"*124", "*456"}
    assert 1850 < seen["*124"] < 2150


def test_a_set_that_just_suffices_leaves_an_empty_sack() -> None:
    options = HolominoOptions.read({"pool_size": 5, "num_digits": 3, "non_unique": True}, 2)
    state = start(options)
    assert (state.to_move, state.sack, [len(p) for p in state.pools]) == (0, (), [5, 5])


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        (
            {"num_digits": 3},
            "pool_size: pool_size 3 needs 7 tiles, but num_digits 3 makes only 2",
        ),
        (
            {"pool_size": 4, "num_digits": 4},
            "pool_size: pool_size 4 needs 9 tiles, but num_digits 4 makes only 8",
        ),
        (
            {"pool_size": 6, "num_digits": 3, "non_unique": True},
            "pool_size: pool_size 6 needs 13 tiles, but num_digits 3 makes only 11",
        ),
        ({"pool_size": 0}, "pool_size: must be from 1 to 9, not 0"),
        ({"num_digits": 10}, "num_digits: must be from 3 to 9, not 10"),
        ({"limit_scores": 1}, "limit_scores: is either on or off, not 1"),
    ],
)
def test_options_refused(values: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        HolominoOptions.read(values, 2)
    assert str(caught.value) == reason


def test_options_have_the_standard_game_as_default() -> None:
    assert HolominoOptions.read({}, 2).to_dict() == {
        "pool_size": 3,
        "num_digits": 6,
        "limit_scores": False,
        "non_unique": False,
    }


@pytest.mark.parametrize("pool_size", [1, 3])
def test_a_set_of_eight_tiles_is_enough_for_up_to_three(pool_size: int) -> None:
    assert HolominoOptions.read({"pool_size": pool_size, "num_digits": 4}, 2).num_digits == 4


# --- Turns ---


def stuck(*sack: str) -> HolominoState:
    """A position where nobody's tiles fit, until one is drawn that does."""
    return position({(0, 0): "123"}, [["456", "467"], ["567"]], sack, 0, SEVEN)


def simple() -> HolominoState:
    """Tile 123 on the table: positions 1 N, 2 NW, 3 NE, 4 SW, 5 SE, 6 S."""
    return position({(0, 0): "123"}, [["132", "256", "345"], ["136", "456"]], ["146"], 0, STANDARD)


def test_a_placed_tile_leaves_the_pool_and_the_turn_passes() -> None:
    state = play(simple(), "256:1")
    assert state.pools[0] == ("132", "345")
    assert state.tiles == {(0, 0): "123", (0, -1): "256"}
    assert (state.to_move, state.turn_of, state.turn) == (CHANCE, 1, 1)
    state = play(state, "*146")
    assert (state.to_move, state.pools[1], state.sack) == (1, ("136", "456", "146"), ())


def test_with_an_empty_sack_no_tile_is_drawn() -> None:
    state = position({(0, 0): "123"}, [["132", "256"], ["136"]], [], 0, STANDARD)
    assert play(state, "256:1").to_move == 1


@pytest.mark.parametrize("text", ["256:1", "562:1", "625:1", "1:256", " 2 5 6 : 01 "])
def test_a_tile_is_turned_to_fit_however_it_is_typed(text: str) -> None:
    # Position 1 is above the tile, whose upper left 2 meets the new tile's lower left.
    assert GAME.parse_move(simple(), text) == [Place("256", 1)]


def test_where_both_sides_have_three_digits_the_first_is_the_tile() -> None:
    assert refusal(simple(), "132:256") == "there is no position 256: there are 6 positions"


def test_the_text_of_a_move_is_its_digits_as_placed() -> None:
    assert [str(move) for move in GAME.parse_move(simple(), "5:345")] == ["534:5"]
    assert GAME.describe(Place("231", 6), simple()) == "231:6"


def test_legal_moves_go_by_pool_then_position_then_rotation() -> None:
    assert [str(move) for move in GAME.legal_moves(simple())] == [
        *["213:1", "132:2", "321:3", "321:4", "132:5", "213:6"],
        *["256:1", "562:2"],
        *["345:3", "534:5"],
    ]


def test_a_tile_held_twice_is_listed_once_and_leaves_the_pool_once() -> None:
    state = replace(simple(), pools=(("256", "124", "256"), ("136",)))
    assert [str(m) for m in GAME.legal_moves(state)].count("256:1") == 1
    assert play(state, "256:1").pools[0] == ("124", "256")


def repeats() -> HolominoState:
    return position({(0, 0): "123"}, [["122", "222"], ["456"]], [], 0, REPEATS)


@pytest.mark.parametrize(
    ("typed", "placed"), [("221", "221"), ("212", "212"), ("122", "212"), ("222", "222")]
)
def test_with_repeated_digits_the_first_rotation_clockwise_that_fits_is_used(
    typed: str, placed: str
) -> None:
    # At position 1 the lower left must be 2; clockwise 122 becomes 212, and that 221.
    assert GAME.parse_move(repeats(), f"{typed}:1") == [Place(placed, 1)]


def test_with_repeated_digits_each_rotation_that_fits_is_a_move() -> None:
    moves = [str(move) for move in GAME.legal_moves(repeats()) if str(move).endswith(":1")]
    assert moves == ["212:1", "221:1", "222:1"]


def test_a_throw_is_forced_only_where_nothing_fits() -> None:
    state = stuck("146")
    assert list(GAME.legal_moves(state)) == [Throw("456"), Throw("467")]
    assert [str(move) for move in GAME.legal_moves(state)] == ["456", "467"]
    after = play(state, "645")
    assert after.sack == ("146", "456")
    assert after.pools[0] == ("467",)
    assert (after.to_move, after.turn_of, after.passes, after.turn) == (CHANCE, 1, 1, 1)
    assert after.scores == (0, 0)


def test_a_throw_scores_nothing() -> None:
    state = replace(stuck(), points=(7, 9), last_points=7)
    after = play(state, "467")
    assert (after.scores, after.last_points) == ((7, 9), 0)


def test_a_tile_thrown_back_can_be_drawn_at_once() -> None:
    state = play(stuck(), "467")
    assert state.sack == ("467",)
    assert play(state, "*467").pools[1] == ("567", "467")


def test_a_placement_breaks_the_succession_of_passes() -> None:
    state = play(stuck("146"), "467", "*146", "146:4")
    assert (state.passes, state.outcome) == (0, None)


# --- The end ---


def test_the_game_ends_when_a_player_has_no_tile_left() -> None:
    state = position({(0, 0): "123"}, [["256"], ["345"]], ["456"], 0, STANDARD, scores=(7, 9))
    state = play(state, "256:1")
    assert state.to_move is None
    assert state.outcome is not None
    assert state.outcome.winners == {1}
    assert state.outcome.scores == (7, 9)
    assert state.outcome.reason == "Player 1 has no tile left"
    assert list(GAME.legal_moves(state)) == []


def test_throwing_the_last_tile_back_ends_the_game() -> None:
    state = position({(0, 0): "123"}, [["345"], ["456"]], [], 1, STANDARD, scores=(7, 9))
    state = play(state, "456")
    assert state.outcome is not None
    assert state.outcome.reason == "Player 2 has no tile left"


def test_the_game_ends_when_both_pass_in_succession() -> None:
    state = play(stuck(), "467", "*467", "567")
    assert state.outcome is not None
    assert state.outcome.reason == "both players passed in succession"
    assert state.outcome.winners == {0, 1}  # equal scores tie


def test_the_last_points_count() -> None:
    state = position(lacking(TEN, (0, 0)), [["312"], ["345"]], [], 0, STANDARD, scores=(0, 9))
    state = play(state, f"123:{number_of(state, (0, 0))}")
    assert state.outcome is not None
    assert state.outcome.winners == {0}
    assert state.outcome.scores == (10, 9)


def test_who_resigns_loses_whatever_the_scores() -> None:
    state = position({(0, 0): "123"}, [["256"], ["345"]], [], 0, STANDARD, scores=(99, 0))
    state = GAME.resign(state, 0)
    assert state.outcome is not None
    assert state.outcome.winners == {1}
    assert state.outcome.reason == "Player 1 resigned"
    assert state.to_move is None


def test_nobody_moves_after_the_end() -> None:
    state = GAME.resign(simple(), 1)
    assert refusal(state, "256:1") == "the game is over"
    with pytest.raises(IllegalMove, match="no tile is drawn now"):
        GAME.draw(state, Random(1))


# --- Errors ---


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("146:1", "you have 132, 256 and 345, not 146"),
        ("461", "you have 132, 256 and 345, not 146"),
        ("132:7", "there is no position 7: there are 6 positions"),
        ("132:0", "there is no position 0: there are 6 positions"),
        ("256:3", "256 does not fit at 3: the 2 would meet a 3"),
        ("562:6", "256 does not fit at 6: the 6 would meet a 1"),
        ("345", "132 fits at position 1, so you cannot pass"),
    ],
)
def test_illegal_moves_say_why(text: str, reason: str) -> None:
    assert refusal(simple(), text) == reason


def test_a_misfit_names_a_corner_where_the_nearest_rotation_clashes() -> None:
    # The cell between 123 and the tile below its upper left neighbour wants two digits.
    tiles = {(0, 0): "123", (1, -1): "345"}
    state = position(tiles, [["136"], ["456"]], [], 0, STANDARD)
    cell = (0, -1)
    assert demand(tiles, cell) == "2.4"
    assert refusal(state, f"136:{number_of(state, cell)}").endswith("would meet a 2")
    state = position(tiles, [["246"], ["456"]], [], 0, STANDARD)
    assert refusal(state, f"246:{number_of(state, cell)}").endswith("the 6 would meet a 4")


def test_a_misfit_speaks_of_an_eight() -> None:
    options = HolominoOptions(num_digits=8)
    state = position({(0, 0): "128"}, [["134"], ["456"]], [], 0, options)
    assert refusal(state, "134:3") == "134 does not fit at 3: the 1 would meet an 8"


@pytest.mark.parametrize(
    ("pool", "reason"),
    [
        ([], "you have no tile, not 146"),
        (["132"], "you have 132, not 146"),
        (["132", "124"], "you have 132 and 124, not 146"),
    ],
)
def test_a_tile_not_held(pool: list[str], reason: str) -> None:
    state = replace(simple(), pools=(tuple(pool), ("456",)))
    assert refusal(state, "146:1") == reason


STRANGE = "“{}” cannot be read: write 123:6 to place a tile, or 245 to throw it back"


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("", "a tile has three digits, like 123", 0),
        (" 12 ", "a tile has three digits, like 123", 1),
        ("1234", "a tile has three digits, like 123", 0),
        ("12x:6", STRANGE.format("x"), 2),
        ("*123", STRANGE.format("*"), 0),
        ("12²:6", STRANGE.format("²"), 2),
        ("１23:6", STRANGE.format("１"), 0),
        ("123\0", STRANGE.format("?"), 3),
        ("123:4:5", "one colon stands between tile and position", 5),
        (":", "a tile of three digits stands on one side of the colon, like 123:6", 0),
        ("12:34", "a tile of three digits stands on one side of the colon, like 123:6", 0),
        ("123:", "the position is missing: write it on the colon's other side", 3),
        (":123", "the position is missing: write it on the colon's other side", 0),
        ("123:1000", "a position has at most three digits", 4),
        ("127:6", "there is no tile 127: its digits go from 1 to 6", 2),
        ("6:012", "there is no tile 012: its digits go from 1 to 6", 2),
        ("6:113", "there is no tile 113: a tile has three different digits", 2),
    ],
)
def test_texts_that_cannot_be_read_say_where(text: str, reason: str, at: int) -> None:
    assert unread(simple(), text) == (reason, at)


def test_no_move_is_read_while_a_draw_is_due() -> None:
    assert refusal(play(simple(), "256:1"), "136:1") == "a draw comes first"
    assert refusal(GAME.initial_state(STANDARD, 2), "136") == "a draw comes first"


def test_move_objects_must_lie_as_they_say() -> None:
    assert GAME.is_legal(simple(), Place("256", 1))
    assert not GAME.is_legal(simple(), Place("562", 1))
    with pytest.raises(IllegalMove, match="562 does not fit at 1: the 5 would meet a 2"):
        GAME.apply(simple(), Place("562", 1))


@pytest.mark.parametrize("move", [Place("", 1), Place("256", -1), Throw("abc"), Draw("256")])
def test_made_up_move_objects_are_illegal(move: HolominoMove) -> None:
    assert not GAME.is_legal(simple(), move)


def test_draws_must_be_in_the_sack() -> None:
    state = play(simple(), "256:1")
    with pytest.raises(IllegalMove, match="there is no 245 in the sack"):
        GAME.apply(state, Draw("245"))
    with pytest.raises(IllegalMove, match="no tile is drawn now"):
        GAME.apply(simple(), Draw("146"))


@pytest.mark.parametrize("text", ["", "123", "*", "*12", "*127", "**123", "*12x", "*1234", "*113"])
def test_draws_that_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse_draw(simple(), text)


hostile = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="0123456789:* ²１ｂ\n", max_size=12),
    st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")),
)


@given(hostile)
def test_garbage_is_refused_or_read_but_never_crashes(text: str) -> None:
    state = simple()
    try:
        (move,) = GAME.parse_move(state, text)
    except InvalidMove as trouble:
        at, reason = trouble.position, trouble.reason
    except IllegalMove as trouble:
        at, reason = 0, trouble.reason
    else:
        at, reason = 0, f"{move} is legal" if GAME.is_legal(state, move) else ""
    assert 0 <= at <= len(text)
    assert reason


@given(hostile)
def test_garbage_draws_never_crash(text: str) -> None:
    try:
        move = GAME.parse_draw(simple(), text)
    except InvalidMove:
        return
    assert GAME.parse_draw(simple(), str(move)) == move


@pytest.mark.parametrize("sign", ["1", ":", " ", "x", "²", "\0"])
def test_a_million_signs_are_refused(sign: str) -> None:
    for text in (sign * 1_000_000, "123:" + sign * 1_000_000):
        with pytest.raises((InvalidMove, IllegalMove)):
            GAME.parse_move(simple(), text)


# --- Facts ---


def test_to_dict_has_plain_facts() -> None:
    facts = simple().to_dict()
    assert json.loads(json.dumps(facts)) == facts
    assert facts["tiles"] == {"0,0": "123"}
    assert facts["pools"] == [["132", "256", "345"], ["136", "456"]]
    assert facts["sack"] == 1
    assert facts["positions"] == {
        "1": "0,-1",
        "2": "-1,0",
        "3": "1,-1",
        "4": "-1,1",
        "5": "1,0",
        "6": "0,1",
    }
    assert (facts["game"], facts["to_move"], facts["scores"]) == ("holomino", 0, [0, 0])


def test_everybody_sees_everything() -> None:
    state = start()
    assert not GAME.hidden
    assert GAME.view(state, None) == GAME.view(state, 1) == GAME.resample(state, Random(1)) == state
    assert GAME.preview(state, next(GAME.legal_moves(state))).turn == 1


# --- Properties of whole games ---

small_options = st.builds(
    HolominoOptions,
    pool_size=st.integers(1, 4),
    num_digits=st.integers(5, 7),
    limit_scores=st.booleans(),
    non_unique=st.booleans(),
)


def all_tiles(state: HolominoState) -> Counter[str]:
    where = [*state.sack, *state.tiles.values(), *(t for pool in state.pools for t in pool)]
    return Counter(map(canonical, where))


def random_ply(state: HolominoState, rng: Random) -> HolominoState:
    return GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))


@given(small_options, st.integers(0, 10**6), st.integers(0, 30))
@settings(max_examples=40, deadline=None)
def test_moves_and_scores_agree_with_plain_geometry(
    options: HolominoOptions, seed: int, plies: int
) -> None:
    rng = Random(seed)
    state = start(options, seed)
    for _ in range(plies):
        if state.outcome is not None:
            break
        state = drawn(random_ply(state, rng), rng)
    if state.outcome is not None:
        return
    cells = state.positions
    moves = list(GAME.legal_moves(state))
    found = [(m.digits, cells[m.position - 1]) for m in moves if isinstance(m, Place)]
    assert len(found) == len(set(found))
    assert set(found) == plain_placements(state.tiles, state.pool)
    assert cells == open_cells(state.tiles)
    for move in moves:
        assert GAME.parse_move(state, str(move)) == [move]
        after = GAME.apply(state, move)
        won = after.scores[state.mover] - state.scores[state.mover]
        assert after.last_points == won
        if isinstance(move, Place):
            values = plain_hole_values(state.tiles, cells[move.position - 1], move.digits)
            assert sorted(hole.value for hole in holes_closed(state, move)) == values
            limited = sum(values) * len(values)
            assert won == (limited if options.limit_scores else prod(values) if values else 0)


@given(small_options, st.integers(0, 10**6))
@settings(max_examples=20, deadline=None)
def test_random_games_end_and_lose_no_tile(options: HolominoOptions, seed: int) -> None:
    rng = Random(seed)
    state = start(options, seed)
    whole = all_tiles(GAME.initial_state(options, 2))
    while state.outcome is None:
        before = state.turn
        state = random_ply(state, rng)
        assert state.turn == before + 1
        state = drawn(state, rng)
        assert all_tiles(state) == whole
    assert state.to_move is None
    assert state.outcome.scores == state.scores
    best = max(state.scores)
    assert state.outcome.winners == {p for p, s in enumerate(state.scores) if s == best}


def test_equal_states_hash_alike() -> None:
    assert len({start(seed=3), start(seed=3), start(seed=4)}) == 2


def perft(state: HolominoState, depth: int) -> int:
    """The leaves at a depth, draws and turns both counting one."""
    if depth == 0 or state.outcome is not None:
        return 1
    if state.to_move == CHANCE:
        moves: list[HolominoMove] = [Draw(tile) for tile in state.sack]
    else:
        moves = list(GAME.legal_moves(state))
    return sum(perft(GAME.apply(state, move), depth - 1) for move in moves)


Plain = tuple[dict[Hex, str], tuple[tuple[str, ...], ...], tuple[str, ...]]


def plain_perft(plain: Plain, player: int, drawing: bool, passes: int, depth: int) -> int:
    """The same count from the plain geometry, the turn written out once more."""
    tiles, pools, sack = plain
    if depth == 0:
        return 1
    pool = pools[player]

    def with_pool(new: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(new) if p == player else old for p, old in enumerate(pools))

    leaves = 0
    if drawing:
        for tile in sack:
            rest = tuple(t for t in sack if t != tile)
            after = (tiles, with_pool([*pool, tile]), rest)
            leaves += plain_perft(after, player, False, passes, depth - 1)
        return leaves
    placed = plain_placements(tiles, pool)
    for digits, cell in placed:
        rest = tuple(t for t in pool if t != canonical(digits))
        after = ({**tiles, cell: digits}, with_pool(rest), sack)
        leaves += plain_turn_over(after, player, 0, depth - 1)
    for tile in () if placed else pool:
        rest = tuple(t for t in pool if t != tile)
        leaves += plain_turn_over(
            (tiles, with_pool(rest), (*sack, tile)), player, passes + 1, depth - 1
        )
    return leaves


def plain_turn_over(plain: Plain, player: int, passes: int, depth: int) -> int:
    if passes == 2 or not plain[1][player]:
        return 1
    return plain_perft(plain, 1 - player, bool(plain[2]), passes, depth)


PERFT_OPEN: Plain = ({(0, 0): "123"}, (("145", "256"), ("134", "246")), ("156", "345"))
PERFT_STUCK: Plain = ({(0, 0): "123"}, (("456", "467"), ("567",)), ("145",))


@pytest.mark.parametrize(
    ("plain", "counts"),
    [
        (PERFT_OPEN, [4, 8, 79, 79, 620]),
        (PERFT_STUCK, [2, 4, 8, 8, 22, 64]),
    ],
)
def test_perft(plain: Plain, counts: list[int]) -> None:
    tiles, pools, sack = plain
    state = position(tiles, pools, sack, 0, SEVEN)
    depths = range(1, len(counts) + 1)
    assert [perft(state, depth) for depth in depths] == counts
    assert [plain_perft(plain, 0, False, 0, depth) for depth in depths] == counts
