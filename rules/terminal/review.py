"""`python -m rules review`: the value of each move in saved matches, and the effect of luck."""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

from rules.core import SEATS, IllegalMove, InvalidOptions
from rules.core.mind import of_player
from rules.match import Match
from rules.record import InvalidRecord, explain, load
from rules.review import FAULTS, Mark, Review
from rules.streams import tell
from rules.terminal.processes import processes_of, why_broken
from rules.terminal.progress import Progress
from rules.tournament.processes import spread


@dataclass(frozen=True, slots=True)
class _Task:
    """A record to review within `seconds`. `fault` says why its file cannot be read, if so."""

    path: Path
    text: str
    fault: str
    seconds: float
    json: bool
    where: str


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The text to print for a file: its review, or why there is none."""

    told: str
    failed: bool = False


def run_review(chosen: argparse.Namespace) -> int:
    """Review each file and print the reviews in order. Return 1 if any could not be reviewed."""
    if not chosen.seconds >= 0:
        raise InvalidOptions("seconds", "must be at least 0")
    jobs, executor = processes_of(chosen)
    tasks = [_task(chosen, number) for number in range(len(chosen.files))]
    found: dict[int, _Outcome] = {}
    printed = 0
    with Progress("Reviewing") as progress:
        alone = jobs == 1 and executor is None
        work = partial(_outcome, show=progress.tell) if alone else _outcome
        try:
            for number, outcome in spread(work, tasks, jobs, executor):
                found[number] = outcome
                if not alone:
                    progress.tell(f"{len(found)} of {len(tasks)} files")
                while printed in found:
                    _print(found[printed], progress)
                    printed += 1
        except BrokenExecutor:
            tell(why_broken(executor, "reviewed"))
            return 2
    return int(any(outcome.failed for outcome in found.values()))


def _task(chosen: argparse.Namespace, number: int) -> _Task:
    path, text, fault = chosen.files[number], "", ""
    try:
        text = load(path, streams=True)
    except OSError as error:
        fault = explain(error)
    except InvalidRecord as error:
        fault = f"{path}: {error}"
    where = f"file {number + 1} of {len(chosen.files)}"
    return _Task(path, text, fault, chosen.seconds, chosen.json, where)


def _print(outcome: _Outcome, progress: Progress) -> None:
    if outcome.failed:
        tell(outcome.told)
    else:
        progress.print(outcome.told)


def _outcome(task: _Task, show: Callable[[str], None] = lambda _: None) -> _Outcome:
    """Review a record, in this or another process."""
    if task.fault:
        return _Outcome(task.fault, failed=True)
    try:
        match = Match.from_text(task.text)
        review = _reviewed(match, task.seconds, lambda said: show(f"{task.where}, {said}"))
    except (InvalidRecord, IllegalMove) as error:
        return _Outcome(f"{task.path}: {error}", failed=True)
    ending, turning = review.ending(), review.turning()
    facts = {
        "file": str(task.path),
        **review.to_dict(),
        "players": _players(match, review),
        "turning": _turning(review),
        "turned": turning.words,
        "ending": ending and ending.words,
        "unfinished": review.unfinished,
    }
    return _Outcome(json.dumps(facts) if task.json else _told(task.path, match, review))


def _reviewed(match: Match, seconds: float, show: Callable[[str], None]) -> Review:
    """Return the review of a match. It is unfinished if `seconds` run out first."""
    review, until = Review(match), monotonic() + seconds
    moves = sum(not decision.command for decision in review.decisions)
    for part in review.work(Event(), until):
        show(f"{round(part * moves)} of {moves} moves")
    return review


def _turning(review: Review) -> int | None:
    """Return the ply of the match's turning point, or None if there is no single one."""
    number = review.turning().number
    return None if number is None else review.decisions[number].ply


def _players(match: Match, review: Review) -> list[dict[str, Any]]:
    """Return each player's marks, luck and skill."""
    marks = [
        (decision.player, verdict.mark)
        for decision, verdict in zip(review.decisions, review.verdicts, strict=True)
        if verdict is not None
    ]
    return [
        {
            "name": name,
            "luck": round(account.luck, 6),
            "skill": round(account.skill, 6),
            "marks": {str(mark): marks.count((player, mark)) for mark in Mark},
            "summary": summary,
            "accuracy": None if accuracy is None else round(accuracy, 6),
        }
        for player, (name, account, summary, accuracy) in enumerate(
            zip(
                match.names, review.accounts(), review.summaries(), review.accuracies(), strict=True
            )
        )
    ]


def _told(path: Path, match: Match, review: Review) -> str:
    """Return the review as lines of text: the faults, and each player's summary."""
    lines = [f"{path}: {match.game.title}, {', '.join(match.names)}"]
    for decision, verdict in zip(review.decisions, review.verdicts, strict=True):
        if verdict is not None and (verdict.mark in FAULTS or verdict.hidden is not None):
            name = match.names[decision.player]
            why = f": {of_player(verdict.why, name)}" if verdict.why else ""
            better = "the only move was" if verdict.only else "better"
            if verdict.hidden is not None:
                better = f"{verdict.hidden} moves deep; {better}"
            lines.append(
                f"{decision.ply:4}. {SEATS[decision.player]} {verdict.played}  {verdict.mark}, "
                f"{verdict.lost:.0%} of the win; {better} {verdict.best}{why}"
            )
    ending = review.ending()
    course = dict.fromkeys((review.turning().words, ending.words if ending else ""))
    lines += [f"      {said}" for said in course if said]
    if review.unfinished:
        lines.append("      Unfinished: the time was over before every better move was confirmed.")
    for player in _players(match, review):
        parts = f"Luck {player['luck']:+.2f}, skill {player['skill']:+.2f}."
        lines.append(" ".join([f"{player['name']}:", *player["summary"], parts]))
    return "\n".join(lines)
