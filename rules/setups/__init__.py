"""Set-up positions: matches that begin somewhere else than at the start.

Each game's file reads a text into a state and writes a state as text. Mono has none: its players
set up their layouts as the first moves of the game.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.core import AnyGame, Position
from rules.setups import adamas, blackbox, dragons, holomino
from rules.setups.words import InvalidSetup

__all__ = ["SETUPS", "InvalidSetup", "Setup", "set_up", "setup_text"]


@dataclass(frozen=True, slots=True)
class Setup:
    """How one game's positions are read (options, number of players, text) and written."""

    read: Callable[[Any, int, str], Any]
    write: Callable[[Any], str]


SETUPS: Mapping[str, Setup] = {
    "adamas": Setup(adamas.read, adamas.write),
    "holomino": Setup(holomino.read, holomino.write),
    "dragons": Setup(dragons.read, dragons.write),
    "blackbox": Setup(blackbox.read, blackbox.write),
}


def set_up(game: AnyGame, options: Any, names: tuple[str, ...], text: str) -> Position:
    """The position a text describes, between named players. Raises InvalidSetup.

    A position in which the game would be over at once is refused.
    """
    if game.slug not in SETUPS:
        raise InvalidSetup(f"{game.title} has no set-up positions")
    state: Position = SETUPS[game.slug].read(options, len(names), text)
    if state.outcome is not None:
        raise InvalidSetup(f"the game would be over: {state.outcome.reason}")
    return dataclasses.replace(state, names=names)


def setup_text(state: Position) -> str:
    """The text of a position. Raises InvalidSetup for a game without set-ups."""
    if state.game not in SETUPS:
        raise InvalidSetup("this game has no set-up positions")
    return SETUPS[state.game].write(state)
