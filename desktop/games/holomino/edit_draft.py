"""Drafts of Holomino: every tile is on the table, in a pool, in the sack or set aside."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from desktop.board.editing.edit_draft import Draft, Values
from rules.core import SEATS
from rules.core.hexes import Hex, hex_name
from rules.core.setup_text import hexes, pairs, seat, sections, written
from rules.holomino.game import HolominoState
from rules.holomino.setup import KEYS, read_points
from rules.holomino.tiles import canonical, tile_set

Pool = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HolominoDraft(Draft):
    """Tiles on the table by digits, pools and tiles set aside by name; the sack has the rest.

    Each tile exists once, so a tile that is laid leaves its old place.
    """

    slug: ClassVar[str] = "holomino"
    tiles: Mapping[Hex, str] = field(default_factory=dict)
    pools: tuple[Pool, Pool] = ((), ())
    aside: frozenset[str] = frozenset()
    points: tuple[int, int] = (0, 0)

    def text(self) -> str:
        parts: dict[str, list[str]] = {
            "tiles": [f"{hex_name(cell)}={digits}" for cell, digits in self.tiles.items()],
            **{seat: list(pool) for seat, pool in zip(SEATS, self.pools, strict=False)},
            "points": list(map(str, self.points)),
            "move": [SEATS[self.to_move]],
        }
        if self.aside:
            parts["sack"] = self.sack
        return written(parts)

    def laid_out(self, text: str) -> Self:
        found = sections(text, KEYS)
        known = set(self.set)

        def tiles_in(key: str) -> Pool:
            return tuple(word for word in found.get(key, []) if word in known)

        table = hexes(pairs(found.get("tiles", []), "0,0=123"))
        made = replace(
            self,
            tiles={cell: digits for cell, digits in table.items() if canonical(digits) in known},
            pools=(tiles_in("O"), tiles_in("X")),
            points=read_points(found.get("points")),
            to_move=seat(found.get("move"), SEATS[:2]),
        )
        if "sack" not in found:
            return made
        return replace(made, aside=frozenset(made.sack).difference(found["sack"]))

    @classmethod
    def of_state(cls, state: HolominoState, values: Values) -> Self:
        first, second = state.pools
        made = cls(
            values,
            2,
            state.turn_of,
            dict(state.placed),
            (first, second),
            points=(state.points[0], state.points[1]),
        )
        return replace(made, aside=frozenset(made.sack) - frozenset(state.sack))

    def cleared(self) -> Self:
        return replace(self, tiles={}, pools=((), ()), aside=frozenset(), points=(0, 0))

    def trimmed(self) -> Self:
        known = set(self.set)
        tiles = {cell: digits for cell, digits in self.tiles.items() if canonical(digits) in known}
        first, second = (tuple(t for t in pool if t in known) for pool in self.pools)
        return replace(self, tiles=tiles, pools=(first, second), aside=self.aside & known)

    # -- places of tiles

    @property
    def set(self) -> tuple[str, ...]:
        """The names of all tiles."""
        options = self.options
        return tile_set(options.num_digits, options.non_unique)

    @property
    def sack(self) -> list[str]:
        """The names of the tiles in the sack."""
        used = self.on_table | self.aside | {*self.pools[0], *self.pools[1]}
        return [tile for tile in self.set if tile not in used]

    @property
    def on_table(self) -> frozenset[str]:
        """The names of the tiles on the table."""
        return frozenset(map(canonical, self.tiles.values()))

    # -- changes

    def back(self, tile: str) -> Self:
        """Return the draft with a tile moved to the sack."""
        name = canonical(tile)
        tiles = {c: digits for c, digits in self.tiles.items() if canonical(digits) != name}
        first, second = (tuple(t for t in pool if t != name) for pool in self.pools)
        return replace(self, tiles=tiles, pools=(first, second), aside=self.aside - {name})

    def laid(self, cell: Hex, digits: str) -> Self:
        """Return the draft with a tile on a cell, rotated as in `digits`.

        A tile that was there goes to the sack.
        """
        freed = self.back(digits)
        return replace(freed, tiles={**freed.tiles, cell: digits})

    def lifted(self, cell: Hex) -> Self:
        """Return the draft with a cell of the table empty."""
        return replace(self, tiles={c: d for c, d in self.tiles.items() if c != cell})

    def pooled(self, player: int, tile: str) -> Self:
        """Return the draft with a tile in a player's pool."""
        pools = list(self.back(tile).pools)
        pools[player] = (*pools[player], canonical(tile))
        return replace(self.back(tile), pools=(pools[0], pools[1]))

    def put_aside(self, tile: str) -> Self:
        """Return the draft with a tile set aside, out of the game."""
        freed = self.back(tile)
        return replace(freed, aside=freed.aside | {canonical(tile)})

    def scored(self, player: int, points: int) -> Self:
        """Return the draft with another score of a player."""
        own = list(self.points)
        own[player] = points
        return replace(self, points=(own[0], own[1]))
