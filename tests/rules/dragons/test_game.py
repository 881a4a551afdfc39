"""Dragons: the start, moves, automatic moves and gaps, and whole games."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove, InvalidMove
from rules.core.hexes import open_cells
from rules.dragons import DragonsState, Place, position
from rules.dragons.options import DragonsOptions
from rules.dragons.tiles import TAILS, O, Tiles, X
from tests.rules.dragons.boards import (
    AFTER_A,
    AFTER_B,
    GAME,
    GAP,
    RING,
    TWO_TILES,
    at,
    number,
    options,
    play,
    start,
)


def refused(state: DragonsState, text: str) -> str:
    with pytest.raises((IllegalMove, InvalidMove)) as caught:
        GAME.parse_move(state, text)
    return str(caught.value)


# The start


def test_the_start() -> None:
    state = start()
    assert state.tiles == {(0, 0): "a"}
    assert (state.to_move, state.pool, state.turn, state.placed) == (O, 49, 0, ())
    assert state.to_dict() == {
        "game": "dragons",
        "options": {**DragonsOptions().to_dict(), "num_tiles": 50},
        "names": ["Player 1", "Player 2"],
        "to_move": 0,
        "scores": [0, 0],
        "outcome": None,
        "tiles": {"0,0": "a"},
        "positions": {
            "1": "0,-1",
            "2": "-1,0",
            "3": "1,-1",
            "4": "-1,1",
            "5": "1,0",
            "6": "0,1",
        },
        "pool": 49,
        "gaps": [],
    }


@pytest.mark.parametrize(
    ("values", "letter"),
    [
        ({}, "a"),
        ({"start_joint": True}, "a"),
        ({"start_tip": True}, "g"),
        ({"start_tip": True, "cross": True}, "g"),
    ],
)
def test_the_starting_tile(values: dict[str, bool], letter: str) -> None:
    assert start(**values).tiles == {(0, 0): letter}


@pytest.mark.parametrize(
    ("values", "tiles"),
    [
        ({}, 50),
        ({"tantrix": True}, 40),
        ({"num_tiles": 2}, 2),
        ({"num_tiles": 500}, 500),
        ({"num_tiles": 7, "tantrix": True}, 7),
    ],
)
def test_the_number_of_tiles_counts_the_starting_tile(values: dict[str, int], tiles: int) -> None:
    state = start(**values)
    assert state.options.num_tiles == tiles
    assert state.pool == tiles - 1


# Moves


def test_moves_are_listed_by_position_and_then_by_state() -> None:
    """Around a tile with O at the top: each open cell has one side to match."""
    fitting = ("cdehjl", "bcdgik", "defgik", "defgik", "bcdgik", "cdehjl")
    assert [str(move) for move in GAME.legal_moves(start())] == [
        f"{letter}{spot}" for spot, letters in enumerate(fitting, 1) for letter in letters
    ]


PERFT = {
    "standard": ({}, [36, 1520, 62216]),
    "tip": ({"start_tip": True}, [36, 1488, 64344]),
    "cross": ({"cross": True}, [24, 672, 21312]),
    "may_complete": ({"may_complete": True}, [36, 1520, 73808]),
}


@pytest.mark.parametrize(("values", "counts"), PERFT.values(), ids=PERFT)
def test_perft(values: dict[str, bool], counts: list[int]) -> None:
    """Leaf counts at one to three plies."""
    states = [start(**values)]
    for count in counts[:-1]:
        states = [GAME.apply(state, m) for state in states for m in GAME.legal_moves(state)]
        assert len(states) == count
    assert sum(1 for state in states for _ in GAME.legal_moves(state)) == counts[-1]


@pytest.mark.parametrize("text", ["d3", "D3", " d3 ", "d 3", "3d", "3 D", "d03", "\td3\n"])
def test_ways_to_write_a_move(text: str) -> None:
    (move,) = GAME.parse_move(start(), text)
    assert move == Place("d", 3)
    assert str(move) == "d3"


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("", 0),
        ("   ", 3),
        ("d", 1),
        ("3", 1),
        ("d3d", 2),
        ("d3,d3", 2),
        ("d3 [a7]", 3),
        ("dd3", 1),
        ("d-3", 1),
        ("d3 4", 3),
        ("?", 0),
        ("d²", 1),
        ("ｂ3", 0),
        ("d٣", 1),
        ("pass", 1),
        ("3 d 3", 4),
    ],
)
def test_what_cannot_be_read(text: str, offset: int) -> None:
    with pytest.raises(
        InvalidMove, match="a move is a tile direction and a position, such as d3"
    ) as e:
        GAME.parse_move(start(), text)
    assert e.value.position == offset


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("d7", "there is no position 7: choose one from 1 to 6"),
        ("d0", "there is no position 0: choose one from 1 to 6"),
        ("d" + "9" * 5000, "there is no position 999999…: choose one from 1 to 6"),
        ("z3", "there is no tile direction z: use a to l"),
        ("a1", "a does not fit at 1: its bottom edge meets the other colour"),
        ("h4", "h does not fit at 4: its upper right edge meets the other colour"),
    ],
)
def test_what_the_rules_forbid(text: str, reason: str) -> None:
    assert refused(start(), text) == reason


def test_letters_past_the_crossing_set_are_refused() -> None:
    assert refused(start(cross=True), "i3") == "there is no tile direction i: use a to h"


def test_a_move_that_cannot_be_written_is_refused() -> None:
    for move in (Place("ab", 1), Place("", 1), Place("a", -1)):
        assert not GAME.is_legal(start(), move)


def test_several_gaps_are_named_together() -> None:
    far = {(q + 6, r): letter for (q, r), letter in GAP.items()}
    further = {(q, r + 6): letter for (q, r), letter in GAP.items()}
    state = position({**GAP, **far})
    first, second = sorted(number(state, cell) for cell in ((1, 0), (7, 0)))
    message = f"one of the gaps at positions {first} and {second} must be filled first"
    assert refused(state, "a1") == message
    state = position({**GAP, **far, **further})
    assert len(state.gaps) == 3
    assert re.search(r"positions \d+, \d+ and \d+ must", refused(state, "a1"))
    for cell in state.gaps:
        assert GAME.is_legal(state, at(state, "g", cell))


def test_a_gap_needs_not_have_its_closed_sides_next_to_each_other() -> None:
    """N and NE O, S X: shoulders a and b match."""
    tiles = {(0, -1): "d", (1, -1): "e", (0, 1): "d"}
    state = position(tiles)
    assert state.gaps == [(0, 0)]
    spots = {str(move)[0] for move in GAME.legal_moves(state)}
    assert spots == {"a", "b"}


def test_a_cell_that_nothing_matches_stays_empty() -> None:
    """The middle of a ring of tails meets X on all six sides."""
    tiles = {cell: letter for cell, letter in RING.items() if cell != (0, 1)}
    state = position(tiles, options=options(tantrix=True))
    after = GAME.apply(state, at(state, "j", (0, 1)))
    assert (0, 0) in after.positions
    assert after.gaps == []
    dead = number(after, (0, 0))
    assert refused(after, f"a{dead}") == (
        f"a does not fit at {dead}: its top edge meets the other colour"
    )


def test_may_complete_switches_off_auto_moves_and_gaps() -> None:
    free = options(may_complete=True)
    before = position(TWO_TILES, options=free)
    after = GAME.apply(before, at(before, "c", (1, -1)))
    assert after.tiles == AFTER_A
    assert GAME.describe(at(before, "c", (1, -1)), before) == "c3"
    state = position(GAP, options=free)
    assert state.gaps == []
    assert GAME.is_legal(state, next(GAME.legal_moves(state)))
    assert {move.position for move in GAME.legal_moves(state)} == set(
        range(1, len(state.positions) + 1)
    )


def test_must_complete_is_the_default() -> None:
    before = position(TWO_TILES, options=options(must_complete=True))
    assert GAME.apply(before, at(before, "c", (1, -1))).tiles == AFTER_B


def test_auto_moves_stop_when_the_pool_is_empty() -> None:
    before = position(TWO_TILES, pool=1)
    after = GAME.apply(before, at(before, "c", (1, -1)))
    assert after.tiles == AFTER_A
    assert (after.pool, after.to_move) == (0, None)


def test_auto_moves_trigger_auto_moves_and_are_numbered_as_they_fall() -> None:
    """Every step by hand: the first cell in reading order with one match, the list made anew."""
    rng = random.Random(5)
    longest = 0
    for _ in range(40):
        state = start(tantrix=True)
        while state.to_move is not None:
            move = rng.choice(list(GAME.legal_moves(state)))
            after = GAME.apply(state, move)
            assert GAME.describe(move, state) == written_by_hand(state, move)
            longest = max(longest, len(after.placed))
            state = after
    assert longest >= 4


def written_by_hand(state: DragonsState, move: Place) -> str:
    tiles = {**state.tiles, state.positions[move.position - 1]: move.state_letter}
    left, autos = state.pool - 1, []
    while left:
        for spot, cell in enumerate(open_cells(tiles), 1):
            letters = TAILS.fitting(TAILS.sides(tiles, cell))
            if len(letters) == 1:
                tiles[cell] = letters[0]
                autos.append(f"{letters[0]}{spot}")
                left -= 1
                break
        else:
            break
    return f"{move} [{' '.join(autos)}]" if autos else str(move)


def test_the_state_before_a_move_stays_as_it_was() -> None:
    state = start()
    before = dict(state.tiles)
    play(state, "d3")
    assert (state.tiles, state.pool, state.to_move) == (before, 49, O)
    assert state == start()
    assert hash(state) == hash(start())


def test_resigning_leaves_the_game_to_the_other() -> None:
    for player in (O, X):
        over = GAME.resign(position(GAP), player)
        assert over.outcome is not None
        assert over.outcome.winners == {1 - player}
        assert over.outcome.reason == f"Player {player + 1} resigned"
        assert over.to_move is None
        assert over.out == {player}
        assert over.gaps == []
        assert list(GAME.legal_moves(over)) == []
        for text in ("d3", "d" + "1" * 5000):
            assert refused(over, text) == "the game is over"


@pytest.mark.parametrize(
    ("tiles", "pool", "message"),
    [
        ({}, None, "needs a tile"),
        ({(0, 0): "a"}, 0, "one in the pool"),
        ({(0, 0): "m"}, None, "there is no tile direction m"),
        (
            {(0, 0): "a", (0, -1): "a"},
            None,
            "a does not fit at 0,0: its top edge meets the other colour",
        ),
    ],
)
def test_impossible_positions_are_refused(tiles: Tiles, pool: int | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position(tiles, pool=pool)


# The figures of the source text


def test_the_move_of_the_figure_creates_the_auto_move() -> None:
    before = position(TWO_TILES)
    move = at(before, "c", (1, -1))
    after = GAME.apply(before, move)
    assert after.tiles == AFTER_B
    assert after.placed == ((1, -1), (1, 0))
    assert after.pool == before.pool - 2
    assert GAME.describe(move, before) == "c3 [a7]"
    assert (after.to_move, after.turn) == (X, 1)


def test_the_gap_of_the_figure_must_be_filled() -> None:
    state = position(GAP)
    assert state.gaps == [(1, 0)]
    assert state.to_dict()["gaps"] == ["1,0"]
    gap = number(state, (1, 0))
    assert list(map(str, GAME.legal_moves(state))) == [f"g{gap}", f"i{gap}", f"k{gap}"]
    assert refused(state, "a1") == f"the gap at position {gap} must be filled first"
    assert GAME.diagram(state).endswith(
        f"O Player 1   X Player 2   47 tiles left   the gap at position {gap} must be filled"
    )


def test_with_crossing_tiles_that_gap_fills_itself() -> None:
    state = position({(0, 0): "e", (0, 1): "b"}, options=options(cross=True))
    after = GAME.apply(state, at(state, "c", (1, -1)))
    assert after.tiles[1, 0] == "g"
    assert after.gaps == []


# Whole games

VARIANTS: list[dict[str, int | bool]] = [
    {},
    {"num_tiles": 2},
    {"cross": True, "num_tiles": 30},
    {"may_complete": True, "num_tiles": 30},
    {"start_tip": True, "tie_largest_wins": True, "num_tiles": 20},
    {"tie_largest_loses": True, "num_tiles": 20},
    {"cross": True, "loop_closed": True, "num_tiles": 30, "start_tip": True},
    {"cross": True, "long_loop": True, "tie_none": True},
    {"tantrix": True, "num_tiles": 30},
    {"end_first": True, "num_tiles": 30},
    {"end_single": True, "num_tiles": 30},
    {"end_most": True, "num_tiles": 30},
    {"all_out_most_eyes": True, "num_tiles": 30},
    {"end_first": True, "num_eyes": 2, "tails": True, "must_complete": True},
]


@pytest.mark.parametrize("values", VARIANTS, ids=lambda v: "-".join(v) or "standard")
def test_random_playouts_end_and_never_break_a_rule(values: dict[str, int | bool]) -> None:
    rng = random.Random(repr(values))
    for _ in range(3):
        state = start(**values)
        total = state.options.num_tiles
        while state.to_move is not None:
            moves = list(GAME.legal_moves(state))
            move = rng.choice(moves)
            assert GAME.parse_move(state, str(move), closed=False) == [move]
            after = GAME.apply(state, move)
            assert len(after.tiles) + after.pool == total
            assert list(after.tiles)[len(state.tiles) :] == list(after.placed)
            assert after.turn == state.turn + 1
            assert GAME.view(after, None) is after
            state = after
        position(state.tiles, options=state.options, pool=1)  # all edges agree
        assert state.outcome is not None
        assert state.outcome.winners <= {O, X}
        assert state.outcome.reason
        if "the tiles ran out" in state.outcome.reason:
            assert state.pool == 0


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 12), cross=st.booleans())
def test_the_legal_moves_are_all_the_moves_there_are(seed: int, plies: int, cross: bool) -> None:
    rng = random.Random(seed)
    state = start(cross=cross)
    for _ in range(plies):
        if state.to_move is not None:
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
    spots = range(-1, len(state.positions) + 3)
    every = {Place(letter, spot) for letter in "abcdefghijklm" for spot in spots}
    legal = list(GAME.legal_moves(state))
    assert {move for move in every if GAME.is_legal(state, move)} == set(legal)
    assert len(legal) == len(set(legal))
    assert bool(legal) == (state.to_move is not None)


@given(st.one_of(st.text(max_size=20), st.from_regex(r"\s*[a-zA-Z]?\s*\d*\s*[a-z]?")))
def test_no_text_does_harm(text: str) -> None:
    """It is read and legal, or refused with a reason and a place within the text."""
    reason, offset = "read", 0
    try:
        (move,) = GAME.parse_move(start(), text)
    except InvalidMove as error:
        reason, offset = error.reason, error.position
    except IllegalMove as error:
        reason = error.reason
    else:
        assert GAME.is_legal(start(), move)
    assert reason
    assert 0 <= offset <= len(text)


HOSTILE = {
    "letters": "d" * 10**6,
    "spaces": " " * 10**6,
    "digits": "9" * 10**6,
    "zeros": "d" + "0" * 10**6,
    "gaps": "d" + " " * 10**6 + "d",
    "NUL": "\x00",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_refused(text: str) -> None:
    assert len(refused(start(), text)) < 100
