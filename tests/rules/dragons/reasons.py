"""What hints say of a move of Dragons, worked out again by the rules alone."""

import re
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

from rules.core.hexes import Hex, neighbour
from rules.core.message import Message
from rules.dragons import Dragons, DragonsState, Place
from rules.dragons.shapes import Dragon, dragons, longest_loop
from rules.dragons.tiles import Tiles
from tests.tools.players.dragons_closed import closed_dragons

SIZE = 16
"""The tiles of the smallest closed dragon where colours cross."""

GAME = Dragons()


class Claim:
    """A part of a reason for a move, and the positions before and after it."""

    def __init__(self, view: DragonsState, move: Place, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.after = GAME.apply(view, move)

    def wins(self) -> bool:
        outcome = self.after.outcome
        return outcome is not None and outcome.winners == {self.view.mover}

    def wins_by_loop(self) -> bool:
        loop = f"a loop of {self.said['n']} tiles"
        return self.wins() and loop in str(self.after.outcome and self.after.outcome.reason)

    def draws(self) -> bool:
        return self.after.outcome is not None and len(self.after.outcome.winners) > 1

    def loses(self) -> bool:
        return self.after.outcome is not None and self.view.mover not in self.after.outcome.winners

    def leaves_few_moves(self) -> bool:
        replies = len(list(GAME.legal_moves(self.after)))
        return bool(self.after.gaps) and replies == self.said["n"]

    def threatens(self) -> bool:
        """Whether the mover could win in as many cells if the enemy passed and left no gap."""
        return bool(len(self._winning()) == self.said["n"])

    def threatens_at(self) -> bool:
        cells = {
            self.view.positions[int(n) - 1] for n in re.findall(r"\d+", self.said["positions"])
        }
        return self._winning() == cells

    def _winning(self) -> set[Hex]:
        """Return the cells where one tile would win for the mover, whatever gaps there are."""
        found, tile_set = set(), self.after.options.tile_set
        for cell in self.after.positions:
            for letter in tile_set.fitting(tile_set.sides(self.after.tiles, cell)):
                tiles = {**self.after.tiles, cell: letter}
                if len(longest_loop(tiles, self.view.mover, tile_set)) >= 6:
                    found.add(cell)
        return found

    def blocks(self) -> bool:
        return bool(self.said["position"] == self.move.position)

    def scores(self) -> bool:
        mover = self.view.mover
        points = self.view.scores[mover], self.after.scores[mover]
        return points == (self.said["before"], self.said["n"])

    def builds(self) -> bool:
        missing = (fewest_missing(state, self.view.mover) for state in (self.view, self.after))
        return tuple(missing) == (self.said["before"], self.said["n"])

    def opens(self) -> bool:
        return self._open_ends(self.view.mover) == (self.said["before"], self.said["n"])

    def joins(self) -> bool:
        return self.said["count"] > 1 and self.grows()

    def keeps_open(self) -> bool:
        before, after = self._open_ends(self.view.mover)
        return bool(before == after == self.said["n"])

    def starts(self) -> bool:
        return self._open_ends(self.view.mover) == (0, self.said["n"])

    def grows(self) -> bool:
        return bool(self._open_ends(self.view.mover)[1] == self.said["n"] > 0)

    def is_safe(self) -> bool:
        outcomes = (GAME.apply(self.after, move).outcome for move in GAME.legal_moves(self.after))
        return all(end is None or self.after.mover not in end.winners for end in outcomes)

    def hems_in(self) -> bool:
        return self._open_ends(1 - self.view.mover) == (self.said["before"], self.said["left"])

    def stops(self) -> bool:
        before, after = self._open_ends(1 - self.view.mover)
        return before > after == 0

    def _open_ends(self, player: int) -> tuple[int, int]:
        """Those of the dragons the tile meets, before the turn, and of what comes of them."""
        tile_set = self.view.options.tile_set
        cell = self.view.positions[self.move.position - 1]
        parts = [p for p in tile_set.parts[self.move.state_letter] if p.colour == player]
        node = cell, max(parts, key=lambda part: len(part.edges))
        after = self.after.tiles
        (whole,) = (d for d in dragons(after, tile_set) if node in d.parts)
        laid = {**self.view.tiles, cell: self.move.state_letter}
        (joined,) = (d for d in dragons(laid, tile_set) if node in d.parts)
        old = [d for d in dragons(self.view.tiles, tile_set) if d.parts < joined.parts]
        before = sum(_ends(dragon, self.view.tiles) for dragon in old)
        return before, _ends(whole, after)


def fewest_missing(state: DragonsState, player: int) -> int:
    """Return how many tiles the nearest smallest closed dragon of a player lacks.

    Colours cross here; 0 if none can come about.
    """
    tiles, tile_set = state.tiles, state.options.tile_set
    joins = {
        frozenset(e for e, colour in enumerate(colours) if colour == player): letter
        for letter, colours in tile_set.colours.items()
    }
    lacking = []
    for dragon in closed_dragons(SIZE):
        shape = {cell: joins[joined] for cell, joined in dragon.items()}
        for (q, r), (right, down) in product(tiles, shape):
            placed = {(q + x - right, r + y - down): shape[x, y] for x, y in shape}
            empty = [cell for cell in placed if cell not in tiles]
            fits = (placed[c] in tile_set.fitting(tile_set.sides(tiles, c)) for c in empty)
            if all(tiles.get(c, letter) == letter for c, letter in placed.items()) and all(fits):
                lacking.append(len(empty))
    return min(lacking, default=0)


def _ends(dragon: Dragon, tiles: Tiles) -> int:
    return sum(
        neighbour(cell, edge) not in tiles for cell, part in dragon.parts for edge in part.edges
    )


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "makes a loop of {n} tiles and wins": Claim.wins_by_loop,
    "completes a dragon with {eyes} and wins": Claim.wins,
    "wins with the last tile": Claim.wins,
    "ends the game in a draw, as no winning move was found": Claim.draws,
    "every move loses, this one too": Claim.loses,
    "{opponent} must fill a gap and has only {n} moves for it": (Claim.leaves_few_moves),
    "you can win next turn at positions {positions}": Claim.threatens_at,
    "you can win next turn in {n} places": Claim.threatens,
    "blocks position {position}, where {opponent} could have {done}": Claim.blocks,
    "joins {count} of your dragons into one that can grow at {n} ends": Claim.joins,
    "your dragon can grow at {n} ends instead of {before}": Claim.opens,
    "starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to "
    "block": Claim.starts,
    "makes your dragon longer and keeps its {n} ends open": Claim.keeps_open,
    "makes your dragon longer, with {n} open ends instead of {before}": Claim.opens,
    "slows {opponent} down: {opponent}’s dragon keeps only {left} of its {before} open "
    "ends": Claim.hems_in,
    "leaves {opponent}’s dragon without an open end": Claim.stops,
    "plays safe: {opponent} cannot win next turn": Claim.is_safe,
    "brings you closer to a complete dragon: {n} tiles are missing instead of {before}": (
        Claim.builds
    ),
    "brings your best dragon from {before} to {n} points": Claim.scores,
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: DragonsState, move: Place, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
