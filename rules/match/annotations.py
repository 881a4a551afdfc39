"""Annotations: data stored with a match that the rules of the game ignore."""

from collections.abc import Sequence

from rules import record as records
from rules.match.history import History
from rules.record import Part


class Annotations:
    """The players' notes, the help they used, and further parts of the record, such as a study."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._line = history.line

    # Notes

    def note(self, player: int) -> str:
        """Return a player's private note, which is saved with the match."""
        return self._line.notes.get(self._history.checked_player(player), "")

    def set_note(self, player: int, text: str) -> None:
        """Set a player's note, one line or "". Raises ValueError for any other text."""
        records.check_note(text)
        self._line.notes[self._history.checked_player(player)] = text

    # Help

    @property
    def helped(self) -> frozenset[str]:
        """The names of the help that people used: those of `rules.standing.rated`, and others."""
        return self._line.helped

    def note_help(self, word: str) -> None:
        """Record that people used this help, a word of at most 20 lower-case letters."""
        self._line.helped |= {word}

    # Parts

    def part(self, name: str) -> Part | None:
        """Return the further part of the record with this name, None if there is none."""
        return next((part for part in self._line.parts if part.name == name), None)

    def set_part(self, name: str, lines: Sequence[str]) -> None:
        """Set the lines of a further part of the record; no lines remove the part.

        While there is any part, a match can be continued only from its last position, so that
        comments on plies stay valid. Raises IllegalMove while the match has secrets.
        """
        self._history.check_open()
        part = Part(name, tuple(lines))
        parts = [part if one.name == name else one for one in self._line.parts]
        if part not in parts:
            parts.append(part)
        self._line.parts = tuple(one for one in parts if one.lines)
