"""Numbers that are the same on every system.

The last bits of `log2`, `exp`, `erf` and similar functions differ between C libraries. If such
numbers were compared unrounded, another system could choose another move from the same seed.
"""

_DIGITS = 9


def settled(value: float, digits: int = _DIGITS) -> float:
    """Round a result of the C library's functions to `digits` decimal places."""
    return round(value, digits)
