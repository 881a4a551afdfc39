"""The page of the records, by mouse and by keyboard."""

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.analysis.page import AnalysisPage
from desktop.app.main_window import MainWindow
from desktop.controls import cross_fade
from desktop.controls.commands import SETTINGS
from desktop.controls.cross_fade import CrossFade
from desktop.controls.field import TextField
from desktop.frame.seat_card import SeatCard
from desktop.records import catalogue, record_files, words
from desktop.records import page as records_page
from desktop.records.page import RecordsPage
from desktop.records.record_index import RecordEntry
from desktop.shell.window_fingers import WindowFingers
from desktop.storage import autosave, database
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from rules.core.clock import Cancelled
from rules.match import Match
from tests.desktop.conftest import HoldBack, shown_window, wait_until, wait_until_loaded
from tests.desktop.fingers import Finger
from tests.desktop.hands import double_click, repeated
from tests.desktop.records.shelf import (
    chosen,
    click,
    drawn,
    hover,
    lay_out,
    opened,
    row_of,
    settle,
    titles,
)
from tests.work import Work

Key = Qt.Key


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


@pytest.fixture
def paths(look: Appearance) -> dict[str, Path]:
    """Return some matches, the latest first in each half."""
    return {
        "adamas": lay_out("adamas", ("fred", "ned"), days=1, turns=("a3-c3",)),
        "mono": lay_out("mono", ("ann", "ned"), days=2),
        "won": lay_out("adamas", ("fred", "ned"), days=3, over=True, turns=("a3-c3", "e3-d3")),
        "three": lay_out("mono", ("fred", "ned", "ann"), days=4, over=True),
        "dragons": lay_out("dragons", ("ann", "bob"), days=5, over=True),
    }


@pytest.fixture
def page(paths: dict[str, Path], window: MainWindow) -> RecordsPage:
    return opened(window)


def press(page: RecordsPage, *keys: Key, held: Qt.KeyboardModifier | None = None) -> None:
    for key in keys:
        widget = page.window().focusWidget() or page
        QTest.keyClick(widget, key, held or Qt.KeyboardModifier.NoModifier)


def said(page: RecordsPage) -> str:
    return page.window().notice.text  # type: ignore[attr-defined,no-any-return]


# -- what is listed


def test_unfinished_matches_come_before_finished_ones(page: RecordsPage) -> None:
    assert titles(page) == ["Unfinished, 2", "Adamas", "Mono", "Finished, 3", "Adamas", "Mono",
                            "Dragons"]  # fmt: skip


def test_the_first_records_fade_in_where_reading_them_took_long(
    page: RecordsPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cross_fade, "_MOST_MS", 10**9)  # a busy machine draws slowly
    window.fade_pages()
    fade, entries = CrossFade.of(page), page.catalogue.entries
    assert fade is not None
    page.catalogue.entries, page.catalogue.left = [], len(entries)
    page.catalogue.changed.emit()
    assert page.empty.text() == "Reading…"
    assert fade.isHidden()
    page.catalogue.entries, page.catalogue.left = entries[:2], len(entries) - 2
    page.catalogue.changed.emit()
    assert fade.isVisible()
    wait_until(fade.isHidden)
    assert not page.list.thumbnails.busy
    page.catalogue.entries, page.catalogue.left = entries, 0
    page.catalogue.changed.emit()
    assert fade.isHidden()  # the others only join the list


def first_records_arrive(page: RecordsPage, use: Callable[[], object]) -> CrossFade:
    """Let the first records arrive while the player does something; return the cross-fade."""
    fade, entries = CrossFade.of(page), page.catalogue.entries
    assert fade is not None
    page.catalogue.entries, page.catalogue.left = [], len(entries)
    page.catalogue.changed.emit()
    use()
    wait_until(fade.isHidden)
    page.catalogue.entries, page.catalogue.left = entries, 0
    page.catalogue.changed.emit()
    return fade


def test_the_first_records_do_not_cover_a_sheet(page: RecordsPage, window: MainWindow) -> None:
    window.fade_pages()
    assert first_records_arrive(page, lambda: window.commands[SETTINGS].trigger()).isHidden()


def test_the_first_records_do_not_cover_a_search(page: RecordsPage, window: MainWindow) -> None:
    window.fade_pages()

    def search() -> None:
        page.search.setFocus()
        QTest.keyClicks(page.search, "ann")

    assert first_records_arrive(page, search).isHidden()


def test_the_page_can_be_used_while_the_first_records_fade_in(
    page: RecordsPage, window: MainWindow
) -> None:
    window.fade_pages()
    fade = first_records_arrive(page, lambda: None)
    assert fade.isVisible()
    assert window.childAt(page.search.mapTo(window, page.search.rect().center())) is page.search


def test_a_row_tells_a_screen_reader_all_that_it_shows(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    told = {}
    for name in ("adamas", "won", "three"):
        row_of(page, paths[name])
        told[name] = str(page.list.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
    assert told["adamas"].startswith("Adamas. Standard game. fred. ned. ned to move. Turn 2. ")
    assert "fred won. 2 turns, 29 min. " in told["won"]
    assert "fred. ned. ann" in told["three"]


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((0, 2), ["shared the win", "", "shared the win"]),
        ((1,), ["", "winner", ""]),
        ((0, 1, 2), ["", "", ""]),
    ],
)
def test_the_panel_tells_who_won_or_shared_the_win(
    page: RecordsPage, paths: dict[str, Path], winners: tuple[int, ...], told: list[str]
) -> None:
    row_of(page, paths["three"])
    page.panel.show_entry(replace(chosen(page), winners=winners))
    cards = [card.words for card in page.panel.findChildren(SeatCard)]
    verdicts = ("shared the win", "winner")
    assert [next((one for one in verdicts if one in words), "") for words in cards[-3:]] == told


def test_the_counts_of_the_games_add_up_to_all(page: RecordsPage) -> None:
    texts = [page.games.segment(n).text() for n in range(6)]
    assert texts == ["All games  5", "Mono  2", "Adamas  2", "Holomino  0", "Dragons  1",
                     "Black Box  0"]  # fmt: skip


def test_a_game_a_player_and_words_narrow_the_list(page: RecordsPage) -> None:
    page.games.segment(1).click()
    assert titles(page) == ["Unfinished, 1", "Mono", "Finished, 1", "Mono"]
    page.search.setText("FRED")
    assert titles(page) == ["Finished, 1", "Mono"]
    page.search.clear()
    page.games.segment(0).click()
    page.player.setFocus()
    press(page, Key.Key_Down)  # ann
    assert titles(page) == ["Unfinished, 1", "Mono", "Finished, 2", "Mono", "Dragons"]
    page.search.setText("nobody of this name")
    assert titles(page) == []
    assert page.empty.isVisible()


def test_a_player_is_one_however_the_name_is_written_and_stands_where_readers_look(
    window: MainWindow,
) -> None:
    lay_out("adamas", ("José", "Zoe"), days=1, over=True)
    lay_out("dragons", ("Jose\u0301", "Émile"), days=2, over=True)
    lay_out("mono", ("eve", "İlker"), days=3, over=True)
    lay_out("mono", ("JOSÉ", "Player 10"), days=4, over=True)
    lay_out("mono", ("eve", "Player 2"), days=5, over=True)
    page = opened(window)
    names = ["Émile", "eve", "İlker", "José", "Player 2", "Player 10", "Zoe"]
    assert page._players == names
    page.player.choose(1 + names.index("José"))
    page._show()
    assert titles(page) == ["Finished, 3", "Adamas", "Dragons", "Mono"]
    page.player.choose(0)
    for sought in ("ilker", "ILKER", "Ｉlker", "ılker"):
        page.search.setText(sought)
        assert titles(page) == ["Finished, 1", "Mono"], sought
    page.search.setText("jose\u0301")
    assert len(titles(page)) == 4


def test_what_is_sorted_otherwise_leaves_the_unfinished_first(page: RecordsPage) -> None:
    page.sort.setFocus()
    press(page, Key.Key_Down)
    assert titles(page) == ["Unfinished, 2", "Mono", "Adamas", "Finished, 3", "Dragons", "Mono",
                            "Adamas"]  # fmt: skip


def test_without_matches_it_says_where_they_come_from(window: MainWindow) -> None:
    page = opened(window)
    assert "Every game you play is saved here" in page.empty.text()
    assert window.main_widget() is page.search


def test_broken_files_are_listed_with_the_reason_and_stay(
    paths: dict[str, Path], window: MainWindow
) -> None:
    broken = autosave.finished_folder() / "Mine.qcx"
    broken.write_text("nonsense", encoding="utf-8")
    page = opened(window)
    assert titles(page)[-2:] == ["Cannot be read, 1", "Mine"]
    row_of(page, broken)
    assert chosen(page).problem.startswith("line 1: this is not a Quincunx game")
    assert not page.panel.go.isVisible()
    press(page, Key.Key_Return)
    assert window.pages.page is page
    assert broken.read_text(encoding="utf-8") == "nonsense"


def test_half_a_record_is_listed_as_far_as_it_goes(window: MainWindow) -> None:
    path = lay_out("adamas", ("fred", "ned"), days=1, turns=("a3-c3", "e3-d3"))
    text, _, _ = path.read_text(encoding="utf-8").partition("2. ")
    path.write_text(text, encoding="utf-8")
    page = opened(window)
    assert titles(page) == ["Unfinished, 1", "Adamas"]
    assert "the file ends too early" in chosen(page).problem


# -- what may be seen


def test_a_picture_shows_what_everyone_at_the_table_may_see(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    from desktop.records.reading import position_of

    row_of(page, paths["mono"])
    view = position_of(chosen(page), Event())
    assert view == Match.load(paths["mono"]).view(None)


def test_pictures_are_drawn_once_and_come_from_the_cache_then(
    page: RecordsPage, monkeypatch: pytest.MonkeyPatch, qtbot: object
) -> None:
    drawn(page)
    wait_until(lambda: len(list(_pictures())) == 5)
    monkeypatch.setattr("desktop.records.thumbnails.position_of", _never)
    other = shown_window(qtbot)  # type: ignore[arg-type]
    other.resize(1280, 800)
    drawn(opened(other))
    other.close()


def _never(*_given: object) -> None:
    raise AssertionError("a record was read for a picture that is there")


def _pictures() -> list[Path]:
    from desktop.storage import picture_cache

    return list(picture_cache.folder().glob("record-*.png"))


def test_what_stays_in_sight_while_it_scrolls_gets_its_picture(window: MainWindow) -> None:
    for days in range(1, 13):
        lay_out("adamas", ("fred", "ned"), days=days, over=True)
    page = opened(window)
    page.list.verticalScrollBar().setValue(10)  # before any picture was drawn
    wait_until(lambda: len(_pictures()) >= 7)
    drawn(page)


def test_pictures_of_what_is_gone_go_too(page: RecordsPage, paths: dict[str, Path]) -> None:
    drawn(page)
    wait_until(lambda: len(_pictures()) == 5)
    paths["won"].unlink()
    page.catalogue.look()
    settle(page)
    assert len(_pictures()) == 4


# -- by keyboard


def test_it_is_walked_with_the_arrows(page: RecordsPage, paths: dict[str, Path]) -> None:
    assert page.window().focusWidget() is page.list
    press(page, Key.Key_Home)
    assert chosen(page).path == paths["adamas"]
    press(page, Key.Key_Down, Key.Key_Down)  # over the heading
    assert chosen(page).path == paths["won"]
    press(page, Key.Key_Up)
    assert chosen(page).path == paths["mono"]
    press(page, Key.Key_End)
    assert chosen(page).path == paths["dragons"]


def test_enter_goes_on_with_a_match(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow
) -> None:
    row_of(page, paths["adamas"])
    press(page, Key.Key_Return)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.file.origin == paths["adamas"]
    assert window.session.outcome is None


def test_enter_reviews_a_finished_match(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow
) -> None:
    row_of(page, paths["won"])
    press(page, Key.Key_Return)
    wait_until(lambda: isinstance(window.pages.page, AnalysisPage))
    window.pages.analysis.rest()
    assert paths["won"].exists()


def test_delete_asks_nothing_and_is_undone(page: RecordsPage, paths: dict[str, Path]) -> None:
    text = paths["won"].read_text(encoding="utf-8")
    row_of(page, paths["won"])
    height = page.list.height()
    press(page, Key.Key_Delete)
    assert len(page.list.entries) == 4
    assert page.undo_line.isVisible()
    assert "Adamas, fred – ned" in page.undo_line.text
    QApplication.processEvents()
    assert page.list.height() < height  # it pushes the list up
    settle(page)
    assert not paths["won"].exists()
    press(page, Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    settle(page)
    assert paths["won"].read_text(encoding="utf-8") == text
    assert chosen(page).path == paths["won"]
    assert not page.undo_line.isVisible()


def test_several_are_brought_back_one_after_the_other(page: RecordsPage) -> None:
    press(page, Key.Key_Home, Key.Key_Delete, Key.Key_Delete)
    settle(page)
    assert len(page.list.entries) == 3
    for count in (4, 5, 5):
        press(page, Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
        settle(page)
        assert len(page.list.entries) == count


def test_undo_at_once_brings_it_back_as_well(page: RecordsPage, paths: dict[str, Path]) -> None:
    row_of(page, paths["won"])
    press(page, Key.Key_Delete)
    page.undo_line.undo.click()
    settle(page)
    assert paths["won"].exists()
    assert len(page.list.entries) == 5


def test_what_is_brought_back_is_selected_alone_while_ctrl_is_held(page: RecordsPage) -> None:
    press(page, Key.Key_Home, Key.Key_Down, Key.Key_Delete)
    settle(page)
    QTest.keyPress(page.list, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle(page)
    assert len(page.list.entries) == 5
    assert len(page.list.chosen) == 1
    QTest.keyRelease(page.list, Key.Key_Z)


def test_it_can_be_brought_back_at_another_start(
    page: RecordsPage, paths: dict[str, Path], qtbot: object
) -> None:
    row_of(page, paths["three"])
    press(page, Key.Key_Delete)
    settle(page)
    other = opened(shown_window(qtbot))  # type: ignore[arg-type]
    assert len(other.list.entries) == 4
    other.bring_back()
    settle(other)
    assert len(other.list.entries) == 5
    other.window().close()


def test_what_cannot_be_deleted_stays_and_says_why(
    page: RecordsPage, paths: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> Path:
        raise OSError(13, "not allowed")

    monkeypatch.setattr(record_files, "delete", refuse)
    row_of(page, paths["won"])
    press(page, Key.Key_Delete)
    settle(page)
    assert len(page.list.entries) == 5
    assert not page.undo_line.isVisible()
    assert "not allowed" in said(page)


def test_f2_renames_in_place(page: RecordsPage, paths: dict[str, Path], qtbot: QtBot) -> None:
    row_of(page, paths["won"])
    press(page, Key.Key_F2)
    field = page.window().focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText("Great comeback")
    with qtbot.assertNotEmitted(page.list.opened):
        press(page, Key.Key_Return)
    wait_until(lambda: not paths["won"].exists())
    settle(page)
    assert chosen(page).path == paths["won"].with_name("Great comeback.qcx")
    assert "Great comeback" in titles(page)
    page.search.setText("comeback")
    assert len(page.list.entries) == 1


def test_escape_leaves_a_name_then_the_search_but_not_the_page(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow
) -> None:
    row_of(page, paths["won"])
    press(page, Key.Key_F2)
    QTest.keyClicks(page.window().focusWidget(), "no")
    press(page, Key.Key_Escape)
    assert paths["won"].exists()
    press(page, Key.Key_F, held=Qt.KeyboardModifier.ControlModifier)
    assert page.window().focusWidget() is page.search
    QTest.keyClicks(page.search, "mono")
    assert len(page.list.entries) == 2
    press(page, Key.Key_Escape)
    assert len(page.list.entries) == 5
    for _ in range(3):
        press(page, Key.Key_Escape)
    assert page.isVisible()
    press(page, Key.Key_W, held=Qt.KeyboardModifier.ControlModifier)
    assert window.home.isVisible()


# -- by mouse


def test_a_finger_chooses_and_opens_nothing(
    page: RecordsPage, paths: dict[str, Path], touch_screen: QPointingDevice
) -> None:
    """The button that a mouse sees in a row is not there for it; a menu is, where it rests."""
    opened_entries, menus = list[object](), list[object]()
    page.list.opened.connect(opened_entries.append)
    page.list.menu_wanted.connect(lambda entry, _at: menus.append(entry))
    finger, row = Finger(page.window(), touch_screen), row_of(page, paths["adamas"])
    at = QPoint(row.right() - 90, row.center().y())
    (fingers,) = page.window().findChildren(WindowFingers)
    finger.tap(at, page.list.viewport())
    assert chosen(page).path == paths["adamas"]
    assert not opened_entries
    fingers.rest_ms = 1
    finger.down(at, page.list.viewport())
    wait_until(lambda: len(menus) == 1)
    finger.up(at, page.list.viewport())
    assert not opened_entries


def test_a_click_chooses_and_the_panel_follows(page: RecordsPage, paths: dict[str, Path]) -> None:
    row = row_of(page, paths["dragons"])
    page.list.choose(paths["adamas"])
    click(page, row.center())
    assert chosen(page).path == paths["dragons"]
    assert page.panel.entry == chosen(page)
    assert page.panel.go.text() == "Review"


def test_the_button_of_a_row_opens_it(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow
) -> None:
    row = row_of(page, paths["adamas"])
    at = QPoint(row.right() - 90, row.center().y())
    hover(page, at)
    click(page, at)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.file.origin == paths["adamas"]


def test_the_panel_begins_the_same_match_again(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow
) -> None:
    row_of(page, paths["three"])
    page.panel.play_again.click()
    wait_until(lambda: window.session is not None)
    assert window.session is not None
    assert window.session.names == ("fred", "ned", "ann")
    assert window.session.ply == 0
    assert paths["three"].exists()


def test_a_row_is_dragged_out_as_a_file(page: RecordsPage, paths: dict[str, Path]) -> None:
    row_of(page, paths["won"])
    data = page.list.rows.mimeData([page.list.currentIndex()])
    assert data.urls() == [QUrl.fromLocalFile(str(paths["won"]))]
    row_of(page, paths["adamas"])
    (url,) = page.list.rows.mimeData([page.list.currentIndex()]).urls()
    copy = Path(url.toLocalFile())
    assert copy.name.startswith("Adamas, fred – ned, ")
    assert Match.load(copy).ply == 1
    copies = copy.parent
    page.shut_down()
    assert not copies.exists()


def test_the_folder_is_shown(
    page: RecordsPage, paths: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = list[QUrl]()

    def show(url: QUrl) -> bool:
        shown.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    page.folder_button.click()
    assert shown == [QUrl.fromLocalFile(str(autosave.finished_folder()))]


# -- what happens elsewhere


def test_what_is_added_changed_and_taken_away_outside_is_noticed(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    lay_out("holomino", ("ann", "bob"), days=0, over=True)
    wait_until(lambda: "Holomino" in titles(page))
    paths["won"].unlink()
    wait_until(lambda: len(page.list.entries) == 5)
    paths["dragons"].write_text("nonsense", encoding="utf-8")
    page.catalogue.look()
    settle(page)
    assert "Cannot be read, 1" in titles(page)


def test_what_is_known_is_not_read_again(
    page: RecordsPage, qtbot: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.records.catalogue.entry_of", _never)
    other = opened(shown_window(qtbot))  # type: ignore[arg-type]
    assert titles(other) == titles(page)
    other.window().close()


def test_without_a_database_all_is_read_from_the_files(
    paths: dict[str, Path], window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "quincunx.sqlite3").mkdir()
    assert len(opened(window).list.entries) == 5


def test_two_windows_do_not_harm_each_other(
    page: RecordsPage, paths: dict[str, Path], qtbot: object
) -> None:
    other = opened(shown_window(qtbot))  # type: ignore[arg-type]
    row_of(page, paths["won"])
    press(page, Key.Key_Delete)
    settle(page)
    row_of(other, paths["three"])
    other.delete([chosen(other)])
    settle(other)
    assert len(record_files.deleted()) == 2
    page.undo()
    settle(page)
    assert paths["won"].exists()
    assert not paths["three"].exists()
    other.undo()
    settle(other)
    page.catalogue.look()
    settle(page)
    assert titles(page) == titles(other)
    assert len(page.list.entries) == 5
    other.window().close()


def test_a_match_of_another_window_is_not_deleted(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    slot = autosave.Slot(paths["adamas"])
    assert slot.claim()
    row_of(page, paths["adamas"])
    press(page, Key.Key_Delete)
    settle(page)
    assert paths["adamas"].exists()
    assert "open in another window" in said(page)
    slot.release()


def test_somebodys_own_file_is_listed_and_never_deleted(
    paths: dict[str, Path], window: MainWindow, tmp_path: Path
) -> None:
    own = tmp_path / "mine" / "final.qcx"
    own.parent.mkdir()
    Match.new("blackbox", ("cid", "dan")).save(own)
    os.utime(own, (1_800_000_000, 1_800_000_000))
    Settings().remember(own)
    page = opened(window)
    assert "final" in titles(page)
    row_of(page, own)
    press(page, Key.Key_Delete)
    settle(page)
    assert own.exists()
    assert "final" not in titles(page)
    assert "stays where it is" in page.undo_line.text
    page.undo()
    settle(page)
    assert "final" in titles(page)


# -- as large as it may be


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (2560, 1440)])
def test_nothing_lies_outside_the_page(page: RecordsPage, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    QApplication.processEvents()
    row_of(page, page.list.entries[-1].path)
    page.delete([chosen(page)])
    QApplication.processEvents()
    for widget in (page.search, page.player, page.sort, page.games, page.list, page.undo_line,
                   page.panel.go, page.panel.delete):  # fmt: skip
        whole = widget.rect().translated(widget.mapTo(page, QPoint()))
        assert page.rect().contains(whole)


def test_on_a_narrow_page_the_list_takes_the_panels_room(page: RecordsPage) -> None:
    page.window().setMinimumSize(0, 0)
    page.window().resize(800, 500)
    QApplication.processEvents()
    assert not page.panel.isVisible()
    assert page.list.width() > 700
    assert page.bar.menu_button.isVisible()


def test_a_thousand_are_listed_and_walked(window: MainWindow) -> None:
    first = lay_out("adamas", ("fred", "ned"), days=3, over=True, name="m0")
    text = first.read_text(encoding="utf-8")
    for number in range(1, 1000):
        first.with_name(f"m{number}.qcx").write_text(text, encoding="utf-8")
    page = opened(window)
    assert len(page.list.entries) == 1000
    press(page, Key.Key_End)
    assert page.list.verticalScrollBar().value() == page.list.verticalScrollBar().maximum()


def test_a_search_through_many_records_asks_little_of_each(page: RecordsPage) -> None:
    kinds = islice(cycle(page.catalogue.entries), 400)
    page.catalogue.entries = [
        replace(entry, path=entry.path.with_name(f"{n:012x}.qcx")) for n, entry in enumerate(kinds)
    ]
    page.search.setText("a")  # what is worked out once
    with Work(400 * 60):
        page.search.setText("an")
    assert len(page.list.entries) > 200


def test_a_title_keeps_every_sign_and_the_file_a_name_that_follows(window: MainWindow) -> None:
    path = lay_out("adamas", ("Ann", "Ned"), days=1, over=True)
    page = opened(window)
    for title in ("Round 1: Ann & Ned? 3/4 end", "Final, 2025-03-01"):
        page._rename(chosen_at(page, path), title)
        settle(page)
        path = page.catalogue.entries[0].path
        assert page.list.choose(path)
        assert chosen(page).name == title
        assert title in titles(page)[1]
        assert Match.load(path).problem is None
    assert path.name == "Final, 2025-03-01.qcx"
    page.catalogue.delete(path)
    settle(page)
    page.bring_back()
    settle(page)
    assert [entry.name for entry in page.catalogue.entries] == ["Final, 2025-03-01"]


def test_a_file_named_by_hand_is_named_whatever_date_it_holds(window: MainWindow) -> None:
    lay_out("adamas", ("Ann", "Ned"), days=1, over=True, name="Final, 2025-03-01")
    lay_out("adamas", ("Ann", "Ned"), days=2, over=True, name="Adamas, Ann – Ned, 2025-03-01")
    page = opened(window)
    assert [entry.name for entry in page.catalogue.entries] == ["Final, 2025-03-01", ""]


def test_a_match_from_a_file_is_claimed_at_the_list(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "friend.qcx"
    match = Match.new("adamas", ("Ann", "Ned"))
    match.play("a3-b3")
    match.play("e3-d3")
    match.resign(0)
    match.save(path)
    Settings().remember(path)
    page = opened(window)
    assert page.list.choose(path)
    assert words.counting_of(chosen(page)) == "Nobody: opened from a file"
    assert page.panel.claim.text() == "Who am I?"
    assert [text for text, _ in words.claims_of(chosen(page))] == ["I am Ann", "I am Ned"]
    page._claim(chosen(page), (0,))
    settle(page)
    assert words.counting_of(chosen(page)) == "Ann"
    assert [text for text, _ in words.claims_of(chosen(page))] == ["I am Ned", "This is not me"]
    page._claim(chosen(page), ())
    settle(page)
    assert words.counting_of(chosen(page)) == "Nobody"


def chosen_at(page: RecordsPage, path: Path) -> RecordEntry:
    assert page.list.choose(path)
    return chosen(page)


def test_several_are_selected_and_deleted_together(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    press(page, Key.Key_Home)
    press(page, Key.Key_Down, Key.Key_Down, held=Qt.KeyboardModifier.ShiftModifier)
    assert len(page.list.chosen) == 3
    assert page.panel.delete.isVisible()
    assert not page.panel.go.isVisible()
    press(page, Key.Key_Delete)
    settle(page)
    assert len(page.list.entries) == 2
    assert page.undo_line.text == "3 games deleted."
    page.undo_line.undo.click()
    settle(page)
    assert len(page.list.entries) == 5
    assert all(path.exists() for path in paths.values())


def test_the_menu_of_several_deletes_all_of_them(page: RecordsPage) -> None:
    press(page, Key.Key_A, held=Qt.KeyboardModifier.ControlModifier)
    menu = page._row_menu(page.list.chosen[0])
    assert [action.text() for action in menu.actions()] == ["Delete 5 games"]


def test_the_menu_of_one_has_all_that_can_be_done_with_it(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    unfinished, finished = (
        [action.text().split("\t")[0] for action in page._row_menu(chosen_at(page, path)).actions()]
        for path in (paths["adamas"], paths["won"])
    )
    of_file = ["", "Rename", "Delete", "", "Show folder"]
    assert unfinished == ["Continue", "Play again", *of_file]
    ways = ["Review", "Open at the table", "Study"]
    assert finished == [*ways, "Play again", "This is not me", *of_file]


def test_the_counts_follow_the_search(page: RecordsPage) -> None:
    every = page.games.segment(0).text()
    page.search.setText("adamas")
    found = len(page.list.entries)
    assert page.games.segment(0).text() == f"All games  {found}" != every
    assert page.games.segment(1).text().endswith("  0")
    page.search.clear()
    assert page.games.segment(0).text() == every


def test_a_row_of_three_players_has_a_line_of_the_usual_size_for_each(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    two, three = (row_of(page, paths[name]).height() for name in ("won", "three"))
    assert three > two


def test_a_finished_record_is_studied_with_one_click_and_found_by_its_study(
    page: RecordsPage, window: MainWindow, paths: dict[str, Path]
) -> None:
    assert not page.studied.isVisible(), "there is no study yet"
    page.list.choose(paths["dragons"])
    page.panel.show_entry(chosen(page))
    page.panel.study.click()
    wait_until_loaded(window)
    study = window.pages.analysis
    assert window.pages.page is study
    assert study.session is not None
    study.session.comment(1, "A good start.")
    window.go_home()
    opened(window)
    wait_until(page.studied.isVisible)
    page.studied.choose(1)
    page._list()
    (entry,) = page.list.entries
    assert entry.studied
    assert words.detail_of(entry).startswith("Study")


def test_without_a_panel_the_selected_row_has_its_buttons(
    window: MainWindow, page: RecordsPage, paths: dict[str, Path]
) -> None:
    row_of(page, paths["won"])
    assert not page.list.offers
    window.resize(800, 500)
    QApplication.processEvents()
    assert page.list.offers
    asked: list[object] = []
    page.review_wanted.connect(asked.append)
    row = page.list.visualRect(page.list.currentIndex())
    page.list.pointer = QPointF(-1, -1)  # a finger
    for x in range(row.left(), row.right(), 12):
        QTest.mouseClick(
            page.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, row.center().y())
        )
        page.list.pointer = QPointF(-1, -1)
        if asked:
            break
    assert asked == [paths["won"]]


def test_only_options_stand_below_the_title_of_a_row(
    paths: dict[str, Path], page: RecordsPage
) -> None:
    briefs = {entry.path.stem: words.brief_of(entry) for entry in page.list.entries}
    assert "Standard game" not in briefs.values()


@pytest.fixture
def gate(hold_back: HoldBack) -> Event:
    """Let nothing of the records be known until this is set."""
    return hold_back(records_page, "request_of", hold_back(catalogue, "_looked"))


def test_no_list_is_called_empty_before_it_was_read(
    gate: Event, paths: dict[str, Path], window: MainWindow
) -> None:
    window.show_records()
    page = window.pages.records
    assert page.empty.text() == "Reading…"
    gate.set()
    settle(page)
    assert page.list.rows.rowCount()


def test_an_empty_list_is_called_empty_once_it_was_read(window: MainWindow) -> None:
    assert opened(window).empty.text().startswith("No games yet")


def test_no_match_begins_after_the_page_was_left(
    page: RecordsPage, paths: dict[str, Path], window: MainWindow, gate: Event
) -> None:
    row_of(page, paths["three"])
    page.panel.play_again.click()
    QTest.qWait(10)
    window.go_home()
    gate.set()
    QTest.qWait(50)
    assert window.session is None
    assert window.pages.page is window.home


def test_a_catalogue_may_be_deleted_while_it_looks(
    paths: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gate, looked = Event(), Event(), catalogue._looked
    failed: list[Exception] = []

    def late(*given: Any) -> Any:
        begun.set()
        gate.wait(60)
        try:
            return looked(*given)
        except Cancelled:
            raise
        except Exception as error:
            failed.append(error)
            raise

    monkeypatch.setattr(catalogue, "_looked", late)
    made = catalogue.Catalogue()
    made.look()
    wait_until(begun.is_set)
    thread = made._task._thread
    assert thread is not None
    shiboken6.delete(made)
    gate.set()
    wait_until(lambda: not thread.is_alive())
    assert not failed


def test_records_found_while_a_name_is_edited_are_listed_after_it(
    page: RecordsPage, paths: dict[str, Path]
) -> None:
    row_of(page, paths["won"])
    page.list.rename()
    field = page.list.findChild(TextField)
    assert field is not None
    field.setText("A name")
    count = page.list.rows.rowCount()
    lay_out("holomino", ("fred", "ned"), days=6, over=True)
    page.catalogue.look()
    settle(page)
    assert field.text() == "A name"
    QTest.keyClick(field, Key.Key_Escape)
    QTest.qWait(10)
    assert page.list.rows.rowCount() == count + 1


def test_a_held_key_deletes_one_record(page: RecordsPage) -> None:
    press(page, Key.Key_Home, Key.Key_Delete)
    for _ in range(3):
        QApplication.sendEvent(page.list, repeated(Key.Key_Delete))
    settle(page)
    assert len(page.list.entries) == 4


def test_a_double_click_deletes_one_record(page: RecordsPage, paths: dict[str, Path]) -> None:
    row_of(page, paths["won"])
    double_click(page.panel.delete)
    settle(page)
    assert len(page.list.entries) == 4
