"""The names and tasks of puzzles, in the language of the window."""

import datetime
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from desktop.games.card import PuzzleWords, said
from desktop.games.cards import CARDS
from desktop.language.messages import translated
from rules.core.puzzle import Clue, Puzzle
from rules.puzzles import KINDS, Goal

translate = QCoreApplication.translate


def _words(kind: str) -> PuzzleWords:
    """Return the texts of a kind; a kind without its own uses its game's name."""
    game = KINDS[kind].game if kind in KINDS else None
    title = game.title if game is not None else kind
    found = CARDS[game.slug].puzzles.get(kind) if game is not None else None
    return found or PuzzleWords(title, title)


def name_of(kind: str) -> str:
    """Return the name of a kind."""
    return said(_words(kind).name)


def title_of(puzzle: Puzzle) -> str:
    """Return the name of a puzzle: that of its kind, or one with its size."""
    sized = _words(puzzle.kind).sized
    return name_of(puzzle.kind) if sized is None else sized(puzzle.options["size"])


def line_of(kind: str) -> str:
    """Return a short description of a kind."""
    return said(_words(kind).line)


def goal_words(kind: str, goal: Goal, options: Sequence[str] = ()) -> str:
    """Return the task of a puzzle of a kind, with its non-standard options."""
    words = _words(kind).goals.get(goal.key)
    if words is not None:
        sentence = words(*goal.numbers)
    else:
        sentence = translated(KINDS[kind].sentence(goal)).rstrip(".")
    if not options:
        return sentence
    #: a puzzle's goal, then the names of options, as: Win in two (Progressive captures)
    return translate("puzzles", "{goal} ({options})").format(
        goal=sentence, options=", ".join(options)
    )


def clue_words(kind: str, clue: Clue) -> str:
    """Return the text of a hint."""
    return translated(KINDS[kind].told(clue))


def game_of(kind: str) -> str:
    """Return the title of a kind's game."""
    return KINDS[kind].game.title


def unit_of(kind: str, count: int) -> str:
    """Return the unit of a score, in the right form for this number."""
    return _words(kind).units(count)


def aim_of(kind: str) -> str:
    """Return the caption of a kind's par, below the number; empty for the usual one."""
    return _words(kind).aim()


def difficulty_words(difficulty: int) -> str:
    """Return how difficult a puzzle is, in words."""
    return translate("puzzles", "Difficulty {n} of 5").format(n=difficulty)


def level_words(difficulty: int) -> str:
    """Return a word for a difficulty from 1 to 5: Easy, Medium, Hard."""
    return next(name() for name, level in LEVELS[1:] if difficulty in level)


def clock_words(seconds: int) -> str:
    """Return a duration, as 1:05 or 1:02:03."""
    minutes, rest = divmod(max(0, seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def day_words(day: str) -> str:
    """Return a day as people write it: 20 Nov."""
    date = QDate.fromString(day, "yyyy-MM-dd")
    return QLocale().toString(date, _day_form()) if date.isValid() else day


def full_day_words(day: datetime.date) -> str:
    """Return a day with the whole name of its month: 20 November."""
    #: a date: d is the day, MMMM the month; put them in order
    form = translate("common", "d MMMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def day_of(at: int) -> str:
    """Return the day of a time in ns, as people write it."""
    return QLocale().toString(QDateTime.fromMSecsSinceEpoch(at // 1_000_000).date(), _day_form())


def when_words(day: str, at: int, seconds: int) -> str:
    """Return when a puzzle was played, and how long: `at` in ns, or the `day` of a daily one."""
    when = (
        translate("common", "Daily puzzle, {day}").format(day=day_words(day)) if day else day_of(at)
    )
    return f"{when} · {clock_words(seconds)}"


def run_words(kind: str, seconds: int) -> str:
    """Return the name of a timed run, from its kind (empty for all) and its length."""
    name = name_of(kind) if kind else translate("common", "All quick puzzles")
    words = translate("puzzles", "{name}, {n} min")
    return words.format(name=name, n=seconds // 60)


def star_words(stars: int) -> str:
    """Return a number of stars in words, for screen readers."""
    return translate("puzzles", "%n stars", None, stars)


def wrong_words(wrong: int) -> str:
    """Return how many moves were wrong, that is, gave away a forced win."""
    return translate("puzzles", "%n wrong moves", None, wrong)


LEVELS: tuple[tuple[Callable[[], str], range], ...] = (
    #: difficulty: all of them
    (lambda: translate("common", "Any"), range(1, 6)),
    (lambda: translate("common", "Easy"), range(1, 3)),
    #: difficulty
    (lambda: translate("puzzles", "Medium"), range(3, 4)),
    (lambda: translate("common", "Hard"), range(4, 6)),
)
"""The names and difficulties to choose from."""


def _day_form() -> str:
    """Return the format of a day for `QLocale.toString`."""
    #: a date: d is the day, MMM the month; put them in order
    return translate("puzzles", "d MMM")
