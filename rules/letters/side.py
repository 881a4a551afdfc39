"""A player's side of a match by letters: the table, and the secrets that make the next letter."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from random import SystemRandom
from typing import Self

from rules.core.commands import COMMANDS
from rules.games import game_named, start_state
from rules.letters import undoing
from rules.letters.armor import armored, letters_in
from rules.letters.body import ID_BYTES, Invitation, Letter
from rules.letters.errors import InvalidLetter, KnownLetter, Lie
from rules.letters.hidden import Secret
from rules.letters.keys import Chain, Keys, before, new_seed
from rules.letters.table import SEPARATOR, Table, turn_text
from rules.letters.words import heading
from rules.text import fold


class Side:
    """One player of a match: reads the others' letters and writes this player's own."""

    def __init__(self, seed: bytes, party: int, letters: Sequence[Letter], hides: str = "") -> None:
        """Continue a match after its letters so far; `hides` is what this player has hidden.

        Raises InvalidLetter.
        """
        self.seed, self.party, self.hides = seed, party, hides
        self.moves = 0
        """How often the match was moved to another computer."""
        self.away = False
        """Whether it is at another computer now, so that no letter may be written here."""
        self.marked = 0
        """The number of the last letter that this player is known to have written here."""
        self._keys = Keys(seed)
        self.table = Table.of(letters, {party: self._secret(hides, letters)} if hides else {})

    @classmethod
    def invite(
        cls,
        game: str,
        names: Sequence[str],
        options: Mapping[str, object],
        *,
        inviter: int = 0,
        lot: bool = False,
        serious: bool = False,
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
        terms = Invitation(game, different, start.names, inviter, lot, serious)
        letter = Letter(
            invitation=terms.to_bytes(),
            writer=inviter,
            number=1,
            key=keys.public,
            root=_lot_root(keys) if rules.chance or lot else b"",
            note=note,
        ).signed(keys, b"")
        return cls(seed, inviter, [letter])

    @classmethod
    def accept(
        cls, text: str, name: str = "", note: str = "", *, hide: str = "random", seed: bytes = b""
    ) -> Self:
        """Return the side of a guest who accepts an invitation.

        With several guests, the next one to accept is meant if no name is given. `hide` is what
        the guest hides, in games with secrets. Raises InvalidLetter.
        """
        table = Table.of(letters_in(text))
        if table.accepted or table.pen is None:
            raise InvalidLetter("everybody has accepted this invitation already")
        if name and fold(name) != fold(table.names[table.pen]):
            raise InvalidLetter("{name} must accept first", name=table.names[table.pen])
        side = cls(seed or new_seed(), table.pen, table.letters)
        if side.must_hide:
            side.hide(hide)
        side.write((), note)
        return side

    # What is at the table

    @property
    def seen(self) -> Table:
        """The table as this player sees it: on their turn, with what their letter will open."""
        wanted = self.table.fields_wanted()
        if not self.has_pen or ("commitment" in wanted and not self.hides):
            return self.table
        link = self._next_link() if "link" in wanted else b""
        return self.table.resolved(link, commitment=self._commitment)

    @property
    def has_pen(self) -> bool:
        """Whether this player writes the next letter."""
        return self.table.pen == self.party

    @property
    def last_own(self) -> int:
        """The number of the last letter at the table that this player wrote, 0 without one."""
        own = (letter.number for letter in self.table.letters if letter.writer == self.party)
        return max(own, default=0)

    @property
    def outdated(self) -> bool:
        """Whether the player has written further letters than this copy of the match has.

        Another letter written from it could open a second value of what is hidden.
        """
        return self.last_own < self.marked

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

    def check_here(self) -> None:
        """Raise InvalidLetter if the match was moved away, or if this is an older copy."""
        if self.away:
            raise InvalidLetter("you have moved this match: it continues at the other computer")
        if self.outdated:
            raise InvalidLetter("this is an older copy of the match: read all its letters first")

    # The next letter

    @property
    def must_hide(self) -> bool:
        """Whether this player must choose what to hide before the next letter."""
        return self.has_pen and "commitment" in self.table.fields_wanted() and not self.hides

    def hide(self, text: str) -> None:
        """Choose what this player hides: a typed board, or `random`. It can be changed until sent.

        Raises InvalidMove, IllegalMove, or InvalidLetter if a letter has fixed it already.
        """
        self.check_here()
        hidden, start = self.table.hidden, self.table.start
        if hidden is None or "commitment" not in self.table.fields_wanted():
            raise InvalidLetter("there is nothing to hide now")
        if text.strip().lower() == "random":
            self.hides = hidden.drawn(start, SystemRandom())
        else:
            game = game_named(start.game)
            self.hides = turn_text(game.parse_move(game.view(start, start.to_move), text))
        self.table = self.table.knowing(self.party, self._secret(self.hides))

    def choosing_again(self) -> Self:
        """Return the side before the player chose what to hide."""
        side = copy(self)
        side.hides, side.table = "", Table.of(self.table.letters)
        return side

    def write(self, acts: Iterable[str], note: str = "") -> Letter:
        """Write the next letter: moves and commands as they are typed.

        Raises InvalidMove, IllegalMove or InvalidLetter.
        """
        table = self.table
        self.check_here()
        if table.pen is None:
            raise InvalidLetter("the game is over")
        if not self.has_pen:
            raise InvalidLetter("{name} writes the next letter", name=table.names[table.pen])
        if self.must_hide:
            raise InvalidLetter("choose what you hide first")
        wanted, seen = table.fields_wanted(), self.seen
        played = _as_written(seen, acts)
        tells = seen.hidden is not None and seen.ends_with(played, self.party)
        letter = Letter(
            writer=self.party,
            number=len(table.letters) + 1,
            match=table.id,
            before=table.letters[-1].digest[:ID_BYTES],
            key=self._keys.public if "key" in wanted else b"",
            root=self._chain.root if "root" in wanted else b"",
            link=self._next_link() if "link" in wanted else b"",
            commitment=self._commitment,
            answers=seen.answers if "answers" in wanted else b"",
            played=SEPARATOR.join(played),
            secret=self._secret(self.hides).to_bytes() if tells else b"",
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
        others = [party for party in range(len(table.names)) if party != self.party]
        readers = others if table.pen is None else [table.pen]
        missing = max(map(table.letters_for, readers), key=len)
        sent = table.letters if whole or table.pen == self.party else missing
        told = table.letters[-1:] if whole else missing
        return f"{heading(table, told)}\n\n{armored(sent)}\n"

    @property
    def _commitment(self) -> bytes:
        """The commitment of the next letter, empty if it has none."""
        table = self.table
        if table.hidden is None or "commitment" not in table.fields_wanted():
            return b""
        return table.hidden.commitment(self._secret(self.hides), table.context(self.party))

    def _secret(self, hides: str, letters: Sequence[Letter] = ()) -> Secret:
        """Return a secret with its key, which no other secret and no other match shares."""
        letters = letters or self.table.letters
        letter = letters[self._rooted(letters) - 1]
        return Secret(hides, self._keys.derived("hide", hides.encode(), letter.digest))

    def _next_link(self) -> bytes:
        table = self.table
        if not table.accepted:
            return self._keys.derived("accept", table.letters[-1].digest)
        if len(table.letters) == len(table.names):
            return self._keys.derived("lot")
        after_root = table.letters[self._rooted(table.letters) :]
        own = [letter for letter in after_root if letter.writer == self.party]
        return self._chain.link(len(own))

    def _rooted(self, letters: Sequence[Letter]) -> int:
        """Return the place of the letter that tells the root of this player's chain."""
        places = range(1, len(letters))
        return next((n for n in places if letters[n].writer == self.party), len(letters))

    @cached_property
    def _chain(self) -> Chain:
        """The links of this player. No two matches from one invitation share them."""
        letters = self.table.letters
        return Chain(self._keys.derived("chain", letters[self._rooted(letters) - 1].digest))


def _as_written(seen: Table, acts: Iterable[str]) -> list[str]:
    """Return moves and commands as letters write them. Raises InvalidMove and IllegalMove."""
    match, written = seen.match, []
    for act in acts:
        command = " ".join(act.lower().split())
        if match is None or match.to_move is None or command in (*COMMANDS, *undoing.COMMANDS):
            written.append(command)
        else:
            written.append(turn_text(match.game.parse_move(match.view(match.to_move), act)))
    return written


def _lot_root(keys: Keys) -> bytes:
    return before(keys.derived("lot"))
