"""The players' strengths, for the new game sheet.

They are computed from the records off the GUI thread; until then the sheet is shown without.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.new_match.who_plays import Strength
from desktop.records.catalogue import Catalogue
from desktop.standing.statistics import finished, standing_of
from desktop.storage.settings import Settings
from rules.text import fold

if TYPE_CHECKING:
    from desktop.new_match.sheet import NewGameSheet
    from desktop.records.record_index import RecordEntry

_MOST = 300
"""The most matches of a player and game to examine: this happens while a name is typed."""


class Strengths(QObject):
    """Sends the strengths to one sheet at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet: NewGameSheet | None = None
        self._learns: tuple[str, str] | None = None
        """A game and a name whose nearest level is to be stored."""
        self._catalogue = Catalogue(self)
        self._catalogue.changed.connect(self._tell)

    @property
    def busy(self) -> bool:
        """Whether records are still being read."""
        return self._catalogue.busy

    def tell(self, sheet: NewGameSheet) -> None:
        """Compute the strengths for a sheet that was opened."""
        self._sheet = sheet
        self._catalogue.look()

    def learn(self, slug: str, name: str) -> None:
        """Find and store the level of a game nearest to a player's strength, for the next match."""
        self._learns = slug, name
        self._catalogue.look()

    def rest(self) -> None:
        """Forget the closed sheet, and stop reading records."""
        self._sheet = None
        self._catalogue.rest()

    def close(self) -> None:
        """Forget the sheet and close the catalogue, as the program ends."""
        self._sheet = None
        self._catalogue.close()

    def _tell(self) -> None:
        if self._catalogue.left:
            return
        if self._learns is not None:
            (slug, name), self._learns = self._learns, None
            strength = _strength(slug, self._entries(slug), name)
            if strength is not None:
                Settings().keep_near_level(slug, strength.nearest)
        if self._sheet is None:
            return
        slug = self._sheet.game.slug
        self._sheet.know_strengths(partial(_strength, slug, self._entries(slug)))

    def _entries(self, slug: str) -> list[RecordEntry]:
        return [e for e in finished(self._catalogue.entries) if e.game == slug]


def _strength(slug: str, entries: list[RecordEntry], name: str) -> Strength | None:
    """Return a player's strength in a game; None without a rating."""
    key = fold(name)
    own = [entry for entry in entries if key in map(fold, entry.names)][-_MOST:]
    game = standing_of(name, own, Settings().forgotten).games[slug]
    if game.rating is None:
        return None
    tallies = [game.against_level(level) for level in range(1, len(game.levels) + 1)]
    return Strength(game.proposed, [(tally.won, tally.played) for tally in tallies])
