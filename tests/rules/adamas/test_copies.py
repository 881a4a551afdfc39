"""Whatever holds a rule a second time agrees with the rules, in every variant."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice, permutations
from random import Random

import pytest

from rules.adamas import Adamas, AdamasOptions, AdamasState, Merge, Split, position
from rules.adamas.board import Board, board_of, cells_in_sight, stacks_in_sight
from rules.adamas.coaching import ADVICE
from rules.adamas.composer import AdamasComposer, Outlook
from rules.adamas.faults import fault_in
from rules.adamas.moves import Leg
from rules.adamas.players.board import Field
from rules.adamas.players.candidates import every_move, possible
from rules.adamas.players.endgames import SOLVED
from rules.adamas.players.evaluation import (
    WIN,
    Weights,
    best_catch,
    looked_over,
    refuges,
    solved,
    unwinnable,
)
from rules.adamas.players.reasons import effects_of, hanging
from rules.adamas.players.search import any_move
from rules.adamas.puzzles import KINDS
from rules.adamas.puzzles.capture import captures, interesting, promising
from rules.adamas.puzzles.forcing import Forcing, moves
from rules.core import SEATS, option
from rules.core.coaching import Moment
from rules.core.puzzle import InvalidPuzzle
from tests.rules.variants import Variant, variants_of

pytestmark = pytest.mark.slow

GAME = Adamas()
BOARDS = variants_of("adamas", Variant("adamas", 2, {"prog_cap": True}))


def positions(variant: Variant, count: int = 40) -> Iterator[AdamasState]:
    """Yield the start, and random positions in which many stacks can be captured."""
    options = AdamasOptions.read(variant.options, variant.players)
    yield GAME.initial_state(options, variant.players)
    rng, board = Random(str(variant)), board_of(options.size or 0)
    while count:
        there = near(board, rng.randrange(len(board.cells)))
        chosen = rng.sample(there, min(len(there), rng.randint(variant.players, 8)))
        stacks = {
            cell: (SEATS[rng.randrange(variant.players)], rng.choice((1, 1, 2, 2, 3, 4)))
            for cell in chosen
        }
        if {owner for owner, _ in stacks.values()} == set(SEATS[: variant.players]):
            state = position(stacks, rng.randrange(variant.players), options, variant.players)
            state = replace(state, opened=bool(count % 8))
            if any(True for _ in GAME.legal_moves(state)):
                count -= 1
                yield state


def few_moves(variant: Variant, count: int) -> Iterator[tuple[AdamasState, list[Split | Merge]]]:
    """Yield some of these positions after the first move that have few moves, with all of them."""
    for state in positions(variant, count):
        moves = list(islice(GAME.legal_moves(state), 250))
        if state.opened and len(moves) < 250:
            yield state, moves


def near(board: Board, middle: int) -> list[str]:
    """Return the cells at most two steps from one, so that stacks see each other."""
    reached = {middle}
    for _ in range(2):
        reached |= {ray[0] for cell in reached for ray in board.rays[cell] if ray}
    return [board.cells[cell] for cell in sorted(reached)]


def may_go(state: AdamasState, source: int, target: int, player: int | None = None) -> bool:
    """Whether the rules let the mover, or another player, send one piece of a stack to a cell."""
    cells = state.board.cells
    turn = state if player is None else replace(state, to_move=player)
    return GAME.is_legal(turn, Split(cells[source], ((1, cells[target]),)))


def catchers(state: AdamasState, cell: int) -> set[int]:
    """Return the players who may capture the stack on a cell if they are to move."""
    stack, found = state.stacks[cell], set[int]()
    for other in stacks_in_sight(state.board, state.stacks, cell):
        enemy = state.stacks[other]
        assert stack is not None
        assert enemy is not None
        if enemy.owner != stack.owner and may_go(state, other, cell, enemy.owner):
            found.add(enemy.owner)
    return found


def threatened(state: AdamasState, player: int) -> list[int]:
    return [cell for cell in state.cells_of(player) if catchers(state, cell)]


@pytest.mark.parametrize("variant", BOARDS, ids=str)
class TestRules:
    def test_what_can_be_captured_is_asked_in_one_way(self, variant: Variant) -> None:
        taken = 0
        for state in positions(variant):
            field = Field(state)
            for cell, stack in enumerate(state.stacks):
                if stack is None:
                    continue
                found = bool(catchers(state, cell))
                assert state.may_fall(cell) == found
                assert (field.opened and field.capturable(cell)) == found
                taken += found
        assert taken > 20

    def test_the_inner_board_lands_where_the_rules_do(self, variant: Variant) -> None:
        for state in positions(variant):
            field = Field(state)
            for source in state.cells_of(state.mover):
                for target in cells_in_sight(state.board, state.stacks, source):
                    assert field.may_land(target) == may_go(state, source, target)

    def test_who_cannot_move_is_stuck_on_both_boards(self, variant: Variant) -> None:
        for state in positions(variant):
            field = Field(state)
            for player in range(variant.players):
                turn = replace(state, to_move=player)
                assert field.may_move(player) == any(True for _ in GAME.legal_moves(turn))

    def test_every_move_of_few_pieces_is_tried(self, variant: Variant) -> None:
        for state, legal in few_moves(variant, 25):
            field = Field(state)
            built = {str(field.move(move)) for move in every_move(field) if possible(field, move)}
            if state.options.prog_cap:  # only one landing order of each is built
                assert built <= set(map(str, in_any_order(state, legal)))
                assert {str(move) for move in legal if len(move.parts) == 1} <= built
            else:
                assert built == set(map(str, legal))

    def test_some_move_is_a_legal_one(self, variant: Variant) -> None:
        for seed, state in enumerate(positions(variant)):
            field = Field(state)
            assert GAME.is_legal(state, field.move(any_move(field, Random(seed))))

    def test_the_evaluation_sees_what_can_be_captured(self, variant: Variant) -> None:
        for state in positions(variant):
            if not state.opened:
                continue
            risks, _ = looked_over(Field(state), Weights())
            for player in range(variant.players):
                found = sorted((height, tuple(sorted(seen))) for height, seen in risks[player])
                assert found == sorted(
                    (state.stacks[cell].height, tuple(sorted(seen_from(state, cell))))  # type: ignore[union-attr]
                    for cell in threatened(state, player)
                )

    def test_the_evaluation_points_at_stacks_near_and_beyond_capture(
        self, variant: Variant
    ) -> None:
        for state in positions(variant):
            field = Field(state)
            _, steady = looked_over(field, Weights(steady=1.0))
            for player in range(variant.players):
                cells = state.cells_of(player)
                heights = [field.own[player][cell] for cell in cells]
                seen = [field.count(cell, player) for cell in cells]
                pairs = list(zip(heights, seen, strict=True))
                assert steady[player] == sum(height > count for height, count in pairs)

    def test_a_refuge_is_where_a_whole_stack_would_not_fall(self, variant: Variant) -> None:
        for state in positions(variant):
            if not state.opened:
                continue
            field = Field(state)
            for player in range(variant.players):
                safe = 0
                for cell in state.cells_of(player):
                    for there in cells_in_sight(state.board, state.stacks, cell):
                        if state.stacks[there] is None:
                            stacks = list(state.stacks)
                            stacks[there] = state.stacks[cell]
                            # The stack is counted where it goes, as long as it hides what it does.
                            safe += not replace(state, stacks=tuple(stacks)).may_fall(there)
                assert refuges(field, player) == safe

    def test_the_best_catch_is_the_best_of_all_moves(self, variant: Variant) -> None:
        caught = 0
        for state, legal in few_moves(variant, 25):
            field, mover = Field(state), state.mover
            risks, _ = looked_over(field, Weights())
            hunted = [risk for player, own in enumerate(risks) if player != mover for risk in own]
            best = best_catch(hunted, field.own[mover], field.progressive)
            enemy = field.enemy[mover]
            most = max(
                sum(enemy[state.number(cell)] for cell in cells_reached(move))
                for move in legal
                if not state.options.prog_cap or len(cells_reached(move)) == 1
            )
            assert best == most
            caught += best > 0
        assert caught

    def test_reasons_name_what_can_be_captured(self, variant: Variant) -> None:
        rng = Random(1)
        for state in positions(variant):
            field = Field(state)
            if state.opened:
                for player in range(variant.players):
                    assert hanging(field, player) == threatened(state, player)
            move = any_move(field, rng)
            after = GAME.apply(state, field.move(move))
            effects = effects_of(field, move)
            assert effects.hanging.cells == threatened(after, state.mover)
            assert effects.won == (after.outcome is not None and len(after.outcome.winners) == 1)
            assert effects.tied == (after.outcome is not None and len(after.outcome.winners) > 1)

    def test_the_composer_promises_the_captures_that_the_rules_allow(
        self, variant: Variant
    ) -> None:
        for state in positions(variant):
            composer, cells = AdamasComposer.begun(state), state.board.cells
            for source in state.cells_of(state.mover):
                for target in cells_in_sight(state.board, state.stacks, source):
                    leg = Leg(cells[source], cells[target], 1)
                    legal = may_go(state, source, target)
                    assert composer.accepts(leg) == legal
                    enemy = composer.is_enemy(leg.target)
                    assert (composer.outlook(leg) is Outlook.TAKE) == (legal and enemy)
                    if legal:
                        self._second_leg(composer.add(leg), source, target)

    def _second_leg(self, composer: AdamasComposer, source: int, first: int) -> None:
        """Check that a second part is promised to capture just if the whole split is legal."""
        view = composer.view
        cells = view.board.cells
        for target in cells_in_sight(view.board, view.stacks, source):
            leg = Leg(cells[source], cells[target], 1)
            stack = view.stacks[target]
            if target == first or stack is None or stack.owner == view.mover:
                continue
            if not composer.left(cells[source]):
                continue
            split = Split(cells[source], ((1, cells[first]), (1, cells[target])))
            legal = GAME.is_legal(view, split)
            assert (composer.outlook(leg) is Outlook.TAKE) == legal

    def test_the_coach_shows_what_the_rules_let_somebody_capture(self, variant: Variant) -> None:
        looks = {advice.slug: advice.look for advice in ADVICE}
        shown = 0
        for state in positions(variant):
            seat, cells = state.mover, state.board.cells
            moment = Moment(GAME, state, seat, 3, ())
            mine = tuple(cells[cell] for cell in threatened(state, seat))
            assert (looks["threat"](moment) or ()) == mine
            others = [player for player in range(variant.players) if player != seat]
            theirs = tuple(
                cells[cell]
                for cell in range(len(cells))
                if any(cell in state.cells_of(player) for player in others)
                and catchers(state, cell) == {seat}
            )
            taken = looks["take"](moment) or ()
            assert set(theirs) <= set(taken)
            assert all(seat in catchers(state, state.number(cell)) for cell in taken)
            shown += bool(mine) + bool(taken)
        assert shown > 10

    def test_a_fault_is_a_stack_that_the_rules_let_somebody_capture(self, variant: Variant) -> None:
        rng, kinds = Random(2), set[str]()
        for state in positions(variant):
            field = Field(state)
            move = field.move(any_move(field, rng))
            after = GAME.apply(state, move)
            kind = fault_in(GAME, state, move, move).kind
            risky = bool(threatened(after, state.mover))
            assert (kind == "stacks that could be captured") == risky
            kinds.add(kind)
        assert len(kinds) == 2


def seen_from(state: AdamasState, cell: int) -> list[int]:
    return list(stacks_in_sight(state.board, state.stacks, cell))


def cells_reached(move: Split | Merge) -> list[str]:
    return [cell for _, cell in move.parts] if isinstance(move, Split) else [move.target]


def in_any_order(state: AdamasState, legal: list[Split | Merge]) -> Iterator[Split | Merge]:
    """Yield legal moves, splits in every legal landing order."""
    for move in legal:
        if isinstance(move, Merge):
            yield move
            continue
        for parts in permutations(move.parts):
            if GAME.is_legal(state, other := replace(move, parts=parts)):
                yield other


TWO = [v for v in BOARDS if v.players == 2 and not v.options.get("prog_cap")]


@pytest.mark.parametrize("variant", TWO, ids=str)
class TestPuzzles:
    def test_the_solver_tries_the_legal_moves(self, variant: Variant) -> None:
        for state, legal in few_moves(variant, 20):
            field = Field(state)
            tried = [str(field.move(move)) for move in moves(field)]
            assert sorted(tried) == sorted(map(str, legal))

    def test_a_win_at_once_is_found(self, variant: Variant) -> None:
        found = set[bool]()
        for state, legal in few_moves(variant, 25):
            search = Forcing(state, lambda: False, 10**9)
            winner = search.winner_now()
            wins = {
                str(move)
                for move in legal
                if (outcome := GAME.apply(state, move).outcome) is not None
                and outcome.winners == {state.mover}
            }
            assert (winner is None) == (not wins)
            assert winner is None or str(search.field.move(winner)) in wins
            found.add(bool(wins))
        assert True in found or state.board.size > 4


@pytest.mark.parametrize("variant", TWO, ids=str)
def test_no_puzzle_of_one_move_is_passed_over(variant: Variant) -> None:
    for state, _ in few_moves(variant, 150):
        if state.to_move == 0:  # who solves
            assert promising(state) or not interesting([*captures(state)])


# --- solved endgames ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Extended(AdamasOptions):
    """The options with one more, of which the tables know nothing."""

    later: bool = option(False, "Later", "A rule that did not exist when the tables were made.")


LAST = [(size, pieces) for size in SOLVED for pieces in (1, 8)]


@pytest.mark.parametrize(("size", "pieces"), LAST)
def test_no_solved_endgame_is_read_under_a_rule_it_was_not_made_for(size: int, pieces: int) -> None:
    first, *_, last = board_of(size).cells
    for many, few in ((3, 1), (2, 2)):
        stacks = {first: ("O", many), last: ("X", few)}
        known = position(stacks, 0, AdamasOptions(size, pieces))
        assert solved(Field(known), 0) is not None or unwinnable(Field(known), 0)
        other = position(stacks, 0, Extended(size, pieces, later=True))
        assert solved(Field(other), 0) is None
        assert not unwinnable(Field(other), 0)
        same = position(stacks, 0, Extended(size, pieces))
        assert solved(Field(same), 0) == solved(Field(known), 0)


def worth_after(state: AdamasState, move: Split | Merge) -> float:
    """Return a move's worth by the rules and the tables of the position after it."""
    after = GAME.apply(state, move)
    if after.outcome is not None:
        return WIN - 1 if after.outcome.winners == {state.mover} else 0
    known = solved(Field(after), after.mover)
    return 0 if known is None else -known - 1 if known < 0 else -known + 1


@pytest.mark.parametrize("pair", [(2, 1), (3, 1), (2, 2)])
@pytest.mark.parametrize("variant", [v for v in BOARDS if v.players == 2], ids=str)
def test_a_solved_endgame_agrees_with_the_moves_of_the_rules(
    variant: Variant, pair: tuple[int, int]
) -> None:
    options, rng = AdamasOptions.read(variant.options, 2), Random(f"{variant} {pair}")
    cells = board_of(options.size or 0).cells
    for _ in range(8):
        many, few = rng.sample(cells, 2)
        stacks = {many: ("O", pair[0]), few: ("X", pair[1])}
        state = position(stacks, rng.randrange(2), options)
        if state.to_move is not None and (worth := solved(Field(state), state.mover)) is not None:
            assert worth == max(worth_after(state, move) for move in GAME.legal_moves(state))


@pytest.mark.parametrize("variant", variants_of("adamas"), ids=str)
def test_a_puzzle_of_two_moves_has_no_rule_that_its_solver_lacks(variant: Variant) -> None:
    (win,) = (kind for kind in KINDS if kind.slug == "adamas-win2")
    options = AdamasOptions.read(variant.options, variant.players)
    if variant.players > 2 or not options.prog_cap:
        return
    for state in positions(variant, 4):
        with pytest.raises(InvalidPuzzle, match="progressive"):
            win.solved(state, lambda: False)
