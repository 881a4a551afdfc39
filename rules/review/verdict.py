"""Verdicts: a move's value compared with the best one, by what its player could know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core import Message, Position
from rules.core.analysis import Line
from rules.core.clock import Stop
from rules.core.marks import MISTAKE, Mark, marked
from rules.games import game_named
from rules.players import LEVELS, MINDS, analyse
from rules.players.analysis import work_of

QUICK, STANDARD, DEEP = 0, 1, 2
"""The efforts for an immediate answer, for a review, and for a closer look."""

SCALES = (0.25, 1.0, 4.0)
"""By effort, the `Work.scale` of every position."""


def scale_of(effort: int) -> float:
    """Return the `Work.scale` of an effort."""
    return SCALES[effort]


_REACHES = (1, 1, 2, 3, 4)
"""By level: the length of forced wins that a player sees, in the winner's moves."""

REACH = 2
"""The same for a person."""


def reach_of(level: int | None) -> int:
    """Return the length of forced wins that a level, or a person (None), sees, in own moves."""
    return REACH if level is None else _REACHES[max(1, min(level, len(LEVELS))) - 1]


@dataclass(frozen=True, slots=True)
class MoveVerdict:
    """A move compared with the best one found, both in expected shares of the win, 0 to 1."""

    played: str
    best: str
    """The best move; both moves are in the game's notation."""
    expected: float
    """The player's expected share after the move played."""
    expected_best: float
    """The player's expected share after the best move, at least `expected`."""
    why: Message | None
    """The reason why the best move is better; None if nothing better was found."""
    effort: int
    only: bool = False
    """Whether every move but the best one is a mistake."""
    win: int | None = None
    """The own moves in which only the best move wins by force, otherwise None."""
    loss: int | None = None
    """The moves in which the opponent wins by force only after the move played, otherwise None."""
    weight: float = 1.0
    """The share of the loss that the player could be expected to see, 0 to 1."""
    points: float = 0.0
    """The points given away, in games with points."""

    @property
    def lost(self) -> float:
        """The share of the win given away."""
        return self.expected_best - self.expected

    @property
    def seen(self) -> float:
        """The share given away, as far as the player could be expected to see it."""
        return self.weight * self.lost

    @property
    def mark(self) -> Mark:
        """The mark, by what the player could be expected to see."""
        return marked(self.seen, self.points, best=self.played == self.best)

    @property
    def hidden(self) -> int | None:
        """The length in moves of a forced win that was too deep for the player, or None."""
        if self.lost < MISTAKE or self.mark is marked(self.lost, self.points):
            return None
        return self.win if self.win is not None else self.loss


def verdict_on(
    view: Position,
    played: Line[object],
    best: Line[object],
    effort: int,
    *,
    reach: int = REACH,
    only: bool = False,
) -> MoveVerdict:
    """Compare the line of the move played with the best one; both may be the same."""
    why = None
    if best.move != played.move:
        why = MINDS[view.game].explain(view, best, played)
    win = _moves(best) if best.value == 1 > played.value else None
    loss = _moves(played) if played.value == 0 < best.value else None
    points = 0.0
    if best.points is not None and played.points is not None:
        points = max(0.0, best.points - played.points)
    return MoveVerdict(
        played=str(played.move),
        best=str(best.move),
        expected=played.value,
        expected_best=best.value,
        why=why,
        effort=effort,
        only=only,
        win=win,
        loss=loss,
        weight=_weight(played.value, best.value, (win, loss), reach),
        points=points,
    )


def _moves(line: Line[object]) -> int | None:
    """Return the number of the winner's moves in a line with a forced win, otherwise None."""
    return None if line.proof is None else (line.proof + (line.value > 0)) // 2


def _weight(
    played: float, best: float, lengths: tuple[int | None, int | None], reach: int
) -> float:
    """Return how much of a move's cost a player can see, 0 to 1.

    Forced wins longer than `reach` moves count less.
    """
    if best <= played:
        return 1.0
    win, loss = lengths
    middle = max(played, min(0.5, best))
    seen = (best - middle) * _sight(win, reach) + (middle - played) * _sight(loss, reach)
    return seen / (best - played)


def _sight(moves: int | None, reach: int) -> float:
    """Return how well a player sees a forced win: 1, halved for every move beyond `reach`."""
    return 1.0 if moves is None else 0.5 ** max(0, moves - reach)


def judge(
    view: Position, move: object, effort: int, stop: Stop | None = None, *, reach: int = REACH
) -> MoveVerdict:
    """Return the verdict on a legal move of the player to move, whose view this is.

    It uses only the position, not later moves. If `stop` is set during the search, the caller must
    discard the verdict.
    """
    found = analyse(view, work_of(scale_of(effort), stop), (move,))
    played = found.line_of(move) or Line(move, found.best.value)
    best = found.best if found.best.rank > played.rank else played
    if MINDS[view.game].prepares(view, move):
        played = best = replace(played, value=found.best.value)
    return verdict_on(view, played, best, effort, reach=reach)


def compare(
    view: Position, move: object, known: MoveVerdict, stop: Stop | None = None
) -> MoveVerdict:
    """Return the verdict on another move of the position that `known` is a verdict on.

    It is compared with the best move of `known`. If `stop` is set during the search, the caller
    must discard the verdict.
    """
    if str(move) == known.played:
        return known
    if str(move) == known.best:
        return MoveVerdict(
            known.best, known.best, known.expected_best, known.expected_best, None, known.effort,
            known.only,
        )  # fmt: skip
    tried = judge(view, move, max(STANDARD, known.effort), stop)
    is_best = (tried.expected, -tried.points) >= (known.expected_best, 0.0)
    if MINDS[view.game].prepares(view, move) or is_best:
        share = known.expected_best
        return replace(tried, best=str(move), expected=share, expected_best=share, why=None)
    best = tried.best if tried.best != str(move) else known.best
    return replace(tried, best=best, expected_best=known.expected_best)


def is_exercise(view: Position) -> bool:
    """Whether the player to move can look for a better move.

    Secrets are not exercises: any of them may be as good, and the program may have chosen them at
    random.
    """
    return not MINDS[view.game].conceals(view)


def after_preparing(view: Position, move: object) -> Position | None:
    """Return the mover's view after a move that only prepares others, None after other moves."""
    if not MINDS[view.game].prepares(view, move):
        return None
    prepared: Position = game_named(view.game).apply(view, move)
    return prepared


def only_good(lines: Sequence[Line[object]], legal: int) -> bool:
    """Whether all moves but the best are mistakes; False if not all moves were examined."""
    if not 1 < legal <= len(lines):
        return False
    first, *others = lines
    return all(first.value - line.value >= MISTAKE for line in others)
