"""Verdicts: what a move was worth, judged by what its player could know.

Everything here is a function of one player's view: equal views give equal verdicts, whatever the
truth was. The generators are made from the view, and the clocks count questions, not seconds.
"""

import json
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from math import inf
from random import Random
from statistics import fmean
from typing import Any

from rules.core import CHANCE, AnyGame, Message, Position
from rules.core.clock import Clock, Stop
from rules.core.mind import Mind
from rules.games import game_named
from rules.players import MINDS


class Mark(StrEnum):
    """How a move compares with the best one found."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_MISTAKE = 0.10
_LOSSES = ((0.20, Mark.BLUNDER), (_MISTAKE, Mark.MISTAKE), (0.05, Mark.SLIP))
"""The share of a win that a move of each mark gives away at least."""


_MOST_OTHERS = 100
"""Where there are more moves, nobody asks whether one is the only one that does."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly a move is judged: questions to the clock a search, samples a move.

    The closer look asks so many questions times the scrutiny of the game's mind. The best move is
    looked for with `advice` questions, if those are more.
    """

    questions: int
    samples: int
    advice: int = 0


EFFORTS = (Effort(40, 2), Effort(400, 6, 1600), Effort(4000, 16))
"""A glance, a closer look, and one as long as the Master thinks; a verdict names its effort by the
index.
"""


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """A move compared with the best one found, both in expected shares of the win, 0 to 1."""

    played: str
    best: str
    """Both in the game's notation."""
    expected: float
    """What the player could expect after the move that was played."""
    expected_best: float
    """What after the best one; at least `expected`."""
    why: Message | None
    """Why the best one is good; None where nothing better than the move played was found."""
    effort: int
    only: bool = False
    """Whether every move but the best one is a mistake. Not looked for at a glance."""

    @property
    def lost(self) -> float:
        """The share of the win given away."""
        return self.expected_best - self.expected

    @property
    def mark(self) -> Mark:
        return marked(self.lost, best=self.played == self.best)


def marked(lost: float, *, best: bool = False) -> Mark:
    """The mark of a move that gives away a share of the win; `best` if it is the best one found."""
    if best:
        return Mark.BEST
    return next((mark for least, mark in _LOSSES if lost >= least), Mark.GOOD)


def judge(view: Position, move: Any, effort: int, stop: Stop | None = None) -> MoveVerdict:
    """The verdict on a legal move of the player to move, whose view this is.

    When `stop` is set meanwhile, the verdict is worth nothing and must be dropped.
    """
    game = game_named(view.game)
    mind = MINDS[view.game]
    clock = budget(mind, effort, stop, least=EFFORTS[effort].advice)
    hint = mind.advise(view, clock, generator(view, "advise"))
    expected = worth = expected_after(game, view, move, effort, stop)
    if hint.move != move and mind.prepares(view, move):
        return MoveVerdict(str(move), str(hint.move), expected, worth, None, effort)
    best, why = move, None
    if hint.move != move:
        other = expected_after(game, view, hint.move, effort, stop)
        if other > expected:
            best, worth, why = hint.move, other, hint.message
    only = effort > 0 and _is_only(game, view, best, move, stop)
    return MoveVerdict(str(move), str(best), expected, worth, why, effort, only)


def compare(view: Position, move: Any, known: MoveVerdict, stop: Stop | None = None) -> MoveVerdict:
    """The verdict on another move of the position that `known` is a verdict on.

    It is compared with the best one found then, in a third of the time that `judge` takes. When
    `stop` is set meanwhile, the verdict is worth nothing and must be dropped.
    """
    if str(move) == known.best:
        return replace(known, played=known.best, expected=known.expected_best, why=None)
    expected = expected_after(game_named(view.game), view, move, known.effort, stop)
    tried = replace(known, played=str(move), expected=expected)
    if expected >= known.expected_best:
        return replace(tried, best=str(move), expected_best=expected, why=None)
    if MINDS[view.game].prepares(view, move):
        return replace(tried, expected_best=expected)
    return tried


def _is_only(game: AnyGame, view: Position, best: Any, played: Any, stop: Stop | None) -> bool:
    """Whether all other moves give away what makes a mistake, as a glance shows them.

    The first that does not settles it, mostly at once.
    """
    others = [move for move in islice(game.legal_moves(view), _MOST_OTHERS + 2) if move != best]
    if len(others) > _MOST_OTHERS:
        return False
    generator(view, "others").shuffle(others)
    others.sort(key=lambda move: move != played)
    worth = expected_after(game, view, best, 0, stop)
    for move in others:
        if stop is not None and stop.is_set():
            return False
        if worth - expected_after(game, view, move, 0, stop) < _MISTAKE:
            return False
    return bool(others)


def standing(view: Position, player: int, effort: int, stop: Stop | None = None) -> float:
    """The share of the win a player can expect, 0 to 1, by that player's view."""
    if view.outcome is not None:
        return view.outcome.share(player)
    if player in view.out:
        return 0.0
    return standing_by(view, player, budget(MINDS[view.game], effort, stop))


def standing_by(view: Position, player: int, clock: Clock) -> float:
    """As `standing`, in a game that goes on, for as long as the clock has it."""
    even = MINDS[view.game].assess(view, player, clock, generator(view, f"assess {player}"))
    # Whoever stands as well as each of three others wins one time in four.
    rivals = max(1, len(view.names) - len(view.out | {player}))
    return even / (even + rivals * (1 - even))


def expected_after(
    game: AnyGame, view: Position, move: Any, effort: int, stop: Stop | None
) -> float:
    """What the mover can expect after a move, on average over what the view leaves open.

    Sample by sample all moves meet the same secrets and the same luck.
    """
    samples = EFFORTS[effort].samples if game.hidden or game.chance else 1
    return fmean(
        expected_once(game, view, move, effort, generator(view, f"sample {number}"), stop)
        for number in range(samples)
    )


def expected_once(
    game: AnyGame, view: Position, move: Any, effort: int, rng: Random, stop: Stop | None = None
) -> float:
    """What the mover can expect after a move, if what the view leaves open is as `rng` has it."""
    state = game.apply(game.resample(view, rng), move)
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    return standing(game.view(state, view.mover), view.mover, effort, stop)


def budget(mind: Mind, effort: int, stop: Stop | None, *, least: int = 0) -> Clock:
    """A clock that counts the questions of an effort, `least` so many."""
    questions = EFFORTS[effort].questions
    if effort == 1:
        questions = round(questions * mind.scrutiny)
    return Clock(inf, stop, most=max(questions, least))


def generator(view: Position, purpose: str) -> Random:
    """The same for equal views, another one for each purpose."""
    return Random(f"{purpose} {json.dumps(view.to_dict(), sort_keys=True)}")
