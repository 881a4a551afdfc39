"""`python -m rules match`: a tournament of computer players at the terminal."""

import argparse
import dataclasses
import json
import secrets
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

from rules.core import InvalidOptions, atomic_write, shorten
from rules.games import game_named, start_state
from rules.players.engine import check_engine, is_engine
from rules.record import explain
from rules.streams import exit_code, tell
from rules.terminal.arguments import add_json_flag, add_process_flags, number
from rules.terminal.processes import processes_of, why_broken
from rules.tournament.encounter import Encounter, Result, entrant_name
from rules.tournament.tournament import encounters, lines, progress, results, standings

MOST_GAMES = 100_000


def add_match_flags(parser: argparse.ArgumentParser) -> None:
    """Add the flags of a tournament besides the game's options and the seed."""
    parser.add_argument(
        "--players",
        required=True,
        metavar="LEVEL,LEVEL",
        help="levels 1 to 5 or their names, random, or engines of your own: a command line such as "
        "./engine.py, or module:function (rules/players/protocol.md)",
    )
    parser.add_argument(
        "--games", type=number, default=100, metavar="N", help=f"default 100, at most {MOST_GAMES}"
    )
    parser.add_argument(
        "--pace", type=float, default=1.0, help="multiplies all thinking times, default 1"
    )
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="save all games here")
    add_process_flags(parser)
    add_json_flag(parser)


def run_match(chosen: argparse.Namespace, options: dict[str, object]) -> int:
    """Play the tournament and print the table, even if it is interrupted."""
    entrants = [text.strip() for text in chosen.players.split(",")]
    seed = secrets.randbits(128) if chosen.seed is None else chosen.seed
    planned = _plan(chosen, entrants, options, seed)
    jobs, executor = processes_of(chosen)
    found: dict[int, Result] = {}
    seen = sys.stderr.isatty()
    show = progress(len(planned), _draw if seen else lambda text: None)
    code, reason = 0, ""
    try:
        show(0)
        for place, result in results(planned, jobs, executor):
            found[place] = result
            _keep(chosen, place, result)
            _tell_faults(place, result)
            show(len(found))
    except KeyboardInterrupt as stop:
        code = exit_code(stop)
    except BrokenExecutor:
        code, reason = 2, why_broken(executor, "played")
    except OSError as error:
        if error.filename is None:  # an error of the output, so nothing more can be printed
            raise
        code, reason = 2, explain(error)
    if seen:
        print(file=sys.stderr)
    if reason:
        tell(reason)
    if code:
        tell(f"stopped after {len(found)} of {len(planned)} games")
    ordered = [found[place] for place in sorted(found)]
    if chosen.json:
        print(json.dumps(_facts(chosen, options, seed, len(planned), entrants, ordered), indent=2))
        return code
    told = "".join(f"{name} {value}, " for name, value in options.items())
    print(f"{game_named(chosen.game).title}, {told}pace {chosen.pace:g}, seed {seed}")
    print("\n".join(lines(standings(entrants, ordered))))
    return code


def _draw(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def _facts(
    chosen: argparse.Namespace,
    options: dict[str, object],
    seed: int,
    planned: int,
    entrants: list[str],
    found: list[Result],
) -> dict[str, object]:
    """Return the output for other programs. The seed is a text, as it has 128 bits."""
    return {
        "game": chosen.game,
        "options": options,
        "pace": chosen.pace,
        "seed": str(seed),
        "planned": planned,
        "played": len(found),
        "standings": [dataclasses.asdict(standing) for standing in standings(entrants, found)],
        "games": [
            {
                "entrants": result.encounter.entrants,
                "shares": result.shares,
                "points": result.points,
                "moves": result.moves,
                "reason": result.reason,
            }
            for result in found
        ],
    }


def _plan(
    chosen: argparse.Namespace, entrants: list[str], options: dict[str, object], seed: int
) -> list[Encounter]:
    """Return the encounters. All errors in the request are raised before the first match."""
    if chosen.games < 1:
        raise InvalidOptions("games", "must be at least 1")
    if chosen.games > MOST_GAMES:
        raise InvalidOptions("games", f"must be from 1 to {MOST_GAMES}")
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
        try:
            chosen.save.mkdir(parents=True, exist_ok=True)
        except ValueError:  # a null byte
            raise InvalidOptions("save", "this cannot be used as a folder name") from None
    return encounters(chosen.game, entrants, chosen.games, options, seed, chosen.pace)


def _keep(chosen: argparse.Namespace, place: int, result: Result) -> None:
    if chosen.save is not None:
        path = chosen.save / f"{chosen.game}-{place + 1:04}.qcx"
        atomic_write.write_new(result.record.encode(), path)


def _tell_faults(place: int, result: Result) -> None:
    """Print which engines lost through errors of their own, and the end of their stderr."""
    over = "\r" if sys.stderr.isatty() else ""  # clears the progress line
    for fault in result.faults:
        name = entrant_name(result.encounter.entrants[fault.player])
        print(f"{over}game {place + 1}: {name} {fault.reason}", file=sys.stderr)
        for line in fault.said.splitlines():
            print(f"    {shorten(line, 200)}", file=sys.stderr)
