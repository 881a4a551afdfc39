"""The settings portal of Linux: reads system settings, whatever the desktop is."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE, SOUND = "org.freedesktop.appearance", "org.gnome.desktop.sound"
"""Groups of settings."""


def ask(parent: QObject, group: str, key: str, tell: Callable[[int], None]) -> None:
    """Read a number or a flag, and call `tell` with it once it is there.

    Where no portal knows the setting, `tell` is never called. Does not block.
    """
    call = QDBusMessage.createMethodCall(*_PORTAL, _SETTINGS, "ReadOne")
    call.setArguments([group, key])
    watcher = QDBusPendingCallWatcher(QDBusConnection.sessionBus().asyncCall(call), parent)

    def answered() -> None:
        reply = watcher.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage:
            answer = reply.arguments()[0]
            tell(int(answer.variant() if isinstance(answer, QDBusVariant) else answer))
        watcher.deleteLater()

    watcher.finished.connect(answered)
