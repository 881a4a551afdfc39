"""The card of Adamas: texts that describe the game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.card import GameCard, PuzzleWords

translate = QCoreApplication.translate

CARD = GameCard(
    slug="adamas",
    title="Adamas",
    players=range(2, 4),
    line=QT_TRANSLATE_NOOP("games", "Split, merge and count to capture"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Capture an opponent’s stack when the number of your pieces that see it equals its height.",
    ),
    puzzles={
        "adamas-capture": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Capture the most"),
            QT_TRANSLATE_NOOP("games", "Capture as many pieces as you can in one move."),
            #: below the number
            units=lambda n: translate("games", "pieces", None, n),
            goals={
                "adamas-capture": lambda n, every: translate(
                    "games", "Capture {n} of %n pieces in one move", None, every
                ).format(n=n),
            },
        ),
        "adamas-win2": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Win in two"),
            QT_TRANSLATE_NOOP("games", "Force a win in two moves, whatever the answer."),
            units=lambda n: translate("games", "moves", None, n),
        ),
    },
)
