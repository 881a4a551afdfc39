"""One remembered value of the settings: its key, what it may be, and what it usually is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from PySide6.QtCore import QSettings

T = TypeVar("T")
LONGEST_TEXT = 4096
"""Characters of a text that are read; nothing that is written has so many."""


class Stored(Protocol):
    """Whatever keeps its values in a store of Qt."""

    store: QSettings


class Setting(Generic[T]):
    """A value that is kept under the name of the attribute.

    `read` makes it of what the store has, which is None for nothing and may be damaged; `write`
    makes what is stored of it.
    """

    def __init__(
        self, read: Callable[[Any], T], doc: str, write: Callable[[T], object] = lambda value: value
    ) -> None:
        self._read, self._write = read, write
        self.__doc__ = doc
        self._key = ""

    def __set_name__(self, owner: type[Stored], name: str) -> None:
        self._key = name

    @overload
    def __get__(self, settings: None, owner: type[Stored]) -> Self: ...
    @overload
    def __get__(self, settings: Stored, owner: type[Stored]) -> T: ...
    def __get__(self, settings: Stored | None, owner: type[Stored]) -> Self | T:
        return self if settings is None else self._read(settings.store.value(self._key))

    def __set__(self, settings: Stored, value: T) -> None:
        settings.store.setValue(self._key, self._write(value))


def choice(choices: Sequence[str], usual: str, doc: str) -> Setting[str]:
    """One of some words."""
    return Setting(lambda kept: kept if kept in choices else usual, doc)


def flag(usual: bool, doc: str) -> Setting[bool]:
    """Yes or no."""
    return Setting(lambda kept: usual if (known := as_flag(kept)) is None else known, doc)


def flag_or_none(doc: str) -> Setting[bool | None]:
    """Yes, no, or None for neither."""
    return Setting(as_flag, doc, lambda value: "" if value is None else value)


def number(numbers: Sequence[int], usual: int, doc: str) -> Setting[int]:
    """One of some numbers."""
    return Setting(
        lambda kept: usual if (known := _as_one_of(numbers, kept)) is None else known, doc
    )


def number_or_none(numbers: Sequence[int], doc: str) -> Setting[int | None]:
    """One of some numbers, or None for none of them."""
    return Setting(
        lambda kept: _as_one_of(numbers, kept), doc, lambda value: "" if value is None else value
    )


def text(usual: str, doc: str) -> Setting[str]:
    """Any text."""
    return Setting(lambda kept: usual if kept is None else str(kept), doc)


def words(doc: str) -> Setting[Sequence[str]]:
    """Words without spaces in them."""
    return Setting(lambda kept: str(kept or "")[:LONGEST_TEXT].split(), doc, " ".join)


def as_flag(kept: object) -> bool | None:
    """Return what an ini file has as text, None for neither yes nor no."""
    return {"true": True, "false": False}.get(str(kept).lower())


def _as_one_of(numbers: Sequence[int], kept: object) -> int | None:
    return next((number for number in numbers if str(number) == str(kept)), None)
