"""BoardPage: a page with a board, and the commands that all such pages share."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.host import BoardHost
from desktop.board.scene import BoardScene
from desktop.board.spoken import accessible
from desktop.board.spoken.reading import Reading
from desktop.controls.commands import LOOPS, PANEL, WHOLE_BOARD
from desktop.controls.surfaces import lay_page
from desktop.frame.banner import Banner
from desktop.frame.board_frame import BoardFrame
from desktop.shell.page import Page
from desktop.shell.top_bar import TopBar


class BoardPage(Page):
    """A page with a command bar and a frame below it.

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
        """Show a frame below the bar, or a widget that contains it.

        `standing` describes the position, for screen readers. The page's keys take precedence over
        those of the board and of the `keyed` widgets.
        """
        accessible.install()
        self._frame = frame
        self.add_command(PANEL, self.toggle_panel)
        self.add_command(WHOLE_BOARD, lambda: self.view.show_whole())
        self.add_command(LOOPS, self._show_loops, checkable=True).setVisible(False)
        Reading(self, lambda: self.view, standing)
        self.bar = TopBar(self)
        self.bar.loops_button.hide()
        frame.attached.connect(self.offer_loops)
        self.keys.watch(frame.view, *keyed)
        lay_page(self, self.bar, below or frame)

    @property
    def frame(self) -> BoardFrame:
        """The frame with the visible board."""
        return self._frame

    @property
    def view(self) -> BoardHost:
        """The visible board."""
        return self.frame.view

    @property
    def scene(self) -> BoardScene | None:
        """The scene of the game on the board."""
        return self.frame.scene

    @property
    def banner(self) -> Banner:
        """The banner over the board."""
        return self.frame.banner

    @property
    def slug(self) -> str:
        return self.scene.game.slug if self.scene is not None else ""

    def main_widget(self) -> QWidget:
        return self.view

    def offer_loops(self, scene: BoardScene) -> None:
        """Offer to show the longest loops, if a new scene can."""
        shown = scene.loops_shown
        self.bar.loops_button.setVisible(shown is not None)
        self.commands[LOOPS].setVisible(shown is not None)
        self.commands[LOOPS].setEnabled(shown is not None)
        self.commands[LOOPS].setChecked(bool(shown))

    def _show_loops(self) -> None:
        if self.scene is not None:
            self.scene.show_loops(self.commands[LOOPS].isChecked())

    def toggle_panel(self) -> None:
        """Fold or unfold the panel in a small window."""
        self.frame.toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape answer the banner first."""
        if event.key() != Qt.Key.Key_Escape or not self.frame.dismiss():
            super().keyPressEvent(event)
