"""A reader of puzzle lines, written from `rules/puzzles/line.md` and `rules/record.md` alone."""

import base64
import hashlib
import html
import json
import re
import unicodedata
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
DIGITS = ["".join(three) for three in permutations("123456", 3)]
PACKED: Mapping[str, tuple[Sequence[str], Sequence[str]]] = {
    "holomino": (DIGITS, ["limit_scores"]),
    "dragons": ("abcdefghijkl", []),
}
"""By the kind's first word, which is its game: the names of tiles and of options."""
SECRET = ("blackbox", "mono")
PAGE = Path(__file__).parents[2] / "rules" / "puzzles" / "line.md"
SECTIONS = ("O", "X", "sack", "points", "move", "pool")

_AFTER = " \t\r\n.,;!?)]}>'\"`\u201d\u2019"
_START = re.compile(r"(?<![0-9A-Za-z])[qQ][xX][0-9]+\s*:")
_DASHES = (*range(0x2010, 0x2016), 0x2043, 0x2212, 0x2E3A, 0x2E3B)
_UNSEEN = {
    0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0,
    *range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000),
}  # fmt: skip
_SIGNS_AGAIN = dict.fromkeys(_UNSEEN) | dict.fromkeys(_DASHES, "-") | {0x2236: ":", 0xA789: ":"}


def _kinds() -> tuple[str, ...]:
    """Return the names in the first column of the page's table of kinds."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("\n## The kinds\n")
    cells = re.findall(r"^\| (`[^|]*) \|", section.partition("\n## ")[0], re.MULTILINE)
    return tuple(re.findall("`([^`]+)`", " ".join(cells)))


KINDS = _kinds()


class Refused(ValueError):
    """The text is not a puzzle line."""


@dataclass(frozen=True)
class Told:
    """The contents of a puzzle line."""

    kind: str
    par: int
    difficulty: int
    numbers: tuple[int, ...]
    key: str
    options: Mapping[str, int | bool]
    position: str


def read(text: str) -> Told:
    """Return the puzzle of a message. Raises Refused."""
    if len(text) > 100_000:
        raise Refused("length")
    text = _undone(text)
    starts = [found.start() for found in _START.finditer(text)]
    for start in starts[:10]:
        line = text[start : start + 4096]
        head = re.match(r"[^:]*:[^:]*:", line)
        if head is None:
            continue
        kind = re.sub(r"[\s>|]", "", head[0])
        most = re.match("[0-9A-Za-z]*", re.sub(r"[\s>|-]", "", line[head.end() :]))
        assert most is not None
        groups = re.findall(".{1,8}", most[0])
        for last in range(len(groups), 0, -1):
            for length in range(len(groups[last - 1]), 1, -1):
                end = groups[last - 1][:length]
                if not _may_end(end):
                    continue
                try:
                    return _line(kind + "-".join([*groups[: last - 1], end]))
                except Refused:
                    continue
    return _line(text)


def _undone(text: str) -> str:
    """Return a message without the changes made by e-mails, chats and web pages."""
    text = re.sub(r"=[ \t]*\r?\n", "", text)
    for sign in "=%":
        rows = f"(?:{sign}[0-9A-Fa-f][0-9A-Fa-f])+"
        text = re.sub(rows, lambda row: _bytes_of(row[0]).decode("utf-8", "replace"), text)
    text = html.unescape(html.unescape(text))
    text = re.sub(r"</?[a-zA-Z]+>|</?[a-zA-Z]+/>|</?[a-zA-Z]+\s[^<>]*>", " ", text)
    text = unicodedata.normalize("NFKC", text.replace("\\", ""))
    return text.translate(_SIGNS_AGAIN)


def _bytes_of(row: str) -> bytes:
    return bytes(int(row[at + 1 : at + 3], 16) for at in range(0, len(row), 3))


def _may_end(text: str) -> bool:
    """Whether the last group may end the line. The whole line is read only if it may."""
    try:
        return bool(_bytes(text) or text)
    except Refused:
        return False


def _line(text: str) -> Told:
    if len(text) > 4096:
        raise Refused("length")
    parts = [part.strip() for part in _cleaned(text).split(":")]
    if len(parts) != 3 or parts[0].lower() != "qx1" or parts[1].lower() not in KINDS:
        raise Refused("parts, version or kind")
    kind = parts[1].lower()
    data = _bytes(parts[2])
    digest, facts = data[:4], data[4:]
    if digest != hashlib.sha256(f"{kind}:".encode() + facts).digest()[:4]:
        raise Refused("digest")
    told = (
        _packed(kind, facts[1:]) if facts[:1] == b"\7" and _game(kind) in PACKED else _words(facts)
    )
    match told:
        case [int(par), int(difficulty), list(numbers), str(key), dict(options), str(position)]:
            pass
        case _:
            raise Refused("facts")
    if not 1 <= difficulty <= 5 or not all(isinstance(number, int) for number in numbers):
        raise Refused("numbers")
    if kind in SECRET:
        position = _opened(position)
    return Told(kind, par, difficulty, tuple(numbers), key or kind, options, position)


def _cleaned(text: str) -> str:
    found = _START.search(text)
    line = (text[found.start() :] if found else text).rstrip(_AFTER)
    return re.sub(r"[\s>|]", "", line) if "-" in line[line.rfind(":") + 1 :] else line


def _bytes(text: str) -> bytes:
    groups = [group for group in re.split(r"[-\s]+", text) if group]
    if not groups:
        raise Refused("no groups")
    values: list[int] = []
    for group in groups:
        signs = [SIGNS.find(s) for s in group.upper().translate(str.maketrans("OIL", "011"))]
        if min(signs) < 0 or not 2 <= len(signs) <= 8 or _check(signs[:-1]) != signs[-1]:
            raise Refused(f"group {group}")
        if len(signs) < 8 and group is not groups[-1]:
            raise Refused(f"group {group} is too short")
        values += signs[:-1]
    bits = "".join(f"{value:05b}" for value in values)
    return bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits) - len(bits) % 8, 8))


def _check(signs: Sequence[int]) -> int:
    total = 0
    for sign in (*signs, 0):
        high = total & 16
        total = (total << 1) ^ sign ^ (37 if high else 0)
    return total


def _words(facts: bytes) -> Any:
    try:
        return json.loads(zlib.decompressobj(wbits=-15).decompress(facts, 8192))
    except (zlib.error, ValueError, RecursionError) as error:
        raise Refused("words") from error


def _opened(text: str) -> str:
    salt, sealed = text[:4], text[4:]
    try:
        data = base64.b64decode(sealed[1:], validate=True)
        stream = hashlib.shake_128(f"{salt}:0".encode()).digest(len(data))
        return bytes(a ^ b for a, b in zip(data, stream, strict=True)).decode().rstrip()
    except ValueError as error:
        raise Refused("sealed") from error


class _Facts:
    def __init__(self, data: bytes) -> None:
        self.rest = int.from_bytes(data, "little")

    def choice(self, among: int) -> int:
        self.rest, found = divmod(self.rest, among)
        return found

    def number(self) -> int:
        value, place = 0, 1
        while True:
            digit = self.choice(16)
            value += (digit - 8 if digit > 7 else digit) * place
            if digit <= 7:
                return value
            place *= 8

    def length(self) -> int:
        length = self.number()
        if length > 100:
            raise Refused("a list too long")
        return length


def _game(kind: str) -> str:
    return kind.partition("-")[0]


def _packed(kind: str, data: bytes) -> list[Any]:
    facts = _Facts(data)
    tiles, names = PACKED[_game(kind)]
    par, difficulty = facts.number(), facts.number()
    numbers = [facts.number() for _ in range(facts.length())]
    options: dict[str, int | bool] = {}
    for _ in range(facts.length()):
        if not names:
            raise Refused("an option of none")
        name, truth = names[facts.choice(len(names))], facts.choice(2)
        value = facts.number()
        options[name] = bool(value) if truth else value
    laid: list[tuple[int, int]] = []
    words = ["tiles:"]
    for _ in range(facts.length()):
        laid.append(_cell(facts, laid))
        words.append(f"{laid[-1][0]},{laid[-1][1]}={tiles[facts.choice(len(tiles))]}")
    parts = [" ".join(words)]
    for _ in range(facts.length()):
        words = [f"{SECTIONS[facts.choice(len(SECTIONS))]}:"]
        for _ in range(facts.length()):
            words.append("OX"[facts.choice(2)] if facts.choice(2) else str(facts.number()))
        parts.append(" ".join(words))
    return [par, difficulty, numbers, "", options, "; ".join(parts)]


def _cell(facts: _Facts, laid: Sequence[tuple[int, int]]) -> tuple[int, int]:
    steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    beside = {(q + dq, r + dr) for q, r in laid for dq, dr in steps} - set(laid)
    cells = sorted(beside, key=lambda cell: (2 * cell[1] + cell[0], cell[0]))
    at = facts.choice(len(cells) + 1)
    if at < len(cells):
        return cells[at]
    q, r = (_signed(facts.number()) for _ in range(2))
    return q, r


def _signed(number: int) -> int:
    return -((number + 1) // 2) if number % 2 else number // 2
