"""Watches for Alt pressed and released alone, which opens menus."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_ALT = Qt.KeyboardModifier.AltModifier
_SOMETHING_ELSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.Shortcut,
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
)


class AltKey(QObject):
    """Watches a window. It filters all events of the application, but only while Alt is held."""

    tapped = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._held = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        alone = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
        if isinstance(event, QKeyEvent) and alone and not event.modifiers() & ~_ALT:
            if kind == QEvent.Type.ShortcutOverride:
                self._hold(True)
            elif kind == QEvent.Type.KeyRelease and self._held and not event.isAutoRepeat():
                self._hold(False)
                self.tapped.emit()
        elif isinstance(event, QKeyEvent) or kind in _SOMETHING_ELSE:
            self._hold(False)
        return False

    def _hold(self, held: bool) -> None:
        application = QCoreApplication.instance()
        if held != self._held and application is not None:
            self._held = held
            (application.installEventFilter if held else application.removeEventFilter)(self)
