"""The moves of Adamas and the notation they are written in ("The move syntax is").

`d1-d3` one piece, `9xd1-d3` nine, `d1-2xd3,e1,3xf1` a split, `2xd1,3xa4-d4` a merge.
"""

import re
from dataclasses import dataclass

from rules.adamas.board import Board
from rules.core import InvalidMove, Message, shorten

Part = tuple[int, str]
"""A number of pieces, and the cell they come from (merge) or go to (split)."""


@dataclass(frozen=True, slots=True)
class Split:
    """Pieces of one stack go to one or more cells ("a) Split"); the order is the landing order."""

    source: str
    parts: tuple[Part, ...]

    def __str__(self) -> str:
        if len(self.parts) == 1:
            count, cell = self.parts[0]
            return f"{_part_text((count, self.source))}-{cell}"
        return f"{self.source}-{_side_text(self.parts)}"


@dataclass(frozen=True, slots=True)
class Merge:
    """Pieces of two or more stacks go to one cell ("b) Merge")."""

    parts: tuple[Part, ...]
    target: str

    def __str__(self) -> str:
        return f"{_side_text(self.parts)}-{self.target}"


Move = Split | Merge


@dataclass(frozen=True, slots=True)
class Leg:
    """Pieces on their way from one cell to another."""

    source: str
    target: str
    count: int


def legs_of(move: Move) -> tuple[Leg, ...]:
    """Return the legs of a move, in the order of its parts."""
    if isinstance(move, Merge):
        return tuple(Leg(cell, move.target, count) for count, cell in move.parts)
    return tuple(Leg(move.source, cell, count) for count, cell in move.parts)


def _part_text(part: Part) -> str:
    count, cell = part
    return cell if count == 1 else f"{count}x{cell}"


def _side_text(parts: tuple[Part, ...]) -> str:
    return ",".join(map(_part_text, parts))


@dataclass(frozen=True, slots=True)
class _Written:
    """A part of a move as written in a text."""

    count: int | None
    cell: str
    position: int


_HELP = Message("a move looks like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4")
_PART = re.compile(r"\s*(?:([0-9]+)\s*x\s*)?([a-z])\s*([0-9]+)\s*", re.ASCII | re.IGNORECASE)


def read_move(board: Board, text: str) -> Move:
    """Return the split or merge a text spells, its parts in the order written.

    Raises InvalidMove for an unreadable text. Does not check whether the rules allow the move.
    """
    left, right = _read_sides(board, text)
    if len(left) > 1:
        if len(right) > 1:
            raise InvalidMove(_HELP, right[1].position)
        if right[0].count is not None:
            raise InvalidMove(_HELP, right[0].position)
        return Merge(_parts(left), right[0].cell)
    (source,) = left
    if source.count is None:
        return Split(source.cell, _parts(right))
    if len(right) > 1 or right[0].count is not None:
        raise InvalidMove(
            "“{text}” should look like {example}",
            source.position,
            text=shorten(text),
            example=f"{source.cell}-2x{right[0].cell}",
        )
    return Split(source.cell, ((source.count, right[0].cell),))


def _parts(written: list[_Written]) -> tuple[Part, ...]:
    return tuple((1 if part.count is None else part.count, part.cell) for part in written)


def _read_sides(board: Board, text: str) -> tuple[list[_Written], list[_Written]]:
    left: list[_Written] = []
    right: list[_Written] = []
    side, at = left, 0
    while True:
        part, at = _read_part(board, text, at)
        if any(part.cell == other.cell for other in side):
            raise InvalidMove("{what} appears twice", part.position, what=part.cell)
        side.append(part)
        if at == len(text):
            break
        if text[at] == "-" and side is left:
            side = right
        elif text[at] != ",":
            raise InvalidMove(_HELP, at)
        at += 1
    if not right:
        raise InvalidMove(_HELP, at)
    return left, right


def _read_part(board: Board, text: str, at: int) -> tuple[_Written, int]:
    match = _PART.match(text, at)
    if match is None:
        raise InvalidMove(_HELP, at)
    number, letter, row = match.groups()
    cell = letter.lower() + row
    if cell not in board.index:
        shown = cell if len(cell) <= 4 else f"{cell[:4]}…"
        raise InvalidMove("{cell} is not on the board", match.start(2), cell=shown)
    if number is None:
        return _Written(None, cell, match.start(2)), match.end()
    return _Written(_count(number, match.start(1)), cell, match.start(1)), match.end()


def _count(digits: str, at: int) -> int:
    digits = digits.lstrip("0")
    if not digits:
        raise InvalidMove("at least one piece must move", at)
    if len(digits) > 3:
        raise InvalidMove("none of your stacks is that high", at)
    return int(digits)
