"""The editor's menu: text, files, and the whole board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.layout_editor.files import Exchange
from desktop.widgets.menu import Menu

translate = QCoreApplication.translate


def editor_menu(page: QWidget, exchange: Exchange) -> Menu:
    """What is not on the page itself."""
    menu = Menu(page)
    menu.add(translate("editorMenu", "Open…"), exchange.ask_open, "open", "Ctrl+O")
    menu.add(translate("editorMenu", "Export…"), exchange.ask_save, "save", "Ctrl+S")
    menu.addSeparator()
    menu.add(translate("editorMenu", "Copy the rows"), exchange.copy, "copy", "Ctrl+C")
    menu.add(translate("editorMenu", "Copy as one line"), exchange.copy_line)
    menu.add(translate("editorMenu", "Paste a layout"), exchange.paste, keys="Ctrl+V")
    return menu
