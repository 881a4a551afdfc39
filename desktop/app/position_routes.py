"""How the window comes to its editors of positions, one for each game, and goes on from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from desktop.board.edit_draft import Values
from desktop.board.rule_text import capitalised
from desktop.position_editor.page import PositionEditor
from desktop.widgets.clipboard import withdraw
from rules import InvalidOptions

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow


def visit(
    window: MainWindow,
    slug: str,
    text: str = "",
    names: Sequence[str] = (),
    values: Values | None = None,
    levels: Sequence[int | None] = (),
) -> PositionEditor | None:
    """A game's editor with a position, or with what was last seen there, and players seated.

    None where the position cannot be one to begin from: then the reason is said.
    """
    page = position_editor_page(window, slug)
    try:
        page.show_position(text, values or {}, max(2, len(names)))
    except InvalidOptions as error:
        window.say(capitalised(error.reason))
        return None
    page.seat(names, levels)
    return page


def position_editor_page(window: MainWindow, slug: str) -> PositionEditor:
    """The editor of a game, made when it is first needed."""
    pages = window.pages
    for page in (pages.widget(n) for n in range(pages.count())):
        if isinstance(page, PositionEditor) and page.game.slug == slug:
            return page
    made = PositionEditor(slug, window.levels)
    pages.addWidget(made)
    made.left.connect(window.go_home)
    made.told.connect(window.say)
    made.save_wanted.connect(window.save_record)
    made.rules.connect(window.show_rules)

    def start(slug: str, names: Sequence[str], values: Values, *more: Any) -> None:
        seed, computers, serious, setup = more
        window.start_game(slug, names, values, seed, computers, serious, setup=setup)
        if made.game.hidden and window.session is not None:
            made.forget()
            withdraw()

    made.start_requested.connect(start)
    return made
