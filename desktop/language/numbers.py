"""Writes numbers as the language of the window does."""

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_MINUS = "\N{MINUS SIGN}"


def number(value: float) -> str:
    """Return a whole number as text."""
    whole = round(value)
    return (_MINUS if whole < 0 else "") + QLocale().toString(abs(whole))


def signed(value: float) -> str:
    """Return a whole number with its sign, as a change; empty for zero."""
    return ("+" if value > 0 else "") + number(value) if round(value) else ""


def decimal(value: float) -> str:
    """Return a number with one decimal."""
    rounded = round(float(value), 1)
    return (_MINUS if rounded < 0 else "") + QLocale().toString(abs(rounded), "f", 1)


def percent(share: float, *, signed: bool = False) -> str:
    """Return a share in whole percent, with its sign if it is a change."""
    hundredths = round(100 * share)
    text = ("+" if signed and hundredths > 0 else "") + number(hundredths)
    return translate("messages", "{n}%").format(n=text)
