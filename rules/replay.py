"""From the plies of a match to a record, and back through the rules, move by move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from rules.core import CHANCE, AnyGame, IllegalMove, InvalidOptions, stand_in_names
from rules.core.commands import COMMANDS, RESIGN, TIME_OUT
from rules.core.errors import InvalidText, message_of
from rules.core.limits import LONGEST_TEXT, MOST_MOVES, MOST_PLIES
from rules.core.setup_text import carried
from rules.core.time_control import TimeControl
from rules.games import game_named, start_state
from rules.ply import Draws, Ply, command_ply, first_ply, moves_ply
from rules.record import BackLine, InvalidRecord, Part, PlyLine, Problem, Record
from rules.text import can_be_seen

Watch = Callable[[float], None]
"""Is told how far something has come, from 0 to 1, and may raise what is to end it."""


@dataclass(slots=True)
class Line:
    """The plies of a match: `plies` as they stand, ply 0 first, and `log` as they were made.

    In the log a number says that all plies after the one of that number were taken back, though
    one of them had shown something. `notes` are the players' own, `levels` those of the seats the
    computer plays, None where a person sits; empty if people sit everywhere. `setup` is the
    text of the position it began with, `serious` whether no help was to be had, and nothing that
    had shown something to be taken back; `helped` are words for the help there was. `parts` are
    kept beside the match, be they known or not. `clock` is None where nobody is in a hurry.
    """

    game: AnyGame
    seed: int
    plies: list[Ply]
    log: list[Ply | int] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    levels: tuple[int | None, ...] = ()
    setup: str = ""
    serious: bool = False
    helped: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    opened: bool = False
    """Whether nothing in it is a secret, though it may go on: that of a match which is over."""
    clock: TimeControl | None = None
    spent: float = 0.0
    """Seconds the player to move has thought since the position the match stands at."""
    logged_moves: int = 0
    """Single moves in the log."""

    def add(self, ply: Ply, after: int) -> None:
        """Put a ply behind the one of number `after` and drop what stood there.

        Raises IllegalMove when the match has become too long to be recorded.
        """
        if len(self.log) >= MOST_PLIES:
            raise IllegalMove("a game has at most {most} moves", most=MOST_PLIES)
        if self.logged_moves + len(ply.moves) > MOST_MOVES:
            raise IllegalMove("a game has at most {most} single moves", most=MOST_MOVES)
        self.drop(after)
        self.plies.append(ply)
        self.log.append(ply)
        self.logged_moves += len(ply.moves)

    def start_clock(self, clock: TimeControl | None) -> None:
        """Give all players the time of a clock at the start, or none without a clock."""
        self.clock = clock
        start = self.plies[0]
        left = (float(clock.main),) * len(start.state.names) if clock is not None else ()
        self.plies[0] = replace(start, left=left)

    def on_clock(self, ply: Ply) -> int | None:
        """Return whose time runs after a ply: nobody's before each player's second turn."""
        state, start = ply.state, self.plies[0].state
        begun = state.turn - start.turn >= len(state.names)
        return state.to_move if self.clock is not None and begun else None

    def timed(self, ply: Ply, before: Ply, left: float | None = None) -> Ply:
        """Return a ply with the clocks after it.

        The player to move before it has `left` seconds, or what `spent` leaves if that is None.
        """
        player = self.on_clock(before)
        if player is None or self.clock is None:
            return replace(ply, left=before.left)
        if ply.command == TIME_OUT:
            left = 0.0
        elif left is None:
            ended = bool(ply.moves) and ply.state.turn != before.state.turn
            turn_ended = ended and ply.state.outcome is None
            left = self.clock.after(before.left[player], self.spent, turn_ended=turn_ended)
        times = (*before.left[:player], left, *before.left[player + 1 :])
        return replace(ply, left=times)

    def drop(self, after: int) -> None:
        """Drop the plies behind one; the log keeps them if they showed something."""
        if after + 1 == len(self.plies):
            return
        first = self.plies[after + 1]
        # From behind: so it costs no more than making what is dropped did.
        start = next(i for i in reversed(range(len(self.log))) if self.log[i] is first)
        if any(isinstance(entry, int) or entry.shows for entry in self.log[start:]):
            self.log.append(after)
        else:
            self.logged_moves -= sum(len(ply.moves) for ply in self.plies[after + 1 :])
            del self.log[start:]
        del self.plies[after + 1 :]

    def taken_back(self, ply: int) -> tuple[int, ...]:
        """For each player the moves taken back, at a ply, though something was shown since.

        Whose the first of several is has asked for all of them.
        """
        counts = [0] * len(self.plies[0].state.names)
        stood: list[Ply] = []
        for entry in (*self.log, ply):
            if isinstance(entry, Ply):
                stood.append(entry)
                continue
            shown, gone = False, stood[entry:]
            for one in reversed(gone):
                shown |= one.shows
                if shown and one.player is not None and one.player == gone[0].player:
                    counts[one.player] += 1
                    shown = False
            del stood[entry:]
        return tuple(counts)


def record_of(line: Line, ply: int) -> Record:
    """Return the record of a match that stands at a ply.

    Secrets are marked while the match goes on.
    """
    state = line.plies[ply].state
    # What is told beside the match has been open since it was over, wherever it stands now.
    open_match = (line.plies[-1] if line.parts else line.plies[ply]).state.outcome is None
    return Record(
        game=line.game.slug,
        names=state.names,
        options=state.options.to_dict(),
        seed=line.seed,
        lines=tuple(_written_lines(line, open_match)),
        ply=None if ply == len(line.plies) - 1 else ply,
        result="unfinished" if state.outcome is None else state.outcome.sentence(state.names),
        levels=line.levels,
        setup=line.setup,
        setup_secret=open_match and line.game.hidden,
        serious=line.serious,
        helped=tuple(sorted(line.helped)),
        seed_secret=open_match and line.game.chance,
        notes={player: note for player, note in line.notes.items() if note},
        notes_secret=open_match,
        parts=line.parts,
        clock=line.clock,
        spent=line.spent,
    )


def _written_lines(line: Line, open_match: bool) -> Iterator[PlyLine | BackLine]:
    number = -1
    stood: list[Ply] = []
    for entry in [line.plies[0], *line.log]:
        if isinstance(entry, int):
            number = entry
            del stood[entry + 1 :]
            yield BackLine(number)
            continue
        number += 1
        mover = stood[-1].state.to_move if stood else None
        stood.append(entry)
        yield PlyLine(
            number=number,
            seat=entry.player,
            text=RESIGN if entry.command == TIME_OUT else entry.text,
            draws=tuple(map(str, entry.draws)),
            secret=open_match and entry.private,
            left=entry.left[mover] if entry.left and mover is not None else None,
        )


def describe(game: AnyGame, before: Ply, ply: Ply, viewer: int | None) -> str:
    """Return a ply's line in the move list, as a viewer (None = a spectator) may read it."""
    if ply.command:
        return ply.command
    state, draws = before.state, iter(ply.draws)
    texts: list[str] = []
    drawn: list[str] = []
    for move in ply.moves:
        texts.append(game.describe(move, game.view(state, viewer)))
        state = game.apply(state, move)
        while state.to_move == CHANCE:
            draw = next(draws)
            drawn.append(game.describe(draw, game.view(state, viewer)))
            state = game.apply(state, draw)
    return game.describe_ply(texts, drawn)


def replay(record: Record, watch: Watch | None = None) -> tuple[Line, Problem | None]:
    """Return the longest valid prefix of a record, and what is wrong after it.

    Raises InvalidRecord when the match cannot even begin, and whatever `watch` raises.
    """
    start, *rest = record.lines or [PlyLine(0, None, "", line=1)]
    try:
        game = game_named(record.game)
        state = start_state(game, _seen(record.names), record.options, record.setup)
    except InvalidOptions as error:
        raise InvalidRecord(error.message, record.line_of(error.option)) from None
    try:
        if not isinstance(start, PlyLine) or start.number or start.text:
            raise InvalidText("the line for the start (number 0) is missing here")
        texts = iter(start.draws)
        first = first_ply(state, Draws(game, record.seed, texts))
        _check_all_read(texts)
    except ValueError as error:
        raise InvalidRecord(
            "the game cannot start: {reason}", start.line, reason=message_of(error)
        ) from None
    line = Line(
        game,
        record.seed,
        [first],
        notes=dict(record.notes),
        levels=record.levels,
        setup=carried(game.options, record.setup).position,
        serious=record.serious,
        helped=frozenset(record.helped),
        spent=record.spent,
    )
    line.start_clock(record.clock)
    plies = moves = 0  # replayed, whether they stand or were taken back
    for place, written in enumerate(rest):
        if watch is not None:
            watch(place / len(rest))
        try:
            ply = _replay_line(line, written, plies, moves)
        except ValueError as error:
            return line, Problem(written.line, message_of(error))
        if ply is not None:
            plies, moves = plies + 1, moves + len(ply.moves)
    line.parts = record.parts
    return line, record.problem


def _seen(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names as they stand; stand-ins where nothing is seen, which was allowed once."""
    stand_ins = stand_in_names(len(names))
    return tuple(
        stand_in if name and not can_be_seen(name) else name
        for name, stand_in in zip(names, stand_ins, strict=True)
    )


def _replay_line(line: Line, written: PlyLine | BackLine, plies: int, moves: int) -> Ply | None:
    """Do what a line says and return the ply it made. So much was replayed before it.

    Raises ValueError with the reason why it cannot be done.
    """
    last = len(line.plies) - 1
    if isinstance(written, BackLine):
        if not 0 <= written.number < last:
            raise InvalidText(
                "cannot go back from move {ply} to move {wanted}",
                ply=last,
                wanted=written.number,
            )
        line.drop(written.number)
        return None
    if written.number != last + 1:
        raise InvalidText(
            "expected move number {expected}, found {found}",
            expected=last + 1,
            found=written.number,
        )
    if plies >= MOST_PLIES:
        raise InvalidText("a game has at most {most} moves, undone ones included", most=MOST_PLIES)
    ply = read_ply(line.game, line.seed, line.plies[-1], written)
    if moves + len(ply.moves) > MOST_MOVES:
        raise InvalidText(
            "a game has at most {most} single moves, and this one has more", most=MOST_MOVES
        )
    line.add(line.timed(ply, line.plies[-1], written.left), last)
    return ply


def read_ply(game: AnyGame, seed: int, before: Ply, written: PlyLine) -> Ply:
    """Return the ply that was written, made after the one before it. Raises ValueError."""
    seat = written.seat
    if len(written.text) > LONGEST_TEXT:
        count = len(written.text)
        raise InvalidText(
            "a move has at most {most} characters, but this one has {count}",
            most=LONGEST_TEXT,
            count=count,
        )
    if seat is None or seat >= len(before.state.names):
        raise InvalidText("the seat is missing, or this game does not have it")
    if written.text in COMMANDS:
        _check_all_read(iter(written.draws))
        on_time = written.text == RESIGN and written.left == 0
        return command_ply(game, before, seat, TIME_OUT if on_time else written.text)
    if seat != before.state.mover:
        name = before.state.names[before.state.mover]
        raise InvalidText("it is {name}'s turn here", name=name)
    view = game.view(before.state, seat)
    moves = game.parse_move(view, written.text, closed=False)
    texts = iter(written.draws)
    ply = moves_ply(game, before, moves, Draws(game, seed, texts))
    if len(ply.moves) < len(moves):
        raise InvalidText("there are more moves after the end of the turn")
    _check_all_read(texts)
    return ply


def _check_all_read(texts: Iterator[str]) -> None:
    if next(texts, None) is not None:
        raise InvalidText("there are too many draws")
