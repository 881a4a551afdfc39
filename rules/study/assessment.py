"""How the player to move in a study stands, and the best moves with a reason.

All of it is a function of that player's view: what others know tells it nothing. The first line is
the one a hint names.
"""

from dataclasses import dataclass

from rules.core import Message, Position
from rules.core.analysis import Line
from rules.core.clock import Stop
from rules.games import game_named
from rules.players import MINDS, analyse
from rules.players.analysis import SECONDS, work_of

_SHOWN = 2
"""Lines that are shown."""

_ANSWER = 0.25
"""The scale of the work for the answer to a line that has none yet."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move of the player to move, and what that player can expect after it, 0 to 1."""

    moves: tuple[str, ...]
    """In the game's notation; the first is the player's, further ones are what could follow."""
    move: object
    share: float
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Assessment:
    """How the player to move stands, and the best moves that were found, the best one first."""

    player: int
    suggestions: tuple[Suggestion, ...]

    @property
    def share(self) -> float:
        """That player's expected share of the win, 0 to 1."""
        return self.suggestions[0].share


def assess(view: Position, seconds: float, stop: Stop) -> Assessment:
    """Analyse the position of the player to move, whose view this is.

    `seconds` says how much work it is worth, as for a hint; the answer is the same on every
    machine. When `stop` is set meanwhile, it is worth nothing. Raises IllegalMove after the end.
    """
    player = view.mover
    lines = analyse(view, work_of(seconds / SECONDS, stop)).lines[:_SHOWN]
    why = MINDS[view.game].explain(view, lines[0])
    return Assessment(
        player,
        tuple(
            Suggestion(
                (str(line.move), *_answers(view, line, stop)),
                line.move,
                line.value,
                why if line is lines[0] else None,
            )
            for line in lines
        ),
    )


def _answers(view: Position, line: Line[object], stop: Stop) -> tuple[str, ...]:
    """Return what follows a line where nothing is hidden and nothing was drawn before."""
    if line.reply:
        return tuple(map(str, line.reply))
    game = game_named(view.game)
    if game.hidden or game.chance or stop.is_set():
        return ()
    after = game.apply(view, line.move)
    if after.to_move is None:
        return ()
    return (str(analyse(after, work_of(_ANSWER, stop)).best.move),)
