"""The card of Holomino: texts that describe the game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.card import GameCard, PuzzleWords

translate = QCoreApplication.translate

CARD = GameCard(
    slug="holomino",
    title="Holomino",
    players=range(2, 3),
    line=QT_TRANSLATE_NOOP("games", "Match corners, close the holes"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Place tiles so that their numbers match. Close a hole to score the numbers around it.",
    ),
    secrets=QT_TRANSLATE_NOOP("games", "Only the tile bag is hidden"),
    chance=QT_TRANSLATE_NOOP("games", "Tiles are drawn"),
    puzzles={
        "holomino": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Play the best tile"),
            QT_TRANSLATE_NOOP("games", "Place one tile for as many points as you can."),
            goals={
                "holomino": lambda n: translate("games", "Place one tile for %n points", None, n)
            },
        ),
    },
)
