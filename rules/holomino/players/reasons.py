"""Why a move is good, in one sentence of facts that can be checked on the table."""

from collections.abc import Callable

from rules.core.message import Message, listed
from rules.holomino.game import HolominoState
from rules.holomino.players.search import THROW, Search, Step
from rules.holomino.players.tables import each

WORTH_KEEPING = 20
"""More than a single hole brings: a place worth this is nobody's but its tile's."""

WORTH_STOPPING = 4
"""By so many points the other player's best hole must shrink to be worth a word."""


class StepFacts:
    """What a step does, for the reasons to choose from. `other` is the other player's name."""

    def __init__(self, view: HolominoState, search: Search, step: Step) -> None:
        board, hands = search.board, search.hands
        self.step = step
        self.other: str = view.names[1 - view.mover]
        self.limited = board.limited
        self.names = board.tables.names
        self.sack_empty = not hands.sack
        self.holes = [] if step.cell == THROW else board.holes(step.cell, step.way)
        self.threat_before = _best(search, hands.theirs)
        self.kept_before = dict(_kept(search, hands.mine ^ step.tile))
        if step.cell != THROW:
            board.put(step.cell, step.way)
        self.threat_after = _best(search, hands.theirs)
        self.kept_after = _kept(search, hands.mine ^ step.tile)
        if step.cell != THROW:
            board.take(step.cell)


def why(view: HolominoState, search: Search, step: Step) -> Message:
    """One sentence why a step is good: what it scores or prepares, and what it leaves."""
    facts = StepFacts(view, search, step)
    parts = [text for reason in _REASONS if (text := reason(facts)) is not None]
    return listed(parts[:2]) if parts else _leaves(facts)


def _throws(facts: StepFacts) -> Message | None:
    if facts.step.cell != THROW:
        return None
    tile = facts.names[facts.step.tile]
    return Message("none of your tiles fits, and {tile} is the one you will miss least", tile=tile)


def _scores(facts: StepFacts) -> Message | None:
    """“closes two holes, 10 × 12 = 120”"""
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
        return Message("closes two holes, {sum} = {points}", sum=sum_, points=facts.step.gain)
    return Message("closes three holes, {sum} = {points}", sum=sum_, points=facts.step.gain)


def _stops(facts: StepFacts) -> Message | None:
    """“keeps fred's 245 from scoring 12”; only single holes can be stopped at all."""
    points, tile = facts.threat_before
    if points - facts.threat_after[0] < WORTH_STOPPING:
        return None
    return Message(
        "keeps {name}'s {tile} from scoring {points}",
        name=facts.other,
        tile=facts.names[tile],
        points=points,
    )


def _keeps(facts: StepFacts) -> Message | None:
    """“makes a place worth 120 points that only your 245 fits”, or keeps one."""
    best = max(facts.kept_after, key=lambda item: item[1], default=None)
    if best is None:
        return None
    number, points = best
    tile = facts.names[number]
    if points > facts.kept_before.get(number, 0):
        return Message(
            "makes a place worth {points} points that only your {tile} fits",
            points=points,
            tile=tile,
        )
    return Message(
        "keeps a place worth {points} points that only your {tile} fits", points=points, tile=tile
    )


_REASONS: tuple[Callable[[StepFacts], Message | None], ...] = (_throws, _scores, _keeps, _stops)


def _leaves(facts: StepFacts) -> Message:
    """What the other player can score next with the tiles seen."""
    points, tile = facts.threat_after
    if not points:
        return Message("leaves the pool of {name} no hole to close", name=facts.other)
    return Message(
        "leaves the pool of {name} no more than {points} points, for {tile}",
        name=facts.other,
        points=points,
        tile=facts.names[tile],
    )


def _best(search: Search, tiles: int) -> tuple[int, int]:
    """The most points one of these tiles could score now, and which tile it is."""
    spots = (spot for tile in each(tiles) for spot in search.board.spots(tile))
    return max(((gain, tile) for _, tile, _, gain in spots), default=(0, 0))


def _kept(search: Search, tiles: int) -> list[tuple[int, int]]:
    """Those of some tiles that have a place of their own worth points, with the points."""
    found = search.promises_for(tiles)
    return [(tile, now) for tile, now, *_ in found if now >= WORTH_KEEPING]
