"""A button that cannot be pressed is still readable, and never looks like the one to press."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.controls.buttons import Button, Look
from desktop.theme.appearance import appearance, theme
from desktop.theme.colour import contrast


def ground_and_ink(button: Button) -> tuple[QColor, QColor]:
    """Return the colour beside the words, and the one that differs most from it."""
    picture = button.grab().toImage()
    ground = QColor(picture.pixel(QPoint(8, button.height() // 2)))
    middle = range(button.width() // 4, 3 * button.width() // 4)
    lines = range(button.height() // 3, 2 * button.height() // 3)
    seen = {picture.pixel(QPoint(x, y)) for x in middle for y in lines}
    return ground, max(map(QColor, seen), key=lambda colour: contrast(colour, ground))


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("choice", ["light", "dark"])
@pytest.mark.parametrize("kind", [Look.ACCENT, Look.QUIET, Look.OUTLINE, Look.DANGER])
def test_a_disabled_button_is_readable_and_has_no_accent(
    qtbot: QtBot, choice: str, kind: Look
) -> None:
    appearance().choose(choice)
    button = Button("HHHHHHHH", kind)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.setEnabled(False)
    ground, ink = ground_and_ink(button)
    assert ground == theme().colour("surface")
    assert contrast(ground, ink) >= 3
