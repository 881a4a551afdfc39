"""The coach of a player's first matches: a sentence about a new subject or a mistake.

It knows only what the learner sees. It speaks while the learner is to move, in place of the
prompt's second line; its words disappear with the next move.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Event

from PySide6.QtCore import QObject

from desktop.background.task import BackgroundTask
from desktop.board.scene import BoardScene
from desktop.frame.spot_rings import SpotRings
from desktop.language.messages import translated
from desktop.shell.actions import Action
from desktop.storage.settings import Settings
from desktop.table.session import MatchShown, Session
from rules.core import IllegalMove, InvalidMove, Message, Position
from rules.core.coaching import Moment, Spots

MATCHES = 3
"""The number of matches of a game with a coach, unless the player switches it on or off."""

_REST = 3
"""Moves after a comment on a mistake before the next one."""


@dataclass(frozen=True, slots=True)
class _Said:
    """The coach's words; `slug` is that of an advice, empty for a comment on a mistake."""

    slug: str
    words: Message
    spots: Spots


class Coach(QObject):
    """Serves one match at the table; `follow` updates the position."""

    def __init__(
        self,
        session: Session,
        scene: BoardScene,
        action: Action,
        show_words: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        """Serve a match; `action` switches the coach on and off.

        `show_words` is called when the words have changed or were removed.
        """
        super().__init__(parent)
        self._session, self._action, self._show_words = session, action, show_words
        self._task = BackgroundTask(self)
        self._rings = SpotRings(scene, ()) if _is_for_newcomers(session) else None
        self._shown: MatchShown | None = None
        self._before: tuple[int, Position] | None = None
        """The learner's view before the last move, and the number of its plies."""
        self._rest = 0
        """The learner's moves that remain without a comment on mistakes."""
        self._played = session.outcome is None
        """Whether the match was unfinished when it was put on the table."""
        self.words = ""
        action.allow(self._rings is not None and self._played)
        action.setChecked(self.speaks)

    def close(self) -> None:
        """Stop, and wait a little for the thread."""
        self._task.close()

    @property
    def speaks(self) -> bool:
        """Whether the coach is active in this match."""
        if self._rings is None or not self._played:
            return False
        settings = Settings()
        wanted = settings.coach
        return settings.coached(self._session.game.slug) < MATCHES if wanted is None else wanted

    @property
    def busy(self) -> bool:
        """Whether the coach is still computing its words."""
        return self._task.busy

    def toggle(self) -> None:
        """Switch the coach off or on; switching it on lets it repeat all advice."""
        settings = Settings()
        settings.coach = not self.speaks
        if self.speaks:
            settings.advice_given = []
        self._action.setChecked(self.speaks)
        shown, self._shown = self._shown, None
        self._task.stop()
        self._say(None)
        if shown is not None:
            self.follow(shown)

    def shown(self) -> list[str]:
        """Return the names of the spots that the words point at."""
        return [spot.name for spot in self._rings.spots] if self._rings is not None else []

    def follow(self, showing: MatchShown) -> None:
        """Follow the board: look for words when the learner is to move."""
        seat, before = showing.seat, self._shown
        self._shown = showing
        if not self.speaks:
            return
        if showing.view.outcome is not None and not showing.reviewing:
            self._end()
        elif seat is None:
            self._task.stop()  # the computation was about an earlier position
            self._say(None)
        elif before is None or before.ply != showing.ply or before.seat is None:
            self._say(None)
            own = [ply for ply in showing.plies if ply.player == seat]
            recent = showing.plies[own[-1].ply - 1 if own else 0 :]
            events = tuple(event for ply in recent for event in ply.events)
            moment = Moment(self._session.game, showing.view, seat, len(own), events)
            mistake = self._last_move(showing) if self._rest <= 0 else None
            self._rest -= 1
            self._before = (len(showing.plies), showing.view)
            given = frozenset(Settings().advice_given)
            self._task.ask(partial(_advice, moment, given, mistake), self._tell)

    def _last_move(self, showing: MatchShown) -> tuple[Position, str] | None:
        """Return the learner's latest move as text, with what they saw before it."""
        if self._before is None:
            return None
        count, view = self._before
        later = showing.plies[count:]
        return (view, later[0].text) if later and later[0].player == showing.seat else None

    def _tell(self, said: _Said | None) -> None:
        if said is None:
            return
        if said.slug:
            settings, slug = Settings(), self._session.game.slug
            settings.advice_given = [*settings.advice_given, f"{slug}/{said.slug}"]
        else:
            self._rest = _REST
        self._session.note_help("coach", quietly=True)
        self._say(said)

    def _say(self, said: _Said | None) -> None:
        words = "" if said is None else translated(said.words)
        if self._rings is not None:
            self._rings.show_names(() if said is None else said.spots)
        if words != self.words:
            self.words = words
            self._show_words()

    def _end(self) -> None:
        """Count the finished match, and stop speaking."""
        self._task.stop()
        self._say(None)
        self._played = False
        self._action.allow(False)
        if self._session.progress.counts:
            Settings().count_coached(self._session.game.slug)


def _is_for_newcomers(session: Session) -> bool:
    """Whether one person plays against the lowest level, from the usual starting position."""
    others = [level for seat, level in enumerate(session.levels) if seat not in session.persons]
    alone = len(session.persons) == 1 and bool(others) and set(others) == {1}
    return alone and not session.serious and not session.progress.setup


def _advice(
    moment: Moment, given: frozenset[str], mistake: tuple[Position, str] | None, stop: Event
) -> _Said | None:
    """Return the coach's words for this position, if any; new subjects come first."""
    # Imported here, because the computer players take long to load.
    from rules.core.coaching import chosen
    from rules.teaching import ADVICE
    from rules.teaching.blunder import went_wrong

    slug = moment.game.slug
    said = {name.partition("/")[2] for name in given if name.startswith(f"{slug}/")}
    found = chosen(ADVICE.get(slug, ()), moment, said)
    if found is not None:
        advice, spots = found
        return _Said(advice.slug, advice.words, spots)
    if mistake is not None:
        with suppress(
            InvalidMove, IllegalMove
        ):  # cells left to chance are not the player's own move
            wrong = went_wrong(*mistake, stop)
            if wrong is not None:
                return _Said("", *wrong)
    return None
