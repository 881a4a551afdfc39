"""Set-up positions of Black Box: `O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: O`.

A player's cells are the atoms in the box that the player has to solve. No probes have been made.
"""

from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES
from rules.blackbox.state import BlackBoxOptions, BlackBoxState, Box, sorted_names
from rules.core import SEATS, InvalidSetup, shorten
from rules.core.setup_text import seat, sections, written

_SEATS = SEATS[:2]


def read(options: BlackBoxOptions, names: tuple[str, ...], text: str) -> BlackBoxState:
    """Return the position a text describes. Raises InvalidSetup, which names the players."""
    found = sections(text, (*_SEATS, "move"))
    boxes = [
        Box(atoms=_atoms(name, found.get(key, []))) for key, name in zip(_SEATS, names, strict=True)
    ]
    to_move = seat(found.get("move"), _SEATS)
    return BlackBoxState(
        options=options,
        names=names,
        to_move=to_move,
        turn=2 + to_move,
        boxes=(boxes[0], boxes[1]),
    )


def write(state: BlackBoxState) -> str:
    """Return the text for a position's atoms and the player to move."""
    parts = {
        key: sorted_names(box.atoms or ()) for key, box in zip(_SEATS, state.boxes, strict=True)
    }
    return written({**parts, "move": [_SEATS[state.to_move or 0]]})


def _atoms(name: str, words: list[str]) -> frozenset[int]:
    known = {name: cell for cell, name in enumerate(CELL_NAMES)}
    for word in words:
        if word.lower() not in known:
            raise InvalidSetup(
                "“{text}” should look like {example}", text=shorten(word), example="a1"
            )
    cells = [known[word.lower()] for word in words]
    if twice := [cell for cell in cells if cells.count(cell) > 1]:
        raise InvalidSetup("{what} appears twice", what=CELL_NAMES[twice[0]])
    if len(cells) != ATOMS:
        raise InvalidSetup(
            "hide four different atoms in {name}’s box, not {count}",
            name=name,
            count=len(cells),
        )
    return frozenset(cells)
