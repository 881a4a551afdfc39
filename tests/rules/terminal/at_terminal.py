"""A command at a terminal of its own, as a person's shell runs it."""

import codecs
import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 300.0
"""Seconds after which a test gives up waiting; nothing is measured by it."""


class AtTerminal:
    """`python -m rules …` whose three streams are a pseudo-terminal."""

    def __init__(
        self,
        *words: str,
        env: Mapping[str, str] | None = None,
        folder: Path | None = None,
        stdout: int | None = None,
    ) -> None:
        self._keyboard, screen = pty.openpty()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rules", *words],
            stdin=screen,
            stdout=screen if stdout is None else stdout,
            stderr=screen,
            env={**os.environ, "PYTHONPATH": os.getcwd(), "PYTHONUNBUFFERED": "", **(env or {})},
            cwd=folder,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(screen)

    def press(self, text: str) -> None:
        os.write(self._keyboard, text.encode())

    def see(self, text: str) -> str:
        """Wait until this is on the screen after what was seen before; return all up to it."""
        while text not in self.seen:
            if not self._read():
                raise AssertionError(f"never saw {text!r} in {self.seen!r}")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self._keyboard)
        self._keyboard = -1

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        """Return the exit code; what was printed up to it is added to `seen`."""
        while self._keyboard >= 0 and self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._keyboard], [], [], PATIENCE)
        try:
            data = os.read(self._keyboard, 65536) if ready else b""
        except OSError:  # EIO: nobody has the other side open
            return False
        # A piece may end within a character, or within a line's end.
        self.seen = (self.seen + self._decoder.decode(data)).replace("\r\n", "\n")
        return bool(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self._keyboard >= 0:
            os.close(self._keyboard)
