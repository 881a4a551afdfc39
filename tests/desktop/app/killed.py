"""Programs that are killed while they write."""

import subprocess
import sys
from pathlib import Path


def killed_while_counting(program: str, path: Path, told: int = 20) -> int:
    """Run a program that prints how much it has kept, and kill it soon after `told`.

    The last number it printed by then; the program finds the path in `sys.argv[1]`.
    """
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        kept = 0
        while kept < told:
            kept = int(process.stdout.readline())
        process.kill()
    return kept
