"""The console a windowed program of Windows was started from; it has none of its own."""

import sys

_PARENT = -1
"""Windows' name for the process that started this one (ATTACH_PARENT_PROCESS)."""


def attach_console() -> None:
    """Have `print` write to the console this program was started from, if there is one.

    For `--help`, `--version` and what is wrong with an option. Elsewhere, and where the output goes
    to a file or a pipe, nothing changes.
    """
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(_PARENT):
            sys.stdout = open("CONOUT$", "w", encoding="utf-8")  # noqa: SIM115 - until the end
            sys.stderr = sys.stdout
