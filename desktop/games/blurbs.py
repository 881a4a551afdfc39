"""What the window says about each game before it is played, in a line and in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from rules.core import AnyGame

translate = QCoreApplication.translate

GAMES_OF_CHANCE = frozenset({"mono", "holomino"})
"""The games whose matches depend on a seed."""


class Blurb(NamedTuple):
    """A game in a few words."""

    line: str
    sentence: str
    players: str
    secrets: str
    chance: str


def blurb(game: AnyGame) -> Blurb:
    """What the window says about a game; games it knows nothing about get plain facts."""
    slug = game.slug
    hidden = (
        translate("blurbs", "Secrets on either side")
        if game.hidden
        else translate("blurbs", "Nothing hidden")
    )
    return Blurb(
        line(slug),
        _sentences().get(slug, ""),
        players_words(game.players),
        _secrets().get(slug, hidden),
        _chance().get(slug, translate("blurbs", "No chance")),
    )


def players_words(players: range) -> str:
    """How many may play, in words."""
    low, high = players[0], players[-1]
    if low == high:
        return translate("blurbs", "{n} players").format(n=low)
    if high == low + 1:
        return translate("blurbs", "{low} or {high} players").format(low=low, high=high)
    return translate("blurbs", "{low} to {high} players").format(low=low, high=high)


def players_figures(players: range) -> str:
    """How many may play, in figures."""
    low, high = players[0], players[-1]
    return str(low) if low == high else f"{low}–{high}"


def line(slug: str) -> str:
    """A game in one line; empty for games the window knows nothing about."""
    lines = {
        "mono": translate("blurbs", "Find the runs in a hidden layout"),
        "adamas": translate("blurbs", "Split, merge and count to capture"),
        "holomino": translate("blurbs", "Match corners, close the holes"),
        "dragons": translate("blurbs", "Join your colour into one long loop"),
        "blackbox": translate("blurbs", "Read the rays, name the four atoms"),
    }
    return lines.get(slug, "")


def _sentences() -> dict[str, str]:
    return {
        "mono": translate(
            "blurbs",
            "Uncover cells of the others’ boards. Values must not fall; equal ones in a row score "
            "the square of their number.",
        ),
        "adamas": translate(
            "blurbs",
            "When the pieces that see an enemy stack add up to its height, you may capture it.",
        ),
        "holomino": translate(
            "blurbs",
            "Place tiles so that their numbers agree. Close a hole to score the numbers round it.",
        ),
        "dragons": translate(
            "blurbs",
            "Lay tiles so that colours run on, and be the first to close a loop of six or more.",
        ),
        "blackbox": translate(
            "blurbs",
            "Send rays into the box, see where they come out, and name the four atoms inside.",
        ),
    }


def _chance() -> dict[str, str]:
    return {
        "mono": translate("blurbs", "A little chance"),
        "holomino": translate("blurbs", "Tiles are drawn"),
    }


def _secrets() -> dict[str, str]:
    return {
        "holomino": translate("blurbs", "Only the draws are hidden"),
        "mono": translate("blurbs", "Hidden boards"),
        "blackbox": translate("blurbs", "Hidden atoms"),
    }
