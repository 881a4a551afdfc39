"""The store, whatever its file is: newer, damaged, only to be read, or held by another program."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.covers import Covers
from desktop.app.main_window import MainWindow
from desktop.games.mono.layout_editor.layout_library import LayoutLibrary
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.language.system_errors import system_reason
from desktop.puzzles.attempts import Attempts, SavedAttempt
from desktop.puzzles.ready_puzzles import ReadyPuzzles
from desktop.puzzles.results import Results
from desktop.storage import database as store_module
from desktop.storage.database import Busy, Damaged, Database, fast_connection, mend
from desktop.theme.appearance import Appearance
from tests.desktop.conftest import hold, wait_until
from tests.desktop.games.mono.fronts import layout_editor
from tests.hostile import DATABASES
from tests.systems import make_special

RUN = "insert into run (kind, seconds, solved, missed, at) values ('mono', 180, 3, 0, 1)"

SMALL, OTHER = "133223", "332132"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "quincunx.sqlite3"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def names(store: Database) -> list[str]:
    return [entry.name for entry in LayoutLibrary(store).entries()]


@contextmanager
def written_elsewhere(file: Path, how: str = "immediate") -> Iterator[sqlite3.Connection]:
    """Another program is in the middle of writing."""
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"begin {how}")
        yield other
        other.rollback()


@contextmanager
def somebody_else() -> Iterator[Path]:
    """Yield a folder that this process may only read, even as the administrator."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield folder
        folder.chmod(0o755)


@contextmanager
def no_rights(folder: Path) -> Iterator[None]:
    if os.name != "posix":
        pytest.skip("Windows gives rights in other ways")
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.parametrize("kind", DATABASES)
def test_whatever_the_file_is_there_is_a_store_or_a_sentence(kind: str, file: Path) -> None:
    DATABASES[kind](file, Random(4))
    try:
        store = Database(file)
    except OSError:
        assert kind in ("spoilt at random", "a strange journal")
        return
    names(store)
    Results(store).latest(10)
    ReadyPuzzles(store).ids("adamas")
    with suppress(OSError):
        LayoutLibrary(store).save("One more", 3, SMALL)
    store.close()


@pytest.mark.parametrize("seed", range(12))
def test_a_file_that_was_spoilt_at_random(seed: int, file: Path) -> None:
    DATABASES["spoilt at random"](file, Random(seed))
    with suppress(OSError):
        store = Database(file)
        names(store)
        store.close()


@pytest.mark.parametrize("kind", ["a pipe", "a socket", "a folder", "a device without end"])
def test_what_is_no_file_is_a_sentence(kind: str, file: Path) -> None:
    make_special(kind, file)
    with pytest.raises(OSError, match="not a file"):
        Database(file)


class TestNewer:
    def test_it_is_read_and_left_exactly_as_it_is(self, file: Path) -> None:
        DATABASES["newer"](file, Random(1))
        before = contents(file.parent)
        store = Database(file)
        assert names(store) == ["Snail"]
        assert "newer version of Quincunx" in store.problem
        with pytest.raises(OSError, match="newer"):
            LayoutLibrary(store).save("Castle", 3, OTHER)
        ReadyPuzzles(store).take("adamas", range(9), ())
        assert contents(file.parent) == before
        store.close()
        assert contents(file.parent) == before

    def test_one_that_tells_so_only_in_its_journal(self, file: Path) -> None:
        Database(file).close()
        other = sqlite3.connect(file)
        other.execute("pragma user_version = 7")
        other.execute("create table later (id integer)")
        store = Database(file)
        assert "newer version of Quincunx" in store.problem
        assert other.execute("pragma user_version").fetchone() == (7,)
        store.close()
        other.close()

    def test_an_attempt_is_not_written_into_it(self, file: Path, qtbot: QtBot) -> None:
        DATABASES["newer"](file, Random(1))
        before = contents(file.parent)
        store = Database(file)
        attempts = Attempts(store, print)
        attempts.save(SavedAttempt("text", "adamas"))
        attempts.close()
        store.close()
        assert contents(file.parent) == before

    def test_the_person_is_told_once(self, file: Path, qtbot: QtBot) -> None:
        DATABASES["newer"](file, Random(1))
        page = MonoEditor()
        hold(qtbot, page)
        panel = page.library
        told: list[str] = []
        page.warned.connect(told.append)
        for _ in range(3):
            panel.open_store(Database(file))
        panel.close_store()
        assert len(told) == 1
        assert "newer" in told[0]

    def test_a_window_tells_it_once_whatever_pages_open_the_file(
        self, file: Path, qtbot: QtBot, look: Appearance, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        DATABASES["newer"](file, Random(1))
        monkeypatch.setattr(store_module, "folder", lambda: file.parent)
        told: list[str] = []
        monkeypatch.setattr(Covers, "say", lambda _window, text: told.append(text))
        window = MainWindow()
        hold(qtbot, window)
        window.show()
        for _ in range(2):
            window.show_editor()
            layout_editor(window).sides.choose(1)
            layout_editor(window).stack.setCurrentIndex(1)
            layout_editor(window).library.open_store()
            window.show_puzzles()
            layout_editor(window).library.close_store()
        assert [text for text in told if "newer" in text] == told
        assert len(told) == 1


class TestDamage:
    def test_a_schema_that_is_no_text_is_set_aside(self, file: Path) -> None:
        DATABASES["a schema that is no text"](file, Random(1))
        store = Database(file)
        assert "damaged" in store.problem
        assert len(list(file.parent.glob("*.damaged*"))) == 1
        LayoutLibrary(store).save("Castle", 3, OTHER)
        assert "Castle" in names(store)

    @pytest.mark.parametrize("kind", ["a name that is no text", "a layout that is no text"])
    def test_one_bad_row_hides_no_other(self, kind: str, file: Path, qtbot: QtBot) -> None:
        DATABASES[kind](file, Random(1))
        store = Database(file)
        assert "Snail" in names(store)
        store.close()

    def test_what_is_not_shown_is_told(self, file: Path, qtbot: QtBot) -> None:
        DATABASES["a layout that is no text"](file, Random(1))
        page = MonoEditor()
        hold(qtbot, page)
        panel = page.library
        told: list[str] = []
        page.told.connect(told.append)
        panel.open_store(Database(file))
        assert told == ["Layouts that could not be read and are not shown: 1"]
        panel.close_store()

    def test_rows_of_other_types_are_passed_over(self, file: Path) -> None:
        DATABASES["rows of other types"](file, Random(1))
        store = Database(file)
        assert set(names(store)) <= {"Snail", "1.5"}

    @pytest.mark.parametrize("kind", ["views for tables", "a view without end", "a trigger"])
    def test_what_does_more_than_hold_tables_is_set_aside(self, kind: str, file: Path) -> None:
        DATABASES[kind](file, Random(1))
        store = Database(file)
        assert "damaged" in store.problem
        LayoutLibrary(store).save("Castle", 3, OTHER)
        assert "Castle" in names(store)

    def test_an_enormous_file_is_moved_aside(self, file: Path) -> None:
        make_special("a terabyte of nothing", file)
        store = Database(file)
        assert "far too large" in store.problem
        assert (file.parent / "quincunx.damaged.sqlite3").stat().st_size == 2**40
        assert names(store) == []

    def test_all_rows_but_those_of_a_bad_page_are_carried_over(self, file: Path) -> None:
        """Those behind it, too, and where there are two bad pages those between them."""
        with closing(Database(file)) as store:
            library = LayoutLibrary(store)
            for number in range(400):
                library.save(f"Layout {number:03} {'x' * 50}", 3, SMALL)
        spoil_pages_with(file, b"Layout 150 ", b"Layout 250 ")
        store = Database(file)
        assert "damaged" in store.problem
        assert len(names(store)) >= 300  # a page holds up to 50
        first = {name[:10] for name in names(store)}
        assert {"Layout 000", "Layout 200", "Layout 399"} <= first

    def test_a_rescue_that_was_killed_begins_again(
        self, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        DATABASES["a trigger"](file, Random(1))
        with monkeypatch.context() as patch:
            patch.setattr(store_module, "_rescued", Mock(side_effect=KeyboardInterrupt))
            with pytest.raises(KeyboardInterrupt):
                Database(file)
        assert "Snail" in names(Database(file))

    def test_two_threads_mend_a_file_once(self, file: Path) -> None:
        DATABASES["a trigger"](file, Random(1))
        with ThreadPoolExecutor(4) as threads:
            problems = list(threads.map(lambda _: mend(file), range(4)))
        assert len(list(filter(None, problems))) == 1
        assert len(list(file.parent.glob("*.damaged*"))) == 1

    def test_who_may_not_mend_is_told_to_wait(self, file: Path) -> None:
        DATABASES["a trigger"](file, Random(1))
        with pytest.raises(Damaged):
            Database(file, mends=False)
        assert "damaged" in mend(file)
        assert "Snail" in names(Database(file, mends=False))


def spoil_pages_with(file: Path, *texts: bytes) -> None:
    """Fill the pages of a database that hold these texts with noise."""
    data, page = bytearray(file.read_bytes()), 4096
    for text in texts:
        start = data.index(text) // page * page
        data[start : start + page] = Random(1).randbytes(page)
    file.write_bytes(data)


class TestOnlyToBeRead:
    def test_it_is_read(self) -> None:
        with somebody_else() as folder:
            store = Database(folder / "quincunx.sqlite3")
            LayoutLibrary(store).save("Snail", 3, SMALL)
            store.close()
            before = contents(folder)
            with no_rights(folder):
                store = Database(folder / "quincunx.sqlite3")
                assert names(store) == ["Snail"]
                assert (
                    "only be read, because Quincunx is not allowed to write to it" in store.problem
                )
                with pytest.raises(OSError, match="not allowed to write"):
                    LayoutLibrary(store).save("Castle", 3, OTHER)
                store.close()
            assert contents(folder) == before

    def test_what_was_written_last_is_read_though_the_program_was_killed(self) -> None:
        with somebody_else() as folder:
            file = folder / "quincunx.sqlite3"
            store = Database(file)
            LayoutLibrary(store).save("Snail", 3, SMALL)
            assert (folder / "quincunx.sqlite3-wal").stat().st_size > 0
            with no_rights(folder):
                other = Database(file)
                assert names(other) == ["Snail"]
                other.close()
            store.close()


class TestHeldElsewhere:
    def test_opening_and_reading_wait_for_nobody(self, file: Path) -> None:
        store = Database(file)
        LayoutLibrary(store).save("Snail", 3, SMALL)
        with written_elsewhere(file):
            assert names(store) == ["Snail"]
            other = Database(file)
            assert names(other) == ["Snail"]
            other.close()

    def test_a_change_is_refused_at_once_as_busy(self, file: Path) -> None:
        store = Database(file)
        with written_elsewhere(file), pytest.raises(Busy, match="another program is using"):
            LayoutLibrary(store).save("Snail", 3, SMALL)
        LayoutLibrary(store).save("Snail", 3, SMALL)
        assert names(store) == ["Snail"]

    def test_what_was_done_meanwhile_is_kept_in_its_order(self, file: Path, qtbot: QtBot) -> None:
        page = MonoEditor()
        hold(qtbot, page)
        panel = page.library
        store = Database(file)
        panel.open_store(store)
        told: list[str] = []
        page.told.connect(told.append)
        panel.show_layout(3, SMALL)
        with written_elsewhere(file):
            for name in ("Snail", "Castle"):
                panel.name.setText(name)
                panel.keep.click()
            assert names(store) == []
            assert panel.retries.busy
            assert told == [
                "Another program is using the library. Your change will be saved in a moment."
            ]
        qtbot.waitUntil(lambda: not panel.retries.busy)
        assert names(store) == ["Castle", "Snail"]
        assert told[1:] == ["Saved as “Snail”", "Saved as “Castle”"]
        panel.close_store()

    def test_at_the_end_it_is_made_or_told(self, file: Path, qtbot: QtBot) -> None:
        page = MonoEditor()
        hold(qtbot, page)
        panel = page.library
        panel.open_store(Database(file))
        panel.show_layout(3, SMALL)
        panel.name.setText("Snail")
        told: list[str] = []
        page.told.connect(told.append)
        with written_elsewhere(file):
            panel.keep.click()
            panel.retries.finish(0.0)
        assert told[-1].startswith("The library could not be changed: another program")
        panel.close_store()


@pytest.mark.skipif(os.name != "posix", reason="Windows shares memory by other means")
class TestDisksWithoutSharedMemory:
    """Some network disks have no memory that programs share through a file, as the log needs."""

    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        """Where the database is to lie; the file for shared memory cannot be opened."""
        path = tmp_path / "quincunx.sqlite3"
        shared = path.with_name(f"{path.name}-shm")
        shared.symlink_to(shared.name)
        return path

    @pytest.mark.parametrize("flushes", [True, False])
    def test_a_rollback_journal_stands_in_for_the_log(
        self, path: Path, monkeypatch: pytest.MonkeyPatch, flushes: bool
    ) -> None:
        monkeypatch.setattr("rules.core.atomic_write.can_flush", lambda _: flushes)
        for number in range(2):
            with closing(Database(path)) as store, closing(Database(path)) as other:
                LayoutLibrary(store).save(f"Snail {number}", 3, "133223")
                LayoutLibrary(other).save(f"Slug {number}", 3, "133223")
                assert store.kept
                assert not store.problem
                assert store.rows("pragma journal_mode")[0][0] == "delete"
                assert store.rows("pragma synchronous")[0][0] == (2 if flushes else 0)
            with closing(fast_connection(path)) as fast, fast:
                fast.execute("delete from run")
        with closing(Database(path)) as store:
            assert len(LayoutLibrary(store).entries()) == 4

    def test_a_log_that_comes_from_elsewhere_is_taken_in(self, path: Path) -> None:
        shared = path.with_name(f"{path.name}-shm")
        shared.unlink()
        log = path.with_name(f"{path.name}-wal")
        with closing(Database(path)) as store:
            LayoutLibrary(store).save("Snail", 3, "133223")
            copies = [(file, file.read_bytes()) for file in (path, log)]
        for file, data in copies:
            file.write_bytes(data)
        shared.symlink_to(shared.name)
        with closing(Database(path)) as store:
            assert [entry.name for entry in LayoutLibrary(store).entries()] == ["Snail"]
        assert not log.exists()


class TestACopyOfTheFileAlone:
    def rows(self, file: Path) -> int:
        """Return how many runs a copy has; -1 if it cannot be read."""
        copy = file.with_name("copy.sqlite3")
        copy.write_bytes(file.read_bytes())
        with (
            suppress(sqlite3.Error),
            closing(sqlite3.connect(f"file:{copy}?mode=ro&immutable=1", uri=True)) as found,
        ):
            return int(found.execute("select count(*) from run").fetchone()[0])
        return -1

    def test_is_complete_soon_after_every_change(self, file: Path) -> None:
        with closing(Database(file)) as store:
            wait_until(lambda: self.rows(file) == 0)
            with store.change() as change:
                change.execute(RUN)
            wait_until(lambda: self.rows(file) == 1)
            with closing(fast_connection(file)) as fast, fast:
                fast.execute(RUN)
                store_module.write_back.soon(file)
            wait_until(lambda: self.rows(file) == 2)

    def test_is_complete_once_a_reader_has_ended(self, file: Path) -> None:
        with closing(Database(file)), closing(sqlite3.connect(file)) as reader:
            wait_until(lambda: not store_module.write_back._due)
            reader.execute("begin")
            reader.execute("select * from run").fetchall()
            with closing(fast_connection(file)) as fast, fast:
                fast.execute(RUN)
            store_module.write_back._copy(file)
            assert self.rows(file) < 1
            reader.rollback()
            wait_until(lambda: self.rows(file) == 1)

    def test_writers_are_not_held_up(self, file: Path) -> None:
        with closing(Database(file)) as store, store.change() as change:
            change.execute(RUN)
            store_module.write_back._copy(file)
            change.execute(RUN)

    def test_a_file_that_is_gone_is_not_made_again(self, file: Path) -> None:
        store_module.write_back._copy(file)
        assert not file.exists()


def test_a_full_disk_is_named_in_plain_words(file: Path) -> None:
    with closing(Database(file)) as store:
        assert store._connection is not None
        store._connection.execute("pragma max_page_count = 1")  # no more than there are
        with pytest.raises(OSError, match="disk") as raised, store.change() as change:
            change.execute("create table large as select zeroblob(1000000)")
    assert system_reason(raised.value) == "the disk is full"
