"""From the home page to the editor, and from the editor into a match."""

from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop.app.main_window import MainWindow
from tests.desktop.games.mono.layout_editor.easel import CTRL, WHOLE, Key

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture(autouse=True)
def _editor(window: MainWindow) -> None:
    window.home.layouts_tile.click()


def test_the_door_leads_to_the_editor_and_back(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.editor
    window.editor.bar.back_button.click()
    assert window.pages.currentWidget() is window.home


def test_the_editors_keys_come_before_the_windows(window: MainWindow) -> None:
    window.editor.show_layout(9, WHOLE)
    view = window.editor.view
    view.setFocus()
    QTest.keyClick(view, Key.Key_Z, CTRL)
    assert window.editor.drawing.labels != WHOLE


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_begins_with_the_layout_placed(window: MainWindow, seat: int) -> None:
    editor = window.editor
    editor.show_layout(9, WHOLE)
    (editor.panel.play, editor.panel.give)[seat].click()
    sheet = window.sheet
    assert sheet is not None
    assert sheet.layout_note.isVisible()
    assert sheet.layout_note.text() == f"{sheet.who.names[0]} plays with your layout."
    sheet.start.click()
    session = window.session
    assert session is not None
    assert session.levels.index(None) == seat
    views: list[Any] = [session.view_for(player) for player in range(2)]
    assert views[0].layouts == (WHOLE, None)
    assert views[1].layouts[1] is None
    window.go_home()


def test_a_layout_of_another_size_sets_the_size(window: MainWindow) -> None:
    window.editor.show_layout(3, "133223")
    window.editor.panel.play.click()
    assert window.sheet is not None
    assert window.sheet.options.values == {"size": 3}
    window.sheet.options.take({"size": 5})
    assert window.sheet.layout_note.text() == (
        "Your layout has a different size, so it is not used."
    )
    window.sheet.start.click()
    assert window.session is not None
    assert "was not used" in window.notice.text
    window.go_home()


def test_the_help_shows_the_rules_of_mono(window: MainWindow) -> None:
    assert window.pages.page.topic == "mono"
    window.editor.bar.rules_button.click()
    assert window.help is not None
    assert window.help.isVisible()
