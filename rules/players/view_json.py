"""Conversion of views to JSON and back, for engines in Python that use the rules.

It works for every game, as the declared types of a view's fields determine how to read the JSON.
"""

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from rules.core import FrozenDict, Position
from rules.games import game_named


def view_to_json(value: object) -> Any:
    """Return a view, or any value in one, as JSON types.

    Sequences and sets become lists, mappings lists of pairs.
    """
    kind: type = type(value)
    writer = _writer(kind)
    return value if writer is None else writer(value)


@cache
def _writer(kind: type) -> Callable[[Any], Any] | None:
    """Return the writer for values of a type, None for JSON's own types."""
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
        return lambda value: {name: view_to_json(getattr(value, name)) for name in names}
    if issubclass(kind, Mapping):
        return lambda value: [
            [view_to_json(key), view_to_json(item)] for key, item in value.items()
        ]
    if issubclass(kind, tuple | frozenset):
        return lambda value: [view_to_json(item) for item in value]
    return None


def view_from_json(slug: str, data: Any) -> Position:
    """Return the view of a game that `view_to_json` wrote."""
    game = game_named(slug)
    _, _, view_type, _ = get_args(type(game).__orig_bases__[0])  # type: ignore[attr-defined]
    view: Position = _read(view_type, data)
    return view


def _read(hint: Any, data: Any) -> Any:
    origin, inner = get_origin(hint), get_args(hint)
    if data is None:
        return data
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return hint(**{name: _read(_hints(hint)[name], item) for name, item in data.items()})
    if NoneType in inner:
        return _read(next(one for one in inner if one is not NoneType), data)
    if origin is frozenset:
        return frozenset(_read(inner[0], item) for item in data)
    if origin is tuple:
        each = inner[:1] * len(data) if inner[1:] == (...,) else inner
        return tuple(map(_read, each, data))
    if origin is Mapping:
        return FrozenDict((_read(inner[0], key), _read(inner[1], item)) for key, item in data)
    if issubclass(hint, tuple):  # a NamedTuple
        return hint(*map(_read, _hints(hint).values(), data))
    return data


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
