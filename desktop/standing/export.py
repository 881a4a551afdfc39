"""A player's matches as a CSV table for other programs."""

import csv
import datetime
from io import StringIO
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.games.cards import CARDS, computer_name
from desktop.language.messages import translated
from desktop.records.words import options_of
from desktop.standing.statistics import Played, Standing
from desktop.standing.words import result_of
from rules.standing.rating import Rating

translate = QCoreApplication.translate

_FORMULAS = "=+-@\t\r"
"""Characters that a cell may not begin with, because programs would take it for a formula."""


def as_csv(standing: Standing) -> bytes:
    """Return a row for each match, the oldest first, with the rating after it.

    The text is UTF-8 with a byte-order mark, for Excel. It splits cells at semicolons where the
    decimal sign is a comma.
    """
    ratings: dict[Path, Rating] = {}
    for game in standing.games.values():
        for match, rating in zip(game.rated, game.ratings, strict=True):
            ratings[match.entry.path] = rating
    out = StringIO()
    comma = QLocale().decimalPoint() == ","
    table = csv.writer(out, delimiter=";" if comma else ",")
    table.writerow(_heading())
    for match in standing.matches:
        table.writerow(map(_plain, _row(match, ratings.get(match.entry.path))))
    return out.getvalue().encode("utf-8-sig")


def _heading() -> list[str]:
    return [
        translate("common", "Started"),
        translate("common", "Game"),
        translate("common", "Options"),
        #: column of a table: the opponent
        translate("standing", "Against"),
        translate("common", "Result"),
        translate("common", "Points"),
        translate("common", "Turns"),
        translate("standing", "Seconds"),
        translate("standing", "Opening"),
        #: column of a table: the best result
        translate("standing", "Best"),
        translate("common", "Rating"),
        "±",
        translate("standing", "Not rated because"),
        translate("common", "File"),
    ]


def _row(match: Played, rating: Rating | None) -> list[object]:
    entry = match.entry
    begun = datetime.datetime.fromtimestamp(match.at).isoformat(" ", "minutes")
    against = computer_name(match.level) if match.level else ", ".join(match.rivals)
    best = entry.bests[match.seat]
    return [
        begun,
        CARDS[entry.game].title,
        options_of(entry),
        against,
        result_of(match),
        entry.scores[match.seat] if entry.scores else "",
        entry.turns,
        entry.played,
        entry.openings[match.seat],
        "" if best is None else best,
        "" if rating is None else round(rating.value),
        "" if rating is None else round(rating.margin),
        translated(match.unrated) if match.unrated else "",
        entry.path.name,
    ]


def _plain(cell: object) -> object:
    text = str(cell)
    return f"'{text}" if isinstance(cell, str) and text[:1] in tuple(_FORMULAS) else cell
