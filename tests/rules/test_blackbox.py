"""The rules of Black Box: hiding, turns, guesses, secrets, notation and the figure."""

from __future__ import annotations

import dataclasses
import json
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.blackbox import (
    BlackBox,
    BlackBoxOptions,
    BlackBoxState,
    BlackBoxView,
    Box,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
    possible_placements,
)
from rules.blackbox_placements import EVERY, placement_at, placement_number
from rules.blackbox_rays import CELL_SPELLINGS, CELLS, PORT_NUMBERS, PORTS
from rules.core import IllegalMove, InvalidMove, InvalidOptions

GAME = BlackBox()

# The table of all placements is built in the first example that needs it.
some = settings(deadline=None, max_examples=30)
FRED, NED = 0, 1

FIGURE_LEFT = """\
Player dzander1's board on left.  Player dzander2's board on right.
      A  B  C  D  E  F  G             A  B  C  D  E  F  G
     |d |  |  |b |  |% |  |          |  |  |  |  |  |  |b |
     |====================|          |====================|
 1|d |  |  |  |  |  |  |  |  |8  1|  |  |  |  |  |  |  |  |  |8
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 2|  |  |? |  |  |  |  |  |% |9  2|  |  |  |?@|  | @|  |  |  |9
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 3|  |  |  |  |  |  |  |  |% |10 3|a |  |  |  |  |  |  |  |  |10
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 4|  |  |? |  |  |  |  |  |  |11 4|  |  |  |  |  |  |  |  |  |11
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 5|a |  |  |  |  |  |? |  |  |12 5|# |  |  |  |  |  |  |  |b |12
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 6|  |  |  |  |  |  |  |  |c |13 6|  |  |  |  |  |  |?@|  |# |13
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 7|  |  |  |  |  |  |  |  |  |14 7|  |  |  |  |  |  | @|  |  |14
     |====================|          |====================|
     |a |  |  |b |  |  |c |          |  |a |# |  |% |  |  |
      H  I  J  K  L  M  N             H  I  J  K  L  M  N
Player dzander1 has 3 guesses left.  Player dzander2 has 3 guesses left.
"""

FIGURE_RIGHT = """\
Player dzander2's board on left.  Player dzander1's board on right.
      A  B  C  D  E  F  G             A  B  C  D  E  F  G
     |  |  |  |  |  |  |b |          |d |  |  |b |  |% |  |
     |====================|          |====================|
 1|  |  |  |  |  |  |  |  |  |8  1|d |  |  |  |  |  |  | @|  |8
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 2|  |  |  |? |  |  |  |  |  |9  2|  |  |?@|  |  |  |  |  |% |9
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 3|a |  |  |  |  |  |  |  |  |10 3|  |  |  |  |  |  |  |  |% |10
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 4|  |  |  |  |  |  |  |  |  |11 4|  |  |?@|  |  |  |  |  |  |11
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 5|# |  |  |  |  |  |  |  |b |12 5|a |  |  |  |  |  |?@|  |  |12
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 6|  |  |  |  |  |  |? |  |# |13 6|  |  |  |  |  |  |  |  |c |13
  |--|--|--|--|--|--|--|--|--|    |--|--|--|--|--|--|--|--|--|
 7|  |  |  |  |  |  |  |  |  |14 7|  |  |  |  |  |  |  |  |  |14
     |====================|          |====================|
     |  |a |# |  |% |  |  |          |a |  |  |b |  |  |c |
      H  I  J  K  L  M  N             H  I  J  K  L  M  N
Player dzander2 has 3 guesses left.  Player dzander1 has 3 guesses left.
"""

# The text's game in progress: seven probes by the first player, six by the second.
GAME_IN_PROGRESS = (
    *("c2,e2,f6,f7", "g1,b2,b4,f5"),
    *("5,+b2", "3", "d", "5", "13", "13", "1", "j"),
    *("f", "12", "+b4,+12m,9", "l,+c2,+m13", "10"),
)


def cell(name: str) -> int:
    return CELL_SPELLINGS[name]


def cells(names: str) -> frozenset[int]:
    return frozenset(cell(name) for name in names.split())


def port(name: str) -> int:
    return PORT_NUMBERS[name]


def start(*names: str) -> BlackBoxState:
    state = GAME.initial_state(BlackBoxOptions(), 2)
    return dataclasses.replace(state, names=names or ("fred", "ned"))


def seen(state: BlackBoxState) -> BlackBoxView:
    """What the player to move sees."""
    return GAME.view(state, state.to_move)


def play(state: BlackBoxState, *texts: str) -> BlackBoxState:
    """Typed turns, one after the other. What follows the end of a turn is dropped."""
    for text in texts:
        turn = state.turn
        for move in GAME.parse_move(seen(state), text):
            state = GAME.apply(state, move)
            if state.turn != turn or state.to_move is None:
                break
    return state


def click(state: BlackBoxState, *moves: Move) -> BlackBoxState:
    for move in moves:
        state = GAME.apply(state, move)
    return state


def hidden(first: str = "a1,a2,d4,d5", second: str = "b2,b4,f5,g1") -> BlackBoxState:
    """Both have hidden their atoms; fred is to solve `second`, ned `first`."""
    return play(start(), first, second)


def read(state: BlackBoxState, text: str, *, closed: bool = True) -> list[str]:
    return [str(move) for move in GAME.parse_move(seen(state), text, closed=closed)]


def illegal(state: BlackBoxState, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(seen(state), text)
    return error.value.reason


def invalid(state: BlackBoxState, text: str) -> tuple[str, int]:
    with pytest.raises(InvalidMove) as error:
        GAME.parse_move(seen(state), text)
    return error.value.reason, error.value.position


def trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def wander(seed: int, moves: int) -> Iterator[BlackBoxState]:
    """The states of a game played at random, kind by kind."""
    rng = Random(seed)
    state = hidden(*(str(Hide(frozenset(rng.sample(CELLS, 4)))) for _ in range(2)))
    for _ in range(moves):
        yield state
        kinds: dict[type, list[Move]] = {}
        for move in GAME.legal_moves(seen(state)):
            kinds.setdefault(type(move), []).append(move)
        if not kinds:
            return
        state = GAME.apply(state, rng.choice(kinds[rng.choice(list(kinds))]))


class TestTheFigure:
    def test_dzander1_sees_the_texts_first_figure(self) -> None:
        state = play(start("dzander1", "dzander2"), *GAME_IN_PROGRESS)
        assert trimmed(GAME.diagram(GAME.view(state, 0))) == trimmed(FIGURE_LEFT)

    def test_dzander2_sees_the_texts_second_figure(self) -> None:
        state = play(start("dzander1", "dzander2"), *GAME_IN_PROGRESS)
        assert trimmed(GAME.diagram(GAME.view(state, 1))) == trimmed(FIGURE_RIGHT)

    def test_every_line_of_the_boards_is_64_wide(self) -> None:
        state = play(start("dzander1", "dzander2"), *GAME_IN_PROGRESS)
        lines = GAME.diagram(GAME.view(state, 0)).splitlines()
        assert {len(line) for line in lines[1:-1]} == {64}

    def test_seven_and_six_probes_were_made(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS)
        assert [box.probes for box in state.boxes] == [7, 6]
        assert sum(mark != "" for box in state.boxes for mark in box.marks) == 19

    def test_a_spectator_sees_player_0_on_the_left_and_no_atoms(self) -> None:
        state = play(start("dzander1", "dzander2"), *GAME_IN_PROGRESS)
        expected = FIGURE_LEFT.replace("?@", "? ").replace(" @", "  ")
        assert trimmed(GAME.diagram(GAME.view(state, None))) == trimmed(expected)

    def test_when_it_is_over_all_atoms_are_shown(self) -> None:
        state = GAME.resign(play(start(), *GAME_IN_PROGRESS), NED)
        text = GAME.diagram(GAME.view(state, None))
        assert text.count("@") == 8
        assert text.count("?@") == 5

    def test_one_guess_is_not_guesses(self) -> None:
        state = play(hidden(), "+a1,+a2,+a3,+a4,?", "end", "?", "end")
        assert GAME.diagram(seen(state)).splitlines()[-1] == (
            "Player fred has 1 guess left.  Player ned has 3 guesses left."
        )


class TestTheStart:
    def test_the_standard_game_has_no_options(self) -> None:
        assert BlackBoxOptions.read({}, 2).to_dict() == {}
        with pytest.raises(InvalidOptions, match="no such option"):
            BlackBoxOptions.read({"size": 9}, 2)

    def test_two_players_with_secrets_and_without_chance(self) -> None:
        assert list(GAME.players) == [2]
        assert GAME.hidden
        assert not GAME.chance

    def test_player_0_hides_first_then_player_1_then_player_0_solves(self) -> None:
        state = start()
        assert (state.to_move, state.phase) == (FRED, "hide")
        state = play(state, "a1,a2,d4,d5")
        assert (state.to_move, state.phase, state.turn) == (NED, "hide", 1)
        state = play(state, "b2,b4,f5,g1")
        assert (state.to_move, state.phase, state.turn) == (FRED, "play", 2)

    def test_each_solves_the_box_the_other_filled(self) -> None:
        state = hidden(first="a1,a2,d4,d5", second="b2,b4,f5,g1")
        assert state.boxes[NED].atoms == cells("a1 a2 d4 d5")
        assert state.boxes[FRED].atoms == cells("b2 b4 f5 g1")

    def test_there_are_211876_ways_to_hide(self) -> None:
        moves = list(GAME.legal_moves(seen(start())))
        assert len(moves) == len(set(moves)) == 211_876
        assert str(moves[0]) == "a1,a2,a3,a4"
        assert str(moves[-1]) == "g4,g5,g6,g7"

    def test_the_ways_to_hide_come_lazily(self) -> None:
        began = time.process_time()
        assert len(list(islice(GAME.legal_moves(seen(start())), 10))) == 10
        assert time.process_time() - began < 0.05

    @pytest.mark.parametrize(
        "move", [Mark(0), Unmark(0), Probe(0), Guess(), EndTurn()], ids=lambda move: str(move)
    )
    def test_nothing_else_is_done_in_the_first_round(self, move: Move) -> None:
        with pytest.raises(IllegalMove, match="hiding four atoms in ned's box"):
            GAME.check(seen(start()), move)

    def test_hiding_belongs_to_the_first_round(self) -> None:
        with pytest.raises(IllegalMove, match="the atoms are hidden already"):
            GAME.check(seen(hidden()), Hide(cells("a1 a2 a3 a4")))

    @pytest.mark.parametrize("atoms", [{0, 1, 2}, {0, 1, 2, 3, 4}, set()])
    def test_four_atoms_are_hidden(self, atoms: set[int]) -> None:
        with pytest.raises(IllegalMove, match=f"four different atoms, not {len(atoms)}"):
            GAME.check(seen(start()), Hide(frozenset(atoms)))

    @pytest.mark.parametrize("outside", [-1, 49])
    def test_atoms_lie_in_the_box(self, outside: int) -> None:
        with pytest.raises(IllegalMove, match="49 cells"):
            GAME.check(seen(start()), Hide(frozenset({0, 1, 2, outside})))


class TestMarkers:
    def test_markers_are_added_and_removed(self) -> None:
        state = click(hidden(), Mark(cell("a1")), Mark(cell("d7")), Unmark(cell("a1")))
        assert state.boxes[FRED].markers == cells("d7")
        assert state.boxes[NED].markers == frozenset()
        assert state.to_move == FRED

    def test_any_number_of_markers_may_lie_there(self) -> None:
        state = click(hidden(), *(Mark(number) for number in CELLS))
        assert state.boxes[FRED].markers == set(CELLS)

    def test_adding_one_that_is_there_is_refused(self) -> None:
        assert illegal(hidden(), "+a1,+h8") == "a1 has a marker already"

    def test_removing_one_that_is_not_there_is_refused(self) -> None:
        assert illegal(hidden(), "/a1") == "a1 has no marker to remove"
        assert illegal(hidden(), "+a1,/a1,/a1") == "a1 has no marker to remove"

    def test_within_a_text_the_earlier_elements_count(self) -> None:
        assert play(hidden(), "+a1,/a1,+a1").boxes[FRED].markers == cells("a1")

    @pytest.mark.parametrize("move", [Mark(49), Mark(-1), Unmark(49)])
    def test_markers_go_on_cells(self, move: Move) -> None:
        with pytest.raises(IllegalMove, match="49 cells"):
            GAME.check(seen(hidden()), move)


class TestProbes:
    def test_a_hit_marks_one_port(self) -> None:
        state = play(hidden(), "2")
        assert GAME.view(state, FRED).to_dict()["boxes"][FRED]["marks"] == {"2": "#"}
        assert state.boxes[FRED].probes == 1

    def test_a_reflection_marks_one_port(self) -> None:
        state = play(hidden(), "9")
        assert GAME.view(state, FRED).to_dict()["boxes"][FRED]["marks"] == {"9": "%"}

    def test_a_ray_that_comes_out_marks_two_ports_with_the_next_letter(self) -> None:
        state = play(hidden(), "5", "end", "d")
        marks = GAME.view(state, FRED).to_dict()["boxes"][FRED]["marks"]
        assert marks == {"5": "a", "h": "a", "d": "b", "k": "b"}

    def test_hits_and_reflections_use_no_letter(self) -> None:
        state = play(hidden(), "2", "end", "9", "end", "5")
        assert state.boxes[FRED].marks[port("5")] == "a"

    def test_each_box_has_its_own_letters(self) -> None:
        state = play(hidden(second="b2,b4,f5,g1"), "5", "14")
        assert state.boxes[FRED].marks[port("5")] == "a"
        assert state.boxes[NED].marks[port("14")] == "a"

    def test_a_port_with_a_mark_cannot_be_probed_again(self) -> None:
        state = play(hidden(), "5", "end")
        assert illegal(state, "5") == "port 5 has the mark a already: probe another one"
        assert illegal(state, "h") == "port h has the mark a already: probe another one"

    def test_one_probe_a_turn(self) -> None:
        assert illegal(hidden(), "5,d") == "only one probe a turn: d would be the second"
        state = click(hidden(), Probe(port("5")))
        assert illegal(state, "d") == "only one probe a turn: d would be the second"
        assert not any(isinstance(move, Probe) for move in GAME.legal_moves(seen(state)))
        state = play(state, "end", "end")
        assert GAME.is_legal(seen(state), Probe(port("d")))

    def test_markers_may_follow_a_probe_on_screen(self) -> None:
        state = click(hidden(), Probe(port("5")), Mark(cell("b4")), EndTurn())
        assert state.boxes[FRED].markers == cells("b4")
        assert state.to_move == NED

    @pytest.mark.parametrize("number", [-1, 28])
    def test_there_are_28_ports(self, number: int) -> None:
        with pytest.raises(IllegalMove, match="1 to 14 and a to n"):
            GAME.check(seen(hidden()), Probe(number))

    def test_when_every_port_has_a_mark_no_probe_is_left(self) -> None:
        state = hidden()
        for number in PORTS:
            if not state.boxes[FRED].marks[number]:
                state = click(state, Probe(number), EndTurn(), EndTurn())
        assert all(state.boxes[FRED].marks)
        assert not any(isinstance(move, Probe) for move in GAME.legal_moves(seen(state)))
        with pytest.raises(IllegalMove, match="already"):
            GAME.check(seen(state), Probe(0))


class TestGuesses:
    def test_four_right_atoms_win_at_once(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        assert state.outcome is not None
        assert state.outcome.winners == {FRED}
        assert state.outcome.reason == "fred found the four atoms"
        assert state.outcome.scores == (0, 0)
        assert state.to_move is None
        assert state.turn == 3
        assert list(GAME.legal_moves(seen(state))) == []

    def test_the_second_player_may_win_too(self) -> None:
        state = play(hidden(), "end", "+a1,+a2,+d4,+d5,?")
        assert state.outcome is not None
        assert state.outcome.winners == {NED}

    def test_a_double_is_not_enough(self) -> None:
        # All 28 results of these two placements are the same, but a guess names the atoms.
        state = play(hidden(second="a1,a2,a4,g4"), "+a4,+g1,+g2,+g4,?")
        assert state.outcome is None
        assert state.boxes[FRED].guesses_left == 2

    def test_a_wrong_guess_costs_one_and_the_turn_goes_on(self) -> None:
        wrong = [Mark(number) for number in range(4)]
        state = click(hidden(), *wrong, Guess())
        assert state.to_move == FRED
        assert state.boxes[FRED].guesses_left == 2
        assert state.boxes[FRED].guesses == (frozenset(range(4)),)
        assert state.boxes[FRED].markers == set(range(4))
        assert state.boxes[NED].guesses_left == 3
        assert GAME.is_legal(seen(state), Unmark(0))

    def test_the_third_wrong_guess_loses_at_once(self) -> None:
        state = play(hidden(), "+a1,+a2,+a3,+a4,?", "end", "/a4,+a5,?", "end", "?")
        assert state.outcome is not None
        assert state.outcome.winners == {NED}
        assert state.outcome.reason == "fred guessed wrong three times"
        assert state.to_move is None
        assert state.turn == 7
        assert state.boxes[FRED].guesses_left == 0
        assert state.boxes[FRED].guesses == (
            cells("a1 a2 a3 a4"),
            cells("a1 a2 a3 a5"),
            cells("a1 a2 a3 a5"),
        )

    def test_the_third_guess_may_still_be_right(self) -> None:
        state = play(hidden(), "+a1,+b2,+b4,+f5,?", "end", "?", "end", "/a1,+g1,?")
        assert state.outcome is not None
        assert state.outcome.winners == {FRED}
        assert state.boxes[FRED].guesses_left == 1

    @pytest.mark.parametrize(
        ("text", "count"),
        [
            ("?", "are 0"),
            ("+a1,?", "is 1"),
            ("+a1,+a2,+a3,?", "are 3"),
            ("+a1,+a2,+a3,+a4,+a5,?", "are 5"),
        ],
    )
    def test_a_guess_needs_exactly_four_markers(self, text: str, count: str) -> None:
        assert illegal(hidden(), text) == f"a guess needs exactly four markers: there {count}"

    def test_the_markers_of_the_text_come_before_its_guess(self) -> None:
        state = play(hidden(), "?,+b2,+b4,+f5,+g1")
        assert state.outcome is not None
        assert state.outcome.winners == {FRED}

    def test_one_guess_a_turn(self) -> None:
        state = click(hidden(), *(Mark(number) for number in range(4)), Guess())
        assert illegal(state, "?") == "only one guess a turn"
        assert illegal(hidden(), "+a1,+a2,+a3,+a4,?,?") == "only one guess a turn"
        assert Guess() not in list(GAME.legal_moves(seen(state)))
        assert Guess() in list(GAME.legal_moves(seen(play(state, "end", "end"))))


class TestTurns:
    def test_end_alone_passes(self) -> None:
        state = play(hidden(), "end", "end", "end")
        assert (state.to_move, state.turn) == (NED, 5)
        assert state.boxes == hidden().boxes

    def test_nothing_goes_on_when_it_is_over(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        for move in (Mark(0), Probe(0), Guess(), EndTurn()):
            assert not GAME.is_legal(seen(state), move)
            with pytest.raises(IllegalMove, match="the game is over"):
                GAME.apply(state, move)
        assert illegal(state, "end") == "the game is over"

    @pytest.mark.parametrize("player", [FRED, NED])
    @pytest.mark.parametrize("texts", [(), ("a1,a2,d4,d5",), ("a1,a2,d4,d5", "b2,b4,f5,g1")])
    def test_who_resigns_leaves_the_win_to_the_other(
        self, player: int, texts: tuple[str, ...]
    ) -> None:
        state = GAME.resign(play(start(), *texts), player)
        assert state.outcome is not None
        assert state.outcome.winners == {1 - player}
        assert state.outcome.reason == f"{state.names[player]} resigned"
        assert state.out == {player}
        assert state.to_move is None
        views = [GAME.view(state, viewer).to_dict() for viewer in (FRED, NED, None)]
        assert views[0] == views[1] == views[2]

    @some
    @given(st.integers(0, 10_000))
    def test_legal_moves_and_check_agree(self, seed: int) -> None:
        everything: list[Move] = [
            *(Hide(frozenset(placement_at(number))) for number in (0, 1000)),
            *(kind(number) for kind in (Mark, Unmark) for number in range(-1, 50)),
            *(Probe(number) for number in range(-1, 29)),
            Guess(),
            EndTurn(),
        ]
        for state in wander(seed, 12):
            view = seen(state)
            moves = list(GAME.legal_moves(view))
            assert len(moves) == len({str(move) for move in moves})
            if view.to_move is not None:
                assert set(moves) == {move for move in everything if GAME.is_legal(view, move)}

    def test_perft(self) -> None:
        def perft(state: BlackBoxState, depth: int) -> int:
            moves = GAME.legal_moves(seen(state))
            if depth == 1:
                return sum(1 for _ in moves)
            return sum(perft(GAME.apply(state, move), depth - 1) for move in moves)

        # 49 markers, 28 probes, end.
        assert perft(hidden(), 1) == 78
        # After a marker there is one to remove in its place; after a probe no probe is left.
        assert perft(hidden(), 2) == 49 * 78 + 28 * 50 + 78

    @some
    @given(st.integers(0, 10_000))
    def test_apply_leaves_its_input_as_it_was(self, seed: int) -> None:
        states = list(wander(seed, 10))
        again = list(wander(seed, 10))
        assert states == again
        assert [hash(state) for state in states] == [hash(state) for state in again]


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
        assert illegal(state, "+b1,14") == "only one probe a turn: 14 would be the second"

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
        assert reason.startswith(f"“{text}” is no cell")
        assert position == 7

    def test_the_same_cell_twice_is_named(self) -> None:
        prefix = "the four atoms lie apart: "
        assert illegal(start(), "h8,a1,d4,d5") == f"{prefix}h8 and a1 are the same cell"
        assert illegal(start(), "d4,a2,d5,D4") == f"{prefix}d4 stands there twice"

    @pytest.mark.parametrize(
        ("text", "wrong"),
        [
            ("a1", "3 more must be named"),
            ("a1,a2,a3", "1 more must be named"),
            ("a1,a2,a3,a4,a5", "5 are too many"),
        ],
    )
    def test_the_number_of_atoms_is_named(self, text: str, wrong: str) -> None:
        assert illegal(start(), text) == f"hide exactly four atoms in ned's box: {wrong}"

    def test_a_long_element_is_shortened_and_made_printable(self) -> None:
        reason, _ = invalid(hidden(), "x\x00\x1b" + "1" * 5000)
        assert "“x??111111111…”" in reason

    @pytest.mark.parametrize(
        "text",
        ["9" * 1_000_000, "+a1,/a1," * 125_000, "," * 1_000_000, "a1," * 300_000, " " * 1_000_000],
        ids=["digits", "markers", "commas", "cells", "spaces"],
    )
    def test_a_million_characters_are_refused_at_once(self, text: str) -> None:
        for state in (start(), hidden()):
            began = time.process_time()
            reason, _ = invalid(state, text)
            assert reason == "no turn is longer than 10000 characters"
            assert time.process_time() - began < 1

    def test_the_longest_turn_is_read_within_a_second(self) -> None:
        began = time.process_time()
        assert len(read(hidden(), ",".join(["+a1", "/a1"] * 1024)[:4095])) == 1025
        assert time.process_time() - began < 1

    @settings(deadline=None)
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


class TestSecrets:
    def test_each_player_knows_the_atoms_they_hid(self) -> None:
        state = hidden()
        assert [box.atoms for box in GAME.view(state, FRED).boxes] == [None, state.boxes[NED].atoms]
        assert [box.atoms for box in GAME.view(state, NED).boxes] == [state.boxes[FRED].atoms, None]
        assert [box.atoms for box in GAME.view(state, None).boxes] == [None, None]

    def test_all_the_rest_lies_open(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS, "/c2,+b7,+a7,+a6,?")
        for viewer in (FRED, NED, None):
            view = GAME.view(state, viewer)
            for shown, true in zip(view.boxes, state.boxes, strict=True):
                assert shown in (true, dataclasses.replace(true, atoms=None))

    def test_once_it_is_over_everybody_sees_everything(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        for viewer in (FRED, NED, None):
            assert GAME.view(state, viewer).boxes == state.boxes

    def test_facts(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS)
        facts = GAME.view(state, FRED).to_dict()
        assert json.loads(json.dumps(facts)) == facts
        assert facts["game"] == "blackbox"
        assert facts["phase"] == "play"
        assert facts["scores"] == [0, 0]
        own, other = facts["boxes"]
        assert own == {
            "marks": dict.fromkeys(["1", "a"], "d")
            | dict.fromkeys(["5", "h"], "a")
            | dict.fromkeys(["d", "k"], "b")
            | dict.fromkeys(["13", "n"], "c")
            | dict.fromkeys(["9", "10", "f"], "%"),
            "markers": ["b2", "b4", "f5"],
            "guesses_left": 3,
            "atoms": None,
            "probes": 7,
        }
        assert other["atoms"] == ["c2", "e2", "f6", "f7"]
        assert other["markers"] == ["c2", "f6"]

    def test_facts_count_the_guesses_left(self) -> None:
        state = play(hidden(), "+a4,+a3,+a2,+a1,?")
        boxes = GAME.view(state, None).to_dict()["boxes"]
        assert [box["guesses_left"] for box in boxes] == [2, 3]

    def test_the_move_list_hides_the_atoms_from_who_looks_for_them(self) -> None:
        move = Hide(cells("a1 a2 d4 d5"))
        state = start()
        assert GAME.describe(move, GAME.view(state, FRED)) == "a1,a2,d4,d5"
        assert GAME.describe(move, GAME.view(state, NED)) == "atoms"
        assert GAME.describe(move, GAME.view(state, None)) == "atoms"
        over = GAME.resign(state, FRED)
        assert GAME.describe(move, GAME.view(over, NED)) == "a1,a2,d4,d5"

    @pytest.mark.parametrize("move", [Mark(0), Unmark(0), Probe(3), Guess(), EndTurn()])
    def test_all_other_moves_are_told_to_everybody(self, move: Move) -> None:
        for viewer in (FRED, NED, None):
            assert GAME.describe(move, GAME.view(hidden(), viewer)) == str(move)

    def test_only_probes_and_guesses_reveal(self) -> None:
        view = seen(hidden())
        moves: list[Move] = [Hide(cells("a1 a2 d4 d5")), Mark(0), Unmark(0), EndTurn()]
        assert not any(GAME.reveals(view, move) for move in moves)
        assert GAME.reveals(view, Probe(0))
        assert GAME.reveals(view, Guess())


class TestPreview:
    def test_markers_and_the_end_are_shown_as_they_will_be(self) -> None:
        state = hidden()
        for move in (Mark(cell("a1")), EndTurn()):
            assert GAME.preview(seen(state), move) == GAME.view(GAME.apply(state, move), FRED)

    def test_a_probe_tells_nothing_beforehand(self) -> None:
        view = seen(hidden())
        shown = GAME.preview(view, Probe(port("5")))
        assert shown.boxes[FRED] == dataclasses.replace(view.boxes[FRED], probes=1)
        assert shown.probed

    def test_a_right_and_a_wrong_guess_look_the_same_beforehand(self) -> None:
        right = play(hidden(), "+b2,+b4,+f5,+g1", "end")
        wrong = play(hidden(second="b2,b4,f5,g2"), "+b2,+b4,+f5,+g1", "end")
        shown = GAME.preview(seen(right), Guess())
        assert shown == GAME.preview(seen(wrong), Guess())
        assert shown.boxes == seen(right).boxes
        assert shown.outcome is None

    def test_hidden_atoms_are_shown_to_who_hides_them(self) -> None:
        move = Hide(cells("a1 a2 d4 d5"))
        state = start()
        assert GAME.preview(seen(state), move) == GAME.view(GAME.apply(state, move), FRED)
        assert GAME.preview(GAME.view(state, NED), move).boxes[NED].atoms is None
        assert GAME.preview(GAME.view(state, None), move).boxes[NED].atoms is None

    def test_an_illegal_move_has_no_preview(self) -> None:
        with pytest.raises(IllegalMove, match="no marker"):
            GAME.preview(seen(hidden()), Unmark(0))


class TestResampling:
    @some
    @given(st.integers(0, 10_000), st.sampled_from([FRED, NED, None]), st.randoms())
    def test_a_resampled_state_cannot_be_told_from_the_true_one(
        self, seed: int, viewer: int | None, rng: Random
    ) -> None:
        for state in wander(seed, 30):
            view = GAME.view(state, viewer)
            other = GAME.resample(view, rng)
            assert GAME.view(other, viewer) == view
            assert all(box.atoms is not None for box in other.boxes)

    def test_known_atoms_stay(self) -> None:
        state = hidden()
        for viewer in (FRED, NED):
            other = GAME.resample(GAME.view(state, viewer), Random(1))
            assert other.boxes[1 - viewer] == state.boxes[1 - viewer]
            assert other.boxes[viewer] != state.boxes[viewer]

    @pytest.mark.parametrize("viewer", [FRED, NED, None])
    def test_atoms_that_are_not_hidden_yet_are_not_made_up(self, viewer: int | None) -> None:
        other = GAME.resample(GAME.view(start(), viewer), Random(1))
        assert other == start()
        state = play(start(), "a1,a2,d4,d5")
        other = GAME.resample(GAME.view(state, viewer), Random(1))
        assert other.boxes[FRED].atoms is None
        assert len(other.boxes[NED].atoms or ()) == 4

    def test_a_finished_game_is_known(self) -> None:
        state = play(hidden(), "+b2,+b4,+f5,+g1,?")
        assert GAME.resample(GAME.view(state, None), Random(1)) == state
        state = GAME.resign(start(), FRED)
        assert GAME.resample(GAME.view(state, NED), Random(1)) == state

    def test_all_placements_that_explain_the_marks_are_equally_likely(self) -> None:
        # The marks of dzander2's board leave four placements.
        state = play(start(), *GAME_IN_PROGRESS)
        view, rng = GAME.view(state, NED), Random(1)
        drawn = Counter(GAME.resample(view, rng).boxes[NED].atoms for _ in range(1000))
        assert len(drawn) == 4
        assert state.boxes[NED].atoms in drawn
        # 250 expected, standard deviation 14.
        assert all(180 < count < 320 for count in drawn.values())

    def test_a_wrong_guess_excludes_its_placement(self) -> None:
        state = play(start(), *GAME_IN_PROGRESS)
        view, rng = GAME.view(state, NED), Random(2)
        drawn = {GAME.resample(view, rng).boxes[NED].atoms for _ in range(200)}
        wrong = next(atoms for atoms in drawn if atoms != state.boxes[NED].atoms)
        assert wrong is not None
        box = view.boxes[NED]
        guessed = dataclasses.replace(box, guesses=(wrong,))
        assert possible_placements(box) ^ possible_placements(guessed) == 1 << placement_number(
            wrong
        )
        view = dataclasses.replace(view, boxes=(view.boxes[FRED], guessed))
        assert wrong not in {GAME.resample(view, rng).boxes[NED].atoms for _ in range(200)}

    def test_a_fresh_box_may_hold_anything(self) -> None:
        assert possible_placements(Box()) == EVERY

    def test_contradicting_marks_are_refused(self) -> None:
        marks = ["%"] * 7 + ["#"] * 21
        view = GAME.view(hidden(), FRED)
        box = dataclasses.replace(view.boxes[FRED], marks=tuple(marks))
        view = dataclasses.replace(view, boxes=(box, view.boxes[NED]))
        with pytest.raises(ValueError, match="no placement is possible"):
            GAME.resample(view, Random(1))


class TestAWholeGame:
    def test_fred_solves_his_box(self) -> None:
        state = play(start("fred", "ned"), *GAME_IN_PROGRESS)
        state = play(state, "a", "+g1,?")
        assert state.outcome is not None
        assert state.outcome.sentence(state.names) == "fred wins: fred found the four atoms"

    def test_random_games_end(self) -> None:
        endings = Counter[str]()
        for seed in range(20):
            *_, last = wander(seed, 5000)
            assert last.outcome is not None
            endings[last.outcome.reason.split(" ", 1)[1]] += 1
        assert endings["guessed wrong three times"] > 0
