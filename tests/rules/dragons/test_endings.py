"""How a game of Dragons ends: every aim, and every way the tiles can run out.

Each board lacks one tile, which is played; `may_complete` keeps everything else in its place.
"""

import random

import pytest

from rules.core.hexes import Hex
from rules.dragons import DragonsState, position
from rules.dragons.endings import PlayedTurn, ending
from rules.dragons.shapes import longest_loop
from rules.dragons.tiles import O, Tiles, X
from tests.rules.dragons.boards import (
    CROSSED,
    EIGHT_TILES,
    FOUR,
    GAME,
    ONE_AND_ONE,
    ONE_EYE,
    OPEN_RING,
    RING,
    SIX_AND_SEVEN,
    SIX_AND_SIX,
    THREE_EYES,
    TWO_AND_ONE,
    TWO_EYES,
    at,
    beside,
    options,
    start,
    swapped,
)

REPLACING_AIMS = (
    "tantrix",
    "end_first",
    "end_single",
    "end_most",
    "all_out_most_eyes",
    "loop_closed",
)


def ended(
    tiles: Tiles, last: Hex, *, pool: int = 9, to_move: int = O, **values: int | bool
) -> tuple[set[int], str] | None:
    """Winners and reason when `last` is placed on a board that has the other tiles."""
    rest = {cell: letter for cell, letter in tiles.items() if cell != last}
    opts = options(may_complete=True, **values)
    state = position(rest, to_move=to_move, options=opts, pool=pool)
    after = GAME.apply(state, at(state, tiles[last], last))
    if after.outcome is None:
        return None
    assert after.to_move is None
    assert after.outcome.scores == after.scores
    return set(after.outcome.winners), after.outcome.reason


def test_a_loop_of_six_wins() -> None:
    assert ended(RING, (0, 1)) == ({O}, "Player 1 formed a loop of 6 tiles")
    assert ended(swapped(RING), (0, 1)) == ({X}, "Player 2 formed a loop of 6 tiles")


def test_a_loop_wins_for_its_owner_whoever_closes_it() -> None:
    assert ended(RING, (0, 1), to_move=X) == ({O}, "Player 1 formed a loop of 6 tiles")


def test_a_loop_of_four_does_not_win() -> None:
    assert ended(FOUR, (0, 0)) is None
    assert len(longest_loop(FOUR, O)) == 4


def test_the_longer_of_two_loops_wins() -> None:
    longer = "Player 2 formed the longer loop, 7 tiles to 6"
    assert ended(SIX_AND_SEVEN, (0, 0)) == ({X}, longer)
    longer = "Player 1 formed the longer loop, 7 tiles to 6"
    assert ended(swapped(SIX_AND_SEVEN), (0, 0)) == ({O}, longer)


def test_equal_loops_draw() -> None:
    assert ended(SIX_AND_SIX, (0, 0)) == ({O, X}, "both players formed a loop of 6 tiles")


def test_a_loop_that_an_auto_move_closes_wins() -> None:
    """The win test is made after the auto moves; the last tile of this ring is one of them."""
    after = played_to_a_loop_closed_by_an_auto_move()
    assert after.outcome is not None
    assert "formed" in after.outcome.reason


def played_to_a_loop_closed_by_an_auto_move() -> DragonsState:
    for seed in range(400):
        rng = random.Random(seed)
        state = start()
        while state.to_move is not None:
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        if state.pool and len(state.placed) > 1:
            first = {c: s for c, s in state.tiles.items() if c not in state.placed[1:]}
            if max(len(longest_loop(first, player)) for player in (O, X)) < 6:
                return state
    raise AssertionError("no such game among these")


def test_tiles_run_out_and_the_game_is_drawn() -> None:
    assert ended(FOUR, (0, 0), pool=1) == ({O, X}, "the tiles ran out")
    assert ended(FOUR, (0, 0), pool=1, tie_none=True) == ({O, X}, "the tiles ran out")


def test_a_loop_with_the_last_tile_still_wins() -> None:
    assert ended(RING, (0, 1), pool=1, tie_largest_loses=True) == (
        {O},
        "Player 1 formed a loop of 6 tiles",
    )


def test_long_loop_asks_for_more_than_four_tiles() -> None:
    assert ended(OPEN_RING, (0, 1), cross=True, long_loop=True) == (
        {O},
        "Player 1 formed a loop of 6 tiles",
    )
    assert ended(FOUR, (0, 0), cross=True, long_loop=True) is None
    assert options(cross=True, long_loop=True).loop_length == 5
    assert options(cross=True).loop_length == 6


@pytest.mark.parametrize("aim", REPLACING_AIMS)
def test_another_aim_replaces_the_loop(aim: str) -> None:
    values = {aim: True, "cross": aim == "loop_closed"}
    assert len(longest_loop(OPEN_RING, O)) == 6
    assert ended(OPEN_RING, (0, 1), **values) is None


def test_end_first_the_first_completed_dragon_wins() -> None:
    reason = "Player 1 completed a dragon with 1 eye or more"
    assert ended(ONE_EYE, (0, -3), end_first=True) == ({O}, reason)
    reason = "Player 2 completed a dragon with 1 eye or more"
    assert ended(swapped(ONE_EYE), (0, -3), end_first=True) == ({X}, reason)


def test_end_first_both_colours_at_once_draw() -> None:
    reason = "both players completed a dragon with 1 eye or more in one turn"
    assert ended(ONE_AND_ONE, (1, -1), end_first=True) == ({O, X}, reason)


def test_end_first_an_open_dragon_is_not_complete() -> None:
    assert ended(FOUR, (0, 0), end_first=True) is None


def test_end_first_a_dragon_without_an_eye_is_not_complete() -> None:
    assert ended({(0, 0): "j", (0, 1): "g"}, (0, 1), end_first=True) is None


@pytest.mark.parametrize(("eyes", "wins"), [(1, True), (2, True), (3, False), (4, False)])
def test_num_eyes_is_what_a_complete_dragon_needs(eyes: int, wins: bool) -> None:
    result = ended(TWO_EYES, (-2, 2), end_first=True, num_eyes=eyes)
    assert (result is not None) == wins
    assert (ended(TWO_EYES, (-2, 2), end_single=True, num_eyes=eyes) is not None) == wins
    assert (ended(TWO_EYES, (-2, 2), end_most=True, num_eyes=eyes) is not None) == wins
    at_the_end = ended(TWO_EYES, (-2, 2), all_out_most_eyes=True, num_eyes=eyes, pool=1)
    assert at_the_end is not None
    assert (at_the_end[0] == {O}) == wins
    by_size = ended(TWO_EYES, (-2, 2), tie_largest_wins=True, num_eyes=eyes, pool=1)
    assert by_size is not None
    assert (by_size[0] == {O}) == wins


def test_end_single_one_colour_alone_wins() -> None:
    assert ended(ONE_EYE, (0, -3), end_single=True) == (
        {O},
        "Player 1 was the only player to complete a dragon",
    )
    assert ended(swapped(ONE_EYE), (0, -3), end_single=True) == (
        {X},
        "Player 2 was the only player to complete a dragon",
    )


def test_end_single_both_colours_at_once_go_on() -> None:
    assert ended(ONE_AND_ONE, (1, -1), end_single=True) is None


def test_end_single_only_dragons_completed_this_turn_count() -> None:
    """O completes a dragon; that X has an older one does not matter, and the other way round."""
    board = beside(ONE_EYE, swapped(ONE_EYE))
    assert ended(board, (0, -3), end_single=True) == (
        {O},
        "Player 1 was the only player to complete a dragon",
    )
    older = beside(ONE_EYE, {(0, 0): "a", (0, -1): "d"})
    assert ended(older, (20, -10), end_single=True) is None


def test_end_most_more_eyes_than_every_enemy_dragon_win() -> None:
    reason = "Player 1 has a complete dragon with 2 eyes, more than any opponent"
    assert ended(TWO_AND_ONE, (0, 1), end_most=True) == ({O}, reason)
    reason = "Player 2 has a complete dragon with 2 eyes, more than any opponent"
    assert ended(swapped(TWO_AND_ONE), (0, 1), end_most=True) == ({X}, reason)


def test_end_most_as_many_eyes_go_on() -> None:
    assert ended(ONE_AND_ONE, (1, -1), end_most=True) is None


def test_end_most_open_enemy_dragons_count() -> None:
    board = beside(ONE_EYE, swapped(FOUR))
    assert ended(board, (0, -3), end_most=True) is None
    board = beside(THREE_EYES, swapped(FOUR))
    assert ended(board, (-2, 2), end_most=True) is not None


def test_all_out_most_eyes_wins_once_all_tiles_are_played() -> None:
    assert ended(TWO_AND_ONE, (0, 1), all_out_most_eyes=True) is None
    reason = "Player 1 has the complete dragon with the most eyes, 2 eyes"
    assert ended(TWO_AND_ONE, (0, 1), all_out_most_eyes=True, pool=1) == ({O}, reason)
    reason = "Player 2 has the complete dragon with the most eyes, 1 eye"
    board = beside(FOUR, swapped(ONE_EYE))
    assert ended(board, (0, 0), all_out_most_eyes=True, pool=1) == ({X}, reason)


@pytest.mark.parametrize(("board", "last"), [(ONE_AND_ONE, (1, -1)), (FOUR, (0, 0))])
def test_all_out_most_eyes_equal_or_none_draw(board: Tiles, last: Hex) -> None:
    reason = "the tiles ran out and nobody has the most eyes on a complete dragon"
    assert ended(board, last, all_out_most_eyes=True, pool=1) == ({O, X}, reason)


def test_the_largest_completed_dragon_wins_or_loses_when_the_tiles_run_out() -> None:
    """Largest by tiles, not by eyes: X's smaller dragon has more of those."""
    board = beside(EIGHT_TILES, swapped(TWO_EYES))
    reason = "the tiles ran out and Player 1 has the largest complete dragon, 8 tiles"
    assert ended(board, (0, 0), tie_largest_wins=True, pool=1) == ({O}, reason)
    assert ended(board, (0, 0), tie_largest_loses=True, pool=1) == ({X}, reason)
    assert ended(board, (0, 0), tie_largest_wins=True) is None


def test_equally_large_dragons_draw() -> None:
    board = beside(ONE_EYE, swapped(ONE_EYE))
    for values in ({"tie_largest_wins": True}, {"tie_largest_loses": True}):
        assert ended(board, (0, -3), pool=1, **values) == ({O, X}, "the tiles ran out")
        assert ended(FOUR, (0, 0), pool=1, **values) == ({O, X}, "the tiles ran out")


def test_a_tie_option_decides_when_another_aim_was_not_reached() -> None:
    """Both complete dragons, which end_single does not end on; O has a larger one elsewhere."""
    board = beside(ONE_AND_ONE, EIGHT_TILES)
    reason = "the tiles ran out and Player 1 has the largest complete dragon, 8 tiles"
    values = {"end_single": True, "tie_largest_wins": True}
    assert ended(board, (1, -1), pool=1, **values) == ({O}, reason)


def test_tantrix_scores_eyes_and_doubles_closed_dragons() -> None:
    state = position(beside(THREE_EYES, swapped(FOUR)), options=options(tantrix=True))
    assert state.scores == (6, 2)
    assert state.to_dict()["scores"] == [6, 2]
    assert position(THREE_EYES).scores == (0, 0)


def test_tantrix_the_best_dragon_wins_once_all_tiles_are_played() -> None:
    board = beside(THREE_EYES, swapped(ONE_EYE))
    assert ended(board, (-2, 2), tantrix=True) is None
    reason = "Player 1 has the highest scoring dragon, 6 to 2"
    assert ended(board, (-2, 2), tantrix=True, pool=1) == ({O}, reason)
    reason = "Player 2 has the highest scoring dragon, 6 to 2"
    assert ended(swapped(board), (-2, 2), tantrix=True, pool=1) == ({X}, reason)


def test_tantrix_equal_scores_draw() -> None:
    board = beside(ONE_EYE, swapped(ONE_EYE))
    reason = "both players' best dragons score 2"
    assert ended(board, (0, -3), tantrix=True, pool=1) == ({O, X}, reason)


def test_tantrix_doubles_whatever_num_eyes_says() -> None:
    state = position(ONE_EYE, options=options(tantrix=True, num_eyes=5))
    assert state.scores == (2, 0)


def test_loop_closed_a_closed_dragon_with_two_eyes_wins() -> None:
    """The smallest there is, of sixteen tiles."""
    aim = {"cross": True, "loop_closed": True}
    reason = "Player 1 completed a dragon with 2 eyes or more"
    assert ended(CROSSED, (0, 0), **aim) == ({O}, reason)
    assert ended(CROSSED, (0, 0), num_eyes=50, **aim) == ({O}, reason)
    reason = "Player 2 completed a dragon with 2 eyes or more"
    assert ended(swapped(CROSSED, cross=True), (2, 0), **aim) == ({X}, reason)


def test_loop_closed_both_colours_in_one_turn_draw() -> None:
    both = beside(CROSSED, swapped(CROSSED, cross=True))
    opts = options(cross=True, loop_closed=True)
    assert ending(PlayedTurn(opts, ("fred", "ned"), {}, both, 9)) == (
        frozenset((O, X)),
        "both players completed a dragon with 2 eyes or more in one turn",
    )
