"""Match: one game being played by named players, and the only holder of a state.

Everybody else gets views. See `rules/match/history.py` for what a ply is.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Self

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
        """Not for callers: use `Match.new` or `Match.load`."""
        self.game: AnyGame = history.game
        self.agreements = Agreements(history)
        """Resignations, draw offers and requests to undo."""
        self.annotations = Annotations(history)
        """Notes, help and parts kept beside the moves."""
        self.problem: records.Problem | None = None
        """What was wrong with the file this match was loaded from, if anything."""
        self.from_record = False
        """Whether this match was read from a record, and not begun here."""
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
        """Return a new match. Without names there are as few players as the game allows.

        `setup` is the text of a position to begin from, with or without the options it depends
        on (`with_options`); a record has them in a field of their own. Raises InvalidOptions
        naming the option, or saying what is wrong with the names.
        """
        game = game_named(slug)
        if not isinstance(options, Mapping | None):
            raise InvalidOptions("options", "each option needs a name and a value")
        if seed is None:
            seed = secrets.randbits(128)
        if type(seed) is not int or not 0 <= seed < 2**128:
            raise InvalidOptions("seed", "must be a whole number from 0 to 2^128 - 1")
        if not isinstance(setup, str):
            raise InvalidOptions("setup", "the text of a position is needed")
        setup = setup.strip()
        state = start_state(game, names, options or {}, setup)
        if setup:
            game.check_supply(state)
            setup = carried(game.options, setup).position
        line = Line(game, seed, [first_ply(state, Draws(game, seed))], setup=setup)
        return cls(History(line))

    def copy(self, ply: int | None = None) -> Match:
        """Return a separate match at a ply (None: the one shown), sharing what never changes.

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
        """The level of each seat the computer plays, None where a person sits; () if all do.

        They are kept with the match and mean nothing to the rules.
        """
        return self._line.levels

    @levels.setter
    def levels(self, levels: Sequence[int | None]) -> None:
        self._line.levels = tuple(levels) if any(one is not None for one in levels) else ()

    @property
    def setup(self) -> str:
        """The text of the position the match began with, empty at the usual start.

        Raises IllegalMove where it would tell a secret of a match that goes on.
        """
        if self._line.setup and self.game.hidden and self.outcome is None:
            raise IllegalMove("the starting position is a secret until this game is over")
        setup = self._line.setup
        return setup and with_options(self._state.options, setup)

    def setup_here(self) -> str:
        """Return the text of the position shown, with its options, to begin another match from.

        Raises IllegalMove where it would tell a secret, InvalidOptions where a game has none.
        """
        if self.game.hidden and self.outcome is None:
            raise IllegalMove("this position is secret until the game is over")
        return with_options(self._state.options, self.game.write_setup(self._state))

    @property
    def serious(self) -> bool:
        """Whether the players want no help, and nothing taken back that had shown something."""
        return self._line.serious

    @serious.setter
    def serious(self, serious: bool) -> None:
        self._line.serious = serious

    @property
    def clock(self) -> TimeControl | None:
        """How much time each player has; None if there is no clock. Set it before the first ply."""
        return self._line.clock

    @clock.setter
    def clock(self, clock: TimeControl | None) -> None:
        self._line.start_clock(clock)

    @property
    def on_clock(self) -> int | None:
        """The player whose time runs; None without a clock, in first turns, and at the end."""
        return self._line.on_clock(self._history.now)

    @property
    def time_left(self) -> tuple[float, ...]:
        """Seconds on each player's clock at the position shown; empty without a clock."""
        left, player = self._history.now.left, self.on_clock
        spent = self._line.spent
        return tuple(
            max(0.0, seconds - spent) if one == player else seconds
            for one, seconds in enumerate(left)
        )

    def think(self, seconds: float) -> None:
        """Note how long the player on the clock has thought since the last ply.

        Without one nothing is noted. The next ply takes it from the player's time.
        """
        self._line.spent = seconds if self.clock is not None else 0.0

    @property
    def thought(self) -> float:
        """Seconds the player on the clock has thought since the last ply."""
        return self._line.spent

    @property
    def set_up(self) -> bool:
        """Whether the match began from a position that was set up."""
        return bool(self._line.setup)

    @property
    def unrated(self) -> Message:
        """Why the match is not rated, as it stands, without a full stop; empty if it is."""
        slug, helped = self.game.slug, self._line.helped
        return unrated(slug, self.levels, self.options, set_up=self.set_up, helped=helped)

    @property
    def taken_back(self) -> tuple[int, ...]:
        """How many moves each player took back though something had been shown since.

        A secret, that is, or what chance drew. What was made again is not counted.
        """
        return self._line.taken_back(self.ply)

    @property
    def seed(self) -> int:
        """What every draw is made from: known, it tells the future."""
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
        """The number of the position shown: 0 is the start."""
        return self._history.ply

    @property
    def last_ply(self) -> int:
        """The number of the last position there is; larger than `ply` after undo or goto."""
        return self._history.last_ply

    @property
    def draw_offer(self) -> Offer | None:
        """The draw that was proposed and waits for an answer."""
        return self.agreements.draw_offer

    def view(self, player: int | None) -> Position:
        """Return what a player (None = a spectator) may know of the position shown."""
        view: Position = self.game.view(self._state, self._history.checked_viewer(player))
        return view

    def diagram(self, player: int | None = None, *, coordinates: bool = False) -> str:
        """Return the position shown as the server's ASCII board, for one viewer."""
        return self.game.diagram(self.view(player), coordinates=coordinates)

    def legal_moves(self) -> Iterator[Any]:
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
        """Return the plies up to the position shown as this player may read them.

        `whole`: all there are.

        Where the position shown is one of a game that is over, everybody may read everything.
        """
        return self._history.texts(player, whole=whole)

    def events(self, ply: int, viewer: int | None) -> tuple[Event, ...]:
        """Return what happened in a ply, as a viewer (a player, None = a spectator) may know it.

        Ply 0 tells what was drawn before the first decision. Raises IllegalMove if there is no
        such ply or player.
        """
        return self._history.events(ply, viewer)

    def player_of(self, ply: int) -> int | None:
        """Who made a ply; None for ply 0. Raises IllegalMove if there is no such ply."""
        return self._line.plies[self._history.checked_ply(ply)].player

    def decisions(self) -> Iterator[Decision]:
        """All decisions of the match, move by move, whichever position is shown.

        Raises IllegalMove at the first where a match goes on in which players know different
        things: its secrets stay closed.
        """
        return self._history.decisions()

    def last_views(self) -> tuple[Position, ...]:
        """Each player's view after the last decision there is. Raises what `decisions` does."""
        return self._history.last_views()

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All plies, ply 0 first. Raises what `decisions` does."""
        self._history.check_open()
        return tuple(self._line.plies)

    def along(self, plies: Sequence[Ply]) -> Match:
        """Return a separate match along these plies, each made after the one before it.

        It stands at the last of them. Nothing in it is secret, and what is drawn later tells
        nothing of a match that goes on. Raises what `decisions` does.
        """
        self._history.check_open()
        over = self._line.plies[-1].state.outcome is not None
        seed = self.seed if over or self._line.opened else secrets.randbits(128)
        line = Line(self.game, seed, [*plies], [*plies[1:]], setup=self._line.setup, opened=True)
        return Match(History(line, len(plies) - 1))

    @property
    def may_be_told(self) -> bool:
        """Whether no secret of the match is left, so that everybody may see what was played."""
        return self._history.may_be_told

    # Moves

    def play(self, move: object) -> None:
        """Make a move, or a whole turn typed in the server's notation, for the player to move.

        Moves of a typed turn after the one that ends it are dropped. Raises InvalidMove if the
        text cannot be read and IllegalMove if a rule forbids it.
        """
        moves = self._read(move)
        ply = moves_ply(self.game, self._history.now, moves, Draws(self.game, self.seed))
        if len(ply.text) > LONGEST_TEXT:  # written out, a turn may be longer than it was typed
            raise IllegalMove("a turn has at most {most} characters", most=LONGEST_TEXT)
        self._history.add(ply)

    def preview(self, move: object) -> Position:
        """Return the mover's view after a move or typed turn, as far as they can know it before.

        Raises what `play` would.
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
        """Propose a draw for a player; the offer stands until the next move. Raises IllegalMove."""
        self.agreements.propose_draw(player)

    def answer_draw(self, player: int, accept: bool) -> None:
        """Answer the offer for a player; once all in play agree the game is drawn."""
        self.agreements.answer_draw(player, accept)

    def claim_tie(self, player: int | None = None) -> None:
        """Call the game a tie for the player to move if the rules allow it. Raises IllegalMove."""
        self.agreements.claim_tie(self._state.mover if player is None else player)

    # Undo and redo

    def undo(self, ply: int | None = None) -> None:
        """Go back to before a ply (None: the last), its draws and all since included.

        A draw that was proposed is taken back with its answers. Raises IllegalMove at the start,
        and in a serious match where something was shown. People who play each other should agree
        first: see `Agreements.propose_undo`.
        """
        self._history.undo(ply)

    def redo(self) -> None:
        """Redo what `undo` took back, with the same draws. Raises IllegalMove."""
        self._history.redo()

    def goto(self, ply: int) -> None:
        """Show the position after a ply; the later ones stay until another move is made there.

        In a serious match none can be made where a later one has shown something. Raises
        IllegalMove if there is no such ply.
        """
        self._history.ply = self._history.checked_ply(ply)

    def undo_shows_secret(self, ply: int | None = None) -> bool:
        """Whether a ply (None: the last) or one since showed a secret, or what chance drew.

        Then `undo` calls for agreement.
        """
        return self._history.undo_shows_secret(ply)

    def undo_refused(self, ply: int | None = None) -> Message:
        """Why a ply (None: the last) cannot be taken back, whoever agrees; empty if it can."""
        return self._history.undo_refused(ply)

    # The record

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record, whole or not at all. Raises OSError."""
        records.save(self.to_text(), Path(path))

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Return the match a file records, or its longest valid prefix.

        Then `problem` says what is wrong.

        Raises OSError, also where the file is too large or no regular one, or InvalidRecord if it
        is no record or from a newer version.
        """
        return cls.from_text(records.load(Path(path)))

    def to_text(self) -> str:
        """Return the record as text."""
        return records.write(record_of(self._line, self.ply))

    @classmethod
    def from_text(cls, text: str, watch: Watch | None = None) -> Self:
        """Return the match in a record's text; see `load`.

        `watch` may follow, and end, the work.
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

    def _read(self, move: object) -> list[Any]:
        view = self.view(self._state.mover)
        if isinstance(move, str):
            if len(move) > LONGEST_TEXT:
                raise InvalidMove(
                    "a move has at most {most} characters", LONGEST_TEXT, most=LONGEST_TEXT
                )
            return self.game.parse_move(view, move)
        if not self._is_move(move):
            raise IllegalMove("this is not a move in {game}", game=self.game.title)
        self.game.check(view, move)
        return [move]
