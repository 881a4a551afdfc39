"""SoundPlayer: plays sounds in a thread of its own; whoever asks for one never waits."""

import wave
from array import array
from collections.abc import Callable, Iterable
from functools import cache
from operator import add
from queue import Empty, SimpleQueue
from threading import Thread

import resources
from desktop.sound.cues import RATE
from desktop.sound.output import Output, open_output

_STEP = RATE * 9 // 100
"""How many samples later each of several sounds begins."""
_HELD = 3.0
"""For how many seconds without sound the device is held."""


class SoundPlayer:
    """Plays sounds. Where there is no device, it is silent."""

    def __init__(self, open_output: Callable[[], Output] = open_output) -> None:
        self._open = open_output
        self._asked: SimpleQueue[tuple[tuple[str, ...], int] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, sounds: Iterable[str], volume: int) -> None:
        """Plays sounds of these names together, each beginning a little after the one before.

        The volume is one of 0..100.
        """
        sounds = tuple(sounds)
        if not volume or not sounds:
            return
        if self._thread is None:
            # A daemon: a sound server that hangs must not keep the program from ending.
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._asked.put((sounds, volume))

    def close(self) -> None:
        """Falls silent for good, when what was asked for has been heard."""
        self._asked.put(None)

    def _run(self) -> None:
        while (asked := self._asked.get()) is not None:
            try:
                output = self._open()
            except OSError:
                return  # No device: whatever is asked for stays unheard.
            try:
                if not self._played(output, asked):
                    return
            except OSError:
                continue  # The device went; perhaps there is another for the next sound.
            finally:
                output.close()

    def _played(self, output: Output, asked: tuple[tuple[str, ...], int] | None) -> bool:
        """Plays until nothing was asked for in a while; False if nothing is to come."""
        coming = array("h")
        while asked is not None:
            _mix_in(coming, *asked)
            while coming and self._asked.empty():
                block = output.block or len(coming)
                output.write(coming[:block].tobytes())
                del coming[:block]
            try:
                asked = self._asked.get(timeout=_HELD)
            except Empty:
                return True
        output.write(coming.tobytes())
        return False


def _mix_in(coming: "array[int]", sounds: tuple[str, ...], volume: int) -> None:
    """Adds sounds to the samples that are to be played next."""
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
