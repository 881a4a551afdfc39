"""What is refused in Holomino, and in which words."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import IllegalMove, InvalidMove
from rules.holomino import (
    Draw,
    HolominoMove,
    HolominoOptions,
    HolominoState,
    Place,
    Throw,
    position,
)
from rules.holomino.tiles import demand
from tests.rules.holomino.geometry import GAME, STANDARD, number_of, play, refusal, simple


def unread(state: HolominoState, text: str) -> tuple[str, int]:
    """Why a text is invalid, and where."""
    with pytest.raises(InvalidMove) as caught:
        GAME.parse_move(state, text)
    return caught.value.reason, caught.value.position


# --- Errors ---


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("146:1", "the tile 146 is not in your pool"),
        ("461", "the tile 146 is not in your pool"),
        ("132:7", "there is no position 7: choose one from 1 to 6"),
        ("132:0", "there is no position 0: choose one from 1 to 6"),
        ("256:3", "256 does not fit at 3: its 2 would meet the number 3"),
        ("562:6", "562 does not fit at 6: its 6 would meet the number 1"),
        ("345", "132 fits at position 1, so you cannot pass"),
    ],
)
def test_illegal_moves_say_why(text: str, reason: str) -> None:
    assert refusal(simple(), text) == reason


def test_a_misfit_names_a_corner_where_the_tile_clashes_as_it_is_typed() -> None:
    # The cell between 123 and the tile below its upper left neighbour wants two digits.
    tiles = {(0, 0): "123", (1, -1): "345"}
    state = position(tiles, [["136"], ["456"]], [], 0, STANDARD)
    cell = (0, -1)
    assert demand(tiles, cell) == "2.4"
    assert refusal(state, f"136:{number_of(state, cell)}").endswith("would meet the number 2")
    state = position(tiles, [["246"], ["456"]], [], 0, STANDARD)
    assert refusal(state, f"246:{number_of(state, cell)}").endswith("its 6 would meet the number 4")


def test_a_misfit_speaks_of_an_eight() -> None:
    options = HolominoOptions(num_digits=8)
    state = position({(0, 0): "128"}, [["134"], ["456"]], [], 0, options)
    assert refusal(state, "134:3") == "134 does not fit at 3: its 1 would meet the number 8"


@pytest.mark.parametrize(
    ("pool", "reason"),
    [
        ([], "the tile 146 is not in your pool"),
        (["132"], "the tile 146 is not in your pool"),
        (["132", "124"], "the tile 146 is not in your pool"),
    ],
)
def test_a_tile_not_held(pool: list[str], reason: str) -> None:
    state = replace(simple(), pools=(tuple(pool), ("456",)))
    assert refusal(state, "146:1") == reason


TURN = "a turn is one tile and its position (123:6), or a tile to return (245)"
STRANGE = f"“{{}}” cannot be read: {TURN}"


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("", "“” should look like 123", 0),
        (" 12 ", "“12” should look like 123", 1),
        ("1234", "“1234” should look like 123", 0),
        ("12x:6", STRANGE.format("x"), 2),
        ("*123", STRANGE.format("*"), 0),
        ("12²:6", STRANGE.format("²"), 2),
        ("１23:6", STRANGE.format("１"), 0),
        ("123\0", STRANGE.format("?"), 3),
        ("123:4:5", TURN, 3),
        (":", TURN, 0),
        ("12:34", TURN, 2),
        ("123:", TURN, 3),
        (":123", TURN, 0),
        ("123:1000", TURN, 3),
        ("127:6", "there is no tile 127: digits go from 1 to 6", 2),
        ("6:012", "there is no tile 012: digits go from 1 to 6", 2),
        ("6:113", "there is no tile 113: a tile has three different digits", 2),
    ],
)
def test_texts_that_cannot_be_read_say_where(text: str, reason: str, at: int) -> None:
    assert unread(simple(), text) == (reason, at)


def test_no_move_is_read_while_a_draw_is_due() -> None:
    assert refusal(play(simple(), "256:1"), "136:1") == "a random draw is missing"
    assert refusal(GAME.initial_state(STANDARD, 2), "136") == "a random draw is missing"


def test_move_objects_must_lie_as_they_say() -> None:
    assert GAME.is_legal(simple(), Place("256", 1))
    assert not GAME.is_legal(simple(), Place("562", 1))
    with pytest.raises(IllegalMove, match="562 does not fit at 1: its 5 would meet the number 2"):
        GAME.apply(simple(), Place("562", 1))


@pytest.mark.parametrize("move", [Place("", 1), Place("256", -1), Throw("abc"), Draw("256")])
def test_made_up_move_objects_are_illegal(move: HolominoMove) -> None:
    assert not GAME.is_legal(simple(), move)


def test_draws_must_be_in_the_sack() -> None:
    state = play(simple(), "256:1")
    with pytest.raises(IllegalMove, match="the bag has no tile 245"):
        GAME.apply(state, Draw("245"))
    with pytest.raises(IllegalMove, match="nothing is drawn at random now"):
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
    reason: str
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
