"""The menus: preferences on the home page, and everything else at the table."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.app.routes import Pages
from desktop.theme.appearance import appearance, theme
from desktop.widgets.actions import Action
from desktop.widgets.commands import (
    ABOUT,
    CALM,
    CONTRAST,
    COPY,
    ENTRY,
    FULL_SCREEN,
    NEW,
    OPEN,
    PACES,
    SAVE,
    SAVE_AS,
    SET_UP,
    SHORTCUTS,
    TEXT_SIZES,
    THEMES,
    TIE,
    Command,
)
from desktop.widgets.menu import Menu

_PREFERENCES = ((*THEMES.values(),), (CALM, CONTRAST, FULL_SCREEN), (SHORTCUTS, ABOUT))
_WHERE_OF_USE = {SET_UP, TIE, *PACES}


def preferences_menu(window: QWidget, commands: Mapping[Command, Action]) -> Menu:
    """Theme, motion, full screen, help."""
    return _menu(window, _PREFERENCES, commands)


def table_menu(window: QWidget, commands: Mapping[Command, Action], pages: Pages) -> Menu:
    """What is not an icon of its own."""
    if pages.session is None:
        return Menu(window)
    if pages.table.commands[SET_UP].isEnabled():
        pages.prebuild(pages.session.game.slug)
    groups = ((NEW, SET_UP, OPEN, SAVE, SAVE_AS), (ENTRY, COPY, TIE), PACES, *_PREFERENCES)
    return _menu(window, groups, {**commands, **pages.table.commands})


def _menu(
    window: QWidget, groups: tuple[tuple[Command, ...], ...], actions: Mapping[Command, Action]
) -> Menu:
    menu = Menu(window)
    actions[THEMES[appearance().choice]].setChecked(True)
    actions[TEXT_SIZES[appearance().text_size]].setChecked(True)
    actions[CALM].setChecked(theme().reduced_motion)
    actions[CONTRAST].setChecked(theme().high_contrast)
    actions[FULL_SCREEN].setChecked(window.isFullScreen())
    for group in groups:
        of_use = [one for one in group if actions[one].isEnabled() or one not in _WHERE_OF_USE]
        menu.addActions([actions[command] for command in of_use])
        if CALM in group:
            sizes = menu.add_menu(QCoreApplication.translate("commands", "Size of texts"))
            sizes.addActions([actions[command] for command in TEXT_SIZES.values()])
        menu.addSeparator()
    return menu
