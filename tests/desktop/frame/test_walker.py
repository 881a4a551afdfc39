"""Keys, row and folded panel all walk, and none of them past an end."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.controls.commands import BACKWARD, FORWARD
from desktop.frame.walker import Walker, WalkRow, WalkStrip
from desktop.shell.page import Page
from desktop.theme.appearance import Appearance


@pytest.mark.parametrize(
    ("at", "steps"), [(0, [None, 1]), (1, [0, 2]), (2, [1, None])], ids=("first", "middle", "last")
)
def test_every_way_leads_to_the_same_place(
    look: Appearance, qtbot: QtBot, at: int, steps: list[int | None]
) -> None:
    page, row, strip = Page(), WalkRow(), WalkStrip()
    for widget in (page, row, strip):
        qtbot.addWidget(widget)
    found: list[int] = []
    walker = Walker(page, row, found.append, strip)
    walker.show_place(at, 2, "Turn 1 of 2", "1")
    ways = (
        (row.previous.click, row.next.click),
        (strip.back.click, strip.onward.click),
        (page.commands[BACKWARD].press, page.commands[FORWARD].press),
    )
    for way in ways:
        for act, wanted in zip(way, steps, strict=True):
            found.clear()
            act()
            assert found == ([] if wanted is None else [wanted])
