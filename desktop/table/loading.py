"""Opens a match off the GUI thread: reads its record, replays it, and writes out its moves.

The previous match stays on the table until the new one is read. After a moment the page shows a
progress bar with a cancel button.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.buttons import Button, Look
from desktop.controls.fill_bar import FillBar
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.language.messages import translated
from desktop.language.system_errors import system_reason
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import elided
from desktop.theme.appearance import theme
from desktop.theme.scaling import px
from rules.core.clock import Cancelled
from rules.match import Match
from rules.record import InvalidRecord

translate = QCoreApplication.translate

_MOMENT_MS = 300
"""Milliseconds after which the bar is shown; a faster match opens without it."""

_LOOK_MS = 60
_WIDTH, _HEIGHT, _SHADE = 420, 84, 14
_REPLAY = 0.6  # share of the work; the rest is writing out the moves

ReadText = Callable[[Path], str]
"""Returns the record in a file. Raises OSError, or InvalidRecord."""


class Loader(QObject):
    """Opens one match at a time; a new request cancels the one before."""

    def __init__(self, over: QWidget) -> None:
        """`over` is the widget that the bar covers."""
        super().__init__(over)
        self._over = over
        self._task = BackgroundTask(self)
        self._dropped: Callable[[], None] | None = None
        self._name = ""
        self._done = 0.0
        self._moment = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._moment.timeout.connect(self._show_bar)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(lambda: self.bar.fill.show_share(self._done))

    @cached_property
    def bar(self) -> LoadingBar:
        """The progress bar, made when it is first needed."""
        bar = LoadingBar(self._over)
        bar.cancel.clicked.connect(self.stop)
        return bar

    @property
    def busy(self) -> bool:
        """Whether a match is being opened."""
        return self._dropped is not None

    def load(
        self,
        path: Path,
        read: ReadText,
        then: Callable[[Match], None],
        failed: Callable[[str], None],
        dropped: Callable[[], None] = lambda: None,
    ) -> None:
        """Open a match and call `then` with it, or `failed` with the reason.

        `dropped` is called if the match is no longer wanted, or after `failed`. `read` is called in
        a separate thread.
        """
        self.stop()
        self._dropped, self._done = dropped, 0.0
        self._name = path.name

        def think(stop: Event) -> Match | str:
            return _opened(lambda: read(path), stop, self._tell)

        def take(found: Match | str | None) -> None:
            self._end()
            if isinstance(found, Match):
                then(found)
            else:
                failed(found or self.tr("this file cannot be opened"))
                dropped()

        self._moment.start()
        self._task.ask(think, take, lambda: take(None))

    def stop(self) -> None:
        """Cancel the match that is being opened, if there is one."""
        dropped = self._dropped
        self._task.stop()
        self._end()
        if dropped is not None:
            dropped()

    def close(self) -> None:
        """Stop, and wait a little for the thread."""
        self.stop()
        self._task.close()

    def _tell(self, done: float) -> None:
        # Written by the thread: a signal for each of thousands of plies would be too slow.
        self._done = done

    def _show_bar(self) -> None:
        self.bar.show_name(self._name)
        self._look.start()

    def _end(self) -> None:
        self._dropped = None
        self._moment.stop()
        self._look.stop()
        if "bar" in vars(self):
            self.bar.hide()


def _opened(read: Callable[[], str], stop: Event, tell: Callable[[float], None]) -> Match | str:
    """Return the match, or why it cannot be read. Raises Cancelled once `stop` is set."""

    def watch(done: float) -> None:
        if stop.is_set():
            raise Cancelled
        tell(done)

    try:
        match = Match.from_text(read(), lambda done: watch(_REPLAY * done))
        # The table needs these at once, and they take as long as the replay.
        viewers = [None, *range(len(match.names))] if match.game.hidden else [None]
        for number, viewer in enumerate(viewers):
            watch(_REPLAY + (1 - _REPLAY) * number / len(viewers))
            match.history(viewer, whole=True)
            for ply in range(match.last_ply + 1):
                match.events(ply, viewer)
                if stop.is_set():
                    raise Cancelled
    except InvalidRecord as error:
        return translated(error.message)
    except OSError as error:
        return system_reason(error)
    return match


class LoadingBar(QWidget):
    """Shows which match is opened and the progress, in the middle of a page's head."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._text = Text("", "hint")
        self.fill = FillBar()
        self.cancel = Button(translate("common", "Cancel"), Look.OUTLINE)
        words = lay(QVBoxLayout(), None, self._text, self.fill, None, spacing=6)
        lay(
            QHBoxLayout(self),
            (words, 1),
            self.cancel,
            spacing=14,
            margins=(_SHADE + 18, _SHADE, _SHADE + 14, _SHADE),
        )
        parent.installEventFilter(self)
        self.hide()

    def show_name(self, name: str) -> None:
        """Show the bar with a name and no progress yet."""
        text = self.tr("Opening {name}…").format(name=name)
        most = px(_WIDTH - 2 * _SHADE - 60) - self.cancel.sizeHint().width()
        self._text.setText(elided(text, self._text.font(), most))
        self.setAccessibleName(text)
        self.fill.show_share(0)
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        page = self._page
        width = min(px(_WIDTH), page.width())
        self.setGeometry((page.width() - width) // 2, 0, width, px(_HEIGHT))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            inside = room(self).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)
            shape = rounded_rect(inside, theme().radius("rack"))
            paint_shadow(painter, shape, theme().elevation("island"))
            painter.fillPath(shape, theme().colour("surface"))
