"""Sound output through the system's own interfaces, without additional libraries.

Linux: PulseAudio's simple interface, which PipeWire supports as well. Windows: `winsound`. macOS:
`afplay`. Qt Multimedia would also need Qt Network.
"""

import ctypes
import subprocess
import sys
import tempfile
import wave
from abc import ABC, abstractmethod
from io import BytesIO

from desktop.sound.cues import RATE

BLOCK = RATE // 100
"""Samples written to a stream at a time: a hundredth of a second."""


class Output(ABC):
    """Plays samples of 16 bits, in one channel, `RATE` a second; used in one thread."""

    block: int | None = None
    """The number of samples to write at a time, so that others can be mixed in. None for all."""

    @abstractmethod
    def write(self, samples: bytes) -> None:
        """Play samples next. Blocks for about their duration. Raises OSError."""

    def close(self) -> None:  # noqa: B027 - where nothing is held, nothing is let go
        """Release the device."""


def open_output() -> Output:
    """Return the output of this system. Raises OSError if there is no output."""
    if sys.platform == "win32":
        return _Windows()
    if sys.platform == "darwin":
        return _Mac()
    return _Pulse()


class _Format(ctypes.Structure):
    """PulseAudio's C structure `pa_sample_spec`."""

    _fields_ = [("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8)]


class _Buffer(ctypes.Structure):
    """PulseAudio's C structure `pa_buffer_attr`, in bytes."""

    _fields_ = [
        (name, ctypes.c_uint32) for name in ("maxlength", "tlength", "prebuf", "minreq", "fragsize")
    ]


class _Pulse(Output):
    """A PulseAudio stream with a buffer of two blocks, to keep the delay short."""

    block = BLOCK

    def __init__(self) -> None:
        self._library = library = ctypes.CDLL("libpulse-simple.so.0")
        library.pa_simple_new.restype = ctypes.c_void_p
        unsaid = 2**32 - 1
        size = 4 * BLOCK
        buffer = _Buffer(unsaid, size, 2 * BLOCK, unsaid, unsaid)
        self._stream = library.pa_simple_new(
            None, b"Quincunx", 1, None, b"Table", ctypes.byref(_Format(3, RATE, 1)),
            None, ctypes.byref(buffer), None,
        )  # fmt: skip
        if not self._stream:
            raise OSError("no sound server answers")

    def write(self, samples: bytes) -> None:
        stream = ctypes.c_void_p(self._stream)
        if self._library.pa_simple_write(stream, samples, ctypes.c_size_t(len(samples)), None) < 0:
            raise OSError("the sound server takes no more")

    def close(self) -> None:
        self._library.pa_simple_free(ctypes.c_void_p(self._stream))


class _Windows(Output):
    def write(self, samples: bytes) -> None:
        if sys.platform == "win32":
            import winsound

            try:
                winsound.PlaySound(_wave(samples), winsound.SND_MEMORY | winsound.SND_NODEFAULT)
            except RuntimeError as error:  # no device, or it is in use
                raise OSError(str(error)) from error


class _Mac(Output):
    def write(self, samples: bytes) -> None:
        with tempfile.NamedTemporaryFile(suffix=".wav") as file:
            file.write(_wave(samples))
            file.flush()
            try:
                subprocess.run(["/usr/bin/afplay", file.name], check=False, timeout=10)
            except subprocess.TimeoutExpired as error:
                raise OSError(str(error)) from error


def _wave(samples: bytes) -> bytes:
    """Return the samples as a WAV file."""
    file = BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples)
    return file.getvalue()
