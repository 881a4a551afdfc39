"""Whatever holds a rule a second time agrees with the rules, in every variant."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from rules.core import CHANCE
from rules.core.clock import Clock
from rules.core.coaching import Moment
from rules.holomino import Holomino, HolominoOptions, HolominoState, Place, Throw, position
from rules.holomino.coaching import ADVICE
from rules.holomino.composer import SACK, HolominoComposer
from rules.holomino.game import Draw, scored_placements
from rules.holomino.players.board import Board
from rules.holomino.players.endings import Ending, is_ending
from rules.holomino.players.evaluation import final, promised
from rules.holomino.players.search import DrawOrder, Search, as_move
from rules.holomino.players.tables import each
from rules.holomino.puzzles import scored
from rules.holomino.tiles import FREE, canonical, demand, fits, holes_at, rotations, tile_set
from rules.playout import random_move
from tests.rules.holomino.player_tables import OPTIONS, moments

pytestmark = pytest.mark.slow

GAME = Holomino()


def last_tiles(options: dict[str, Any], count: int) -> Iterator[HolominoState]:
    """Yield positions with so few tiles left, in pools and sack, that all lines can be tried."""
    rng, chosen = Random(str(options)), HolominoOptions.read(options, 2)
    turns = min(6, len(tile_set(chosen.num_digits, chosen.non_unique)) // 4)
    for _ in range(count):
        state = GAME.initial_state(chosen, 2)
        while state.to_move is not None and state.turn < turns:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
            else:
                state = GAME.apply(state, random_move(GAME, state, rng))
        if state.outcome is not None or not state.placed:
            continue
        left = [tile for pool in state.pools for tile in pool] + [*state.sack]
        some = rng.sample(left, min(len(left), 4))
        first = rng.randint(1, max(1, len(some) - 2))
        pools = tuple(some[:first]), tuple(some[first : first + 1])
        sack = tuple(sorted(some[first + 1 : first + rng.randint(1, 2)]))
        if len(some) > 1:
            yield replace(
                state,
                pools=pools,
                sack=sack,
                turn_of=0,
                to_move=0,
                points=(rng.randint(0, 12), rng.randint(0, 12)),
                passes=rng.randint(0, 1),
            )


def result(state: HolominoState) -> float:
    """Return the result of perfect play for player 0 by the rules: 1 won, 0 drawn, -1 lost."""
    if state.outcome is not None:
        lead = state.points[0] - state.points[1]
        return float((lead > 0) - (lead < 0))
    if state.to_move == CHANCE:
        drawn = [result(GAME.apply(state, Draw(tile))) for tile in state.sack]
        return sum(drawn) / len(drawn)
    found = [result(GAME.apply(state, move)) for move in GAME.legal_moves(state)]
    return max(found) if state.to_move == 0 else min(found)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
class TestRules:
    def test_endings_are_solved_as_the_rules_end_them(self, options: dict[str, Any]) -> None:
        compared = 0
        for state in last_tiles(options, 12):
            search = Search(state, Clock(inf))
            if not is_ending(search.hands):
                continue
            ending = Ending(search.board, Clock(inf))
            assert ending.best(search.hands, -1.0, 1.0) == pytest.approx(result(state))
            for step in search.choices():
                after = result(GAME.apply(state, as_move(state, search, step)))
                assert ending.after(step, search.hands) == pytest.approx(after)
                compared += 1
        assert compared

    def test_the_search_ends_the_game_where_the_rules_do(self, options: dict[str, Any]) -> None:
        ended = 0
        for state in last_tiles(options, 15):
            for step in Search(state, Clock(inf)).choices():
                search = Search(state, Clock(inf))
                after = GAME.apply(state, as_move(state, search, step))
                draws = DrawOrder(tuple(each(search.hands.theirs | search.hands.sack)))
                value = search.value(step, 2, draws, 50)
                if after.outcome is not None:
                    assert value == final(after.points[0] - after.points[1])
                    ended += 1
        assert ended

    def test_search_and_composer_have_the_moves_of_the_rules(self, options: dict[str, Any]) -> None:
        for view in moments(options, seed=6, games=1):
            search, legal = Search(view, Clock(inf)), set(GAME.legal_moves(view))
            assert {as_move(view, search, step) for step in search.choices()} == legal
            ranked = search.ranked(search.root, search.hands)
            assert {as_move(view, search, step) for _, step in ranked} == legal
            composer = HolominoComposer.begun(view)
            assert composer.forced == all(isinstance(move, Throw) for move in legal)
            if composer.forced:
                parts = {composer.add(tile).add(SACK).move() for tile in view.pool}
                assert parts == legal
            else:
                ways = (way for cells in composer.fits.values() for way in cells.values())
                assert {way.move for some in ways for way in some} == legal

    def test_points_are_those_that_the_rules_add(self, options: dict[str, Any]) -> None:
        for view in moments(options, seed=7, games=1):
            before = view.points[view.mover]
            for way in scored_placements(view):
                after = GAME.apply(view, way.move)
                assert way.points == after.points[view.mover] - before
                assert len(way.holes) == len(after.holes) - len(view.holes)
            best = scored(view)
            if best:
                assert best[0].points == max(
                    GAME.apply(view, move).last_points for move in GAME.legal_moves(view)
                )

    def test_a_promise_is_what_the_rules_would_pay_now(self, options: dict[str, Any]) -> None:
        for view in moments(options, seed=8, games=1):
            board, tiles = Board(view), view.tiles
            alive = [*view.pools[0], *view.pools[1], *view.sack]
            found = {}
            for cell in view.positions:
                wanted = demand(tiles, cell)
                fitting = [d for t in set(alive) for d in rotations(t) if fits(d, wanted)]
                if FREE not in wanted and fitting:
                    (digits,) = fitting
                    closed = [hole.value for hole in holes_at(tiles, cell, digits, 0)]
                    number = view.positions.index(cell) + 1
                    pools = tuple((*own, canonical(digits)) for own in view.pools)
                    there = replace(view, pools=pools)
                    found[cell] = GAME.apply(there, Place(digits, number)).last_points
                    assert bool(found[cell]) == bool(closed)
            promises = promised(board, board.tables.mask(alive))
            assert {board.hex(promise[5]): promise[1] for promise in promises} == found

    def test_the_reply_is_the_most_that_the_rules_let_the_other_score(
        self, options: dict[str, Any]
    ) -> None:
        for view in moments(options, seed=9, games=1):
            search, other = Search(view, Clock(inf)), 1 - view.mover
            for step in search.choices()[:8]:
                after = GAME.apply(view, as_move(view, search, step))
                turn = replace(after, to_move=other, turn_of=other, outcome=None)
                most = max((way.points for way in scored_placements(turn)), default=0)
                assert search.reply(step, []) == most

    def test_the_tables_hold_the_tiles_of_the_set(self, options: dict[str, Any]) -> None:
        chosen = HolominoOptions.read(options, 2)
        for view in moments(options, seed=1, games=1):
            names = set(Board(view).tables.names.values())
            assert names == set(tile_set(chosen.num_digits, chosen.non_unique))

    def test_the_coach_says_that_nothing_fits_just_if_it_is_so(
        self, options: dict[str, Any]
    ) -> None:
        looks = {advice.slug: advice.look for advice in ADVICE}
        for view in moments(options, seed=10, games=2, apart=3):
            moment = Moment(GAME, view, view.mover, 3, ())
            legal = list(GAME.legal_moves(view))
            thrown = all(isinstance(move, Throw) for move in legal)
            assert (looks["throw"](moment) is not None) == thrown
            scores = any(way.points for way in scored_placements(view))
            assert (looks["hole"](moment) is not None) == scores


def test_the_second_pass_in_a_row_ends_the_game_everywhere() -> None:
    """Player 0 has tiles that fit nowhere and leads by a point; the other could close a hole."""
    options = HolominoOptions(num_digits=9)
    begun = position({(0, 0): "123"}, [["124"], ["789"]], [], 0, options)
    first = next(scored_placements(begun))
    tiles = {(0, 0): "123", first.cell: first.move.digits}
    closing = next(
        way.tile
        for tile in tile_set(6, False)
        for way in scored_placements(position(tiles, [["789"], [tile]], [], 1, options))
        if way.points
    )
    for passes in (0, 1):
        hands = [["789", "798"], [closing]]
        state = replace(position(tiles, hands, [], 0, options, scores=(1, 0)), passes=passes)
        for number in range(2):
            search = Search(state, Clock(inf))
            step = search.choices()[number]
            after = GAME.apply(state, as_move(state, search, step))
            assert (after.outcome is not None) == bool(passes)
            solved = Ending(search.board, Clock(inf)).after(step, search.hands)
            assert solved == result(after) == (1 if passes else -1)
            draws = DrawOrder(tuple(each(search.hands.mine)))
            assert (search.value(step, 2, draws, 50) == final(1)) == bool(passes)
