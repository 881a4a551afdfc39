"""The card of Mono: texts that describe the game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.card import GameCard, PuzzleWords

translate = QCoreApplication.translate

CARD = GameCard(
    slug="mono",
    title="Mono",
    players=range(2, 5),
    line=QT_TRANSLATE_NOOP("games", "Find the runs in a hidden layout"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Reveal cells on the other boards until a lower number comes. A run of 3 equal numbers "
        "scores 3 × 3.",
    ),
    secrets=QT_TRANSLATE_NOOP("games", "Hidden boards"),
    chance=QT_TRANSLATE_NOOP("games", "Some luck"),
    layouts=True,
    puzzles={
        "mono": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Score in three turns"),
            QT_TRANSLATE_NOOP("games", "Score as many points as you can in three turns."),
            goals={
                "mono": lambda par: translate(
                    "games", "Make {par} points in three turns, with some luck"
                ).format(par=par)
            },
        ),
        "mono-regions": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Regions"),
            QT_TRANSLATE_NOOP("games", "Mono: complete the layout."),
            sized=lambda n: translate("common", "%n regions", None, n),
            #: below the number of cells that are filled
            units=lambda n: translate("games", "filled", None, n),
            #: below the number of all empty cells of a puzzle
            aim=lambda: translate("games", "to fill"),
            goals={
                "mono-regions": lambda: translate(
                    "games", "Fill the board: one joined region for each number"
                )
            },
        ),
    },
)
