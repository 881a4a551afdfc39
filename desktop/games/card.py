"""GameCard: the texts about a game that are needed before its rules are loaded.

Cards are made before a language is chosen. So their texts are only marked with
QT_TRANSLATE_NOOP("games", …), and translated by `said` when they are shown, or they are functions.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate


def said(text: object) -> str:
    """Return a text of a card in the language of the window."""
    return translate("games", str(text))


class PuzzleWords(NamedTuple):
    """The texts of a kind of puzzle: its name, its goals by their keys, the unit of its par."""

    name: object
    line: object
    #: below the number
    units: Callable[[int], str] = lambda n: translate("games", "points", None, n)
    """Returns the unit for a number, without the number."""
    goals: Mapping[str, Callable[..., str]] = MappingProxyType({})
    """Texts of goals, made from the goal's numbers; a goal without a text uses `line`."""
    aim: Callable[[], str] = lambda: ""
    """The caption below the number, for kinds whose number is not a par."""
    sized: Callable[[int], str] | None = None
    """Returns the name of a puzzle of a size, for kinds with several."""


class GameCard(NamedTuple):
    """A game's slug, title and number of players, as in the rules, and its texts.

    `line` is for the home page; `sentence`, `secrets` and `chance` are for the sheet of a new game.
    `layouts` says whether players draw the game's boards in the layout editor. `puzzles` has the
    texts of the game's kinds of puzzles.
    """

    slug: str
    title: str
    players: range
    line: object
    sentence: object
    secrets: object = QT_TRANSLATE_NOOP("games", "Open board")
    chance: object = QT_TRANSLATE_NOOP("games", "No luck")
    layouts: bool = False
    puzzles: Mapping[str, PuzzleWords] = MappingProxyType({})

    @property
    def players_words(self) -> str:
        """The number of players, in words."""
        low, high = self.players[0], self.players[-1]
        if low == high:
            return translate("common", "%n players", None, low)
        words = translate("games", "{low} to %n players", None, high)
        if high == low + 1:
            words = translate("games", "{low} or %n players", None, high)
        return words.format(low=low)

    @property
    def players_figures(self) -> str:
        """The number of players, in figures."""
        low, high = self.players[0], self.players[-1]
        return str(low) if low == high else f"{low}–{high}"
