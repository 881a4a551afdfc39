"""Adamas, as its source text tells it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from itertools import combinations, islice, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.adamas import Adamas, AdamasOptions, AdamasState, Merge, Move, Split, position
from rules.adamas_board import (
    board_of,
    cells_in_sight,
    stacks_in_sight,
    visible_enemies,
)
from rules.adamas_moves import read_move
from rules.core import IllegalMove, InvalidMove, InvalidOptions

GAME = Adamas()
COLOURS = "OXY"

Simple = dict[str, tuple[str, int]]


def start(players: int = 2, **options: int) -> AdamasState:
    return GAME.initial_state(AdamasOptions.read(options, players), players)


def played(state: AdamasState, *texts: str) -> AdamasState:
    for text in texts:
        (move,) = GAME.parse_move(state, text)
        state = GAME.apply(state, move)
    return state


def simple(state: AdamasState) -> Simple:
    return {cell: (colour, height) for cell, (colour, height) in state.to_dict()["stacks"].items()}


def perft(state: AdamasState, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(GAME.apply(state, move), depth - 1) for move in GAME.legal_moves(state))


# --- a reference without tables: cells by name, directions by arithmetic ------------------------


def shifted(cell: str, step: tuple[int, int], times: int) -> str:
    return f"{chr(ord(cell[0]) + step[0] * times)}{int(cell[1:]) + step[1] * times}"


def rays(size: int, cell: str) -> list[list[str]]:
    names = {
        f"{chr(97 + c)}{r + 1}"
        for c in range(2 * size - 1)
        for r in range(2 * size - 1)
        if size - 1 <= c + r <= 3 * (size - 1)
    }
    result = []
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        ray = []
        for times in range(1, 2 * size):
            if shifted(cell, step, times) not in names:
                break
            ray.append(shifted(cell, step, times))
        result.append(ray)
    return result


def first_seen(size: int, stacks: Simple, cell: str) -> list[str]:
    firsts = (next((c for c in ray if c in stacks), None) for ray in rays(size, cell))
    return [cell for cell in firsts if cell]


def visible(size: int, stacks: Simple, cell: str) -> int:
    colour = stacks[cell][0]
    return sum(stacks[c][1] for c in first_seen(size, stacks, cell) if stacks[c][0] != colour)


def in_sight(size: int, stacks: Simple, cell: str) -> list[str]:
    seen = []
    for ray in rays(size, cell):
        for other in ray:
            seen.append(other)
            if other in stacks:
                break
    return sorted(seen, key=lambda name: (name[0], int(name[1:])))


def may_land(size: int, stacks: Simple, counted: Simple, colour: str, cell: str) -> bool:
    if cell not in stacks or stacks[cell][0] == colour:
        return True
    return visible(size, counted, cell) == stacks[cell][1]


def landed(stacks: Simple, colour: str, cell: str, count: int) -> Simple:
    before = stacks.get(cell, (colour, 0))
    return stacks | {cell: (colour, count + (before[1] if before[0] == colour else 0))}


def lifted(stacks: Simple, cell: str, count: int) -> Simple:
    colour, height = stacks[cell]
    rest = {c: s for c, s in stacks.items() if c != cell}
    return rest if height == count else rest | {cell: (colour, height - count)}


def split_result(
    size: int, stacks: Simple, prog: bool, source: str, parts: tuple[tuple[int, str], ...]
) -> Simple | None:
    """The stacks after a split in sight, before anybody is removed; None if it may not land."""
    colour = stacks[source][0]
    after = lifted(stacks, source, sum(count for count, _ in parts))
    for number, (count, cell) in enumerate(parts):
        if not may_land(size, stacks, after if prog and number else stacks, colour, cell):
            return None
        after = landed(after, colour, cell, count)
    return after


def all_splits(size: int, stacks: Simple, prog: bool, colour: str) -> set[str]:
    found = set()
    for source, (owner, height) in stacks.items():
        if owner != colour:
            continue
        cells = in_sight(size, stacks, source)
        for wanted in range(1, height + 1):
            for chosen in combinations(cells, wanted):
                for counts in product(range(1, height + 1), repeat=wanted):
                    if sum(counts) > height:
                        continue
                    parts = tuple(zip(counts, chosen, strict=True))
                    for order in permutations(parts):
                        # permutations come in lexicographic order of the sorted parts
                        if split_result(size, stacks, prog, source, order) is not None:
                            found.add(str(Split(source, order)))
                            break
    return found


def all_merges(size: int, stacks: Simple, colour: str) -> set[str]:
    found = set()
    for target in (cell for cell in board_of(size).cells):
        if not may_land(size, stacks, stacks, colour, target):
            continue
        sources = [c for c in in_sight(size, stacks, target) if stacks.get(c, "?")[0] == colour]
        for counts in product(*(range(stacks[c][1] + 1) for c in sources)):
            parts = tuple((n, c) for n, c in zip(counts, sources, strict=True) if n)
            if len(parts) > 1:
                found.add(str(Merge(parts, target)))
    return found


class Reference:
    """Adamas once more, without repetitions: plain dicts, everything tried out."""

    def __init__(
        self,
        size: int,
        prog: bool,
        stacks: Simple,
        to_move: int | None,
        out: frozenset[int],
        opened: bool,
        count: int,
    ) -> None:
        self.size, self.prog, self.opened, self.count = size, prog, opened, count
        self.stacks, self.to_move, self.out = stacks, to_move, out
        self.winners: frozenset[int] | None = None

    @classmethod
    def of(cls, state: AdamasState) -> Reference:
        options = state.options
        return cls(
            options.size,
            options.prog_cap,
            simple(state),
            state.to_move,
            state.out,
            state.opened,
            len(state.names),
        )

    @classmethod
    def start(cls, players: int, size: int, pieces: int, prog_cap: int = 0) -> Reference:
        side = size - 1
        places = [(0, side), (2 * side, side)]
        if players == 3:
            places = [(0, side), (side, 2 * side), (2 * side, 0)]
        stacks = {
            f"{chr(97 + c)}{r + 1}": (COLOURS[player], pieces)
            for player, (c, r) in enumerate(places)
        }
        return cls(size, bool(prog_cap), stacks, 0, frozenset(), False, players)

    def moves(self) -> set[str]:
        if self.to_move is None:
            return set()
        colour = COLOURS[self.to_move]
        found = all_splits(self.size, self.stacks, self.prog, colour)
        found |= all_merges(self.size, self.stacks, colour)
        if self.opened:
            return found
        enemies = {cell for cell, (owner, _) in self.stacks.items() if owner != colour}
        return {t for t in found if not enemies & set(re.findall("[a-z][0-9]+", t.split("-")[1]))}

    def after(self, move: Move) -> Reference:
        assert self.to_move is not None
        colour, stacks = COLOURS[self.to_move], self.stacks
        if isinstance(move, Split):
            result = split_result(self.size, stacks, self.prog, move.source, move.parts)
            assert result is not None
            stacks = result
        else:
            for count, cell in move.parts:
                stacks = lifted(stacks, cell, count)
            stacks = landed(stacks, colour, move.target, sum(count for count, _ in move.parts))
        new = Reference(self.size, self.prog, stacks, self.to_move, self.out, True, self.count)
        new.finish_turn()
        return new

    def finish_turn(self) -> None:
        assert self.to_move is not None
        player = self.to_move
        while True:
            owners = {COLOURS.index(colour) for colour, _ in self.stacks.values()}
            self.out = frozenset(range(self.count)) - owners
            if len(owners) == 1:
                self.to_move, self.winners = None, frozenset(owners)
                return
            player = (player + 1) % self.count
            if player in self.out:
                continue
            self.to_move = player
            if self.moves():
                break
            self.stacks = {c: s for c, s in self.stacks.items() if s[0] != COLOURS[player]}
        heights = [height for _, height in self.stacks.values()]
        if heights == [1, 1] and not any(
            visible(self.size, self.stacks, cell) for cell in self.stacks
        ):
            self.to_move, self.winners = None, frozenset(owners)

    def perft(self, depth: int) -> int:
        if depth == 0:
            return 1
        board = board_of(self.size)
        moves = (read_move(board, text) for text in self.moves())
        return sum(self.after(move).perft(depth - 1) for move in moves)


@st.composite
def positions(draw: st.DrawFn, most: int = 3, sizes: tuple[int, ...] = (2, 3, 4)) -> AdamasState:
    size = draw(st.sampled_from(sizes))
    players = draw(st.integers(2, 3))
    cells = board_of(size).cells
    chosen = draw(st.lists(st.sampled_from(cells), min_size=players, max_size=9, unique=True))
    colours = [*COLOURS[:players]] + [
        draw(st.sampled_from(COLOURS[:players])) for _ in chosen[players:]
    ]
    stacks = {
        cell: (colour, draw(st.integers(1, most)))
        for cell, colour in zip(chosen, colours, strict=True)
    }
    options = AdamasOptions(size=size, prog_cap=draw(st.booleans()))
    return position(stacks, draw(st.integers(0, players - 1)), options, players)


# --- figures ------------------------------------------------------------------------------------


def squeezed(text: str) -> list[str]:
    """A figure without what the source text has lost: runs of spaces, and spaces at the ends."""
    return [" ".join(line.split()) for line in text.strip("\n").splitlines()]


START = r"""
+---------------+
/ \
/ . . . \
/ \
/ \
/oo . . . . xx
/ oo xx\
/ oo xx \
( oo . . . xx )
\ /
\ /
\ . . . . /
\ /
\ /
\ . . . /
\ /
+---------------+
"""

FIRST_MOVE = r"""
+---------------+
/ \
/ O . . \
/ \
/ \
/ . . O . . xx
/ O xx\
/ O xx \
( o O O . xx )
\ /
\ /
\ . . . . /
\ /
\ /
\ O . . /
\ /
+---------------+
"""

REPLY = r"""
+---------------+
/ \
/ o . . \
/ \
/ \
/ . . o . . x\
/ o x \
/ o x \
( o o o X x )
\ /
\ /
\ . . . . /
\ X /
\ X /
\ o . X /
\ /
+---------------+
"""

RETREAT = r"""
+---------------+
/ \
/ . O . . \
/ O \
/ O \
/ . OO . . x\
/ x \
/ x \
( o . o x x )
\ /
\ /
\ . . . . /
\ x /
\ x /
\ o . x /
\ /
+---------------+
"""

DOUBLE_THREAT = r"""
+---------------+
/ x \
/ . x . \
/ \
/ \
/ . . . o . \
/ o \
/ x x o \
( x x . o . )
\ /
\ /
\ . . o . . /
\ o /
\ o /
\ x o x /
\ /
+---------------+
"""

DOUBLE_CAPTURE = r"""
+---------------+
/ x \
/ . x . \
/ \
/ \
/ . . . . \
/ \
/ x \
( x . . X . )
\ /
\ /
\ . . . . /
\ /
\ /
\ x X x /
\ /
+---------------+
"""

THREE_PLAYERS = r"""
xxx
+------------------xxx+
/ xxx \
/ . . . xxx \
/ \
/ \
/ . . . . . \
/ \
/ \
ooo . . . . . . \
/ooo \
/ ooo \
( ooo . . . . . . )
\ /
\ /
\ . . . . . . /
\ /
\ /
\ . . . . yyy . /
\ yyy /
\ yyy /
\ . . . yyy /
\ /
+---------------------+
"""

WORKED_GAME = ("a3-a5,b3,4xc3,c1", "e3-d3,3xe1", "3xc3,a5,b3-b4")

THREAT_STACKS: Simple = {
    "a3": ("X", 2),
    "b3": ("X", 2),
    "b5": ("X", 2),
    "c1": ("X", 1),
    "e1": ("X", 1),
    "d1": ("O", 4),
    "d3": ("O", 4),
}


def test_the_figure_of_the_start() -> None:
    assert squeezed(GAME.diagram(start())) == squeezed(START)


@pytest.mark.parametrize(
    ("plies", "figure"),
    [(1, FIRST_MOVE), (2, REPLY), (3, RETREAT)],
    ids=["split", "reply", "retreat"],
)
def test_the_figures_of_the_worked_game(plies: int, figure: str) -> None:
    assert squeezed(GAME.diagram(played(start(), *WORKED_GAME[:plies]))) == squeezed(figure)


def test_the_figure_of_the_double_threat() -> None:
    assert squeezed(GAME.diagram(position(THREAT_STACKS, 1))) == squeezed(DOUBLE_THREAT)


def test_the_figure_of_the_double_capture() -> None:
    after = played(position(THREAT_STACKS, 1), "b3-d1,d3")
    assert squeezed(GAME.diagram(after)) == squeezed(DOUBLE_CAPTURE)


def test_the_figure_of_three_players() -> None:
    assert squeezed(GAME.diagram(start(3))) == squeezed(THREE_PLAYERS)


def test_columns_as_the_figures_had_them() -> None:
    """The spaces the source text lost follow from its rules of layout; here they are."""
    expected = r"""
        +---------------+
       /        x        \
      /   .     x     .   \
     /                     \
    /                       \
   /   .     .     .  o  .   \
  /                   o       \
 /  x     x           o        \
(   x     x     .     o     .   )
 \                             /
  \                           /
   \   .     .  o  .     .   /
    \           o           /
     \          o          /
      \   x     o     x   /
       \                 /
        +---------------+"""
    assert GAME.diagram(position(THREAT_STACKS, 1)) == expected[1:]


def test_coordinates_let_a_player_name_cells() -> None:
    expected = r"""
        +---------------+
       /                 \
      /   .     .     .   \  5
     /                     \
    /                       \
   /oo .     .     .     .  xx  4
  / oo                      xx\
 /  oo                      xx \
(   oo    .     .     .     xx  )  3
 \                             /
  \                           /
 a \   .     .     .     .   /  2
    \                       /
     \                     /
    b \   .     .     .   /  1
       \                 /
        +---------------+
       c     d     e

O Player 1   X Player 2"""
    assert GAME.diagram(start(), coordinates=True) == expected[1:]


@pytest.mark.parametrize("size", range(2, 9))
def test_coordinates_add_every_name_and_change_nothing_else(size: int) -> None:
    plain = GAME.diagram(start(size=size)).splitlines()
    *named, _, _ = GAME.diagram(start(size=size), coordinates=True).splitlines()
    added = []
    for before, after in zip([*plain, ""], named, strict=True):
        padded = before.ljust(len(after))
        added += [new for old, new in zip(padded, after, strict=True) if old != new]
        assert all(old in (" ", new) for old, new in zip(padded, after, strict=True))
    span = 2 * size - 1
    assert [c for c in added if c.isalpha()] == [chr(97 + c) for c in range(span)]
    rows = "".join(str(row) for row in range(span, 0, -1))
    assert "".join(c for c in added if c.isdigit()) == rows


def test_a_stack_too_high_for_a_pile_has_its_number_written_in() -> None:
    lines = GAME.diagram(position({"c3": ("O", 37), "a3": ("X", 20), "e3": ("X", 21)})).splitlines()
    assert "xxxxx" in lines[8]
    assert "o37oo" in lines[8]
    assert "x21xx" in lines[8]
    assert all("ooooo" in line for line in lines[5:8])


def test_numbers_stay_readable_behind_other_piles() -> None:
    stacks: Simple = {"c3": ("O", 37), "c2": ("X", 24), "d2": ("X", 75)}
    lines = GAME.diagram(position(stacks)).splitlines()
    assert "37" in lines[8]
    assert "24" in lines[11]
    assert "75" in lines[11]


# --- the start ----------------------------------------------------------------------------------


def test_two_players_start_with_eight_pieces_in_opposite_corners() -> None:
    assert simple(start()) == {"a3": ("O", 8), "e3": ("X", 8)}


def test_three_players_start_with_twelve_pieces_on_a_larger_board() -> None:
    state = start(3)
    assert simple(state) == {"g1": ("Y", 12), "a4": ("O", 12), "d7": ("X", 12)}
    assert state.to_dict()["size"] == 4


def test_the_bottom_row_of_size_3_is_c1_d1_e1() -> None:
    rows = {
        row: [cell for cell in board_of(3).cells if cell[1:] == str(row)] for row in range(1, 6)
    }
    assert rows == {
        1: ["c1", "d1", "e1"],
        2: ["b2", "c2", "d2", "e2"],
        3: ["a3", "b3", "c3", "d3", "e3"],
        4: ["a4", "b4", "c4", "d4"],
        5: ["a5", "b5", "c5"],
    }


@pytest.mark.parametrize("size", range(2, 9))
def test_a_board_of_n_cells_per_side_has_3n2_3n_1_cells(size: int) -> None:
    assert len(board_of(size).cells) == 3 * size * size - 3 * size + 1


@pytest.mark.parametrize(
    ("values", "players", "expected"),
    [
        ({}, 2, {"size": 3, "pieces": 8, "prog_cap": False}),
        ({}, 3, {"size": 4, "pieces": 12, "prog_cap": False}),
        ({"size": 4}, 2, {"size": 4, "pieces": 12, "prog_cap": False}),
        ({"size": 2}, 3, {"size": 2, "pieces": 4, "prog_cap": False}),
        ({"size": 8, "pieces": 99}, 2, {"size": 8, "pieces": 99, "prog_cap": False}),
        ({"prog_cap": True}, 2, {"size": 3, "pieces": 8, "prog_cap": True}),
    ],
)
def test_options_have_the_defaults_of_the_challenge_command(
    values: dict[str, object], players: int, expected: dict[str, object]
) -> None:
    assert AdamasOptions.read(values, players).to_dict() == expected


@pytest.mark.parametrize(
    ("values", "culprit"),
    [
        ({"size": 1}, "size"),
        ({"size": 9}, "size"),
        ({"pieces": 0}, "pieces"),
        ({"pieces": 100}, "pieces"),
        ({"pieces": "8"}, "pieces"),
        ({"prog_cap": 1}, "prog_cap"),
        ({"progcap": True}, "progcap"),
    ],
)
def test_bad_options_are_refused_by_name(values: dict[str, object], culprit: str) -> None:
    with pytest.raises(InvalidOptions) as error:
        AdamasOptions.read(values, 2)
    assert error.value.option == culprit


# --- counting moves -----------------------------------------------------------------------------


def test_the_opening_of_size_3_has_6434_splits() -> None:
    moves = list(GAME.legal_moves(start()))
    assert len(moves) == 6434
    assert len(set(map(str, moves))) == 6434


def test_moves_are_listed_lazily_on_the_largest_board() -> None:
    for prog_cap in (False, True):
        state = start(size=8, pieces=99, prog_cap=prog_cap)
        assert len(list(islice(GAME.legal_moves(state), 1000))) == 1000
        after = played(state, "9xa8-b8")
        assert len(list(islice(GAME.legal_moves(after), 1000))) == 1000


def test_progressive_captures_are_listed_lazily_among_enemies() -> None:
    around = dict.fromkeys(("b8", "c6", "d6", "d7", "c8"), ("X", 9))
    state = position({"c7": ("O", 99), **around}, 0, AdamasOptions(size=8, prog_cap=True))
    assert len(list(islice(GAME.legal_moves(state), 100))) == 100


PERFT = [
    (2, {"size": 2, "pieces": 1}, [3, 3, 12, 24, 18]),
    (2, {"size": 2, "pieces": 2}, [9, 84, 689]),
    (2, {"size": 2, "pieces": 2, "prog_cap": True}, [9, 92, 757]),
    (2, {"size": 2, "pieces": 3}, [19, 331]),
    (2, {"size": 2, "pieces": 3, "prog_cap": True}, [19, 384]),
    (3, {"size": 2, "pieces": 1}, [4, 11, 31, 62, 163]),
    (3, {"size": 2, "pieces": 2}, [14, 88, 398]),
    (3, {"size": 2, "pieces": 2, "prog_cap": True}, [14, 97, 520]),
    (2, {"size": 3, "pieces": 2}, [35]),
    (2, {"size": 3, "pieces": 3}, [119]),
]


@pytest.mark.parametrize(("players", "options", "counts"), PERFT)
def test_perft(players: int, options: dict[str, int], counts: list[int]) -> None:
    state = start(players, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("players", "options", "counts"), PERFT)
def test_perft_of_the_reference(players: int, options: dict[str, int], counts: list[int]) -> None:
    reference = Reference.start(players, **options)
    assert [reference.perft(depth) for depth in range(1, len(counts) + 1)] == counts


# --- splits and merges --------------------------------------------------------------------------


def test_a_split_leaves_pieces_behind_and_adds_to_friends() -> None:
    state = position({"a3": ("O", 8), "c3": ("O", 2), "e3": ("X", 8)})
    assert simple(played(state, "a3-b3,3xc3")) == {
        "a3": ("O", 4),
        "b3": ("O", 1),
        "c3": ("O", 5),
        "e3": ("X", 8),
    }


def test_a_whole_stack_may_move() -> None:
    assert simple(played(start(), "8xa3-a5")) == {"a5": ("O", 8), "e3": ("X", 8)}


def test_sight_is_measured_before_the_move() -> None:
    """b3 is filled by the same move that reaches c3 and d3 behind it."""
    assert simple(played(start(), "a3-b3,c3,d3"))["d3"] == ("O", 1)


def test_a_merge_gathers_parts_of_stacks_on_a_friend() -> None:
    state = position({"a3": ("O", 3), "a5": ("O", 2), "a4": ("O", 1), "e1": ("X", 2)})
    assert simple(played(state, "2xa3,a5-a4")) == {
        "e1": ("X", 2),
        "a3": ("O", 1),
        "a4": ("O", 4),
        "a5": ("O", 1),
    }


@pytest.mark.parametrize(
    ("text", "move", "written"),
    [
        ("a3-a5", Split("a3", ((1, "a5"),)), "a3-a5"),
        ("8xa3-d3", Split("a3", ((8, "d3"),)), "8xa3-d3"),
        ("a3-8xd3", Split("a3", ((8, "d3"),)), "8xa3-d3"),
        ("1xa3-a5", Split("a3", ((1, "a5"),)), "a3-a5"),
        ("a3-1xa5,02xb3", Split("a3", ((1, "a5"), (2, "b3"))), "a3-a5,2xb3"),
        ("a3-3xc1,a5,2xb3", Split("a3", ((1, "a5"), (2, "b3"), (3, "c1"))), "a3-a5,2xb3,3xc1"),
        (" A3 - 3 X C3 , a 5\t", Split("a3", ((1, "a5"), (3, "c3"))), "a3-a5,3xc3"),
    ],
)
def test_notation_of_splits(text: str, move: Move, written: str) -> None:
    assert GAME.parse_move(start(), text) == [move]
    assert str(move) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3xc3,a5,b3-b4", "a5,b3,3xc3-b4"),
        ("B3, a5 - B4", "a5,b3-b4"),
        ("1xa5,4xc3-b4", "a5,4xc3-b4"),
    ],
)
def test_notation_of_merges(text: str, written: str) -> None:
    (move,) = GAME.parse_move(played(start(), *WORKED_GAME[:2]), text)
    assert isinstance(move, Merge)
    assert str(move) == written


def test_progressive_splits_keep_the_landing_order() -> None:
    (move,) = GAME.parse_move(start(prog_cap=True), "a3-3xc1,a5,2xb3")
    assert str(move) == "a3-3xc1,a5,2xb3"


def test_rows_of_two_digits_come_in_number_order() -> None:
    (move,) = GAME.parse_move(start(size=8), "a8-a10,a9,b7")
    assert str(move) == "a8-a9,a10,b7"


MIDDLE = {
    "a3": ("O", 8),
    "b3": ("O", 1),
    "c3": ("X", 3),
    "d4": ("X", 4),
    "d1": ("O", 1),
    "a5": ("O", 1),
}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a3-c3", "c3 is not in line of sight of a3: b3 stands between"),
        ("a3-d4", "d4 is not in line of sight of a3: they share no line"),
        ("a3-a3", "a3 is not in line of sight of a3: a stack does not see its own cell"),
        ("b3,a3-a3", "a3 is not in line of sight of a3: a stack does not see its own cell"),
        ("9xa3-a4", "a3 holds 8 pieces, not 9"),
        ("a3-4xa4,5xb2", "a3 holds 8 pieces, not 9"),
        ("2xb3,a3-b2", "b3 holds 1 piece, not 2"),
        ("c3-c4", "c3 is ned's stack"),
        ("e3-e2", "e3 is empty"),
        ("b3,c3-b4", "c3 is ned's stack"),
        ("b3,d1-b4", "b4 is not in line of sight of d1: they share no line"),
        ("b3-c3", "c3 is not capturable: 2 pieces see its 3"),
        ("d1-d4", "d4 is not capturable: 1 piece sees its 4"),
        ("b3-a4,c3", "b3 holds 1 piece, not 2"),
    ],
)
def test_illegal_moves_name_the_spot_and_the_rule(text: str, reason: str) -> None:
    state = replace(position(MIDDLE), names=("fred", "ned"))
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(state, text)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Split("f9", ((1, "a3"),)), "f9 is not on the board"),
        (Split("a3", ((1, "f9"),)), "f9 is not on the board"),
        (Merge(((1, "a3"), (1, "a5")), "f9"), "f9 is not on the board"),
        (Split("a3", ()), "a split sends at least one piece"),
        (Merge(((1, "a3"),), "a4"), "a merge takes pieces from two or more stacks"),
        (Split("a3", ((0, "a4"),)), "at least one piece moves, not 0, at a4"),
        (Split("a3", ((-1, "a4"), (2, "b2"))), "at least one piece moves, not -1, at a4"),
        (Split("a3", ((1, "a4"), (2, "a4"))), "a4 is named twice"),
        (Merge(((1, "a3"), (1, "a3")), "a4"), "a3 is named twice"),
    ],
)
def test_illegal_moves_that_no_text_spells(move: Move, reason: str) -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.check(position(MIDDLE), move)
    assert error.value.reason == reason
    assert not GAME.is_legal(position(MIDDLE), move)


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("", 0, "a cell such as d1 or pieces such as 2xd1 are missing here"),
        ("a3", 2, "a move has a hyphen before where it goes, such as d1-d3"),
        ("a3-", 3, "a cell such as d1 or pieces such as 2xd1 are missing here"),
        ("a3-f9", 3, "f9 is not on the board"),
        ("a3-a1", 3, "a1 is not on the board"),
        ("a3-a03", 3, "a03 is not on the board"),
        ("a3-a123456", 3, "a123… is not on the board"),
        ("a3-a5,b3,a5", 9, "a5 is named twice"),
        ("a3,a3-a5", 3, "a3 is named twice"),
        ("a3,b3-a5,a4", 9, "either one stack splits, or several merge on one cell"),
        ("a3,b3-2xa5", 6, "a merge has its counts before the hyphen"),
        ("2xa3-a5,b3", 0, "say how many go to each cell: a3-2xa5"),
        ("2xa3-2xa5", 0, "say how many go to each cell: a3-2xa5"),
        ("0xa3-a5", 0, "at least one piece moves"),
        ("a3-1000xa5", 3, "no stack holds that many pieces"),
        ("a3-a5-b3", 5, "a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4"),
        ("a3 a5", 3, "a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4"),
        ("²xa3-a5", 0, "a cell such as d1 or pieces such as 2xd1 are missing here"),
        ("ａ3-a5", 0, "a cell such as d1 or pieces such as 2xd1 are missing here"),
        ("a٣-a5", 0, "a cell such as d1 or pieces such as 2xd1 are missing here"),
    ],
)
def test_invalid_texts_say_where_and_why(text: str, at: int, reason: str) -> None:
    with pytest.raises(InvalidMove) as error:
        GAME.parse_move(start(), text)
    assert (error.value.position, error.value.reason) == (at, reason)


@pytest.mark.parametrize(
    "text",
    [
        "9" * 5000 + "xa3-a4",
        "a" + "9" * 5000,
        "a3-" + "a4," * 300_000,
        " " * 1_000_000,
        "x" * 100_000,
        "1" * 500_000 + " " * 500_000,
    ],
    ids=["count", "row", "parts", "spaces", "x", "digits"],
)
def test_huge_texts_are_refused_at_once(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse_move(start(), text)


@given(
    st.one_of(
        st.text(), st.text("abcdexX0123456789,- "), st.binary().map(lambda b: b.decode("latin-1"))
    )
)
def test_any_text_is_a_move_or_a_reason(text: str) -> None:
    try:
        moves = GAME.parse_move(start(), text)
    except (InvalidMove, IllegalMove):
        return
    assert [GAME.parse_move(start(), str(move)) for move in moves] == [moves]


# --- capture ------------------------------------------------------------------------------------


def test_the_visible_enemy_count_of_the_threatened_stack_is_4() -> None:
    """The source text's 3 + 1 = 4."""
    state = replace(played(start(), *WORKED_GAME[:2]), to_move=1)
    assert visible_enemies(state.board, state.stacks, state.board.index["c3"], 0) == 4
    for text in ("d3-c3", "3xe1-c3", "e1,d3-c3"):
        assert GAME.parse_move(state, text)


def test_the_retreat_threatens_xs_single_piece() -> None:
    state = played(start(), *WORKED_GAME)
    assert visible_enemies(state.board, state.stacks, state.board.index["d3"], 1) == 1


def test_both_stacks_of_the_double_threat_count_4() -> None:
    state = position(THREAT_STACKS, 1)
    for cell in ("d1", "d3"):
        assert visible_enemies(state.board, state.stacks, state.board.index[cell], 0) == 4


def test_the_double_capture_wins_in_a_single_move() -> None:
    after = played(position(THREAT_STACKS, 1), "b3-d1,d3")
    assert after.outcome is not None
    assert after.outcome.winners == {1}
    assert after.outcome.reason == "Player 1 has no pieces left"
    assert after.to_move is None
    assert after.out == {0}
    assert list(GAME.legal_moves(after)) == []
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.parse_move(after, "a3-a4")
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.resign(after, 1)


def test_a_capture_replaces_the_stack() -> None:
    after = played(start(), *WORKED_GAME[:2], "a3-b3", "2xe1-c3")
    assert simple(after)["c3"] == ("X", 2)


def test_the_first_move_of_the_game_may_not_capture() -> None:
    """Each corner of size 3 sees the other: a count of 8 for a height of 8."""
    reason = "e3 cannot be taken: the first move of the game may not capture"
    with pytest.raises(IllegalMove, match=reason):
        GAME.parse_move(start(), "a3-e3")
    assert "8xa3-e3" not in map(str, GAME.legal_moves(start()))
    assert played(start(pieces=1), "a3-b3", "e3-b3").outcome is not None


def test_resigning_is_no_first_move() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e3": ("Y", 1)}
    before = replace(position(stacks, 0, AdamasOptions(size=3), 3), opened=False)
    with pytest.raises(IllegalMove, match="first move of the game"):
        GAME.parse_move(GAME.resign(before, 0), "b3-e3")


def test_the_other_two_colours_count_together_against_the_third() -> None:
    """The mover's pieces and those of the player beside them both see the third one's stack."""
    stacks: Simple = {"a3": ("O", 1), "b3": ("Y", 2), "c3": ("X", 1)}
    three = AdamasOptions(size=3)
    assert GAME.parse_move(position(stacks, 0, three, 3), "a3-b3")
    assert GAME.parse_move(position(stacks, 1, three, 3), "c3-b3")
    with pytest.raises(IllegalMove, match="b3 is not capturable: 1 piece sees its 2"):
        GAME.parse_move(position({**stacks, "c3": ("Y", 1), "e1": ("X", 1)}, 0, three, 3), "a3-b3")


# --- progressive capture ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("b3-d1,d3", "d3 is not capturable: 5 pieces see its 4 once the earlier parts have landed"),
        ("b3-d3,d1", "d1 is not capturable: 3 pieces see its 4 once the earlier parts have landed"),
    ],
)
def test_the_double_capture_is_not_correct_with_prog_cap(text: str, reason: str) -> None:
    state = position(THREAT_STACKS, 1, AdamasOptions(prog_cap=True))
    with pytest.raises(IllegalMove) as error:
        GAME.parse_move(state, text)
    assert error.value.reason == reason
    for single in ("b3-d1", "2xb3-d1", "b3-d3"):
        assert GAME.parse_move(state, single)


def test_prog_cap_allows_captures_that_nothing_threatened_before() -> None:
    stacks: Simple = {"c3": ("O", 3), "e3": ("X", 1), "a5": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    assert simple(played(state, "c3-d3,e3")) == {
        "c3": ("O", 1),
        "d3": ("O", 1),
        "e3": ("O", 1),
        "a5": ("X", 1),
    }
    with pytest.raises(IllegalMove, match=r"e3 is not capturable: 3 pieces see its 1$"):
        GAME.parse_move(state, "c3-e3,d3")
    with pytest.raises(IllegalMove, match=r"e3 is not capturable: 3 pieces see its 1$"):
        GAME.parse_move(position(stacks), "c3-d3,e3")


def test_all_the_moving_pieces_are_lifted_before_the_second_part() -> None:
    """Were they lifted one by one, c3 would still hold two pieces that see e3."""
    stacks: Simple = {"c3": ("O", 3), "e3": ("X", 2), "a5": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    with pytest.raises(IllegalMove, match="e3 is not capturable: 1 piece sees its 2 once"):
        GAME.parse_move(state, "c3-c4,e3")


def test_a_piece_that_landed_early_blocks_sight_only_for_counting() -> None:
    state = position(
        {"c3": ("O", 2), "e3": ("X", 2), "a5": ("X", 1)}, 0, AdamasOptions(prog_cap=True)
    )
    assert simple(played(state, "c3-e3,d3"))["d3"] == ("O", 1)


def test_prog_cap_leaves_merges_alone() -> None:
    state = played(start(prog_cap=True), *WORKED_GAME[:2], "a3-b3")
    assert simple(played(state, "e1,d3-c3"))["c3"] == ("X", 2)


def test_prog_cap_lists_the_first_legal_landing_order() -> None:
    stacks: Simple = {"c3": ("O", 2), "a3": ("X", 1), "c5": ("X", 2), "e1": ("X", 1)}
    state = position(stacks, 0, AdamasOptions(prog_cap=True))
    listed = set(map(str, GAME.legal_moves(state)))
    assert "c3-c5,b4" in listed
    assert "c3-b4,c5" not in listed


# --- who is out, who wins -----------------------------------------------------------------------


STUCK: Simple = {"a2": ("X", 1), "a3": ("O", 2), "b1": ("O", 3), "c2": ("O", 3)}


def test_a_player_without_a_legal_move_is_out() -> None:
    state = position(STUCK, 0, AdamasOptions(size=2))
    after = played(state, "2xc2-b2")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 has no legal move"
    assert "a2" not in simple(after)


def test_with_three_players_the_stuck_ones_pieces_leave_and_the_next_moves() -> None:
    state = position({**STUCK, "c1": ("Y", 1)}, 0, AdamasOptions(size=2), 3)
    after = played(state, "3xc2-b2")
    assert after.outcome is None
    assert after.out == {1}
    assert after.to_move == 2
    assert after.turn == state.turn + 1
    assert "a2" not in simple(after)
    assert after.earlier == ()


def test_both_opponents_may_be_stuck_in_turn() -> None:
    stacks: Simple = {**STUCK, "c1": ("Y", 1), "c2": ("O", 6)}
    after = played(position(stacks, 0, AdamasOptions(size=2), 3), "3xc2-b2")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 3 has no legal move"


def test_a_player_without_pieces_is_out_at_once() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e1": ("Y", 3)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "a3-b3")
    assert after.outcome is None
    assert after.out == {1}
    assert after.to_move == 2
    assert after.to_dict()["out"] == [1]


def test_two_players_may_lose_their_last_pieces_in_one_move() -> None:
    stacks: Simple = {"c3": ("O", 2), "a3": ("X", 2), "e3": ("Y", 2)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "c3-a3,e3")
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 and Player 3 have no pieces left"


def test_whoever_resigns_against_one_opponent_loses() -> None:
    after = GAME.resign(start(), 1)
    assert after.outcome is not None
    assert after.outcome.winners == {0}
    assert after.outcome.reason == "Player 2 resigned"
    assert simple(after) == {"a3": ("O", 8)}


@pytest.mark.parametrize(("player", "to_move", "turn"), [(0, 1, 1), (1, 0, 0), (2, 0, 0)])
def test_of_three_the_others_play_on(player: int, to_move: int, turn: int) -> None:
    after = GAME.resign(start(3), player)
    assert after.outcome is None
    assert (after.to_move, after.turn) == (to_move, turn)
    assert after.out == {player}
    assert COLOURS[player] not in {colour for colour, _ in simple(after).values()}


def test_a_resignation_may_leave_the_mover_without_a_move() -> None:
    stacks: Simple = {
        "a2": ("O", 1),
        "a3": ("X", 3),
        "b1": ("X", 3),
        "b2": ("X", 2),
        "c1": ("Y", 1),
    }
    state = position(stacks, 0, AdamasOptions(size=2), 3)
    assert list(map(str, GAME.legal_moves(state))) == ["a2-b2"]
    after = GAME.resign(state, 2)
    assert after.outcome is not None
    assert after.outcome.winners == {1}
    assert after.outcome.reason == "Player 1 has no legal move"


# --- ties ---------------------------------------------------------------------------------------


def test_two_pieces_that_do_not_see_each_other_tie() -> None:
    after = played(start(pieces=1), "a3-a4")
    assert after.outcome is not None
    assert after.outcome.winners == {0, 1}
    assert after.outcome.reason == "two pieces are left and neither can be captured"


def test_two_pieces_that_see_each_other_play_on() -> None:
    assert played(start(pieces=1), "a3-b3").outcome is None


def test_two_stacks_are_not_two_pieces() -> None:
    assert played(start(pieces=2), "2xa3-a4").outcome is None


def test_with_three_players_the_owners_of_the_last_two_pieces_tie() -> None:
    stacks: Simple = {"a3": ("O", 1), "b3": ("X", 1), "e2": ("Y", 1)}
    after = played(position(stacks, 0, AdamasOptions(size=3), 3), "a3-b3")
    assert after.outcome is not None
    assert after.outcome.winners == {0, 2}


def test_a_tie_is_looked_for_after_moves_only() -> None:
    stacks: Simple = {"a3": ("O", 1), "e2": ("X", 1)}
    assert position(stacks).outcome is None
    three = position({**stacks, "c5": ("Y", 2)}, 0, AdamasOptions(size=3), 3)
    assert GAME.resign(three, 2).outcome is None


ROUND = ("8xa3-a4", "8xe3-e2", "8xa4-a3", "8xe2-e3")


def test_a_position_that_occurs_for_the_third_time_may_be_called_a_tie() -> None:
    state = played(start(), *ROUND, *ROUND)
    assert state.repeated
    assert state.to_dict()["repeated"] is True
    assert state.outcome is None
    tied = GAME.claim_tie(state)
    assert tied.outcome is not None
    assert tied.outcome.winners == {0, 1}
    assert tied.outcome.reason == "tie claimed: the position occurred three times"
    assert not tied.repeated
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.claim_tie(tied)


@pytest.mark.parametrize(
    ("texts", "often"), [((), "once"), (ROUND, "twice"), ((*ROUND, *ROUND[:3]), "twice")]
)
def test_a_tie_cannot_be_claimed_before(texts: tuple[str, ...], often: str) -> None:
    state = played(start(), *texts)
    assert not state.repeated
    with pytest.raises(IllegalMove, match=f"this one did {often}"):
        GAME.claim_tie(state)


def test_a_repeated_position_stays_repeated_the_fourth_time() -> None:
    assert played(start(), *ROUND, *ROUND, *ROUND).repeated


def test_the_mover_is_part_of_the_position() -> None:
    state = start()
    other = (1, state.stacks)
    assert not replace(state, earlier=(other, other)).repeated
    assert replace(state, earlier=((0, state.stacks),) * 2).repeated


def test_a_capture_begins_the_count_afresh() -> None:
    state = played(start(), *WORKED_GAME[:2], "a3-b3")
    assert len(state.earlier) == 3
    assert played(state, "d3-c3").earlier == ()


def test_a_resignation_begins_the_count_afresh() -> None:
    assert GAME.resign(played(start(3), "a4-a5", "d7-d6"), 0).earlier == ()


def test_only_players_still_in_share_a_claimed_tie() -> None:
    state = GAME.resign(start(3), 2)
    for _ in range(2):
        state = played(state, "12xa4-a5", "12xd7-d6", "12xa5-a4", "12xd6-d7")
    tied = GAME.claim_tie(state)
    assert tied.outcome is not None
    assert tied.outcome.winners == {0, 1}


# --- views and set-up positions -----------------------------------------------------------------


def test_the_facts_of_a_view_are_plain_json() -> None:
    state = played(start(), *WORKED_GAME[:1])
    facts = state.to_dict()
    assert json.loads(json.dumps(facts)) == facts
    assert facts["stacks"] == {
        "c1": ["O", 1],
        "a3": ["O", 1],
        "b3": ["O", 1],
        "c3": ["O", 4],
        "e3": ["X", 8],
        "a5": ["O", 1],
    }
    assert list(facts["stacks"]) == ["c1", "a3", "b3", "c3", "e3", "a5"]
    assert (facts["out"], facts["size"], facts["repeated"]) == ([], 3, False)
    assert (facts["to_move"], facts["scores"], facts["outcome"]) == (1, [0, 0], None)


def test_a_stack_can_be_asked_for_by_name() -> None:
    assert start().stack("a3") == (0, 8)
    assert start().stack("b3") is None
    with pytest.raises(IllegalMove, match="z9 is not on the board"):
        start().stack("z9")


def test_nothing_is_hidden() -> None:
    state = start()
    assert GAME.view(state, None) == GAME.view(state, 1) == GAME.resample(state, Random(1)) == state


@pytest.mark.parametrize(
    ("stacks", "to_move", "culprit", "reason"),
    [
        ({"f9": ("O", 1)}, 0, "stacks", "f9 is not on the board"),
        ({"a3": ("Y", 1)}, 0, "stacks", "a3 must hold a colour and a height"),
        ({"a3": ("OX", 1)}, 0, "stacks", "a3 must hold a colour and a height"),
        ({"a3": ("O",)}, 0, "stacks", "a3 must hold a colour and a height"),
        ({"a3": ("O", "1")}, 0, "stacks", "a3 must hold a colour and a height"),
        ({"a3": ("O", 0)}, 0, "stacks", "a3 must hold 1 to 99 pieces"),
        ({"a3": ("O", 100)}, 0, "stacks", "a3 must hold 1 to 99 pieces"),
        ({"a3": ("O", 50), "a4": ("O", 50)}, 0, "stacks", "a player has at most 99 pieces"),
        ({"a3": ("O", 1)}, 0, "stacks", "at least two players must have pieces"),
        ({}, 0, "stacks", "at least two players must have pieces"),
        ({"a3": ("O", 1), "a4": ("X", 1)}, 2, "to_move", "the player to move must have pieces"),
    ],
)
def test_impossible_positions_are_refused(
    stacks: dict[str, tuple[object, ...]], to_move: int, culprit: str, reason: str
) -> None:
    with pytest.raises(InvalidOptions) as error:
        position(stacks, to_move)
    assert (error.value.option, error.value.reason) == (culprit, reason)


def test_in_a_set_up_position_players_without_pieces_are_out() -> None:
    state = position({"a3": ("O", 1), "e3": ("Y", 2)}, 2, AdamasOptions(size=3), 3)
    assert state.out == {1}
    with pytest.raises(InvalidOptions, match="to_move"):
        position({"a3": ("O", 1), "e3": ("Y", 2)}, 1, AdamasOptions(size=3), 3)


def test_in_a_set_up_position_a_stuck_mover_has_lost() -> None:
    stacks: Simple = {"a2": ("X", 1), "a3": ("O", 2), "b1": ("O", 3), "b2": ("O", 3)}
    state = position(stacks, 1, AdamasOptions(size=2))
    assert state.outcome is not None
    assert state.outcome.reason == "Player 2 has no legal move"


# --- properties, against the reference ----------------------------------------------------------


@settings(max_examples=50, deadline=None)
@given(positions(most=9, sizes=(2, 3, 4, 8)))
def test_sight_and_counts_agree_with_the_reference(state: AdamasState) -> None:
    board, stacks = state.board, simple(state)
    for cell, i in board.index.items():
        names = [board.cells[j] for j in cells_in_sight(board, state.stacks, i)]
        assert names == in_sight(board.size, stacks, cell)
        firsts = {board.cells[j] for j in stacks_in_sight(board, state.stacks, i)}
        assert firsts == set(first_seen(board.size, stacks, cell))
        stack = state.stacks[i]
        if stack is not None:
            count = visible_enemies(board, state.stacks, i, stack.owner)
            assert count == visible(board.size, stacks, cell)


@settings(max_examples=100, deadline=None)
@given(positions(sizes=(2, 3)))
def test_legal_moves_agree_with_the_reference(state: AdamasState) -> None:
    listed = list(map(str, GAME.legal_moves(state)))
    if state.to_move is None:
        assert listed == []
        return
    reference = Reference.of(state)
    assert len(listed) == len(set(listed))
    assert set(listed) == set(reference.moves())


@settings(deadline=None)
@given(positions(), st.data())
def test_moves_round_trip_and_keep_the_movers_pieces(
    state: AdamasState, data: st.DataObject
) -> None:
    moves = list(islice(GAME.legal_moves(state), 400))
    assert bool(moves) == (state.to_move is not None)
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    assert GAME.parse_move(state, str(move)) == [move]
    assert GAME.describe(move, state) == str(move)
    before = hash(state)
    after = GAME.apply(state, move)
    assert hash(state) == before
    assert after.turn == state.turn + 1
    for player in range(len(state.names)):
        mine = [
            sum(h for c, h in simple(s).values() if c == COLOURS[player]) for s in (state, after)
        ]
        assert mine[0] == mine[1] if player == state.to_move else mine[0] >= mine[1]
    reached = {cell for _, cell in move.parts} if isinstance(move, Split) else {move.target}
    assert after.last == reached


@settings(max_examples=30, deadline=None)
@given(positions(most=2, sizes=(2,)), st.randoms(use_true_random=False))
def test_random_play_agrees_with_the_reference(state: AdamasState, rng: Random) -> None:
    reference = Reference.of(state)
    for _ in range(20):
        if state.outcome is not None:
            break
        move = rng.choice(list(islice(GAME.legal_moves(state), 200)))
        state = GAME.apply(state, move)
        reference = reference.after(move)
        assert simple(state) == reference.stacks
        assert (state.to_move, state.out) == (reference.to_move, reference.out)
        assert (state.outcome.winners if state.outcome else None) == reference.winners


@given(positions(most=4))
def test_every_piece_of_low_piles_is_drawn(state: AdamasState) -> None:
    pieces = sum(height for _, height in simple(state).values())
    assert sum(c in "oxy" for c in GAME.diagram(state)) == pieces


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_end(players: int) -> None:
    for seed in range(3):
        rng, state = Random(seed), start(players, size=2, pieces=3)
        for _ in range(3000):
            if state.outcome is not None:
                break
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        assert state.outcome is not None
