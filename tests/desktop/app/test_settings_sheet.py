"""The settings sheet: one list of everything that can be set."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.widgets.choice import Choice
from desktop.widgets.commands import SETTINGS
from desktop.widgets.toggle import Toggle

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def sheet(window: MainWindow) -> SettingsSheet:
    window.commands[SETTINGS].trigger()
    (found,) = window.pages.findChildren(SettingsSheet)
    return found


def control(sheet: SettingsSheet, name: str) -> QWidget:
    row = next(row for words, row in sheet.rows.items() if words.startswith(name))
    controls: list[QWidget] = [*row.findChildren(Choice), *row.findChildren(Toggle)]
    return controls[0]


def test_the_menu_leads_to_it(window: MainWindow) -> None:
    menu = window.menu()
    next(one for one in menu.entries() if one.text() == "Settings…").trigger()
    assert window.windowTitle() == "Settings — Quincunx"
    menu.close()


def test_it_opens_once(window: MainWindow, sheet: SettingsSheet) -> None:
    window.commands[SETTINGS].trigger()
    assert window.pages.findChildren(SettingsSheet) == [sheet]


def test_a_change_applies_at_once(sheet: SettingsSheet) -> None:
    QTest.mouseClick(control(sheet, "High contrast"), Qt.MouseButton.LeftButton)
    assert theme().high_contrast
    QTest.keyClick(control(sheet, "Computer speed"), Qt.Key.Key_Down)
    assert Settings().pace == 2
    QTest.keyClick(control(sheet, "Confirm moves"), Qt.Key.Key_Up)
    assert Settings().confirm_moves == "splits"
    QTest.mouseClick(control(sheet, "End turns"), Qt.MouseButton.LeftButton)
    assert Settings().ends_turns


def test_a_search_leaves_the_rows_that_match(sheet: SettingsSheet) -> None:
    QTest.keyClicks(sheet.search, "TEXT")
    shown = [words.split()[0] for words, row in sheet.rows.items() if row.isVisible()]
    assert shown == ["High", "Text"]
    QTest.keyClicks(sheet.search, "zzz")
    assert sheet.nothing.isVisible()


def test_escape_closes_it(window: MainWindow, sheet: SettingsSheet) -> None:
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.windowTitle() == "Quincunx"
