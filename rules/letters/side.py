"""A player's side of a match by letters: the table, and the secrets that make the next letter."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Self

from rules.core.commands import COMMANDS
from rules.games import game_named, start_state
from rules.letters.armor import armored, letters_in
from rules.letters.body import ID_BYTES, Invitation, Letter
from rules.letters.errors import InvalidLetter, KnownLetter, Lie
from rules.letters.keys import Chain, Keys, before, new_seed
from rules.letters.table import SEPARATOR, Table
from rules.letters.words import heading
from rules.text import fold


class Side:
    """One player of a match: reads the others' letters and writes this player's own."""

    def __init__(self, seed: bytes, party: int, table: Table) -> None:
        """Continue a match at the table after its letters so far. Raises InvalidLetter."""
        self.seed, self.party, self.table = seed, party, table
        self._keys = Keys(seed)

    @classmethod
    def invite(
        cls,
        game: str,
        names: Sequence[str],
        options: Mapping[str, object],
        *,
        inviter: int = 0,
        lot: bool = False,
        note: str = "",
        seed: bytes = b"",
    ) -> Self:
        """Return the inviter's side of a new match; `names` are in seat order.

        The seed is a random one if none is given; no two matches may share one.
        Raises InvalidOptions or InvalidLetter if the match cannot begin.
        """
        seed = seed or new_seed()
        keys, rules = Keys(seed), game_named(game)
        start = start_state(rules, names, options)
        different = rules.options.differing(start.options.to_dict(), len(names))
        terms = Invitation(game, different, start.names, inviter, lot)
        letter = Letter(
            invitation=terms.to_bytes(),
            writer=inviter,
            number=1,
            key=keys.public,
            root=_lot_root(keys) if rules.chance or lot else b"",
            note=note,
        ).signed(keys, b"")
        return cls(seed, inviter, Table(letter))

    @classmethod
    def accept(cls, text: str, name: str = "", note: str = "", *, seed: bytes = b"") -> Self:
        """Return the side of a guest who accepts an invitation.

        With several guests, the next one to accept is meant if no name is given. Raises
        InvalidLetter.
        """
        table = Table.of(letters_in(text))
        if table.accepted or table.pen is None:
            raise InvalidLetter("everybody has accepted this invitation already")
        if name and fold(name) != fold(table.names[table.pen]):
            raise InvalidLetter("{name} is to accept first", name=table.names[table.pen])
        side = cls(seed or new_seed(), table.pen, table)
        side.write((), note)
        return side

    # What is at the table

    @property
    def seen(self) -> Table:
        """The table as this player sees it: on their turn, with the luck that their link makes."""
        if self.has_pen and self.table.accepted and "link" in self.table.fields_wanted():
            return self.table.opened(self._next_link())
        return self.table

    @property
    def has_pen(self) -> bool:
        """Whether this player writes the next letter."""
        return self.table.pen == self.party

    def receive(self, text: str) -> list[Letter]:
        """Take the letters in a text and return the new ones.

        Raises InvalidLetter, and then nothing has changed; KnownLetter if none is new.
        """
        table = self.table
        new: list[Letter] = []
        found = letters_in(text)
        for letter in found:
            try:
                table = table.after(letter)
            except KnownLetter:
                if letter is found[-1] and not new:
                    raise
            else:
                new.append(letter)
        self.table = table
        return new

    # The next letter

    def write(self, acts: Iterable[str], note: str = "") -> Letter:
        """Write the next letter: moves and commands as they are typed.

        Raises InvalidMove, IllegalMove or InvalidLetter.
        """
        table = self.table
        if table.pen is None:
            raise InvalidLetter("this match is over")
        if not self.has_pen:
            raise InvalidLetter("{name} writes the next letter", name=table.names[table.pen])
        wanted = table.fields_wanted()
        letter = Letter(
            writer=self.party,
            number=len(table.letters) + 1,
            match=table.id,
            before=table.letters[-1].digest[:ID_BYTES],
            key=self._keys.public if "key" in wanted else b"",
            root=self._chain.root if "root" in wanted else b"",
            link=self._next_link() if "link" in wanted else b"",
            played=SEPARATOR.join(self._checked(acts)),
            note=note,
        ).signed(self._keys, table.letters[-1].digest)
        try:
            self.table = table.after(letter)
        except Lie as error:
            raise InvalidLetter(error.reason) from None
        return letter

    def text(self, *, whole: bool = False) -> str:
        """Return the text to send: the last letter, with those that its reader may miss.

        `whole` gives all letters of the match.
        """
        table = self.table
        reader = table.terms.party_after(self.party) if table.pen is None else table.pen
        missing = table.letters if whole or reader == self.party else table.letters_for(reader)
        return f"{heading(table)}\n\n{armored(missing)}\n"

    def _checked(self, acts: Iterable[str]) -> list[str]:
        """Return moves and commands as letters write them. Raises InvalidMove and IllegalMove."""
        match, written = self.seen.match, []
        for act in acts:
            command = " ".join(act.lower().split())
            if match is None or command in COMMANDS:
                written.append(command)
                continue
            match.play(act)
            written.append(match.plies[-1].text)
        return written

    def _next_link(self) -> bytes:
        table = self.table
        if not table.accepted:
            return self._keys.derived("accept", table.letters[-1].digest)
        if len(table.letters) == len(table.names):
            return self._keys.derived("lot")
        own = [letter for letter in table.letters[self._rooted :] if letter.writer == self.party]
        return self._chain.link(len(own))

    @property
    def _rooted(self) -> int:
        """The place of the letter that tells the root of this player's chain."""
        for place, letter in enumerate(self.table.letters[1:], 1):
            if letter.writer == self.party:
                return place
        return len(self.table.letters)

    @cached_property
    def _chain(self) -> Chain:
        """The links of this player. No two matches from one invitation share them."""
        return Chain(self._keys.derived("chain", self.table.letters[self._rooted - 1].digest))


def _lot_root(keys: Keys) -> bytes:
    return before(keys.derived("lot"))
