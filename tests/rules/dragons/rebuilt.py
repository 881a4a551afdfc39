"""Dragons, rebuilt from its events."""

from typing import Any, ClassVar

from rules.core import Event
from rules.dragons.events import (
    AutoPlaced,
    DragonClosed,
    EyesMade,
    GapsMade,
    LoopClosed,
    Placed,
)
from tests.rules.rebuilding import Rebuilt

_AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class RebuiltDragons(Rebuilt):
    """The table, how many tiles are left, and the gaps."""

    over: ClassVar[dict[str, Any]] = {"gaps": []}

    def take_own(self, event: Event) -> bool:
        match event:
            case Placed(_, state, position, cell) | AutoPlaced(state, position, cell):
                assert self.facts["positions"][str(position)] == f"{cell[0]},{cell[1]}"
                self._put(cell, state)
            case GapsMade(positions, cells):
                named = [self.facts["positions"][str(position)] for position in positions]
                assert named == [f"{q},{r}" for q, r in cells]
                self.facts["gaps"] = named
            case LoopClosed() | EyesMade() | DragonClosed():
                pass  # follows from the table
            case _:
                return False
        return True

    def _put(self, cell: tuple[int, int], state: str) -> None:
        tiles = self.facts["tiles"]
        tiles[f"{cell[0]},{cell[1]}"] = state
        self.facts["pool"] -= 1
        self.facts["gaps"] = []
        lie = {(int(q), int(r)) for q, r in (name.split(",") for name in tiles)}
        free = {(q + dq, r + dr) for q, r in lie for dq, dr in _AROUND} - lie
        rows = sorted(free, key=lambda at: (2 * at[1] + at[0], at[0]))
        self.facts["positions"] = {str(n): f"{q},{r}" for n, (q, r) in enumerate(rows, 1)}
