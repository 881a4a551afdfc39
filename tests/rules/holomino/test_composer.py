"""A turn of Holomino that is put together part by part."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove
from rules.core.hexes import Hex
from rules.holomino import HolominoMove, HolominoOptions, HolominoState, Place, Throw, position
from rules.holomino.composer import SACK, HolominoComposer, Part
from rules.holomino.tiles import canonical, rotations
from tests.rules.holomino.geometry import GAME, REPEATS, drawn, start

MIDDLE: dict[Hex, str] = {(0, 0): "112"}


def table(*pool: str, sack: tuple[str, ...] = ("345",)) -> HolominoState:
    return position(MIDDLE, [pool, ("345",)], sack, 0, REPEATS)


def cell(view: HolominoState, number: int) -> Hex:
    return view.positions[number - 1]


def tile_of(move: HolominoMove) -> str:
    return canonical(move.digits) if isinstance(move, Place) else move.tile


def goal_of(view: HolominoState, move: HolominoMove) -> Part:
    return cell(view, move.position) if isinstance(move, Place) else SACK


@st.composite
def views(draw: st.DrawFn) -> HolominoState:
    """Return a random position in which somebody is to move."""
    options = HolominoOptions(
        pool_size=draw(st.integers(1, 4)),
        num_digits=draw(st.integers(5, 6)),
        non_unique=draw(st.booleans()),
    )
    rng = Random(draw(st.integers(0, 10**6)))
    state = start(options, rng.randrange(10**6))
    for _ in range(draw(st.integers(0, 30))):
        after = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        if after.outcome is not None:
            break
        state = drawn(after, rng)
    return state


@given(views())
@settings(max_examples=40)
def test_every_legal_move_is_made_of_its_parts_in_any_order(view: HolominoState) -> None:
    begun = HolominoComposer.begun(view)
    for move in GAME.legal_moves(view):
        whole = HolominoComposer.of(view, move)
        assert whole.move() == move
        for parts in permutations(whole.parts):
            composer = begun
            for part in parts:
                assert any(part in (one, *rotations(str(one))) for one in composer.choices())
                assert composer.move() is None
                composer = composer.add(part)
            assert composer == whole


@given(views())
@settings(max_examples=40)
def test_a_tile_and_a_cell_are_accepted_if_they_make_a_legal_move(view: HolominoState) -> None:
    begun = HolominoComposer.begun(view)
    legal = list(GAME.legal_moves(view))
    for tile in dict.fromkeys(view.pool):
        held = begun.add(tile)
        goals = {goal_of(view, move) for move in legal if tile == tile_of(move)}
        every: list[Part] = [*view.positions, *view.tiles, SACK]
        for goal in every:
            if goal in goals:
                assert held.add(goal).move() in legal
            else:
                with pytest.raises(IllegalMove):
                    held.add(goal)
        assert held == begun.add(tile)


def test_a_part_replaces_the_one_before() -> None:
    view = table("123", "124")
    chosen = HolominoComposer.begun(view).add("123").add(cell(view, 1))
    assert chosen.add("124").parts == ("124", cell(view, 1))
    assert chosen.add(cell(view, 4)).parts[1] == cell(view, 4)


def test_a_part_can_be_taken_away() -> None:
    view = table("123")
    tile = HolominoComposer.begun(view).add("123")
    chosen = tile.add(cell(view, 1))
    assert chosen.without(cell(view, 1)).goal is None
    assert chosen.without(chosen.digits).parts == (cell(view, 1),)
    assert tile.without(cell(view, 1)) == tile


def test_a_tile_turns_to_every_rotation_that_fits_and_back() -> None:
    view = table("112")
    chosen = HolominoComposer.begun(view).add("112").add(cell(view, 1))
    lies = [chosen.turned(steps).digits for steps in range(4)]
    assert sorted(set(lies)) == sorted(way.move.digits for way in chosen.ways)
    assert len(chosen.ways) == 2
    assert chosen.turned(1).turned(-1) == chosen
    assert HolominoComposer.begun(view).add("112").turned(1).digits == "112"


def test_a_tile_keeps_its_rotation_where_that_fits() -> None:
    view = table("112")
    begun = HolominoComposer.begun(view)
    for way in begun.add("112").add(cell(view, 1)).ways:
        assert begun.add(way.move.digits).add(cell(view, 1)).move() == way.move


def test_the_reasons_are_those_of_the_rules() -> None:
    view = table("123", "345")
    begun = HolominoComposer.begun(view)
    with pytest.raises(IllegalMove, match="345 does not fit at 1"):
        begun.add("345").add(cell(view, 1))
    with pytest.raises(IllegalMove, match="345 does not fit at 1"):
        begun.add(cell(view, 1)).add("345")
    with pytest.raises(IllegalMove, match="so you cannot pass"):
        begun.add(SACK)
    with pytest.raises(IllegalMove, match="the tile 145 is not in your pool"):
        begun.add("145")
    with pytest.raises(IllegalMove, match="0,0 is not an empty cell"):
        begun.add((0, 0))


def test_a_position_where_no_tile_fits_cannot_be_chosen() -> None:
    begun = HolominoComposer.begun(table("123", "345"))
    assert begun.add(cell(begun.view, 1)).choices() == ("123",)
    begun = HolominoComposer.begun(table("345", "456"))
    assert begun.choices() == ("345", "456", SACK)
    for goal in begun.view.positions:
        with pytest.raises(IllegalMove, match="345 does not fit"):
            begun.add(goal)
    assert begun.add(SACK).choices() == ("345", "456")
    assert begun.add(SACK).add("456").move() == Throw("456")


def test_a_placement_knows_the_holes_it_closes() -> None:
    tiles: dict[Hex, str] = {(0, 0): "123", (1, -1): "123"}
    view = position(tiles, [("123",), ("345",)], (), 0, REPEATS)
    moves = list(GAME.legal_moves(view))
    for move in moves:
        placement = HolominoComposer.of(view, move).placement
        assert placement is not None
        after = GAME.apply(view, move)
        assert placement.points == after.last_points
        assert placement.holes == after.holes
