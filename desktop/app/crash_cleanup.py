"""Ends painters that an error left active. Qt crashes if their paint device is deleted first."""

import traceback
from types import CodeType

from PySide6.QtGui import QPainter


def end_painters(error: BaseException) -> None:
    """End the painters begun in the functions the error passed through, but not their arguments.

    The interpreter keeps the last error, and with it all local variables of its traceback.
    """
    for frame, _line in traceback.walk_tb(error.__traceback__):
        own = _own_names(frame.f_code)
        for name, value in frame.f_locals.items():
            if name in own and isinstance(value, QPainter):
                value.end()


def _own_names(code: CodeType) -> set[str]:
    """Return the local variables of a function without its arguments."""
    arguments = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {*code.co_varnames, *code.co_cellvars} - {*arguments}
