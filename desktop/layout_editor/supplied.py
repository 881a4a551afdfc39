"""The layouts that come with the application: one text file each, its name in the first line."""

from functools import cache

import resources
from desktop.layout_editor.layout_text import read, title_of
from desktop.storage.layout_library import Entry


@cache
def supplied() -> tuple[Entry, ...]:
    """All of them, with numbers below zero: they are not in the player's file."""
    found = []
    for number, path in enumerate(resources.listing("layouts", ".txt"), 1):
        text = path.read_text(encoding="utf-8")
        size, labels = read(text)
        found.append(Entry(-number, title_of(text), size, labels))
    return tuple(found)
