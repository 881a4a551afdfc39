"""Match: one game being played, with its history, chance, views and record.

A *ply* is one decision: a move, or a whole typed turn, together with the draws it triggers; or a
common command of the server (resign, propose a draw, …). Ply 0 holds the draws before the first
decision. Positions between plies are the ones people see, undo returns to and `goto` names.

The match is the only holder of a state. Everybody else gets views.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
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
from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, PROPOSE_DRAW, REJECT_DRAW, RESIGN, TIME_OUT
from rules.core.limits import LONGEST_TEXT
from rules.core.setup_text import carried, with_options
from rules.core.time_control import TimeControl
from rules.games import game_named, start_state
from rules.ply import (
    Draws,
    Offer,
    Ply,
    command_ply,
    first_ply,
    moves_ply,
    ply_events,
    ply_steps,
    together,
)
from rules.record import Part
from rules.replay import Line, Watch, describe, record_of, replay
from rules.standing.rated import unrated


@dataclass(frozen=True, slots=True)
class Decision:
    """A single move, or a command, as everybody at the table knew the position before it.

    `move` is a move of the game, or the command's name where `command` says so. `views` holds each
    player's view, in seat order.
    """

    ply: int
    player: int
    move: Any
    command: bool
    views: tuple[Position, ...]


class Match:
    """One game being played by named players. Every error leaves the match as it was."""

    def __init__(self, line: Line, ply: int = 0) -> None:
        """Not for callers: use `Match.new` or `Match.load`."""
        self.game: AnyGame = line.game
        self.problem: records.Problem | None = None
        """What was wrong with the file this match was loaded from, if anything."""
        self.from_record = False
        """Whether this match was read from a record, and not begun here."""
        self.undo_wanted_by: int | None = None
        """The player who asked to take back and waits for the others' answer."""
        self._line = line
        self._ply = ply
        self._undo_agreed: set[int] = set()
        self._texts: dict[tuple[int, int | None], str] = {}

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
        return cls(Line(game, seed, [first_ply(state, Draws(game, seed))], setup=setup))

    def copy(self, ply: int | None = None) -> Match:
        """Return a separate match at a ply (None: the one shown), sharing what never changes.

        Raises IllegalMove if there is no such ply.
        """
        line = self._line
        copied = replace(line, plies=[*line.plies], log=[*line.log], notes=dict(line.notes))
        match = Match(copied, self._ply)
        match.problem, match.from_record = self.problem, self.from_record
        match.undo_wanted_by, match._undo_agreed = self.undo_wanted_by, set(self._undo_agreed)
        match._texts = dict(self._texts)
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
        return self._line.on_clock(self._now)

    @property
    def time_left(self) -> tuple[float, ...]:
        """Seconds on each player's clock at the position shown; empty without a clock."""
        left, player = self._now.left, self.on_clock
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
    def helped(self) -> frozenset[str]:
        """Words for the help that people had: those of `rules.standing.rated`, and others' own."""
        return self._line.helped

    def note_help(self, word: str) -> None:
        """Note in the match that people had this help: a word of at most 20 small letters."""
        self._line.helped |= {word}

    @property
    def set_up(self) -> bool:
        """Whether the match began from a position that was set up."""
        return bool(self._line.setup)

    @property
    def unrated(self) -> Message:
        """Why the match is not rated, as it stands, without a full stop; empty if it is."""
        slug, helped = self.game.slug, self.helped
        return unrated(slug, self.levels, self.options, set_up=self.set_up, helped=helped)

    @property
    def taken_back(self) -> tuple[int, ...]:
        """How many moves each player took back though something had been shown since.

        A secret, that is, or what chance drew. What was made again is not counted.
        """
        return self._line.taken_back(self._ply)

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
        return self._ply

    @property
    def last_ply(self) -> int:
        """The number of the last position there is; larger than `ply` after undo or goto."""
        return len(self._line.plies) - 1

    @property
    def draw_offer(self) -> Offer | None:
        """The draw that was proposed and waits for an answer."""
        return self._now.offer

    def view(self, player: int | None) -> Position:
        """Return what a player (None = a spectator) may know of the position shown."""
        view: Position = self.game.view(self._state, self._seat(player))
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
        self._seat(player)
        plies = self._line.plies[: None if whole else self._ply + 1]
        over = self.outcome is not None
        return [
            self._text(number, plies[number].player if over else player)
            for number in range(1, len(plies))
        ]

    def events(self, ply: int, viewer: int | None) -> tuple[Event, ...]:
        """Return what happened in a ply, as a viewer (a player, None = a spectator) may know it.

        Ply 0 tells what was drawn before the first decision. Raises IllegalMove if there is no
        such ply or player.
        """
        self._check_ply(ply)
        told, viewer = self._line.plies[ply], self._seat(viewer)
        if not self.game.hidden:
            viewer = None  # all know the same
        if viewer not in told.told:
            before = self._line.plies[ply - 1].state if ply else self._start()
            told.told[viewer] = tuple(ply_events(self.game, before, told, viewer))
        return told.told[viewer]

    def player_of(self, ply: int) -> int | None:
        """Who made a ply; None for ply 0. Raises IllegalMove if there is no such ply."""
        self._check_ply(ply)
        return self._line.plies[ply].player

    def decisions(self) -> Iterator[Decision]:
        """All decisions of the match, move by move, whichever position is shown.

        Raises IllegalMove at the first where a match goes on in which players know different
        things: its secrets stay closed.
        """
        plies = self._line.plies
        self._check_open()
        for number in range(1, len(plies)):
            before, ply = plies[number - 1].state, plies[number]
            assert ply.player is not None
            if ply.command:
                yield Decision(number, ply.player, ply.command, True, self._views(before))
            for state, move, _ in ply_steps(self.game, before, ply):
                if state.to_move != CHANCE:
                    yield Decision(number, state.mover, move, False, self._views(state))

    def last_views(self) -> tuple[Position, ...]:
        """Each player's view after the last decision there is. Raises what `decisions` does."""
        self._check_open()
        return self._views(self._line.plies[-1].state)

    def note(self, player: int) -> str:
        """Return what a player noted for themselves; saved with the match, shown to nobody else."""
        return self._line.notes.get(self._player(player), "")

    def set_note(self, player: int, text: str) -> None:
        """Keep one line for a player, "" for none. Raises ValueError for anything else."""
        records.check_note(text)
        self._line.notes[self._player(player)] = text

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All plies, ply 0 first. Raises what `decisions` does."""
        self._check_open()
        return tuple(self._line.plies)

    def along(self, plies: Sequence[Ply]) -> Match:
        """Return a separate match along these plies, each made after the one before it.

        It stands at the last of them. Nothing in it is secret, and what is drawn later tells
        nothing of a match that goes on. Raises what `decisions` does.
        """
        self._check_open()
        over = self._line.plies[-1].state.outcome is not None
        seed = self.seed if over or self._line.opened else secrets.randbits(128)
        line = Line(self.game, seed, [*plies], [*plies[1:]], setup=self._line.setup, opened=True)
        return Match(line, len(plies) - 1)

    def part(self, name: str) -> Part | None:
        """Return what is kept beside the match under this name; None if there is nothing."""
        return next((part for part in self._line.parts if part.name == name), None)

    def set_part(self, name: str, lines: Sequence[str]) -> None:
        """Keep lines beside the match; without any there is no such part. Raises as `decisions`.

        As long as there is any part, the match is only played on at its end: what was written
        about a ply stays true.
        """
        self._check_open()
        part = Part(name, tuple(lines))
        parts = [part if one.name == name else one for one in self._line.parts]
        if part not in parts:
            parts.append(part)
        self._line.parts = tuple(one for one in parts if one.lines)

    # Moves

    def play(self, move: object) -> None:
        """Make a move, or a whole turn typed in the server's notation, for the player to move.

        Moves of a typed turn after the one that ends it are dropped. Raises InvalidMove if the
        text cannot be read and IllegalMove if a rule forbids it.
        """
        moves = self._read(move)
        ply = moves_ply(self.game, self._now, moves, Draws(self.game, self.seed))
        if len(ply.text) > LONGEST_TEXT:  # written out, a turn may be longer than it was typed
            raise IllegalMove("a turn has at most {most} characters", most=LONGEST_TEXT)
        self._add(ply)

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

    # The common commands

    def resign(self, player: int) -> None:
        """Resign for a player; with more than two, the others play on. Raises IllegalMove."""
        self._command(player, RESIGN)

    def run_out(self) -> None:
        """End the match for the player on the clock, who has no time left.

        With more than two players, the others play on. Raises IllegalMove without a clock.
        """
        player = self.on_clock
        if player is None:
            raise IllegalMove("nobody is on the clock")
        self._command(player, TIME_OUT)

    def propose_draw(self, player: int) -> None:
        """Propose a draw for a player; the offer stands until the next move. Raises IllegalMove."""
        self._command(player, PROPOSE_DRAW)

    def answer_draw(self, player: int, accept: bool) -> None:
        """Answer the offer for a player; once all in play agree the game is drawn."""
        self._command(player, ACCEPT_DRAW if accept else REJECT_DRAW)

    def claim_tie(self, player: int | None = None) -> None:
        """Call the game a tie for the player to move if the rules allow it. Raises IllegalMove."""
        self._command(self._state.mover if player is None else player, CLAIM_TIE)

    def undo(self, ply: int | None = None) -> None:
        """Go back to before a ply (None: the last), its draws and all since included.

        A draw that was proposed is taken back with its answers. Raises IllegalMove at the start,
        and in a serious match where something was shown. People who play each other should agree
        first: see `propose_undo`.
        """
        before = self._before(ply)
        self._check_undo(ply)
        self._take_back_to(before)

    def redo(self) -> None:
        """Redo what `undo` took back, with the same draws. Raises IllegalMove."""
        if self._ply == self.last_ply:
            raise IllegalMove("there is nothing to redo")
        self._ply = together(self._line.plies, self._ply + 1)[-1]
        self._line.spent = 0.0

    def goto(self, ply: int) -> None:
        """Show the position after a ply; the later ones stay until another move is made there.

        In a serious match none can be made where a later one has shown something. Raises
        IllegalMove if there is no such ply.
        """
        self._check_ply(ply)
        self._ply = ply

    def propose_undo(self, player: int) -> None:
        """Ask for a player to take back their last move and all since. Raises IllegalMove."""
        if self.undo_wanted_by is not None:
            name = self.names[self.undo_wanted_by]
            raise IllegalMove("{name} has already asked to undo", name=name)
        ply = self._last_ply_of(self._player(player))
        if ply is None:
            raise IllegalMove("{name} has nothing to undo", name=self.names[player])
        self._check_undo(ply)
        self.undo_wanted_by = player
        self._undo_agreed = {player}

    def answer_undo(self, player: int, accept: bool) -> None:
        """Answer for a player; once all agree the moves are taken back. Raises IllegalMove.

        All are those who were in play before the moves: who resigned since has a say, too.
        """
        self._player(player)
        asker = self.undo_wanted_by
        ply = None if asker is None else self._last_ply_of(asker)
        if ply is None:
            raise IllegalMove("nobody has asked to undo")
        before = self._before(ply)
        concerned = set(range(len(self.names))) - self._line.plies[before].state.out
        if player in self._undo_agreed or player not in concerned:
            raise IllegalMove("{name} was not asked", name=self.names[player])
        self._undo_agreed.add(player)
        if not accept:
            self.undo_wanted_by = None
        elif self._undo_agreed >= concerned:
            self._take_back_to(before)

    def undo_shows_secret(self, ply: int | None = None) -> bool:
        """Whether a ply (None: the last) or one since showed a secret, or what chance drew.

        Then `undo` calls for agreement.
        """
        if ply is None and not self._ply:
            return False
        return self._shown_after(self._before(ply), self._ply)

    def undo_refused(self, ply: int | None = None) -> Message:
        """Why a ply (None: the last) cannot be taken back, whoever agrees; empty if it can."""
        if self._line.parts:
            return _studied()
        if self.serious and self.undo_shows_secret(ply):
            return Message("this is a serious game: you cannot undo what has been shown")
        return Message("")

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
        return records.write(record_of(self._line, self._ply))

    @classmethod
    def from_text(cls, text: str, watch: Watch | None = None) -> Self:
        """Return the match in a record's text; see `load`.

        `watch` may follow, and end, the work.
        """
        record = records.read(text)
        line, problem = replay(record, watch)
        last = len(line.plies) - 1
        match = cls(line, last if record.ply is None else min(record.ply, last))
        match.problem, match.from_record = problem, True
        return match

    # Inside

    @property
    def may_be_told(self) -> bool:
        """Whether no secret of the match is left: what was played may be told to everybody."""
        over = self._line.plies[-1].state.outcome is not None
        return over or not self.game.hidden or self._line.opened

    def _check_open(self) -> None:
        if not self.may_be_told:
            raise IllegalMove("this position is secret until the game is over")

    def _views(self, state: Position) -> tuple[Position, ...]:
        return tuple(self.game.view(state, player) for player in range(len(self.names)))

    @property
    def _now(self) -> Ply:
        return self._line.plies[self._ply]

    @property
    def _state(self) -> Position:
        return self._now.state

    def _seat(self, player: int | None) -> int | None:
        """Check and return a viewer: a player, or None for a spectator. Raises IllegalMove."""
        return None if player is None else self._player(player)

    def _player(self, player: int) -> int:
        """Check and return a player of this match. Raises IllegalMove."""
        if type(player) is not int or not 0 <= player < len(self.names):
            raise IllegalMove("choose a player number from 0 to {last}", last=len(self.names) - 1)
        return player

    def _check_ply(self, ply: int) -> None:
        if type(ply) is not int or not 0 <= ply <= self.last_ply:
            raise IllegalMove("choose a move number from 0 to {last}", last=self.last_ply)

    def _start(self) -> Position:
        """Return the state before anything was drawn."""
        line = self._line
        return start_state(self.game, self.names, self.options, line.setup)

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

    def _command(self, player: int, command: str) -> None:
        self._add(command_ply(self.game, self._now, self._player(player), command))

    def _add(self, ply: Ply) -> None:
        """Append a ply after the position shown; drop those that stood there before."""
        if self._line.parts and self._ply < self.last_ply:
            raise IllegalMove(_studied())
        if self.serious and self._shown_after(self._ply, self.last_ply):
            raise IllegalMove(
                "this is a serious game: you can only continue from the last position shown"
            )
        if self._ply < self.last_ply:
            self._texts.clear()
            self.note_help("back")
        self._line.add(self._line.timed(ply, self._now), self._ply)
        self._ply = self.last_ply
        self.undo_wanted_by, self._line.spent = None, 0.0

    def _take_back_to(self, ply: int) -> None:
        self._ply = ply
        self.undo_wanted_by, self._line.spent = None, 0.0

    def _before(self, ply: int | None) -> int:
        """Where taking back a ply (None: the last) leads. Raises IllegalMove if it was not made."""
        number = self._ply if ply is None else ply
        self._check_ply(number)
        if not 0 < number <= self._ply:
            raise IllegalMove("there is nothing to undo")
        return together(self._line.plies, number)[0] - 1

    def _shown_after(self, ply: int, last: int) -> bool:
        return any(one.shows for one in self._line.plies[ply + 1 : last + 1])

    def _check_undo(self, ply: int | None) -> None:
        if refused := self.undo_refused(ply):
            raise IllegalMove(refused)

    def _last_ply_of(self, player: int) -> int | None:
        plies = self._line.plies
        return next((n for n in range(self._ply, 0, -1) if plies[n].player == player), None)

    def _text(self, number: int, viewer: int | None) -> str:
        key = (number, viewer)
        if key not in self._texts:
            plies = self._line.plies
            self._texts[key] = describe(self.game, plies[number - 1], plies[number], viewer)
        return self._texts[key]


def _studied() -> Message:
    """Why a match that has a study is not changed."""
    return Message("a study is saved with this game, so its moves cannot change")
