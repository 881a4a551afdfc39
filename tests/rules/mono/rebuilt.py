"""Mono, rebuilt from its events."""

from typing import Any

from rules.core import Event
from rules.core.event import MatchEnded, TurnPassed
from rules.mono.events import (
    Bared,
    LayoutPlaced,
    LayoutShown,
    Revealed,
    RunsScored,
    TurnEnded,
    TurnGivenUp,
)
from tests.rules.rebuilding import Rebuilt

_LABELS = "123456789abcdefghijklmnop"


class RebuiltMono(Rebuilt):
    """The boards, which cells have been seen, the running list, and who has no layout yet.

    Begins before any layout is placed.
    """

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.to_place = set(range(len(facts["boards"])))
        rows = facts["boards"][0]
        self.cells = {
            f"{chr(97 + column)}{len(rows) - row}": (row, column)
            for row in range(len(rows))
            for column in range(len(rows[0]))
        }

    def take(self, event: Event) -> None:
        super().take(event)
        if isinstance(event, TurnPassed | MatchEnded):
            assert self.facts["list"] == []

    def put_out(self, player: int) -> None:
        self._placed(player)

    def take_own(self, event: Event) -> bool:
        facts = self.facts
        match event:
            case LayoutPlaced(player, rows):
                self._placed(player)
                if rows is not None:
                    facts["boards"][player] = list(rows)
            case Revealed(player, cell, boards, value):
                assert player == facts["to_move"]
                assert value in [shown for _, shown in boards]
                for owner, shown in boards:
                    self._uncover(owner, cell, _LABELS[shown - 1])
                facts["list"].append(value)
            case Bared(player):
                assert len(facts["uncovered"][player]) == len(self.cells)
            case TurnEnded(_, _, values):
                assert facts["list"] == list(values)
            case RunsScored(_, runs):
                scored = [value for value, length in runs for _ in range(length)]
                assert facts["list"][: len(scored)] == scored
                facts["list"] = []
            case TurnGivenUp(_, values):
                assert facts["list"] == list(values)
                facts["list"] = []
            case LayoutShown(player, rows):
                assert "." in "".join(facts["boards"][player])
                facts["boards"][player] = list(rows)
            case _:
                return False
        return True

    def _placed(self, player: int) -> None:
        self.to_place.discard(player)
        if not self.to_place:
            self.facts["phase"] = "play"

    def _uncover(self, owner: int, cell: str, label: str) -> None:
        row, column = self.cells[cell]
        line = self.facts["boards"][owner][row]
        assert line[column] in (".", label)
        self.facts["boards"][owner][row] = line[:column] + label + line[column + 1 :]
        uncovered = self.facts["uncovered"]
        assert cell not in uncovered[owner]
        uncovered[owner] = sorted([*uncovered[owner], cell], key=lambda name: self.cells[name])
