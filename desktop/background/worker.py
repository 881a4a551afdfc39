"""What a worker process does: it answers what `WorkerProcesses` asks it. It needs no Qt.

It listens to nobody but the program that has started it, and ends with that one.
"""

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

Question = tuple[Callable[..., object], tuple[object, ...]]
"""A function and its arguments."""

_NICE = 10
"""By how much the window goes before, where two want the same processor."""


def main() -> int:
    """Answer questions until the program that asks has ended, even in the middle of one."""
    if sys.stdin is None or sys.stdout is None:
        return 1
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is printed is no answer
    if hasattr(os, "nice"):
        os.nice(_NICE)
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(OSError):  # the program that asked has ended
        while True:
            pickle.dump(_answer(*questions.get()), answers)
            answers.flush()
    return 0


def _listen(asked: BinaryIO, questions: SimpleQueue[Question]) -> None:
    try:
        while True:
            questions.put(pickle.load(asked))
    finally:
        os._exit(0)  # whoever asks is gone, or asks what cannot be read


def _answer(work: Callable[..., object], given: tuple[object, ...]) -> tuple[object, object]:
    """Return what came of it, or the error."""
    try:
        return work(*given), None
    except Exception as error:
        return None, error
