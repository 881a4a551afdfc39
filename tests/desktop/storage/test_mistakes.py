"""Mistakes come back until they were solved several times in a row."""

import datetime
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.storage.database import Database
from desktop.storage.mistakes import PAUSES, Mistake, Mistakes

DAY = datetime.date(2026, 11, 20)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    store = Database(tmp_path / "quincunx.sqlite3")
    yield store
    store.close()


@pytest.fixture
def mistakes(store: Database) -> Mistakes:
    return Mistakes(store)


def mistake(step: int, lost: float = 0.2, match: str = "one") -> Mistake:
    return Mistake(match, step, "dragons", "Ann", step + 1, "blunder", lost)


def days(count: int) -> datetime.date:
    return DAY + datetime.timedelta(days=count)


def test_they_are_due_at_once_the_worst_first(mistakes: Mistakes) -> None:
    mistakes.note("one", "the record", [mistake(3, 0.1), mistake(7, 0.4)], DAY)
    assert [one.step for one in mistakes.due(DAY)] == [7, 3]
    assert mistakes.record_of(mistakes.open(DAY)[0]) == "the record"


def test_they_come_back_later_and_later_and_are_gone_in_the_end(mistakes: Mistakes) -> None:
    mistakes.note("one", "", [mistake(3)], DAY)
    today = 0
    for pause in PAUSES:
        (due,) = mistakes.due(days(today))
        mistakes.keep(due.after(solved=True, today=days(today)))
        assert not mistakes.due(days(today + pause - 1))
        today += pause
    (due,) = mistakes.due(days(today))
    mistakes.keep(due.after(solved=True, today=days(today)))
    assert not mistakes.open(DAY)
    mistakes.note("one", "", [mistake(3)], days(today))
    assert not mistakes.open(DAY), "what is known by now is not asked again"


def test_what_is_not_solved_begins_anew_the_day_after(mistakes: Mistakes) -> None:
    mistakes.note("one", "", [mistake(3)], DAY)
    solved = mistakes.due(DAY)[0].after(solved=True, today=DAY)
    missed = solved.after(solved=False, today=days(3))
    assert (missed.solved, missed.due) == (0, days(4).isoformat())


@pytest.mark.parametrize("due", ["2031-02-01", "9999-12-31", "soon"])
def test_a_day_set_while_the_clock_was_wrong_is_today(
    store: Database, mistakes: Mistakes, due: str
) -> None:
    mistakes.note("one", "", [mistake(3), mistake(7)], DAY)
    (_, other) = mistakes.due(DAY)
    mistakes.keep(other.after(solved=True, today=DAY))
    with store.change() as change:
        change.execute("update mistake set due = ? where step = 3", (due,))
    (back,) = mistakes.due(DAY)
    assert (back.step, back.due) == (3, DAY.isoformat())
    assert back.after(solved=True, today=DAY).due == days(PAUSES[0]).isoformat()
    stored = mistakes.at("one", 3)
    assert stored is not None
    assert stored.after(solved=True, today=DAY).due == days(PAUSES[0]).isoformat()


@pytest.mark.parametrize("solved", range(len(PAUSES) + 1))
def test_every_day_that_is_set_stays_even_a_time_zone_behind(solved: int) -> None:
    one = replace(mistake(3), solved=solved, due=DAY.isoformat())
    for tried in (one.after(solved=True, today=DAY), one.after(solved=False, today=DAY)):
        assert tried.due_by(days(-1)) == tried


def test_solving_it_before_its_day_counts_for_nothing() -> None:
    solved = mistake(3).after(solved=False, today=DAY)
    assert solved.after(solved=True, today=DAY) == solved


def test_a_closer_look_takes_away_what_was_none_and_leaves_how_others_were_solved(
    mistakes: Mistakes,
) -> None:
    mistakes.note("one", "", [mistake(3), mistake(7)], DAY)
    mistakes.note("two", "", [mistake(3, match="two")], DAY)
    known = mistakes.at("one", 7)
    assert known is not None
    mistakes.keep(known.after(solved=True, today=DAY))
    mistakes.note("one", "", [mistake(7), mistake(9)], DAY)
    assert {(one.match, one.step, one.solved) for one in mistakes.open(DAY)} == {
        ("one", 7, 1),
        ("one", 9, 0),
        ("two", 3, 0),
    }


def test_of_very_many_matches_the_oldest_go(
    mistakes: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.storage.mistakes._MOST_REVIEWED", (2, 10**6))
    for name in ("one", "two", "three"):
        mistakes.note(name, name, [mistake(1, match=name)], DAY)
    assert {one.match for one in mistakes.open(DAY)} == {"two", "three"}


def test_of_very_long_records_the_oldest_go(
    mistakes: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.storage.mistakes._MOST_REVIEWED", (9, 250))
    for name in ("one", "two", "three"):
        mistakes.note(name, name.ljust(100), [mistake(1, match=name)], DAY)
    assert {one.match for one in mistakes.open(DAY)} == {"two", "three"}


def test_a_record_longer_than_any_match_does_not_take_the_room_of_others(
    mistakes: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.storage.mistakes._LONGEST_REVIEWED", 100)
    mistakes.note("one", "x" * 100, [mistake(1, match="one")], DAY)
    mistakes.note("two", "x" * 101, [mistake(1, match="two")], DAY)
    assert {one.match for one in mistakes.open(DAY)} == {"one"}


@pytest.mark.parametrize(
    "change", ["mark = 'oops'", "game = 'chess'", "lost = 'much'", "step = -1"]
)
def test_what_is_no_mistake_is_passed_over(
    store: Database, mistakes: Mistakes, change: str
) -> None:
    mistakes.note("one", "", [mistake(3), mistake(7)], DAY)
    with store.change() as changing:
        changing.execute(f"update mistake set {change} where step = 3")
    assert [one.step for one in mistakes.open(DAY)] == [7]
