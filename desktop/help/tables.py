"""Rows under each other on a sunken ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QWidget

from desktop.widgets.surfaces import Rule, Surface

LEFT = 216
"""How wide the left column of a table is."""


def table(rows: Sequence[QWidget]) -> Iterator[QWidget]:
    """The rows with thin lines between them; nothing if there are none."""
    if not rows:
        return
    ground = Surface("sunken", "well", (18, 6, 18, 6))
    for number, row in enumerate(rows):
        if number:
            ground.column.addWidget(Rule())
        ground.column.addWidget(row)
    yield ground
