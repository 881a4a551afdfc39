"""The tools and transforms of the layout editor, with their names, icons and keys."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt

from desktop.games.mono.layout_editor.regions import Shape

translate = QCoreApplication.translate

Key = Qt.Key


class _Entry(Enum):
    """An entry of the tool bar: its icon, key, name and hint."""

    def __init__(self, icon: str, key: Qt.Key | None, title: object, hint: object) -> None:
        self.icon, self.key = icon, key
        self._title, self._hint = str(title), str(hint)

    @property
    def title(self) -> str:
        return translate("editor", self._title)

    @property
    def hint(self) -> str:
        return translate("editor", self._hint)


class Tool(_Entry):
    """A tool. Its key is used with Alt, as single letters select labels."""

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

    @property
    def letter(self) -> str:
        """The text of its key."""
        return f"Alt+{chr(self.key.value)}" if self.key is not None else ""


class Transform(_Entry):
    """A transform of the whole board, or of the region in hand or the stamp."""

    MIRROR = (
        "flip",
        Key.Key_X,
        #: verb: the whole layout or one region, left to right
        QT_TRANSLATE_NOOP("editor", "Mirror"),
        QT_TRANSLATE_NOOP("editor", "Mirror the board, or the region in hand: swap left and right"),
        Shape.mirrored,
        (True, False),
    )
    FLIP = (
        "flip-down",
        None,
        #: verb: the whole layout or one region, top to bottom
        QT_TRANSLATE_NOOP("editor", "Flip"),
        QT_TRANSLATE_NOOP("editor", "Flip the board, or the region in hand: swap top and bottom"),
        Shape.flipped,
        (False, True),
    )
    TURN = (
        "half-turn",
        Key.Key_R,
        #: verb: the whole layout by half a turn, or one region by a quarter
        QT_TRANSLATE_NOOP("editor", "Turn"),
        QT_TRANSLATE_NOOP("editor", "Turn the board by half, or the region in hand by a quarter"),
        Shape.turned,
        (True, True),
    )

    def __init__(
        self,
        icon: str,
        key: Qt.Key | None,
        title: object,
        hint: object,
        of_shape: Callable[[Shape], Shape],
        sides: tuple[bool, bool],
    ) -> None:
        super().__init__(icon, key, title, hint)
        self.of_shape, self.sides = of_shape, sides
        """What the board swaps: left and right, top and bottom."""
