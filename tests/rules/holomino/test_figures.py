"""Holomino's board as text: the source text's figures."""

from textwrap import dedent

from rules.holomino import position
from rules.holomino.diagram import draw
from tests.rules.holomino.geometry import BLOCKED, FIFTEEN, GAME, SIX, STANDARD, TEN, THREE_HOLES

# --- Figures ---


def collapsed(figure: str) -> list[str]:
    return [" ".join(line.split()) for line in figure.strip().splitlines()]


def masked(drawing: str, figure: str) -> str:
    """Return the drawing with a dot wherever the figure says that a digit does not matter."""
    lines = []
    for line, model in zip(drawing.splitlines(), figure.splitlines(), strict=True):
        lines.append("".join("." if m == "." else d for d, m in zip(line, model, strict=True)))
    return "\n".join(lines)


def columns(figure: str, first: int, last: int) -> str:
    """Part of a figure without its caption, its lines ending without spaces."""
    return "\n".join(line[first:last].rstrip() for line in figure.strip("\n").splitlines())


def test_figure_of_a_hole_worth_ten() -> None:
    # The source lost runs of spaces here.
    figure = r"""
   __
/1 \__
\ 2\__
/ __/2 \__
\3_/ \ 6\
/3 \__/ __/
\ 5\5_/
/ __/
\4_/
"""
    assert collapsed(draw(TEN, {})) == collapsed(figure)


def test_figures_of_the_smallest_and_the_largest_hole() -> None:
    figure = r"""
   __                               __
  /. \__                           /. \__
  \    2\__                        \    5\__
  /   __/2 \__                     /   __/5 \__
  \1_/  \    .\  = 6 pts           \4_/  \    .\  = 15 pts
  /1 \__/   __/                    /4 \__/   __/
  \    3\3_/                       \    6\6_/
  /   __/                          /   __/
  \._/                             \._/
"""
    six, fifteen = columns(figure, 0, 16), columns(figure, 33, 49)
    assert masked(draw(SIX, {}), six) == six
    assert masked(draw(FIFTEEN, {}), fifteen) == fifteen


def test_figure_of_3375_points() -> None:
    figure = r"""
         __
        /. \__
   __   \    6\__
  /. \__/   __/6 \__
  \    4\4_/  \    .\
  /   __/4 \__/   __/
  \5_/  \    5\5_/     = 3,375 pts
  /5 \__/   __/5 \__
  \    6\6_/  \    .\
  /   __/6 \__/   __/
  \._/  \    4\4_/
        /   __/
        \._/
"""
    exact = columns(figure, 0, 22)
    assert masked(draw(THREE_HOLES, {}), exact) == exact


def test_figure_of_a_blocked_point() -> None:
    # The source lost runs of spaces here.
    figure = r"""
         __
     x  /3 \__
__ \ 2\
/3 \__/ __/
\ 5\5_/
/ __/
\1_/
"""
    assert collapsed(draw(BLOCKED, {(-1, 0): "x"})) == collapsed(figure)


def test_figure_of_the_two_orientations() -> None:
    figure = r"""
      __                 __
     /2 \__             /3 \__
 CW: \    3\       ACW: \    2\
     /   __/            /   __/
     \1_/               \1_/
"""
    assert dedent(draw({(0, 0): "123"}, {})) == columns(figure, 5, 14)
    assert dedent(draw({(0, 0): "132"}, {})) == columns(figure, 24, 34)


def test_an_empty_table_draws_nothing() -> None:
    assert draw({}, {}) == ""


def test_labels_are_centred() -> None:
    drawing = draw({(0, 0): "123"}, {(1, 0): "7", (1, -1): "10", (1, 1): "100"})
    expected = r"""
   __
  /2 \__  10
  \    3\
  /   __/
  \1_/
           7



          100
"""
    assert drawing == expected.strip("\n")


def test_diagram_shows_positions_scores_pools_and_sack() -> None:
    state = position({(0, 0): "123"}, [["345", "126"], ["256"]], ["456"], 0, STANDARD)
    expected = r"""
        1
      __
  2  /2 \__   3
     \    3\
     /   __/
     \1_/
  4           5

        6
Player 1 = 0: 345 126
Player 2 = 0: 256
sack = 1
"""
    assert GAME.diagram(state) == expected.strip("\n")


def test_diagram_before_the_first_tile() -> None:
    state = GAME.initial_state(STANDARD, 2)
    assert GAME.diagram(state) == "Player 1 = 0:\nPlayer 2 = 0:\nsack = 40"
