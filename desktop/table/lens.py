"""Computes what the viewer could know, off the GUI thread, and shows it on the board."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QTimer

from desktop.background.task import BackgroundTask
from desktop.board.scene import BoardScene
from rules.core import Position
from rules.core.lens import Lens

SECONDS = 1.0
"""Seconds of sampling if the exact result cannot be computed."""

_PATIENCE_MS = 120  # how long the lens of the previous view stays without fading


class LensFinder(QObject):
    """Keeps a scene's lens up to date for those viewers who asked for it.

    It uses only the view it is given, and keeps nothing of another viewer's.
    """

    def __init__(
        self,
        scene: BoardScene,
        parent: QObject | None = None,
        *,
        show_busy: Callable[[], object],
        report_loss: Callable[[], object],
    ) -> None:
        """`show_busy` is called when a computation begins or ends, `report_loss` if it fails."""
        super().__init__(parent)
        self._show_busy, self._report_loss = show_busy, report_loss
        self._task = BackgroundTask(self)
        self._scene = scene
        self._wanted: set[int] = set()
        self._viewer: int | None = None
        self._lens: Lens | None = None
        self._late = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._late.timeout.connect(self._fade)

    @property
    def busy(self) -> bool:
        """Whether a computation runs."""
        return self._task.busy

    @property
    def shown(self) -> bool:
        """Whether the present viewer wants the lens."""
        return self._viewer in self._wanted

    def want(self, viewer: int, wanted: bool) -> None:
        """Switch a viewer's lens on or off; it is for this viewer only."""
        (self._wanted.add if wanted else self._wanted.discard)(viewer)

    def look(self, view: Position, viewer: int | None) -> None:
        """Compute the lens for another view, if this viewer wants it."""
        if viewer != self._viewer:
            self._stop()
            self._viewer = viewer
        if viewer is None or not self.shown or view.outcome is not None:
            self._stop()
            return

        def think(stop: Event) -> Lens:
            # Imported here, because the computer players take long to load.
            from rules import players

            return players.lens(view, SECONDS, stop)

        self._task.ask(think, self._found, self._failed)
        self._late.start()
        self._show_busy()

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self._late.stop()
        self._task.close()

    def _found(self, lens: Lens) -> None:
        self._show(lens)
        self._show_busy()

    def _failed(self) -> None:
        if self._viewer is not None:
            self.want(self._viewer, False)
        self._stop()
        self._report_loss()

    def _stop(self) -> None:
        """Cancel the computation, and remove the lens from the board."""
        self._task.stop()
        self._show(None)
        self._show_busy()

    def _show(self, lens: Lens | None) -> None:
        self._late.stop()
        self._lens = lens
        if self._scene.view is not None:
            self._scene.show_lens(lens)

    def _fade(self) -> None:
        """Fade the lens, which belongs to the previous view."""
        if self._lens is not None:
            self._scene.show_lens(self._lens, stale=True)
