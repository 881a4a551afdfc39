"""The ends of a game of Dragons: the aim chosen by the options, and the end of the tiles.

Every aim is a function of a finished turn, including its automatic moves. It returns the winners
and the reason, or None if the game continues.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.core import Message
from rules.dragons.options import DragonsOptions
from rules.dragons.shapes import Dragon, dragons, longest_loop
from rules.dragons.tiles import O, Tiles, X

PLAYERS = (O, X)
BOTH = frozenset(PLAYERS)

Ending = tuple[frozenset[int], Message]
"""The winners and the reason."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """The facts for an aim: the board before and after a turn, and the number of tiles left."""

    options: DragonsOptions
    names: tuple[str, ...]
    before: Tiles
    after: Tiles
    pool: int

    def dragons(self) -> list[Dragon]:
        """Return the dragons on the board after the turn."""
        return dragons(self.after, self.options.tile_set)

    def complete(self) -> list[Dragon]:
        """Return the complete dragons on the board after the turn."""
        return [d for d in self.dragons() if is_complete(d, self.options.num_eyes)]

    def completed(self, eyes: int) -> frozenset[int]:
        """Return the players with a dragon of at least `eyes` eyes that this turn completed."""
        before = set(dragons(self.before, self.options.tile_set))
        new = [dragon for dragon in self.dragons() if dragon not in before]
        return frozenset(dragon.colour for dragon in new if is_complete(dragon, eyes))


def ending(turn: PlayedTurn) -> Ending | None:
    """Return how the game ended with this turn, or None if it continues."""
    ended = _AIMS[turn.options.aim](turn)
    return _tiles_ran_out(turn) if ended is None and turn.pool == 0 else ended


def best_scores(found: Iterable[Dragon]) -> tuple[int, ...]:
    """Return the Tantrix score of each player's best dragon."""
    return _best(found, lambda dragon: dragon.score)


def is_complete(dragon: Dragon, eyes: int) -> bool:
    """Whether a dragon is closed and has at least `eyes` eyes."""
    return dragon.closed and dragon.eyes >= eyes


def _loop(turn: PlayedTurn) -> Ending | None:
    """Return the win by the longest loop, or None ("Aim").

    `options.loop_length` is the shortest loop that counts.
    """
    tile_set, needed = turn.options.tile_set, turn.options.loop_length
    lengths = [len(longest_loop(turn.after, colour, tile_set)) for colour in PLAYERS]
    longest, shortest = max(lengths), min(lengths)
    if longest < needed:
        return None
    winners = _leaders(lengths)
    if winners == BOTH:
        return winners, Message("both players formed a loop of {length} tiles", length=longest)
    winner = turn.names[min(winners)]
    if shortest >= needed:
        return winners, Message(
            "{name} formed the longer loop, {longest} tiles to {shortest}",
            name=winner,
            longest=longest,
            shortest=shortest,
        )
    return winners, Message("{name} formed a loop of {length} tiles", name=winner, length=longest)


def _tantrix(turn: PlayedTurn) -> Ending | None:
    """`tantrix`: once all tiles are played the highest scoring dragon wins ("Variants")."""
    if turn.pool:
        return None
    scores = best_scores(turn.dragons())
    winners = _leaders(scores)
    if winners == BOTH:
        return winners, Message("both players' best dragons score {score}", score=scores[O])
    winner = turn.names[min(winners)]
    return winners, Message(
        "{name} has the highest scoring dragon, {most} to {least}",
        name=winner,
        most=max(scores),
        least=min(scores),
    )


def _first_completed(turn: PlayedTurn) -> Ending | None:
    """`end_first` and `loop_closed`: the first completed dragon wins."""
    eyes = turn.options.eyes_needed
    owners = turn.completed(eyes)
    if owners == BOTH:
        return owners, Message.counted(
            eyes,
            "both players completed a dragon with {n} eye or more in one turn",
            "both players completed a dragon with {n} eyes or more in one turn",
        )
    if owners:
        return owners, Message.counted(
            eyes,
            "{name} completed a dragon with {n} eye or more",
            "{name} completed a dragon with {n} eyes or more",
            name=turn.names[min(owners)],
        )
    return None


def _end_single(turn: PlayedTurn) -> Ending | None:
    """`end_single`: a player wins who completes dragons in a turn while the other does not."""
    owners = turn.completed(turn.options.num_eyes)
    if len(owners) != 1:
        return None
    return owners, Message(
        "{name} was the only player to complete a dragon", name=turn.names[min(owners)]
    )


def _end_most(turn: PlayedTurn) -> Ending | None:
    """`end_most`: a completed dragon with more eyes than every enemy dragon wins."""
    complete = _best(turn.complete(), lambda dragon: dragon.eyes)
    largest = _best(turn.dragons(), lambda dragon: dragon.eyes)
    for player in PLAYERS:
        if complete[player] > largest[1 - player]:
            return frozenset({player}), Message.counted(
                complete[player],
                "{name} has a complete dragon with {n} eye, more than any opponent",
                "{name} has a complete dragon with {n} eyes, more than any opponent",
                name=turn.names[player],
            )
    return None


def _all_out_most_eyes(turn: PlayedTurn) -> Ending | None:
    """`all_out_most_eyes`: when all tiles are played, the complete dragon with most eyes wins."""
    if turn.pool:
        return None
    eyes = _best(turn.complete(), lambda dragon: dragon.eyes)
    winners = _leaders(eyes)
    if winners == BOTH:
        return winners, Message(
            "the tiles ran out and nobody has the most eyes on a complete dragon"
        )
    return winners, Message.counted(
        max(eyes),
        "{name} has the complete dragon with the most eyes, {n} eye",
        "{name} has the complete dragon with the most eyes, {n} eyes",
        name=turn.names[min(winners)],
    )


def _tiles_ran_out(turn: PlayedTurn) -> Ending:
    """Return a draw ("Aim"), unless a `tie_` option lets the largest complete dragon decide."""
    drawn = BOTH, Message("the tiles ran out")
    if not turn.options.largest_decides:
        return drawn
    sizes = _best(turn.complete(), lambda dragon: len(dragon.tiles))
    owners = _leaders(sizes)
    if owners == BOTH:
        return drawn
    winners = BOTH - owners if turn.options.tie_largest_loses else owners
    return winners, Message.counted(
        max(sizes),
        "the tiles ran out and {name} has the largest complete dragon, {n} tile",
        "the tiles ran out and {name} has the largest complete dragon, {n} tiles",
        name=turn.names[min(owners)],
    )


_AIMS: Mapping[str, Callable[[PlayedTurn], Ending | None]] = {
    "": _loop,
    "tantrix": _tantrix,
    "end_first": _first_completed,
    "end_single": _end_single,
    "end_most": _end_most,
    "all_out_most_eyes": _all_out_most_eyes,
    "loop_closed": _first_completed,
}
"""The functions of the aims, by `DragonsOptions.aim`."""


def _best(found: Iterable[Dragon], measure: Callable[[Dragon], int]) -> tuple[int, ...]:
    """Return for each player the highest measure of their dragons, 0 without a dragon."""
    dragons = list(found)
    return tuple(max((measure(d) for d in dragons if d.colour == p), default=0) for p in PLAYERS)


def _leaders(values: Sequence[int]) -> frozenset[int]:
    """Return the players with the highest value: both if they are equal."""
    return frozenset(player for player in PLAYERS if values[player] == max(values))
