"""What older versions kept in a folder of a folder is moved where it belongs; nothing is lost."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QStandardPaths

from desktop.games.mono.layout_editor.layout_library import LayoutLibrary
from desktop.storage import data_folder, database
from desktop.storage.data_folder import migrate, path_of
from desktop.storage.settings import Settings

pytestmark = pytest.mark.usefixtures("look")

Location = QStandardPaths.StandardLocation
RECORDS = {"unfinished/a.qcx": "one", "unfinished/a.now": "later", "finished/b.qcx": "two"}


@pytest.fixture
def inner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder older versions used, with matches and a library in it."""
    made = tmp_path / "data" / "quincunx" / "quincunx"
    cache = tmp_path / "cache" / "quincunx" / "quincunx"
    monkeypatch.setattr(
        QStandardPaths,
        "writableLocation",
        lambda location: str(cache if location is Location.CacheLocation else made),
    )
    for name, text in RECORDS.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text)
    with closing(database.Database(made / "quincunx.sqlite3")) as file:
        LayoutLibrary(file).save("Snail", 3, "133223")
    return made


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def library(path: Path) -> list[str]:
    with closing(database.Database(path)) as file:
        return [entry.name for entry in LayoutLibrary(file).entries()]


def test_all_that_was_kept_lies_in_the_one_folder(inner: Path) -> None:
    outer = inner.parent
    migrate()
    assert not inner.exists()
    assert data_folder.data_folder() == outer
    assert {name: (outer / name).read_text() for name in RECORDS} == RECORDS
    assert library(outer / "quincunx.sqlite3") == ["Snail"]
    assert migrate() == {}


def test_recent_records_are_found_where_they_are_now(inner: Path) -> None:
    Settings().remember(inner / "finished" / "b.qcx")
    Settings().follow(migrate())
    assert Settings().recent == [inner.parent / "finished" / "b.qcx"]


def test_a_start_that_was_killed_is_gone_on_with_by_the_next(
    inner: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of the moves were made, nothing is lost, and each thing is found where it is."""
    rename = os.rename
    for most in range(5):
        moves = iter(range(most))

        def killed_after(self: Path, target: Path, moves: Iterator[int] = moves) -> Path:
            if next(moves, None) is None:
                raise KeyboardInterrupt
            rename(self, target)
            return target

        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", killed_after)
            with suppress(KeyboardInterrupt):
                migrate()
        for name, text in RECORDS.items():
            folder, file = name.split("/")
            assert (path_of(folder) / file).read_text() == text
        assert library(path_of("quincunx.sqlite3")) == ["Snail"]
    assert not inner.exists()


def test_a_match_that_another_program_plays_stays_until_it_is_free(inner: Path) -> None:
    lock = QLockFile(str(inner / "unfinished" / "a.lock"))
    assert lock.tryLock(0)
    migrate()
    assert path_of("unfinished") == inner / "unfinished"
    assert path_of("finished") == inner.parent / "finished"
    lock.unlock()
    migrate()
    assert path_of("unfinished") == inner.parent / "unfinished"
    assert not inner.exists()


def test_a_library_that_another_program_writes_to_stays_until_it_is_free(inner: Path) -> None:
    with closing(sqlite3.connect(inner / "quincunx.sqlite3")) as other:
        other.execute("begin immediate")
        migrate()
        assert path_of("quincunx.sqlite3") == inner / "quincunx.sqlite3"
    migrate()
    assert library(path_of("quincunx.sqlite3")) == ["Snail"]
    assert path_of("quincunx.sqlite3") == inner.parent / "quincunx.sqlite3"


@pytest.mark.parametrize("mode", ["wal", "delete"])
def test_what_a_killed_program_left_beside_the_library_is_taken_in_before(
    inner: Path, mode: str
) -> None:
    path = inner / "quincunx.sqlite3"
    beside = Path(f"{path}-wal" if mode == "wal" else f"{path}-journal")
    with closing(sqlite3.connect(path)) as killed:
        killed.execute(f"pragma journal_mode = {mode}")
        killed.execute("pragma cache_size = 1")
        killed.execute("update layout set name = 'Slug'")
        if mode == "wal":
            killed.commit()
        killed.execute(  # so much that it is written before the end
            "insert into layout (name, size, labels, changed) "
            "select hex(randomblob(900)), 3, '133223', 1 from "
            "(with recursive n(x) as (select 1 union select x + 1 from n where x < 300) select * "
            "from n)"
        )
        left, half = beside.read_bytes(), path.read_bytes()
    path.write_bytes(half)
    beside.write_bytes(left)
    migrate()
    assert library(path_of("quincunx.sqlite3")) == ["Slug" if mode == "wal" else "Snail"]
    assert not inner.exists()


def test_an_older_version_used_once_more_loses_nothing_and_takes_nobodys_place(
    inner: Path,
) -> None:
    outer = inner.parent
    (outer / "finished").mkdir()
    (outer / "finished" / "b.qcx").write_text("mine")
    migrate()
    assert (outer / "finished" / "b.qcx").read_text() == "mine"
    assert (outer / "finished" / "b 2.qcx").read_text() == "two"
    assert names(outer) == {*RECORDS, "finished/b 2.qcx", "quincunx.sqlite3"}


def test_two_starts_at_once_get_in_nobodys_way(
    inner: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one moves everything while this one looks."""
    looked = data_folder._is_in_use

    def look(path: Path) -> bool:
        monkeypatch.setattr(data_folder, "_is_in_use", looked)
        migrate()
        return looked(path)

    monkeypatch.setattr(data_folder, "_is_in_use", look)
    migrate()
    assert names(inner.parent) == {*RECORDS, "quincunx.sqlite3"}
    assert library(path_of("quincunx.sqlite3")) == ["Snail"]


def test_folders_that_cannot_be_written_to_are_used_where_they_are(
    inner: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "you do not have permission")

    monkeypatch.setattr(Path, "rename", refuse)
    assert migrate() == {}
    assert path_of("unfinished") == inner / "unfinished"
    assert library(path_of("quincunx.sqlite3")) == ["Snail"]


class TestWindows:
    """There the cache lies inside the local data, and the data that roam lie elsewhere."""

    @pytest.fixture(autouse=True)
    def local(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return the folder of the local data, as Qt names it."""
        local = tmp_path / "Local" / "quincunx" / "quincunx"
        locations = {
            Location.AppDataLocation: tmp_path / "Roaming" / "quincunx" / "quincunx",
            Location.AppLocalDataLocation: local,
            Location.CacheLocation: local / "cache",
        }
        monkeypatch.setattr(
            QStandardPaths, "writableLocation", lambda location: str(locations[location])
        )
        return local

    def test_the_cache_is_the_same_at_every_start(self) -> None:
        pictures = data_folder.cache_folder() / "pictures"
        for start in range(3):
            migrate()
            pictures.mkdir(parents=True, exist_ok=True)
            (pictures / "Mono-light.png").write_text(f"drawn at start {start}")
        migrate()
        assert names(data_folder.cache_folder()) == {"pictures/Mono-light.png"}
        assert (pictures / "Mono-light.png").read_text() == "drawn at start 2"

    def test_the_latest_of_an_older_version_is_kept_and_its_litter_goes(self, local: Path) -> None:
        now = data_folder.cache_folder()
        kept = {"pictures/Black Box-light-1.png": "1", "reviews/ab.json": "2"}
        litter = {"pictures/Black Box-light-1 2.png": "3", "reviews/ab 17.json": "4"}
        newer = {"pictures/Black Box-light-1.png": "5", "reviews/cd.json": "6"}
        for folder, files in ((now, kept | litter), (local / "cache", newer)):
            for name, text in files.items():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text)
        (local / "log").mkdir()
        (local / "log" / "quincunx.log").write_text("Started")
        migrate()
        data_folder.clear_litter()
        assert not local.exists()
        assert {name: (now / name).read_text() for name in names(now)} == kept | newer
        assert (data_folder.local_folder() / "log" / "quincunx.log").read_text() == "Started"

    def test_a_cache_that_is_in_use_stays_for_a_later_start(
        self, local: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        picture = local / "cache" / "pictures" / "Mono-light.png"
        picture.parent.mkdir(parents=True)
        picture.write_text("held open")

        def refuse(self: Path, target: Path) -> Path:
            raise PermissionError(13, "Permission denied")

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", refuse)
            migrate()
        assert picture.exists()
        migrate()
        assert names(data_folder.cache_folder()) == {"pictures/Mono-light.png"}
        assert not local.exists()
