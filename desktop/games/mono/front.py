"""Mono's pages in front of the table: one deals a board, the other is the layout editor."""

from functools import partial

from desktop.frame.front import Front
from desktop.games.mono.deal import DealtBoard
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.faults import faults
from desktop.games.mono.layout_editor.page import MonoEditor
from rules.mono.board import HIDDEN
from rules.mono.game import Layout


def first_page(front: Front, drawing: Drawing) -> DealtBoard | MonoEditor:
    """Return the editor if a board is half drawn, otherwise the page that deals one."""
    half_drawn = drawing.labels.strip(HIDDEN) and faults(*drawing.sheet)
    draws = half_drawn or drawing.by_hand
    return _editor(front, drawing) if draws else _dealt(front, drawing)


def _dealt(front: Front, drawing: Drawing) -> DealtBoard:
    draw = partial(_draw_own, front, drawing)
    deal = DealtBoard(drawing, front.owner(), partial(_play, front), draw, front.table)
    deal.left.connect(front.table.go_back)
    return deal


def _editor(front: Front, drawing: Drawing) -> MonoEditor:
    editor = MonoEditor(drawing, front.owner(), partial(_play, front), front.table)
    editor.left.connect(lambda: _leave_editor(front, drawing))
    return editor


def _play(front: Front, labels: str) -> None:
    front.play(Layout(labels))


def _draw_own(front: Front, drawing: Drawing) -> MonoEditor:
    """Open the layout editor with the board dealt."""
    drawing.by_hand = True
    editor = _editor(front, drawing)
    front.put(editor)
    return editor


def _leave_editor(front: Front, drawing: Drawing) -> None:
    """Go back to the board dealt, or the one drawn."""
    drawing.by_hand = False
    front.put(_dealt(front, drawing))
