"""Painters that a fault has left open. Qt ends with a crash when what they paint on goes first."""

import traceback
from types import CodeType

from PySide6.QtGui import QPainter


def end_painters(error: BaseException) -> None:
    """End the painters that were begun where it happened; not those that were handed over.

    The interpreter remembers the last fault, and with it all that was at hand there.
    """
    for frame, _line in traceback.walk_tb(error.__traceback__):
        own = _own_names(frame.f_code)
        for name, value in frame.f_locals.items():
            if name in own and isinstance(value, QPainter):
                value.end()


def _own_names(code: CodeType) -> set[str]:
    """Return the variables of a function that are not its arguments."""
    arguments = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {*code.co_varnames, *code.co_cellvars} - {*arguments}
