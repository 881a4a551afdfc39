"""`python -m rules`, `quincunx-rules`: the games at a terminal, and tools for records and rules."""

import sys
from collections.abc import Sequence

from rules.streams import run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 for a bad record, 2 for anything else bad.

    After a signal the code is 128 plus the signal's number, so 130 after Ctrl-C.
    """

    def command() -> int:
        # Loading all games takes a moment, and Ctrl-C must already work then.
        from rules.terminal.command_line import run_command

        return run_command(arguments)

    return run(command)


if __name__ == "__main__":
    sys.exit(main())
