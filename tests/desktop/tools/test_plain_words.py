"""Words that nobody looked up in the language that is spoken; `make check` walks all screens."""

from string import ascii_letters

import pytest

from tests.tools.plain_words import plain_words
from tests.tools.pseudo import pseudo


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Your turn", ["Your", "turn"]),
        ("<b>Your</b> [ţüŕñ ëë]", ["Your"]),
        ("Fred, 9xd1-d3", []),
        ("Adamas", []),
        ("Ada…", []),
        ("Your t…", ["Your"]),
        ("Pla…", ["Pla"]),
        ("[Šäŵë ëë] Ctrl+S", []),
        ("[Øţ] /usr/lib, https://download.qt.io", []),
    ],
)
def test_plain_words_are_those_that_nobody_looked_up(text: str, plain: list[str]) -> None:
    assert plain_words(text) == plain


def test_no_letter_of_what_is_looked_up_stays_plain() -> None:
    assert plain_words(pseudo(ascii_letters)) == []
