"""Reasons of the rules, as the window says them.

They come in English: each is put together by the rules from names, cells and numbers, and there is
no whole sentence that a translation could be looked up by.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.core import AnyGame

_NOTATION = re.compile(r"[^\W\d]*\d|[a-z] (does|fits|is|has)\b")
"""How notation begins: a cell, a move, a tile; a lone letter that is no article."""


def capitalised(reason: str) -> str:
    """A reason as it stands in a line of its own; notation stays as it is on the board."""
    return reason if _NOTATION.match(reason) else reason[:1].upper() + reason[1:]


def objection(game: AnyGame, view: Any, move: Any) -> str:
    """Why the rules forbid a move, or a text in its notation, as one sentence; empty if not."""
    from rules.core import IllegalMove, InvalidMove  # the home page is seen without the rules

    try:
        if isinstance(move, str):
            game.parse_move(view, move)
        else:
            game.check(view, move)
    except (IllegalMove, InvalidMove) as error:
        return capitalised(error.reason)
    return ""
