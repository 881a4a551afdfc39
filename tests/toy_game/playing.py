"""Nim as players meet it; run in a copy of the project it has been added to."""

import logging
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.table.session import Session
from rules.match import Match
from rules.players import hint, seat
from rules.playout import random_move
from rules.review import Account, MoveVerdict, Review
from rules.review.summary import summaries
from rules.terminal.table import Table
from tests.desktop.conftest import wait_until, wait_until_loaded
from tests.desktop.hands import Hands

pytestmark = pytest.mark.usefixtures("look")

NEWCOMER = 1


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def begin(window: MainWindow) -> Hands:
    """From its card on the home page to a table where the computer has the second seat."""
    hands = Hands(window.table)
    hands.push(window.home.cards["nim"].options)
    assert window.sheet is not None
    window.sheet.who.rows[1].seat_computer(NEWCOMER)
    hands.push(window.sheet.start)
    return hands


def is_to_move(window: MainWindow) -> bool:
    view = session_of(window).view_for(0)
    return view.to_move in (0, None)


def test_its_card_is_seen_whole_beside_the_others(window: MainWindow) -> None:
    home = window.home
    for size in ((1280, 800), (1024, 680)):
        window.resize(*size)
        places = {slug: card.geometry() for slug, card in home.cards.items()}
        assert "nim" in places
        for slug, place in places.items():
            assert home.cards[slug].isVisible()
            assert home.rect().contains(place)
            assert place.width() >= 120
            assert place.height() >= 120
            assert not any(place.intersects(one) for at, one in places.items() if at != slug)
    assert home.cards["nim"].accessibleName() == (
        "Nim. Take the last stone, or better not. 2. Play, vs Newcomer"
    )


def test_a_game_is_played_to_its_end_by_mouse(window: MainWindow) -> None:
    hands = begin(window)
    for _ in range(20):
        wait_until(lambda: is_to_move(window))
        view = session_of(window).view_for(0)
        if view.outcome is not None:
            break
        hands.click(hands.scene.spots()[-1].key)
    assert session_of(window).outcome is not None
    assert window.table.banner.isVisible()


def test_a_game_is_played_to_its_end_by_keys(window: MainWindow) -> None:
    hands = begin(window)
    window.table.view.setFocus()
    for _ in range(20):
        wait_until(lambda: is_to_move(window))
        view = session_of(window).view_for(0)
        if view.outcome is not None:
            break
        hands.enter(hands.scene.spots()[0].key)
    assert session_of(window).outcome is not None


def test_between_two_people_the_curtain_falls_and_the_number_stays_hidden(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start_game(NewMatch("nim", ("fred", "ned"), {}, 7))
    qtbot.waitUntil(window.curtain.button.hasFocus)
    window.curtain.button.click()
    qtbot.waitUntil(window.curtain.isHidden)
    Hands(window.table).click(window.table.scene.spots()[1].key)  # type: ignore[union-attr]
    window.table.banner.yes.click()
    qtbot.waitUntil(window.curtain.button.isVisible)
    assert session_of(window).view_for(1).to_dict()["hid"] == [None, None]
    assert session_of(window).view_for(0).to_dict()["hid"] == [2, None]


def test_moves_are_taken_back(window: MainWindow) -> None:
    hands = begin(window)
    hands.click(hands.scene.spots()[0].key)
    wait_until(lambda: is_to_move(window))
    assert session_of(window).ply == 2
    session_of(window).undo()
    assert session_of(window).ply < 2


def test_a_match_is_saved_and_opened_again(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nim.qcx"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(path), ""))
    hands = begin(window)
    hands.click(hands.scene.spots()[0].key)
    wait_until(lambda: is_to_move(window))
    before = session_of(window).hot_seat.history()
    window.files.save()
    window.files.saver.finish()
    assert ". O h1" not in path.read_text(encoding="utf-8")
    window.go_home()
    window.files.open_file(path)
    wait_until_loaded(window)
    assert session_of(window).hot_seat.history() == before
    assert session_of(window).game.slug == "nim"


def test_the_coach_has_nothing_to_say_and_misses_nothing(
    window: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    """The game brings no advice; whatever went wrong in the background would be in the log."""
    hands = begin(window)
    assert window.table.match.coach.speaks
    for _ in range(2):
        wait_until(lambda: is_to_move(window) and not window.table.match.coach.busy)
        hands.click(hands.scene.spots()[-1].key)
    wait_until(lambda: is_to_move(window) and not window.table.match.coach.busy)
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_a_review_counts_faults_and_names_no_kinds() -> None:
    match = Match.new("nim", ("fred", "ned"), seed=3)
    match.play("h1")
    match.resign(1)
    (decision, *_) = Review(match).decisions
    fault = MoveVerdict("h1", "h2", 0.5, 0.6, None, 0)
    even = Account(0.5, 0.5, 0.0, 0.0)
    told, _ = summaries(match.game, [(decision, fault)] * 3, [even, even])
    assert told == ("3 slips in 3 moves.", "Good and bad luck were about equal.")


def test_it_is_typed_to_its_end_at_the_terminal() -> None:
    match, rng, printed = Match.new("nim", ("fred", "ned"), seed=3), Random(3), list[str]()

    def ask(prompt: str) -> str:
        printed.append(prompt)
        if not prompt.endswith("> "):
            return ""
        if match.ply == 0 and printed.count(prompt) == 1:
            return "rules"
        return str(random_move(match.game, match.view(match.to_move), rng))

    Table(match, ask, printed.append).run()
    assert match.outcome is not None
    assert match.outcome.sentence(match.names) in printed
    assert match.game.syntax in printed


@pytest.mark.parametrize("level", range(1, 6))
def test_computer_players_play_it_and_give_hints(level: int) -> None:
    match = Match.new("nim", ("fred", "ned"), seed=level)
    while match.to_move is not None:
        view = match.view(match.to_move)
        assert match.is_legal(hint(view, 0.1, seed=1).move)
        match.play(seat("nim", level, 1).choose(view, _Never()))
    assert match.outcome is not None


class _Never:
    def is_set(self) -> bool:
        return False
