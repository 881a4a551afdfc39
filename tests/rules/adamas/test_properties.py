"""Any position of Adamas and whole games, against the reference."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.adamas import AdamasOptions, AdamasState, Split, position
from rules.adamas.board import board_of, cells_in_sight, stacks_in_sight, visible_enemies
from tests.rules.adamas.reference import (
    COLOURS,
    GAME,
    Reference,
    first_seen,
    in_sight,
    simple,
    start,
    visible,
)

# --- a reference without tables: cells by name, directions by arithmetic ------------------------


@st.composite
def positions(draw: st.DrawFn, most: int = 3, sizes: tuple[int, ...] = (2, 3, 4)) -> AdamasState:
    size = draw(st.sampled_from(sizes))
    players = draw(st.integers(2, 3))
    cells = board_of(size).cells
    chosen = draw(st.lists(st.sampled_from(cells), min_size=players, max_size=9, unique=True))
    colours = [*COLOURS[:players]] + [
        draw(st.sampled_from(COLOURS[:players])) for _ in chosen[players:]
    ]
    stacks = {
        cell: (colour, draw(st.integers(1, most)))
        for cell, colour in zip(chosen, colours, strict=True)
    }
    options = AdamasOptions(size=size, prog_cap=draw(st.booleans()))
    return position(stacks, draw(st.integers(0, players - 1)), options, players)


# --- properties, against the reference ----------------------------------------------------------


@settings(max_examples=50)
@given(positions(most=9, sizes=(2, 3, 4, 8)))
def test_sight_and_counts_agree_with_the_reference(state: AdamasState) -> None:
    board, stacks = state.board, simple(state)
    for cell, i in board.index.items():
        names = [board.cells[j] for j in cells_in_sight(board, state.stacks, i)]
        assert names == in_sight(board.size, stacks, cell)
        firsts = {board.cells[j] for j in stacks_in_sight(board, state.stacks, i)}
        assert firsts == set(first_seen(board.size, stacks, cell))
        stack = state.stacks[i]
        if stack is not None:
            count = visible_enemies(board, state.stacks, i, stack.owner)
            assert count == visible(board.size, stacks, cell)


@settings(max_examples=100)
@given(positions(sizes=(2, 3)))
def test_legal_moves_agree_with_the_reference(state: AdamasState) -> None:
    listed = list(map(str, GAME.legal_moves(state)))
    if state.to_move is None:
        assert listed == []
        return
    reference = Reference.of(state)
    assert len(listed) == len(set(listed))
    assert set(listed) == set(reference.moves())


@given(positions(), st.data())
def test_moves_round_trip_and_keep_the_movers_pieces(
    state: AdamasState, data: st.DataObject
) -> None:
    moves = list(islice(GAME.legal_moves(state), 400))
    assert bool(moves) == (state.to_move is not None)
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    assert GAME.parse_move(state, str(move)) == [move]
    assert GAME.describe(move, state) == str(move)
    before = hash(state)
    after = GAME.apply(state, move)
    assert hash(state) == before
    assert after.turn == state.turn + 1
    for player in range(len(state.names)):
        mine = [
            sum(h for c, h in simple(s).values() if c == COLOURS[player]) for s in (state, after)
        ]
        assert mine[0] == mine[1] if player == state.to_move else mine[0] >= mine[1]
    reached = {cell for _, cell in move.parts} if isinstance(move, Split) else {move.target}
    assert after.last == reached


@settings(max_examples=30)
@given(positions(most=2, sizes=(2,)), st.randoms(use_true_random=False))
def test_random_play_agrees_with_the_reference(state: AdamasState, rng: Random) -> None:
    reference = Reference.of(state)
    for _ in range(20):
        if state.outcome is not None:
            break
        move = rng.choice(list(islice(GAME.legal_moves(state), 200)))
        state = GAME.apply(state, move)
        reference = reference.after(move)
        assert simple(state) == reference.stacks
        assert (state.to_move, state.out) == (reference.to_move, reference.out)
        assert (state.outcome.winners if state.outcome else None) == reference.winners


@given(positions(most=4))
def test_every_piece_of_low_piles_is_drawn(state: AdamasState) -> None:
    pieces = sum(height for _, height in simple(state).values())
    assert sum(c in "oxy" for c in GAME.diagram(state)) == pieces


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end(players: int) -> None:
    for seed in range(3):
        rng, state = Random(seed), start(players, size=2, pieces=3)
        for _ in range(3000):
            if state.outcome is not None:
                break
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        assert state.outcome is not None
