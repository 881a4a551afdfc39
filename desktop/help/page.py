"""A page of the help, made step by step: the visible part at once, the rest in spare time."""

from collections.abc import Iterator
from itertools import chain, islice
from time import perf_counter

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.background.idle_queue import idle_queue
from desktop.controls.lay import lay
from desktop.help.prose import Prose
from desktop.language.languages import note

_AT_ONCE = 9
"""The number of widgets that fill the first screen."""
_SLICE = 0.012  # seconds; layout takes about as long again


def language_note() -> Iterator[QWidget]:
    """Yield the note about the language of the page, if there is one."""
    if words := note():
        yield Prose(words, "hint", "muted")


class HelpPage(QWidget):
    """A page of widgets below each other."""

    def __init__(self) -> None:
        super().__init__()
        self.column = lay(QVBoxLayout(self), spacing=10)
        self._rest: Iterator[QWidget] = iter(())

    def fill(self, parts: Iterator[QWidget]) -> None:
        """Show the first parts now; make and show the others later."""
        self._rest = parts = chain(parts, language_note())
        self.column.addStretch()
        for part in islice(parts, _AT_ONCE):
            self._add(part)
        idle_queue().add(self, self._go_on)

    def finish(self) -> None:
        """Make all remaining parts now."""
        for part in self._rest:
            self._add(part)

    def _go_on(self) -> None:
        enough = perf_counter() + _SLICE
        for part in self._rest:
            self._add(part)
            if perf_counter() > enough:
                idle_queue().add(self, self._go_on)
                return

    def _add(self, part: QWidget) -> None:
        self.column.insertWidget(self.column.count() - 1, part)
        part.show()  # otherwise the layout would do so later, and leave it out until then
