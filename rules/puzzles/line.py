"""The format of puzzles as one short line of text: `qx1:holomino:ABCDEFGX-…`.

`line.md` in this folder specifies it.
"""

import hashlib
import json
import re
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import islice, takewhile

from rules.core import FrozenDict, InvalidOptions, Message, shorten
from rules.core.puzzle import AnyKind, Goal, InvalidPuzzle, Packing, Puzzle
from rules.seal import seal, unseal
from rules.text import from_message

VERSION = "qx1"
LONGEST = 4096
LONGEST_MESSAGE = 100_000
_MOST_STARTS = 10
_STARTS = re.compile(r"(?<![0-9a-z])qx[0-9]+\s*:", re.IGNORECASE)
_INCOMPLETE = Message(
    "parts of the puzzle code are missing, in the wrong order or from another kind: copy the "
    "whole text"
)
_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISTAKEN = str.maketrans("OIL", "011")
_GROUP = 7
_DIGEST = 4
_SALT = 4
_BLOCK = 16
"""The block size of seals; it can be small, as a kind's secrets have about equal lengths."""
_MOST_BYTES = 8192
_SHORT = b"\7"
"""The first byte of packed facts; deflated data never begins with it (block type 3 is invalid)."""
_AFTER = " \t\r\n.,;!?)]}>'\"`\N{RIGHT DOUBLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}"
_BREAKS = re.compile(r"[\s>|]+")
"""The characters at a line break within a puzzle, including those of quoted mail."""


def write(puzzle: Puzzle, kind: AnyKind) -> str:
    """Return the text of a puzzle, with secrets from the solver sealed."""
    data = _short(puzzle, kind) or _long(puzzle, kind)
    return f"{VERSION}:{kind.slug}:{_grouped(_digest(kind.slug, data) + data)}"


def _short(puzzle: Puzzle, kind: AnyKind) -> bytes:
    """Return the packed facts, empty if unpacking would not restore them exactly."""
    if kind.packing is not None:
        with suppress(ValueError):
            data = kind.packing.pack(puzzle)
            if kind.packing.unpack(data, kind.slug) == replace(puzzle, id=""):
                return _SHORT + data
    return b""


def _long(puzzle: Puzzle, kind: AnyKind) -> bytes:
    """Return par, difficulty, goal, options and position as deflated JSON.

    The position of a hidden kind is sealed.
    """
    position = puzzle.position
    if kind.hidden:
        salt = puzzle.id[-_SALT:]
        position = salt + seal(position, salt, 0, block=_BLOCK)
    key = "" if puzzle.goal.key == kind.slug else puzzle.goal.key
    numbers = list(puzzle.goal.numbers)
    facts = [puzzle.par, puzzle.difficulty, numbers, key, dict(puzzle.options), position]
    return zlib.compress(json.dumps(facts, separators=(",", ":")).encode(), 9, wbits=-15)


def line_of(text: str) -> str:
    """Return a puzzle's text without preceding words, quotes and line breaks of a message."""
    found = _STARTS.search(text)
    line = (text[found.start() :] if found else text).rstrip(_AFTER)
    if "-" in line.rpartition(":")[2]:
        line = _BREAKS.sub("", line)
    return line.strip()


def line_in(message: str) -> str:
    """Return the first complete puzzle line in a message, or the message if there is none.

    Characters that mail programs replaced are restored. Raises InvalidPuzzle for a message that is
    too long.
    """
    if len(message) > LONGEST_MESSAGE:
        raise InvalidPuzzle("at most {most} characters are allowed", most=f"{LONGEST_MESSAGE:,}")
    message = from_message(message)
    starts = [found.start() for found in islice(_STARTS.finditer(message), _MOST_STARTS)]
    for start in starts:
        parts = message[start : start + LONGEST].split(":", 2)
        if len(parts) == 3:
            head, slug = (_BREAKS.sub("", part).lower() for part in parts[:2])
            groups = _whole(slug, _BREAKS.sub("", parts[2]).replace("-", ""))
            if groups:
                return f"{head}:{slug}:{groups}"
    # The error should be about the possible line, without the text after it.
    return message[starts[0] :][:LONGEST] if len(message) > LONGEST and starts else message


def _whole(slug: str, text: str) -> str:
    """Return the groups at the start of a text that form a complete puzzle of a kind, or ""."""
    signs = list(takewhile(lambda sign: sign >= 0, map(_worth, text)))
    total, before, whole = 0, 0, 0
    for start in range(0, len(signs), _GROUP + 1):
        group = signs[start : start + _GROUP + 1]
        lengths = _lengths(group)
        for length in lengths:
            data = _bytes(_joined(total, group[: length - 1]), before + length - 1)
            if data[:_DIGEST] == _digest(slug, data[_DIGEST:]):
                whole = start + length
        if _GROUP + 1 not in lengths:
            break
        total, before = _joined(total, group[:_GROUP]), before + _GROUP
    return "-".join(text[at : min(at + _GROUP + 1, whole)] for at in range(0, whole, _GROUP + 1))


def _lengths(signs: list[int]) -> list[int]:
    """Return the possible lengths of the first group: those at which its check sign is right."""
    lengths, total = [], 0
    for number, sign in enumerate(signs):
        if number and sign == _step(total, 0):
            lengths.append(number + 1)
        total = _step(total, sign)
    return lengths


def kind_of(text: str, kinds: Mapping[str, AnyKind]) -> AnyKind:
    """Return the kind a text names. Raises InvalidPuzzle."""
    if len(text) > LONGEST:
        raise InvalidPuzzle("at most {most} characters are allowed", most=LONGEST)
    parts = line_of(text).split(":")
    if len(parts) != 3:
        raise InvalidPuzzle(
            "“{text}” should look like {example}",
            example=f"{VERSION}:holomino:…",
            text=shorten(text),
        )
    version, slug = parts[0].strip().lower(), parts[1].strip().lower()
    if version != VERSION:
        raise InvalidPuzzle(
            "“{given}” is unknown; use one of: {known}",
            given=shorten(version, 12),
            known=VERSION,
        )
    if slug not in kinds:
        known = ", ".join(kinds)
        raise InvalidPuzzle(
            "“{given}” is unknown; use one of: {known}", given=shorten(slug), known=known
        )
    return kinds[slug]


def read(text: str, kind: AnyKind) -> Puzzle:
    """Return the puzzle of a text of this kind.

    Raises InvalidPuzzle, which says what is wrong.
    """
    body = line_of(text).rpartition(":")[2]
    if not body:
        raise InvalidPuzzle(_INCOMPLETE)
    data = _ungrouped(body)
    digest, data = data[:_DIGEST], data[_DIGEST:]
    if digest != _digest(kind.slug, data):
        raise InvalidPuzzle(_INCOMPLETE)
    if data.startswith(_SHORT) and kind.packing is not None:
        return _unpacked(kind, kind.packing, data.removeprefix(_SHORT))
    try:
        unpacked = zlib.decompressobj(wbits=-15).decompress(data, _MOST_BYTES)
        facts = json.loads(unpacked)
    except (zlib.error, ValueError, RecursionError):
        raise InvalidPuzzle("this version cannot read it") from None
    return _checked(kind, facts)


def _unpacked(kind: AnyKind, packing: Packing, data: bytes) -> Puzzle:
    """Return the puzzle of packed facts, with the same checks as for text."""
    try:
        bare = packing.unpack(data, kind.slug)
    except ValueError:
        raise InvalidPuzzle("this version cannot read it") from None
    numbers = list(bare.goal.numbers)
    facts = [bare.par, bare.difficulty, numbers, "", dict(bare.options), bare.position]
    return _checked(kind, facts)


def _checked(kind: AnyKind, facts: object) -> Puzzle:
    """Return the puzzle of the facts read, with everything checked except the solution."""
    match facts:
        case [int(par), int(difficulty), list(numbers), str(key), dict(options), str(text)]:
            pass
        case _:
            raise InvalidPuzzle("this version cannot read it")
    if not all(isinstance(number, int) for number in numbers) or not 1 <= difficulty <= 5:
        raise InvalidPuzzle("this version cannot read it")
    try:
        if kind.hidden:
            text = unseal(text[_SALT:], text[:_SALT], 0)
        goal = Goal(key or kind.slug, tuple(numbers))
        kind.sentence(goal)
        puzzle = Puzzle(kind.slug, FrozenDict(options), text, goal, par, difficulty, "")
        puzzle = replace(puzzle, id=kind.identity(options, kind.begin(puzzle)))
    except InvalidOptions as error:
        raise InvalidPuzzle("its position is wrong: {reason}", reason=error.reason) from None
    except (LookupError, ValueError) as error:
        if isinstance(error, InvalidPuzzle):
            raise
        raise InvalidPuzzle("this version cannot read it") from None
    return puzzle


def _digest(slug: str, data: bytes) -> bytes:
    return hashlib.sha256(slug.encode() + b":" + data).digest()[:_DIGEST]


def _grouped(data: bytes) -> str:
    """Return data in groups, with five bits per character; the last group may be shorter."""
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    signs = [int(bits[at : at + 5], 2) for at in range(0, len(bits), 5)]
    groups = [signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP)]
    return "-".join("".join(_SIGNS[sign] for sign in [*one, _check(one)]) for one in groups)


def _ungrouped(text: str) -> bytes:
    found: list[int] = []
    groups = re.split(r"[-\s]+", text.strip("- \t\n"))
    for number, group in enumerate(groups, 1):
        signs = [_worth(sign) for sign in group]
        whole = len(signs) == _GROUP + 1 or (number == len(groups) and 2 <= len(signs) <= _GROUP)
        if not whole or -1 in signs or _check(signs[:-1]) != signs[-1]:
            raise InvalidPuzzle(
                "part {number} of {count} of the puzzle code, “{group}”, has a typing error",
                number=number,
                count=len(groups),
                group=shorten(group, 12),
            )
        found += signs[:-1]
    return _bytes(_joined(0, found), len(found))


def _joined(total: int, signs: list[int]) -> int:
    """Return a number with five-bit signs appended."""
    for sign in signs:
        total = total << 5 | sign
    return total


def _bytes(total: int, signs: int) -> bytes:
    """Return the complete bytes of a number of `signs` five-bit signs."""
    bits = 5 * signs
    return (total >> bits % 8).to_bytes(bits // 8, "big")


@lru_cache(256)
def _worth(sign: str) -> int:
    """Return the value of a sign, -1 for an unknown one."""
    return _SIGNS.find(sign.upper().translate(_MISTAKEN))


def _check(signs: list[int]) -> int:
    """Return the check value, a polynomial over GF(32) that any single wrong sign changes."""
    total = 0
    for sign in signs:
        total = _step(total, sign)
    return _step(total, 0)


def _step(total: int, sign: int) -> int:
    return total << 1 ^ (0b100101 if total & 16 else 0) ^ sign
