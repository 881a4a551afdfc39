"""`python -m rules puzzle`: puzzles at the terminal."""

import argparse
import dataclasses
import datetime
import json
from random import Random
from typing import Any

from rules.core import IllegalMove, InvalidMove
from rules.core.puzzle import STARS
from rules.puzzles import (
    KINDS,
    Attempt,
    InvalidPuzzle,
    Puzzle,
    Verdict,
    answer,
    attempt,
    check,
    daily,
    from_text,
    generate,
    solution,
    to_text,
)
from rules.streams import ask, tell
from rules.terminal.arguments import add_json_flag, number
from rules.terminal.progress import Progress

_WRONG = "That does not solve it and costs a star. The third wrong move ends the attempt."


def add_puzzle_commands(parser: argparse.ArgumentParser) -> None:
    """Add the sub-commands and their arguments."""
    commands = parser.add_subparsers(required=True, metavar="WHAT")
    new = commands.add_parser("new", help="make a puzzle")
    new.add_argument("kind", choices=KINDS)
    new.add_argument("--seed", type=number, metavar="N", help="repeats the same puzzle")
    new.set_defaults(work=_new)
    today = commands.add_parser("daily", help="the puzzle of a day, the same for everybody")
    today.add_argument("kind", choices=KINDS)
    today.add_argument("--date", type=_date, metavar="2026-11-20", help="a day instead of today")
    today.set_defaults(work=_daily)
    for one in (new, today):
        add_json_flag(one)
    for name, work, help in (
        ("show", _show, "show a puzzle without its solution"),
        ("check", _check, "check a puzzle, or moves that should solve it"),
        ("solve", _solve, "show the solution of a puzzle"),
        ("play", _play, "solve a puzzle at this terminal"),
    ):
        one = commands.add_parser(name, help=help)
        one.add_argument("text", help="the puzzle: the line that new and daily print")
        one.set_defaults(work=work)
        if name == "check":
            one.add_argument("moves", nargs="*", metavar="MOVE", help="a turn, as you type it")
        if name != "play":
            add_json_flag(one)


def run_puzzle(chosen: argparse.Namespace) -> int:
    """Run one sub-command. Return 1 for an invalid puzzle or for moves that do not solve it."""
    try:
        code: int = chosen.work(chosen)
    except InvalidPuzzle as error:
        tell(f"not a good puzzle: {error}")
        return 1
    except InvalidMove as error:
        tell(str(error))
        return 2
    return code


def _date(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a date like 2026-11-20") from None


def _new(chosen: argparse.Namespace) -> int:
    with Progress("Making a puzzle"):
        puzzle = generate(chosen.kind, Random(chosen.seed))
    return _present(puzzle, chosen)


def _daily(chosen: argparse.Namespace) -> int:
    with Progress("Making a puzzle"):
        puzzle = daily(chosen.kind, chosen.date or datetime.date.today())
    return _present(puzzle, chosen)


def _show(chosen: argparse.Namespace) -> int:
    return _present(from_text(chosen.text), chosen)


def _present(puzzle: Puzzle, chosen: argparse.Namespace) -> int:
    trying = attempt(puzzle)
    if chosen.json:
        shown = {
            "id": puzzle.id,
            "kind": puzzle.kind,
            "options": dict(puzzle.options),
            "difficulty": puzzle.difficulty,
            "par": puzzle.par,
            "goal": _goal(puzzle),
            "view": trying.view.to_dict(),
            "text": to_text(puzzle),
        }
        print(json.dumps(shown, indent=2))
        return 0
    print(_board(trying))
    print()
    print(_heading(puzzle))
    print(to_text(puzzle))
    return 0


def _board(trying: Attempt) -> str:
    return trying.kind.diagram(trying)


def _goal(puzzle: Puzzle) -> str:
    return KINDS[puzzle.kind].sentence(puzzle.goal)


def _heading(puzzle: Puzzle) -> str:
    options = "".join(f", {name} {value}" for name, value in puzzle.options.items())
    return f"{puzzle.id}, difficulty {puzzle.difficulty} of 5{options}\n{_goal(puzzle)}"


def _check(chosen: argparse.Namespace) -> int:
    if chosen.json:
        return _check_for_programs(chosen)
    puzzle = from_text(chosen.text)
    with Progress("Checking"):
        check(puzzle)
    print(f"{puzzle.id}: sound, par {puzzle.par}")
    if not chosen.moves:
        return 0
    verdict = _answered(puzzle, chosen.moves)
    _judged(verdict)
    return 0 if verdict.solved else 1


def _check_for_programs(chosen: argparse.Namespace) -> int:
    """Print the result of `_check` as JSON, even for an unsound puzzle.

    Return 1 for an unsound one.
    """
    found: dict[str, Any] = {"id": None, "sound": False, "reason": None, "par": None}
    found["verdict"] = None
    try:
        puzzle = from_text(chosen.text)
        found |= {"id": puzzle.id, "par": puzzle.par}
        with Progress("Checking"):
            check(puzzle)
        found["sound"] = True
    except InvalidPuzzle as error:
        found["reason"] = str(error)
    else:
        if chosen.moves:
            found["verdict"] = dataclasses.asdict(_answered(puzzle, chosen.moves))
    print(json.dumps(found, indent=2))
    verdict = found["verdict"]
    return 0 if found["sound"] and (verdict is None or verdict["solved"]) else 1


def _answered(puzzle: Puzzle, moves: list[str]) -> Verdict:
    with Progress("Looking for the best answers"):
        return answer(puzzle, moves)


def _judged(verdict: Verdict) -> None:
    print(f"{'*' * verdict.stars}{'-' * (STARS - verdict.stars)} {verdict.sentence}")


def _solve(chosen: argparse.Namespace) -> int:
    puzzle = from_text(chosen.text)
    with Progress("Solving"):
        found = solution(puzzle)
    if chosen.json:
        facts = {"id": puzzle.id, "par": found.par, "moves": found.moves}
        print(json.dumps(facts, indent=2))
        return 0
    by = ", by a player who sees what is hidden" if KINDS[puzzle.kind].seeing else ""
    print(f"{puzzle.id}, par {found.par}{by}: {' '.join(found.moves)}")
    return 0


def _play(chosen: argparse.Namespace) -> int:
    puzzle = from_text(chosen.text)
    trying = attempt(puzzle)
    print(_heading(puzzle))
    while not trying.over:
        print(f"\n{_board(trying)}\n")
        trying = _asked(trying)
    _judged(trying.verdict())
    return 0


def _asked(trying: Attempt) -> Attempt:
    """Ask for turns until one can be played, and return the attempt after it.

    Raises IllegalMove at the end of the input.
    """
    while True:
        try:
            text = ask("Your move? ").strip()
        except EOFError:
            raise IllegalMove("you gave up the puzzle") from None
        before = trying.moves
        try:
            with Progress("Looking for the best answer"):
                after = trying.type(text)
        except (InvalidMove, IllegalMove) as error:
            print(error)
            continue
        print(" ".join(after.moves[len(before) :]))
        if after.astray and not after.over:
            print(f"{_WRONG} Undone.")
            return after.back_to(trying)
        return after
