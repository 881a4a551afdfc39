"""`python -m …portal_service CONTRAST MOTION SOUNDS`: a settings portal on the bus that answers so.

Says a line when it is ready.
"""

import sys
from typing import Any

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

CONTRAST, MOTION, SOUNDS = map(int, sys.argv[1:])
ANSWERS: dict[str, int | bool] = {
    "contrast": CONTRAST,
    "reduced-motion": MOTION,
    "event-sounds": bool(SOUNDS),
}


NAME: Any = {"D-Bus Interface": "org.freedesktop.portal.Settings"}
settings: Any = ClassInfo(**NAME)


@settings
class Portal(QObject):
    """Knows three settings."""

    @Slot(str, str, result="QDBusVariant")
    def ReadOne(self, _namespace: str, key: str) -> QDBusVariant:  # noqa: N802
        return QDBusVariant(ANSWERS[key])


if __name__ == "__main__":
    application, portal = QCoreApplication([]), Portal()
    bus = QDBusConnection.sessionBus()
    everything = QDBusConnection.RegisterOption.ExportAllSlots
    bus.registerObject("/org/freedesktop/portal/desktop", portal, everything)
    bus.registerService("org.freedesktop.portal.Desktop")
    print("ready", flush=True)
    application.exec()
