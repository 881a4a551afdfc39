"""Mono's own pages by their types: the layout editor, and what lies in front of the table."""

from desktop.app.main_window import MainWindow
from desktop.games.mono.deal import DealtBoard
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.table.page import TablePage


def layout_editor(window: MainWindow) -> MonoEditor:
    """Return the window's layout editor."""
    assert isinstance(window.editor, MonoEditor)
    return window.editor


def editor_at(table: TablePage) -> MonoEditor:
    """Return the editor in front of a table, where the player draws a board."""
    assert isinstance(table.front.page, MonoEditor)
    return table.front.page


def deal_at(table: TablePage) -> DealtBoard:
    """Return the board dealt to the player at a table."""
    assert isinstance(table.front.page, DealtBoard)
    return table.front.page
