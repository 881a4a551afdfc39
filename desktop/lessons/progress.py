"""The lessons that are done, as stored in the settings."""

from typing import NamedTuple

from desktop.language.glossary import Term, first_term
from desktop.language.messages import translated
from desktop.storage.settings import Settings
from rules.core.lesson import Lesson
from rules.games import game_named
from rules.teaching import LESSONS


class LessonPlace(NamedTuple):
    """A lesson: its game's slug, and its number among those of the game, from 0."""

    game: str
    number: int

    @property
    def lesson(self) -> Lesson:
        return LESSONS[self.game][self.number]

    @property
    def key(self) -> str:
        """The key of this lesson in the settings."""
        return f"{self.game}/{self.lesson.slug}"


EVERY = tuple(
    LessonPlace(game, number) for game, lessons in LESSONS.items() for number in range(len(lessons))
)


def done_lessons() -> frozenset[str]:
    """Return the keys of the lessons that are done."""
    return frozenset(Settings().lessons_done)


def note_done(place: LessonPlace) -> None:
    """Store that a lesson is done."""
    settings = Settings()
    if place.key not in settings.lessons_done:
        settings.lessons_done = [*settings.lessons_done, place.key]


def first_open(game: str = "") -> LessonPlace | None:
    """Return the first lesson of a game, or of all games, that is not done yet."""
    done = done_lessons()
    return next((p for p in EVERY if p.key not in done and game in ("", p.game)), None)


def after(place: LessonPlace) -> LessonPlace | None:
    """Return the next lesson of the same game, or else the first open lesson of any game."""
    if place.number + 1 < len(LESSONS[place.game]):
        return LessonPlace(place.game, place.number + 1)
    return first_open()


def term_of(place: LessonPlace) -> Term | None:
    """Return the term to explain in a lesson, preferably one that no earlier lesson explains."""
    known: set[str] = set()
    term = None
    for lesson in LESSONS[place.game][: place.number + 1]:
        term = first_term(translated(lesson.task), game_named(place.game).title, known)
        known |= {term.name} if term is not None else set()
    return term
