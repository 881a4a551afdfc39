"""The score between the same players in a row of matches of one game, in any seats."""

from desktop.frame.banner import Series


class SeriesOfMatches:
    """Counts the winners of matches of the same players in the same game, one after another."""

    def __init__(self) -> None:
        self._of: tuple[str, frozenset[str]] | None = None
        self._won: dict[int, frozenset[str]] = {}
        """The winners of each match by its number; empty for a draw."""

    def note(self, match: int, game: str, names: tuple[str, ...], winners: frozenset[str]) -> None:
        """Store who won a match by its number. A new game or new players start a new series."""
        of = game, frozenset(names)
        if of != self._of:
            self._of, self._won = of, {}
        self._won[match] = winners if len(winners) == 1 else frozenset()

    def forget(self, match: int) -> None:
        """Delete the result of a match that continues after an undo."""
        self._won.pop(match, None)

    def score(self, names: tuple[str, ...]) -> Series | None:
        """Return the matches so far, with the players in these seats; None before the second."""
        if len(self._won) < 2 or self._of is None or self._of[1] != frozenset(names):
            return None
        winners = (next(iter(won), None) for won in self._won.values())
        return Series(names, tuple(None if one is None else names.index(one) for one in winners))
