"""The computer players at one table: who they are, when they think, and how fast they play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer

from desktop.background.task import BackgroundTask
from desktop.storage.settings import Settings
from desktop.table.session import MatchShown, Session
from rules.core import Position
from rules.core.commands import CLAIM_TIE, PROPOSE_DRAW

REST = 20
"""Turns before a declined draw is offered again."""

PAUSES = (1200, 500, 0)
"""The least milliseconds for a computer player's move: slow, normal, fast."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A computer player that thinks, and for how many seconds at most.

    `draw`: it considers a draw offer, not a move.
    """

    player: int
    seconds: float
    draw: bool = False


class Computers(QObject):
    """Plays the computers' seats, each at its level in `levels`, or at the lowest if it is unknown.

    The players get views, think off the GUI thread and pass their moves to the session.
    """

    def __init__(
        self,
        session: Session,
        levels: Sequence[int | None],
        *,
        show_thinking: Callable[[Thinking | None], object],
        show_watching: Callable[[], object],
        report_trouble: Callable[[int], object],
        parent: QObject | None = None,
    ) -> None:
        """Seat the computer players, and take the functions that show what they do.

        `show_thinking` gets None if nobody is thinking. `show_watching` is called when they were
        paused, released, or change their speed. `report_trouble` gets a player who could not find
        a move and plays a random one.
        """
        super().__init__(parent)
        self.show_thinking, self._show_watching = show_thinking, show_watching
        self.report_trouble = report_trouble
        seats, people = range(len(session.names)), session.persons | session.correspondents
        self.levels = tuple(
            None if seat in people else (levels[seat] if seat < len(levels) else None) or 1
            for seat in seats
        )
        self.pause = PAUSES[Settings().pace]
        self._session = session
        self._players: dict[int, Any] = {}
        self._task = BackgroundTask(self)
        self._answered: dict[int, tuple[Position, bool]] = {}
        """Each player's last answer to a draw offer, and the position it is valid for."""
        self._offered = -REST
        """The turn of the last draw offer by a computer player."""
        self._held: tuple[int, object] | None = None
        self._waiting: int | None = None
        self._still = False
        self._once = False
        """Whether one more move is wanted although the players are paused."""
        self._began = 0.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play)
        session.turned.connect(self._turned)
        session.stopped.connect(self.stop)
        session.consulted.connect(self._answer_draw)
        session.shown.connect(self._look)

    @property
    def players(self) -> frozenset[int]:
        """The seats of the computer players."""
        return frozenset(p for p, level in enumerate(self.levels) if level is not None)

    # -- watching

    @property
    def still(self) -> bool:
        """Whether the computer players are paused."""
        return self._still

    def toggle(self) -> None:
        """Pause the computer players, or let them continue if they are paused."""
        self.hold(not self._still)

    def hold(self, still: bool) -> None:
        """Pause the computer players, or let them continue."""
        self._still, self._once = still, False
        if still:
            self._timer.stop()
        self._show_watching()
        if not still and self._held is not None:
            self._play()
        elif not still and self._waiting is not None:
            self._turned(self._waiting)

    def step(self) -> None:
        """Let the computer players make one move, and pause them again."""
        self._timer.stop()
        at_once = self._held is not None
        if not at_once and self._waiting is not None:
            self._turned(self._waiting, anyway=True)
        self._still, self._once = True, not at_once and self._task.busy
        self._show_watching()
        if at_once:
            self._play()

    def _look(self, showing: MatchShown) -> None:
        """Pause the players after an undo if only computers play."""
        if not self._session.persons and not showing.reviewing and showing.ply < showing.last_ply:
            self.hold(True)

    @property
    def pace(self) -> int:
        """Their speed: 0 slow, 1 normal, 2 fast; it is stored in the settings."""
        return PAUSES.index(self.pause)

    @pace.setter
    def pace(self, pace: int) -> None:
        self.pause = PAUSES[pace]
        Settings().pace = pace
        self._show_watching()

    # -- thinking

    def stop(self) -> None:
        """Stop the computer player's search; its move is no longer needed."""
        self._timer.stop()
        self._task.stop()
        self._held = self._waiting = None
        self._once = False
        self.show_thinking(None)

    def close(self) -> None:
        """Stop for good, and wait for the thinking threads."""
        self.stop()
        self._session.disconnect(self)
        self._task.close()

    def _turned(self, player: int, *, anyway: bool = False) -> None:
        if self._session.progress.reviewing or player not in self.players:
            return  # they are called again after the return to the game
        if self._still and not anyway:
            self._waiting = player
            return
        self._waiting = None
        self._began = monotonic()
        view = self._session.view_for(player)
        level, game = self.levels[player] or 1, self._session.game
        most = self._share(player)

        def think(stop: Event) -> object:
            from rules.players import claims_tie, offers_draw

            # Otherwise two players that avoid a loss would repeat moves for ever.
            if game.may_claim_tie(view) and claims_tie(view, player, level, stop):
                return CLAIM_TIE
            if view.turn >= self._offered + REST and offers_draw(view, player):
                return PROPOSE_DRAW
            seated = self._seated(player, view.game)
            seated.most = most
            return seated.choose(view, stop)

        self._task.ask(
            think,
            lambda move: self._decided(player, move),
            lambda: self._play_anything(player, view),
        )
        self.show_thinking(Thinking(player, min(most, _seconds(level))))

    def _share(self, player: int) -> float:
        """Return the most seconds for a player's move; infinite without a clock.

        Before its second turn, a player's clock does not run.
        """
        clock, left = self._session.progress.clock, self._session.progress.time_left
        return clock.share(left[player]) if clock is not None else inf

    def _seated(self, player: int, slug: str) -> Any:
        """Return the player; it is made in the first thread that needs it.

        Loading the computer players takes long.
        """
        from rules.players import seat

        if player not in self._players:
            self._players[player] = seat(slug, self.levels[player] or 1)
        return self._players[player]

    def _decided(self, player: int, move: object) -> None:
        self.show_thinking(None)
        if move == PROPOSE_DRAW:
            self._offered = self._session.view_for(player).turn
        self._held = player, move
        if self._once:
            self._once = False
            self._play()
        elif not self._still:
            took = round(1000 * (monotonic() - self._began))
            pause = min(self.pause, 1000 * self._share(player))
            self._timer.start(max(0, round(pause) - took))

    def _play_anything(self, player: int, view: Position) -> None:
        """Play any legal move after a computer player raised an error; so the game continues."""
        from rules.playout import random_move

        self.report_trouble(player)
        self._decided(player, random_move(self._session.game, view, Random()))

    def _play(self) -> None:
        if self._held is not None:
            player, move = self._held
            self._held = None
            self._session.play_for(player, move)

    # -- questions

    def _answer_draw(self, player: int) -> None:
        """Let a player answer a draw offer: it declines early on, or if it stands better."""
        view = self._session.view_for(player)
        level = self.levels[player] or 1
        known = self._answered.get(player)

        def think(stop: Event) -> bool:
            from rules.players import accepts_draw

            if known is not None and known[0] == view:
                return known[1]
            return accepts_draw(view, player, level, stop)

        def answer(accept: bool) -> None:
            self._answered[player] = view, accept
            self._session.answer_for(player, accept)

        self._task.ask(think, answer, lambda: self._session.answer_for(player, False))
        self.show_thinking(Thinking(player, _judging_seconds(level), draw=True))


def _judging_seconds(level: int) -> float:
    from rules.players import judging_seconds

    return judging_seconds(level)


def _seconds(level: int) -> float:
    from rules.core.levels import LEVELS

    return LEVELS[level - 1].seconds
