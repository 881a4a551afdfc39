"""On every screen all words are those of the language that is spoken."""

import subprocess
import sys
from string import ascii_letters

import pytest

from desktop.dev.plain_words import plain_words
from desktop.dev.pseudo import pseudo


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Your turn", ["Your", "turn"]),
        ("<b>Your</b> [ţüŕñ ëë]", ["Your"]),
        ("Fred, 9xd1-d3", []),
        ("Adamas", []),
        ("[Šäŵë ëë] Ctrl+S", []),
        ("[Øţ] /usr/lib, https://download.qt.io", []),
    ],
)
def test_plain_words_are_those_that_nobody_looked_up(text: str, plain: list[str]) -> None:
    assert plain_words(text) == plain


def test_no_letter_of_what_is_looked_up_stays_plain() -> None:
    assert plain_words(pseudo(ascii_letters)) == []


def test_no_screen_has_plain_words() -> None:
    command = [sys.executable, "-m", "desktop.dev.plain_words"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""
    assert done.returncode == 0, done.stderr
