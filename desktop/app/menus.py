"""The menus: preferences on the home page, and everything else at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from desktop.app.prebuild import prebuild_editor
from desktop.board.rule_text import capitalised
from desktop.help import ABOUT, SHORTCUTS
from desktop.paint.icons import icon
from desktop.table.ending_action import EndingAction
from desktop.theme.appearance import appearance, theme
from desktop.widgets.clipboard import copy_secret, share
from desktop.widgets.menu import Menu

if TYPE_CHECKING:
    from desktop.app.main_window import MainWindow

translate = QCoreApplication.translate


def preferences_menu(window: MainWindow) -> QMenu:
    """Theme, motion, full screen."""
    menu = Menu(window)
    _add_preferences(menu, window)
    menu.addSeparator()
    _add_help(menu, window)
    return menu


def table_menu(window: MainWindow) -> QMenu:
    """What is not an icon of its own."""
    menu = Menu(window)
    session = window.session
    if session is None:
        return menu
    slug, names, options = session.game.slug, session.names, session.options
    _add(
        menu,
        "plus",
        translate("menus", "New game…"),
        lambda: window.ask_new_game(slug, names, options, session.levels),
    )
    if session.game.slug != "mono" and (session.outcome is not None or not session.game.hidden):
        prebuild_editor(window, slug)
        _add(menu, "pencil", translate("menus", "Set up from here"), lambda: _set_up(window))
    _add(menu, "open", translate("menus", "Open a record…"), window.ask_open, "Ctrl+O")
    _add(menu, "save", translate("menus", "Save record"), window.save, "Ctrl+S")
    _add(menu, "", translate("menus", "Save record as…"), window.save_as)
    menu.addSeparator()
    typing = _add(menu, "", translate("menus", "Type moves"), window.toggle_entry, "Ctrl+E")
    typing.setCheckable(True)
    typing.setChecked(not window.table.panel.entry.isHidden())
    _add(menu, "copy", translate("menus", "Copy the board as text"), lambda: _copy_board(window))
    if session.can_claim_tie:
        ask = partial(window.table.ask_whether, EndingAction.TIE)
        _add(menu, "half", translate("menus", "Call it a tie…"), ask)
    menu.addSeparator()
    _add_paces(menu, window)
    _add_preferences(menu, window)
    menu.addSeparator()
    _add_help(menu, window)
    return menu


def _add_paces(menu: QMenu, window: MainWindow) -> None:
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
        action = _add(menu, "", text, partial(setattr, computers, "pace", pace))
        action.setCheckable(True)
        action.setChecked(computers.pace == pace)
        group.addAction(action)
    menu.addSeparator()


def _add_preferences(menu: QMenu, window: MainWindow) -> None:
    group = QActionGroup(menu)
    for choice, text in (
        ("system", translate("menus", "Theme of the system")),
        ("light", translate("menus", "Day")),
        ("dark", translate("menus", "Lamplight")),
    ):
        action = _add(menu, "", text, partial(appearance().choose, choice))
        action.setCheckable(True)
        action.setChecked(appearance().choice == choice)
        group.addAction(action)
    menu.addSeparator()
    calm = _add(
        menu,
        "",
        translate("menus", "Less motion"),
        lambda: appearance().reduce_motion(not theme().reduced_motion),
    )
    calm.setCheckable(True)
    calm.setChecked(theme().reduced_motion)
    full = _add(menu, "", translate("menus", "Full screen"), window.toggle_full_screen, "F11")
    full.setCheckable(True)
    full.setChecked(window.isFullScreen())


def _add_help(menu: QMenu, window: MainWindow) -> None:
    shortcuts, about = translate("menus", "Shortcuts"), translate("menus", "About Quincunx")
    _add(menu, "", shortcuts, lambda: window.show_rules(SHORTCUTS), "?")
    _add(menu, "", about, lambda: window.show_rules(ABOUT))


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
    seated = session.names, session.options, session.levels
    window.edit_position(session.game.slug, text, *seated)


def _copy_board(window: MainWindow) -> None:
    scene, session = window.table.scene, window.session
    if scene is not None and session is not None:
        copy = copy_secret if session.secrets else share
        copy(scene.game.diagram(scene.view, coordinates=True))
        window.notice.say(translate("menus", "The board is in the clipboard"))


def _add(
    menu: QMenu, icon_name: str, text: str, act: Callable[[], object], keys: str = ""
) -> QAction:
    action = menu.addAction(f"{text}\t{keys}" if keys else text)
    if icon_name:
        action.setIcon(icon(icon_name))
    action.triggered.connect(lambda _checked=False: act())
    return action
