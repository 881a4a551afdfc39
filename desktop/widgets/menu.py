"""Menus with round corners."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget


class Menu(QMenu):
    """A menu that is thrown away once it is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # The style sheet rounds the corners; behind them there must be nothing.
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        self.aboutToHide.connect(self.deleteLater)
