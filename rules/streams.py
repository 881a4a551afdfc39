"""A command's terminal: closed streams, encodings, signals, exit codes, and its own name."""

import codecs
import errno
import os
import select
import shlex
import signal
import socket
import sys
import threading
import time
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from types import FrameType

from rules.core.files import system_reason
from rules.text import visible_lines

BROKEN_PIPE = 141
"""The exit code of a program whose reader has gone: 128 and SIGPIPE's number, everywhere."""

_ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
_GONE = frozenset({errno.EPIPE, errno.EIO, errno.ESHUTDOWN})
_HANG_UP = 2.0
"""Most seconds to wait for SIGHUP after a write to a closed terminal fails; it ends the wait."""
_TYPED = sys.platform != "win32"  # where a terminal can be waited for together with signals
_MASKED = hasattr(signal, "pthread_sigmask")
_READABLE = "readable"
_STAND_INS = str.maketrans(
    {"–": "-", "—": "-", "…": "...", "“": '"', "”": '"', "’": "'", "×": "x", "→": "->"}
)


class Terminated(KeyboardInterrupt):
    """The program is asked to end by a signal; `number` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def exit_code(stop: KeyboardInterrupt) -> int:
    """Return the exit code after a signal: 128 plus the signal's number."""
    return 128 + (stop.number if isinstance(stop, Terminated) else signal.SIGINT)


def program_name() -> str:
    """Return what was typed to start this program."""
    name = Path(sys.argv[0]).stem if sys.argv else ""
    return name if name in ("quincunx-rules", "quincunx") else "python -m rules"


def resume_command(path: Path) -> str:
    """Return what to type to continue a match."""
    name = program_name()
    return f"{name}{'' if name == 'quincunx' else ' resume'} {shlex.quote(str(path))}"


def ask(prompt: str) -> str:
    """Return a line that is typed. Raises EOFError at the end of the input, and Terminated.

    A signal that comes just before `input` begins to read would wait for the line's end there.
    """
    if _TYPED and sys.stdin.isatty() and sys.stdout.isatty():
        print(prompt, end="", flush=True)
        with _woken_by_signals() as woken:
            select.select([sys.stdin, woken], [], [])
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.removesuffix("\n")
    return input(prompt)


def tell(text: str) -> None:
    """Print a line beside the output, under the program's name, if anybody hears."""
    with suppress(OSError):
        print(f"{program_name()}: {visible_lines(text)}", file=sys.stderr, flush=True)


def run(work: Callable[[], int]) -> int:
    """Do the work of a command and return its exit code.

    Characters the streams cannot write are replaced, whoever reads only the beginning is no
    error, and a signal ends the work with one line.
    """
    _open_closed_streams()
    make_writable()
    code = 0
    try:
        with _stopped_by_signals():
            try:
                try:
                    code = work()
                finally:
                    sys.stdout.flush()
            except OSError as error:
                if code > 128:  # a signal had ended the work
                    return code
                if (stop := _stop_before(error)) is not None:
                    raise stop from None  # whose last words nobody could read
                if error.errno == errno.EIO:
                    time.sleep(_HANG_UP)  # a terminal that is closed sends its signal meanwhile
                raise
            return code
    except KeyboardInterrupt as stop:
        _end_line()
        tell("stopped")
        return exit_code(stop)
    except OSError as error:
        if reader_has_gone(error):
            return BROKEN_PIPE
        where = f"{error.filename}: " if error.filename else ""
        tell(f"{where}{system_reason(error)}")
        return 2
    finally:
        _give_up_broken_streams()


def reader_has_gone(error: OSError, platform: str = sys.platform) -> bool:
    """Whether an error means that the reader of the output has closed it."""
    gone = _GONE | {errno.EINVAL} if platform == "win32" else _GONE  # for want of a better number
    return error.filename is None and error.errno in gone


@contextmanager
def signals_held() -> Iterator[None]:
    """Hold the signals that would end the program: they would break what is half begun.

    Processes that are forked here hold them, too, until they `end_on_signals`.
    """
    if not _MASKED:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ending())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_on_signals(end: Callable[[int], object]) -> None:
    """Handle signals in a worker process, and leave Ctrl-C to its parent.

       `end` receives the number of
    the signal that is to end this one.
    """
    for number in _ending():
        ignored = number == signal.SIGINT
        signal.signal(number, signal.SIG_IGN if ignored else lambda number, _: end(number))
    if _MASKED:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ending())


def _ending() -> list[signal.Signals]:
    """Return the signals that end a program and can be heard on this system."""
    return [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]


@contextmanager
def _woken_by_signals() -> Iterator[socket.socket]:
    """Yield a socket that becomes readable when a signal comes."""
    woken, waker = socket.socketpair()
    with woken, waker:
        waker.setblocking(False)
        before = signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        try:
            yield woken
        finally:
            signal.set_wakeup_fd(before)


@contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """Raise Terminated at the first signal to end, unless it is ignored (by nohup).

    Further ones are not heard: closing a terminal sends two, and what the first one has to do,
    such as keeping a match, is not to be broken off.
    """
    heard = [number for number in _ending() if signal.getsignal(number) != signal.SIG_IGN]
    if threading.current_thread() is not threading.main_thread():
        heard = []  # only there may signals be handled

    stopped = threading.Event()

    def stop(number: int, _: FrameType | None) -> None:
        if not stopped.is_set():
            stopped.set()
            raise Terminated(number)

    before = {number: signal.signal(number, stop) for number in heard}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def _open_closed_streams() -> None:
    """Streams that were closed before the start lead nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # In the order of their numbers, so that no file opened later takes their places.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def make_writable(
    platform: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> None:
    """Write what an output cannot write as something near, and read what is no text as �.

    On Windows files and pipes hold UTF-8, as they do elsewhere, unless an encoding is asked for.
    """
    codecs.register_error(_READABLE, _readable)
    chooses = platform == "win32" and "PYTHONIOENCODING" not in environment
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = "utf-8" if chooses and not stream.isatty() else None
            errors = "replace" if stream is sys.stdin else _READABLE
            stream.reconfigure(encoding=encoding, errors=errors)


def _readable(error: UnicodeError) -> tuple[str, int]:
    """ASCII in the place of what cannot be encoded: a letter without its accent, or ?."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_STAND_INS)
    plain = "".join(_plain(char) for char in text)
    return plain, error.end


def _plain(char: str) -> str:
    bare = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
    return bare or "?"


def _stop_before(error: BaseException) -> KeyboardInterrupt | None:
    """Return the signal that was being handled when an error came, or an error before it."""
    before = error.__context__
    while before is not None and not isinstance(before, KeyboardInterrupt):
        before = before.__context__
    return before


def _end_line() -> None:
    """After the ^C a terminal shows."""
    with suppress(OSError):
        if sys.stderr.isatty():
            print(file=sys.stderr)


def _give_up_broken_streams() -> None:
    """Lead what nobody reads any more nowhere, or the interpreter's last flush would complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):
                null = os.open(os.devnull, os.O_WRONLY)
                os.dup2(null, stream.fileno())
                os.close(null)
