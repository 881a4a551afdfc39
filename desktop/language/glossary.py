"""The glossary of the help, which explains terms in texts of the window."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QLocale

from desktop.language.languages import help_source
from rules.text import search_key

_SECTION = re.compile(r"## (.+)")
_TERM = re.compile(r"- \*\*(.+?)\.\*\* (.+)")
_MOST_LETTERS = 2
"""The greatest difference in letters between a plural and its singular."""
_LONGEST = 160
"""Longer texts are lists of facts, not names."""


def meanings(text: str, game: str) -> str:
    """Return a line for each term of a game in a text: the term and its meaning.

    `title` is the game's.
    """
    if len(text) > _LONGEST:
        return ""
    sought = search_key(text)
    found = (
        f"{term}: {meaning}"
        for section, term, meaning in _terms(QLocale().name())
        if section == game and _names(sought, search_key(term))
    )
    return "\n".join(found)


class Term(NamedTuple):
    """A term in a text: its position, and its meaning."""

    start: int
    end: int
    name: str
    meaning: str


def first_term(text: str, game: str, known: Collection[str] = ()) -> Term | None:
    """Return the first glossary term of `game` in `text`.

    A term in `known` is returned only if there is no other.
    """
    found = (
        Term(start, end, term, meaning)
        for section, term, meaning in _terms(QLocale().name())
        if section == game
        for start, end in _places(text, search_key(term))
    )
    return min(found, key=lambda term: (term.name in known, term), default=None)


def _places(text: str, term: str) -> Iterator[tuple[int, int]]:
    """Yield the positions of a term in a text."""
    words = [(word.start(), word.end()) for word in re.finditer(r"\w+", text)]
    count = len(term.split())
    for first, last in zip(words, words[count - 1 :], strict=False):
        if _names(search_key(text[first[0] : last[1]]), term):
            yield first[0], last[1]


def _names(text: str, term: str) -> bool:
    """Whether a text is a term, in the singular or the plural."""
    if " " in term:
        return term in text
    return any(
        (word.startswith(term) or (len(word) > 2 and term.startswith(word)))
        and abs(len(word) - len(term)) <= _MOST_LETTERS
        for word in re.findall(r"\w+", text)
    )


@cache
def _terms(language: str) -> tuple[tuple[str, str, str], ...]:
    """Return each term with its section and meaning; a game's section has the game's title."""
    return tuple(_read(help_source("terms", language)))


def _read(source: str) -> Iterator[tuple[str, str, str]]:
    section = ""
    for line in source.splitlines():
        if heading := _SECTION.fullmatch(line):
            section = heading[1]
        elif term := _TERM.fullmatch(line):
            yield section, term[1], term[2]
