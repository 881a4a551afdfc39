"""Hints at the table: asked for, shown, played, put away; none in a serious match."""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rules.players
from desktop.table import hints
from desktop.table.page import TablePage
from desktop.table.session import Session
from rules.core.mind import Hint
from rules.games import GAMES
from rules.match import Match
from rules.mono.moves import Layout
from rules.playout import random_move
from tests.desktop.conftest import HoldBack, Seat, hold, new_table, spot_point
from tests.desktop.games.mono.fronts import deal_at
from tests.desktop.hands import Hands
from tests.desktop.table.hot_seat import LAYOUTS, draw_own

Key = Qt.Key
SLUGS = [game.slug for game in GAMES]
WHY = "closes two holes at once: 10 × 12 = 120 points"
SAID = "Closes two holes at once: 10 × 12 = 120 points."

Advise = Callable[[str], list[Any]]


@pytest.fixture
def advise(monkeypatch: pytest.MonkeyPatch) -> Advise:
    """Hints are this move from now on; the result are the views they were asked from."""

    def make(move: str) -> list[Any]:
        seen: list[Any] = []

        def hint(view: Any, seconds: float, stop: Any = None, seed: int = 0) -> Hint[object]:
            seen.append(view)
            game = next(game for game in GAMES if game.slug == view.game)
            return Hint(game.parse_move(view, move)[0], WHY)

        monkeypatch.setattr(rules.players, "hint", hint)
        return seen

    return make


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """Hints are thought about until they are no longer wanted; the result are their stops."""
    stops: list[Any] = []

    def hint(view: Any, seconds: float, stop: Any = None, seed: int = 0) -> Hint[object]:
        stops.append(stop)
        stop.wait(60)
        return Hint(None, WHY)

    monkeypatch.setattr(rules.players, "hint", hint)
    yield stops
    for stop in stops:
        stop.set()


class Previews:
    """What a page's scene was asked to show of a move."""

    def __init__(self, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shown: tuple[Any, ...] = ()
        assert page.scene is not None
        kind = type(page.scene.hand)  # the scene itself may be gone before the patch is taken back
        show = kind.show_preview

        def keep(hand: Any, moves: Any) -> None:
            self.shown = tuple(moves)
            show(hand, moves)

        monkeypatch.setattr(kind, "show_preview", keep)


def ask(page: TablePage, qtbot: QtBot) -> None:
    """Press Ctrl+H, which no board has a use for, and wait for the hint."""
    QTest.keyClick(page.view, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.match.hints.bubble.text == SAID)


def place_layouts(session: Session) -> None:
    for text in LAYOUTS:
        session.play(text)
        session.curtain_lifted()


def ply(page: TablePage) -> int:
    assert page.session is not None
    return page.session.ply


def test_a_hint_is_drawn_on_the_board_and_says_why(
    seat: Seat, qtbot: QtBot, advise: Advise, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise("a3-b3")
    page = seat("adamas")
    previews = Previews(page, monkeypatch)
    ask(page, qtbot)
    assert page.match.hints.bubble.title == "Hint: Move 1 piece from a3 to b3"
    assert page.match.hints.bubble.isVisible()
    assert not page.view.prompt.isVisible()
    assert list(map(str, previews.shown)) == ["a3-b3"]
    assert ply(page) == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_hints_that_can_be_played(
    seat: Seat, qtbot: QtBot, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a hint is, the board can show it and take it away again."""

    def hint(view: Any, seconds: float, stop: Any = None, seed: int = 0) -> Hint[object]:
        game = next(game for game in GAMES if game.slug == view.game)
        return Hint(random_move(game, view, Random(3)), WHY)

    monkeypatch.setattr(rules.players, "hint", hint)
    page = seat(slug)
    assert page.session is not None
    page.session.curtain_lifted()
    if slug == "mono":
        place_layouts(page.session)
    ask(page, qtbot)
    QTest.keyClick(page.view, Key.Key_Escape)
    assert not page.match.hints.bubble.speaks
    ask(page, qtbot)
    before = ply(page)
    QTest.keyClick(page.view, Key.Key_Return)
    assert ply(page) == before + 1
    assert not page.match.hints.bubble.speaks


def parts_of(split: str) -> str:
    """Return the parts of a split in notation, such as “a4,2xc3”."""
    parts = []
    for part in split.split(", then "):
        count = re.match(r"\d+", part)
        assert count is not None
        parts += [f"{count[0]}x{cell}" for cell in re.findall(r"[a-z]\d+", part)]
    return ",".join(parts)


def merged(sources: str) -> str:
    """Return the parts of a merge in notation."""
    return ",".join(
        f"{n}x{cell}" for n, cell in re.findall(r"(\d+) (?:pieces? )?from (\w+)", sources)
    )


TITLES: dict[str, dict[str, str | Callable[[re.Match[str]], str]]] = {
    "mono": {
        r"Reveal (\w+)": r"\1",
        "End your turn": "end",
        "Take a random layout": "random",
        "Reveal at random": "random",
    },
    "adamas": {
        r"Move (\d+) pieces? from (\w+) to (\w+)": r"\1x\2-\3",
        r"Split the stack on (\w+): (.+)": lambda found: f"{found[1]}-{parts_of(found[2])}",
        r"Merge (.+) on (\w+)": lambda found: f"{merged(found[1])}-{found[2]}",
    },
    "holomino": {
        r"Place tile (\w+) at position (\d+)": r"\1:\2",
        r"Return tile (\w+) to the bag and pass": r"\1",
    },
    "dragons": {
        r"Place tile ([a-f]), shoulders up, at position (\d+)": r"\1\2",
        r"Place tile ([g-l]), tails up, at position (\d+)": r"\1\2",
        r"Place tile ([gh]), crossings up, at position (\d+)": r"\1\2",
    },
    "blackbox": {
        r"Hide the atoms on (\w+), (\w+), (\w+) and (\w+)": r"\1,\2,\3,\4",
        r"Mark (\w+)": r"+\1",
        r"Remove the marker from (\w+)": r"-\1",
        r"Send a ray from (\w+)": r"\1",
        r"Guess that the atoms are on \w+, \w+, \w+ and \w+": "?",
        "End your turn": "end",
    },
}
"""By game: the titles of hints, and the moves in notation that they name."""


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("mono", {"size": 4}),
        ("adamas", {"size": 3}),
        ("adamas", {"size": 3, "prog_cap": True}),
        ("holomino", {}),
        ("holomino", {"num_digits": 3, "non_unique": True}),
        ("holomino", {"num_digits": 9, "pool_size": 1}),  # in which tiles are returned
        ("dragons", {}),
        ("dragons", {"cross": True}),
        ("blackbox", {}),
    ],
)
def test_the_title_of_a_hint_names_the_whole_move(
    seat: Seat, slug: str, options: dict[str, object]
) -> None:
    page = seat(slug, options=options)
    session, rng = page.session, Random(1)
    assert session is not None
    for _ in range(8):
        session.curtain_lifted()
        assert page.scene is not None
        game, view = page.scene.game, page.scene.view
        for move in islice(game.legal_moves(view), 100):
            title = page.scene.words.advice(move)
            if isinstance(move, Layout):  # which is shown on the board
                assert title == f"Use the layout shown, which begins with {move.labels[:6]}"
                continue
            texts = [
                re.sub(wanted, move, title)
                for wanted, move in TITLES[slug].items()
                if re.fullmatch(wanted, title)
            ]
            assert [game.parse_move(view, text, closed=False) for text in texts] == [[move]]
        session.play(random_move(game, view, rng))


def test_the_button_asks_for_a_hint_and_another_plays_it(
    seat: Seat, qtbot: QtBot, advise: Advise
) -> None:
    advise("a3-b3")
    page = seat("adamas")
    hands = Hands(page)
    hands.push(page.bar.hint_button)
    qtbot.waitUntil(lambda: page.match.hints.bubble.play.isVisible())
    hands.push(page.match.hints.bubble.play)
    assert ply(page) == 1
    assert page.view.prompt.isVisible()


def test_the_games_own_button_plays_the_move_that_is_shown(
    seat: Seat, qtbot: QtBot, advise: Advise
) -> None:
    advise("a3-b3")
    page = seat("adamas")
    ask(page, qtbot)
    hands = Hands(page)
    hands.push(hands.scene.panel.play_button)
    assert page.session is not None
    assert [p.text for p in page.session.hot_seat.history()] == ["a3-b3"]


def test_escape_puts_the_hint_away_and_the_half_made_move_is_there_again(
    seat: Seat, qtbot: QtBot, advise: Advise
) -> None:
    advise("a3-b3")
    page = seat("adamas")
    hands = Hands(page)
    hands.click("a3")
    assert hands.scene.hand.builder.source == "a3"
    ask(page, qtbot)
    assert hands.scene.hand.builder.source is None
    QTest.keyClick(page.view, Key.Key_Escape)
    assert not page.match.hints.bubble.speaks
    assert page.view.prompt.isVisible()
    assert hands.scene.hand.builder.source == "a3"


def test_the_close_button_puts_it_away(seat: Seat, qtbot: QtBot, advise: Advise) -> None:
    advise("a3-b3")
    page = seat("adamas")
    ask(page, qtbot)
    Hands(page).push(page.match.hints.bubble.close_button)
    assert not page.match.hints.bubble.speaks
    assert ply(page) == 0


@pytest.mark.parametrize("act", ["click", "arrow", "wheel", "undo", "look back", "theme"])
def test_any_other_action_puts_it_away(
    seat: Seat, qtbot: QtBot, advise: Advise, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    page = seat("adamas")
    assert page.session is not None
    page.session.play(next(page.session.hot_seat.texts()))
    advise(next(page.session.hot_seat.texts()))
    previews = Previews(page, monkeypatch)
    ask(page, qtbot)
    assert previews.shown
    port = page.view.viewport()
    if act == "click":
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot_point(page, "c3"))
    elif act == "arrow":
        QTest.keyClick(page.view, Key.Key_Down)
    elif act == "wheel":
        _turn_wheel(page)
    elif act == "undo":
        page.bar.undo_button.click()
    elif act == "look back":
        page.session.goto(0)
    else:
        page.bar.theme_button.click()
    assert not page.match.hints.bubble.speaks
    assert previews.shown == ()


def _turn_wheel(page: TablePage) -> None:
    port, at = page.view.viewport(), QPointF(200, 300)
    buttons, held = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), QPoint(0, 120), buttons, held, phase, False)
    QApplication.sendEvent(port, event)


def test_it_is_thought_about_elsewhere_with_a_ring_and_can_be_stopped(
    seat: Seat, qtbot: QtBot, endless: list[Any]
) -> None:
    page = seat("adamas")
    QTest.keyClick(page.view, Key.Key_H)
    assert page.match.hints.bubble.thinking
    assert page.match.hints.thinking
    assert not page.match.hints.bubble.play.isVisible()
    qtbot.waitUntil(lambda: len(endless) == 1)
    QTest.keyClick(page.view, Key.Key_Escape)
    assert endless[0].is_set()
    assert not page.match.hints.bubble.speaks
    assert not page.match.hints.thinking


def test_enter_does_nothing_while_it_is_thought_about(
    seat: Seat, qtbot: QtBot, endless: list[Any]
) -> None:
    page = seat("adamas")
    QTest.keyClick(page.view, Key.Key_H)
    QTest.keyClick(page.view, Key.Key_Return)
    assert page.match.hints.bubble.thinking
    assert ply(page) == 0


def test_a_move_stops_the_thought(seat: Seat, qtbot: QtBot, endless: list[Any]) -> None:
    page = seat("adamas")
    assert page.session is not None
    QTest.keyClick(page.view, Key.Key_H)
    qtbot.waitUntil(lambda: len(endless) == 1)
    page.session.play("a3-b3")
    assert endless[0].is_set()
    assert not page.match.hints.bubble.speaks


def test_a_hint_that_cannot_be_found_is_said_and_nothing_else_happens(
    seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def hint(view: Any, seconds: float, stop: Any = None, seed: int = 0) -> Hint[object]:
        raise ZeroDivisionError

    monkeypatch.setattr(rules.players, "hint", hint)
    page = seat("adamas")
    with qtbot.waitSignal(page.told) as told:
        QTest.keyClick(page.view, Key.Key_H)
    assert told.args == ["No hint found."]
    assert not page.match.hints.bubble.speaks
    assert ply(page) == 0


def test_h_asks_for_a_hint_while_atoms_are_hidden_too(
    seat: Seat, endless: list[Any], qtbot: QtBot
) -> None:
    page = seat("blackbox")
    assert page.session is not None
    page.session.curtain_lifted()
    Hands(page).click(("cell", 3))
    QTest.keyClick(page.view, Key.Key_H)
    assert page.match.hints.bubble.speaks


def test_typing_a_move_puts_it_away(seat: Seat, qtbot: QtBot, advise: Advise) -> None:
    advise("a3-b3")
    page = seat("adamas")
    ask(page, qtbot)
    page.panel.show_entry(True)
    QTest.keyClicks(page.panel.entry.field, "c1")
    assert not page.match.hints.bubble.speaks


def test_a_letter_that_is_typed_asks_for_nothing_but_control_does(
    seat: Seat, qtbot: QtBot, advise: Advise
) -> None:
    seen = advise("a3-b3")
    page = seat("adamas")
    page.panel.show_entry(True)
    QTest.keyClick(page.panel.entry.field, Key.Key_H)
    assert not page.match.hints.bubble.speaks
    QTest.keyClick(page.panel.entry.field, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(seen) == 1)


def test_only_the_viewers_view_is_asked_about(seat: Seat, qtbot: QtBot, advise: Advise) -> None:
    seen = advise("random")
    page = seat("mono")
    assert page.session is not None
    page.session.curtain_lifted()
    place_layouts(page.session)
    ask(page, qtbot)
    assert [view.viewer for view in seen] == [0]


def test_there_is_none_while_a_layout_is_drawn(
    seat: Seat, qtbot: QtBot, endless: list[Any]
) -> None:
    page = seat("mono")
    assert page.session is not None
    page.session.curtain_lifted()
    QTest.keyClick(deal_at(page).view, Key.Key_H)
    assert not page.match.hints.thinking
    QTest.keyClick(draw_own(page).use, Key.Key_H)
    assert not page.match.hints.thinking
    place_layouts(page.session)
    QTest.keyClick(page.view, Key.Key_H)
    assert page.match.hints.thinking


def at_table(qtbot: QtBot, match: Match, persons: tuple[int, ...] | None = None) -> TablePage:
    page = new_table()
    hold(qtbot, page)
    page.resize(1280, 800)
    page.show()
    page.start(Session(match, persons))
    qtbot.waitExposed(page)
    return page


@pytest.mark.usefixtures("look")
def test_there_are_none_while_nobody_here_is_to_move(qtbot: QtBot) -> None:
    page = at_table(qtbot, Match.new("adamas", ("fred", "ned"), seed=7))
    assert page.session is not None
    assert page.bar.hint_button.isEnabled()
    page.session.play("a3-b3")
    page.session.goto(0)
    assert not page.bar.hint_button.isEnabled()
    with qtbot.waitSignal(page.told) as told:
        QTest.keyClick(page.view, Key.Key_H)
    assert told.args == ["You can get a hint on your turn."]


@pytest.mark.usefixtures("look")
def test_a_serious_match_locks_them_and_says_so(qtbot: QtBot, endless: list[Any]) -> None:
    match = Match.new("mono", ("fred", "ned"), seed=7)
    match.serious = True
    page = at_table(qtbot, match)
    assert page.bar.serious.isVisible()
    for button in (page.bar.hint_button, page.bar.lens_button):
        assert not button.isEnabled()
        assert "this is a serious game" in button.toolTip()
    for key, words in (
        (Key.Key_H, "Serious games have no hints."),
        (Key.Key_L, "Serious games have no lens."),
    ):
        with qtbot.waitSignal(page.told) as told:
            QTest.keyClick(page.view, key)
        assert told.args == [words]
    assert not page.match.hints.finder.shown
    assert not endless


def test_a_friendly_match_after_a_serious_one_has_them_again(
    seat: Seat, qtbot: QtBot, advise: Advise
) -> None:
    advise("a3-b3")
    page = seat("adamas")
    match = Match.new("adamas", ("fred", "ned"), seed=7)
    match.serious = True
    page.start(Session(match))
    assert not page.bar.hint_button.isEnabled()
    page.start(Session(Match.new("adamas", ("fred", "ned"), seed=7)))
    assert page.bar.hint_button.isEnabled()
    assert not page.bar.serious.isVisible()
    ask(page, qtbot)


def test_enter_plays_no_hint_while_another_is_looked_for(
    seat: Seat, qtbot: QtBot, advise: Advise, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise("a3-b3")
    found = Event()

    def another(view: Any, seconds: float, shown: Any, stop: Any = None) -> None:
        found.wait(20)

    monkeypatch.setattr(rules.players, "another_hint", another)
    page = seat("adamas")
    ask(page, qtbot)
    Hands(page).push(page.match.hints.bubble.another)
    QTest.keyClick(page.view, Key.Key_Return)
    assert page.session is not None
    assert page.session.hot_seat.history() == []
    found.set()


def test_another_hint_shows_the_next_best_move_and_is_dimmed_after_the_last(
    seat: Seat, qtbot: QtBot, advise: Advise, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise("a3-b3")
    asked: list[list[str]] = []

    def another(view: Any, seconds: float, shown: Any, stop: Any = None) -> Hint[object] | None:
        asked.append([str(move) for move in shown])
        game = next(game for game in GAMES if game.slug == view.game)
        return Hint(game.parse_move(view, "a3-c3")[0], WHY) if len(shown) == 1 else None

    monkeypatch.setattr(rules.players, "another_hint", another)
    page = seat("adamas")
    previews = Previews(page, monkeypatch)
    ask(page, qtbot)
    bubble = page.match.hints.bubble
    Hands(page).push(bubble.another)
    qtbot.waitUntil(lambda: bubble.title == "Hint: Move 1 piece from a3 to c3")
    assert list(map(str, previews.shown)) == ["a3-c3"]
    QTest.keyClick(page.view, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not bubble.another.isEnabled())
    assert bubble.title == "Hint: Move 1 piece from a3 to c3"
    assert asked == [["a3-b3"], ["a3-b3", "a3-c3"]]
    QTest.keyClick(page.view, Key.Key_Return)
    assert page.session is not None
    assert [p.text for p in page.session.hot_seat.history()] == ["a3-c3"]


def test_a_hint_is_not_given_after_the_page_was_left(seat: Seat, hold_back: HoldBack) -> None:
    gate = hold_back(hints, "_hint")
    page = seat("adamas")
    page.bar.hint_button.click()
    assert page.match.hints.thinking
    page.rest()
    assert not page.match.hints.thinking
    assert not page.match.hints.bubble.speaks
    gate.set()
