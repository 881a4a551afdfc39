"""Adamas's moves: how many, splits, merges, progressive captures, and what is refused."""

from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.adamas import AdamasOptions, AdamasState, Merge, Move, Split, position
from rules.core import IllegalMove, InvalidMove
from tests.rules.adamas.reference import (
    GAME,
    THREAT_STACKS,
    WORKED_GAME,
    Simple,
    played,
    simple,
    start,
)

HELP = "a move looks like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4"


def perft(state: AdamasState, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(GAME.apply(state, move), depth - 1) for move in GAME.legal_moves(state))


# --- counting moves -----------------------------------------------------------------------------


def test_the_opening_of_size_3_has_6434_splits() -> None:
    moves = list(GAME.legal_moves(start()))
    assert len(moves) == 6434
    assert len(set(map(str, moves))) == 6434


def test_moves_are_listed_lazily_on_the_largest_board() -> None:
    for prog_cap in (False, True):
        state = start(size=8, pieces=99, prog_cap=prog_cap)
        assert len(list(islice(GAME.legal_moves(state), 1000))) == 1000
        after = played(state, "9xa8-b8")
        assert len(list(islice(GAME.legal_moves(after), 1000))) == 1000


def test_progressive_captures_are_listed_lazily_among_enemies() -> None:
    around = dict.fromkeys(("b8", "c6", "d6", "d7", "c8"), ("X", 9))
    state = position({"c7": ("O", 99), **around}, 0, AdamasOptions(size=8, prog_cap=True))
    assert len(list(islice(GAME.legal_moves(state), 100))) == 100


PERFT = [
    (2, {"size": 2, "pieces": 1}, [3, 3, 12, 24, 18]),
    (2, {"size": 2, "pieces": 2}, [9, 84, 689]),
    (2, {"size": 2, "pieces": 2, "prog_cap": True}, [9, 92, 757]),
    (2, {"size": 2, "pieces": 3}, [19, 331]),
    (2, {"size": 2, "pieces": 3, "prog_cap": True}, [19, 384]),
    (3, {"size": 2, "pieces": 1}, [4, 11, 31, 62, 163]),
    (3, {"size": 2, "pieces": 2}, [14, 88, 398]),
    (3, {"size": 2, "pieces": 2, "prog_cap": True}, [14, 97, 520]),
    (2, {"size": 3, "pieces": 2}, [35]),
    (2, {"size": 3, "pieces": 3}, [119]),
]


@pytest.mark.parametrize(("players", "options", "counts"), PERFT)
def test_perft(players: int, options: dict[str, int], counts: list[int]) -> None:
    state = start(players, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


# --- splits and merges --------------------------------------------------------------------------


def test_a_split_leaves_pieces_behind_and_adds_to_friends() -> None:
    state = position({"a3": ("O", 8), "c3": ("O", 2), "e3": ("X", 8)})
    assert simple(played(state, "a3-b3,3xc3")) == {
        "a3": ("O", 4),
        "b3": ("O", 1),
        "c3": ("O", 5),
        "e3": ("X", 8),
    }


def test_a_whole_stack_may_move() -> None:
    assert simple(played(start(), "8xa3-a5")) == {"a5": ("O", 8), "e3": ("X", 8)}


def test_sight_is_measured_before_the_move() -> None:
    """b3 is filled by the same move that reaches c3 and d3 behind it."""
    assert simple(played(start(), "a3-b3,c3,d3"))["d3"] == ("O", 1)


def test_a_merge_gathers_parts_of_stacks_on_a_friend() -> None:
    state = position({"a3": ("O", 3), "a5": ("O", 2), "a4": ("O", 1), "e1": ("X", 2)})
    assert simple(played(state, "2xa3,a5-a4")) == {
        "e1": ("X", 2),
        "a3": ("O", 1),
        "a4": ("O", 4),
        "a5": ("O", 1),
    }


@pytest.mark.parametrize(
    ("text", "move", "written"),
    [
        ("a3-a5", Split("a3", ((1, "a5"),)), "a3-a5"),
        ("8xa3-d3", Split("a3", ((8, "d3"),)), "8xa3-d3"),
        ("a3-8xd3", Split("a3", ((8, "d3"),)), "8xa3-d3"),
        ("1xa3-a5", Split("a3", ((1, "a5"),)), "a3-a5"),
        ("a3-1xa5,02xb3", Split("a3", ((1, "a5"), (2, "b3"))), "a3-a5,2xb3"),
        ("a3-3xc1,a5,2xb3", Split("a3", ((1, "a5"), (2, "b3"), (3, "c1"))), "a3-a5,2xb3,3xc1"),
        (" A3 - 3 X C3 , a 5\t", Split("a3", ((1, "a5"), (3, "c3"))), "a3-a5,3xc3"),
    ],
)
def test_notation_of_splits(text: str, move: Move, written: str) -> None:
    assert GAME.parse_move(start(), text) == [move]
    assert str(move) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3xc3,a5,b3-b4", "a5,b3,3xc3-b4"),
        ("B3, a5 - B4", "a5,b3-b4"),
        ("1xa5,4xc3-b4", "a5,4xc3-b4"),
    ],
)
def test_notation_of_merges(text: str, written: str) -> None:
    (move,) = GAME.parse_move(played(start(), *WORKED_GAME[:2]), text)
    assert isinstance(move, Merge)
    assert str(move) == written


def test_progressive_splits_keep_the_landing_order() -> None:
    (move,) = GAME.parse_move(start(prog_cap=True), "a3-3xc1,a5,2xb3")
    assert str(move) == "a3-3xc1,a5,2xb3"


def test_rows_of_two_digits_come_in_number_order() -> None:
    (move,) = GAME.parse_move(start(size=8), "a8-a10,a9,b7")
    assert str(move) == "a8-a9,a10,b7"


MIDDLE = {
    "a3": ("O", 8),
    "b3": ("O", 1),
    "c3": ("X", 3),
    "d4": ("X", 4),
    "d1": ("O", 1),
    "a5": ("O", 1),
}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a3-c3", "b3 stands between a3 and c3"),
        ("a3-d4", "d4 is not in line with a3"),
        ("a3-a3", "the pieces are already on a3"),
        ("b3,a3-a3", "the pieces are already on a3"),
        ("9xa3-a4", "a3 holds 8 pieces, not 9"),
        ("a3-4xa4,5xb2", "a3 holds 8 pieces, not 9"),
        ("2xb3,a3-b2", "b3 holds 1 piece, not 2"),
        ("c3-c4", "c3 is ned’s stack. Choose one of yours."),
        ("e3-e2", "e3 is empty. Choose one of your stacks."),
        ("b3,c3-b4", "c3 is ned’s stack. Choose one of yours."),
        ("b3,d1-b4", "b4 is not in line with d1"),
        ("b3-c3", "c3 cannot be captured: 2 pieces see it, but its height is 3"),
        ("d1-d4", "d4 cannot be captured: 1 piece sees it, but its height is 4"),
        ("b3-a4,c3", "b3 holds 1 piece, not 2"),
    ],
)
def test_illegal_moves_name_the_spot_and_the_rule(text: str, reason: str) -> None:
    state = replace(position(MIDDLE), names=("fred", "ned"))
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(state, text)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Split("f9", ((1, "a3"),)), "f9 is not on the board"),
        (Split("a3", ((1, "f9"),)), "f9 is not on the board"),
        (Merge(((1, "a3"), (1, "a5")), "f9"), "f9 is not on the board"),
        (Split("a3", ()), "at least one piece must move"),
        (Merge(((1, "a3"),), "a4"), "a merge needs pieces from two or more stacks"),
        (Split("a3", ((0, "a4"),)), "at least one piece must move"),
        (Split("a3", ((-1, "a4"), (2, "b2"))), "at least one piece must move"),
        (Split("a3", ((1, "a4"), (2, "a4"))), "a4 appears twice"),
        (Merge(((1, "a3"), (1, "a3")), "a4"), "a3 appears twice"),
    ],
)
def test_illegal_moves_that_no_text_spells(move: Move, reason: str) -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.check(position(MIDDLE), move)
    assert error.value.reason == reason
    assert not GAME.is_legal(position(MIDDLE), move)


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("", 0, HELP),
        ("a3", 2, HELP),
        ("a3-", 3, HELP),
        ("a3-f9", 3, "f9 is not on the board"),
        ("a3-a1", 3, "a1 is not on the board"),
        ("a3-a03", 3, "a03 is not on the board"),
        ("a3-a123456", 3, "a123… is not on the board"),
        ("a3-a5,b3,a5", 9, "a5 appears twice"),
        ("a3,a3-a5", 3, "a3 appears twice"),
        ("a3,b3-a5,a4", 9, HELP),
        ("a3,b3-2xa5", 6, HELP),
        ("2xa3-a5,b3", 0, "“2xa3-a5,b3” should look like a3-2xa5"),
        ("2xa3-2xa5", 0, "“2xa3-2xa5” should look like a3-2xa5"),
        ("0xa3-a5", 0, "at least one piece must move"),
        ("a3-1000xa5", 3, "none of your stacks is that high"),
        ("a3-a5-b3", 5, HELP),
        ("a3 a5", 3, HELP),
        ("²xa3-a5", 0, HELP),
        ("ａ3-a5", 0, HELP),
        ("a٣-a5", 0, HELP),
    ],
)
def test_invalid_texts_say_where_and_why(text: str, at: int, reason: str) -> None:
    with pytest.raises(InvalidMove) as error:
        GAME.parse_move(start(), text)
    assert (error.value.position, error.value.reason) == (at, reason)


@pytest.mark.parametrize(
    "text",
    [
        "9" * 5000 + "xa3-a4",
        "a" + "9" * 5000,
        "a3-" + "a4," * 300_000,
        " " * 1_000_000,
        "x" * 100_000,
        "1" * 500_000 + " " * 500_000,
    ],
    ids=["count", "row", "parts", "spaces", "x", "digits"],
)
def test_huge_texts_are_refused_at_once(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse_move(start(), text)


@given(
    st.one_of(
        st.text(), st.text("abcdexX0123456789,- "), st.binary().map(lambda b: b.decode("latin-1"))
    )
)
def test_any_text_is_a_move_or_a_reason(text: str) -> None:
    try:
        moves = GAME.parse_move(start(), text)
    except (InvalidMove, IllegalMove):
        return
    assert [GAME.parse_move(start(), str(move)) for move in moves] == [moves]


# --- progressive capture ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "b3-d1,d3",
            "once the earlier parts have landed, d3 cannot be captured: 5 pieces see it, "
            "but its height is 4",
        ),
        (
            "b3-d3,d1",
            "once the earlier parts have landed, d1 cannot be captured: 3 pieces see it, "
            "but its height is 4",
        ),
    ],
)
def test_the_double_capture_is_not_correct_with_prog_cap(text: str, reason: str) -> None:
    state = position(THREAT_STACKS, 1, AdamasOptions(prog_cap=True))
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(state, text)
    assert error.value.reason == reason
    for single in ("b3-d1", "2xb3-d1", "b3-d3"):
        assert GAME.parse_move(state, single)


def test_prog_cap_allows_captures_that_nothing_threatened_before() -> None:
    stacks: Simple = {"c3": ("O", 3), "e3": ("X", 1), "a5": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    assert simple(played(state, "c3-d3,e3")) == {
        "c3": ("O", 1),
        "d3": ("O", 1),
        "e3": ("O", 1),
        "a5": ("X", 1),
    }
    with pytest.raises(IllegalMove, match=r"^e3 cannot be captured: 3 pieces see it"):
        GAME.parse_move(state, "c3-e3,d3")
    with pytest.raises(IllegalMove, match=r"^e3 cannot be captured: 3 pieces see it"):
        GAME.parse_move(position(stacks), "c3-d3,e3")


def test_all_the_moving_pieces_are_lifted_before_the_second_part() -> None:
    """Were they lifted one by one, c3 would still hold two pieces that see e3."""
    stacks: Simple = {"c3": ("O", 3), "e3": ("X", 2), "a5": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    with pytest.raises(IllegalMove, match="once the earlier parts have landed, e3 cannot"):
        GAME.parse_move(state, "c3-c4,e3")


def test_a_piece_that_landed_early_blocks_sight_only_for_counting() -> None:
    state = position(
        {"c3": ("O", 2), "e3": ("X", 2), "a5": ("X", 1)}, 0, AdamasOptions(prog_cap=True)
    )
    assert simple(played(state, "c3-e3,d3"))["d3"] == ("O", 1)


def test_prog_cap_leaves_merges_alone() -> None:
    state = played(start(prog_cap=True), *WORKED_GAME[:2], "a3-b3")
    assert simple(played(state, "e1,d3-c3"))["c3"] == ("X", 2)


def test_prog_cap_lists_the_first_legal_landing_order() -> None:
    stacks: Simple = {"c3": ("O", 2), "a3": ("X", 1), "c5": ("X", 2), "e1": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    listed = set(map(str, GAME.legal_moves(state)))
    assert "c3-c5,b4" in listed
    assert "c3-b4,c5" not in listed
