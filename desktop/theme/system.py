"""The system's accessibility settings: text size, contrast, reduced motion, no sounds.

Qt 6.11 only reports the contrast, if the platform does. The rest is read from the settings portal
on Linux, and from the system's own interfaces on Windows.
"""

import os
import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QInputDevice

_USUAL = {"windows": 12.0, "cocoa": 13.0}
"""The default height of the system's font in pixels."""
_POINT = 4 / 3  # pixels at 96 dots per inch
_GNOME, _OTHER, _BARE = 11 * _POINT, 10 * _POINT, 9 * _POINT
_NOTHING = 1.15
"""A smaller difference comes from another desktop's default font, not from a setting."""

_GENERAL = QFontDatabase.SystemFont.GeneralFont
_SHOWS_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
_SOUNDS = "event-sounds"
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
_SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE, SOUND = "org.freedesktop.appearance", "org.gnome.desktop.sound"
"""The portal's namespaces of settings."""


def has_touch_screen() -> bool:
    """Whether the computer has a screen for fingers."""
    kind = QInputDevice.DeviceType.TouchScreen
    return any(device.type() == kind for device in QInputDevice.devices())


class SystemSettings(QObject):
    """The present values, read again whenever the application becomes active."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text_scale = 1.0
        """The factor of the text size, 1..2."""
        self.high_contrast = False
        self.reduced_motion = False
        self.silent = False
        """Whether the system is set to play no sounds."""
        self._asked: dict[str, int] = {}
        """The values received from the portal."""

    def start(self) -> None:
        """Read the settings now, and again after changes."""
        # Stored, as PySide drops objects that belong to the hints with the last reference to them.
        self._hints = QGuiApplication.styleHints()
        self._hints.accessibility().contrastPreferenceChanged.connect(self._tell)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._came_back)
        self._tell()

    def _came_back(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.look()

    def look(self) -> None:
        """Read the settings again; the portal answers asynchronously."""
        self._tell()
        # Without a bus address a bus would be started first, which takes time.
        if sys.platform.startswith("linux") and "DBUS_SESSION_BUS_ADDRESS" in os.environ:
            for group, keys in ((APPEARANCE, ("contrast", "reduced-motion")), (SOUND, (_SOUNDS,))):
                for key in keys:
                    ask_portal(self, group, key, partial(self._answered, key))

    def _answered(self, key: str, value: int) -> None:
        self._asked[key] = value
        self._tell()

    def _tell(self) -> None:
        high = (
            self._hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        )
        found = (
            text_scale(),
            high or self._asked.get("contrast") == 1,
            self._asked.get("reduced-motion") == 1 or _windows_is_still(),
            self._asked.get(_SOUNDS) == 0 or _windows_is_silent(),
        )
        if found != (self.text_scale, self.high_contrast, self.reduced_motion, self.silent):
            self.text_scale, self.high_contrast, self.reduced_motion, self.silent = found
            self.changed.emit()


def ask_portal(parent: QObject, group: str, key: str, tell: Callable[[int], None]) -> None:
    """Request a number or a flag of any Linux desktop, and call `tell` with it when it arrives.

    `tell` is never called if no portal has the setting. Does not block.
    """
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

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


def text_scale() -> float:
    """Return the factor of the system's text size, 1..2, in steps of 0.05."""
    scale = round(_pixels(QFontDatabase.systemFont(_GENERAL)) / _usual() * 20) / 20
    return min(2.0, scale) if scale >= _NOTHING else 1.0


def _pixels(system: QFont) -> float:
    """Return the height of a font in pixels without loading the font.

    QFontInfo would take 5 ms of the start.
    """
    screen = QGuiApplication.primaryScreen()
    if system.pixelSize() > 0 or screen is None:
        return system.pixelSize()
    return system.pointSizeF() * screen.logicalDotsPerInchY() / 72


def _usual() -> float:
    name = QGuiApplication.platformName()
    if name in _USUAL:
        return _USUAL[name]
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "").upper()
    if not desktop:
        return _BARE  # Qt's own choice
    return _GNOME if any(one in desktop for one in ("GNOME", "UNITY")) else _OTHER


def _windows_is_still() -> bool:
    """Return whether Windows is set to show no animations."""
    if sys.platform != "win32":
        return False
    import ctypes

    shows = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(_SHOWS_ANIMATION, 0, ctypes.byref(shows), 0)
    return not shows.value


def _windows_is_silent() -> bool:
    """Return whether Windows uses the scheme "No Sounds"."""
    if sys.platform != "win32":
        return False
    import winreg

    try:
        return winreg.QueryValue(winreg.HKEY_CURRENT_USER, r"AppEvents\Schemes") == ".None"
    except OSError:
        return False
