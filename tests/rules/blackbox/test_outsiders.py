"""The outsiders the Master of Black Box is measured against exploit what can be exploited."""

from random import Random

import pytest

from rules.blackbox.placements import COUNT, has_double
from rules.blackbox.players.hiding import turned_ports
from rules.blackbox.state import EndTurn
from tests.oracles.outsiders_blackbox import (
    Belief,
    Bold,
    Cautious,
    Exploiter,
    Informed,
    Outsider,
    learnt,
)
from tests.rules.blackbox.player_boards import GAME, hidden, random_atoms
from tests.tools.players.blackbox_outsiders import main

pytestmark = pytest.mark.slow

TABLE = [random_atoms(Random(seed)) for seed in range(20)]


class KnowsTable(Exploiter):
    """Has seen each placement of a table a hundred times."""

    def belief(self) -> Belief:
        return learnt(TABLE * 100)


def _probes(outsider: Outsider, atoms: frozenset[int]) -> int:
    """Return the probes it takes to find these atoms."""
    state = hidden(atoms, random_atoms(Random(1)))
    while state.to_move is not None:
        move = outsider.choose(GAME.view(state, 0)) if state.to_move == 0 else EndTurn()
        state = GAME.apply(state, move)
    assert state.boxes[0].markers == atoms
    return state.boxes[0].probes


def test_who_hides_by_a_table_is_found_out() -> None:
    knowing = [_probes(KnowsTable(Random(1)), TABLE[number]) for number in (3, 7, 12)]
    not_knowing = [_probes(Outsider(Random(1)), TABLE[number]) for number in (3, 7, 12)]
    assert sum(knowing) + 6 <= sum(not_knowing)


def test_who_knows_the_shares_believes_in_all_placements_that_may_be_hidden() -> None:
    belief = Informed(Random(1)).belief()
    assert sum(some.bit_count() for _, some in belief) == COUNT
    assert sum(weight * some.bit_count() for weight, some in belief) == pytest.approx(1)


def test_outsiders_hide_what_is_hard() -> None:
    assert has_double(Bold(Random(1)).hidden())
    assert all(turned_ports(Cautious(Random(seed)).hidden()) <= 2 for seed in range(5))


def test_matches_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--pace", "0.001", "bold"]) == 0
    assert "of 2 games" in capsys.readouterr().out
