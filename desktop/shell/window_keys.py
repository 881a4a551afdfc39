"""Keys of the whole window: Alt alone, and Ctrl on keyboards without Latin letters."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controls.keyboard_layout import with_latin_key

_ALT = Qt.KeyboardModifier.AltModifier
_SOMETHING_ELSE = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.Shortcut,
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
)


class AltKey(QObject):
    """Opens the menu when Alt is pressed and released alone in a window.

    It filters all events of the application, but only while Alt is held.
    """

    def __init__(self, window: QWidget, open_menu: Callable[[], None]) -> None:
        super().__init__(window)
        self._held, self._open_menu = False, open_menu
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        alone = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
        if isinstance(event, QKeyEvent) and alone and not event.modifiers() & ~_ALT:
            if kind == QEvent.Type.ShortcutOverride:
                self._hold(True)
            elif kind == QEvent.Type.KeyRelease and self._held and not event.isAutoRepeat():
                self._hold(False)
                QTimer.singleShot(0, self, self._open_menu)  # once the key event is finished
        elif isinstance(event, QKeyEvent) or kind in _SOMETHING_ELSE:
            self._hold(False)
        return False

    def _hold(self, held: bool) -> None:
        application = QCoreApplication.instance()
        if held != self._held and application is not None:
            self._held = held
            (application.installEventFilter if held else application.removeEventFilter)(self)


class LatinKeys(QObject):
    """Replaces a key of another script, pressed with Ctrl, by the Latin one at the same position.

    It filters the keys of a native window, before Qt looks for shortcuts and widgets get them.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            handle = self._window.windowHandle()
            if event.type() == QEvent.Type.Show and handle is not None:
                handle.installEventFilter(self)
            return False
        key = with_latin_key(event) if isinstance(event, QKeyEvent) else None
        if key is not None and event.type() == QEvent.Type.KeyPress:
            self._press(key)
        return key is not None

    def _press(self, key: QKeyEvent) -> None:
        """Do what Qt does with a key: a widget may claim it, then come shortcuts and the widget."""
        focus = QApplication.focusWidget() or self._window
        codes = key.nativeScanCode(), key.nativeVirtualKey(), key.nativeModifiers()
        claim = QKeyEvent(QEvent.Type.ShortcutOverride, key.key(), key.modifiers(), *codes)
        claim.ignore()
        QApplication.sendEvent(focus, claim)
        sequence = QKeySequence(key.keyCombination())
        actions = (one for one in self._window.actions() if sequence in one.shortcuts())
        action = None if claim.isAccepted() else next(actions, None)
        if action is not None:
            action.trigger()
        else:
            QApplication.sendEvent(focus, key)
