"""`python -m tests.tools.board_share [WIDTHxHEIGHT …]`: the share of tables that boards take.

A line for each screen with a board: its name, and the area of the board's parts in percent of the
table. An exclamation mark follows if a widget covers a part of the board.
"""

import argparse
from collections.abc import Iterator
from functools import reduce

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QRegion

from desktop.analysis import engine
from desktop.board.table_layout import TablePart
from desktop.board.view import BoardView
from desktop.lessons.coach_mark import CoachMark
from rules.review import verdict
from tests.tools.offscreen import offscreen
from tests.tools.screenshots import Display, Photographer

SIZES = ("1366x768", "800x500")


def covering(view: BoardView) -> Iterator[QRect]:
    """Yield the areas of the visible widgets over a table, without their shadows."""
    for child in view.children():
        if isinstance(child, TablePart | CoachMark) and child.isVisible():
            yield from (box.translated(child.pos()) for box in child.reserved_area())


def area(region: QRegion) -> int:
    """Return the area of a region in pixels."""
    return sum(box.width() * box.height() for box in iter(region))  # type: ignore[call-overload]


def shares(size: QSize, text: int) -> Iterator[tuple[str, float, bool]]:
    """Yield the name of each screen with a board, its share, and whether something covers it."""
    with offscreen(size) as window:
        photographer = Photographer(window)
        photographer.dress("day", Display(size, text=text))
        for name in photographer.screens():
            views = window.pages.findChildren(BoardView)
            view = next((one for one in views if one.isVisible()), None)
            if view is None or name.endswith(("-menu", "-help")):
                continue
            board = reduce(QRegion.united, map(QRegion, view.board_area()), QRegion())
            board &= QRegion(view.rect())
            covers = reduce(QRegion.united, map(QRegion, covering(view)), QRegion())
            whole = view.width() * view.height()
            yield name, 100 * area(board) / whole, not (covers & board).isEmpty()


def main() -> None:
    """Print the shares for each size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES)
    parser.add_argument("--text", type=int, default=0, help="the text size in percent")
    given = parser.parse_args()
    # What the engine finds is not looked at.
    engine.SECONDS, verdict.SCALES = 0.02, (0.01,) * 3
    for text in given.sizes:
        for name, share, covered in shares(QSize(*map(int, text.split("x"))), given.text):
            print(f"{text}\t{name}\t{share:.1f}{' !' if covered else ''}", flush=True)


if __name__ == "__main__":
    main()
