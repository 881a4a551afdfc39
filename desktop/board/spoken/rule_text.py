"""Messages of the rules, worded for the window."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rules.core import AnyGame, Options, OptionSpec, Position

_NOTATION = re.compile(r"[^\W\d]*\d")
"""Matches the beginning of notation: a cell, a move, a tile."""


def capitalised(reason: str) -> str:
    """Return a reason as a separate line, in the language of the window.

    Notation keeps its case.
    """
    from desktop.language.messages import translated  # the home page needs no rules

    said = translated(reason)
    word = said.partition(" ")[0]
    if _NOTATION.match(said) or (len(word) == 1 and _is_argument(word, reason)):
        return said
    return said[:1].upper() + said[1:]


def _is_argument(word: str, reason: object) -> bool:
    """Return whether a single letter is notation that a message names, not an article."""
    arguments = getattr(reason, "arguments", {}).values()
    return any(word == one or _is_argument(word, one) for one in arguments)


def option_words(spec: OptionSpec, value: int | bool) -> str:
    """Return an option that differs from the default: its label, and its number if it has one."""
    from desktop.language.messages import translated

    label = translated(spec.label)
    return label if value is True else f"{label} {value}"


def unusual_options(slug: str, players: int, options: Mapping[str, int | bool]) -> str:
    """Return the options that differ from a game's standard ones; empty if none do."""
    from desktop.language.messages import listed
    from rules.games import game_named

    game = game_named(slug)
    specs, usual = game.options.specs(), game.options().resolved(players).to_dict()
    words = [
        option_words(specs[name], value)
        for name, value in options.items()
        if name in specs and value is not False and value != usual[name]
    ]
    return listed(*words)


def flag_words(options: Options, otherwise: Collection[str] = ()) -> list[str]:
    """Return the labels of the options that are on, except those that a game words `otherwise`."""
    from desktop.language.messages import translated

    return [
        translated(spec.label)
        for name, spec in options.specs().items()
        if getattr(options, name) is True and name not in otherwise
    ]


def objection(game: AnyGame, view: Position, move: object) -> str:
    """Return why the rules forbid a move or its notation, as one sentence; empty if legal."""
    from rules.core import IllegalMove, InvalidMove

    try:
        if isinstance(move, str):
            game.parse_move(view, move)
        else:
            game.check(view, move)
    except (IllegalMove, InvalidMove) as error:
        return capitalised(error.reason)
    return ""
