"""`python -m rules puzzle`: puzzles at the terminal."""

from __future__ import annotations

import argparse
import datetime
import sys
from random import Random
from typing import Any

from rules.core import IllegalMove, InvalidMove
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
from rules.puzzles.puzzle import STARS

_WRONG = "That lets the win slip and costs a star; the third time ends the attempt."


def add_puzzle_commands(parser: argparse.ArgumentParser) -> None:
    """The sub-commands, and what each needs to be told."""
    commands = parser.add_subparsers(required=True, metavar="WHAT")
    new = commands.add_parser("new", help="make a puzzle")
    new.add_argument("kind", choices=KINDS)
    new.add_argument("--seed", type=int, metavar="N", help="for the same puzzle again")
    new.set_defaults(ask=_new)
    today = commands.add_parser("daily", help="the puzzle of a day, the same for everybody")
    today.add_argument("kind", choices=KINDS)
    today.add_argument("--date", type=_date, metavar="2026-11-20", help="another day than today")
    today.set_defaults(ask=_daily)
    for name, ask, help in (
        ("show", _show, "show a puzzle without spoiling it"),
        ("check", _check, "say whether a puzzle is sound, and whether moves solve it"),
        ("solve", _solve, "spoil a puzzle"),
        ("play", _play, "solve a puzzle at this terminal"),
    ):
        one = commands.add_parser(name, help=help)
        one.add_argument("text", help="the puzzle: the line that new and daily print")
        one.set_defaults(ask=ask)
        if name == "check":
            one.add_argument("moves", nargs="*", metavar="MOVE", help="a turn, as typed")


def run_puzzle(chosen: argparse.Namespace) -> int:
    """Runs one sub-command; 1 for a bad puzzle and for moves that do not solve it."""
    try:
        code: int = chosen.ask(chosen)
    except InvalidPuzzle as error:
        print(f"quincunx: not a good puzzle: {error}", file=sys.stderr)
        return 1
    except InvalidMove as error:
        print(f"quincunx: {error}", file=sys.stderr)
        return 2
    return code


def _date(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError("must be a date like 2026-11-20") from None


def _new(chosen: argparse.Namespace) -> int:
    _present(generate(chosen.kind, Random(chosen.seed)))
    return 0


def _daily(chosen: argparse.Namespace) -> int:
    _present(daily(chosen.kind, chosen.date or datetime.date.today()))
    return 0


def _show(chosen: argparse.Namespace) -> int:
    _present(from_text(chosen.text))
    return 0


def _present(puzzle: Puzzle) -> None:
    print(_board(attempt(puzzle)))
    print()
    print(_heading(puzzle))
    print(to_text(puzzle))


def _board(trying: Attempt) -> str:
    return trying.kind.diagram(trying)


def _heading(puzzle: Puzzle) -> str:
    options = "".join(f", {name} {value}" for name, value in puzzle.options.items())
    return f"{puzzle.id}, difficulty {puzzle.difficulty} of 5{options}\n{puzzle.goal.sentence()}"


def _check(chosen: argparse.Namespace) -> int:
    puzzle = from_text(chosen.text)
    check(puzzle)
    print(f"{puzzle.id}: sound, par {puzzle.par}")
    if not chosen.moves:
        return 0
    verdict = answer(puzzle, chosen.moves)
    _judged(verdict)
    return 0 if verdict.solved else 1


def _judged(verdict: Verdict) -> None:
    print(f"{'*' * verdict.stars}{'-' * (STARS - verdict.stars)} {verdict.sentence}")


def _solve(chosen: argparse.Namespace) -> int:
    puzzle = from_text(chosen.text)
    found = solution(puzzle)
    by = ", played by one who sees what is hidden" if KINDS[puzzle.kind].seeing else ""
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
    """The attempt after one readable turn. Raises IllegalMove when the input ends."""
    while True:
        try:
            text = input("Your move? ").strip()
        except EOFError:
            raise IllegalMove("the puzzle was given up") from None
        before: tuple[Any, ...] = trying.moves
        try:
            after = trying.type(text)
        except (InvalidMove, IllegalMove) as error:
            print(error)
            continue
        print(" ".join(after.moves[len(before) :]))
        if after.astray and not after.over:
            print(f"{_WRONG} Taken back.")
            return after.back_to(trying)
        return after
