"""Mono's boards and layouts: geometry, texts, validity, and the random generators."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice, pairwise, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove, InvalidMove
from rules.mono import layouts as mono_layouts
from rules.mono.board import HIDDEN, LABELS, board, cells_of, masks, written
from rules.mono.layouts import (
    check_layout,
    every_layout,
    plain_random_layout,
    random_layout,
    read_layout,
    try_layout,
)
from rules.mono.region_sizes import can_share, combination
from tests.work import Work

FIGURE = "666699777664999787344999787342955888312555888"
SIZES = range(2, 26)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def is_valid(size: int, labels: str) -> bool:
    try:
        check_layout(size, labels)
    except IllegalMove:
        return False
    return True


def hide(labels: str, rng: Random, share: float) -> str:
    return "".join(label if rng.random() < share else HIDDEN for label in labels)


def agrees(known: str, labels: str) -> bool:
    return all(k in (HIDDEN, label) for k, label in zip(known, labels, strict=True))


def winding(size: int, rng: Random) -> str:
    """Return a layout nobody would draw: the regions one after the other along a winding path."""
    grid, order = board(size), list(range(1, size + 1))
    rng.shuffle(order)
    path = [LABELS[value - 1] for value in order for _ in range(value)]
    rows = [path[at : at + grid.width] for at in range(0, len(path), grid.width)]
    return "".join("".join(row if i % 2 else row[::-1]) for i, row in enumerate(rows))


# Geometry


@pytest.mark.parametrize(
    ("size", "width", "height"), [(9, 9, 5), (2, 3, 1), (8, 9, 4), (25, 25, 13)]
)
def test_the_board_has_the_dimensions_of_the_formula(size: int, width: int, height: int) -> None:
    assert (board(size).width, board(size).height) == (width, height)


@pytest.mark.parametrize("size", SIZES)
def test_every_board_is_a_full_rectangle(size: int) -> None:
    grid = board(size)
    assert grid.width * grid.height == size * (size + 1) // 2 == len(set(grid.names))


def test_columns_go_from_the_left_and_rows_from_the_bottom() -> None:
    names = board(9).names
    assert (names[0], names[8], names[9], names[-9], names[-1]) == ("a5", "i5", "a4", "a1", "i1")
    assert board(25).names[24] == "y13"


@pytest.mark.parametrize("size", [2, 3, 8, 9])
def test_spreading_reaches_exactly_the_neighbours(size: int) -> None:
    grid = board(size)
    for cell, name in enumerate(grid.names):
        around = {
            f"{chr(ord(name[0]) + dx)}{int(name[1:]) + dy}"
            for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
        } & set(grid.names)
        assert {grid.names[c] for c in cells_of(grid.spread(1 << cell))} == around
        assert {grid.names[c] for c in (*grid.neighbours[cell], cell)} == around


# Texts and validity


def test_the_figures_layout_is_valid() -> None:
    check_layout(9, read_layout(9, FIGURE))


def test_spaces_lines_and_upper_case_are_forgiven() -> None:
    typed = "\n".join(" ".join(FIGURE[at : at + 9]) for at in range(0, 45, 9))
    assert read_layout(9, typed) == FIGURE
    tall = next(every_layout(12))
    assert read_layout(12, tall.upper()) == tall


@pytest.mark.parametrize(
    ("text", "reason", "position"),
    [
        (FIGURE[:-1], "44 numbers, but the board has 45 cells", 44),
        (FIGURE + "1", "46 numbers, but the board has 45 cells", 46),
        ("66a", "“a” is not a number on this board: use 1 to 9", 2),
        ("6 0", "“0” is not a number on this board: use 1 to 9", 2),
        ("²", "“²” is not a number on this board: use 1 to 9", 0),
        ("6\0", "“?” is not a number on this board: use 1 to 9", 1),
    ],
)
def test_a_text_that_is_no_layout_says_why(text: str, reason: str, position: int) -> None:
    with pytest.raises(InvalidMove) as error:
        read_layout(9, text)
    assert (error.value.reason, error.value.position) == (reason, position)


@pytest.mark.parametrize("letter", ["\N{KELVIN SIGN}", "ｂ", "Ａ", "²"])
def test_letters_that_only_look_like_labels_are_refused(letter: str) -> None:
    with pytest.raises(InvalidMove, match="is not a number on this board"):
        read_layout(25, letter)


@pytest.mark.parametrize(
    ("labels", "reason"),
    [
        (FIGURE.replace("55", "56", 1), "region 5 has 4 cells, not 5"),
        (
            "666699778664999787344999787342955888312555878",
            "region 7 is not connected: i4 does not touch g5",
        ),
        ("12", "2 numbers, but the board has 45 cells"),
        ("x" * 45, "“x” is not a number on this board: use 1 to 9"),
        (FIGURE.replace("6", "."), "“.” is not a number on this board: use 1 to 9"),
    ],
)
def test_a_layout_that_breaks_a_rule_says_where(labels: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as error:
        check_layout(9, labels)
    assert error.value.reason == reason


@pytest.mark.parametrize("size", [2, 3, 10, 25])
def test_regions_and_text_are_each_others_inverse(size: int) -> None:
    labels = random_layout(size, Random(size))
    assert written(size, masks(size, labels)) == labels
    known = hide(labels, Random(size), 0.5)
    assert written(size, masks(size, known)) == known


# All layouts


@pytest.mark.parametrize(("size", "count"), [(2, 2), (3, 16), (4, 164), (5, 6948)])
def test_every_layout_is_found_once(size: int, count: int) -> None:
    found = list(every_layout(size))
    assert len(found) == len(set(found)) == count
    assert set(found) == set(by_force(size, frozenset(range(len(board(size).names))), {}))


def by_force(size: int, free: frozenset[int], labels: dict[int, str]) -> Iterator[str]:
    """Every layout, by trying all sets of cells for the largest region, then the next."""
    if not size:
        yield "".join(labels[cell] for cell in range(len(labels)))
        return
    for cells in map(frozenset, combinations(sorted(free), size)):
        if hangs_together(cells, width=3 if len(labels) + len(free) < 10 else 5):
            region = dict.fromkeys(cells, LABELS[size - 1])
            yield from by_force(size - 1, free - cells, labels | region)


def hangs_together(cells: frozenset[int], width: int) -> bool:
    reached = todo = {min(cells)}
    while todo:
        beside = {(c // width + dr, c % width + dc) for c in todo for dr, dc in STEPS}
        todo = {r * width + c for r, c in beside if 0 <= c < width} & cells - reached
        reached = reached | todo
    return reached == cells


@pytest.mark.parametrize("size", SIZES)
def test_the_first_layouts_come_at_once_in_a_fixed_order(size: int) -> None:
    first = list(islice(every_layout(size), 20))
    assert all(is_valid(size, labels) for labels in first)
    assert len(set(first)) == len(first)
    assert list(islice(every_layout(size), 20)) == first


# Sums


@given(st.lists(st.integers(1, 12), unique=True, max_size=8), st.integers(1, 40))
def test_a_combination_adds_up_whenever_one_exists(values: list[int], total: int) -> None:
    possible = any(sum(c) == total for n in range(9) for c in combinations(values, n))
    found = combination(values, total)
    assert set(found) <= set(values)
    assert (sum(found) == total) if possible else found == []


def test_the_first_combination_in_order_is_taken() -> None:
    assert combination([3, 1, 2, 4], 5) == [3, 2]
    assert combination([4, 1, 2, 3], 5) == [4, 1]


@given(st.lists(st.integers(1, 9), unique=True, min_size=1, max_size=6), st.data())
def test_sharing_out_values_is_decided_exactly(values: list[int], data: st.DataObject) -> None:
    total = sum(values)
    cuts = data.draw(st.sets(st.integers(1, max(total - 1, 1)), max_size=3))
    edges = [0, *sorted(c for c in cuts if c < total), total]
    gaps = sorted(b - a for a, b in pairwise(edges))
    possible = any(fills(order, gaps) for order in permutations(values))
    assert can_share(sorted(values), gaps) is possible


def fills(order: tuple[int, ...], gaps: list[int]) -> bool:
    """Whether values in this order, laid end to end, stop at the end of each gap."""
    ends = {sum(order[: i + 1]) for i in range(len(order))}
    return {sum(gaps[: i + 1]) for i in range(len(gaps))} <= ends


# Random layouts


@pytest.mark.parametrize("size", SIZES)
def test_random_layouts_are_valid_at_every_size(size: int) -> None:
    rng = Random(size)
    found = {random_layout(size, rng) for _ in range(3 if size > 15 else 20)}
    assert all(is_valid(size, labels) for labels in found)
    assert len(found) > 1


@given(st.integers(2, 10), st.integers())
@settings(max_examples=40)
def test_the_same_generator_draws_the_same_layout(size: int, seed: int) -> None:
    assert random_layout(size, Random(seed)) == random_layout(size, Random(seed))


def test_hiding_everything_is_knowing_nothing() -> None:
    assert random_layout(9, Random(4), HIDDEN * 45) == random_layout(9, Random(4))


def test_the_plain_algorithm_makes_valid_layouts() -> None:
    rng = Random(1)
    assert all(is_valid(size, plain_random_layout(size, rng)) for size in (2, 3, 5, 9) * 3)


def test_both_algorithms_reach_every_layout_of_size_3() -> None:
    for algorithm in (random_layout, plain_random_layout):
        rng = Random(0)
        assert {algorithm(3, rng) for _ in range(600)} == set(every_layout(3))


def test_look_ahead_leaves_the_distribution_unchanged() -> None:
    """Mean per-cell total variation at size 9: two plain samples of 500 are 0.07 apart.

    A generator with other habits, such as the exact search, is 0.2 away.
    """
    samples = 500
    plain = shares(plain_random_layout, samples)
    ahead = shares(random_layout, samples)
    apart = sum(
        abs(one[label] - other[label])
        for one, other in zip(plain, ahead, strict=True)
        for label in LABELS[:9]
    )
    assert apart / 2 / samples / 45 < 0.1


def shares(algorithm: Callable[[int, Random], str], samples: int) -> list[Counter[str]]:
    """How often each label lay in each cell."""
    rng = Random(7)
    drawn = [algorithm(9, rng) for _ in range(samples)]
    return [Counter(labels[cell] for labels in drawn) for cell in range(45)]


def test_look_ahead_is_a_fifth_of_the_work_of_the_plain_algorithm() -> None:
    def calls(algorithm: Callable[[int, Random], str], count: int) -> float:
        rng = Random(3)
        with Work() as work:
            for _ in range(count):
                algorithm(9, rng)
        return work.calls / count

    assert calls(plain_random_layout, 100) > 5 * calls(random_layout, 400)


# Around known cells


@given(st.integers(2, 12), st.floats(0, 1), st.integers(), st.booleans())
@settings(max_examples=80)
def test_a_layout_is_found_around_any_known_cells(
    size: int, share: float, seed: int, odd: bool
) -> None:
    rng = Random(seed)
    truth = winding(size, rng) if odd else random_layout(size, rng)
    known = hide(truth, rng, share)
    found = random_layout(size, rng, known)
    check_layout(size, found)
    assert agrees(known, found)


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize(
    ("size", "share"), [(16, 0.2), (20, 0.3), (25, 0.02), (25, 0.5), (25, 0.8)]
)
def test_a_layout_is_found_on_large_boards(size: int, share: float, odd: bool) -> None:
    rng = Random(size)
    truth = winding(size, rng) if odd else random_layout(size, rng)
    known = hide(truth, rng, share)
    found = random_layout(size, rng, known)
    check_layout(size, found)
    assert agrees(known, found)


@given(st.integers(2, 9), st.floats(0, 1), st.integers())
@settings(max_examples=60)
def test_the_exact_search_finds_a_layout_by_itself(size: int, share: float, seed: int) -> None:
    rng = Random(seed)
    known = hide(winding(size, rng), rng, share)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mono_layouts, "ATTEMPTS", 0)
        patch.setattr(mono_layouts, "FAILURES", 1)
        found = random_layout(size, rng, known)
    check_layout(size, found)
    assert agrees(known, found)


@pytest.mark.parametrize("seed", range(3))
def test_the_exact_search_reaches_every_layout(seed: int) -> None:
    """Of size 4 with the 3 known: whatever is left can be drawn, nothing else."""
    truth = random_layout(4, Random(seed))
    known = "".join(label if label == "3" else HIDDEN for label in truth)
    expected = {labels for labels in every_layout(4) if agrees(known, labels)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mono_layouts, "ATTEMPTS", 0)
        rng = Random(seed)
        assert {random_layout(4, rng, known) for _ in range(60 * len(expected))} == expected


def test_a_wholly_known_layout_is_itself() -> None:
    assert random_layout(9, Random(0), FIGURE) == FIGURE


@pytest.mark.parametrize(
    ("size", "known"),
    [
        (2, "212"),  # the 2 is cut in two
        (2, "21."),  # the 2 has no room beside the 1
        (2, ".1."),  # the 1 leaves no gap for the 2
        (3, "1...1."),  # there is only one 1
        (3, "3..3.3"),  # the 3 is torn, with no cell left to join it
        (3, "3....3"),  # the 3 cannot reach from corner to corner
        (3, "2.2..."),
    ],
)
def test_known_cells_that_no_layout_has_are_refused(size: int, known: str) -> None:
    assert not any(agrees(known, labels) for labels in every_layout(size))
    assert try_layout(size, Random(0), known) is None
    with pytest.raises(ValueError, match="no layout agrees with the known cells"):
        random_layout(size, Random(0), known)


@given(st.integers(2, 9), st.floats(0, 0.6), st.integers())
@settings(max_examples=40)
def test_one_attempt_gives_a_layout_or_nothing(size: int, share: float, seed: int) -> None:
    rng = Random(seed)
    known = hide(random_layout(size, rng), rng, share)
    found = try_layout(size, rng, known)
    assert found is None or (is_valid(size, found) and agrees(known, found))


def test_attempts_around_a_few_known_cells_mostly_succeed() -> None:
    """The computer player counts such samples: at size 9 with nine cells known, half and more."""
    rng = Random(5)
    found = 0
    for _ in range(60):
        truth = random_layout(9, rng)
        shown = set(rng.sample(range(45), 9))
        known = "".join(label if c in shown else HIDDEN for c, label in enumerate(truth))
        found += try_layout(9, rng, known) is not None
    assert found > 20
