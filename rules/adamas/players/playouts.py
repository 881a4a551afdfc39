"""Random play on the inner board, to measure how fast it is.

The policy: choose a stack of the mover at random, then a cell in its sight, then a number of its
pieces. One time in four, all the mover's other stacks that see the cell merge there too, with all
their pieces. Each choice is an index into a list in cell order. `tests/oracles/playouts_adamas.py`
makes the same random choices.
"""

from collections.abc import Callable

from rules.adamas.players.board import Built, Field, bits

Chooser = Callable[[], float]
"""A source of random numbers from 0 to 1, 1 excluded, such as `Random(seed).random`."""


def random_built(field: Field, chance: Chooser) -> Built:
    """Return a random move of the player to move."""
    mover = field.mover
    assert mover is not None
    own = field.own[mover]
    sources = bits(field.masks[mover])
    while True:
        source = sources[int(chance() * len(sources))]
        stacks, free = field.seen(source)
        targets = [*filter(field.may_land, stacks), *free]
        if targets:
            break
        sources.remove(source)
    targets.sort()
    target = targets[int(chance() * len(targets))]
    count = 1 + int(chance() * int(own[source]))
    if chance() < 0.25:
        friends = [cell for cell in field.seen(target)[0] if own[cell] and cell != source]
        if friends:
            lifts = ((source, count), *((cell, own[cell]) for cell in friends))
            return lifts, ((target, sum(number for _, number in lifts)),)
    return ((source, count),), ((target, count),)
