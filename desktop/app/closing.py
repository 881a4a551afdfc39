"""What is done when the window is closed: everything, even if something of it goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.storage.settings import Settings

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow


def close_down(window: MainWindow) -> None:
    """Keeps what is to be kept and ends what is going on. A fault costs its own step alone."""
    for step in (
        partial(_stop_loading, window),
        window.keep,
        partial(_keep_geometry, window),
        window.leave_table,
        partial(_leave_editor, window),
        partial(_leave_puzzles, window),
        window.home.rest,
        window.shelf.finish,
    ):
        _do(step)


def _do(step: Callable[[], object]) -> None:
    try:
        step()
    except Exception as error:  # told as any other fault is
        sys.excepthook(type(error), error, error.__traceback__)


def _stop_loading(window: MainWindow) -> None:
    if "loader" in vars(window):  # made when it is first needed
        window.loader.close()


def _keep_geometry(window: MainWindow) -> None:
    Settings().geometry = window.saveGeometry()


def _leave_puzzles(window: MainWindow) -> None:
    if "puzzles" in vars(window):
        window.puzzles.rest()
        window.puzzles.close_store()


def _leave_editor(window: MainWindow) -> None:
    if "editor" in vars(window):
        window.editor.rest()
        window.editor.close_library()
