"""The cards of all games, for the home page before the rules are loaded."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.adamas.card import CARD as ADAMAS
from desktop.games.blackbox.card import CARD as BLACKBOX
from desktop.games.dragons.card import CARD as DRAGONS
from desktop.games.holomino.card import CARD as HOLOMINO
from desktop.games.mono.card import CARD as MONO

translate = QCoreApplication.translate

CARDS = {card.slug: card for card in (MONO, ADAMAS, HOLOMINO, DRAGONS, BLACKBOX)}
"""The cards by slug. A test checks that they match `rules.games`, in the same order."""

LEVELS = (
    QT_TRANSLATE_NOOP("rules", "Newcomer"),
    QT_TRANSLATE_NOOP("rules", "Casual"),
    #: a level: as strong as a player in a club
    QT_TRANSLATE_NOOP("rules", "Club"),
    QT_TRANSLATE_NOOP("rules", "Expert"),
    QT_TRANSLATE_NOOP("rules", "Master"),
)
"""The levels of computer players, the weakest first. A test compares them with `rules.players`."""


_ABOUT = (
    QT_TRANSLATE_NOOP("levels", "Newcomer: knows the rules and misses a lot."),
    QT_TRANSLATE_NOOP("levels", "Casual: looks only at the current turn."),
    QT_TRANSLATE_NOOP("levels", "Club: thinks ahead, misses traps."),
    QT_TRANSLATE_NOOP("levels", "Expert: plans ahead, makes few mistakes."),
    QT_TRANSLATE_NOOP("levels", "Master: plays as well as the computer can."),
)


def level_lines() -> list[str]:
    """Return one line about each level, in the language of the window."""
    return [translate("levels", str(line)) for line in _ABOUT]


def level_names() -> list[str]:
    """Return the levels' names in the language of the window."""
    return [translate("rules", str(name)) for name in LEVELS]


def computer_name(level: int) -> str:
    """Return the name of the computer at a level from 1 to 5, for lists of matches."""
    #: {level} is a level of the computer, such as Club
    words = translate("levels", "Computer ({level})")
    return words.format(level=level_names()[level - 1])
