"""Mono's texts, moves and draws: what can be read, what is listed, what is refused."""

import contextlib
from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import CHANCE, IllegalMove, InvalidMove
from rules.mono import (
    DrawnLayout,
    DrawnReveal,
    EndTurn,
    FinishedTurn,
    Layout,
    MonoState,
    Move,
    RandomMove,
    Reveal,
)
from tests.rules.mono.play import (
    FIGURE,
    GAME,
    all_positions,
    click,
    figure_match,
    illegal,
    invalid,
    laid_out,
    own,
    play,
    start,
)

# Texts


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("a3", "a3 random"),
        ("a3,f2,g1,random", "a3 f2 g1 random"),
        ("a1,a2,a3,end", "a1 a2 a3 end"),
        ("random", "random"),
        (" A3 , f 2 ", "a3 f2 random"),
        ("B1,END", "b1 end"),
    ],
)
def test_the_texts_move_syntax(text: str, moves: str) -> None:
    assert " ".join(map(str, GAME.parse_move(own(figure_match()), text))) == moves


def test_no_auto_ends_the_turn_where_the_list_ends() -> None:
    view = own(figure_match(no_auto=True))
    assert GAME.parse_move(view, "a3,f2") == [Reveal("a3"), Reveal("f2"), EndTurn()]
    assert GAME.parse_move(view, "random") == [RandomMove()]


def test_records_add_nothing() -> None:
    view = own(figure_match())
    assert GAME.parse_move(view, "a3,f2", closed=False) == [Reveal("a3"), Reveal("f2")]


def test_a_text_in_the_middle_of_a_turn_continues_it() -> None:
    state = play(click(figure_match(), "b1", "c2"), "c1,end")
    assert state.last_turn == FinishedTurn(0, (1, 2, 2), 5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("j3", "j3 is not on the board: its cells are a1 to i5"),
        ("a3,a6", "a6 is not on the board: its cells are a1 to i5"),
        ("a3,f2,A3", "a3 is named twice: you can reveal a cell only once"),
        ("a3,b1", "b1 is already revealed on the opponent's board"),
        ("a" + "9" * 5000, "a99999999999… is not on the board: its cells are a1 to i5"),
    ],
)
def test_a_list_is_checked_whole_before_the_first_reveal(text: str, reason: str) -> None:
    assert illegal(click(figure_match(), "b1"), text) == reason


def test_with_several_opponents_a_cell_stays_open_while_covered_on_one_board() -> None:
    state = play(laid_out("122", "122", "122", size=2), "a1,end")
    assert (
        illegal(play(state, "a1,end"), "a1") == "a1 is already revealed on every opponent's board"
    )


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("a3,", 3),
        ("", 0),
        ("a3,,b1", 3),
        ("a3, ?", 4),
        ("*a3", 0),
        ("a3;b1", 0),
        ("end,a3", 4),
        ("random,random", 7),
        ("3a", 0),
        ("a²", 0),
        ("ｂ1", 0),
        ("\N{KELVIN SIGN}1", 0),
        ("a\N{ARABIC-INDIC DIGIT ONE}", 0),
        ("a3 f2", 0),
    ],
)
def test_a_text_that_cannot_be_read_says_where(text: str, position: int) -> None:
    assert invalid(click(figure_match(), "i5"), text)[1] == position


def test_reading_errors_are_sentences() -> None:
    state = figure_match()
    assert invalid(state, "a3,?")[0] == "“?” is not a cell: a turn looks like a1,b2 or a1,b2,end"
    assert invalid(state, "a3,")[0] == "something is missing before or after a comma"
    assert invalid(state, "end,a3")[0] == "nothing can follow “end”"


@given(st.text(max_size=60) | st.text(alphabet="a1b2,*9 endrom", max_size=40))
def test_no_text_raises_anything_unexpected(text: str) -> None:
    for state in (start(), figure_match(), click(figure_match(), "a3")):
        with contextlib.suppress(InvalidMove, IllegalMove):
            assert GAME.parse_move(own(state), text)
        with contextlib.suppress(InvalidMove):
            assert str(GAME.parse_draw(state, text)) == text.strip()


@pytest.mark.parametrize(
    "text", ["a1," * 300_000, "9" * 10**6, ",", "a" + "1" * 10**6, " " * 10**6]
)
def test_long_texts_are_refused(text: str) -> None:
    for state in (start(), figure_match()):
        with pytest.raises((InvalidMove, IllegalMove)):
            GAME.parse_move(own(state), text)


# Moves and draws


@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(2, 6))
@settings(max_examples=25)
def test_moves_listed_are_legal_unique_and_read_back(players: int, seed: int, size: int) -> None:
    for state in all_positions(players, seed, size=size):
        view = own(state)
        moves = list(islice(GAME.legal_moves(view), 100))
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert bool(moves) == (state.to_move not in (None, CHANCE))
        for move, text in zip(moves, texts, strict=True):
            assert GAME.is_legal(view, move)
            assert GAME.parse_move(view, text, closed=False) == [move]


def test_cells_not_listed_are_refused() -> None:
    state = click(laid_out("122333", "333221", size=3), "a1")
    listed = {str(move) for move in GAME.legal_moves(own(state))}
    assert listed == {"a2", "b2", "c2", "b1", "c1", "random", "end"}
    for name in ("a1", "d1", "a3", "", "A2", "random"):
        assert not GAME.is_legal(own(state), Reveal(name))


def test_moves_come_in_reading_order_then_random_then_end() -> None:
    state = laid_out("122333", "333221", size=3)
    assert " ".join(map(str, GAME.legal_moves(own(state)))) == "a2 b2 c2 a1 b1 c1 random"
    assert str(list(GAME.legal_moves(own(click(state, "c1"))))[-1]) == "end"


def test_the_first_round_lists_random_and_every_layout() -> None:
    assert [str(move) for move in GAME.legal_moves(own(start(size=2)))] == ["random", "221", "122"]


@pytest.mark.parametrize(("depth", "count"), [(1, 3), (2, 7), (3, 19), (4, 55), (5, 147)])
def test_perft(depth: int, count: int) -> None:
    """Size 2, leaves of decisions; a random layout counts as a leaf."""
    assert perft(start(size=2), depth) == count


def perft(state: MonoState, depth: int) -> int:
    if not depth or state.to_move in (None, CHANCE):
        return 1
    moves = list(GAME.legal_moves(own(state)))
    return sum(perft(GAME.apply(state, move), depth - 1) for move in moves)


def test_draws_are_marked_and_read_back() -> None:
    laying = GAME.apply(start(), RandomMove())
    for draw in (DrawnLayout(FIGURE), GAME.draw(laying, Random(0))):
        assert GAME.parse_draw(laying, str(draw)) == draw
    revealing = GAME.apply(figure_match(), RandomMove())
    draw = GAME.draw(revealing, Random(0))
    assert isinstance(draw, DrawnReveal)
    assert str(draw) == "*" + draw.cell
    assert GAME.parse_draw(revealing, str(draw)) == draw


def test_texts_of_draws_cannot_be_typed() -> None:
    for text in ("*a3", "*" + FIGURE, "*random"):
        for state in (start(), figure_match()):
            assert invalid(state, text)[1] == 0


@pytest.mark.parametrize("text", ["a3", "", "*", "*3", "*end", "*a3,b1"])
def test_draws_that_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse_draw(GAME.apply(figure_match(), RandomMove()), text)


def test_a_draw_that_breaks_the_rules_is_refused() -> None:
    laying = GAME.apply(start(), RandomMove())
    revealing = GAME.apply(click(figure_match(), "b1"), RandomMove())
    cases: Sequence[tuple[MonoState, Move, str]] = (
        (laying, DrawnLayout("1" * 45), "region 1 has 45 cells, not 1"),
        (laying, DrawnReveal("a1"), "a random draw is missing"),
        (laying, RandomMove(), "a random draw is missing"),
        (revealing, DrawnReveal("b1"), "b1 is already revealed on the opponent's board"),
        (revealing, Reveal("a1"), "a random draw is missing"),
        (figure_match(), DrawnReveal("a1"), "nothing is drawn at random now"),
    )
    for state, move, reason in cases:
        with pytest.raises(IllegalMove) as error:
            GAME.apply(state, move)
        assert error.value.reason == reason
    assert not list(GAME.legal_moves(own(laying)))


def test_nothing_is_drawn_unasked() -> None:
    with pytest.raises(IllegalMove, match="nothing is drawn"):
        GAME.draw(start(), Random(0))


def test_nothing_is_legal_once_the_game_is_over() -> None:
    state = GAME.resign(figure_match(), 0)
    assert not list(GAME.legal_moves(own(state)))
    for text in ("a1", "random", "end", "?"):
        assert illegal(state, text) == "the game is over"


def test_a_layout_is_called_by_its_first_labels_in_a_sentence() -> None:
    said = [GAME.in_words(move) for move in (Layout("1223334444"), RandomMove(), EndTurn())]
    assert said == ["the layout beginning with 122333", "choosing at random", "ending the turn"]
    assert GAME.in_words(Reveal("a3")) == "a3"
