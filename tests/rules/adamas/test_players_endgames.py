"""Solved endgames: every number in the tables follows from those after it, by the rules."""

from itertools import combinations_with_replacement
from random import Random

import pytest

from rules.adamas import Adamas, AdamasOptions, AdamasState, position
from rules.adamas.board import board_of
from rules.adamas.players import MIND
from rules.adamas.players.board import Field
from rules.adamas.players.endgames import SOLVED, PositionIndex, endgames, symmetries
from rules.adamas.players.evaluation import solved
from rules.core.levels import LEVELS
from rules.players import Clock
from tests.tools.players.endgame_solver import solve

pytestmark = pytest.mark.slow

GAME = Adamas()
HUNTER, HUNTED = range(2)
PAIRS = [(size, pair) for size, pairs in SOLVED.items() for pair in pairs]


def scattered(size: int, counts: tuple[int, int], to_move: int, rng: Random) -> AdamasState:
    """Return a random position with so many pieces of both."""
    cells = board_of(size).cells
    stacks: dict[str, tuple[str, int]] = {}
    for colour, count in zip("OX", counts, strict=True):
        for _ in range(count):
            there = [cell for cell in cells if stacks.get(cell, (colour,))[0] == colour]
            cell = rng.choice(there)
            stacks[cell] = (colour, stacks.get(cell, (colour, 0))[1] + 1)
    return position(stacks, to_move, AdamasOptions(size=size))


def plies(state: AdamasState) -> int | None:
    """Return the plies to the hunter's win, None for never.

    The rules or the table say how many there are.
    """
    if state.outcome is not None:
        return 0 if state.outcome.winners == {HUNTER} else None
    if sum(stack.height for stack in state.stacks if stack) == 2:
        # Who is to move captures, or the rules would have called it a tie.
        return 1 if state.to_move == HUNTER else None
    return endgames(state.options.size or 0).plies(Field(state), HUNTER, state.mover)


def follows(state: AdamasState) -> int | None:
    """Return the same from the positions after it."""
    after = [plies(GAME.apply(state, move)) for move in GAME.legal_moves(state)]
    won = [count for count in after if count is not None]
    if state.to_move == HUNTED and len(won) < len(after):
        return None
    choose = min if state.to_move == HUNTER else max
    return choose(won) + 1 if won else None


@pytest.mark.parametrize(("size", "pair"), PAIRS)
@pytest.mark.parametrize("to_move", [HUNTER, HUNTED])
def test_a_win_is_one_ply_further_than_after_the_best_move(
    size: int, pair: tuple[int, int], to_move: int
) -> None:
    """With the last capture counted as 0 this proves every number, if it holds everywhere."""
    rng = Random(f"{size} {pair} {to_move}")
    for _ in range(30 if sum(pair) < 6 else 10):
        state = scattered(size, pair, to_move, rng)
        if state.to_move is not None:
            assert plies(state) == follows(state)


def test_the_tables_are_what_the_solver_makes() -> None:
    for pair, endgame in solve(3, [(2, 1), (3, 1), (2, 2)]).items():
        assert endgames(3).values(pair) == tuple(map(bytes, endgame.values))


def test_two_against_one_are_won_by_force_if_it_is_their_turn() -> None:
    to_move, waiting = endgames(3).values((2, 1))
    assert (min(to_move), max(to_move)) == (2, 12)
    assert (min(waiting), max(waiting)) == (0, 13)


def test_three_or_more_always_catch_a_last_one() -> None:
    for hunters in range(3, 7):
        assert all(min(values) > 0 for values in endgames(3).values((hunters, 1)))


@pytest.mark.parametrize("pair", [(3, 1), (2, 2)])
def test_every_position_has_a_number_of_its_own(pair: tuple[int, int]) -> None:
    layout, numbers = PositionIndex(3, *pair), list[int]()
    for mask in layout.masks:
        free = [cell for cell in range(19) if not mask >> cell & 1]
        numbers += [layout.number(s, mask) for s in combinations_with_replacement(free, pair[0])]
    assert sorted(numbers) == list(range(layout.count))


@pytest.mark.parametrize(("size", "pair"), PAIRS)
def test_turned_and_mirrored_positions_are_worth_the_same(size: int, pair: tuple[int, int]) -> None:
    rng, cells = Random(1), board_of(size).cells
    assert len(set(symmetries(size))) == 12
    for _ in range(10):
        state = scattered(size, pair, HUNTER, rng)
        worth = plies(state)
        for turn in symmetries(size):
            stacks = {
                cells[turn[c]]: ("OX"[s.owner], s.height) for c, s in enumerate(state.stacks) if s
            }
            assert plies(position(stacks, HUNTER, state.options)) == worth


# --- players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize(("size", "pair"), [p for p in PAIRS if sum(p[1]) > 5])
def test_who_knows_the_end_wins_as_soon_as_can_be_forced(
    level: int, size: int, pair: tuple[int, int]
) -> None:
    rng = Random(f"{size} {pair} {level}")
    state = scattered(size, pair, HUNTER, rng)
    most = plies(state)
    assert most is not None
    while state.to_move is not None:
        if state.to_move == HUNTER:
            move = MIND.choose(state, LEVELS[level - 1], Clock(60), rng)
        else:
            move = rng.choice(list(GAME.legal_moves(state)))
        state = GAME.apply(state, move)
        most -= 1
        assert most >= 0
    assert state.outcome is not None
    assert state.outcome.winners == {HUNTER}


@pytest.mark.parametrize(("size", "pair"), [(3, (8, 1)), (3, (6, 2)), (4, (5, 1))])
def test_more_pieces_than_are_solved_catch_the_last_ones_too(
    size: int, pair: tuple[int, int]
) -> None:
    rng = Random(3)
    state = scattered(size, pair, HUNTED, rng)
    while state.to_move is not None and state.turn < 160:
        state = GAME.apply(state, MIND.choose(state, LEVELS[3], Clock(60), rng))
    assert state.outcome is not None
    assert state.outcome.winners == {HUNTER}


def test_the_hunted_hold_out_as_long_as_they_can() -> None:
    state = scattered(3, (4, 1), HUNTED, Random(2))
    left = plies(state)
    assert left is not None
    state = GAME.apply(state, MIND.choose(state, LEVELS[4], Clock(60), Random(1)))
    assert plies(state) == left - 1


def test_what_is_not_solved_is_guessed_from_fewer_pieces() -> None:
    more = Field(position({"a3": ("O", 5), "c1": ("O", 3), "e3": ("X", 1)}, 0))
    fewer = Field(position({"a3": ("O", 3), "c1": ("O", 3), "e3": ("X", 1)}, 0))
    assert endgames(3).plies(more, HUNTER, HUNTER) is None
    guess = endgames(3).plies_of_fewer(more, HUNTER, HUNTER)
    assert guess == endgames(3).plies(fewer, HUNTER, HUNTER)
    assert endgames(3).plies_of_fewer(fewer, HUNTER, HUNTER) is None


def test_progressive_captures_are_not_solved() -> None:
    """The first part of a split can make the last piece capturable, so the end comes sooner."""
    plain, progressive = (
        position({"a3": ("O", 2), "a4": ("X", 1)}, HUNTER, AdamasOptions(size=3, prog_cap=prog_cap))
        for prog_cap in (False, True)
    )
    assert plies(plain) != 1
    wins = [move for move in GAME.legal_moves(progressive) if GAME.apply(progressive, move).outcome]
    assert wins
    assert solved(Field(progressive), HUNTER) is None


def test_with_three_players_an_endgame_counts_once_one_is_out() -> None:
    three = position({"a3": ("X", 3), "e3": ("Y", 1), "c3": ("O", 1)}, 1, AdamasOptions(size=3), 3)
    assert solved(Field(three), 1) is None
    two = position({"a3": ("X", 3), "e3": ("Y", 1)}, 1, AdamasOptions(size=3), 3)
    alone = position({"a3": ("O", 3), "e3": ("X", 1)}, 0)
    assert solved(Field(two), 1) == solved(Field(alone), 0)


def test_hints_say_how_far_it_is_to_the_win() -> None:
    state = scattered(3, (3, 1), HUNTER, Random(5))
    left = plies(state)
    assert left is not None
    assert left > 3
    hint = MIND.advise(state, Clock(60), Random(1))
    assert hint.why.endswith(f"forces the win within your next {left // 2} turns")


def test_hints_say_how_long_one_can_hold_out() -> None:
    state = scattered(3, (5, 1), HUNTED, Random(5))
    left = plies(state)
    assert left is not None
    hint = MIND.advise(state, Clock(60), Random(1))
    assert hint.why.endswith(f"holds out longest: you get up to {left // 2 - 1} more turns")
