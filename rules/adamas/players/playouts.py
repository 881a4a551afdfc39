"""Random play on the inner board, to measure how fast it is.

The policy, which `tests/oracles/playouts_adamas.py` follows draw by draw: a stack of the mover at
random, a cell in its sight at random, a number of its pieces at random; one time in four, if other
stacks see the cell, they all come along with all their pieces. Choices fall on cells in cell
order.
"""

from collections.abc import Callable

from rules.adamas.players.board import Built, Field, bits

Chooser = Callable[[], float]
"""A number from 0 to 1, 1 excluded: `Random(seed).random`."""


def random_built(field: Field, chance: Chooser) -> Built:
    """Return a random move of the player to move."""
    mover = field.mover
    assert mover is not None
    own, foe = field.own[mover], field.foe[mover]
    sources = bits(field.masks[mover])
    while True:
        source = sources[int(chance() * len(sources))]
        stacks, free = field.seen(source)
        targets = [c for c in stacks if not foe[c] or (field.opened and field.capturable(c))]
        targets += free
        if targets:
            break
        sources.remove(source)
    targets.sort()
    target = targets[int(chance() * len(targets))]
    count = 1 + int(chance() * own[source])
    if chance() < 0.25:
        friends = [cell for cell in field.seen(target)[0] if own[cell] and cell != source]
        if friends:
            lifts = ((source, count), *((cell, own[cell]) for cell in friends))
            return lifts, ((target, sum(number for _, number in lifts)),)
    return ((source, count),), ((target, count),)
