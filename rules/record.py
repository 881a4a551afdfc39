"""The record of a match: a readable text file (`.qcx`) and its contents.

`record.md` in this folder specifies the format, and how damaged records are read. This module only
knows the format; `rules.replay` plays the moves.
"""

import re
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path

from rules.core import SEATS, Message, atomic_write, shorten
from rules.core.errors import InvalidText
from rules.core.files import decoded, read_file, system_reason
from rules.core.limits import (
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_BYTES,
    MOST_LINES,
    MOST_PART_LINES,
)
from rules.core.message import Argument
from rules.core.option_text import options_text, read_options
from rules.core.time_control import TimeControl
from rules.seal import seal, unseal
from rules.text import is_clean, mend, visible

VERSION = 2
"""The newest readable version. Records without parts are written as the more common version 1."""

_TITLE = "Quincunx record"
_DAMAGED = Message("this line is damaged or does not belong here")
_DRAWS = " | "
_MOST_BEFORE = 100
"""The most lines of other text before the beginning of a record."""

_SEED_PLACE = -1
_SETUP_PLACE = -9
_PERSON = "-"
_CHOSEN_SEEDS = 2**64
"""Seeds below this were probably chosen by a person; only 1 in 2^64 random seeds is that low."""
_IDENTITY = 32  # hexadecimal digits
_KEYS = (
    "game", *SEATS, "levels", "options", "serious", "salt", "setup", "seed", "ply", "result",
    *map("note {}".format, SEATS),
)  # fmt: skip
_QUOTED = re.compile(rf"\s*((?:[>|] ?)+){_TITLE} ")
_PLY = re.compile(r"([0-9]{1,6})\. ?([OXYZ]?) ?(.*)")
_BACK = re.compile(r"back to ([0-9]{1,6})")
_PART = re.compile("part ([a-z]{1,20})")
_END = re.compile(r"end ([0-9]{1,6}) ([0-9a-f]{8})")
_LEVEL = re.compile("[0-9]{1,3}")
_CLOCK = re.compile("# clock: ([0-9]{1,5} [0-9]{1,3})")
_SPENT = re.compile(r"# thinking: ([0-9]{1,5}\.[0-9]{3})")
_LEFT = re.compile(r"# left: ([0-9]{1,5}\.[0-9]{3})")
_HELPED = re.compile(r"# helped:((?: [a-z]{1,20}){1,9})\s*")


class InvalidRecord(ValueError):
    """A file that is not a record, or that has an unusable header; `line` counts from 1."""

    def __init__(self, reason: str, line: int = 1, /, **arguments: Argument) -> None:
        self.reason = Message(reason, **arguments)
        self.line = line
        self.message = Message("line {line}: {reason}", line=line, reason=self.reason)
        super().__init__(self.message)


@dataclass(frozen=True, slots=True)
class Problem:
    """The first damaged line of a record; everything before it was kept."""

    line: int
    reason: Message

    @property
    def message(self) -> Message:
        return Message("line {line}: {reason}", line=self.line, reason=self.reason)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class PlyLine:
    """One ply as written. `line` is its line number in the file, 0 if it is not yet written."""

    number: int
    seat: int | None
    text: str
    draws: tuple[str, ...] = ()
    secret: bool = False
    line: int = 0
    left: float | None = None
    """Seconds on the clock of the player who was to move before it; None without a clock."""


@dataclass(frozen=True, slots=True)
class BackLine:
    """A line saying that all plies after this number were undone."""

    number: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of a record, as lines that only the part's own reader understands.

    `numbers` has each line's number in the file it was read from.
    """

    name: str
    lines: tuple[str, ...]
    numbers: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a record; `ply` is None if the last position is current.

    `levels` has the computer players' levels by seat, None for a person; empty without computers.
    `setup` is the text of the starting position, empty for the usual start. `notes` has the
    players' notes. `clock` is None without one. `seed_secret`, `setup_secret` and `notes_secret`
    say which of these are sealed. `head_lines` has the line number of each key in the header.
    """

    game: str
    names: tuple[str, ...]
    options: Mapping[str, int | bool]
    seed: int
    lines: tuple[PlyLine | BackLine, ...]
    ply: int | None = None
    result: str = "unfinished"
    levels: tuple[int | None, ...] = ()
    setup: str = ""
    setup_secret: bool = False
    serious: bool = False
    helped: tuple[str, ...] = ()
    clock: TimeControl | None = None
    spent: float = 0.0
    """The seconds the player to move has thought at the current position."""
    seed_secret: bool = False
    notes: Mapping[int, str] = field(default_factory=dict)
    notes_secret: bool = False
    parts: tuple[Part, ...] = ()
    problem: Problem | None = None
    head_lines: Mapping[str, int] = field(default_factory=dict)

    @property
    def identity(self) -> str:
        """An id of the match, the same in all its records, whatever other data they hold.

        A random seed alone is enough. A seed chosen by a person may occur in several matches, so
        players and moves count, too.
        """
        facts: list[object] = [self.game, self.seed]
        if self.has_chosen_seed:
            plies = [(line.number, getattr(line, "text", "")) for line in self.lines]
            facts += [self.names, sorted(self.options.items()), self.setup, plies]
        return sha256(repr(facts).encode()).hexdigest()[:_IDENTITY]

    @property
    def has_chosen_seed(self) -> bool:
        """Whether a person seems to have chosen the seed."""
        return self.seed < _CHOSEN_SEEDS

    def line_of(self, option: str) -> int:
        """Return the line number of the game, the players ("names"), the set-up or the options."""
        key = {"game": "game", "names": "O", "setup": "setup"}.get(option, "options")
        return self.head_lines.get(key, 1)


def check_note(text: str) -> None:
    """Raise InvalidText unless the text fits into one line of a record."""
    if not isinstance(text, str) or text.startswith("="):
        raise InvalidText("“{text}” cannot be read", text=shorten(text))
    if len(text) > LONGEST_NOTE or not is_clean(text) or text != text.strip():
        raise InvalidText("one line of at most {most} characters is allowed", most=LONGEST_NOTE)


def write(record: Record) -> str:
    """Return the record as text."""
    salt = secrets.token_hex(4)
    lines = [*_head_lines(record, salt), "", *_body_lines(record, salt), *_part_lines(record), ""]
    body = "\n".join(lines)
    return f"{body}end {record.lines[-1].number} {_checksum(body)}\n"


def read(text: str) -> Record:
    """Return the record in a text, up to the first unreadable line (see `problem`).

    Raises InvalidRecord if the header is damaged or from a newer version.
    """
    text = _unquoted(_with_line_feeds(text))
    lines = list(_meaningful_lines(text))
    version = _read_version(lines)
    head = _read_head(lines)
    salt = head["salt"][0] if "salt" in head else ""
    body = _Body(salt, text, version > 1)
    problem = body.read(lines[len(head) + 1 :])
    seed, seed_problem = _read_seed(*head["seed"], salt)
    names, name_problem = _read_names(head)
    notes, note_problem = _read_notes(head, salt)
    ply, ply_problem = _read_ply_number(*head["ply"]) if "ply" in head else (None, None)
    return Record(
        game=head["game"][0],
        names=names,
        levels=_read_levels(head),
        setup=_read_setup(head, salt),
        serious=head.get("serious", ("", 0))[0] == "yes",
        helped=_read_help(text),
        clock=_read_clock(text),
        spent=_read_spent(text),
        options=_read_options(*head["options"]),
        seed=seed,
        lines=tuple(_with_times(body.found, text)),
        parts=body.parts,
        ply=ply,
        result=head["result"][0] if "result" in head else "unfinished",
        notes=notes,
        problem=_first(problem, name_problem, seed_problem, ply_problem, note_problem),
        head_lines={key: line for key, (_, line) in head.items()},
    )


def save(text: str, path: Path) -> None:
    """Write a record completely or not at all; see `rules.core.atomic_write`. Raises OSError."""
    atomic_write.write(text.encode(), path)


def explain(error: OSError) -> str:
    """Return an error message for a file, for the user."""
    reason = f"{error.filename}: {system_reason(error)}" if error.strerror else str(error)
    return visible(reason)


def load(path: Path, *, streams: bool = False) -> str:
    """Return the text of a file. Raises OSError, also if it is too large or not a regular file.

    `streams`: see `read_file`.
    """
    data = read_file(path, MOST_BYTES, streams=streams)
    # A damaged byte affects only its own line, and the lines before it should be kept.
    return decoded(data, "replace")


def _head_lines(record: Record, salt: str) -> Iterator[str]:
    yield f"{_TITLE} {2 if record.parts else 1}"
    yield f"game: {record.game}"
    for seat, name in zip(SEATS, record.names, strict=False):
        yield f"{seat}: {name}"
    if any(level is not None for level in record.levels):
        levels = (_PERSON if level is None else str(level) for level in record.levels)
        yield f"levels: {' '.join(levels)}"
    yield f"options: {options_text(record.options)}".rstrip()
    if record.serious:
        yield "serious: yes"
    if record.helped:
        yield f"# helped: {' '.join(record.helped)}"
    if record.clock is not None:
        yield f"# clock: {record.clock}"
    if record.spent:
        yield f"# thinking: {record.spent:.3f}"
    notes_sealed = record.notes_secret and record.notes
    if (
        record.seed_secret
        or (record.setup_secret and record.setup)
        or notes_sealed
        or any(isinstance(line, PlyLine) and line.secret for line in record.lines)
    ):
        yield f"salt: {salt}"
    if record.setup:
        text = seal(record.setup, salt, _SETUP_PLACE) if record.setup_secret else record.setup
        yield f"setup: {text}"
    seed = str(record.seed)
    yield f"seed: {seal(seed, salt, _SEED_PLACE) if record.seed_secret else seed}"
    if record.ply is not None:
        yield f"ply: {record.ply}"
    yield f"result: {record.result}"
    for player, note in sorted(record.notes.items()):
        text = seal(note, salt, _note_place(player)) if record.notes_secret else note
        yield f"note {SEATS[player]}: {text}"


def _body_lines(record: Record, salt: str) -> Iterator[str]:
    for place, line in enumerate(record.lines):
        if isinstance(line, BackLine):
            yield f"back to {line.number}"
            continue
        text = line.text + (_DRAWS + " ".join(line.draws) if line.draws else "")
        if line.secret:
            text = seal(text, salt, place)
        seat = "" if line.seat is None else f" {SEATS[line.seat]}"
        yield f"{line.number}.{seat} {text.lstrip()}".rstrip()
        if line.left is not None:
            yield f"# left: {line.left:.3f}"


def _part_lines(record: Record) -> Iterator[str]:
    for part in record.parts:
        yield f"part {part.name}"
        yield from map(" {}".format, part.lines)


def _with_line_feeds(text: str) -> str:
    """Return a text with LF as line ends, also for CR of old Macs."""
    text = text.replace("\r\n", "\n")
    return text if "\n" in text else text.replace("\r", "\n")


def _unquoted(text: str) -> str:
    """Return a text without the mail quotation marks before its lines, if the first has them."""
    found = _QUOTED.match(text)
    if found is None:
        return text
    mark = found[1]
    return "\n".join(
        "" if line.rstrip() == mark.rstrip() else line.removeprefix(mark)
        for line in text.split("\n")
    )


def _meaningful_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        if line and not line.startswith("#"):
            yield number, line


def _read_version(lines: list[tuple[int, str]]) -> int:
    """Return the version of a record. Raises InvalidRecord for another file or a newer version."""
    number, title = lines[0] if lines else (1, "")
    match = re.fullmatch(rf"{_TITLE} ([0-9]{{1,4}})", title)
    if match is None:
        for other, line in lines[1:_MOST_BEFORE]:
            if re.search(rf"(?:^|[>|] ?){_TITLE} [0-9]{{1,4}}$", line):
                raise InvalidRecord(
                    "the record begins in line {found}: remove the lines above it",
                    number,
                    found=other,
                )
        raise InvalidRecord(
            "this is not a Quincunx game: it should begin with “{title}”",
            number,
            title=f"{_TITLE} 1",
        )
    if int(match[1]) > VERSION:
        raise InvalidRecord(
            "this file has format {found}, made by a newer Quincunx; this version reads up "
            "to format {known}",
            number,
            found=match[1],
            known=VERSION,
        )
    return int(match[1])


def _read_head(lines: list[tuple[int, str]]) -> dict[str, tuple[str, int]]:
    """Return the fields before the first ply, each with its line number."""
    number = 1
    head: dict[str, tuple[str, int]] = {}
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        if not colon or key not in _KEYS:
            break
        if key in head:
            raise InvalidRecord("{what} appears twice", number, what=f"“{key}:”")
        head[key] = (value.strip(), number)
    for key in ("game", "O", "options", "seed"):
        if key not in head:
            raise InvalidRecord("“{key}” is missing here", number, key=f"{key}:")
    return head


def _read_names(
    head: Mapping[str, tuple[str, int]],
) -> tuple[tuple[str, ...], Problem | None]:
    """Return the players' names. A name that is too long is cut and reported as a problem."""
    seats = [seat for seat in SEATS if seat in head]
    if seats != list(SEATS[: len(seats)]):
        missing = next(seat for seat in SEATS if seat not in seats)
        raise InvalidRecord("“{key}” is missing here", head[seats[-1]][1], key=f"{missing}:")
    names = {seat: mend(head[seat][0]) for seat in seats}
    words = Message(
        "a name has more than {most} characters, and the rest is left out", most=LONGEST_NAME
    )
    long = (seat for seat, name in names.items() if len(name) > LONGEST_NAME)
    problem = _first(*(Problem(head[seat][1], words) for seat in long))
    return tuple(mend(name[:LONGEST_NAME]) for name in names.values()), problem


def _read_levels(head: Mapping[str, tuple[str, int]]) -> tuple[int | None, ...]:
    """Return the computer players' levels by seat; unreadable entries count as persons."""
    words = head["levels"][0].split() if "levels" in head else []
    seats = sum(seat in head for seat in SEATS)
    levels = [int(word) if _LEVEL.fullmatch(word) else None for word in words[:seats]]
    levels += [None] * (seats - len(levels))
    return tuple(levels) if any(level is not None for level in levels) else ()


def _read_help(text: str) -> tuple[str, ...]:
    """Return the help recorded in a comment, in alphabetical order; readers may ignore it."""
    found = next(filter(None, map(_HELPED.fullmatch, text.split("\n"))), None)
    return tuple(sorted({*found[1].split()})) if found else ()


def _read_clock(text: str) -> TimeControl | None:
    """Return the time control recorded in a comment; readers may ignore it."""
    found = next(filter(None, map(_CLOCK.fullmatch, text.split("\n"))), None)
    return TimeControl.read(found[1]) if found else None


def _read_spent(text: str) -> float:
    found = next(filter(None, map(_SPENT.fullmatch, text.split("\n"))), None)
    return float(found[1]) if found else 0.0


def _with_times(lines: Sequence[PlyLine | BackLine], text: str) -> Iterator[PlyLine | BackLine]:
    """Yield the lines, each with the time left that is recorded in the comment after it."""
    written = text.split("\n")
    for line in lines:
        after = written[line.line] if line.line < len(written) else ""
        found = _LEFT.fullmatch(after)
        if found is not None and isinstance(line, PlyLine):
            yield replace(line, left=float(found[1]))
        else:
            yield line


def _read_options(text: str, line: int) -> dict[str, int | bool]:
    try:
        return read_options(text)
    except InvalidText as error:
        raise InvalidRecord(error.message, line) from None


def _read_setup(head: Mapping[str, tuple[str, int]], salt: str) -> str:
    """Return the set-up text of the match's start. Raises InvalidRecord if its seal is damaged."""
    text, line = head.get("setup", ("", 0))
    try:
        return unseal(text, salt, _SETUP_PLACE) if text.startswith("=") else text
    except ValueError:
        raise InvalidRecord("“{text}” cannot be read", line, text="setup:") from None


def _read_seed(text: str, line: int, salt: str) -> tuple[int, Problem | None]:
    """Return the seed.

    If it is damaged, another seed is used, as the record also lists the draws.
    """
    try:
        seed = unseal(text, salt, _SEED_PLACE) if text.startswith("=") else text
    except ValueError:
        seed = ""
    if re.fullmatch("[0-9]{1,39}", seed, re.ASCII) and int(seed) < 2**128:
        return int(seed), None
    return secrets.randbits(128), Problem(
        line, Message("the seed cannot be read, so later draws will differ")
    )


def _first(*problems: Problem | None) -> Problem | None:
    """Return the problem that comes first in the file."""
    found = [problem for problem in problems if problem is not None]
    return min(found, key=lambda problem: problem.line, default=None)


def _read_ply_number(text: str, line: int) -> tuple[int | None, Problem | None]:
    if re.fullmatch("[0-9]{1,6}", text):
        return int(text), None
    return None, Problem(
        line, Message("the move number cannot be read, so the last position is shown")
    )


def _note_place(player: int) -> int:
    return _SEED_PLACE - 1 - player


def _read_notes(
    head: Mapping[str, tuple[str, int]], salt: str
) -> tuple[dict[int, str], Problem | None]:
    """Return the players' notes. A damaged note is left out and reported as a problem."""
    notes: dict[int, str] = {}
    problems: list[Problem] = []
    for player, seat in enumerate(SEATS):
        text, line = head.get(f"note {seat}", ("", 0))
        try:
            note = unseal(text, salt, _note_place(player)) if text[:1] == "=" else text
            note = mend(note)
            check_note(note)
        except ValueError:
            words = Message("a player's note cannot be read and is left out")
            problems.append(Problem(line, words))
        else:
            notes[player] = note
    return {player: note for player, note in notes.items() if note}, _first(*problems)


class _Body:
    """The lines after the header: plies, undos, and, depending on the version, parts."""

    def __init__(self, salt: str, text: str, has_parts: bool) -> None:
        self._salt, self._text, self._has_parts = salt, text, has_parts
        self.found: list[PlyLine | BackLine] = []
        self._parts: list[tuple[str, list[tuple[int, str]]]] = []

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(name, tuple(text for _, text in lines), tuple(number for number, _ in lines))
            for name, lines in self._parts
        )

    def read(self, lines: list[tuple[int, str]]) -> Problem | None:
        """Read the lines up to the first damaged one; return its problem, or None."""
        for place, (number, line) in enumerate(lines):
            if line.startswith("end"):
                after = lines[place + 1][0] if place + 1 < len(lines) else None
                return _check_end(self.found, number, line, self._text, after)
            try:
                if self._parts or (self._has_parts and _PART.fullmatch(line)):
                    self._add_to_parts(line, number, place - len(self.found))
                    continue
                if place >= MOST_LINES:
                    raise InvalidText("at most {most} moves are allowed", most=MOST_LINES)
                self.found.append(_read_line(line, number, self._salt, place))
            except InvalidText as error:
                return Problem(number, error.message)
        number = self._text.rstrip().count("\n") + 1
        if lines and not self._text.endswith("\n"):
            self._drop_last()
        return Problem(number, Message("the file ends too early: something is missing after this"))

    def _add_to_parts(self, line: str, number: int, place: int) -> None:
        """Read one line of the parts; `number` is its index among them, from 0."""
        if place >= MOST_PART_LINES:
            raise InvalidText(_DAMAGED)
        if line.startswith(" "):
            self._parts[-1][1].append((number, line[1:]))
            return
        match = _PART.fullmatch(line)
        if match is None:
            raise InvalidText(_DAMAGED)
        if any(name == match[1] for name, _ in self._parts):
            raise InvalidText("{what} appears twice", what=f"“{match[1]}”")
        self._parts.append((match[1], []))

    def _drop_last(self) -> None:
        # Half a line may read as a whole move: “123:1” of “123:12”.
        if not self._parts:
            self.found.pop()
        elif self._parts[-1][1]:
            self._parts[-1][1].pop()
        else:
            self._parts.pop()


def _read_line(line: str, number: int, salt: str, place: int) -> PlyLine | BackLine:
    if back := _BACK.fullmatch(line):
        return BackLine(int(back[1]), number)
    match = _PLY.fullmatch(line)
    if match is None:
        raise InvalidText(_DAMAGED)
    text = match[3]
    secret = text.startswith("=")
    if secret:
        try:
            text = unseal(text, salt, place)
        except ValueError:
            raise InvalidText(_DAMAGED) from None
    text, _, draws = f" {text}".partition(_DRAWS)
    return PlyLine(
        number=int(match[1]),
        seat=SEATS.index(match[2]) if match[2] else None,
        text=text.strip(),
        draws=tuple(draws.split()),
        secret=secret,
        line=number,
    )


def _check_end(
    found: list[PlyLine | BackLine], number: int, line: str, text: str, after: int | None
) -> Problem | None:
    match = _END.fullmatch(line)
    if match is None:
        return Problem(number, _DAMAGED)
    if after is not None:
        return Problem(after, _DAMAGED)
    last = found[-1].number if found else 0
    if int(match[1]) != last:
        return Problem(
            number,
            Message(
                "the move number should be {expected}, not {found}",
                expected=last,
                found=match[1],
            ),
        )
    body = "".join(line + "\n" for line in text.split("\n")[: number - 1])
    if _checksum(body) != match[2]:
        return Problem(
            number, Message("the file was changed after it was saved, but every move was read")
        )
    return None


def _checksum(body: str) -> str:
    return f"{zlib.crc32(body.encode('utf-8', 'replace')):08x}"
