"""The menus: preferences on the home page, and everything else at the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QActionGroup

from desktop.app.match_files import begun_with
from desktop.board.rule_text import capitalised
from desktop.games.catalogue import ui_of
from desktop.help import ABOUT, SHORTCUTS
from desktop.table.ending_action import EndingAction
from desktop.theme.appearance import appearance, theme
from desktop.widgets.clipboard import copy_secret, share
from desktop.widgets.menu import Menu

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow
    from desktop.table.session import Session

translate = QCoreApplication.translate


def preferences_menu(window: MainWindow) -> Menu:
    """Theme, motion, full screen."""
    menu = Menu(window)
    _add_preferences(menu, window)
    menu.addSeparator()
    _add_help(menu, window)
    return menu


def table_menu(window: MainWindow) -> Menu:
    """What is not an icon of its own."""
    menu = Menu(window)
    session = window.session
    if session is None:
        return menu
    new_game = partial(window.ask_for, begun_with(session))
    menu.add(translate("menus", "New game…"), new_game, "plus")
    if _may_set_up(session):
        window.pages.prebuild(session.game.slug)
        menu.add(translate("menus", "Set up from here"), partial(_set_up, window), "pencil")
    menu.add(translate("menus", "Open a record…"), window.files.ask_open, "open", "Ctrl+O")
    menu.add(translate("menus", "Save record"), window.files.save, "save", "Ctrl+S")
    menu.add(translate("menus", "Save record as…"), window.files.save_as)
    menu.addSeparator()
    typing = menu.add(translate("menus", "Type moves"), window.toggle_entry, keys="Ctrl+E")
    typing.setCheckable(True)
    typing.setChecked(not window.table.panel.entry.isHidden())
    menu.add(translate("menus", "Copy the board as text"), partial(_copy_board, window), "copy")
    if session.can_claim_tie:
        ask = partial(window.table.ask_whether, EndingAction.TIE)
        menu.add(translate("menus", "Call it a tie…"), ask, "half")
    menu.addSeparator()
    _add_paces(menu, window)
    _add_preferences(menu, window)
    menu.addSeparator()
    _add_help(menu, window)
    return menu


def _add_paces(menu: Menu, window: MainWindow) -> None:
    """How fast computer players play, where there are any."""
    computers = window.table.computers
    if computers is None:
        return
    group = QActionGroup(menu)
    for pace, text in enumerate(
        (
            translate("menus", "The computer plays calmly"),
            translate("menus", "The computer plays briskly"),
            translate("menus", "The computer plays fast"),
        )
    ):
        action = menu.add(text, partial(setattr, computers, "pace", pace))
        action.setCheckable(True)
        action.setChecked(computers.pace == pace)
        group.addAction(action)
    menu.addSeparator()


def _add_preferences(menu: Menu, window: MainWindow) -> None:
    group = QActionGroup(menu)
    for choice, text in (
        ("system", translate("menus", "Theme of the system")),
        ("light", translate("menus", "Day")),
        ("dark", translate("menus", "Lamplight")),
    ):
        action = menu.add(text, partial(appearance().choose, choice))
        action.setCheckable(True)
        action.setChecked(appearance().choice == choice)
        group.addAction(action)
    menu.addSeparator()
    turn_motion = partial(appearance().reduce_motion, not theme().reduced_motion)
    calm = menu.add(translate("menus", "Less motion"), turn_motion)
    calm.setCheckable(True)
    calm.setChecked(theme().reduced_motion)
    full = menu.add(translate("menus", "Full screen"), window.toggle_full_screen, keys="F11")
    full.setCheckable(True)
    full.setChecked(window.isFullScreen())


def _add_help(menu: Menu, window: MainWindow) -> None:
    shortcuts, about = translate("menus", "Shortcuts"), translate("menus", "About Quincunx")
    menu.add(shortcuts, partial(window.show_rules, SHORTCUTS), keys="?")
    menu.add(about, partial(window.show_rules, ABOUT))


def _may_set_up(session: Session) -> bool:
    """Whether a match may begin from the position shown, and nobody learns a secret by it."""
    open_to_all = session.outcome is not None or not session.game.hidden
    return open_to_all and ui_of(session.game.slug).set_up is not None


def _set_up(window: MainWindow) -> None:
    """Goes to the editor with the position shown, for the same players."""
    from rules import IllegalMove, InvalidOptions

    session = window.session
    if session is None:
        return
    try:
        text = session.setup_here()
    except (IllegalMove, InvalidOptions) as error:
        window.say(capitalised(error.reason))
        return
    window.edit_position(replace(begun_with(session), setup=text))


def _copy_board(window: MainWindow) -> None:
    scene, session = window.table.scene, window.session
    if scene is not None and session is not None:
        copy = copy_secret if session.secrets else share
        copy(scene.game.diagram(scene.view, coordinates=True))
        window.notice.say(translate("menus", "The board is in the clipboard"))
