"""The card of Black Box: texts that describe the game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.card import GameCard, PuzzleWords

translate = QCoreApplication.translate

CARD = GameCard(
    slug="blackbox",
    title="Black Box",
    players=range(2, 3),
    line=QT_TRANSLATE_NOOP("games", "Read the rays, find the four atoms"),
    sentence=QT_TRANSLATE_NOOP(
        "games",
        "Send rays into the box, see where they come out, and find the four atoms inside.",
    ),
    secrets=QT_TRANSLATE_NOOP("games", "Hidden atoms"),
    puzzles={
        "blackbox": PuzzleWords(
            QT_TRANSLATE_NOOP("games", "Find the atoms"),
            QT_TRANSLATE_NOOP("games", "Find four hidden atoms with as few rays as you can."),
            units=lambda n: translate("games", "rays", None, n),
            goals={"blackbox": lambda _par: translate("games", "Find the four atoms")},
        ),
    },
)
