"""An artificial language that shows how translations would fit.

It writes every text with accents, in brackets and 40 % longer. A cut text lacks a bracket, and
plain English cannot be translated.
"""

import re

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from desktop.language.languages import ENGLISH, speak

LONG = "long"

_KEPT = re.compile(r"(%n|%L?\d|\{[^{}]*\}|\*\*|`|</?\w[^<>]*>|&(?=\w)|\n)")
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "äßçđëſĝĥïĵķļŋñöþĸŕšţüŵŵ×ýžÅÞÇĐÉŦĜĤÎĴĶĻŊÑÖÞØŔŠŢÜŴŴ×ÝŽ",
)  # every letter changes: plain text was never looked up
_LONGER = 0.4


class PseudoCatalogue(QTranslator):
    """A catalogue with every text of the program and the rules, but none of Qt's."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        ours = not re.match(r"Q[A-Z]", context)
        return pseudo(text) if ours and text else text

    def isEmpty(self) -> bool:
        return False


def pseudo(text: str) -> str:
    """Return a text with accents, longer, in brackets.

    What the program fills in stays, and does not count.

    >>> pseudo("%n cells")
    '[%n çëļļš ëëë]'
    """
    parts = _KEPT.split(text)
    words = "".join(p if _KEPT.fullmatch(p) else p.translate(_ACCENTS) for p in parts)
    own = sum(len(part) for part in parts if not part.startswith("{"))
    return f"[{words} {_filling(round(own * _LONGER))}]"


def _filling(length: int) -> str:
    """Return this many letters, in words that can be wrapped."""
    return " ".join("ë" * min(6, length - at) for at in range(0, max(1, length), 7))


def speak_pseudo() -> None:
    """Use this language from now on."""
    speak(ENGLISH)
    application = QApplication.instance()
    assert application is not None
    QCoreApplication.installTranslator(PseudoCatalogue(application))
