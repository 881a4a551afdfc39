"""Records played again by the independent games: `replayed` returns how a record ends by them."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.mono.options import MonoOptions
from tests.oracles.adamas import AdamasOracle
from tests.oracles.blackbox import BlackBoxOracle
from tests.oracles.dragons import DragonsOracle
from tests.oracles.holomino import HolominoOracle
from tests.oracles.mono import MonoOracle
from tests.oracles.record_reader import SEATS, Ply, Read


class Ending(NamedTuple):
    """Who wins by the oracle, and its scores."""

    winners: set[int]
    scores: list[int]


def replayed(read: Read) -> Ending:
    """Return the end of a finished record. Raises ValueError for a ply that an oracle refuses."""
    oracle = _ORACLES[read.game](len(read.names), read.options)
    plies, agreed = read.standing(), set[int]()
    if read.game == "holomino":
        _deal(oracle, plies[0])
    for ply in plies[1:]:
        seat = SEATS.index(ply.seat)
        if oracle.to_move is None:
            raise ValueError(f"{ply.moves} follows the end")
        if ply.moves == "resign":
            oracle.resign(seat)
            agreed = agreed - {seat}
        elif ply.moves == "claim tie":
            oracle.claim_tie()
        elif ply.moves == "propose draw":
            agreed = {seat}
        elif ply.moves in ("accept draw", "reject draw"):
            agreed = agreed | {seat} if ply.moves == "accept draw" else set()
        else:
            agreed = set()
            if seat != oracle.to_move:
                raise ValueError(f"{ply.moves} is out of turn")
            _PLAY[read.game](oracle, ply)
    facts = oracle.facts() if read.game in _OPEN else oracle.facts(None)
    return _ending(facts, agreed, getattr(oracle, "resigned", facts.get("out", ())))


def _ending(facts: Mapping[str, Any], agreed: set[int], gone: Any) -> Ending:
    outcome = facts["outcome"]
    if outcome is None and agreed:
        return Ending(agreed - set(gone), facts["scores"])
    if outcome is None:
        raise ValueError("the match is not over")
    return Ending(set(outcome["winners"]), outcome["scores"])


def _deal(oracle: HolominoOracle, ply: Ply) -> None:
    tiles, size = [draw[1:] for draw in ply.draws], oracle.pool_size
    oracle.deal(tiles[2 * size], [tiles[:size], tiles[size : 2 * size]])
    for tile in tiles[2 * size + 1 :]:
        oracle.draw(tile)


def _play_mono(oracle: MonoOracle, ply: Ply) -> None:
    if oracle.phase == "layout":
        oracle.place(ply.moves)
    else:
        oracle.play_turn(ply.moves, [draw[1:] for draw in ply.draws])


def _play_holomino(oracle: HolominoOracle, ply: Ply) -> None:
    oracle.play(ply.moves)
    for draw in ply.draws:
        oracle.draw(draw[1:])
    if oracle.must_draw and oracle.to_move is not None:
        raise ValueError("a draw is missing")


def _mono(players: int, options: Mapping[str, Any]) -> MonoOracle:
    whole = MonoOptions.read(options, players)
    return MonoOracle(players, whole.size, whole.no_auto, whole.take_min, whole.take_max)


_ORACLES: dict[str, Callable[[int, Mapping[str, Any]], Any]] = {
    "mono": _mono,
    "adamas": lambda players, options: AdamasOracle(players, **options),
    "holomino": lambda _, options: HolominoOracle(**options),
    "dragons": lambda _, options: DragonsOracle(**options),
    "blackbox": lambda *_: BlackBoxOracle(),
}
_OPEN = ("adamas", "holomino", "dragons")
_PLAY: dict[str, Callable[[Any, Ply], None]] = {
    "mono": _play_mono,
    "adamas": lambda oracle, ply: oracle.play(ply.moves),
    "holomino": _play_holomino,
    "dragons": lambda oracle, ply: oracle.play(ply.moves),
    "blackbox": lambda oracle, ply: oracle.play_turn(ply.moves),
}
