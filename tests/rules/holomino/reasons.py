"""What hints say of a move of Holomino, worked out again by the rules alone."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from statistics import fmean
from typing import Any

from rules.core.message import Message
from rules.holomino import Holomino, HolominoMove, HolominoState, Place, holes_closed
from rules.holomino.tiles import canonical
from tests.oracles.greedy_holomino import gain

GAME = Holomino()


class Unplaced:
    """What every tile that is not on the table could score there, whoever has it."""

    def __init__(self, view: HolominoState, move: HolominoMove | None = None) -> None:
        self.mine = view.pools[view.mover]
        self.theirs = view.pools[1 - view.mover]
        state = view
        if move is not None:
            state = GAME.apply(view, move)
            self.mine = state.pools[view.mover]
        self.sack = state.sack
        tiles = *self.mine, *self.theirs, *self.sack
        anybody = replace(state, to_move=0, turn_of=0, pools=(tiles, ()), outcome=None)
        self.most = dict.fromkeys(tiles, 0)
        self._at = defaultdict[int, dict[str, int]](dict)
        for placed in GAME.legal_moves(anybody):
            if isinstance(placed, Place):
                tile, points = canonical(placed.digits), gain(anybody, placed)
                self.most[tile] = max(self.most[tile], points)
                at = self._at[placed.position]
                at[tile] = max(at.get(tile, 0), points)

    def best(self, pool: tuple[str, ...]) -> int:
        """Return the most points a pool could score."""
        return max((self.most[tile] for tile in pool), default=0)

    def expected(self, pool: tuple[str, ...]) -> float:
        """Return the most points a pool could score with one more tile of the sack, on average."""
        best = self.best(pool)
        return fmean([max(best, self.most[tile]) for tile in self.sack] or [best])

    def own(self, tile: str) -> int:
        """Return the points of the best place that no other tile fits."""
        return max((at[tile] for at in self._at.values() if set(at) == {tile}), default=0)

    @property
    def scoring(self) -> int:
        """How many of the tiles that the other player has or may draw could close a hole."""
        return sum(self.most[tile] > 0 for tile in (*self.theirs, *self.sack))


class Claim:
    """A part of a reason for a move, and the position to hold it against."""

    def __init__(
        self,
        view: HolominoState,
        move: HolominoMove,
        said: Mapping[str, Any],
        played: HolominoMove | None = None,
    ) -> None:
        self.view, self.move, self.said = view, move, said
        self.before, self.after = Unplaced(view), Unplaced(view, move)
        assert said.get("name") in (None, view.names[1 - view.mover])
        if played is not None:
            self.other = played
            self.instead = Unplaced(view, played)

    def of_mine(self) -> bool:
        return self.said["tile"] in self.after.mine

    def closes(self) -> bool:
        assert isinstance(self.move, Place)
        values = [hole.value for hole in holes_closed(self.view, self.move)]
        limited = self.view.options.limit_scores
        text = (" + " if limited else " × ").join(map(str, values))
        text = f"({text}) × {len(values)}" if limited else text
        points = self.said["points"]
        single = values == [points] and "sum" not in self.said
        return points == gain(self.view, self.move) and (single or text == self.said["sum"])

    def makes(self) -> bool:
        tile, points = self.said["tile"], self.said["points"]
        return self.of_mine() and self.after.own(tile) == points > self.before.own(tile)

    def stops(self) -> bool:
        tile, points, theirs = self.said["tile"], self.said["points"], self.before.theirs
        best = self.before.best(theirs)
        return tile in theirs and self.before.most[tile] == points == best > self.after.best(theirs)

    def sets_up(self) -> bool:
        after, mine = self.said["points"], self.after.mine
        same = self.after.most[self.said["tile"]] == after == self.after.best(mine)
        return bool(same and self.of_mine() and after > self.before.best(mine))

    def waits(self) -> bool:
        tile, points = self.said["tile"], self.said["points"]
        assert isinstance(self.other, Place)
        taken = canonical(self.other.digits) == tile and gain(self.view, self.other) == points
        return self.of_mine() and self.before.own(tile) == points == self.after.own(tile) and taken

    def scores_more(self) -> bool:
        return bool(self.said["n"] == gain(self.view, self.move) - gain(self.view, self.other) > 0)

    def leaves_less(self) -> bool:
        theirs = self.after.theirs
        least, more = self.after.best(theirs), self.instead.best(theirs)
        return (least, more) == (self.said["points"], self.said["more"]) and least < more

    def leaves_place(self) -> bool:
        tile, points = self.said["tile"], self.said["points"]
        there = tile in self.instead.mine and self.instead.own(tile)
        return self.of_mine() and self.after.own(tile) == points and there < points

    def expects_less(self) -> bool:
        points, more = (one.expected(one.theirs) for one in (self.after, self.instead))
        return (points, more) == (self.said["points"], self.said["more"]) and points < more

    def closes_best(self) -> bool:
        """Whether no other move scores more."""
        return gain(self.view, self.move) == max(gain(self.view, one) for one in self.legal)

    def keeps(self) -> bool:
        tile, points = self.said["tile"], self.said["points"]
        return self.of_mine() and self.before.own(tile) == points == self.after.own(tile)

    @cached_property
    def legal(self) -> list[HolominoMove]:
        return list(GAME.legal_moves(self.view))

    @cached_property
    def others(self) -> list[tuple[float, float]]:
        """The points that the other player and the mover can expect after each legal move."""
        after = [Unplaced(self.view, move) for move in self.legal]
        return [(one.expected(one.theirs), one.expected(one.mine)) for one in after]

    def expects(self) -> bool:
        return bool(self.said["points"] == self.after.expected(self.after.theirs))

    def leaves_less_than_others(self) -> bool:
        most = max(self.others)[0]
        return self.expects() and most == self.said["most"] >= self.said["points"] + 4

    def leaves_less_than_most(self) -> bool:
        more = sum(theirs >= self.said["more"] for theirs, _ in self.others)
        convinces = self.said["more"] >= self.said["points"] + 1
        return self.expects() and convinces and 2 * more > len(self.others)

    def leaves_itself_more_than_most(self) -> bool:
        points, less = self.said["points"], self.said["less"]
        fewer = sum(mine <= less for _, mine in self.others)
        right = points == self.after.expected(self.after.mine) >= less + 4
        return bool(right and 2 * fewer > len(self.others))

    def wastes_nothing(self) -> bool:
        return self.expects() and max(self.others)[0] - min(self.others)[0] < 4

    def leaves_little(self) -> bool:
        return 0 < self.after.expected(self.after.theirs) < 4

    def leaves_nothing(self) -> bool:
        return self.after.expected(self.after.theirs) == 0

    def hopes(self) -> bool:
        points, less = (one.expected(one.mine) for one in (self.after, self.instead))
        return (points, less) == (self.said["points"], self.said["less"]) and points > less

    def scores(self) -> int:
        return gain(self.view, self.move)

    def throws(self) -> bool:
        return self.move in GAME.legal_moves(self.view) and str(self.move) == self.said["tile"]


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "closes a hole of {points} points": Claim.closes,
    "closes two holes at once: {sum} = {points} points": Claim.closes,
    "closes three holes at once: {sum} = {points} points": Claim.closes,
    "makes a place worth {points} points for you alone: only your tile {tile} fits there": (
        Claim.makes
    ),
    "stops {name} from scoring {points} points with tile {tile}": Claim.stops,
    "sets up {points} points for your next turn with your tile {tile}": Claim.sets_up,
    "{move} takes {points} points that can wait: only tile {tile} fits there": (Claim.waits),
    "{move} scores {n} points less": Claim.scores_more,
    "{move} lets {name} score {more} points next turn, the better one only {points}": (
        Claim.leaves_less
    ),
    "{move} gives up a place worth {points} points for tile {tile}": (Claim.leaves_place),
    "{move} leaves {name} about {more:.1f} points next turn, the better one only {points:.1f}": (
        Claim.expects_less
    ),
    "{move} prepares only about {less:.1f} points for the next turn, the better one {points:.1f}": (
        Claim.hopes
    ),
    "{closes} (the most you can score now)": Claim.closes_best,
    "saves your tile {tile} for later: only it fits a place worth {points} points, so nobody can "
    "take them from you": Claim.keeps,
    "holds {name} to about {points:.0f} points next turn on average, while other moves allow up "
    "to {most:.0f}": Claim.leaves_less_than_others,
    "holds {name} to about {points:.0f} points next turn on average, while most other moves allow "
    "{more:.0f} or more": Claim.leaves_less_than_most,
    "prepares about {points:.0f} points for your next turn on average, while most other moves "
    "prepare {less:.0f} or less": Claim.leaves_itself_more_than_most,
    "costs you nothing: {name} can score about {points:.0f} points next turn whatever you play": (
        Claim.wastes_nothing
    ),
    "scores nothing now, but looking further ahead no better move was found": lambda claim: (
        not claim.scores()
    ),
    "leaves {name} only a small chance to score next turn": Claim.leaves_little,
    "leaves {name} nothing to score next turn": Claim.leaves_nothing,
    "none of your tiles fits, so return {tile} to the bag": Claim.throws,
}


def holds(
    view: HolominoState, move: HolominoMove, part: Message, played: HolominoMove | None = None
) -> bool:
    """Whether one part of a reason is true. Raises KeyError if nobody knows what it says."""
    return CLAIMS[part.template](Claim(view, move, part.arguments, played))
