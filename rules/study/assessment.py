"""The expected result for the player to move in a study, and the best moves with a reason.

It depends only on that player's view, so it reveals nothing that others know. The first line begins
with the move that a hint would name.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import IllegalMove, InvalidMove, Message, Position
from rules.core.analysis import Line
from rules.core.clock import Stop
from rules.games import game_named
from rules.match import Match
from rules.players import MINDS, analyse
from rules.players.analysis import SECONDS, work_of
from rules.review import LineStep
from rules.study.tree import Tree
from rules.study.variations import node_events, play

_SHOWN = 3
"""The number of lines to show."""

_ANSWER = 0.25
"""The `Work.scale` for finding a reply to a line that has none."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A line for the player to move, and the share of the win that player can expect, 0 to 1."""

    moves: tuple[str, ...]
    """The line in the game's notation: the player's move, then the likely continuation."""
    move: object
    share: float
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Assessment:
    """The best moves for the player to move, best first."""

    player: int
    suggestions: tuple[Suggestion, ...]

    @property
    def share(self) -> float:
        """The player's expected share of the win, 0 to 1."""
        return self.suggestions[0].share


def assess(view: Position, seconds: float, stop: Stop) -> Assessment:
    """Analyse the position of the player to move, whose view this is.

    `seconds` sets the amount of work, as for a hint. The answer is the same on every machine. If
    `stop` is set during the analysis, the caller must discard the answer. Raises IllegalMove after
    the end of the game.
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


def follow(match: Match, tree: Tree, node: int, moves: Sequence[str]) -> tuple[LineStep, ...]:
    """Return moves after a node as a line, up to the first one that is not legal there."""
    steps: list[LineStep] = []
    game, viewer = match.game, tree.ply(node).state.to_move if match.game.hidden else None
    for move in moves:
        try:
            tree, node = play(match, tree, node, move)
        except (InvalidMove, IllegalMove):
            break
        ply = tree.ply(node)
        assert ply.player is not None
        view = game.view(ply.state, viewer)
        steps.append(LineStep(ply.player, ply.text, view, node_events(match, tree, node)))
    return tuple(steps)


def _answers(view: Position, line: Line[object], stop: Stop) -> tuple[str, ...]:
    """Return the continuation of a line.

    It is searched for if the line has none, but only in games without secrets and luck.
    """
    if line.reply:
        return tuple(map(str, line.reply))
    game = game_named(view.game)
    if game.hidden or game.chance or stop.is_set():
        return ()
    after = game.apply(view, line.move)
    if after.to_move is None:
        return ()
    return (str(analyse(after, work_of(_ANSWER, stop)).best.move),)
