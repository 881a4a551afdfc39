"""The displayed state of Mono: the scene writes it, the parts of table and panel read it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from desktop.board.contract import Spot
from desktop.board.row_data import PlyText
from desktop.games.mono.arrangement import Arrangement, arrange
from desktop.games.mono.paint import BoardLook
from rules.core import Event
from rules.mono.board import HIDDEN, LABELS, Board, board
from rules.mono.events import Revealed, TurnEnded


class Notes:
    """Notes: a label for each cell of each board; `2:c3=5` is seat 2, cell c3, value 5."""

    def __init__(self) -> None:
        self._labels: dict[tuple[int, int], str] = {}

    def clear(self) -> None:
        """Clear all notes, as another player is looking."""
        self._labels.clear()

    def on(self, player: int) -> dict[int, str]:
        """Return the notes on a player's board, by cell."""
        return {cell: label for (whose, cell), label in self._labels.items() if whose == player}

    def write(self, player: int, cell: int, label: str) -> None:
        """Note a label; an empty one removes the note."""
        if label:
            self._labels[player, cell] = label
        else:
            self._labels.pop((player, cell), None)

    def turn(self, player: int, cell: int, board: str, size: int) -> None:
        """Note the next label that is still possible on this partly known board."""
        open_labels = [
            label for value, label in enumerate(LABELS[:size], 1) if board.count(label) < value
        ]
        now = self._labels.get((player, cell), "")
        self.write(player, cell, next((label for label in open_labels if label > now), ""))

    def plain(self, grid: Board) -> list[str]:
        """Return all notes as texts, in seat and reading order."""
        return [
            f"{player + 1}:{grid.names[cell]}={label}"
            for (player, cell), label in sorted(self._labels.items())
        ]

    def read(self, texts: Collection[str], grid: Board, players: int) -> None:
        """Restore the texts that `plain` returned; other texts are ignored."""
        self.clear()
        for text in texts:
            seat, _, rest = text.partition(":")
            name, _, label = rest.partition("=")
            known = name in grid.numbers and len(label) == 1 and label in LABELS[: grid.size]
            if known and seat in map(str, range(1, players + 1)):
                self.write(int(seat) - 1, grid.numbers[name], label)


def still_hidden(notes: dict[int, str], board: str) -> dict[int, str]:
    """Return the notes on cells that are still hidden."""
    return {cell: label for cell, label in notes.items() if board[cell] == HIDDEN}


@dataclass(slots=True)
class BoardsView:
    """A view of the match, its viewer and seat, and the viewer's notes.

    `view`, `viewer` and `seat` are the scene's attributes of these names.
    """

    view: Any = None
    viewer: int | None = None
    seat: int | None = None
    pencil: Notes = field(default_factory=Notes)
    """The viewer's guesses on the others' boards."""
    held: list[Revealed] = field(default_factory=list)
    """The reveals that are not shown yet, while cells are shown one by one."""
    planned: tuple[int, ...] | None = None
    """The cells of a turn written whole, in order; None if each is revealed at once."""
    log: list[Revealed] = field(default_factory=list)
    """All reveals, in order."""
    given_up: int = 0
    """How many of the last reveals belong to turns given up after the list shown."""
    steps: list[Revealed] = field(default_factory=list)
    """The reveals, already shown, of the turn whose list is shown."""
    earlier: list[Revealed] = field(default_factory=list)
    """The reveals of several other players since the viewer's last turn, before that turn."""
    struck_by: int | None = None
    """The player who uncovers cells of the viewer's board while that board is on the table."""
    rolls: bool = False
    """Whether the viewer may reveal cells at random, with the die in the rack."""
    alone: bool = False
    """Whether it is a lesson or a puzzle, in which the opponent's turns are not looked at."""
    ended: bool = False
    """Whether what decided the match is shown, with the boards of all players."""
    arrangement: Arrangement = field(default_factory=lambda: arrange(board(2), [0]))
    """The places of the boards on the table."""
    looks: dict[int, BoardLook] = field(default_factory=dict)
    """The look of each board on the table, by its owner."""

    @property
    def grid(self) -> Board:
        """The shape all boards have."""
        made: Board = self.view.grid
        return made

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.view.outcome is not None

    @property
    def placing(self) -> bool:
        """Whether layouts are being placed."""
        return bool(self.view.placing) and not self.over

    @property
    def to_place(self) -> bool:
        """Whether the viewer has a layout to place."""
        return self.placing and self.viewer is not None and self.view.layouts[self.viewer] is None

    def is_draft(self, labels: str) -> bool:
        """Return whether these can be labels of an unfinished layout."""
        known = set(LABELS[: self.grid.size] + HIDDEN)
        return len(labels) == len(self.grid.names) and set(labels) <= known

    @property
    def fresh(self) -> list[int]:
        """The cells uncovered in the turn whose list is shown."""
        return [self.grid.numbers[step.cell] for step in self.steps]

    @property
    def listed(self) -> tuple[int, ...]:
        """The values of the list shown: the running one, or that of the turn before."""
        turn = self.view.last_turn
        values: tuple[int, ...] = self.view.values or (turn.values if turn is not None else ())
        return values

    def uncovered(self, player: int) -> int:
        """Return the cells of a player's board that others uncovered, as a bit mask.

        Reveals that are not shown yet do not count.
        """
        seen: int = self.view.uncovered[player]
        return seen & ~self._cells_of(self.held, player)

    def _cells_of(self, steps: Iterable[Revealed], player: int) -> int:
        """Return the cells that these steps uncovered on a player's board, as a mask."""
        numbers = self.grid.numbers
        return sum(1 << numbers[step.cell] for step in steps if player in dict(step.boards))

    def drawn_places(self, count: int) -> frozenset[int]:
        """Return which of the first `count` values of the list were uncovered at random."""
        return frozenset(place for place, step in enumerate(self.steps[:count]) if step.at_random)

    def players(self) -> list[int]:
        """Return whose boards are on the table: the viewer's until all are placed, then others."""
        view, viewer = self.view, self.viewer
        count = len(view.names)
        if viewer is None or self.ended:
            boards = [p for p in range(count) if view.layouts[p] is not None]
            return boards if boards and not self.placing else list(range(count))
        if self.placing:
            return [viewer]
        others = [(viewer + step) % count for step in range(1, count)]
        boards = [p for p in others if view.layouts[p] is not None] or others
        return [viewer if p == self.struck_by else p for p in boards]

    def look_of(self, player: int) -> BoardLook:
        """Return the look of a player's board for the viewer."""
        view, grid = self.view, self.grid
        if player == self.viewer and self.to_place:
            return BoardLook(grid, HIDDEN * len(grid.names), drafted=True)
        labels = view.layouts[player] or HIDDEN * len(grid.names)
        seen = self.uncovered(player)
        fresh = passed = older = 0
        if not self.ended:
            fresh, passed = self._marks(player)
            older = self._cells_of(self.earlier, player)
        if player == self.viewer:
            return BoardLook(grid, labels, seen=seen, fresh=fresh, passed=passed, older=older)
        kept = 0
        if self.over and not self.held and view.layouts[player] is not None:
            kept = grid.full & ~seen
        else:
            shown = (label if seen >> cell & 1 else HIDDEN for cell, label in enumerate(labels))
            labels = "".join(shown)
        notes = still_hidden(self.pencil.on(player), labels)
        return BoardLook(
            grid, labels, kept=kept, fresh=fresh, passed=passed, older=older, notes=notes
        )

    def _marks(self, player: int) -> tuple[int, int]:
        """Return the cells of a board that were uncovered in the turn shown, as masks.

        The first mask has all of them, the second those whose value did not count.
        """
        passed = [step for step in self.steps if dict(step.boards).get(player) != step.value]
        return self._cells_of(self.steps, player), self._cells_of(passed, player)

    # -- reveals, cell by cell

    def follow(self, plies: Iterable[PlyText]) -> None:
        """Read all reveals in order from the plies."""
        told = [event for ply in plies for event in ply.events]
        self.log = [event for event in told if isinstance(event, Revealed)]
        since = takewhile(lambda event: not isinstance(event, TurnEnded), reversed(told))
        later = sum(isinstance(event, Revealed) for event in since)
        self.given_up = 0 if self.view.values else later

    def hold_back(self, events: Iterable[Event]) -> None:
        """Hold back the reveals of these events, to show them later."""
        self.held = [event for event in events if isinstance(event, Revealed)]

    def read_steps(self) -> None:
        """Find the steps of the turn whose list is shown, and those of the turns before it."""
        made, end = self.log, len(self.log) - self.given_up
        start = end - len(self.listed)
        self.steps = made[start : end - len(self.held)] if start >= 0 else []
        self.earlier = self._since_own_turn(made[: max(0, start)])
        if len(self.view.names) > 2:
            self.earlier += made[end:]

    def _since_own_turn(self, made: Sequence[Revealed]) -> list[Revealed]:
        """Return the steps after the viewer's last own one.

        With two players none is marked.
        """
        view, turn = self.view, self.view.last_turn
        whose = view.to_move if self.viewer is None else self.viewer
        if len(view.names) < 3 or (not view.values and turn is not None and turn.player == whose):
            return []
        others = takewhile(lambda step: step.player != whose, reversed(made))
        return list(others)


SpotKey = tuple[str, int, int]


def cell_or_board(spot: Spot | None) -> SpotKey:
    """Return the kind of a spot, "cell" or "board", with its player and cell.

    For any other spot return ("", -1, -1).
    """
    key = spot.key if spot is not None else None
    if isinstance(key, tuple) and len(key) == 3 and key[0] in ("cell", "board", "random"):
        return key
    return ("", -1, -1)
