"""`python -m desktop [record…]`: opens the window; without a display, the table in the terminal.

`--help` lists the options. `--first-paint` ends the program as soon as its window has been painted,
for testing bundles and measuring the start. `export` draws a position of a record, `booklet` prints
puzzles, `layouts` prints layouts of Mono.
"""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import BufferedReader
from pathlib import Path

from desktop.app import arguments as command_line
from desktop.background import WORKER

LIBRARIES = (
    "libegl1 libgl1 libfontconfig1 libxkbcommon0 libdbus-1-3 libglib2.0-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-xkb1 libxkbcommon-x11-0"
)


COMMANDS = {
    "export": "desktop.export.terminal",
    "booklet": "desktop.puzzles.terminal",
    "layouts": "desktop.export.layouts",
    "thumbnail": "desktop.export.thumbnail",
}
"""The commands without a window: the module of each, whose function has the command's name."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the application until it is closed; return the exit code."""
    given = list(sys.argv if arguments is None else arguments)
    if Path(given[0]).stem.lower() == "quincunx-rules":  # the packages' second command
        from rules.__main__ import main as run_command

        return run_command(given[1:])
    if given[1:] == [WORKER]:
        from desktop.background import worker

        return worker.main()
    if given[1:2] and given[1] in COMMANDS:
        from rules.streams import run

        command = getattr(import_module(COMMANDS[given[1]]), given[1])
        return run(lambda: command(given[2:]))
    if any(word.startswith("-") for word in given[1:]):
        from desktop.app.console import attach_console

        attach_console()
    try:
        read = command_line.read(given[1:])
    except SystemExit as end:  # after help, version, or an error in the arguments
        return _told(int(end.code or 0))
    if not read.qt and sys.platform.startswith("linux"):
        from desktop.app.display import CURSORS, has_display, lacks_cursors

        if not has_display(os.environ, sys.platform):
            return _play_in_terminal(read.files)
        if lacks_cursors(os.environ):
            return _tell_libraries(f"{CURSORS} is missing")
    if not (read.new_window or read.first_paint):
        from desktop.app.hand_over import hand_over

        if hand_over(read.files):
            return 0
    gc.disable()  # off until the window is visible: collections of all that is loaded took 5 ms
    try:
        from desktop.app.application import main as open_window
    except ImportError as error:
        return _tell_libraries(str(error))
    return open_window(given)


def _tell_libraries(reason: str) -> int:
    """Print why Qt cannot start, and the remedy; return the exit code."""
    print(f"Qt cannot start: {reason}", file=sys.stderr)
    print(f"To fix this on Debian or Ubuntu: sudo apt install {LIBRARIES}", file=sys.stderr)
    return 1


def _told(code: int) -> int:
    """Return the exit code after all output is written; the receiver of a pipe may have ended."""
    from rules.streams import run

    return run(lambda: code)


def _play_in_terminal(files: Sequence[str]) -> int:
    from rules.__main__ import main as run_command
    from rules.streams import run

    def play() -> int:
        if not _has_input():
            print("No display can be reached, and there is no terminal to play in.")
            print("To open the window, start Quincunx on a desktop: python -m desktop")
            print("To play in a terminal, start the table there: python -m rules play")
            return 0
        print("No display can be reached, so the table opens in the terminal.")
        return run_command(["resume", files[0]] if files else ["play"])

    return run(play)


def _has_input() -> bool:
    """Whether a person or a program can answer at the terminal."""
    if sys.stdin is None or sys.stdin.closed:
        return False
    buffer = sys.stdin.buffer
    return sys.stdin.isatty() or not isinstance(buffer, BufferedReader) or bool(buffer.peek(1))


if __name__ == "__main__":
    sys.exit(main())
