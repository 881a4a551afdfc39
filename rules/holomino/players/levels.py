"""The playing strength of each level, from single holes to a sampled search."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import factorial
from random import Random

from rules.core.clock import TimeUp
from rules.holomino.players.board import Step
from rules.holomino.players.search import DrawOrder, Search
from rules.holomino.players.tables import each

MOST_NODES = 60_000
"""The size of the tree, about 50 MB, above which it is dropped."""

MANY = 9
"""A number of tiles that has more orders than are ever tried."""

FEW = 3
"""The fewest orders for a useful result."""

ENDING = 7
"""The most remaining tiles, with an empty sack, for which Master searches to the end."""


@dataclass(frozen=True, slots=True)
class SearchStage:
    """A search of the best `keep` candidates so far.

    `depth` is in plies, `orders` is the number of sampled orders of the sack, and `width` is the
    number of moves to search in every position after the first.
    """

    depth: int
    keep: int
    orders: int
    width: int = 6


EXPERT = (SearchStage(2, 8, 8), SearchStage(3, 4, 6))
MASTER = (
    SearchStage(2, 40, 1),
    SearchStage(2, 12, 8),
    SearchStage(3, 6, 12),
    SearchStage(4, 4, 400),
    SearchStage(6, 4, 400),
)
LAST_TILES = (
    SearchStage(2, 40, 1),
    SearchStage(4, 40, 1, 12),
    SearchStage(9, 40, 1, 12),
    SearchStage(9, 40, 1, 99),
)

MEMORY = 0.5
"""The weight of a stage's results in the next, deeper stage."""

IN_HAND = 0.002
"""The bonus for points now over the same points later, so that they are not delayed for ever."""

REPLY_DRAWS = 12
"""The number of possible draws of the other player that Club considers."""

FOLLOWED = 8
"""The number of moves that Club follows through the best reply to its own next move."""

EXCHANGES = 200
"""The number of sampled draws for that."""

LATER = 0.8
"""The weight of points of Club's own next move, which the other player may block."""


def newcomer(search: Search, rng: Random) -> Step:
    """Return the step with the largest single hole that Newcomer sees.

    It turns tiles at most once, and does not combine holes.
    """
    choices = search.choices()
    seen = [step for step in choices if search.is_easily_seen(step)]
    holes = [search.largest_hole(step) for step in seen]
    if not any(holes):
        return rng.choice(seen or choices)
    return _best(seen, holes, rng)


def casual(search: Search, rng: Random) -> Step:
    """Return the step that scores the most points at once."""
    steps = search.choices()
    return _best(steps, [step.gain for step in steps], rng)


def club(search: Search, rng: Random) -> Step:
    """Return the step with the most points, less the other player's expected reply.

    The points of Club's own next move count, too.
    """
    hands = search.hands
    tiles = list(each(hands.sack))
    drawn = rng.sample(tiles, min(REPLY_DRAWS, len(tiles)))
    steps = search.choices()
    steps.sort(key=lambda step: -step.gain)
    ranked: list[tuple[float, float, Step]] = []
    for step in steps:
        if ranked and search.clock.out():
            break
        ranked.append((step.gain - search.reply(step, drawn), rng.random(), step))
    ranked.sort(reverse=True)
    return _followed(search, [step for _, _, step in ranked[:FOLLOWED]], tiles, rng)


def _followed(search: Search, steps: list[Step], tiles: list[int], rng: Random) -> Step:
    """Return the best of some steps (best first), on average over sampled draws."""
    totals, tried = [0.0] * len(steps), 0
    while tried < EXCHANGES and len(steps) > 1 and not search.clock.out():
        draws = rng.sample(tiles, min(2, len(tiles)))
        totals = [
            total + step.gain + search.exchange(step, draws, LATER)
            for total, step in zip(totals, steps, strict=True)
        ]
        tried += 1
    return steps[max(range(len(steps)), key=totals.__getitem__)]


def _best(steps: Sequence[Step], worth: Sequence[float], rng: Random) -> Step:
    most = max(worth)
    return rng.choice([step for step, value in zip(steps, worth, strict=True) if value == most])


def deep(search: Search, stages: tuple[SearchStage, ...], rng: Random) -> Step:
    """Return the best candidate of the last stage that had time for enough orders."""
    return judged(search, stages, rng)[0][0]


def judged(
    search: Search, stages: tuple[SearchStage, ...], rng: Random
) -> tuple[list[Step], float | None]:
    """Return all candidates, best first, and the value of the first, -1 to 1.

    The value is None if there was no time to search it.
    """
    hands = search.hands
    if stages is MASTER and not hands.sack and hands.turns <= ENDING:
        stages = LAST_TILES
    candidates = [step for _, step in search.ranked(search.root, hands)]
    known, weight = [0.0] * len(candidates), 0.0
    dropped: list[Step] = []
    for stage in stages:
        dropped = candidates[stage.keep :] + dropped
        candidates = candidates[: stage.keep]
        if len(candidates) == 1:
            break
        totals, tried, whole = _tried(search, stage, candidates, rng)
        if tried < FEW and not whole:
            break
        # Results of earlier stages make those of a deeper stage with few orders more stable.
        memory = 0.0 if stage.orders == 1 else MEMORY
        weight = weight * memory + tried
        known = [memory * known[place] + total for place, total in enumerate(totals)]
        worth = [
            total / weight + IN_HAND * step.gain / (step.gain + 100)
            for step, total in zip(candidates, known, strict=True)
        ]
        places = sorted(range(len(candidates)), key=lambda place: -worth[place])
        candidates = [candidates[place] for place in places]
        known = [known[place] for place in places]
        if not whole:
            break
    return candidates + dropped, known[0] / weight if weight else None


def _tried(
    search: Search, stage: SearchStage, candidates: list[Step], rng: Random
) -> tuple[list[float], int, bool]:
    """Return the candidates' total values, the number of orders tried, and whether all were."""
    totals = [0.0] * len(candidates)
    tried = 0
    for draws in _orders(search, stage.orders, rng):
        values: list[float] = []
        try:
            for step in candidates:
                # With a single order, a candidate only has to be compared with the best so far.
                alpha = max(values, default=-2.0) if stage.orders == 1 else -2.0
                values.append(search.value(step, stage.depth - 1, draws, stage.width, alpha))
        except TimeUp:
            return totals, tried, False
        totals = [total + value for total, value in zip(totals, values, strict=True)]
        tried += 1
        if search.nodes > MOST_NODES:
            search.forget(candidates)
    return totals, tried, True


def _orders(search: Search, most: int, rng: Random) -> Iterator[DrawOrder]:
    """Yield orders in which the tiles may be drawn: all if there are few, otherwise a sample."""
    hands = search.hands
    tiles = list(each(hands.mine | hands.theirs | hands.sack))
    inside = list(each(hands.sack))
    rest = [tile for tile in tiles if not tile & hands.sack]
    if factorial(min(len(inside), MANY)) <= most:
        for order in permutations(inside):
            yield DrawOrder((*order, *rest))
        return
    rng.shuffle(inside)
    for number in range(most):
        # Each order begins with another tile, as the next draw matters most.
        first = inside[number % len(inside)]
        others = [tile for tile in tiles if tile != first]
        rng.shuffle(others)
        yield DrawOrder((first, *others))
