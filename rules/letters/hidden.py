"""Boards that only one player knows: commitments, answers about them, and proof at the end.

The rules need no change: a state may lack what is hidden. Before a ply, a hidden board is *filled*
with what its owner answered; afterwards it is *veiled* again. A seat is the owner's.
"""

import hmac
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from rules.blackbox.game import possible_placements
from rules.blackbox.placements import (
    COUNT,
    EVERY,
    giving,
    placement_at,
    placement_number,
)
from rules.blackbox.rays import RESULTS, trace
from rules.blackbox.state import BlackBoxState, Guess, Hide, Mark, Probe, Unmark
from rules.core import Position
from rules.core.errors import InvalidText
from rules.letters.keys import HASH_BYTES, hashed, joined
from rules.letters.luck import Stream
from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.game import MonoState, listed_value
from rules.mono.layouts import random_layout
from rules.mono.moves import RandomMove, Reveal
from rules.mono.score import ends_turn

S = TypeVar("S", bound=Position)

_CELL_COMMITMENT, _NONCE = 20, 16
_CELL_ANSWER = 3 + _NONCE


@dataclass(frozen=True, slots=True)
class Secret:
    """A hidden board, written as the player would type it, and the key of its commitments."""

    text: str
    key: bytes

    def to_bytes(self) -> bytes:
        return self.key + self.text.encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> "Secret":
        """Raise InvalidText if the bytes are not a secret's."""
        try:
            return cls(data[HASH_BYTES:].decode(), data[:HASH_BYTES])
        except UnicodeDecodeError:
            raise InvalidText("this is not the secret that was fixed") from None


class Answers(NamedTuple):
    """The answers of a board's owner, the commitment to the board, and the match and owner."""

    answers: bytes
    proof: bytes
    context: bytes


@dataclass(frozen=True, slots=True)
class Asked:
    """A turn that waits for answers: who plays it, and its moves.

    `luck` makes its draws and is known from the first answer on. `told` has the answers so far, by
    seat.
    """

    mover: int
    moves: Sequence[object]
    luck: bytes = b""
    told: Mapping[int, bytes] = field(default_factory=dict)


class Hidden(ABC, Generic[S]):
    """The way one game hides boards in letters. `context` names the match and the owner."""

    @abstractmethod
    def drawn(self, state: S, rng: Random) -> str:
        """Return a random secret."""

    @abstractmethod
    def commitment(self, secret: Secret, context: bytes) -> bytes:
        """Return what fixes a secret without telling it."""

    @abstractmethod
    def commitment_size(self, state: S) -> int:
        """Return the length of a commitment in bytes."""

    def before_hiding(self, state: S, seat: int) -> S:
        """Return the state in which a player hides first."""
        return replace(state, to_move=seat)

    @abstractmethod
    def stand_in(self, state: S) -> str:
        """Return a secret to place for a player whose own is not known."""

    @abstractmethod
    def veiled(self, state: S, seat: int) -> S:
        """Return a state without what only the owner of a board knows."""

    @abstractmethod
    def answers(self, state: S, asked: Asked, seat: int, secret: Secret) -> bytes:
        """Return the owner's next answers to a turn. Raises InvalidText if the state lacks one."""

    @abstractmethod
    def owing(self, state: S, asked: Asked) -> int | None:
        """Return the seat that must answer next, None once the result of the turn is known."""

    @abstractmethod
    def filled(self, state: S, seat: int, moves: Sequence[object], told: Answers) -> S:
        """Return a state in which the board gives these answers to the moves.

        Raises InvalidText if no board does, or if it is not the one that was committed to.
        """


class HiddenLayouts(Hidden[MonoState]):
    """Mono: a commitment for each cell, and its value with a nonce as an answer."""

    def drawn(self, state: MonoState, rng: Random) -> str:
        return random_layout(state.options.size, rng)

    def commitment(self, secret: Secret, context: bytes) -> bytes:
        cells = enumerate(secret.text)
        return b"".join(
            _cell_commitment(cell, label, _nonce(secret, cell), context) for cell, label in cells
        )

    def commitment_size(self, state: MonoState) -> int:
        return _CELL_COMMITMENT * len(state.grid.names)

    def before_hiding(self, state: MonoState, seat: int) -> MonoState:
        return replace(state, to_move=seat, seat=seat)

    def stand_in(self, state: MonoState) -> str:
        """Return the regions in order along a path that visits every cell."""
        grid = state.grid
        rows = [range(at, at + grid.width) for at in range(0, len(grid.names), grid.width)]
        path = chain.from_iterable(row[:: -1 if odd % 2 else 1] for odd, row in enumerate(rows))
        labels = (LABELS[value] for value in range(grid.size) for _ in range(value + 1))
        return "".join(label for _, label in sorted(zip(path, labels, strict=True)))

    def veiled(self, state: MonoState, seat: int) -> MonoState:
        layout = state.layouts[seat]
        if layout is None:
            return state
        seen = state.uncovered[seat]
        labels = (label if seen >> cell & 1 else HIDDEN for cell, label in enumerate(layout))
        return _with_layout(state, seat, "".join(labels))

    def answers(self, state: MonoState, asked: Asked, seat: int, secret: Secret) -> bytes:
        cells, _ = self._reached(state, asked, seat)
        return b"".join(
            cell.to_bytes(2) + secret.text[cell].encode() + _nonce(secret, cell)
            for cell in sorted(cells)
        )

    def owing(self, state: MonoState, asked: Asked) -> int | None:
        count = len(state.names)
        _, owing = self._reached(state, asked)
        owners = owing if asked.luck or owing else state.opponents(asked.mover)
        order = ((asked.mover - step) % count for step in range(1, count))
        return next((seat for seat in order if seat in owners), None)

    def _reached(
        self, state: MonoState, asked: Asked, seat: int | None = None
    ) -> tuple[list[int], list[int]]:
        """Return the cells that an owner opens next, and the owners of the first unknown value.

        Cells are opened as long as no value that is still unknown can end the turn before them.
        """
        fresh, owing, highest, options = list[int](), list[int](), 0, state.options
        for cell in _cells_of_turn(state, asked):
            hit = [p for p in state.opponents(asked.mover) if not state.uncovered[p] >> cell & 1]
            unknown = [p for p in hit if cell not in _opened(asked.told.get(p, b""))]
            if seat in unknown:
                unknown.remove(seat)
                fresh.append(cell)
            known = [_value(state, p, cell) for p in hit if p not in unknown]
            owing = owing or unknown
            lowest = sorted([*known, *[1] * len(unknown)])
            if ends_turn(listed_value(options, lowest, highest), highest):
                break
            most = sorted([*known, *[options.size] * len(unknown)])
            highest = listed_value(options, most, highest)
        return fresh, owing

    def filled(
        self, state: MonoState, seat: int, moves: Sequence[object], told: Answers
    ) -> MonoState:
        layout = state.layouts[seat]
        assert layout is not None
        labels, size, last = list(layout), _CELL_ANSWER, -1
        for at in range(0, len(told.answers), size):
            answer = told.answers[at : at + size]
            cell, label = int.from_bytes(answer[:2]), answer[2:3].decode("latin-1")
            place = cell * _CELL_COMMITMENT
            proof = _cell_commitment(cell, label, answer[3:], told.context)
            if len(answer) < size or proof != told.proof[place : place + _CELL_COMMITMENT]:
                raise InvalidText("the value of a cell is not the one that was fixed")
            if cell <= last or label not in LABELS[: state.options.size]:
                raise InvalidText("an answer is missing, or one too many is given")
            labels[cell], last = label, cell
        return _with_layout(state, seat, "".join(labels))


class HiddenAtoms(Hidden[BlackBoxState]):
    """Black Box: one commitment to four atoms, and the results of rays and guesses as answers."""

    def drawn(self, state: BlackBoxState, rng: Random) -> str:
        return str(Hide(frozenset(placement_at(rng.randrange(COUNT)))))

    def commitment(self, secret: Secret, context: bytes) -> bytes:
        return hashed("atoms", context, secret.text.encode(), secret.key)

    def commitment_size(self, state: BlackBoxState) -> int:
        return HASH_BYTES

    def stand_in(self, state: BlackBoxState) -> str:
        return str(Hide(frozenset(placement_at(0))))

    def veiled(self, state: BlackBoxState, seat: int) -> BlackBoxState:
        return _with_atoms(state, seat, None)

    def answers(self, state: BlackBoxState, asked: Asked, seat: int, secret: Secret) -> bytes:
        found, box = bytearray(), state.boxes[1 - seat]
        atoms, markers = box.atoms, set(box.markers)
        assert atoms is not None
        for move in asked.moves:
            if isinstance(move, Probe):
                found.append(trace(atoms, move.port))
            elif isinstance(move, Guess):
                found.append(markers == atoms)
            _mark(markers, move)
        return bytes(found)

    def owing(self, state: BlackBoxState, asked: Asked) -> int | None:
        return None if asked.told else 1 - asked.mover

    def filled(
        self, state: BlackBoxState, seat: int, moves: Sequence[object], told: Answers
    ) -> BlackBoxState:
        box = state.boxes[1 - seat]
        possible, markers, left = possible_placements(box), set(box.markers), list(told.answers)
        for move in moves:
            if isinstance(move, (Probe, Guess)) and not left:
                raise InvalidText("an answer is missing, or one too many is given")
            if isinstance(move, Probe):
                result = left.pop(0)
                possible &= giving(move.port)[result] if result in RESULTS else 0
            elif isinstance(move, Guess):
                guessed, right = 1 << placement_number(markers), left.pop(0)
                possible &= {0: EVERY ^ guessed, 1: guessed}.get(right, 0)
            _mark(markers, move)
        if left:
            raise InvalidText("an answer is missing, or one too many is given")
        if not possible:
            raise InvalidText("no four atoms explain all answers")
        first = (possible & -possible).bit_length() - 1
        return _with_atoms(state, seat, frozenset(placement_at(first)))


HIDDEN_BOARDS: dict[str, Hidden[Any]] = {"mono": HiddenLayouts(), "blackbox": HiddenAtoms()}
"""How each game with secrets hides its boards."""


def _nonce(secret: Secret, cell: int) -> bytes:
    return hmac.digest(secret.key, joined("nonce", [cell.to_bytes(2)]), "sha256")[:_NONCE]


def _cell_commitment(cell: int, label: str, nonce: bytes, context: bytes) -> bytes:
    return hashed("cell", context, cell.to_bytes(2), label.encode(), nonce)[:_CELL_COMMITMENT]


def _cells_of_turn(state: MonoState, asked: Asked) -> Iterator[int]:
    """Yield the cells of a turn in order, as if it never ended early."""
    numbers = state.grid.numbers
    named = [numbers[move.cell] for move in asked.moves if isinstance(move, Reveal)]
    yield from named
    if asked.luck and isinstance(asked.moves[-1], RandomMove):
        stream = Stream(asked.luck)
        left = [cell for cell in cells_of(state.covered(asked.mover)) if cell not in named]
        while left:
            yield left.pop(stream.below(len(left)))


def _opened(answers: bytes) -> set[int]:
    """Return the cells that answers open."""
    places = range(0, len(answers), _CELL_ANSWER)
    return {int.from_bytes(answers[at : at + 2]) for at in places}


def _value(state: MonoState, seat: int, cell: int) -> int:
    layout = state.layouts[seat]
    assert layout is not None
    if layout[cell] == HIDDEN:
        raise InvalidText("an answer is missing, or one too many is given")
    return LABELS.index(layout[cell]) + 1


def _with_layout(state: MonoState, seat: int, labels: str) -> MonoState:
    layouts = (*state.layouts[:seat], labels, *state.layouts[seat + 1 :])
    return replace(state, layouts=layouts)


def _with_atoms(state: BlackBoxState, seat: int, atoms: frozenset[int] | None) -> BlackBoxState:
    boxes = list(state.boxes)
    boxes[1 - seat] = replace(boxes[1 - seat], atoms=atoms)
    return replace(state, boxes=(boxes[0], boxes[1]))


def _mark(markers: set[int], move: object) -> None:
    """Follow a marker that is put or taken away."""
    if isinstance(move, Mark):
        markers.add(move.cell)
    elif isinstance(move, Unmark):
        markers.discard(move.cell)
