"""A layout of Mono that can be looked at and read cell by cell, and not be changed."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QSizeF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer
from desktop.board.cursor import ARROWS
from desktop.board.palette import PaletteSwatch
from desktop.controls.commands import ENTER, is_plain
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.edit_scene import MonoEditScene
from desktop.theme.theme import Theme


class DealtScene(MonoEditScene):
    """Shows a drawing. Arrow keys move over its cells, and Enter plays it."""

    def __init__(
        self, drawing: Drawing, theme: Theme, parent: QObject, play: Callable[[], object]
    ) -> None:
        super().__init__(drawing, theme, parent)
        self._play = play

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF()

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        return []

    def show_faulty(self, cells: tuple[int, ...] = ()) -> None:
        """Mark nothing: a board that is still being dealt is not a mistake."""
        self.faulty = ()

    def point(self, key: Hashable) -> None:
        pass

    def can_drag(self, pointer: Pointer) -> bool:
        return False

    def on_middle(self, pointer: Pointer) -> bool:
        return False

    def _press(self, pointer: Pointer, button: object) -> None:
        pass

    def on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if not is_plain(event):
            return False
        if key in ENTER:
            if not event.isAutoRepeat():  # held down since it began the match
                self._play()
            return True
        return key in ARROWS and self._walk(ARROWS[key], paint=False)
