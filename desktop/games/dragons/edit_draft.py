"""Drafts of Dragons: tile states by cell, and the number of tiles left."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from desktop.board.editing.edit_draft import Draft, Values
from rules.core import SEATS
from rules.core.hexes import Hex, hex_name
from rules.core.setup_text import hexes, number, pairs, seat, sections, written
from rules.dragons.game import DragonsState
from rules.dragons.setup import MOST_TILES
from rules.dragons.tiles import TileSet


@dataclass(frozen=True, slots=True)
class DragonsDraft(Draft):
    """Tiles on the table, by the letters of their states.

    `pool` is the number of tiles left; None means all tiles that are not on the table.
    """

    slug: ClassVar[str] = "dragons"
    tiles: Mapping[Hex, str] = field(default_factory=dict)
    pool: int | None = None

    def text(self) -> str:
        parts = {"tiles": [f"{hex_name(cell)}={letter}" for cell, letter in self.tiles.items()]}
        if self.pool is not None:
            parts["pool"] = [str(self.pool)]
        return written({**parts, "move": [SEATS[self.to_move]]})

    def laid_out(self, text: str) -> Self:
        found = sections(text, ("tiles", "pool", "move"))
        tiles = hexes(pairs(found.get("tiles", []), "0,0=a"))
        pool = number(found["pool"], "pool", 0, MOST_TILES) if "pool" in found else None
        to_move = seat(found.get("move"), SEATS[:2])
        return replace(self, tiles=tiles, pool=pool, to_move=to_move)

    @classmethod
    def of_state(cls, state: DragonsState, values: Values) -> Self:
        made = cls(values, 2, state.to_move or 0, dict(state.tiles))
        return made if made.left == state.pool else replace(made, pool=state.pool)

    def cleared(self) -> Self:
        return replace(self, tiles={}, pool=None)

    def trimmed(self) -> Self:
        letters = self.tile_set.letters
        return replace(
            self, tiles={c: there for c, there in self.tiles.items() if there in letters}
        )

    @property
    def tile_set(self) -> TileSet:
        """The tile set, with all states."""
        found: TileSet = self.options.tile_set
        return found

    @property
    def left(self) -> int:
        """The number of tiles left."""
        if self.pool is not None:
            return self.pool
        return max(0, int(self.options.num_tiles) - len(self.tiles))

    def laid(self, cell: Hex, letter: str) -> Self:
        """Return the draft with a tile on a cell, replacing any other there."""
        return replace(self, tiles={**self.tiles, cell: letter})

    def lifted(self, cell: Hex) -> Self:
        """Return the draft with a cell empty."""
        return replace(self, tiles={c: there for c, there in self.tiles.items() if c != cell})

    def with_pool(self, pool: int | None) -> Self:
        """Return the draft with another number of tiles left.

        None means all tiles that are not on the table.
        """
        return replace(self, pool=pool)
