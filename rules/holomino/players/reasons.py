"""Why a move is good: what it changes on the table, and what the move played instead does not do.

What held before a move and holds after it is no reason. Every number can be checked on the table,
in the pools and in the sack.
"""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from math import inf

from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message, listed
from rules.holomino.game import HolominoState
from rules.holomino.players.search import THROW, Search, Step, as_move
from rules.holomino.players.tables import each

WORTH_KEEPING = 20
"""More than a single hole brings: a place worth this is nobody's but its tile's."""

WORTH_TELLING = 4
"""By so many points the best a pool can score must change to be worth a word."""

WORTH_EXPECTING = 0.1
"""The same of what somebody will score on average over the draw."""


class TableFacts:
    """What the tiles not on the table could score there now.

    `most` is the most points of each of them; `kept` are the points of the places that only one of
    the mover's tiles fits, by tile.
    """

    def __init__(self, search: Search) -> None:
        hands, board = search.hands, search.board
        self.sack = hands.sack
        self.most = {
            tile: max((gain for _, _, _, gain in board.spots(tile)), default=0)
            for tile in each(hands.mine | hands.theirs | hands.sack)
        }
        found = search.promises_for(hands.mine)
        self.kept = {tile: now for tile, now, *_ in found if now >= WORTH_KEEPING}

    def best(self, pool: int) -> tuple[int, int]:
        """Return the most points one of a pool's tiles could score, and the tile."""
        return max(((self.most[tile], tile) for tile in each(pool)), default=(0, 0))

    def expected(self, pool: int) -> float:
        """Return the most points the owner of a pool could score, on average over the draw."""
        best = self.best(pool)[0]
        drawn = [max(best, self.most[tile]) for tile in each(self.sack)]
        return sum(drawn) / len(drawn) if drawn else best


class StepFacts:
    """What a step does, for the reasons to choose from.

    `mine` and `theirs` are the pools after it, `other` is the other player's name.
    """

    def __init__(self, view: HolominoState, search: Search, step: Step, before: TableFacts) -> None:
        board = search.board
        self._view, self._search = view, search
        self.step, self.before = step, before
        self.move = self.named(step)
        self.other: str = view.names[1 - view.mover]
        self.limited = board.limited
        self.names = board.tables.names
        self.mine = search.hands.mine ^ step.tile
        self.theirs = search.hands.theirs
        self.holes = board.holes(step.cell, step.way)
        board.put(step.cell, step.way)
        self.after = TableFacts(search)
        board.take(step.cell)
        self.after.kept.pop(step.tile, None)

    def beside(self, other: Step) -> "StepFacts":
        """Return what another step from the same position does."""
        return StepFacts(self._view, self._search, other, self.before)

    def named(self, step: Step) -> str:
        """Return a step as players write it."""
        return str(as_move(self._view, self._search, step))


def explain(view: HolominoState, line: Line, than: Line | None = None) -> Message:
    """Say why a line is good and, with `than`, what that one does worse."""
    search = Search(view, Clock(inf))
    steps = {as_move(view, search, step): step for step in search.choices()}
    step = steps[line.move]
    if than is None or than.move == line.move:
        return why(view, search, step)
    good, bad = why(view, search, step), _worse(view, search, step, steps[than.move])
    if bad is not None:
        return Message("{good}. {bad}", good=good, bad=bad)
    if than.value < line.value:
        bad = Message(
            "The move played leaves you a win chance of {other:.0%} instead of {share:.0%}",
            share=line.value,
            other=than.value,
        )
        return Message("{good}. {bad}", good=good, bad=bad)
    return good


def why(view: HolominoState, search: Search, step: Step) -> Message:
    """One sentence why a step is good: at most two of the things it changes."""
    if step.cell == THROW:
        tile = search.board.tables.names[step.tile]
        return Message("none of your tiles fits, so return {tile} to the bag", tile=tile)
    facts = StepFacts(view, search, step, TableFacts(search))
    changes = [text for reason in _CHANGES if (text := reason(facts)) is not None][:2]
    return listed(changes) if changes else _leaves(facts)


def _worse(view: HolominoState, search: Search, step: Step, other: Step) -> Message | None:
    """Return what another step does worse than this one, the first thing that counts."""
    if THROW in (step.cell, other.cell):
        return None
    facts = StepFacts(view, search, step, TableFacts(search))
    beside = facts.beside(other)
    found = chain(_waits(facts, other), _lacks(facts, beside), _hopes(facts, beside))
    return next(islice(found, 1), None)


def _scores(facts: StepFacts) -> Message | None:
    """Return a reason such as “closes two holes at once: 10 × 12 = 120 points”."""
    holes = facts.holes
    if not holes:
        return None
    if len(holes) == 1:
        return Message("closes a hole of {points} points", points=holes[0])
    sign = " + " if facts.limited else " × "
    sum_ = sign.join(map(str, holes))
    if facts.limited:
        sum_ = f"({sum_}) × {len(holes)}"
    if len(holes) == 2:
        return Message(
            "closes two holes at once: {sum} = {points} points", sum=sum_, points=facts.step.gain
        )
    return Message(
        "closes three holes at once: {sum} = {points} points", sum=sum_, points=facts.step.gain
    )


def _makes(facts: StepFacts) -> Message | None:
    """Return a reason such as “makes a place worth 120 points for you alone”."""
    before = facts.before.kept
    made = {tile: now for tile, now in facts.after.kept.items() if now > before.get(tile, 0)}
    if not made:
        return None
    tile = max(made, key=made.__getitem__)
    return Message(
        "makes a place worth {points} points for you alone: only your tile {tile} fits there",
        points=made[tile],
        tile=facts.names[tile],
    )


def _stops(facts: StepFacts) -> Message | None:
    """Return a reason such as “stops fred from scoring 12 points with tile 245”.

    Only single holes can be stopped.
    """
    points, tile = facts.before.best(facts.theirs)
    if points - facts.after.best(facts.theirs)[0] < WORTH_TELLING:
        return None
    return Message(
        "stops {name} from scoring {points} points with tile {tile}",
        name=facts.other,
        tile=facts.names[tile],
        points=points,
    )


def _prepares(facts: StepFacts) -> Message | None:
    """Return what the mover's pool could score next turn in a place open to all.

    None if the other player's pool gains by it.
    """
    before, (after, tile) = facts.before.best(facts.mine)[0], facts.after.best(facts.mine)
    harm = facts.after.best(facts.theirs)[0] > facts.before.best(facts.theirs)[0]
    if harm or after - before < WORTH_TELLING or facts.after.kept.get(tile) == after:
        return None
    return Message(
        "sets up {points} points for your next turn with your tile {tile}",
        points=after,
        tile=facts.names[tile],
    )


_CHANGES: tuple[Callable[[StepFacts], Message | None], ...] = (_scores, _makes, _stops, _prepares)


def _waits(facts: StepFacts, other: Step) -> Iterator[Message]:
    """Yield the reason that the other step now fills a place that only one tile fits.

    The place could be left to grow.
    """
    points = facts.after.kept.get(other.tile)
    if other.gain == points == facts.before.kept.get(other.tile):
        yield Message(
            "The move played takes {points} points that can wait: only your tile {tile} fits there",
            points=points,
            tile=facts.names[other.tile],
        )


def _lacks(facts: StepFacts, other: StepFacts) -> Iterator[Message]:
    """Yield what a step takes or leaves the other player that another one does not."""
    if facts.step.gain > other.step.gain:
        yield Message.counted(
            facts.step.gain - other.step.gain,
            "The move played scores {n} point less",
            "The move played scores {n} points less",
        )
    points, more = (one.after.best(facts.theirs)[0] for one in (facts, other))
    if more - points >= WORTH_TELLING:
        yield Message(
            "The move played lets {name} score {more} points next turn instead of {points}",
            name=facts.other,
            points=points,
            more=more,
        )
    for tile, kept in facts.after.kept.items():
        if not other.after.kept.get(tile):
            yield Message(
                "The move played gives up a place worth {points} points for your tile {tile}",
                points=kept,
                tile=facts.names[tile],
            )
    expected, more_expected = (one.after.expected(facts.theirs) for one in (facts, other))
    if more_expected - expected >= WORTH_EXPECTING:
        yield Message(
            "After the move played, {name} can expect {more:.1f} points next turn "
            "instead of {points:.1f}",
            name=facts.other,
            points=expected,
            more=more_expected,
        )


def _hopes(facts: StepFacts, other: StepFacts) -> Iterator[Message]:
    """Yield what a step lets the mover hope for if the other player does nothing about it."""
    points, less = facts.after.expected(facts.mine), other.after.expected(other.mine)
    if points - less >= WORTH_EXPECTING:
        yield Message(
            "After the move played, you can expect {less:.1f} points next turn "
            "instead of {points:.1f}",
            points=points,
            less=less,
        )


def _leaves(facts: StepFacts) -> Message:
    """Return what a step that changes nothing leaves the other player."""
    points = facts.after.expected(facts.theirs)
    if not points:
        return Message("leaves {name} nothing to score next turn", name=facts.other)
    if points < WORTH_TELLING:
        return Message("leaves {name} almost nothing to score next turn", name=facts.other)
    return Message(
        "scores nothing now, but leaves {name} only about {points:.0f} points next turn",
        name=facts.other,
        points=points,
    )
