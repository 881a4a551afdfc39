"""The rules of Adamas: the start, captures, who is out, who wins, ties, views."""

import json
from dataclasses import replace
from random import Random

import pytest

from rules.adamas import AdamasOptions, position
from rules.adamas.board import board_of, visible_enemies
from rules.core import IllegalMove, InvalidOptions
from tests.rules.adamas.reference import (
    COLOURS,
    GAME,
    THREAT_STACKS,
    WORKED_GAME,
    Simple,
    played,
    simple,
    start,
)

# --- the start ----------------------------------------------------------------------------------


def test_two_players_start_with_eight_pieces_in_opposite_corners() -> None:
    assert simple(start()) == {"a3": ("O", 8), "e3": ("X", 8)}


def test_three_players_start_with_twelve_pieces_on_a_larger_board() -> None:
    state = start(3)
    assert simple(state) == {"g1": ("Y", 12), "a4": ("O", 12), "d7": ("X", 12)}
    assert state.to_dict()["size"] == 4


def test_the_bottom_row_of_size_3_is_c1_d1_e1() -> None:
    rows = {
        row: [cell for cell in board_of(3).cells if cell[1:] == str(row)] for row in range(1, 6)
    }
    assert rows == {
        1: ["c1", "d1", "e1"],
        2: ["b2", "c2", "d2", "e2"],
        3: ["a3", "b3", "c3", "d3", "e3"],
        4: ["a4", "b4", "c4", "d4"],
        5: ["a5", "b5", "c5"],
    }


@pytest.mark.parametrize("size", range(2, 9))
def test_a_board_of_n_cells_per_side_has_3n2_3n_1_cells(size: int) -> None:
    assert len(board_of(size).cells) == 3 * size * size - 3 * size + 1


@pytest.mark.parametrize(
    ("values", "players", "expected"),
    [
        ({}, 2, {"size": 3, "pieces": 8}),
        ({}, 3, {"size": 4, "pieces": 12}),
        ({"size": 4}, 2, {"size": 4, "pieces": 12}),
        ({"size": 2}, 3, {"size": 2, "pieces": 4}),
        ({"size": 8, "pieces": 99}, 2, {"size": 8, "pieces": 99}),
        ({"prog_cap": True}, 2, {"size": 3, "pieces": 8, "prog_cap": True}),
    ],
)
def test_options_have_the_defaults_of_the_challenge_command(
    values: dict[str, object], players: int, expected: dict[str, object]
) -> None:
    usual = AdamasOptions().to_dict()
    assert AdamasOptions.read(values, players).to_dict() == usual | expected


@pytest.mark.parametrize(
    ("values", "culprit"),
    [
        ({"size": 1}, "size"),
        ({"size": 9}, "size"),
        ({"pieces": 0}, "pieces"),
        ({"pieces": 100}, "pieces"),
        ({"pieces": "8"}, "pieces"),
        ({"prog_cap": 1}, "prog_cap"),
        ({"progcap": True}, "progcap"),
    ],
)
def test_bad_options_are_refused_by_name(values: dict[str, object], culprit: str) -> None:
    with pytest.raises(InvalidOptions) as error:
        AdamasOptions.read(values, 2)
    assert error.value.option == culprit


# --- capture ------------------------------------------------------------------------------------


def test_the_visible_enemy_count_of_the_threatened_stack_is_4() -> None:
    """The source text's 3 + 1 = 4."""
    state = replace(played(start(), *WORKED_GAME[:2]), to_move=1)
    assert visible_enemies(state.board, state.stacks, state.board.index["c3"], 0) == 4
    for text in ("d3-c3", "3xe1-c3", "e1,d3-c3"):
        assert GAME.parse_move(state, text)


def test_the_retreat_threatens_xs_single_piece() -> None:
    state = played(start(), *WORKED_GAME)
    assert visible_enemies(state.board, state.stacks, state.board.index["d3"], 1) == 1


def test_both_stacks_of_the_double_threat_count_4() -> None:
    state = position(THREAT_STACKS, 1)
    for cell in ("d1", "d3"):
        assert visible_enemies(state.board, state.stacks, state.board.index[cell], 0) == 4


def test_the_double_capture_wins_in_a_single_move() -> None:
    after = played(position(THREAT_STACKS, 1), "b3-d1,d3")
    assert after.outcome is not None
    assert after.outcome.winners == {1}
    assert after.outcome.reason == "Player 1 has no pieces left"
    assert after.to_move is None
    assert after.out == {0}
    assert list(GAME.legal_moves(after)) == []
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.parse_move(after, "a3-a4")
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.resign(after, 1)


def test_a_capture_replaces_the_stack() -> None:
    after = played(start(), *WORKED_GAME[:2], "a3-b3", "2xe1-c3")
    assert simple(after)["c3"] == ("X", 2)


def test_the_first_move_of_the_game_may_not_capture() -> None:
    """Each corner of size 3 sees the other: a count of 8 for a height of 8."""
    reason = "e3 cannot be captured: the first move of the game may not capture"
    with pytest.raises(IllegalMove, match=reason):
        GAME.parse_move(start(), "a3-e3")
    assert "8xa3-e3" not in map(str, GAME.legal_moves(start()))
    assert played(start(pieces=1), "a3-b3", "e3-b3").outcome is not None


def test_resigning_is_no_first_move() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e3": ("Y", 1)}
    before = replace(position(stacks, 0, AdamasOptions(size=3), 3), opened=False)
    with pytest.raises(IllegalMove, match="first move of the game"):
        GAME.parse_move(GAME.resign(before, 0), "b3-e3")


def test_the_other_two_colours_count_together_against_the_third() -> None:
    """The mover's pieces and those of the player beside them both see the third one's stack."""
    stacks: Simple = {"a3": ("O", 1), "b3": ("Y", 2), "c3": ("X", 1)}
    three = AdamasOptions(size=3)
    assert GAME.parse_move(position(stacks, 0, three, 3), "a3-b3")
    assert GAME.parse_move(position(stacks, 1, three, 3), "c3-b3")
    with pytest.raises(IllegalMove, match="b3 cannot be captured: 1 piece sees it"):
        GAME.parse_move(position({**stacks, "c3": ("Y", 1), "e1": ("X", 1)}, 0, three, 3), "a3-b3")


# --- who is out, who wins -----------------------------------------------------------------------

STUCK: Simple = {"a2": ("X", 1), "a3": ("O", 2), "b1": ("O", 3), "c2": ("O", 3)}


def test_a_player_without_a_legal_move_is_out() -> None:
    state = position(STUCK, 0, AdamasOptions(size=2))
    after = played(state, "2xc2-b2")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 has no legal move"
    assert "a2" not in simple(after)


def test_with_three_players_the_stuck_ones_pieces_leave_and_the_next_moves() -> None:
    state = position({**STUCK, "c1": ("Y", 1)}, 0, AdamasOptions(size=2), 3)
    after = played(state, "3xc2-b2")
    assert after.outcome is None
    assert after.out == {1}
    assert after.to_move == 2
    assert after.turn == state.turn + 1
    assert "a2" not in simple(after)
    assert after.earlier == ()


def test_both_opponents_may_be_stuck_in_turn() -> None:
    stacks: Simple = {**STUCK, "c1": ("Y", 1), "c2": ("O", 6)}
    after = played(position(stacks, 0, AdamasOptions(size=2), 3), "3xc2-b2")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 3 has no legal move"


def test_a_player_without_pieces_is_out_at_once() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e1": ("Y", 3)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "a3-b3")
    assert after.outcome is None
    assert after.out == {1}
    assert after.to_move == 2
    assert after.to_dict()["out"] == [1]


def test_two_players_may_lose_their_last_pieces_in_one_move() -> None:
    stacks: Simple = {"c3": ("O", 2), "a3": ("X", 2), "e3": ("Y", 2)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "c3-a3,e3")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 and Player 3 have no pieces left"


def test_whoever_resigns_against_one_opponent_loses() -> None:
    after = GAME.resign(start(), 1)
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 resigned"
    assert simple(after) == {"a3": ("O", 8)}


@pytest.mark.parametrize(("player", "to_move", "turn"), [(0, 1, 1), (1, 0, 0), (2, 0, 0)])
def test_of_three_the_others_play_on(player: int, to_move: int, turn: int) -> None:
    after = GAME.resign(start(3), player)
    assert after.outcome is None
    assert (after.to_move, after.turn) == (to_move, turn)
    assert after.out == {player}
    assert COLOURS[player] not in {colour for colour, _ in simple(after).values()}


def test_a_resignation_may_leave_the_mover_without_a_move() -> None:
    stacks: Simple = {
        "a2": ("O", 1),
        "a3": ("X", 3),
        "b1": ("X", 3),
        "b2": ("X", 2),
        "c1": ("Y", 1),
    }
    state = position(stacks, 0, AdamasOptions(size=2), 3)
    assert list(map(str, GAME.legal_moves(state))) == ["a2-b2"]
    after = GAME.resign(state, 2)
    assert after.outcome is not None
    assert after.outcome.winners == {1}
    assert after.outcome.reason == "Player 1 has no legal move"


# --- ties ---------------------------------------------------------------------------------------


def test_two_pieces_that_do_not_see_each_other_tie() -> None:
    after = played(start(pieces=1), "a3-a4")
    assert after.outcome is not None
    assert after.outcome.winners == {0, 1}
    assert after.outcome.reason == "two pieces are left and neither can be captured"


def test_two_pieces_that_see_each_other_play_on() -> None:
    assert played(start(pieces=1), "a3-b3").outcome is None


def test_two_stacks_are_not_two_pieces() -> None:
    assert played(start(pieces=2), "2xa3-a4").outcome is None


def test_with_three_players_the_owners_of_the_last_two_pieces_tie() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e2": ("Y", 1)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "a3-b3")
    assert after.outcome is not None
    assert after.outcome.winners == {0, 2}


def test_a_tie_is_looked_for_after_moves_only() -> None:
    stacks: Simple = {"a3": ("O", 1), "e2": ("X", 1)}
    assert position(stacks).outcome is None
    three = position({**stacks, "c5": ("Y", 2)}, 0, AdamasOptions(size=3), 3)
    assert GAME.resign(three, 2).outcome is None


ROUND = ("8xa3-a4", "8xe3-e2", "8xa4-a3", "8xe2-e3")


def test_a_position_that_occurs_for_the_third_time_may_be_called_a_tie() -> None:
    state = played(start(), *ROUND, *ROUND)
    assert state.repeated
    assert state.to_dict()["repeated"] is True
    assert state.outcome is None
    tied = GAME.claim_tie(state)
    assert tied.outcome is not None
    assert tied.outcome.winners == {0, 1}
    assert tied.outcome.reason == "draw claimed: the position occurred three times"
    assert not tied.repeated
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.claim_tie(tied)


@pytest.mark.parametrize("texts", [(), ROUND, (*ROUND, *ROUND[:3])])
def test_a_tie_cannot_be_claimed_before(texts: tuple[str, ...]) -> None:
    state = played(start(), *texts)
    assert not state.repeated
    with pytest.raises(IllegalMove, match="only when the same position has occurred"):
        GAME.claim_tie(state)


def test_a_repeated_position_stays_repeated_the_fourth_time() -> None:
    assert played(start(), *ROUND, *ROUND, *ROUND).repeated


def test_the_mover_is_part_of_the_position() -> None:
    state = start()
    other = (1, state.stacks)
    assert not replace(state, earlier=(other, other)).repeated
    assert replace(state, earlier=((0, state.stacks),) * 2).repeated


def test_a_capture_begins_the_count_afresh() -> None:
    state = played(start(), *WORKED_GAME[:2], "a3-b3")
    assert len(state.earlier) == 3
    assert played(state, "d3-c3").earlier == ()


def test_a_resignation_begins_the_count_afresh() -> None:
    assert GAME.resign(played(start(3), "a4-a5", "d7-d6"), 0).earlier == ()


def test_only_players_still_in_share_a_claimed_tie() -> None:
    state = GAME.resign(start(3), 2)
    for _ in range(2):
        state = played(state, "12xa4-a5", "12xd7-d6", "12xa5-a4", "12xd6-d7")
    tied = GAME.claim_tie(state)
    assert tied.outcome is not None
    assert tied.outcome.winners == {0, 1}


# --- views and set-up positions -----------------------------------------------------------------


def test_the_facts_of_a_view_are_plain_json() -> None:
    state = played(start(), *WORKED_GAME[:1])
    facts = state.to_dict()
    assert json.loads(json.dumps(facts)) == facts
    assert facts["stacks"] == {
        "c1": ["O", 1],
        "a3": ["O", 1],
        "b3": ["O", 1],
        "c3": ["O", 4],
        "e3": ["X", 8],
        "a5": ["O", 1],
    }
    assert list(facts["stacks"]) == ["c1", "a3", "b3", "c3", "e3", "a5"]
    assert (facts["out"], facts["size"], facts["repeated"]) == ([], 3, False)
    assert (facts["to_move"], facts["scores"], facts["outcome"]) == (1, [0, 0], None)


def test_a_stack_can_be_asked_for_by_name() -> None:
    assert start().stack("a3") == (0, 8)
    assert start().stack("b3") is None
    with pytest.raises(IllegalMove, match="z9 is not on the board"):
        start().stack("z9")


def test_nothing_is_hidden() -> None:
    state = start()
    assert GAME.view(state, None) == GAME.view(state, 1) == GAME.resample(state, Random(1)) == state


@pytest.mark.parametrize(
    ("stacks", "to_move", "culprit", "reason"),
    [
        ({"f9": ("O", 1)}, 0, "stacks", "f9 is not on the board"),
        ({"a3": ("Y", 1)}, 0, "stacks", "“a3” should look like O8"),
        ({"a3": ("OX", 1)}, 0, "stacks", "“a3” should look like O8"),
        ({"a3": ("O",)}, 0, "stacks", "“a3” should look like O8"),
        ({"a3": ("O", "1")}, 0, "stacks", "“a3” should look like O8"),
        ({"a3": ("O", 0)}, 0, "stacks", "a3 must hold 1 to 99 pieces"),
        ({"a3": ("O", 100)}, 0, "stacks", "a3 must hold 1 to 99 pieces"),
        ({"a3": ("O", 50), "a4": ("O", 50)}, 0, "stacks", "a player has at most 99 pieces"),
        ({"a3": ("O", 1)}, 0, "stacks", "at least two players must have pieces"),
        ({}, 0, "stacks", "at least two players must have pieces"),
        ({"a3": ("O", 1), "a4": ("X", 1)}, 2, "to_move", "the player to move must have pieces"),
    ],
)
def test_impossible_positions_are_refused(
    stacks: dict[str, tuple[object, ...]], to_move: int, culprit: str, reason: str
) -> None:
    with pytest.raises(InvalidOptions) as error:
        position(stacks, to_move)
    assert (error.value.option, error.value.reason) == (culprit, reason)


def test_in_a_set_up_position_players_without_pieces_are_out() -> None:
    state = position({"a3": ("O", 1), "e3": ("Y", 2)}, 2, AdamasOptions(size=3), 3)
    assert state.out == {1}
    with pytest.raises(InvalidOptions, match="to_move"):
        position({"a3": ("O", 1), "e3": ("Y", 2)}, 1, AdamasOptions(size=3), 3)


def test_in_a_set_up_position_a_stuck_mover_has_lost() -> None:
    stacks: Simple = {"a2": ("X", 1), "a3": ("O", 2), "b1": ("O", 3), "b2": ("O", 3)}
    state = position(stacks, 1, AdamasOptions(size=2))
    assert state.outcome is not None
    assert state.outcome.reason == "Player 2 has no legal move"
