"""BoardPage: a page with a board, and what all such pages answer alike."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.host import BoardHost
from desktop.board.scene import BoardScene
from desktop.board.spoken import accessible
from desktop.board.spoken.reading import Reading
from desktop.controls.commands import PANEL
from desktop.controls.surfaces import lay_page
from desktop.frame.banner import Banner
from desktop.frame.board_frame import BoardFrame
from desktop.shell.page import Page
from desktop.shell.top_bar import TopBar


class BoardPage(Page):
    """A bar with the page's commands, and a frame below it.

    A page adds its commands first, then calls `lay_out`.
    """

    bar: TopBar
    _frame: BoardFrame

    def lay_out(
        self,
        frame: BoardFrame,
        standing: Callable[[], str],
        *keyed: QWidget,
        below: QWidget | None = None,
    ) -> None:
        """Show a frame below the bar, or a widget that holds it.

        `standing` says how the game stands, for screen readers. The page's keys count in the
        board and in the `keyed` widgets before those use them.
        """
        accessible.install()
        self._frame = frame
        self.add_command(PANEL, self.toggle_panel)
        Reading(self, lambda: self.view, standing)
        self.bar = TopBar(self.commands)
        self.bar.menu.connect(self.menu_wanted)
        self.bar.rules.connect(lambda: self.help_wanted.emit(self.topic))
        self.keys.watch(frame.view, *keyed)
        lay_page(self, self.bar, below or frame)

    @property
    def frame(self) -> BoardFrame:
        """What holds the board that is seen."""
        return self._frame

    @property
    def view(self) -> BoardHost:
        """The board that is seen."""
        return self.frame.view

    @property
    def scene(self) -> BoardScene | None:
        """The scene of the game on it."""
        return self.frame.scene

    @property
    def banner(self) -> Banner:
        """The bar over it."""
        return self.frame.banner

    @property
    def slug(self) -> str:
        return self.scene.game.slug if self.scene is not None else ""

    def main_widget(self) -> QWidget:
        return self.view

    def toggle_panel(self) -> None:
        """Fold the panel or open it, where the window is small."""
        self.frame.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape answer the banner first."""
        if event.key() != Qt.Key.Key_Escape or not self.frame.dismiss():
            super().keyPressEvent(event)
