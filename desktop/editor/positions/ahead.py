"""An editor of positions is made while somebody reads the sheet or the menu that leads to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.spare_time import spare_time

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


def make_ahead(window: MainWindow, slug: str) -> None:
    """Makes a game's editor in spare time, if there is one, so that nobody waits for it."""
    spare_time().do(window, partial(_make, window, slug), ("positions", slug))


def _make(window: MainWindow, slug: str) -> None:
    # Loaded here: what asks for this is itself loaded before there is a page to be seen.
    from desktop.editor.positions.kinds import KINDS
    from desktop.editor.positions.visit import page_of

    if slug in KINDS:
        page_of(window, slug)
