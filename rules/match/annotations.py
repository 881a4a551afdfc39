"""Annotations: what is kept beside the moves of a match. The rules of the game ignore it."""

from collections.abc import Sequence

from rules import record as records
from rules.match.history import History
from rules.record import Part


class Annotations:
    """The players' notes, the help they had, and further parts of the record, as a study."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._line = history.line

    # Notes

    def note(self, player: int) -> str:
        """Return what a player noted for themselves; saved with the match, shown to nobody else."""
        return self._line.notes.get(self._history.checked_player(player), "")

    def set_note(self, player: int, text: str) -> None:
        """Keep one line for a player, "" for none. Raises ValueError for anything else."""
        records.check_note(text)
        self._line.notes[self._history.checked_player(player)] = text

    # Help

    @property
    def helped(self) -> frozenset[str]:
        """Words for the help that people had: those of `rules.standing.rated`, and others' own."""
        return self._line.helped

    def note_help(self, word: str) -> None:
        """Note in the match that people had this help: a word of at most 20 small letters."""
        self._line.helped |= {word}

    # Parts

    def part(self, name: str) -> Part | None:
        """Return what is kept beside the match under this name; None if there is nothing."""
        return next((part for part in self._line.parts if part.name == name), None)

    def set_part(self, name: str, lines: Sequence[str]) -> None:
        """Keep lines beside the match; without any there is no such part.

        As long as there is any part, a match can be continued only from its last position, so
        that what was written about a ply stays true. Raises IllegalMove while the match has
        secrets.
        """
        self._history.check_open()
        part = Part(name, tuple(lines))
        parts = [part if one.name == name else one for one in self._line.parts]
        if part not in parts:
            parts.append(part)
        self._line.parts = tuple(one for one in parts if one.lines)
