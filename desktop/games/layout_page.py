"""The window's interfaces to the layout editor and the layout library."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal

from desktop.frame.front import FrontPage
from desktop.shell.page import Page


class LayoutPage(FrontPage):
    """A layout editor: a separate page, or in front of the table."""

    play_wanted = Signal(int, str, int)  # size, labels, seat: 0 the player's, 1 the computer's
    puzzle_wanted = Signal(int, str)
    """Arguments: size, labels. Only offered if the window sets this to make puzzles."""
    library_wanted = Signal()
    """Opens the library page. Only offered if the window sets this."""

    def open_layout(self, title: str, size: int, labels: str) -> None:
        """Open a layout of the library on the board."""
        raise NotImplementedError

    def open_file(self, path: Path) -> None:
        """Open the layout of a file on the board, or show why that is not possible."""
        raise NotImplementedError

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Erase all traces of a drawing whose labels have become a secret of the match."""
        raise NotImplementedError


class LayoutLibraryPage(Page):
    """A page with all layouts of a game; independent of matches, puzzles and paper."""

    edit_wanted = Signal(str, int, str)  # title, size, labels
    play_wanted = Signal(int, str, int)  # size, labels, seat
    puzzle_wanted = Signal(int, str)  # size, labels
    print_wanted = Signal(object)  # the layouts, each as its name, size and labels
    new_wanted = Signal()

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Erase all traces of a layout whose labels have become a secret of the match."""
        raise NotImplementedError
