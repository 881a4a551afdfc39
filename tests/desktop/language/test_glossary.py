"""The terms of a game in a text, with their meanings."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from desktop.controls.tooltip import ToolTip
from desktop.language.glossary import meanings
from desktop.language.languages import ENGLISH, speak
from tests.desktop.conftest import Seat


@pytest.mark.parametrize(
    ("text", "game", "terms"),
    [
        ("Newcomer’s pool", "Holomino", ["Pool"]),
        ("gaps", "Dragons", ["Gap"]),
        ("shoulder", "Dragons", ["Shoulders"]),
        ("2 eyes and a dragon", "Dragons", ["Dragon", "Eye"]),
        ("A run of 3", "Mono", ["Run"]),
        ("A run of 3", "Dragons", []),
        ("Ned, move a stack", "Adamas", ["Stack"]),
        ("nothing", "Mono", []),
    ],
)
def test_singular_and_plural_are_found_in_the_words_of_the_game(
    text: str, game: str, terms: list[str]
) -> None:
    assert [line.partition(":")[0] for line in meanings(text, game).splitlines()] == terms


def test_the_meaning_is_in_the_language_of_the_window() -> None:
    speak("de")
    try:
        assert meanings("Vorrat", "Holomino").startswith("Vorrat: Die Plättchen")
    finally:
        speak(ENGLISH)


def test_a_term_at_the_table_shows_its_meaning_under_the_pointer(seat: Seat) -> None:
    table = seat("adamas")
    prompt = table.view.prompt
    at = prompt.mapTo(table, prompt.rect().center())
    QApplication.sendEvent(
        table, QHelpEvent(QEvent.Type.ToolTip, at, table.mapToGlobal(QPoint(at)))
    )
    (tip,) = table.findChildren(ToolTip)
    assert tip.isVisible()
    tip.close()
