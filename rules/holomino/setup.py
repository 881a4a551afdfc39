"""Set-up positions of Holomino: `tiles: 0,0=123 1,0=135; O: 145 236; X: 126; move: O`.

`tiles` are written as placed (digits at lower left, upper left, right). The sections O and X are
the pools; the player to move has already drawn a tile for this turn. All other tiles are in the
sack, unless a section `sack:` lists its tiles. `points: 12 0` are the scores so far.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rules.core import SEATS, InvalidMove, InvalidSetup, Message, shorten
from rules.core.hexes import Hex, hex_name
from rules.core.setup_text import check_together, hexes, pairs, seat, sections, written
from rules.holomino.options import HolominoOptions
from rules.holomino.tiles import (
    canonical,
    clashes,
    demand,
    read_signs,
    read_tile,
    tile_set,
)

_SEATS = SEATS[:2]
KEYS = ("tiles", *_SEATS, "sack", "points", "move")


class SetupFacts(NamedTuple):
    """The contents of a text: tiles as placed, pools, the sack, and the player to move."""

    tiles: Mapping[Hex, str]
    pools: Sequence[Sequence[str]]
    sack: Sequence[str]
    to_move: int
    points: tuple[int, ...]


def read(options: HolominoOptions, names: Sequence[str], text: str) -> SetupFacts:
    """Return the contents of a text. Raises InvalidSetup, which names the players."""
    found = sections(text, KEYS)
    tiles = {
        cell: _tile(digits, options)
        for cell, digits in hexes(pairs(found.get("tiles", []), "0,0=123")).items()
    }
    _check_table(tiles)
    pools = [[_tile(word, options) for word in found.get(key, [])] for key in _SEATS]
    to_move = seat(found.get("move"), _SEATS)
    for player, (name, pool) in enumerate(zip(names, pools, strict=True)):
        most = options.pool_size + (player == to_move)  # the player to move has drawn
        if not 1 <= len(pool) <= most:
            raise InvalidSetup(
                Message.counted(
                    most,
                    "{name}’s pool needs {n} tile, not {count}",
                    "{name}’s pool needs 1 to {n} tiles, not {count}",
                    name=name,
                    count=len(pool),
                )
            )
    used = [*tiles.values(), *pools[0], *pools[1]]
    sack = _rest(options, used)
    if "sack" in found:
        sack = [canonical(_tile(word, options)) for word in found["sack"]]
    _check_once([*used, *sack])
    return SetupFacts(tiles, pools, sack, to_move, read_points(found.get("points")))


def write(options: HolominoOptions, facts: SetupFacts) -> str:
    """Return the text of a position."""
    parts: dict[str, list[str]] = {
        "tiles": [f"{hex_name(cell)}={digits}" for cell, digits in facts.tiles.items()],
        **{key: list(pool) for key, pool in zip(_SEATS, facts.pools, strict=True)},
        "points": list(map(str, facts.points)),
        "move": [_SEATS[facts.to_move]],
    }
    rest = _rest(options, [*facts.tiles.values(), *facts.pools[0], *facts.pools[1]])
    if sorted(rest) != sorted(facts.sack):
        parts["sack"] = list(facts.sack)
    return written(parts)


def _tile(word: str, options: HolominoOptions) -> str:
    try:
        return read_tile(read_signs(word, ""), options.num_digits, options.non_unique)
    except InvalidMove as error:
        raise InvalidSetup("“{text}”: {reason}", text=shorten(word), reason=error.message) from None


def _check_table(tiles: Mapping[Hex, str]) -> None:
    """Raise InvalidSetup unless the tiles are connected and their corners match."""
    check_together(tiles)
    for cell, digits in tiles.items():
        others = {other: there for other, there in tiles.items() if other != cell}
        if found := clashes(digits, demand(others, cell)):
            ours, theirs = found[0]
            raise InvalidSetup(
                "{tile} does not fit at {position}: its {ours} would meet the number {theirs}",
                tile=digits,
                position=hex_name(cell),
                ours=ours,
                theirs=theirs,
            )


def _check_once(tiles: Iterable[str]) -> None:
    """Raise InvalidSetup if a tile is in two places."""
    met: set[str] = set()
    for name in map(canonical, tiles):
        if name in met:
            raise InvalidSetup("{what} appears twice", what=name)
        met.add(name)


def _rest(options: HolominoOptions, used: Iterable[str]) -> list[str]:
    """Return the unused tiles of the set."""
    there = set(map(canonical, used))
    return [t for t in tile_set(options.num_digits, options.non_unique) if t not in there]


def read_points(words: Sequence[str] | None) -> tuple[int, int]:
    if words is None:
        return 0, 0
    if len(words) != 2 or not all(w.isascii() and w.isdigit() and len(w) < 7 for w in words):
        raise InvalidSetup(
            "“{text}” should look like {example}", text="points:", example="points: 12 0"
        )
    return int(words[0]), int(words[1])
