"""The editor's menu: text and files."""

from PySide6.QtWidgets import QWidget

from desktop.layout_editor import keys
from desktop.layout_editor.files import Exchange
from desktop.widgets.menu import Menu


def editor_menu(page: QWidget, exchange: Exchange) -> Menu:
    """What is not on the page itself."""
    menu = Menu(page)
    menu.add_command(keys.OPEN, exchange.ask_open)
    menu.add_command(keys.SAVE, exchange.ask_save)
    menu.addSeparator()
    menu.add_command(keys.COPY, exchange.copy)
    menu.add_command(keys.COPY_LINE, exchange.copy_line)
    menu.add_command(keys.PASTE, exchange.paste)
    return menu
