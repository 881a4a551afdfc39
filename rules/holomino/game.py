"""Holomino: hexagonal dominoes that close holes, for two players.

Chance draws the tiles, one by one: player 0's pool, player 1's pool, the first tile of the table,
and then one tile at the start of every turn until the sack is empty. Nothing is hidden: the tiles
in the sack follow from those on the table and in the pools.

Decisions
- The text says that nine tiles match one existing corner. In fact twenty of the forty do: ten
  triplets hold the digit, in two orientations each. Nine is the number of those triplets without
  the one already on the table. The text is right on two different corners (four) and three (one).
- The smallest and largest hole, 6 and 15, are those of the standard tiles. With `non_unique` a hole
  may have equal numbers on its rim, and values from 3 to 18.
- A tile thrown back can be drawn again at once, by the next draw.
- A player who ends a turn without tiles ends the game even if nobody has passed.
- Passing twice in succession means that both players pass, one turn after the other.
"""

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from random import Random
from typing import Any, ClassVar

from rules.core import (
    CHANCE,
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    Message,
    Position,
    finished,
    last_one_wins,
    shorten,
    stand_in_names,
)
from rules.core.event import CommandGiven
from rules.core.hexes import Hex, hex_name, open_cells
from rules.holomino import setup as setup
from rules.holomino.diagram import draw
from rules.holomino.events import Drawn, HoleClosed, Placed, TableBegun, ThrownBack
from rules.holomino.options import HolominoOptions
from rules.holomino.tiles import (
    TURN_HELP,
    Hole,
    Signs,
    canonical,
    clashes,
    demand,
    fits,
    holes_at,
    read_signs,
    read_tile,
    rotations,
    tile_set,
)

__all__ = [
    "Draw",
    "Holomino",
    "HolominoMove",
    "HolominoOptions",
    "HolominoState",
    "Place",
    "Placement",
    "Throw",
    "check_pool",
    "holes_closed",
    "placements",
    "points",
    "position",
    "read_turn",
    "scored_placements",
    "turned_to_fit",
]


@dataclass(frozen=True, slots=True)
class Place:
    """Puts a pool tile at a position: its digits as placed (lower left, upper left, right)."""

    digits: str
    position: int

    def __str__(self) -> str:
        return f"{self.digits}:{self.position}"


@dataclass(frozen=True, slots=True)
class Placement:
    """A legal placement and its score."""

    move: Place
    cell: Hex
    holes: tuple[Hole, ...]
    points: int

    @property
    def tile(self) -> str:
        """The tile's name."""
        return canonical(self.move.digits)


@dataclass(frozen=True, slots=True)
class Throw:
    """Returns a pool tile to the sack and passes."""

    tile: str

    def __str__(self) -> str:
        return self.tile


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance takes a tile out of the sack."""

    tile: str

    def __str__(self) -> str:
        return f"*{self.tile}"


HolominoMove = Place | Throw | Draw


@dataclass(frozen=True, slots=True, kw_only=True)
class HolominoState(Position):
    """The table, the pools and the sack; all are public.

    `turn_of` is the player whose turn it is, also while chance draws for them.
    """

    game: ClassVar[str] = "holomino"

    options: HolominoOptions
    turn_of: int
    placed: tuple[tuple[Hex, str], ...]  # in the order placed
    pools: tuple[tuple[str, ...], ...]  # in the order drawn
    sack: tuple[str, ...]  # sorted, as it is a multiset
    points: tuple[int, ...]
    passes: int = 0  # the latest passes in succession
    holes: tuple[Hole, ...] = ()  # in the order closed
    last: Hex | None = None  # the cell of the last tile
    last_points: int = 0  # the points of the last turn

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each player."""
        return self.points

    @property
    def tiles(self) -> dict[Hex, str]:
        """The tiles on the table: digits at lower left, upper left and right."""
        return dict(self.placed)

    @property
    def positions(self) -> list[Hex]:
        """The cells a tile may go to, if it fits; position 1 is the first."""
        return open_cells(cell for cell, _ in self.placed)

    @property
    def pool(self) -> tuple[str, ...]:
        """The pool of the player whose turn it is."""
        return self.pools[self.turn_of]

    def to_dict(self) -> dict[str, Any]:
        facts = Position.to_dict(self)
        facts["tiles"] = {hex_name(cell): digits for cell, digits in self.placed}
        facts["pools"] = [list(pool) for pool in self.pools]
        facts["sack"] = len(self.sack)
        facts["positions"] = {
            str(number): hex_name(cell) for number, cell in enumerate(self.positions, 1)
        }
        return facts


class Holomino(Game[HolominoOptions, HolominoState, HolominoState, HolominoMove]):
    """The rules of Holomino."""

    slug = "holomino"
    title = "Holomino"
    players = range(2, 3)
    options = HolominoOptions
    moves = (Place, Throw)
    syntax = """123:6           tile 123 at position 6; it is turned until it fits
245             only if nothing fits: throw 245 back and pass"""

    def initial_state(self, options: HolominoOptions, players: int) -> HolominoState:
        """Return the state with all tiles in the sack and chance to draw ("Start")."""
        return HolominoState(
            options=options,
            names=stand_in_names(players),
            to_move=CHANCE,
            turn_of=0,
            placed=(),
            pools=((),) * players,
            sack=tile_set(options.num_digits, options.non_unique),
            points=(0,) * players,
        )

    def legal_moves(self, view: HolominoState) -> Iterator[HolominoMove]:
        """Yield placements by tile (in pool order), position and rotation, or else throws."""
        if view.to_move is None or view.to_move == CHANCE:
            return
        forced = False
        for move in placements(view):
            forced = True
            yield move
        if not forced:
            yield from map(Throw, dict.fromkeys(view.pool))

    def check(self, view: HolominoState, move: HolominoMove) -> None:
        if isinstance(move, Draw):
            _check_draw(view, move)
        elif isinstance(move, Place):
            _check_place(view, move)
        else:
            _check_throw(view, move)

    def apply(self, state: HolominoState, move: HolominoMove) -> HolominoState:
        self.check(state, move)
        if isinstance(move, Draw):
            return _drawn(state, move.tile)
        if isinstance(move, Place):
            return _turn_over(_placed(state, move))
        return _turn_over(_thrown(state, move.tile))

    def effects(
        self,
        before: HolominoState,
        move: HolominoMove | CommandGiven,
        after: HolominoState,
        viewer: int | None,
    ) -> Iterator[Event]:
        match move:
            case Draw(tile) if before.placed:
                yield Drawn(before.turn_of, tile)
            case Draw(tile) if after.placed:
                yield TableBegun(tile, after.placed[0][0])
            case Draw(tile):
                player = next(p for p, pool in enumerate(after.pools) if pool != before.pools[p])
                yield Drawn(player, tile)
            case Place(digits, position):
                player, cell = before.mover, _cell_at(before, position)
                yield Placed(player, digits, position, cell)
                for hole in holes_at(before.tiles, cell, digits, player):
                    yield HoleClosed(player, hole.cells, hole.numbers)
            case Throw(tile):
                yield ThrownBack(before.mover, tile)

    def draw(self, state: HolominoState, rng: Random) -> HolominoMove:
        """Return a random tile of the sack, all equally likely."""
        if state.to_move != CHANCE:
            raise IllegalMove("nothing is drawn at random now")
        return Draw(rng.choice(state.sack))

    def resign(self, state: HolominoState, player: int) -> HolominoState:
        left = dataclasses.replace(state, out=state.out | {player})
        return last_one_wins(left, Message("{name} resigned", name=state.names[player]))

    def parse_move(
        self, view: HolominoState, text: str, *, closed: bool = True
    ) -> list[HolominoMove]:
        """Return the move in a text: `123:6`, `6:123`, or `245` to throw 245 back ("Syntax")."""
        digits, number = read_turn(text, view.options)
        if number is not None:
            return [Place(turned_to_fit(view, digits, number), number)]
        throw = Throw(canonical(digits))
        _check_throw(view, throw)
        return [throw]

    def parse_draw(self, state: HolominoState, text: str) -> HolominoMove:
        text = text.strip()
        if not text.startswith("*"):
            raise InvalidMove(
                "“{text}” should look like {example}", text=shorten(text, 12), example="*123"
            )
        return Draw(canonical(_read_tile(read_signs(text[1:], "", 1), state.options)))

    def diagram(self, view: HolominoState, *, coordinates: bool = False) -> str:
        """Return the table with its position numbers, each player's score and pool, and the sack.

        Cells are named by position numbers, so `coordinates` adds nothing.
        """
        numbers = {cell: str(number) for number, cell in enumerate(view.positions, 1)}
        lines = [draw(view.tiles, numbers)] if view.placed else []
        for name, score, pool in zip(view.names, view.scores, view.pools, strict=True):
            lines.append(f"{name} = {score}: {' '.join(pool)}".rstrip())
        lines.append(f"sack = {len(view.sack)}")
        return "\n".join(lines)

    def read_setup(
        self, options: HolominoOptions, names: tuple[str, ...], text: str
    ) -> HolominoState:
        facts = setup.read(options, names, text)
        state = position(
            facts.tiles, facts.pools, facts.sack, facts.to_move, options, scores=facts.points
        )
        return dataclasses.replace(state, names=names)

    def write_setup(self, state: HolominoState) -> str:
        placed = dict(state.placed)
        facts = setup.SetupFacts(placed, state.pools, state.sack, state.turn_of, state.points)
        return setup.write(state.options, facts)


def position(
    tiles: Mapping[Hex, str],
    pools: Sequence[Sequence[str]],
    sack: Iterable[str],
    to_move: int,
    options: HolominoOptions,
    *,
    scores: tuple[int, ...] = (0, 0),
) -> HolominoState:
    """Return a set-up position in which the player to move has already drawn a tile.

    `tiles` are as placed. Pools and sack may name tiles in any rotation. Nothing is checked.
    """
    return HolominoState(
        options=options,
        names=stand_in_names(len(pools)),
        to_move=to_move,
        turn_of=to_move,
        placed=tuple(tiles.items()),
        pools=tuple(tuple(map(canonical, pool)) for pool in pools),
        sack=tuple(sorted(map(canonical, sack))),
        points=scores,
    )


def placements(view: HolominoState) -> Iterator[Place]:
    """Yield every legal placement of a tile once ("Play")."""
    tiles = view.tiles
    spots = [(number, demand(tiles, cell)) for number, cell in enumerate(open_cells(tiles), 1)]
    for tile in dict.fromkeys(view.pool):
        ways = rotations(tile)
        for number, wanted in spots:
            for digits in ways:
                if fits(digits, wanted):
                    yield Place(digits, number)


def scored_placements(view: HolominoState) -> Iterator[Placement]:
    """Yield every legal placement as `placements` does, with its score ("Scoring")."""
    tiles, cells, limited = view.tiles, view.positions, view.options.limit_scores
    for move in placements(view):
        cell = cells[move.position - 1]
        holes = holes_at(tiles, cell, move.digits, view.turn_of)
        yield Placement(move, cell, holes, points([hole.value for hole in holes], limited))


def holes_closed(view: HolominoState, move: Place) -> tuple[Hole, ...]:
    """Return the holes that a fitting placement would close ("Scoring").

    Raises IllegalMove if the position does not exist.
    """
    cell = _cell_at(view, move.position)
    return holes_at(view.tiles, cell, move.digits, view.turn_of)


def points(values: Sequence[int], limit_scores: bool) -> int:
    """Return the points for closing holes of these values by one move.

    That is the product of the values, or with `limit_scores` their sum times their number
    ("Scoring", "Variants").
    """
    if not values:
        return 0
    return sum(values) * len(values) if limit_scores else prod(values)


def points_text(values: Sequence[int], limit_scores: bool) -> str:
    """Return the calculation of `points` for several holes: “12 × 13”, or “(12 + 13) × 2”."""
    values_text = (" + " if limit_scores else " × ").join(map(str, values))
    return f"({values_text}) × {len(values)}" if limit_scores else values_text


def _check_draw(view: HolominoState, move: Draw) -> None:
    if view.to_move != CHANCE:
        raise IllegalMove("nothing is drawn at random now")
    if move.tile not in view.sack:
        raise IllegalMove("the bag has no tile {tile}", tile=move.tile)


def _check_place(view: HolominoState, move: Place) -> None:
    """Raise IllegalMove unless the tile is in the pool and fits in its rotation."""
    check_pool(view, canonical(move.digits))
    wanted = demand(view.tiles, _cell_at(view, move.position))
    if not fits(move.digits, wanted):
        raise IllegalMove(_misfit(move.digits, wanted, move.position))


def _check_throw(view: HolominoState, move: Throw) -> None:
    """Raise IllegalMove unless the tile is in the pool and no pool tile fits ("Play")."""
    check_pool(view, move.tile)
    if (fit := next(placements(view), None)) is not None:
        tile = canonical(fit.digits)
        raise IllegalMove(
            "{tile} fits at position {position}, so you cannot pass",
            tile=tile,
            position=fit.position,
        )


def check_pool(view: HolominoState, tile: str) -> None:
    """Raise IllegalMove unless the player to move has a tile of this name."""
    pool = view.pools[view.mover]
    if tile not in pool:
        raise IllegalMove("the tile {tile} is not in your pool", tile=tile)


def _cell_at(view: HolominoState, number: int) -> Hex:
    """Return the cell of a position. Raises IllegalMove if no position has that number."""
    cells = view.positions
    if not 1 <= number <= len(cells):
        raise IllegalMove(
            "there is no position {number}: choose one from 1 to {count}",
            number=number,
            count=len(cells),
        )
    return cells[number - 1]


def _misfit(digits: str, wanted: str, number: int) -> Message:
    """Return the reason why a tile in this rotation does not fit at a position."""
    ours, theirs = clashes(digits, wanted)[0]
    return Message(
        "{tile} does not fit at {position}: its {ours} would meet the number {theirs}",
        tile=digits,
        position=number,
        ours=ours,
        theirs=theirs,
    )


def _drawn(state: HolominoState, tile: str) -> HolominoState:
    """Return the state after a draw for a pool or the middle of the table ("Start", "Play")."""
    sack = list(state.sack)
    sack.remove(tile)
    state = dataclasses.replace(state, sack=tuple(sack))
    if state.placed:
        pools = _with_pool(state, state.turn_of, (*state.pool, tile))
        return dataclasses.replace(state, pools=pools, to_move=state.turn_of)
    for player, pool in enumerate(state.pools):
        if len(pool) < state.options.pool_size:
            return dataclasses.replace(state, pools=_with_pool(state, player, (*pool, tile)))
    middle = (0, 0)
    return _turn_of(dataclasses.replace(state, placed=((middle, tile),), last=middle), 0)


def _placed(state: HolominoState, move: Place) -> HolominoState:
    player, cell = state.mover, _cell_at(state, move.position)
    holes = holes_at(state.tiles, cell, move.digits, player)
    won = points([hole.value for hole in holes], state.options.limit_scores)
    return dataclasses.replace(
        _without(state, canonical(move.digits)),
        placed=(*state.placed, (cell, move.digits)),
        points=tuple(p + won if i == player else p for i, p in enumerate(state.points)),
        passes=0,
        holes=state.holes + holes,
        last=cell,
        last_points=won,
    )


def _thrown(state: HolominoState, tile: str) -> HolominoState:
    return dataclasses.replace(
        _without(state, tile),
        sack=tuple(sorted((*state.sack, tile))),
        passes=state.passes + 1,
        last_points=0,
    )


def _without(state: HolominoState, tile: str) -> HolominoState:
    """Return the state without one tile of the mover's pool, the first of that name."""
    pool = list(state.pool)
    pool.remove(tile)
    return dataclasses.replace(state, pools=_with_pool(state, state.turn_of, tuple(pool)))


def _with_pool(
    state: HolominoState, player: int, pool: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return tuple(pool if p == player else there for p, there in enumerate(state.pools))


def _turn_over(state: HolominoState) -> HolominoState:
    """Return the next player's turn, or the end of the game ("Aim")."""
    state = dataclasses.replace(state, turn=state.turn + 1)
    if not state.pool:
        name = state.names[state.turn_of]
        return _finished(state, Message("{name} has no tiles left", name=name))
    if state.passes == len(state.names):
        return _finished(state, Message("both players passed in a row"))
    return _turn_of(state, state.next_player(state.turn_of))


def _turn_of(state: HolominoState, player: int) -> HolominoState:
    """Return the state at the start of a player's turn.

    It begins with a draw, unless the sack is empty.
    """
    to_move = CHANCE if state.sack else player
    return dataclasses.replace(state, turn_of=player, to_move=to_move)


def _finished(state: HolominoState, reason: Message) -> HolominoState:
    best = max(state.points)
    winners = frozenset(player for player, score in enumerate(state.points) if score == best)
    return finished(state, winners, reason)


def turned_to_fit(view: HolominoState, digits: str, number: int) -> str:
    """Return the first rotation, clockwise from the digits as typed, that fits at a position.

    Raises IllegalMove if the tile is not in the pool or no rotation fits. The reason names a corner
    where the digits as typed clash, as the player sees the tile in that rotation.
    """
    check_pool(view, canonical(digits))
    wanted = demand(view.tiles, _cell_at(view, number))
    fitting = next((way for way in rotations(digits) if fits(way, wanted)), None)
    if fitting is None:
        raise IllegalMove(_misfit(digits, wanted, number))
    return fitting


def read_turn(text: str, options: HolominoOptions) -> tuple[str, int | None]:
    """Return the tile (digits as typed) and the position of a typed turn, None for a throw.

    Raises InvalidMove if the text cannot be read.
    """
    signs = read_signs(text, ":")
    colons = [place for place, (sign, _) in enumerate(signs) if sign == ":"]
    if not colons:
        return _read_tile(signs, options), None
    tile, number = signs[: colons[0]], signs[colons[0] + 1 :]
    if len(tile) != 3:
        tile, number = number, tile
    written = "".join(sign for sign, _ in number).lstrip("0")
    if len(colons) > 1 or len(tile) != 3 or not number or len(written) > 3:
        raise InvalidMove(TURN_HELP, signs[colons[0]][1])
    return _read_tile(tile, options), int(written or "0")


def _read_tile(signs: Signs, options: HolominoOptions) -> str:
    return read_tile(signs, options.num_digits, options.non_unique)
