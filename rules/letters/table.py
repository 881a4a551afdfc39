"""The table that every player's program keeps: letters in, a match out.

A letter first opens its writer's next link, which makes the draws of the letter before, and then
plays. So a move in a game with luck is *pending* until the next letter.
"""

from collections.abc import Mapping, Sequence, Set
from copy import copy
from dataclasses import replace
from functools import cached_property, reduce
from typing import Any, Self

from rules.core import AnyGame, IllegalMove, InvalidOptions, Message, Position
from rules.core.commands import COMMANDS, TIME_OUT
from rules.core.errors import InvalidText, message_of
from rules.core.limits import LONGEST_TEXT
from rules.games import game_named, start_state
from rules.letters import undoing
from rules.letters.body import ID_BYTES, Invitation, Letter
from rules.letters.errors import InvalidLetter, KnownLetter, Lie
from rules.letters.hidden import HIDDEN_BOARDS, Answers, Asked, Hidden, Secret
from rules.letters.keys import HASH_BYTES, KEY_BYTES, before
from rules.letters.luck import LuckDraws, luck_of
from rules.match import Match
from rules.match.history import History
from rules.ply import Draws, Ply, command_ply, first_ply, moves_ply
from rules.replay import Line
from rules.text import is_clean

SEPARATOR = "\n"
"""Between the things played in one letter."""
_COMMANDS = frozenset(COMMANDS) - {TIME_OUT}

LONGEST_LETTER_NOTE = 500
"""The most characters of the note that comes with a letter."""


class Table:
    """The letters of a match so far, checked, and the match they make.

    A *party* is a player's place in the invitation's names; seats may be drawn later.
    """

    def __init__(self, invitation: Letter, secrets: Mapping[int, Secret] | None = None) -> None:
        """Begin with an invitation; `secrets` are those known here, by party.

        Raises InvalidLetter.
        """
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
        self._hidden = HIDDEN_BOARDS.get(self.terms.game)
        self._secrets = dict(secrets or {})
        self._commitments: dict[int, bytes] = {}
        self.answers = b""
        """The answers to the turn that was played here last."""
        self._told: frozenset[int] = frozenset()
        """The parties who have told their secrets, at the end."""
        self._pending: tuple[str, ...] = ()
        """The moves of a letter that waits for the next link or for answers."""
        self._asked = Asked(0, ())
        """The turn that waits for answers."""
        if (invitation.number, invitation.writer) != (1, self.terms.inviter) or invitation.match:
            raise _changed()
        self._check_fields(
            invitation, {"invitation", "key"} | ({"root"} if self.lucky else set()), b""
        )
        self._check_signature(invitation, b"")

    @classmethod
    def of(cls, letters: Sequence[Letter], secrets: Mapping[int, Secret] | None = None) -> Self:
        """Return the table after all these letters, the invitation first. Raises InvalidLetter."""
        if not letters or letters[0].number != 1:
            raise InvalidLetter("the invitation is missing: ask for the whole match")
        table = cls(letters[0], secrets)
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

    def before_start(self, party: int, hides: str = "") -> Match:
        """Return the match before anything is drawn, in which a party hides or has hidden.

        Use it only to show a board while there is no match yet.
        """
        state = self.start
        if self._hidden is not None:
            state = self._hidden.before_hiding(state, party)
        history = History(Line(self._game, 0, [Ply(None, "", (), (), state, None, 0)]))
        history.line.serious = self.terms.serious
        if hides:
            _play(history, party, [hides], LuckDraws(self._game, b""))
        return Match(history)

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

    def knowing(self, party: int, secret: Secret) -> Self:
        """Return the table with a secret that a party is about to hide."""
        table = self._copy()
        table._secrets[party] = secret
        return table

    # The next letter

    def fields_wanted(self) -> frozenset[str]:
        """Return the fields of the next letter, besides those of every letter and the note.

        It also tells its writer's secret if the game is over after it, and that of nobody else.
        """
        wanted = set()
        if not self.accepted:
            wanted |= {"key"} | ({"link"} if self.lucky else set())
        elif self._opens:
            wanted |= {"link"} if self.lucky else set()
        else:
            wanted |= {"link"} if self._game.chance and not self._over else set()
            wanted |= {"answers"} if self._hidden is not None and self._pending else set()
        if not self.accepted or self._opens:
            wanted |= {"root"} if self._game.chance else set()
            wanted |= {"commitment"} if self._hidden is not None else set()
        return frozenset(wanted)

    @property
    def _opens(self) -> bool:
        """Whether the next letter is the inviter's first after all have accepted."""
        begins = self.lucky or self._hidden is not None
        return begins and len(self.letters) == len(self.names)

    @property
    def hidden(self) -> Hidden[Any] | None:
        """The game's way to hide boards; None if it has no secrets."""
        return self._hidden

    @cached_property
    def start(self) -> Position:
        """The state before anything is drawn or hidden."""
        return start_state(self._game, self.names, self.terms.options)

    def context(self, party: int) -> bytes:
        """Return what a party's commitment belongs to: the match and the party."""
        return self.id + bytes([party])

    def ends_with(self, acts: Sequence[str], party: int) -> bool:
        """Whether the game is over once a party plays this, and nothing is pending."""
        if self._history is None:
            return False
        after, draws = self._history.copy(), LuckDraws(self._game, b"")
        asks = _play(after, self.seat_of(party), acts, draws, asking=self._hidden is not None)
        return after.state.outcome is not None and not asks

    def pen_after(self, acts: Sequence[str], party: int) -> int | None:
        """Return who writes next once a party plays this; None if the game is over.

        The table must have the first half of the party's letter. Raises InvalidLetter.
        """
        if self._history is None:
            return self.terms.party_after(party)
        if self.ends_with(acts, party):
            return None
        letter = Letter(writer=party, number=len(self.letters) + 1, played=SEPARATOR.join(acts))
        try:
            return self._copy()._after_turn(letter).pen
        except Lie as error:
            raise InvalidLetter(error.reason) from None

    @property
    def pending(self) -> tuple[str, ...]:
        """What a letter played, if it waits for the next link or for answers."""
        return self._pending

    @property
    def asker(self) -> int | None:
        """The party whose turn is pending."""
        if not self._pending:
            return None
        hides = self._hidden is not None
        return self._seats[self._asked.mover] if hides else self.letters[-1].writer

    @property
    def _over(self) -> bool:
        """Whether the match is over, even if a player must still tell a secret."""
        over = self._history is not None and self._history.now.state.outcome is not None
        return over and not self._pending

    def after(self, letter: Letter) -> Self:
        """Return the table after the next letter. Raises InvalidLetter and its kinds."""
        self._check_place(letter)
        before_it = self.letters[-1].digest
        self._check_fields(letter, self.fields_wanted(), before_it)
        self._check_signature(letter, before_it)
        return self._followed_by(letter)

    def _followed_by(self, letter: Letter) -> Self:
        """Return the table after a letter whose fields and signature are right. Raises Lie."""
        if not self.accepted:
            return self._after_acceptance(letter)
        if letter.link and before(letter.link) != self._tips[letter.writer]:
            raise self._lie(letter, Message("the link opened is not the next one"))
        try:
            table = self.resolved(letter.link, letter.answers, letter.commitment)
        except ValueError as error:
            raise self._lie(letter, message_of(error)) from None
        return table._after_turn(letter)

    def resolved(
        self, link: bytes = b"", answers: bytes | None = None, commitment: bytes = b""
    ) -> Self:
        """Return the table after the first half of the next letter.

        The link makes the luck of what is pending, and the answers tell what it uncovers. Without
        answers, the next writer's secret must be known here. Raises ValueError for wrong answers.
        """
        table, party = self._copy(), self.pen
        if party is None or not self.accepted:
            return table
        if link:
            table._opened[party] = table._tips[party] = link
        links = [table._opened[one] for one in sorted(table._opened)]
        luck = luck_of(self.id, len(self.letters), links)
        if self._history is None:
            if commitment:
                table._commitments[party] = commitment
            draws = LuckDraws(self._game, luck)
            lot = self.terms.lot
            table._seats = draws.stream.order(len(self.names)) if lot else self._places
            table._history = table._begun(draws)
        elif self._pending:
            table._resolve(luck, party, answers)
        return table

    def _resolve(self, luck: bytes, party: int, answers: bytes | None) -> None:
        """Play what is pending, with the answers of a party if the game has secrets."""
        assert self._history is not None
        history, acts, hidden = self._history.copy(), self._pending, self._hidden
        self._history = history
        if hidden is None:
            self._pending, writer = (), self._seats.index(self.letters[-1].writer)
            _play(history, writer, acts, LuckDraws(self._game, luck))
            return
        asked = replace(self._asked, luck=self._asked.luck or luck)
        seat, start, own = self._seats.index(party), history.ply, self._secrets.get(party)
        if own is None:
            told = Answers(answers or b"", self._commitments[party], self.context(party))
            _set_state(history, start, hidden.filled(history.state, seat, asked.moves, told))
        known = own or Secret(hidden.stand_in(history.state), b"")
        self.answers = hidden.answers(history.state, asked, seat, known)
        if own is not None and answers not in (None, self.answers):
            raise InvalidText("this is not what the hidden board answers")
        given = self.answers if answers is None else answers
        if len(given) != len(self.answers):
            raise InvalidText("an answer is missing, or one too many is given")
        told_before = asked.told.get(seat, b"")
        self._asked = asked = replace(asked, told={**asked.told, seat: told_before + given})
        if hidden.owing(history.state, asked) is not None:
            return
        self._pending = ()
        draws = LuckDraws(self._game, asked.luck)
        _play(history, asked.mover, acts, draws, asked=asked.moves, until_over=True)
        self._veil(history)

    def _veil(self, history: History) -> None:
        """Hide what is not known in the current state; states before moves stay filled."""
        for stranger, party in enumerate(self._seats):
            if self._hidden is not None and party not in self._secrets:
                veiled = self._hidden.veiled(history.state, stranger)
                _set_state(history, history.ply, veiled)

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
            raise InvalidLetter("the game is over")
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

    def _check_fields(self, letter: Letter, wanted: Set[str], before: bytes) -> None:
        sizes = {"key": KEY_BYTES, "root": HASH_BYTES, "link": HASH_BYTES}
        if self._hidden is not None:
            sizes["commitment"] = self._hidden.commitment_size(self.start)
        for name in ("invitation", "key", "root", "link", "commitment", "answers"):
            value = getattr(letter, name)
            missing = name in wanted and not value and name != "answers"
            if missing or (value and name not in wanted):
                raise _changed()
            if value and len(value) != sizes.get(name, len(value)):
                raise _changed()
        if (letter.played or letter.secret) and not self.accepted:
            raise _changed()
        if letter.before != before[:ID_BYTES]:
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
        table._commitments[writer] = letter.commitment
        table.letters.append(letter)
        table.pen = self.terms.party_after(writer)
        if table.accepted and not table._opens:
            table._seats = self._places
            table._history = table._begun(LuckDraws(self._game, b""))
            table.pen = table._next_writer(table._history)
        return table

    def _after_turn(self, letter: Letter) -> Self:
        """Take what a letter plays at this table, which has its first half."""
        assert self._history is not None
        acts = tuple(letter.played.split(SEPARATOR)) if letter.played else ()
        after, draws = self._history.copy(), LuckDraws(self._game, b"")
        seat, ply = self._seats.index(letter.writer), self._next_ply
        if acts and self._pending:
            raise self._lie(letter, Message("the turn before this one is not finished"))
        try:
            asks = _play(after, seat, acts, draws, asking=self._hidden is not None)
        except ValueError as error:
            raise self._lie(letter, message_of(error)) from None
        if asks or draws.count:  # only the next letter makes the true ones
            self._pending, self._asked = acts, Asked(seat, asks)
        elif not self._pending:
            self._history = after
            if undoing.ACCEPT_UNDO in acts:  # the state before a turn becomes the current one
                self._veil(after)
        self._tips[letter.writer] = letter.root or self._tips.get(letter.writer, b"")
        self.letters.append(letter)
        self._take_secret(letter, ply)
        self.pen = self._next_after(letter.writer, after)
        if self.pen == letter.writer:
            raise self._lie(letter, Message("the turn is not finished"), ply)
        known = {one.writer: Secret.from_bytes(one.secret) for one in self.letters if one.secret}
        if letter.secret and letter.writer not in self._secrets:
            again = type(self)(self.letters[0], self._secrets | known)
            return reduce(type(self)._followed_by, self.letters[1:], again)
        return self

    def _take_secret(self, letter: Letter, ply: int) -> None:
        """Check the secret that a letter tells once the game is over."""
        if bool(letter.secret) != (self._over and self._hidden is not None):
            raise self._lie(
                letter, Message("the secret must be told at the end, and only then"), ply
            )
        if not letter.secret or self._hidden is None:
            return
        try:
            secret = Secret.from_bytes(letter.secret)
            self._check_allowed(secret)
        except ValueError as error:
            raise self._lie(letter, message_of(error), ply) from None
        made = self._hidden.commitment(secret, self.context(letter.writer))
        if made != self._commitments[letter.writer]:
            raise self._lie(letter, Message("this is not the secret that was fixed"), ply)
        self._told |= {letter.writer}

    def _check_allowed(self, secret: Secret) -> None:
        """Raise ValueError unless a secret could be typed as the first turn, and is not random."""
        start, draws = self.start, LuckDraws(self._game, b"")
        _play(History(Line(self._game, 0, [first_ply(start, draws)])), 0, [secret.text], draws)
        if draws.count:
            raise InvalidText("this is not the secret that was fixed")

    def _next_after(self, writer: int, after: History) -> int | None:
        """Return who writes next; `after` is the match with what is pending."""
        if self._over and self._hidden is not None:
            return next((p for p in self._others(writer) if p not in self._told), None)
        if self._pending and self._hidden is not None:
            assert self._history is not None
            return self._seats[self._hidden.owing(self._history.state, self._asked) or 0]
        pen = self._next_writer(after)
        return self._others(writer)[0] if pen is None and self._pending else pen

    def _others(self, party: int) -> list[int]:
        """Return the other parties in the order of the seats."""
        seat, count = self._seats.index(party), len(self._seats)
        return [self._seats[(seat + step) % count] for step in range(1, count)]

    @property
    def _places(self) -> tuple[int, ...]:
        return tuple(range(len(self.names)))

    def _copy(self) -> Self:
        table = copy(self)
        table.letters = [*self.letters]
        table._keys, table._tips = dict(self._keys), dict(self._tips)
        table._opened, table._secrets = dict(self._opened), dict(self._secrets)
        table._commitments = dict(self._commitments)
        return table

    def _begun(self, draws: LuckDraws) -> History:
        """Return the match before its first move."""
        names = [self.names[party] for party in self._seats]
        state = start_state(self._game, names, self.terms.options)
        seed = int.from_bytes(self.letters[0].digest[:16])
        history = History(Line(self._game, seed, [first_ply(state, draws)]))
        history.line.serious = self.terms.serious
        if self._hidden is not None:
            for seat, party in enumerate(self._seats):
                self._hide(history, seat, party)
        return history

    def _hide(self, history: History, seat: int, party: int) -> None:
        """Play what a player hides. A stand-in is veiled where the secret is not known.

        Raises InvalidText if the secret is not allowed.
        """
        assert self._hidden is not None
        secret = self._secrets.get(party)
        text = self._hidden.stand_in(history.state) if secret is None else secret.text
        _play(history, seat, [text], LuckDraws(self._game, b""))
        if secret is None:
            _set_state(history, history.ply, self._hidden.veiled(history.state, seat))

    def _next_writer(self, history: History) -> int | None:
        now = history.now
        if now.state.outcome is not None:
            return None
        if waiting := undoing.asked(history):
            return self._seats[waiting[0]]
        if now.offer is not None:
            count = len(self._seats)
            order = ((now.offer.by + step) % count for step in range(1, count))
            asked = (s for s in order if s not in now.state.out and s not in now.offer.agreed)
            return self._seats[next(asked)]
        return self._seats[now.state.mover]

    @property
    def _next_ply(self) -> int:
        """The ply that the next turn or command makes."""
        played = 0 if self._history is None else self._history.ply
        return played + 1 + len(self._pending)

    def _lie(self, letter: Letter, reason: Message, ply: int = 0) -> Lie:
        """Return the error for a lie; `ply` is the next one if it is not given."""
        name = self.names[letter.writer]
        return Lie(letter.writer, letter.number, ply or self._next_ply, name, reason)


def _play(
    history: History,
    seat: int,
    acts: Sequence[str],
    draws: Draws,
    *,
    asking: bool = False,
    asked: Sequence[object] = (),
    until_over: bool = False,
) -> Sequence[object]:
    """Play the moves and commands of a letter. Raises ValueError.

    With `asking`, moves that need an answer are only read, and returned; `asked` are such moves
    that have their answer now. With `until_over`, what follows the end of the game is left out.
    """
    asks: Sequence[object] = ()
    for act in acts:
        now = history.now
        if until_over and now.state.outcome is not None:
            break
        if history.undo_request is not None or act in undoing.COMMANDS:
            if len(acts) > 1:
                raise InvalidText("a letter has one turn")
            undoing.follow(history, seat, act)
            continue
        if act in _COMMANDS:
            history.add(command_ply(history.game, now, seat, act))
            continue
        moves = asked or _moves(history, seat, act)
        if now.offer is not None and now.offer.by == seat:
            raise IllegalMove("offer a draw after your turn, not before it")
        if asking:
            if asks:
                raise InvalidText("a letter has one turn")
            asks = moves
            history.line.plies[history.ply] = replace(now, offer=None)  # as the turn will
            continue
        history.add(moves_ply(history.game, now, moves, draws))
    return asks


def _set_state(history: History, at: int, state: Position) -> None:
    """Put a state with more or less of a hidden board in the place of that after a ply."""
    line, old = history.line, history.line.plies[at]
    line.plies[at] = ply = replace(old, state=state)
    line.log[:] = [ply if entry is old else entry for entry in line.log]


def _moves(history: History, seat: int, act: str) -> list[object]:
    """Return the moves of a turn as a letter writes it. Raises ValueError."""
    state = history.state
    if seat != state.mover:
        raise InvalidText("it is {name}'s turn", name=state.names[state.mover])
    if len(act) > LONGEST_TEXT:
        raise InvalidText("at most {most} characters are allowed", most=LONGEST_TEXT)
    moves: list[object] = history.game.parse_move(history.game.view(state, seat), act)
    if (text := turn_text(moves)) != act:
        raise InvalidText("write {text} instead", text=text)
    return moves


def turn_text(moves: Sequence[object]) -> str:
    """Return a turn as letters write it."""
    return ",".join(map(str, moves))


def _checked_game(terms: Invitation) -> AnyGame:
    """Return the game of an invitation whose match can begin. Raises InvalidLetter."""
    try:
        game = game_named(terms.game)
        start_state(game, terms.names, terms.options)
    except InvalidOptions as error:
        raise InvalidLetter("this match cannot begin: {reason}", reason=error.message) from None
    return game


def _changed() -> InvalidLetter:
    return InvalidLetter(
        "this letter was changed on its way, or is from a newer version: ask for it again"
    )
