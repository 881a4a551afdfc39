"""The worker process: answers the calls of `WorkerProcesses`. It does not use Qt.

It accepts calls only from the program that started it, and ends with that program.
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
"""The increase of the worker's nice value, so that the window gets the processor first."""


def main() -> int:
    """Answer calls until the calling program has ended, even in the middle of a call."""
    if sys.stdin is None or sys.stdout is None:
        return 1
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # printed text is not an answer
    if hasattr(os, "nice"):
        os.nice(_NICE)
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(OSError):  # the calling program has ended
        while True:
            pickle.dump(_answer(*questions.get()), answers)
            answers.flush()
    return 0


def _listen(asked: BinaryIO, questions: SimpleQueue[Question]) -> None:
    try:
        while True:
            questions.put(pickle.load(asked))
    finally:
        os._exit(0)  # the caller is gone, or has sent something that cannot be read


def _answer(work: Callable[..., object], given: tuple[object, ...]) -> tuple[object, object]:
    """Return the result of a call, or its error."""
    try:
        return work(*given), None
    except Exception as error:
        return None, error
