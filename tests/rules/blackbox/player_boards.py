"""Positions of Black Box for the tests of its computer player."""

from collections.abc import Iterator
from functools import cache
from random import Random

from rules.blackbox import BlackBox, BlackBoxState, BlackBoxView
from rules.blackbox.placements import COUNT, placement_at
from rules.blackbox.players.lens import possible_in
from rules.blackbox.state import EndTurn, Hide, Move, Probe
from rules.core.clock import Clock
from rules.playout import random_move
from tests.tools.players.blackbox_solo import solve_alone
from tests.work import steps

GAME = BlackBox()
START = GAME.initial_state(GAME.options.read({}, 2), 2)
DOUBLE = frozenset({0, 2, 18, 44})
"""One of five placements that no probe can tell apart."""


def patient() -> Clock:
    """Return a clock that no test exhausts."""
    return steps(100_000)


def hidden(first: frozenset[int], second: frozenset[int]) -> BlackBoxState:
    """Return a game with these atoms in the boxes of players 0 and 1.

    Player 0 is to move.
    """
    return GAME.apply(GAME.apply(START, Hide(second)), Hide(first))


def after(state: BlackBoxState, *moves: Move) -> BlackBoxState:
    for move in moves:
        state = GAME.apply(state, move)
    return state


def random_atoms(rng: Random) -> frozenset[int]:
    return frozenset(placement_at(rng.randrange(COUNT)))


def probed(state: BlackBoxState, player: int, ports: list[int]) -> BlackBoxState:
    """Return the state after this player's probes, the other passing.

    It is player 0's turn again.
    """
    for port in ports:
        if state.boxes[player].marks[port]:
            continue
        turns: list[Move] = [Probe(port), EndTurn(), EndTurn()]
        state = after(state, *(turns if player == 0 else [EndTurn(), Probe(port), EndTurn()]))
    return state


def with_left(rng: Random, most: int, least: int = 2) -> BlackBoxState:
    """Return a game where player 0, to move, has `least` to `most` placements left."""
    while True:
        state = hidden(random_atoms(rng), random_atoms(rng))
        atoms = state.boxes[0].atoms
        assert atoms is not None
        for port in solve_alone(atoms, 4):
            state = probed(state, 0, [port])
            if least <= len(possible_in(state.boxes[0])) <= most:
                return state


@cache
def random_positions() -> tuple[BlackBoxState, ...]:
    """Positions from playouts at random, the first and some of the last among them."""
    found: list[BlackBoxState] = []
    for seed in range(6):
        rng, state = Random(seed), START
        states: list[BlackBoxState] = []
        while state.to_move is not None and len(states) < 90:
            states.append(state)
            state = GAME.apply(state, random_move(GAME, GAME.view(state, state.mover), rng))
        found += [*states[: 0 if seed else 2], states[2], *rng.sample(states[2:], 4), states[-1]]
    return tuple(found)


def views() -> Iterator[BlackBoxView]:
    for state in random_positions():
        yield GAME.view(state, state.mover)
