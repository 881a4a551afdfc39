"""Searches for a complete layout with the labels that are painted."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from desktop.background.task import BackgroundTask
from desktop.games.mono.layout_editor.drawing import Drawing
from rules.core.clock import Clock
from rules.mono.board import board
from rules.mono.completion import Completion, Interrupted, complete

translate = QCoreApplication.translate

SEARCH_SECONDS = 10
_SHOWN_AFTER_MS = 400
_MOST_NAMED = 6  # the most cells named in one sentence


class Completing(QObject):
    """Searches in the background, for one layout at a time."""

    def __init__(
        self,
        drawing: Drawing,
        *,
        show_running: Callable[[bool], object],
        prompt: Callable[[str, str], object],
        reset_prompt: Callable[[], object],
        show_result: Callable[[Completion | None], object],
        parent: QObject,
    ) -> None:
        """`show_running` shows whether a search runs.

        `prompt` shows a sentence and its hint when a search takes long, and `reset_prompt` shows
        the usual ones again when it is stopped. `show_result` gets None if the time was up.
        """
        super().__init__(parent)
        self._drawing, self._show_running, self._prompt = drawing, show_running, prompt
        self._reset_prompt, self._show_result = reset_prompt, show_result
        self._asked: object = None
        self._task = BackgroundTask(self)
        self._late = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self._late.timeout.connect(self._show_search)

    @property
    def busy(self) -> bool:
        """Whether a search runs."""
        return self._task.busy

    def fill(self, given: str) -> None:
        """Search for a complete layout with the given labels."""
        drawing = self._drawing
        drawing.end()
        size = drawing.size
        self._asked = (drawing.sheet, drawing.locked)

        def think(stop: Event) -> Completion | None:
            with suppress(Interrupted):
                return complete(size, given, Random(), Clock(SEARCH_SECONDS, stop).out)
            return None

        self._task.ask(think, self._end, self.stop)
        self._show_running(True)
        self._late.start()

    def follow(self) -> None:
        """Stop if the drawing was changed meanwhile."""
        if self.busy and (self._drawing.sheet, self._drawing.locked) != self._asked:
            self.stop()

    def stop(self) -> None:
        """Stop searching."""
        self._task.stop()
        self._show_running(False)
        self._reset_prompt()

    def _end(self, found: Completion | None) -> None:
        self._show_running(False)
        self._show_result(found)

    def _show_search(self) -> None:
        if self.busy:
            most = translate("MonoEditor", "%n seconds at most", None, SEARCH_SECONDS)
            self._prompt(translate("MonoEditor", "Looking for a layout"), most)


def why_not(found: Completion, size: int) -> str:
    """Return the reason why the labels cannot be completed, and a remedy."""
    names = [board(size).names[cell] for cell in sorted(found.culprits + found.instead)]
    cells = ", ".join(names[:_MOST_NAMED]) + ("…" if len(names) > _MOST_NAMED else "")
    count = len(names)
    if found.instead:
        words = translate("MonoEditor", "Erase one of {cells}.")
    elif count == 1:
        words = translate("MonoEditor", "Erase {cell}: it makes every layout impossible.")
    elif found.smallest:
        words = translate("MonoEditor", "%n cells are in the way: erase {cells}.", None, count)
    else:
        words = translate(
            "MonoEditor", "Erase these %n cells, or some of them: {cells}.", None, count
        )
    return words.format(cells=cells, cell=cells)
