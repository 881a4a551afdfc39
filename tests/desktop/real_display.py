"""Programs on a real display, for tests of what an offscreen window does not show."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from installers.linux.screen import screen


@contextmanager
def on_a_display(settings: Path) -> Iterator[dict[str, str]]:
    """Yield the environment of programs on a new X display, with their settings in a folder."""
    with screen() as display:
        own = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "XDG_CONFIG_HOME": str(settings)}
        yield {**os.environ, **own}


def output_of(program: str, environment: dict[str, str]) -> str:
    """Run a Python program, and return what it prints. Raises CalledProcessError if it fails."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout
