"""Numbers that are the same on every system.

The last bits of `log2`, `exp`, `erf` and their like differ between C libraries. Where such numbers
are compared, another system would choose another move from the same seed. So they are rounded
first.
"""

_DIGITS = 9


def settled(value: float, digits: int = _DIGITS) -> float:
    """Round a result of the C library's functions to so many decimal places."""
    return round(value, digits)
