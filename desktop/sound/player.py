"""SoundPlayer: plays sounds in a separate thread, so that callers never wait."""

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
"""The delay in samples between the starts of several sounds."""
_HELD = 3.0
"""Seconds without sound after which the device is released."""
_LATEST = 0.3
"""The greatest delay of a sound in seconds; later ones are dropped."""
_AGAIN = 10.0
"""Seconds to wait after a failure before opening the device again."""


class _Asked(NamedTuple):
    sounds: tuple[str, ...]
    volume: int
    when: float

    @property
    def stale(self) -> bool:
        return monotonic() - self.when > _LATEST


class SoundPlayer:
    """Plays sounds; silent without a device."""

    def __init__(self, open_output: Callable[[], Output] = open_output) -> None:
        self._open_output = open_output
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: Thread | None = None

    def prepare(self) -> None:
        """Start the thread if needed, so that the first sound does not wait for it."""
        if self._thread is None:
            # A daemon: a sound server that hangs must not keep the program from ending.
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def play(self, sounds: Iterable[str], volume: int) -> None:
        """Play sounds of these names together, each beginning a little after the one before.

        The volume is 0..100. Sounds that the device could only play late are dropped.
        """
        sounds = tuple(sounds)
        if volume and sounds:
            self.prepare()
            self._asked.put(_Asked(sounds, volume, monotonic()))

    def close(self) -> None:
        """End the thread after the sounds already requested."""
        self._asked.put(None)

    def _run(self) -> None:
        again = -inf
        while (asked := self._asked.get()) is not None:
            if monotonic() < again:
                continue
            try:
                output = self._open_output()
            except Exception as error:
                _report(error)
                again = monotonic() + _AGAIN
                continue
            try:
                with closing(output):
                    if not self._played(output, asked):
                        return
            except Exception as error:
                _report(error)  # the next sound opens the device again

    def _played(self, output: Output, asked: _Asked | None) -> bool:
        """Play until no sound was requested for a while; return False if the player was closed."""
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
    """Log an error, unless the device caused it (OSError)."""
    if not isinstance(error, OSError):
        import logging  # imported here to keep the start fast

        logging.getLogger(__name__).error("a sound failed", exc_info=error)


def _write(output: Output, coming: "array[int]") -> None:
    """Play the next block and wait for it; if that took far too long, drop the rest."""
    block = output.block or len(coming)
    begun = monotonic()
    output.write(coming[:block].tobytes())
    hung = monotonic() - begun > block / RATE + _LATEST
    del coming[: None if hung else block]


def _mix_in(coming: "array[int]", sounds: tuple[str, ...], volume: int) -> None:
    """Mix sounds into the samples to be played next."""
    for number, name in enumerate(sounds):
        sound, begin = _samples(name, volume), number * _STEP
        end = begin + len(sound)
        if len(coming) < end:
            coming.frombytes(bytes(coming.itemsize * (end - len(coming))))
        # `map` with `add` runs in C; a Python loop here would block the window.
        both = map(add, coming[begin:end], sound)
        try:
            coming[begin:end] = array("h", both)
        except OverflowError:  # clip to the loudest value
            louder = map(add, coming[begin:end], sound)
            coming[begin:end] = array("h", (max(-32768, min(32767, one)) for one in louder))


@cache
def _samples(name: str, volume: int) -> "array[int]":
    with wave.open(str(resources.path("sounds", f"{name}.wav")), "rb") as file:
        loud = array("h", file.readframes(file.getnframes()))
    return array("h", (value * volume // 100 for value in loud))
