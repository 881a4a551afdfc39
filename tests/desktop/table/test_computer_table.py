"""A game against the computer in the window, and one to watch."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules.players
from desktop.app.main_window import MainWindow
from desktop.background.task import BackgroundTask
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.cards import LEVELS, level_names
from desktop.home.unfinished import saved_matches
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from rules.playout import random_move
from tests.desktop.conftest import hold, wait_until_loaded
from tests.desktop.table.test_computers import Quick, Slow

Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(look: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Start a game in a shown window; computers are of a kind of player."""

    def make(slug: str, computers: tuple[int | None, ...], kind: type[Quick] = Quick) -> MainWindow:
        monkeypatch.setattr(rules.players, "seat", lambda *_: kind(slug))
        Settings().pace = 2
        window = MainWindow()
        hold(qtbot, window)
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        window.start_game(NewMatch(slug, ("fred", "ned"), {}, 3, computers))
        return window

    return make


def test_the_levels_have_the_names_of_the_players_levels(look: Appearance) -> None:
    assert list(LEVELS) == [level.name for level in rules.players.LEVELS]
    assert level_names() == [level.name for level in rules.players.LEVELS]


def test_the_computer_moves_when_it_is_its_turn(begin: Begin, qtbot: QtBot) -> None:
    window = begin("dragons", (2, None))
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.ply == 1)
    assert session.hot_seat.acting == 1


def test_a_ring_and_the_prompt_say_who_thinks(begin: Begin, qtbot: QtBot) -> None:
    window = begin("adamas", (None, 4), Slow)
    session = window.session
    assert session is not None
    session.play(next(session.texts()))
    card = window.table.panel.seats[1]
    assert card.thinking
    assert "thinking" in card.accessibleName()
    assert window.table.view.prompt.sentence == "ned is thinking"
    session.undo()
    assert not card.thinking
    assert "fred" in window.table.view.prompt.sentence.lower()


def test_going_home_ends_the_thinking_and_coming_back_begins_it_again(
    begin: Begin, qtbot: QtBot
) -> None:
    window = begin("adamas", (None, 4), Slow)
    session = window.session
    assert session is not None
    session.play(next(session.texts()))
    window.go_home()
    assert window.session is None
    window.home.continued.emit(saved_matches()[0].path)
    wait_until_loaded(window)
    again = window.session
    assert again is not None
    assert again.levels == (None, 4)
    assert window.table.panel.seats[1].thinking


def test_watching_can_be_held_stepped_and_paced(begin: Begin, qtbot: QtBot) -> None:
    window = begin("dragons", (1, 1))
    session, watch = window.session, window.table.panel.watch
    assert session is not None
    assert watch.isVisible()
    QTest.mouseClick(watch.hold, Qt.MouseButton.LeftButton)
    qtbot.wait(50)
    at = session.ply
    qtbot.wait(100)
    assert session.ply == at
    assert window.table.view.prompt.sentence.endswith(" moves")
    QTest.mouseClick(watch.step, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.ply == at + 1)
    watch.pace.chosen.emit(0)
    assert Settings().pace == 0
    assert window.table.match.computers.pause == 1200


@pytest.mark.parametrize(
    ("slug", "shown"), [("adamas", False), ("dragons", False), ("holomino", True)]
)
def test_watchers_see_no_rack_that_is_only_for_choosing(
    begin: Begin, slug: str, shown: bool
) -> None:
    page = begin(slug, (1, 1)).table
    assert page.scene is not None
    assert page.scene.rack_area.isEmpty() != shown
    assert not begin(slug, (None, 1)).table.scene.rack_area.isEmpty()  # type: ignore[union-attr]


def test_watchers_swap_the_boxes_by_a_click_on_the_small_one(begin: Begin, qtbot: QtBot) -> None:
    page = begin("blackbox", (1, 1)).table
    scene = page.scene
    assert isinstance(scene, BlackBoxScene)
    assert scene.panel is not None
    qtbot.waitUntil(lambda: scene.shown.may_swap)
    QTest.mouseClick(page.panel.watch.hold, Qt.MouseButton.LeftButton)
    before = scene.shown.solver
    small = scene.panel.small_box
    assert "box" in small.toolTip()
    QTest.mouseClick(small, Qt.MouseButton.LeftButton)
    assert scene.shown.solver != before


def test_with_a_person_at_the_table_there_is_nothing_to_hold(begin: Begin) -> None:
    assert not begin("adamas", (None, 2)).table.panel.watch.isVisible()


def test_a_whole_game_against_the_computer_comes_to_its_result(begin: Begin, qtbot: QtBot) -> None:
    window = begin("dragons", (None, 1))
    session = window.session
    assert session is not None
    player = Quick("dragons")
    scene = window.table.scene
    assert scene is not None
    while session.outcome is None:
        qtbot.waitUntil(lambda: scene.seat == 0 or session.outcome is not None)
        if session.outcome is None:
            session.play(random_move(session.game, session.view_for(0), player.rng))
    assert window.table.banner.isVisible()
    assert not any(card.thinking for card in window.table.panel.seats)


def test_while_somebody_is_asked_no_computer_is_said_to_think(begin: Begin, qtbot: QtBot) -> None:
    window = begin("adamas", (), Slow)
    window.start_game(NewMatch("adamas", ("fred", "hal", "ned"), {}, 3, (None, 1, None)))
    session = window.session
    assert session is not None
    session.play(next(session.texts()))
    assert window.table.view.prompt.sentence == "hal is thinking"
    session.propose_draw()
    session.answer_for(1, True)
    assert window.table.view.prompt.sentence == "ned, do you accept a draw?"
    assert window.table.view.prompt.hint == "fred offers one."
    session.answer(False)
    assert window.table.view.prompt.sentence == "hal is thinking"


def test_the_window_shows_that_the_draw_is_thought_about(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begin("adamas", (None, 4))
    session, page = window.session, window.table
    assert session is not None
    session.play(next(session.texts()))
    qtbot.waitUntil(lambda: session.ply == 2)
    monkeypatch.setattr(BackgroundTask, "ask", lambda *_given: None)
    page.bar.draw_button.click()
    page.banner.yes.click()
    assert page.view.prompt.sentence == "ned is thinking about the draw offer"
    assert page.view.prompt.hint == "Any move withdraws the offer."
    card = page.panel.seats[1]
    assert card.thinking
    assert "thinking" in card.accessibleName()
    session.play(next(session.texts()))
    assert page.view.prompt.sentence == "ned is thinking"
    session.undo()
    assert (
        page.view.prompt.sentence == "ned is thinking about the draw offer"
    )  # the offer stands again
    session.undo()
    assert not card.thinking
    assert "about the draw" not in page.view.prompt.sentence


def test_when_a_game_that_was_watched_is_over_there_is_nothing_to_hold(
    begin: Begin, qtbot: QtBot
) -> None:
    window = begin("adamas", (1, 1))
    session, watch = window.session, window.table.panel.watch
    assert session is not None
    assert not watch.isHidden()
    session._do(lambda match: match.resign(0))
    assert watch.isHidden()
    window.requests.play_again()
    assert not watch.isHidden()


def test_the_pace_is_in_the_menu_of_a_table_with_a_computer(begin: Begin) -> None:
    window = begin("adamas", (None, 2))
    computers = window.table.match.computers
    paces = {a.text(): a for a in window.menu().entries() if "Computer speed" in a.text()}
    assert [a.isChecked() for a in paces.values()] == [False, False, True]
    paces["Computer speed: slow"].trigger()
    assert computers.pace == 0
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 3))
    assert not any(a.isEnabled() for a in window.menu().entries() if "Computer speed" in a.text())
