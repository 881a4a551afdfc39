"""Which boards of Mono are on the table, and what each of them shows to its viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.mono.notes import still_hidden
from desktop.games.mono.paint import BoardLook
from rules.mono.board import HIDDEN, LABELS

if TYPE_CHECKING:
    from desktop.games.mono.scene import MonoScene


def players_shown(scene: MonoScene) -> list[int]:
    """Whose boards are on the table: one's own until all are placed, then the others'."""
    view, viewer = scene.view, scene.viewer
    count = len(view.names)
    if viewer is None:
        boards = [p for p in range(count) if view.layouts[p] is not None]
        return boards if boards and not scene.placing else list(range(count))
    if scene.placing:
        return [viewer]
    others = [(viewer + step) % count for step in range(1, count)]
    return [p for p in others if view.layouts[p] is not None] or others


def look_of(scene: MonoScene, player: int) -> BoardLook:
    """What a player's board shows to the scene's viewer."""
    view, grid = scene.view, scene.grid
    if player == scene.viewer and scene.draft is not None:
        return BoardLook(grid, scene.draft.labels, drafted=True, wrong=scene.draft.wrong)
    labels = view.layouts[player] or HIDDEN * len(grid.names)
    seen = scene.shown_uncovered(player)
    fresh, passed = _marks(scene, player)
    if player == scene.viewer:
        return BoardLook(grid, labels, seen=seen, fresh=fresh, passed=passed)
    kept = 0
    if view.outcome is not None and not scene.held and view.layouts[player] is not None:
        kept = grid.full & ~seen
    else:
        labels = "".join(label if seen >> cell & 1 else HIDDEN for cell, label in enumerate(labels))
    notes = still_hidden(scene.pencil.on(player), labels)
    return BoardLook(grid, labels, kept=kept, fresh=fresh, passed=passed, notes=notes)


def _marks(scene: MonoScene, player: int) -> tuple[int, int]:
    """The cells of a board uncovered in the turn shown, and those whose value did not count."""
    view = scene.view
    turn = view.last_turn
    values = view.values or (turn.values if turn is not None else ())
    fresh = passed = 0
    for step, value in zip(scene.steps, values, strict=False):
        if player in step.hit:
            bit = 1 << step.reveal.cell
            fresh |= bit
            layout = view.layouts[player]
            if layout is not None and layout[step.reveal.cell] != LABELS[value - 1]:
                passed |= bit
    return fresh, passed
