"""The checker of WCAG 2.2 AA: what it finds, and that the screens and tokens have none of it."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.lay import lay
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Surface
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.theme.appearance import Appearance, appearance
from desktop.theme.colour import contrast
from desktop.theme.theme import Theme
from tests.tools.wcag import faults

GROUNDS = ("background", "surface", "sunken", "raised")
SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "home": MainWindow.go_home,
    "puzzles": MainWindow.show_puzzles,
    "statistics": MainWindow.show_standing,
    "records": MainWindow.show_records,
    "lessons": MainWindow.show_lessons,
}


def shown(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    window = Surface("surface", "card")
    row = QWidget()
    lay(QHBoxLayout(row), *widgets, None, spacing=4)
    window.column.addWidget(row)
    qtbot.addWidget(window)
    window.resize(400, 100)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_a_weak_text_is_found(look: Appearance, qtbot: QtBot) -> None:
    weak, strong = Text("weak", ink="border"), Text("strong", ink="muted")
    found = faults(shown(qtbot, weak, strong))
    assert len(found) == 1
    assert "'weak'" in found[0]


def test_small_targets_side_by_side_are_found(look: Appearance, qtbot: QtBot) -> None:
    small = [QPushButton(name) for name in ("one", "two")]
    for button in small:
        button.setFixedSize(14, 14)
    found = faults(shown(qtbot, *small))
    assert sum("target 14 × 14" in fault for fault in found) == 2


def test_a_small_target_that_stands_alone_is_none(look: Appearance, qtbot: QtBot) -> None:
    button = QPushButton("alone")
    button.setFixedSize(14, 14)
    assert not [fault for fault in faults(shown(qtbot, button)) if fault.startswith("target")]


def test_steppers_and_switches_are_large_enough(look: Appearance, qtbot: QtBot) -> None:
    assert faults(shown(qtbot, Stepper("Size", 1, 9, 3), Toggle("Sound"))) == []


@pytest.mark.parametrize("choice", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_screens_have_no_fault(window: MainWindow, choice: str, screen: str) -> None:
    appearance().choose(choice)
    SCREENS[screen](window)
    assert faults(window) == []


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("high", [False, True])
def test_tokens_of_texts_and_controls_stand_out(dark: bool, high: bool) -> None:
    made = Theme(dark, high_contrast=high)
    wanted = {4.5: ("text", "muted", "accent", "error"), 3.0: ("control",)}
    weak = {
        (name, ground): round(found, 2)
        for least, names in wanted.items()
        for name, ground in product(names, GROUNDS)
        if (found := contrast(made.colour(name), made.colour(ground))) < least
    }
    assert weak == {}
    assert contrast(made.colour("onAccent"), made.colour("accent")) >= 4.5
    for ink in ("text", "muted", "accent"):
        assert contrast(made.colour(ink), made.colour("accentSoft")) >= 4.5
    for player in range(4):
        colours = made.player(player)
        assert contrast(colours.on, colours.main) >= 3
        assert contrast(colours.deep, colours.soft) >= 4.5
