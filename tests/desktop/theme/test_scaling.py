"""Sizes follow the size of text, at once."""

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontDatabase, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.buttons import Button
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.painting import dots, painting, place, room
from desktop.storage.settings import Settings
from desktop.theme import system
from desktop.theme.appearance import Appearance
from desktop.theme.scaling import fix, px, write_in


class Painted(QWidget):
    """Knows how it was painted."""

    scale = 0.0

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with painting(self) as painter:
            self.scale = painter.worldTransform().m11()


def test_what_a_widget_was_told_follows_the_text(look: Appearance, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    fix(widget, QWidget.setFixedHeight, 40)
    write_in(widget, "body")
    column = lay(QVBoxLayout(widget), 12, spacing=6, margins=(1, 2, 3, 4))
    row = lay(QHBoxLayout(), 10, QWidget())
    column.addLayout(row)
    look.resize_text(200)
    assert widget.height() == 80
    assert widget.font().pixelSize() == 30
    assert (column.spacing(), column.contentsMargins().bottom()) == (12, 8)
    below, beside = column.itemAt(0), row.itemAt(0)
    assert below is not None
    assert beside is not None
    assert (below.sizeHint().height(), beside.sizeHint().width()) == (24, 20)
    look.resize_text(100)
    assert (widget.height(), widget.font().pixelSize(), column.spacing()) == (40, 15, 6)


def test_the_last_word_counts(look: Appearance, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    fix(widget, QWidget.setFixedHeight, 40)
    fix(widget, QWidget.setFixedHeight, 54)
    look.resize_text(150)
    assert widget.height() == 81


def test_painters_count_in_pixels_of_the_usual_size(look: Appearance, qtbot: QtBot) -> None:
    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    look.resize_text(200)
    assert (room(widget).width(), room(widget).height()) == (150, 100)
    assert place(QPointF(60, 20)) == QPointF(30, 10)
    assert dots(widget) == 2 * widget.devicePixelRatioF()
    widget.grab()
    assert widget.scale == 2


def test_buttons_and_labels_grow_with_their_texts(look: Appearance, qtbot: QtBot) -> None:
    button, text = Button("End turn and score 22"), Text("Fred, split c3", "prompt")
    for widget in (button, text):
        qtbot.addWidget(widget)
    look.fit(QSize(2560, 1600))  # a small window has smaller headings
    before = button.sizeHint(), text.sizeHint()
    look.resize_text(200)
    for widget, small in ((button, before[0]), (text, before[1])):
        assert widget.sizeHint().width() == pytest.approx(2 * small.width(), abs=3)
        assert widget.sizeHint().height() == pytest.approx(2 * small.height(), abs=3)


def test_doubling_the_size_of_text_changes_the_window(window: MainWindow, look: Appearance) -> None:
    window.show_puzzles()
    before = window.grab().toImage()
    look.resize_text(200)
    assert window.grab().toImage() != before
    assert window.puzzles.width() == window.width()


def test_without_a_choice_the_systems_font_decides(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = QFont()
    large.setPixelSize(24)
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _role: large)
    assert system.text_scale() == 2
    large.setPixelSize(13)  # another desktop's usual font
    assert system.text_scale() == 1
    large.setPixelSize(60)
    assert system.text_scale() == 2
    begun = Appearance()
    begun.start()
    begun.resize_text(0)
    assert begun.theme.text_scale == 2
    look.resize_text(125)
    assert px(10) == 12
    assert Settings().text_size == 125


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1920, 1080, 1), (2560, 1440, 1.25), (3840, 2160, 2), (3840, 2080, 1.75), (7680, 4320, 2)],
)
def test_in_a_vast_window_all_is_larger_until_somebody_chooses(
    look: Appearance, width: int, height: int, scale: float
) -> None:
    look.resize_text(0)
    look.fit(QSize(width, height))
    assert look.theme.text_scale == scale
    look.resize_text(125)
    assert look.theme.text_scale == 1.25
