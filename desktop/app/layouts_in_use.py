"""A layout that a match goes on with is a secret: the editor and the settings let go of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.storage.settings import Settings

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow


def forget_layouts_in_use(window: MainWindow) -> None:
    """Looks whether what was drawn last has been laid out at the table."""
    session, settings = window.session, Settings()
    if session is None or session.game.slug != "mono":
        return
    if "editor" in vars(window):  # made when it is first needed
        window.editor.forget(session.hides_layout)
    if session.hides_layout(settings.layout):
        settings.layout = ""
