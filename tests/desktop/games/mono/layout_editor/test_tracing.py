"""A picture over the board: seen, faded and removed; never part of the layout."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from rules.mono.completion import blank
from tests.desktop.games.mono.layout_editor.easel import Easel, easel

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def hand(qtbot: QtBot) -> Easel:
    return easel(qtbot)


def shown(hand: Easel) -> QColor:
    """Return the colour in the middle of the board."""
    hand.page.view.sharpen()
    return hand.page.view.grab().toImage().pixelColor(hand.at(22))


@pytest.fixture
def traced(hand: Easel, qtbot: QtBot, tmp_path: Path) -> Easel:
    picture = QImage(90, 50, QImage.Format.Format_RGB32)
    picture.fill(QColor("blue"))
    picture.save(str(tmp_path / "plan.png"))
    hand.page.tracing.open(tmp_path / "plan.png")
    qtbot.waitUntil(lambda: hand.page.panel.tracing.isVisible())
    return hand


def test_a_picture_is_seen_and_never_part_of_the_layout(traced: Easel) -> None:
    row = traced.page.panel.tracing
    row.slider.setValue(100)
    assert shown(traced).blue() > 200
    assert shown(traced).red() < 60
    assert traced.labels == blank(9)
    assert not traced.page.drawing.can_undo


def test_it_is_faded_and_removed(traced: Easel) -> None:
    row = traced.page.panel.tracing
    row.slider.setValue(0)
    clear = shown(traced)
    row.slider.setValue(100)
    assert shown(traced) != clear
    row.remove.click()
    assert shown(traced) == clear
    assert not row.isVisible()


def test_it_stays_when_the_board_takes_another_size(traced: Easel) -> None:
    traced.page.panel.tracing.slider.setValue(100)
    traced.page.resize_board(4)
    traced.page.resize_board(9)
    assert shown(traced).blue() > 200


def test_a_file_that_is_no_picture_is_refused(hand: Easel, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "plan.png").write_text("no picture")
    hand.page.tracing.open(tmp_path / "plan.png")
    hint = "plan.png: this picture cannot be read."
    qtbot.waitUntil(lambda: hand.page.header.hint == hint)
    assert not hand.page.panel.tracing.isVisible()
