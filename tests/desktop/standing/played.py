"""Finished matches for statistics: entries made at once, and files on the disk."""

import os
from collections.abc import Sequence
from pathlib import Path

from desktop.records.record_index import RecordEntry
from desktop.storage import autosave
from desktop.storage.playing_time import PlayingTime
from rules.match import Match

NOON = 1_700_049_600  # 15 November 2023, 12:00 UTC
DAY = 86_400


def entry(
    game: str = "adamas",
    names: Sequence[str] = ("Fred", "Club"),
    levels: Sequence[int | None] = (None, 3),
    *,
    won: Sequence[int] = (0,),
    days: float = 0,
    bests: Sequence[int | None] = (None, None),
    **facts: object,
) -> RecordEntry:
    """Return a finished match that was begun so many days after NOON."""
    at = round(NOON + days * DAY)
    told: dict[str, object] = {
        "game": game,
        "names": tuple(names),
        "levels": tuple(levels),
        "scores": tuple(10 * (seat in won) for seat in range(len(names))),
        "winners": tuple(won),
        "over": True,
        "turns": 20,
        "begun": at,
        "played": 600,
        "bests": tuple(bests),
        "openings": ("a3-a4",) * len(names),
        **facts,
    }
    path = autosave.finished_folder() / f"{game} {days} {'-'.join(names)}.qcx"
    return RecordEntry(path, "", at, **told)  # type: ignore[arg-type]


def on_disk(
    slug: str,
    names: Sequence[str],
    levels: Sequence[int | None],
    loser: int,
    days: float,
    *,
    idle: bool = False,
) -> Path:
    """Return a match that was given up once the people had moved, where finished ones are.

    `idle`: they had not.
    """
    match = Match.new(slug, names, seed=7)
    match.levels = levels
    people = {seat for seat in range(len(names)) if not levels or levels[seat] is None}
    while match.to_move not in people if idle else not people <= match.moved:
        match.play(next(match.legal_moves()))
    match.resign(loser)
    at = round(NOON + days * DAY)
    folder = autosave.finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{slug} {days}.qcx"
    path.write_text(PlayingTime(at, 600).written(match.to_text()), encoding="utf-8")
    os.utime(path, (at, at))
    return path
