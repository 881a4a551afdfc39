"""Whatever holds a rule a second time agrees with the rules, in every variant."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from rules.core import InvalidSetup, option
from rules.core.hexes import Hex
from rules.core.puzzle import InvalidPuzzle
from rules.dragons import Dragons, DragonsOptions, DragonsState, Place, position
from rules.dragons.composer import fits_of
from rules.dragons.endings import is_complete
from rules.dragons.options import AIMS, PLAYED_OUT
from rules.dragons.players.board import Board
from rules.dragons.players.closing import to_lay
from rules.dragons.players.first_moves import HOLDING, holding_first_moves
from rules.dragons.players.potential import eyes_needed
from rules.dragons.players.search import look, winning_move
from rules.dragons.players.verdicts import DRAWN, verdict
from rules.dragons.puzzles import KINDS
from rules.dragons.setup import check_going_on
from rules.dragons.shapes import dragons
from rules.dragons.tiles import Tiles
from rules.puzzles import from_setup
from tests.rules.dragons import boards
from tests.rules.dragons.boards import LOOPS, start, swapped
from tests.rules.variants import variants_of

pytestmark = pytest.mark.slow

GAME = Dragons()

VARIANTS: list[dict[str, object]] = [
    *(variant.options for variant in variants_of("dragons")),
    {},
    {"may_complete": True},
    {"tie_largest_wins": True},
    {"end_first": True, "num_eyes": 2},
    {"end_single": True, "tie_largest_loses": True},
    {"end_most": True, "num_eyes": 2},
    {"all_out_most_eyes": True, "num_eyes": 2},
    {"loop_closed": True, "cross": True, "num_eyes": 10},
]

TAILED: tuple[Tiles, ...] = (
    LOOPS[6], LOOPS[7], boards.OPEN_RING, boards.SIX_AND_SIX, boards.SIX_AND_SEVEN, boards.ONE_EYE,
    boards.TWO_EYES, boards.EIGHT_TILES, boards.THREE_EYES, boards.ONE_AND_ONE, boards.TWO_AND_ONE,
)  # fmt: skip
CROSSED: tuple[Tiles, ...] = (LOOPS[6], boards.OPEN_RING, boards.CROSSED)


def last_tiles(values: dict[str, object]) -> Iterator[tuple[DragonsState, Hex]]:
    """Yield positions in which a tile on the cell may end the game, with one tile left or more."""
    options, rng = DragonsOptions.read(values, 2), Random(str(values))
    for tiles in CROSSED if options.cross else TAILED:
        for whole in (tiles, swapped(tiles, cross=options.cross)):
            for cell in rng.sample(sorted(whole), 3):
                rest = {other: letter for other, letter in whole.items() if other != cell}
                pool, mover = rng.choice((1, 1, 9)), rng.randrange(2)
                state = position(rest, to_move=mover, options=options, pool=pool)
                try:
                    check_going_on(replace(options, may_complete=True), state.names, rest, pool)
                except InvalidSetup:  # over already
                    continue
                if cell in state.positions:
                    yield state, cell


def winner(state: DragonsState) -> int | None:
    """Return what the inner board calls the verdict."""
    if state.outcome is None:
        return None
    return DRAWN if len(state.outcome.winners) > 1 else min(state.outcome.winners)


@pytest.mark.parametrize("values", VARIANTS, ids=str)
class TestRules:
    def test_the_last_tile_ends_the_game_in_the_same_way(self, values: dict[str, object]) -> None:
        verdicts = set[int | None]()
        for state, cell in last_tiles(values):
            board = Board(state)
            number = state.positions.index(cell) + 1
            for move in GAME.legal_moves(state):
                if move.position != number:
                    continue
                after = GAME.apply(state, move)
                (built,) = (one for one in board.moves() if board.place(one) == move)
                board.turn(built)
                assert board.as_tiles() == after.tiles
                assert verdict(board) == winner(after), (str(move), state.tiles)
                board.undo()
                verdicts.add(winner(after))
        assert len(verdicts) > 1

    def test_gaps_are_the_only_choice_on_both_boards_and_for_the_hand(
        self, values: dict[str, object]
    ) -> None:
        for seed in range(2):
            rng, state = Random(seed), start(**values)  # type: ignore[arg-type]
            while state.to_move is not None:
                board, fits = Board(state), fits_of(state)
                legal = set(GAME.legal_moves(state))
                assert [board.cell(cell) for cell in sorted(board.gaps())] == state.gaps
                assert {
                    Place(letter, fits.numbers[cell])
                    for cell, letters in fits.letters.items()
                    for letter in letters
                } == legal
                assert list(fits.forced) == state.gaps
                if state.gaps:
                    assert {state.positions[m.position - 1] for m in legal} == {*state.gaps}
                state = GAME.apply(state, rng.choice(sorted(legal, key=str)))

    def test_a_winning_move_is_found_if_there_is_one(self, values: dict[str, object]) -> None:
        if DragonsOptions.read(values, 2).aim in PLAYED_OUT:
            return
        found = 0
        for state, cell in last_tiles(values):
            board, number = Board(state), state.positions.index(cell) + 1
            threats = look(board).threats
            wins = {
                move
                for move in GAME.legal_moves(state)
                if move.position == number and winner(GAME.apply(state, move)) == state.mover
            }
            at_once = {move for move in wins if len(GAME.apply(state, move).placed) == 1}
            if at_once and state.pool > 1:
                assert cell in map(board.cell, threats[state.mover])
            move = winning_move(board, threats[state.mover])
            if move is not None:
                assert winner(GAME.apply(state, board.place(move))) == state.mover
            found += bool(wins)
        assert found

    def test_the_eyes_that_count_are_those_of_the_rules(self, values: dict[str, object]) -> None:
        options = DragonsOptions.read(values, 2)
        if not options.aim or options.aim in PLAYED_OUT:
            return
        for state, cell in last_tiles(values):
            needed = eyes_needed(Board(state))
            number = state.positions.index(cell) + 1
            for move in GAME.legal_moves(state):
                after = GAME.apply(state, move)
                if move.position != number or after.outcome is None or after.pool == 0:
                    continue
                for player in after.outcome.winners:
                    best = max(
                        d.eyes
                        for d in dragons(after.tiles, options.tile_set)
                        if d.colour == player and is_complete(d, 1)
                    )
                    assert best >= needed[player]

    def test_cells_fill_themselves_only_where_the_rules_fill_them(
        self, values: dict[str, object]
    ) -> None:
        for state, _ in last_tiles(values):
            board = Board(state)
            cells = [cell for cell in board.open_cells() if board.tables.fits[board.codes[cell]]]
            laid = to_lay(board, cells)
            assert laid == len(cells) if state.options.may_complete else laid <= len(cells)


@pytest.mark.parametrize("values", VARIANTS, ids=str)
def test_a_puzzle_of_one_tile_is_solved_as_the_rules_say(values: dict[str, object]) -> None:
    (one, *_) = KINDS
    for state, _ in last_tiles(values):
        wins = {
            str(move)
            for move in GAME.legal_moves(state)
            if winner(GAME.apply(state, move)) == state.mover
        }
        try:
            solved = set(one.solved(state, lambda: False).firsts)
        except InvalidPuzzle:
            solved = set()
        options = state.options
        other = options.aim or (options.largest_decides and state.pool < 3)
        assert solved == (set() if other else wins)


def moved_to(
    state: DragonsState, cells: Callable[[Hex], Hex], edges: Callable[[int], int], swaps: bool
) -> DragonsState:
    """Return a position with the cells and the edges of its tiles moved, found by their parts."""
    parts = state.options.tile_set.parts
    shapes = {
        letter: {(one.colour, frozenset(one.edges)) for one in own} for letter, own in parts.items()
    }
    tiles = {}
    for cell, letter in state.tiles.items():
        moved = {(one.colour ^ swaps, frozenset(map(edges, one.edges))) for one in parts[letter]}
        (tiles[cells(cell)],) = (other for other, shape in shapes.items() if shape == moved)
    mover = state.mover ^ swaps
    return position(tiles, to_move=mover, options=state.options, pool=state.pool)


@pytest.mark.parametrize("values", [{}, {"cross": True}], ids=str)
def test_rotated_mirrored_and_exchanged_positions_are_one_puzzle(values: dict[str, bool]) -> None:
    (one, *_) = KINDS
    for state, _ in last_tiles(values):  # type: ignore[arg-type]
        rotated = moved_to(state, lambda c: (-c[1], c[0] + c[1]), lambda e: (e + 1) % 6, False)
        mirrored = moved_to(state, lambda c: (-c[0], c[0] + c[1]), lambda e: -e % 6, False)
        exchanged = moved_to(state, lambda c: c, lambda e: e, True)
        for other in (rotated, mirrored, exchanged):
            assert one.likeness(other) == one.likeness(state)
            assert one.canonical(other) == one.canonical(state)


def test_a_position_with_crossing_colours_is_solved_as_a_puzzle() -> None:
    refused = []
    for state, _ in last_tiles({"cross": True}):
        try:
            from_setup("dragons", {"cross": True}, GAME.write_setup(state))
        except InvalidPuzzle as error:
            refused.append(str(error))
    assert not any("direction" in reason for reason in refused)
    assert any("first moves solve the puzzle" in reason for reason in refused)


# --- first moves that hold -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extended(DragonsOptions):
    """The options with one more, of which the table of first moves knows nothing."""

    later: bool = option(False, "Later", "A rule that did not exist when the table was made.")


def test_no_solved_first_move_is_read_under_a_rule_it_was_not_made_for() -> None:
    assert holding_first_moves(start()) == HOLDING
    for values in (*VARIANTS, *({aim: True, "cross": True} for aim in AIMS)):
        if values:
            assert holding_first_moves(start(**values)) == ()  # type: ignore[arg-type]
    later = GAME.initial_state(Extended(later=True).resolved(2), 2)
    assert holding_first_moves(later) == ()


def test_closed_shapes_are_built_only_where_they_win() -> None:
    from rules.dragons.players.closing import EYES, decides

    unseen: dict[str, object] = {"end_first": True, "cross": True, "num_eyes": 10}
    for values in (*VARIANTS, unseen):
        options = DragonsOptions.read(values, 2)
        needs = options.aim and options.aim not in PLAYED_OUT
        least = 2 if options.loop_closed else options.num_eyes
        assert decides(options) == bool(options.cross and needs and least <= EYES)
