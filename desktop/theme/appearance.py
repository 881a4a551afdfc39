"""The theme the window wears now, and the switch for it."""

from __future__ import annotations

from functools import cache
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.storage.settings import Settings
from desktop.theme.style import palette, style_sheet
from desktop.theme.theme import Theme


class Appearance(QObject):
    """Holds the theme and dresses the application in it.

    Widgets ask `theme()` when they paint: a new palette makes Qt repaint them all. Whoever keeps
    pictures (scenes, caches) listens to `changed`.
    """

    changed = Signal(object)  # the new Theme

    def __init__(self) -> None:
        super().__init__()
        self._choice = "light"
        self.theme = Theme()

    @property
    def choice(self) -> str:
        """`light`, `dark`, or `system`."""
        return self._choice

    def start(self) -> None:
        """Dresses the application as the settings say, and follows the system from now on."""
        settings = Settings()
        self._choice = settings.theme
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)
        self._apply(self._wants_dark(), settings.reduced_motion)

    def choose(self, choice: str) -> None:
        """Switches to `light`, `dark` or `system`, and remembers it."""
        self._choice = Settings().theme = choice
        self._apply(self._wants_dark(), self.theme.reduced_motion)

    def toggle(self) -> None:
        """From the light theme to the dark one, or back."""
        self.choose("light" if self.theme.dark else "dark")

    def reduce_motion(self, reduced: bool) -> None:
        """Switches motion off or on, and remembers it."""
        Settings().reduced_motion = reduced
        self._apply(self.theme.dark, reduced)

    def _follow(self) -> None:
        self._apply(self._wants_dark(), self.theme.reduced_motion)

    def _wants_dark(self) -> bool:
        if self._choice == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._choice == "dark"

    def _apply(self, dark: bool, reduced_motion: bool) -> None:
        self.theme = Theme(dark, reduced_motion)
        application = cast(QApplication, QApplication.instance())
        application.setFont(self.theme.font("body"))
        application.setPalette(palette(self.theme))
        application.setStyleSheet(style_sheet(self.theme))
        self.changed.emit(self.theme)


@cache
def appearance() -> Appearance:
    """The one appearance of the application."""
    return Appearance()


def theme() -> Theme:
    """The theme the window wears now."""
    return appearance().theme
