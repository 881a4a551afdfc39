"""The widgets over the pages: the new game sheet, the help, the curtain, and the notice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.app.pages import Pages
from desktop.controls.overlay import Overlay

# Only the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from desktop.app.strengths import Strengths
    from desktop.controls.commands import Command
    from desktop.controls.focus import FocusScope
    from desktop.help.sheet import HelpSheet
    from desktop.new_match.request import NewMatch
    from desktop.new_match.sheet import NewGameSheet
    from desktop.shell.notice import Notice
    from desktop.table.curtain import Curtain


class Covers(QObject):
    """The covers. Each is made when it is first needed, and covers any page."""

    def __init__(
        self,
        pages: Pages,
        *,
        start: Callable[[NewMatch], object],
        set_up: Callable[[NewMatch], object],
        invite: Callable[[NewMatch], object],
        leave: Callable[[], object],
        stop_loading: Callable[[], object],
        do: Callable[[Command], object],
    ) -> None:
        """Take the window's functions that begin, set up and leave a match, and do a command.

        `stop_loading` is called before the new game sheet opens, as a match would close it.
        """
        super().__init__(pages)
        self._pages = pages
        self._start, self._set_up, self._leave, self._do = start, set_up, leave, do
        self._invite, self._stop_loading = invite, stop_loading
        self.sheet: NewGameSheet | None = None
        self.help: HelpSheet | None = None
        self._asks_for_match = True
        """Whether the sheet is for a usual match, not for one with a given position or layout."""
        self._warned: set[str] = set()

    @property
    def uppermost(self) -> FocusScope | None:
        """The page, or the sheet that covers it."""
        page = self._pages.page
        above = (self._pages.window(), self._pages, page)
        overlays = (one for parent in above for one in reversed(parent.children()))
        shown = (one for one in overlays if isinstance(one, Overlay) and one.isVisible())
        return next(shown, page if page.isVisible() else None)

    @cached_property
    def strengths(self) -> Strengths:
        """Looks up the players' strengths for the sheet."""
        from desktop.app.strengths import Strengths

        return Strengths(self)

    def store_draft(self) -> None:
        """Store the input of the new game sheet."""
        if self.sheet is not None and self._asks_for_match:
            self.sheet.store_draft()
        elif self.sheet is not None:
            self.sheet.who.remember()

    def close(self) -> None:
        """Stop looking up strengths, as the program ends."""
        if "strengths" in vars(self):
            self.strengths.close()

    def clear(self) -> None:
        """Close the sheet and the curtain before another match comes to the table."""
        self.close_sheet()
        self.remove_curtain()

    # -- a new match

    def ask_for(self, match: NewMatch, start: Callable[[NewMatch], None] | None = None) -> None:
        """Open the sheet with the choices of a match; `start` is called with the final ones."""
        from desktop.new_match.sheet import NewGameSheet
        from rules.games import game_named

        self._stop_loading()
        self.close_sheet()
        self.sheet = NewGameSheet(
            game_named(match.slug),
            self._pages.levels,
            begin=start or self._start,
            leave=self.close_sheet,
            edit_position=self._set_up,
            ask_to_invite=self._invite,
            parent=self._pages,
        )
        self.sheet.take(match)
        self._asks_for_match = start is None
        self.sheet.open(self.sheet)
        self.strengths.tell(self.sheet)
        self._pages.prebuild(match.slug)

    def close_sheet(self) -> None:
        """Close the sheet and the help."""
        if self.help is not None:
            self.help.close_help()
        if self.sheet is not None:
            self.strengths.rest()
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    # -- the help

    @property
    def _open_help(self) -> HelpSheet | None:
        return self.help if self.help is not None and not self.help.isHidden() else None

    def show_help(self, topic: str) -> None:
        """Show the rules of a game, or another topic of the help; the last topic if empty."""
        if self.help is None:
            from desktop.help.sheet import HelpSheet

            self.help = HelpSheet(self._focus_curtain, self._do, self._pages)
        self.help.open_help(topic, self.sheet.game.slug if self.sheet else self._pages.page.slug)

    def toggle_help(self) -> None:
        """Show the rules of the present game, or close the help."""
        if self._open_help is not None and not self._is_curtain_down:
            self._open_help.close_help()
        else:
            self.show_help(self.sheet.game.slug if self.sheet else self._pages.page.topic)

    def _focus_curtain(self) -> None:
        if self._is_curtain_down:
            self.curtain.setFocus()

    def way_here(self) -> Callable[[Covers], object]:
        """Return a function that opens the same covers, except the curtain, in another window."""
        asked = self.sheet.chosen if self.sheet is not None and self._asks_for_match else None
        topic = self._open_help.topic if self._open_help is not None else ""

        def lay_there(covers: Covers) -> None:
            if asked is not None:
                covers.ask_for(asked)
            if topic:
                covers.show_help(topic)

        return lay_there

    # -- the curtain

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain over the table while the computer is passed to the next player."""
        from desktop.table.curtain import Curtain

        return Curtain(show_board=self._show_board, leave_table=self._leave, parent=self._pages)

    @property
    def _is_curtain_down(self) -> bool:
        return "curtain" in vars(self) and not self.curtain.isHidden()

    def lower_curtain(self, player: int) -> None:
        """Let the curtain fall, to pass the computer to a player."""
        from desktop.table.curtain import CurtainWords

        session, scene = self._pages.session, self._pages.table.scene
        if session is None or scene is None or self.curtain.player == player:
            return
        self.curtain.fall(CurtainWords.of(session, scene, player))
        session.hide_board()

    def _show_board(self) -> None:
        if self._pages.session is not None:
            self._pages.session.curtain_lifted()
            (self._open_help or self._pages.table).main_widget().setFocus()

    def remove_curtain(self) -> None:
        """Remove the curtain without handing over."""
        if "curtain" in vars(self):
            self.curtain.remove()

    # -- messages

    @cached_property
    def notice(self) -> Notice:
        """The notice that shows a message over the page."""
        from desktop.shell.notice import Notice

        notice = Notice(self._pages)
        self._pages.currentChanged.connect(notice.raise_)  # a new page has covered it
        return notice

    def say(self, text: str) -> None:
        """Show a message over the page for a while."""
        self.notice.say(text)

    def warn(self, text: str) -> None:
        """Show a message once, even if several pages report it."""
        if text not in self._warned:
            self._warned.add(text)
            self.say(text)

    def clear_notice(self) -> None:
        """Clear the message over the page, which is about another match."""
        if "notice" in vars(self):
            self.notice.hide()
