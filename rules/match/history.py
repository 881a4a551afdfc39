"""History: the plies of a match, and the current position among them.

A *ply* is one decision: a move or a whole typed turn, together with the draws it triggers, or a
common command (resign, offer a draw, …). Ply 0 holds the draws before the first decision. People
see only the positions between plies; undo returns to them, and `goto` selects one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.core import CHANCE, AnyGame, Event, IllegalMove, Message, Position
from rules.games import start_state
from rules.ply import Offer, Ply, ply_events, ply_steps, together
from rules.replay import Line, describe


@dataclass(frozen=True, slots=True)
class Decision:
    """A single move or a command, with every player's view of the position before it.

    `move` is a move of the game, or the command's name if `command` is true. `views` is in seat
    order.
    """

    ply: int
    player: int
    move: object
    command: bool
    views: tuple[Position, ...]


class History:
    """The plies of a match in `line`; `ply` is the current one, and later ones are undone."""

    def __init__(self, line: Line, ply: int = 0) -> None:
        self.line = line
        self.ply = ply
        self.undo_request: Offer | None = None
        """The pending request to undo and the players who agreed, None if there is none."""
        self._texts: dict[tuple[int, int | None], str] = {}

    def copy(self) -> History:
        """Return an independent history that shares immutable data."""
        line = self.line
        copied = replace(line, plies=[*line.plies], log=[*line.log], notes=dict(line.notes))
        history = History(copied, self.ply)
        history.undo_request = self.undo_request
        history._texts = dict(self._texts)
        return history

    # The position shown

    @property
    def game(self) -> AnyGame:
        return self.line.game

    @property
    def now(self) -> Ply:
        """The ply that led to the current position."""
        return self.line.plies[self.ply]

    @property
    def state(self) -> Position:
        return self.now.state

    @property
    def names(self) -> tuple[str, ...]:
        return self.state.names

    @property
    def last_ply(self) -> int:
        return len(self.line.plies) - 1

    def checked_player(self, player: int) -> int:
        """Check and return a player of this match. Raises IllegalMove."""
        if type(player) is not int or not 0 <= player < len(self.names):
            raise IllegalMove("choose a player number from 0 to {last}", last=len(self.names) - 1)
        return player

    def checked_ply(self, ply: int) -> int:
        """Check and return the number of a ply. Raises IllegalMove."""
        if type(ply) is not int or not 0 <= ply <= self.last_ply:
            raise IllegalMove("choose a move number from 0 to {last}", last=self.last_ply)
        return ply

    def checked_viewer(self, player: int | None) -> int | None:
        """Check and return a viewer: a player, or None for a spectator. Raises IllegalMove."""
        return None if player is None else self.checked_player(player)

    # Forward and back

    def add(self, ply: Ply) -> None:
        """Append a ply after the current position, and drop undone plies."""
        line = self.line
        if line.parts and self.ply < self.last_ply:
            raise IllegalMove(_studied())
        if line.serious and self._shown_after(self.ply, self.last_ply):
            raise IllegalMove(
                "this is a serious game: you can only continue from the last position shown"
            )
        if self.ply < self.last_ply:
            self._texts.clear()
            line.helped |= {"back"}
        line.add(line.timed(ply, self.now), self.ply)
        self.go_back_to(self.last_ply)

    def go_back_to(self, ply: int) -> None:
        """Make the position after a ply current, and clear requests and thinking time."""
        self.ply = ply
        self.undo_request, self.line.spent = None, 0.0

    def redo(self) -> None:
        """Redo the last undone ply, with the same draws. Raises IllegalMove."""
        if self.ply == self.last_ply:
            raise IllegalMove("there is nothing to redo")
        self.ply = together(self.line.plies, self.ply + 1)[-1]
        self.line.spent = 0.0

    def undo(self, ply: int | None) -> None:
        """Go back to before a ply (None: the last); see `Match.undo`. Raises IllegalMove."""
        before = self.before(ply)
        self.check_undo(ply)
        self.go_back_to(before)

    def before(self, ply: int | None) -> int:
        """Return the number of the ply that undoing `ply` (None: the last) leads back to.

        A draw offer is undone together with its answers.

        Raises IllegalMove if `ply` has not been made.
        """
        number = self.checked_ply(self.ply if ply is None else ply)
        if not 0 < number <= self.ply:
            raise IllegalMove("there is nothing to undo")
        return together(self.line.plies, number)[0] - 1

    def check_undo(self, ply: int | None) -> None:
        """Raise IllegalMove if this ply can never be undone."""
        if refused := self.undo_refused(ply):
            raise IllegalMove(refused)

    def undo_refused(self, ply: int | None) -> Message:
        """Return why a ply (None: the last) cannot be undone even by agreement, empty if it can."""
        if self.line.parts:
            return _studied()
        if self.line.serious and self.undo_shows_secret(ply):
            return Message("this is a serious game: you cannot undo what has been shown")
        return Message("")

    def undo_shows_secret(self, ply: int | None) -> bool:
        """Whether a ply (None: the last) or a later one showed a secret or a random draw."""
        if ply is None and not self.ply:
            return False
        return self._shown_after(self.before(ply), self.ply)

    def _shown_after(self, ply: int, last: int) -> bool:
        return any(one.shows for one in self.line.plies[ply + 1 : last + 1])

    def last_ply_of(self, player: int) -> int | None:
        """Return the last ply that a player made up to the current position, None if none."""
        plies = self.line.plies
        return next((n for n in range(self.ply, 0, -1) if plies[n].player == player), None)

    # What was played, as a viewer may know it

    def texts(self, player: int | None, *, whole: bool) -> list[str]:
        """Return the plies as a player may read them; see `Match.history`."""
        self.checked_viewer(player)
        plies = self.line.plies[: None if whole else self.ply + 1]
        over = self.state.outcome is not None
        return [
            self._text(number, plies[number].player if over else player)
            for number in range(1, len(plies))
        ]

    def _text(self, number: int, viewer: int | None) -> str:
        key = (number, viewer)
        if key not in self._texts:
            plies = self.line.plies
            self._texts[key] = describe(self.game, plies[number - 1], plies[number], viewer)
        return self._texts[key]

    def events(self, number: int, viewer: int | None) -> tuple[Event, ...]:
        """Return the events of a ply that a viewer may know; see `Match.events`."""
        ply, viewer = self.line.plies[self.checked_ply(number)], self.checked_viewer(viewer)
        if not self.game.hidden:
            viewer = None  # all viewers know the same
        if viewer not in ply.told:
            before = self.line.plies[number - 1].state if number else self._start()
            ply.told[viewer] = tuple(ply_events(self.game, before, ply, viewer))
        return ply.told[viewer]

    def _start(self) -> Position:
        """Return the state before the first draw."""
        return start_state(self.game, self.names, self.state.options.to_dict(), self.line.setup)

    # What was played, once nothing of it is secret

    @property
    def may_be_told(self) -> bool:
        """Whether the match has no secrets left, so that everybody may see all plies."""
        over = self.line.plies[-1].state.outcome is not None
        return over or not self.game.hidden or self.line.opened

    def check_open(self) -> None:
        """Raise IllegalMove while the match has secrets."""
        if not self.may_be_told:
            raise IllegalMove("this position is secret until the game is over")

    def decisions(self) -> Iterator[Decision]:
        """Yield all decisions; see `Match.decisions`."""
        plies = self.line.plies
        self.check_open()
        for number in range(1, len(plies)):
            before, ply = plies[number - 1].state, plies[number]
            assert ply.player is not None
            if ply.command:
                yield Decision(number, ply.player, ply.command, True, self._views(before))
            for state, move, _ in ply_steps(self.game, before, ply):
                if state.to_move != CHANCE:
                    yield Decision(number, state.mover, move, False, self._views(state))

    def last_views(self) -> tuple[Position, ...]:
        """Return each player's view of the last position; see `Match.last_views`."""
        self.check_open()
        return self._views(self.line.plies[-1].state)

    def _views(self, state: Position) -> tuple[Position, ...]:
        return tuple(self.game.view(state, player) for player in range(len(self.names)))


def _studied() -> Message:
    """Return the reason why a match with a study cannot be changed."""
    return Message("a study is saved with this game, so its moves cannot change")
