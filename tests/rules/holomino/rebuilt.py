"""Holomino, rebuilt from its events."""

from rules.core import Event
from rules.holomino.events import Drawn, HoleClosed, Placed, TableBegun, ThrownBack
from tests.rules.rebuilding import Rebuilt

_AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class RebuiltHolomino(Rebuilt):
    """The table, the pools and how many tiles are in the sack."""

    def take_own(self, event: Event) -> bool:
        facts = self.facts
        match event:
            case TableBegun(tile, cell):
                facts["sack"] -= 1
                self._put(cell, tile)
            case Drawn(player, tile):
                facts["sack"] -= 1
                facts["pools"][player].append(tile)
            case Placed(player, digits, position, cell):
                assert facts["positions"][str(position)] == f"{cell[0]},{cell[1]}"
                ways = (digits, digits[1:] + digits[:1], digits[2:] + digits[:2])
                facts["pools"][player].remove(min(ways))
                self._put(cell, digits)
            case HoleClosed(_, cells, numbers):
                for q, r in cells:
                    digits = facts["tiles"][f"{q},{r}"]
                    assert any(str(number) in digits for number in numbers)
            case ThrownBack(player, tile):
                facts["pools"][player].remove(tile)
                facts["sack"] += 1
            case _:
                return False
        if facts["sack"] and isinstance(event, Placed | ThrownBack | TableBegun):
            facts["to_move"] = -1
        return True

    def _put(self, cell: tuple[int, int], digits: str) -> None:
        tiles = self.facts["tiles"]
        tiles[f"{cell[0]},{cell[1]}"] = digits
        lie = {(int(q), int(r)) for q, r in (name.split(",") for name in tiles)}
        free = {(q + dq, r + dr) for q, r in lie for dq, dr in _AROUND} - lie
        rows = sorted(free, key=lambda at: (2 * at[1] + at[0], at[0]))
        self.facts["positions"] = {str(n): f"{q},{r}" for n, (q, r) in enumerate(rows, 1)}
