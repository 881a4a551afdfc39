"""The library in the editor: keep, find, rename, double, delete and undo; and what is supplied."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor import library_transfer
from desktop.games.mono.layout_editor.comparison import Comparison
from desktop.games.mono.layout_editor.layout_library import LayoutLibrary, unsaved
from desktop.games.mono.layout_editor.layout_text import as_rows
from desktop.games.mono.layout_editor.library_columns import detail
from desktop.games.mono.layout_editor.library_file import Harvest
from desktop.games.mono.layout_editor.library_panel import NAMES, supplied
from desktop.games.mono.layout_editor.tools import Transform
from desktop.storage import database
from desktop.storage.database import Database
from rules.mono.board import HIDDEN
from rules.mono.layouts import check_layout
from tests.desktop.games.mono.layout_editor.easel import CTRL, LEFT, RIGHT, WHOLE, Easel, Key, easel

pytestmark = pytest.mark.usefixtures("look")


class Shelf(Easel):
    """An editor with its library open."""

    store: Database

    @property
    def panel(self):  # type: ignore[no-untyped-def]
        return self.page.library

    def names(self) -> list[str]:
        return [entry.name for entry in self.panel.list.entries]

    def own(self) -> list[str]:
        return [entry.name for entry in self.panel.list.entries if entry.id > 0]

    def choose(self, name: str) -> None:
        view = self.panel.list
        index = view.model().index(self.names().index(name), 0)
        view.scrollTo(index)
        QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())

    def open(self, name: str) -> None:
        """Double-clicks a layout of the list."""
        self.choose(name)
        view = self.panel.list
        QTest.mouseDClick(view.viewport(), LEFT, pos=view.visualRect(view.currentIndex()).center())

    def compare(self) -> Comparison:
        """Press the button, and return the dialog."""
        self.panel.compare.click()
        return self.page.findChildren(Comparison)[-1]


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(easel(qtbot).page)
    made.store = Database(tmp_path / "mine.sqlite3")
    made.page.library.open_store(made.store)
    made.page.sides.choose(1)
    made.page.stack.setCurrentIndex(1)
    made.page.show_layout(9, WHOLE)
    yield made
    made.page.library.close_store()


def test_what_is_drawn_is_saved_where_it_is_drawn(shelf: Shelf) -> None:
    for side in range(3):
        shelf.page.sides.choose(side)
        shelf.page._show_side(side)
        assert shelf.panel.keep.isVisible()


def keep(shelf: Shelf, name: str) -> None:
    shelf.panel.name.setText(name)
    shelf.panel.keep.click()


def test_a_difficulty_that_was_measured_on_the_board_is_kept_with_the_layout(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf.panel, "rank", lambda labels: 0.42 if labels == WHOLE else None)
    keep(shelf, "Figure")
    assert shelf.panel.library.ranks()[WHOLE] == 0.42


def test_a_layout_is_kept_and_put_on_the_board_again(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    assert shelf.own() == ["Figure"]
    shelf.page.panel.clear.click()
    shelf.open("Figure")
    assert shelf.labels == WHOLE


def test_a_click_chooses_a_layout_and_the_board_stays(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.panel.clear.click()
    empty = shelf.labels
    shelf.choose("The eye")
    shelf.choose("Figure")
    assert shelf.panel.list.entry.name == "Figure"
    assert shelf.labels == empty
    assert shelf.panel.name.text() == "Figure"  # as it was kept: choosing names nothing
    shelf.choose("The eye")
    assert shelf.panel.name.text() == "Figure"


def test_the_button_opens_the_layout_that_is_chosen(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.panel.clear.click()
    shelf.panel.forget_choice()
    assert not shelf.panel.open.isEnabled()
    shelf.choose("Figure")
    shelf.panel.open.click()
    assert shelf.labels == WHOLE
    assert shelf.panel.name.text() == "Figure"
    assert not shelf.panel.open.isEnabled()  # it is on the board already


def test_the_layout_that_is_chosen_is_described(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    assert shelf.panel.difference.text() == "Same as on the board"
    shelf.page.controller.choose("9")
    shelf.click(0, RIGHT)
    assert shelf.panel.difference.text() == "1 cell differs from the board"
    shelf.panel.filter.choose(0)
    other = next(entry for entry in supplied() if entry.size != 9)
    shelf.choose(other.name)
    assert shelf.panel.difference.text() == "Different size from the board"
    shelf.panel.forget_choice()
    assert shelf.panel.difference.text() == ""


def test_the_difficulty_is_that_of_the_layout_chosen(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.page.panel.clear.click()
    small = next(entry for entry in supplied() if entry.size < 6)
    shelf.choose(small.name)
    gauge = shelf.panel.gauge
    assert gauge.isVisibleTo(shelf.panel)
    assert not shelf.page.panel.gauge.begin_button.isEnabled()
    gauge.begin_button.click()
    qtbot.waitUntil(lambda: gauge.measure is not None and not gauge.busy)
    assert gauge.heat_button.isHidden()  # it would colour another layout
    assert gauge.harder_button.isHidden()
    shelf.panel.open.click()
    assert shelf.page.panel.gauge.measure == gauge.measure


def test_keeping_under_the_same_name_changes_it(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.controller.transform(Transform.MIRROR)
    shelf.panel.keep.click()
    assert shelf.own() == ["Figure"]
    assert shelf.panel.list.entries[0].labels == shelf.labels


def test_whatever_is_painted_is_kept_under_a_name(shelf: Shelf) -> None:
    assert not shelf.panel.keep.isEnabled()
    shelf.panel.name.setText("x")
    assert shelf.panel.keep.isEnabled()
    shelf.page.panel.clear.click()
    assert not shelf.panel.keep.isEnabled()
    shelf.page.controller.choose("9")
    shelf.click(0)
    keep(shelf, "A draft")
    (draft,) = (entry for entry in shelf.panel.list.entries if entry.id > 0)
    assert detail(draft) == "9 regions · draft"
    shelf.page.show_layout(9, WHOLE)
    shelf.open("A draft")
    assert shelf.labels == "9" + HIDDEN * 44


def test_tags_are_seen_and_searched_for(shelf: Shelf) -> None:
    keep(shelf, "Figure #hard #mine")
    keep(shelf, "Other")
    tagged = shelf.panel.list.entries[1]
    assert detail(tagged, tags=tagged.tags) == "9 regions · #hard · #mine"
    shelf.panel.search.setText("#HARD")
    assert shelf.own() == ["Figure"]


def test_search_and_size_narrow_the_list(shelf: Shelf) -> None:
    keep(shelf, "Spiral of mine")
    shelf.panel.search.setText("spiral")
    assert shelf.names()[0] == "Spiral of mine"
    assert all("spiral" in name.casefold() for name in shelf.names())
    shelf.panel.filter.choose(8)  # 9 regions
    shelf.panel.filter.chosen.emit(8)
    assert {entry.size for entry in shelf.panel.list.entries} == {9}
    shelf.panel.search.setText("no such layout")
    assert shelf.names() == []


def test_a_layout_is_renamed_and_not_laid_on_the_board(shelf: Shelf, qtbot: QtBot) -> None:
    keep(shelf, "Figure")
    shelf.page.panel.clear.click()
    shelf.choose("Figure")
    shelf.panel.rename.click()
    with qtbot.assertNotEmitted(shelf.page.drawing.changed):
        written(shelf, "Other #new")
    assert shelf.own() == ["Other"]
    assert shelf.panel.list.entries[0].tags == ("new",)


def written(shelf: Shelf, text: str) -> None:
    """Write a name over that of the layout chosen, in the list."""
    field = shelf.page.window().focusWidget()
    assert isinstance(field, QLineEdit)
    assert shelf.panel.list.isAncestorOf(field)
    assert field.text().startswith("Figure")
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    QApplication.processEvents()  # the list takes it in the next turn


def test_escape_leaves_the_name_and_nothing_is_no_name(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.choose("Figure")
    shelf.panel.list.edit_name()
    QTest.keyClicks(shelf.page.window().focusWidget(), "x")
    QTest.keyClick(shelf.page.window().focusWidget(), Key.Key_Escape)
    assert shelf.own() == ["Figure"]
    shelf.panel.list.edit_name()
    told: list[str] = []
    shelf.page.told.connect(told.append)
    written(shelf, "#tag")
    assert told == ["A layout needs a name."]
    assert shelf.own() == ["Figure"]


def test_what_is_supplied_keeps_its_name(shelf: Shelf) -> None:
    shelf.choose("The eye")
    assert not shelf.panel.rename.isEnabled()
    shelf.panel.list.edit_name()
    assert not isinstance(shelf.page.window().focusWidget(), QLineEdit)


def test_a_layout_is_seen_beside_the_board(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.click(0, RIGHT)  # erased or painted: one cell differs
    changed = shelf.labels
    view = shelf.panel.list
    view.setCurrentIndex(view.model().index(0, 0))
    shelf.panel.compare.click()
    (beside,) = shelf.page.findChildren(Comparison)
    assert [name.text() for name in beside.names] == ["On the board", "Figure"]
    assert beside.line.text() == ("1 cell differs. It is ringed." if changed != WHOLE else "")
    QTest.keyClick(beside, Key.Key_Escape)
    assert beside.isHidden()
    assert shelf.labels == changed
    shelf.panel.compare.click()
    shelf.page.findChildren(Comparison)[-1].take.click()
    assert shelf.labels == WHOLE


def test_where_most_cells_differ_the_same_ones_are_ringed(shelf: Shelf) -> None:
    shelf.choose("Nine stripes")
    entry = shelf.panel.list.entry
    pairs = enumerate(zip(shelf.labels, entry.labels, strict=True))
    same = {n for n, (one, two) in pairs if one == two}
    assert 0 < 2 * len(same) < len(entry.labels)
    beside = shelf.compare()
    for picture in beside._boards:
        assert picture._ringed == same
    assert "the same" in beside.line.text()
    assert "Nine stripes" in beside.take.text()
    beside.cross.click()
    assert beside.isHidden()


def test_a_layout_is_never_seen_beside_itself(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    assert not shelf.panel.compare.isEnabled()
    shelf.click(0, RIGHT)
    assert shelf.panel.compare.isEnabled()
    shelf.open("Figure")
    assert not shelf.panel.compare.isEnabled()


def test_a_layout_is_seen_beside_the_board_and_not_beside_the_one_chosen_before(
    shelf: Shelf,
) -> None:
    keep(shelf, "Figure")
    shelf.page.controller.transform(Transform.MIRROR)
    shelf.choose("The eye")
    shelf.choose("Figure")
    beside = shelf.compare()
    assert [name.text() for name in beside.names] == ["On the board", "Figure"]
    shown = [picture.accessibleName() for picture in beside._boards]
    assert shown == [as_rows(9, shelf.labels), as_rows(9, WHOLE)]


def test_arrows_choose_and_enter_opens(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.panel.clear.click()
    empty = shelf.labels
    shelf.panel.list.setFocus()
    shelf.press(Key.Key_Home, Key.Key_Down)
    chosen = shelf.panel.list.entry
    assert chosen.name != "Figure"
    shelf.press(Key.Key_Space)
    assert shelf.labels == empty
    shelf.press(Key.Key_Return)
    assert shelf.labels == chosen.labels


def test_leaving_the_editor_closes_what_stands_beside_it(shelf: Shelf) -> None:
    shelf.choose("The eye")
    shelf.panel.compare.click()
    (beside,) = shelf.page.findChildren(Comparison)
    shelf.page.rest()
    assert beside.isHidden()


def test_every_delete_comes_back(shelf: Shelf) -> None:
    for name in ("One", "Two", "Three"):
        keep(shelf, name)
    for _ in range(3):
        shelf.choose(shelf.own()[0])
        shelf.panel.delete.click()
    assert shelf.own() == []
    for _ in range(3):
        shelf.panel.undo.click()
    assert shelf.own() == ["Three", "Two", "One"]
    assert not shelf.panel.undo.isVisible()


def test_a_layout_is_doubled_and_a_supplied_one_becomes_ones_own(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.choose("Figure")
    shelf.panel.duplicate.click()
    assert sorted(shelf.own()) == ["Figure", "Figure 2"]
    shelf.choose("The eye")
    assert not shelf.panel.delete.isEnabled()
    shelf.panel.duplicate.click()
    assert "The eye" in shelf.own()


def test_what_is_deleted_comes_back_with_undo(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.choose("Figure")
    shelf.panel.delete.click()
    assert shelf.own() == []
    assert shelf.panel.note.text() == "“Figure” deleted"
    shelf.panel.undo.click()
    assert shelf.own() == ["Figure"]
    assert not shelf.panel.undo.isVisible()


def test_the_key_takes_back_what_was_done_where_one_is(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.activateWindow()
    shelf.page.panel.clear.click()
    empty = shelf.labels
    shelf.choose("Figure")
    shelf.panel.list.setFocus()
    shelf.panel.delete.click()
    shelf.press(Key.Key_Z, held=CTRL)
    assert shelf.own() == ["Figure"]
    assert shelf.labels == empty
    shelf.press(Key.Key_Z, held=CTRL)  # there is nothing more to bring back
    assert shelf.labels == WHOLE


def test_undo_brings_back_even_what_another_window_has_dropped(
    shelf: Shelf, tmp_path: Path
) -> None:
    keep(shelf, "Figure")
    shelf.choose("Figure")
    shelf.panel.delete.click()
    other = Database(tmp_path / "mine.sqlite3")
    LayoutLibrary(other).forget()  # as when it is closed
    other.close()
    shelf.panel.undo.click()
    assert shelf.own() == ["Figure"]
    assert shelf.panel.list.entries[0].labels == WHOLE


def test_what_is_replaced_comes_back_with_undo(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.controller.transform(Transform.MIRROR)
    keep(shelf, "  Figure ")
    assert shelf.panel.note.text() == "“Figure” replaced"
    assert shelf.panel.list.entries[0].labels == shelf.labels
    shelf.panel.undo.click()
    assert shelf.own() == ["Figure"]
    assert shelf.panel.list.entries[0].labels == WHOLE


def test_the_next_one_is_chosen_when_one_is_deleted(shelf: Shelf) -> None:
    for name in ("Third", "Second", "First"):
        keep(shelf, name)
    shelf.choose("Second")
    shelf.panel.list.setFocus()
    shelf.press(Key.Key_Delete)
    assert shelf.panel.list.entry.name == "Third"
    shelf.press(Key.Key_Delete)
    assert shelf.own() == ["First"]
    shelf.panel.undo.click()
    assert shelf.panel.list.entry.name == "Third"


def test_f2_renames_and_enter_says_so(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.controller.transform(Transform.MIRROR)
    shelf.choose("Figure")
    before = shelf.panel.list.entry
    shelf.panel.list.setFocus()
    shelf.press(Key.Key_F2)
    written(shelf, "Other")
    assert shelf.own() == ["Other"]
    assert shelf.panel.list.entries[0].labels == before.labels
    assert shelf.page.window().focusWidget() is shelf.panel.list


def test_how_many_there_are_is_said(shelf: Shelf) -> None:
    assert shelf.panel.note.text() == f"{len(supplied())} layouts"
    shelf.panel.search.setText("the eye")
    assert shelf.panel.note.text() == "One layout"


def test_everything_is_done_by_keys_as_well(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.page.panel.clear.click()
    shelf.panel.list.setFocus()
    shelf.press(Key.Key_Home, Key.Key_Return)
    assert shelf.labels == WHOLE
    shelf.press(Key.Key_Delete)
    assert shelf.own() == []


def test_a_file_that_is_out_of_reach_is_told_of(shelf: Shelf) -> None:
    told: list[str] = []
    shelf.page.told.connect(told.append)
    shelf.store.close()  # as when its disk is gone
    keep(shelf, "Figure")
    assert told[0].startswith("The library could not be changed: ")


def test_it_is_there_at_the_next_start(shelf: Shelf, tmp_path: Path) -> None:
    keep(shelf, "Figure")
    shelf.page.library.close_store()
    shelf.panel.open_store(Database(tmp_path / "mine.sqlite3"))
    assert shelf.own() == ["Figure"]


def test_a_damaged_file_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "mine.sqlite3"
    file.write_bytes(b"no database at all, and long enough to be looked at" * 40)
    hand = easel(qtbot)
    with qtbot.waitSignal(hand.page.warned) as told:
        hand.page.library.open_store(Database(file))
    assert "damaged" in told.args[0]
    hand.page.library.close_store()


def test_a_damaged_file_is_mended_while_the_window_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)
    with closing(Database()) as store:
        LayoutLibrary(store).save("Snail", 3, "133223")
        with store.change() as change:
            change.execute("create view odd as select 1")
    page = easel(qtbot).page
    library = page.library
    with qtbot.waitSignal(page.warned) as told:
        library.open_store()
        assert library.library is None
    assert "damaged" in told.args[0]
    assert library.library is not None
    assert "Snail" in [entry.name for entry in library.library.entries()]
    library.close_store()


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(
    shelf: Shelf, qtbot: QtBot, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "mine.sqlite3")
    other.execute("create trigger full before insert on layout "
                  "begin select raise(abort, 'disk is full'); end")  # fmt: skip
    other.commit()
    with qtbot.waitSignal(shelf.page.told) as told:
        keep(shelf, "Figure")
    assert told.args == ["The library could not be changed: disk is full."]
    assert shelf.labels == WHOLE
    other.close()


class TestSupplied:
    def test_there_are_ten_to_twenty_most_of_the_usual_size(self) -> None:
        sizes = [entry.size for entry in supplied()]
        assert 10 <= len(sizes) <= 20
        assert sizes.count(9) > len(sizes) / 2
        assert len(set(sizes)) >= 4

    @pytest.mark.parametrize("entry", supplied(), ids=lambda entry: entry.name)
    def test_each_is_a_layout_with_a_name(self, entry) -> None:  # type: ignore[no-untyped-def]
        assert HIDDEN not in entry.labels
        check_layout(entry.size, entry.labels)
        assert entry.name

    def test_no_two_are_alike(self) -> None:
        assert tuple(entry.name for entry in supplied()) == NAMES
        assert len({entry.labels for entry in supplied()}) == len(supplied())


def test_a_name_that_is_being_written_outlasts_a_change_of_the_list(shelf: Shelf) -> None:
    keep(shelf, "Figure")
    shelf.choose("Figure")
    shelf.panel.list.edit_name()
    field = shelf.page.window().focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "Other")
    assert shelf.panel.library is not None
    shelf.panel.library.save("Late", 9, WHOLE)
    shelf.panel.refresh()  # as when another program has written at last
    assert shelf.page.window().focusWidget() is field
    assert field.text() == "Other"
    QTest.keyClick(field, Key.Key_Return)
    QApplication.processEvents()
    assert shelf.own() == ["Late", "Other"]


class TestWholeLibrary:
    @pytest.fixture
    def full(self, shelf: Shelf) -> Shelf:
        keep(shelf, "Figure #mine")
        shelf.page.show_layout(4, "3334412244")
        keep(shelf, "Ann")
        return shelf

    def test_it_is_exported_and_imported_again(
        self, full: Shelf, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page, told = full.page, list[str]()
        page.told.connect(told.append)
        page.save_wanted.connect(lambda path, data: path.write_bytes(data))
        monkeypatch.setattr(library_transfer, "ask_save", lambda *_given: tmp_path / "all.txt")
        page.transfer.ask_export()
        full.choose("Figure")
        full.panel.delete.click()
        page.transfer.import_paths([tmp_path / "all.txt"])
        qtbot.waitUntil(lambda: bool(told))
        assert sorted(full.own()) == ["Ann", "Figure"]
        assert told[-1] == "One layout added. One you already had."
        figure = next(one for one in full.panel.list.entries if one.name == "Figure")
        assert figure.tags == ("mine",)

    def test_it_is_exported_before_it_was_looked_at(
        self, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(database, "folder", lambda: tmp_path)
        with closing(Database()) as store:
            LayoutLibrary(store).save("Figure", 9, WHOLE)
        page, told = easel(qtbot).page, list[str]()
        page.told.connect(told.append)
        monkeypatch.setattr(library_transfer, "ask_save", lambda *_given: tmp_path / "all.txt")
        with qtbot.waitSignal(page.save_wanted) as wanted:
            page.transfer.ask_export()
        assert "# Figure" in wanted.args[1].decode()
        assert not told
        page.library.close_store()

    def test_thousands_are_imported_at_once(self, full: Shelf) -> None:
        page, told = full.page, list[str]()
        page.told.connect(told.append)
        many = tuple(
            unsaved(f"L{n}", 9, str(n).replace("0", ".") + 40 * ".") for n in range(10_000, 15_000)
        )
        page.transfer._imported(Harvest(many))
        assert told == ["5000 layouts added."]
        assert len(full.panel.library.entries()) == 2 + 5000

    def test_escape_stops_an_import(self, full: Shelf, tmp_path: Path) -> None:
        page, told = full.page, list[str]()
        page.told.connect(told.append)
        (tmp_path / "brook.txt").write_text(WHOLE[::-1])
        page.transfer.import_paths([tmp_path / "brook.txt"])
        QTest.keyClick(page, Key.Key_Escape)
        assert told == ["Import stopped."]
        assert len(full.panel.library.entries()) == 2

    def test_it_is_sorted(self, full: Shelf) -> None:
        full.panel.ranks = {WHOLE: 0.9, "3334412244": 0.2}
        for order, first in ((0, "Ann"), (2, "Ann"), (3, "Figure")):
            full.panel.sort.choose(order)
            full.panel.refresh()
            assert full.names()[0] == first
        full.panel.sort.choose(1)
        full.panel.refresh()
        assert full.names() == sorted(full.names())

    def test_difficulties_are_measured_kept_and_shown(self, full: Shelf, qtbot: QtBot) -> None:
        panel = full.panel
        panel.search.setText("Ann")
        panel.measure_all()
        qtbot.waitUntil(lambda: "3334412244" in panel.ranks)
        share = f"{panel.ranks['3334412244']:.0%}"
        said = panel.list.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert said.startswith(f"Ann. 4 regions · difficulty {share}")
        assert LayoutLibrary(full.store).ranks() == {"3334412244": panel.ranks["3334412244"]}

    def test_two_layouts_are_compared_with_each_other(self, full: Shelf) -> None:
        panel = full.panel
        panel.ranks = {WHOLE: 0.72, "3334412244": 0.61}
        full.choose("Ann")
        index = panel.list.model().index(full.names().index("Figure"), 0)
        at = panel.list.visualRect(index).center()
        QTest.mouseClick(panel.list.viewport(), LEFT, CTRL, at)
        beside = full.compare()
        assert [name.text() for name in beside.names] == [
            "Ann: harder than 61%",
            "Figure: harder than 72% (+11)",
        ]


def test_a_title_with_tags_stays_whole_in_the_field(shelf: Shelf) -> None:
    tags = [f"tag-number-{n}" for n in range(4)]
    title = " #".join(["x" * 55, *tags])
    shelf.panel.library.save(title, 9, WHOLE)
    shelf.panel.refresh()
    shelf.open("x" * 55)
    assert shelf.panel.name.text() == title
    shelf.panel.keep.click()
    assert shelf.panel.list.entry.tags == tuple(tags)
