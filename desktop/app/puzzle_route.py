"""How the window comes to its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.puzzles.page import PuzzlePage
from desktop.puzzles.share_dialog import SharePuzzleDialog

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow


def puzzle_page(window: MainWindow) -> PuzzlePage:
    """The page of the puzzles as a page of the window."""
    page = PuzzlePage()
    window.pages.addWidget(page)
    page.left.connect(window.go_home)
    page.rules.connect(window.show_rules)
    page.told.connect(window.say)
    page.warned.connect(window.warn)
    return page


def share_puzzle(window: MainWindow, size: int, labels: str) -> None:
    """Makes a puzzle of a layout, over the page."""
    gift = SharePuzzleDialog(window.pages)
    gift.told.connect(window.say)
    gift.save_wanted.connect(window.saver.write)
    gift.setGeometry(window.pages.rect())
    gift.show()
    gift.raise_()
    gift.make(size, labels)
