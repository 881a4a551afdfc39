"""Dragons in the window's words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop.games.card import GameCard, PuzzleWords

CARD = GameCard(
    slug="dragons",
    title="Dragons",
    players=range(2, 3),
    line=QT_TRANSLATE_NOOP("games", "Join your colour into one long loop"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Lay tiles so that colours run on, and be the first to close a loop of six or more.",
    ),
    puzzles={
        "dragons-1": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "A loop in one"),
            QT_TRANSLATE_NOOP("games", "Dragons: close it at once."),
            units=(QT_TRANSLATE_NOOP("games", "tile"), QT_TRANSLATE_NOOP("games", "tiles")),
            goals={"dragons-1": QT_TRANSLATE_NOOP("games", "Close a winning loop with one tile")},
            clues={
                "from": QT_TRANSLATE_NOOP("games", "A tile at {0} wins."),
                "move": QT_TRANSLATE_NOOP("games", "Play {0}."),
            },
        ),
        "dragons-2": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "A loop in two"),
            QT_TRANSLATE_NOOP("games", "Dragons: with two tiles."),
            units=(QT_TRANSLATE_NOOP("games", "tile"), QT_TRANSLATE_NOOP("games", "tiles")),
            goals={"dragons-2": QT_TRANSLATE_NOOP("games", "Force a winning loop with two tiles")},
            clues={
                "from": QT_TRANSLATE_NOOP("games", "A tile at {0} wins."),
                "move": QT_TRANSLATE_NOOP("games", "Play {0}."),
            },
        ),
        "dragons-3": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "A loop in three"),
            QT_TRANSLATE_NOOP("games", "Dragons: with three tiles."),
            units=(QT_TRANSLATE_NOOP("games", "tile"), QT_TRANSLATE_NOOP("games", "tiles")),
            goals={
                "dragons-3": QT_TRANSLATE_NOOP("games", "Force a winning loop with three tiles")
            },
            clues={
                "from": QT_TRANSLATE_NOOP("games", "A tile at {0} wins."),
                "move": QT_TRANSLATE_NOOP("games", "Play {0}."),
            },
        ),
    },
)
