"""Explanations of moves: their effects on the table, and the faults of the move played.

Only changes count as reasons. A player can check every number on the table, in the pools and in the
sack.
"""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from math import inf

from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message, listed
from rules.core.mind import YOURS, worse_chance
from rules.holomino.game import HolominoMove, HolominoState, points_text
from rules.holomino.players.board import THROW, Step
from rules.holomino.players.search import Search, as_move
from rules.holomino.players.tables import each

WORTH_KEEPING = 20
"""The fewest points of a place worth keeping, more than a single hole brings."""

WORTH_TELLING = 4
"""The smallest change of a pool's best score, in points, that is mentioned."""

WORTH_EXPECTING = 0.1
"""The same for the average best score over the next draw."""


class TableFacts:
    """The possible scores of the tiles that are not on the table.

    `most` is each tile's best score. `kept` has, by tile, the points of places that only this tile
    of the mover fits.
    """

    def __init__(self, search: Search) -> None:
        hands = search.hands
        self.sack = hands.sack
        tiles = hands.mine | hands.theirs | hands.sack
        self.most = dict.fromkeys(each(tiles), 0) | search.most_by_tile(tiles)
        found = search.promises_for(hands.mine)
        self.kept = {tile: now for tile, now, *_ in found if now >= WORTH_KEEPING}

    def best(self, pool: int) -> tuple[int, int]:
        """Return the best score of a pool's tiles, and the tile."""
        return max(((self.most[tile], tile) for tile in each(pool)), default=(0, 0))

    def expected(self, pool: int) -> float:
        """Return the best score of a pool after the next draw, on average over all draws."""
        best = self.best(pool)[0]
        drawn = [max(best, self.most[tile]) for tile in each(self.sack)]
        return sum(drawn) / len(drawn) if drawn else best


class StepFacts:
    """The effects of a step, from which the reasons are chosen.

    `mine` and `theirs` are the pools after it, `other` is the other player's name.
    """

    def __init__(self, view: HolominoState, search: Search, step: Step, before: TableFacts) -> None:
        board = search.board
        self._view, self.search = view, search
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
        """Return the effects of another step from the same position."""
        return StepFacts(self._view, self.search, other, self.before)

    def named(self, step: Step) -> str:
        """Return a step in the players' notation."""
        return str(as_move(self._view, self.search, step))


class Others:
    """The scores that the legal placements leave to both players next turn, in points."""

    def __init__(self, facts: StepFacts, search: Search) -> None:
        beside = [facts.beside(step) for step in search.choices()]
        theirs = sorted(one.after.expected(one.theirs) for one in beside)
        mine = sorted(one.after.expected(one.mine) for one in beside)
        self.least, self.most = theirs[0], theirs[-1]
        # two of three moves leave the opponent at least, and the mover at most, as much
        self.usual, self.usual_mine = theirs[len(theirs) // 3], mine[-1 - len(mine) // 3]


def explain(
    view: HolominoState, line: Line[HolominoMove], than: Line[HolominoMove] | None = None
) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    search = Search(view, Clock(inf))
    steps = {as_move(view, search, step): step for step in search.choices()}
    step = steps[line.move]
    if than is None or than.move == line.move:
        return why(view, search, step)
    good, bad = why(view, search, step), _worse(view, search, step, steps[than.move])
    if bad is not None:
        return Message("{good}. {bad}", good=good, bad=bad)
    if than.value < line.value:
        bad = worse_chance(line, than)
        return Message("{good}. {bad}", good=good, bad=bad)
    return good


def why(view: HolominoState, search: Search, step: Step) -> Message:
    """Return the reason for a step: at most two of its effects."""
    if step.cell == THROW:
        tile = search.board.tables.names[step.tile]
        return Message("none of your tiles fits, so return {tile} to the bag", tile=tile)
    facts = StepFacts(view, search, step, TableFacts(search))
    changes = [text for reason in _CHANGES if (text := reason(facts)) is not None][:2]
    if not changes:
        return _limits(facts, Others(facts, search)) or Message(
            "scores nothing now, but looking further ahead no better move was found"
        )
    if len(changes) == 1 and not facts.holes and _keeps(facts) in changes:
        limits = _limits(facts, Others(facts, search))
        changes += [] if limits is None else [limits]
    if len(changes) == 2 and ": " in changes[0]:
        #: two effects of a tile, such as “makes a place worth 24 points for you alone: …” and
        #: “stops ned from scoring 12 points with tile 245”
        return Message("{first}. It also {second}", first=changes[0], second=changes[1])
    return listed(changes)


def _worse(view: HolominoState, search: Search, step: Step, other: Step) -> Message | None:
    """Return the first relevant fault of another step compared with this one, or None."""
    if THROW in (step.cell, other.cell):
        return None
    facts = StepFacts(view, search, step, TableFacts(search))
    beside = facts.beside(other)
    found = chain(_waits(facts, other), _lacks(facts, beside), _hopes(facts, beside))
    return next(islice(found, 1), None)


def _scores(facts: StepFacts) -> Message | None:
    """Return a reason such as “closes two holes at once: 10 × 12 = 120 points”."""
    if not facts.holes:
        return None
    points = _points(facts)
    if facts.step.gain == facts.before.best(facts.search.hands.mine)[0]:
        #: {closes}: such as “closes a hole of 12 points”
        return Message("{closes} (the most you can score now)", closes=points)
    return points


def _points(facts: StepFacts) -> Message:
    holes = facts.holes
    if len(holes) == 1:
        return Message("closes a hole of {points} points", points=holes[0])
    sum_ = points_text(holes, facts.limited)
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


def _keeps(facts: StepFacts) -> Message | None:
    """Return a reason such as “keeps tile 123 for its place worth 90 points”."""
    before, after = facts.before.kept, facts.after.kept
    same = {tile: now for tile, now in after.items() if now == before.get(tile)}
    tile = max(same, key=same.__getitem__, default=0)
    if not tile or same[tile] <= facts.step.gain:
        return None
    return Message(
        "saves your tile {tile} for later: only it fits a place worth {points} points, so nobody "
        "can take them from you",
        tile=facts.names[tile],
        points=same[tile],
    )


def _stops(facts: StepFacts) -> Message | None:
    """Return a reason such as “stops fred from scoring 12 points with tile 245”.

    Only single holes can be blocked.
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
    """Return the reason that the step sets up points for the mover's next turn.

    None if the place fits only one tile, or if the other player's pool gains, too.
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


_CHANGES: tuple[Callable[[StepFacts], Message | None], ...] = (
    _scores,
    _makes,
    _stops,
    _keeps,
    _prepares,
)


def _waits(facts: StepFacts, other: Step) -> Iterator[Message]:
    """Yield the fault that the other step fills a place too early.

    Only one of the mover's tiles fits there, so the place could wait for more points.
    """
    points = facts.after.kept.get(other.tile)
    if other.gain == points == facts.before.kept.get(other.tile):
        yield Message(
            "{move} takes {points} points that can wait: only tile {tile} fits there",
            move=YOURS,
            points=points,
            tile=facts.names[other.tile],
        )


def _lacks(facts: StepFacts, other: StepFacts) -> Iterator[Message]:
    """Yield the faults of the `other` step: fewer points, or better chances for the opponent."""
    if facts.step.gain > other.step.gain:
        yield Message.counted(
            facts.step.gain - other.step.gain,
            "{move} scores {n} point less",
            "{move} scores {n} points less",
            move=YOURS,
        )
    points, more = (one.after.best(facts.theirs)[0] for one in (facts, other))
    if more - points >= WORTH_TELLING:
        yield Message(
            "{move} lets {name} score {more} points next turn, the better one only {points}",
            move=YOURS,
            name=facts.other,
            points=points,
            more=more,
        )
    for tile, kept in facts.after.kept.items():
        if not other.after.kept.get(tile):
            yield Message(
                "{move} gives up a place worth {points} points for tile {tile}",
                move=YOURS,
                points=kept,
                tile=facts.names[tile],
            )
    expected, more_expected = (one.after.expected(facts.theirs) for one in (facts, other))
    if more_expected - expected >= WORTH_EXPECTING:
        yield Message(
            "{move} leaves {name} about {more:.1f} points next turn, the better one only "
            "{points:.1f}",
            move=YOURS,
            name=facts.other,
            points=expected,
            more=more_expected,
        )


def _hopes(facts: StepFacts, other: StepFacts) -> Iterator[Message]:
    """Yield the fault that the `other` step leaves the mover fewer points to expect next turn."""
    points, less = facts.after.expected(facts.mine), other.after.expected(other.mine)
    if points - less >= WORTH_EXPECTING:
        yield Message(
            "{move} prepares only about {less:.1f} points for the next turn, the better one "
            "{points:.1f}",
            move=YOURS,
            points=points,
            less=less,
        )


def _limits(facts: StepFacts, others: Others) -> Message | None:
    """Return how a step compares with the others in what both players can score next turn."""
    points, mine = facts.after.expected(facts.theirs), facts.after.expected(facts.mine)
    if not points:
        return Message("leaves {name} nothing to score next turn", name=facts.other)
    if points < WORTH_TELLING:
        return Message("leaves {name} only a small chance to score next turn", name=facts.other)
    if others.usual - points >= max(1, points / 10):
        return Message(
            "holds {name} to about {points:.0f} points next turn on average, while most other "
            "moves allow {more:.0f} or more",
            name=facts.other,
            points=points,
            more=others.usual,
        )
    if mine - others.usual_mine >= WORTH_TELLING:
        return Message(
            "prepares about {points:.0f} points for your next turn on average, while most other "
            "moves prepare {less:.0f} or less",
            points=mine,
            less=others.usual_mine,
        )
    if others.most - points >= WORTH_TELLING:
        return Message(
            "holds {name} to about {points:.0f} points next turn on average, while other moves "
            "allow up to {most:.0f}",
            name=facts.other,
            points=points,
            most=others.most,
        )
    if others.most - others.least < WORTH_TELLING:
        return Message(
            "costs you nothing: {name} can score about {points:.0f} points next turn whatever "
            "you play",
            name=facts.other,
            points=points,
        )
    return None
