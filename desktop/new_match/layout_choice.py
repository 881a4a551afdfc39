"""The choice of a layout from the player's library as the board of a new match."""

from collections.abc import Callable
from contextlib import closing, suppress

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.choice import Choice
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.catalogue import layouts
from desktop.storage.database import Database


class LayoutChoice(QWidget):
    """A choice among the complete layouts of one size; hidden if there are none.

    The layouts are read and checked in the background: 2,000 take a third of a second.
    """

    def __init__(self, check: Callable[[], object]) -> None:
        """`check` is called when another layout is chosen."""
        super().__init__()
        self._entries: list[tuple[str, str]] = []
        self._size: int | None = None
        """The size whose layouts are offered; None for none."""
        self._known: int | None = None
        """The size whose layouts were read last."""
        self._reader = BackgroundTask(self)
        #: the board of a new match
        self.choice = Choice(self.tr("Your layout"), [self.tr("Dealt at random")])
        self.choice.chosen.connect(lambda _index: check())
        name = Text(self.tr("Your layout"), "button")
        lay(QHBoxLayout(self), name, None, self.choice, margins=(0, 8, 0, 0))
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether the layouts are still being read."""
        return self._reader.busy

    @property
    def labels(self) -> str:
        """The labels of the chosen layout; empty for a random board."""
        index = 0 if self.isHidden() else self.choice.index
        return self._entries[index - 1][1] if index else ""

    def offer(self, size: int | None) -> None:
        """Offer the layouts of this size; None offers none."""
        self._size = size
        if size is not None and size != self._known:
            self._known = size
            self._show([])
            self._reader.ask(lambda _stop: _whole(size), self._show_read, self._forget)
        self.setVisible(size is not None and bool(self._entries))

    def _show(self, entries: list[tuple[str, str]]) -> None:
        self._entries = entries
        names = [name for name, _labels in entries]
        self.choice.show_texts([self.tr("Dealt at random"), *names], 0)

    def _show_read(self, read: list[tuple[str, str]] | None) -> None:
        if read is None:
            self._forget()
        entries = read or []
        self._show(entries)
        self.setVisible(self._size is not None and bool(entries))

    def _forget(self) -> None:
        """Let the next offer read the layouts again, after they could not be read."""
        self._known = None


def _whole(size: int) -> list[tuple[str, str]] | None:
    """Return the complete layouts of a size by name; None if the file cannot be read now."""
    with suppress(OSError), closing(Database(mends=False)) as store:
        return layouts().whole(store, size)
    return None
