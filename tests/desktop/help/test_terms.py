"""The glossary is a page of the help, with the same terms in every language."""

import re

import pytest

import resources
from desktop.help import TERMS, TEXTS


def terms(name: str) -> list[int]:
    """How many terms each section of a glossary explains."""
    sections = resources.text("help", name).split("\n## ")[1:]
    return [len(re.findall(r"^- \*\*[^*]+\.\*\* ", section, re.M)) for section in sections]


def test_the_glossary_is_a_page_of_the_help() -> None:
    assert TERMS in TEXTS


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_every_language_explains_the_same_terms(language: str) -> None:
    original = terms("terms.md")
    assert len(original) == 6
    assert all(original)
    assert terms(f"terms.{language}.md") == original
