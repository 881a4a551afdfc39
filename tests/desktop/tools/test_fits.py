"""On every screen all texts are whole and all controls within reach, on displays that are tight.

`make pictures` says the same of all displays, and shows them.
"""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.analysis import engine, review_cache
from desktop.app.main_window import MainWindow
from desktop.controls.buttons import Button
from desktop.controls.lay import lay
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.storage import database
from desktop.theme.appearance import Appearance
from rules.match import Match
from rules.review import verdict
from tests.tools.fits import faults
from tests.tools.screenshots import DISPLAYS, Display, Photographer

# The smallest, and where texts are as large as they can be.
LOOKED_AT = (DISPLAYS[0], DISPLAYS[-1])


@pytest.fixture(scope="module")
def reviews(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the reviews.

    What was found of the matches stays: all displays show the same ones.
    """
    return tmp_path_factory.mktemp("reviews")


@pytest.mark.parametrize("display", LOOKED_AT, ids=lambda display: display.name)
def test_every_screen_has_room_for_all_of_it(
    window: MainWindow,
    display: Display,
    tmp_path: Path,
    reviews: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path / "data")
    monkeypatch.setattr(review_cache, "folder", lambda: reviews)
    monkeypatch.setattr(engine, "SECONDS", 0.02)  # how good a line is, is not looked at
    monkeypatch.setattr(verdict, "SCALES", (0.01,) * 3)  # nor what a move was worth
    monkeypatch.setattr(window, "setMinimumSize", lambda _size: None)  # the screen is as small
    photographer = Photographer(window)
    photographer.dress("day", display)
    window.setUpdatesEnabled(False)  # what is painted is not looked at
    found = [f"{name}: {fault}" for name in photographer.screens() for fault in faults(window)]
    assert not found, "\n".join(found)
    assert window.size() == display.size


@pytest.fixture
def page(look: Appearance, qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(300, 200)
    return made


def shown(page: QWidget) -> list[str]:
    page.show()
    return faults(page)


def test_a_text_without_room_is_found(page: QWidget) -> None:
    button, text = Button("End turn and score 22"), Text("Fred, split c3", "prompt")
    row = QHBoxLayout(page)
    for widget in (button, text):
        widget.setFixedSize(60, 22)
        row.addWidget(widget)
    assert shown(page) == ["cut: 'End turn and score 22'", "cut: 'Fred, split c3'"]
    for widget in (button, text):
        widget.setFixedWidth(200)
    page.resize(500, 200)
    assert shown(page) == []


def test_a_text_without_room_stands_in_further_lines_if_they_have_it(page: QWidget) -> None:
    button = Button("End turn and score", height=60)
    button.setFixedWidth(80)
    QHBoxLayout(page).addWidget(button)
    assert shown(page) == []
    button.setFixedHeight(20)
    assert shown(page) == ["cut: 'End turn and score'"]


def test_a_column_lower_than_what_stands_in_it_is_found(page: QWidget) -> None:
    column = QWidget(page)
    lay(QVBoxLayout(column), *(Button(str(number)) for number in range(4)))
    column.setGeometry(0, 0, 100, 150)
    assert "squeezed by 10 px: QWidget ''" in shown(page)
    column.resize(100, 160)
    assert shown(page) == []


def test_lines_without_room_are_found(page: QWidget) -> None:
    text = Text("A sentence that needs three lines or more, as long as it is. " * 3, wrap=True)
    text.setFixedHeight(20)
    QVBoxLayout(page).addWidget(text)
    (fault,) = shown(page)
    assert "px too low" in fault
    text.setFixedHeight(200)
    assert shown(page) == []


def test_a_control_out_of_reach_is_found(page: QWidget) -> None:
    button, field = Button("Close", parent=page), QLineEdit("a name", page)
    button.setGeometry(250, 10, 80, 40)
    field.setGeometry(10, 190, 80, 40)
    assert len(shown(page)) == 2
    button.move(200, 10)
    field.move(10, 100)
    assert shown(page) == []


def test_what_scrolls_may_be_longer_than_its_area_but_not_wider(page: QWidget) -> None:
    inside = QWidget()
    column = QVBoxLayout(inside)
    for number in range(20):
        column.addWidget(Button(str(number)))
    area = scrolling(inside)
    QVBoxLayout(page).addWidget(area)
    assert shown(page) == []
    inside.setMinimumWidth(600)
    assert [fault for fault in shown(page) if "too wide" in fault]
    assert len(shown(page)) == 21


def test_a_text_that_a_board_keeps_as_a_picture_is_found(window: MainWindow) -> None:
    photographer = Photographer(window)
    photographer.dress("day", DISPLAYS[1])
    match = Match.new(
        "mono", ("Fred", "Ned", "Ann", "Charlotte Amalie Wilhelmine Auguste"), {"size": 25}, seed=7
    )
    for _ in match.names:
        match.play("random")
    photographer.show_table(match)
    assert faults(window) == ["cut: 'Charlotte Amalie Wilhelmine Auguste'"]


def test_what_lies_over_something_else_is_found_but_for_covers(page: QWidget) -> None:
    heading, button = Text("Draw your layout", parent=page), Button("Clear", parent=page)
    heading.setGeometry(10, 10, 200, 40)
    button.setGeometry(150, 20, 80, 40)
    (fault,) = shown(page)
    assert "over one another" in fault
    button.move(215, 20)
    assert shown(page) == []
    cover = QWidget(page)
    cover.resize(page.size())
    Text("Pass the computer", parent=cover).setGeometry(10, 10, 200, 40)
    assert shown(page) == []
