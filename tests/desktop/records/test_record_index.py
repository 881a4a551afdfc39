"""What records say is kept in the database, and nothing of it is believed that makes no sense."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.language.languages import ENGLISH, speak
from desktop.records import record_index
from desktop.records.record_index import RecordEntry, RecordIndex, open_index
from desktop.storage.database import Database

PATH = Path("/records/a.qcx")
ENTRY = RecordEntry(
    PATH,
    "1:2",
    1000,
    game="adamas",
    names=("fred", "ned"),
    levels=(None, 3),
    options={"size": 3, "prog_cap": False},
    scores=(3, 0),
    winners=(0,),
    over=True,
    turns=12,
    begun=900,
    played=80,
    helped=("hint",),
    bests=(3, None),
    openings=("a3-a4", "c1-c2"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.sqlite3"


def test_what_is_kept_is_there_again(file: Path) -> None:
    with closing(Database(file)) as store:
        RecordIndex(store).change([ENTRY], [])
    with closing(Database(file)) as store:
        assert RecordIndex(store).entries() == {PATH: ENTRY}


def test_what_is_wrong_with_a_record_is_read_again_in_another_language(file: Path) -> None:
    with closing(Database(file)) as store:
        index, broken = RecordIndex(store), replace(ENTRY, path=PATH.parent / "b.qcx", problem="!")
        index.change([ENTRY, broken], [])
        assert index.entries() == {PATH: ENTRY, broken.path: broken}
        speak("de")
        try:
            assert index.entries() == {PATH: ENTRY}
        finally:
            speak(ENGLISH)


def test_what_is_no_more_is_forgotten(file: Path) -> None:
    with closing(Database(file)) as store:
        index = RecordIndex(store)
        index.change([ENTRY], [])
        index.change([], [PATH])
        assert index.entries() == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("names", "fred"),
        ("names", [1]),
        ("turns", "many"),
        ("turns", -1),
        ("played", 2**80),
        ("to_move", 7),
        ("winners", [5]),
        ("idle", [5]),
        ("scores", [1]),
        ("levels", ["strong"]),
        ("over", 1),
        ("set_up", 0),
        ("helped", "hint"),
        ("bests", [1]),
        ("bests", ["1", "2"]),
        ("openings", []),
        ("game", None),
        ("options", []),
    ],
)
def test_what_makes_no_sense_is_left_out(file: Path, name: str, value: object) -> None:
    with closing(Database(file)) as store:
        index = RecordIndex(store)
        index.change([ENTRY], [])
        (row,) = store.rows("select facts from record")
        facts = json.loads(row["facts"]) | {name: value}
        with store.change() as change:
            change.execute("update record set facts = ?", (json.dumps(facts),))
        assert index.entries() == {}


@pytest.mark.parametrize("facts", ["", "{}", "[]", "null", "[" * 100_000])
def test_what_is_no_entry_is_left_out(file: Path, facts: str) -> None:
    with closing(Database(file)) as store:
        with store.change() as change:
            change.execute("insert into record values ('a', 'b', ?)", (facts,))
        assert RecordIndex(store).entries() == {}


@pytest.mark.parametrize("data", [b"", b"noise" * 1000])
def test_a_damaged_file_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    file = tmp_path / "records.sqlite3"
    monkeypatch.setattr(record_index, "index_path", lambda: file)
    file.write_bytes(data)
    with closing(open_index()) as store:
        RecordIndex(store).change([ENTRY], [])
    with closing(open_index()) as store:
        assert RecordIndex(store).entries() == {PATH: ENTRY}
    assert list(tmp_path.iterdir()) == [file]
