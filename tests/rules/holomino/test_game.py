"""The rules of Holomino: the start, turns, the end and the facts."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rules.core import CHANCE, IllegalMove, InvalidOptions
from rules.holomino import HolominoOptions, HolominoState, Place, Throw, position
from tests.rules.holomino.geometry import (
    GAME,
    REPEATS,
    SEVEN,
    STANDARD,
    TEN,
    lacking,
    number_of,
    play,
    refusal,
    simple,
    start,
)

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
            "pool_size: pools of 3 need 7 tiles, but 3 digits make only 2",
        ),
        (
            {"pool_size": 4, "num_digits": 4},
            "pool_size: pools of 4 need 9 tiles, but 4 digits make only 8",
        ),
        (
            {"pool_size": 6, "num_digits": 3, "non_unique": True},
            "pool_size: pools of 6 need 13 tiles, but 3 digits make only 11",
        ),
        ({"pool_size": 0}, "pool_size: must be from 1 to 9, not 0"),
        ({"num_digits": 10}, "num_digits: must be from 3 to 9, not 10"),
        ({"limit_scores": 1}, "limit_scores: must be on or off, not 1"),
    ],
)
def test_options_refused(values: dict[str, object], reason: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        HolominoOptions.read(values, 2)
    assert str(caught.value) == reason


def test_options_have_the_standard_game_as_default() -> None:
    values = HolominoOptions.read({}, 2).to_dict()
    sizes = {"pool_size": 3, "num_digits": 6}
    assert values == dict.fromkeys(values, False) | sizes


@pytest.mark.parametrize("pool_size", [1, 3])
def test_a_set_of_eight_tiles_is_enough_for_up_to_three(pool_size: int) -> None:
    assert HolominoOptions.read({"pool_size": pool_size, "num_digits": 4}, 2).num_digits == 4


# --- Turns ---


def stuck(*sack: str) -> HolominoState:
    """Return a position where nobody's tiles fit, until one is drawn that does."""
    return position({(0, 0): "123"}, [["456", "467"], ["567"]], sack, 0, SEVEN)


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
    assert refusal(simple(), "132:256") == "there is no position 256: choose one from 1 to 6"


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
    assert state.outcome.reason == "Player 1 has no tiles left"
    assert list(GAME.legal_moves(state)) == []


def test_throwing_the_last_tile_back_ends_the_game() -> None:
    state = position({(0, 0): "123"}, [["345"], ["456"]], [], 1, STANDARD, scores=(7, 9))
    state = play(state, "456")
    assert state.outcome is not None
    assert state.outcome.reason == "Player 2 has no tiles left"


def test_the_game_ends_when_both_pass_in_succession() -> None:
    state = play(stuck(), "467", "*467", "567")
    assert state.outcome is not None
    assert state.outcome.reason == "both players passed in a row"
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
    with pytest.raises(IllegalMove, match="nothing is drawn at random now"):
        GAME.draw(state, Random(1))


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
