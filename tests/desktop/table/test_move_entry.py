"""The line for typed moves: what a text would do, how it may end, what was typed before."""

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop.table import move_completion
from desktop.table.hot_seat import HotSeat
from desktop.table.move_entry import MoveEntry
from desktop.table.page import TablePage
from desktop.table.panel import TablePanel
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from rules.match import Match
from tests.desktop.board.diagram_scene import DiagramScene
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, wait_until
from tests.desktop.games.holomino.table import with_two_holes

Key = Qt.Key


@pytest.fixture
def table(seat: Seat) -> TablePage:
    page = seat("adamas", scene=SampleScene)
    page.activateWindow()
    page.panel.show_entry(True)
    return page


def entry_of(page: TablePage) -> MoveEntry:
    return page.panel.entry


def write(page: TablePage, text: str) -> None:
    field = entry_of(page).field
    field.selectAll()
    QTest.keyClicks(field, text)


def lines(page: TablePage) -> tuple[str, str]:
    """Return what stands under the field: the hint, the error."""
    entry = entry_of(page)
    return entry.hint.text(), entry.error.text()


def test_the_line_keeps_a_distance_from_buttons_at_the_foot(qtbot: QtBot, look: object) -> None:
    panel = TablePanel(lambda _ply: None, lambda _text: None)
    qtbot.addWidget(panel)
    button = QPushButton("Guess")
    panel.foot.addWidget(button)
    panel.resize(340, 600)
    panel.show()
    panel.show_entry(True)
    panel.entry.show_hint("Enter plays it")
    note = panel.entry.hint

    def gap() -> int:
        return (
            button.mapTo(panel, QPoint(0, 0)).y() - note.mapTo(panel, QPoint(0, note.height())).y()
        )

    qtbot.waitUntil(lambda: gap() >= 8, timeout=2000)


def test_a_legal_move_is_said_to_be_one_before_it_is_played(table: TablePage, qtbot: QtBot) -> None:
    write(table, "a3-c3")
    qtbot.waitUntil(lambda: lines(table) == ("Enter plays it", ""))
    assert table.session is not None
    assert table.session.ply == 0
    assert entry_of(table).field.accessibleDescription() == "Enter plays it"
    QTest.keyClick(entry_of(table).field, Key.Key_Return)
    assert table.session.ply == 1
    assert lines(table) == ("", "")


def test_what_cannot_be_read_is_pointed_at(table: TablePage, qtbot: QtBot) -> None:
    write(table, "a3-q9")
    qtbot.waitUntil(lambda: bool(lines(table)[0]))
    field = entry_of(table).field
    assert field.spot == 3
    letters = field.fontMetrics().horizontalAdvance
    begin = field.spot_x()
    field.mark(0)
    assert begin - field.spot_x() == pytest.approx(letters("a3-"), abs=6)
    assert lines(table)[0] == "q9 is not on the board"


def test_spaces_before_the_text_do_not_move_the_spot(table: TablePage, qtbot: QtBot) -> None:
    write(table, "   a3-q9")
    qtbot.waitUntil(lambda: bool(lines(table)[0]))
    assert entry_of(table).field.spot == 6


def test_what_a_rule_forbids_has_a_reason_and_no_spot(table: TablePage, qtbot: QtBot) -> None:
    write(table, "a3-e3")
    qtbot.waitUntil(lambda: bool(lines(table)[0]))
    assert entry_of(table).field.spot is None
    assert lines(table)[0] != "Enter plays it"


def test_an_unfinished_text_is_not_wrong(table: TablePage, qtbot: QtBot) -> None:
    write(table, "a3-")
    qtbot.waitUntil(lambda: bool(lines(table)[0]))
    assert entry_of(table).chosen in entry_of(table).offered
    assert lines(table) == (f"Enter fills in {entry_of(table).chosen}.", "")


def test_nor_is_it_in_another_position(table: TablePage) -> None:
    write(table, "a3-")
    wait_until(lambda: bool(lines(table)[0]))
    table.match.completion.begin_anew()
    table.match.completion.read()
    assert lines(table) == ("", "")
    wait_until(lambda: bool(lines(table)[0]))
    assert lines(table) == (f"Enter fills in {entry_of(table).chosen}.", "")


def test_nothing_is_called_wrong_before_the_legal_moves_are_known(
    table: TablePage, qtbot: QtBot
) -> None:
    write(table, "a3-")
    table.match.completion.read()  # as on a slow computer, where finding them takes long
    assert lines(table) == ("", "")
    qtbot.waitUntil(lambda: bool(lines(table)[0]))
    assert lines(table) == (f"Enter fills in {entry_of(table).chosen}.", "")


def test_legal_moves_are_offered_and_chosen_by_keyboard(table: TablePage, qtbot: QtBot) -> None:
    entry = entry_of(table)
    write(table, "a3-a4")
    qtbot.waitUntil(lambda: bool(entry.offered))
    assert all(text.startswith("a3-a4") for text in entry.offered)
    assert "a3-a4" not in entry.offered
    qtbot.waitUntil(entry.list.isVisible)
    QTest.keyClick(entry.list, Key.Key_Down)
    assert entry.field.text() == entry.offered[0]
    QTest.keyClick(entry.list, Key.Key_Return)
    assert table.session is not None
    assert table.session.ply == 1
    assert not entry.list.isVisible()
    assert entry.field.text() == ""


def test_the_first_completion_is_chosen_and_shown_on_the_board(seat: Seat, qtbot: QtBot) -> None:
    page = seat("holomino")
    page.activateWindow()
    page.panel.show_entry(True)
    entry = entry_of(page)
    qtbot.waitUntil(entry.field.hasFocus)
    assert page.session is not None
    write(page, next(page.session.hot_seat.texts())[:3])
    qtbot.waitUntil(lambda: entry.chosen != "")
    assert entry.chosen == entry.offered[0]
    assert len(entry.field.text()) == 3
    assert page.frame.previewed
    assert page.view.prompt.hint == f"Enter fills in {entry.chosen}."
    assert entry.chosen in entry.field.accessibleDescription()
    QTest.keyClick(entry.list, Key.Key_Return)
    assert entry.field.text() == entry.offered[0]
    assert page.session.ply == 0
    qtbot.waitUntil(lambda: page.view.prompt.hint == "Your typed move. Enter plays it.")
    QTest.keyClick(entry.field, Key.Key_Return)
    assert page.session.ply == 1


def test_arrow_keys_show_each_completion_on_the_board(seat: Seat, qtbot: QtBot) -> None:
    page = seat("holomino")
    page.activateWindow()
    page.panel.show_entry(True)
    entry = entry_of(page)
    qtbot.waitUntil(entry.field.hasFocus)
    assert page.session is not None
    write(page, next(page.session.hot_seat.texts())[:3])
    qtbot.waitUntil(lambda: entry.chosen != "")
    before = page.frame.previewed
    QTest.keyClick(entry.list, Key.Key_Down)
    assert entry.field.text() == entry.offered[1]
    qtbot.waitUntil(lambda: page.frame.previewed not in (before, ()))


def test_a_legal_text_is_not_completed(table: TablePage, qtbot: QtBot) -> None:
    entry, session = entry_of(table), table.session
    assert session is not None
    texts = sorted(islice(session.hot_seat.texts(), 300))
    qtbot.waitUntil(entry.field.hasFocus)
    write(table, next(one for one, other in pairwise(texts) if other.startswith(one)))
    qtbot.waitUntil(entry.list.isVisible)
    qtbot.waitUntil(lambda: lines(table)[0] == "Enter plays it")
    assert entry.chosen == ""


def test_completions_name_their_points(seat: Seat) -> None:
    page = seat("holomino")
    scoring = with_two_holes(page)
    words = f"{scoring.move.digits}:{scoring.move.position}"
    assert page.match.completion.note_of(words) == f"{scoring.points} points"
    assert scoring.points > 0


def test_the_points_of_a_completion_grow_with_the_text(table: TablePage, qtbot: QtBot) -> None:
    entry = entry_of(table)
    entry.list.note_of = lambda _text: "7 points"
    entry.field.setFocus()
    entry.offer(["a"])
    qtbot.waitUntil(entry.list.isVisible)
    letters = []
    for percent in (100, 200):
        appearance().resize_text(percent)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, 600, 60)
        picture = QImage(600, 60, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        entry.list.itemDelegate().paint(painter, option, entry.list.model().index(0, 0))
        letters.append(painter.font().pixelSize())
        painter.end()
    assert letters[1] == 2 * letters[0]


def test_the_list_grows_with_its_completions(table: TablePage, qtbot: QtBot) -> None:
    entry = entry_of(table)
    entry.field.setFocus()
    entry.offer(["a"])
    qtbot.waitUntil(entry.list.isVisible)
    low = entry.list.height()
    entry.offer(["a", "ab", "abc"])
    assert entry.list.height() > low


def test_the_last_of_several_moves_is_completed(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox", scene=DiagramScene)
    assert page.session is not None
    for text in ("a1,b2,c3,d5", "g7,f6,e4,b5"):
        page.session.curtain_lifted()
        page.session.play(text)
    page.session.curtain_lifted()
    page.activateWindow()
    page.panel.show_entry(True)
    write(page, "+a1,+b")
    qtbot.waitUntil(lambda: "+a1,+b7" in entry_of(page).offered)


def test_a_hundred_thousand_moves_keep_nobody_waiting(
    table: TablePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To find a move takes half a millisecond here, and nothing else takes any time."""
    asked = 0
    beats = [0]

    def slow(_seat: HotSeat) -> Iterator[str]:
        nonlocal asked
        for number in range(100_000):
            asked += 1
            yield f"a3-{number}"

    monkeypatch.setattr(HotSeat, "texts", slow)
    monkeypatch.setattr(move_completion, "perf_counter", lambda: asked * 0.0005)
    beat = QTimer(interval=0)
    beat.timeout.connect(lambda: beats.append(asked))
    beat.start()
    write(table, "a")
    beats.append(asked)
    qtbot.waitUntil(lambda: len(table.match.completion.known) >= 400)
    QTest.qWait(50)
    assert max(after - before for before, after in pairwise(beats)) < 20
    assert asked <= 401
    assert len(entry_of(table).offered) <= 60


def test_another_position_has_other_moves(table: TablePage, qtbot: QtBot) -> None:
    write(table, "a")
    qtbot.waitUntil(lambda: bool(entry_of(table).offered))
    assert table.session is not None
    table.session.play("a3-c3")
    assert entry_of(table).offered == []
    write(table, "e")
    qtbot.waitUntil(lambda: bool(entry_of(table).offered))
    assert all(text.startswith("e3") for text in entry_of(table).offered)


def test_arrow_up_walks_back_through_what_was_typed(table: TablePage) -> None:
    field = entry_of(table).field
    for text in ("a3-c3", "e3-d3"):
        write(table, text)
        QTest.keyClick(field, Key.Key_Return)
    seen = []
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down):
        QTest.keyClick(field, key)
        seen.append(field.text())
    assert seen == ["e3-d3", "a3-c3", "a3-c3", "e3-d3", ""]


def test_nobody_sees_what_another_typed(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox", scene=DiagramScene)
    page.panel.show_entry(True)
    assert page.session is not None
    page.session.curtain_lifted()
    write(page, "a1,b2,c3,d5")
    field = entry_of(page).field
    QTest.keyClick(field, Key.Key_Return)
    page.session.curtain_lifted()
    for key in (Key.Key_Up, Key.Key_Down):
        QTest.keyClick(field, key)
        assert field.text() == ""
    assert not field.isUndoAvailable()
    QTest.keyClick(field, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""


def test_looking_back_nothing_is_read(table: TablePage) -> None:
    assert table.session is not None
    table.session.play("a3-c3")
    table.session.goto(0)
    assert table.session.hot_seat.read("a3-c3") is None
    assert list(table.session.hot_seat.texts()) == []
    write(table, "a3-c3")
    QTest.qWait(250)
    assert lines(table) == ("", "")


@pytest.mark.parametrize("text", ["x" * 5000, "\x00", "²³ｂ", "9" * 4000, "-,-,-"])
def test_any_text_has_a_reading(text: str) -> None:
    session = Session(Match.new("adamas", ("fred", "ned"), seed=1))
    reading = session.hot_seat.read(text)
    assert reading is not None
    assert reading.reason[0].isupper() or not reading.reason[0].isalpha()


@pytest.mark.parametrize("at_the_foot", [True, False], ids=["at the foot", "at the top"])
def test_what_may_follow_covers_neither_the_text_nor_what_is_said_of_it(
    table: TablePage, qtbot: QtBot, at_the_foot: bool
) -> None:
    entry = entry_of(table)
    if not at_the_foot:
        entry.setParent(table)
        entry.move(20, 20)
        entry.show()
    entry.field.setFocus()
    write(table, "a")
    qtbot.waitUntil(lambda: entry.chosen != "")  # no other hint follows
    entry.show_hint("as long a sentence as there may be about what was typed, over some lines " * 2)
    if not at_the_foot:
        entry.resize(entry.width(), 150)  # nothing lays it out there
    qtbot.waitUntil(lambda: entry.height() > 2 * entry.field.height())
    line = QRect(entry.mapToGlobal(entry.rect().topLeft()), entry.size())
    qtbot.waitUntil(lambda: not entry.list.geometry().intersects(line))
    assert (entry.list.y() < line.y()) is at_the_foot
    assert table.window().frameGeometry().contains(entry.list.geometry())


def test_a_match_that_left_the_table_reads_nothing_more(table: TablePage) -> None:
    read: list[object] = []
    table.match.completion._show_preview = read.append
    table.stop()
    table.start(Session(Match.new("holomino", ("Ann", "Bob"))))
    table.panel.show_entry(True)
    read.clear()
    write(table, "2")
    wait_until(lambda: entry_of(table).chosen != "")
    assert read == []
