"""The page in front of the table while a player prepares a move, such as the player's own board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from desktop.board.row_data import SeatInfo
from desktop.board.view import BoardView
from desktop.controls.cross_fade import CrossFade
from desktop.shell.page import Page


@dataclass(frozen=True, slots=True)
class Owner:
    """The player who prepares a move.

    `seats` are all players with the texts of their cards; `alone`: nobody else is at the screen.
    """

    player: int
    name: str
    seats: Sequence[tuple[str, SeatInfo]] = ()
    alone: bool = False


class FrontPage(Page):
    """A page with a board on which one player prepares a move."""

    view: BoardView

    @property
    def named_layout(self) -> tuple[str, int, str] | None:
        """The name, size and labels of the layout to print, if this page prints one."""
        return None

    def leave_match(self) -> None:
        """Close for good: the move is played, or another player comes to the screen."""
        self.hide()
        self.rest()
        self.deleteLater()


OpenPage = Callable[["Front", Any], FrontPage]
"""Makes the first page for a draft, which may replace itself by other pages later."""


class Front(QObject):
    """Covers the table with at most one page on which a player prepares a move."""

    def __init__(
        self,
        table: Page,
        owner: Callable[[], Owner],
        play: Callable[[object], None],
        *,
        connect: Callable[[FrontPage], object],
        show_front: Callable[[], object],
        keep_notes: Callable[[], object],
    ) -> None:
        """`owner` returns who prepares a move on `table` now; `play` makes the move there.

        `connect` gets each page before it is shown. `show_front` is called when another page is in
        front, or none, and `keep_notes` once the previous page has gone.
        """
        super().__init__(table)
        self.table, self.owner, self.play = table, owner, play
        self._connect, self._show_front, self._keep_notes = connect, show_front, keep_notes
        self.page: FrontPage | None = None
        """The page in front, if there is one."""
        self._draft: QObject | None = None

    def show_draft(self, draft: QObject | None, open_page: OpenPage | None) -> None:
        """Open the page for a draft; None removes the page. The same draft changes nothing."""
        if draft is not self._draft:
            self._draft = draft
            self.put(open_page(self, draft) if draft is not None and open_page else None)

    def cover_table(self) -> None:
        """Make the page as large as the table."""
        if self.page is not None:
            self.page.setGeometry(self.table.rect())

    def put(self, page: FrontPage | None) -> None:
        """Show another page for the same draft, or none."""
        CrossFade.drop_double_click(self.table)
        before, self.page = self.page, page
        if page is not None:
            self._connect(page)
            self.cover_table()
            page.show()
        try:
            self._show_front()
        finally:  # the previous page must not stay over the table
            if before is not None:
                before.leave_match()
                self._keep_notes()
