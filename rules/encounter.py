"""Encounter: one match that computer players play among themselves, from seats to result."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Event
from time import thread_time
from typing import cast

from rules.core import InvalidOptions
from rules.match import Match
from rules.players import Player, seat
from rules.players.levels import level_named

MOST_PLIES = 600
"""A game that is not over by then is nobody's: players who flee well could go on for ever."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """Who plays what: `entrants` sit in seat order, each a level, "random" or `module:name`.

    `module:name` is a function of slug, seed and pace that makes a player, for opponents that do
    not belong to the program. `places` says for each seat which place of the tournament's list its
    entrant has. `pace` scales every thinking time.
    """

    slug: str
    entrants: tuple[str, ...]
    places: tuple[int, ...]
    options: Mapping[str, object]
    seed: int
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class Result:
    """How an encounter ended: what each seat scored of the one point there is.

    `seconds` and `moves` are each seat's thinking time, of a processor, and number of moves;
    `slowest` is the longest that any move of the seat took.
    """

    encounter: Encounter
    shares: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    moves: tuple[int, ...]
    reason: str
    record: str


def entrant_name(entrant: str) -> str:
    """The name to print for an entrant. Raises InvalidOptions if there is no such level."""
    if entrant == "random":
        return "Random"
    if ":" in entrant:
        return entrant.rpartition(":")[2]
    return level_named(entrant).name


def entrant_player(entrant: str, slug: str, seed: int, pace: float) -> Player:
    """The player an entrant's text names. Raises InvalidOptions."""
    if ":" not in entrant:
        return seat(slug, entrant, seed, pace=pace, now=thread_time)
    module, _, name = entrant.partition(":")
    try:
        make = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise InvalidOptions("players", f"{entrant} cannot be loaded: {error}") from None
    return cast(Player, make(slug, seed, pace))


def play(encounter: Encounter) -> Result:
    """Plays an encounter to its end. Positions that may be called a tie are called one."""
    names = _names(encounter.entrants)
    match = Match.new(encounter.slug, names, encounter.options, encounter.seed)
    players = [
        entrant_player(entrant, encounter.slug, encounter.seed * 8 + number, encounter.pace)
        for number, entrant in enumerate(encounter.entrants)
    ]
    seconds, slowest, moves = ([0.0] * len(names), [0.0] * len(names), [0] * len(names))
    never = Event()
    while (player := match.to_move) is not None and match.ply < MOST_PLIES:
        view = match.view(player)
        if getattr(view, "repeated", False):
            match.claim_tie()
            continue
        start = thread_time()
        move = players[player].choose(view, never)
        took = thread_time() - start
        seconds[player] += took
        slowest[player] = max(slowest[player], took)
        moves[player] += 1
        match.play(move)
    return _result(encounter, match, tuple(seconds), tuple(slowest), tuple(moves))


def _result(
    encounter: Encounter,
    match: Match,
    seconds: tuple[float, ...],
    slowest: tuple[float, ...],
    moves: tuple[int, ...],
) -> Result:
    outcome = match.outcome
    everybody = range(len(match.names))
    winners = outcome.winners if outcome else frozenset(everybody)
    return Result(
        encounter,
        tuple(1 / len(winners) if player in winners else 0.0 for player in everybody),
        outcome.scores if outcome else match.view(None).scores,
        seconds,
        slowest,
        moves,
        outcome.reason if outcome else "the match grew too long",
        match.to_text(),
    )


def _names(entrants: tuple[str, ...]) -> tuple[str, ...]:
    """Names for the record: those who come more than once are numbered."""
    names = [entrant_name(entrant)[:30] for entrant in entrants]
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    )
