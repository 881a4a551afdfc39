"""A compact binary format for puzzles with laid tiles, in mixed radix.

All facts together form one large number, in which each fact takes only as much room as it has
choices. A tile is given by its cell, an index among the neighbours of the earlier tiles, and by its
kind. The rest of a position is in sections of numbers and seats. Puzzles that do not fit this
format are written in another way: see `rules.puzzles.line`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.hexes import Hex, hex_name, open_cells
from rules.core.puzzle import Goal, Puzzle

SECTIONS = ("O", "X", "sack", "points", "move", "pool")
"""The section keys. Only append to this list and the next, or old texts are misread."""

SEATS = ("O", "X")
_MOST = 100
"""The most entries of a list."""


class NotPacked(ValueError):
    """A puzzle does not fit this format, or bytes are not a packed puzzle."""


@dataclass(frozen=True, slots=True)
class TilePacking:
    """The packing of one kind of puzzle, with the names of its `tiles` and `options`."""

    tiles: Sequence[str]
    options: Sequence[str] = ()

    def pack(self, puzzle: Puzzle) -> bytes:
        """Return the bytes of a puzzle. Raises NotPacked."""
        facts = _Writer()
        if puzzle.goal.key != puzzle.kind:
            raise NotPacked
        for number in (puzzle.par, puzzle.difficulty, len(puzzle.goal.numbers)):
            facts.number(number)
        for number in puzzle.goal.numbers:
            facts.number(number)
        facts.number(len(puzzle.options))
        for name, value in puzzle.options.items():
            facts.one_of(self.options, name)
            facts.choice(int(isinstance(value, bool)), 2)
            facts.number(int(value))
        sections = [part.split() for part in puzzle.position.split("; ")]
        _put_tiles(facts, self.tiles, sections.pop(0))
        facts.number(len(sections))
        for key, *words in sections:
            _put_section(facts, key.removesuffix(":"), words)
        return facts.bytes()

    def unpack(self, data: bytes, kind: str) -> Puzzle:
        """Return the puzzle of the bytes, without its id. Raises NotPacked."""
        facts = _Reader(data)
        par, difficulty = facts.number(), facts.number()
        numbers = tuple(facts.number() for _ in range(facts.count()))
        options: dict[str, int | bool] = {}
        for _ in range(facts.count()):
            name, truth = facts.one_of(self.options), facts.choice(2)
            value = facts.number()
            options[name] = bool(value) if truth else value
        parts = [_tiles(facts, self.tiles)]
        parts.extend(_section(facts) for _ in range(facts.count()))
        goal = Goal(kind, numbers)
        return Puzzle(kind, options, "; ".join(parts), goal, par, difficulty, "")


class _Writer:
    """Collects facts and encodes them as bytes."""

    def __init__(self) -> None:
        self._facts: list[tuple[int, int]] = []

    def choice(self, value: int, among: int) -> None:
        """Add one of `among` choices, counted from 0."""
        self._facts.append((value, among))

    def one_of(self, names: Sequence[str], name: str) -> None:
        if name not in names:
            raise NotPacked
        self.choice(names.index(name), len(names))

    def number(self, value: int) -> None:
        """Add a number from 0 on, as octal digits with a continuation bit."""
        if value < 0:
            raise NotPacked
        while value > 7:
            self.choice(8 + value % 8, 16)
            value //= 8
        self.choice(value, 16)

    def bytes(self) -> bytes:
        whole = 0
        for value, among in reversed(self._facts):
            whole = whole * among + value
        return whole.to_bytes((whole.bit_length() + 7) // 8, "little")


class _Reader:
    """Decodes the facts in their order."""

    def __init__(self, data: bytes) -> None:
        self._whole = int.from_bytes(data, "little")

    def choice(self, among: int) -> int:
        self._whole, value = divmod(self._whole, among)
        return value

    def one_of(self, names: Sequence[str]) -> str:
        return names[self.choice(len(names))] if names else ""

    def number(self) -> int:
        value, place = 0, 1
        while (eight := self.choice(16)) > 7:
            value, place = value + (eight - 8) * place, place * 8
        return value + eight * place

    def count(self) -> int:
        """Return the length of a list. Raises NotPacked if it is too long."""
        count = self.number()
        if count > _MOST:
            raise NotPacked
        return count


def _put_tiles(facts: _Writer, names: Sequence[str], section: Sequence[str]) -> None:
    if section[:1] != ["tiles:"]:
        raise NotPacked
    facts.number(len(section) - 1)
    laid: list[Hex] = []
    for word in section[1:]:
        place, _, name = word.partition("=")
        q, r = map(int, place.split(","))
        beside = open_cells(laid)
        facts.choice(beside.index((q, r)) if (q, r) in beside else len(beside), len(beside) + 1)
        if (q, r) not in beside:
            for part in (q, r):
                facts.number(2 * part if part >= 0 else -2 * part - 1)
        facts.one_of(names, name)
        laid.append((q, r))


def _tiles(facts: _Reader, names: Sequence[str]) -> str:
    words, laid = ["tiles:"], list[Hex]()
    for _ in range(facts.count()):
        beside = open_cells(laid)
        at = facts.choice(len(beside) + 1)
        if at < len(beside):
            cell = beside[at]
        else:
            q, r = (number // 2 if number % 2 == 0 else -(number + 1) // 2
                    for number in (facts.number(), facts.number()))  # fmt: skip
            cell = (q, r)
        words.append(f"{hex_name(cell)}={facts.one_of(names)}")
        laid.append(cell)
    return " ".join(words)


def _put_section(facts: _Writer, key: str, words: Sequence[str]) -> None:
    facts.one_of(SECTIONS, key)
    facts.number(len(words))
    for word in words:
        facts.choice(int(word in SEATS), 2)
        if word in SEATS:
            facts.one_of(SEATS, word)
        else:
            facts.number(int(word))


def _section(facts: _Reader) -> str:
    key = facts.one_of(SECTIONS)
    words = [
        facts.one_of(SEATS) if facts.choice(2) else str(facts.number())
        for _ in range(facts.count())
    ]
    return " ".join([f"{key}:", *words])
