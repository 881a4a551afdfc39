"""Find all closed dragons in the variant with crossing colours, by their number of tiles.

Use `python -m tests.tools.players.dragons_closed --tiles 36`. In this variant, a tile connects
three edges of its colour. So each of these edges must face a tile of the same dragon that faces
back. Translated dragons count as the same, rotated or mirrored ones do not.
"""

import argparse
from collections.abc import Iterator, Mapping
from itertools import groupby

from rules.core.hexes import Hex, neighbour, opposite

Joined = frozenset[int]
"""The edges that each tile connects, clockwise from N."""

JOINED = (
    *(frozenset((edge, (edge + 1) % 6, (edge + 2) % 6)) for edge in range(6)),
    frozenset((0, 2, 4)),
    frozenset((1, 3, 5)),
)
"""The connected edges of every tile: shoulders, then crosses."""

Dragon = Mapping[Hex, Joined]


def closed_dragons(most: int) -> Iterator[Dragon]:
    """Yield every closed dragon of at most `most` tiles.

    Its first tile, by r and then q, is (0, 0).
    """
    for joined in JOINED:
        yield from _grown({(0, 0): joined}, most)


def _grown(dragon: dict[Hex, Joined], most: int) -> Iterator[Dragon]:
    """Yield the closed dragons that contain these tiles, with no tile before the first."""
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
    # The topmost cell among those with the fewest choices, as few tiles can precede the first one.
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
    """Print the number of closed dragons for each number of tiles."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", type=int, default=30)
    sizes = sorted(map(len, closed_dragons(parser.parse_args().tiles)))
    for size, same in groupby(sizes):
        print(f"{size} tiles: {len(list(same))}")


if __name__ == "__main__":
    main()
