"""The library of layouts: it keeps what it is given, whatever happens to its file."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from desktop.games.mono.layout_editor import layout_library
from desktop.games.mono.layout_editor.layout_library import (
    LONGEST_NAME,
    LONGEST_TITLE,
    Added,
    LayoutEntry,
    LayoutLibrary,
    unsaved,
)
from desktop.storage.database import Database
from rules.core.errors import InvalidText
from rules.mono.layouts import random_layout
from rules.text import search_key
from tests.desktop.app.killed import killed_while_counting

SMALL = "133223"
OTHER = "332132"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "quincunx.sqlite3"


@pytest.fixture
def library(file: Path) -> Iterator[LayoutLibrary]:
    store = Database(file)
    yield LayoutLibrary(store)
    store.close()


def _names(library: LayoutLibrary, search: str = "") -> list[str]:
    words = search_key(search).split()
    return [entry.name for entry in library.entries() if entry.is_about(words)]


class TestKeeping:
    def test_what_was_kept_is_there_the_latest_first(
        self, library: LayoutLibrary, file: Path
    ) -> None:
        library.save("Snail", 3, SMALL)
        library.save("Castle", 3, OTHER)
        assert _names(library) == ["Castle", "Snail"]
        again = LayoutLibrary(Database(file))
        assert [(e.name, e.size, e.labels) for e in again.entries()][1] == ("Snail", 3, SMALL)

    def test_keeping_again_changes_it(self, library: LayoutLibrary) -> None:
        number = library.save("Snail", 3, SMALL)
        library.save("Castle", 3, OTHER)
        assert library.save("Slug", 3, OTHER, number) == number
        assert _names(library) == ["Slug", "Castle"]

    def test_drafts_are_kept_and_told_from_whole_layouts(self, library: LayoutLibrary) -> None:
        library.save("Draft", 3, "1.....")
        library.save("Broken", 3, "111111")
        library.save("Whole", 3, SMALL)
        assert [entry.whole for entry in library.entries()] == [True, False, False]

    @pytest.mark.parametrize("labels", ["", "......", "1....", "4.....", "1.....x"])
    def test_what_is_no_layout_is_refused(self, library: LayoutLibrary, labels: str) -> None:
        with pytest.raises(ValueError, match=r"not a layout|nothing is painted"):
            library.save("Broken", 3, labels)
        assert _names(library) == []

    def test_tags_are_written_behind_the_name_and_searched_for(
        self, library: LayoutLibrary
    ) -> None:
        number = library.save("Snail #small #mine #small", 3, SMALL)
        library.save("Mine", 3, OTHER)
        snail = next(entry for entry in library.entries() if entry.id == number)
        assert (snail.name, snail.tags) == ("Snail", ("small", "mine"))
        assert snail.title == "Snail #small #mine"
        assert _names(library, "#mine") == ["Snail"]
        assert _names(library, "mine") == ["Mine", "Snail"]
        assert library.free_name("Snail #new") == "Snail 2 #new"
        library.rename(number, "Slug")
        assert _names(library, "#") == []

    @pytest.mark.parametrize("name", ["", "   ", "\n"])
    def test_a_layout_needs_a_name(self, library: LayoutLibrary, name: str) -> None:
        with pytest.raises(ValueError, match="needs a name"):
            library.save(name, 3, SMALL)

    def test_names_are_tidied_and_may_hold_anything(self, library: LayoutLibrary) -> None:
        library.save("  Robert'); drop   table layout;-- ", 3, SMALL)
        library.save("x" * 200, 3, SMALL)
        assert _names(library) == ["x" * LONGEST_NAME, "Robert'); drop table layout;--"]

    def test_a_name_is_found_however_it_is_written(self, library: LayoutLibrary) -> None:
        library.save("İlker's Cafe\u0301 #Ｈard", 3, SMALL)
        for search in ("ilker", "İLKER", "café", "cafe\u0301", "#hard"):
            assert len(_names(library, search)) == 1, search
        assert library.free_name("i\u0307lker's café") == "i\u0307lker's café 2"

    @pytest.mark.parametrize("name", ["می‌خواهم", "👨‍👩‍👧 eyes", "Anna \U0001fa77", "\U0001fa77"])
    def test_a_name_in_any_script_is_kept(self, library: LayoutLibrary, name: str) -> None:
        library.save(name, 3, SMALL)
        assert _names(library) == [name]

    def test_a_name_is_tidied_and_cut_between_signs(self, library: LayoutLibrary) -> None:
        library.save("\ufeffThe\xa0eye\x07", 3, SMALL)
        library.save("x" * (LONGEST_NAME - 1) + "👍🏽", 3, SMALL)
        assert _names(library) == ["x" * (LONGEST_NAME - 1), "The eye\ufffd"]

    def test_search_finds_every_word_in_any_case(self, library: LayoutLibrary) -> None:
        for name in ("Winter Castle", "Castle in spring", "Äther"):
            library.save(name, 3, SMALL)
        assert set(_names(library, "castle")) == {"Winter Castle", "Castle in spring"}
        assert _names(library, "CASTLE wint") == ["Winter Castle"]
        assert _names(library, "äTH") == ["Äther"]
        assert _names(library, "%") == []

    def test_a_row_is_parsed_again_only_after_a_change(self, library: LayoutLibrary) -> None:
        library.save("Snail", 3, SMALL)
        number = library.save("Castle", 3, OTHER)
        castle, snail = library.entries()
        library.rename(number, "Tower")
        tower, again = library.entries()
        assert again is snail
        assert (tower.id, tower.name) == (castle.id, "Tower")

    def test_rename_and_double(self, library: LayoutLibrary) -> None:
        number = library.save("Snail", 3, SMALL)
        library.rename(number, "Slug")
        library.duplicate(library.entries()[0])
        assert set(_names(library)) == {"Slug", "Slug 2"}

    @pytest.mark.parametrize(
        ("name", "second"),
        [
            ("Snail", "Snail 2"),
            ("Snail 2", "Snail 3"),
            ("Summer of 2026", "Summer of 2026 2"),
            ("x" * LONGEST_NAME, "x" * (LONGEST_NAME - 2) + " 2"),
        ],
    )
    def test_a_taken_name_is_counted_on_and_never_too_long(
        self, library: LayoutLibrary, name: str, second: str
    ) -> None:
        assert library.free_name(name) == name
        library.save(name, 3, SMALL)
        assert library.free_name(name) == second
        library.save(second, 3, SMALL)
        assert library.free_name(name) not in _names(library)

    def test_no_blank_is_left_where_a_name_is_cut(self, library: LayoutLibrary) -> None:
        library.save("x" * (LONGEST_NAME - 1) + " y", 3, SMALL)
        assert _names(library) == ["x" * (LONGEST_NAME - 1)]

    def test_what_was_deleted_comes_back_until_it_is_forgotten(
        self, library: LayoutLibrary
    ) -> None:
        one, other = library.save("One", 3, SMALL), library.save("Other", 3, OTHER)
        library.delete([one, other])
        assert _names(library) == []
        library.restore([one])
        assert _names(library) == ["One"]
        library.forget()
        library.restore([other])
        assert _names(library) == ["One"]


class TestAddingMany:
    def test_what_is_there_already_is_passed_over(self, library: LayoutLibrary) -> None:
        library.save("Mine", 3, SMALL)
        many = [unsaved(f"L{n}", 3, labels) for n, labels in enumerate((SMALL, OTHER, OTHER))]
        assert library.add_all(many) == Added(1, 2)
        assert _names(library) == ["L1", "Mine"]

    def test_what_fits_is_added_and_hides_nothing(
        self, library: LayoutLibrary, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(layout_library, "_MOST", 3)
        library.save("Mine", 3, SMALL)
        many = [unsaved(f"L{n}", 9, random_layout(9, Random(n))) for n in range(5)]
        assert library.add_all(many) == Added(2, 0, 3)
        assert set(_names(library)) == {"L0", "L1", "Mine"}
        assert library.add_all(many) == Added(0, 2, 3)


class TestDamage:
    def test_rubbish_is_set_aside_and_said_so(self, file: Path) -> None:
        file.parent.mkdir(parents=True)
        file.write_bytes(b"this is no database, but it is somebody's file" * 100)
        store = Database(file)
        assert "damaged" in store.problem
        LayoutLibrary(store).save("Snail", 3, SMALL)
        copies = [path for path in file.parent.iterdir() if "damaged" in path.name]
        assert len(copies) == 1
        assert copies[0].name in store.problem
        assert copies[0].read_bytes().startswith(b"this is no database")

    def test_what_can_be_read_of_a_torn_file_is_carried_over(self, file: Path) -> None:
        store = Database(file)
        library, rng = LayoutLibrary(store), Random(2)
        for number in range(300):
            library.save(f"Layout {number}", 9, random_layout(9, rng))
        store.close()
        data = bytearray(file.read_bytes())
        data[-6000:-3000] = rng.randbytes(3000)
        file.write_bytes(data)
        again = Database(file)
        assert "damaged" in again.problem
        assert 0 < len(LayoutLibrary(again).entries()) < 300

    def test_another_programs_database_is_not_written_into(self, file: Path) -> None:
        file.parent.mkdir(parents=True)
        with sqlite3.connect(file) as other:
            other.execute("create table layout (secret text)")
        other.close()
        store = Database(file)
        assert "damaged" in store.problem
        assert LayoutLibrary(store).entries() == []

    def test_rows_that_are_no_layouts_are_passed_over(
        self, library: LayoutLibrary, file: Path
    ) -> None:
        library.save("Good", 3, SMALL)
        with sqlite3.connect(file) as other:
            for size, labels in ((3, "zzz"), (99, SMALL), (-1, ""), (0, "")):
                other.execute(
                    "insert into layout (name, size, labels, changed) values ('x', ?, ?, 1)",
                    (size, labels),
                )
        other.close()
        assert _names(library) == ["Good"]

    def test_a_folder_that_cannot_be_written_is_an_error_with_a_name(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("in the way")
        with pytest.raises(OSError, match="file"):
            Database(tmp_path / "file" / "quincunx.sqlite3")

    def test_kill_9_in_the_middle_of_writing_loses_nothing_kept_before(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # It writes thousands of layouts if this process is too busy to kill it.
        monkeypatch.setattr(layout_library, "_MOST", 10**9)
        program = (
            "import sys; from pathlib import Path; from desktop.storage.database import Database\n"
            "from desktop.games.mono.layout_editor.layout_library import LayoutLibrary\n"
            "library = LayoutLibrary(Database(Path(sys.argv[1])))\n"
            "n = 0\n"
            "while True:\n"
            f"    library.save(f'Layout {{n}}', 3, '{SMALL}'); n += 1; print(n, flush=True)\n"
        )
        for _ in range(3):
            kept = killed_while_counting(program, file)
            store = Database(file)
            assert store.problem == ""
            names = set(_names(LayoutLibrary(store)))
            assert {f"Layout {number}" for number in range(kept)} <= names
            store.close()


def test_equal_layouts_are_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    monkeypatch.setattr(layout_library, "check_layout", lambda _size, text: checked.append(text))
    first, second = (LayoutEntry(number, "Eye", 4, "1223334444") for number in (1, 2))
    assert first.whole
    assert second.whole
    assert len(checked) <= 1


class TestRoomForTags:
    FULL = ("x" * 30, "y" * 29)

    def test_a_layout_without_room_for_a_tag_refuses_it(self, library: LayoutLibrary) -> None:
        library.save("Snail", 3, SMALL)
        library.save("Eye #" + " #".join(self.FULL), 3, OTHER)
        with pytest.raises(InvalidText, match="“Eye” has no room for this tag"):
            library.tag(library.entries(), "z")
        assert {entry.tags for entry in library.entries()} == {(), self.FULL}

    def test_more_tags_than_there_is_room_for_are_not_saved(self, library: LayoutLibrary) -> None:
        number = library.save("Snail #short", 3, SMALL)
        with pytest.raises(InvalidText, match="60 characters"):
            library.rename(number, f"Snail #{self.FULL[0]} #{self.FULL[0]}z")
        assert library.entries()[0].tags == ("short",)

    def test_the_first_tags_of_an_imported_layout_are_kept_whole(
        self, library: LayoutLibrary
    ) -> None:
        library.add_all([unsaved("Snail #" + " #".join([*self.FULL, "z"]), 3, SMALL)])
        assert library.entries()[0].tags == self.FULL

    def test_the_longest_title_fits_into_its_field(self) -> None:
        tags = ("x",) * 30
        entry = LayoutEntry(1, "x" * LONGEST_NAME, 3, SMALL, tags)
        assert len(entry.title) <= LONGEST_TITLE
