"""`python -m tests.tools.perft`: count lines of play, for `tests/rules/perft/<game>.txt`.

A line of such a file has the number of players, the options, the moves that lead to the position,
and its counts for one move, two moves and so on::

    2 | size=2 pieces=1 | a2-b2 | 3 12 24

The first two columns are the variants that the tests play. To add a variant, write a line with
these two columns below the others, and start this program. It completes that line and keeps all
counts that exist. The tests compare them with the rules and with the oracles.

Moves are single moves, written as in records. A turn may have several. A line of play that ends the
game early counts as one. **Chance always takes its first choice**: for Mono's cells in reading
order, and for Holomino's tiles in the order of their numbers, first for O's pool, then for X's,
then for the middle of the table. So the counts of any program can be compared, whatever its random
generator.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core import CHANCE, AnyGame, IllegalMove, Position
from rules.games import GAMES, game_named, start_state
from rules.mono.layouts import random_layout
from rules.playout import random_move
from tests.rules.variants import COUNTS, NAMES, Variant, options_in, rows_of, variants_of

MOST = 60_000
"""The most lines of play to count at the greatest depth."""

_PATHS = {
    "mono": (0, 3),
    "adamas": (0, 3),
    "holomino": (0, 4),
    "dragons": (0, 4),
    "blackbox": (0, 9),
}
"""The number of random moves from the start."""


@dataclass(frozen=True, slots=True)
class Line:
    """A position and its counts: `counts[0]` is the number of moves in it."""

    slug: str
    players: int
    options: Mapping[str, Any]
    moves: tuple[str, ...]
    counts: tuple[int, ...] = ()

    def __str__(self) -> str:
        options = " ".join(f"{name}={_said(value)}" for name, value in self.options.items())
        parts = (str(self.players), options, " ".join(self.moves), " ".join(map(str, self.counts)))
        return " | ".join(parts)

    def start(self) -> Position:
        """Return the position after the moves."""
        game = game_named(self.slug)
        state = settled(game, start_state(game, NAMES[: self.players], self.options))
        for text in self.moves:
            (move,) = game.parse_move(game.view(state, state.mover), text, closed=False)
            state = settled(game, game.apply(state, move))
        return state


def read(slug: str) -> list[Line]:
    """Return the lines of a game's file, or none if there is no file yet."""
    return [
        Line(
            slug,
            int(players),
            options_in(options),
            tuple(moves.split()),
            tuple(map(int, counts.split())),
        )
        for players, options, moves, counts in rows_of(slug)
    ]


def settled(game: AnyGame, state: Position) -> Position:
    """Return the position after chance has taken its first choice, repeatedly if necessary."""
    while state.to_move == CHANCE:
        state = _after_first_draw(game, state)
    return state


def _after_first_draw(game: AnyGame, state: Any) -> Position:
    for text in state.grid.names if game.slug == "mono" else sorted(set(state.sack)):
        with suppress(IllegalMove):
            after: Position = game.apply(state, game.parse_draw(state, f"*{text}"))
            return after
    raise AssertionError(f"chance has no choice in {state}")


def count(game: AnyGame, state: Position, depth: int) -> int:
    """Return the number of lines of `depth` moves, including shorter ones that end the game."""
    if depth == 0 or state.to_move is None:
        return 1
    moves = game.legal_moves(game.view(state, state.mover))
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(count(game, settled(game, game.apply(state, move)), depth - 1) for move in moves)


def positions(one: Variant) -> Iterator[Line]:
    """Yield the start and a later position of a variant."""
    slug, game = one.slug, game_named(one.slug)
    seed = variants_of(slug).index(one)
    for length in _PATHS[slug]:
        line = Line(slug, one.players, one.options, _opening(slug, one.players, one.options))
        rng = Random(seed)
        for _ in range(length):
            state = line.start()
            if state.to_move is None:
                break
            move = random_move(game, game.view(state, state.mover), rng, most=100)
            line = Line(slug, one.players, one.options, (*line.moves, str(move)))
        yield line


def completed(slug: str) -> Iterator[Line]:
    """Yield the lines of a game's file; those without counts are counted.

    Without a file, or in an empty one, they are those of the game's variants.
    """
    for line in read(slug) or [
        Line(slug, one.players, one.options, ()) for one in variants_of(slug)
    ]:
        if line.counts:
            yield line
        else:
            yield from map(counted, positions(Variant(slug, line.players, dict(line.options))))


def _opening(slug: str, players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the first moves, which cannot be counted: layouts in Mono, and atoms in Black Box."""
    if slug == "mono":
        size = options.get("size", 9)
        return tuple(random_layout(size, Random(player)) for player in range(players))
    return ("a1,b3,e4,g7", "c2,c3,d6,f1") if slug == "blackbox" else ()


def counted(line: Line) -> Line:
    """Return the line with its counts, as deep as they are less than MOST."""
    game, state = game_named(line.slug), line.start()
    counts = [count(game, state, 1)]
    while len(counts) < 6:
        per_move = counts[-1] / (counts[-2] if len(counts) > 1 else 1)
        if counts[-1] * max(per_move, 1) > MOST or counts[-1] in counts[:-1]:  # the game is over
            break
        counts.append(count(game, state, len(counts) + 1))
    return Line(line.slug, line.players, line.options, line.moves, tuple(counts))


def _said(value: Any) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def main() -> int:
    """Complete the files, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    COUNTS.mkdir(exist_ok=True)
    for slug in parser.parse_args().games or [game.slug for game in GAMES]:
        lines = [*map(str, completed(slug))]
        head = (
            "# players | options | moves | lines of play of 1, 2, … moves; see tests/tools/perft.py"
        )
        (COUNTS / f"{slug}.txt").write_text("\n".join([head, *lines, ""]), encoding="utf-8")
        print(f"{slug}: {len(lines)} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
