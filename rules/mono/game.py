"""Mono: guess the opponent's regions, and uncover runs of equal values.

Decisions, where the text is silent:

- The first round, in which all players place a layout, counts as a turn for each of them.
- While the list is empty, the default rule for three and four players takes the lowest candidate.
  `take_min` and `take_max` only choose the value; the turn ends by the same rule.
- A resigned player's board stays: reveals continue to uncover it, and it ends the game when it is
  completely uncovered. Without a layout there is no board. A turn is not scored if its
  player resigns, or if the game ends, before it is over.
- The player with the highest score wins, among those still in the game.
- `'` after a label in a diagram marks a cell of an open board that the others have seen.
"""

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, TypeVar

from rules.core import (
    CHANCE,
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    Message,
    Position,
    finished,
    last_one_wins,
    shorten,
    stand_in_names,
)
from rules.core.event import CommandGiven
from rules.mono.board import HIDDEN, LABELS, Board, board, cells_of
from rules.mono.events import (
    Bared,
    End,
    LayoutPlaced,
    LayoutShown,
    Revealed,
    RunsScored,
    TurnEnded,
    TurnGivenUp,
)
from rules.mono.layouts import check_layout, every_layout, random_layout, read_layout
from rules.mono.moves import DrawnLayout, DrawnReveal, EndTurn, Layout, Move, RandomMove, Reveal
from rules.mono.options import MonoOptions
from rules.mono.score import ends_turn, is_cut, runs_of, turn_score

T = TypeVar("T")

__all__ = [
    "DrawnLayout",
    "DrawnReveal",
    "EndTurn",
    "FinishedTurn",
    "Layout",
    "Mono",
    "MonoOptions",
    "MonoPosition",
    "MonoState",
    "MonoView",
    "Move",
    "RandomMove",
    "Reveal",
    "turn_score",
]

_CELL = re.compile("[a-z][0-9]+")
_TURN_HELP = Message("a turn looks like a1,b2 or a1,b2,end")
SPOKEN = 6  # number of a layout's labels to show in a sentence

_TOO_EARLY = Message("reveal at least one cell before you end your turn")


@dataclass(frozen=True, slots=True)
class FinishedTurn:
    """A finished turn: its listed values, including a lower last one, and its score."""

    player: int
    values: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MonoPosition(Position):
    """The base class of state and view."""

    game: ClassVar[str] = "mono"

    options: MonoOptions
    layouts: tuple[str | None, ...]
    """Each player's labels in reading order, `.` where hidden; None before it is placed."""
    uncovered: tuple[int, ...]
    """The cells of each player's own board that the others have seen, bit 0 the first."""
    points: tuple[int, ...]
    seat: int = 0
    """The player whose turn it is, also while chance draws; at the end, the last player."""
    values: tuple[int, ...] = ()
    """The list of the current turn, or of the turn interrupted by the end of the game."""
    last_turn: FinishedTurn | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def grid(self) -> Board:
        return board(self.options.size)

    @property
    def placing(self) -> bool:
        """Whether this is the first round, in which a player in the game still has no layout."""
        return any(layout is None for p, layout in enumerate(self.layouts) if p not in self.out)

    def opponents(self, player: int) -> list[int]:
        """Return the other players with a board, including players who left the game."""
        return [p for p, layout in enumerate(self.layouts) if p != player and layout is not None]

    def covered(self, player: int) -> int:
        """Return the cells this player can still reveal.

        They are covered on at least one opponent's board.
        """
        cells = 0
        for opponent in self.opponents(player):
            cells |= self.grid.full & ~self.uncovered[opponent]
        return cells

    def to_dict(self) -> dict[str, Any]:
        grid = self.grid
        hidden = HIDDEN * len(grid.names)
        return Position.to_dict(self) | {
            "phase": "layout" if self.placing else "play",
            "boards": [grid.rows(layout or hidden) for layout in self.layouts],
            "uncovered": [[grid.names[cell] for cell in cells_of(seen)] for seen in self.uncovered],
            "list": [] if self.outcome else list(self.values),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class MonoState(MonoPosition):
    """The complete state, with all layouts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MonoView(MonoPosition):
    """The view of `viewer` (None = a spectator): their own layout and all uncovered cells."""

    viewer: int | None


class Mono(Game[MonoOptions, MonoState, MonoView, Move]):
    slug = "mono"
    title = "Mono"
    players = range(2, 5)
    options = MonoOptions
    moves = (Layout, RandomMove, Reveal, EndTurn)
    hidden = True
    syntax = """First turn: random, or your layout's values in reading order: 122333…
After that cells of the other boards, then perhaps random or end: a3,f2,random"""

    def initial_state(self, options: MonoOptions, players: int) -> MonoState:
        return MonoState(
            options=options,
            names=stand_in_names(players),
            to_move=0,
            layouts=(None,) * players,
            uncovered=(0,) * players,
            points=(0,) * players,
        )

    def legal_moves(self, view: MonoView) -> Iterator[Move]:
        """Yield `random` and all layouts in the first round; later cells, `random` and `end`."""
        if view.to_move is None or view.to_move == CHANCE:
            return
        if view.placing:
            yield RandomMove()
            yield from map(Layout, every_layout(view.options.size))
            return
        for cell in cells_of(view.covered(view.seat)):
            yield Reveal(view.grid.names[cell])
        yield RandomMove()
        if view.values:
            yield EndTurn()

    def check(self, view: MonoPosition, move: Move) -> None:
        """Raise IllegalMove for a move that is not allowed now.

        Layouts are for the first round, then come reveals and, after one, `end`; `random` always
        is.

        See "move syntax" in the source text.
        """
        _ = view.mover  # refuses moves after the end
        if isinstance(move, (DrawnLayout, DrawnReveal)):
            raise IllegalMove("nothing is drawn at random now")
        if isinstance(move, RandomMove):
            return
        if isinstance(move, Layout):
            if not view.placing:
                raise IllegalMove("your layout is already chosen and cannot be changed")
            check_layout(view.options.size, move.labels)
        elif view.placing:
            raise IllegalMove("choose your layout first")
        elif isinstance(move, Reveal):
            _check_cell(view, move.cell)
        elif not view.values:
            raise IllegalMove(_TOO_EARLY)

    def apply(self, state: MonoState, move: Move) -> MonoState:
        if state.to_move == CHANCE:
            return _drawn(state, move)
        self.check(state, move)
        if isinstance(move, Layout):
            return _placed(state, move.labels)
        if isinstance(move, Reveal):
            return _revealed(state, move.cell)
        if isinstance(move, RandomMove):
            return replace(state, to_move=CHANCE)
        return _turn_over(state, state.values)

    def draw(self, state: MonoState, rng: Random) -> Move:
        """Draw a random layout, or the next random cell to uncover."""
        if state.to_move != CHANCE:
            raise IllegalMove("nothing is drawn at random now")
        if state.placing:
            return DrawnLayout(random_layout(state.options.size, rng))
        return DrawnReveal(state.grid.names[rng.choice(cells_of(state.covered(state.seat)))])

    def resign(self, state: MonoState, player: int) -> MonoState:
        state = replace(state, out=state.out | {player})
        if player == state.seat:
            state = replace(state, values=())
        state = last_one_wins(state, Message("{name} resigned", name=state.names[player]))
        if state.outcome or player != state.seat:
            return state
        return _next_turn(state)

    def view(self, state: MonoState, player: int | None) -> MonoView:
        layouts = tuple(
            layout
            if layout is None or p == player or state.outcome
            else "".join(label if seen >> cell & 1 else HIDDEN for cell, label in enumerate(layout))
            for p, (layout, seen) in enumerate(zip(state.layouts, state.uncovered, strict=True))
        )
        return MonoView(**_fields(state) | {"layouts": layouts}, viewer=player)

    def resample(self, view: MonoView, rng: Random) -> MonoState:
        """Return a state with random layouts that agree with the known cells."""
        layouts = tuple(
            random_layout(view.options.size, rng, layout) if layout and HIDDEN in layout else layout
            for layout in view.layouts
        )
        return MonoState(**_fields(view) | {"layouts": layouts})

    def preview(self, view: MonoView, move: Move) -> MonoView:
        """Return the view after placing a layout, as its owner will see it.

        Other moves return the view unchanged, as the results of reveals are not known.
        """
        if not isinstance(move, EndTurn):  # earlier reveals of the text have unknown values
            self.check(view, move)
        if not isinstance(move, Layout) or view.viewer != view.seat:
            return view
        return replace(view, layouts=_with(view.layouts, view.seat, move.labels))

    def reveals(self, view: MonoView, move: Move) -> bool:
        random_reveals = isinstance(move, RandomMove) and not view.placing
        return random_reveals or isinstance(move, (Reveal, DrawnReveal))

    def effects(
        self,
        before: MonoView,
        move: Move | CommandGiven,
        after: MonoView,
        viewer: int | None,
    ) -> Iterator[Event]:
        if isinstance(move, CommandGiven):
            if before.values and (after.outcome or not after.values):
                yield TurnGivenUp(before.seat, before.values)
        elif isinstance(move, (Layout, DrawnLayout)):
            yield _placing_told(after, before.seat)
        else:
            if isinstance(move, (Reveal, DrawnReveal)):
                yield from _reveal_told(before, move, after)
            if after.turn != before.turn:
                yield from _turn_told(before, move, after)
        if after.outcome:
            yield from _boards_shown(after, viewer)

    def parse_move(self, view: MonoView, text: str, *, closed: bool = True) -> list[Move]:
        """Return the moves of a typed turn.

        In the first round it is a layout or `random`, later cells, then `random` or `end`. If
        `closed`, a missing one is added: `end` with `no_auto`, otherwise `random`.
        """
        _ = view.mover
        if view.placing:
            if text.strip().lower() == "random":
                return [RandomMove()]
            if not text.strip():
                raise InvalidMove("type a layout, or random")
            layout = Layout(read_layout(view.options.size, text))
            self.check(view, layout)
            return [layout]
        moves = list(_typed_turn(view, text))
        if closed and isinstance(moves[-1], Reveal):
            moves.append(EndTurn() if view.options.no_auto else RandomMove())
        return moves

    def added(self, move: Move) -> Message:
        if isinstance(move, RandomMove):
            return Message("Random cells follow. To end your turn instead, add “,end”.")
        return super().added(move)

    def parse_draw(self, state: MonoState, text: str) -> Move:
        star, text = text.strip()[:1], text.strip()[1:]
        if star != "*":
            raise InvalidMove(
                "“{text}” should look like {example}", text=shorten(star + text, 12), example="*a1"
            )
        if state.placing:
            return DrawnLayout(read_layout(state.options.size, text))
        if not _CELL.fullmatch(text):
            raise InvalidMove(
                "“{text}” is not a cell: {help}", 1, text=shorten(text, 12), help=_TURN_HELP
            )
        return DrawnReveal(text)

    #: a move as a noun, in sentences such as “{move} was better”
    def in_words(self, move: Move) -> str:
        """Return a move for use in a sentence; a layout, of up to 325 labels, is shortened."""
        match move:
            case Layout(labels) | DrawnLayout(labels):
                return Message("the layout beginning with {labels}", labels=labels[:SPOKEN])
            case RandomMove():
                return Message("choosing at random")
            case EndTurn():
                return Message("ending the turn")
        return str(move)

    def describe(self, move: Move, view: MonoView) -> str:
        """Return the move's text.

        For other viewers a layout is only `layout`, so that typed and random ones look the same.
        """
        secret = isinstance(move, (Layout, DrawnLayout)) or (
            isinstance(move, RandomMove) and view.placing
        )
        if secret and view.viewer != view.seat and not view.outcome:
            return "layout"
        return str(move)

    def describe_ply(self, moves: list[str], draws: list[str]) -> str:
        """Return a text like `a3,f2,*c1`: what was drawn replaces the word that asked for it."""
        if draws:
            moves = [text for text in moves if text not in ("random", "layout")]
        return ",".join([*moves, *draws])

    def diagram(self, view: MonoView, *, coordinates: bool = False) -> str:
        """Return the text's figure: the viewer's board first, then the others' in seat order."""
        count = len(view.names)
        first = view.viewer or 0
        order = [(first + i) % count for i in range(count)]
        grid = view.grid
        digits = len(str(grid.height))
        letters = " ".join(chr(97 + column) for column in range(grid.width))
        header = "".join(" " * (digits + 1) + letters + " " for _ in order).rstrip()
        lines = [header]
        for row in range(grid.height):
            number = f"{grid.height - row:>{digits}}"
            cells = "".join(f"{number} {_row(view, player, row)}" for player in order)
            lines.append(cells + number)
        scores = (f"{view.names[p]} = {view.scores[p]}".ljust(len(letters)) for p in order)
        lines += [header, "".join(" " * (digits + 1) + score + " " for score in scores).rstrip()]
        if view.values and not view.outcome:
            lines.append("list = " + " ".join(LABELS[value - 1] for value in view.values))
        return "\n".join(lines)


def _fields(position: MonoPosition) -> dict[str, Any]:
    return {f.name: getattr(position, f.name) for f in dataclasses.fields(MonoPosition)}


def _with(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _check_cell(view: MonoPosition, name: str) -> None:
    """Raise IllegalMove unless the cell is still covered on an opponent's board."""
    grid = view.grid
    cell = grid.numbers.get(name)
    if cell is None:
        raise IllegalMove(
            "{cell} is not on the board: its cells are {first} to {last}",
            cell=shorten(name, 12),
            first=grid.names[-grid.width],
            last=grid.names[grid.width - 1],
        )
    if not view.covered(view.seat) >> cell & 1:
        if len(view.names) == 2:
            raise IllegalMove("{cell} is already revealed on the opponent's board", cell=name)
        raise IllegalMove("{cell} is already revealed on every opponent's board", cell=name)


def _typed_turn(view: MonoPosition, text: str) -> Iterator[Move]:
    """Yield the moves of a text, with each cell checked ("move syntax")."""
    named: set[str] = set()
    start = 0
    words = text.split(",")
    for number, typed in enumerate(words, start=1):
        word = "".join(typed.split())
        word = word.lower() if word.isascii() else word
        at = start + len(typed) - len(typed.lstrip())
        start += len(typed) + 1
        if word in ("random", "end"):
            if number < len(words):
                raise InvalidMove("nothing can follow “{word}”", start, word=word)
            if word == "end" and not named and not view.values:
                raise IllegalMove(_TOO_EARLY)
            yield RandomMove() if word == "random" else EndTurn()
        elif not word:
            raise InvalidMove("something is missing before or after a comma", at)
        elif not _CELL.fullmatch(word):
            raise InvalidMove(
                "“{text}” is not a cell: {help}", at, text=shorten(word, 12), help=_TURN_HELP
            )
        else:
            _check_cell(view, word)
            if word in named:
                raise IllegalMove(
                    "{cell} is named twice: you can reveal a cell only once", cell=word
                )
            named.add(word)
            yield Reveal(word)


def _drawn(state: MonoState, move: Move) -> MonoState:
    """Return the state after a draw: a layout in the first round, otherwise a reveal."""
    if isinstance(move, DrawnLayout) and state.placing:
        check_layout(state.options.size, move.labels)
        return _placed(state, move.labels)
    if isinstance(move, DrawnReveal) and not state.placing:
        _check_cell(state, move.cell)
        return _revealed(state, move.cell)
    raise IllegalMove("a random draw is missing")


def _placed(state: MonoState, labels: str) -> MonoState:
    return _next_turn(replace(state, layouts=_with(state.layouts, state.seat, labels)))


def _revealed(state: MonoState, name: str) -> MonoState:
    """Uncover a cell on all opponents' boards and list the value that counts ("Play")."""
    bit = 1 << state.grid.numbers[name]
    hit = [p for p in state.opponents(state.seat) if not state.uncovered[p] & bit]
    candidates = sorted(_value(state, p, bit) for p in hit)
    last = state.values[-1] if state.values else 0
    value = listed_value(state.options, candidates, last)
    uncovered = tuple(seen | bit if p in hit else seen for p, seen in enumerate(state.uncovered))
    state = replace(state, uncovered=uncovered, values=(*state.values, value))
    if ends_turn(value, last):
        return _turn_over(state, state.values[:-1])
    if not state.covered(state.seat):
        return _turn_over(state, state.values)
    return state


def _value(state: MonoPosition, player: int, bit: int) -> int:
    layout = state.layouts[player]
    assert layout is not None  # all opponents() have a layout
    return LABELS.index(layout[bit.bit_length() - 1]) + 1


def listed_value(options: MonoOptions, candidates: list[int], last: int) -> int:
    """Return which of the ascending candidates is listed ("Multiplayer Mono")."""
    if options.take_min:
        return candidates[0]
    if options.take_max:
        return candidates[-1]
    return next((value for value in candidates if not ends_turn(value, last)), candidates[-1])


def _turn_over(state: MonoState, scored: tuple[int, ...]) -> MonoState:
    """Return the state after scoring the turn, with the next player to move."""
    score = turn_score(scored)
    points = _with(state.points, state.seat, state.points[state.seat] + score)
    last_turn = FinishedTurn(state.seat, state.values, score)
    return _next_turn(replace(state, points=points, last_turn=last_turn))


def _next_turn(state: MonoState) -> MonoState:
    """Return the next player's turn, or the end of the game at the end of the round ("Aim").

    The round ends when play passes seat 0, even if that player has resigned.
    """
    state = replace(state, values=(), turn=state.turn + 1)
    seat = state.seat
    while True:
        seat = (seat + 1) % len(state.names)
        if seat == 0 and (bare := state.uncovered.count(state.grid.full)):
            return _game_over(state, bare)
        if seat not in state.out and (state.layouts[seat] is None or state.covered(seat)):
            return replace(state, seat=seat, to_move=seat)


def _game_over(state: MonoState, bare: int) -> MonoState:
    best = max(points for p, points in enumerate(state.points) if p not in state.out)
    winners = frozenset(
        p for p, points in enumerate(state.points) if points == best and p not in state.out
    )
    reason = Message.counted(
        bare,
        "{name}'s board is completely revealed",
        "{n} boards are completely revealed",
        name=state.names[state.uncovered.index(state.grid.full)],
    )
    return finished(state, winners, reason)


def _placing_told(after: MonoView, player: int) -> LayoutPlaced:
    labels = after.layouts[player]
    assert labels is not None  # it has just been placed
    return LayoutPlaced(player, None if HIDDEN in labels else tuple(after.grid.rows(labels)))


def _reveal_told(
    before: MonoView, move: Reveal | DrawnReveal, after: MonoView
) -> Iterator[Revealed | Bared]:
    cell = after.grid.numbers[move.cell]
    fresh = [p for p, seen in enumerate(before.uncovered) if seen != after.uncovered[p]]
    boards = tuple((p, _value(after, p, 1 << cell)) for p in fresh)
    listed = _values_listed(before, after)[-1]
    yield Revealed(before.seat, move.cell, boards, listed, isinstance(move, DrawnReveal))
    for player in fresh:
        if after.uncovered[player] == after.grid.full:
            yield Bared(player)


def _turn_told(before: MonoView, move: Move, after: MonoView) -> Iterator[TurnEnded | RunsScored]:
    player, values = before.seat, _values_listed(before, after)
    lower = is_cut(values)
    why: End = "chosen" if isinstance(move, EndTurn) else "lower" if lower else "nothing left"
    yield TurnEnded(player, why, values)
    yield RunsScored(player, runs_of(values[:-1] if lower else values))


def _values_listed(before: MonoView, after: MonoView) -> tuple[int, ...]:
    """Return the list after a move, even if the move ended the turn."""
    if after.turn == before.turn:
        return after.values
    assert after.last_turn is not None
    return after.last_turn.values


def _boards_shown(after: MonoView, viewer: int | None) -> Iterator[LayoutShown]:
    """Yield the layouts that still had cells hidden from the viewer."""
    for player, labels in enumerate(after.layouts):
        if labels and player != viewer and after.uncovered[player] != after.grid.full:
            yield LayoutShown(player, tuple(after.grid.rows(labels)))


def _row(view: MonoView, player: int, row: int) -> str:
    """Return a row of a board with two characters per cell: the label, and a mark if seen."""
    grid = view.grid
    layout = view.layouts[player] or HIDDEN * len(grid.names)
    marked = player == view.viewer or view.outcome is not None
    seen = view.uncovered[player] if marked else 0
    cells = range(row * grid.width, (row + 1) * grid.width)
    return "".join(layout[cell] + ("'" if seen >> cell & 1 else " ") for cell in cells)
