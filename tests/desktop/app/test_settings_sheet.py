"""The settings sheet: one list of everything that can be set."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.controls.buttons import Button
from desktop.controls.choice import Choice
from desktop.controls.commands import SETTINGS
from desktop.controls.fading_edges import FadingEdge
from desktop.controls.marked_text import MarkedText
from desktop.controls.menu import Menu
from desktop.controls.segmented import Segmented
from desktop.controls.slider import Slider
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def sheet(window: MainWindow) -> SettingsSheet:
    window.commands[SETTINGS].trigger()
    (found,) = window.pages.findChildren(SettingsSheet)
    return found


T = TypeVar("T", bound=QWidget)


def control(sheet: SettingsSheet, name: str, kind: type[T]) -> T:
    row = next(row for words, row in sheet.rows.items() if words.startswith(name))
    found = row.findChild(kind)
    assert found is not None
    return found


def test_the_menu_leads_to_it(window: MainWindow) -> None:
    menu = window.menu()
    next(one for one in menu.entries() if one.text() == "Settings…").trigger()
    assert window.windowTitle() == "Settings — Quincunx"
    menu.close()


def test_it_opens_once(window: MainWindow, sheet: SettingsSheet) -> None:
    window.commands[SETTINGS].trigger()
    assert window.pages.findChildren(SettingsSheet) == [sheet]


def test_the_heading_of_a_chosen_section_is_below_the_fading_edge(sheet: SettingsSheet) -> None:
    section = sheet.sections[1]
    section.button.click()
    (heading,) = [one for one in section.findChildren(Text) if one.text() == section.button.text()]
    (edge,) = [one for one in sheet.findChildren(FadingEdge) if one.isVisible() and one.y() == 0]
    top = heading.mapTo(sheet, QPoint(0, 0)).y()
    assert top >= edge.mapTo(sheet, QPoint(0, edge.height())).y()
    assert section.button.isChecked()


def test_a_change_applies_at_once(sheet: SettingsSheet) -> None:
    QTest.mouseClick(control(sheet, "High contrast", Toggle), Qt.MouseButton.LeftButton)
    assert theme().high_contrast
    control(sheet, "Computer speed", Segmented).segment(2).click()
    assert Settings().pace == 2
    control(sheet, "Confirm moves", Segmented).segment(1).click()
    assert Settings().confirm_moves == "splits"
    QTest.mouseClick(control(sheet, "End turns", Toggle), Qt.MouseButton.LeftButton)
    assert Settings().ends_turns
    sheet.themes.segment(2).click()
    assert Settings().theme == "dark"


def test_texts_grow_with_the_slider_and_go_back_to_the_systems(sheet: SettingsSheet) -> None:
    slider = control(sheet, "Text size", Slider)
    usual = control(sheet, "Text size", Button)
    assert usual.isVisible(), "tests choose 100 %"
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert theme().text_scale == 2
    assert Settings().text_size == 200
    usual.click()
    assert Settings().text_size == 0
    assert not usual.isVisible()


def test_a_switch_silences_and_keeps_the_volume(sheet: SettingsSheet) -> None:
    slider, switch = control(sheet, "Sound", Slider), control(sheet, "Sound", Toggle)
    assert not slider.isEnabled(), "tests are silent"
    switch.click()
    slider.setValue(40)
    assert Settings().volume == 40
    switch.click()
    assert Settings().volume == 0
    switch.click()
    assert Settings().volume == 40


def test_a_section_is_a_click_away(sheet: SettingsSheet) -> None:
    last = sheet.sections[-1]
    last.button.click()
    assert sheet._area.verticalScrollBar().value() > 0
    assert last.button.isChecked()


def test_a_search_leaves_the_rows_that_match(sheet: SettingsSheet) -> None:
    QTest.keyClicks(sheet.search, "TEXT")
    shown = [words.split()[0] for words, row in sheet.rows.items() if row.isVisible()]
    assert shown == ["High", "Text"]
    assert [one.button.count for one in sheet.sections] == [2, 0, 0, 0, 0]
    assert [one.button.isVisible() for one in sheet.sections] == [True, *[False] * 4]
    QTest.keyClicks(sheet.search, "zzz")
    assert sheet.nothing.isVisible()
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert all(row.isVisible() for row in sheet.rows.values())


@pytest.mark.parametrize("name", ["Text size", "Sound"])
def test_the_wheel_scrolls_the_page_and_changes_no_slider(sheet: SettingsSheet, name: str) -> None:
    QApplication.processEvents()
    slider, bar = control(sheet, name, Slider), sheet._area.verticalScrollBar()
    slider.setFocus()
    bar.setValue(100)
    before = slider.value()
    for way in (120, -120):
        place, at = bar.value(), slider.mapTo(slider.window(), slider.rect().center())
        QTest.wheelEvent(slider.window().windowHandle(), at, QPoint(0, way))
        assert bar.value() != place
    assert slider.value() == before


def test_the_text_size_keeps_the_place_in_the_settings(sheet: SettingsSheet) -> None:
    QApplication.processEvents()
    slider = control(sheet, "Text size", Slider)
    bar = sheet._area.verticalScrollBar()
    bar.setValue(100)
    above = slider.mapTo(sheet, QPoint()).y()
    for size in (1, 0):
        slider.setValue(size)
        QApplication.processEvents()
        assert abs(slider.mapTo(sheet, QPoint()).y() - above) <= px(20)
    assert bar.value() == 100


def test_a_letter_chooses_a_language(sheet: SettingsSheet) -> None:
    choice = control(sheet, "Language", Choice)
    choice.chosen.disconnect()  # a language makes another window
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_F)
    assert choice.accessibleName() == "Language: Français"
    QTest.keyClick(choice, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    menu.close()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    QTest.keyClick(menu, Qt.Key.Key_D)
    assert menu.activeAction().text() == "Deutsch"
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert choice.accessibleName() == "Language: Deutsch"
    assert sheet.search.text() == ""


def test_a_key_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.home, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.uppermost, SettingsSheet)


def test_escape_closes_it(window: MainWindow, sheet: SettingsSheet) -> None:
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert window.windowTitle() == "Quincunx"


def test_all_is_set_to_the_defaults_and_back(sheet: SettingsSheet) -> None:
    Settings().language = "de"
    QTest.mouseClick(control(sheet, "High contrast", Toggle), Qt.MouseButton.LeftButton)
    QTest.mouseClick(control(sheet, "Coordinates", Toggle), Qt.MouseButton.LeftButton)
    control(sheet, "Computer speed", Segmented).segment(2).click()
    control(sheet, "Reset settings", Button).click()
    assert not theme().high_contrast
    assert theme().coordinates
    assert Settings().pace == 1
    assert Settings().language == "de"
    assert control(sheet, "Computer speed", Segmented).index == 1
    assert control(sheet, "Coordinates", Toggle).isChecked()
    sheet.undo_line.undo.click()
    assert theme().high_contrast
    assert not theme().coordinates
    assert control(sheet, "Computer speed", Segmented).index == 2
    assert sheet.undo_line.isHidden()


def test_position_numbers_are_hidden_and_kept_so(sheet: SettingsSheet) -> None:
    QTest.mouseClick(control(sheet, "Position numbers", Toggle), Qt.MouseButton.LeftButton)
    assert not theme().place_numbers
    assert not Settings().place_numbers


def test_a_narrow_sheet_has_chips_in_place_of_the_list(
    window: MainWindow, sheet: SettingsSheet
) -> None:
    assert sheet.rail.isVisible()
    assert not sheet.chips.isVisible()
    window.resize(800, 500)
    QApplication.processEvents()
    assert not sheet.rail.isVisible()
    last = sheet.sections[-1]
    assert last.button.isVisible()
    assert sheet.chips.isAncestorOf(last.button)
    last.button.click()
    assert last.button.isChecked()
    window.resize(1280, 800)
    QApplication.processEvents()
    appearance().resize_text(200)
    assert sheet.chips.isVisible()
    appearance().resize_text(0)
    assert sheet.rail.isAncestorOf(last.button)
    assert last.button.isVisible()


def test_a_search_marks_what_it_found_and_scrolls_there(
    window: MainWindow, sheet: SettingsSheet
) -> None:
    window.resize(800, 500)
    QApplication.processEvents()
    QTest.keyClicks(sheet.search, "coo")
    marked = {text.text(): text.marked for text in sheet.findChildren(MarkedText) if text.marked}
    assert marked == {"Coordinates": (0, 3)}
    QTest.keyClick(sheet.search, Qt.Key.Key_Backspace)
    (first,) = [one for one in sheet.findChildren(MarkedText) if one.text() == "High contrast"]
    assert first.marked == (5, 7)
    assert first.visibleRegion().boundingRect() == first.rect()


def test_every_row_found_by_a_search_shows_why(sheet: SettingsSheet) -> None:
    for sought in ("co", "re", "en", "the"):
        sheet.search.setText(sought)
        for row in sheet.rows.values():
            if row.isVisible():
                assert any(text.marked for text in row.findChildren(MarkedText)), sought


def test_a_button_clears_the_search(sheet: SettingsSheet) -> None:
    assert not sheet.search.clear_button.isVisible()
    QTest.keyClicks(sheet.search, "co")
    sheet.search.clear_button.click()
    assert sheet.search.text() == ""
    assert sheet.search.hasFocus()
    assert not sheet.search.clear_button.isVisible()


def test_controls_and_the_button_below_them_end_at_one_line(sheet: SettingsSheet) -> None:
    ends = {
        one.mapTo(sheet, QPoint(one.width(), 0)).x()
        for one in (*sheet.findChildren(Toggle), sheet.themes.segment(2), sheet.done)
    }
    assert len(ends) == 1


@pytest.mark.parametrize("height", [560, 614, 660, 700])
def test_no_row_and_no_heading_is_cut_at_its_foot(
    window: MainWindow, sheet: SettingsSheet, height: int
) -> None:
    window.resize(1093, height)
    QApplication.processEvents()
    area = next(a for a in sheet.findChildren(QScrollArea) if a.isAncestorOf(sheet.themes))
    assert area.verticalScrollBar().maximum() > 0
    foot = area.viewport().height() - px(10)  # what lies below is faded out
    for text in (*area.findChildren(Text), *area.findChildren(MarkedText)):
        top = text.mapTo(area.viewport(), QPoint(0, 0)).y()
        assert not (text.isVisible() and top < foot < top + text.height()), text.text()
