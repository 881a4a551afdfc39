"""`python -m rules match`: a tournament of computer players at the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from concurrent.futures import Executor
from pathlib import Path

from rules import atomic
from rules.core import InvalidOptions, shorten
from rules.encounter import Encounter, Result, entrant_name
from rules.games import game_named, start_state
from rules.players.engine import check_engine, is_engine
from rules.tournament import cluster, encounters, lines, progress, results, standings


def add_match_flags(parser: argparse.ArgumentParser) -> None:
    """What a tournament needs to be told besides the game's options and the seed."""
    parser.add_argument(
        "--players",
        required=True,
        metavar="LEVEL,LEVEL",
        help="levels 1 to 5 or their names, random, or engines of your own: a command line such as "
        "./engine.py, or module:function (rules/players/protocol.md)",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default 100")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes, default 1")
    parser.add_argument(
        "--pace", type=float, default=1.0, help="scales all thinking times, default 1"
    )
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep every game's record here")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Dask cluster, e.g. tcp://host:8786"
    )


def run_match(chosen: argparse.Namespace, options: dict[str, object]) -> int:
    """Plays the tournament and prints the table; what was played so far when interrupted."""
    entrants = [text.strip() for text in chosen.players.split(",")]
    seed = secrets.randbits(128) if chosen.seed is None else chosen.seed
    planned = _plan(chosen, entrants, options, seed)
    found: dict[int, Result] = {}
    show = progress(len(planned), sys.stderr.write) if sys.stderr.isatty() else None
    try:
        for number, result in results(planned, chosen.jobs, _executor(chosen.cluster)):
            found[number] = result
            _keep(chosen, number, result)
            _tell_faults(number, result)
            if show is not None:
                show(len(found))
                sys.stderr.flush()
    except KeyboardInterrupt:
        print(f"\nstopped after {len(found)} of {len(planned)} games", file=sys.stderr)
    if show is not None:
        print(file=sys.stderr)
    ordered = [found[number] for number in sorted(found)]
    print(f"{game_named(chosen.game).title}, {_told(options)}pace {chosen.pace:g}, seed {seed}")
    for line in lines(standings(entrants, ordered)):
        print(line)
    return 0 if len(found) == len(planned) else 130


def _plan(
    chosen: argparse.Namespace, entrants: list[str], options: dict[str, object], seed: int
) -> list[Encounter]:
    """The encounters; whatever is wrong with the request is said before the first is played."""
    for name, low in (("games", 1), ("jobs", 1)):
        if getattr(chosen, name) < low:
            raise InvalidOptions(name, f"must be at least {low}")
    if not 0 < chosen.pace <= 100:
        raise InvalidOptions("pace", "must be above 0 and at most 100")
    if seed >= 2**128:
        raise InvalidOptions("seed", "must be less than 2^128")
    for entrant in entrants:
        entrant_name(entrant)
    start_state(game_named(chosen.game), [f"Player {n + 1}" for n in range(len(entrants))], options)
    for entrant in filter(is_engine, entrants):
        check_engine(entrant, chosen.game, len(entrants), options)
    if chosen.save is not None:
        chosen.save.mkdir(parents=True, exist_ok=True)
    return encounters(chosen.game, entrants, chosen.games, options, seed, chosen.pace)


def _executor(address: str | None) -> Executor | None:
    if address is None:
        return None
    try:
        return cluster(address)
    except ModuleNotFoundError:
        reason = "needs the extra packages: pip install quincunx[cluster]"
        raise InvalidOptions("cluster", reason) from None
    except (OSError, ValueError) as error:
        raise InvalidOptions("cluster", f"{address} does not answer: {error}") from None


def _keep(chosen: argparse.Namespace, number: int, result: Result) -> None:
    if chosen.save is not None:
        path = chosen.save / f"{chosen.game}-{number + 1:04}.qcx"
        atomic.write_new(result.record.encode(), path)


def _tell_faults(number: int, result: Result) -> None:
    """Says which engines lost by themselves, with the end of what they wrote to their stderr."""
    for fault in result.faults:
        name = entrant_name(result.encounter.entrants[fault.player])
        print(f"\rgame {number + 1}: {name} {fault.reason}", file=sys.stderr)
        for line in fault.said.splitlines():
            print(f"    {shorten(line, 200)}", file=sys.stderr)


def _told(options: dict[str, object]) -> str:
    return "".join(f"{name} {value}, " for name, value in options.items())
