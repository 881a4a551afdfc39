"""Reasons of the rules, as the window says them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection

    from rules.core import AnyGame, Options, OptionSpec

_NOTATION = re.compile(r"[^\W\d]*\d")
"""How notation begins: a cell, a move, a tile."""


def capitalised(reason: str) -> str:
    """Return a reason as a line of its own, in the language of the window.

    Notation stays as it is on the board.
    """
    from desktop.language.messages import translated  # the home page is seen without the rules

    said = translated(reason)
    word = said.partition(" ")[0]
    if _NOTATION.match(said) or (len(word) == 1 and _is_argument(word, reason)):
        return said
    return said[:1].upper() + said[1:]


def _is_argument(word: str, reason: object) -> bool:
    """Whether a lone letter is notation, what a message names, and no article."""
    arguments = getattr(reason, "arguments", {}).values()
    return any(word == one or _is_argument(word, one) for one in arguments)


def option_words(spec: OptionSpec, value: int | bool) -> str:
    """Return an option that is not the usual one: its label, and the number it has."""
    from desktop.language.messages import translated

    label = translated(spec.label)
    return label if value is True else f"{label} {value}"


def flag_words(options: Options, otherwise: Collection[str] = ()) -> list[str]:
    """Return the labels of the options that are on, but for those a game words `otherwise`."""
    from desktop.language.messages import translated

    return [
        translated(spec.label)
        for name, spec in options.specs().items()
        if getattr(options, name) is True and name not in otherwise
    ]


def objection(game: AnyGame, view: Any, move: Any) -> str:
    """Why the rules forbid a move, or a text in its notation, as one sentence; empty if not."""
    from rules.core import IllegalMove, InvalidMove

    try:
        if isinstance(move, str):
            game.parse_move(view, move)
        else:
            game.check(view, move)
    except (IllegalMove, InvalidMove) as error:
        return capitalised(error.reason)
    return ""
