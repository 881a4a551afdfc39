"""A second reader of matches by letters, written from `rules/letters/letters.md` alone.

It uses the rules of open games, and the oracles of games with hidden boards. Letters, luck, draws,
commitments, answers and the order of writers are read here, without `rules.letters`.
"""

import base64
import copy
import hashlib
import hmac
import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from rules.core import CHANCE
from rules.games import game_named, start_state
from rules.mono.options import MonoOptions
from tests.oracles import mono
from tests.oracles.blackbox import (
    PORTS,
    SIDE,
    BlackBoxOracle,
    Cell,
    Refused,
    cell_name,
    inside,
    trace,
)
from tests.oracles.blackbox import read_cell as black_box_cell
from tests.oracles.record_reader import is_control

_TAGS = b"iwnmpkrlcateys"
_RESULTS = [*map(str, range(1, 15)), *"abcdefghijklmn", "#", "%"]
"""The results of rays by number."""
_UNDOING = ("propose undo", "accept undo", "reject undo")
_COMMANDS = ("resign", "propose draw", "accept draw", "reject draw", "claim tie")

PlyText = tuple[str, tuple[str, ...]]
"""A ply and its draws, as a record writes them."""


class WrongLetter(ValueError):
    """The first wrong letter of a match: its number from 1, and its writer's place if known."""

    def __init__(self, number: int, writer: int | None, why: str) -> None:
        super().__init__(f"letter {number} of {writer}: {why}")
        self.number, self.writer = number, writer


class _Wrong(ValueError):
    """What is wrong with the current letter, or with an earlier one."""

    def __init__(self, why: str, number: int = 0) -> None:
        super().__init__(why)
        self.number = number


def _need(condition: object, why: str, number: int = 0) -> None:
    if not condition:
        raise _Wrong(why, number)


def joined(label: str, *parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4) + part for part in (label.encode(), *parts))


def hashed(label: str, *parts: bytes) -> bytes:
    return hashlib.sha256(joined(label, *parts)).digest()


class Stream:
    """The bytes of a luck."""

    def __init__(self, luck: bytes) -> None:
        self._luck = luck
        self._taken = 0

    def below(self, end: int) -> int:
        size = (end.bit_length() + 7) // 8 + 1
        fair = 256**size // end * end
        while True:
            start, self._taken = self._taken, self._taken + size
            data = hashlib.shake_256(self._luck).digest(self._taken)[start:]
            if (number := int.from_bytes(data)) < fair:
                return number % end


# The text


def letters_of(text: str) -> list[bytes]:
    """Return the letters of a block. Raises ValueError."""
    text = re.sub("=(?=\\s)", "", text)
    text = re.sub("[\\s>|\u200b\u200c\u200d\u2060\ufeff]", "", text)
    block = re.search("qxl1:([A-Za-z0-9+/]*):([A-Za-z0-9+/]{6})", text)
    if block is None:
        raise ValueError("no letters")
    data = base64.b64decode(block[1] + "=" * (-len(block[1]) % 4), validate=True)
    if base64.b64encode(hashlib.sha256(data).digest())[:6].decode() != block[2]:
        raise ValueError("changed on the way")
    letters = []
    while data:
        letter, data = _sized(data)
        letters.append(letter)
    return letters


def _sized(data: bytes) -> tuple[bytes, bytes]:
    """Return the bytes after a length, and the rest."""
    size, at = 0, 0
    while True:
        _need(at < len(data), "a length is cut")
        size = size << 7 | data[at] & 127
        _need(at or size or data[0] < 128, "a length begins with zeros")
        at += 1
        if data[at - 1] < 128:
            break
    _need(at + size <= len(data), "a value is cut")
    return data[at : at + size], data[at + size :]


def fields_of(letter: bytes) -> dict[str, bytes]:
    """Return the fields by tag, in the only order and form."""
    fields: dict[str, bytes] = {}
    last = -1
    while letter:
        place = _TAGS.find(letter[:1])
        _need(place > last, "an unknown field, or one out of order")
        last = place
        value, rest = _sized(letter[1:])
        _need(value, "an empty field")
        fields[letter[:1].decode()], letter = value, rest
    return fields


# The boards


class OpenBoard:
    """Adamas, Holomino or Dragons."""

    def __init__(self, slug: str, names: list[str], options: dict[str, object]) -> None:
        self._game = game_named(slug)
        self._state = start_state(self._game, names, options)
        self.plies: list[PlyText] = []

    @property
    def to_move(self) -> int | None:
        return self._state.to_move

    def in_play(self) -> set[int]:
        return set(range(len(self._state.names))) - self._state.out

    def before_turn(self) -> "OpenBoard":
        """Return the board to which undoing the next turn leads back."""
        board = copy.copy(self)
        board.plies = [*self.plies]
        return board

    def shows(self, since: int) -> bool:
        """Whether a turn showed something, from this ply on."""
        return any(draws for _, draws in self.plies[since:])

    def start(self, stream: Stream | None) -> None:
        self._line = ""
        self.resolve(stream, b"", 0)

    def play(self, line: str) -> bool:
        moves = self._game.parse_move(self._state, line)
        _need(",".join(map(str, moves)) == line, "a move in another form")
        turn = self._state.turn
        for move in moves:
            self._state = self._game.apply(self._state, move)
        waits = self._state.to_move == CHANCE
        _need(waits or self._state.turn > turn or self._state.outcome, "half a turn")
        self._line = line
        if not waits:
            self.plies.append((line, ()))
        return waits

    def resolve(self, stream: Stream | None, answers: bytes, number: int, seat: int = 0) -> bool:
        _need(not answers, "an answer to nothing")
        draws = []
        while self._state.to_move == CHANCE:
            assert stream is not None
            sack = sorted(self._state.sack)  # type: ignore[attr-defined]
            draws.append(f"*{sack[stream.below(len(sack))]}")
            self._state = self._game.apply(
                self._state, self._game.parse_draw(self._state, draws[-1])
            )
        self.plies.append((self._line, tuple(draws)))
        return True

    def owing(self) -> int | None:
        return None

    def resign(self, seat: int) -> None:
        self._state = self._game.resign(self._state, seat)

    def claim_tie(self) -> None:
        self._state = self._game.claim_tie(self._state)


@dataclass
class Hidden:
    """What one player hides: the commitments, and all that was answered."""

    context: bytes
    commitment: bytes
    text: str = ""


class MonoBoard:
    def __init__(self, options: dict[str, object], hidden: list[Hidden]) -> None:
        """Begin a game; `hidden` is in the order of the seats."""
        self._count = len(hidden)
        whole = MonoOptions.read(options, self._count)
        self.size = whole.size
        self._oracle = mono.MonoOracle(
            self._count, self.size, whole.no_auto, whole.take_min, whole.take_max
        )
        self._order = mono.reading_order(self.size)
        self._oracle.boards = [dict.fromkeys(self._order, 0) for _ in hidden]
        self._hidden = hidden
        self.plies: list[PlyText] = []

    @property
    def to_move(self) -> int | None:
        return self._oracle.to_move

    def in_play(self) -> set[int]:
        return set(range(self._count)) - self._oracle.resigned

    def before_turn(self) -> "MonoBoard":
        return copy.deepcopy(self)

    def shows(self, since: int) -> bool:
        return any(line not in _COMMANDS for line, _ in self.plies[since:])

    def start(self, stream: Stream | None) -> None:
        self.plies = [("", ())] * (self._count + 1)

    def play(self, line: str) -> bool:
        _need(self._oracle.legal_turn(line), "an illegal turn")
        _need(mono.split_turn(line)[1], "a turn that is not complete")
        self._line = line
        self._drawn: list[str] | None = None
        self._known: list[dict[str, int]] = [{} for _ in self._hidden]
        return True

    def owing(self) -> int | None:
        """Return the seat that answers next, None once the values decide the turn."""
        mover = self._oracle.to_move
        assert mover is not None
        _, owners = self._reached()
        named, _ = mono.split_turn(self._line)
        if self._drawn is None and not named:
            owners = set(range(self._count)) - {mover}
        return next((seat for seat in self._answering(mover) if seat in owners), None)

    def _answering(self, mover: int) -> list[int]:
        return [(mover - step) % self._count for step in range(1, self._count)]

    def _reached(self, owner: int | None = None) -> tuple[set[str], set[int]]:
        """Return the cells reached for sure, and the owners of the first unknown value.

        The owner's values are all known, as far as they are answered.
        """
        named, closing = mono.split_turn(self._line)
        lasts, reached, owners = {0}, set[str](), set[int]()
        for cell in [*named, *(self._drawn or [] if closing == "random" else [])]:
            hit = self._hit(cell)
            unknown = {seat for seat in hit if cell not in self._known[seat]} - {owner}
            reached.add(cell)
            owners = owners or unknown
            values = [
                [*range(1, self.size + 1)] if seat in unknown else [self._known[seat].get(cell, 0)]
                for seat in hit
            ]
            _need(all(0 not in found for found in values), "an answer is missing")
            after = {
                (last, self._listed(last, told)) for last in lasts for told in {*product(*values)}
            }
            if any(value < last for last, value in after):
                break
            lasts = {value for _, value in after}
        return reached, owners

    def _listed(self, last: int, values: tuple[int, ...]) -> int:
        if self._oracle.take_min:
            return min(values)
        if self._oracle.take_max:
            return max(values)
        return min((value for value in values if value >= last), default=max(values))

    def _hit(self, cell: str) -> list[int]:
        mover = self._oracle.to_move
        uncovered = self._oracle.uncovered
        return [p for p in range(self._count) if p != mover and cell not in uncovered[p]]

    def resolve(self, stream: Stream | None, answers: bytes, number: int, seat: int = 0) -> bool:
        """Take a player's answers; return whether the turn is played."""
        if self._drawn is None:
            assert stream is not None
            self._drawn = []
            named, _ = mono.split_turn(self._line)
            covered = self._oracle.legal_cells() - set(named)
            left = [cell for cell in self._order if cell in covered]
            while left:
                self._drawn.append(left.pop(stream.below(len(left))))
        known = self._proved(self._hidden[seat], answers)
        _need(not known.keys() & self._known[seat].keys(), "an answer twice")
        before = set(self._known[seat])
        self._known[seat] |= known
        reached, _ = self._reached(seat)
        wanted = {cell for cell in reached if seat in self._hit(cell)} - before
        _need(known.keys() == wanted, "an answer is missing, or nobody asked for it")
        if self.owing() is not None:
            return False
        self._finish()
        return True

    def _finish(self) -> None:
        cells, closing = mono.split_turn(self._line)
        assert self._drawn is not None
        made: list[str] = []
        draws: list[str] = []
        over = False
        for cell in cells:
            if not over:
                over = self._reveal(cell)
                made.append(cell)
        if not over:
            made.append(closing)
        if not over and closing == "end":
            self._oracle.end()
        elif not over:
            for drawn in self._drawn:
                if not over:
                    over = self._reveal(drawn)
                    draws.append(f"*{drawn}")
        self.plies.append((",".join(made), tuple(draws)))

    def _proved(self, owner: Hidden, answers: bytes) -> dict[str, int]:
        """Return the values of the cells that are answered, proved."""
        _need(len(answers) % 19 == 0, "a cut answer")
        known: dict[str, int] = {}
        last = -1
        for at in range(0, len(answers), 19):
            cell, value, nonce = answers[at : at + 2], answers[at + 2 : at + 3], answers[at + 3 :]
            place = int.from_bytes(cell)
            _need(last < place < len(self._order), "answers out of order")
            proof = hashed("cell", owner.context, cell, value, nonce[:16])[:20]
            _need(owner.commitment[20 * place :][:20] == proof, "another value")
            labels = mono.LABELS[: self.size].encode()
            _need(value in labels, "a value that is not on the board")
            known[self._order[place]] = labels.index(value) + 1
            last = place
        return known

    def _reveal(self, cell: str) -> bool:
        for owner in self._hit(cell):
            board = self._oracle.boards[owner]
            assert board is not None
            board[cell] = self._known[owner][cell]
        return self._oracle.reveal(cell)

    def resign(self, seat: int) -> None:
        self._oracle.resign(seat)

    def claim_tie(self) -> None:
        raise _Wrong("no tie can be claimed")

    def open(self, seat: int, text: str, key: bytes) -> None:
        """Check the secret that a player tells."""
        owner, proofs = self._hidden[seat], b""
        for place, value in enumerate(text.encode()):
            cell = place.to_bytes(2)
            nonce = hmac.digest(key, joined("nonce", cell), "sha256")[:16]
            proofs += hashed("cell", owner.context, cell, bytes([value]), nonce)[:20]
        _need(proofs == owner.commitment, "another secret")
        _need(mono.read_layout(text, self.size), "an invalid layout")
        self.plies[1 + seat] = (text, ())


_Answer = tuple[int, str | frozenset[Cell], str]
"""A letter's number, a port or a guess, and the result."""


class BlackBoxBoard(BlackBoxOracle):
    def __init__(self, hidden: list[Hidden]) -> None:
        """Begin a game; `hidden` is in the order of the seats."""
        super().__init__()
        for box in self.boxes:
            box.atoms = set()
        self._hidden = hidden
        self._told: list[list[_Answer]] = [[], []]
        """For each owner the answers of the game as it is."""
        self._answered: list[list[_Answer]] = [[], []]
        """For each owner all answers, also to turns that were undone."""
        self.plies: list[PlyText] = []

    def in_play(self) -> set[int]:
        return {0, 1}

    def before_turn(self) -> "BlackBoxBoard":
        """Return the board to which undoing the next turn leads back; answers stay for the end."""
        board = copy.deepcopy(self)
        board._answered = self._answered
        return board

    def shows(self, since: int) -> bool:
        parts = {part for line, _ in self.plies[since:] for part in line.split(",")}
        return bool(parts & {*PORTS, "?"})

    def start(self, stream: Stream | None) -> None:
        self.plies = [("", ())] * 3

    def play(self, line: str) -> bool:
        _need(self.legal_turn(line), "an illegal turn")
        parts = line.split(",")
        _need(parts[-1] == "end", "a turn that is not complete")
        ranks = []
        for part in parts:
            rank = ("?", "end").index(part) + 2 if part in ("?", "end") else int(part in PORTS)
            cell = black_box_cell(part[1:]) if rank == 0 else None
            _need(rank or (cell and part in (f"+{cell_name(cell)}", f"/{cell_name(cell)}")), "form")
            ranks.append(rank)
        _need(ranks == sorted(ranks), "a turn in another order")
        self._parts = parts
        if not {1, 2} & set(ranks):
            self.resolve(None, b"", 0)
            return False
        return True

    def owing(self) -> int | None:
        return 1 - (self.to_move or 0)

    def resolve(self, stream: Stream | None, answers: bytes, number: int, seat: int = 0) -> bool:
        left, made = deque(answers), []
        owner = 1 - (self.to_move or 0)
        for part in self._parts:
            made.append(part)
            if part not in PORTS and part != "?":
                self.step(part)
                continue
            _need(left, "an answer is missing")
            result = left.popleft()
            if part == "?":
                _need(result < 2, "an unknown answer")
                self._note(owner, (number, frozenset(self._box().markers), str(result)))
                self._answer_guess(result == 1)
            else:
                _need(result < len(_RESULTS), "an unknown result")
                self._note(owner, (number, part, _RESULTS[result]))
                self._answer_ray(part, _RESULTS[result])
            if self.to_move is None:
                break
        _need(not left, "an answer that nobody asked for")
        _need(explained([told[1:] for told in self._told[owner]]), "no atoms explain the answers")
        self.plies.append((",".join(made), ()))
        return True

    def _note(self, owner: int, answer: _Answer) -> None:
        self._told[owner].append(answer)
        self._answered[owner].append(answer)

    def _answer_ray(self, port: str, result: str) -> None:
        box = self._box()
        box.marks[port] = result
        if result in PORTS:
            box.marks[result] = port
        self.probed = True

    def _answer_guess(self, right: bool) -> None:
        box = self._box()
        box.atoms = set(box.markers) if right else {(-1, -1)}
        self.guess()

    def claim_tie(self) -> None:
        raise _Wrong("no tie can be claimed")

    def open(self, seat: int, text: str, key: bytes) -> None:
        """Check the secret that a player tells, and all that they have answered."""
        owner = self._hidden[seat]
        fixed = hashed("atoms", owner.context, text.encode(), key)
        _need(fixed == owner.commitment, "another secret")
        cells = [black_box_cell(name) for name in text.split(",")]
        atoms = {cell for cell in cells if cell is not None}
        _need(len(cells) == len(atoms) == 4, "these are not four cells")
        _need(text == ",".join(sorted(map(cell_name, atoms))), "cells in another form")
        for number, asked, result in self._answered[seat]:
            truth = trace(atoms, asked) if isinstance(asked, str) else str(int(asked == atoms))
            _need(result == truth, "a false answer", number)
        self.plies[1 + seat] = (text, ())


class _Undecided(Exception):
    pass


class _Guessed:
    """Atoms as far as they are decided."""

    def __init__(self, known: dict[Cell, bool]) -> None:
        self._known = known
        self._full = sum(known.values()) == 4

    def __contains__(self, cell: Cell) -> bool:
        if cell not in self._known and inside(cell) and not self._full:
            raise _Undecided(cell)
        return self._known.get(cell, False)


def explained(told: Iterable[tuple[str | frozenset[Cell], str]]) -> bool:
    """Whether four atoms explain these results of rays and guesses."""
    rays = [(asked, result) for asked, result in told if isinstance(asked, str)]
    guesses = [(asked, result) for asked, result in told if not isinstance(asked, str)]
    return any(
        all((asked == atoms) == (result == "1") for asked, result in guesses)
        for atoms in _explanations({}, rays)
    )


def _explanations(known: dict[Cell, bool], rays: list[tuple[str, str]]) -> Iterator[set[Cell]]:
    for at, (port, result) in enumerate(rays):
        try:
            if trace(_Guessed(known), port) != result:  # type: ignore[arg-type]
                return
        except _Undecided as undecided:
            (cell,) = undecided.args
            yield from _explanations(known | {cell: False}, rays[at:])
            yield from _explanations(known | {cell: True}, rays[at:])
            return
    atoms = {cell for cell, there in known.items() if there}
    free = [(x, y) for x in range(SIDE) for y in range(SIDE) if (x, y) not in known]
    for more in combinations(free, 4 - len(atoms)):
        yield atoms | set(more)


# The match


@dataclass
class Verified:
    """What the letters make: the names in the order of the seats, and the plies, 0 first."""

    names: list[str] = field(default_factory=list)
    plies: list[PlyText] = field(default_factory=list)


def verify(text: str) -> Verified:
    """Return the match of a text. Raises WrongLetter for the first letter that is wrong."""
    reader = _Reader()
    for number, letter in enumerate(letters_of(text), 1):
        writer = None
        try:
            fields = fields_of(letter)
            writer = int.from_bytes(fields.get("w", b""))
            reader.read(letter, fields, number)
        except (_Wrong, Refused, mono.Refused, ValueError) as error:
            at = getattr(error, "number", 0) or number
            raise WrongLetter(at, writer, str(error)) from error
    return Verified(reader.seated, reader.board.plies if reader.board else [])


class _Reader:
    """The letters read so far."""

    def __init__(self) -> None:
        self.board: OpenBoard | MonoBoard | BlackBoxBoard | None = None
        self.seated: list[str] = []
        self.digest = b""

    # The fields of each kind of letter

    def read(self, letter: bytes, fields: dict[str, bytes], number: int) -> None:
        self.number, self.fields = number, fields
        for tag, size in {"m": 8, "p": 8, "k": 32, "r": 32, "l": 32, "s": 64}.items():
            _need(len(fields.get(tag, bytes(size))) == size, f"the size of {tag}")
        for tag in "wn":
            _need(not fields.get(tag, b"x").startswith(b"\0"), "a number with a zero before it")
        _need(int.from_bytes(fields.get("n", b"")) == number, "another number")
        note = fields.get("y", b"").decode()
        _need(len(note) <= 500, "a long note")
        _need(not any(map(is_control, note)), "a note with a control character")
        self.writer = int.from_bytes(fields.get("w", b""))
        if number == 1:
            self._invitation(hashlib.sha256(letter).digest()[:8])
        else:
            _need(fields.get("m") == self.match, "another match")
            _need(fields.get("p") == self.digest[:8], "another letter before")
            self._kind()
        self._check_signature(letter)
        self._halves()
        self.digest = hashlib.sha256(letter).digest()

    def _kind(self) -> None:
        count = len(self.names)
        if self.number <= count:
            self._acceptance()
        elif self.number == count + 1 and self._has_opening:
            self._opening()
        elif self.over:
            self._closing()
        else:
            self._turn()

    def _allow(self, must: str, may: str = "") -> None:
        tags = set(self.fields)
        before = "n" if self.number == 1 else "nmp"
        must = before + must + "s"
        _need(set(must) <= tags, "a field is missing")
        _need(tags <= set(must + may + "wy"), "a field that is not allowed")

    def _invitation(self, match: bytes) -> None:
        lines = self.fields["i"].decode().split("\n") if "i" in self.fields else []
        _need(len(lines) >= 5, "no terms")
        slug, words, place, *names = lines
        self.names: list[str] = names
        self.match = match
        self.slug = slug
        self.options: dict[str, object] = {}
        for word in words.split(" ") if words else []:
            name, _, value = word.partition("=")
            _need(name not in self.options, "an option twice")
            self.options[name] = value == "yes" if value in ("yes", "no") else int(value)
        game = game_named(slug)
        start_state(game, self.names, self.options)
        self.draws, self.hides = game.chance, game.hidden
        seated = place.removesuffix(" serious")
        self.serious = seated != place
        self.lot = seated.endswith(" lot")
        self.inviter = int(seated.removesuffix(" lot"))
        told = f"{self.inviter}{' lot' * self.lot}"
        _need(place in (told, f"{told} serious"), "the inviter's place")
        _need(self.inviter < len(self.names), "the inviter's place")
        _need(self.writer == self.inviter, "the inviter writes")
        self.luck = self.draws or self.lot
        self._has_opening = self.luck or self.hides
        places = [*range(len(self.names))]
        self.guests = places[self.inviter + 1 :] + places[: self.inviter]
        self._allow("ik" + "r" * self.luck)
        self.keys = {self.writer: self.fields["k"]}
        self.before: dict[int, bytes] = {}
        """The hash that each player's next link must have."""
        if self.luck:
            self.before[self.writer] = self.fields["r"]
        self.links: dict[int, bytes] = {}
        self.commitments: dict[int, bytes] = {}
        self.over = False
        self.told: set[int] = set()

    def _acceptance(self) -> None:
        _need(self.writer == self.guests[self.number - 2], "another guest's turn")
        self._allow("k" + "r" * self.draws + "l" * self.luck + "c" * self.hides)
        self.keys[self.writer] = self.fields["k"]
        if self.luck:
            self.links[self.writer] = self.fields["l"]
        if self.draws:
            self.before[self.writer] = self.fields["r"]

    def _opening(self) -> None:
        _need(self.writer == self.inviter, "the inviter opens")
        self._allow("r" * self.draws + "l" * self.luck + "c" * self.hides, "te")

    def _turn(self) -> None:
        _need(self.writer == self._pen(), "another player writes next")
        self._allow("l" * self.draws, "ate")

    def _closing(self) -> None:
        _need(self.writer == self._pen(), "another player writes next")
        self._allow("e")

    def _check_signature(self, letter: bytes) -> None:
        body = letter[: -len(self.fields["s"]) - 2]
        try:
            VerifyKey(self.keys[self.writer]).verify(
                joined("letter", body, self.digest), self.fields["s"]
            )
        except BadSignatureError as error:
            raise _Wrong("another signature") from error

    # What a letter does

    def _halves(self) -> None:
        count, was_over = len(self.names), self.over
        if "c" in self.fields:
            self.commitments[self.writer] = self.fields["c"]
            fixed = 32
            if self.slug == "mono":
                size = MonoOptions.read(self.options, count).size
                fixed = 20 * (size * (size + 1) // 2)
            _need(len(self.fields["c"]) == fixed, "the size of the commitments")
        stream = self._stream()
        if self.number < count or (self.number == count and self._has_opening):
            return
        if self.board is None:
            self._sit(stream)
            if self.number == count:
                return
        elif not self.over:
            self._resolve(stream)
        if self.over and not was_over:
            _need("t" not in self.fields, "a move after the end")
        self._play()
        self._open(was_over)

    def _stream(self) -> Stream | None:
        """Return the luck after the letter before, if this letter opens it."""
        if "l" not in self.fields or self.number <= len(self.names):
            return None
        link = self.fields["l"]
        _need(hashed("link", link) == self.before[self.writer], "another link")
        self.links[self.writer] = link
        self.before[self.writer] = self.fields.get("r", link)
        links = [self.links[place] for place in range(len(self.names))]
        return Stream(hashed("luck", self.match, (self.number - 1).to_bytes(4), *links))

    def _sit(self, stream: Stream | None) -> None:
        """Begin the game, with the seats and what is drawn before the first turn."""
        places = [*range(len(self.names))]
        self.seats: list[int] = places
        if self.lot:
            assert stream is not None
            self.seats = [places.pop(stream.below(len(places))) for _ in self.names]
        self.seated = [self.names[place] for place in self.seats]
        hidden = [
            Hidden(self.match + bytes([place]), self.commitments.get(place, b""))
            for place in self.seats
        ]
        if self.slug == "mono":
            self.board = MonoBoard(self.options, hidden)
        elif self.slug == "blackbox":
            self.board = BlackBoxBoard(hidden)
        else:
            self.board = OpenBoard(self.slug, self.seated, self.options)
        self.board.start(stream)
        self.waiting: list[str] = []
        """What follows a pending turn in its letter."""
        self.pending = False
        self.offer: set[int] = set()
        """The seats that have agreed to the offered draw."""
        self.offered = 0
        self.undo: set[int] = set()
        """The seats that have agreed to undo."""
        self.undoer = 0
        self.turns: list[tuple[int, OpenBoard | MonoBoard | BlackBoxBoard, set[int], int]] = []
        """For each turn its player, and the board and the offer before it."""

    def _resolve(self, stream: Stream | None) -> None:
        answers = self.fields.get("a", b"")
        if not self.pending:
            _need(not answers, "an answer to nothing")
            return
        assert self.board is not None
        if not self.board.resolve(stream, answers, self.number, self._seat):
            _need("t" not in self.fields, "the turn before is not decided")
            return
        self.pending = False
        self.over = self.board.to_move is None
        for command in self.waiting:
            if not self.over:
                self._command(command, self.mover)
        self.waiting = []

    @property
    def _seat(self) -> int:
        return self.seats.index(self.writer)

    def _play(self) -> None:
        assert self.board is not None
        played = self.fields.get("t", b"").decode()
        if self.undo or played in _UNDOING:
            self._undo(played)
            played = ""
        for line in played.split("\n") if played else []:
            _need(not self.over, "a move after the end")
            if self.pending:
                _need(line in ("propose draw", "resign"), "a command that is not allowed")
                _need("resign" not in self.waiting and line not in self.waiting, "again")
                self.waiting.append(line)
            elif line in _COMMANDS:
                self._command(line, self._seat)
            else:
                _need(self.board.to_move == self._seat, "a move out of turn")
                _need(not self.offer or self.offered != self._seat, "an offer before the turn")
                before = self.board.before_turn()
                self.turns.append((self._seat, before, self.offer, self.offered))
                self.pending, self.mover = self.board.play(line), self._seat
                self.offer = set()
                self.over = self.board.to_move is None
        self.last = self.writer
        _need(self.over or self._pen() != self.writer, "an unfinished letter")

    def _undo(self, command: str) -> None:
        assert self.board is not None
        seat = self._seat
        if command == "propose undo":
            _need(not self.undo and not self.pending and not self.over, "nothing can be undone")
            _need(self.board.to_move == seat, "a request out of turn")
            own = [turn for turn in self.turns if turn[0] == seat]
            _need(own, "nothing to undo")
            _, before, _, _ = own[-1]
            _need(before.in_play() == self.board.in_play(), "a player has left")
            _need(not (self.serious and self.board.shows(len(before.plies))), "seriously shown")
            self.undo, self.undoer = {seat}, seat
            return
        _need(self.undo and command != "", "no answer to the request")
        _need(command in _UNDOING and seat not in self.undo, "another answer")
        self.undo = self.undo | {seat} if command == "accept undo" else set()
        if self.undo >= self.board.in_play():
            turn = max(n for n, one in enumerate(self.turns) if one[0] == self.undoer)
            _, self.board, self.offer, self.offered = self.turns[turn]
            self.turns, self.undo = self.turns[:turn], set()

    def _command(self, command: str, seat: int) -> None:
        assert self.board is not None
        if command == "resign":
            self.board.resign(seat)
            self.offer = set() if self.offered == seat else self.offer - {seat}
        elif command == "claim tie":
            _need(self.board.to_move == seat, "a claim out of turn")
            self.board.claim_tie()
            self.offer = set()
        elif command == "propose draw":
            _need(not self.offer, "a second offer")
            self.offer, self.offered = {seat}, seat
        else:
            _need(self.offer and seat not in self.offer, "there is no offer to answer")
            self.offer = self.offer | {seat} if command == "accept draw" else set()
        self.board.plies.append((command, ()))
        agreed = bool(self.offer) and self.offer >= self.board.in_play()
        self.over = agreed or self.board.to_move is None

    def _pen(self) -> int | None:
        """Return the place of the player who writes next."""
        assert self.board is not None
        if self.over:
            return next((one for one in self._after_last() if one not in self.told), None)
        if self.pending:
            owing = self.board.owing()
            return self._after_last()[0] if owing is None else self.seats[owing]
        count = len(self.seats)
        if self.undo:
            asked = [(self.undoer + step) % count for step in range(1, count)]
            return self.seats[next(one for one in asked if one in self.board.in_play() - self.undo)]
        if self.offer:
            asked = [(self.offered + step) % count for step in range(1, count)]
            return self.seats[
                next(one for one in asked if one in self.board.in_play() - self.offer)
            ]
        return self.seats[self.board.to_move or 0]

    def _after_last(self) -> list[int]:
        """Return the other players' places, in the order of the seats after the last writer."""
        if self.over and not self.hides:
            return []
        last = self.seats.index(self.last)
        return [*self.seats[last + 1 :], *self.seats[:last]]

    def _open(self, was_over: bool) -> None:
        """Check the secret, and whether it is told just now."""
        must = self.hides and self.over
        _need(("e" in self.fields) == must, "a secret too early or too late")
        if not must:
            return
        assert isinstance(self.board, MonoBoard | BlackBoxBoard)
        secret = self.fields["e"]
        self.board.open(self._seat, secret[32:].decode(), secret[:32])
        self.told.add(self.writer)
