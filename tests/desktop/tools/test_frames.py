"""Frames while a page opens: those before, after and between are whole, all others are broken."""

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.app.main_window import MainWindow
from tests.tools.frames import Opening, ways


def plain(level: int) -> QImage:
    """Return a frame of one grey."""
    image = QImage(320, 200, QImage.Format.Format_RGB32)
    image.fill(QColor(level, level, level))
    return image


@pytest.mark.parametrize(
    ("levels", "broken"),
    [((20, 20, 200, 200), []), ((20, 80, 140, 200), []), ((20, 250, 90, 200), [1])],
    ids=["cut", "fade", "flash"],
)
def test_only_what_is_neither_before_nor_after_nor_between_is_broken(
    levels: tuple[int, ...], broken: list[int]
) -> None:
    assert Opening("page", [plain(level) for level in levels]).broken() == broken


def test_every_page_and_sheet_has_a_way_to_it(window: MainWindow) -> None:
    names = [way.name for way in ways(window)]
    assert len(set(names)) == len(names)
