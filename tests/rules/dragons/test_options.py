"""The options of Dragons: what there is, what excludes what, and what is refused."""

import itertools
import re

import pytest

from rules.core import InvalidOptions
from rules.dragons import DragonsOptions
from tests.rules.dragons.boards import GAME, options, start

AIMS = ["tantrix", "end_first", "end_single", "end_most", "all_out_most_eyes"]
AIMS += ["loop_closed", "long_loop"]
TIES = ["tie_none", "tie_largest_wins", "tie_largest_loses"]
CONTRADICTIONS = [
    *itertools.combinations(AIMS, 2),
    *itertools.combinations(TIES, 2),
    *itertools.product(("tantrix", "all_out_most_eyes"), TIES),
    ("start_joint", "start_tip"),
    ("cross", "tails"),
    ("must_complete", "may_complete"),
]
NEED_CROSS = ("loop_closed", "long_loop")


OPTIONS_IN_ORDER = """
    num_tiles tantrix start_joint start_tip num_eyes end_first end_single end_most
    all_out_most_eyes tie_none tie_largest_wins tie_largest_loses cross tails must_complete
    may_complete loop_closed long_loop
"""


def test_the_options_in_the_order_of_the_text() -> None:
    assert list(DragonsOptions.specs()) == OPTIONS_IN_ORDER.split()
    for spec in DragonsOptions.specs().values():
        assert spec.label
        assert spec.help.endswith(".")


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_contradictory_options_are_refused_with_both_names(one: str, other: str) -> None:
    values: dict[str, int | bool] = {one: True, other: True}
    if "tails" not in values and set(values) & set(NEED_CROSS):
        values["cross"] = True
    with pytest.raises(InvalidOptions) as caught:
        options(**values)
    assert {one, other} <= set(re.findall(r"\w+", str(caught.value)))


@pytest.mark.parametrize("name", NEED_CROSS)
@pytest.mark.parametrize("values", [{}, {"tails": True}])
def test_two_aims_need_crossing_tiles(name: str, values: dict[str, bool]) -> None:
    with pytest.raises(InvalidOptions, match=f"^{name}: needs cross$"):
        options(**{name: True}, **values)
    assert getattr(options(**{name: True}, cross=True), name)


@pytest.mark.parametrize("tie", TIES)
@pytest.mark.parametrize("aim", ["end_first", "end_single", "end_most"])
def test_a_tie_option_goes_with_the_aims_that_can_run_out_of_tiles(tie: str, aim: str) -> None:
    assert getattr(options(**{tie: True, aim: True}), tie)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("num_tiles", 1),
        ("num_tiles", 501),
        ("num_tiles", 10**100),
        ("num_tiles", "50"),
        ("num_eyes", 0),
        ("num_eyes", 100),
        ("tantrix", 1),
        ("dragons", True),
    ],
)
def test_impossible_values_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(InvalidOptions) as caught:
        DragonsOptions.read({name: value}, 2)
    assert caught.value.option == name


def test_crossing_tiles_have_eight_states_and_tails_twelve() -> None:
    """Beside the starting tile a itself never fits: its opposite edges differ."""
    letters = {move.state_letter for move in GAME.legal_moves(start(cross=True))}
    assert letters == set("bcdefgh")
    letters = {move.state_letter for move in GAME.legal_moves(start(tails=True))}
    assert letters == set("bcdefghijkl")
