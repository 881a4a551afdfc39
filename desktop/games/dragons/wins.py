"""What is lit when a game of Dragons is over: the winners' loops, or the winner's dragon."""

from __future__ import annotations

from desktop.games.dragons.facts import Bodies, LongestPaths
from rules.core.hexes import Hex
from rules.dragons.game import DragonsOptions, DragonsState
from rules.dragons.shapes import Dragon

_BY_DRAGONS = (
    "tantrix",
    "end_first",
    "end_single",
    "end_most",
    "all_out_most_eyes",
    "loop_closed",
)


def winning_loops(
    view: DragonsState, longest: LongestPaths | None
) -> list[tuple[int, tuple[Hex, ...]]]:
    """The loops that won, by player; none where loops do not count."""
    if view.outcome is None or longest is None or by_dragons(view.options):
        return []
    needed = view.options.loop_length
    return [
        (player, longest.loops[player])
        for player in sorted(view.outcome.winners)
        if len(longest.loops[player]) >= needed
    ]


def winning_dragons(view: DragonsState, bodies: Bodies) -> list[Dragon]:
    """The dragon that won; none where a loop won, somebody gave up, or the game was drawn."""
    options, outcome = view.options, view.outcome
    if outcome is None or view.out or len(outcome.winners) != 1:
        return []
    (winner,) = outcome.winners
    if options.tantrix:
        own = [dragon for dragon in bodies.dragons if dragon.colour == winner]
        return [max(own, key=lambda dragon: dragon.score)]
    complete = bodies.complete(winner, 2 if options.loop_closed else options.num_eyes)
    if by_dragons(options):
        return sorted(complete, key=lambda dragon: dragon.eyes)[-1:]
    if options.tie_largest_wins and view.pool == 0:
        return sorted(complete, key=lambda dragon: len(dragon.tiles))[-1:]
    return []


def by_dragons(options: DragonsOptions) -> bool:
    """Whether dragons decide the game, not loops."""
    return any(getattr(options, name) for name in _BY_DRAGONS)
