"""From the plies of a match to a record, and back through the rules, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rules.commands import COMMANDS
from rules.core import CHANCE, AnyGame, InvalidOptions
from rules.games import game_named, start_state
from rules.ply import Draws, Ply, command_ply, first_ply, moves_ply
from rules.record import MOST_PLIES, InvalidRecord, PlyLine, Problem, Record


@dataclass(slots=True)
class Line:
    """The plies of a match, ply 0 first, and those that were taken back after showing a secret.

    `taken_back` pairs a ply's number with plies that stood there, and after it, before; `notes`
    are the players' own.
    """

    game: AnyGame
    seed: int
    plies: list[Ply]
    taken_back: list[tuple[int, list[Ply]]] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)


def record_of(line: Line, ply: int) -> Record:
    """The record of a match that stands at a ply. Secrets are marked while the match goes on."""
    last = line.plies[-1].state
    open_match = last.outcome is None
    lines: list[PlyLine] = []
    for number, made in enumerate(line.plies):
        for at, gone in line.taken_back:
            if at == number:
                lines += _ply_lines(line, gone, number, open_match, taken_back=True)
        lines += _ply_lines(line, [made], number, open_match)
    return Record(
        game=line.game.slug,
        names=last.names,
        options=last.options.to_dict(),
        seed=line.seed,
        plies=tuple(lines),
        ply=None if ply == len(line.plies) - 1 else ply,
        result="unfinished" if last.outcome is None else last.outcome.sentence(last.names),
        seed_secret=open_match and line.game.chance,
        notes={player: note for player, note in line.notes.items() if note},
        notes_secret=open_match,
    )


def _ply_lines(
    line: Line, plies: Sequence[Ply], number: int, open_match: bool, *, taken_back: bool = False
) -> list[PlyLine]:
    before = line.plies[max(number - 1, 0)]
    lines = []
    for offset, ply in enumerate(plies):
        lines.append(
            PlyLine(
                number=number + offset,
                seat=ply.player,
                text=ply.command or ",".join(map(str, ply.moves)),
                draws=tuple(map(str, ply.draws)),
                secret=open_match and _tells_secret(line.game, before, ply),
                taken_back=taken_back,
            )
        )
        before = ply
    return lines


def _tells_secret(game: AnyGame, before: Ply, ply: Ply) -> bool:
    """Whether a spectator reads less of a ply than its player does."""
    return game.hidden and describe(game, before, ply, None) != describe(
        game, before, ply, ply.player
    )


def describe(game: AnyGame, before: Ply, ply: Ply, viewer: int | None) -> str:
    """A ply's line in the move list, as a viewer (None = a spectator) may read it."""
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


def replay(record: Record) -> tuple[Line, Problem | None]:
    """The longest valid prefix of a record, and what is wrong after it.

    Raises InvalidRecord when the match cannot even begin.
    """
    start = record.plies[0] if record.plies else PlyLine(0, None, "", line=1)
    try:
        game = game_named(record.game)
        state = start_state(game, record.names, record.options)
        texts = iter(start.draws)
        first = first_ply(state, Draws(game, record.seed, texts))
        _check_all_read(texts)
    except InvalidOptions as error:
        raise InvalidRecord(str(error), 2) from None
    except ValueError as error:
        raise InvalidRecord(f"the match cannot begin: {error}", start.line) from None
    line = Line(game, record.seed, [first], notes=dict(record.notes))
    for written in record.plies[1:]:
        try:
            _replay_ply(line, written)
        except ValueError as error:
            return line, Problem(written.line, str(error))
    return line, record.problem


def _replay_ply(line: Line, written: PlyLine) -> None:
    """Adds a ply as written. Raises ValueError with the reason why it cannot be."""
    number = len(line.plies)
    if number > MOST_PLIES:
        raise ValueError(f"a match has at most {MOST_PLIES} plies")
    track = line.plies
    if written.taken_back:
        if written.number == number:
            line.taken_back.append((number, []))
        elif not line.taken_back or line.taken_back[-1][0] != number:
            raise ValueError(f"ply {number} was expected here, not {written.number}")
        track = line.taken_back[-1][1]
        number += len(track)
    if written.number != number:
        raise ValueError(f"ply {number} was expected here, not {written.number}")
    before = track[-1] if track else line.plies[-1]
    track.append(_read_ply(line, before, written))


def _read_ply(line: Line, before: Ply, written: PlyLine) -> Ply:
    seat = written.seat
    if seat is None or seat >= len(before.state.names):
        raise ValueError("the seat is missing or not in this match")
    if written.text in COMMANDS:
        return command_ply(line.game, before, seat, written.text)
    if seat != before.state.mover:
        raise ValueError(f"it is {before.state.names[before.state.mover]}'s turn here")
    view = line.game.view(before.state, seat)
    moves = line.game.parse_move(view, written.text, closed=False)
    texts = iter(written.draws)
    ply = moves_ply(line.game, before, moves, Draws(line.game, line.seed, texts))
    if len(ply.moves) < len(moves):
        raise ValueError("moves follow after the end of the turn")
    _check_all_read(texts)
    return ply


def _check_all_read(texts: Iterator[str]) -> None:
    if next(texts, None) is not None:
        raise ValueError("there are more draws than were due")
