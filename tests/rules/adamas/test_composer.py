"""A move of Adamas that is put together leg by leg."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.adamas import AdamasOptions, AdamasState, Merge, Split, position
from rules.adamas.composer import AdamasComposer, Outlook
from rules.adamas.moves import Leg, Move, legs_of
from rules.core import IllegalMove
from tests.rules.adamas.reference import GAME
from tests.rules.adamas.test_properties import positions

MIX = {"a3": ("O", 3), "a5": ("O", 2), "c3": ("O", 4), "d3": ("X", 1), "e3": ("X", 3)}


def set_up(prog_cap: bool = False) -> AdamasState:
    return position(MIX, options=AdamasOptions(prog_cap=prog_cap))


def sampled(view: AdamasState, seed: int, most: int = 12) -> list[Move]:
    """Return some of the legal moves, as there can be thousands."""
    moves = [move for _, move in zip(range(3000), GAME.legal_moves(view), strict=False)]
    return Random(seed).sample(moves, min(most, len(moves)))


def orders(view: AdamasState, move: Move) -> list[tuple[Leg, ...]]:
    """Return the orders in which the legs can be added; with `prog_cap` a split has only one."""
    legs = legs_of(move)
    if view.options.prog_cap and isinstance(move, Split):
        return [legs]
    return list(permutations(legs))[:24]


@given(positions(), st.integers(0, 10**6))
@settings(max_examples=60)
def test_every_legal_move_is_made_of_its_legs_in_any_order(view: AdamasState, seed: int) -> None:
    assert AdamasComposer.begun(view).after == view
    for move in sampled(view, seed):
        assert AdamasComposer.of(view, move).move() == move
        assert AdamasComposer.of(view, move).after.stacks == GAME.apply(view, move).stacks
        for legs in orders(view, move):
            composer = AdamasComposer.begun(view)
            for leg in legs:
                composer.check_source(leg.source)
                single = Leg(leg.source, leg.target, 1)
                assert single in composer.choices()
                composer = composer.add(leg)
            assert composer.move() == move
            assert composer.problem == ""
            assert composer.text == str(move)
            for leg in legs:
                assert leg not in composer.without(leg).parts


NARROW = {"d3": ("O", 3), "e1": ("O", 1), "e3": ("O", 1), "c4": ("X", 2), "c5": ("X", 2),
          "d2": ("X", 4), "d4": ("X", 3), "e2": ("X", 2)}  # fmt: skip
"""From e2 only d2 can be reached."""


@pytest.mark.parametrize("view", [set_up(), position(NARROW, 1)], ids=["wide", "narrow"])
def test_a_first_leg_says_whether_a_split_or_a_merge_may_follow(view: AdamasState) -> None:
    ways = [
        (type(move), {(leg.source, leg.target) for leg in legs_of(move)})
        for move in GAME.legal_moves(view)
    ]
    found = set()
    for first in AdamasComposer.begun(view).choices():
        composer, way = AdamasComposer.begun(view).add(first), (first.source, first.target)
        longer = {kind for kind, legs in ways if way in legs and len(legs) > 1}
        assert composer.may_split() == (Split in longer)
        assert composer.may_merge() == (Merge in longer)
        found.add((Split in longer, Merge in longer))
    assert len(found) > 1


@given(positions(), st.data())
@settings(max_examples=60)
def test_a_leg_is_accepted_if_some_legal_move_has_it(
    view: AdamasState, data: st.DataObject
) -> None:
    composer = AdamasComposer.begun(view)
    for _ in range(2):
        choices = composer.choices()
        cells = view.board.cells
        source, target = (data.draw(st.sampled_from(cells)) for _ in range(2))
        leg = Leg(source, target, data.draw(st.integers(1, 4)))
        legal = any(one.source == source and one.target == target for one in choices)
        if legal and leg.count <= composer.left(source):
            assert composer.add(leg).parts != composer.parts
            composer = composer.add(leg)
            assert composer.move() is not None or view.options.prog_cap  # later legs decide
        else:
            before = composer.parts
            assert not composer.accepts(leg)
            with pytest.raises(IllegalMove):
                composer.add(leg)
            assert composer.parts == before
            assert composer.outlook(leg) is Outlook.NO


def test_equal_legs_are_added_up() -> None:
    composer = AdamasComposer.begun(set_up())
    composer = composer.add(Leg("c3", "b3", 1)).add(Leg("c3", "b4", 1)).add(Leg("c3", "b3", 2))
    assert composer.parts == (Leg("c3", "b3", 3), Leg("c3", "b4", 1))
    assert not composer.left("c3")


def test_the_second_leg_decides_between_split_and_merge() -> None:
    first = AdamasComposer.begun(set_up()).add(Leg("c3", "b3", 2))
    assert (first.may_split(), first.may_merge()) == (True, True)
    assert isinstance(first.add(Leg("c3", "b4", 1)).move(), Split)
    assert isinstance(first.add(Leg("a3", "b3", 1)).move(), Merge)


@pytest.mark.parametrize(
    ("legs", "reason"),
    [
        ([Leg("b3", "b4", 1)], "b3 is empty. Choose one of your stacks."),
        ([Leg("d3", "d4", 1)], "d3 is Player 2’s stack. Choose one of yours."),
        ([Leg("a3", "b3", 4)], "a3 has only 3 left"),
        ([Leg("a3", "a3", 1)], "the pieces are already on a3"),
        ([Leg("c3", "a4", 1)], "a4 is not in line with c3"),
        ([Leg("c3", "e3", 1)], "d3 stands between c3 and e3"),
        ([Leg("c3", "b3", 4), Leg("c3", "b4", 1)], "all pieces on c3 are already moving"),
        ([Leg("c3", "b3", 1), Leg("a5", "a4", 1)], "send more from c3 to split"),
        ([Leg("c3", "b3", 1), Leg("c3", "b4", 1), Leg("a3", "a4", 1)], "only c3 can send more"),
        ([Leg("c3", "b3", 1), Leg("a3", "b3", 1), Leg("c3", "b4", 1)], "go to one cell: b3"),
        ([Leg("c3", "a3", 1), Leg("a3", "a4", 1)], "a3 receives pieces, so none can leave it"),
    ],
)
def test_a_leg_that_is_not_possible_has_a_reason(legs: list[Leg], reason: str) -> None:
    *before, last = legs
    composer = AdamasComposer.begun(set_up())
    for leg in before:
        composer = composer.add(leg)
    with pytest.raises(IllegalMove, match=reason):
        composer.add(last)
    assert composer.parts == tuple(before)


def test_a_stack_that_cannot_join_says_why() -> None:
    composer = AdamasComposer.begun(set_up()).add(Leg("c3", "b3", 2))
    with pytest.raises(IllegalMove, match="a5 cannot join: b3 is not in line with a5"):
        composer.check_source("a5")
    with pytest.raises(IllegalMove, match="only c3 can send more"):
        composer.add(Leg("c3", "c4", 1)).check_source("a5")


def test_without_legs_there_is_no_move() -> None:
    composer = AdamasComposer.begun(set_up())
    assert composer.move() is None
    assert composer.text == ""
    assert composer.problem == "no pieces are moving yet"
    assert composer.after is composer.view


def test_there_are_not_more_pieces_than_are_left() -> None:
    composer = AdamasComposer.begun(set_up())
    composer.check_count(4, None)
    with pytest.raises(IllegalMove, match="none of your stacks is that high"):
        composer.check_count(5, None)
    with pytest.raises(IllegalMove, match="a5 has only 2 left"):
        composer.check_count(3, "a5")


def test_a_later_leg_may_capture_only_once_others_have_landed() -> None:
    stacks = {"c3": ("O", 4), "a5": ("O", 2), "d3": ("X", 4), "b4": ("X", 2), "c1": ("X", 1)}
    begun = AdamasComposer.begun(position(stacks, options=AdamasOptions(size=3, prog_cap=True)))
    first = begun.add(Leg("c3", "d3", 1))
    assert begun.outlook(Leg("c3", "b4", 3)) is Outlook.NO
    assert first.outlook(Leg("c3", "b4", 3)) is Outlook.TAKE
    assert first.outlook(Leg("c3", "b4", 1)) is Outlook.LATER
    later = first.add(Leg("c3", "b4", 1))
    assert later.seen(1) == (4, 2)
    assert later.move() is None
    assert later.add(Leg("c3", "b4", 2)).move() is not None
    with pytest.raises(IllegalMove, match="b4 cannot be captured"):  # it would land first
        later.without(Leg("c3", "d3", 1)).add(Leg("c3", "b4", 1))
