"""Black Box's texts: what is read, and what is refused and where."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.blackbox import BlackBoxState, EndTurn, Guess, Hide, Mark, Probe, Unmark
from rules.blackbox.rays import CELL_SPELLINGS, CELLS
from rules.core import IllegalMove, InvalidMove
from tests.rules.blackbox.play import (
    GAME,
    cell,
    click,
    hidden,
    illegal,
    play,
    port,
    seen,
    some,
    start,
    wander,
)


def read(state: BlackBoxState, text: str, *, closed: bool = True) -> list[str]:
    return [str(move) for move in GAME.parse_move(seen(state), text, closed=closed)]


def invalid(state: BlackBoxState, text: str) -> tuple[str, int]:
    with pytest.raises(InvalidMove) as error:
        GAME.parse_move(seen(state), text)
    return error.value.reason, error.value.position


class TestReading:
    @pytest.mark.parametrize(
        ("text", "moves"),
        [
            ("1", ["1", "end"]),
            ("A", ["a", "end"]),
            ("j", ["j", "end"]),
            ("14", ["14", "end"]),
            ("+a1", ["+a1", "end"]),
            ("+1a", ["+a1", "end"]),
            ("+d7", ["+d7", "end"]),
            ("+8h", ["+a1", "end"]),
            ("+a1,+d5,+8k,+3f,?", ["+a1", "+d5", "+d1", "+f3", "?", "end"]),
            ("?,5,+a1,+a2,+a3,+a4", ["+a1", "+a2", "+a3", "+a4", "5", "?", "end"]),
            ("d,+a1,end", ["+a1", "d", "end"]),
            (" + A1 ,  D , END ", ["+a1", "d", "end"]),
            ("+ b 3, /3 I", ["+b3", "/b3", "end"]),
            ("end", ["end"]),
        ],
    )
    def test_a_typed_turn(self, text: str, moves: list[str]) -> None:
        assert read(hidden(), text) == moves

    def test_the_texts_example_of_many_markers(self) -> None:
        state = play(hidden(), "+b2,+k3", "end")
        assert read(state, "+a1,/b2,+m13,+7g,/k3") == ["+a1", "/b2", "+f6", "+g7", "/d3", "end"]

    @pytest.mark.parametrize("text", ["/a1", "-a1", "-8h", " - 1A", "/14h,+14h,/h8"])
    def test_slash_and_hyphen_remove_also_in_first_place(self, text: str) -> None:
        state = play(hidden(), "+a1,+a7", "end")
        moves = GAME.parse_move(seen(state), text)
        assert isinstance(moves[0], Unmark)

    def test_every_spelling_of_every_cell(self) -> None:
        for spelling, number in CELL_SPELLINGS.items():
            for text in (spelling, spelling.upper()):
                assert GAME.parse_move(seen(hidden()), f"+{text}")[0] == Mark(number)

    def test_a_text_in_mid_turn_continues_the_turn(self) -> None:
        state = click(hidden(), Mark(cell("a1")), Probe(port("5")))
        assert read(state, "/a1,+b2") == ["/a1", "+b2", "end"]
        assert illegal(state, "+b1,14") == "you can send one ray a turn: 14 would be the second"

    def test_a_record_keeps_the_order_and_writes_the_end(self) -> None:
        state = hidden()
        assert read(state, "5,+a1", closed=False) == ["5", "+a1"]
        assert read(state, "5,+a1,end", closed=False) == ["5", "+a1", "end"]
        assert read(state, "+a1,+a2,+a3,+a4,?,/a1", closed=False)[-2:] == ["?", "/a1"]

    def test_in_a_record_a_guess_counts_the_markers_before_it(self) -> None:
        with pytest.raises(IllegalMove, match="exactly four"):
            GAME.parse_move(seen(hidden()), "?,+a1,+a2,+a3,+a4", closed=False)

    @pytest.mark.parametrize(
        ("text", "canonical"),
        [
            ("b3,d3,8h,13n", "a1,b3,d3,g6"),
            ("3b,3d,h8,n13", "a1,b3,d3,g6"),
            ("a1,a2,d4,d5", "a1,a2,d4,d5"),
            ("c2,f2,k8,k9", "c2,d1,d2,f2"),
            (" D5 , a1,A2 , 4 d ", "a1,a2,d4,d5"),
        ],
    )
    @pytest.mark.parametrize("closed", [True, False])
    def test_hiding(self, text: str, canonical: str, closed: bool) -> None:
        assert GAME.parse_move(seen(start()), text, closed=closed) == [
            Hide(frozenset(cell(name) for name in canonical.split(",")))
        ]
        assert read(start(), text, closed=closed) == [canonical]

    @some
    @given(st.integers(0, 10_000), st.randoms())
    def test_the_text_of_every_move_reads_back_as_that_move(self, seed: int, rng: Random) -> None:
        for state in wander(seed, 8):
            view = seen(state)
            for move in list(GAME.legal_moves(view)):
                assert GAME.parse_move(view, str(move), closed=False) == [move]
        hide = Hide(frozenset(rng.sample(CELLS, 4)))
        assert GAME.parse_move(seen(start()), str(hide)) == [hide]


class TestWhatCannotBeRead:
    @pytest.mark.parametrize("text", ["a1", "h8", "3b", "A1"])
    def test_a_cell_without_a_sign_is_ambiguous(self, text: str) -> None:
        name = text.lower()
        reason, position = invalid(hidden(), f"5,  {text}")
        assert reason == f"write +{name} to mark the cell {name}, or /{name} to remove its marker"
        assert position == 4

    @pytest.mark.parametrize(
        "text", ["15", "0", "01", "o", "1 4", "++a1", "a1+", "d?", "pass", "5d5"]
    )
    def test_what_is_neither_marker_nor_port(self, text: str) -> None:
        reason, position = invalid(hidden(), f"+a1,{text}")
        assert text in reason
        assert position == 4

    @pytest.mark.parametrize(
        "text", ["+", "/", "-", "+a", "+15", "/a15", "-o1", "+a0", "+a1b", "+?"]
    )
    def test_a_sign_needs_a_cell(self, text: str) -> None:
        reason, position = invalid(hidden(), text)
        assert "cell" in reason or "cannot be read" in reason
        assert text in reason
        assert position == 0

    @pytest.mark.parametrize("text", ["²", "+a²", "ｂ", "+ｂ3", "\u212a", "+\u212a8", "٣", "−a1"])
    def test_look_alikes_are_not_read(self, text: str) -> None:
        invalid(hidden(), text)
        invalid(start(), f"a1,a2,a3,{text}")

    @pytest.mark.parametrize("text", ["", "   ", "\n"])
    def test_an_empty_text_says_what_can_be_typed(self, text: str) -> None:
        assert invalid(hidden(), text)[0].startswith("type markers such as +b3")
        assert invalid(start(), text)[0] == "type four cells, such as a1,a2,d4,d5"

    @pytest.mark.parametrize(("text", "position"), [(",", 0), ("5,", 2), (",5", 0), ("5,,d", 2)])
    def test_nothing_stands_between_the_commas(self, text: str, position: int) -> None:
        assert invalid(hidden(), text) == ("something is missing before or after a comma", position)

    def test_nothing_follows_the_end(self) -> None:
        assert invalid(hidden(), "end,5") == ("nothing can follow “end”", 4)
        assert invalid(hidden(), "end,end") == ("nothing can follow “end”", 4)

    @pytest.mark.parametrize("text", ["x9", "d", "5", "+a1", "?", "end", "a15"])
    def test_atoms_are_hidden_in_cells(self, text: str) -> None:
        reason, position = invalid(start(), f"a1,a2, {text},d5")
        assert reason.startswith(f"“{text}” is not a cell")
        assert position == 7

    def test_the_same_cell_twice_is_named(self) -> None:
        assert illegal(start(), "h8,a1,d4,d5") == "a1 appears twice"
        assert illegal(start(), "d4,a2,d5,D4") == "d4 appears twice"

    @pytest.mark.parametrize(("text", "count"), [("a1", 1), ("a1,a2,a3", 3), ("a1,a2,a3,a4,a5", 5)])
    def test_the_number_of_atoms_is_named(self, text: str, count: int) -> None:
        assert illegal(start(), text) == f"hide four different atoms in ned’s box, not {count}"

    def test_a_long_element_is_shortened_and_made_printable(self) -> None:
        reason, _ = invalid(hidden(), "x\x00\x1b" + "1" * 4000)
        assert "“x??111111111…”" in reason

    @pytest.mark.parametrize(
        "text",
        ["9" * 1_000_000, "+a1,/a1," * 125_000, "," * 1_000_000, "a1," * 300_000, " " * 1_000_000],
        ids=["digits", "markers", "commas", "cells", "spaces"],
    )
    def test_a_million_characters_are_refused_at_once(self, text: str) -> None:
        for state in (start(), hidden()):
            reason, _ = invalid(state, text)
            assert reason == "at most 4096 characters are allowed"

    def test_the_longest_turn_is_read(self) -> None:
        assert len(read(hidden(), ",".join(["+a1", "/a1"] * 1024)[:4095])) == 1025

    @given(st.text(max_size=60) | st.text("abgn1478+/-?, end", max_size=30))
    def test_any_text_is_read_or_refused(self, text: str) -> None:
        for state in (start(), hidden()):
            for closed in (True, False):
                reason = "read"
                try:
                    moves = GAME.parse_move(seen(state), text, closed=closed)
                    assert all(isinstance(move, GAME.moves) for move in moves)
                except (InvalidMove, IllegalMove) as error:
                    reason = error.reason
                assert reason
                assert reason.isprintable()


def test_moves_in_words() -> None:
    moves = (Probe(13), Guess(), EndTurn(), Mark(0), Unmark(0), Hide(frozenset({0, 1, 2, 3})))
    assert [GAME.in_words(move) for move in moves] == [
        "a ray from 14",
        "guessing",
        "ending the turn",
        "marking a1",
        "removing the marker from a1",
        "hiding atoms at a1,a2,a3,a4",
    ]
