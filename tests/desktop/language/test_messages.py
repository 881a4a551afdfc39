"""What the rules say, in the language of the window."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from pytestqt.qtbot import QtBot

from desktop.language.messages import translated
from rules.core.message import Message, listed

GERMAN = {
    "{cell} holds {held}, not {count}": "auf {cell} stehen {held}, nicht {count}",
    "{parts} and {part}": "{parts} und {part}",
    "{x:.1f} points": "{x:.1f} Punkte",
    "{x:,.1f} points": "{x:,.1f} Punkte",
    "a hit ({share:.0%})": "ein Treffer ({share:.1%})",
    "{n}%": "{n} %",
}
PIECES = ("ein Stein", "{n} Steine")


class Catalogue(QTranslator):
    """German, as a catalogue that was loaded would have it."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if text == "{n} pieces":
            return PIECES[n != 1]
        return GERMAN.get(text, text) if context in ("rules", "messages") else text

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def german(qtbot: QtBot) -> object:
    catalogue, before = Catalogue(), QLocale()
    QCoreApplication.installTranslator(catalogue)
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield catalogue
    QCoreApplication.removeTranslator(catalogue)
    QLocale.setDefault(before)


def held(n: int) -> Message:
    pieces = Message.counted(n, "{n} piece", "{n} pieces")
    return Message("{cell} holds {held}, not {count}", cell="d1", held=pieces, count=1234)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("n", [0, 1, 2, 21])
def test_without_a_catalogue_it_is_the_english_text(n: int) -> None:
    assert translated(held(n)) == held(n)


@pytest.mark.usefixtures("german")
def test_a_message_and_its_parts_are_translated() -> None:
    assert translated(held(2)) == "auf d1 stehen 2 Steine, nicht 1234"
    assert translated(held(1)) == "auf d1 stehen ein Stein, nicht 1234"
    assert translated(listed(["a1", "b2", "c3"])) == "a1, b2 und c3"


@pytest.mark.usefixtures("german")
def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert translated(Message("{x:.1f} points", x=2.5)) == "2,5 Punkte"
    assert translated(Message("a hit ({share:.0%})", share=0.4512)) == "ein Treffer (45,1 %)"


@pytest.mark.usefixtures("german")
def test_large_numbers_are_grouped_where_it_is_asked_for() -> None:
    message = Message("about {left:,.0f} of {n:,}", left=16527.6, n=84125)
    assert message == "about 16,528 of 84,125"
    assert translated(message) == "about 16.528 of 84.125"
    assert translated(Message("{x:,.1f} points", x=1234.56)) == "1.234,6 Punkte"


@pytest.mark.usefixtures("german")
def test_other_texts_and_names_stay_as_they_are() -> None:
    assert translated("d1-d3") == "d1-d3"
    assert translated(Message("{parts} and {part}", parts="Ann {x}", part="Bo")) == "Ann {x} und Bo"


@pytest.mark.usefixtures("german")
def test_what_has_no_translation_is_said_in_english() -> None:
    assert translated(Message("{name} resigned", name="Bo")) == "Bo resigned"
    assert translated(Message.counted(1, "{n} eye", "{n} eyes")) == "1 eye"
