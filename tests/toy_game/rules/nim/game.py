"""Nim with a secret and a draw.

Chance deals the heaps, then both players hide a number from 1 to 3. In turn each takes as many
stones as they like from one heap. Who takes the last one wins if the hidden numbers add up to an
even number, and loses if they do not.
"""

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rules.nim.events import Dealt, Hidden, Shown, Taken

from rules.core import (
    CHANCE,
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    Message,
    Options,
    Position,
    finished,
    last_one_wins,
    option,
    shorten,
    stand_in_names,
)
from rules.core.event import CommandGiven

NUMBERS = range(1, 4)
HEAPS = "abcde"


@dataclass(frozen=True, slots=True)
class NimOptions(Options):
    """How much there is to take."""

    heaps: int = option(3, "Heaps", "How many heaps of stones there are.", low=1, high=5)
    most: int = option(5, "Stones", "A heap has this many stones at most.", low=1, high=9)


@dataclass(frozen=True, slots=True)
class Hide:
    """Hides a number. Printed `h2`."""

    number: int

    def __str__(self) -> str:
        return f"h{self.number}"


@dataclass(frozen=True, slots=True)
class Take:
    """Takes stones from a heap, counted from 0. Printed `a3`."""

    heap: int
    count: int

    def __str__(self) -> str:
        return f"{HEAPS[self.heap]}{self.count}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance's move: the heaps. Printed `3-5-4`."""

    heaps: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join(map(str, self.heaps))


Move = Hide | Take | Deal


@dataclass(frozen=True, slots=True, kw_only=True)
class NimState(Position):
    """A position. Numbers are None before they are hid, and in views of whoever must not know."""

    game: ClassVar[str] = "nim"

    options: NimOptions
    heaps: tuple[int, ...] = ()
    hid: tuple[int | None, int | None] = (None, None)
    viewer: int | None = None

    def to_dict(self) -> dict[str, Any]:
        return Position.to_dict(self) | {"heaps": list(self.heaps), "hid": list(self.hid)}


class Nim(Game[NimOptions, NimState, NimState, Move]):
    """The rules."""

    slug = "nim"
    title = "Nim"
    players = range(2, 3)
    options = NimOptions
    moves = (Hide, Take)
    hidden = True
    syntax = """First turn: the number you hide, h1 to h3
After that: a heap and how many stones you take from it: b2"""

    def initial_state(self, options: NimOptions, players: int) -> NimState:
        return NimState(options=options, names=stand_in_names(players), to_move=CHANCE)

    def legal_moves(self, view: NimState) -> Iterator[Move]:
        if view.to_move not in (0, 1):
            return
        if view.turn < 2:
            yield from map(Hide, NUMBERS)
            return
        for heap, stones in enumerate(view.heaps):
            yield from (Take(heap, count) for count in range(1, stones + 1))

    def check(self, view: NimState, move: Move) -> None:
        name = view.names[view.mover]
        match move:
            case Hide(number):
                if view.turn >= 2:
                    raise IllegalMove("the numbers are hidden already")
                if number not in NUMBERS:
                    raise IllegalMove("the hidden number is 1, 2 or 3")
            case Take(heap, count):
                if view.turn < 2:
                    raise IllegalMove("first {name} hides a number", name=name)
                if not 0 <= heap < len(view.heaps) or not 1 <= count <= view.heaps[heap]:
                    raise IllegalMove("there are no such stones to take: {move}", move=str(move))

    def apply(self, state: NimState, move: Move) -> NimState:
        if isinstance(move, Deal):
            return self._dealt(state, move)
        self.check(state, move)
        after = self._foreseen(state, move)
        if any(after.heaps):
            return after
        even = sum(number or 0 for number in state.hid) % 2 == 0
        winner = state.mover if even else 1 - state.mover
        name = state.names[state.mover]
        reason = Message("{name} took the last stone, and the numbers add up to odd", name=name)
        if even:
            reason = Message(
                "{name} took the last stone, and the numbers add up to even", name=name
            )
        return finished(after, frozenset({winner}), reason)

    def preview(self, view: NimState, move: Move) -> NimState:
        """Return the position but for who has won: that takes both numbers."""
        self.check(view, move)
        return self._foreseen(view, move)

    def _foreseen(self, state: NimState, move: Move) -> NimState:
        player, other, turn = state.mover, 1 - state.mover, state.turn + 1
        if isinstance(move, Take):
            heaps = list(state.heaps)
            heaps[move.heap] -= move.count
            return dataclasses.replace(state, heaps=tuple(heaps), turn=turn, to_move=other)
        assert isinstance(move, Hide)
        hid = (move.number, state.hid[1]) if player == 0 else (state.hid[0], move.number)
        return dataclasses.replace(state, hid=hid, turn=turn, to_move=other)

    def _dealt(self, state: NimState, move: Deal) -> NimState:
        most, count = state.options.most, state.options.heaps
        if state.to_move != CHANCE:
            raise IllegalMove("the heaps are dealt once")
        if len(move.heaps) != count or not all(1 <= stones <= most for stones in move.heaps):
            raise IllegalMove(
                "{heaps} is not {count} heaps of 1 to {most} stones",
                heaps=str(move),
                count=count,
                most=most,
            )
        return dataclasses.replace(state, heaps=move.heaps, to_move=0)

    def effects(
        self, before: NimState, move: Move | CommandGiven, after: NimState, viewer: int | None
    ) -> Iterator[Event]:
        match move:
            case Deal(heaps):
                yield Dealt(heaps)
            case Hide():
                yield Hidden(before.mover, after.hid[before.mover])
            case Take(heap, count):
                yield Taken(before.mover, heap, count)
        if after.outcome is not None and after.hid != before.hid:
            yield Shown(after.hid)

    def draw(self, state: NimState, rng: Random) -> Move:
        count = state.options.heaps
        return Deal(tuple(rng.randint(1, state.options.most) for _ in range(count)))

    def resign(self, state: NimState, player: int) -> NimState:
        left = dataclasses.replace(state, out=state.out | {player})
        return last_one_wins(left, Message("{name} resigned", name=state.names[player]))

    def view(self, state: NimState, player: int | None) -> NimState:
        if state.outcome is not None:
            return dataclasses.replace(state, viewer=player)
        one, two = (n if who == player else None for who, n in enumerate(state.hid))
        return dataclasses.replace(state, hid=(one, two), viewer=player)

    def resample(self, view: NimState, rng: Random) -> NimState:
        one, two = (
            rng.choice(NUMBERS) if number is None and view.turn > player else number
            for player, number in enumerate(view.hid)
        )
        return dataclasses.replace(view, hid=(one, two), viewer=None)

    def parse_move(self, view: NimState, text: str, *, closed: bool = True) -> list[Move]:
        _ = view.mover
        found = re.fullmatch(rf"([h{HEAPS}])([1-9])", text.strip().lower())
        if found is None:
            raise InvalidMove("“{text}” should be a heap and a number, like b2", text=shorten(text))
        letter, number = found[1], int(found[2])
        move: Move = Hide(number) if letter == "h" else Take(HEAPS.index(letter), number)
        self.check(view, move)
        return [move]

    def parse_draw(self, state: NimState, text: str) -> Move:
        if not re.fullmatch("[1-9](-[1-9])*", text):
            raise InvalidMove("“{text}” should be heaps like 3-5-4", text=shorten(text))
        return Deal(tuple(map(int, text.split("-"))))

    def describe(self, move: Move, view: NimState) -> str:
        secret = isinstance(move, Hide) and view.outcome is None and view.viewer != view.to_move
        return "a number" if secret else str(move)

    def diagram(self, view: NimState, *, coordinates: bool = False) -> str:
        rows = [f"{HEAPS[n]} {'o' * stones}".rstrip() for n, stones in enumerate(view.heaps)]
        hid = (f"{name} hid {n or '?'}" for name, n in zip(view.names, view.hid, strict=True))
        return "\n".join([*rows, *hid])
