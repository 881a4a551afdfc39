"""`python -m tests.tools.soak`: plays matches in the real event loop and reports what stays alive.

Newcomers play each other on screen as fast as they move; each match is played to its end and left
for the home page. Qt deletes many objects only in a running event loop, and Python's garbage
collector does not see what C++ holds. So `processEvents` and the resident memory alone show little.
"""

import argparse
import gc
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from weakref import ref

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.table.computers import PAUSES
from desktop.theme.appearance import appearance
from rules.games import GAMES
from rules.players import LEVELS
from tests.tools.offscreen import offscreen

Until = Callable[[], bool]
"""A condition that a script waits for before its next step."""

_SIZE = (1400, 1000)
_IDLE = 4.0  # seconds for a new window to finish loading
_LOOK = 0.2  # seconds at the result, and at the home page
_PATIENCE = 120.0  # seconds after which a wait fails


class Census:
    """The objects that were alive at a table, by weak references."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[str, ref[object]]] = {}

    def watch(self, *things: object) -> None:
        """Count these objects from now on."""
        for thing in things:
            known = self._seen.get(id(thing))
            if known is None or known[1]() is not thing:
                self._seen[id(thing)] = type(thing).__name__, ref(thing)

    def watch_table(self, window: MainWindow) -> None:
        """Count all objects that serve only the match at the table."""
        table, session = window.table, window.session
        match, scene, matter = table.match, table.scene, table.panel.matter
        assert session is not None
        assert scene is not None
        self.watch(session, session._match, match, *match.findChildren(QObject))
        self.watch(scene, scene.motion, scene.sprites)
        self.watch(*scene.items(), *scene.motion._running, *table.panel.seats)
        if matter is not None:
            self.watch(matter, *matter.findChildren(QWidget))
        self.watch(*(t for t in threading.enumerate() if t.name == "background task"))

    @property
    def seen(self) -> int:
        """The number of objects ever watched."""
        return len(self._seen)

    def alive(self) -> Counter[str]:
        """Return how many of them are still alive, by class."""
        gc.collect()
        return Counter(name for name, thing in self._seen.values() if thing() is not None)


def live(steps: Iterator[Until]) -> None:
    """Run the event loop until the script has ended. Raises the errors of the script."""
    until: list[Until] = [lambda: True]
    began = [time.monotonic()]
    fault: list[BaseException] = []
    # Not the application's loop: after `quit`, every later loop ends as soon as it begins.
    loop = QEventLoop()

    def look() -> None:
        try:
            if until[0]():
                until[0], began[0] = next(steps), time.monotonic()
            elif time.monotonic() > began[0] + _PATIENCE:
                raise TimeoutError(f"what was waited for never came: {until[0]}")
        except StopIteration:
            loop.quit()
        except BaseException as error:
            fault.append(error)
            loop.quit()

    clock = QTimer(interval=2)
    clock.timeout.connect(look)
    clock.start()
    loop.exec()
    clock.stop()
    clock.deleteLater()  # otherwise the connection keeps the script alive
    if fault:
        raise fault.pop()


def after(seconds: float) -> Until:
    """Return a condition that is true after some seconds."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def play_out(
    window: MainWindow,
    slug: str,
    seed: int,
    census: Census,
    options: Mapping[str, int | bool] | None = None,
) -> Iterator[Until]:
    """Yield while a match between two Newcomers is played to its end, and back at home."""
    newcomers = (LEVELS[0].number,) * 2
    window.start_game(NewMatch(slug, ("Fred", "Ned"), options or {}, seed, newcomers))
    yield lambda: window.session is not None and window.session.outcome is not None
    yield after(_LOOK)
    census.watch_table(window)
    window.go_home()
    yield after(_LOOK)


def resident() -> float:
    """Return the resident memory of this process in MB; 0 if the system does not say."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


Report = Callable[[int, str, Census], None]
"""Called after each match with its number, its game, and the census."""


def soak(window: MainWindow, slugs: Sequence[str], count: int, report: Report) -> None:
    """Play this many matches of these games in turn."""
    Settings().pace = len(PAUSES) - 1
    appearance().reduce_motion(False)  # animations may hold references
    census = Census()

    def script() -> Iterator[Until]:
        for number in range(count):
            slug = slugs[number % len(slugs)]
            yield from play_out(window, slug, number, census)
            report(number + 1, slug, census)

    live(script())


def main() -> int:
    """Print a line for each match; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument("--matches", type=int, default=20, help="how many in all")
    chosen = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print(f"{'Match':<20} {'resident':>12}   still alive, of all that was ever at the table")

    def tell(number: int, slug: str, census: Census) -> None:
        held = resident()  # before Python collects garbage
        left = ", ".join(f"{n} {name}" for name, n in census.alive().items()) or "nothing"
        print(f"{number:>3} {slug:<16} {held:>9.0f} MB   {left} of {census.seen}", flush=True)

    with offscreen() as window:
        window.resize(*_SIZE)
        Preload(window)
        live(iter([after(_IDLE)]))
        soak(window, chosen.games or [game.slug for game in GAMES], chosen.matches, tell)
    return 0


if __name__ == "__main__":
    sys.exit(main())
