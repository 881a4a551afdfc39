"""The settings portal of Linux: what a person has set, whatever the desktop is."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_SETTINGS = "org.freedesktop.portal.Settings"
_APPEARANCE = "org.freedesktop.appearance"


def ask(parent: QObject, key: str, tell: Callable[[int], None]) -> None:
    """Tells a setting of `org.freedesktop.appearance` when it is there; where there is no portal,
    or none that knows it, nothing. Never waits."""
    call = QDBusMessage.createMethodCall(*_PORTAL, _SETTINGS, "ReadOne")
    call.setArguments([_APPEARANCE, key])
    watcher = QDBusPendingCallWatcher(QDBusConnection.sessionBus().asyncCall(call), parent)

    def answered() -> None:
        reply = watcher.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage:
            answer = reply.arguments()[0]
            tell(int(answer.variant() if isinstance(answer, QDBusVariant) else answer))
        watcher.deleteLater()

    watcher.finished.connect(answered)
