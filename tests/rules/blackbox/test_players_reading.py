"""What the computer player of Black Box works out: placements, probes, the race, the lens."""

import dataclasses
from collections import Counter
from math import log2
from random import Random

import pytest

from rules.blackbox import Box, possible_placements
from rules.blackbox.placements import COUNT, alike, holding, placement_at, placement_number
from rules.blackbox.players import chances, information, port_tells
from rules.blackbox.players.beliefs import MOST, believed, most_believed
from rules.blackbox.players.lens import possible_in
from rules.blackbox.players.probing import OPENING, best_ports, best_ports_of_two, doubt, ranked
from rules.blackbox.players.race import Race, Threat, coming_sizes, threats
from rules.blackbox.players.results import (
    ALL,
    atoms_of,
    cell_counts,
    counts,
    explaining,
    split,
    tells,
    thinned,
)
from rules.blackbox.players.results import alike as alike_numbers
from rules.blackbox.rays import CELLS, HIT, PORT_NAMES, PORTS, all_results, trace
from rules.core.clock import Clock, TimeUp
from tests.rules.blackbox.player_boards import (
    DOUBLE,
    GAME,
    START,
    hidden,
    patient,
    probed,
    random_atoms,
    random_positions,
    with_left,
)
from tests.tools.players.blackbox_solo import interval, main, probes_needed, solve_alone, table

pytestmark = pytest.mark.slow

# The inner board


def test_table_agrees_with_tracing() -> None:
    rng = Random(1)
    for _ in range(150):
        number = rng.randrange(COUNT)
        atoms = placement_at(number)
        assert atoms_of(number) == frozenset(atoms)
        assert [tells(port)[number] for port in PORTS] == list(all_results(atoms))


def test_explaining_agrees_with_rules() -> None:
    for state in random_positions():
        for box in state.boxes:
            numbers = explaining(box.marks, box.guesses)
            bits = possible_placements(box)
            assert len(numbers) == bits.bit_count()
            assert all(bits >> number & 1 for number in thinned(numbers, 500))


def test_explaining_of_lone_letter() -> None:
    marks = ("a", *[""] * 27)
    with pytest.raises(ValueError, match="unpack"):
        explaining(marks)


def test_split_and_counts_agree() -> None:
    numbers = Random(2).sample(range(COUNT), 500)
    for port in (0, 9, 27):
        parts = split(numbers, port)
        assert {result: len(part) for result, part in parts.items()} == counts(numbers, port)
        assert sorted(number for part in parts.values() for number in part) == sorted(numbers)
        for result, part in parts.items():
            assert trace(placement_at(part[0]), port) == result


def test_counts_of_one_and_of_all() -> None:
    assert counts((7,), 3) == {tells(3)[7]: 1}
    assert sum(counts(ALL, 3).values()) == COUNT


def test_cell_counts() -> None:
    assert cell_counts(ALL) == [some.bit_count() for some in holding()]


def test_alike_agrees_with_rules() -> None:
    for atoms in (DOUBLE, frozenset({0, 8, 20, 40})):
        assert len(alike_numbers(atoms)) == alike(atoms).bit_count()


def test_thinned() -> None:
    assert thinned(range(10), 10) == range(10)
    assert list(thinned(range(10), 4)) == [0, 3, 6, 9]


# Probing


def test_opening_ports_tell_most() -> None:
    left = {port: doubt(counts(ALL, port).values()) for port in PORTS}
    least = min(left.values())
    assert [port for port in PORTS if left[port] < least + 1e-6] == sorted(OPENING)


def test_ranked_is_entropy() -> None:
    state = with_left(Random(4), 400, 30)
    numbers = list(possible_in(state.boxes[0]))
    told = port_tells(GAME.view(state, 0))
    for left, port in ranked(numbers):
        assert log2(len(numbers)) - left / len(numbers) == pytest.approx(information(told[port]))
    assert sorted(ranked(numbers)) == ranked(numbers)


def test_nothing_left_to_probe() -> None:
    same = alike_numbers(DOUBLE)
    assert best_ports(same) == []
    assert best_ports_of_two(same, patient()) == []
    assert best_ports((5,)) == []


def test_two_probes_see_farther() -> None:
    """Where the choices differ, two probes together leave less with the port chosen for two."""
    different = 0
    rng = Random(5)
    for _ in range(12):
        numbers = list(possible_in(with_left(rng, 200, 20).boxes[0]))
        one, two = best_ports(numbers)[0], best_ports_of_two(numbers, patient())[0]
        if one != two:
            different += 1
            assert _probes_and_bits(numbers, two) <= _probes_and_bits(numbers, one) + 1e-6
    assert different > 0


def _probes_and_bits(numbers: list[int], port: int) -> float:
    """Return a probe for every placement not yet known, and the bits missing after the best one."""
    total = 0.0
    for part in split(numbers, port).values():
        if len(part) > 1 and ranked(part):
            total += len(part) + ranked(part)[0][0]
    return total


def test_two_probes_without_time_fall_back() -> None:
    numbers = list(possible_in(with_left(Random(6), 200, 20).boxes[0]))
    assert best_ports_of_two(numbers, Clock(9, most=0)) == best_ports(numbers)


# The race


def test_coming_sizes_end_with_what_cannot_be_told() -> None:
    state = hidden(random_atoms(Random(1)), DOUBLE)
    sizes = coming_sizes(state.boxes[1], patient())
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 5


def test_threats_grow_with_probes() -> None:
    rng = Random(7)
    state = hidden(random_atoms(rng), frozenset({9, 17, 31, 40}))
    atoms = state.boxes[1].atoms
    assert atoms is not None
    far = threats(GAME.view(state, 0), patient())
    near = threats(GAME.view(probed(state, 1, solve_alone(atoms, 4)[:-1]), 0), patient())
    assert near[0].finds > 0.5 > far[0].finds == 0


def test_master_believes_in_what_hiders_with_care_like() -> None:
    """What turns few rays or has a double stands more often among what it thinks about."""
    few, many, double = (7, 20, 34, 48), (6, 16, 22, 37), tuple(sorted(DOUBLE))
    numbers = sorted(placement_number(atoms) for atoms in (few, many, double))
    times = Counter(believed(numbers))
    assert times[placement_number(few)] > times[placement_number(many)] == 1
    assert times[placement_number(double)] == MOST
    assert most_believed(numbers) == [placement_number(double)]


def test_race_by_hand() -> None:
    """Two placements that nothing tells apart: a guess, and if it can be spared, another."""
    same = tuple(alike_numbers(DOUBLE))[:2]
    assert Race([Threat(0.0)], patient()).after_probe(same, 1) == pytest.approx(0.5)
    assert Race([Threat(0.0)], patient()).after_probe(same, 2) == pytest.approx(1.0)
    assert Race([Threat(0.4)], patient()).after_probe(same, 2) == pytest.approx(0.5 + 0.5 * 0.6)
    assert Race([Threat(1.0)], patient()).after_probe(same, 3) == pytest.approx(0.5)


def test_race_waits_for_who_may_guess_wrong_a_third_time() -> None:
    pair = _pair_to_tell()
    even = Race([Threat(0.5, fails=0.5)], patient())
    assert even.of_waiting(pair, 1, 0) == pytest.approx(0.5)
    careless = Race([Threat(0.1, fails=0.9)], patient())
    assert careless.of_waiting(pair, 1, 0) == pytest.approx(0.9)


def test_who_guessed_wrong_is_thought_bold() -> None:
    """Of five placements, one that guessed wrong twice guesses none with the last guess."""
    rng = Random(3)
    state = hidden(random_atoms(rng), DOUBLE)
    state = probed(state, 1, solve_alone(DOUBLE, 4))
    wrong = [atoms_of(number) for number in alike_numbers(DOUBLE) if atoms_of(number) != DOUBLE]
    coming = []
    for guesses in (0, 2):
        box = dataclasses.replace(state.boxes[1], guesses=tuple(wrong[:guesses]))
        later = dataclasses.replace(state, boxes=(state.boxes[0], box))
        coming.append(threats(GAME.view(later, 0), patient())[0])
    calm, risky = coming
    assert calm.finds == pytest.approx(0.3 / 5)
    assert calm.fails == 0
    assert risky.fails == 0


def test_race_waits_for_certainty() -> None:
    pair = _pair_to_tell()
    calm, tense = Race([Threat(0.0)], patient()), Race([Threat(0.9)], patient())
    assert calm.of_waiting(pair, 1, 0) == pytest.approx(1.0)
    assert calm.of_guessing(pair, 1, 0) == pytest.approx(0.5)
    assert tense.of_waiting(pair, 1, 0) == pytest.approx(0.1)
    assert tense.after_probe(pair, 1) == pytest.approx(0.5)


def _pair_to_tell() -> tuple[int, ...]:
    one, other = placement_number({0, 8, 20, 40}), placement_number({0, 8, 20, 41})
    assert ranked((one, other))
    return (one, other)


def test_race_gives_up_in_time() -> None:
    numbers = tuple(possible_in(with_left(Random(8), 40, 10).boxes[0]))
    with pytest.raises(TimeUp):
        Race([Threat(0.1)], Clock(9, most=3)).of_waiting(numbers, 3, 0)


# The lens


def test_chances_are_exact() -> None:
    for state in random_positions()[2::5]:
        view = GAME.view(state, state.mover)
        if view.phase == "hide" or view.viewer is None:
            continue
        possible = possible_placements(view.boxes[view.viewer])
        found = chances(view)
        assert sum(found.values()) == pytest.approx(4)
        for cell in CELLS:
            share = (possible & holding()[cell]).bit_count() / possible.bit_count()
            assert found[cell] == pytest.approx(share)


def test_chances_where_there_is_nothing_to_solve() -> None:
    state = hidden(DOUBLE, frozenset({0, 1, 2, 3}))
    assert chances(GAME.view(START, 0)) == {} == port_tells(GAME.view(START, 0))
    assert chances(GAME.view(state, None)) == {} == port_tells(GAME.view(state, None))
    assert chances(GAME.view(GAME.resign(state, 0), 0)) == {}
    untouched = chances(GAME.view(state, 0))
    assert untouched == pytest.approx(dict.fromkeys(CELLS, 4 / 49))


def test_contradiction_has_no_chances() -> None:
    view = GAME.view(hidden(DOUBLE, DOUBLE), 0)
    for marks in (("#",) * 28, ("a", *[""] * 27)):
        box = Box(marks=marks)
        contradictory = dataclasses.replace(view, boxes=(box, view.boxes[1]))
        assert chances(contradictory) == {} == port_tells(contradictory)


def test_port_tells() -> None:
    state = probed(hidden(frozenset({9, 17, 31, 40}), DOUBLE), 0, [3])
    told = port_tells(GAME.view(state, 0))
    marks = state.boxes[0].marks
    assert set(told) == {port for port in PORTS if not marks[port]}
    assert all(sum(results.values()) == pytest.approx(1) for results in told.values())
    assert set().union(*told.values()) <= {"#", "%", *PORT_NAMES}
    numbers = possible_in(state.boxes[0])
    hits = sum(tells(20)[number] == HIT for number in numbers)
    assert told[20]["#"] == pytest.approx(hits / len(numbers))


def test_information() -> None:
    assert information({"#": 1.0}) == 0
    assert information({"#": 0.5, "%": 0.5}) == 1
    assert information({"#": 0.5, "%": 0.25, "g": 0.25, "h": 0.0}) == 1.5


# Alone


def test_solve_alone_ends_with_what_cannot_be_told() -> None:
    rng = Random(14)
    for level in (4, 5):
        for atoms in (DOUBLE, random_atoms(rng)):
            state = hidden(atoms, DOUBLE)
            ports = solve_alone(atoms, level, seed=3)
            state = probed(state, 0, ports)
            assert state.boxes[0].probes == len(ports)  # none tells what is known already
            assert possible_placements(state.boxes[0]) == alike(atoms)


def test_solving_together_is_solving_alone() -> None:
    rng = Random(15)
    numbers = [rng.randrange(COUNT) for _ in range(3)]
    for looks, level in ((1, 4), (2, 5)):
        needed = probes_needed(numbers, looks)
        for number in numbers:
            assert needed[number] == len(solve_alone(placement_at(number), level))


def test_mean_probes() -> None:
    rng = Random(16)
    numbers = [rng.randrange(COUNT) for _ in range(1000)]
    needed = probes_needed(numbers, 1)
    mean, width = interval([needed[number] for number in numbers])
    assert mean - width < 6.81
    assert 0 < width < 0.1


def test_table_of_measurements(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--placements", "3", "--seed", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "probes until 3 random placements are known (seed 2)"
    assert [words[:5] for words in lines[1:]] == ["one p", "     ", "two p", "     ", "saved"]
    assert table(3, 2).splitlines()[2] == lines[2]


def test_table_needs_placements() -> None:
    with pytest.raises(SystemExit):
        main(["--placements", "0"])
