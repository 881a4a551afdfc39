"""Adamas in the window's words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.games.card import GameCard, PuzzleWords

CARD = GameCard(
    slug="adamas",
    title="Adamas",
    players=range(2, 4),
    line=QT_TRANSLATE_NOOP("games", "Split, merge and count to capture"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "When the pieces that see an enemy stack add up to its height, you may capture it.",
    ),
    puzzles={
        "adamas-capture": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "The great capture"),
            QT_TRANSLATE_NOOP("games", "Adamas: take the most."),
            units=(QT_TRANSLATE_NOOP("games", "piece"), QT_TRANSLATE_NOOP("games", "pieces")),
            goals={
                "adamas-capture": QT_TRANSLATE_NOOP(
                    "games", "Capture {0} of {1} pieces in one move"
                ),
                "adamas-win": QT_TRANSLATE_NOOP("games", "Win with one move"),
            },
            clues={
                "from": QT_TRANSLATE_NOOP("games", "The move begins at {0}."),
                "move": QT_TRANSLATE_NOOP("games", "Play {0}."),
            },
        ),
        "adamas-win2": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Win in two"),
            QT_TRANSLATE_NOOP("games", "Adamas: force the win."),
            units=(QT_TRANSLATE_NOOP("games", "move"), QT_TRANSLATE_NOOP("games", "moves")),
            goals={
                "adamas-win2": QT_TRANSLATE_NOOP("games", "Win in two moves, whatever the answer")
            },
            clues={
                "from": QT_TRANSLATE_NOOP("games", "The move begins at {0}."),
                "move": QT_TRANSLATE_NOOP("games", "Play {0}."),
            },
        ),
    },
)
