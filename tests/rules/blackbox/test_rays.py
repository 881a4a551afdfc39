"""The ray of Black Box and the table of all placements."""

from collections import Counter
from itertools import combinations, islice, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.blackbox.placements import (
    COUNT,
    EVERY,
    alike,
    choose,
    consistent,
    giving,
    has_double,
    holding,
    members,
    placement_at,
    placement_number,
    placements,
    results_of,
)
from rules.blackbox.rays import (
    CELL_NAMES,
    CELL_SPELLINGS,
    CELLS,
    HIT,
    PORT_NAMES,
    PORT_NUMBERS,
    PORTS,
    REFLECTED,
    RESULTS,
    all_results,
    path,
    trace,
)
from tests.rules.blackbox.play import doubles


def cells(names: str) -> tuple[int, ...]:
    return tuple(sorted(CELL_SPELLINGS[name] for name in names.split()))


def names(numbers: tuple[int, ...]) -> str:
    return " ".join(CELL_NAMES[number] for number in numbers)


def probe(atoms: str, port: str) -> str:
    """Return the result in words: another port's name, `#` or `%`."""
    result = trace(cells(atoms), PORT_NUMBERS[port])
    return {HIT: "#", REFLECTED: "%"}.get(result) or PORT_NAMES[result]


def marks(**known: str) -> list[str]:
    """Return a box's marks: keyword `p5` stands for port 5."""
    texts = {name.lstrip("p"): mark for name, mark in known.items()}
    return [texts.get(name, "") for name in PORT_NAMES]


# The boards of the text's game in progress: atoms, and the results of all probes made.
DZANDER1 = "b2 b4 f5 g1"
DZANDER1_RESULTS = {
    "a": "1",
    "1": "a",
    "d": "k",
    "k": "d",
    "5": "h",
    "h": "5",
    "13": "n",
    "n": "13",
    "f": "%",
    "9": "%",
    "10": "%",
}
DZANDER2 = "c2 e2 f6 f7"
DZANDER2_RESULTS = {
    "3": "i",
    "i": "3",
    "12": "g",
    "g": "12",
    "5": "#",
    "13": "#",
    "j": "#",
    "l": "%",
}

atoms_of_any_number = st.frozensets(st.sampled_from(CELLS), max_size=25)
four_atoms = st.integers(0, COUNT - 1).map(placement_at)
ports = st.sampled_from(PORTS)
RESULT_OF = {"#": HIT, "%": REFLECTED, **PORT_NUMBERS}


class TestNames:
    def test_cells_are_named_column_by_column_from_the_top_left(self) -> None:
        assert CELL_NAMES[:3] == ("a1", "a2", "a3")
        assert CELL_NAMES[-1] == "g7"
        assert list(CELL_NAMES) == sorted(CELL_NAMES)

    def test_ports_run_down_the_sides_then_along_top_and_bottom(self) -> None:
        assert (
            " ".join(PORT_NAMES) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 a b c d e f g h i j k l m n"
        )

    @pytest.mark.parametrize(
        ("spelling", "cell"),
        [("b3", "b3"), ("3b", "b3"), ("h8", "a1"), ("n13", "g6"), ("8h", "a1"), ("13n", "g6")],
    )
    def test_a_cell_answers_to_any_letter_and_number_in_either_order(
        self, spelling: str, cell: str
    ) -> None:
        assert CELL_NAMES[CELL_SPELLINGS[spelling]] == cell

    def test_the_two_spellings_of_the_texts_first_example_are_the_same_setup(self) -> None:
        assert cells("b3 d3 8h 13n") == cells("3b 3d h8 n13") == cells("b3 d3 a1 g6")

    def test_the_texts_second_example(self) -> None:
        assert names(cells("c2 f2 k8 k9")) == "c2 d1 d2 f2"

    def test_every_cell_has_eight_spellings(self) -> None:
        assert set(Counter(CELL_SPELLINGS.values()).values()) == {8}
        assert len(CELL_SPELLINGS) == 8 * 49


class TestTheTextsFigures:
    @pytest.mark.parametrize(
        ("enters", "leaves"),
        [
            pytest.param("c", "3", id="a to a"),
            pytest.param("e", "10", id="b to b"),
            pytest.param("12", "l", id="c to c"),
            pytest.param("5", "j", id="d to d"),
        ],
    )
    def test_a_ray_bounces_off_an_atom_at_a_right_angle(self, enters: str, leaves: str) -> None:
        assert probe("d4", enters) == leaves
        assert probe("d4", leaves) == enters

    @pytest.mark.parametrize(
        "port",
        [
            pytest.param("11", id="beside the upper atom"),
            pytest.param("13", id="between the atoms on the edge"),
            pytest.param("6", id="turned back by two atoms from inside"),
            pytest.param("m", id="beside the lower atom"),
        ],
    )
    def test_reflections(self, port: str) -> None:
        # The figure is the lower right corner of the box.
        assert probe("g5 g7", port) == "%"

    @pytest.mark.parametrize(("port", "result"), DZANDER1_RESULTS.items())
    def test_the_marks_of_dzander1s_board(self, port: str, result: str) -> None:
        assert probe(DZANDER1, port) == result

    @pytest.mark.parametrize(("port", "result"), DZANDER2_RESULTS.items())
    def test_the_marks_of_dzander2s_board(self, port: str, result: str) -> None:
        assert probe(DZANDER2, port) == result

    def test_these_are_all_nineteen_marks(self) -> None:
        assert len(DZANDER1_RESULTS) + len(DZANDER2_RESULTS) == 19


class TestTheRay:
    def test_nothing_in_the_way(self) -> None:
        assert probe("", "1") == "8"
        assert probe("", "a") == "h"

    @pytest.mark.parametrize("port", ["4", "11", "d", "k"])
    def test_an_atom_straight_ahead_is_hit(self, port: str) -> None:
        assert probe("d4", port) == "#"

    def test_at_the_port_a_hit_comes_before_a_reflection(self) -> None:
        assert probe("a1 a2", "1") == "#"
        assert probe("a1 a2", "2") == "#"
        assert probe("a1 a2", "3") == "%"

    def test_inside_a_hit_comes_before_a_turn(self) -> None:
        assert probe("d4 d3", "4") == "#"
        assert probe("d3 d4 d5", "4") == "#"

    def test_a_ray_that_leaves_where_it_came_in_is_reflected(self) -> None:
        assert probe("c4 e4", "k") == "%"
        # Here it turns twice before it is turned back, and twice again on its way home.
        assert probe("c3 a7 f5 f7", "4") == "%"
        assert names(path(cells("c3 a7 f5 f7"), PORT_NUMBERS["4"])) == (
            "a4 b4 b5 b6 c6 d6 e6 d6 c6 b6 b5 b4 a4"
        )

    def test_a_ray_may_turn_more_than_once(self) -> None:
        assert names(path(cells("c3 a7"), PORT_NUMBERS["4"])) == "a4 b4 b5 b6 c6 d6 e6 f6 g6"


class TestThePath:
    def test_a_hit_ends_on_the_atom(self) -> None:
        assert names(path(cells("d1"), PORT_NUMBERS["1"])) == "a1 b1 c1 d1"

    def test_a_reflection_at_the_port_visits_nothing(self) -> None:
        assert path(cells("a2"), PORT_NUMBERS["1"]) == ()

    def test_a_ray_turned_back_visits_its_cells_again(self) -> None:
        assert names(path(cells("d3 d5"), PORT_NUMBERS["4"])) == "a4 b4 c4 b4 a4"

    def test_the_cell_where_a_ray_turns_stands_there_once(self) -> None:
        assert names(path(cells(DZANDER1), PORT_NUMBERS["a"])) == "a1"
        assert names(path(cells(DZANDER2), PORT_NUMBERS["3"])) == "a3 b3 b4 b5 b6 b7"

    @given(atoms_of_any_number, ports)
    def test_every_step_leads_to_a_neighbour_and_only_a_hit_meets_an_atom(
        self, atoms: frozenset[int], port: int
    ) -> None:
        way = path(atoms, port)
        for here, there in pairwise(way):
            columns, rows = zip(divmod(here, 7), divmod(there, 7), strict=True)
            assert abs(columns[0] - columns[1]) + abs(rows[0] - rows[1]) == 1
        hit = trace(atoms, port) == HIT
        assert [cell in atoms for cell in way] == [
            hit and i == len(way) - 1 for i in range(len(way))
        ]

    @given(atoms_of_any_number, ports)
    def test_a_ray_runs_the_same_way_back(self, atoms: frozenset[int], port: int) -> None:
        result = trace(atoms, port)
        if result in PORTS:
            assert result != port
            assert trace(atoms, result) == port
            assert path(atoms, result) == path(atoms, port)[::-1]


class PlainTracer:
    """The same rules said once more, without looking at the other: a dict of squares, vectors."""

    def __init__(self, atoms: frozenset[int] | tuple[int, ...]) -> None:
        self.atoms = {(atom // 7 + 1, atom % 7 + 1) for atom in atoms}

    def result(self, port: str) -> str:
        (x, y), (dx, dy) = self.entrance(port)
        entering = True
        for _ in range(1000):
            ahead = (x + dx, y + dy)
            left = (x + dx + dy, y + dy - dx) in self.atoms
            right = (x + dx - dy, y + dy + dx) in self.atoms
            if ahead in self.atoms:
                return "#"
            if entering and (left or right):
                return "%"
            entering = False
            if left and right:
                dx, dy = -dx, -dy
            elif left:
                dx, dy = -dy, dx
            elif right:
                dx, dy = dy, -dx
            else:
                x, y = ahead
                if x in (0, 8) or y in (0, 8):
                    leaves = self.exit(x, y)
                    return "%" if leaves == port else leaves
        raise AssertionError("the ray runs in circles")

    @staticmethod
    def entrance(port: str) -> tuple[tuple[int, int], tuple[int, int]]:
        if port.isdigit():
            number = int(port)
            return ((0, number), (1, 0)) if number <= 7 else ((8, number - 7), (-1, 0))
        number = "abcdefghijklmn".index(port) + 1
        return ((number, 0), (0, 1)) if number <= 7 else ((number - 7, 8), (0, -1))

    @staticmethod
    def exit(x: int, y: int) -> str:
        if x in (0, 8):
            return str(y if x == 0 else y + 7)
        return "abcdefg"[x - 1] if y == 0 else "hijklmn"[x - 1]


def in_words(results: tuple[int, ...]) -> list[str]:
    return [{HIT: "#", REFLECTED: "%"}.get(r) or PORT_NAMES[r] for r in results]


class TestAgainstAPlainTracer:
    def test_four_thousand_random_placements(self) -> None:
        rng = Random(1)
        for _ in range(4000):
            atoms = placement_at(rng.randrange(COUNT))
            plain = PlainTracer(atoms)
            assert in_words(all_results(atoms)) == [plain.result(port) for port in PORT_NAMES]

    @given(atoms_of_any_number)
    def test_any_number_of_atoms(self, atoms: frozenset[int]) -> None:
        plain = PlainTracer(atoms)
        each = tuple(trace(atoms, port) for port in PORTS)
        assert in_words(each) == [plain.result(port) for port in PORT_NAMES]
        assert all_results(atoms) == each


class TestPlacements:
    def test_there_are_211876(self) -> None:
        assert COUNT == EVERY.bit_count() == sum(1 for _ in placements()) == 211_876

    def test_they_are_numbered_in_order(self) -> None:
        first = list(islice(placements(), 3000))
        assert [placement_at(number) for number in range(3000)] == first
        assert placement_at(COUNT - 1) == (45, 46, 47, 48)

    @given(st.integers(0, COUNT - 1))
    def test_number_and_placement_are_inverse(self, number: int) -> None:
        assert placement_number(placement_at(number)) == number

    def test_the_number_does_not_depend_on_the_order_of_the_cells(self) -> None:
        assert placement_number((4, 3, 2, 1)) == placement_number({1, 2, 3, 4})

    @given(four_atoms)
    def test_holding_names_the_cells_of_each_placement(self, atoms: tuple[int, ...]) -> None:
        bit = 1 << placement_number(atoms)
        assert tuple(cell for cell in CELLS if holding()[cell] & bit) == atoms

    def test_each_cell_holds_an_atom_equally_often(self) -> None:
        assert {bits.bit_count() for bits in holding()} == {COUNT * 4 // 49}

    @settings(max_examples=15)
    @given(st.frozensets(st.integers(0, COUNT - 1), max_size=5))
    def test_members_lists_a_set(self, numbers: frozenset[int]) -> None:
        chosen = sum(1 << number for number in numbers)
        assert [placement_number(atoms) for atoms in members(chosen)] == sorted(numbers)


class TestTheTable:
    @pytest.mark.parametrize("port", PORTS)
    def test_every_placement_gives_exactly_one_result_at_each_port(self, port: int) -> None:
        sets = giving(port)
        assert len(sets) == len(RESULTS)
        assert sum(bits.bit_count() for bits in sets) == COUNT
        united = 0
        for bits in sets:
            united |= bits
        assert united == EVERY

    def test_it_says_what_the_ray_does(self) -> None:
        rng = Random(2)
        for _ in range(2000):
            number = rng.randrange(COUNT)
            for port, result in enumerate(all_results(placement_at(number))):
                assert giving(port)[result] >> number & 1

    def test_no_ray_leads_from_a_port_to_itself(self) -> None:
        assert not any(giving(port)[port] for port in PORTS)

    def test_without_marks_everything_is_possible(self) -> None:
        assert consistent(marks()) == EVERY

    def test_the_marks_of_dzander1s_board_leave_one_placement(self) -> None:
        known = marks(p5="a", h="a", d="b", k="b", p13="c", n="c", a="d", p1="d", f="%", p9="%")
        known[PORT_NUMBERS["10"]] = "%"
        assert list(members(consistent(known))) == [cells(DZANDER1)]

    def test_the_marks_of_dzander2s_board_leave_four(self) -> None:
        known = marks(p3="a", i="a", p12="b", g="b", p5="#", p13="#", j="#", l="%")
        possible = list(members(consistent(known)))
        wanted = {port: RESULT_OF[result] for port, result in DZANDER2_RESULTS.items()}
        by_hand = [
            atoms
            for atoms in combinations(CELLS, 4)
            if all(trace(atoms, PORT_NUMBERS[port]) == want for port, want in wanted.items())
        ]
        assert possible == by_hand
        assert len(possible) == 4
        assert cells(DZANDER2) in possible

    def test_a_letter_stands_for_the_port_at_its_other_end(self) -> None:
        known = marks(p5="a", h="a", p9="%", j="#")
        assert {PORT_NAMES[port]: result for port, result in results_of(known).items()} == {
            "5": PORT_NUMBERS["h"],
            "h": PORT_NUMBERS["5"],
            "9": REFLECTED,
            "j": HIT,
        }

    @pytest.mark.parametrize("known", [{"p5": "a"}, {"p5": "a", "h": "a", "n": "a"}])
    def test_a_letter_stands_at_two_ports(self, known: dict[str, str]) -> None:
        with pytest.raises(ValueError, match="values to unpack"):
            results_of(marks(**known))


class TestChoosing:
    def test_every_placement_of_the_set_is_equally_likely(self) -> None:
        numbers = (0, 1, 70_000, 105_938, COUNT - 1)
        rng = Random(3)
        chosen = Counter(
            placement_number(choose(sum(1 << number for number in numbers), rng))
            for _ in range(2000)
        )
        assert set(chosen) == set(numbers)
        # 400 expected, standard deviation 18.
        assert all(320 < count < 480 for count in chosen.values())

    def test_all_are_within_reach(self) -> None:
        rng = Random(4)
        atoms = Counter(cell for _ in range(2000) for cell in choose(EVERY, rng))
        # 163 expected, standard deviation 12.
        assert set(atoms) == set(CELLS)
        assert all(100 < count < 230 for count in atoms.values())

    def test_nothing_can_be_chosen_from_nothing(self) -> None:
        with pytest.raises(ValueError, match="no placement is possible"):
            choose(0, Random(5))


class TestDoubles:
    def test_2868_placements_share_all_their_results_with_another(self) -> None:
        assert doubles().bit_count() == 2868

    def test_the_set_agrees_with_the_question_about_one(self) -> None:
        rng = Random(6)
        for atoms in [*members(doubles()), *(choose(EVERY, rng) for _ in range(3000))]:
            assert has_double(atoms) == bool(doubles() >> placement_number(atoms) & 1)

    def test_a_pair(self) -> None:
        pair = [cells("a1 a2 a4 g4"), cells("a4 g1 g2 g4")]
        assert all_results(pair[0]) == all_results(pair[1])
        assert list(members(alike(pair[0]))) == pair
        assert has_double(pair[0])

    def test_the_texts_own_placements_have_none(self) -> None:
        assert not has_double(cells(DZANDER1))
        assert not has_double(cells(DZANDER2))
