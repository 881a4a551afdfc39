"""Which matches are rated, and the rating they make."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from rules.core import Message
from rules.standing.ladder import PLAYERS, levels_of
from rules.standing.rating import Rating, after

NEEDED = 5
"""The number of rated matches after which a rating is shown."""

_PERIOD = 24
"""The number of matches in a rating period, which sets how fast strengths may change."""

START = Rating(deviation=400.0)
"""What is known of somebody before the first match. With these two, intervals of 90 percent hold as
many of simulated players from the fifth match on, as a test shows."""

Levels = Sequence[int | None]
"""For each seat the level of its computer player, None for a person; empty if people play."""

#: {reason} in “Not rated: {reason}.”
HELP: Mapping[str, Message] = {
    "hint": Message("a hint was used"),
    "lens": Message("the lens was on"),
    "coach": Message("the coach gave advice"),
    "back": Message("a move was undone"),
    "file": Message("it was opened from a file"),
}
"""What help a match may record, and why it is not rated then."""


def unrated(
    slug: str,
    levels: Levels,
    options: Mapping[str, int | bool],
    *,
    set_up: bool = False,
    helped: Collection[str] = (),
) -> Message:
    """Why a match is not rated, without a full stop; empty if it is.

    `options` as for `levels_of`; `set_up`: it did not begin at the usual start.
    """
    computers = [level for level in levels if level is not None]
    if not computers:
        return Message("only games against the computer are rated")
    if len(levels) != PLAYERS or len(computers) == len(levels):
        return Message("only games of one person against one computer player are rated")
    measured = levels_of(slug, options)
    if not measured:
        return Message("with these options the computer players have no rating")
    if not 1 <= computers[0] <= len(measured):
        return Message("this computer player has no rating")
    if set_up:
        return Message("it started from a position that was set up")
    for word, why in HELP.items():
        if word in helped:
            return why
    return Message("")


def after_match(before: Rating, opponent: Rating, score: float) -> Rating:
    """Return the rating after one more match.

    The score is 1 for a win, 0.5 for a draw, 0 for a loss.
    """
    return after(before, [(opponent, score)], 1 / _PERIOD)


def course(results: Iterable[tuple[Rating, float]]) -> list[Rating]:
    """Return the rating after each match: its opponent, and the score."""
    found, rating = list[Rating](), START
    for opponent, score in results:
        rating = after_match(rating, opponent, score)
        found.append(rating)
    return found


def nearest(rating: Rating, levels: Sequence[Rating]) -> int:
    """Return the index of the level with the nearest rating, 0 for the first."""
    return min(range(len(levels)), key=lambda level: abs(levels[level].value - rating.value))
