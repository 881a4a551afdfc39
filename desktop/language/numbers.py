"""Numbers as the language of the window writes them."""

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_MINUS = "\N{MINUS SIGN}"


def number(value: float) -> str:
    """Return a whole number."""
    whole = round(value)
    return (_MINUS if whole < 0 else "") + QLocale().toString(abs(whole))


def signed(value: float) -> str:
    """Return a whole number as a change, with its sign; empty for none."""
    return ("+" if value > 0 else "") + number(value) if round(value) else ""


def decimal(value: float) -> str:
    """Return a number with one place behind the point."""
    rounded = round(float(value), 1)
    return (_MINUS if rounded < 0 else "") + QLocale().toString(abs(rounded), "f", 1)


def percent(share: float, *, signed: bool = False) -> str:
    """Return a share in whole hundredths, with its sign where it is a change."""
    hundredths = round(100 * share)
    text = ("+" if signed and hundredths > 0 else "") + number(hundredths)
    return translate("messages", "{n}%").format(n=text)
