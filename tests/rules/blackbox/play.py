"""What the tests of Black Box play with: starts, turns, refusals."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import settings

from rules.blackbox import BlackBox, BlackBoxOptions, BlackBoxState, BlackBoxView, Hide, Move
from rules.blackbox.placements import COUNT, giving
from rules.blackbox.rays import CELL_SPELLINGS, CELLS, PORT_NUMBERS, PORTS, RESULTS
from rules.core import IllegalMove

GAME = BlackBox()

# The table of all placements is built in the first example that needs it.
some = settings(max_examples=30)
FRED, NED = 0, 1

# The text's game in progress: seven probes by the first player, six by the second.
GAME_IN_PROGRESS = (
    *("c2,e2,f6,f7", "g1,b2,b4,f5"),
    *("5,+b2", "3", "d", "5", "13", "13", "1", "j"),
    *("f", "12", "+b4,+12m,9", "l,+c2,+m13", "10"),
)


def cell(name: str) -> int:
    return CELL_SPELLINGS[name]


def cells(names: str) -> frozenset[int]:
    return frozenset(cell(name) for name in names.split())


def port(name: str) -> int:
    return PORT_NUMBERS[name]


def start(*names: str) -> BlackBoxState:
    state = GAME.initial_state(BlackBoxOptions(), 2)
    return dataclasses.replace(state, names=names or ("fred", "ned"))


def seen(state: BlackBoxState) -> BlackBoxView:
    """Return what the player to move sees."""
    return GAME.view(state, state.to_move)


def play(state: BlackBoxState, *texts: str) -> BlackBoxState:
    """Typed turns, one after the other. What follows the end of a turn is dropped."""
    for text in texts:
        turn = state.turn
        for move in GAME.parse_move(seen(state), text):
            state = GAME.apply(state, move)
            if state.turn != turn or state.to_move is None:
                break
    return state


def click(state: BlackBoxState, *moves: Move) -> BlackBoxState:
    for move in moves:
        state = GAME.apply(state, move)
    return state


def hidden(first: str = "a1,a2,d4,d5", second: str = "b2,b4,f5,g1") -> BlackBoxState:
    """Both have hidden their atoms; fred is to solve `second`, ned `first`."""
    return play(start(), first, second)


def illegal(state: BlackBoxState, text: str) -> str:
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(seen(state), text)
    return error.value.reason


def wander(seed: int, moves: int) -> Iterator[BlackBoxState]:
    """Yield the states of a game played at random, kind by kind."""
    rng = Random(seed)
    state = hidden(*(str(Hide(frozenset(rng.sample(CELLS, 4)))) for _ in range(2)))
    for _ in range(moves):
        yield state
        kinds: dict[type, list[Move]] = {}
        for move in GAME.legal_moves(seen(state)):
            kinds.setdefault(type(move), []).append(move)
        if not kinds:
            return
        state = GAME.apply(state, rng.choice(kinds[rng.choice(list(kinds))]))


@cache
def doubles() -> int:
    """Return the set of the placements that have a double."""
    digits = [
        # One digit of the result's number in base two, for every placement.
        f"{sum(sets[r] for r in RESULTS if r >> digit & 1):0{COUNT}b}"
        for sets in map(giving, PORTS)
        for digit in range(RESULTS[-1].bit_length())
    ]
    signatures = ["".join(result) for result in zip(*digits, strict=True)]
    times = Counter(signatures)
    return int("".join("01"[times[signature] > 1] for signature in signatures), 2)
