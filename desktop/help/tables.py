"""Tables of the help: rows on a sunken background."""

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QLayout, QWidget

from desktop.controls.flow import Flow
from desktop.controls.surfaces import Rule, Surface
from desktop.controls.text import Text
from desktop.help.page import HelpPage
from desktop.theme.scaling import fix

LEFT = 216
"""Width of a table's left column in pixels."""

_LEAST_WORDS = 170  # px needed for the right part; with less it goes below


def beside(left: QWidget, words: QWidget, around: int) -> Flow:
    """Return a row of a table: an element at the left and words beside it.

    `around` is the number of pixels above and below them.
    """
    return Flow(left, (words, 1), spacing=16, below=4, least=_LEAST_WORDS,
                margins=(0, around, 0, around))  # fmt: skip


class TablesPage(HelpPage):
    """A page of tables under headings, too short for a list of sections."""

    def add_table(self, title: str, rows: Sequence[QWidget]) -> None:
        """Add a table under its heading; nothing if it has no rows."""
        for part in titled_table(title, rows):
            self.column.addWidget(part)


def titled_table(title: str, rows: Sequence[QWidget]) -> Iterator[QWidget]:
    """Yield a table under its heading; nothing if it has no rows."""
    if rows:
        head = Text(title, "title", wrap=True)
        fix(head, QLayout.setContentsMargins, 0, 18, 0, 0)
        yield head
    yield from table(rows)


def table(rows: Sequence[QWidget]) -> Iterator[QWidget]:
    """Yield the rows with thin lines between them; nothing for an empty table."""
    if not rows:
        return
    ground = Surface("sunken", "well", (18, 6, 18, 6))
    for number, row in enumerate(rows):
        if number:
            ground.column.addWidget(Rule())
        ground.column.addWidget(row)
    yield ground
