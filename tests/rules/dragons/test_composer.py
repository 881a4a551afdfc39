"""A turn of Dragons that is put together part by part."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove
from rules.dragons import DragonsState, position
from rules.dragons.composer import DragonsComposer, flipped, sixths_between, suitable, turned
from rules.dragons.tiles import CROSS, TAILS
from tests.rules.dragons.boards import GAME, GAP, TWO_TILES, options


@st.composite
def views(draw: st.DrawFn) -> DragonsState:
    """Return a random position in which somebody is to move."""
    flags = {name: draw(st.booleans()) for name in ("cross", "may_complete", "start_tip")}
    state, rng = GAME.initial_state(options(**flags), 2), Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 15))):
        after = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        state = after if after.outcome is None else state
    return state


@given(views())
@settings(max_examples=40)
def test_every_legal_move_is_made_of_its_parts_in_any_order(view: DragonsState) -> None:
    begun = DragonsComposer.begun(view)
    for move in GAME.legal_moves(view):
        whole = DragonsComposer.of(view, move)
        assert whole.move() == move
        for parts in permutations(whole.parts):
            composer = begun
            for part in parts:
                assert part in (*composer.choices(), *composer.parts)
                composer = composer.add(part)
            assert composer == whole


@given(views())
@settings(max_examples=40)
def test_a_state_and_a_position_are_accepted_if_they_make_a_legal_move(view: DragonsState) -> None:
    begun, legal = DragonsComposer.begun(view), set(GAME.legal_moves(view))
    cells = view.positions
    for letter in view.options.tile_set.letters:
        goals = {cells[move.position - 1] for move in legal if move.state_letter == letter}
        if not goals:
            with pytest.raises(IllegalMove):
                begun.add(letter)
            continue
        chosen = begun.add(letter)
        for cell in [*cells, *view.tiles]:
            if cell in goals:
                assert chosen.add(cell).move() in legal
            else:
                with pytest.raises(IllegalMove):
                    chosen.add(cell)
        assert chosen == begun.add(letter)


@given(views())
@settings(max_examples=20)
def test_what_is_suggested_fits(view: DragonsState) -> None:
    begun, legal = DragonsComposer.begun(view), set(GAME.legal_moves(view))
    for part in begun.choices():
        if not isinstance(part, str):
            assert begun.add(part).move() in legal
    assert begun.move() in (None, *legal)
    assert any(move.state_letter == begun.letter for move in legal)


def test_a_part_replaces_the_one_before_or_is_taken_away() -> None:
    view = position(TWO_TILES)
    first, second, *_ = DragonsComposer.begun(view).fits.cells("a")
    chosen = DragonsComposer.begun(view).add("a").add(first)
    assert chosen.add(second).parts == ("a", second)
    assert chosen.without(first).parts == ("a",)
    assert chosen.without("a").parts == (first,)
    assert chosen.without("a").letter == "a"  # a suggestion now
    assert chosen.without(second) == chosen


def test_a_chosen_tile_turns_and_flips_to_what_fits_there() -> None:
    view = position(TWO_TILES)
    for cell in view.positions:
        chosen = DragonsComposer.begun(view).add(cell)
        fitting = chosen.fits.at(cell)
        for other in (chosen.turned(1), chosen.turned(-1), chosen.flipped()):
            assert other is None or (other.letter in fitting and other.target == cell)


def test_a_single_gap_is_suggested_and_others_are_refused() -> None:
    view = position(GAP)
    begun = DragonsComposer.begun(view)
    assert begun.parts == tuple(view.gaps)
    other = next(cell for cell in view.positions if cell not in view.gaps)
    with pytest.raises(IllegalMove, match="must be filled first"):
        begun.add(other)


def test_the_reasons_are_those_of_the_rules() -> None:
    view = position(TWO_TILES)
    begun = DragonsComposer.begun(view)
    letter, cell = next(
        (letter, cell)
        for letter in view.options.tile_set.letters
        for cell in view.positions
        if begun.fits.cells(letter) and letter not in begun.fits.at(cell)
    )
    with pytest.raises(IllegalMove, match=f"{letter} does not fit at"):
        begun.add(letter).add(cell)
    with pytest.raises(IllegalMove, match=f"{letter} does not fit at"):
        begun.add(cell).add(letter)
    with pytest.raises(IllegalMove, match="0,0 is not an empty cell"):
        begun.add((0, 0))


def test_turning_passes_over_what_does_not_fit() -> None:
    assert turned(TAILS, "a", 1, "abcdef") == "b"
    assert turned(TAILS, "a", -1, "abcdef") == "f"
    assert turned(TAILS, "a", 1, "ad") == "d"
    assert turned(TAILS, "a", 2, "abd") == "d"
    assert turned(TAILS, "a", 1, "agh") is None
    assert turned(CROSS, "h", 1, "gh") == "g"
    assert sixths_between(TAILS, "a", "d", 1) == 3
    assert sixths_between(TAILS, "a", "f", -1) == -1


def test_flipping_keeps_the_turn_if_it_can() -> None:
    assert flipped(TAILS, "c", "abcdefghijkl") == "i"
    assert flipped(TAILS, "i", "abcdefghijkl") == "c"
    assert flipped(TAILS, "c", "gj") == "j"
    assert flipped(TAILS, "c", "abc") is None
    assert flipped(CROSS, "d", "gh") == "h"


def test_what_suits_is_near_what_was_chosen() -> None:
    assert suitable(TAILS, "c", "abc") == "c"
    assert suitable(TAILS, "c", "bh") == "b"
    assert suitable(TAILS, "c", "h") == "h"
    assert suitable(TAILS, "", "bh") == "b"
    assert suitable(TAILS, "c", "") == "c"
