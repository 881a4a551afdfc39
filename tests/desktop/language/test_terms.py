"""One word for one thing: no text for players uses a rival of a term of the glossary."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import resources
from installers.translations import FOLDER, forms


def rivals() -> Iterator[tuple[str, str]]:
    """Yield each rival in the last column of the glossary, after its language."""
    for line in (FOLDER / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) < 6 or cells[5] == "Not":
            continue
        for rival in cells[5].split(", "):
            language, colon, word = rival.rpartition(": ")
            if "(" not in rival and not set(rival) <= {"-"}:
                yield language if colon else "en", word


RIVALS = list(rivals())


def texts(language: str) -> Iterator[str]:
    """Yield the texts of the window and the help in a language, without placeholders."""
    catalogue = FOLDER / f"quincunx_{'de' if language == 'en' else language}.ts"
    for message in ElementTree.parse(catalogue).iter("message"):
        said = [message.findtext("source", "")] if language == "en" else forms(message)
        yield from (re.sub(r"\{[^}]*\}", "", form) for form in said)
    for page in resources.path("help").glob("*.md"):
        if page.stem.partition(".")[2] == ("" if language == "en" else language):
            yield page.read_text(encoding="utf-8")


def test_the_glossary_names_rivals() -> None:
    assert {("en", "enemy"), ("en", "sack"), ("fr", "éclairé")} <= set(RIVALS)


@pytest.mark.parametrize(("language", "rival"), RIVALS)
def test_no_text_uses_a_rival(language: str, rival: str) -> None:
    end = r"s?\b" if language == "en" else ""
    used = re.compile(rf"\b{re.sub('y$', '(y|ie)', rival)}{end}", re.IGNORECASE)
    assert [text[:100] for text in texts(language) if used.search(text)] == []
