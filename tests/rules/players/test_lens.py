"""The lens tells what a player could work out from their own view, and nothing else."""

from itertools import combinations
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.blackbox.rays import CELLS, PORTS, trace
from rules.core.lens import ATOM, Lens
from rules.games import game_named
from rules.match import Match
from rules.mono.board import HIDDEN, LABELS
from rules.players import lens

NAMES = ("fred", "ned")


def probed(*ports: str) -> Match:
    """Return a match of Black Box whose players probe these ports in turn."""
    match = Match.new("blackbox", NAMES, seed=1)
    match.play("b2,e4,f6,a5")
    match.play("c3,d6,g2,b7")
    for port in ports:
        match.play(port)
    return match


def uncovered(players: int = 2, turns: int = 4) -> Match:
    """Return a match of Mono after some turns."""
    match = Match.new("mono", tuple(f"p{n}" for n in range(players)), {"size": 6}, seed=2)
    for _ in range(players + turns):
        match.play("random")
    return match


class TestBlackBox:
    def test_a_cells_chance_is_its_share_of_all_placements_that_would_tell_the_same(self) -> None:
        match = probed("1", "3", "a", "c", "4", "9", "d", "12")
        view: Any = match.view(0)
        hider: Any = match.view(1)
        atoms = hider.boxes[0].atoms
        told = {p: trace(atoms, p) for p in PORTS if view.boxes[0].marks[p]}
        possible = [
            placed
            for placed in combinations(CELLS, 4)
            if all(trace(placed, port) == result for port, result in told.items())
        ]
        shown = lens(view, 1.0)
        assert set(shown.cells) == {(0, cell) for cell in CELLS}
        for cell in CELLS:
            ((what, chance),) = shown.cells[0, cell]
            assert what == ATOM
            assert chance == pytest.approx(sum(cell in p for p in possible) / len(possible))

    def test_every_port_without_a_mark_says_what_a_probe_would_tell(self) -> None:
        view: Any = probed("1", "3", "a").view(0)
        shown = lens(view, 1.0)
        assert set(shown.ports) == {p for p in PORTS if not view.boxes[0].marks[p]}
        for tell in shown.ports.values():
            chances = [chance for _name, chance in tell.results]
            assert sum(chances) == pytest.approx(1)
            assert chances == sorted(chances, reverse=True)
            assert tell.bits >= 0

    def test_it_does_not_change_with_what_the_viewer_cannot_see(self) -> None:
        game, match = game_named("blackbox"), probed("1", "3", "a", "c", "4")
        view: Any = match.view(0)
        expected = lens(view, 1.0)
        for seed in range(3):
            other = game.view(game.resample(view, Random(seed)), 0)
            assert lens(other, 1.0) == expected

    def test_there_is_none_once_it_was_stopped(self) -> None:
        stop = Event()
        stop.set()
        assert lens(probed("1").view(0), 1.0, stop) == Lens()

    def test_there_is_none_while_atoms_are_being_hidden(self) -> None:
        match = Match.new("blackbox", NAMES, seed=1)
        assert lens(match.view(0), 1.0) == Lens()


class TestMono:
    @pytest.mark.parametrize("players", [2, 3])
    def test_every_hidden_cell_of_the_others_has_its_labels_the_likeliest_first(
        self, players: int
    ) -> None:
        view: Any = uncovered(players).view(0)
        shown = lens(view, 0.3)
        hidden = {
            (other, cell)
            for other in range(1, players)
            for cell, label in enumerate(view.layouts[other])
            if label == HIDDEN
        }
        assert hidden
        assert set(shown.cells) == hidden
        assert not shown.ports
        for shares in shown.cells.values():
            chances = [chance for _label, chance in shares]
            assert sum(chances) == pytest.approx(1)
            assert chances == sorted(chances, reverse=True)
            assert {label for label, _chance in shares} <= set(LABELS[:6])

    def test_nothing_of_ones_own_board_is_in_it(self) -> None:
        shown = lens(uncovered().view(1), 0.2)
        assert {player for player, _cell in shown.cells} == {0}

    def test_there_is_none_while_layouts_are_being_placed(self) -> None:
        match = Match.new("mono", NAMES, {"size": 6}, seed=2)
        match.play("random")
        assert lens(match.view(1), 0.2) == Lens()


@pytest.mark.parametrize("slug", ["adamas", "holomino", "dragons"])
def test_games_without_secrets_have_none(slug: str) -> None:
    assert lens(Match.new(slug, NAMES, seed=1).view(0), 0.2) == Lens()


def test_spectators_have_none() -> None:
    assert lens(probed("1").view(None), 0.2) == Lens()
    assert lens(uncovered().view(None), 0.2) == Lens()


def test_there_is_none_when_the_game_is_over() -> None:
    for match in (probed("1"), uncovered()):
        match.resign(1)
        assert lens(match.view(0), 0.2) == Lens()
