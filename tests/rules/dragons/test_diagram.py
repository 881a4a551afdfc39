"""Dragons in text: the figures of the source text, and what they leave open."""

import random
import re

import pytest

from rules.core.hexes import Hex
from rules.dragons.diagram import draw
from rules.dragons.tiles import CROSS, TAILS, Tiles, TileSet
from tests.rules.dragons.boards import (
    AFTER_A,
    AFTER_B,
    GAME,
    GAP,
    RING,
    TWO_TILES,
    figure,
    start,
)

FIGURES = {
    "o up": ({(0, 0): "a"}, {}, """
      .-o-.
     ooooooo
    (       )
     xxxxxxx
      `-x-'
    """),
    "x up": ({(0, 0): "d"}, {}, """
      .-x-.
     xxxxxxx
    (       )
     ooooooo
      `-o-'
    """),
    "position": (TWO_TILES, {(1, -1): "a"}, """
      .-o-.   a
     xxxxxxx
    (       )
     ooooooo
      ) x (
     xxxxxxx
    (       )
     ooooooo
      `-o-'
    """),
    "move": (AFTER_A, {(1, 0): "b"}, """
            .-x-.
           xxxx oo
      .-o-' x   o )
     xxxxxxxx oooo
    (       .-o-'
     ooooooo
      ) x (   b
     xxxxxxx
    (       )
     ooooooo
      `-o-'
    """),
    "auto move": (AFTER_B, {}, """
            .-x-.
           xxxx oo
      .-o-' x   o )
     xxxxxxxx oooo
    (         o (
     ooooooooooooo
      ) x         )
     xxxxxxxxxxxxx
    (       .-x-'
     ooooooo
      `-o-'
    """),
}  # fmt: skip


@pytest.mark.parametrize(("tiles", "labels", "text"), FIGURES.values(), ids=FIGURES)
def test_the_figures_are_drawn_as_in_the_text(
    tiles: Tiles, labels: dict[Hex, str], text: str
) -> None:
    assert draw(tiles, labels) == figure(text)


GAP_FIGURE = """
        .-x-.
       xxxx oo
  .-x-' x   o )
 oo xxxxx oooo
( o    x .-o-'
 oooo xx
  ) o (   g
 xx oooo
( x   o )
 xxxx oo
  `-x-'
"""


def test_the_figure_of_the_gap_but_for_a_space_it_has_too_many() -> None:
    """In its fifth line all that follows the first o stands one column too far right."""
    drawn = draw(GAP, {(1, 0): "g"})
    assert drawn == GAP_FIGURE.strip("\n").replace("o    x .", "o   x .")
    assert drawn.split() == GAP_FIGURE.split()


def test_the_diagram_of_the_start() -> None:
    assert GAME.diagram(start()) == figure("""
              1

        2   .-o-.   3
           ooooooo
          (       )
           xxxxxxx
        4   `-x-'   5

              6

        O Player 1   X Player 2   49 tiles left
    """)


@pytest.mark.parametrize(
    ("letter", "tile_set", "face"),
    [
        ("g", TAILS, ["xxxxxxx", "(       )", "ooooooo"]),
        ("h", TAILS, ["oo xx o", "( o   x )", "x oo xx"]),
        ("i", TAILS, ["x oo xx", "( o   x )", "oo xx o"]),
        ("j", TAILS, ["ooooooo", "(       )", "xxxxxxx"]),
        ("k", TAILS, ["xx oo x", "( x   o )", "o xx oo"]),
        ("l", TAILS, ["o xx oo", "( x   o )", "xx oo x"]),
        ("g", CROSS, ["xx o xx", "(   +   )", "oo x oo"]),
        ("h", CROSS, ["oo x oo", "(   +   )", "xx o xx"]),
    ],
)
def test_the_second_side_of_a_tile(letter: str, tile_set: TileSet, face: list[str]) -> None:
    lines = [line.strip() for line in draw({(0, 0): letter}, {}, tile_set).splitlines()]
    assert lines[1:4] == face


EDGES_IN_PRINT = [(0, 4), (1, 7), (3, 7), (4, 4), (3, 1), (1, 1)]


@pytest.mark.parametrize("tile_set", [TAILS, CROSS], ids=["tails", "cross"])
def test_a_drawn_tile_shows_the_colours_of_its_edges(tile_set: TileSet) -> None:
    for letter in tile_set.letters:
        lines = draw({(0, 0): letter}, {}, tile_set).splitlines()
        shown = ["ox".index(lines[row][column]) for row, column in EDGES_IN_PRINT]
        assert shown == list(tile_set.colours[letter])


def test_drawn_tiles_share_their_lines_and_never_overwrite_each_other() -> None:
    """The order in which the tiles are drawn does not show."""
    rng = random.Random(8)
    for values in ({"tantrix": True}, {"cross": True, "end_most": True, "num_tiles": 30}):
        state = start(**values)
        while state.to_move is not None:
            state = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        backwards = dict(reversed(list(state.tiles.items())))
        tile_set = state.options.tile_set
        assert draw(state.tiles, {}, tile_set) == draw(backwards, {}, tile_set)


def test_a_ring_around_an_empty_cell() -> None:
    assert draw(RING, {(0, 0): "12"}) == figure("""
                .-o-.
               xxxxxxx
          .-x-'       `-x-.
         o xx ooooooooo xx o
        ( x   o .-x-. o   x )
         xx oo x     x oo xx
          ) o (  12   ) o (
         xx oo x     x oo xx
        ( x   o `-x-' o   x )
         o xx ooooooooo xx o
          `-x-.       .-x-'
               xxxxxxx
                `-o-'
    """)


def test_every_position_is_numbered_in_the_diagram() -> None:
    state = start()
    for _ in range(5):
        state = GAME.apply(state, next(GAME.legal_moves(state)))
    numbers = re.findall(r"\d+", GAME.diagram(state).rsplit("\n\n", 1)[0])
    assert sorted(map(int, numbers)) == list(range(1, len(state.positions) + 1))
    assert GAME.diagram(state, coordinates=True) == GAME.diagram(state)


def test_the_last_tile_is_written_in_the_singular() -> None:
    assert GAME.diagram(start(num_tiles=2)).endswith("1 tile left")
