"""`python -m rules show` and `check`: print and check records of matches."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from rules.core import SEATS, IllegalMove, InvalidOptions, Message
from rules.match import Match
from rules.record import InvalidRecord, Problem, explain, load
from rules.streams import tell
from rules.study import NAME, Tree, node_text, read_study
from rules.terminal.arguments import Commands, add_json_flag, file_named, number
from rules.terminal.progress import Progress
from rules.text import fold


def add_record_commands(commands: Commands) -> None:
    """Add both commands and their arguments."""
    show = commands.add_parser(
        "show",
        help="print the board and moves of a saved game",
        description="Prints the board after the last move or an earlier one, and the moves.",
    )
    show.add_argument("file", type=file_named)
    show.add_argument(
        "--ply", type=number, metavar="N", help="the board after ply N (a ply is one decision)"
    )
    show.add_argument(
        "--as",
        dest="viewer",
        metavar="PLAYER",
        help="what this player may see (a name, or O, X, Y, Z), not a spectator",
    )
    add_json_flag(show)
    show.set_defaults(run=_show)
    check = commands.add_parser(
        "check",
        help="check that saved games are complete and legal",
        description="Replays each game by the rules. Exit code 1 if any is damaged.",
    )
    check.add_argument("files", type=file_named, nargs="+", metavar="FILE")
    add_json_flag(check)
    check.set_defaults(run=_check)


def _show(chosen: argparse.Namespace) -> int:
    with Progress("Reading"):
        match = Match.from_text(load(chosen.file, streams=True))
    viewer = viewer_named(match, chosen.viewer)
    if chosen.ply is not None:
        match.goto(chosen.ply)
    study, damage = _kept_study(match)
    problem = match.problem or damage
    moves = [(n, match.player_of(n), text) for n, text in enumerate(match.history(viewer), 1)]
    if chosen.json:
        shown = {
            "file": str(chosen.file),
            "ply": match.ply,
            "last_ply": match.last_ply,
            "viewer": viewer,
            "view": match.view(viewer).to_dict(),
            "moves": [{"ply": n, "player": player, "text": text} for n, player, text in moves],
            "study": None if study is None else _study(match, study),
            "problem": _problem(problem),
        }
        print(json.dumps(shown, indent=2))
        return 1 if problem else 0
    print(match.diagram(viewer, coordinates=True))
    print()
    for n, player, text in moves:
        print(f"{n:4}. {SEATS[player] if player is not None else ' '} {text}")
    if match.outcome is not None:
        print(match.outcome.sentence(match.names))
    if study is not None:
        print()
        print("\n".join(_study_lines(match, study)))
    if problem is not None:
        tell(f"{chosen.file}: {problem}")
    return 1 if problem else 0


def _kept_study(match: Match) -> tuple[Tree | None, Problem | None]:
    """Return the study in a record and its first problem. Each is None if there is none."""
    part = match.annotations.part(NAME)
    if part is None:
        return None, None
    try:
        return read_study(match)
    except IllegalMove as error:  # Quincunx never saves a study beside secrets
        return None, Problem(part.numbers[0] if part.numbers else 0, error.reason)


def _study(match: Match, study: Tree) -> dict[str, object]:
    """Return a study as JSON values. Its nodes are in the order of the move list."""
    return {
        "title": study.title,
        "nodes": [
            {
                "node": row.node,
                "after": study.parent(row.node),
                "depth": row.depth,
                "player": study.ply(row.node).player,
                "text": node_text(match, study, row.node),
                "symbol": study.note(row.node).symbol,
                "comment": study.note(row.node).comment,
            }
            for row in study.rows()
        ],
    }


def _study_lines(match: Match, study: Tree) -> Iterator[str]:
    """Yield the lines of a study. Each variation is indented more than the move it replaces."""
    yield f"Study: {study.title}" if study.title else "Study"
    if study.note(0).comment:
        yield f"      {study.note(0).comment}"
    numbers = {0: 0}
    for row in study.rows():
        before, ply, note = study.parent(row.node), study.ply(row.node), study.note(row.node)
        assert before is not None
        numbers[row.node] = numbers[before] + 1
        seat = " " if ply.player is None else SEATS[ply.player]
        text = f"{node_text(match, study, row.node)} {note.symbol}".rstrip()
        indent = "    " * row.depth
        yield f"{indent}{numbers[row.node]:4}. {seat} {text}"
        if note.comment:
            yield f"{indent}      {note.comment}"


def viewer_named(match: Match, text: str | None) -> int | None:
    """Return the seat of a player by name or letter, or None (a spectator) for None.

    Raises InvalidOptions if there is no such player.
    """
    if text is None:
        return None
    for same in (str, fold):
        if same(text) in (known := list(map(same, match.names))):
            return known.index(same(text))
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


def _checked(path: Path) -> tuple[dict[str, object], str]:
    """Return the result for a file as JSON values, and as one sentence."""
    found: dict[str, object] = {
        "file": str(path),
        "ok": False,
        "game": None,
        "names": None,
        "plies": None,
        "outcome": None,
        "problem": None,
    }
    try:
        match = Match.from_text(load(path, streams=True))
    except OSError as error:
        found["problem"] = _problem(Problem(0, Message(explain(error))))
        return found, explain(error)
    except InvalidRecord as error:
        found["problem"] = _problem(Problem(error.line, error.reason))
        return found, f"{path}: {error}"
    match.goto(match.last_ply)
    outcome = match.outcome
    if match.problem is None:
        match.problem = _kept_study(match)[1]
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


def _problem(problem: Problem | None) -> dict[str, object] | None:
    """Return a problem as JSON values. Line 0 means that the file could not be read at all."""
    return None if problem is None else {"line": problem.line, "reason": problem.reason}
