"""Conversion of a match's plies to a record, and replay of a record by the rules."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from rules.core import CHANCE, AnyGame, IllegalMove, InvalidOptions, stand_in_names
from rules.core.commands import COMMANDS, RESIGN, TIME_OUT
from rules.core.errors import InvalidText, message_of
from rules.core.limits import LONGEST_TEXT, MOST_MOVES, MOST_PLIES
from rules.core.setup_text import carried
from rules.core.time_control import TimeControl
from rules.games import game_named, start_state
from rules.ply import Draws, Ply, command_ply, first_ply, moves_ply, ply_steps
from rules.record import BackLine, InvalidRecord, Part, PlyLine, Problem, Record
from rules.text import can_be_seen

Watch = Callable[[float], None]
"""A callback that gets the progress, 0 to 1, and may raise an exception to cancel the work."""


@dataclass(slots=True)
class Line:
    """The plies of a match: `plies` as they stand, ply 0 first, and `log` as they were made.

    A number n in the log says that all plies after ply n were undone although one of them had shown
    a secret or a draw. `notes` has the players' notes. `levels` has the computer players' levels by
    seat, None for a person; empty without computers. `setup` is the text of the starting position.
    A `serious` match allows no help, and no undo after a secret or a draw was shown. `helped` names
    the help used. `parts` are further parts of the record, known or not. `clock` is None without
    one.
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
    """Whether the line has no secrets even if unfinished, as it comes from a finished match."""
    clock: TimeControl | None = None
    spent: float = 0.0
    """The seconds the player to move has thought at the current position."""
    logged_moves: int = 0
    """The number of single moves in the log."""

    def add(self, ply: Ply, after: int) -> None:
        """Add a ply after ply number `after`, and drop later ones.

        Raises IllegalMove if the match is too long to be recorded.
        """
        if len(self.log) >= MOST_PLIES:
            raise IllegalMove("at most {most} moves are allowed", most=MOST_PLIES)
        if self.logged_moves + len(ply.moves) > MOST_MOVES:
            raise IllegalMove("at most {most} moves are allowed", most=MOST_MOVES)
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
        """Return the player whose clock runs after a ply; None before that player's second turn."""
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
        # Going from the end takes no longer than making the dropped plies took.
        start = next(i for i in reversed(range(len(self.log))) if self.log[i] is first)
        if any(isinstance(entry, int) or entry.shows for entry in self.log[start:]):
            self.log.append(after)
        else:
            self.logged_moves -= sum(len(ply.moves) for ply in self.plies[after + 1 :])
            del self.log[start:]
        del self.plies[after + 1 :]

    def taken_back(self, ply: int) -> tuple[int, ...]:
        """Return each player's number of moves undone after they had shown a secret or a draw.

        `ply` is the current one. Of several plies undone together, all count for the first one's
        player.
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
    """Return the record of a match with the current ply `ply`.

    Secrets are marked as such while the match is unfinished.
    """
    state = line.plies[ply].state
    # Once a match was over, its secrets stay open, even if an earlier ply is current now.
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
    texts: list[str] = []
    drawn: list[str] = []
    for state, move, _ in ply_steps(game, before.state, ply):
        words = drawn if state.to_move == CHANCE else texts
        words.append(game.describe(move, game.view(state, viewer)))
    return game.describe_ply(texts, drawn)


def replay(record: Record, watch: Watch | None = None) -> tuple[Line, Problem | None]:
    """Return the longest valid prefix of a record, and the problem after it, or None.

    Raises InvalidRecord if the match cannot begin, and any error that `watch` raises.
    """
    start, *rest = record.lines or [PlyLine(0, None, "", line=1)]
    try:
        game = game_named(record.game)
        state = start_state(game, _seen(record.names), record.options, record.setup)
    except InvalidOptions as error:
        raise InvalidRecord(error.message, record.line_of(error.option)) from None
    try:
        if not isinstance(start, PlyLine) or start.number or start.text:
            raise InvalidText("“{key}” is missing here", key=0)
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
    plies = moves = 0  # replayed so far, including undone ones
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
    """Return the names, with default names for invisible ones, which old versions allowed."""
    stand_ins = stand_in_names(len(names))
    return tuple(
        stand_in if name and not can_be_seen(name) else name
        for name, stand_in in zip(names, stand_ins, strict=True)
    )


def _replay_line(line: Line, written: PlyLine | BackLine, plies: int, moves: int) -> Ply | None:
    """Replay a line of a record and return its ply. `plies` and `moves` were replayed before.

    Raises ValueError with the reason if it cannot be replayed.
    """
    last = len(line.plies) - 1
    if isinstance(written, BackLine):
        if not 0 <= written.number < last:
            raise InvalidText("this line is damaged or does not belong here")
        line.drop(written.number)
        return None
    if written.number != last + 1:
        raise InvalidText(
            "the move number should be {expected}, not {found}",
            expected=last + 1,
            found=written.number,
        )
    if plies >= MOST_PLIES:
        raise InvalidText("at most {most} moves are allowed", most=MOST_PLIES)
    ply = read_ply(line.game, line.seed, line.plies[-1], written)
    if moves + len(ply.moves) > MOST_MOVES:
        raise InvalidText("at most {most} moves are allowed", most=MOST_MOVES)
    line.add(line.timed(ply, line.plies[-1], written.left), last)
    return ply


def read_ply(game: AnyGame, seed: int, before: Ply, written: PlyLine) -> Ply:
    """Return the ply of a written line, made after the ply `before`. Raises ValueError."""
    seat = written.seat
    if len(written.text) > LONGEST_TEXT:
        raise InvalidText("at most {most} characters are allowed", most=LONGEST_TEXT)
    if seat is None or seat >= len(before.state.names):
        raise InvalidText("this line is damaged or does not belong here")
    if written.text in COMMANDS:
        _check_all_read(iter(written.draws))
        on_time = written.text == RESIGN and written.left == 0
        return command_ply(game, before, seat, TIME_OUT if on_time else written.text)
    if seat != before.state.mover:
        name = before.state.names[before.state.mover]
        raise InvalidText("it is {name}'s turn", name=name)
    view = game.view(before.state, seat)
    moves = game.parse_move(view, written.text, closed=False)
    texts = iter(written.draws)
    ply = moves_ply(game, before, moves, Draws(game, seed, texts))
    if len(ply.moves) < len(moves):
        raise InvalidText("this line has more moves or random draws than it needs")
    _check_all_read(texts)
    return ply


def _check_all_read(texts: Iterator[str]) -> None:
    if next(texts, None) is not None:
        raise InvalidText("this line has more moves or random draws than it needs")
