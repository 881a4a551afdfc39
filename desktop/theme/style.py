"""Palette and style sheet on top of Fusion, for the widgets Qt draws itself."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QPalette

from desktop.theme.theme import Theme

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
    """The theme as Qt's palette."""
    made = QPalette()
    for role, name in _ROLES.items():
        made.setColor(role, theme.colour(name))
    for role in _DIMMED:
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.colour("text", 0.5))
    return made


# Only what the palette cannot say: corners, padding, and the focus ring.
_SHEET = Template("""
QToolTip {
  background: $text; color: $surface; border: none; padding: 6px 10px;
}
QLineEdit {
  background: transparent; color: $text; border: none; padding: 0 12px;
  selection-background-color: $accent; selection-color: $onAccent;
}
QPlainTextEdit {
  background: $surface; color: $text; border: 1px solid $control; border-radius: 10px;
  padding: 6px 10px; selection-background-color: $accent; selection-color: $onAccent;
}
QMenu {
  background: $surface; color: $text; border: 1px solid $border; border-radius: 12px; padding: 6px;
}
QMenu::item { padding: 8px 28px 8px 12px; border-radius: 8px; }
QMenu::item:selected { background: $accentSoft; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QListView { background: transparent; border: none; outline: none; }
QListView#completions {
  background: $surface; color: $text; border: 1px solid $border; padding: 4px;
}
QListView#completions::item { padding: 5px 8px; border-radius: 6px; }
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
""")


def style_sheet(theme: Theme) -> str:
    """The application's style sheet in the colours of a theme."""
    names = ("text", "muted", "surface", "border", "control", "accent", "onAccent", "accentSoft")
    colours = {name: theme.colour(name).name() for name in names}
    return _SHEET.substitute(colours)
