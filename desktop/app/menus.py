"""The menus: preferences on the home page, and everything else at the table."""

from PySide6.QtWidgets import QWidget

from desktop.app.actions import Actions
from desktop.app.routes import Pages
from desktop.games.catalogue import ui_of
from desktop.table.session import Session
from desktop.theme.appearance import appearance, theme
from desktop.widgets.menu import Menu


def preferences_menu(window: QWidget, actions: Actions) -> Menu:
    """Theme, motion, full screen, help."""
    menu = Menu(window)
    _add_preferences(window, menu, actions)
    return menu


def table_menu(window: QWidget, actions: Actions, pages: Pages) -> Menu:
    """What is not an icon of its own."""
    menu, table, session = Menu(window), pages.table, pages.session
    if session is None:
        return menu
    menu.addAction(actions.new)
    if _may_set_up(session):
        pages.prebuild(session.game.slug)
        menu.addAction(actions.set_up)
    menu.addActions([actions.open, actions.save, actions.save_as])
    menu.addSeparator()
    actions.entry.setChecked(not table.panel.entry.isHidden())
    menu.addActions([actions.entry, actions.copy])
    if session.can_claim_tie:
        menu.addAction(actions.tie)
    menu.addSeparator()
    if table.computers is not None:
        actions.paces[table.computers.pace].setChecked(True)
        menu.addActions(actions.paces)
        menu.addSeparator()
    _add_preferences(window, menu, actions)
    return menu


def _add_preferences(window: QWidget, menu: Menu, actions: Actions) -> None:
    actions.themes[appearance().choice].setChecked(True)
    actions.calm.setChecked(theme().reduced_motion)
    actions.full_screen.setChecked(window.isFullScreen())
    menu.addActions([*actions.themes.values()])
    menu.addSeparator()
    menu.addActions([actions.calm, actions.full_screen])
    menu.addSeparator()
    menu.addActions([actions.shortcuts, actions.about])


def _may_set_up(session: Session) -> bool:
    """Whether a match may begin from the position shown, and nobody learns a secret by it."""
    open_to_all = session.outcome is not None or not session.game.hidden
    return open_to_all and ui_of(session.game.slug).set_up is not None
