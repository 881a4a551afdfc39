"""The rules of Black Box: the figure, hiding, markers, probes, guesses and turns."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.blackbox import (
    BlackBoxOptions,
    BlackBoxState,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
)
from rules.blackbox.placements import placement_at
from rules.blackbox.rays import CELLS, PORTS
from rules.core import IllegalMove, InvalidOptions
from tests.rules.blackbox.play import (
    FRED,
    GAME,
    GAME_IN_PROGRESS,
    NED,
    cell,
    cells,
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
from tests.work import Work

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


def trimmed(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


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
        with Work(most=1_000):
            assert len(list(islice(GAME.legal_moves(seen(start())), 10))) == 10

    @pytest.mark.parametrize(
        "move", [Mark(0), Unmark(0), Probe(0), Guess(), EndTurn()], ids=lambda move: str(move)
    )
    def test_nothing_else_is_done_in_the_first_round(self, move: Move) -> None:
        with pytest.raises(IllegalMove, match="hiding four atoms in ned's box"):
            GAME.check(seen(start()), move)

    def test_hiding_belongs_to_the_first_round(self) -> None:
        with pytest.raises(IllegalMove, match="the atoms are already hidden"):
            GAME.check(seen(hidden()), Hide(cells("a1 a2 a3 a4")))

    @pytest.mark.parametrize("atoms", [{0, 1, 2}, {0, 1, 2, 3, 4}, set()])
    def test_four_atoms_are_hidden(self, atoms: set[int]) -> None:
        with pytest.raises(
            IllegalMove, match=f"four different atoms in ned’s box, not {len(atoms)}"
        ):
            GAME.check(seen(start()), Hide(frozenset(atoms)))

    @pytest.mark.parametrize("outside", [-1, 49])
    def test_atoms_lie_in_the_box(self, outside: int) -> None:
        with pytest.raises(IllegalMove, match="is not on the board"):
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
        with pytest.raises(IllegalMove, match="is not on the board"):
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
        assert illegal(state, "5") == "port 5 has the mark a already: choose another one"
        assert illegal(state, "h") == "port h has the mark a already: choose another one"

    def test_one_probe_a_turn(self) -> None:
        assert illegal(hidden(), "5,d") == "you can send one ray a turn: d would be the second"
        state = click(hidden(), Probe(port("5")))
        assert illegal(state, "d") == "you can send one ray a turn: d would be the second"
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
