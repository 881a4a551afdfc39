"""A simple second implementation of Mono, to compare the rules with."""

import random
from collections import Counter
from itertools import groupby

LABELS = "123456789abcdefghijklmnopqrstuvwxyz"
COLUMNS = "abcdefghijklmnopqrstuvwxyz"

Board = dict[str, int]


class Refused(ValueError):
    """The rules forbid what the oracle was asked to do."""


def dimensions(size: int) -> tuple[int, int]:
    """Return the rows and columns of a board with `size` regions."""
    cells = size * (size + 1) // 2
    rows = (size + 1) // 2
    assert cells % rows == 0
    return rows, cells // rows


def reading_order(size: int) -> list[str]:
    """Return all cells from left to right, top row first. Row 1 is the bottom row."""
    rows, columns = dimensions(size)
    return [f"{COLUMNS[column]}{row}" for row in range(rows, 0, -1) for column in range(columns)]


def neighbours(cell: str) -> list[str]:
    column, row = COLUMNS.index(cell[0]), int(cell[1:])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < len(COLUMNS)]


def connected(cells: set[str]) -> bool:
    reached = {min(cells)}
    while True:
        more = {n for cell in reached for n in neighbours(cell) if n in cells} - reached
        if not more:
            return reached == cells
        reached |= more


def read_layout(text: str, size: int) -> Board | None:
    """Return the board of a layout text, or None if it is not a valid layout."""
    order = reading_order(size)
    if len(text) != len(order) or any(letter not in LABELS for letter in text):
        return None
    board = {cell: LABELS.index(letter) + 1 for cell, letter in zip(order, text, strict=True)}
    if Counter(board.values()) != {region: region for region in range(1, size + 1)}:
        return None
    for region in range(1, size + 1):
        if not connected({cell for cell in order if board[cell] == region}):
            return None
    return board


def snake_layout(size: int, rng: random.Random) -> str:
    """Return a valid layout, whose regions follow each other along a path that covers the board."""
    rows, columns = dimensions(size)
    path: list[str] = []
    if rng.random() < 0.5:
        for row in range(1, rows + 1):
            line = [f"{COLUMNS[column]}{row}" for column in range(columns)]
            path += line if row % 2 else line[::-1]
    else:
        for column in range(columns):
            line = [f"{COLUMNS[column]}{row}" for row in range(1, rows + 1)]
            path += line if column % 2 else line[::-1]
    regions = list(range(1, size + 1))
    rng.shuffle(regions)
    values = [region for region in regions for _ in range(region)]
    board = dict(zip(path, values, strict=True))
    return "".join(LABELS[board[cell] - 1] for cell in reading_order(size))


def turn_score(values: list[int]) -> int:
    """Return the sum of the squared runs of equal values.

    A last value that goes down does not count.
    """
    counted = list(values)
    if len(counted) >= 2 and counted[-1] < counted[-2]:
        counted.pop()
    return sum(len(list(run)) ** 2 for _, run in groupby(counted))


class MonoOracle:
    def __init__(
        self,
        players: int,
        size: int,
        no_auto: bool = False,
        take_min: bool = False,
        take_max: bool = False,
    ) -> None:
        self.players = players
        self.size = size
        self.no_auto = no_auto
        self.take_min = take_min
        self.take_max = take_max
        self.boards: list[Board | None] = [None] * players
        self.uncovered: list[set[str]] = [set() for _ in range(players)]
        self.resigned: set[int] = set()
        self.list: list[int] = []
        self.scores = [0] * players
        self.to_move: int | None = 0
        self.winners: list[int] | None = None

    # -- queries

    @property
    def phase(self) -> str:
        missing = [p for p in self._still_in() if self.boards[p] is None]
        return "layout" if missing else "play"

    def legal_cells(self, player: int | None = None) -> set[str]:
        """Return the cells that are still covered on the board of at least one opponent."""
        who = self.to_move if player is None else player
        cells: set[str] = set()
        for owner, board in enumerate(self.boards):
            if owner != who and board is not None:
                cells |= set(board) - self.uncovered[owner]
        return cells

    def legal_turn(self, text: str) -> bool:
        """Whether this text may be typed now as a whole turn."""
        if self.to_move is None:
            return False
        if self.phase == "layout":
            return text == "random" or read_layout(text, self.size) is not None
        cells, closing = split_turn(text)
        if not cells:
            return closing == "random" or (closing == "end" and bool(self.list))
        return len(set(cells)) == len(cells) and set(cells) <= self.legal_cells()

    def facts(self, viewer: int | None) -> dict[str, object]:
        outcome: dict[str, object] | None = None
        if self.winners is not None:
            outcome = {"winners": self.winners, "scores": list(self.scores)}
        return {
            "to_move": self.to_move,
            "scores": list(self.scores),
            "outcome": outcome,
            "phase": self.phase,
            "boards": [self._rows(owner, viewer) for owner in range(self.players)],
            "uncovered": [sorted(cells) for cells in self.uncovered],
            "list": list(self.list) if self.to_move is not None else [],
        }

    # -- moves

    def place(self, text: str) -> None:
        board = read_layout(text, self.size)
        if self.to_move is None or self.phase != "layout" or board is None:
            raise Refused(text)
        self.boards[self.to_move] = board
        self._next_player()

    def reveal(self, cell: str) -> bool:
        """Uncover one cell, and return whether that ended the turn."""
        if self.to_move is None or self.phase != "play" or cell not in self.legal_cells():
            raise Refused(cell)
        candidates: list[int] = []
        for owner, board in enumerate(self.boards):
            if owner != self.to_move and board is not None and cell not in self.uncovered[owner]:
                candidates.append(board[cell])
                self.uncovered[owner].add(cell)
        self.list.append(self._choose(candidates))
        went_down = len(self.list) >= 2 and self.list[-1] < self.list[-2]
        if went_down or not self.legal_cells():
            self._end_turn()
            return True
        return False

    def end(self) -> None:
        if self.to_move is None or self.phase != "play" or not self.list:
            raise Refused("end")
        self._end_turn()

    def play_turn(self, text: str, randoms: list[str]) -> None:
        """Play a whole typed turn. `randoms` are the cells that chance chose after it."""
        if not self.legal_turn(text) or self.phase != "play":
            raise Refused(text)
        cells, closing = split_turn(text)
        over = False
        for cell in cells:
            if not over:
                over = self.reveal(cell)
        if not over and (closing == "end" or (self.no_auto and closing != "random")):
            self.end()
            over = True
        for cell in randoms:
            if over:
                raise Refused(f"chance went on with {cell} after the end of the turn")
            over = self.reveal(cell)
        if not over:
            raise Refused("chance stopped before the end of the turn")

    def resign(self, player: int) -> None:
        if self.to_move is None or player in self.resigned:
            raise Refused("resign")
        self.resigned.add(player)
        left = self._still_in()
        if len(left) == 1:
            self._finish(left)
        elif player == self.to_move:
            self.list = []
            self._next_player()

    # -- inside

    def _still_in(self) -> list[int]:
        return [p for p in range(self.players) if p not in self.resigned]

    def _choose(self, candidates: list[int]) -> int:
        if self.take_min:
            return min(candidates)
        if self.take_max:
            return max(candidates)
        last = self.list[-1] if self.list else 0
        fitting = [value for value in candidates if value >= last]
        return min(fitting) if fitting else max(candidates)

    def _end_turn(self) -> None:
        assert self.to_move is not None
        self.scores[self.to_move] += turn_score(self.list)
        self.list = []
        self._next_player()

    def _can_move(self, player: int) -> bool:
        if player in self.resigned:
            return False
        if self.phase == "layout":
            return self.boards[player] is None
        return bool(self.legal_cells(player))

    def _next_player(self) -> None:
        assert self.to_move is not None
        for player in range(self.to_move + 1, self.players):
            if self._can_move(player):
                self.to_move = player
                return
        # The round is over.
        movers = [p for p in range(self.players) if self._can_move(p)]
        if self._some_board_wholly_uncovered() or not movers:
            best = max(self.scores[p] for p in self._still_in())
            self._finish([p for p in self._still_in() if self.scores[p] == best])
        else:
            self.to_move = movers[0]

    def _some_board_wholly_uncovered(self) -> bool:
        return any(
            board is not None and set(board) == self.uncovered[owner]
            for owner, board in enumerate(self.boards)
        )

    def _finish(self, winners: list[int]) -> None:
        self.winners = winners
        self.to_move = None
        self.list = []

    def _rows(self, owner: int, viewer: int | None) -> list[str]:
        _, columns = dimensions(self.size)
        board = self.boards[owner]
        everything = owner == viewer or self.to_move is None
        text = ""
        for cell in reading_order(self.size):
            if board is not None and (everything or cell in self.uncovered[owner]):
                text += LABELS[board[cell] - 1]
            else:
                text += "."
        return [text[start : start + columns] for start in range(0, len(text), columns)]


def split_turn(text: str) -> tuple[list[str], str]:
    """Return the cells of a typed turn and the word that closes it."""
    parts = text.split(",")
    if parts[-1] in ("random", "end"):
        return parts[:-1], parts[-1]
    return parts, ""
