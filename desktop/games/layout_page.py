"""The page of a game on which players draw layouts, as the window knows it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal

from desktop.frame.front import FrontPage
from desktop.shell.page import Page


class LayoutPage(FrontPage):
    """A layout editor: a page of its own, or in front of the table."""

    play_wanted = Signal(int, str, int)  # size, labels, seat: 0 one's own, 1 the computer's
    puzzle_wanted = Signal(int, str)
    """Size, labels. Puzzles are offered only where somebody makes them."""
    library_wanted = Signal()
    """The library as a page. It is offered only where somebody shows it."""

    def open_layout(self, title: str, size: int, labels: str) -> None:
        """Put a layout of the library on the board."""
        raise NotImplementedError

    def open_file(self, path: Path) -> None:
        """Put the layout of a file on the board, or say why that cannot be."""
        raise NotImplementedError

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Leave nothing of a drawing whose labels have become a secret of the match."""
        raise NotImplementedError


class LayoutLibraryPage(Page):
    """All layouts of a game; knows nothing of matches, puzzles and paper."""

    edit_wanted = Signal(str, int, str)  # title, size, labels
    play_wanted = Signal(int, str, int)  # size, labels, seat
    puzzle_wanted = Signal(int, str)  # size, labels
    print_wanted = Signal(object)  # the layouts, each as its name, size and labels
    new_wanted = Signal()

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Leave nothing of a layout whose labels have become a secret of the match."""
        raise NotImplementedError
