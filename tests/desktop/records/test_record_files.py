"""Records as files: nothing is ever lost or written over, and what was deleted comes back."""

import os
from pathlib import Path
from time import time

import pytest

from desktop.records import record_files
from desktop.storage import autosave
from rules.match import Match

pytestmark = pytest.mark.usefixtures("look")

DAY = 24 * 3600


def unfinished(name: str = "0123456789ab") -> Path:
    return written(autosave.folder() / f"{name}.qcx")


def finished(name: str = "Adamas, fred – ned, 2025-03-01 20.15.07") -> Path:
    return written(autosave.finished_folder() / f"{name}.qcx")


def written(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    Match.new("adamas").save(path)
    return path


def test_all_that_is_kept_is_found_the_latest_first(tmp_path: Path) -> None:
    old, new = finished(), unfinished()
    os.utime(old, (1000, 1000))
    elsewhere = written(tmp_path / "elsewhere" / "a.qcx")
    os.utime(elsewhere, (500, 500))
    found = record_files.find([elsewhere, tmp_path / "gone.qcx", old])
    assert [file.path for file in found] == [new, old, elsewhere]


def test_a_stamp_tells_every_change() -> None:
    path = unfinished()
    stamps = {record_files.find()[0].stamp}
    path.with_suffix(".now").write_text("later", encoding="utf-8")
    stamps.add(record_files.find()[0].stamp)
    path.write_text("longer by far than before", encoding="utf-8")
    stamps.add(record_files.find()[0].stamp)
    assert len(stamps) == 3


def test_a_match_that_was_written_at_once_alone_is_found() -> None:
    path = unfinished()
    path.rename(path.with_suffix(".now"))
    assert [file.path for file in record_files.find()] == [path]


def test_another_name_takes_nobody_elses() -> None:
    first, second = finished("one"), finished("two")
    text = first.read_text(encoding="utf-8")
    assert record_files.rename(second, "one") == second.with_name("one-2.qcx")
    assert first.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["", "  ", "one"])
def test_a_name_that_is_none_changes_nothing(name: str) -> None:
    path = finished("one")
    assert record_files.rename(path, name) == path
    assert path.exists()


def test_a_name_never_leads_elsewhere() -> None:
    assert record_files.rename(finished("one"), "../../out").parent == autosave.finished_folder()


@pytest.mark.parametrize("make", [unfinished, finished])
def test_what_was_deleted_comes_back_as_it_was(make: object) -> None:
    path = unfinished() if make is unfinished else finished()
    text = path.read_text(encoding="utf-8")
    deleted = record_files.delete(path)
    assert not path.exists()
    assert record_files.deleted() == [deleted]
    assert not record_files.find()
    assert record_files.restore(deleted) == path
    assert path.read_text(encoding="utf-8") == text
    assert not record_files.deleted()


def test_what_was_written_at_once_goes_and_comes_with_it() -> None:
    path = unfinished()
    path.with_suffix(".now").write_text("the later one", encoding="utf-8")
    deleted = record_files.delete(path)
    assert not path.with_suffix(".now").exists()
    record_files.restore(deleted)
    assert path.with_suffix(".now").read_text(encoding="utf-8") == "the later one"


def test_a_match_in_another_window_is_left_to_it() -> None:
    path = unfinished()
    other = autosave.Slot(path)
    assert other.claim()
    with pytest.raises(OSError, match="open in another window"):
        record_files.delete(path)
    with pytest.raises(OSError, match="open in another window"):
        record_files.rename(path, "mine")
    assert path.exists()
    other.release()
    record_files.delete(path)


def test_a_name_that_was_taken_meanwhile_is_not_written_over() -> None:
    path = finished("one")
    deleted = record_files.delete(path)
    path.write_text("another", encoding="utf-8")
    assert record_files.restore(deleted) == path.with_name("one-2.qcx")
    assert path.read_text(encoding="utf-8") == "another"


def test_a_move_that_fails_half_way_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    path = unfinished()
    fast = path.with_suffix(".now")
    fast.write_text("later", encoding="utf-8")
    move = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        if self == fast:
            raise OSError(28, "no room")
        return move(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="no room"):
        record_files.delete(path)
    assert path.exists()
    assert fast.exists()
    assert not record_files.deleted()


def test_after_a_month_it_is_gone_for_good() -> None:
    old, new = record_files.delete(finished("old")), record_files.delete(finished("new"))
    aged = old.with_name(old.name.replace(old.name[:12], f"{int(time()) - 31 * DAY:012}"))
    old.rename(aged)
    kept = written(record_files.deleted_folder() / "no deleted record.qcx")
    record_files.forget_old()
    assert record_files.deleted() == [new]
    assert kept.exists()


def test_a_match_that_was_named_while_it_went_on_keeps_its_name() -> None:
    named = record_files.rename(unfinished(), "The long one")
    match = Match.load(named)
    match.resign(0)
    record = match.to_text()
    from rules.record import read

    autosave.finish(named, "Adamas", read(record), record)
    assert (autosave.finished_folder() / "The long one.qcx").exists()
