"""Tests of the oracles of Holomino and Dragons against examples in the source texts."""

import math
from itertools import combinations, product

import pytest

from tests.oracles import dragons, holomino
from tests.oracles.dragons import DragonsOracle
from tests.oracles.holomino import HolominoOracle

# Holomino. Digits are at the lower left, upper left and right. A dot stands for any digit.


def table(tiles: dict[holomino.Cell, str], limit_scores: bool = False) -> HolominoOracle:
    """Return an oracle with these tiles placed, player 0 to move, and an empty pool."""
    oracle = HolominoOracle(pool_size=1, limit_scores=limit_scores, non_unique=True)
    oracle.table = dict(tiles)
    oracle.pools = [[], ["666"]]
    oracle.to_move = 0
    return oracle


def place(oracle: HolominoOracle, cell: holomino.Cell, tile: str) -> int:
    """Place this tile and return the points of the move."""
    oracle.pools[0].append(holomino.canonical(tile))
    number = {spot: n for n, spot in oracle.positions().items()}[cell]
    oracle.play(f"{tile}:{number}")
    return oracle.scores[0]


def test_tile_sets() -> None:
    assert len(holomino.all_tiles(6, non_unique=False)) == 40
    assert len(holomino.all_tiles(6, non_unique=True)) == 76
    for d in range(3, 10):
        assert len(holomino.all_tiles(d, non_unique=False)) == 2 * math.comb(d, 3)
        assert len(holomino.all_tiles(d, non_unique=True)) == (d**3 + 2 * d) // 3


def test_tile_123_lies_as_in_the_figure() -> None:
    oracle = table({(0, 0): "123"})
    assert oracle.numbers() == {(-1, 1): {"1"}, (-1, -1): {"2"}, (2, 0): {"3"}}
    assert holomino.rotations("123") == ["123", "312", "231"]


def test_six_cells_touch_and_share_one_number_corner_each() -> None:
    near = holomino.neighbours((0, 0))
    assert set(near) == {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}
    own = {holomino.corner((0, 0), angle) for angle in holomino.NUMBER_ANGLES}
    for cell in near:
        assert len(own & {holomino.corner(cell, angle) for angle in holomino.NUMBER_ANGLES}) == 1


def test_positions_are_numbered_in_reading_order() -> None:
    cells = [(0, -1), (-1, 0), (1, -1), (-1, 1), (1, 0), (0, 1)]
    assert table({(0, 0): "123"}).positions() == dict(enumerate(cells, start=1))


@pytest.mark.parametrize(
    ("above", "below", "right", "value"),
    [("312", "435", "526", 10), ("142", "413", "324", 6), ("415", "146", "651", 15)],
)
def test_one_hole_of_the_figures(above: str, below: str, right: str, value: int) -> None:
    tiles = {(0, 0): above, (0, 1): below, (1, 0): right}
    for last in tiles:
        others = {cell: digits for cell, digits in tiles.items() if cell != last}
        assert place(table(others), last, tiles[last]) == value


@pytest.mark.parametrize(("limit_scores", "score"), [(False, 3375), (True, 135)])
def test_the_three_holes_of_the_figure(limit_scores: bool, score: int) -> None:
    ring = {
        (0, -1): "416",
        (1, -1): "561",
        (1, 0): "451",
        (0, 1): "164",
        (-1, 1): "156",
        (-1, 0): "514",
    }
    assert place(table(ring, limit_scores), (0, 0), "645") == score
    two = {cell: digits for cell, digits in ring.items() if cell != (0, 1)}
    assert place(table(two, limit_scores), (0, 0), "645") == (60 if limit_scores else 225)


def test_the_blocked_point_of_the_figure() -> None:
    oracle = table({(0, 0): "135", (1, -1): "532"})
    ways = {t for tile in holomino.all_tiles(6, non_unique=True) for t in holomino.rotations(tile)}
    at_x = {digits for cell, digits in oracle.fitting(ways) if cell == (0, -1)}
    assert at_x == {f"3{digit}3" for digit in "123456"}


def test_how_many_tiles_match() -> None:
    """Count the tiles that match two corners, three corners and one corner.

    They are 4, 1 and 20. The source text says nine for one corner, which is wrong.
    """
    unique = holomino.all_tiles(6, non_unique=False)
    turned = [t for tile in unique for t in holomino.rotations(tile)]
    assert sum(t[:2] == "12" for t in turned) == 4
    assert sum(t == "123" for t in turned) == 1
    assert sum(t[0] == "1" for t in turned) == 20


def test_typed_tiles_turn_to_fit() -> None:
    oracle = table({(0, 0): "123"})
    oracle.pools[0] = ["124"]
    assert oracle.reading("124:1") == oracle.reading("1:412") == "241:1"  # 2 at its lower left
    oracle.pools[0] = ["112"]
    assert oracle.reading("112:6") == "112:6"  # below: 1 at its upper left
    assert oracle.reading("121:6") == "112:6"
    assert oracle.reading("211:6") == "211:6"


def test_returning_the_last_tile_ends_the_game() -> None:
    oracle = table({(0, 0): "111"})
    oracle.pools[0] = ["222"]
    assert oracle.legal_texts() == {"222"}
    oracle.play("222")
    assert oracle.ending == "last tile thrown back"
    assert oracle.winners == {0, 1}


# Dragons


def lay(oracle: DragonsOracle, tiles: dict[dragons.Cell, str]) -> DragonsOracle:
    oracle.tiles = dict(tiles)
    return oracle


def text_at(oracle: DragonsOracle, state: str, cell: dragons.Cell) -> str:
    return state + str({spot: n for n, spot in oracle.positions().items()}[cell])


def test_the_sides_of_a_tile() -> None:
    assert dragons.edge_colours("a", cross=False) == dict(enumerate("OOXXXO"))
    for state in "gik":
        assert dragons.edge_colours(state, cross=False) == dict(enumerate("OXOXOX"))
    assert dragons.edge_colours("h", cross=True) == dict(enumerate("XOXOXO"))
    assert [len(dragons.limbs(state, cross=False)) for state in "ag"] == [2, 4]


@pytest.mark.parametrize("cross", [False, True])
def test_only_three_closed_sides_leave_one_state(cross: bool) -> None:
    states = [dragons.edge_colours(state, cross) for state in dragons.all_states(cross)]
    for count in range(1, 4):
        for where in combinations(range(6), count):
            for colours in product("OX", repeat=count):
                sides = dict(zip(where, colours, strict=True)).items()
                matching = sum(sides <= state.items() for state in states)
                assert matching != 1 or count == 3


def test_the_auto_move_of_the_figure() -> None:
    oracle = lay(DragonsOracle(), {(0, 0): "g", (0, 1): "d"})
    oracle.play(text_at(oracle, "c", (1, -1)))
    assert oracle.tiles[1, 0] == "a"
    assert len(oracle.tiles) == 4
    assert oracle.pool == 47


def test_the_gap_of_the_figure() -> None:
    tiles = {(0, 0): "e", (0, 1): "b", (1, -1): "c"}
    oracle = lay(DragonsOracle(), tiles)
    assert oracle.gaps() == [(1, 0)]
    assert oracle.legal_texts() == {text_at(oracle, state, (1, 0)) for state in "gik"}
    assert lay(DragonsOracle(may_complete=True), tiles).gaps() == []
    assert lay(DragonsOracle(cross=True), tiles).matching_states((1, 0)) == ["g"]


@pytest.mark.parametrize(("cross", "moves"), [(False, 36), (True, 24)])
def test_first_moves(cross: bool, moves: int) -> None:
    assert len(DragonsOracle(cross=cross).legal_texts()) == moves
    assert len(DragonsOracle(cross=cross, start_tip=True).legal_texts()) == moves


RING = dict(zip([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)], "ghijkl", strict=True))


def test_a_ring_of_bands_is_a_closed_loop_of_six() -> None:
    oracle = lay(DragonsOracle(), RING)
    ring = max(oracle.dragons("O"), key=lambda dragon: dragon.tiles)
    assert (ring.tiles, ring.eyes, ring.closed, ring.points) == (6, 1, True, 2)
    assert (oracle.longest_loop("O"), oracle.longest_loop("X")) == (6, 0)
    assert oracle.matching_states((0, 0)) == []  # six tails of X meet there


@pytest.mark.parametrize("last", RING)
@pytest.mark.parametrize("aim", ["long_loop", "end_first", "end_single", "end_most", "loop"])
def test_closing_the_ring_wins(last: dragons.Cell, aim: str) -> None:
    oracle = DragonsOracle(**{} if aim in ("loop", "long_loop") else {aim: True})
    oracle.aim = aim
    lay(oracle, {cell: state for cell, state in RING.items() if cell != last})
    oracle.play(text_at(oracle, RING[last], last))
    assert (oracle.ending, oracle.winners) == ("aim reached", {0})


def test_three_shoulders_round_a_corner_make_an_eye() -> None:
    eye = lay(DragonsOracle(), {(0, 0): "c", (1, 0): "f", (0, 1): "b"}).dragons("O")
    assert [(dragon.eyes, dragon.closed, dragon.loose_ends) for dragon in eye] == [(1, False, 3)]


def test_a_loop_may_go_round_two_eyes() -> None:
    oracle = lay(DragonsOracle(), {(0, 0): "c", (1, 0): "e", (0, 1): "b", (1, 1): "f"})
    assert [dragon.eyes for dragon in oracle.dragons("O")] == [2]
    assert {len(loop) for loop in oracle.loops("O")} == {3, 4}
    assert oracle.longest_loop("X") == 0


def test_contradictions() -> None:
    assert {"cross", "tails"} in dragons.option_conflicts({"cross": True, "tails": True})
    assert {"long_loop", "cross"} in dragons.option_conflicts({"long_loop": True})
    assert {"tantrix", "tie_none"} in dragons.option_conflicts({"tantrix": True, "tie_none": True})
    assert not dragons.option_conflicts({"end_most": True, "tie_largest_wins": True, "tails": True})
