"""Nim in the window's words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.games.card import GameCard

CARD = GameCard(
    slug="nim",
    title="Nim",
    players=range(2, 3),
    line=QT_TRANSLATE_NOOP("games", "Take the last stone, or better not"),
    sentence=QT_TRANSLATE_NOOP(
        "games", "Whether the last stone wins is decided by the two numbers you both hide."
    ),
    secrets=QT_TRANSLATE_NOOP("games", "Hidden numbers"),
    chance=QT_TRANSLATE_NOOP("games", "The heaps are dealt"),
)
