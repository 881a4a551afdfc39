"""GameInProgress: a match being played at a table, and the position shown."""

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.games.cards import CARDS
from desktop.language.messages import translated
from desktop.table.undo import last_decision
from rules.core import Outcome
from rules.core.time_control import TimeControl
from rules.match import Match
from rules.standing.rated import HELP

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Question:
    """A question of `asker` to `answerer`: to agree to a `draw`, or to undo a move (`back`)."""

    kind: str
    asker: int
    answerer: int


class GameInProgress:
    """A match with the `persons` who play it here; the other seats are the computer's.

    `live` is the ply being played; the match itself may show another one.
    """

    def __init__(self, match: Match, persons: Iterable[int]) -> None:
        self.match = match
        self.persons: Set[int] = frozenset(persons)
        self.live = match.ply
        self.saving: Match | None = None
        """The copy that has one decision more or fewer, until it is saved."""

    def replace(self, match: Match) -> None:
        """Continue with this match, which has one decision more or fewer."""
        self.match, self.live, self.saving = match, match.ply, None

    @property
    def latest(self) -> Match:
        """The match to save: at the position being played, with a decision not saved yet."""
        return self.saving or self.match.copy(self.live)

    @property
    def matches(self) -> tuple[Match, ...]:
        """The match, and its copy that is being saved, if there is one."""
        return (self.match,) if self.saving is None else (self.match, self.saving)

    @property
    def reviewing(self) -> bool:
        """Whether an earlier or later position than the one being played is shown."""
        return self.match.ply != self.live

    @property
    def played(self) -> Match:
        """The match at the position being played. Do not change it."""
        return self.match.copy(self.live) if self.reviewing else self.match

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the position being played; None while another one is shown."""
        return self.match.outcome if not self.reviewing else None

    @property
    def ended(self) -> bool:
        """Whether the match has ended, whatever position is shown.

        An end that is still being written to disk does not count yet.
        """
        return self.played.outcome is not None

    @property
    def setup(self) -> str:
        """The text of the starting position; empty while it is secret."""
        end = self.match.copy(self.match.last_ply)
        return end.setup if end.outcome is not None or not self.match.game.hidden else ""

    def setup_here(self) -> str:
        """Return the position shown as text.

        Raises IllegalMove if it is secret, and InvalidOptions.
        """
        return self.match.setup_here()

    def copy(self) -> Match:
        """Return a copy of the match at the position shown."""
        return self.match.copy()

    @property
    def options(self) -> dict[str, int | bool]:
        return self.match.options

    @property
    def clock(self) -> TimeControl | None:
        """The time of each player; None if there is no clock."""
        return self.match.clock

    @property
    def time_left(self) -> tuple[float, ...]:
        """Seconds on each player's clock, as the match is played; empty without a clock."""
        return self.played.time_left

    @property
    def counts(self) -> bool:
        """Whether the match counts once it has ended: a person here has made a move."""
        return not self.persons or bool(self.persons & self.played.moved)

    @property
    def rated(self) -> bool:
        """Whether the match is rated for the person here."""
        return not self.match.unrated

    def cost_of(self, word: str) -> str:
        """Return what help, one of `HELP`, costs a match that was rated until now, or nothing."""
        words = translate("Session", "No longer rated: {reason}.")
        return words.format(reason=translated(HELP[word])) if self.rated else ""

    def secret_layouts(self) -> frozenset[str]:
        """Return the labels of Mono's boards that a person here must not see before the end."""
        if not CARDS[self.match.game.slug].layouts:
            return frozenset()
        match = self.played
        if match.outcome is not None:
            return frozenset()
        owners = [player for player in range(len(match.names)) if self.persons - {player}]
        views: dict[int, Any] = {player: match.view(player) for player in owners}
        return frozenset(filter(None, (view.layouts[player] for player, view in views.items())))

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        decided = last_decision(self.match, self.persons)
        return not self.reviewing and decided is not None and not self.undo_refused

    @property
    def undo_refused(self) -> bool:
        """Whether undo is refused: the match is serious and something was revealed since."""
        decided = last_decision(self.match, self.persons)
        return decided is not None and bool(self.match.undo_refused(decided))

    @property
    def taken_back(self) -> dict[int, int]:
        """The number of revealing moves that each person has undone, for those who did."""
        counts = enumerate(self.played.taken_back)
        return {player: count for player, count in counts if count and player in self.persons}

    @property
    def can_redo(self) -> bool:
        return self.live < self.match.last_ply and not self.reviewing

    # Offers

    @property
    def question(self) -> Question | None:
        """The question that a person at the table has to answer; None without one."""
        if self.reviewing:
            return None
        request, offer = self.match.agreements.undo_wanted_by, self.match.draw_offer
        if request is not None:
            return self._question("back", request, {request})
        if offer is not None and self.match.outcome is None:
            return self._question("draw", offer.by, offer.agreed)
        return None

    def _question(self, kind: str, asker: int, agreed: Set[int]) -> Question | None:
        waiting = [p for p in self.match.in_play if p not in agreed and p in self.persons]
        return Question(kind, asker, waiting[0]) if waiting else None

    def undecided_computers(self) -> list[int]:
        """Return the computer players who have not answered the draw offer."""
        offer = self.match.draw_offer
        if offer is None or self.match.outcome is not None:
            return []
        asked = [p for p in self.match.in_play if p not in self.persons]
        return [player for player in asked if player not in offer.agreed and player != offer.by]

    def amid_turn_of_computer(self) -> bool:
        """Return whether the computer player that moved last continues its turn."""
        mover, to_move = self.match.player_of(self.match.ply), self.match.to_move
        return to_move is not None and to_move == mover and to_move not in self.persons
