"""A reader of records, written from `rules/record.md` alone."""

import base64
import hashlib
import re
import zlib
from dataclasses import dataclass, field

MOST_BYTES = 4 * 2**20
MOST_LINES = 10_001
SEATS = "OXYZ"
COMMANDS = ("resign", "propose draw", "accept draw", "reject draw", "claim tie")

_NOTES = tuple(f"note {seat}" for seat in SEATS)
_KEYS = ("game", *SEATS, "levels", "options", "serious", "salt", "setup", "seed", "ply", "result",
         *_NOTES)  # fmt: skip
_PART = r"(?:[0-9]+x)?[a-z][0-9]+"
MOVES = {
    "mono": r"[1-9a-p]{3,}|(?:[a-z][0-9]+|random|end)(?:,(?:[a-z][0-9]+|random|end))*",
    "adamas": rf"{_PART}(?:,{_PART})*-{_PART}(?:,{_PART})*",
    "holomino": r"[1-9]{3}:[0-9]+|[1-9]{3}",
    "dragons": r"[a-l][0-9]+",
    "blackbox": r"[a-g][1-7](?:,[a-g][1-7]){3}|"
    r"(?:[+/][a-g][1-7]|1?[0-9]|[a-n]|\?|end)(?:,(?:[+/][a-g][1-7]|1?[0-9]|[a-n]|\?|end))*",
}
DRAWS = {"mono": r"\*(?:[1-9a-p]{3,}|[a-z][0-9]+)", "holomino": r"\*[1-9]{3}"}


class Refused(ValueError):
    """The file is not a record, or has an unknown version."""


class Damaged(ValueError):
    """A line cannot be read."""


@dataclass(frozen=True)
class Ply:
    """A ply as written in the file."""

    number: int
    seat: str
    moves: str
    draws: tuple[str, ...]
    sealed: bool


@dataclass
class Read:
    """The contents of a file. A number among the `lines` is that of a `back to`."""

    game: str
    names: list[str]
    levels: list[int | None]
    options: dict[str, int | bool]
    serious: bool
    setup: str
    seed: int | None
    ply: int | None
    result: str
    notes: dict[str, str]
    lines: list[Ply | int] = field(default_factory=list)
    parts: dict[str, list[str]] = field(default_factory=dict)
    damaged: int = 0
    """The number of the first bad line, 0 if all are good."""

    def standing(self) -> list[Ply]:
        """Return the plies that were not undone."""
        plies: list[Ply] = []
        for line in self.lines:
            if isinstance(line, Ply):
                plies.append(line)
            else:
                del plies[line + 1 :]
        return plies


def read(data: bytes, known: int = 2) -> Read:
    """Return the contents of a file, read by a program that knows the versions up to `known`.

    Raises Refused.
    """
    if len(data) > MOST_BYTES:
        raise Refused("too large")
    text = _unmailed(_text_of(data))
    rows = text.split("\n")
    lines = [(number, row.rstrip()) for number, row in enumerate(rows, 1)]
    lines = [(number, row) for number, row in lines if row and row[0] != "#"]
    first = re.fullmatch("Quincunx record ([0-9]{1,4})", lines[0][1]) if lines else None
    if first is None or int(first[1]) > known:
        raise Refused("the first line")
    head, where = _head(lines[1:])
    told = _fields(head)
    problems = [where[key] for key in _bad(head)]
    parts = told.parts if first[1].lstrip("0") == "2" else None
    found, last = _plies(lines[1 + len(head) :], head.get("salt", ""), text, rows, parts)
    told.lines = found
    told.damaged = min([*problems, *([last] if last else [])], default=0)
    return told


def _text_of(data: bytes) -> str:
    """Return the text in its encoding, with LF line ends."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    elif 0 in data[:2]:
        text = data.decode(
            "utf-16-be" if data[0] == 0 and data[1:2] != b"\0" else "utf-16-le", "replace"
        )
    else:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
    text = text.replace("\r\n", "\n")
    return text if "\n" in text else text.replace("\r", "\n")


def _unmailed(text: str) -> str:
    quoted = re.match(r"\s*([>|][>| ]*)Quincunx record ", text)
    if quoted is None or "  " in quoted[1]:
        return text
    rows = text.split("\n")
    return "\n".join(
        "" if row.strip() == quoted[1].strip() else row.removeprefix(quoted[1]) for row in rows
    )


def _head(lines: list[tuple[int, str]]) -> tuple[dict[str, str], dict[str, int]]:
    head: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, row in lines:
        key, colon, value = row.partition(":")
        if not colon or key not in _KEYS:
            break
        if key in head:
            raise Refused(f"{key} twice")
        head[key], where[key] = value.strip(), number
    return head, where


def _fields(head: dict[str, str]) -> Read:
    for key in ("game", "O", "options", "seed"):
        if key not in head:
            raise Refused(f"no {key}")
    seats = [seat for seat in SEATS if seat in head]
    if "".join(seats) != SEATS[: len(seats)]:
        raise Refused("a seat is left out")
    salt = head.get("salt", "")
    words = head.get("levels", "").split()
    levels = [int(w) if re.fullmatch("[0-9]{1,3}", w) else None for w in words[: len(seats)]]
    levels += [None] * (len(seats) - len(levels))
    try:
        setup = _opened(head.get("setup", ""), salt, -9)
    except Damaged as error:
        raise Refused("set-up") from error
    return Read(
        game=head["game"],
        names=[words_of(words_of(head[seat])[:40]) for seat in seats],
        levels=[] if all(level is None for level in levels) else levels,
        options=_options(head["options"]),
        serious=head.get("serious") == "yes",
        setup=setup,
        seed=_seed(head["seed"], salt),
        ply=int(head["ply"]) if re.fullmatch("[0-9]{1,6}", head.get("ply", "")) else None,
        result=head.get("result", "unfinished"),
        notes=_notes(head, salt),
    )


def _bad(head: dict[str, str]) -> list[str]:
    """Return the header fields that make their lines bad."""
    salt = head.get("salt", "")
    bad = ["seed"] if _seed(head["seed"], salt) is None else []
    bad += [seat for seat in SEATS if len(words_of(head.get(seat, ""))) > 40]
    notes = _notes(head, salt)
    for seat in SEATS:
        if words_of(head.get(f"note {seat}", "")) and seat not in notes:
            bad.append(f"note {seat}")
    return [*bad, "ply"] if not re.fullmatch("[0-9]{1,6}", head.get("ply", "0")) else bad


def _options(text: str) -> dict[str, int | bool]:
    options: dict[str, int | bool] = {}
    for word in text.split():
        match = re.fullmatch("([a-z_]{1,40})=(yes|no|[0-9]{1,6})", word)
        if match is None or match[1] in options:
            raise Refused(f"option {word}")
        options[match[1]] = int(match[2]) if match[2].isdigit() else match[2] == "yes"
    return options


def _seed(text: str, salt: str) -> int | None:
    try:
        opened = _opened(text, salt, -1)
    except Damaged:
        return None
    seed = int(opened) if re.fullmatch("[0-9]{1,39}", opened) else 2**128
    return seed if seed < 2**128 else None


def _notes(head: dict[str, str], salt: str) -> dict[str, str]:
    notes = {}
    for place, seat in enumerate(SEATS):
        try:
            note = words_of(_opened(head.get(f"note {seat}", ""), salt, -2 - place))
        except Damaged:
            continue
        if note and len(note) <= 20_000:
            notes[seat] = note
    return {seat: note for seat, note in notes.items() if note[0] != "="}


def words_of(text: str) -> str:
    """Return the words of a line, as the format page defines them."""
    text = re.sub("[\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]", " ", text)
    text = re.sub("[\u202a-\u202e\u2066-\u206f]", "", text)
    left, right = 0, len(text)
    while left < right and _is_edge(text[left]):
        left += 1
    while left < right and _is_edge(text[right - 1]):
        right -= 1
    return "".join("\ufffd" if is_control(sign) else sign for sign in text[left:right])


def _is_edge(sign: str) -> bool:
    return sign.isspace() or sign in "\u061c\u200b\u200e\u200f\u2060\ufeff"


def is_control(sign: str) -> bool:
    code = ord(sign)
    if code <= 0x1F or 0x7F <= code <= 0x9F or code in (0x2028, 0x2029):
        return True
    return 0xFDD0 <= code <= 0xFDEF or code % 0x10000 >= 0xFFFE


def _opened(text: str, salt: str, place: int) -> str:
    """Return the opened text if it is sealed, otherwise the text. Raises Damaged."""
    if text[:1] != "=":
        return text
    try:
        data = base64.b64decode(text[1:], validate=True)
        stream = hashlib.shake_128(f"{salt}:{place}".encode()).digest(len(data))
        return bytes(a ^ b for a, b in zip(data, stream, strict=True)).decode().rstrip()
    except ValueError as error:
        raise Damaged(text) from error


def _plies(
    lines: list[tuple[int, str]],
    salt: str,
    text: str,
    rows: list[str],
    parts: dict[str, list[str]] | None,
) -> tuple[list[Ply | int], int]:
    """Return the good plies, and the number of the first bad line or 0."""
    found: list[Ply | int] = []
    for place, (number, row) in enumerate(lines):
        if row.startswith("end"):
            return found, _end(found, lines[place:], rows)
        if parts is not None and re.fullmatch("part [a-z]{1,20}", row):
            return found, _parts(parts, found, lines[place:], text, rows)
        try:
            if place >= MOST_LINES:
                raise Damaged("too many")
            found.append(_ply(row, salt, place))
        except Damaged:
            return found, number
    if found and not text.endswith("\n"):
        found.pop()
    return found, max(number for number, row in enumerate(rows, 1) if row.strip())


def _parts(
    parts: dict[str, list[str]],
    found: list[Ply | int],
    lines: list[tuple[int, str]],
    text: str,
    rows: list[str],
) -> int:
    """Fill in the parts, and return the number of the first bad line or 0."""
    name = ""
    for place, (number, row) in enumerate(lines):
        if row.startswith("end"):
            return _end(found, lines[place:], rows)
        if place >= 20_000:
            return number
        if row[0] == " ":
            parts[name].append(row[1:])
            continue
        name = row.removeprefix("part ")
        if not re.fullmatch("part [a-z]{1,20}", row) or name in parts:
            return number
        parts[name] = []
    if not text.endswith("\n"):
        if parts[name]:
            parts[name].pop()
        else:
            del parts[name]
    return max(number for number, row in enumerate(rows, 1) if row.strip())


def _ply(row: str, salt: str, place: int) -> Ply | int:
    if back := re.fullmatch("back to ([0-9]{1,6})", row):
        return int(back[1])
    match = re.fullmatch(r"([0-9]{1,6})\. ?([OXYZ]?) ?(.*)", row)
    if match is None:
        raise Damaged(row)
    moves, _, draws = f" {_opened(match[3], salt, place)}".partition(" | ")
    sealed = match[3].startswith("=")
    return Ply(int(match[1]), match[2], moves.strip(), tuple(draws.split()), sealed)


def _end(found: list[Ply | int], lines: list[tuple[int, str]], rows: list[str]) -> int:
    """Return the number of the damaged line at the end, or 0."""
    number, row = lines[0]
    match = re.fullmatch("end ([0-9]{1,6}) ([0-9a-f]{8})", row)
    if match is None:
        return number
    if len(lines) > 1:
        return lines[1][0]
    last = found[-1] if found else 0
    before = "".join(one + "\n" for one in rows[: number - 1]).encode()
    right = int(match[1]) == (last.number if isinstance(last, Ply) else last)
    return 0 if right and f"{zlib.crc32(before):08x}" == match[2] else number
