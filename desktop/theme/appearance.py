"""The theme of the application: which one is in use, its palette, and its style sheet."""

import math
import re
from functools import cache
from typing import cast
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop.storage.settings import Settings
from desktop.theme.system import SystemSettings
from desktop.theme.theme import Theme, tokens

_STEP = 0.05  # step between text sizes
_LARGEST = 2.0
_LEAP = 0.25  # step between text sizes in very large windows

_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
_ROLES = {
    QPalette.ColorRole.Window: "background",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "sunken",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.ToolTipBase: "surface",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "onAccent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "sunken",
    QPalette.ColorRole.Mid: "border",
    QPalette.ColorRole.Dark: "control",
    QPalette.ColorRole.Shadow: "shadow",
    QPalette.ColorRole.BrightText: "error",
}

_DIMMED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


def palette(theme: Theme) -> QPalette:
    """Return the theme as Qt's palette."""
    made = QPalette()
    for role, name in _ROLES.items():
        made.setColor(role, theme.colour(name))
    for role in _DIMMED:
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.colour("text", 0.5))
    return made


# Only what the palette cannot say: corners, padding, and the focus ring.
_SHEET = """
QToolTip {
  background: $text; color: $surface; border: none; padding: 6px 10px;
}
QLineEdit {
  background: transparent; color: $text; border: none; padding: 0 12px;
  selection-background-color: $accent; selection-color: $onAccent;
  placeholder-text-color: $muted;
}
QPlainTextEdit {
  background: $surface; color: $text; border: 1px solid $control; border-radius: 10px;
  padding: 6px 10px; selection-background-color: $accent; selection-color: $onAccent;
}
QMenu {
  background: $surface; color: $text; border: 1px solid $border; border-radius: 12px; padding: 6px;
  icon-size: 16px;
}
QMenu::item { padding: 8px 28px 8px 12px; border-radius: 8px; }
QMenu::item:selected { background: $accentSoft; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { image: none; width: 16px; height: 16px; }
QMenu::right-arrow, QMenu::left-arrow { image: none; width: 0; height: 0; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QListView { background: transparent; border: none; outline: none; }
QListView#completions {
  background: $surface; color: $text; border: 1px solid $border; border-radius: 12px; padding: 6px;
}
QListView#completions::item { padding: 8px 8px; border-radius: 8px; }
QListView#completions::item:selected { background: $accentSoft; color: $text; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $border; border-radius: 4px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::handle:vertical { min-height: 40px; }
QScrollBar::handle:horizontal { min-width: 40px; }
QScrollBar::handle:hover { background: $control; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: none; border: none; width: 0; height: 0;
}
"""


def style_sheet(theme: Theme) -> str:
    """Return the application's style sheet in the colours of a theme."""
    names = ("text", "muted", "surface", "border", "control", "accent", "onAccent", "accentSoft")
    colours = {name: theme.colour(name).name() for name in names}
    sheet = re.sub(r"\$(\w+)", lambda found: colours[found[1]], _SHEET)
    return re.sub(r"(\d+)px", lambda found: f"{round(int(found[1]) * theme.text_scale)}px", sheet)


class Appearance(QObject):
    """Holds the theme and applies it to the application: palette, style sheet, font.

    Widgets call `theme()` when they paint, and a new palette makes Qt repaint them all. Objects
    with cached pictures connect to `changed`.
    """

    changed = Signal(Theme)  # the new Theme

    def __init__(self) -> None:
        super().__init__()
        self._choice, self._text_size = "light", 0
        self._calm: bool | None = None  # None: same as system
        self._contrast: bool | None = None
        self._window = QSize(*tokens()["layout"]["window"])
        self.wishes = SystemSettings()
        self.theme = Theme()
        self._coordinates = self._place_numbers = True
        self._applied: tuple[bool, bool, float, bool, bool, bool, bool] | None = None
        self._windows: WeakSet[QWidget] = WeakSet()

    @property
    def choice(self) -> str:
        """`light`, `dark`, or `system`."""
        return self._choice

    @property
    def text_size(self) -> int:
        """The chosen text size in percent of the usual one; 0 follows the system."""
        return self._text_size

    def start(self) -> None:
        """Apply the stored theme, and follow the system's settings from now on."""
        self._read()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)
        self.wishes.changed.connect(self._follow)
        self.wishes.start()
        if self._choice != "system":
            self._ask_system()
        self._follow()

    def _read(self) -> None:
        settings = Settings()
        self._choice, self._text_size = settings.theme, settings.text_size
        self._calm, self._contrast = settings.reduced_motion, settings.high_contrast
        self._coordinates, self._place_numbers = settings.coordinates, settings.place_numbers

    def read_again(self) -> None:
        """Read and apply all settings again."""
        self._read()
        self._ask_system()
        self._follow()

    def show_coordinates(self, shown: bool) -> None:
        """Show the letters and numbers beside boards, or hide them, and remember it."""
        self._coordinates = Settings().coordinates = shown
        self._follow()

    def show_place_numbers(self, shown: bool) -> None:
        """Show the numbers of the places where tiles fit, or hide them, and remember it."""
        self._place_numbers = Settings().place_numbers = shown
        self._follow()

    def choose(self, choice: str) -> None:
        """Switch to `light`, `dark` or `system`, and remember it."""
        self._choice = Settings().theme = choice
        self._ask_system()
        self._follow()

    def _ask_system(self) -> None:
        """Request title bars and system dialogs in the chosen theme; no effect on Linux."""
        scheme = _SCHEMES.get(self._choice, Qt.ColorScheme.Unknown)
        QGuiApplication.styleHints().setColorScheme(scheme)

    def toggle(self) -> None:
        """Switch between the light and the dark theme."""
        self.choose("light" if self.theme.dark else "dark")

    def reduce_motion(self, reduced: bool) -> None:
        """Turn reduced motion on or off; store it only if it differs from the system."""
        self._calm = None if reduced == self.wishes.reduced_motion else reduced
        Settings().reduced_motion = self._calm
        self._follow()

    def raise_contrast(self, high: bool) -> None:
        """Turn high contrast on or off; store it only if it differs from the system."""
        self._contrast = None if high == self.wishes.high_contrast else high
        Settings().high_contrast = self._contrast
        self._follow()

    def resize_text(self, percent: int) -> None:
        """Set and store the text size in percent; 0 follows the system."""
        self._text_size = Settings().text_size = percent
        self._follow()

    def fit(self, window: QSize) -> None:
        """Adapt to a window's size in pixels: compact if small, larger texts if very large.

        Texts never become so large that the layout lacks its minimum room. On a screen of 3840 ×
        2160 pixels without system scaling they are twice as large.
        """
        before, self._window = self._fitting, window
        if self._fitting != before:
            self._follow()

    @property
    def wanted_scale(self) -> float:
        """The factor of the text size that is wanted, if there is room."""
        return self._text_size / 100 if self._text_size else self.wishes.text_scale

    @property
    def _fitting(self) -> tuple[float, bool]:
        """The factor of the text size that fits, and whether the window is small for it."""
        asked = self.wanted_scale
        wide, high = self._window.width(), self._window.height()
        least, vast = tokens()["layout"]["minimumLarge"], tokens()["layout"]["vast"]
        most = min(wide / least[0], high / least[1])
        if not self._text_size:  # no text size was chosen
            leaps = math.floor(min(wide / vast[0], high / vast[1]) / _LEAP)
            asked = max(asked, min(_LARGEST, leaps * _LEAP))
        scale = max(1.0, min(asked, math.floor(most / _STEP) * _STEP))
        usual = tokens()["compact"]["below"]
        return scale, wide < usual[0] * scale or high < usual[1] * scale

    def _follow(self) -> None:
        wishes = self.wishes
        scale, compact = self._fitting
        wanted = (
            self._wants_dark(),
            wishes.reduced_motion if self._calm is None else self._calm,
            scale,
            wishes.high_contrast if self._contrast is None else self._contrast,
            compact,
            self._coordinates,
            self._place_numbers,
        )
        if wanted == self._applied:
            return  # styling every widget again takes long
        self._applied = wanted
        self.theme = Theme(*wanted)
        application = cast(QApplication, QApplication.instance())
        application.setFont(self.theme.scaled_font("body"))
        application.setPalette(palette(self.theme))
        for window in self._windows:
            if shiboken6.isValid(window):
                self._dress(window)
        self.changed.emit(self.theme)

    def dress(self, window: QWidget) -> None:
        """Apply the present and each later style sheet to a window.

        It is not set on the application: Qt would then evaluate it for every widget, with all its
        children, each time the widget gets a parent while a page is built.
        """
        self._windows.add(window)
        self._dress(window)

    def _dress(self, window: QWidget) -> None:
        sheet = style_sheet(self.theme)
        if window.styleSheet() != sheet:  # otherwise Qt would style every widget again without need
            window.setStyleSheet(sheet)

    def _wants_dark(self) -> bool:
        if self._choice == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._choice == "dark"


@cache
def appearance() -> Appearance:
    """Return the one instance of the application."""
    return Appearance()


def theme() -> Theme:
    """Return the theme in use."""
    return appearance().theme
