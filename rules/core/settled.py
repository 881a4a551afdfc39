"""Numbers that are the same on every system.

The last bits of `log2`, `exp`, `erf` and similar functions differ between C libraries. If such
numbers were compared unrounded, another system could choose another move from the same seed. The
same is true of sums of floats: from Python 3.12 on, `sum` also adds up the rounding errors.
"""

from collections.abc import Iterable
from functools import reduce
from operator import add

_DIGITS = 9


def settled(value: float, digits: int = _DIGITS) -> float:
    """Round a result of the C library's functions to `digits` decimal places."""
    return round(value, digits)


def total(values: Iterable[float]) -> float:
    """Add numbers from left to right, which gives the same sum in all versions of Python."""
    return reduce(add, values, 0.0)
