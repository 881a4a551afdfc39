"""The list of the puzzles: dailies, streaks, others, pasted ones, and a file that is broken."""

import datetime
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.yielding import YieldingStop
from desktop.paint.text import noting_texts
from desktop.puzzles import provider as supply
from desktop.puzzles import ready_puzzles
from desktop.puzzles.attempts import Attempts
from desktop.puzzles.kind_card import KindStanding
from desktop.puzzles.ready_puzzles import ready
from desktop.puzzles.results import Results
from desktop.puzzles.side import Side
from desktop.puzzles.words import LEVELS, goal_words, line_of, name_of
from desktop.storage import database
from desktop.storage.database import Database
from rules.core.puzzle import Out, Solution
from rules.mono.layouts import random_layout
from rules.mono.puzzles import MonoPuzzles
from rules.puzzles import (
    KINDS,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Puzzle,
    Verdict,
    daily,
    from_text,
    shipped,
    to_text,
)
from tests.desktop.puzzles.desk import DAY, Desk, desk, text_of

__all__ = ["desk"]

KIND = "adamas-capture"
ONE_DAY = datetime.timedelta(days=1)


def test_there_is_a_card_for_every_kind(desk: Desk) -> None:
    cards = desk.page.list.cards
    assert list(cards) == list(KINDS)
    assert all(card.isVisible() and card.accessibleName() for card in cards.values())


@pytest.mark.parametrize(
    ("size", "columns"), [((800, 500), 2), ((1280, 800), 5), ((1920, 1080), 5), ((2560, 1440), 5)]
)
def test_cards_fill_the_page_in_whole_rows(desk: Desk, size: tuple[int, int], columns: int) -> None:
    desk.page.resize(*size)
    made = desk.page.list.cards.values()
    desk.qtbot.waitUntil(lambda: len({card.x() for card in made}) == columns)
    QApplication.processEvents()
    cards = [card.geometry() for card in made]
    assert len({card.size() for card in cards}) <= 2  # by a pixel that cannot be shared
    for one, other in itertools.combinations(cards, 2):
        assert not one.intersects(other)
    bottom = desk.page.list.cards[KIND].mapTo(desk.page, cards[-1].bottomLeft()).y()
    assert columns < 4 or bottom > 0.9 * size[1]


@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_in_a_small_window_the_bar_opens_the_progress(desk: Desk, size: tuple[int, int]) -> None:
    desk.page.resize(*size)
    QApplication.processEvents()
    panel, tool = desk.page.list.side, desk.page.list.tools[Side.PROGRESS]
    small = size[0] < 1100
    assert panel.isVisible() != small
    assert tool.isVisible()
    if small:
        desk.push(tool)
        assert tool.isChecked()
        assert panel.isVisible()
        desk.push(panel.close_button)
        assert not panel.isVisible()


@pytest.mark.parametrize("size", [(800, 500), (1093, 614), (1280, 800), (1920, 1080)])
def test_no_row_of_cards_is_cut_at_the_foot_of_the_page(desk: Desk, size: tuple[int, int]) -> None:
    desk.page.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    kinds = desk.page.list
    whole = kinds.rect()
    for card in kinds.cards.values():
        top = card.mapTo(kinds, card.rect().topLeft()).y()
        foot = top + card.height()
        assert foot <= whole.bottom() or top > whole.bottom() - 60, "whole or not begun"
    assert kinds.feature.solve.mapTo(kinds, kinds.feature.solve.rect().bottomLeft()).y() < size[1]


def test_the_difficulty_is_shown_once_it_is_known(desk: Desk) -> None:
    feature, day = desk.page.list.feature, datetime.date(2026, 1, 1)
    for standing, known in ((KindStanding(), False), (KindStanding(difficulty=3), True)):
        feature.show_kind(KIND, standing, day, (0, 0))
        assert feature.difficulty.isVisible() == known


@pytest.mark.parametrize(
    ("tally", "words"),
    [((0, 0), "Not tried yet"), ((1, 1), "1 of 1 solved"), ((2, 4), "2 of 4 solved")],
)
def test_the_large_card_says_how_many_of_a_kind_were_solved(
    desk: Desk, tally: tuple[int, int], words: str
) -> None:
    feature = desk.page.list.feature
    feature.show_kind(KIND, KindStanding(), datetime.date(2026, 1, 1), tally)
    assert feature.tally.isVisible()
    assert feature.tally.text() == words


def test_the_large_card_shows_the_first_that_is_open_then_the_one_that_is_chosen(
    desk: Desk,
) -> None:
    feature, cards = desk.page.list.feature, desk.page.list.cards
    first = next(iter(KINDS))
    assert feature.kind == first
    assert cards[first].isChecked()
    desk.choose(KIND)
    assert feature.kind == KIND
    assert [kind for kind, card in cards.items() if card.isChecked()] == [KIND]
    desk.page.begin(to_text(daily(first, DAY)), DAY.isoformat())
    desk.solve()
    desk.page.show_list()
    assert feature.kind == list(KINDS)[1]
    assert desk.page.list.count == f"1 of {len(KINDS)} today"


@pytest.mark.parametrize("by", ["double click", "Enter"])
def test_a_card_starts_its_puzzle_at_once(desk: Desk, by: str) -> None:
    card = desk.page.list.cards[KIND]
    if by == "Enter":
        card.setFocus()
        QTest.keyClick(card, Qt.Key.Key_Return)
    else:
        QTest.mouseDClick(card, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: desk.page.session is not None)
    assert desk.session.id == daily(KIND, DAY).id


def test_how_hard_todays_is_and_what_it_asks_is_shown_once_it_was_made(desk: Desk) -> None:
    card, feature = desk.page.list.cards[KIND], desk.page.list.feature
    desk.choose(KIND)
    assert card.standing.difficulty == 0
    assert feature.task.text() == line_of(KIND)
    puzzle = daily(KIND, DAY)
    desk.page.file.provider._filled(KIND, DAY, ready(puzzle))
    assert card.standing.difficulty == feature.difficulty.difficulty == puzzle.difficulty
    assert feature.task.text().rstrip(".") == goal_words(KIND, puzzle.goal).rstrip(".")


def test_a_kind_of_the_panel_shows_its_results(desk: Desk) -> None:
    desk.begin(KIND)
    desk.solve()
    desk.page.show_list()
    side = desk.page.list.side
    row = side.dashboard.rows[KIND]
    assert "1 of 1 solved" in row.accessibleName()
    desk.push(row)
    assert [one.result.kind for one in side.history.rows] == [KIND]
    desk.push(side.close_button)
    assert side.dashboard.isVisible()


def test_todays_puzzle_is_that_of_the_date(desk: Desk) -> None:
    desk.open_daily(KIND)
    desk.qtbot.waitUntil(lambda: desk.page.session is not None)
    assert desk.session.id == daily(KIND, DAY).id
    assert desk.session.day == DAY.isoformat()


def test_after_a_daily_comes_the_next_one_without_a_result_and_then_another_of_its_kind(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(desk.page, "_want_daily", lambda kind: wanted.append(f"{kind} today"))
    monkeypatch.setattr(desk.page, "_want", wanted.append)
    results, kinds = Results(desk.page.file.store), [*KINDS]
    at = kinds.index(KIND)
    order = [*kinds[at + 1 :], *kinds[:at]]
    done = Verdict(False, 0, 0, "", "")
    desk.begin(KIND, day=DAY.isoformat())
    results.add(order[0], "some", DAY.isoformat(), done, 9)
    desk.page._next()
    for kind in order[1:]:
        results.add(kind, "some", DAY.isoformat(), done, 9)
    desk.page._next()
    desk.begin(KIND)
    desk.page._next()
    assert wanted == [f"{order[1]} today", KIND, KIND]


def test_a_daily_that_cannot_be_opened_is_replaced_by_another_puzzle(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(kind: str, day: datetime.date, out: object = None) -> Puzzle:
        raise InvalidPuzzle("it takes too long to solve")

    monkeypatch.setattr(supply, "daily", refuse)
    monkeypatch.setattr(ready_puzzles, "shipped", shipped)
    assert supply.make_in_advance(KIND, (), DAY, Event()) is None
    desk.open_daily(KIND)
    desk.qtbot.waitUntil(lambda: desk.page.session is not None)
    assert (desk.session.kind, desk.session.day) == (KIND, "")
    assert desk.told == ["Today's puzzle cannot be opened. This is another one."]


def test_a_streak_grows_day_by_day_and_ends_with_a_gap(desk: Desk) -> None:
    card = desk.page.list.cards[KIND]
    today = DAY
    for days in (1, 2, 3):
        desk.today = today
        desk.page.show_list()
        assert card.standing.today is None
        desk.open_daily(KIND)
        desk.qtbot.waitUntil(lambda: desk.page.session is not None)
        desk.solve()
        desk.push(desk.page.bar.back_button)
        assert card.standing.today is not None
        assert (card.standing.today.stars, card.standing.streak) == (3, days)
        today += ONE_DAY
    with noting_texts() as noted:
        card.grab()
    assert {name_of(KIND), "Adamas"} <= {text.text for text in noted}
    assert "streak of 3" in card.words()
    for later, streak in ((today, 3), (today + ONE_DAY, 0)):
        desk.today = later
        desk.page.show_list()
        assert (card.standing.today, card.standing.streak) == (None, streak)
    assert len(desk.page.list.side.history.rows) == 3


def test_a_daily_that_came_from_a_friend_counts_for_its_day_once_it_is_opened(
    desk: Desk,
) -> None:
    card = desk.page.list.cards[KIND]
    desk.page.begin(to_text(daily(KIND, DAY)))
    desk.solve()
    desk.push(desk.page.bar.back_button)
    assert card.standing.today is None
    desk.open_daily(KIND)
    desk.qtbot.waitUntil(lambda: desk.page.session is not None)
    desk.solve()
    desk.push(desk.page.bar.back_button)
    assert card.standing.today is not None
    assert (card.standing.today.stars, card.standing.streak) == (3, 1)


def test_another_one_has_the_difficulty_that_is_chosen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supply, "made", partial(supply.made, seconds=inf))
    desk.push(desk.page.list.levels.segment(1))
    desk.open_another(KIND)
    desk.qtbot.waitUntil(lambda: desk.page.session is not None)
    assert desk.session.difficulty in (1, 2)
    assert desk.session.day == ""


def test_a_ready_puzzle_is_taken_from_stock_and_only_once(desk: Desk) -> None:
    one = ready(from_text(text_of(KIND)))
    desk.stock.add(one)
    desk.open_another(KIND)
    assert desk.session.id == one.id
    assert desk.stock.ids(KIND) == {}


def test_making_one_can_be_cancelled(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, stopped = Event(), Event()

    def endless(kind: str, rng: object, out: object, known: object) -> None:
        begun.set()
        while not out():  # type: ignore[operator]
            pass
        stopped.set()
        raise GaveUp

    monkeypatch.setattr(supply, "generate", endless)
    feature = desk.page.list.feature
    desk.open_another(KIND)
    assert feature.waiting.isVisible()
    qtbot.waitUntil(begun.is_set)
    desk.push(feature.waiting.cancel)
    assert not feature.waiting.isVisible()
    assert stopped.wait(60)
    assert desk.page.session is None


def test_others_can_be_had_while_one_is_made(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, stopped = Event(), Event()

    def endless(kind: str, rng: object, out: object, known: object) -> None:
        begun.set()
        while not out():  # type: ignore[operator]
            pass
        stopped.set()
        raise GaveUp

    monkeypatch.setattr(supply, "generate", endless)
    feature = desk.page.list.feature
    desk.open_another("dragons-3")
    assert feature.waiting.isVisible()
    qtbot.waitUntil(begun.is_set)
    desk.stock.add(ready(from_text(text_of(KIND))))
    desk.open_another(KIND)
    assert desk.session.kind == KIND
    assert stopped.wait(60)
    desk.push(desk.page.bar.back_button)
    desk.choose("dragons-3")
    assert not feature.waiting.isVisible()


@pytest.mark.parametrize(
    ("kind", "level"), [*((kind, 0) for kind in KINDS), *((KIND, level) for level in range(1, 4))]
)
def test_the_first_of_every_kind_and_difficulty_is_there_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kind: str, level: int
) -> None:
    monkeypatch.setattr(ready_puzzles, "shipped", shipped)
    monkeypatch.setattr(supply, "generate", None)
    desk.push(desk.page.list.levels.segment(level))
    desk.open_another(kind)
    assert desk.session.kind == kind
    assert desk.session.difficulty in LEVELS[level][1]


def test_one_that_came_with_the_program_is_given_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = shipped(KIND)[:2]
    monkeypatch.setattr(ready_puzzles, "shipped", lambda kind: two)
    given = set()
    for _ in two:
        desk.open_another(KIND)
        given.add(desk.session.id)
        desk.push(desk.page.bar.back_button)
    assert given == {one.id for one in two}


def test_a_rare_difficulty_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    found = supply.made(KIND, (9,), (), Event(), seconds=0.05)
    assert not found.exact
    assert from_text(found.text).kind == KIND
    assert from_text(found.text).id not in {one.id for one in found.others}


class TestPasting:
    @pytest.fixture(autouse=True)
    def _open(self, desk: Desk) -> None:
        desk.open_side(Side.PASTE)
        desk.qtbot.waitUntil(desk.page.list.side.paste.field.hasFocus)

    def test_a_pasted_puzzle_is_opened(self, desk: Desk) -> None:
        QTest.keyClicks(desk.page.list.side.paste.field, f"  {text_of(KIND).lower()} ")
        QTest.keyClick(desk.page.list.side.paste.field, Qt.Key.Key_Return)
        desk.qtbot.waitUntil(lambda: desk.page.session is not None)
        assert desk.session.id == from_text(text_of(KIND)).id

    def test_todays_that_somebody_sent_is_todays(self, desk: Desk) -> None:
        sent = daily(KIND, DAY)
        desk.stock.add(ready(sent), DAY)
        desk.page.list.side.paste.field.setText(to_text(sent))
        desk.push(desk.page.list.side.paste.open)
        desk.qtbot.waitUntil(lambda: desk.page.session is not None)
        assert desk.session.day == DAY.isoformat()

    @pytest.mark.parametrize(
        ("text", "said"),
        [("hello", "should look like"), (text_of(KIND)[:-1], "puzzle code"), ("qx1:go:A", "")],
    )
    def test_what_is_none_is_said_to_be_none(self, desk: Desk, text: str, said: str) -> None:
        page = desk.page.list.side.paste
        page.field.setText(text)
        desk.push(page.open)
        desk.qtbot.waitUntil(page.problem.isVisible)
        assert page.problem.text().startswith("This is not a puzzle: ")
        assert said in page.problem.text()
        assert desk.page.session is None
        assert page.field.text() == text
        page.field.setText("")
        assert not page.problem.isVisible()

    def test_a_large_one_is_opened_at_once_and_the_work_on_it_ends_when_one_leaves(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard, is_set = list[tuple[Thread, bool]](), YieldingStop.is_set

        def overheard(stop: YieldingStop) -> bool:
            heard.append((current_thread(), is_set(stop)))
            return heard[-1][1]

        monkeypatch.setattr(YieldingStop, "is_set", overheard)

        def endless(kind: MonoPuzzles, puzzle: Puzzle, out: Out) -> Solution:
            while True:
                kind.solve(puzzle, out)
                if out():
                    raise GaveUp

        monkeypatch.setattr(MonoPuzzles, "checked", endless)
        page, kind = desk.page.list.side.paste, KINDS["mono"]
        bare = kind.bare({"size": 25, "no_auto": True}, random_layout(25, Random(1)))
        page.field.setText(to_text(replace(bare, par=400, goal=Goal("mono", (400,)), id="0000")))
        desk.push(page.open)
        assert desk.page.session is not None
        desk.qtbot.waitUntil(lambda: len(heard) > 20)
        thread, _ = heard[-1]
        desk.push(desk.page.bar.back_button)
        thread.join(60)  # it would ask some thousand times
        assert not thread.is_alive()
        assert 0 < heard.count((thread, True)) < 5

    def test_one_that_is_not_sound_is_said_to_be_and_does_not_count(self, desk: Desk) -> None:
        puzzle = from_text(text_of("holomino"))
        forged = replace(puzzle, par=puzzle.par + 1, goal=Goal("holomino", (puzzle.par + 1,)))
        desk.page.list.side.paste.field.setText(to_text(forged))
        desk.push(desk.page.list.side.paste.open)
        desk.qtbot.waitUntil(lambda: bool(desk.told))
        assert "has a fault" in desk.told[-1]
        assert f"its par is {puzzle.par}" in desk.told[-1]
        desk.solve()
        assert not desk.results

    @pytest.mark.parametrize("to_list", [False, True])
    def test_it_is_checked_when_the_player_comes_back_to_it(
        self, desk: Desk, *, to_list: bool
    ) -> None:
        puzzle = from_text(text_of("holomino"))
        forged = replace(puzzle, par=puzzle.par + 1, goal=Goal("holomino", (puzzle.par + 1,)))
        desk.page.list.side.paste.field.setText(to_text(forged))
        desk.push(desk.page.list.side.paste.open)
        if to_list:
            desk.push(desk.page.bar.back_button)
            desk.page.begin(to_text(forged))
        else:
            desk.page.hide()
            desk.page.show()
            desk.page.activate()
        desk.qtbot.waitUntil(lambda: bool(desk.told), timeout=5000)
        assert "has a fault" in desk.told[-1]
        assert not desk.session.counts

    def test_one_is_graded_anew(self, desk: Desk) -> None:
        puzzle = from_text(text_of(KIND))
        other = puzzle.difficulty % 5 + 1
        desk.page.list.side.paste.field.setText(to_text(replace(puzzle, difficulty=other)))
        desk.push(desk.page.list.side.paste.open)
        assert desk.session.difficulty == other
        desk.qtbot.waitUntil(lambda: desk.session.difficulty == puzzle.difficulty)


class TestTheFile:
    def test_a_damaged_one_is_set_aside_and_said_so_while_the_window_goes_on(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk.page.close_store()
        path = database.folder() / "quincunx.sqlite3"
        path.write_bytes(b"no database at all" * 100)
        threads, rescue = list[Thread](), database._rescued

        def watched(path: Path, into: sqlite3.Connection) -> int:
            threads.append(current_thread())
            return rescue(path, into)

        monkeypatch.setattr(database, "_rescued", watched)
        desk.page.activate()
        desk.qtbot.waitUntil(lambda: bool(desk.told) and "damaged" in desk.told[-1])
        assert threads != [current_thread()]
        assert desk.page.file.store.kept
        desk.begin("holomino")
        desk.solve()
        desk.page.show_list()
        assert len(desk.page.list.side.history.rows) == 1

    def test_one_that_cannot_be_opened_is_said_and_puzzles_go_on(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk.page.close_store()
        in_the_way = database.folder() / "file"
        in_the_way.write_text("in the way")
        monkeypatch.setattr(database, "folder", lambda: in_the_way / "data")
        desk.page.activate()
        assert desk.told[-1].startswith("Your results cannot be saved")
        desk.begin("holomino")
        desk.solve()
        assert desk.session.verdict is not None

    def test_a_file_that_another_program_holds_is_opened_later(self, desk: Desk) -> None:
        desk.page.close_store()
        with closing(sqlite3.connect(database.folder() / "quincunx.sqlite3")) as other:
            other.execute("pragma locking_mode = exclusive")
            other.execute("pragma journal_mode = delete")
            other.execute("begin exclusive")
            desk.page.activate()
            assert "another program is using" in desk.told[-1]
        desk.page.activate()
        assert desk.page.file.store.kept

    def test_a_result_is_kept_once_another_program_has_written(self, desk: Desk) -> None:
        desk.begin("holomino")
        with closing(sqlite3.connect(desk.page.file.store.path)) as other:
            other.execute("begin immediate")
            desk.solve()
            assert desk.page.file.retries.busy
            other.rollback()
        desk.qtbot.waitUntil(lambda: not desk.page.file.retries.busy)
        assert desk.results

    def test_rows_that_are_no_results_are_passed_over(self, desk: Desk) -> None:
        with Database().change() as change:
            for stars, at in ((9, 1), ("x", 1), (1, "y")):
                change.execute(
                    "insert into result values (?, ?, '', ?, 1, 1, 1, ?, 0, 0)",
                    (KIND, str(stars), stars, at),
                )
            change.execute("insert into result values ('chess', 'a', '', 1, 1, 1, 1, 1, 0, 0)")
            change.execute("insert into puzzle values (?, 'a', '', 1, 'rubbish', 1)", (KIND,))
        desk.page.show_list()
        assert desk.page.list.side.history.rows == []
        assert desk.stock.take(KIND, range(1, 6), ()) == ""

    def test_while_idle_todays_puzzles_and_a_stock_are_made(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(supply, "KINDS", {KIND: KINDS[KIND]})
        monkeypatch.setattr(supply, "MOST", 2)
        monkeypatch.setattr(supply, "PATIENCE", inf)
        monkeypatch.setattr(supply, "REST_MS", 0)
        desk.page.close_store()
        desk.page.activate()
        desk.qtbot.waitUntil(lambda: len(desk.stock.ids(KIND)) == 2)
        assert from_text(desk.stock.of_day(KIND, DAY)).id == daily(KIND, DAY).id

    def test_a_kind_that_takes_too_long_does_not_hold_the_others_up(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        slow, swift = "blackbox", KIND

        def wait(kind: str, day: datetime.date, out: Callable[[], bool]) -> Puzzle:
            while kind == slow and not out():
                pass
            if kind == slow:
                raise GaveUp
            return daily(kind, day)  # however long it takes

        monkeypatch.setattr(supply, "daily", wait)
        monkeypatch.setattr(supply, "PATIENCE", 0.1)
        monkeypatch.setattr(supply, "KINDS", {kind: KINDS[kind] for kind in (slow, swift)})
        monkeypatch.setattr(supply, "REST_MS", 0)
        desk.page.close_store()
        desk.page.activate()
        desk.qtbot.waitUntil(lambda: bool(desk.stock.of_day(swift, DAY)))
        assert desk.stock.of_day(slow, DAY) == ""


class TestTheWindow:
    @pytest.fixture(autouse=True)
    def _closed(self, desk: Desk, window: MainWindow) -> Iterator[None]:
        window.resize(1024, 680)
        yield
        window.puzzles.close_store()

    def test_home_leads_to_the_puzzles_and_back(self, window: MainWindow) -> None:
        QTest.mouseClick(window.home.puzzles_tile, Qt.MouseButton.LeftButton)
        assert window.pages.currentWidget() is window.puzzles
        assert (window.width(), window.height()) == (1024, 680)
        QTest.mouseClick(window.puzzles.bar.back_button, Qt.MouseButton.LeftButton)
        assert window.pages.currentWidget() is window.home

    def test_f1_explains_puzzles(self, window: MainWindow) -> None:
        window.show_puzzles()
        window.covers.toggle_help()
        assert window.help is not None
        assert window.help.topic == "puzzles"

    def test_closing_the_window_keeps_what_is_begun(self, window: MainWindow) -> None:
        window.show_puzzles()
        window.puzzles.begin(text_of("blackbox"))
        session = window.puzzles.session
        assert session is not None
        session.play("1")
        window.go_home()
        window.close()
        assert window.puzzles._file is None
        begun = Attempts(Database(), print).of(text_of("blackbox"))
        assert begun is not None
        assert begun.moves == ("1",)

    def test_an_attempt_waits_while_one_looks_elsewhere(self, window: MainWindow) -> None:
        window.show_puzzles()
        window.puzzles.begin(text_of("blackbox"))
        session = window.puzzles.session
        window.go_home()
        window.show_puzzles()
        assert window.puzzles.session is session
