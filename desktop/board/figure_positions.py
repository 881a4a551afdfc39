"""Positions for the figures, reached by playing turns."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from desktop.board.figure import Reached
from desktop.board.row_data import PlyText
from rules.core import Position
from rules.games import game_named
from rules.match import Match

_SEED = 7
P = TypeVar("P", bound=Position)


class HasPositions(Protocol):
    """A position of a game whose tiles are placed on numbered empty cells."""

    @property
    def positions(self) -> Sequence[tuple[int, int]]:
        """The empty cells; position 1 is the first."""


NAMES = ("Fred", "Ned", "Ted", "Jed")


def played(
    slug: str,
    *turns: str,
    viewer: int | None = None,
    options: Mapping[str, int | bool] | None = None,
    players: int = 2,
) -> Position:
    """Return a viewer's view after some turns from the start of a game."""
    return told(slug, *turns, viewer=viewer, options=options, players=players).view


def told(
    slug: str,
    *turns: str,
    viewer: int | None = None,
    options: Mapping[str, int | bool] | None = None,
    players: int = 2,
    resigns: int | None = None,
) -> Reached:
    """Return the same with the plies that led to it; after a resignation, the viewer sees all."""
    match = Match.new(slug, NAMES[:players], dict(options or {}), _SEED)
    for turn in turns:
        match.play(turn)
    if resigns is not None:
        match.resign(resigns)
    texts = enumerate(match.history(viewer), 1)
    plies = [PlyText(n, match.player_of(n), text, match.events(n, viewer)) for n, text in texts]
    return Reached(match.view(viewer), plies)


def after(state: P, *turns: str) -> P:
    """Return a set-up position after some turns; it must have no secrets and no random draws."""
    game = game_named(state.game)
    moved = state
    for turn in turns:
        for move in game.parse_move(moved, turn):
            moved = game.apply(moved, move)
    return moved


def after_one(state: Position, turn: str) -> Reached:
    """Return the same after one move, with the events of that move."""
    game = game_named(state.game)
    [move] = game.parse_move(state, turn)
    moved = game.apply(state, move)
    events = game.events(state, move, moved, None)
    return Reached(moved, [PlyText(1, state.to_move, turn, events)])


def numbered(state: HasPositions, cell: tuple[int, int]) -> int:
    """Return the position number of an empty cell."""
    return state.positions.index(cell) + 1
