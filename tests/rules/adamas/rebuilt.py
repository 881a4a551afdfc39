"""Adamas, rebuilt from its events."""

from typing import Any, ClassVar

from rules.adamas.events import Captured, Moved, Removed, Repeated
from rules.core import SEATS, Event
from tests.rules.rebuilding import Rebuilt


class RebuiltAdamas(Rebuilt):
    """The stacks by cell."""

    over: ClassVar[dict[str, Any]] = {"repeated": False}

    def take_own(self, event: Event) -> bool:
        stacks = self.facts["stacks"]
        match event:
            case Moved(player, count, source, target, height):
                self.facts["repeated"] = False
                stacks[source][1] -= count
                if not stacks[source][1]:
                    del stacks[source]
                stood = stacks.get(target, [SEATS[player], 0])
                assert stood == [SEATS[player], height - count]
                stacks[target] = [SEATS[player], height]
            case Captured(_, cell, owner, height):
                assert stacks.pop(cell) == [SEATS[owner], height]
            case Removed(player, count, stood):
                self.facts["repeated"] = False
                gone = [cell for cell, (seat, _) in stacks.items() if seat == SEATS[player]]
                assert sum(stacks[cell][1] for cell in gone) == count
                assert dict(stood) == {cell: stacks[cell][1] for cell in gone}
                for cell in gone:
                    del stacks[cell]
            case Repeated():
                self.facts["repeated"] = True
            case _:
                return False
        return True
