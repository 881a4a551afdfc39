"""SoundPlayer: plays sounds in a thread of its own; callers never wait."""

import wave
from array import array
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from math import inf
from operator import add
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import NamedTuple

import resources
from desktop.sound.cues import RATE
from desktop.sound.output import Output, open_output

_STEP = RATE * 9 // 100
"""How many samples later each of several sounds begins."""
_HELD = 3.0
"""For how many seconds without sound the device is held."""
_LATEST = 0.3
"""How many seconds late a sound may begin: later it would tell of what is long past."""
_AGAIN = 10.0
"""After how many seconds a system that had no device is asked for one again."""


class _Asked(NamedTuple):
    sounds: tuple[str, ...]
    volume: int
    when: float

    @property
    def stale(self) -> bool:
        return monotonic() - self.when > _LATEST


class SoundPlayer:
    """Plays sounds. Where there is no device, it is silent."""

    def __init__(self, open_output: Callable[[], Output] = open_output) -> None:
        self._open = open_output
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None

    def prepare(self) -> None:
        """Start the thread, if it is not there: the first sound need not wait for it."""
        if self._thread is None:
            # A daemon: a sound server that hangs must not keep the program from ending.
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def play(self, sounds: Iterable[str], volume: int) -> None:
        """Play sounds of these names together, each beginning a little after the one before.

        The volume is one of 0..100. What the device could only play late is not heard.
        """
        sounds = tuple(sounds)
        if volume and sounds:
            self.prepare()
            self._asked.put(_Asked(sounds, volume, monotonic()))

    def close(self) -> None:
        """Fall silent for good, when what was asked for has been heard."""
        self._asked.put(None)

    def _run(self) -> None:
        again = -inf
        while (asked := self._asked.get()) is not None:
            if monotonic() < again:
                continue
            try:
                output = self._open()
            except Exception as error:
                _report(error)
                again = monotonic() + _AGAIN
                continue
            try:
                with closing(output):
                    if not self._played(output, asked):
                        return
            except Exception as error:
                _report(error)  # The next sound opens a device again.

    def _played(self, output: Output, asked: _Asked | None) -> bool:
        """Play until nothing was asked for in a while; False if nothing is to come."""
        coming = array("h")
        while asked is not None:
            if not asked.stale:
                _mix_in(coming, asked.sounds, asked.volume)
            while coming and self._asked.empty():
                _write(output, coming)
            try:
                asked = self._asked.get(timeout=_HELD)
            except Empty:
                return True
        while coming:
            _write(output, coming)
        return False


def _report(error: Exception) -> None:
    """Log an error that is no trouble with the device (OSError)."""
    if not isinstance(error, OSError):
        import logging  # here: the start does not wait for it

        logging.getLogger(__name__).error("a sound failed", exc_info=error)


def _write(output: Output, coming: "array[int]") -> None:
    """Play the next block, as long as it lasts; the rest is dropped if that took far longer."""
    block = output.block or len(coming)
    begun = monotonic()
    output.write(coming[:block].tobytes())
    hung = monotonic() - begun > block / RATE + _LATEST
    del coming[: None if hung else block]


def _mix_in(coming: "array[int]", sounds: tuple[str, ...], volume: int) -> None:
    """Add sounds to the samples that are to be played next."""
    for number, name in enumerate(sounds):
        sound, begin = _samples(name, volume), number * _STEP
        end = begin + len(sound)
        if len(coming) < end:
            coming.frombytes(bytes(coming.itemsize * (end - len(coming))))
        # In C throughout: while Python is at it here, the window would wait.
        both = map(add, coming[begin:end], sound)
        try:
            coming[begin:end] = array("h", both)
        except OverflowError:  # as loud as it can be
            louder = map(add, coming[begin:end], sound)
            coming[begin:end] = array("h", (max(-32768, min(32767, one)) for one in louder))


@cache
def _samples(name: str, volume: int) -> "array[int]":
    with wave.open(str(resources.path("sounds", f"{name}.wav")), "rb") as file:
        loud = array("h", file.readframes(file.getnframes()))
    return array("h", (value * volume // 100 for value in loud))
