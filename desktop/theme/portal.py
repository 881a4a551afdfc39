"""The settings portal of Linux: reads system settings of any desktop."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE, SOUND = "org.freedesktop.appearance", "org.gnome.desktop.sound"
"""The portal's namespaces of settings."""


def ask(parent: QObject, group: str, key: str, tell: Callable[[int], None]) -> None:
    """Request a number or a flag, and call `tell` with it when it arrives.

    `tell` is never called if no portal has the setting. Does not block.
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
