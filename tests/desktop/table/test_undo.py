"""Taking back at the table: what is asked, what stands, and what the result says of it."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.commands import UNDO
from desktop.new_match.request import NewMatch
from desktop.table.in_progress import Question
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import Appearance
from rules.match import Match
from tests.desktop.conftest import Seat, hold

LAYOUTS = ("122333", "333122")


def quick_game(slug: str, options: dict[str, object] | None = None, *moves: str) -> Match:
    match = Match.new(slug, ("fred", "ned"), options, seed=2)
    for text in moves:
        match.play(text)
    return match


def black_box(*moves: str) -> Match:
    return quick_game("blackbox", None, "a1,b2,c3,d4", "e5,f6,g7,a7", *moves)


class Heard:
    """A session at a shown page, and what it says; at the seats that are nobody's nobody thinks."""

    def __init__(self, page: TablePage, match: Match, persons: Iterable[int]) -> None:
        page.start(Session(match))
        assert page.session is not None
        self.session = page.session
        self.session.progress.persons = frozenset(persons)
        self.errors: list[str] = []
        self.questions: list[Question | None] = []
        self.session.refused.connect(self.errors.append)
        self.session.shown.connect(lambda shown: self.questions.append(shown.question))
        self.session.start()


def at_table(seat: Seat, match: Match, persons: Iterable[int] = (0, 1)) -> tuple[TablePage, Heard]:
    page = seat("adamas")
    return page, Heard(page, match, persons)


class TestSerious:
    @pytest.mark.parametrize(
        "match",
        [
            black_box("1"),
            quick_game("mono", {"size": 3}, *LAYOUTS, "a1"),
            quick_game("mono", {"size": 3}, "random"),
        ],
        ids=["probe", "reveal", "random layout"],
    )
    @pytest.mark.parametrize("persons", [(0,), (0, 1)], ids=["alone", "together"])
    def test_the_button_is_locked_and_says_why(
        self, seat: Seat, match: Match, persons: tuple[int, ...]
    ) -> None:
        match = match.copy()
        match.serious = True
        page, table = at_table(seat, match, persons)
        button = page.bar.undo_button
        assert not button.isEnabled()
        assert "this is a serious game: you cannot undo what has been shown" in button.toolTip()
        assert "serious game" in button.accessibleDescription()
        before = table.session.ply
        table.session.undo()
        assert "serious game" in table.errors[-1]
        assert table.session.ply == before
        assert table.session.progress.question is None

    def test_resigning_looking_and_taking_back_is_not_possible(self, seat: Seat) -> None:
        match = black_box("1", "14")
        match.serious = True
        page, table = at_table(seat, match, (0,))
        table.session.resign()
        assert table.session.outcome is not None
        assert not page.bar.undo_button.isEnabled()
        table.session.goto(2)
        table.session.play("2")
        table.session.back_to_game()
        table.session.undo()
        assert table.session.outcome is not None

    def test_what_showed_nothing_is_taken_back_and_the_lock_is_gone_in_the_next_match(
        self, seat: Seat
    ) -> None:
        match = quick_game("adamas", None, "8xa3-a4")
        match.serious = True
        page, table = at_table(seat, match)
        assert page.bar.undo_button.isEnabled()
        table.session.undo()
        assert table.session.ply == 0
        serious = black_box("1")
        serious.serious = True
        page, _ = at_table(seat, serious, (0,))
        assert page.commands[UNDO].locked
        page.start(Session(black_box("1"), [0]))
        assert page.bar.undo_button.isEnabled()
        assert page.bar.undo_button.toolTip() == "Undo  Ctrl+Z"


class TestDraws:
    """Chance's, that is: a tile, a value, a layout."""

    def test_after_a_drawn_tile_the_other_is_asked(self, seat: Seat) -> None:
        _, table = at_table(seat, quick_game("holomino"))
        session = table.session
        session.play(next(session.hot_seat.texts()))
        pools = session.view_for(0).to_dict()["pools"]
        session.undo()
        assert table.questions[-1] == Question("back", 0, 1)
        assert session.ply == 1
        session.answer(True)
        assert session.ply == 0
        session.redo()
        assert session.view_for(0).to_dict()["pools"] == pools

    def test_alone_against_the_computer_it_is_counted_and_told(self, seat: Seat) -> None:
        page, table = at_table(seat, quick_game("holomino"), (0,))
        session = table.session
        for _ in range(2):
            session.play(next(session.hot_seat.texts()))
            session.undo()
            assert session.ply == 0
        assert session.progress.taken_back == {0: 2}
        session.play(next(session.hot_seat.texts()))
        session.resign()
        told = "ned wins. Fred resigned. fred undid 2 moves after they had revealed a secret"
        assert page.banner.text.startswith(f"{told}. ")
        assert Match.from_text(session.file.text()).taken_back == (2, 0)

    def test_one_is_one_and_none_is_not_worth_a_line(self, seat: Seat) -> None:
        page, table = at_table(seat, black_box("1", "14"), (0,))
        table.session.undo()
        table.session.play("2")
        table.session.resign()
        assert ". fred undid 1 move after it had revealed a secret. " in page.banner.text
        page.resize(1024, 680)
        QApplication.processEvents()
        assert page.view.rect().contains(page.banner.geometry())
        page, table = at_table(seat, quick_game("adamas", None, "8xa3-a4"), (0,))
        table.session.resign()
        assert page.banner.text.startswith("ned wins. Fred resigned. ned moves first")

    def test_resigning_and_looking_is_counted(self, seat: Seat) -> None:
        page, table = at_table(seat, black_box("1", "14"), (0,))
        table.session.resign()
        assert page.banner.text.startswith("ned wins. Fred resigned. ned moves first")
        table.session.undo()
        assert table.session.progress.taken_back == {0: 1}
        table.session.play("2")
        assert table.session.progress.taken_back == {0: 1}


class TestOffers:
    def test_proposal_and_answers_are_taken_back_together(self, seat: Seat) -> None:
        page, table = at_table(seat, quick_game("adamas", None, "8xa3-a4", "8xe3-d4"), (0,))
        session = table.session
        asked: list[int] = []
        session.consulted.connect(asked.append)
        for times in (1, 2):
            session.propose_draw()
            session.answer_for(1, True)
            assert session.outcome is not None
            session.undo()
            assert session.outcome is None
            assert session.ply == 2
            assert asked == [1] * times  # and not once more
            assert page.banner.isHidden()
        session.redo()
        assert session.outcome is not None

    def test_a_refused_offer_made_while_the_computer_thinks_goes_alone(self, seat: Seat) -> None:
        _, table = at_table(seat, quick_game("adamas", None, "8xa3-a4"), (0,))
        table.session.propose_draw()
        table.session.answer_for(1, False)
        table.session.undo()
        assert table.session.ply == 1
        table.session.undo()
        assert table.session.ply == 0


class TestCallingATie:
    def test_it_is_asked_about(self, look: Appearance, qtbot: QtBot) -> None:
        window = MainWindow()
        hold(qtbot, window)
        window.show()
        window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 3))
        session, page = window.session, window.table
        assert session is not None
        for text in ("8xa3-a4", "8xe3-d4", "8xa4-a3", "8xd4-e3") * 2:
            session.play(text)
        (tie,) = (a for a in window.menu().entries() if a.text() == "Claim a draw…")
        tie.trigger()
        assert session.outcome is None
        assert page.banner.text == "fred, claim a draw? This ends the game."
        page.banner.no.click()
        assert page.banner.isHidden()
        assert page.scene is not None
        page.scene.tie_claimed.emit()
        assert session.outcome is None
        QTest.mouseClick(page.banner.yes, Qt.MouseButton.LeftButton)
        assert session.outcome is not None
        session.undo()
        assert session.outcome is None
