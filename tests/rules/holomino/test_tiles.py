"""Holomino's tiles, and the corners and holes between them."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from math import comb

import pytest

from rules.core import IllegalMove
from rules.core.hexes import Hex, neighbours
from rules.holomino import HolominoOptions, HolominoState, Place, holes_closed, points, position
from rules.holomino.tiles import (
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
from tests.rules.holomino.geometry import (
    BLOCKED,
    FIFTEEN,
    GAME,
    REPEATS,
    SIX,
    STANDARD,
    TEN,
    THREE_HOLES,
    bite_points,
    lacking,
    number_of,
    number_points,
    play,
)

LIMITED = HolominoOptions(limit_scores=True)


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
    """Return the tiles of the standard set, as turned, that meet a demand."""
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


def about_to_close(
    tiles: Mapping[Hex, str], cell: Hex, options: HolominoOptions = STANDARD
) -> tuple[HolominoState, Place]:
    """Return a figure without one of its tiles, and the move that puts it there."""
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
    with pytest.raises(IllegalMove, match="there is no position 99: choose one from 1 to 8"):
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
