"""The choice of a layout from the player's library as the board of a new match."""

from contextlib import closing, suppress

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.choice import Choice
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.catalogue import layouts
from desktop.storage.database import Database


class LayoutChoice(QWidget):
    """A choice among the complete layouts of one size; hidden if there are none."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[tuple[str, str]] = []
        self._size = 0
        #: the board of a new match
        self.choice = Choice(self.tr("Your layout"), [self.tr("Dealt at random")])
        self.choice.chosen.connect(lambda _index: self.changed.emit())
        name = Text(self.tr("Your layout"), "button")
        lay(QHBoxLayout(self), name, None, self.choice, margins=(0, 8, 0, 0))
        self.hide()

    @property
    def labels(self) -> str:
        """The labels of the chosen layout; empty for a random board."""
        index = 0 if self.isHidden() else self.choice.index
        return self._entries[index - 1][1] if index else ""

    def offer(self, size: int | None) -> None:
        """Offer the layouts of this size; None offers none."""
        if size is not None and size != self._size:
            self._size, self._entries = size, _whole(size)
            names = [name for name, _labels in self._entries]
            self.choice.show_texts([self.tr("Dealt at random"), *names], 0)
        self.setVisible(size is not None and bool(self._entries))


def _whole(size: int) -> list[tuple[str, str]]:
    """Return the complete layouts of a size by name; empty if the file cannot be read."""
    with suppress(OSError), closing(Database(mends=False)) as store:
        return layouts().whole(store, size)
    return []
