"""Reading of pasted layouts from mails, tables, programs and diagrams with coordinates.

The text around the labels is removed in several ways until a complete board remains. Nothing is
guessed: the number of cells, the rows and the labels must be those of a board.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from rules.mono.board import HIDDEN, LABELS, board
from rules.text import from_message

EMPTY = ".·_-"
"""The characters for an empty cell."""

SIZE_OF = {size * (size + 1) // 2: size for size in range(2, len(LABELS) + 1)}
"""The number of regions by the number of cells."""

_AROUND = str.maketrans(dict.fromkeys("`\"'“”‘’«»„‚,;/\\|[](){}+│┃", " "))
LONGEST_TEXT = 20_000
"""The most characters of a text; the largest framed diagram has a tenth of that."""

_LEAST_WRAP = 20
"""The fewest characters that programs leave on a wrapped line."""

Line = tuple[int, list[str]]
"""A line's number in the text, from 1, and its words."""


def lines_of(text: str) -> list[Line]:
    """Return the non-empty lines as words, without quote marks, frames and separators."""
    found = []
    for number, line in enumerate(from_message(text, equals=True).splitlines(), 1):
        inside = re.sub(r"^[\s>]+", "", line)
        if inside.startswith(("#", "```")) or re.fullmatch(r"[\s|]*\+[-=+\s|]*", inside):
            continue
        words = re.split("[:=]", inside)[-1].translate(_AROUND).split()
        if words:
            found.append((number, words))
    return found


def signs_of(word: str) -> str:
    """Return a word of cells in the rules' labels; other words are returned unchanged."""
    lower = "".join(sign.lower() if sign.isascii() else sign for sign in word)
    return "".join(HIDDEN if sign in EMPTY else sign for sign in lower)


def find_layout(text: str) -> tuple[int, str] | None:
    """Return the number of regions and the labels; None if no board is found.

    An empty cell is `.`.
    """
    if len(text) > LONGEST_TEXT:
        return None
    lines = lines_of(text)
    starts = [n for (n, _), (m, _) in zip(lines[1:], lines, strict=False) if n > m + 1]
    paragraphs = groupby(lines, key=lambda line: sum(start <= line[0] for start in starts))
    for part in filter(None, (lines, *(list(group) for _, group in paragraphs))):
        words = [words for _, words in part]
        # A title may precede it: “Layout 17 of Fritz 122…”.
        titled = ([words[0][place:], *words[1:]] for place in range(1, min(len(words[0]), 12)))
        for rows in (_without_coordinates(words), words, *titled):
            for signs in _readings(rows):
                if (size := _size(signs)) is not None:
                    return size, "".join(signs)
    return None


def _readings(rows: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """Yield the rows' labels, read with one character per cell and, if possible, one number."""
    yield [signs_of("".join(words)) for words in rows]
    values = [[int(word) if re.fullmatch("[0-9]{1,2}", word) else 0 for word in r] for r in rows]
    flat = [value for row in values for value in row]
    if len(flat) in SIZE_OF and 9 < max(flat) <= SIZE_OF[len(flat)] and min(flat) > 0:
        yield ["".join(LABELS[value - 1] for value in row) for row in values]


def _without_coordinates(rows: list[list[str]]) -> list[list[str]]:
    """Return the rows without column names above and below and numbers at both sides."""
    alphabet = "".join(map(chr, range(ord("a"), ord("z") + 1)))

    def names(words: Sequence[str]) -> bool:
        joined = "".join(words).lower()
        return len(joined) > 1 and alphabet.startswith(joined)

    named = False
    while rows and (names(rows[0]) or names(rows[-1])):
        rows, named = (rows[1:] if names(rows[0]) else rows[:-1]), True
    # Numbers at both sides without column names could be labels of a larger board.
    sides = ((0, slice(1, None)), (-1, slice(None, -1)))
    for place, rest in sides if named else sides[:1]:
        count = [str(number) for number in range(1, len(rows) + 1)]
        beside = [words[place].removesuffix(".") for words in rows if len(words) > 1]
        if beside in (count, count[::-1]):
            rows = [words[rest] for words in rows]
    return rows


def _size(signs: Sequence[str]) -> int | None:
    """Return the size of the board in these rows, complete or wrapped; None if there is none."""
    size = SIZE_OF.get(sum(map(len, signs)))
    if size is None or not set("".join(signs)) <= set(LABELS[:size] + HIDDEN):
        return None
    width, wrap = board(size).width, len(signs[0])
    filled = 0
    for row in signs:
        filled += len(row)
        if filled > width:
            break
        filled %= width
    else:
        return size
    wrapped = wrap >= _LEAST_WRAP and all(len(row) == wrap for row in signs[:-1])
    return size if len(signs) == 1 or (wrapped and len(signs[-1]) <= wrap) else None
