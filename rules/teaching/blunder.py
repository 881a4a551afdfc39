"""The coach's comment on a blunder."""

from rules.core import AnyGame, Message, Position
from rules.core.clock import Stop
from rules.core.coaching import Spots
from rules.core.hexes import hex_name
from rules.games import game_named
from rules.review import STANDARD, Mark, judge, reach_of

_NEWCOMER = 1
"""The level whose reach a coach expects of a player."""


def went_wrong(view: Position, text: str, stop: Stop | None = None) -> tuple[Message, Spots] | None:
    """Return the coach's comment on a blunder, with its spots; None for any other move.

    `view` is what the player knew before the move, whose `text` may name the automatic tiles that
    followed it. When `stop` is set meanwhile, the answer is worth nothing. Raises InvalidMove and
    IllegalMove.
    """
    game = game_named(view.game)
    moves = game.parse_move(view, text.partition(" [")[0], closed=False)
    if len(moves) != 1:
        return None  # a turn of several moves: which of them it was cannot be said in a sentence
    verdict = judge(view, moves[0], STANDARD, stop, reach=reach_of(_NEWCOMER))
    if verdict.mark is not Mark.BLUNDER or verdict.why is None:
        return None
    better = game.parse_move(view, verdict.best, closed=False)[0]
    words = Message("{move} was better: {why}.", move=game.in_words(better), why=verdict.why)
    return words, _where(game, view, better)


def _where(game: AnyGame, view: Position, move: object) -> Spots:
    """Return the spots of a move, where they can be known without knowing a secret."""
    if game.hidden:
        return (str(move).lstrip("+/"),)
    cells: list[str] = []
    for event in game.events(view, move, game.apply(view, move), view.mover):
        cell = getattr(event, "target", None) or getattr(event, "cell", None)
        if getattr(event, "player", None) == view.mover and cell is not None:
            cells.append(cell if isinstance(cell, str) else hex_name(cell))
    return tuple(cells[:1])
