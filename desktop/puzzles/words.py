"""What puzzles are called and what they ask for, in the language of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale

from rules.puzzles import KINDS, Goal

translate = QCoreApplication.translate

_DAY = "d MMM"

_NAMES = {
    "holomino": QT_TRANSLATE_NOOP("puzzles", "The best tile"),
    "blackbox": QT_TRANSLATE_NOOP("puzzles", "Black Box alone"),
    "mono": QT_TRANSLATE_NOOP("puzzles", "Mono alone"),
    "adamas-capture": QT_TRANSLATE_NOOP("puzzles", "The great capture"),
    "adamas-win2": QT_TRANSLATE_NOOP("puzzles", "Win in two"),
    "dragons-1": QT_TRANSLATE_NOOP("puzzles", "A loop in one"),
    "dragons-2": QT_TRANSLATE_NOOP("puzzles", "A loop in two"),
    "dragons-3": QT_TRANSLATE_NOOP("puzzles", "A loop in three"),
}
_LINES = {
    "holomino": QT_TRANSLATE_NOOP("puzzles", "Holomino: score the most."),
    "blackbox": QT_TRANSLATE_NOOP("puzzles", "Four atoms, few probes."),
    "mono": QT_TRANSLATE_NOOP("puzzles", "Three turns, many points."),
    "adamas-capture": QT_TRANSLATE_NOOP("puzzles", "Adamas: take the most."),
    "adamas-win2": QT_TRANSLATE_NOOP("puzzles", "Adamas: force the win."),
    "dragons-1": QT_TRANSLATE_NOOP("puzzles", "Dragons: close it at once."),
    "dragons-2": QT_TRANSLATE_NOOP("puzzles", "Dragons: with two tiles."),
    "dragons-3": QT_TRANSLATE_NOOP("puzzles", "Dragons: with three tiles."),
}
_GOALS = {
    "blackbox": QT_TRANSLATE_NOOP("puzzles", "Find the four atoms: par is {0} probes"),
    "mono": QT_TRANSLATE_NOOP("puzzles", "Make points in three turns: par is {0}"),
    "adamas-capture": QT_TRANSLATE_NOOP("puzzles", "Capture {0} of {1} pieces in one move"),
    "adamas-win": QT_TRANSLATE_NOOP("puzzles", "Win with one move"),
    "adamas-win2": QT_TRANSLATE_NOOP("puzzles", "Win in two moves, whatever the answer"),
    "holomino": QT_TRANSLATE_NOOP("puzzles", "Place one tile for {0} points"),
    "dragons-1": QT_TRANSLATE_NOOP("puzzles", "Close a winning loop with one tile"),
    "dragons-2": QT_TRANSLATE_NOOP("puzzles", "Force a winning loop with two tiles"),
    "dragons-3": QT_TRANSLATE_NOOP("puzzles", "Force a winning loop with three tiles"),
}
_UNITS = {
    "blackbox": (QT_TRANSLATE_NOOP("puzzles", "probe"), QT_TRANSLATE_NOOP("puzzles", "probes")),
    "mono": (QT_TRANSLATE_NOOP("puzzles", "point"), QT_TRANSLATE_NOOP("puzzles", "points")),
    "holomino": (QT_TRANSLATE_NOOP("puzzles", "point"), QT_TRANSLATE_NOOP("puzzles", "points")),
    "adamas": (QT_TRANSLATE_NOOP("puzzles", "piece"), QT_TRANSLATE_NOOP("puzzles", "pieces")),
    "dragons": (QT_TRANSLATE_NOOP("puzzles", "tile"), QT_TRANSLATE_NOOP("puzzles", "tiles")),
}
_TURNS = (QT_TRANSLATE_NOOP("puzzles", "move"), QT_TRANSLATE_NOOP("puzzles", "moves"))


def name_of(kind: str) -> str:
    """The name of a kind."""
    if kind not in _NAMES:
        return KINDS[kind].game.title if kind in KINDS else kind
    return translate("puzzles", str(_NAMES[kind]))


def line_of(kind: str) -> str:
    """A few words on a kind."""
    return translate("puzzles", str(_LINES[kind])) if kind in _LINES else KINDS[kind].game.title


def goal_words(goal: Goal) -> str:
    """What a puzzle asks for."""
    if goal.key not in _GOALS:
        return KINDS[goal.key].sentence(goal).rstrip(".")
    return translate("puzzles", str(_GOALS[goal.key])).format(*goal.numbers)


def unit_of(kind: str, goal: Goal, count: int) -> str:
    """What a score of so much counts."""
    units = _TURNS if goal.key == "adamas-win2" else _UNITS[KINDS[kind].game.slug]
    return translate("puzzles", str(units[count != 1]))


def counts_tries(kind: str) -> bool:
    """Whether a lower score is the better one: probes."""
    return KINDS[kind].game.slug == "blackbox"


def difficulty_words(difficulty: int) -> str:
    """How hard a puzzle is."""
    return translate("puzzles", "Difficulty {n} of 5").format(n=difficulty)


def clock_words(seconds: int) -> str:
    """A duration, as 1:05 or 1:02:03."""
    minutes, rest = divmod(max(0, seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def day_words(day: str) -> str:
    """A day as people write it: 20 Nov."""
    date = QDate.fromString(day, "yyyy-MM-dd")
    return QLocale().toString(date, _DAY) if date.isValid() else day


def when_words(day: str, at: int, seconds: int) -> str:
    """When a puzzle was played, and how long: `at` in ns, or the `day` of a daily one."""
    if day:
        when = translate("puzzles", "Daily of {day}").format(day=day_words(day))
    else:
        date = QDateTime.fromMSecsSinceEpoch(at // 1_000_000).date()
        when = QLocale().toString(date, _DAY)
    return f"{when} · {clock_words(seconds)}"


def star_words(stars: int) -> str:
    """Stars, for screen readers."""
    one = translate("puzzles", "1 star")
    return one if stars == 1 else translate("puzzles", "{n} stars").format(n=stars)


def wrong_words(wrong: int) -> str:
    """Moves that let a forced win slip."""
    one = translate("puzzles", "1 wrong move")
    return one if wrong == 1 else translate("puzzles", "{n} wrong moves").format(n=wrong)


LEVELS: tuple[tuple[Callable[[], str], range], ...] = (
    (lambda: translate("puzzles", "Any"), range(1, 6)),
    (lambda: translate("puzzles", "Easy"), range(1, 3)),
    (lambda: translate("puzzles", "Medium"), range(3, 4)),
    (lambda: translate("puzzles", "Hard"), range(4, 6)),
)
"""The difficulties there are to choose from, by name."""
