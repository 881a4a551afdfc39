"""A simple second implementation of Black Box, to compare the rules with."""

Cell = tuple[int, int]  # column and row, both from 0, row 0 at the top

TOP = "abcdefg"
BOTTOM = "hijklmn"
SIDE = 7


class Refused(ValueError):
    """The rules forbid what the oracle was asked to do."""


def ports() -> dict[str, tuple[Cell, Cell]]:
    """Return, for each port, the cell outside the box where its ray starts, and the direction."""
    table: dict[str, tuple[Cell, Cell]] = {}
    for index in range(SIDE):
        table[str(index + 1)] = ((-1, index), (1, 0))
        table[str(index + 8)] = ((SIDE, index), (-1, 0))
        table[TOP[index]] = ((index, -1), (0, 1))
        table[BOTTOM[index]] = ((index, SIDE), (0, -1))
    return table


PORTS = ports()


def inside(cell: Cell) -> bool:
    return 0 <= cell[0] < SIDE and 0 <= cell[1] < SIDE


def read_cell(text: str) -> Cell | None:
    """Return the cell for a column name and a row name, in either order and case."""
    low = text.lower()
    letters = "".join(c for c in low if c in TOP + BOTTOM)
    digits = "".join(c for c in low if c in "0123456789")
    if low not in (letters + digits, digits + letters) or len(letters) != 1:
        return None
    if digits not in [str(number) for number in range(1, 15)]:
        return None
    return (TOP + BOTTOM).index(letters) % SIDE, (int(digits) - 1) % SIDE


def cell_name(cell: Cell) -> str:
    return f"{TOP[cell[0]]}{cell[1] + 1}"


def add(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1]


def trace(atoms: set[Cell], port: str) -> str:
    """Return `#` for a hit, `%` for a reflection, or else the port where the ray leaves the box."""
    place, step = PORTS[port]
    while True:
        side = (step[1], step[0])  # perpendicular to the direction
        back = (-side[0], -side[1])
        ahead = add(place, step)
        if ahead in atoms:
            return "#"
        one, other = add(ahead, side) in atoms, add(ahead, back) in atoms
        if not inside(place):
            if one or other:
                return "%"
            place = ahead
        elif one and other:
            step = (-step[0], -step[1])
        elif one:
            step = back
        elif other:
            step = side
        else:
            place = ahead
        if not inside(place):
            out = next(name for name, (cell, _) in PORTS.items() if cell == place)
            return "%" if out == port else out


class Box:
    """The box that one player solves."""

    def __init__(self) -> None:
        self.atoms: set[Cell] | None = None
        self.marks: dict[str, str] = {}
        self.markers: set[Cell] = set()
        self.guesses_left = 3
        self.probes = 0
        self.letters = 0

    def probe(self, port: str) -> None:
        assert self.atoms is not None
        self.probes += 1
        result = trace(self.atoms, port)
        if result in ("#", "%"):
            self.marks[port] = result
            return
        letter = "abcdefghijklmn"[self.letters]
        self.letters += 1
        self.marks[port] = letter
        self.marks[result] = letter

    def facts(self, show: bool) -> dict[str, object]:
        atoms = None
        if show and self.atoms is not None:
            atoms = sorted(cell_name(cell) for cell in self.atoms)
        return {
            "marks": dict(self.marks),
            "markers": sorted(cell_name(cell) for cell in self.markers),
            "guesses_left": self.guesses_left,
            "atoms": atoms,
            "probes": self.probes,
        }


class BlackBoxOracle:
    def __init__(self) -> None:
        self.boxes = [Box(), Box()]
        self.to_move: int | None = 0
        self.winner: int | None = None
        self.probed = False
        self.guessed = False

    # -- queries

    @property
    def hiding(self) -> bool:
        return any(box.atoms is None for box in self.boxes)

    def facts(self, viewer: int | None) -> dict[str, object]:
        over = self.winner is not None
        outcome: dict[str, object] | None = None
        if over:
            outcome = {"winners": [self.winner], "scores": [0, 0]}
        boxes = [box.facts(over or viewer == 1 - p) for p, box in enumerate(self.boxes)]
        return {"to_move": self.to_move, "scores": [0, 0], "outcome": outcome, "boxes": boxes}

    def legal_turn(self, text: str) -> bool:
        """Whether this text may be typed now as a whole turn, or as the rest of one."""
        if self.to_move is None:
            return False
        parts = text.lower().split(",")
        if self.hiding:
            cells = [read_cell(part) for part in parts]
            return None not in cells and len(cells) == 4 and len(set(cells)) == 4
        if parts[-1] == "end":
            parts.pop()
        return self._legal_parts(parts)

    def _legal_parts(self, parts: list[str]) -> bool:
        box = self._box()
        markers = set(box.markers)
        shots = [part for part in parts if part in PORTS]
        guesses = [part for part in parts if part == "?"]
        for part in parts:
            if part in PORTS or part == "?":
                continue
            cell = read_cell(part[1:])
            if cell is None or part[0] not in "+-/" or (part[0] == "+") == (cell in markers):
                return False
            markers ^= {cell}
        if len(shots) + self.probed > 1 or len(guesses) + self.guessed > 1:
            return False
        return not any(s in box.marks for s in shots) and (not guesses or len(markers) == 4)

    def legal_steps(self) -> set[str]:
        """Return the player's legal single clicks. Removals are written with a slash."""
        if self.to_move is None or self.hiding:
            return set()
        box = self._box()
        steps = {"end"}
        for column in range(SIDE):
            for row in range(SIDE):
                sign = "/" if (column, row) in box.markers else "+"
                steps.add(sign + cell_name((column, row)))
        if not self.probed:
            steps |= {port for port in PORTS if port not in box.marks}
        if not self.guessed and len(box.markers) == 4:
            steps.add("?")
        return steps

    # -- moves

    def play_turn(self, text: str) -> None:
        if not self.legal_turn(text):
            raise Refused(text)
        parts = text.lower().split(",")
        if self.hiding:
            self.hide(parts)
            return
        for part in parts:
            if part[0] == "+":
                self.mark(part[1:])
            elif part[0] in "-/":
                self.unmark(part[1:])
        for part in parts:
            if part in PORTS:
                self.probe(part)
        if "?" in parts:
            self.guess()
        if self.to_move is not None:
            self.end_turn()

    def step(self, text: str) -> None:
        """Make a single click."""
        if text == "end":
            self.end_turn()
        elif text == "?":
            self.guess()
        elif text in PORTS:
            self.probe(text)
        elif text[0] == "+":
            self.mark(text[1:])
        else:
            self.unmark(text[1:])

    def hide(self, atoms: list[str]) -> None:
        """Hide four atoms in the box that the opponent has to solve."""
        cells = {cell for cell in map(read_cell, atoms) if cell is not None}
        if self.to_move is None or not self.hiding or len(atoms) != 4 or len(cells) != 4:
            raise Refused(",".join(atoms))
        self.boxes[1 - self.to_move].atoms = cells
        self.to_move = 1 - self.to_move

    def mark(self, text: str) -> None:
        cell = read_cell(text)
        if self.hiding or cell is None or cell in self._box().markers:
            raise Refused(text)
        self._box().markers.add(cell)

    def unmark(self, text: str) -> None:
        cell = read_cell(text)
        if self.hiding or cell is None or cell not in self._box().markers:
            raise Refused(text)
        self._box().markers.remove(cell)

    def probe(self, port: str) -> None:
        if self.hiding or self.probed or port in self._box().marks:
            raise Refused(port)
        self._box().probe(port)
        self.probed = True

    def guess(self) -> None:
        box = self._box()
        if self.hiding or self.guessed or len(box.markers) != 4 or self.to_move is None:
            raise Refused("?")
        self.guessed = True
        if box.markers == box.atoms:
            self._finish(self.to_move)
            return
        box.guesses_left -= 1
        if box.guesses_left == 0:
            self._finish(1 - self.to_move)

    def end_turn(self) -> None:
        if self.hiding or self.to_move is None:
            raise Refused("end")
        self.to_move = 1 - self.to_move
        self.probed = self.guessed = False

    def resign(self, player: int) -> None:
        if self.to_move is None:
            raise Refused("resign")
        self._finish(1 - player)

    # -- inside

    def _box(self) -> Box:
        if self.to_move is None:
            raise Refused("the game is over")
        return self.boxes[self.to_move]

    def _finish(self, winner: int) -> None:
        self.winner = winner
        self.to_move = None
