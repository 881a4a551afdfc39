"""What the tests of Mono play with: starts, turns, refusals."""

import dataclasses
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import CHANCE, IllegalMove, InvalidMove
from rules.mono import Mono, MonoOptions, MonoState, MonoView

GAME = Mono()
FIGURE = "666699777664999787344999787342955888312555888"
NAMES = ("fred", "ned", "ann", "bob")


def start(players: int = 2, **options: Any) -> MonoState:
    state = GAME.initial_state(MonoOptions.read(options, players), players)
    return dataclasses.replace(state, names=NAMES[:players])


def own(state: MonoState) -> MonoView:
    """Return the view of the player whose turn it is."""
    return GAME.view(state, state.seat)


def play(state: MonoState, text: str, seed: int = 0) -> MonoState:
    """Return a typed turn with its draws; what follows the end of the turn is dropped."""
    rng, turn = Random(seed), state.turn
    for move in GAME.parse_move(own(state), text):
        if state.turn > turn:
            break
        state = GAME.apply(state, move)
        while state.to_move == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
    return state


def click(state: MonoState, *texts: str) -> MonoState:
    """Single moves, as on screen."""
    for text in texts:
        (move,) = GAME.parse_move(own(state), text, closed=False)
        state = GAME.apply(state, move)
    return state


def laid_out(*layouts: str, **options: Any) -> MonoState:
    return click(start(len(layouts), **options), *layouts)


def figure_match(**options: Any) -> MonoState:
    return laid_out(FIGURE, FIGURE, **options)


def illegal(state: MonoState, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(own(state), text)
    return error.value.reason


def invalid(state: MonoState, text: str) -> tuple[str, int]:
    with pytest.raises(InvalidMove) as error:
        GAME.parse_move(own(state), text)
    return error.value.reason, error.value.position


def all_positions(players: int, seed: int, plies: int = 60, **options: Any) -> list[MonoState]:
    """Return the states of a match of single random moves."""
    state, rng = start(players, **options), Random(seed)
    states = [state]
    for _ in range(plies):
        if state.to_move is None:
            break
        if state.to_move == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
        else:
            state = GAME.apply(state, rng.choice(list(islice(GAME.legal_moves(own(state)), 40))))
        states.append(state)
    return states
