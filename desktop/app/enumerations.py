"""Makes the enumerations of Qt's binding just as `enum` would, four times as fast.

The binding makes each of them by a call like `Flag("Option", [("One", 1), …])`: before the window
is seen some 230 of 3,400 members, which took `enum` a sixth of the whole start. Here the class is
copied from an empty one of its kind, and what `enum` checks of every member is left out: that it
is a number of a common name is checked once for all.
"""

import sys
from collections.abc import Sequence
from enum import KEEP, Enum, EnumType, Flag, IntFlag
from functools import cache, reduce
from operator import or_
from typing import Any

LIKE_THIS = ((3, 11),)
"""The versions of Python whose enumerations look like those made here, as a test compares."""

_create = EnumType._create_  # type: ignore[attr-defined]
_TAKEN = frozenset(dir(IntFlag))
"""Names that mean something else to an enumeration."""


def quicken() -> None:
    """Has enumerations of numbers made here, from now on; nothing where Python's are others."""
    if sys.version_info[:2] in LIKE_THIS:
        EnumType._create_ = _made  # type: ignore[attr-defined]


def _made(kind: type[Enum], name: str, members: Any, **how: Any) -> Any:
    """An enumeration of a kind, as `kind(name, members, …)` makes it."""
    if how.get("boundary") is KEEP and _plain(members):  # nobody but the binding asks for that
        made = _empty(kind, name)
        _add(made, members)
        return made
    if how.get("module") is None:
        how["module"] = sys._getframe(2).f_globals.get("__name__")  # of whoever calls the kind
    return _create(kind, name, members, **how)


def _plain(members: Any) -> bool:
    """Whether these are numbers with names of their own."""
    return (
        isinstance(members, Sequence)
        and all(type(one) is tuple and type(one[1]) is int for one in members)
        and _TAKEN.isdisjoint(name for name, _ in members)
        and not any(name.startswith("_") for name, _ in members)
    )


def _empty(kind: type[Enum], name: str) -> Any:
    """An enumeration without members: what is one's own in it is new, all else as in any other."""
    body = {
        key: value.copy() if isinstance(value, list | dict) else value
        for key, value in _model(kind).items()
    }
    new = body.pop("__new__")  # which `type` would take for a static method
    made = type.__new__(EnumType, name, (kind,), body)
    type.__setattr__(made, "__new__", new)
    return made


@cache
def _model(kind: type[Enum]) -> dict[str, Any]:
    return dict(vars(_create(kind, "", (), boundary=KEEP)))


def _add(made: Any, members: Sequence[tuple[str, int]]) -> None:
    """Adds members: another name, if the value is known. Of flags only single bits are listed."""
    flags = issubclass(made, Flag)
    new, with_value = made._member_type_.__new__, made._use_args_
    by_name, by_value, order = made._member_map_, made._value2member_map_, made._member_names_
    put = type.__setattr__
    for name, value in members:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value) if with_value else new(made)
            member.__dict__.update(
                _value_=value, _name_=name, __objclass__=made, _sort_order_=len(order)
            )
            if not flags or _single(value):
                order.append(name)
        by_name[name] = member
        put(made, name, member)
    if flags:
        listed = [by_name[name]._value_ for name in order]
        whole, singles = reduce(or_, by_value, 0), reduce(or_, listed, 0)
        if hasattr(Flag, "_singles_mask_"):
            put(made, "_flag_mask_", whole)
            put(made, "_singles_mask_", singles)
        else:  # the first releases of 3.11
            put(made, "_flag_mask_", singles)
        put(made, "_all_bits_", 2 ** whole.bit_length() - 1)
        if listed != sorted(listed):
            put(made, "_iter_member_", made._iter_member_by_def_)


def _single(value: int) -> bool:
    return value > 0 and not value & (value - 1)
