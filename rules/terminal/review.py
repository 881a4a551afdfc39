"""`python -m rules review`: what each move of saved matches was worth, and what was luck."""

import argparse
import json
from pathlib import Path
from threading import Event, Timer
from typing import Any

from rules.core import SEATS, IllegalMove, InvalidOptions
from rules.match import Match
from rules.record import InvalidRecord, explain
from rules.review import Mark, Review
from rules.streams import tell
from rules.terminal.progress import Progress

MOST_SECONDS = 86_400
_TOLD = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)


def run_review(chosen: argparse.Namespace) -> int:
    """Reviews each file; 1 if one of them could not be reviewed."""
    if not 0 <= chosen.seconds <= MOST_SECONDS:
        raise InvalidOptions("seconds", f"must be from 0 to {MOST_SECONDS}")
    failed = 0
    with Progress("Reviewing") as progress:
        for n, path in enumerate(chosen.files, 1):
            where = f"file {n} of {len(chosen.files)}"
            try:
                match = Match.load(path)
                review = _reviewed(match, chosen.seconds, progress, where)
            except OSError as error:
                tell(explain(error))
                failed += 1
            except (InvalidRecord, IllegalMove) as error:
                tell(f"{path}: {error}")
                failed += 1
            else:
                facts = {"file": str(path), **review.to_dict(), "players": _players(match, review)}
                progress.print(json.dumps(facts) if chosen.json else _told(path, match, review))
    return 1 if failed else 0


def _reviewed(match: Match, seconds: float, progress: Progress, where: str) -> Review:
    """All moves at a glance, then the worst ones more thoroughly until the time is over."""
    review, stop = Review(match), Event()
    moves = sum(not decision.command for decision in review.decisions)
    seen: set[int] = set()
    clock = Timer(seconds, stop.set)
    clock.daemon = True
    for number in review.work(stop):
        seen.add(number)
        progress.tell(f"{where}, {len(seen)} of {moves} moves")
        if len(seen) == moves:
            if not seconds:
                break
            if clock.ident is None:
                clock.start()
    clock.cancel()
    return review


def _players(match: Match, review: Review) -> list[dict[str, Any]]:
    """Each player's marks, luck and skill."""
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
        }
        for player, (name, account, summary) in enumerate(
            zip(match.names, review.accounts(), review.summaries(), strict=True)
        )
    ]


def _told(path: Path, match: Match, review: Review) -> str:
    """What is worth telling of a match, in lines."""
    lines = [f"{path}: {match.game.title}, {', '.join(match.names)}"]
    for decision, verdict in zip(review.decisions, review.verdicts, strict=True):
        if verdict is not None and verdict.mark in _TOLD:
            why = f": {verdict.why}" if verdict.why else ""
            better = "the only move was" if verdict.only else "better"
            lines.append(
                f"{decision.ply:4}. {SEATS[decision.player]} {verdict.played}  {verdict.mark}, "
                f"{verdict.lost:.0%} of the win; {better} {verdict.best}{why}"
            )
    for player in _players(match, review):
        parts = f"Luck {player['luck']:+.2f}, skill {player['skill']:+.2f}."
        lines.append(" ".join([f"{player['name']}:", *player["summary"], parts]))
    return "\n".join(lines)
