"""Adamas's board as text: the source text's figures."""

import pytest

from rules.adamas import position
from tests.rules.adamas.reference import GAME, THREAT_STACKS, WORKED_GAME, Simple, played, start

# --- figures ------------------------------------------------------------------------------------


def squeezed(text: str) -> list[str]:
    """Return a figure without what the source text has lost.

    That is runs of spaces, and spaces at the ends.
    """
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
