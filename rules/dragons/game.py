"""Dragons: two players add tiles to one board, matching edges, each to close a loop.

The paragraphs of the source text are found as follows: *Start* in `initial_state`, the tiles in
`tiles.py`, *Auto Moves* in `_auto_moves`, *Gap Moves* in `DragonsState.gaps`, *Aim* in
`endings.py`, *Tantrix Scoring* there in `_tantrix`, the *Test Options* in
`options.py` and in the functions of `endings.py`.

Decisions
- An automatic move or a forced gap needs three closed sides. For automatic moves this is always
  true: in both tile sets, a cell with fewer closed sides fits no state at all or at least two.
- The three closed sides of a gap need not be next to each other: any cell with three or more
  closed sides that two or more states match is a gap. The text's remark about alternating
  colours is about three adjacent sides.
- No loop has five tiles: a path never runs straight through a tile, and any ring of five would
  have to. So `long_loop` asks for more than four tiles, as written, and gets six or more.
- With `cross` the smallest closed dragon has 16 tiles and nine eyes, in one shape and its mirror
  image; the next ones have 24. So in practice only this dragon decides `loop_closed` and the other
  aims that need a closed dragon.
- In the text's figure of a gap one line has a space too many; it is drawn without it.
- A board never locks up: the cell above the topmost tile has one closed side, so something fits.
- `num_tiles` goes up to 500 and `num_eyes` up to 99, beyond any board a screen can show.
- "Completed by a move" (`end_first`, `end_single`, `loop_closed`) means closed with enough eyes
  now, and not so before the turn. A closed dragon cannot change any more.
- `end_most` looks at the position after the turn. Eyes never get fewer, so only a dragon just
  completed can be the first to have more than every enemy dragon, completed or not.
- `num_eyes` does not matter where a dragon only has to be closed: in `tantrix`, where this doubles
  the score, and in `loop_closed`, which itself requires two eyes.
- Where dragons are compared when the tiles run out and neither player has a completed one, or
  both players' best are equal, the game is drawn.
"""

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rules.core import (
    Event,
    FrozenDict,
    Game,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    Message,
    Position,
    finished,
    last_one_wins,
    shorten,
    stand_in_names,
)
from rules.core.event import CommandGiven
from rules.core.hexes import Hex, hex_name, open_cells
from rules.core.message import listed
from rules.dragons import setup as setup
from rules.dragons.diagram import draw
from rules.dragons.endings import PlayedTurn, best_scores, ending
from rules.dragons.events import (
    AutoPlaced,
    DragonClosed,
    EyesMade,
    GapsMade,
    LoopClosed,
    Placed,
)
from rules.dragons.options import DragonsOptions
from rules.dragons.shapes import dragons, longest_loop
from rules.dragons.tiles import (
    COLOUR_NAMES,
    O,
    Tiles,
    TileSet,
    closed_sides,
    first_clash,
    is_gap,
)

__all__ = ["Dragons", "DragonsOptions", "DragonsState", "Place", "position"]

START: Hex = (0, 0)


@dataclass(frozen=True, slots=True)
class Place:
    """A tile in some state put on the empty cell with a position number."""

    state_letter: str
    position: int

    def __str__(self) -> str:
        return f"{self.state_letter}{self.position}"


@dataclass(frozen=True, slots=True, kw_only=True)
class DragonsState(Position):
    """The board, how many tiles are left, and the cells of the last turn in the order filled."""

    game: ClassVar[str] = "dragons"

    options: DragonsOptions
    tiles: Tiles = dataclasses.field(hash=False)
    pool: int
    placed: tuple[Hex, ...] = ()

    @property
    def positions(self) -> list[Hex]:
        """The empty cells touching a tile; position 1 is the first."""
        return open_cells(self.tiles)

    @property
    def gaps(self) -> list[Hex]:
        """The gaps in reading order: the player must fill one. Empty for a free choice.

        "Gap Moves" in the source text.
        """
        return self.gaps_among(self.positions)

    def gaps_among(self, positions: list[Hex]) -> list[Hex]:
        """Return the gaps, given all positions, which saves half of the time of `gaps`."""
        if self.to_move is None or self.options.may_complete:
            return []
        return [cell for cell in positions if _is_gap(self.options.tile_set, self.tiles, cell)]

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each player's best dragon so far with `tantrix`, otherwise zeros."""
        if not self.options.tantrix:
            return (0, 0)
        return best_scores(dragons(self.tiles, self.options.tile_set))

    def to_dict(self) -> dict[str, Any]:
        facts = Position.to_dict(self)
        facts["tiles"] = {hex_name(cell): letter for cell, letter in self.tiles.items()}
        positions = self.positions
        facts["positions"] = {str(n): hex_name(cell) for n, cell in enumerate(positions, 1)}
        facts["pool"] = self.pool
        facts["gaps"] = [hex_name(cell) for cell in self.gaps_among(positions)]
        return facts


def position(
    tiles: Tiles,
    *,
    to_move: int = O,
    options: DragonsOptions | None = None,
    pool: int | None = None,
) -> DragonsState:
    """Return a set-up position; `pool` defaults to `num_tiles` less the tiles on the board.

    Raises InvalidSetup for an empty board, a state not in the tile set, tiles whose touching edges
    differ, and a pool that is not above zero.
    """
    options = (options or DragonsOptions()).resolved(2)
    assert options.num_tiles is not None  # filled in by resolved
    left = options.num_tiles - len(tiles) if pool is None else pool
    if not tiles or left < 1:
        raise InvalidSetup("a position needs a tile on the board and one in the pool")
    for letter in tiles.values():
        if letter not in options.tile_set.letters:
            raise InvalidSetup(_no_such_state(options.tile_set, letter))
    for cell, letter in tiles.items():
        clash = first_clash(options.tile_set, tiles, cell, letter)
        if clash:
            raise InvalidSetup(
                "{state} does not fit at {position}: {clash}",
                state=letter,
                position=hex_name(cell),
                clash=clash.message,
            )
    return DragonsState(
        options=options,
        names=stand_in_names(2),
        to_move=to_move,
        tiles=FrozenDict(tiles),
        pool=left,
    )


class Dragons(Game[DragonsOptions, DragonsState, DragonsState, Place]):
    """The rules of Dragons; player 0 is O and moves first, player 1 is X."""

    slug = "dragons"
    title = "Dragons"
    players = range(2, 3)
    options = DragonsOptions
    moves = (Place,)
    syntax = """d3              tile d at position 3
a-f are shoulders with O's middle edge at N, NE, SE, S, SW, NW;
g-l are tails with O's tail there (with cross: g and h, whose bands cross)"""

    def initial_state(self, options: DragonsOptions, players: int) -> DragonsState:
        """Return the state with one tile in the middle ("Start" in the source text)."""
        letter = "g" if options.start_tip else "a"
        return position({START: letter}, options=options)

    def legal_moves(self, view: DragonsState) -> Iterator[Place]:
        """Yield the legal moves by position number, then by state."""
        if view.to_move is None:
            return
        tile_set, positions = view.options.tile_set, view.positions
        forced = view.gaps_among(positions)
        for number, cell in enumerate(positions, 1):
            if not forced or cell in forced:
                for letter in tile_set.fitting(tile_set.sides(view.tiles, cell)):
                    yield Place(letter, number)

    def check(self, view: DragonsState, move: Place) -> None:
        """Raise IllegalMove for a wrong state or position, a gap elsewhere, or unequal edges."""
        _ = view.mover
        tile_set, letter, cells = view.options.tile_set, move.state_letter, view.positions
        if letter not in tile_set.letters:
            raise IllegalMove(_no_such_state(tile_set, letter))
        if not 1 <= move.position <= len(cells):
            raise IllegalMove(_no_such_position(str(move.position), len(cells)))
        cell = cells[move.position - 1]
        forced = _numbers(view.gaps_among(cells), cells)
        if forced and move.position not in forced:
            raise IllegalMove("{gap} must be filled first", gap=_gaps_at(forced))
        clash = first_clash(tile_set, view.tiles, cell, letter)
        if clash:
            raise IllegalMove(
                "{state} does not fit at {position}: {clash}",
                state=letter,
                position=move.position,
                clash=clash.message,
            )

    def apply(self, state: DragonsState, move: Place) -> DragonsState:
        """Return the state after a tile and its automatic tiles, perhaps with the game over."""
        self.check(state, move)
        laid = _laid(state, move)
        after = dataclasses.replace(
            state,
            tiles=FrozenDict({**state.tiles, **laid}),
            pool=state.pool - len(laid),
            placed=tuple(laid),
            turn=state.turn + 1,
            to_move=state.next_player(state.mover),
        )
        turn = PlayedTurn(after.options, after.names, state.tiles, after.tiles, after.pool)
        ended = ending(turn)
        return finished(after, *ended) if ended else after

    def effects(
        self,
        before: DragonsState,
        move: Place | CommandGiven,
        after: DragonsState,
        viewer: int | None,
    ) -> Iterator[Event]:
        if isinstance(move, CommandGiven):
            return
        tiles = dict(before.tiles)
        for cell in after.placed:
            state, number = after.tiles[cell], open_cells(tiles).index(cell) + 1
            if cell == after.placed[0]:
                yield Placed(before.mover, state, number, cell)
            else:
                yield AutoPlaced(state, number, cell)
            tiles[cell] = state
        yield from _growth(before, after)
        if after.gaps:
            yield GapsMade(tuple(_numbers(after.gaps, after.positions)), tuple(after.gaps))

    def resign(self, state: DragonsState, player: int) -> DragonsState:
        left = dataclasses.replace(state, out=state.out | {player})
        return last_one_wins(left, Message("{name} resigned", name=state.names[player]))

    def parse_move(self, view: DragonsState, text: str, *, closed: bool = True) -> list[Place]:
        """Return the move in a text: `d3` is state d at position 3.

        `3d`, capitals and spaces are accepted, too.
        """
        letter, number = _read(text)
        digits = number.lstrip("0") or "0"
        if len(digits) > _MOST_DIGITS:  # int() refuses very long ones
            _ = view.mover
            raise IllegalMove(_no_such_position(f"{digits[:_MOST_DIGITS]}…", len(view.positions)))
        move = Place(letter, int(digits))
        self.check(view, move)
        return [move]

    def describe(self, move: Place, view: DragonsState) -> str:
        """Return the notation, such as `d3 [b10 f4]`.

        The automatic tiles are in brackets, each with the position number its cell had then.
        """
        self.check(view, move)
        tiles = dict(view.tiles)
        texts = []
        for cell, letter in _laid(view, move).items():
            texts.append(str(Place(letter, open_cells(tiles).index(cell) + 1)))
            tiles[cell] = letter
        placed, *autos = texts
        return f"{placed} [{' '.join(autos)}]" if autos else placed

    def diagram(self, view: DragonsState, *, coordinates: bool = False) -> str:
        """Return the board with a number at every position, and under it names, pool and gaps."""
        labels = {cell: str(number) for number, cell in enumerate(view.positions, 1)}
        board = draw(view.tiles, labels, view.options.tile_set)
        return f"{board}\n\n{_caption(view)}"

    def read_setup(
        self, options: DragonsOptions, names: tuple[str, ...], text: str
    ) -> DragonsState:
        tiles, pool, to_move = setup.read(options, text)
        state = position(tiles, to_move=to_move, options=options, pool=pool)
        setup.check_going_on(options, names, state.tiles, state.pool)
        return dataclasses.replace(state, names=names)

    def write_setup(self, state: DragonsState) -> str:
        return setup.write(state.tiles, state.pool, state.to_move or 0)


def _growth(before: DragonsState, after: DragonsState) -> Iterator[Event]:
    """Yield the turn's events about loops and dragons that matter for the aim of the game."""
    options, tile_set = after.options, after.options.tile_set
    if not options.aim:
        for player in range(len(after.names)):
            length = len(longest_loop(after.tiles, player, tile_set))
            if length >= options.loop_length:
                yield LoopClosed(player, length)
        return
    old, new = dragons(before.tiles, tile_set), dragons(after.tiles, tile_set)
    for player in range(len(after.names)):
        eyes = [sum(d.eyes for d in found if d.colour == player) for found in (old, new)]
        if eyes[1] > eyes[0]:
            yield EyesMade(player, eyes[1] - eyes[0])
    for dragon in new:
        if dragon.closed and dragon not in old:
            yield DragonClosed(dragon.colour, len(dragon.tiles), dragon.eyes)


# Notation

_MOVE = re.compile(r"\s*(?:([a-z])\s*([0-9]+)|([0-9]+)\s*([a-z]))\s*", re.ASCII | re.IGNORECASE)
_BEGINNING = re.compile(r"\s*(?:[a-z]\s*[0-9]*|[0-9]+\s*[a-z]?)?\s*", re.ASCII | re.IGNORECASE)
_MOST_DIGITS = 6


def _read(text: str) -> tuple[str, str]:
    """Return the state letter and the digits of the position. Raises InvalidMove."""
    match = _MOVE.fullmatch(text)
    if match is None:
        beginning = _BEGINNING.match(text)
        assert beginning is not None  # the pattern also matches the empty text
        raise InvalidMove("a move is a tile direction and a position, such as d3", beginning.end())
    return (match[1] or match[4]).lower(), match[2] or match[3]


def _no_such_state(tile_set: TileSet, letter: str) -> Message:
    first, *_, last = tile_set.letters
    return Message(
        "there is no tile direction {state}: use {first} to {last}",
        state=shorten(letter, 8),
        first=first,
        last=last,
    )


def _no_such_position(number: str, count: int) -> Message:
    return Message(
        "there is no position {number}: choose one from 1 to {count}", number=number, count=count
    )


def _numbers(chosen: list[Hex], cells: list[Hex]) -> list[int]:
    """Return the position numbers of some of the cells."""
    return [number for number, cell in enumerate(cells, 1) if cell in chosen]


def _gaps_at(numbers: list[int]) -> Message:
    if len(numbers) == 1:
        #: {gap} in “{gap} must be filled first”
        return Message("the gap at position {position}", position=numbers[0])
    positions = listed([str(number) for number in numbers])
    #: {gap} in “{gap} must be filled first”
    return Message("one of the gaps at positions {positions}", positions=positions)


def _caption(view: DragonsState) -> str:
    facts = [f"{COLOUR_NAMES[player]} {name}" for player, name in enumerate(view.names)]
    facts.append(f"{view.pool} {'tile' if view.pool == 1 else 'tiles'} left")
    forced = _numbers(view.gaps, view.positions)
    if forced:
        facts.append(f"{_gaps_at(forced)} must be filled")
    return "   ".join(facts)


# What follows from a placement


def _laid(state: DragonsState, move: Place) -> dict[Hex, str]:
    """Return the tile that a move lays, and the automatic tiles, in order."""
    laid = {state.positions[move.position - 1]: move.state_letter}
    if not state.options.may_complete:
        laid |= _auto_moves(state.options.tile_set, {**state.tiles, **laid}, state.pool - 1)
    return laid


def _auto_moves(tile_set: TileSet, tiles: Tiles, pool: int) -> dict[Hex, str]:
    """Return the automatic tiles, in order ("Auto Moves" in the source text)."""
    board = dict(tiles)
    autos: dict[Hex, str] = {}
    while len(autos) < pool:
        fits = ((cell, tile_set.fitting(tile_set.sides(board, cell))) for cell in open_cells(board))
        only = next(((cell, letters[0]) for cell, letters in fits if len(letters) == 1), None)
        if only is None:
            break
        cell, letter = only
        board[cell] = autos[cell] = letter
    return autos


def _is_gap(tile_set: TileSet, tiles: Tiles, cell: Hex) -> bool:
    """Whether a cell is a gap: it must be filled, and more than one state fits."""
    sides = tile_set.sides(tiles, cell)
    return is_gap(closed_sides(sides), len(tile_set.fitting(sides)))
