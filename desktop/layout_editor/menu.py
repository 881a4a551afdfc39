"""The editor's menu: text, files, and the whole board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from desktop.paint.icons import icon
from desktop.widgets.menu import Menu

if TYPE_CHECKING:
    from desktop.layout_editor.page import MonoEditor

translate = QCoreApplication.translate


def editor_menu(page: MonoEditor) -> QMenu:
    """What is not on the page itself."""
    menu, exchange = Menu(page), page.exchange
    for name, text, shortcut, act in (
        ("open", translate("editorMenu", "Open…"), "Ctrl+O", exchange.ask_open),
        ("save", translate("editorMenu", "Export…"), "Ctrl+S", exchange.ask_save),
        ("", "", "", None),
        ("copy", translate("editorMenu", "Copy the rows"), "Ctrl+C", exchange.copy),
        ("", translate("editorMenu", "Copy as one line"), "", exchange.copy_line),
        ("", translate("editorMenu", "Paste a layout"), "Ctrl+V", exchange.paste),
    ):
        if act is None:
            menu.addSeparator()
            continue
        action = menu.addAction(f"{text}\t{shortcut}" if shortcut else text)
        if name:
            action.setIcon(icon(name))
        action.triggered.connect(lambda _checked=False, act=act: act())
    return menu
