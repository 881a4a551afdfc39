"""Private pencil marks: what a player guesses under the hidden cells of the others' boards."""

from __future__ import annotations

from collections.abc import Collection

from rules.mono.board import HIDDEN, LABELS, Board


class Notes:
    """One label a cell and board. As plain data a note reads `2:c3=5`: seat 2, cell c3, value 5."""

    def __init__(self) -> None:
        self._labels: dict[tuple[int, int], str] = {}

    def clear(self) -> None:
        """Forgets all: another player is looking."""
        self._labels.clear()

    def on(self, player: int) -> dict[int, str]:
        """The notes on a player's board, by cell."""
        return {cell: label for (whose, cell), label in self._labels.items() if whose == player}

    def write(self, player: int, cell: int, label: str) -> None:
        """Notes a label, or with an empty one nothing any more."""
        if label:
            self._labels[player, cell] = label
        else:
            self._labels.pop((player, cell), None)

    def turn(self, player: int, cell: int, board: str, size: int) -> None:
        """Notes the next label that this board, as far as it is known, leaves possible."""
        open_labels = [
            label for value, label in enumerate(LABELS[:size], 1) if board.count(label) < value
        ]
        now = self._labels.get((player, cell), "")
        self.write(player, cell, next((label for label in open_labels if label > now), ""))

    def plain(self, grid: Board) -> list[str]:
        """All notes as plain data, in seat and reading order."""
        return [
            f"{player + 1}:{grid.names[cell]}={label}"
            for (player, cell), label in sorted(self._labels.items())
        ]

    def read(self, texts: Collection[str], grid: Board, players: int) -> None:
        """Takes over what `plain` gave; other texts are passed over."""
        self.clear()
        for text in texts:
            seat, _, rest = text.partition(":")
            name, _, label = rest.partition("=")
            known = name in grid.numbers and len(label) == 1 and label in LABELS[: grid.size]
            if known and seat in map(str, range(1, players + 1)):
                self.write(int(seat) - 1, grid.numbers[name], label)


def still_hidden(notes: dict[int, str], board: str) -> dict[int, str]:
    """The notes on cells that are hidden yet."""
    return {cell: label for cell, label in notes.items() if board[cell] == HIDDEN}
