"""One value of the settings: its key, its allowed values, and its default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from PySide6.QtCore import QSettings

T = TypeVar("T")
LONGEST_TEXT = 4096
"""Most characters of a text that is read; written texts are always shorter."""


class Stored(Protocol):
    """An object that keeps its values in a QSettings store."""

    store: QSettings


class Setting(Generic[T]):
    """A descriptor for a value that is stored under the attribute's name.

    `read` converts the stored value, which is None if it is not set, and may be damaged; `write`
    converts a value for the store.
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
    """Return a setting that is one of some words."""
    return Setting(lambda kept: kept if kept in choices else usual, doc)


def flag(usual: bool, doc: str) -> Setting[bool]:
    """Return a setting that is true or false."""
    return Setting(lambda kept: usual if (known := as_flag(kept)) is None else known, doc)


def flag_or_none(doc: str) -> Setting[bool | None]:
    """Return a setting that is true, false or None."""
    return Setting(as_flag, doc, lambda value: "" if value is None else value)


def number(numbers: Sequence[int], usual: int, doc: str) -> Setting[int]:
    """Return a setting that is one of some numbers."""
    return Setting(
        lambda kept: usual if (known := _as_one_of(numbers, kept)) is None else known, doc
    )


def number_or_none(numbers: Sequence[int], doc: str) -> Setting[int | None]:
    """Return a setting that is one of some numbers, or None."""
    return Setting(
        lambda kept: _as_one_of(numbers, kept), doc, lambda value: "" if value is None else value
    )


def text(usual: str, doc: str) -> Setting[str]:
    """Return a setting that is any text."""
    return Setting(lambda kept: usual if kept is None else str(kept), doc)


def words(doc: str) -> Setting[Sequence[str]]:
    """Return a setting that is a sequence of words without spaces."""
    return Setting(lambda kept: str(kept or "")[:LONGEST_TEXT].split(), doc, " ".join)


def as_flag(kept: object) -> bool | None:
    """Return the boolean for an ini file's text; None if it is neither true nor false."""
    return {"true": True, "false": False}.get(str(kept).lower())


def _as_one_of(numbers: Sequence[int], kept: object) -> int | None:
    return next((number for number in numbers if str(number) == str(kept)), None)
