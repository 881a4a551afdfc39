"""The two boards of Black Box as the server printed them."""

from rules.blackbox.rays import PORTS, SIDE
from rules.blackbox.state import BlackBoxView, Box


def two_boards(view: BlackBoxView) -> str:
    """Return the text's "game in progress": the viewer's board on the left, 64 columns wide."""
    own = view.viewer or 0
    order = (own, 1 - own)
    names = [view.names[player] for player in order]
    boxes = [view.boxes[player] for player in order]
    left, right = (_board(box) for box in boxes)
    return "\n".join(
        [
            f"Player {names[0]}'s board on left.  Player {names[1]}'s board on right.",
            *(a + b for a, b in zip(left, right, strict=True)),
            "  ".join(_guesses_left(n, box) for n, box in zip(names, boxes, strict=True)),
        ]
    )


def _board(box: Box) -> list[str]:
    """Return the lines of one board, 32 characters each."""
    marks = [f"{mark:<2}" for mark in box.marks]
    left, right, top, bottom = (marks[side : side + SIDE] for side in range(0, len(PORTS), SIDE))
    bar = f"     |{'=' * 20}|     "
    rows = []
    for row in range(SIDE):
        cells = (_cell(box, SIDE * column + row) for column in range(SIDE))
        inside = "|".join([left[row], *cells, right[row]])
        rows.append(f"{row + 1:>2}|{inside}|{row + 1 + SIDE:<2}")
        rows.append("  " + "|--" * (SIDE + 2) + "|  ")
    return [
        f"      {'  '.join('ABCDEFG')}       ",
        f"     |{'|'.join(top)}|     ",
        bar,
        *rows[:-1],
        bar,
        f"     |{'|'.join(bottom)}|     ",
        f"      {'  '.join('HIJKLMN')}       ",
    ]


def _cell(box: Box, cell: int) -> str:
    marker = "?" if cell in box.markers else " "
    return marker + ("@" if box.atoms and cell in box.atoms else " ")


def _guesses_left(name: str, box: Box) -> str:
    left = box.guesses_left
    return f"Player {name} has {left} guess{'' if left == 1 else 'es'} left."
