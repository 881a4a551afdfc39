"""An editor of positions is made while somebody reads the sheet or the menu that leads to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.background.idle_queue import spare_time

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow


def prebuild_editor(window: MainWindow, slug: str) -> None:
    """Makes a game's editor in spare time, if there is one, so that nobody waits for it."""
    spare_time().add(window, partial(_make, window, slug), ("positions", slug))


def _make(window: MainWindow, slug: str) -> None:
    # Loaded here: what asks for this is itself loaded before there is a page to be seen.
    from desktop.app.position_routes import position_editor_page
    from desktop.games.edit_kinds import KINDS

    if slug in KINDS:
        position_editor_page(window, slug)
