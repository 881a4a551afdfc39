"""A Mono layout of the player's library as the board of a new match."""

from contextlib import closing, suppress

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.choice import Choice
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.layout_library import LayoutEntry, LayoutLibrary
from desktop.storage.database import Database


class LayoutChoice(QWidget):
    """Offers the whole layouts of one size; hidden where there are none."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[LayoutEntry] = []
        self._size = 0
        #: the board of a new match
        self.choice = Choice(self.tr("Your layout"), [self.tr("Dealt at random")])
        self.choice.chosen.connect(lambda _index: self.changed.emit())
        name = Text(self.tr("Your layout"), "button")
        lay(QHBoxLayout(self), name, None, self.choice, margins=(0, 8, 0, 0))
        self.hide()

    @property
    def labels(self) -> str:
        """The layout that is chosen; empty for a board dealt at random."""
        index = 0 if self.isHidden() else self.choice.index
        return self._entries[index - 1].labels if index else ""

    def offer(self, size: int | None) -> None:
        """Offer the layouts of this size; none for None."""
        if size is not None and size != self._size:
            self._size, self._entries = size, _whole(size)
            names = [entry.name for entry in self._entries]
            self.choice.show_texts([self.tr("Dealt at random"), *names], 0)
        self.setVisible(size is not None and bool(self._entries))


def _whole(size: int) -> list[LayoutEntry]:
    """Return the player's layouts of a size; none if the file cannot be read."""
    with suppress(OSError), closing(Database(mends=False)) as store:
        return [entry for entry in LayoutLibrary(store).entries("", size) if entry.whole]
    return []
