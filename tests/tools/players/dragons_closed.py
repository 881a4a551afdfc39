"""All closed dragons there can be where colours cross, by the number of their tiles.

`python -m tests.tools.players.dragons_closed --tiles 36` looks for them: a tile joins three edges
of its colour there, so whatever an edge faces must be a tile of the same dragon that faces it.
Dragons that lie elsewhere are the same; turned or mirrored ones are not.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import groupby

from rules.core.hexes import Hex, neighbour, opposite

Joined = frozenset[int]
"""The edges that a tile joins, clockwise from N."""

JOINED = (
    *(frozenset((edge, (edge + 1) % 6, (edge + 2) % 6)) for edge in range(6)),
    frozenset((0, 2, 4)),
    frozenset((1, 3, 5)),
)
"""Of every tile: shoulders and crosses."""

Dragon = Mapping[Hex, Joined]


def closed_dragons(most: int) -> Iterator[Dragon]:
    """Every closed dragon of at most so many tiles; the first, by r and then q, is (0, 0)."""
    for joined in JOINED:
        yield from _grown({(0, 0): joined}, most)


def _grown(dragon: dict[Hex, Joined], most: int) -> Iterator[Dragon]:
    """Yield the closed dragons with these tiles and others that are not before the first."""
    faced = {
        beside for cell, joined in dragon.items() for edge in joined
        if (beside := neighbour(cell, edge)) not in dragon
    }  # fmt: skip
    if not faced:
        yield dict(dragon)
        return
    if len(dragon) + len(faced) > most or any((r, q) < (0, 0) for q, r in faced):
        return
    choices = {cell: [tile for tile in JOINED if _fits(dragon, cell, tile)] for cell in faced}
    # The topmost of those with least choice: it has few ways to be before the first.
    cell = min(faced, key=lambda cell: (len(choices[cell]), cell[1], cell[0]))
    for joined in choices[cell]:
        dragon[cell] = joined
        yield from _grown(dragon, most)
        del dragon[cell]


def _fits(dragon: Dragon, cell: Hex, joined: Joined) -> bool:
    return all(
        (edge in joined) == (opposite(edge) in dragon[beside])
        for edge in range(6)
        if (beside := neighbour(cell, edge)) in dragon
    )


def main() -> None:
    """Print how many there are of each number of tiles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", type=int, default=30)
    sizes = sorted(map(len, closed_dragons(parser.parse_args().tiles)))
    for size, same in groupby(sizes):
        print(f"{size} tiles: {len(list(same))}")


if __name__ == "__main__":
    main()
