"""Attaches to the console from which a windowed program was started on Windows."""

import sys

_PARENT = -1
"""Windows' name for the process that started this one (ATTACH_PARENT_PROCESS)."""


def attach_console() -> None:
    """Have `print` write to the console this program was started from, if there is one.

    This is needed for `--help`, `--version` and errors in options. Nothing changes on other
    systems, or if the output goes to a file or a pipe.
    """
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(_PARENT):
            sys.stdout = open("CONOUT$", "w", encoding="utf-8")  # noqa: SIM115 - until the end
            sys.stderr = sys.stdout
