"""The coach at the table: whom it speaks to, when, and that it goes again."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controls.commands import COACH
from desktop.storage.settings import Settings
from desktop.table import coach
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import Appearance
from rules.match import Match
from tests.desktop.conftest import HoldBack, hold, new_table, spot_point, wait_until
from tests.desktop.table.test_computers import Quick

LEFT = Qt.MouseButton.LeftButton
Begin = Callable[..., TablePage]


@pytest.fixture
def begin(look: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Seat a person and a computer player who moves at once, as begin("adamas", level=2)."""
    monkeypatch.setattr("rules.players.seat", lambda slug, *_args, **_more: Quick(slug))
    monkeypatch.setattr("desktop.table.computers.PAUSES", (0, 0, 0))

    def make(
        slug: str = "adamas", level: int = 1, *, setup: str = "", serious: bool = False
    ) -> TablePage:
        page = new_table()
        hold(qtbot, page)
        page.resize(1000, 700)
        page.show()
        match = Match.new(slug, ("fred", "ned"), seed=7, setup=setup)
        match.levels, match.serious = (None, level), serious
        page.start(Session(match, [0]))
        return page

    return make


def says(page: TablePage) -> str:
    """Return what the coach says in the prompt; empty if nothing."""
    hint = page.view.prompt.hint
    return hint.removeprefix("Coach: ") if hint.startswith("Coach: ") else ""


def played(page: TablePage, text: str) -> None:
    """Play a move and wait until it is the person's turn again."""
    session = page.session
    assert session is not None
    before = session.ply
    session.play(text)
    wait_until(lambda: session.ply >= before + 2)


class TestWhatIsSaid:
    def test_a_sentence_on_the_first_move_and_its_spot_on_the_board(self, begin: Begin) -> None:
        page = begin()
        wait_until(lambda: says(page).startswith("Choose one of your stacks"))
        assert "Coach: Choose" in page.view.prompt.accessibleName()
        assert Settings().advice_given == ["adamas/begin"]

    def test_it_is_gone_with_the_move_and_is_not_said_again(self, begin: Begin) -> None:
        page = begin("holomino")
        wait_until(lambda: bool(says(page)))
        assert page.session is not None
        first = says(page)
        played(page, next(iter(page.session.hot_seat.texts())))
        assert says(page) != first
        again = begin("holomino")
        assert again.session is not None
        played(again, next(iter(again.session.hot_seat.texts())))
        assert says(again) != first

    def test_a_blunder_is_told_at_the_next_move(
        self, begin: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Settings().advice_given = [f"dragons/{name}" for name in
                                   ("begin", "gap", "auto", "dragon", "lines", "stop")]  # fmt: skip
        monkeypatch.setattr(coach, "_is_for_newcomers", lambda _: True)  # though it was set up
        page = begin("dragons", setup=LOOP)
        played(page, "e1")
        wait_until(lambda: says(page).startswith("g2 was better"))

    def test_a_game_without_advice_is_coached_all_the_same(
        self, begin: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("rules.teaching.ADVICE", {})
        monkeypatch.setattr(coach, "_is_for_newcomers", lambda _: True)  # though it was set up
        page = begin("dragons", setup=LOOP)
        played(page, "e1")
        wait_until(lambda: says(page).startswith("g2 was better"))

    def test_what_was_left_to_chance_is_no_blunder(
        self, begin: Begin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr("rules.teaching.ADVICE", {})
        page = begin("mono")
        for _ in range(3):  # a layout, then whole turns
            played(page, "random")
        wait_until(lambda: not page.match.coach.busy)
        assert not says(page)
        assert not caplog.records

    def test_half_a_move_has_the_words_of_the_board(self, begin: Begin) -> None:
        page = begin()
        wait_until(lambda: bool(says(page)))
        scene = page.scene
        assert scene is not None
        mine = next(spot for spot in scene.spots() if "fred" in spot.name)
        QTest.mouseClick(page.view.viewport(), LEFT, pos=spot_point(page, mine.key))
        assert scene.hand.half_done
        assert not says(page)
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        assert says(page)


LOOP = "tiles: 0,0=a -1,0=k 0,-1=l -1,1=e 1,-2=f 1,-1=d; move: O"


class TestWhomItSpeaksTo:
    def test_not_to_who_plays_a_stronger_player(self, begin: Begin) -> None:
        page = begin(level=2)
        assert not page.match.coach.speaks
        assert not page.commands[COACH].isEnabled()

    def test_not_in_a_serious_match_nor_from_a_position_that_was_set_up(self, begin: Begin) -> None:
        assert not begin(serious=True).match.coach.speaks
        assert not begin("dragons", setup=LOOP).match.coach.speaks

    def test_not_after_three_matches_of_the_game(self, begin: Begin) -> None:
        for _ in range(coach.MATCHES):
            page = begin()
            assert page.match.coach.speaks
            played(page, "a3-b3")
            assert page.session is not None
            page.session.resign()
        assert not begin().match.coach.speaks
        assert begin("dragons").match.coach.speaks  # of another game nothing is known yet

    def test_a_match_without_a_move_is_not_counted(self, begin: Begin) -> None:
        page = begin()
        page.session.resign()  # type: ignore[union-attr]
        assert Settings().coached("adamas") == 0
        page = begin()
        played(page, "a3-b3")
        page.session.resign()  # type: ignore[union-attr]
        assert Settings().coached("adamas") == 1

    def test_it_can_be_sent_away_and_called_again(self, begin: Begin) -> None:
        page = begin()
        wait_until(lambda: bool(says(page)))
        page.commands[COACH].trigger()
        assert not says(page)
        assert not begin("holomino").match.coach.speaks
        page.commands[COACH].trigger()
        wait_until(lambda: says(page).startswith("Choose one of your stacks"))


def test_a_coach_sent_away_while_it_looks_says_nothing(begin: Begin, hold_back: HoldBack) -> None:
    gate = hold_back(coach, "_advice")
    page = begin()
    assert page.match.coach.busy
    page.commands[COACH].trigger()
    gate.set()
    QTest.qWait(50)
    wait_until(lambda: not page.match.coach.busy)
    assert not page.match.coach.words
    assert page.session is not None
    assert page.session.progress.rated
