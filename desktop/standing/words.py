"""Ratings and results in words, in the window's language."""

from PySide6.QtCore import QCoreApplication

from desktop.language.messages import listed
from desktop.language.numbers import number
from desktop.standing.statistics import DRAWN, LOST, WON, Played, Tally
from rules.standing.rating import Rating

translate = QCoreApplication.translate


def rating_of(rating: Rating) -> str:
    """Return a rating with its 90 % interval."""
    if round(rating.margin) == 0:
        return number(rating.value)  # the reference level, which has no uncertainty
    words = translate("standing", "{rating} ± {margin}")
    return words.format(rating=number(rating.value), margin=number(rating.margin))


def result_of(match: Played) -> str:
    """Return how a match ended for a player."""
    results = {
        WON: translate("standing", "won"),
        DRAWN: translate("standing", "drawn"),
        LOST: translate("standing", "lost"),
    }
    return results[match.score]


def won_of(tally: Tally) -> str:
    """Return how many of some matches were won."""
    count = tally.played
    return translate("standing", "{won} of %n", None, count).format(won=number(tally.won))


def tally_of(tally: Tally) -> str:
    """Return how many of some matches were won and drawn."""
    drawn = tally.drawn
    return listed(won_of(tally), translate("standing", "%n drawn", None, drawn) if drawn else "")
