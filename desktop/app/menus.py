"""The menu of the window: the commands of the present page, in groups."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.app.appearance_actions import check_chosen
from desktop.controls.commands import (
    ABOUT,
    AGAIN,
    ANOTHER_DRAW,
    BACK,
    BACKWARD,
    COACH,
    COPY,
    COPY_PICTURE,
    DRAW,
    EDITOR,
    ENGINE,
    ENTRY,
    EXPORT,
    FORWARD,
    FULL_SCREEN,
    HERE,
    HINT,
    LENS,
    LESSONS,
    LOOPS,
    MOVE,
    NEW,
    OPEN,
    OWN_STANDING,
    PACES,
    PANEL,
    PASTE,
    PASTE_LETTER,
    PRINT,
    PROMOTE,
    PROOF,
    PUZZLES,
    QUIT,
    RECORDS,
    REDO,
    REPLAY,
    RESIGN,
    REVIEW,
    ROWS,
    RULES,
    SAVE,
    SAVE_AS,
    SET_UP,
    SETTINGS,
    SHARE_RESULT,
    SHORTCUTS,
    STANDING,
    STUDY,
    TIE,
    UNDO,
    WHOLE_BOARD,
    Command,
)
from desktop.controls.menu import Menu
from desktop.paint.qt_icons import icon
from desktop.shell.actions import Action

translate = QCoreApplication.translate

Actions = Mapping[Command, Action]
Group = tuple[tuple[Command, ...], ...]

_GROUPS: tuple[tuple[object, Group], ...] = (
    #: title of a menu: matches and their files
    (
        QT_TRANSLATE_NOOP("commands", "Game"),
        (
            (NEW, SET_UP),
            (OPEN, PASTE_LETTER, SAVE, SAVE_AS),
            (EXPORT, PRINT, SHARE_RESULT, PROOF, MOVE),
        ),
    ),
    (
        #: title of a menu
        QT_TRANSLATE_NOOP("commands", "Edit"),
        ((UNDO, REDO), (PROMOTE, ANOTHER_DRAW), (COPY, COPY_PICTURE, PASTE)),
    ),
    (
        #: title of a menu: what is done in a match
        QT_TRANSLATE_NOOP("commands", "Play"),
        (
            (HINT, LENS, LOOPS, COACH, ENGINE),
            (DRAW, RESIGN, TIE),
            (REPLAY, BACKWARD, FORWARD, REVIEW, STUDY),
            (HERE, AGAIN, STANDING, ROWS),
            (ENTRY,),
        ),
    ),
    #: title of a menu: how the computer players move
    (QT_TRANSLATE_NOOP("commands", "Computer"), (PACES,)),
    (
        #: title of a menu: other pages
        QT_TRANSLATE_NOOP("commands", "Go to"),
        ((BACK,), (LESSONS, PUZZLES, OWN_STANDING, RECORDS, EDITOR)),
    ),
    #: title of a menu: parts of the window
    (QT_TRANSLATE_NOOP("commands", "View"), ((WHOLE_BOARD, PANEL, FULL_SCREEN),)),
    (QT_TRANSLATE_NOOP("commands", "Help"), ((RULES,), (SHORTCUTS, ABOUT))),
)
_WITH_ICON = frozenset(
    {NEW, OPEN, SAVE, PRINT, UNDO, REDO, COPY, PASTE, HINT, LENS, DRAW, RESIGN, REVIEW}
    | {LESSONS, PUZZLES, OWN_STANDING, RECORDS, RULES, SETTINGS}
)
"""The commands with an icon: those that have one in most programs or in the bar of the page."""
_LISTED = {command for _, group in _GROUPS for part in group for command in part}
_LISTED |= {SETTINGS, QUIT}


def window_menu(window: QWidget, of_page: Actions, of_window: Actions) -> Menu:
    """Return the menu with its submenus.

    Commands that the page does not have, or hides, are left out, and those that cannot be used now
    are disabled.

    A page's command replaces the one with the same key; its other commands are at the end of
    *Edit*.
    """
    check_chosen(of_window, window)
    menu = Menu(window)
    own: dict[object, Action] = {
        c.key or c: action for c, action in of_page.items() if c not in _LISTED
    }
    taken = {command.key for command in of_page if command.key}
    answered = dict(of_window)
    for command, action in of_window.items():
        if command.key in taken:  # the key has another meaning on the page
            answered[command] = Action(command._replace(key=""), action.trigger, menu)
    answered |= of_page
    answered |= {c: own.pop(c.key) for c in _LISTED if c.key in own}
    answered = {command: action for command, action in answered.items() if action.isVisible()}
    for title, group in _GROUPS:
        known = [[answered[one] for one in part if one in answered] for part in group]
        if UNDO in group[0]:
            known.append([*own.values()])
        if not any(known):
            continue
        part = menu.add_menu(translate("commands", str(title)))
        for actions in known:
            for action in actions:
                part.addAction(_with_icon(action))
            part.addSeparator()
    for command in (SETTINGS, QUIT):
        menu.addSeparator()
        menu.addAction(_with_icon(of_window[command]))
    return menu


def _with_icon(action: Action) -> Action:
    """Return an action for a menu, with its icon if it has one there."""
    if action.command in _WITH_ICON and action.icon().isNull():
        action.setIcon(icon(action.command.icon))
    return action
