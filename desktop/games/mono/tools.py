"""The tools of the layout editor: what each is called, its icon and its key."""

from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt

Key = Qt.Key
_NOOP = QT_TRANSLATE_NOOP


class Tool(Enum):
    """What a press on the board does: icon, key, name, and how it is used."""

    BRUSH = (
        "brush",
        Key.Key_B,
        _NOOP("editor", "Brush"),
        _NOOP("editor", "Click and drag to paint; the right button erases."),
    )
    FILL = (
        "fill",
        Key.Key_F,
        _NOOP("editor", "Fill"),
        _NOOP("editor", "Click an area to paint all of it."),
    )
    ERASER = (
        "eraser",
        Key.Key_E,
        _NOOP("editor", "Eraser"),
        _NOOP("editor", "Click and drag to make cells empty again."),
    )
    SWAP = (
        "swap",
        Key.Key_S,
        _NOOP("editor", "Swap"),
        _NOOP("editor", "Click two regions: they change their labels."),
    )
    MOVE = (
        "move",
        Key.Key_M,
        _NOOP("editor", "Move"),
        _NOOP("editor", "Drag a region to where it is to be."),
    )

    @property
    def icon(self) -> str:
        return str(self.value[0])

    @property
    def key(self) -> Qt.Key:
        return Qt.Key(self.value[1])

    @property
    def letter(self) -> str:
        """The key as it is written; with Alt, as the letters alone choose labels."""
        return f"Alt+{chr(self.key.value)}"

    @property
    def title(self) -> str:
        return _tr(str(self.value[2]))

    @property
    def hint(self) -> str:
        return _tr(str(self.value[3]))


def _tr(text: str) -> str:
    return QCoreApplication.translate("editor", text)
