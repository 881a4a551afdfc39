"""The page of a game on which players draw layouts, as the window knows it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal

from desktop.frame.front import FrontPage


class LayoutPage(FrontPage):
    """A layout editor: a page of its own, or in front of the table."""

    play_wanted = Signal(int, str, int)  # size, labels, seat: 0 one's own, 1 the computer's
    puzzle_wanted = Signal(int, str)
    """Size, labels. Puzzles are offered only where somebody makes them."""

    def open_file(self, path: Path) -> None:
        """Put the layout of a file on the board, or say why that cannot be."""
        raise NotImplementedError

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Leave nothing of a drawing whose labels have become a secret of the match."""
        raise NotImplementedError
