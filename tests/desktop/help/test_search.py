"""A search finds sections by the beginnings of their words."""

from desktop.help.blocks import read
from desktop.help.search import Found, find

TEXTS = [
    (
        "one",
        read("# Title\n> The aim.\n\n## Winning\nA **loop** wins.\n## Notation\n= a3 | Moves."),
    ),
    ("two", read("# Other\n> Loops of six.\n\n## Loop\n- Words.\n! x The winning tile.")),
]


def test_every_word_must_be_in_the_section() -> None:
    assert find("loop wins", TEXTS) == [Found("one", "Winning")]
    assert find("loop moves", TEXTS) == []
    assert find("  ", TEXTS) == []


def test_headings_come_first() -> None:
    assert find("loop", TEXTS) == [Found("two", "Loop"), Found("one", "Winning"), Found("two", "")]


def test_words_match_by_their_beginning_in_any_case() -> None:
    assert find("MOV", TEXTS) == [Found("one", "Notation")]
    assert find("oops", TEXTS) == []


def test_captions_and_titles_are_searched() -> None:
    assert find("tile", TEXTS) == [Found("two", "Loop")]
    assert find("title", TEXTS) == [Found("one", "")]
