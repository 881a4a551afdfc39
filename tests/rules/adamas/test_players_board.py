"""The inner board of Adamas agrees with the rules, and its playouts with plain dicts."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rules.adamas import Adamas, AdamasOptions, AdamasState, Split, position
from rules.adamas.board import cells_in_sight, visible_enemies
from rules.adamas.players.board import Built, Field, bits
from rules.adamas.players.candidates import possible
from rules.adamas.players.evaluation import best_catch
from tests.oracles.playouts_adamas import random_ply, start
from tests.rules.variants import Variant, variants_of

GAME = Adamas()

BOARDS = variants_of(
    "adamas",
    Variant("adamas", 2, {"size": 2, "pieces": 1}),
    Variant("adamas", 2, {"size": 5, "pieces": 7}),
    Variant("adamas", 2, {"size": 8, "pieces": 99, "prog_cap": True}),
    Variant("adamas", 3, {"size": 2, "pieces": 2}),
)


def start_of(players: int = 2, **options: Any) -> AdamasState:
    return GAME.initial_state(AdamasOptions(**options), players)


def snapshot(field: Field) -> tuple[object, ...]:
    return (
        [list(own) for own in field.own],
        [list(enemy) for enemy in field.enemy],
        list(field.masks),
        list(field.totals),
        field.taken,
        field.key(),
        field.mover,
        field.opened,
    )


def assert_same(field: Field, state: AdamasState) -> None:
    assert field.stacks() == state.stacks
    assert field.mover == state.to_move
    assert field.key() == field.code_of(state.stacks, state.to_move)
    assert snapshot(field) == snapshot(Field(state))


def random_built(field: Field, chance: Callable[[], float]) -> Built:
    """Return a random move of the player to move: each choice is an index in cell order.

    It is a stack, then a cell in its sight, then a number of pieces. One time in four, all other
    stacks that see the cell merge there. `tests/oracles/playouts_adamas.py` chooses alike.
    """
    mover = field.mover
    assert mover is not None
    own = field.own[mover]
    sources = bits(field.masks[mover])
    while True:
        source = sources[int(chance() * len(sources))]
        stacks, free = field.seen(source)
        targets = [*filter(field.may_land, stacks), *free]
        if targets:
            break
        sources.remove(source)
    targets.sort()
    target = targets[int(chance() * len(targets))]
    count = 1 + int(chance() * int(own[source]))
    if chance() < 0.25:
        friends = [cell for cell in field.seen(target)[0] if own[cell] and cell != source]
        if friends:
            lifts = ((source, count), *((cell, own[cell]) for cell in friends))
            return lifts, ((target, sum(number for _, number in lifts)),)
    return ((source, count),), ((target, count),)


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_every_ply_does_what_the_rules_do(variant: Variant) -> None:
    rng = Random(str(variant))
    plies = 0
    while plies < 150:
        state = start_of(variant.players, **variant.options)
        field = Field(state)
        while state.to_move is not None and plies < 150:
            if rng.random() < 0.5:
                move = rng.choice(list(islice(GAME.legal_moves(state), 60)))
            else:
                move = field.move(random_built(field, rng.random))
            before = snapshot(field)
            undo = field.play(field.built(move))
            after = snapshot(field)
            field.undo(undo)
            assert snapshot(field) == before
            field.play(field.built(move))
            assert snapshot(field) == after
            state = GAME.apply(state, move)
            assert_same(field, state)
            plies += 1


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_sight_and_counts_are_those_of_the_rules(variant: Variant) -> None:
    rng = Random(2)
    field = Field(start_of(variant.players, **variant.options))
    for _ in range(30):
        if field.mover is not None:
            field.play(random_built(field, rng.random))
    board, stacks = field.geometry.board, field.stacks()
    for cell, stack in enumerate(stacks):
        seen, free = field.seen(cell)
        assert sorted(seen + free) == cells_in_sight(board, stacks, cell)
        assert all(stacks[other] is not None for other in seen)
        assert all(stacks[other] is None for other in free)
        if stack is not None:
            assert field.count(cell, stack.owner) == visible_enemies(
                board, stacks, cell, stack.owner
            )


@pytest.mark.parametrize("prog_cap", [False, True])
def test_a_built_move_is_possible_exactly_when_the_rules_allow_it(prog_cap: bool) -> None:
    """Moves of one position are tried in others of the same game."""
    rng = Random(4)
    states, moves = list[AdamasState](), list[Built]()
    state = start_of(pieces=4, prog_cap=prog_cap)
    while state.to_move is not None and len(states) < 60:
        field = Field(state)
        legal = list(islice(GAME.legal_moves(state), 300))
        moves += [field.built(move) for move in rng.sample(legal, min(6, len(legal)))]
        states.append(state)
        state = GAME.apply(state, rng.choice(legal))
    verdicts = set[bool]()
    for state in states:
        field = Field(state)
        for built in moves:
            allowed = GAME.is_legal(state, field.move(built))
            assert possible(field, built) == allowed, (str(field.move(built)), state.stacks)
            verdicts.add(allowed)
    assert verdicts == {True, False}


def test_moves_survive_the_way_to_the_rules_and_back() -> None:
    state = position({"a3": ("O", 3), "c1": ("O", 2), "e3": ("X", 4)})
    field = Field(state)
    for text in ("a3-b3", "a3-b3,2xc1", "2xc1-d1", "2xa3,c1-b2"):
        (move,) = GAME.parse_move(state, text)
        assert field.move(field.built(move)) == move
    progressive = Field(
        position({"a3": ("O", 3), "e3": ("X", 4)}, options=AdamasOptions(3, 8, True))
    )
    move = Split("a3", ((1, "c3"), (1, "a4")))
    assert progressive.move(progressive.built(move)) == move


def test_playouts_are_those_of_plain_dicts_draw_by_draw() -> None:
    for size in (2, 3, 4):
        one, two = Random(size), Random(size)
        for _ in range(4):
            field, plain, plies = (
                Field(start_of(size=size)),
                start(size, 4 * (size - 1)),
                0,
            )
            while plain.mover is not None and plies < 300:
                assert field.mover == plain.mover
                field.play(random_built(field, one.random))
                plain = random_ply(plain, two.random)
                plies += 1
                piles: dict[tuple[int, int], tuple[int, int]] = {
                    field.geometry.board.places[cell]: stack
                    for cell, stack in enumerate(field.stacks())
                    if stack
                }
                assert piles == dict(plain.piles)
            assert field.mover == plain.mover


def test_the_best_catch_is_what_one_stack_can_take_at_once() -> None:
    own = vec[i64]([3, 2, 1, 0])
    catch = [
        best_catch([(4, (0, 1)), (4, (1, 2))], own),
        best_catch([(4, (0,)), (3, (1,))], own),
        best_catch([(4, (2,)), (3, (2,))], own),
        best_catch([(4, (0, 1)), (4, (1, 2))], own, progressive=True),
        best_catch([(4, (3,))], own),
    ]
    assert catch == [8, 4, 4, 4, 0]
