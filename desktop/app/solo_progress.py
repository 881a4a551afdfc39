"""The progress in puzzles and lessons for the home page, read without changing the files."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from desktop.home.solo_card import LessonProgress, SoloProgress, Today

if TYPE_CHECKING:
    import datetime


def solo_progress(today: datetime.date | None = None) -> SoloProgress:
    """Return today's puzzles and other counts. The first call takes a third of a second."""
    # Imported here, after the home page is visible.
    import datetime

    from desktop.games.catalogue import layouts
    from desktop.puzzles.results import Results
    from desktop.storage.database import Database
    from rules.puzzles import KINDS

    day = today or datetime.date.today()
    try:
        store = Database(only_read=True)
    except OSError:  # nothing stored so far, or damaged: the writer reports it
        return SoloProgress(dict.fromkeys(KINDS, Today.OPEN), layouts=0, lessons=_lessons())
    with closing(store):
        results = Results(store)
        puzzles = dict[str, Today]()
        for kind in KINDS:
            result = results.on(kind, day)
            ended = Today.OPEN if result is None else Today.ENDED
            puzzles[kind] = Today.SOLVED if result is not None and result.solved else ended
        try:
            drawn = layouts().count(store)
        except OSError:
            drawn = 0
        return SoloProgress(puzzles, results.streak_of_any(day), drawn, _lessons())


def _lessons() -> LessonProgress:
    """Return the progress in the lessons."""
    from desktop.language.messages import translated
    from desktop.lessons.progress import EVERY, done_lessons, first_open
    from rules.games import game_named

    place = first_open()
    following = ""
    if place is not None:
        title, game = translated(place.lesson.title), game_named(place.game).title
        following = f"{title} ({game})"
    return LessonProgress(len(done_lessons()), len(EVERY), following)
