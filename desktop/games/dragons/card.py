"""The card of Dragons: texts that describe the game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.card import GameCard, PuzzleWords

translate = QCoreApplication.translate

CARD = GameCard(
    slug="dragons",
    title="Dragons",
    players=range(2, 3),
    line=QT_TRANSLATE_NOOP("games", "Connect your colour into one long loop"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Place tiles so that your colour connects. The first loop of six or more wins.",
    ),
    puzzles={
        "dragons-1": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Close a loop in one"),
            QT_TRANSLATE_NOOP("games", "Close a winning loop with one tile."),
            units=lambda n: translate("games", "tiles", None, n),
        ),
        "dragons-2": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Close a loop in two"),
            QT_TRANSLATE_NOOP("games", "Force a winning loop with two tiles."),
            units=lambda n: translate("games", "tiles", None, n),
        ),
        "dragons-3": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Close a loop in three"),
            QT_TRANSLATE_NOOP("games", "Force a winning loop with three tiles."),
            units=lambda n: translate("games", "tiles", None, n),
        ),
    },
)
