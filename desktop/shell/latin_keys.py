"""Shortcuts with Ctrl on keyboards without Latin letters."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controls.keyboard_layout import with_latin_key


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
