"""The tools of the layout editor, with their names, icons and keys."""

from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt

translate = QCoreApplication.translate

Key = Qt.Key


class Tool(Enum):
    """A tool: its icon, key, name and hint."""

    BRUSH = (
        "brush",
        Key.Key_B,
        QT_TRANSLATE_NOOP("editor", "Brush"),
        QT_TRANSLATE_NOOP("editor", "Click or drag to paint. The right button erases."),
    )
    FILL = (
        "fill",
        Key.Key_F,
        #: a tool: paints a whole area
        QT_TRANSLATE_NOOP("editor", "Fill"),
        QT_TRANSLATE_NOOP("editor", "Click an empty area. The region that fits fills it."),
    )
    ERASER = (
        "eraser",
        Key.Key_E,
        QT_TRANSLATE_NOOP("editor", "Eraser"),
        QT_TRANSLATE_NOOP("editor", "Click or drag to erase cells."),
    )
    SWAP = (
        "swap",
        Key.Key_S,
        #: a tool: two regions change their labels
        QT_TRANSLATE_NOOP("editor", "Swap"),
        QT_TRANSLATE_NOOP("editor", "Click two regions to swap their numbers."),
    )
    MOVE = (
        "move",
        Key.Key_M,
        #: a tool: moves a region
        QT_TRANSLATE_NOOP("editor", "Move"),
        QT_TRANSLATE_NOOP("editor", "Drag a region. Click it to turn (R) or mirror it (X)."),
    )
    STAMP = (
        "stamp",
        Key.Key_T,
        #: a tool: puts down a whole region in a ready shape
        QT_TRANSLATE_NOOP("editor", "Stamp"),
        QT_TRANSLATE_NOOP("editor", "Click to put down a shape. Choose Stamp again for the next."),
    )
    LOCK = (
        "lock",
        Key.Key_L,
        #: a tool: protects a region from changes
        QT_TRANSLATE_NOOP("editor", "Lock"),
        QT_TRANSLATE_NOOP("editor", "Click a region to lock or unlock it. Shift: one cell."),
    )

    def __init__(self, icon: str, key: Qt.Key, title: object, hint: object) -> None:
        self.icon, self.key = icon, key
        self.letter = f"Alt+{chr(key.value)}"
        """The text of its key. It is used with Alt, as single letters select labels."""
        self._title, self._hint = str(title), str(hint)

    @property
    def title(self) -> str:
        return translate("editor", self._title)

    @property
    def hint(self) -> str:
        return translate("editor", self._hint)
