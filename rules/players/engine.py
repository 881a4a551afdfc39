"""Engine: an external player in a separate process, with a line protocol (`protocol.md`)."""

import json
import os
import pickle
import re
import shlex
import signal
import subprocess
import sys
from base64 import b64encode
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import PurePath
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from rules.core import IllegalMove, InvalidMove, InvalidOptions, Position, shorten, stand_in_names
from rules.core.commands import RESIGN
from rules.core.files import system_reason
from rules.core.levels import LEVELS
from rules.games import game_named

PROTOCOL = 1
START = 30.0
"""The most seconds until an engine reports that it is ready."""
GRACE = 30.0
"""The most seconds by which an engine may exceed its thinking times in one game, in total."""
LONGEST_LINE = 4096
"""The most bytes of an answer."""
MOST_MOVES = 500
"""The most legal moves that are sent to an engine."""
KEPT = 4000
"""The number of last bytes of standard error that are kept."""
_FAREWELL = 1.0
"""The seconds an engine has for exiting after the end of its input."""

_FUNCTION = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_ENVIRONMENT = (
    *("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP"),
    *("LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV", "SYSTEMROOT", "PATHEXT", "COMSPEC"),
)
"""The environment variables that an engine inherits; others may hold secrets."""
_PACKAGED = getattr(sys, "frozen", False)
"""Whether this program is a PyInstaller bundle, whose Python cannot run other scripts."""


class EngineError(Exception):
    """An error by which an engine loses the game; `said` is the end of its standard error."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.said = said


@dataclass(frozen=True, slots=True)
class Seating:
    """The facts an engine gets about its game and its seat."""

    slug: str
    options: Mapping[str, object]
    names: Sequence[str]
    player: int
    seed: int
    pace: float

    @property
    def seconds(self) -> float:
        """The engine's seconds per move, the same as the highest level's."""
        return LEVELS[-1].seconds * self.pace

    def to_dict(self) -> dict[str, object]:
        return {
            "ask": "game",
            "protocol": PROTOCOL,
            "game": self.slug,
            "options": dict(self.options),
            "names": list(self.names),
            "player": self.player,
            "seed": f"{self.seed:032x}",
            "pace": self.pace,
            "seconds": self.seconds,
        }


def is_engine(entrant: str) -> bool:
    """Whether an entrant's text names an engine: `module:function`, or a command line.

    A command line has a blank or a slash in it: `./engine.py`, `python3 engine.py`.
    """
    return is_function(entrant) or any(sign in entrant for sign in (" ", "/", os.sep))


def is_function(entrant: str) -> bool:
    """Whether an entrant's text names a function in Python, as `module:function`."""
    return _FUNCTION.fullmatch(entrant) is not None


def engine_name(entrant: str) -> str:
    """Return the name to print for an engine: that of its function, or of its file."""
    if is_function(entrant):
        return entrant.rpartition(":")[2]
    words = _words(entrant)
    files = [word for word in words if "/" in word or os.sep in word] or words[-1:]
    return shorten(PurePath(files[-1]).name.strip(), 30) or "engine"


def check_engine(
    entrant: str, slug: str, players: int, options: Mapping[str, object] | None = None
) -> None:
    """Start an engine once as a test. Raises InvalidOptions if it cannot play this game."""
    resolved = game_named(slug).options.read(options or {}, players).to_dict()
    try:
        Engine(entrant, Seating(slug, resolved, stand_in_names(players), 0, 0, 1.0)).close()
    except EngineError as error:
        raise InvalidOptions(
            "players", "{entrant}: {reason}", entrant=entrant, reason=str(error.reason)
        ) from None


class Engine:
    """An engine playing one game. Every method raises EngineError.

    The process is started here. `close` ends it, and all processes it has started.
    """

    def __init__(self, entrant: str, seating: Seating) -> None:
        self._seating = seating
        self._whole_views = is_function(entrant)
        self._game = game_named(seating.slug)
        self._grace = GRACE
        self._said = b""
        try:
            self._process = subprocess.Popen(
                _command(entrant),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(entrant),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = system_reason(error) if isinstance(error, OSError) else str(error)
            raise EngineError(f"cannot be started: {reason}") from None
        _RUNNING.add(self)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._errors: IO[bytes] = self._process.stderr
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._speaker = Thread()
        try:
            answer = self._ask(seating.to_dict(), START)
            if answer != "ready":
                word, _, reason = answer.partition(" ")
                told = shorten(reason if word == "error" else f"“{answer}” instead of ready", 200)
                raise self._error(f"does not play: {told}")
        except BaseException:
            self.close()
            raise

    def choose(self, view: Position) -> object:
        """Return the engine's move for the player to move, whose view this is, or RESIGN."""
        moves = [str(move) for move in islice(self._game.legal_moves(view), MOST_MOVES + 1)]
        seconds = self._seating.seconds
        question = {
            "ask": "move",
            "view": view.to_dict(),
            "moves": moves[:MOST_MOVES],
            "more": len(moves) > MOST_MOVES,
            "seconds": seconds,
            "grace": round(self._grace, 3),
        }
        if self._whole_views:
            question["position"] = b64encode(pickle.dumps(view)).decode()
        most = seconds + self._grace
        start = monotonic()
        text = self._ask(question, most)
        self._grace -= max(0.0, monotonic() - start - seconds)
        if self._grace < 0:
            raise self._late(most)
        if text == RESIGN:
            return RESIGN
        try:
            read = self._game.parse_move(view, text, closed=False)
        except (InvalidMove, IllegalMove) as error:
            raise self._error(f"answered “{shorten(text)}”: {error.reason}") from None
        if len(read) != 1:
            raise self._error(f"answered “{shorten(text)}”: one move at a time is asked for")
        return read[0]

    def close(self) -> None:
        """Let the process exit, and a second later kill the rest of its process group."""
        if not self._speaker.is_alive():
            with suppress(OSError):
                self._input.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL)
        self._kill()
        for pipe, reader in (
            (self._input, self._speaker),
            (self._output, self._speaker),
            (self._errors, self._listener),
        ):
            if reader.ident is not None:
                reader.join(_FAREWELL)
            if not reader.is_alive():  # or a process outside the group still holds the pipe
                with suppress(OSError):
                    pipe.close()

    # -- inside

    def _ask(self, question: Mapping[str, object], seconds: float) -> str:
        """Return the engine's answer to a question: one line, stripped."""
        line = json.dumps(question).encode("ascii") + b"\n"
        answers: SimpleQueue[bytes] = SimpleQueue()
        self._speaker = Thread(target=self._talk, args=(line, answers), daemon=True)
        self._speaker.start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            raise self._late(seconds) from None
        self._speaker.join()
        if answer.endswith(b"\n"):
            return answer.decode("utf-8", "replace").strip()
        if len(answer) == LONGEST_LINE:
            raise self._error(f"answered with more than {LONGEST_LINE} bytes on a line")
        raise self._error(self._ending())

    def _talk(self, line: bytes, answers: SimpleQueue[bytes]) -> None:
        """Write and read in a separate thread, as a hanging engine may block both."""
        with suppress(OSError, ValueError):
            self._input.write(line)
            self._input.flush()
        try:
            answers.put(self._output.readline(LONGEST_LINE))
        except (OSError, ValueError):
            answers.put(b"")

    def _listen(self) -> None:
        """Keep the end of the engine's standard error."""
        with suppress(OSError, ValueError):
            while piece := os.read(self._errors.fileno(), 65536):
                self._said = (self._said + piece)[-KEPT:]

    def _ending(self) -> str:
        """Return how the process ended, in words."""
        try:
            code = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        if code < 0:
            return f"was ended by signal {-code}"
        return f"ended with exit code {code}"

    def _late(self, seconds: float) -> EngineError:
        return self._error(f"gave no answer within {seconds:.3g} s")

    def _error(self, reason: str) -> EngineError:
        """Return the error with this reason and the end of the engine's standard error."""
        self._kill()
        self._listener.join(_FAREWELL)
        said = self._said.decode("utf-8", "replace")
        last = shorten(said.strip().rpartition("\n")[2], 200)
        return EngineError(f"{reason} ({last})" if last else reason, said)

    def _kill(self) -> None:
        """Kill the whole process group once; while it has members, its number cannot be reused."""
        if self in _RUNNING:
            _RUNNING.discard(self)
            _kill_group(self._process.pid)
            self._process.kill()  # if `taskkill` is missing or fails
            self._process.wait()


_RUNNING: set[Engine] = set()


def kill_engines() -> None:
    """Kill all open engines of this process, which is about to exit at once."""
    for engine in list(_RUNNING):
        _kill_group(engine._process.pid)


def _kill_group(number: int) -> None:
    if sys.platform == "win32":
        command = ["taskkill", "/F", "/T", "/PID", str(number)]
        subprocess.run(command, capture_output=True, check=False)
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(number, signal.SIGKILL)


def _words(entrant: str) -> list[str]:
    """Return the words of a command line. Raises InvalidOptions."""
    try:
        return shlex.split(entrant, posix=os.name == "posix")
    except ValueError as error:
        raise InvalidOptions(
            "players", "{entrant}: {reason}", entrant=entrant, reason=str(error)
        ) from None


def _command(entrant: str) -> list[str]:
    if is_function(entrant):
        if _PACKAGED:
            raise EngineError("cannot be loaded by a packaged program: give a command line instead")
        return [sys.executable, "-m", "rules.players.engine_host", entrant]
    return _words(entrant)


def _environment(entrant: str) -> dict[str, str]:
    """Return an engine's environment variables.

    A function gets our module path. A command does not, as it may use another Python.
    """
    given = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    if is_function(entrant):
        given["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    # Restore the value from before PyInstaller changed it.
    if _PACKAGED and "LD_LIBRARY_PATH" in given:
        given["LD_LIBRARY_PATH"] = os.environ.get("LD_LIBRARY_PATH_ORIG", "")
    return given
