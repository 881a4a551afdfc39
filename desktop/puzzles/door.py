"""How the window comes to its puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.puzzles.page import PuzzlePage

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


def puzzle_page(window: MainWindow) -> PuzzlePage:
    """The page of the puzzles as a page of the window."""
    page = PuzzlePage()
    window.pages.addWidget(page)
    page.left.connect(window.go_home)
    page.rules.connect(window.show_rules)
    page.told.connect(window.say)
    page.warned.connect(window.warn)
    return page
