"""The library as a page: sorted, filtered and ticked; what is done to many layouts at once."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QDateTime, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor import library_columns, library_transfer
from desktop.games.mono.layout_editor.comparison import Comparison
from desktop.games.mono.layout_editor.layout_library import LayoutEntry, LayoutLibrary, unsaved
from desktop.games.mono.layout_editor.library_columns import HARDEST, NAMED, NEWEST
from desktop.games.mono.layout_editor.library_list import LayoutList
from desktop.games.mono.layout_editor.library_page import LibraryPage, TagChip, TagDialog
from desktop.games.mono.layout_editor.library_panel import supplied
from desktop.storage.database import Database
from desktop.theme.appearance import appearance
from rules.mono.players import measure as measuring
from rules.mono.players.measure import Measure
from tests.desktop.hands import double_click, repeated

pytestmark = pytest.mark.usefixtures("look")

LEFT, NO, CTRL = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
)
Key = Qt.Key
OWN = (("Brook #winding #hard", 3, "333221"), ("Harbour #winding", 3, "122333"),
       ("Pond", 2, "122"))  # fmt: skip


class Shelf:
    """The page, and what a person does with it."""

    def __init__(self, page: LibraryPage, library: LayoutLibrary) -> None:
        self.page, self.library = page, library

    @property
    def rows(self) -> LayoutList:
        return self.page.panel.list

    def names(self, *, own: bool = True) -> list[str]:
        return [entry.name for entry in self.rows.entries if entry.id > 0 or not own]

    def entry(self, name: str) -> LayoutEntry:
        return next(entry for entry in self.rows.entries if entry.name == name)

    def place(self, name: str, across: int) -> QPoint:
        index = self.rows.model().index(self.names(own=False).index(name), 0)
        self.rows.scrollTo(index)
        box = self.rows.visualRect(index)
        return QPoint(box.left() + across, box.center().y())

    def tick(self, *names: str) -> None:
        """Click on tick boxes."""
        for name in names:
            QTest.mouseClick(self.rows.viewport(), LEFT, NO, self.place(name, 20))

    def click(self, name: str, modifiers: Qt.KeyboardModifier = NO) -> None:
        QTest.mouseClick(self.rows.viewport(), LEFT, modifiers, self.place(name, 200))

    def ticked(self) -> list[str]:
        return [entry.name for entry in self.rows.entries if entry.id in self.rows.ticked]


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[Shelf]:
    store = Database(tmp_path / "mine.sqlite3")
    library = LayoutLibrary(store)
    for title, size, labels in OWN:
        library.save(title, size, labels)
    for entry in (*library.entries(), *supplied()):  # nothing is measured here
        library.keep_rank(entry.labels, 0.5)
    library.keep_rank("333221", 0.25)
    library.keep_rank("122333", 0.75)
    page = LibraryPage(store=store)
    qtbot.addWidget(page)
    appearance().fit(QSize(1280, 800))
    page.resize(1280, 800)
    page.show()
    page.activate()
    yield Shelf(page, library)
    page.shut_down()


def test_all_layouts_are_listed_and_the_first_one_is_shown(shelf: Shelf) -> None:
    assert shelf.names() == ["Pond", "Harbour", "Brook"]
    assert len(shelf.rows.entries) == len(OWN) + len(supplied())
    assert shelf.page.panel.card.title.text() == "Pond"


def test_a_click_shows_a_layout_and_ticks_nothing(shelf: Shelf) -> None:
    shelf.click("Brook")
    assert shelf.page.panel.card.title.text() == "Brook"
    assert not shelf.ticked()
    assert shelf.page.panel.bar.isHidden()


def test_several_are_ticked_by_box_and_by_ctrl_and_by_space(shelf: Shelf) -> None:
    shelf.tick("Brook")
    shelf.click("Harbour", CTRL)
    shelf.click("Pond")
    QTest.keyClick(shelf.rows, Key.Key_Space)
    assert shelf.ticked() == ["Pond", "Harbour", "Brook"]
    assert shelf.page.panel.bar.text.text() == "3 selected"
    shelf.tick("Pond")
    assert shelf.ticked() == ["Harbour", "Brook"]
    QTest.keyClick(shelf.rows, Key.Key_Escape)
    assert not shelf.ticked()


def test_all_that_are_listed_can_be_ticked(shelf: Shelf) -> None:
    shelf.page.panel.origin.segment(1).click()
    shelf.page.panel.heads.all.click()
    assert shelf.ticked() == ["Pond", "Harbour", "Brook"]
    shelf.page.panel.heads.all.click()
    assert not shelf.ticked()


def test_two_that_are_ticked_are_compared(shelf: Shelf) -> None:
    shelf.tick("Brook")
    assert not shelf.page.panel.bar.compare.isEnabled()
    shelf.tick("Harbour")
    shelf.page.panel.bar.compare.click()
    [beside] = shelf.page.findChildren(Comparison)
    assert {"Brook", "Harbour"} == {name.text().partition(":")[0] for name in beside.names}
    assert shelf.ticked() == ["Harbour", "Brook"]


def test_what_is_ticked_is_deleted_together_and_comes_back(shelf: Shelf) -> None:
    shelf.tick("Brook", "Pond")
    shelf.page.panel.bar.delete.click()
    assert shelf.names() == ["Harbour"]
    assert shelf.page.panel.bar.text.text() == "2 layouts deleted"
    shelf.page.panel.bar.undo.click()
    assert shelf.names() == ["Pond", "Harbour", "Brook"]
    assert shelf.page.panel.bar.isHidden()


def test_what_is_supplied_is_not_deleted(shelf: Shelf) -> None:
    name = supplied()[0].name
    shelf.tick(name)
    assert not shelf.page.panel.bar.delete.isEnabled()
    QTest.keyClick(shelf.rows, Key.Key_Delete)
    assert name in shelf.names(own=False)


def test_a_column_sorts_and_the_next_click_turns_it_round(shelf: Shelf) -> None:
    heads = shelf.page.panel.heads.heads
    heads[NAMED].click()
    assert shelf.names() == ["Brook", "Harbour", "Pond"]
    heads[NAMED].click()
    assert shelf.names() == ["Pond", "Harbour", "Brook"]
    heads[HARDEST].click()
    assert shelf.names() == ["Harbour", "Pond", "Brook"]
    heads[NEWEST].click()
    heads[NEWEST].click()
    assert shelf.names() == ["Brook", "Harbour", "Pond"]


def test_tags_filter(shelf: Shelf) -> None:
    shelf.click("Brook")
    chips = {chip.tag: chip for chip in shelf.page.panel.card.findChildren(TagChip)}
    QTest.keyClick(chips["hard"], Key.Key_Space)
    assert shelf.names(own=False) == ["Brook"]
    shelf.page.panel.tag.choose(0)
    shelf.page.panel.refresh()
    assert len(shelf.names()) == 3


def test_a_tag_is_added_to_all_that_are_ticked(shelf: Shelf) -> None:
    shelf.tick("Harbour", "Pond")
    shelf.page.panel.bar.tag.click()
    [dialog] = shelf.page.window().findChildren(TagDialog)
    QTest.keyClicks(dialog.field, "for Ann")
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert shelf.entry("Pond").tags == ("for-Ann",)
    assert shelf.entry("Harbour").tags == ("winding", "for-Ann")
    assert shelf.entry("Brook").tags == ("winding", "hard")


def test_yours_and_those_included_are_told_apart(shelf: Shelf) -> None:
    origin = shelf.page.panel.origin
    assert origin.segment(1).text() == "Yours  3"
    origin.segment(2).click()
    assert len(shelf.rows.entries) == len(supplied())


def test_what_is_ticked_is_exported_and_printed(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    shelf.tick("Brook", "Pond")
    with qtbot.waitSignal(shelf.page.print_wanted) as wanted:
        shelf.page.panel.bar.print.click()
    assert wanted.args[0] == [("Pond", 2, "122"), ("Brook", 3, "333221")]
    monkeypatch.setattr(library_transfer, "ask_save", lambda *_given: tmp_path / "few.txt")
    with qtbot.waitSignal(shelf.page.save_wanted) as wanted:
        shelf.page.panel.bar.export.click()
    text = wanted.args[1].decode()
    assert "# Brook #winding #hard" in text
    assert "Harbour" not in text


def test_a_double_click_edits_and_the_accent_plays(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.click("Brook")
    with qtbot.waitSignal(shelf.page.edit_wanted) as wanted:
        QTest.mouseDClick(shelf.rows.viewport(), LEFT, NO, shelf.place("Brook", 200))
    assert wanted.args is not None
    assert wanted.args[0] == "Brook #winding #hard"
    with qtbot.waitSignal(shelf.page.play_wanted) as wanted:
        shelf.page.panel.card.play.click()
    assert wanted.args == [3, "333221", 0]


def test_the_day_is_shown(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    index = shelf.rows.model().index(0, 0)
    changed = shelf.entry("Pond").changed
    assert changed > 0
    today = QDateTime.fromSecsSinceEpoch(changed // 10**9).date()  # midnight may be past since
    monkeypatch.setattr(library_columns, "QDate", SimpleNamespace(currentDate=lambda: today))
    assert "Today" in index.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (800, 500)])
def test_the_page_fits_into_the_window(shelf: Shelf, size: tuple[int, int]) -> None:
    appearance().fit(QSize(*size))
    shelf.page.resize(*size)
    shelf.tick("Brook", "Harbour")
    assert (shelf.page.width(), shelf.page.height()) == size
    assert shelf.rows.height() >= 100


def test_a_small_window_shows_the_number_only_where_nothing_is_found(shelf: Shelf) -> None:
    appearance().fit(QSize(800, 500))
    shelf.page.resize(800, 500)
    shelf.click("Brook")
    assert shelf.page.panel.note.isHidden()
    shelf.page.panel.search.setText("zzz")
    assert shelf.page.panel.note.text() == "0 layouts"
    assert not shelf.page.panel.note.isHidden()


def test_a_tick_that_the_search_hides_is_forgotten_with_a_secret_layout(shelf: Shelf) -> None:
    shelf.tick("Brook")
    shelf.click("Pond")
    shelf.page.panel.search.setText("Harbour")
    shelf.page.forget({"333221"}.__contains__)
    shelf.page.panel.search.setText("")
    assert not shelf.ticked()


def test_ticks_stay_where_other_layouts_are_secrets(shelf: Shelf) -> None:
    shelf.tick("Brook")
    shelf.page.forget({"122333"}.__contains__)
    assert shelf.ticked() == ["Brook"]


def test_escape_unticks_what_the_search_hides(shelf: Shelf) -> None:
    shelf.tick("Brook")
    shelf.page.panel.search.setText("Harbour")
    QTest.keyClick(shelf.rows, Key.Key_Escape)
    shelf.page.panel.search.setText("")
    assert not shelf.ticked()


def test_search_and_order_do_not_read_the_file(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    queries: list[str] = []
    rows = Database.rows

    def counted(store: Database, query: str, *values: object) -> object:
        queries.append(query)
        return rows(store, query, *values)

    monkeypatch.setattr(Database, "rows", counted)
    shelf.page.panel.search.setText("P")
    shelf.page.panel.heads.heads[NAMED].click()
    assert not queries
    assert shelf.names() == ["Pond"]


def test_layouts_with_a_difficulty_are_not_checked_before_measuring(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[LayoutEntry] = []
    monkeypatch.setattr(LayoutEntry, "whole", property(checked.append))
    shelf.page.panel.measure_all()
    assert not checked


def test_a_closed_bar_stays_closed_and_the_key_still_undoes(shelf: Shelf) -> None:
    bar = shelf.page.panel.bar
    shelf.tick("Brook")
    bar.delete.click()
    bar.close_button.click()
    shelf.click("Pond")
    assert bar.isHidden()
    shelf.tick("Pond")
    assert bar.text.text() == "One selected"
    QTest.keyClick(shelf.rows, Key.Key_Z, CTRL)
    assert "Brook" in shelf.names()


def test_the_bar_shows_the_next_deletion_after_it_was_closed(shelf: Shelf) -> None:
    bar = shelf.page.panel.bar
    for name in ("Brook", "Pond"):
        shelf.tick(name)
        bar.delete.click()
        assert bar.text.text() == f"“{name}” deleted"
        assert bar.isVisible()
        bar.close_button.click()


@pytest.mark.parametrize(("across", "modifiers"), [(20, NO), (200, CTRL)])
def test_two_quick_clicks_tick_and_untick(
    shelf: Shelf, across: int, modifiers: Qt.KeyboardModifier
) -> None:
    opened: list[str] = []
    shelf.page.edit_wanted.connect(lambda title, *_: opened.append(title))
    ground, place = shelf.rows.viewport(), shelf.place("Brook", across)
    QTest.mouseClick(ground, LEFT, modifiers, place)
    assert shelf.ticked() == ["Brook"]
    QTest.mouseDClick(ground, LEFT, modifiers, place)
    assert not opened


def test_the_right_button_neither_ticks_nor_opens(shelf: Shelf) -> None:
    opened: list[str] = []
    shelf.page.edit_wanted.connect(lambda title, *_: opened.append(title))
    ground, right = shelf.rows.viewport(), Qt.MouseButton.RightButton
    QTest.mouseClick(ground, right, NO, shelf.place("Brook", 20))
    QTest.mouseDClick(ground, right, NO, shelf.place("Brook", 200))
    assert not shelf.ticked()
    assert not opened


def test_shift_ticks_from_the_layout_ticked_last_in_any_order(shelf: Shelf) -> None:
    shelf.page.panel.origin.segment(1).click()
    shelf.tick("Pond")
    shelf.page.panel.heads.heads[NAMED].click()
    ground, shift = shelf.rows.viewport(), Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(ground, LEFT, shift, shelf.place("Harbour", 20))
    assert shelf.ticked() == ["Harbour", "Pond"]


def chip(shelf: Shelf, tag: str) -> TagChip:
    QApplication.processEvents()
    chips = shelf.page.panel.card.findChildren(TagChip)
    return next(one for one in chips if one.tag == tag and one.isVisible())


def test_the_cross_of_a_tag_removes_it_and_that_is_undone(shelf: Shelf) -> None:
    shelf.click("Brook")
    hard = chip(shelf, "hard")
    QTest.mouseClick(hard, LEFT, NO, QPoint(hard.width() - 10, hard.height() // 2))
    assert shelf.entry("Brook").tags == ("winding",)
    assert shelf.page.panel.bar.text.text() == "Tag “hard” removed"
    assert (
        shelf.page.panel.note.text() == f"{len(OWN) + len(supplied())} layouts"
    )  # the bar alone says what was done
    shelf.page.panel.bar.undo.click()
    assert shelf.entry("Brook").tags == ("winding", "hard")


@pytest.mark.parametrize("key", [Key.Key_Delete, Key.Key_Backspace])
def test_a_key_removes_a_tag_and_the_next_one_has_the_focus(shelf: Shelf, key: Key) -> None:
    shelf.page.activateWindow()
    shelf.click("Brook")
    hard = chip(shelf, "hard")
    assert "Del" in hard.accessibleDescription()
    hard.setFocus()
    QTest.keyClick(hard, key)
    assert shelf.entry("Brook").tags == ("winding",)
    assert QApplication.focusWidget() is chip(shelf, "winding")


def test_a_key_lists_a_tag_even_after_a_press_on_its_cross(shelf: Shelf) -> None:
    shelf.click("Brook")
    hard = chip(shelf, "hard")
    QTest.mousePress(hard, LEFT, NO, QPoint(hard.width() - 10, hard.height() // 2))
    QTest.mouseRelease(hard, LEFT, NO, QPoint(-50, -50))
    QTest.keyClick(hard, Key.Key_Space)
    assert shelf.names(own=False) == ["Brook"]
    assert shelf.entry("Brook").tags == ("winding", "hard")


def test_an_added_tag_is_undone(shelf: Shelf) -> None:
    shelf.click("Pond")
    shelf.page.panel.card.add_tag.click()
    [dialog] = shelf.page.window().findChildren(TagDialog)
    QTest.keyClicks(dialog.field, "small")
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert shelf.entry("Pond").tags == ("small",)
    QTest.keyClick(shelf.rows, Key.Key_Z, CTRL)
    assert shelf.entry("Pond").tags == ()


def test_layouts_that_come_into_the_list_later_are_measured_too(
    shelf: Shelf, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Measure(4, (20, 10), (3,) * 10)
    monkeypatch.setattr(measuring, "measured", lambda *_: found)
    panel = shelf.page.panel
    panel.add_all([unsaved("New", 4, "4444133322")], lambda _added: None)
    shelf.click("New")
    qtbot.waitUntil(lambda: panel.rank("4444133322") == found.rank)
    assert panel.card._rank.text().startswith("Harder than")


def test_a_held_key_deletes_one_layout(shelf: Shelf) -> None:
    shelf.click("Pond")
    QTest.keyClick(shelf.rows, Key.Key_Delete)
    for _ in range(3):
        QApplication.sendEvent(shelf.rows, repeated(Key.Key_Delete))
    assert shelf.names() == ["Harbour", "Brook"]


def test_a_double_click_deletes_one_layout(shelf: Shelf) -> None:
    shelf.click("Pond")
    double_click(shelf.page.panel.card.delete)
    assert shelf.names() == ["Harbour", "Brook"]


def test_a_held_key_removes_one_tag(shelf: Shelf) -> None:
    shelf.click("Brook")
    for _ in range(2):
        chip = shelf.page.panel.card.findChildren(TagChip)[-1]
        QApplication.sendEvent(chip, repeated(Key.Key_Delete))
    assert len(shelf.entry("Brook").tags) == 2
    QTest.keyClick(shelf.page.panel.card.findChildren(TagChip)[-1], Key.Key_Delete)
    assert len(shelf.entry("Brook").tags) == 1
