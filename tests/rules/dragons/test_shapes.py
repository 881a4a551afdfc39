"""Dragons, eyes and loops on boards, against counting and searching the plain way."""

from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.hexes import Hex, neighbour, neighbours, opposite, reading_order
from rules.dragons.shapes import Dragon, dragons, longest_loop
from rules.dragons.tiles import CROSS, TAILS, O, Tiles, TileSet, X, closed_sides, first_clash
from tests.rules.dragons.boards import (
    CROSSED,
    LOOPS,
    RING,
    TAIL_AND_BAND,
    THREE_EYES,
    swapped,
)
from tests.work import Work

TILE_SETS = {"tails": TAILS, "cross": CROSS}


def biggest(tiles: Tiles, colour: int, tile_set: TileSet = TAILS) -> Dragon:
    found = (dragon for dragon in dragons(tiles, tile_set) if dragon.colour == colour)
    return max(found, key=lambda dragon: len(dragon.parts))


# The plain way


def colour_at(tiles: Tiles, cell: Hex, edge: int, tile_set: TileSet) -> int:
    return tile_set.colours[tiles[cell]][edge]


def joined(tiles: Tiles, cell: Hex, colour: int, tile_set: TileSet) -> set[Hex]:
    """Return the tiles that this one is joined to in a colour, through more than a tail on both."""
    found = set()
    for edge, other in enumerate(neighbours(cell)):
        if other in tiles and colour_at(tiles, cell, edge, tile_set) == colour:
            here = tile_set.part_at[tiles[cell]][edge]
            there = tile_set.part_at[tiles[other]][opposite(edge)]
            if len(here.edges) > 1 and len(there.edges) > 1:
                found.add(other)
    return found


def every_loop(tiles: Tiles, colour: int, tile_set: TileSet) -> Iterable[tuple[Hex, ...]]:
    """All simple cycles, by walking all paths that start at their smallest cell."""
    graph = {cell: joined(tiles, cell, colour, tile_set) for cell in tiles}

    def walks(path: tuple[Hex, ...]) -> Iterable[tuple[Hex, ...]]:
        for other in graph[path[-1]]:
            if other == path[0] and len(path) > 2:
                yield path
            elif other > path[0] and other not in path:
                yield from walks((*path, other))

    for cell in tiles:
        yield from walks((cell,))


@st.composite
def boards(draw: st.DrawFn, tile_set: TileSet, cells: int = 12) -> Tiles:
    """Random boards that grow tile by tile; mostly shoulders, so that there is something to see."""
    tiles: dict[Hex, str] = {(0, 0): draw(st.sampled_from(tile_set.letters))}
    for _ in range(cells - 1):
        around = {cell for tile in tiles for cell in neighbours(tile)} - set(tiles)
        nearest = sorted(around, key=lambda c: (max(map(abs, (*c, sum(c)))), c))[:6]
        cell = draw(st.sampled_from(nearest))
        fitting = tile_set.fitting(tile_set.sides(tiles, cell))
        if fitting:
            tiles[cell] = draw(st.sampled_from(fitting))
    return tiles


def tile_sets_and_boards() -> st.SearchStrategy[tuple[TileSet, Tiles]]:
    return st.sampled_from([TAILS, CROSS]).flatmap(lambda s: st.tuples(st.just(s), boards(s)))


# Tiles


@pytest.mark.parametrize("tile_set", TILE_SETS.values(), ids=TILE_SETS)
def test_a_state_shows_each_colour_at_three_edges_and_differs_across_the_tile(
    tile_set: TileSet,
) -> None:
    for letter in tile_set.letters:
        colours = tile_set.colours[letter]
        assert sorted(colours) == [O, O, O, X, X, X]
        assert all(colours[edge] != colours[opposite(edge)] for edge in range(6))


@pytest.mark.parametrize(
    ("letter", "edges"),
    [
        ("a", "NW N NE"),
        ("b", "N NE SE"),
        ("c", "NE SE S"),
        ("d", "SE S SW"),
        ("e", "S SW NW"),
        ("f", "SW NW N"),
    ],
)
def test_shoulders_turn_clockwise_from_o_at_the_top(letter: str, edges: str) -> None:
    names = ("N", "NE", "SE", "S", "SW", "NW")
    shoulder = {names.index(name) for name in edges.split()}
    for tile_set in TILE_SETS.values():
        parts = {part.colour: set(part.edges) for part in tile_set.parts[letter]}
        assert parts == {O: shoulder, X: set(range(6)) - shoulder}


def test_tails_turn_clockwise_from_the_tail_of_o_at_the_top() -> None:
    assert {(p.colour, p.edges) for p in TAILS.parts["g"]} == {
        (O, (0,)),
        (O, (2, 4)),
        (X, (3,)),
        (X, (1, 5)),
    }
    tails = {letter: TAILS.part_at[letter][i].edges for i, letter in enumerate("ghijkl")}
    assert tails == {letter: (i,) for i, letter in enumerate("ghijkl")}


def test_crossing_tiles_join_three_edges_of_each_colour() -> None:
    assert CROSS.letters == tuple("abcdefgh")
    assert {(p.colour, p.edges) for p in CROSS.parts["g"]} == {(O, (0, 2, 4)), (X, (1, 3, 5))}
    assert {(p.colour, p.edges) for p in CROSS.parts["h"]} == {(O, (1, 3, 5)), (X, (0, 2, 4))}


@pytest.mark.parametrize("tile_set", TILE_SETS.values(), ids=TILE_SETS)
def test_only_three_closed_sides_can_leave_a_single_state(tile_set: TileSet) -> None:
    alone = {
        closed_sides(sides)
        for sides in product((None, O, X), repeat=6)
        if len(tile_set.fitting(sides)) == 1
    }
    assert alone == {3, 4, 5, 6}


@pytest.mark.parametrize("tile_set", TILE_SETS.values(), ids=TILE_SETS)
def test_three_adjacent_closed_sides_leave_a_choice_only_if_they_alternate(
    tile_set: TileSet,
) -> None:
    for start, colours in product(range(6), product((O, X), repeat=3)):
        sides: list[int | None] = [None] * 6
        for step, colour in enumerate(colours):
            sides[(start + step) % 6] = colour
        alternating = colours[0] != colours[1] != colours[2]
        states = len(tile_set.fitting(tuple(sides)))
        assert states == ((3 if tile_set is TAILS else 1) if alternating else 1)


BOARDS = {f"loop of {n}": (TAILS, tiles) for n, tiles in LOOPS.items()} | {
    "ring of tails": (TAILS, RING),
    "tail and band": (TAILS, TAIL_AND_BAND),
    "three eyes": (TAILS, THREE_EYES),
    "crossed": (CROSS, CROSSED),
}


@pytest.mark.parametrize(("tile_set", "tiles"), BOARDS.values(), ids=BOARDS)
def test_the_boards_used_here_are_possible(tile_set: TileSet, tiles: Tiles) -> None:
    for cell, letter in tiles.items():
        assert first_clash(tile_set, tiles, cell, letter) is None


# Dragons


def test_three_shoulders_around_a_corner_leave_an_eye() -> None:
    dragon = biggest(LOOPS[3], O)
    assert (dragon.eyes, dragon.closed, dragon.score) == (1, False, 1)
    assert dragon.tiles == set(LOOPS[3])


def test_a_closed_dragon_scores_twice_its_eyes() -> None:
    dragon = biggest(THREE_EYES, O)
    assert (dragon.eyes, dragon.closed, dragon.score) == (3, True, 6)


def test_a_ring_of_tails_is_closed_and_has_one_eye() -> None:
    dragon = biggest(RING, O)
    assert (dragon.eyes, dragon.closed) == (1, True)
    assert dragon.tiles == set(RING)


def test_the_two_parts_of_a_colour_on_a_tile_of_tails_are_different_dragons() -> None:
    assert [len(dragon.parts) for dragon in dragons({(0, 0): "g"})] == [1, 1, 1, 1]
    assert [len(dragon.parts) for dragon in dragons({(0, 0): "g"}, CROSS)] == [1, 1]


def test_two_tails_that_meet_are_closed_without_an_eye() -> None:
    closed = [dragon for dragon in dragons({(0, 0): "j", (0, 1): "g"}) if dragon.closed]
    assert [(dragon.colour, dragon.eyes, dragon.score) for dragon in closed] == [(O, 0, 0)]


def test_a_tile_counts_once_in_a_dragon_that_holds_it_twice() -> None:
    dragon = biggest(TAIL_AND_BAND, O)
    assert (len(dragon.parts), len(dragon.tiles)) == (5, 4)


def test_the_smallest_closed_dragon_of_crossing_tiles() -> None:
    dragon = biggest(CROSSED, O, CROSS)
    assert (dragon.eyes, dragon.closed, len(dragon.tiles)) == (9, True, 16)


@given(tile_sets_and_boards())
def test_dragons_are_what_hangs_together(case: tuple[TileSet, Tiles]) -> None:
    tile_set, tiles = case
    group = {(c, part): {(c, part)} for c in tiles for part in tile_set.parts[tiles[c]]}
    joins = []
    open_ends = set()
    for cell, part in group:
        for edge in part.edges:
            other = neighbour(cell, edge)
            if other not in tiles:
                open_ends.add((cell, part))
                continue
            there = (other, tile_set.part_at[tiles[other]][opposite(edge)])
            assert there[1].colour == part.colour
            joins.append(((cell, part), there))
    for one, other_node in joins:
        if group[one] is not group[other_node]:
            group[one] |= group[other_node]
            for node in group[other_node]:
                group[node] = group[one]
    expected = {
        frozenset(nodes): (
            sum(one in nodes for one, _ in joins) // 2 - len(nodes) + 1,
            not nodes & open_ends,
        )
        for nodes in group.values()
    }
    found = dragons(tiles, tile_set)
    assert {dragon.parts: (dragon.eyes, dragon.closed) for dragon in found} == expected
    assert len(found) == len(expected)


# Loops


@pytest.mark.parametrize("length", LOOPS)
def test_loops_of_every_length_up_to_eight(length: int) -> None:
    """Five is not among them, see below."""
    assert len(longest_loop(LOOPS[length], O)) == length
    assert len(longest_loop(swapped(LOOPS[length]), X)) == length


@pytest.mark.parametrize(("length", "exists"), [(3, True), (4, True), (5, False), (6, True)])
def test_there_is_no_loop_of_five(length: int, exists: bool) -> None:
    """No path runs straight through a tile, and any five tiles in a ring have a straight."""

    def closes(path: list[Hex], way: list[int]) -> bool:
        for edge in range(6):
            cell = neighbour(path[-1], edge)
            if way and (edge - way[-1]) % 6 in (0, 3):
                continue
            if len(path) == length:
                if cell == path[0] and (way[0] - edge) % 6 not in (0, 3):
                    return True
            elif cell not in path and closes([*path, cell], [*way, edge]):
                return True
        return False

    assert closes([(0, 0)], []) == exists


def test_a_loop_begins_at_its_first_tile_and_goes_round() -> None:
    loop = longest_loop(RING, O)
    assert loop == ((0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1))


def test_a_way_round_that_ends_in_a_tail_is_no_loop() -> None:
    assert longest_loop(TAIL_AND_BAND, O) == ()


def test_a_dragon_with_nine_eyes_has_a_loop_through_all_its_tiles() -> None:
    loop = longest_loop(CROSSED, O, CROSS)
    assert len(loop) == max(map(len, every_loop(CROSSED, O, CROSS)))
    assert len(set(loop)) == len(loop)


@settings(max_examples=150)
@given(tile_sets_and_boards())
def test_the_longest_loop_is_the_longest_of_all_loops(case: tuple[TileSet, Tiles]) -> None:
    tile_set, tiles = case
    for colour in (O, X):
        loop = longest_loop(tiles, colour, tile_set)
        longest = max(every_loop(tiles, colour, tile_set), key=len, default=())
        assert len(loop) == len(set(loop)) == len(longest)
        for index, cell in enumerate(loop):
            assert loop[index - 1] in joined(tiles, cell, colour, tile_set)
        if loop:
            assert loop[0] == min(loop, key=reading_order)


@given(boards(TAILS))
def test_exchanging_the_colours_exchanges_the_loops(tiles: Tiles) -> None:
    assert len(longest_loop(swapped(tiles), X)) == len(longest_loop(tiles, O))


@pytest.mark.parametrize("letters", ["abcdefgh", "ghabcdef"])
def test_a_full_board_of_fifty_crossing_tiles_is_quick(letters: str) -> None:
    cells = [(q, r - q // 2) for q in range(10) for r in range(5)]
    tiles: dict[Hex, str] = {}

    def fill(rest: list[Hex]) -> bool:
        if not rest:
            return True
        fitting = CROSS.fitting(CROSS.sides(tiles, rest[0]))
        for letter in sorted(fitting, key=letters.index):
            tiles[rest[0]] = letter
            if fill(rest[1:]):
                return True
            del tiles[rest[0]]
        return False

    assert fill(cells)
    with Work(most=30_000):
        for colour in (O, X):
            longest_loop(tiles, colour, CROSS)
