"""The prompt over the table has one line, unless that has no room."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.board.contract import Prompt
from desktop.board.prompt import PromptHeader
from tests.desktop.conftest import wait_until

LONG = "Maximiliane-Theodora von Habsburg-Lothri, move or split your stack"


def test_a_sentence_that_is_too_long_for_the_line_is_wrapped(qtbot: QtBot) -> None:
    header = PromptHeader()
    qtbot.addWidget(header)
    header.show_prompt(0, Prompt(LONG, "Drag a stack along a line."))
    header.fit(900)
    one_line = header.height()
    header.fit(400)
    assert header.width() <= 400
    assert header.height() > one_line
    header.fit(900)
    assert header.height() == one_line


@pytest.mark.parametrize(
    ("sentence", "hint", "said"),
    [
        ("Ann, choose cells", "", "Ann, choose cells."),
        ("Ann, choose cells", "Any cell", "Ann, choose cells. Any cell"),
        ("The letter is ready.", "Copy it.", "The letter is ready. Copy it."),
        ("", "", ""),
    ],
)
def test_its_name_has_one_period_a_sentence(
    qtbot: QtBot, sentence: str, hint: str, said: str
) -> None:
    header = PromptHeader()
    qtbot.addWidget(header)
    header.show_prompt(None, Prompt(sentence, hint))
    assert header.accessibleName() == said


def test_where_there_is_no_room_at_all_it_takes_none(qtbot: QtBot) -> None:
    header = PromptHeader()
    qtbot.addWidget(header)
    header.show_prompt(0, Prompt(LONG, "Drag a stack along a line."))
    header.fit(10)
    assert header.width() < 120


def test_an_error_gives_way_to_the_prompt_by_itself(qtbot: QtBot) -> None:
    header = PromptHeader()
    qtbot.addWidget(header)
    header._clear.setInterval(10)
    header.show_prompt(0, Prompt("Fred, move", "Drag a stack along a line."))
    header.show_error("The line is blocked.")
    assert header.hint == "The line is blocked."
    wait_until(lambda: header.hint == "Drag a stack along a line.")
