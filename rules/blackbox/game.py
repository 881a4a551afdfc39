"""Black Box: two players look for the four atoms the other has hidden in their box.

`boxes[p]` is the box that player p is solving, so the other player hid its atoms. Both players see
all marks, markers and guesses. Only the atoms are secret, from the player who is solving the box
and from spectators, until the game is over. Cells and ports are numbered as in `rays.py`.

Decisions
- A player hides the atoms once; the turn ends with it. Player 0 hides first.
- A ray that comes out marks both its ports with the next letter of that box, from a to n: the 28
  ports have room for fourteen rays, and both ends count as probed.
- A wrong guess leaves the markers where they are, and the turn continues. A player may repeat the
  same wrong guess. Only wrong guesses use up one of the three.
- The first player to find the atoms wins at once, even if the other has had one turn less.
- A typed text may list its elements in any order. In mid-turn it continues the turn. A record lists
  the moves in the order they were made, and always writes `end`.
- The last line of the figure says "1 guess" if one is left.
"""

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

from rules.blackbox import setup as setup
from rules.blackbox.diagram import two_boards
from rules.blackbox.events import (
    AtomsHidden,
    AtomsShown,
    GuessRight,
    GuessWrong,
    MarkerPut,
    MarkerTaken,
    ProbeAnswered,
    TurnEnded,
)
from rules.blackbox.notation import closed_turn, read_hiding, read_turn
from rules.blackbox.placements import ATOMS, choose, consistent, placement_number, placements
from rules.blackbox.rays import CELL_NAMES, CELLS, HIT, PORT_NAMES, PORTS, REFLECTED, trace
from rules.blackbox.state import (
    BlackBoxOptions,
    BlackBoxPosition,
    BlackBoxState,
    BlackBoxView,
    Box,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
    sorted_names,
)
from rules.core import Event, Game, IllegalMove, Message, finished, last_one_wins, stand_in_names
from rules.core.event import CommandGiven

__all__ = [
    "BlackBox",
    "BlackBoxOptions",
    "BlackBoxState",
    "BlackBoxView",
    "Box",
    "EndTurn",
    "Guess",
    "Hide",
    "Mark",
    "Move",
    "Probe",
    "Unmark",
    "possible_placements",
]

LETTERS = "abcdefghijklmn"

T = TypeVar("T", bound=BlackBoxPosition)


class BlackBox(Game[BlackBoxOptions, BlackBoxState, BlackBoxView, Move]):
    """The rules of Black Box."""

    slug = "blackbox"
    title = "Black Box"
    players = range(2, 3)
    options = BlackBoxOptions
    moves = (Hide, Mark, Unmark, Probe, Guess, EndTurn)
    hidden = True
    syntax = """First turn: four cells for the atoms: b3,d3,8h,13n
After that, separated by commas: one probe (a-n, 1-14), markers (+a1, /a1), one guess (?)"""

    def initial_state(self, options: BlackBoxOptions, players: int) -> BlackBoxState:
        """Return the state with two empty boxes; player 0 hides the first atoms."""
        return BlackBoxState(options=options, names=stand_in_names(players), to_move=0)

    def legal_moves(self, view: BlackBoxView) -> Iterator[Move]:
        """Yield the 211,876 placements at first; later markers, probes, guess and end."""
        if view.to_move is None:
            return
        if view.phase == "hide":
            yield from (Hide(frozenset(atoms)) for atoms in placements())
            return
        box = view.boxes[view.mover]
        yield from (Mark(cell) for cell in CELLS if cell not in box.markers)
        yield from (Unmark(cell) for cell in sorted(box.markers))
        yield from map(Probe, filter(view.may_probe, PORTS))
        if view.may_guess:
            yield Guess()
        yield EndTurn()

    def check(self, view: BlackBoxView, move: Move) -> None:
        """Raise IllegalMove if "Blackbox Command Summary" forbids the move."""
        _check(view, move)

    def apply(self, state: BlackBoxState, move: Move) -> BlackBoxState:
        """Return the state after a move. Raises IllegalMove."""
        _check(state, move)
        after = _foreseen(state, move)
        if isinstance(move, Probe):
            return _with_marks(after, state.mover, move.port)
        if isinstance(move, Guess):
            return _judged(after, state.mover)
        return after

    def resign(self, state: BlackBoxState, player: int) -> BlackBoxState:
        """Return the state in which the other player wins."""
        state = dataclasses.replace(state, out=state.out | {player})
        return last_one_wins(state, Message("{name} resigned", name=state.names[player]))

    def view(self, state: BlackBoxState, player: int | None) -> BlackBoxView:
        """Return the state without the atoms this player is looking for.

        When the game is over, nothing is left out.
        """
        seen = {**_fields(state), "boxes": _boxes_seen(state, player), "viewer": player}
        return BlackBoxView(**seen)

    def resample(self, view: BlackBoxView, rng: Random) -> BlackBoxState:
        """Return a state with the unknown atoms drawn at random from the possible placements.

        All placements that explain the marks and the wrong guesses are equally likely. Raises
        ValueError if there is none, which cannot happen for the view of a real state.
        """
        boxes = tuple(
            dataclasses.replace(box, atoms=frozenset(choose(possible_placements(box), rng)))
            if box.atoms is None and _is_filled(view, player)
            else box
            for player, box in enumerate(view.boxes)
        )
        return BlackBoxState(**{**_fields(view), "boxes": boxes})

    def preview(self, view: BlackBoxView, move: Move) -> BlackBoxView:
        """Return the view after a move, without the result of a probe or a guess."""
        _check(view, move)
        view = _foreseen(view, move)
        return dataclasses.replace(view, boxes=_boxes_seen(view, view.viewer))

    def reveals(self, view: BlackBoxView, move: Move) -> bool:
        """Whether a move reveals something about the atoms: probes and guesses do."""
        return isinstance(move, Probe | Guess)

    def effects(
        self,
        before: BlackBoxView,
        move: Move | CommandGiven,
        after: BlackBoxView,
        viewer: int | None,
    ) -> Iterator[Event]:
        if not isinstance(move, CommandGiven):
            yield from _effect(before, move, after)
        if after.outcome is None:
            return
        for player, (was, now) in enumerate(zip(before.boxes, after.boxes, strict=True)):
            if was.atoms is None and now.atoms is not None:
                yield AtomsShown(player, tuple(sorted_names(now.atoms)))

    def parse_move(self, view: BlackBoxView, text: str, *, closed: bool = True) -> list[Move]:
        """Return the moves of a typed turn: four cells to hide, or markers, a probe and a guess.

        The text's examples: `b3,d3,8h,13n`, `+a1,+d5,+8k,+3f,?`, `14`. Raises InvalidMove and
        IllegalMove.
        """
        mover = view.mover
        if view.phase == "hide":
            return [read_hiding(text, view.names[1 - mover])]
        moves = read_turn(text)
        if closed:
            moves = closed_turn(moves)
        table = view
        for move in moves:
            _check(table, move)
            table = _foreseen(table, move)
        return moves

    def describe(self, move: Move, view: BlackBoxView) -> str:
        """Return the notation; it shows the hidden atoms only to the player who hides them."""
        secret = isinstance(move, Hide) and view.outcome is None and view.viewer != view.to_move
        return "atoms" if secret else str(move)

    #: a move as a noun, in sentences such as “{move} was better”
    def in_words(self, move: Move) -> Message:
        """Return a noun for the move, as notation such as `?` does not fit into a sentence."""
        match move:
            case Hide():
                return Message("hiding atoms at {cells}", cells=str(move))
            case Mark(cell):
                return Message("marking {cell}", cell=CELL_NAMES[cell])
            case Unmark(cell):
                return Message("removing the marker from {cell}", cell=CELL_NAMES[cell])
            case Probe(port):
                return Message("a ray from {port}", port=PORT_NAMES[port])
            case Guess():
                return Message("guessing")
            case EndTurn():
                return Message("ending the turn")

    def diagram(self, view: BlackBoxView, *, coordinates: bool = False) -> str:
        """Return the text's two boards, the viewer's own on the left.

        The names of the cells are always shown.
        """
        return two_boards(view)

    def read_setup(
        self, options: BlackBoxOptions, names: tuple[str, ...], text: str
    ) -> BlackBoxState:
        return setup.read(options, names, text)

    def write_setup(self, state: BlackBoxState) -> str:
        return setup.write(state)


def possible_placements(box: Box) -> int:
    """Return the placements that explain a box's marks and wrong guesses, as a bit set."""
    possible = consistent(box.marks)
    for guess in box.guesses:
        possible &= ~(1 << placement_number(guess))
    return possible


# Checking


def _check(table: BlackBoxPosition, move: Move) -> None:
    opponent = table.names[1 - table.mover]
    if isinstance(move, Hide):
        if table.phase != "hide":
            raise IllegalMove(
                "the atoms are already hidden: you can hide them only in the first round"
            )
        _check_atoms(move, opponent)
        return
    if table.phase == "hide":
        raise IllegalMove("the first round is for hiding four atoms in {name}'s box", name=opponent)
    box = table.boxes[table.mover]
    if isinstance(move, Mark | Unmark):
        _check_marker(box, move)
    elif isinstance(move, Probe):
        _check_probe(table, box, move)
    elif isinstance(move, Guess):
        _check_guess(table, box)


def _check_atoms(move: Hide, opponent: str) -> None:
    if (count := len(set(move.atoms))) != ATOMS:
        raise IllegalMove(
            "hide four different atoms in {name}’s box, not {count}", name=opponent, count=count
        )
    if strange := [cell for cell in move.atoms if cell not in CELLS]:
        raise IllegalMove("{cell} is not on the board", cell=strange[0])


def _check_marker(box: Box, move: Mark | Unmark) -> None:
    """Check a marker move ("add or delete an atom marker")."""
    if move.cell not in CELLS:
        raise IllegalMove("{cell} is not on the board", cell=move.cell)
    name = CELL_NAMES[move.cell]
    if isinstance(move, Mark) and move.cell in box.markers:
        raise IllegalMove("{cell} has a marker already", cell=name)
    if isinstance(move, Unmark) and move.cell not in box.markers:
        raise IllegalMove("{cell} has no marker to remove", cell=name)


def _check_probe(table: BlackBoxPosition, box: Box, move: Probe) -> None:
    """Check a probe ("shoot a probe")."""
    if move.port not in PORTS:
        raise IllegalMove("the ports are 1 to 14 and a to n")
    if table.probed:
        raise IllegalMove("you can send one ray a turn: {port} would be the second", port=str(move))
    if mark := box.marks[move.port]:
        raise IllegalMove(
            "port {port} has the mark {mark} already: choose another one", port=str(move), mark=mark
        )


def _check_guess(table: BlackBoxPosition, box: Box) -> None:
    """Check a guess ("take a guess")."""
    if table.guessed:
        raise IllegalMove("only one guess a turn")
    if (count := len(box.markers)) != ATOMS:
        raise IllegalMove(
            Message.counted(
                count,
                "a guess needs exactly four markers: there is {n}",
                "a guess needs exactly four markers: there are {n}",
            )
        )


# Applying


def _foreseen(table: T, move: Move) -> T:
    """Return the table after a legal move, without the result of a probe or a guess.

    This uses no secret, so it also works on views.
    """
    player = table.mover
    box = table.boxes[player]
    match move:
        case Hide(atoms):
            filled = dataclasses.replace(table.boxes[1 - player], atoms=frozenset(atoms))
            return _turn_ended(_with_box(table, 1 - player, filled))
        case Mark(cell):
            markers = box.markers | {cell}
            return _with_box(table, player, dataclasses.replace(box, markers=markers))
        case Unmark(cell):
            markers = box.markers - {cell}
            return _with_box(table, player, dataclasses.replace(box, markers=markers))
        case Probe():
            probed = _with_box(table, player, dataclasses.replace(box, probes=box.probes + 1))
            return dataclasses.replace(probed, probed=True)
        case Guess():
            return dataclasses.replace(table, guessed=True)
        case _:
            return _turn_ended(table)


def _with_box(table: T, player: int, box: Box) -> T:
    boxes = (box, table.boxes[1]) if player == 0 else (table.boxes[0], box)
    return dataclasses.replace(table, boxes=boxes)


def _turn_ended(table: T) -> T:
    return dataclasses.replace(
        table,
        turn=table.turn + 1,
        to_move=table.next_player(table.mover),
        probed=False,
        guessed=False,
    )


def _with_marks(state: BlackBoxState, player: int, port: int) -> BlackBoxState:
    """Return the state with a probe's marks at one or two ports ("Rules of Blackbox")."""
    box = state.boxes[player]
    marks = list(box.marks)
    assert box.atoms is not None
    result = trace(box.atoms, port)
    if result == HIT:
        marks[port] = "#"
    elif result == REFLECTED:
        marks[port] = "%"
    else:
        marks[port] = marks[result] = next(c for c in LETTERS if c not in box.marks)
    return _with_box(state, player, dataclasses.replace(box, marks=tuple(marks)))


def _judged(state: BlackBoxState, player: int) -> BlackBoxState:
    """Return the state after a guess ("take a guess").

    Four right atoms win at once, the third wrong guess loses.
    """
    box = state.boxes[player]
    name = state.names[player]
    if box.markers == box.atoms:
        winners = frozenset({player})
        found = Message("{name} found the four atoms", name=name)
        return finished(_turn_ended(state), winners, found)
    box = dataclasses.replace(box, guesses=(*box.guesses, box.markers))
    state = _with_box(state, player, box)
    if box.guesses_left > 0:
        return state
    winners = frozenset({1 - player})
    wrong = Message("{name} guessed wrong three times", name=name)
    return finished(_turn_ended(state), winners, wrong)


# Telling


def _effect(before: BlackBoxView, move: Move, after: BlackBoxView) -> Iterator[Event]:
    """Yield the events of a move that the viewer may see."""
    player = before.mover
    box, then = before.boxes[player], after.boxes[player]
    match move:
        case Hide():
            atoms = after.boxes[1 - player].atoms
            yield AtomsHidden(player, None if atoms is None else tuple(sorted_names(atoms)))
        case Mark(cell):
            yield MarkerPut(player, CELL_NAMES[cell])
        case Unmark(cell):
            yield MarkerTaken(player, CELL_NAMES[cell])
        case Probe(port):
            ends = [p for p in PORTS if box.marks[p] != then.marks[p] and p != port]
            leaves = PORT_NAMES[ends[0]] if ends else None
            yield ProbeAnswered(player, PORT_NAMES[port], then.marks[port], leaves)
        case Guess():
            cells = tuple(sorted_names(box.markers))
            if then.guesses_left < box.guesses_left:
                yield GuessWrong(player, cells, then.guesses_left)
            else:
                yield GuessRight(player, cells)
        case EndTurn():
            yield TurnEnded(player)


# Views


_FIELDS = tuple(field.name for field in dataclasses.fields(BlackBoxPosition))


def _fields(table: BlackBoxPosition) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _FIELDS}


def _boxes_seen(table: BlackBoxPosition, viewer: int | None) -> tuple[Box, Box]:
    """Return the boxes without the atoms a viewer may not know."""
    if table.outcome is not None:
        return table.boxes
    first, second = table.boxes
    if viewer != 1:
        first = dataclasses.replace(first, atoms=None)
    if viewer != 0:
        second = dataclasses.replace(second, atoms=None)
    return (first, second)


def _is_filled(table: BlackBoxPosition, player: int) -> bool:
    """Whether atoms have been hidden in a player's box, which the other does in turn 0 or 1."""
    return table.turn > 1 - player
