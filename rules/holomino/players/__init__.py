"""The computer players of Holomino.

Only the order of the sack is hidden, and every tile exists once. A cell whose three corners are all
determined takes a single tile, so it belongs to that tile's owner. Such a cell is called a promise.
The value of a position is the points plus its promises, which depend on the holes already closed
there and on who can close the rest (`evaluation`). The search (`search`, `levels`) is alpha-beta
over sampled orders of the sack, the same ones for every candidate, on a board of ints (`board`,
`tables`).

- Newcomer turns a tile at most once, and considers holes one by one.
- Casual takes the most points now, and sees that holes multiply.
- Club also counts the other player's next points and its own after that, on average over the draws.
- Expert sees promises: it keeps tiles, and prepares and blocks double and triple holes.
- Master looks beyond the other player's reply, and plays the last tiles perfectly.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.levels import Level
from rules.core.message import Message
from rules.core.mind import Hint, Mind
from rules.holomino.game import HolominoMove, HolominoState
from rules.holomino.players.analysis import analysed
from rules.holomino.players.board import Step
from rules.holomino.players.levels import EXPERT, MASTER, casual, club, deep, judged, newcomer
from rules.holomino.players.reasons import explain, why
from rules.holomino.players.search import Search, as_move


class HolominoMind(Mind[HolominoState, HolominoMove]):
    """The computer player of Holomino."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {
        1: {1: 0.95, 2: 0.05},
        2: {1: 0.6, 2: 0.4},
        3: {2: 0.8, 3: 0.2},
        4: {3: 0.8, 4: 0.2},
    }

    def choose(self, view: HolominoState, level: Level, clock: Clock, rng: Random) -> HolominoMove:
        """Return the move a player of this level makes."""
        search = Search(view, clock)
        return as_move(view, search, _chosen(search, level, rng))

    def advise(self, view: HolominoState, clock: Clock, rng: Random) -> Hint[HolominoMove]:
        """Return Master's move, and the reason for it."""
        search = Search(view, clock)
        step = judged(search, MASTER, rng)[0][0]
        return Hint(as_move(view, search, step), why(view, Search(view, clock), step))

    def explain(
        self, view: HolominoState, line: Line[HolominoMove], than: Line[HolominoMove] | None = None
    ) -> Message:
        """See `Mind`."""
        return explain(view, line, than)

    def analyse(
        self,
        view: HolominoState,
        work: Work,
        *,
        include: Sequence[HolominoMove] = (),
        lines: int = 4,
    ) -> Analysis[HolominoMove]:
        """See `Mind`."""
        return analysed(view, work, include, lines)


def _chosen(search: Search, level: Level, rng: Random) -> Step:
    if level.number == 1:
        return newcomer(search, rng)
    if level.number == 2:
        return casual(search, rng)
    if level.number == 3:
        return club(search, rng)
    return deep(search, EXPERT if level.number == 4 else MASTER, rng)


MIND = HolominoMind()
