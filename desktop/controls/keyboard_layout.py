"""The meaning of keys on keyboards of other scripts, and on those where digits need Shift.

Boards use digits and Latin letters. A Cyrillic, Greek or Hebrew keyboard types no Latin letters,
and a French one types no digits without Shift. On such a keyboard, a key means what the key at the
same position of an English keyboard types. That also applies to keys pressed with Ctrl: Qt finds
the Latin letter only if another layout with Latin letters is installed.
"""

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ROWS = {10: "1234567890", 24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm,"}
"""Scan codes of X11 and Wayland for the first key of each row."""

_MACOS = (
    "asdfhgzxcv bqweryt123465 97 80 ou ip lj k  , nm"  # a space is a key that has no meaning here
)


@cache
def _places(platform: str) -> dict[int, str]:
    """Return the digits and letters of an English keyboard by native scan code."""
    if platform == "windows":
        keys = {ord(key.upper()): key for row in _ROWS.values() for key in row if key != ","}
        return {**keys, 0xBC: ","}
    if platform == "cocoa":
        return {code: key for code, key in enumerate(_MACOS) if key != " "}
    return {first + n: key for first, row in _ROWS.items() for n, key in enumerate(row)}


def _place(event: QKeyEvent) -> str:
    """Return what an English keyboard types with a key; empty for other keys."""
    platform = QGuiApplication.platformName()
    by_key = platform in ("windows", "cocoa")
    code = event.nativeVirtualKey() if by_key else event.nativeScanCode()
    return _places(platform).get(code, "")


def with_latin_key(event: QKeyEvent) -> QKeyEvent | None:
    """Return a key of another script pressed with Ctrl as an English keyboard sends it.

    None for all other keys.
    """
    held, ctrl = event.modifiers(), Qt.KeyboardModifier.ControlModifier
    asked = held & (ctrl | Qt.KeyboardModifier.AltModifier) == ctrl
    foreign = ord("\x7f") < event.key() < Qt.Key.Key_Escape
    place = _place(event) if asked and foreign else ""
    if not place:
        return None
    codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
    repeated, key = event.isAutoRepeat(), ord(place.upper())
    return QKeyEvent(event.type(), key, held, *codes, "", repeated, event.count())


def character_of(event: QKeyEvent) -> str:
    """Return the meaning of a key: a lower-case letter, a digit or another character.

    It is the typed character, except for a letter of another script or the shifted character of a
    digit key. Empty for keys that type nothing.
    """
    typed = event.text().lower()
    if len(typed) != 1 or (typed.isascii() and typed.isalnum()) or not typed.isprintable():
        return typed if typed.isprintable() else ""
    place = _place(event)
    shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if place.isdigit() and not shifted:
        return place
    return place if place.isalpha() and typed.isalpha() else typed
