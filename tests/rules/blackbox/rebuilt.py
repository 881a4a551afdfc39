"""Black Box, rebuilt from its events."""

from rules.blackbox.events import (
    AtomsHidden,
    AtomsShown,
    GuessRight,
    GuessWrong,
    MarkerPut,
    MarkerTaken,
    ProbeAnswered,
    TurnEnded,
)
from rules.core import Event
from tests.rules.rebuilding import Rebuilt


class RebuiltBlackBox(Rebuilt):
    """Both boxes, and whether there is still something to hide."""

    def take_own(self, event: Event) -> bool:
        boxes = self.facts["boxes"]
        match event:
            case AtomsHidden(player, cells):
                if cells is not None:
                    boxes[1 - player]["atoms"] = list(cells)
                if player == 1:
                    self.facts["phase"] = "play"
            case MarkerPut(player, cell):
                boxes[player]["markers"] = sorted([*boxes[player]["markers"], cell])
            case MarkerTaken(player, cell):
                boxes[player]["markers"].remove(cell)
            case ProbeAnswered(player, port, mark, leaves):
                boxes[player]["probes"] += 1
                for marked in (port, leaves) if leaves else (port,):
                    assert marked not in boxes[player]["marks"]
                    boxes[player]["marks"][marked] = mark
            case GuessWrong(player, cells, left):
                assert boxes[player]["markers"] == list(cells)
                boxes[player]["guesses_left"] -= 1
                assert boxes[player]["guesses_left"] == left
            case GuessRight(player, cells):
                assert boxes[player]["markers"] == list(cells)
            case TurnEnded(player):
                assert player == self.facts["to_move"]
            case AtomsShown(player, cells):
                assert boxes[player]["atoms"] is None
                boxes[player]["atoms"] = list(cells)
            case _:
                return False
        return True
