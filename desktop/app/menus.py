"""The menu of the window: every command there is, in groups, wherever one is."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.app.appearance_actions import check_chosen
from desktop.widgets.actions import Action
from desktop.widgets.commands import (
    ABOUT,
    AGAIN,
    ANOTHER_DRAW,
    BACK,
    BACKWARD,
    CALM,
    COACH,
    CONFIRMATIONS,
    CONTRAST,
    COPY,
    COPY_PICTURE,
    DRAW,
    EDITOR,
    ENDS_TURNS,
    ENGINE,
    ENTRY,
    EXPORT,
    FORWARD,
    FULL_SCREEN,
    HERE,
    HINT,
    LANGUAGES,
    LENS,
    LESSONS,
    NEW,
    OPEN,
    OWN_STANDING,
    PACES,
    PANEL,
    PASTE,
    PROMOTE,
    PUZZLES,
    QUIT,
    RECORDS,
    REDO,
    RESIGN,
    REVIEW,
    ROWS,
    RULES,
    SAVE,
    SAVE_AS,
    SET_UP,
    SETTINGS,
    SHORTCUTS,
    STANDING,
    STUDY,
    TEXT_SIZES,
    THEMES,
    TIE,
    UNDO,
    VOLUMES,
    Command,
)
from desktop.widgets.menu import Menu, RoundMenu

translate = QCoreApplication.translate

Actions = Mapping[Command, Action]
Group = tuple[tuple[Command, ...], ...]

_SYSTEMS, *_OTHERS = LANGUAGES.values()
_LANGUAGES: Group = ((_SYSTEMS,), (*_OTHERS,))
_GROUPS: tuple[tuple[object, Group], ...] = (
    #: title of a menu: matches and their files
    (QT_TRANSLATE_NOOP("commands", "Game"), ((NEW, SET_UP), (OPEN, SAVE, SAVE_AS), (EXPORT,))),
    (
        QT_TRANSLATE_NOOP("commands", "Edit"),
        ((UNDO, REDO), (PROMOTE, ANOTHER_DRAW), (COPY, COPY_PICTURE, PASTE)),
    ),
    (
        #: title of a menu: what is done in a match
        QT_TRANSLATE_NOOP("commands", "Play"),
        (
            (HINT, LENS, COACH, ENGINE),
            (DRAW, RESIGN, TIE),
            (BACKWARD, FORWARD, REVIEW, STUDY),
            (HERE, AGAIN, STANDING, ROWS),
            (ENTRY,),
        ),
    ),
    (QT_TRANSLATE_NOOP("commands", "Computer"), (PACES,)),
    (
        QT_TRANSLATE_NOOP("commands", "Go to"),
        ((BACK,), (LESSONS, PUZZLES, OWN_STANDING, RECORDS, EDITOR)),
    ),
    (
        #: title of a menu: how the window looks
        QT_TRANSLATE_NOOP("commands", "Look"),
        ((*THEMES.values(),), (CALM, CONTRAST), (PANEL, FULL_SCREEN)),
    ),
    (QT_TRANSLATE_NOOP("commands", "Language"), _LANGUAGES),
    (QT_TRANSLATE_NOOP("commands", "Help"), ((RULES,), (SHORTCUTS, ABOUT))),
)
_LISTED = {command for _, group in _GROUPS for part in group for command in part}
_LISTED |= {
    *TEXT_SIZES.values(),
    *VOLUMES.values(),
    *CONFIRMATIONS.values(),
    ENDS_TURNS,
    SETTINGS,
    QUIT,
}


def window_menu(window: QWidget, of_page: Actions, of_window: Actions) -> Menu:
    """A menu of menus. What nobody answers here is dimmed.

    A page's own command stands in the place of the one that has the same key; others of its own
    are at the end of *Edit*.
    """
    check_chosen(of_window, window)
    menu = Menu(window)
    own: dict[object, Action] = {
        c.key or c: action for c, action in of_page.items() if c not in _LISTED
    }
    taken = {command.key for command in of_page if command.key}
    answered = {
        command: action if command.key not in taken else _without_key(action, menu)
        for command, action in of_window.items()
    }
    answered |= of_page
    answered |= {c: own.pop(c.key) for c in _LISTED if c.key in own}
    for title, group in _GROUPS:
        part = menu.add_menu(_title(group, translate("commands", str(title))))
        for commands in group:
            part.addActions([answered.get(one) or _dimmed(one, part) for one in commands])
            part.addSeparator()
        if UNDO in group[0]:
            part.addActions([*own.values()])
        if any(ENTRY in commands for commands in group):
            confirm = part.add_menu(translate("commands", "Confirm moves"))
            confirm.addActions([of_window[command] for command in CONFIRMATIONS.values()])
            part.addAction(of_window[ENDS_TURNS])
        if any(CALM in commands for commands in group):
            sizes = part.add_menu(translate("commands", "Size of texts"))
            sizes.addActions([of_window[command] for command in TEXT_SIZES.values()])
            volumes = part.add_menu(translate("commands", "Sounds"))
            volumes.addActions([of_window[command] for command in VOLUMES.values()])
    menu.addAction(of_window[SETTINGS])
    menu.addAction(of_window[QUIT])
    for entry in menu.entries():
        if isinstance(entry, Action):
            entry.show_icon()
    return menu


def _title(group: Group, title: str) -> str:
    """A group's name; the languages' stands there in English, too, for who reads no other."""
    return title if group is not _LANGUAGES or title == "Language" else f"{title} (Language)"


def _dimmed(command: Command, menu: RoundMenu) -> Action:
    action = Action(command, lambda: None, menu)
    action.setEnabled(False)
    return action


def _without_key(action: Action, menu: Menu) -> Action:
    """The same without its key, which means something else on the page."""
    return Action(action.command._replace(key=""), action.trigger, menu)
