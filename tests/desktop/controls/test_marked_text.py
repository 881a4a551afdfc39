"""Where a label contains what was searched for."""

import pytest

from desktop.controls.marked_text import found_in
from rules.text import search_key


@pytest.mark.parametrize(
    ("text", "sought", "place"),
    [
        ("High contrast", "CO", (5, 7)),
        ("Größe der Texte", "GRÖSSE", (0, 5)),
        ("Émilie", "éMI", (0, 3)),
        ("High contrast", "x", None),
        ("High contrast", "", None),
    ],
)
def test_letters_are_found_whatever_their_case(
    text: str, sought: str, place: tuple[int, int] | None
) -> None:
    assert found_in(text, search_key(sought)) == place
