"""Search in the help: finds the sections that contain all the words."""

from collections.abc import Iterable
from dataclasses import dataclass

from desktop.help.blocks import FigureRow, Heading, HelpText, plain
from rules.text import search_key


@dataclass(frozen=True, slots=True)
class Found:
    """A place where a search found its words."""

    topic: str
    section: str
    """The section's heading; empty for the beginning of a topic."""


def find(sought: str, texts: Iterable[tuple[str, HelpText]]) -> list[Found]:
    """Return the sections that contain every word; those with a word in the heading come first.

    `texts` are topics with their texts. A word is found if a word of the text begins with it.
    """
    words = search_key(sought).split()
    if not words:
        return []
    in_heading, in_text = list[Found](), list[Found]()
    for topic, text in texts:
        for section, content in _sections(text):
            heading = _words(section or text.title)
            if not all(_begins(word, heading + content) for word in words):
                continue
            matches = in_heading if any(_begins(word, heading) for word in words) else in_text
            matches.append(Found(topic, section))
    return in_heading + in_text


def _sections(text: HelpText) -> Iterable[tuple[str, list[str]]]:
    section, content = "", _words(text.aim)
    for block in text.blocks:
        if isinstance(block, Heading) and block.level == 2:
            yield section, content
            section, content = block.text, []
        elif isinstance(block, FigureRow):
            content += [word for _name, caption in block.figures for word in _words(caption)]
        else:
            content += _words(block.text)
    yield section, content


def _words(text: str) -> list[str]:
    return search_key(plain(text)).replace("’", "'").replace("-", " ").split()


def _begins(word: str, words: list[str]) -> bool:
    return any(one.lstrip("(“„«'[").startswith(word) for one in words)
