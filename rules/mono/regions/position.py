"""The board of a puzzle as a small game for one: cells are filled, emptied, and pencilled on.

Its moves are written `a3,b3=7`, `a3=.` to empty a cell, and `a3?58` to note what a cell may be.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from rules.core import (
    Game,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    Message,
    Options,
    Position,
    option,
    shorten,
    stand_in_names,
)
from rules.core.event import CommandGiven, Event
from rules.mono.board import HIDDEN, LABELS, Board, board
from rules.mono.layouts import check_layout
from rules.mono.regions.maker import SIZES

_FILL = re.compile(r"([a-z0-9,]+)=(.+)", re.ASCII)
_NOTE = re.compile(r"([a-z0-9]+)\?(.*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class RegionsOptions(Options):
    """The option of the puzzle: the size of the board."""

    size: int = option(
        9,
        "Regions",
        "The number of regions on each board. Region k has k cells.",
        low=SIZES[0],
        high=SIZES[-1],
    )


@dataclass(frozen=True, slots=True)
class Fill:
    """Assigns cells, by name, to a region, by its label; `.` empties them."""

    cells: tuple[str, ...]
    label: str

    def __str__(self) -> str:
        return f"{','.join(self.cells)}={self.label}"


@dataclass(frozen=True, slots=True)
class Pencil:
    """Notes the labels that a cell may have, or none."""

    cell: str
    labels: str

    def __str__(self) -> str:
        return f"{self.cell}?{self.labels}"


RegionsMove = Fill | Pencil


@dataclass(frozen=True, slots=True)
class CellsFilled(Event):
    """Cells were given to a region, or emptied."""

    cells: tuple[str, ...]
    label: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        cells = ", ".join(self.cells)
        if self.label == HIDDEN:
            return Message("{cells} emptied", cells=cells)
        return Message("{cells}: region {label}", cells=cells, label=self.label)


@dataclass(frozen=True, slots=True)
class CellPencilled(Event):
    """The possible labels of a cell were noted."""

    cell: str
    labels: str

    def sentence(self, names: tuple[str, ...]) -> Message:
        if not self.labels:
            return Message("{cell}: no notes", cell=self.cell)
        return Message("{cell} may be {labels}", cell=self.cell, labels=", ".join(self.labels))


@dataclass(frozen=True, slots=True, kw_only=True)
class RegionsState(Position):
    """The clues and the entries, as labels in reading order, `.` for an empty cell.

    `pencilled` has the noted labels of each cell.
    """

    game = "mono"

    options: RegionsOptions
    clues: str
    labels: str
    pencilled: tuple[str, ...]

    @property
    def grid(self) -> Board:
        return board(self.options.size)

    @property
    def complete(self) -> bool:
        """Whether each number k from 1 on has one connected region of k cells."""
        with suppress(IllegalMove):
            check_layout(self.options.size, self.labels)
            return True
        return False

    def to_dict(self) -> dict[str, Any]:
        notes = zip(self.grid.names, self.pencilled, strict=True)
        return Position.to_dict(self) | {
            "clues": self.grid.rows(self.clues),
            "board": self.grid.rows(self.labels),
            "pencilled": {name: labels for name, labels in notes if labels},
        }


class Regions(Game[RegionsOptions, RegionsState, RegionsState, RegionsMove]):
    """The rules of filling cells. The game never ends, and every legal entry is accepted."""

    slug = "mono"
    title = "Mono"
    players = range(2, 3)  # the second seat stays empty, as in every puzzle
    options = RegionsOptions
    moves = (Fill, Pencil)
    syntax = "a3,b3=7 fills cells, a3=. empties one, a3?58 notes what it may be"

    def initial_state(self, options: RegionsOptions, players: int) -> RegionsState:
        empty = HIDDEN * len(board(options.size).names)
        return self.read_setup(options, stand_in_names(players), empty)

    def read_setup(
        self, options: RegionsOptions, names: tuple[str, ...], text: str
    ) -> RegionsState:
        """Return the board with these clues, `.` for an empty cell. Raises InvalidSetup."""
        cells, clues = len(board(options.size).names), text
        if len(clues) != cells:
            raise InvalidSetup(
                "{n} cells, but {size} regions need {cells}",
                n=len(clues),
                size=options.size,
                cells=cells,
            )
        names_of, usable = board(options.size).names, LABELS[: options.size]
        for name, sign in zip(names_of, clues, strict=True):
            if sign != HIDDEN and sign not in usable:
                raise InvalidSetup(
                    "“{sign}” on {cell} is not a number from 1 to {last}",
                    sign=shorten(sign),
                    cell=name,
                    last=usable[-1],
                )
        for value, label in enumerate(usable, 1):
            if clues.count(label) > value:
                raise InvalidSetup(
                    "{n} cells show {label}, but region {label} has room for only {size}",
                    n=clues.count(label),
                    label=label,
                    size=value,
                )
        return RegionsState(
            options=options,
            names=names,
            to_move=0,
            clues=clues,
            labels=clues,
            pencilled=("",) * cells,
        )

    def write_setup(self, state: RegionsState) -> str:
        return state.clues

    def legal_moves(self, view: RegionsState) -> Iterator[RegionsMove]:
        for cell, name in enumerate(view.grid.names):
            if view.clues[cell] == HIDDEN:
                for label in (*LABELS[: view.options.size], HIDDEN):
                    if label != view.labels[cell]:
                        yield Fill((name,), label)

    def check(self, view: RegionsState, move: RegionsMove) -> None:
        cells = move.cells if isinstance(move, Fill) else (move.cell,)
        if not cells:
            raise IllegalMove("name a cell")
        for name in cells:
            if name not in view.grid.numbers:
                raise IllegalMove("there is no cell {cell}", cell=shorten(name))
            if view.clues[view.grid.numbers[name]] != HIDDEN:
                raise IllegalMove("{cell} is given and stays", cell=name)
        usable = LABELS[: view.options.size]
        labels = move.labels if isinstance(move, Pencil) else move.label
        for label in labels:
            if label not in usable and not (isinstance(move, Fill) and label == HIDDEN):
                raise IllegalMove(
                    "“{text}” is not a number on this board: use 1 to {last}",
                    text=shorten(label),
                    last=usable[-1],
                )
        if isinstance(move, Fill) and len(move.label) != 1:
            raise IllegalMove("a cell has one number")

    def apply(self, state: RegionsState, move: RegionsMove) -> RegionsState:
        self.check(state, move)
        pencilled = list(state.pencilled)
        if isinstance(move, Pencil):
            pencilled[state.grid.numbers[move.cell]] = "".join(sorted(set(move.labels), key=_order))
            return replace(state, pencilled=tuple(pencilled))
        labels = list(state.labels)
        for name in move.cells:
            labels[state.grid.numbers[name]] = move.label
            if move.label != HIDDEN:
                pencilled[state.grid.numbers[name]] = ""
        return replace(state, labels="".join(labels), pencilled=tuple(pencilled))

    def resign(self, state: RegionsState, player: int) -> RegionsState:
        return replace(state, to_move=None, out=state.out | {player})

    def effects(
        self,
        before: RegionsState,
        move: RegionsMove | CommandGiven,
        after: RegionsState,
        viewer: int | None,
    ) -> Iterable[Event]:
        if isinstance(move, Fill):
            yield CellsFilled(move.cells, move.label)
        elif isinstance(move, Pencil):
            yield CellPencilled(move.cell, move.labels)

    def parse_move(
        self, view: RegionsState, text: str, *, closed: bool = True
    ) -> list[RegionsMove]:
        moves, state = list[RegionsMove](), view
        for word in re.finditer(r"\S+", text.lower()):
            move = _read(word[0], word.start())
            state = self.apply(state, move)
            moves.append(move)
        if not moves:
            raise InvalidMove(_wanted())
        return moves

    def diagram(self, view: RegionsState, *, coordinates: bool = False) -> str:
        grid, lines = view.grid, list[str]()
        width = len(str(grid.height))
        for number, row in enumerate(grid.rows(view.labels)):
            head = f"{grid.height - number:>{width}} " if coordinates else ""
            lines.append(head + " ".join(row))
        if coordinates:
            letters = " ".join(chr(97 + column) for column in range(grid.width))
            lines.append(" " * (width + 1) + letters)
        return "\n".join(lines)


def _order(label: str) -> int:
    return LABELS.index(label)


def _read(word: str, at: int) -> RegionsMove:
    """Return the move of a word. Raises InvalidMove."""
    if found := _FILL.fullmatch(word):
        return Fill(tuple(cell for cell in found[1].split(",") if cell), found[2])
    if found := _NOTE.fullmatch(word):
        return Pencil(found[1], found[2])
    raise InvalidMove(_wanted(), at)


def _wanted() -> Message:
    return Message("fill cells like a3,b3=7, empty one like a3=., or note like a3?58")
