"""`python -m tests.tools.stalls`: measures how long the window blocks while the computer thinks.

In each game a Newcomer plays the Master, on screen, as fast as they move. Then a match of Experts
is reviewed, and the time until its verdicts is reported. A timer in the window ticks every few
milliseconds; as long as a tick is late, a click would not have been answered. On a busy computer
ticks are late for other reasons: the last column is the longest work of the window's own thread.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.background.idle_queue import idle_queue
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.table.computers import PAUSES
from rules.games import GAMES
from rules.match import Match
from rules.players import LEVELS, seat
from tests.tools.offscreen import offscreen

AIM = 50.0
"""The longest a frame may take, in milliseconds."""

DONE_S = 60.0
"""Seconds that a review of 60 moves may take."""
_EACH_S = 1.0
_MOVES = 60
_TICK = 4  # ms
_LOADING = 60.0  # the most seconds for a new window to load its pages
_SIZE = (1400, 1000)


@dataclass(frozen=True, slots=True)
class Pauses:
    """The delays of the window in one game, in ms."""

    what: str
    plies: int
    finished: bool
    median: float
    usual: float  # the 99th percentile
    longest: float
    worked: float  # the longest processor time of the window's thread between two ticks

    @classmethod
    def of(cls, what: str, plies: int, ticks: "Ticks", *, finished: bool) -> "Pauses":
        """Return what the ticks recorded, which then end."""
        late = ticks.late
        ticks.deleteLater()
        usual = statistics.quantiles(late, n=100)[98]
        median = statistics.median(late)
        return cls(what, plies, finished, median, usual, max(late), max(ticks.worked))

    def line(self) -> str:
        verdict = "" if self.longest <= AIM else f"   over {AIM:g}"
        plies = f"{self.plies}{'' if self.finished else '+'} plies"
        return (
            f"{self.what:<20} {plies:>12} {self.median:>8.1f} {self.usual:>8.1f} "
            f"{self.longest:>8.1f} {self.worked:>8.1f}{verdict}"
        )


class Ticks(QObject):
    """A timer that records by how many ms each tick was late, and how long its thread worked."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self.worked: list[float] = []
        self._last, self._cpu = time.perf_counter(), time.thread_time()
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=_TICK)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        self.late.append(max(0.0, (now - self._last) * 1000 - _TICK))
        self.worked.append((cpu - self._cpu) * 1000)
        self._last, self._cpu = now, cpu


def against_the_master(window: MainWindow, slug: str, seconds: float) -> Pauses:
    """Play one game for at most `seconds`, including the opening of the table."""
    names = (LEVELS[-1].name, LEVELS[0].name)
    ticks = Ticks()
    window.start_game(NewMatch(slug, names, {}, 5, (LEVELS[-1].number, LEVELS[0].number)))
    session = window.session
    _wait(seconds, lambda: session is not None and session.outcome is not None)
    plies, over = (
        (session.last_ply, session.outcome is not None) if session is not None else (0, False)
    )
    window.go_home()
    _wait(0.2)
    return Pauses.of(slug, plies, ticks, finished=over)


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The seconds from the request for a review to its verdicts, which all come at once."""

    moves: int
    done: float

    def line(self) -> str:
        over = "   over its aim" if self.done > max(DONE_S, _EACH_S * self.moves) else ""
        return f"  verdicts on {self.moves} moves after {self.done:.1f} s{over}"


def while_reviewing(window: MainWindow, slug: str) -> tuple[Pauses, Verdicts]:
    """Review a match of Experts in the usual quality."""
    match = _of_experts(slug)
    ticks, begin = Ticks(), time.perf_counter()
    window.pages.show_review(match)
    analysis = window.pages.analysis.analysis
    _wait(4 * DONE_S, lambda: analysis.done)
    done = time.perf_counter() - begin
    window.go_home()
    _wait(0.2)
    pauses = Pauses.of(f"review {slug}", len(analysis.verdicts), ticks, finished=True)
    return pauses, Verdicts(len(analysis.verdicts), done)


def _of_experts(slug: str) -> Match:
    """Return a match of `_MOVES` moves; if it is not over then, the player to move resigns."""
    match = Match.new(slug, seed=3)
    players = [seat(slug, 4, seed=number, pace=0.02) for number, _ in enumerate(match.names)]
    for _ in range(_MOVES):
        player = match.to_move
        if player is None:
            break
        match.play(players[player].choose(match.view(player), Event()))
    if match.to_move is not None:
        match.resign(match.to_move)
    return match


def _wait(seconds: float, done: Callable[[], bool] = lambda: False) -> None:
    """Run the event loop for this long, or until it is done."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    asking = QTimer(interval=100)
    asking.timeout.connect(lambda: loop.quit() if done() else None)
    asking.start()
    loop.exec()


def main() -> int:
    """Print a line for each game; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument("--seconds", type=float, default=30, help="the longest a game may take")
    chosen = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with offscreen() as window:
        Settings().pace = len(PAUSES) - 1
        Preload(window)
        window.resize(*_SIZE)
        _wait(_LOADING, lambda: "puzzles" in vars(window.pages) and idle_queue().idle)
        print(f"{'Window held up, ms':<33} {'median':>8} {'99th':>8} {'longest':>8} {'worked':>8}")
        for slug in chosen.games or [game.slug for game in GAMES]:
            print(against_the_master(window, slug, chosen.seconds).line(), flush=True)
        for slug in chosen.games or [game.slug for game in GAMES]:
            for told in while_reviewing(window, slug):
                print(told.line(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
