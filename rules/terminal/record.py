"""`python -m rules show` and `check`: records of matches, looked at and judged."""

import argparse
import json
from pathlib import Path
from typing import Any

from rules.core import SEATS, InvalidOptions, Message
from rules.match import Match
from rules.record import InvalidRecord, Problem, explain
from rules.streams import tell
from rules.terminal.arguments import add_json_flag, number
from rules.terminal.progress import Progress


def add_record_commands(commands: Any) -> None:
    """Both commands, and what each needs to be told."""
    show = commands.add_parser(
        "show",
        help="print the board and moves of a saved match",
        description="Prints the board after the last ply, or another, and the moves up to there.",
    )
    show.add_argument("file", type=Path)
    show.add_argument("--ply", type=number, metavar="N", help="the board after ply N")
    show.add_argument(
        "--as",
        dest="viewer",
        metavar="PLAYER",
        help="see what this player (a name, or O, X, Y, Z) may see; otherwise a spectator",
    )
    add_json_flag(show)
    show.set_defaults(run=_show)
    check = commands.add_parser(
        "check",
        help="say whether records are whole and obey the rules",
        description="Replays each record through the rules; exit code 1 if any is damaged.",
    )
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    add_json_flag(check)
    check.set_defaults(run=_check)


def _show(chosen: argparse.Namespace) -> int:
    with Progress("Reading"):
        match = Match.load(chosen.file)
    viewer = _viewer(match, chosen.viewer)
    if chosen.ply is not None:
        match.goto(chosen.ply)
    moves = [(n, match.player_of(n), text) for n, text in enumerate(match.history(viewer), 1)]
    if chosen.json:
        shown = {
            "file": str(chosen.file),
            "ply": match.ply,
            "last_ply": match.last_ply,
            "viewer": viewer,
            "view": match.view(viewer).to_dict(),
            "moves": [{"ply": n, "player": player, "text": text} for n, player, text in moves],
            "problem": _problem(match.problem),
        }
        print(json.dumps(shown, indent=2))
        return 1 if match.problem else 0
    print(match.diagram(viewer, coordinates=True))
    print()
    for n, player, text in moves:
        print(f"{n:4}. {SEATS[player] if player is not None else ' '} {text}")
    if match.outcome is not None:
        print(match.outcome.sentence(match.names))
    if match.problem is not None:
        tell(f"{chosen.file}: {match.problem}")
    return 1 if match.problem else 0


def _viewer(match: Match, text: str | None) -> int | None:
    if text is None:
        return None
    if text in match.names:
        return match.names.index(text)
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < len(match.names):
        raise InvalidOptions("as", f"the players are {', '.join(match.names)}")
    return seat


def _check(chosen: argparse.Namespace) -> int:
    damaged = 0
    with Progress("Checking") as progress:
        for n, path in enumerate(chosen.files):
            progress.tell(f"{n} of {len(chosen.files)} files")
            found, sentence = _checked(path)
            damaged += not found["ok"]
            progress.print(json.dumps(found) if chosen.json else sentence)
    return 1 if damaged else 0


def _checked(path: Path) -> tuple[dict[str, Any], str]:
    """What is found in a file: facts, and a sentence."""
    found: dict[str, Any] = {
        "file": str(path),
        "ok": False,
        "game": None,
        "names": None,
        "plies": None,
        "outcome": None,
        "problem": None,
    }
    try:
        match = Match.load(path)
    except OSError as error:
        found["problem"] = _problem(Problem(0, Message(explain(error))))
        return found, explain(error)
    except InvalidRecord as error:
        found["problem"] = _problem(Problem(error.line, error.reason))
        return found, f"{path}: {error}"
    match.goto(match.last_ply)
    outcome = match.outcome
    found |= {
        "ok": match.problem is None,
        "game": match.game.slug,
        "names": match.names,
        "plies": match.last_ply,
        "outcome": outcome.to_dict() if outcome else None,
        "problem": _problem(match.problem),
    }
    if match.problem is not None:
        return found, f"{path}: {match.problem} (plies 0 to {match.last_ply} are good)"
    end = outcome.sentence(match.names) if outcome else "unfinished"
    return found, f"{path}: {match.game.title}, {match.last_ply} plies, {end}"


def _problem(problem: Problem | None) -> dict[str, Any] | None:
    """Line 0 is that of a file which could not be read at all."""
    return None if problem is None else {"line": problem.line, "reason": problem.reason}
