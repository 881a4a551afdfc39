"""Line: a possible continuation after a move, ply by ply, as its player would see it."""

from dataclasses import dataclass
from itertools import islice

from rules.core import CHANCE, Event, Position
from rules.core.clock import Stop
from rules.games import game_named
from rules.players import analyse
from rules.players.analysis import generator, work_of
from rules.review.verdict import QUICK, STANDARD, scale_of


@dataclass(frozen=True, slots=True)
class LineStep:
    """A move of a line. `view` is the position after it and after the draws that follow it."""

    player: int
    text: str
    """The move in the game's notation."""
    view: Position
    events: tuple[Event, ...]
    """The events of the move that the viewer may know."""


def line_after(view: Position, move: object, most: int, stop: Stop) -> tuple[LineStep, ...]:
    """Return a move of the player to move, whose view this is, and the best moves after it.

    There are at most `most` moves, fewer at the end of the game or when `stop` is set. Hidden facts
    and draws are chosen at random among all possible ones, equally for equal views. The true state
    is not used.
    """
    game, viewer = game_named(view.game), view.mover
    rng = generator(view, f"line {move}")
    state, steps, planned = game.resample(view, rng), list[LineStep](), list[object]()
    while state.outcome is None and len(steps) < most and not stop.is_set():
        player, before = state.mover, state
        if steps and not planned:
            # The answer matters most, but a person waits for it.
            scale = scale_of(STANDARD if len(steps) == 1 else QUICK)
            found = analyse(game.view(state, player), work_of(scale, stop)).best
            # A forced line is shown exactly as it was proved.
            planned = [found.move, *(found.reply if found.proof is not None else ())]
        if planned:
            move = planned.pop(0)
        state = game.apply(state, move)
        events = [*game.events(before, move, state, viewer)]
        while state.to_move == CHANCE:
            draw, undrawn = game.draw(state, rng), state
            state = game.apply(state, draw)
            events += game.events(undrawn, draw, state, viewer)
        steps.append(LineStep(player, str(move), game.view(state, viewer), tuple(events)))
    return tuple(steps)


def answer_to(view: Position, move: object, stop: Stop, most: int = 6) -> tuple[LineStep, ...]:
    """Return a move, and the others' moves until its player is to move again.

    There are at most `most` moves.
    """
    steps = line_after(view, move, most, stop)
    own = [n for n, step in enumerate(steps) if n and step.player == view.mover]
    return tuple(islice(steps, own[0] if own else None))
