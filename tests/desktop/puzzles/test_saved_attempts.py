"""Attempts that are begun outlive the program, however it ends, and are gone on with."""

import datetime
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.puzzles import attempts
from desktop.puzzles.attempts import Attempts, SavedAttempt
from desktop.puzzles.open_lists import ATTEMPTS
from desktop.puzzles.page import PuzzlePage
from desktop.storage import background_writer, database
from desktop.storage.database import Database
from rules.puzzles import daily, to_text
from tests.desktop.app.killed import killed_while_counting
from tests.desktop.conftest import hold, spot_point
from tests.desktop.hands import BY_MOUSE, LEFT
from tests.desktop.puzzles.desk import A_SECRET, DAY, Desk, desk, text_of

__all__ = ["desk"]

BOX = text_of("blackbox")


def file() -> Path:
    return database.folder() / "quincunx.sqlite3"


def restarted(desk: Desk, today: datetime.date = DAY) -> Desk:
    """Return the program started again on the same file.

    The first one was killed and closed nothing.
    """
    page = PuzzlePage(today=lambda: today)
    hold(desk.qtbot, page)
    page.resize(1280, 800)
    page.show()
    desk.qtbot.waitExposed(page)
    made = Desk(page, desk.qtbot)
    page.activate()
    desk.others.append(page)
    made.others = desk.others
    return made


def view_of(desk: Desk) -> Any:
    assert desk.page.table.scene is not None
    return desk.page.table.scene.view


def test_the_time_spent_on_another_page_is_not_counted(desk: Desk) -> None:
    desk.begin("blackbox")
    now = 0.0
    desk.session._clock = lambda: now

    def wait(seconds: int) -> None:
        nonlocal now
        for _ in range(seconds):
            now += 1
            desk.page._tick()

    desk.page._tick()
    desk.session._spent = 0.0  # the sums of whole numbers are exact
    desk.hands.click(("port", 0))
    wait(10)
    desk.page.hide()
    wait(1000)
    attempts = desk.page.file.attempts
    assert attempts is not None
    assert attempts.latest()[0].seconds == 10
    desk.page.show()
    desk.page._tick()
    wait(5)
    now += 8 * 60 * 60  # the computer sleeps
    desk.push(desk.page.bar.back_button)
    assert attempts.latest()[0].seconds == 15


class TestAfterARestart:
    @A_SECRET
    def test_what_was_learnt_stays_learnt(
        self, desk: Desk, kind: str, secret: tuple[object, ...]
    ) -> None:
        desk.begin(kind)
        desk.hands.click(secret)
        desk.settle()
        again = restarted(desk)
        again.begin(kind)
        assert view_of(again) == view_of(desk)
        assert "where you left" in again.told[-1]
        panel = again.page.table.panel
        assert not panel.again_button.isEnabled()
        assert not again.page.bar.undo_button.isEnabled()

    def test_markers_set_since_can_be_taken_back_and_probes_not(self, desk: Desk) -> None:
        desk.begin("blackbox")
        for spot in (("cell", 3), ("port", 0), ("cell", 0)):
            desk.hands.click(spot)
            desk.settle()
        again = restarted(desk)
        again.begin("blackbox")
        before = view_of(again)
        again.push(again.page.bar.undo_button)
        assert view_of(again) != before
        assert again.page.table.shown is not None
        assert again.page.table.shown.score == 1
        assert not again.page.bar.undo_button.isEnabled()

    def test_a_wrong_move_and_its_cost_are_still_there(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        desk.blunder()
        again = restarted(desk)
        again.begin("dragons-2")
        assert view_of(again) == view_of(desk)
        assert again.page.table.view.prompt.sentence == "You cannot win after this move"
        again.push(again.page.bar.undo_button)
        third = restarted(again)
        third.begin("dragons-2")
        assert not third.session.begun
        assert third.page.table.panel.stars.stars == 2

    def test_a_tile_and_its_answer_are_taken_back_as_one(self, desk: Desk) -> None:
        desk.begin("dragons-2")
        before = view_of(desk)
        BY_MOUSE["dragons"](desk.hands, desk.worse())
        desk.settle()
        again = restarted(desk)
        again.begin("dragons-2")
        assert view_of(again) == view_of(desk) != before
        again.push(again.page.bar.undo_button)
        assert view_of(again) == before

    def test_the_time_goes_on(self, desk: Desk) -> None:
        Attempts(Database(), print).save(SavedAttempt(BOX, "blackbox", moves=("1",), seconds=500))
        again = restarted(desk)
        again.begin("blackbox")
        left = again.session.left_off()
        assert left is not None
        assert 500 <= left.seconds < 1000

    def test_nothing_is_left_of_what_is_over(self, desk: Desk) -> None:
        desk.begin("blackbox")
        desk.hands.click(("port", 0))
        desk.settle()
        desk.give_up()
        desk.qtbot.waitUntil(lambda: desk.session.verdict is not None)
        desk.settle()
        again = restarted(desk)
        assert again.page.list.side.begun.isHidden()
        again.begin("blackbox")
        assert not again.session.begun


class TestTheList:
    def test_a_daily_that_is_begun_is_marked_and_opened_where_it_stood(self, desk: Desk) -> None:
        text = to_text(daily("blackbox", DAY))
        desk.page.begin(text, DAY.isoformat())
        desk.hands.click(("port", 0))
        desk.settle()
        before = view_of(desk)
        for page in (desk, restarted(desk)):
            page.page.show_list()
            card = page.page.list.cards["blackbox"]
            assert card.words() == "Started"
            page.choose("blackbox")
            assert page.page.list.feature.solve.text() == "Continue"
            assert "Started" in card.accessibleName()
            assert page.page.list.side.begun.isHidden()  # the card leads there
            page.open_daily("blackbox")
            assert page.session.day == DAY.isoformat()
            assert view_of(page) == before
            page.page.show_list()

    def test_one_that_is_done_is_not(self, desk: Desk) -> None:
        desk.page.begin(to_text(daily("holomino", DAY)), DAY.isoformat())
        desk.solve()
        desk.page.show_list()
        assert not desk.page.list.cards["holomino"].standing.begun

    def test_yesterdays_is_no_longer_todays_but_can_be_gone_on_with(self, desk: Desk) -> None:
        day = DAY - datetime.timedelta(days=1)
        desk.page.begin(to_text(daily("blackbox", day)), day.isoformat())
        desk.hands.click(("port", 0))
        desk.settle()
        again = restarted(desk)
        again.choose("blackbox")
        assert again.page.list.feature.solve.text() == "Solve"
        (row,) = again.page.list.side.begun.rows
        assert "Daily puzzle" in row.detail
        QTest.mouseClick(row, LEFT)
        again.settle()
        assert again.session.day == day.isoformat()
        assert view_of(again) == view_of(desk)

    def test_the_latest_are_rows_and_the_others_are_counted(self, desk: Desk) -> None:
        attempts = Attempts(Database(), print)
        for number in range(ATTEMPTS + 2):
            attempts.save(SavedAttempt(f"line {number}", "blackbox", moves=("1",)))
        again = restarted(desk)
        begun, chosen = again.page.list.side.begun, list[str]()
        begun.chosen.disconnect()
        begun.chosen.connect(chosen.append)
        for row in begun.rows:
            row.click()
        assert chosen == [f"line {number}" for number in range(ATTEMPTS + 1, 1, -1)]


class TestTheFile:
    @pytest.mark.parametrize("moves", [["z9"], ["1", "1"], [""], ["1", "end", "\0"], ["?"] * 4])
    def test_moves_that_cannot_be_played_are_set_aside_in_one_sentence(
        self, desk: Desk, moves: list[str]
    ) -> None:
        Attempts(Database(), print).save(SavedAttempt(BOX, "blackbox", moves=tuple(moves)))
        again = restarted(desk)
        again.begin("blackbox")
        assert "was set aside" in again.told[-1]
        assert not again.session.begun
        with sqlite3.connect(file()) as look:
            (row,) = look.execute("select text, moves, aside from attempt").fetchall()
        look.close()
        assert row[:2] == (BOX, json.dumps(moves))
        assert row[2]

    def test_an_answer_that_is_missing_is_noticed(self, desk: Desk) -> None:
        text = text_of("dragons-2")
        Attempts(Database(), print).save(SavedAttempt(text, "dragons-2", moves=("nonsense",)))
        again = restarted(desk)
        again.begin("dragons-2")
        assert "was set aside" in again.told[-1]

    def test_hints_and_cells_noted_as_empty_are_kept(self, desk: Desk) -> None:
        desk.begin("blackbox")
        desk.push(desk.page.table.panel.clue)
        desk.settle()
        scene = desk.page.table.scene
        assert scene is not None
        desk.hands.click(("port", 0))
        desk.settle()
        QTest.mouseClick(
            desk.hands.port,
            Qt.MouseButton.RightButton,
            pos=spot_point(desk.hands.page, ("cell", 3)),
        )
        noted = scene.notes()
        assert len(noted) == 1
        again = restarted(desk)
        again.begin("blackbox")
        assert again.page.table.scene is not None
        assert again.page.table.scene.notes() == noted
        assert again.page.table.panel.stars.stars == 2

    def test_rows_that_are_no_attempts_are_set_aside(self, desk: Desk) -> None:
        columns = "text, kind, moves, wrong, seconds, at"
        rows = [
            ("a", "chess", "[]", 0, 1, 1),
            ("b", "mono", "no list", 0, 1, 1),
            ("c", "mono", "[1]", 0, 1, 1),
            ("d", "mono", "[]", 7, 1, 1),
            ("e", "mono", "[]", 0, "x", 1),
        ]
        with Database().change() as change:
            change.executemany(f"insert into attempt ({columns}) values (?, ?, ?, ?, ?, ?)", rows)
        again = restarted(desk)
        assert again.told == ["Attempts that could not be read were set aside: 5"]
        assert again.page.list.side.begun.rows == []
        assert restarted(again).told == []

    def test_what_a_file_with_other_columns_holds_is_carried_over(self, tmp_path: Path) -> None:
        path = tmp_path / "old.sqlite3"
        old = sqlite3.connect(path)
        old.executescript(
            "create table layout (secret text);"
            "create table result (kind text, puzzle text, day text, grade integer, "
            "tries integer, seconds integer, solved integer, at integer);"
            "insert into result values ('mono', 'm', '', 2, 1, 60, 1, 5);"
        )
        old.close()
        opened = Database(path)
        assert "1 entry" in opened.problem
        (row,) = opened.rows("select kind, grade, wrong from result")
        assert tuple(row) == ("mono", 2, 0)

    def test_a_disk_that_refuses_is_told_once_and_the_attempt_goes_on(self, desk: Desk) -> None:
        with desk.page.file.store.change() as change:
            change.execute("drop table attempt")
        desk.begin("blackbox")
        for port in (0, 1):
            desk.hands.click(("port", port))
            desk.settle()
        told = [line for line in desk.told if "will be lost when you quit" in line]
        assert len(told) == 1
        desk.push(desk.page.bar.back_button)
        desk.begin("blackbox")
        assert desk.page.table.shown is not None
        assert desk.page.table.shown.score == 2

    def test_what_waits_for_the_disk_goes_on_even_if_nothing_can_be_said(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        def fail(_reason: str) -> None:
            raise RuntimeError

        store = Database(tmp_path / "puzzles.sqlite3")
        begun, gate, done = Attempts(store, say_unkept=fail), Event(), Event()
        with store.change() as change:
            change.execute("drop table attempt")
        monkeypatch.setattr(background_writer, "PATIENCE", 0)
        begun._writer._worker.submit(gate.wait)  # the disk is at something else
        begun.save(SavedAttempt(BOX, "blackbox"))
        begun.when_written(done.set)
        with qtbot.capture_exceptions() as raised:
            gate.set()
            qtbot.waitUntil(done.is_set)
        assert [kind for kind, *_ in raised] == [RuntimeError]

    def test_the_secret_lies_sealed(self, desk: Desk) -> None:
        desk.begin("mono")
        desk.hands.click(("cell", 1, 0))
        desk.settle()
        desk.page.show_list()
        (one,) = desk.page.file.attempts.latest()
        assert (one.text, len(one.moves)) == (text_of("mono"), 1)

    def test_a_change_is_one_line_to_a_file_that_stays_open_and_waits_for_no_disk(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened, done = list[sqlite3.Connection](), list[str]()

        def watched(path: Path) -> sqlite3.Connection:
            opened.append(database.fast_connection(path))
            opened[-1].set_trace_callback(done.append)
            return opened[-1]

        monkeypatch.setattr(attempts, "fast_connection", watched)
        kept = desk.page.file.attempts
        assert kept is not None
        for number in range(60):
            kept.save(SavedAttempt(BOX, "blackbox", moves=("1",) * number))
        assert [line.split()[0].lower() for line in done] == ["begin", "insert", "commit"] * 60
        (connection,) = opened
        pragmas = ("journal_mode", "synchronous", "wal_autocheckpoint")

        def set_to() -> list[object]:
            return [connection.execute(f"pragma {name}").fetchone()[0] for name in pragmas]

        assert kept._writer._worker.submit(set_to).result() == ["wal", 1, 0]  # 1: normal

    def test_what_a_probe_tells_is_shown_when_it_is_written(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk.begin("blackbox")
        kept, scene = desk.page.file.attempts, desk.page.table.scene
        assert kept is not None
        assert scene is not None
        gate = Event()
        monkeypatch.setattr(background_writer, "PATIENCE", 0)
        kept._writer._worker.submit(gate.wait)  # the disk is at something else
        desk.hands.click(("port", 0))
        desk.qtbot.waitUntil(lambda: "Saving your move" in desk.page.table.view.prompt.hint)
        assert desk.page.table.shown is not None
        assert desk.page.table.shown.score == 0
        assert scene.seat is None
        desk.session.play("2")
        assert desk.page.table.view.prompt.hint == "The previous move is still being saved."
        desk.session.undo()
        gate.set()
        desk.qtbot.waitUntil(lambda: not kept.writing)
        assert desk.page.table.shown.score == 1
        assert scene.seat is not None
        assert "disk" not in desk.page.table.view.prompt.hint
        begun = Attempts(Database(), print).of(desk.session.text)
        assert begun is not None
        assert len(begun.moves) == 1

    def test_the_next_puzzle_waits_for_the_disk_too(
        self, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        desk.begin("blackbox")
        desk.hands.click(("port", 0))
        kept = desk.page.file.attempts
        assert kept is not None
        gate = Event()
        monkeypatch.setattr(background_writer, "PATIENCE", 0)
        kept._writer._worker.submit(gate.wait)  # the disk is at something else
        desk.page.show_list()
        desk.page.begin(text_of("holomino", 2))
        assert kept.writing
        assert desk.page.table.scene is not None
        assert desk.page.table.scene.view is None
        gate.set()
        desk.qtbot.waitUntil(lambda: not kept.writing)
        scene = desk.page.table.scene
        assert scene.view is not None
        assert desk.page.bar.chips.texts == scene.words.chips()

    def test_kill_9_right_after_a_probe_does_not_take_it_back(self, desk: Desk) -> None:
        """The whole page, killed as soon as the result of the probe is there."""
        program = (
            "import os, sys; from pathlib import Path\n"
            "from PySide6.QtWidgets import QApplication\n"
            "from desktop.storage import database; from desktop.puzzles.page import PuzzlePage\n"
            "app = QApplication([]); database.folder = lambda: Path(sys.argv[1])\n"
            "page = PuzzlePage(); page.activate(); page.begin(sys.argv[2])\n"
            "page.session.shown.connect(lambda _: os._exit(9))\n"
            "page.session.play('1')\n"
            "app.exec()\n"
        )
        command = [sys.executable, "-c", program, str(database.folder()), BOX]
        died = subprocess.run(command, capture_output=True, check=False)
        assert died.returncode == 9
        again = restarted(desk)
        again.begin("blackbox")
        assert again.page.table.shown is not None
        assert again.page.table.shown.score == 1

    def test_kill_9_loses_no_move(self, tmp_path: Path) -> None:
        """What is said to be kept is there, whenever the program ends."""
        path = tmp_path / "data" / "quincunx.sqlite3"
        program = (
            "import sys; from pathlib import Path; from desktop.storage.database import Database\n"
            "from desktop.puzzles.attempts import Attempts, SavedAttempt\n"
            "from PySide6.QtCore import QCoreApplication\n"
            "app = QCoreApplication([])\n"
            "attempts = Attempts(Database(Path(sys.argv[1])), print)\n"
            "n = 0\n"
            "while True:\n"
            "    n += 1; attempts.save(SavedAttempt('line', 'mono', moves=('a1',) * n))\n"
            "    while attempts.writing: app.processEvents()\n"
            "    print(n, flush=True)\n"
        )
        for _ in range(2):
            kept = killed_while_counting(program, path)
            found = Attempts(Database(path), print).of("line")
            assert found is not None
            assert len(found.moves) >= kept
