"""What a person has set for all programs: how large texts are to be."""

import os

from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication

_USUAL = {"windows": 12.0, "cocoa": 13.0}
"""The height of the system's font in pixels, where nobody has changed it."""
_POINT = 4 / 3  # pixels at 96 dots per inch
_GNOME, _OTHER, _BARE = 11 * _POINT, 10 * _POINT, 9 * _POINT
_NOTHING = 1.15
"""A font larger by less is another desktop's, not a person's wish."""


def text_scale() -> float:
    """How many times as large as usual the system's texts are, 1..2, in steps of 0.05."""
    found = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    scale = round(found / _usual() * 20) / 20
    return min(2.0, scale) if scale >= _NOTHING else 1.0


def _usual() -> float:
    name = QGuiApplication.platformName()
    if name in _USUAL:
        return _USUAL[name]
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").upper()
    if not desktop:
        return _BARE  # Qt's own choice
    return _GNOME if any(one in desktop for one in ("GNOME", "UNITY")) else _OTHER
