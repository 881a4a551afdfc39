"""Match: one game being played by named players, and the only holder of a state.

Everybody else gets views. See `rules/match/history.py` for what a ply is.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Self

from rules import record as records
from rules.core import (
    CHANCE,
    AnyGame,
    Event,
    IllegalMove,
    InvalidMove,
    InvalidOptions,
    Message,
    Outcome,
    Position,
    shorten,
    well_formed,
)
from rules.core.limits import LONGEST_TEXT
from rules.core.setup_text import carried, with_options
from rules.core.time_control import TimeControl
from rules.games import game_named, start_state
from rules.match.agreements import Agreements
from rules.match.annotations import Annotations
from rules.match.history import Decision, History
from rules.ply import Draws, Offer, Ply, first_ply, moves_ply
from rules.replay import Line, Watch, record_of, replay
from rules.standing.rated import unrated


class Match:
    """One game being played by named players. Every error leaves the match as it was."""

    def __init__(self, history: History) -> None:
        """Wrap a history. Callers use `Match.new` or `Match.load` instead."""
        self.game: AnyGame = history.game
        self.agreements = Agreements(history)
        """Resignations, draw offers and requests to undo."""
        self.annotations = Annotations(history)
        """Notes, help and parts kept beside the moves."""
        self.problem: records.Problem | None = None
        """The problem in the file this match was loaded from, None if there was none."""
        self.from_record = False
        """Whether this match was read from a record."""
        self._history = history
        self._line = history.line

    @classmethod
    def new(
        cls,
        slug: str,
        names: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        setup: str = "",
    ) -> Self:
        """Return a new match. Without names it has as few players as the game allows.

        `setup` is the text of a starting position, with or without the options it depends on
        (`with_options`); a record has the options in a separate field. Raises InvalidOptions,
        which names the wrong option or says what is wrong with the names.
        """
        game = game_named(slug)
        if not isinstance(options, Mapping | None):
            raise InvalidOptions("options", "“{text}” cannot be read", text=shorten(options))
        if seed is None:
            seed = secrets.randbits(128)
        if type(seed) is not int or not 0 <= seed < 2**128:
            raise InvalidOptions(
                "seed",
                "must be from {low} to {high}, not {given}",
                low=0,
                high="2^128 - 1",
                given=shorten(seed),
            )
        if not isinstance(setup, str):
            raise InvalidOptions("setup", "“{text}” cannot be read", text=shorten(setup))
        setup = setup.strip()
        state = start_state(game, names, options or {}, setup)
        if setup:
            game.check_supply(state)
            setup = carried(game.options, setup).position
        line = Line(game, seed, [first_ply(state, Draws(game, seed))], setup=setup)
        return cls(History(line))

    def copy(self, ply: int | None = None) -> Match:
        """Return an independent match at a ply (None: the current one) that shares immutable data.

        Raises IllegalMove if there is no such ply.
        """
        match = Match(self._history.copy())
        match.problem, match.from_record = self.problem, self.from_record
        if ply is not None:
            match.goto(ply)
        return match

    # What everybody may know

    @property
    def names(self) -> tuple[str, ...]:
        return self._state.names

    @property
    def options(self) -> dict[str, int | bool]:
        """Every option with its value, derived defaults included."""
        options: dict[str, int | bool] = self._state.options.to_dict()
        return options

    @property
    def levels(self) -> tuple[int | None, ...]:
        """The level of each computer player by seat, None for a person; () without computers.

        The levels are stored with the match, and the rules ignore them.
        """
        return self._line.levels

    @levels.setter
    def levels(self, levels: Sequence[int | None]) -> None:
        self._line.levels = tuple(levels) if any(one is not None for one in levels) else ()

    @property
    def setup(self) -> str:
        """The text of the match's starting position, empty for the usual start.

        Raises IllegalMove if it would reveal a secret of an unfinished match.
        """
        if self._line.setup and self.game.hidden and self.outcome is None:
            raise IllegalMove("the starting position is a secret until this game is over")
        setup = self._line.setup
        return setup and with_options(self._state.options, setup)

    def setup_here(self) -> str:
        """Return the text of the current position, with its options, for starting another match.

        Raises IllegalMove if it would reveal a secret, and InvalidOptions in games without set-ups.
        """
        if self.game.hidden and self.outcome is None:
            raise IllegalMove("this position is secret until the game is over")
        return with_options(self._state.options, self.game.write_setup(self._state))

    @property
    def serious(self) -> bool:
        """Whether the players want no help, and no undo after a secret or a draw was shown."""
        return self._line.serious

    @serious.setter
    def serious(self, serious: bool) -> None:
        self._line.serious = serious

    @property
    def clock(self) -> TimeControl | None:
        """The time control, None without a clock. Set it before the first ply."""
        return self._line.clock

    @clock.setter
    def clock(self, clock: TimeControl | None) -> None:
        self._line.start_clock(clock)

    @property
    def on_clock(self) -> int | None:
        """The player whose clock runs; None without a clock, in first turns, and at the end."""
        return self._line.on_clock(self._history.now)

    @property
    def time_left(self) -> tuple[float, ...]:
        """The seconds on each player's clock at the current position; empty without a clock."""
        left, player = self._history.now.left, self.on_clock
        spent = self._line.spent
        return tuple(
            max(0.0, seconds - spent) if one == player else seconds
            for one, seconds in enumerate(left)
        )

    def think(self, seconds: float) -> None:
        """Record how long the player on the clock has thought since the last ply.

        The next ply subtracts it from the player's time. Without a clock nothing is recorded.
        """
        self._line.spent = seconds if self.clock is not None else 0.0

    @property
    def thought(self) -> float:
        """The seconds the player on the clock has thought since the last ply."""
        return self._line.spent

    @property
    def set_up(self) -> bool:
        """Whether the match began from a set-up position."""
        return bool(self._line.setup)

    @property
    def unrated(self) -> Message:
        """The reason why the match is not rated, without a full stop; empty if it is rated."""
        slug, helped = self.game.slug, self._line.helped
        return unrated(slug, self.levels, self.options, set_up=self.set_up, helped=helped)

    @property
    def taken_back(self) -> tuple[int, ...]:
        """The number of moves each player undid after they had shown a secret or a draw.

        Moves that were redone are not counted.
        """
        return self._line.taken_back(self.ply)

    @property
    def seed(self) -> int:
        """The seed of every draw. It reveals all future draws, so keep it secret."""
        return self._line.seed

    @property
    def to_move(self) -> int | None:
        """The player to move, None when the game is over."""
        return self._state.to_move

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def in_play(self) -> list[int]:
        """The players who have not resigned or been removed."""
        return [p for p in range(len(self.names)) if p not in self._state.out]

    @property
    def ply(self) -> int:
        """The number of the current ply; 0 is the start."""
        return self._history.ply

    @property
    def last_ply(self) -> int:
        """The number of the last ply, which is larger than `ply` after undo or goto."""
        return self._history.last_ply

    @property
    def draw_offer(self) -> Offer | None:
        """The pending draw offer, None if there is none."""
        return self.agreements.draw_offer

    def view(self, player: int | None) -> Position:
        """Return what a player (None = a spectator) may know of the current position."""
        view: Position = self.game.view(self._state, self._history.checked_viewer(player))
        return view

    def diagram(self, player: int | None = None, *, coordinates: bool = False) -> str:
        """Return the current position as an ASCII board, for one viewer."""
        return self.game.diagram(self.view(player), coordinates=coordinates)

    def legal_moves(self) -> Iterator[object]:
        """Yield the moves of the player to move, lazily and in a fixed order.

        There are none when the match is over.
        """
        return self.game.legal_moves(self.view(self.to_move))

    def is_legal(self, move: object) -> bool:
        """Whether the player to move may make this move."""
        if self.to_move is None or not self._is_move(move):
            return False
        return self.game.is_legal(self.view(self.to_move), move)

    def history(self, player: int | None, *, whole: bool = False) -> list[str]:
        """Return the texts of the plies up to the current position, as this player may read them.

        `whole` adds undone plies. If the game is over at the current position, everybody may read
        everything.
        """
        return self._history.texts(player, whole=whole)

    def events(self, ply: int, viewer: int | None) -> tuple[Event, ...]:
        """Return what happened in a ply, as a viewer (a player, None = a spectator) may know it.

        Ply 0 has the draws before the first decision. Raises IllegalMove if there is no such ply or
        player.
        """
        return self._history.events(ply, viewer)

    def player_of(self, ply: int) -> int | None:
        """Return the player of a ply, None for ply 0. Raises IllegalMove for an unknown ply."""
        return self._line.plies[self._history.checked_ply(ply)].player

    @property
    def moved(self) -> frozenset[int]:
        """The players who have made a move up to the current position; commands do not count."""
        plies = self._line.plies[: self.ply + 1]
        return frozenset(ply.player for ply in plies if ply.moves and ply.player is not None)

    def decisions(self) -> Iterator[Decision]:
        """Yield all decisions of the match, move by move, including undone ones.

        Raises IllegalMove at the first one if the match still has secrets.
        """
        return self._history.decisions()

    def last_views(self) -> tuple[Position, ...]:
        """Return each player's view after the last decision. Raises the errors of `decisions`."""
        return self._history.last_views()

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Return all plies, ply 0 first. Raises the errors of `decisions`."""
        self._history.check_open()
        return tuple(self._line.plies)

    def along(self, plies: Sequence[Ply]) -> Match:
        """Return an independent match with these plies, each made after the one before it.

        Its last ply is current. It has no secrets, and its later draws reveal nothing about an
        unfinished match. Raises the errors of `decisions`.
        """
        self._history.check_open()
        over = self._line.plies[-1].state.outcome is not None
        seed = self.seed if over or self._line.opened else secrets.randbits(128)
        line = Line(self.game, seed, [*plies], [*plies[1:]], setup=self._line.setup, opened=True)
        return Match(History(line, len(plies) - 1))

    @property
    def may_be_told(self) -> bool:
        """Whether the match has no secrets left, so that everybody may see all plies."""
        return self._history.may_be_told

    # Moves

    def play(self, move: object) -> None:
        """Make a move, or a whole turn typed in the server's notation, for the player to move.

        Moves after the end of a typed turn are dropped. Raises InvalidMove if the text cannot be
        read, and IllegalMove if a rule forbids it.
        """
        moves = self._read(move)
        ply = moves_ply(self.game, self._history.now, moves, Draws(self.game, self.seed))
        if len(ply.text) > LONGEST_TEXT:  # a turn's full notation may be longer than the typed text
            raise IllegalMove("at most {most} characters are allowed", most=LONGEST_TEXT)
        self._history.add(ply)

    def preview(self, move: object) -> Position:
        """Return the mover's view after a move or typed turn, as far as they can know it before.

        Raises the errors of `play`.
        """
        moves = self._read(move)
        view = before = self.view(self._state.mover)
        for one in moves:
            if view.turn != before.turn or view.to_move in (None, CHANCE):
                break
            view = self.game.preview(view, one)
        return view

    # Agreements: the rest is in `agreements`

    def resign(self, player: int) -> None:
        """Resign for a player; with more than two, the others play on. Raises IllegalMove."""
        self.agreements.resign(player)

    def propose_draw(self, player: int) -> None:
        """Offer a draw for a player; the offer is valid until the next move. Raises IllegalMove."""
        self.agreements.propose_draw(player)

    def answer_draw(self, player: int, accept: bool) -> None:
        """Answer the offer for a player; the game is drawn once all players in play agree."""
        self.agreements.answer_draw(player, accept)

    def claim_tie(self, player: int | None = None) -> None:
        """Claim a tie for the player to move if the rules allow it. Raises IllegalMove."""
        self.agreements.claim_tie(self._state.mover if player is None else player)

    # Undo and redo

    def undo(self, ply: int | None = None) -> None:
        """Undo a ply (None: the last), its draws, and all later plies.

        A draw offer is undone together with its answers. Raises IllegalMove at the start, and in a
        serious match if a secret or a draw was shown. People playing each other should agree first:
        see `Agreements.propose_undo`.
        """
        self._history.undo(ply)

    def redo(self) -> None:
        """Redo the last undone ply, with the same draws. Raises IllegalMove."""
        self._history.redo()

    def goto(self, ply: int) -> None:
        """Make the position after a ply current; later plies stay until another move is made.

        A serious match does not allow another move there if a later ply has shown a secret or a
        draw. Raises IllegalMove if there is no such ply.
        """
        self._history.ply = self._history.checked_ply(ply)

    def undo_shows_secret(self, ply: int | None = None) -> bool:
        """Whether a ply (None: the last) or a later one showed a secret or a random draw.

        Then `undo` should have the others' agreement.
        """
        return self._history.undo_shows_secret(ply)

    def undo_refused(self, ply: int | None = None) -> Message:
        """Return why a ply (None: the last) cannot be undone even by agreement, empty if it can."""
        return self._history.undo_refused(ply)

    # The record

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record completely or not at all. Raises OSError."""
        records.save(self.to_text(), Path(path))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Return the match in a record file, or its longest valid prefix.

        In the latter case `problem` says what is wrong. Raises OSError, also if the file is too
        large or not a regular file, and InvalidRecord if it is not a record or is from a newer
        version.
        """
        return cls.from_text(records.load(Path(path)))

    def to_text(self) -> str:
        """Return the record as text."""
        return records.write(record_of(self._line, self.ply))

    @classmethod
    def from_text(cls, text: str, watch: Watch | None = None) -> Self:
        """Return the match in a record's text; see `load`.

        `watch` can report the progress and cancel the work.
        """
        record = records.read(text)
        line, problem = replay(record, watch)
        last = len(line.plies) - 1
        match = cls(History(line, last if record.ply is None else min(record.ply, last)))
        match.problem, match.from_record = problem, True
        return match

    # Inside

    @property
    def _state(self) -> Position:
        return self._history.state

    def _is_move(self, move: object) -> bool:
        return isinstance(move, self.game.moves) and well_formed(move)

    def _read(self, move: object) -> list[object]:
        view = self.view(self._state.mover)
        if isinstance(move, str):
            if len(move) > LONGEST_TEXT:
                raise InvalidMove(
                    "at most {most} characters are allowed", LONGEST_TEXT, most=LONGEST_TEXT
                )
            return self.game.parse_move(view, move)
        if not self._is_move(move):
            raise IllegalMove("this is not a move in {game}", game=self.game.title)
        self.game.check(view, move)
        return [move]
