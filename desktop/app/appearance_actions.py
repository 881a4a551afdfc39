"""The actions for the window's appearance and sound: theme, motion, volume, language, …"""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from desktop.controls.commands import (
    CALM,
    CONFIRMATIONS,
    CONTRAST,
    ENDS_TURNS,
    FULL_SCREEN,
    LANGUAGES,
    TEXT_SIZES,
    THEMES,
    VOLUMES,
    Command,
)
from desktop.language.languages import SYSTEM
from desktop.shell.actions import Action
from desktop.sound.cues import Cue
from desktop.sound.table_sounds import choose_volume, play_sounds, volume
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme


def appearance_actions(
    window: QWidget, choose_language: Callable[[str], object]
) -> dict[Command, Action]:
    """Return the checkable actions.

    One action each is checked among themes, among text sizes and among languages.

    `choose_language` is called with the code of a language, or with `SYSTEM`.
    """
    look, full_screen = appearance(), Qt.WindowState.WindowFullScreen
    acts: dict[Command, Callable[[], object]] = {
        **{command: partial(look.choose, name) for name, command in THEMES.items()},
        **{command: partial(look.resize_text, n) for n, command in TEXT_SIZES.items()},
        **{command: partial(choose_language, code) for code, command in LANGUAGES.items()},
        **{command: partial(_choose_volume, n) for n, command in VOLUMES.items()},
        **{command: partial(_confirm, name) for name, command in CONFIRMATIONS.items()},
        ENDS_TURNS: _toggle_turn_ends,
        CALM: lambda: look.reduce_motion(not theme().reduced_motion),
        CONTRAST: lambda: look.raise_contrast(not theme().high_contrast),
        FULL_SCREEN: lambda: window.setWindowState(window.windowState() ^ full_screen),
    }
    actions = {one: Action(one, act, window, checkable=True) for one, act in acts.items()}
    for choices in (THEMES, TEXT_SIZES, VOLUMES, LANGUAGES, CONFIRMATIONS):
        group = QActionGroup(window)
        for command in choices.values():
            group.addAction(actions[command])
    return actions


def _choose_volume(percent: int) -> None:
    """Store a volume, and play a sound at it."""
    choose_volume(percent)
    play_sounds((Cue.PLACE,))


def _confirm(choice: str) -> None:
    Settings().confirm_moves = choice


def _toggle_turn_ends() -> None:
    Settings().ends_turns = not Settings().ends_turns


def check_chosen(actions: Mapping[Command, Action], window: QWidget) -> None:
    """Check the actions of the present settings; the system may have changed some."""
    actions[THEMES[appearance().choice]].setChecked(True)
    actions[TEXT_SIZES[appearance().text_size]].setChecked(True)
    actions[min(VOLUMES.items(), key=lambda one: abs(one[0] - volume()))[1]].setChecked(True)
    chosen = Settings().language
    actions[LANGUAGES.get(chosen, LANGUAGES[SYSTEM])].setChecked(True)
    actions[CONFIRMATIONS[Settings().confirm_moves]].setChecked(True)
    actions[ENDS_TURNS].setChecked(Settings().ends_turns)
    actions[CALM].setChecked(theme().reduced_motion)
    actions[CONTRAST].setChecked(theme().high_contrast)
    actions[FULL_SCREEN].setChecked(window.isFullScreen())
