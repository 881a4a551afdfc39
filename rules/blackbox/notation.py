"""The notation of Black Box: parses a typed turn into moves.

It follows "Blackbox Command Summary" in the source text. It does not check whether a move is
legal; `rules.blackbox.game` does that.
"""

import re

from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_SPELLINGS, PORT_NUMBERS
from rules.blackbox.state import EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core import IllegalMove, InvalidMove, Message, shorten
from rules.core.limits import LONGEST_TEXT

_CELL_HELP = Message("a cell is a letter from a to n and a number from 1 to 14, such as b3")
_TURN_HELP = Message(
    "type markers such as +b3 or /b3, a port (1 to 14 or a to n), “?” to guess, or “end”"
)

# A typed turn's moves are made in the order of these kinds.
_STAGES: tuple[tuple[type, ...], ...] = ((Mark, Unmark), (Probe,), (Guess,), (EndTurn,))


def read_hiding(text: str, opponent: str) -> Hide:
    """Return a first move: four different cells, such as `b3,d3,8h,13n`.

    Raises InvalidMove for a word that is not a cell, and IllegalMove for too few cells, too many
    cells, or a repeated cell.
    """
    atoms: set[int] = set()
    for element, place in _elements(text, Message("type four cells, such as a1,a2,d4,d5")):
        cell = _cell(element)
        if cell is None:
            raise InvalidMove(
                "“{text}” is not a cell: {help}", place, text=shorten(element, 12), help=_CELL_HELP
            )
        if cell in atoms:
            raise IllegalMove("{what} appears twice", what=element)
        atoms.add(cell)
    if len(atoms) != ATOMS:
        raise IllegalMove(
            "hide four different atoms in {name}’s box, not {count}",
            name=opponent,
            count=len(atoms),
        )
    return Hide(frozenset(atoms))


def read_turn(text: str) -> list[Move]:
    """Return the elements of a later turn, in the order written, such as `+a1,+d5,/8k,14,?`.

    Raises InvalidMove.
    """
    moves: list[Move] = []
    for element, place in _elements(text, _TURN_HELP):
        if moves and isinstance(moves[-1], EndTurn):
            raise InvalidMove("nothing can follow “{word}”", place, word="end")
        moves.append(_read_element(element, place))
    return moves


def closed_turn(moves: list[Move]) -> list[Move]:
    """Return a typed turn in the order it is played.

    The markers come first, in the order written, then the probe, the guess, and the end.
    """
    ended = moves if EndTurn() in moves else [*moves, EndTurn()]
    return sorted(ended, key=_stage)


def _elements(text: str, help: Message) -> list[tuple[str, int]]:
    """Return the comma-separated elements in lower case, each with its offset in the text.

    Raises InvalidMove; if the text is empty, `help` is the reason.
    """
    if len(text) > LONGEST_TEXT:
        raise InvalidMove("at most {most} characters are allowed", LONGEST_TEXT, most=LONGEST_TEXT)
    if not text.strip():
        raise InvalidMove(help)
    elements = []
    place = 0
    for part in text.split(","):
        element = part.strip()
        start = place + len(part) - len(part.lstrip())
        if not element:
            raise InvalidMove("something is missing before or after a comma", place)
        # Lowering turns some foreign characters, such as the Kelvin sign, into Latin letters.
        elements.append((element.lower() if element.isascii() else element, start))
        place += len(part) + 1
    return elements


def _read_element(element: str, place: int) -> Move:
    if element == "end":
        return EndTurn()
    if element == "?":
        return Guess()
    if element in PORT_NUMBERS:
        return Probe(PORT_NUMBERS[element])
    if element[0] in "+/-":
        cell = _cell(element[1:].strip())
        if cell is None:
            raise InvalidMove(
                "“{text}” is not a cell: {help}", place, text=shorten(element, 12), help=_CELL_HELP
            )
        return Mark(cell) if element[0] == "+" else Unmark(cell)
    if _cell(element) is not None:
        raise InvalidMove(
            "write +{cell} to mark the cell {cell}, or /{cell} to remove its marker",
            place,
            cell=element,
        )
    raise InvalidMove(
        "“{text}” cannot be read: {help}", place, text=shorten(element, 12), help=_TURN_HELP
    )


def _cell(element: str) -> int | None:
    """Return the cell with this name; spaces between letter and number are allowed."""
    return CELL_SPELLINGS.get(re.sub("(?<=[a-n]) +(?=[0-9])|(?<=[0-9]) +(?=[a-n])", "", element))


def _stage(move: Move) -> int:
    return next(number for number, kinds in enumerate(_STAGES) if isinstance(move, kinds))
