"""Candidate moves, built part by part and scored statically, as there are too many to list.

Each stack first sends promising numbers of pieces to each cell it sees. The best of these splits
then get further parts, one at a time. Stacks with few splits are split in every possible way.
Merges take whole stacks, single pieces, or as many as a threat needs.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

from rules.adamas.players.board import Built, Change, Field, Shares, bits
from rules.adamas.players.evaluation import Weights, evaluate
from rules.adamas.splits import shares
from rules.core.clock import Clock, TimeUp

Scored = tuple[float, Built]
"""The static value of a move for its mover, before any reply, and the move."""

_ASK_EVERY: Final = 64  # candidates; at 5 to 30 µs each about 2 ms


class _Enough(Exception):
    """A candidate is so good that the others need not be built."""


@dataclass(frozen=True, slots=True)
class Breadth:
    """Limits on the moves a player considers."""

    whole: int
    """The most splits of a stack for which all of them are tried."""
    beam: int
    """The most splits of a stack that are extended by a further part; the best are chosen."""
    parts: int
    """The most parts of a split."""
    most: int
    """The approximate number of candidates; captures and stacks at risk come first."""


def may_land_so(field: Field, built: Built) -> bool:
    """Whether the captures of a split onto visible cells are legal, also under `prog_cap`.

    Under `prog_cap` the first part is counted on the board as the turn began, the others with all
    moving pieces lifted and the earlier parts landed.
    """
    mover, (lifts, lands) = field.mover, built
    assert mover is not None
    for done, (cell, _) in enumerate(lands):
        if not field.enemy[mover][cell]:
            continue
        changes: list[Change] = []
        if done and field.progressive:
            field.shift((lifts, lands[:done]), mover, changes)
        legal = field.may_land(cell)
        field.shift_back(changes)
        if not legal:
            return False
    return True


def possible(field: Field, built: Built) -> bool:
    """Whether a move built for another position is legal here, too."""
    mover, (lifts, lands) = field.mover, built
    assert mover is not None
    own = field.own[mover]
    if any(own[cell] < count for cell, count in lifts):
        return False
    pivot, others = (lifts[0][0], lands) if len(lifts) == 1 else (lands[0][0], lifts)
    stacks, free = field.seen(pivot)
    if not all(cell in free or cell in stacks for cell, _ in others):
        return False
    if len(lifts) > 1:
        return field.may_land(pivot)
    return may_land_so(field, built)


def every_move(field: Field) -> Iterator[Built]:
    """Yield all moves of the player to move, regardless of landing order; for few pieces only."""
    mover = field.mover
    assert mover is not None
    own = field.own[mover]
    for source in field.cells(mover):
        stacks, free = field.seen(source)
        height = own[source]
        targets = sorted([*filter(field.may_land, stacks), *free])
        for lands in shares([(cell, height) for cell in targets], height):
            yield ((source, sum(count for _, count in lands)),), lands
    for target in filter(field.may_land, range(len(own))):
        friends = [(cell, own[cell]) for cell in sorted(field.seen(target)[0]) if own[cell]]
        for lifts in shares(friends, field.totals[mover]):
            if len(lifts) > 1:
                yield lifts, ((target, sum(count for _, count in lifts)),)


class CandidateBuilder:
    """Builds and judges the candidates of the player to move. `ties` are keys of positions."""

    def __init__(
        self,
        field: Field,
        me: int,
        weights: Weights,
        breadth: Breadth,
        clock: Clock | None,
        ties: Collection[int] = (),
    ) -> None:
        assert field.mover is not None
        self._ties = ties
        self._field = field
        self._me = me
        self._weights = weights
        self._breadth = breadth
        self._clock = clock
        self._mover = field.mover
        self._sign = 1 if self._mover == me else -1
        self._enough = float("inf")
        self._found: dict[tuple[Shares, Shares], Scored] = {}

    def candidates(
        self, enough: float = float("inf"), likely: Iterable[Built] = ()
    ) -> list[Scored]:
        """Return the candidates, best first; stop building once one is worth `enough`.

        `likely` moves, which were good in similar positions, are tried first. Raises TimeUp when
        the clock runs out.
        """
        self._enough = enough
        try:
            for built in likely:
                if possible(self._field, built):
                    self._add(*built)
            self._build()
        except _Enough:
            pass
        return sorted(self._found.values(), key=_worth, reverse=True)

    def every(self) -> list[Scored]:
        """Return all moves, best first; for few pieces only. Raises TimeUp."""
        for built in every_move(self._field):
            self._add(*built)
        return self.partial()

    def partial(self) -> list[Scored]:
        """Return the candidates found so far, best first, for when the clock has run out."""
        return sorted(self._found.values(), key=_worth, reverse=True)

    def _build(self) -> None:
        sources = self._sources()
        room = self._breadth.most
        for number, source in enumerate(sources):
            # Every stack gets a share of the remaining candidates, so that none is left out.
            part = max(12, (room - len(self._found)) // (len(sources) - number))
            self._splits(source, len(self._found) + part)
        self._merges(len(self._found) + max(12, room // 3))

    def _sources(self) -> list[int]:
        """Return the mover's stacks: those that can capture, those at risk, then the others."""
        field, mover = self._field, self._mover

        def urgency(cell: int) -> int:
            enemy, seen = field.enemy[mover], field.seen(cell)[0]
            if any(enemy[other] and field.may_land(other) for other in seen):
                return 0
            return 1 if field.capturable(cell) else 2

        return sorted(field.cells(mover), key=urgency)

    def _targets(self, source: int) -> list[int]:
        """Return the cells where pieces of a stack may land, captures first."""
        field, mover = self._field, self._mover
        stacks, free = field.seen(source)
        enemy = field.enemy[mover]
        enemies = [cell for cell in stacks if enemy[cell]]
        # Under prog_cap the earlier parts of a split may make later captures legal.
        legal = [c for c in enemies if (field.progressive and field.opened) or field.may_land(c)]
        return legal + [cell for cell in stacks if not enemy[cell]] + list(free)

    def _splits(self, source: int, most: int) -> None:
        height = self._field.own[self._mover][source]
        targets = self._targets(source)
        enemy = self._field.enemy[self._mover]
        ways = comb(height + len(targets), height) - 1
        ordered = self._field.progressive and any(enemy[cell] for cell in targets)
        if ways <= self._breadth.whole and not ordered:
            for lands in shares([(cell, height) for cell in targets], height):
                self._add(((source, sum(count for _, count in lands)),), lands)
            return
        beam = self._extended(source, targets, [(0.0, ())], most)
        for _ in range(1, self._breadth.parts):
            beam = beam[: self._breadth.beam]
            if not beam or len(self._found) >= most:
                return
            beam = self._extended(source, targets, beam, most)

    def _extended(
        self, source: int, targets: list[int], beam: list[tuple[float, Shares]], most: int
    ) -> list[tuple[float, Shares]]:
        """Return these splits with one more part each, best first."""
        height = self._field.own[self._mover][source]
        longer: list[tuple[float, Shares]] = []
        for _, lands in beam:
            used = {cell for cell, _ in lands}
            left = height - sum(count for _, count in lands)
            for cell in targets:
                if cell in used:
                    continue
                for count in self._numbers(source, cell, left):
                    for whole in self._orders(lands, (cell, count)):
                        score = self._add(((source, height - left + count),), whole)
                        if score is not None:
                            longer.append((score, whole))
                if len(self._found) >= most:
                    return sorted(longer, key=_worth, reverse=True)
        return sorted(longer, key=_worth, reverse=True)

    def _orders(self, lands: Shares, part: tuple[int, int]) -> Iterator[Shares]:
        """Yield the split with one more part: last and, where landing orders matter, first."""
        if not self._field.progressive:
            yield tuple(sorted((*lands, part)))
            return
        yield (*lands, part)
        if lands and self._field.enemy[self._mover][part[0]]:
            yield (part, *lands)

    def _numbers(self, source: int, target: int, left: int) -> list[int]:
        """Return the numbers of a stack's remaining pieces that may be worth sending to a cell."""
        if left <= 3:
            return list(range(1, left + 1))
        numbers = {1, 2, left // 2, left - 1, left}
        field, mover = self._field, self._mover
        enemy, height = field.enemy[mover], field.own[mover][source]
        for other in field.seen(target)[0]:
            if enemy[other]:
                # The number that makes the enemy capturable, beside the stack or in front of it.
                missing = enemy[other] - field.count(other, field.owner(other))
                numbers |= {missing, missing + height}
        return sorted(number for number in numbers if 1 <= number <= left)

    def _merges(self, most: int) -> None:
        """Add the merges on every cell that two or more of the mover's stacks see."""
        field, mover = self._field, self._mover
        own = field.own[mover]
        near = 0
        for cell in field.cells(mover):
            for seen in field.seen(cell):
                for other in seen:
                    near |= 1 << other
        for target in bits(near):
            if not field.may_land(target):
                continue
            friends = [cell for cell in field.seen(target)[0] if own[cell]]
            for lifts in self._gatherings(friends, target):
                if len(self._found) >= most:
                    return
                self._add(lifts, ((target, sum(count for _, count in lifts)),))

    def _gatherings(self, friends: list[int], target: int) -> Iterator[Shares]:
        """Yield ways to gather pieces of some of these stacks on the target."""
        if len(friends) < 2:
            return
        own = self._field.own[self._mover]
        ways = 1
        for cell in friends:
            ways *= own[cell] + 1
        if ways <= self._breadth.whole // 4:
            limits = [(cell, own[cell]) for cell in friends]
            every = shares(limits, sum(height for _, height in limits))
            yield from (lifts for lifts in every if len(lifts) > 1)
            return
        for number in range(len(friends), 1, -1):
            for some in combinations(friends, number):
                yield tuple((cell, own[cell]) for cell in some)
        for one, two in combinations(friends, 2):
            for first, second in ((1, 1), (1, own[two]), (own[one], 1)):
                yield ((one, first), (two, second))

    def _add(self, lifts: Shares, lands: Shares) -> float | None:
        """Score a move and add it, if it is legal and new. Raises _Enough or TimeUp."""
        field, built = self._field, (lifts, lands)
        key = (lifts, tuple(sorted(lands))) if field.progressive else built
        if key in self._found:
            return None
        if field.progressive and not may_land_so(field, built):
            return None
        if self._clock is not None and not len(self._found) % _ASK_EVERY and self._clock.out():
            raise TimeUp
        score = self._sign * self._judged(built)
        self._found[key] = (score, built)
        if score >= self._enough:
            raise _Enough
        return score

    def _judged(self, built: Built) -> float:
        field = self._field
        changes: list[Change] = []
        field.shift(built, self._mover, changes)
        totals, after = field.totals, self._mover + 1
        count = field.players
        while not totals[after % count]:
            after += 1
        follower = after % count
        if self._ties and field.code + field.geometry.codes[3][follower] in self._ties:
            score = 0.0
        else:
            score = evaluate(field, self._me, follower, self._weights)
        field.shift_back(changes)
        return score


def _worth(scored: tuple[float, object]) -> float:
    return scored[0]
