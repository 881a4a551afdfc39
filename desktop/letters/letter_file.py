"""LetterFile: a match by letters in the data folder, and what its player has prepared.

`<match>-<party>.qxm` holds the seed and all letters, and is the truth. The `.json` file beside it
holds what is not sent yet, and a summary for the home page. If the program is killed between the
two, the summary is older than the letters and is not used.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.letters.beside import PREPARED, folder, read_prepared
from desktop.storage.background_writer import BackgroundWriter
from rules.core import atomic_write

if TYPE_CHECKING:  # loaded with the first letter
    from rules.letters.side import Side
    from rules.letters.table import Table
    from rules.match import Match

_FINISHED = "finished"


@cache
def writer() -> BackgroundWriter:
    """Return the writer of what players prepare. Flush it before a file is read again."""
    return BackgroundWriter()


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves and commands of the next letter, which can be changed until it is written.

    `answer` answers an offered draw, `turn` has the moves as texts, and `command` follows them.
    """

    answer: str = ""
    turn: tuple[str, ...] = ()
    command: str = ""
    note: str = ""

    def without_last(self) -> Plan:
        """Return the plan without what was added last."""
        if self.command:
            return replace(self, command="")
        return replace(self, turn=self.turn[:-1]) if self.turn else replace(self, answer="")

    @property
    def is_empty(self) -> bool:
        return not (self.answer or self.turn or self.command)


@dataclass
class LetterFile:
    """A match by letters. `match` is the position as this player sees it."""

    path: Path
    side: Side
    plan: Plan = Plan()
    sent: int = 0
    """The number of the last letter that was copied, saved or mailed."""
    note: str = ""
    """The player's private notes at the table."""
    helped: frozenset[str] = frozenset()
    parts: dict[str, Sequence[str]] = field(default_factory=dict)
    seen: Table = field(init=False)
    """The table with the first half of the next letter, if it is the player's."""
    match: Match = field(init=False)
    seat: int = field(init=False)
    begun: bool = field(init=False)
    """Whether all have accepted, and the player has chosen what to hide."""
    answers: bool = field(init=False)
    """Whether the next letter can only answer, as others must do so after it."""

    def __post_init__(self) -> None:
        self.seen = seen = self.side.seen
        party = self.side.party
        self.begun = seen.match is not None
        self.answers = self.side.has_pen and seen.asker is not None
        self.match = seen.match or self.side.table.before_start(party, self.side.hides)
        self.seat = seen.seat_of(party) if self.begun else party
        for word in self.helped:
            self.match.annotations.note_help(word)
        with suppress(ValueError):
            self.match.annotations.set_note(self.seat, self.note)
        for name, lines in self.parts.items():
            with suppress(ValueError):
                self.match.annotations.set_part(name, lines)

    @classmethod
    def new(cls, side: Side) -> LetterFile:
        """Save a new match. Raises OSError; FileExistsError if there is one already."""
        from rules.letters import store

        path = _path_of(side)
        atomic_write.make_private_folder(path.parent)
        store.save(side, path, new=True)
        made = cls(path, side)
        made.save_prepared(made.prepared())
        return made

    @classmethod
    def arrived(cls, file: bytes, passphrase: str) -> LetterFile:
        """Save a match that was moved here in a file. Raises OSError and InvalidLetter."""
        from rules.letters import moving
        from rules.letters.errors import InvalidLetter

        side, beside = moving.unpacked(moving.opened(file, passphrase))
        path = _path_of(side)
        if proof_of(_key(path.stem)).exists():
            raise InvalidLetter("the game is over")
        atomic_write.make_private_folder(path.parent)
        moving.take(side, path)
        if beside:
            atomic_write.write(beside, path.with_suffix(PREPARED), private=True)
        return cls.load(path)

    def moved_to(self, path: Path, passphrase: str) -> LetterFile:
        """Seal the match in a file for another computer, and return it as it stays here.

        Raises OSError and InvalidLetter.
        """
        from rules.letters import moving

        return self._with(moving.move(self.side, self.path, path, passphrase, self.prepared()))

    @classmethod
    def load(cls, path: Path) -> LetterFile:
        """Return the match in a file. Raises OSError and InvalidLetter."""
        from rules.letters import store

        side = store.load(path)
        read = read_prepared(path)
        count = len(side.table.letters)
        fresh = read.get("letters") == count
        try:
            return cls(
                path,
                side,
                Plan(**{**read["plan"], "turn": tuple(read["plan"]["turn"])}) if fresh else Plan(),
                int(read["sent"]),
                str(read["note"]),
                frozenset(map(str, read["helped"])),
                dict(read["parts"]),
            )
        except (KeyError, TypeError, ValueError):
            return cls(path, side)

    def followed_by(self, side: Side) -> LetterFile:
        """Save the match after further letters, and return it. Raises OSError."""
        from rules.letters import store

        store.save(side, self.path)
        return self._with(side)

    def _with(self, side: Side) -> LetterFile:
        """Return the match with a side that was saved. Raises OSError."""
        new = replace(self, side=side, plan=Plan())
        new.save_prepared(new.prepared())
        return new

    @property
    def unsent(self) -> bool:
        """Whether the last letter is the player's and has not left the program."""
        last = self.side.table.letters[-1]
        return last.writer == self.side.party and self.sent < last.number

    @property
    def over(self) -> bool:
        """Whether nobody has to write any more."""
        return self.side.table.pen is None

    def prepared(self) -> bytes:
        """Return the contents of the file beside the letters."""
        table = self.side.table
        summary = {
            "slug": table.terms.game,
            "names": table.names,
            "party": self.side.party,
            "pen": table.pen,
            "number": len(table.letters) + (table.pen == self.side.party),
            "unsent": self.unsent,
            "away": self.side.away,
        }
        kept: dict[str, Any] = {
            "letters": len(table.letters),
            "plan": asdict(self.plan),
            "sent": self.sent,
            "note": self.note,
            "helped": sorted(self.helped),
            "parts": self.parts,
            "summary": summary,
        }
        return json.dumps(kept).encode()

    def save_prepared(self, data: bytes) -> None:
        """Write the file beside the letters. Raises OSError."""
        atomic_write.write(data, self.path.with_suffix(PREPARED), durable=False, private=True)

    @property
    def key(self) -> str:
        """The key of the record that the match becomes once it is over."""
        return _key(self.path.stem)

    def put_away(self) -> None:
        """Move the letters of a finished match to the others, as proof. Raises OSError."""
        target = proof_of(self.key)
        atomic_write.make_private_folder(target.parent)
        if self.path.exists():
            atomic_write.replace(self.path, target)
        self.path.with_suffix(PREPARED).unlink(missing_ok=True)


def _key(name: str) -> str:
    from hashlib import sha256

    return sha256(name.encode()).hexdigest()[:12]


def _path_of(side: Side) -> Path:
    return folder() / f"{side.table.id.hex()}-{side.party}.qxm"


def proof_of(key: str) -> Path:
    """Return where the letters of a finished match are, by the key of its record."""
    return folder() / _FINISHED / f"{key}.qxm"


def files_of(match: bytes) -> list[Path]:
    """Return the files of a match, by its id: one for each player who plays it here."""
    return sorted(folder().glob(f"{match.hex()}-*.qxm"))
