"""The rules of Mono: the text's figure and numbers, turns, rounds and the end."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import CHANCE, IllegalMove, InvalidOptions
from rules.mono import (
    DrawnLayout,
    EndTurn,
    FinishedTurn,
    Layout,
    MonoOptions,
    RandomMove,
    Reveal,
    turn_score,
)
from rules.mono.layouts import random_layout
from tests.rules.mono.play import (
    FIGURE,
    GAME,
    click,
    figure_match,
    illegal,
    invalid,
    laid_out,
    own,
    play,
    start,
)

# The text's figure and numbers

DIAGRAM = """\
  a b c d e f g h i   a b c d e f g h i
5 6 6 6 6 9 9 7 7 7 5 . . . . . . . . . 5
4 6 6 4 9 9 9 7 8 7 4 . . . . . . . . . 4
3 3 4 4 9 9 9 7 8 7 3 . . . . . . . . . 3
2 3 4 2 9 5 5 8 8 8 2 . . . . . . . . . 2
1 3 1 2 5 5 5 8 8 8 1 . . . . . . . . . 1
  a b c d e f g h i   a b c d e f g h i
  fred = 0            ned = 0"""


def test_the_figure_of_a_game_about_to_start() -> None:
    assert GAME.diagram(GAME.view(figure_match(), 0)) == DIAGRAM


def test_the_other_player_sees_their_own_board_first() -> None:
    mirrored = FIGURE[::-1]
    lines = GAME.diagram(GAME.view(laid_out(FIGURE, mirrored), 1)).splitlines()
    assert lines[1] == "5 8 8 8 5 5 5 2 1 3 5 . . . . . . . . . 5"
    assert lines[-1] == "  ned = 0             fred = 0"


def test_the_worked_list_scores_23() -> None:
    assert turn_score((2, 3, 5, 5, 5, 5, 7, 7, 8)) == 23
    state = play(figure_match(), "c2,a3,e2,f2,d1,e1,g5,h5,g1,a1,b1")
    assert state.scores == (23, 0)
    assert state.last_turn == FinishedTurn(0, (2, 3, 5, 5, 5, 5, 7, 7, 8, 3), 23)
    assert (state.to_move, state.values) == (1, ())
    assert "b1" not in GAME.view(state, 0).to_dict()["uncovered"][1]


def test_what_is_uncovered_shows_in_both_diagrams() -> None:
    state = click(figure_match(), "b1", "a5", "i5")
    mine = GAME.diagram(GAME.view(state, 0)).splitlines()
    theirs = GAME.diagram(GAME.view(state, 1)).splitlines()
    assert mine[1] == "5 6 6 6 6 9 9 7 7 7 5 6 . . . . . . . 7 5"
    assert theirs[1] == "5 6'6 6 6 9 9 7 7 7'5 . . . . . . . . . 5"
    assert mine[-1] == theirs[-1] == "list = 1 6 7"


def test_a_spectators_diagram_has_the_boards_in_seat_order() -> None:
    lines = GAME.diagram(GAME.view(figure_match(), None)).splitlines()
    assert lines[1] == "5 . . . . . . . . . 5 . . . . . . . . . 5"
    assert lines[-1] == "  fred = 0            ned = 0"


@pytest.mark.parametrize(("size", "width"), [(25, 110), (18, 82), (19, 86)])
def test_large_diagrams_keep_their_columns(size: int, width: int) -> None:
    state = play(play(start(size=size), "random"), "random")
    lines = GAME.diagram(GAME.view(state, 0)).splitlines()
    numbers = [line.split()[0] for line in lines[1:-2]]
    assert numbers == [str(n) for n in range((size + 1) // 2, 0, -1)]
    assert len({len(line) for line in lines[1:-2]}) == 1
    assert lines[0].index("a") == lines[1].index(state.layouts[0][0], 2)  # type: ignore[index]
    assert len(lines[1]) >= width - 8


def test_three_boards_stand_side_by_side_own_first() -> None:
    state = click(laid_out("122", "122", "221", size=2), "c1", "b1")
    assert GAME.diagram(GAME.view(state, 1)) == (
        "  a b c   a b c   a b c\n"
        "1 1 2'2'1 . 2 1 1 . . . 1\n"
        "  a b c   a b c   a b c\n"
        "  ned = 0   ann = 0   fred = 0\n"
        "list = 1 2"
    )


# Options


def test_the_standard_game_has_nine_regions_for_two_to_four() -> None:
    assert MonoOptions.read({}, 2) == MonoOptions(9, False, False, False)
    assert list(MonoOptions.specs()) == ["size", "no_auto", "take_min", "take_max"]
    assert list(GAME.players) == [2, 3, 4]


@pytest.mark.parametrize(
    ("values", "players", "option"),
    [
        ({"size": 1}, 2, "size"),
        ({"size": 26}, 2, "size"),
        ({"take_min": True}, 2, "take_min"),
        ({"take_max": True}, 2, "take_max"),
        ({"take_min": True, "take_max": True}, 3, "take_min"),
    ],
)
def test_options_that_cannot_be_name_the_culprit(
    values: dict[str, object], players: int, option: str
) -> None:
    with pytest.raises(InvalidOptions) as error:
        MonoOptions.read(values, players)
    assert error.value.option == option


def test_take_min_and_take_max_are_for_three_and_four() -> None:
    for players in (3, 4):
        assert MonoOptions.read({"take_min": True}, players).take_min
        assert MonoOptions.read({"take_max": True}, players).take_max


# The first round


def test_each_player_places_a_layout_in_turn() -> None:
    state = start(3, size=2)
    assert own(state).to_dict()["phase"] == "layout"
    for number, text in enumerate(("122", "221", "122")):
        assert (state.to_move, state.turn) == (number, number)
        state = click(state, text)
    assert state.layouts == ("122", "221", "122")
    assert (state.to_move, state.turn) == (0, 3)
    assert own(state).to_dict()["phase"] == "play"


def test_a_random_layout_is_drawn_by_chance() -> None:
    state = GAME.apply(start(), RandomMove())
    assert state.to_move == CHANCE
    drawn = GAME.draw(state, Random(1))
    assert isinstance(drawn, DrawnLayout)
    state = GAME.apply(state, drawn)
    assert (state.layouts[0], state.to_move) == (drawn.labels, 1)


def test_random_closes_a_layout_under_no_auto_too() -> None:
    assert GAME.parse_move(own(start(no_auto=True)), " RANDOM ") == [RandomMove()]


def test_layouts_that_break_a_rule_are_refused_with_the_spot() -> None:
    state = start()
    assert illegal(state, FIGURE.replace("55", "56", 1)) == "region 5 has 4 cells, not 5"
    assert illegal(state, "666699778664999787344999787342955888312555878") == (
        "region 7 is not connected: i4 does not touch g5"
    )
    assert invalid(state, FIGURE[1:]) == ("44 numbers, but the board has 45 cells", 44)
    assert invalid(state, "a3,f2")[1] == 0
    assert invalid(state, "  ") == ("type a layout, or random", 0)


def test_a_move_of_the_wrong_phase_is_refused() -> None:
    for move in (Reveal("a1"), EndTurn()):
        with pytest.raises(IllegalMove, match="choose your layout first"):
            GAME.check(own(start()), move)
    with pytest.raises(IllegalMove, match="your layout is already chosen"):
        GAME.check(own(figure_match()), Layout(FIGURE))
    assert invalid(figure_match(), FIGURE)[1] == 0


# A turn


def test_a_reveal_uncovers_a_cell_and_leaves_the_turn_open() -> None:
    state = click(figure_match(), "b1")
    assert (state.to_move, state.values, state.scores) == (0, (1,), (0, 0))
    assert own(state).to_dict()["uncovered"] == [[], ["b1"]]


def test_a_lower_value_ends_the_turn_listed_but_not_scored() -> None:
    state = click(figure_match(), "a5", "b5", "b1")
    assert state.to_move == 1
    assert state.last_turn == FinishedTurn(0, (6, 6, 1), 4)


def test_an_equal_value_goes_on() -> None:
    assert click(figure_match(), "a5", "b5").to_move == 0


def test_end_scores_the_whole_list() -> None:
    state = click(figure_match(), "a5", "b5", "g5", "end")
    assert (state.to_move, state.scores) == (1, (5, 0))


def test_end_needs_a_reveal() -> None:
    state = figure_match()
    assert illegal(state, "end") == "reveal at least one cell before you end your turn"
    with pytest.raises(IllegalMove, match="reveal at least one cell"):
        GAME.check(own(state), EndTurn())
    assert GAME.parse_move(own(state), "b1,end") == [Reveal("b1"), EndTurn()]
    assert GAME.parse_move(own(click(state, "b1")), "end") == [EndTurn()]


def test_the_turn_ends_when_no_cell_is_left() -> None:
    state = click(laid_out("122", "122", size=2), "a1", "b1")
    assert state.to_move == 0
    state = click(state, "c1")
    assert (state.to_move, state.scores) == (1, (5, 0))


def test_the_last_cell_is_not_scored_when_it_is_lower() -> None:
    state = click(laid_out("122", "122", size=2), "b1", "c1", "a1")
    assert state.last_turn == FinishedTurn(0, (2, 2, 1), 4)


@given(st.integers(0, 10**6), st.integers(2, 4))
@settings(max_examples=30)
def test_random_reveals_go_on_until_the_turn_ends(seed: int, players: int) -> None:
    rng = Random(seed)
    state = laid_out(*(random_layout(5, rng) for _ in range(players)), size=5)
    after = play(state, "random", seed)
    assert after.turn == state.turn + 1
    assert after.last_turn is not None
    *scored, last = after.last_turn.values
    assert scored == sorted(scored)
    assert not scored or last < scored[-1] or not after.covered(0)


def test_a_closing_random_goes_on_under_no_auto_too() -> None:
    state = figure_match(no_auto=True)
    assert GAME.parse_move(own(state), "b1,random") == [Reveal("b1"), RandomMove()]
    after = play(state, "b1,random", 3)
    assert after.last_turn is not None
    assert after.last_turn.values[-1] < after.last_turn.values[-2]


# Several opponents


def values_of(options: dict[str, Any], *cells: str) -> tuple[int, ...]:
    """Return what the first of three lists, against 122/333 and 333/221 (rows from the top)."""
    state = laid_out("122333", "122333", "333221", size=3, **options)
    for cell in cells:
        assert state.to_move == 0
        state = click(state, cell)
    return state.values if state.to_move == 0 else state.last_turn.values  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("options", "cells", "values"),
    [
        ({}, ("a2",), (1,)),  # 1 or 3: the lowest, with nothing listed yet
        ({}, ("b2", "a2"), (2, 3)),  # 2 or 3, then 1 or 3: the lowest not lower than 2
        ({}, ("a2", "c1"), (1, 1)),  # 3 or 1: equal is not lower
        ({"take_min": True}, ("b2", "a2"), (2, 1)),  # ends the turn
        ({"take_max": True}, ("a2", "b2", "c1"), (3, 3, 3)),
        ({"take_max": True}, ("a2",), (3,)),
    ],
)
def test_which_of_several_values_counts(
    options: dict[str, Any], cells: tuple[str, ...], values: tuple[int, ...]
) -> None:
    assert values_of(options, *cells) == values


def test_without_a_fitting_value_the_highest_is_listed_and_ends_the_turn() -> None:
    state = laid_out("122333", "122333", "221333", size=3)
    state = click(state, "a1", "a2")  # 3 and 3, then 1 and 2
    assert state.last_turn == FinishedTurn(0, (3, 2), 1)
    assert state.to_move == 1


def test_a_reveal_uncovers_the_cell_on_every_opponents_board() -> None:
    state = click(laid_out("122", "122", "221", size=2), "c1")
    assert state.uncovered == (0, 0b100, 0b100)
    assert state.values == (1,)


def test_only_values_uncovered_by_this_very_reveal_are_candidates() -> None:
    state = laid_out("221", "122", "221", size=2)
    state = click(state, "a1", "end")  # uncovers 1 on ned's board, 2 on ann's
    state = click(state, "a1", "end")  # ned: covered only on fred's board
    assert state.last_turn == FinishedTurn(1, (2,), 1)
    assert state.uncovered == (0b001, 0b001, 0b001)


# Rounds, and the end of the game


def test_the_round_is_finished_when_a_board_is_wholly_uncovered() -> None:
    state = play(laid_out("122", "221", size=2), "c1,a1,b1")
    assert state.outcome is None
    assert state.to_move == 1
    state = play(state, "b1,c1,end")
    assert state.outcome is not None
    assert state.outcome.to_dict() == {
        "winners": [0],
        "reason": "ned's board is completely revealed",
        "scores": [5, 4],
    }
    assert state.to_move is None


def test_equal_highest_scores_tie() -> None:
    state = play(play(laid_out("122", "221", size=2), "c1,a1,b1"), "a1,b1,c1")
    assert state.outcome is not None
    assert state.outcome.winners == {0, 1}
    assert state.outcome.reason == "2 boards are completely revealed"


def test_the_second_player_ends_the_game_at_once() -> None:
    state = play(play(laid_out("122", "221", size=2), "a1,end"), "a1,b1,c1")
    assert state.outcome is not None
    assert state.outcome.winners == {1}


def test_a_player_with_nothing_to_reveal_is_skipped() -> None:
    state = laid_out("122", "122", "122", size=2)
    state = play(state, "a1,b1,c1")  # uncovers ned's and ann's boards
    state = play(state, "a1,b1,c1")  # ned uncovers fred's, and ann has nothing left
    assert state.outcome is not None
    assert state.outcome.scores == (5, 5, 0)
    assert state.outcome.reason == "3 boards are completely revealed"


def test_everybody_gets_the_same_number_of_turns() -> None:
    state = start(3, size=3)
    turns = [0, 0, 0]
    for seed in range(200):
        if state.to_move is None:
            break
        turns[state.seat] += 1
        state = play(state, "random", seed)
    assert state.outcome is not None
    assert max(turns) - min(turns) <= 1  # a player with nothing left to reveal is skipped


# Resigning


def test_the_last_one_in_wins() -> None:
    state = GAME.resign(figure_match(), 0)
    assert state.outcome is not None
    assert state.outcome.winners == {1}
    assert state.outcome.reason == "fred resigned"
    assert GAME.view(state, 0).layouts == (FIGURE, FIGURE)


def test_a_resigners_turns_are_skipped_and_the_running_turn_goes_unscored() -> None:
    state = click(laid_out("122", "122", "122", size=2), "a1", "b1")
    state = GAME.resign(state, 0)
    assert (state.to_move, state.values, state.scores) == (1, (), (0, 0, 0))
    state = play(play(state, "a1,end"), "b1,end")
    assert state.to_move == 1


def test_another_players_turn_goes_on_when_somebody_resigns() -> None:
    state = click(laid_out("122", "122", "122", size=2), "a1")
    after = GAME.resign(state, 2)
    assert (after.to_move, after.values, after.turn) == (0, (1,), state.turn)


def test_a_resigners_board_stays_and_ends_the_game() -> None:
    state = GAME.resign(laid_out("122", "122", "122", size=2), 2)
    state = play(state, "a1,b1,end")
    assert state.outcome is None
    state = play(state, "c1,end")  # ann's last cell
    assert state.outcome is not None
    assert state.outcome.winners == {0}
    assert state.outcome.scores == (2, 1, 0)
    assert state.outcome.reason == "ann's board is completely revealed"


def test_the_round_ends_where_it_would_when_the_first_seat_has_resigned() -> None:
    state = GAME.resign(laid_out("122", "122", "122", size=2), 0)
    state = play(state, "a1,b1,c1")  # ned uncovers fred's and ann's boards
    assert state.to_move == 2
    state = play(state, "a1,end")
    assert state.outcome is not None
    assert state.outcome.winners == {1}


def test_a_resigner_cannot_win_by_score() -> None:
    state = laid_out("122", "122", "122", size=2)
    state = GAME.resign(play(state, "a1,b1,end"), 0)
    state = play(play(state, "c1,end"), "a1,end")
    assert state.outcome is not None
    assert state.outcome.winners == {1, 2}
    assert state.outcome.scores == (2, 1, 1)


def test_who_resigns_before_placing_has_no_board() -> None:
    state = GAME.resign(click(start(3, size=2), "122"), 1)
    assert (state.to_move, state.turn) == (2, 2)
    state = click(state, "221")
    assert state.to_move == 0
    facts = GAME.view(state, 0).to_dict()
    assert (facts["phase"], facts["boards"][1]) == ("play", ["..."])
    assert click(state, "c1").values == (1,)
    state = play(play(state, "a1,b1,end"), "a1,b1,c1")
    assert state.outcome is not None


def test_the_last_to_place_may_resign_and_play_begins() -> None:
    state = GAME.resign(click(start(3, size=2), "122", "221"), 2)
    assert state.to_move == 0
    assert own(state).to_dict()["phase"] == "play"


def test_resigning_out_of_turn_before_placing() -> None:
    state = click(GAME.resign(start(3, size=2), 1), "122")
    assert state.to_move == 2
