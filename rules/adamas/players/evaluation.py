"""The static evaluation of a position: pieces, stacks at risk, and room to move.

A *risk* is a stack that could be captured if its enemies were to move. The evaluation assumes that
the player to move either captures the best enemy stack or saves their own best one. The remaining
risks count in part. A stack at risk is also called *hanging*.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rules.adamas.players.board import WAYS, Field
from rules.adamas.players.endgames import MOST_PIECES, endgames
from rules.core.settled import settled

SPREAD: Final = 1250
"""The evaluation at which the odds of winning are e to 1, if a draw counts as half a win.

Half of the matches between equal players are drawn. Without draws, 500 would be right.
"""

WIN: Final = 1_000_000
"""The worth of a won game; every ply until the win costs one point."""

PIECES: Final = 6000
"""The scale of the material balance; see `_share`."""

FEW: Final = 3
"""At this number of a player's pieces or fewer, their free cells count most."""

_LEVEL: Final = 0.1
"""Scaling factor for drawn endgames."""

_FAR: Final = 64
"""More plies than the longest win in the endgame tables takes."""

Risk = tuple[int, tuple[int, ...]]
"""The height of a stack that could be captured, and the stacks it sees."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation's terms, as shares of the pieces concerned unless noted."""

    answer: float = 0.0
    """The opponent's best capture after the mover's own capture."""
    fork: float = 0.0
    """All hanging stacks but the best one, as one move saves only one stack."""
    tempo: float = 0.0
    """The mover's best hanging stack, which the next move can save."""
    room: float = 0.0
    """Points for every empty cell in sight of a stack."""
    links: float = 0.0
    """Points for every stack, of any player, in sight of a stack.

    Between two players enemy stacks cancel out: what counts are friends that can come to help.
    """
    steady: float = 0.0
    """Points for every stack higher than its visible enemy count."""
    close: float = 0.0
    """Points for every stack that one piece more or less would put at risk."""
    tall: float = 0.0
    """Points for every piece of the highest stack."""
    hunt: float = 0.0
    """Points for every refuge fewer than four per board side that an opponent with few pieces has.

    With `solved`, also points for every ply that the end seems nearer.
    """
    flee: bool = False
    """Whether the player also keeps cells open when its own pieces are few."""
    solved: bool = False
    """Whether the player uses the endgame tables."""
    takes: bool = True
    """Whether the evaluation sees captures at all, except by `guards`."""
    guards: bool = False
    """Whether the player sees that a stack with at least half of its pieces can be captured."""
    restless: bool = False
    """Whether the player grows impatient after many plies without a capture."""
    wall: float = 0.0
    """Points for every cell that an opponent with one or two stacks cannot reach at all, and for
    every cell out of their safe reach. They help to catch an opponent who only evades."""
    hurry: float = 0.0
    """Points for any capture, whoever makes it."""
    pieces: int = 0
    """The total number of pieces at the root; fewer pieces mean that a capture has happened."""


def evaluate(field: Field, me: int, mover: int, weights: Weights) -> float:
    """Return the worth of a position for `me`, with `mover` to move."""
    totals = field.totals
    if not totals[me]:
        return -WIN
    if sum(totals) == totals[me]:
        return WIN
    if weights.solved and (worth := solved(field, mover)) is not None:
        return worth if mover == me else -worth
    risks, shape = looked_over(field, weights) if weights.takes else ([], [0.0] * field.players)
    moved = weights.hurry if sum(totals) < weights.pieces else 0.0
    if weights.guards and mover != me and _exposed(field, me):
        moved -= PIECES
    other = 1 - mover
    if field.players > 2:
        left = [player for player, total in enumerate(totals) if total]
        if len(left) > 2:
            return moved + _of_three(field, me, mover, risks, shape, weights)
        other = sum(left) - mover
    worth = _of_two(field, me, (mover, other), risks, shape, weights)
    return moved + (_LEVEL * worth if weights.solved and unwinnable(field, mover) else worth)


def solved(field: Field, mover: int) -> float | None:
    """Return the mover's worth of a two-player endgame that is a forced win, otherwise None."""
    if sum(field.totals) > MOST_PIECES:
        return None
    left = [player for player, total in enumerate(field.totals) if total]
    if len(left) == 2:
        known = endgames(field.solved_size)
        for hunter in left:
            plies = known.plies(field, hunter, mover)
            if plies is not None:
                return WIN - plies if hunter == mover else plies - WIN
    return None


def unwinnable(field: Field, mover: int) -> bool:
    """Whether the endgame tables show that neither of the last two players can force a win."""
    if sum(field.totals) > MOST_PIECES:
        return False
    left = [player for player, total in enumerate(field.totals) if total]
    if len(left) != 2:
        return False
    stronger = max(left, key=field.totals.__getitem__)
    known = endgames(field.solved_size)
    return known.covers(field, stronger) and solved(field, mover) is None


def looked_over(field: Field, weights: Weights) -> tuple[list[list[Risk]], list[float]]:
    """Return each player's stacks at risk, and each player's points for the placement of stacks."""
    heights, beside = field.heights, field.geometry.beside
    steady, close, tall = weights.steady, weights.close, weights.tall
    risks: list[list[Risk]] = []
    shape: list[float] = []
    for player in range(field.players):
        own, enemy = field.own[player], field.enemy[player]
        hanging: list[Risk] = []
        free: i64 = 0
        seen: i64 = 0
        highest: i64 = 0
        points = 0.0
        cell: i64 = -1
        # This is the innermost loop of the search, so it follows the lines itself.
        for height in own:
            cell += 1
            if not height:
                continue
            missing = height
            way: i64
            for way in range(WAYS):
                other = beside[WAYS * cell + way]
                while other >= 0 and not heights[other]:
                    free += 1
                    other = beside[WAYS * other + way]
                if other >= 0:
                    seen += 1
                    missing -= enemy[other]
            if height > highest:
                highest = height
            if not missing:
                hanging.append((height, field.seen(cell)[0]))
            else:
                if missing > 0:
                    points += steady
                if -2 < missing < 2:
                    points += close
        risks.append(hanging)
        room, links = weights.room * float(free), weights.links * float(seen)
        shape.append(points + room + links + tall * float(highest))
    return risks, shape


def _exposed(field: Field, player: int) -> bool:
    """Whether a stack with at least half of a player's pieces could be captured."""
    own, total = field.own[player], field.totals[player]
    return any(2 * own[cell] >= total and field.capturable(cell) for cell in field.cells(player))


def best_catch(hanging: Sequence[Risk], own: vec[i64], progressive: bool = False) -> int:
    """Return the most pieces that a player with these stacks can capture of these in one move.

    With `progressive` captures only the best stack counts, as the first capture changes the rest.
    """
    if not hanging:
        return 0
    if progressive or len(hanging) == 1:
        return max((h for h, stacks in hanging if any(own[c] for c in stacks)), default=0)
    catches: dict[int, list[int]] = {}
    for height, stacks in hanging:
        for other in stacks:
            if own[other]:
                catches.setdefault(other, []).append(height)
    best = 0
    for source, heights in catches.items():
        if len(heights) > own[source]:
            heights = sorted(heights)[-own[source] :]
        best = max(best, sum(heights))
    return best


def _of_two(
    field: Field,
    me: int,
    pair: tuple[int, int],
    risks: list[list[Risk]],
    shape: list[float],
    weights: Weights,
) -> float:
    """Return the worth with two players left; `pair` is the player to move and the other."""
    mover, other = pair
    mine, theirs = float(field.totals[mover]), float(field.totals[other])
    sign = 1 if mover == me else -1
    best = _share(mine, theirs)
    if risks and weights.takes:
        catch = best_catch(risks[other], field.own[mover], field.progressive)
        if catch >= theirs:
            return sign * (WIN - 1)
        best = _after_exchange(mine, theirs, catch, (risks[mover], risks[other]), weights)
    weaker = mover if mine < theirs else other
    left = field.totals[weaker]
    hunting = weights.hunt and left <= FEW and mine != theirs and (weights.flee or weaker != me)
    if hunting:
        points = weights.hunt * _cornered(field, weaker, mover, weights)
        best += -points if weaker == mover else points
    opponent = other if mover == me else mover
    if hunting and left <= 2:
        return sign * best
    if weights.wall and field.masks[opponent].bit_count() <= 2:
        return sign * best - weights.wall * _roaming(field, opponent)
    return sign * (best + shape[mover] - shape[other])


def _cornered(field: Field, hunted: int, mover: int, weights: Weights) -> int:
    """Return points that grow as the weaker player loses refuges and the win comes nearer."""
    size = field.geometry.board.size
    points = max(0, 4 * size - refuges(field, hunted))
    if weights.solved:
        hunter = next(p for p, total in enumerate(field.totals) if total and p != hunted)
        plies = endgames(field.solved_size).plies_of_fewer(field, hunter, mover)
        points += 0 if plies is None else _FAR - plies
    return points


def refuges(field: Field, player: int) -> int:
    """Count the empty cells in sight where a player's stacks, moved whole, would be safe."""
    sight, lines, taken = field.geometry.sight, field.geometry.lines, field.taken
    own, enemy = field.own[player], field.enemy[player]
    safe = 0
    for cell in field.cells(player):
        height = own[cell]
        for target in sight[cell][taken & lines[cell]][1]:
            count = 0
            for other in sight[target][taken & lines[target]][0]:
                count += enemy[other]
            safe += count != height
    return safe


def _roaming(field: Field, player: int) -> int:
    """Count the cells a player's stacks can ever reach; those safe to reach now count again."""
    return region(field, player) + refuges(field, player)


def region(field: Field, player: int) -> int:
    """Count the empty cells that a player's stacks could reach if nobody else ever moved."""
    nearby, free = field.geometry.nearby, ~field.taken
    reached = edge = field.masks[player]
    while edge:
        beside = 0
        while edge:
            low = edge & -edge
            edge ^= low
            beside |= nearby[low.bit_length() - 1]
        edge = beside & free & ~reached
        reached |= edge
    return (reached & free).bit_count()


def _after_exchange(
    mine: float,
    theirs: float,
    catch: int,
    risks: tuple[list[Risk], list[Risk]],
    weights: Weights,
) -> float:
    """Return the material balance after the mover's better choice: capturing, or saving a stack."""
    most, rest = _most_and_rest(risks[0])
    pressed = weights.fork * _most_and_rest(risks[1])[1]
    saved = _share(mine - weights.fork * rest - weights.tempo * most, theirs - pressed)
    if not catch:
        return saved
    taken = _share(mine - weights.answer * most, theirs - catch)
    return max(saved, taken)


def _most_and_rest(hanging: list[Risk]) -> tuple[int, int]:
    """Return the height of the highest of these stacks, and the pieces of the others."""
    most = total = 0
    for height, _ in hanging:
        total += height
        if height > most:
            most = height
    return most, total - most


def _share(mine: float, theirs: float) -> float:
    """Return the material balance for two numbers of pieces.

    With fewer pieces on the board a lead counts more. But with very few pieces it counts less, as
    an exchange may leave one piece each, which is a tie.
    """
    most = mine if mine > theirs else theirs
    power = most * most * most
    return PIECES * power / (power + 27) * (mine - theirs) / (mine + theirs + 1)


def _of_three(
    field: Field, me: int, mover: int, risks: list[list[Risk]], shape: list[float], weights: Weights
) -> float:
    """Return the worth for `me` among three players.

    It assumes that all others attack `me`. Their hanging stacks count only if `me` is to move.
    """
    pieces = [float(total) for total in field.totals]
    if risks and weights.takes:
        if mover == me:
            others = [risk for p, hanging in enumerate(risks) if p != me for risk in hanging]
            catch = best_catch(others, field.own[me], field.progressive)
            lost = min(1.0, catch / (sum(pieces) - pieces[me]))
            pieces = [n if p == me else n * (1 - lost) for p, n in enumerate(pieces)]
            pieces[me] -= weights.answer * max((height for height, _ in risks[me]), default=0)
        else:
            pieces[me] -= best_catch(risks[me], field.own[mover], field.progressive)
            rest = sum(height for height, _ in risks[me])
            pieces[me] -= weights.fork * max(0.0, rest - (field.totals[me] - pieces[me]))
        pieces[me] = max(pieces[me], 0.0)
    others_pieces = sum(pieces) - pieces[me]
    best = _share(2 * pieces[me], others_pieces)
    opponents = [player for player in range(3) if player != me]
    if weights.hunt and max(field.totals[player] for player in opponents) <= 2 < field.totals[me]:
        size = field.geometry.board.size
        return best + weights.hunt * sum(4 * size - refuges(field, other) for other in opponents)
    for other in opponents:
        if weights.wall and field.masks[other].bit_count() <= 2:
            best -= weights.wall / 2 * _roaming(field, other)
    return best + shape[me] - (sum(shape) - shape[me]) / 2


def chance(value: float) -> float:
    """Convert a worth to an expected share of the win, 0 to 1."""
    return settled(1 / (1 + exp(-max(-30.0, min(30.0, value / SPREAD)))))
