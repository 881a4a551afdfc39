"""The lens of Mono: the probabilities of labels on the others' covered cells."""

from random import Random

from rules.core.clock import Clock
from rules.core.lens import Lens, Shares, ordered
from rules.mono.board import LABELS
from rules.mono.game import MonoView
from rules.mono.players.chances import chances


def through_boards(view: MonoView, clock: Clock) -> Lens:
    """See `Mind.lens`. The time is divided among the others' boards."""
    player = view.viewer
    if player is None or view.placing:
        return Lens()
    cells: dict[tuple[int, int], Shares] = {}
    others = view.opponents(player)
    for number, other in enumerate(others):
        time = clock.part(1 / (len(others) - number))
        for name, values in chances(view, other, time, Random(0)).items():
            labels = {LABELS[value - 1]: share for value, share in values.items()}
            cells[other, view.grid.numbers[name]] = ordered(labels)
    return Lens(cells)
