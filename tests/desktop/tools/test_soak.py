"""Of a match that was left nothing stays behind, however it was left; nor of any other page.

All of it in the real event loop. `QUINCUNX_SOAK=30` plays so many matches of each game, of the
usual size, and leaves them in each way.
"""

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from threading import enumerate as enumerate_threads

import pytest
from PySide6.QtCore import QDeadlineTimer, QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from shiboken6 import getCppPointer, isValid

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.games.mono.layout_editor.tools import Transform
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.table import hints
from desktop.table.computers import PAUSES
from desktop.theme.appearance import Appearance
from rules.games import GAMES, game_named
from rules.playout import random_move
from rules.puzzles import KINDS as PUZZLES
from tests.desktop.games.mono.fronts import layout_editor
from tests.tools import sample_matches, soak
from tests.tools.soak import Census, Until, live, play_out

_MATCHES = int(os.environ.get("QUINCUNX_SOAK", "1"))
_VISITS = min(10, _MATCHES)
_SMALL = {"mono": {"size": 3}, "adamas": {"size": 2, "pieces": 3}, "holomino": {"num_digits": 4},
          "dragons": {"num_tiles": 14}}  # fmt: skip
"""Options of a short match, for the short run."""

Way = Callable[[MainWindow, str, int, Census], Iterator[Until]]
"""How a match is played and left."""


@pytest.fixture(autouse=True)
def _in_motion(look: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let things move, and computer players be as fast as they think."""
    look.reduce_motion(False)
    monkeypatch.setattr(hints, "SECONDS", 0.2)
    monkeypatch.setattr(soak, "_PATIENCE", 600.0)
    Settings().pace = len(PAUSES) - 1


def played_out(window: MainWindow, slug: str, seed: int, census: Census) -> Iterator[Until]:
    options = _SMALL.get(slug) if _MATCHES == 1 else None
    return play_out(window, slug, seed, census, options)


def left_half_way(window: MainWindow, slug: str, seed: int, census: Census) -> Iterator[Until]:
    """While the computer players think."""
    window.start_game(NewMatch(slug, ("Fred", "Ned"), {}, seed, (1, 3)))
    session = window.session
    assert session is not None
    yield lambda: session.ply >= 2
    census.watch_table(window)
    window.go_home()


def left_in_motion(window: MainWindow, slug: str, seed: int, census: Census) -> Iterator[Until]:
    window.start_game(NewMatch(slug, ("Fred", "Ned"), {}, seed))
    rng = Random(seed)
    while True:
        session, scene = window.session, window.table.scene
        assert session is not None
        assert scene is not None
        window.curtain.remove()
        session.curtain_lifted()
        yield soak.after(0.02)
        if scene.seat is None:
            break  # they have played to the end before anything moved
        session.play(random_move(scene.game, scene.view, rng))
        if scene.motion.is_moving:
            break
    census.watch_table(window)
    assert scene.motion.is_moving
    window.go_home()


def left_with_lens_and_hint(
    window: MainWindow, slug: str, seed: int, census: Census
) -> Iterator[Until]:
    """Leave the game with the lens on the board and another hint being looked for."""
    window.start_game(NewMatch(slug, ("Fred", "Ned"), {}, seed, (None, 1)))
    table = window.table
    session, rng = window.session, Random(seed)
    assert session is not None
    hidden = session.game.hidden
    while session.ply < 3 and session.outcome is None:
        yield lambda: session.outcome is not None or table.match.state.shown.seat is not None
        if table.scene is not None and table.scene.seat is not None:
            session.play(random_move(session.game, table.scene.view, rng))
    yield lambda: table.match.state.shown.seat is not None
    if hidden:
        table.match.hints.toggle_lens()
        yield lambda: not table.match.hints.finder.busy
        assert table.match.hints.finder.shown
    table.match.hints.ask()
    yield lambda: not table.match.hints.thinking
    assert table.match.hints.bubble.speaks
    census.watch_table(window)
    window.go_home()


def with_more_players(window: MainWindow, slug: str, seed: int, census: Census) -> Iterator[Until]:
    players = game_named(slug).players
    names = ("Fred", "Ned", "Ted", "Jed")[: max(players)]
    window.start_game(NewMatch(slug, names, {}, seed, (1,) * len(names)))
    session = window.session
    assert session is not None
    yield lambda: session.ply >= len(names) + 1
    census.watch_table(window)
    window.go_home()


def play(window: MainWindow, slug: str, way: Way, count: int) -> Census:
    """Play and leave so many matches; return what was at the table."""
    census = Census()

    def script() -> Iterator[Until]:
        for seed in range(count):
            yield from way(window, slug, seed, census)
            # A thought that is stopped may run out alone, and what it found is thrown away.
            yield lambda: all(thread.name != "thinker" for thread in enumerate_threads())
            yield soak.after(0.05)

    live(script())
    return census


def staying(census: Census) -> Counter[str]:
    """Return what is still alive after a minute, by class.

    A finished thread frees its objects only when it runs a last time.
    """
    deadline = QDeadlineTimer(60_000)
    while census.alive() and not deadline.hasExpired():
        QTest.qWait(20)
    return census.alive()


SLUGS = [game.slug for game in GAMES]
LEFT = (left_half_way, left_in_motion, left_with_lens_and_hint)
WAYS = [(played_out, slug) for slug in SLUGS] + [
    (way, slug)
    for row, way in enumerate(LEFT)
    for column, slug in enumerate(SLUGS)
    # In the short run each way is tried with some games, and each game left in one way.
    if _MATCHES > 1 or (row + column) % len(LEFT) == 0
]
MORE = [slug for slug in SLUGS if max(game_named(slug).players) > 2]


@pytest.mark.parametrize(
    ("way", "slug"),
    [*WAYS, *((with_more_players, slug) for slug in MORE)],
    ids=lambda given: given if isinstance(given, str) else given.__name__,
)
def test_nothing_stays_of_a_match(window: MainWindow, slug: str, way: Way) -> None:
    census = play(window, slug, way, _MATCHES)
    assert census.seen > 10
    assert not staying(census)


def test_a_scene_that_is_kept_is_seen(window: MainWindow) -> None:
    kept: list[object] = []

    def keeping(window: MainWindow, slug: str, seed: int, census: Census) -> Iterator[Until]:
        for until in left_in_motion(window, slug, seed, census):
            kept[:] = [window.table.scene]
            yield until

    census = play(window, "adamas", keeping, 1)
    assert census.alive()["AdamasScene"] == 1
    kept.clear()
    assert not staying(census)


# -- other pages

Visit = Callable[[MainWindow], Iterator[Until]]
"""Goes somewhere, and comes back to the home page."""

_PUZZLES = ("adamas-capture", "dragons-1") if _MATCHES == 1 else tuple(PUZZLES)
_BEAT = 0.03  # seconds, in which what is drawn and made in spare time may begin
_ROUNDS = 5


def to_the_sheets(window: MainWindow) -> Iterator[Until]:
    for slug in SLUGS:
        window.requests.ask_for(slug)
        yield soak.after(_BEAT)
        assert window.sheet is not None
        window.covers.close_sheet()
        yield soak.after(_BEAT)


def to_the_help(window: MainWindow) -> Iterator[Until]:
    for topic in (*SLUGS, "shortcuts", "about"):
        window.covers.show_help(topic)
        yield soak.after(_BEAT)
        assert window.help is not None
        window.help.close_help()


def to_the_positions(window: MainWindow) -> Iterator[Until]:
    for slug in (game.slug for game in GAMES if game.has_setups):
        window.edit_position(NewMatch(slug, setup=sample_matches.setup(slug)))
        yield soak.after(_BEAT)
        window.go_home()
        yield soak.after(_BEAT)


def to_the_layouts(window: MainWindow) -> Iterator[Until]:
    window.show_editor()
    yield soak.after(_BEAT)
    layout_editor(window).controller.transform(Transform.TURN)
    yield soak.after(_BEAT)
    window.go_home()


def to_the_puzzles(window: MainWindow) -> Iterator[Until]:
    window.show_puzzles()
    page = window.puzzles
    for kind in _PUZZLES:
        page.begin(sample_matches.puzzle(kind))
        yield soak.after(_BEAT)
        page.show_list()
        yield soak.after(_BEAT)
    window.go_home()


def to_the_menus(window: MainWindow) -> Iterator[Until]:
    window.start_game(NewMatch("adamas", ("Fred", "Ned"), {}, 1))
    for signal in (window.home.menu_wanted, window.table.menu_wanted):
        signal.emit(QPoint(500, 300))
        yield soak.after(_BEAT)
        popup = QApplication.activePopupWidget()
        assert popup is not None
        popup.close()
        yield soak.after(_BEAT)
    window.go_home()


def population() -> Counter[str]:
    """All there is of Qt's in this program, by class: what Python knows, and children besides."""
    gc.collect()
    known: dict[int, str] = {}
    for thing in gc.get_objects():
        if isinstance(thing, QGraphicsItem) and isValid(thing):
            known[getCppPointer(thing)[0]] = type(thing).__name__
        elif isinstance(thing, QObject) and isValid(thing):
            known[getCppPointer(thing)[0]] = thing.metaObject().className()
    for widget in QApplication.allWidgets():
        for child in (widget, *widget.findChildren(QObject)):
            known[getCppPointer(child)[0]] = child.metaObject().className()
    return Counter(known.values())


@pytest.mark.parametrize(
    "visit",
    [to_the_sheets, to_the_help, to_the_positions, to_the_layouts, to_the_puzzles, to_the_menus],
    ids=lambda visit: visit.__name__,
)
def test_going_somewhere_again_leaves_no_more_behind(window: MainWindow, visit: Visit) -> None:
    grown = Counter[str]()

    def script() -> Iterator[Until]:
        nonlocal grown
        before = Counter[str]()
        # Some things are made at first and kept, later on a busy machine. A leak grows in every
        # round.
        for visits in [max(2, _VISITS)] * _ROUNDS:
            for _ in range(visits):
                yield from visit(window)
            yield soak.after(10 * _BEAT)
            yield lambda: idle_queue().idle
            found = population()
            grown, before = found - before, found
            if not grown:
                break

    live(script())
    assert not grown
