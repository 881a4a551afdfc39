"""The table that every player's program keeps: letters in, a match out.

A letter first opens its writer's next link, which makes the draws of the letter before, and then
plays. So a move in a game with luck is *pending* until the next letter.
"""

from collections.abc import Sequence, Set
from copy import copy
from typing import Self

from rules.core import AnyGame, InvalidOptions, Message
from rules.core.commands import COMMANDS, TIME_OUT
from rules.core.errors import InvalidText, message_of
from rules.core.limits import LONGEST_TEXT
from rules.games import game_named, start_state
from rules.letters.body import ID_BYTES, Invitation, Letter
from rules.letters.errors import InvalidLetter, KnownLetter, Lie
from rules.letters.keys import HASH_BYTES, KEY_BYTES, before
from rules.letters.luck import LuckDraws, luck_of, shuffled
from rules.match import Match
from rules.match.history import History
from rules.ply import Draws, command_ply, first_ply, moves_ply
from rules.replay import Line
from rules.text import is_clean

SEPARATOR = "\n"
"""Between the things played in one letter."""

LONGEST_LETTER_NOTE = 500
"""The most characters of the note that comes with a letter."""

_ROOT, _LINK, _PLAYED = frozenset({"root"}), frozenset({"link"}), frozenset({"played"})
_NONE: frozenset[str] = frozenset()


class Table:
    """The letters of a match so far, checked, and the match they make.

    A *party* is a player's place in the invitation's names; seats may be drawn later.
    """

    def __init__(self, invitation: Letter) -> None:
        """Begin with an invitation. Raises InvalidLetter."""
        self.terms = Invitation.from_bytes(invitation.invitation)
        """The terms of the match."""
        self.letters: list[Letter] = [invitation]
        self.pen: int | None = self.terms.party_after(self.terms.inviter)
        """The party who writes the next letter, None once the match is over."""
        self._game = _checked_game(self.terms)
        self._keys = {self.terms.inviter: invitation.key}
        self._tips = {self.terms.inviter: invitation.root}
        """The link before each party's next one: a root, or the last link opened."""
        self._opened: dict[int, bytes] = {}
        self._seats: tuple[int, ...] = ()
        self._history: History | None = None
        self._pending: tuple[str, ...] = ()
        """What the last letter played, if its draws wait for the next link."""
        self._check_fields(invitation, {"invitation", "key"} | (_ROOT if self.lucky else _NONE))
        self._check_signature(invitation, b"")
        if invitation.number != 1 or invitation.writer != self.terms.inviter:
            raise InvalidLetter("this invitation cannot be read")

    @classmethod
    def of(cls, letters: Sequence[Letter]) -> Self:
        """Return the table after all these letters, the invitation first. Raises InvalidLetter."""
        if not letters or letters[0].number != 1:
            raise InvalidLetter("the invitation is missing: ask for the whole match")
        table = cls(letters[0])
        for letter in letters[1:]:
            table = table.after(letter)
        return table

    # What everybody knows

    @property
    def id(self) -> bytes:
        """The match's id in its letters."""
        return self.letters[0].digest[:ID_BYTES]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by party."""
        return self.terms.names

    @property
    def title(self) -> str:
        """The game's title."""
        return self._game.title

    @property
    def lucky(self) -> bool:
        """Whether links are opened: the game has draws, or the seats are drawn."""
        return self._game.chance or self.terms.lot

    @property
    def accepted(self) -> bool:
        """Whether all guests have accepted."""
        return len(self.letters) >= len(self.names)

    @property
    def match(self) -> Match | None:
        """A copy of the match; None until all have accepted and the seats are known."""
        return None if self._history is None else Match(self._history.copy())

    def seat_of(self, party: int) -> int:
        """Return the seat of a party. Call it once there is a match."""
        return self._seats.index(party)

    def letters_for(self, reader: int) -> list[Letter]:
        """Return the letters that a party may miss: all after the last one they wrote."""
        own = [n for n, letter in enumerate(self.letters) if letter.writer == reader]
        return self.letters[own[-1] + 1 if own else 0 :]

    # The next letter

    def fields_wanted(self) -> frozenset[str]:
        """Return the fields of the next letter, besides those of every letter and the note."""
        if not self.accepted:
            links = (_LINK if self.lucky else _NONE) | (_ROOT if self._game.chance else _NONE)
            return frozenset({"key"}) | links
        if self._opens:
            return _LINK | (_ROOT if self._game.chance else _NONE)
        return _LINK | _PLAYED if self._game.chance else _PLAYED

    @property
    def _opens(self) -> bool:
        """Whether the next letter is the inviter's first after all have accepted."""
        return self.lucky and len(self.letters) == len(self.names)

    def after(self, letter: Letter) -> Self:
        """Return the table after the next letter. Raises InvalidLetter and its kinds."""
        self._check_place(letter)
        self._check_fields(letter, self.fields_wanted())
        self._check_signature(letter, self.letters[-1].digest)
        if not self.accepted:
            return self._after_acceptance(letter)
        if letter.link and before(letter.link) != self._tips[letter.writer]:
            raise self._lie(letter, Message("the link opened is not the next one"))
        return self.opened(letter.link)._after_turn(letter)

    def opened(self, link: bytes) -> Self:
        """Return the table once the next writer has opened a link, which makes the luck.

        Without a link nothing changes.
        """
        table = self._copy()
        if not link or self.pen is None:
            return table
        table._opened[self.pen] = table._tips[self.pen] = link
        luck = luck_of(
            self.id, len(self.letters), [one for _, one in sorted(table._opened.items())]
        )
        if self._history is None:
            table._seats = shuffled(len(self.names), luck) if self.terms.lot else self._places
            table._history = table._begun(luck)
        else:
            seat = self._seats.index(self.letters[-1].writer)
            table._history, table._pending = self._history.copy(), ()
            _play(table._history, seat, self._pending, LuckDraws(self._game, luck))
        return table

    def _check_place(self, letter: Letter) -> None:
        if letter.match != self.id and letter.digest != self.letters[0].digest:
            raise InvalidLetter("this letter belongs to another match")
        number, expected = letter.number, len(self.letters) + 1
        if number < 1:
            raise _changed()
        if number < expected:
            self._check_known(letter)
        if number > expected:
            raise InvalidLetter("letter {number} is missing: ask for it again", number=expected)
        if self.pen is None:
            raise InvalidLetter("this match is over")
        if letter.writer != self.pen:
            raise InvalidLetter("this letter should be from {name}", name=self.names[self.pen])

    def _check_known(self, letter: Letter) -> None:
        known = self.letters[letter.number - 1]
        if known.digest == letter.digest:
            raise KnownLetter("you have read letter {number} already", number=letter.number)
        if letter.key and letter.number > 1:
            raise InvalidLetter(
                "{name} has accepted already: the first acceptance counts",
                name=self.names[known.writer],
            )
        before = self.letters[letter.number - 2].digest if letter.number > 1 else b""
        if letter.writer == known.writer and letter.is_signed(self._keys[known.writer], before):
            raise InvalidLetter(
                "{name} wrote a second, different letter {number}: the first one counts",
                name=self.names[known.writer],
                number=letter.number,
            )
        raise _changed()

    def _check_fields(self, letter: Letter, wanted: Set[str]) -> None:
        sizes = {"key": KEY_BYTES, "root": HASH_BYTES, "link": HASH_BYTES}
        for name in ("invitation", "key", "root", "link", "played"):
            value = getattr(letter, name)
            missing = name in wanted and not (value or name == "played")
            size_wrong = value and name in sizes and len(value) != sizes[name]
            extra = value and name not in wanted and not (name == "played" and self._opens)
            if missing or size_wrong or extra:
                raise _changed()
        if len(letter.note) > LONGEST_LETTER_NOTE or not is_clean(letter.note):
            raise _changed()

    def _check_signature(self, letter: Letter, before: bytes) -> None:
        key = letter.key or self._keys[letter.writer]
        if not letter.is_signed(key, before):
            raise InvalidLetter(
                "this letter was changed on its way, or is not from {name}",
                name=self.names[letter.writer],
            )

    def _after_acceptance(self, letter: Letter) -> Self:
        table, writer = self._copy(), letter.writer
        table._keys[writer] = letter.key
        table._opened[writer], table._tips[writer] = letter.link, letter.root
        table.letters.append(letter)
        table.pen = self.terms.party_after(writer)
        if table.accepted and not self.lucky:
            table._seats = self._places
            table._history = table._begun(b"")
            table.pen = table._next_writer(table._history)
        return table

    def _after_turn(self, letter: Letter) -> Self:
        """Take what a letter plays at this table, which has the letter's link."""
        assert self._history is not None
        acts = tuple(letter.played.split(SEPARATOR)) if letter.played else ()
        after, draws = self._history.copy(), LuckDraws(self._game, b"")
        try:
            _play(after, self._seats.index(letter.writer), acts, draws)
        except ValueError as error:
            raise self._lie(letter, message_of(error)) from None
        pen = self._next_writer(after)
        if pen == letter.writer:
            raise self._lie(letter, Message("the turn is not finished"))
        if draws.count:  # only the next link makes the true ones
            self._pending = acts
            pen = self.terms.party_after(letter.writer) if pen is None else pen
        else:
            self._history = after
        self._tips[letter.writer] = letter.root or self._tips[letter.writer]
        self.letters.append(letter)
        self.pen = pen
        return self

    @property
    def _places(self) -> tuple[int, ...]:
        return tuple(range(len(self.names)))

    def _copy(self) -> Self:
        table = copy(self)
        table.letters = [*self.letters]
        table._keys, table._tips = dict(self._keys), dict(self._tips)
        table._opened = dict(self._opened)
        return table

    def _begun(self, luck: bytes) -> History:
        """Return the match before its first move."""
        names = [self.names[party] for party in self._seats]
        state = start_state(self._game, names, self.terms.options)
        seed = int.from_bytes(self.letters[0].digest[:16])
        return History(Line(self._game, seed, [first_ply(state, LuckDraws(self._game, luck))]))

    def _next_writer(self, history: History) -> int | None:
        now = history.now
        if now.state.outcome is not None:
            return None
        if now.offer is not None:
            count = len(self._seats)
            order = ((now.offer.by + step) % count for step in range(1, count))
            asked = (s for s in order if s not in now.state.out and s not in now.offer.agreed)
            return self._seats[next(asked)]
        return self._seats[now.state.mover]

    def _lie(self, letter: Letter, reason: Message) -> Lie:
        ply = 1 if self._history is None else self._history.last_ply + 1 + len(self._pending)
        return Lie(letter.writer, letter.number, ply, self.names[letter.writer], reason)


def _play(history: History, seat: int, acts: Sequence[str], draws: Draws) -> None:
    """Play the moves and commands of a letter. Raises ValueError."""
    for act in acts:
        now = history.now
        if act in COMMANDS and act != TIME_OUT:
            history.add(command_ply(history.game, now, seat, act))
            continue
        if seat != now.state.mover:
            raise InvalidText("it is {name}'s turn here", name=now.state.names[now.state.mover])
        if len(act) > LONGEST_TEXT:
            raise InvalidText("a turn has at most {most} characters", most=LONGEST_TEXT)
        moves = history.game.parse_move(history.game.view(now.state, seat), act, closed=False)
        ply = moves_ply(history.game, now, moves, draws)
        if ply.text != act:
            raise InvalidText("this is written {text}", text=ply.text)
        history.add(ply)


def _checked_game(terms: Invitation) -> AnyGame:
    """Return the game of an invitation whose match can begin. Raises InvalidLetter."""
    try:
        game = game_named(terms.game)
        start_state(game, terms.names, terms.options)
    except InvalidOptions as error:
        raise InvalidLetter("this match cannot begin: {reason}", reason=error.message) from None
    if game.hidden:
        raise InvalidLetter("{game} cannot be played by letters", game=game.title)
    return game


def _changed() -> InvalidLetter:
    return InvalidLetter("this letter was changed on its way, or is from a newer version")
