"""What finished matches say of the people who played them."""

import csv
import datetime
from contextlib import closing
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from desktop.controls.text import Text
from desktop.records.catalogue import Catalogue
from desktop.records.record_index import RecordEntry
from desktop.records.words import claims_of, counting_of
from desktop.standing import export
from desktop.standing.export import as_csv
from desktop.standing.panel import NextOpponent
from desktop.standing.statistics import Standing, finished, people, standing_of
from desktop.storage import autosave, database
from desktop.theme.appearance import Appearance
from rules.match import Match
from rules.standing.rated import NEEDED
from tests.desktop.conftest import wait_until
from tests.desktop.standing.played import DAY, NOON, entry, on_disk


@pytest.fixture(autouse=True)
def _own_database(look: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


def of(*entries: RecordEntry, name: str = "Fred") -> Standing:
    return standing_of(name, finished(entries), {})


def test_who_played_is_told_apart_by_name_whatever_the_case() -> None:
    matches = finished(
        [
            entry(days=0, names=("fred", "Club")),
            entry(days=1, names=("Ned", "Fred "), levels=()),
            entry(days=2, names=("Fred", "Ann"), levels=()),
        ]
    )
    assert people(matches, {}) == ["Fred", "Ned", "Ann"]
    assert len(standing_of("FRED", matches, {}).matches) == 3
    assert not standing_of("Club", matches, {}).matches


def test_however_a_name_is_written_it_is_one_person() -> None:
    matches = finished(
        [
            entry(days=0, names=("José", "Jose\u0301"), levels=()),
            entry(days=1, names=("JOSÉ", "Ａｎｎ"), levels=()),
            entry(days=2, names=("Ann", "Jose\u0301"), levels=()),
            entry(days=3, names=("Ann", "Jose"), levels=()),
        ]
    )
    assert people(matches, {}) == ["Jose\u0301", "Ann", "Jose"]
    assert len(standing_of("josé", matches, {}).matches) == 3
    (rival, met), *_ = standing_of("José", matches[1:], {}).games["adamas"].rivals
    assert (rival, met.played) == ("Ann", 2)


def test_what_was_forgotten_under_another_spelling_is() -> None:
    matches = finished([entry(days=0, names=("Ｆｒｅｄ", "Club"))])
    assert people(matches, {"ｆｒｅｄ": NOON + 10**9}) == []


def test_only_matches_played_here_to_the_end_count() -> None:
    elsewhere = entry(days=1)
    others = [
        entry(days=2, over=False),
        entry(days=3, problem="damaged"),
        entry(days=4, game="chess"),
    ]
    moved = replace(elsewhere, path=Path("/elsewhere") / elsewhere.path.name)
    assert finished([moved, *others]) == []


def test_won_drawn_and_lost_are_counted_by_opponent_with_their_matches() -> None:
    won, drawn, lost = (entry(days=1), entry(days=2, won=(0, 1)), entry(days=3, won=(1,)))
    ned = entry(days=4, names=("Ned", "Fred"), levels=(), won=(1,))
    three = entry(days=5, names=("Ned", "Fred", "Ann"), levels=(), won=(2,), bests=(None,) * 3)
    game = of(won, drawn, lost, ned, three).games["adamas"]
    club = game.against_level(3)
    assert (club.won, club.drawn, club.lost, club.played) == (1, 1, 1, 3)
    assert club.matches == (won.path, drawn.path, lost.path)
    assert game.against_level(5).played == 0
    (rival,) = game.rivals
    assert rival[0] == "Ned"
    assert rival[1].won == rival[1].played == 1
    assert game.among_several.lost == 1


def test_there_is_no_rating_before_enough_rated_matches() -> None:
    few = [entry(days=day) for day in range(NEEDED - 1)]
    game = of(*few, entry(days=9, helped=("hint",))).games["adamas"]
    assert game.rating is None
    assert game.missing == 1
    rating = of(*few, entry(days=9)).games["adamas"].rating
    assert rating is not None
    assert rating.value > 1500


def test_the_proposed_level_follows_the_rating() -> None:
    assert of().games["mono"].proposed == 1
    won = of(*(entry("dragons", days=day, levels=(None, 5)) for day in range(9))).games["dragons"]
    lost = of(*(entry("dragons", days=day, won=(1,)) for day in range(9))).games["dragons"]
    assert won.proposed == 5
    assert lost.proposed == 1
    assert lost.chance(1) < 0.6 < won.chance(5)


def test_no_strength_is_named_before_there_is_a_rating(qtbot: QtBot) -> None:
    following = NextOpponent()
    qtbot.addWidget(following)
    said = list[str]()
    for count in (0, NEEDED - 1, NEEDED):
        following.show_game(of(*(entry(days=day) for day in range(count))).games["adamas"])
        said.append(" ".join(text.text() for text in following.findChildren(Text)))
    assert ["closest to your strength" in words for words in said] == [False, False, True]


def test_streaks_of_wins_and_of_days() -> None:
    ends = ((0,), (0,), (0,), (1,), (0,))
    standing = of(*(entry(days=day, won=won) for day, won in enumerate(ends)), entry(days=7))
    assert (standing.wins.now, standing.wins.best) == (2, 3)
    assert standing.wins.best_at == NOON + 2 * DAY
    day = datetime.datetime.fromtimestamp(NOON).date() + datetime.timedelta(days=7)
    assert standing.days(day)[:2] == (1, 5)
    assert standing.days(day + datetime.timedelta(days=1)).now == 1
    assert standing.days(day + datetime.timedelta(days=2)).now == 0


def test_days_in_a_row_are_those_of_the_records_in_every_time_zone() -> None:
    """Matches at 23:30 and 0:30 an hour later are two days where they were played."""
    days = ("2025-03-01", "2025-03-02", "2025-03-03")
    standing = of(*(entry(days=n / 24, day=day) for n, day in enumerate(days)))
    assert standing.days(datetime.date(2025, 3, 3)).now == 3


def test_the_best_of_a_game_is_of_a_standard_match_without_help() -> None:
    probes = [
        entry("blackbox", days=0, bests=(9, 4)),
        entry("blackbox", days=1, bests=(7, 3)),
        entry("blackbox", days=2, bests=(5, 3), helped=("lens",)),
        entry("mono", days=3, bests=(20, 3)),
        entry("mono", days=4, bests=(99, 3), options={"size": 25}),
    ]
    found = {best.slug: best for best in of(*probes).bests}
    assert {slug: best.number for slug, best in found.items()} == {"blackbox": 7, "mono": 20}
    assert found["blackbox"].match.entry is probes[1]


def test_averages_and_openings_show_their_matches() -> None:
    matches = [
        entry(days=0, turns=10),
        entry(days=1, turns=30, openings=("b2-b3", "")),
        entry(days=2),
    ]
    game = of(*matches).games["adamas"]
    averages = game.averages
    assert averages is not None
    assert (averages.turns, averages.seconds, averages.points) == (20, 600, 10)
    assert len(averages.matches) == 3
    assert [(text, tally.played) for text, tally in game.openings] == [("a3-a4", 2), ("b2-b3", 1)]


def test_who_is_forgotten_begins_anew() -> None:
    matches = finished([entry(days=0), entry(days=5), entry(days=6, names=("Ann", "Club"))])
    assert len(standing_of("Fred", matches, {"fred": NOON + DAY}).matches) == 1
    assert people(matches, {"fred": NOON + 9 * DAY}) == ["Ann"]
    assert people(matches, {"": NOON + 9 * DAY}) == []


def test_the_table_has_a_row_a_match_and_no_formulas() -> None:
    matches = [entry(days=day) for day in range(NEEDED)]
    dangerous = entry(days=9, names=("Fred", "=1+1"), levels=())
    text = as_csv(of(*matches, dangerous)).decode("utf-8-sig")
    heading, *rows = list(csv.reader(StringIO(text)))
    assert len(rows) == NEEDED + 1
    last = dict(zip(heading, rows[-1], strict=True))
    assert last["Against"] == "'=1+1"
    assert last["Not rated because"]
    assert dict(zip(heading, rows[0], strict=True))["Rating"]


@pytest.mark.parametrize(("locale", "delimiter"), [("en_US", ","), ("de_DE", ";"), ("es_MX", ",")])
def test_the_table_has_columns_where_the_decimal_sign_is_a_comma(
    locale: str, delimiter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "QLocale", lambda: QLocale(locale))
    matches = [entry(days=day) for day in range(NEEDED)]
    lines = as_csv(of(*matches)).decode("utf-8-sig").splitlines()
    assert {len(row) for row in csv.reader(lines, delimiter=delimiter)} == {14}


@pytest.fixture
def catalogue(qtbot: QtBot) -> Catalogue:
    return Catalogue()


def looked(catalogue: Catalogue) -> list[RecordEntry]:
    catalogue.look()
    wait_until(lambda: not catalogue.busy)
    return finished(catalogue.entries)


def test_files_that_are_renamed_deleted_and_brought_back_keep_it_true(catalogue: Catalogue) -> None:
    first = on_disk("adamas", ("Fred", "Club"), (None, 3), 1, 0)
    on_disk("dragons", ("Club", "Fred"), (3, None), 1, 1)
    standing = standing_of("Fred", looked(catalogue), {})
    assert [match.score for match in standing.matches] == [1, 0]
    assert not any(match.unrated for match in standing.matches)
    own, others = standing.matches[0].entry.openings
    assert own
    assert not others, "to resign is no opening"
    catalogue.rename(first, "An evening")
    wait_until(lambda: not catalogue.busy)
    renamed = standing_of("Fred", looked(catalogue), {})
    assert renamed.matches[0].entry.path.stem == "An evening"
    catalogue.delete(renamed.matches[0].entry.path)
    wait_until(lambda: not catalogue.busy)
    assert len(standing_of("Fred", looked(catalogue), {}).matches) == 1
    catalogue.close()


def test_a_match_without_a_move_of_the_person_counts_for_nobody(catalogue: Catalogue) -> None:
    paths = {
        on_disk("adamas", ("Fred", "Club"), (None, 3), 0, 0, idle=True),
        on_disk("adamas", ("Club", "Fred"), (3, None), 1, 1, idle=True),
        on_disk("dragons", ("Ann", "Fred"), (None, None), 1, 2, idle=True),
    }
    assert not looked(catalogue)
    assert {entry.path for entry in catalogue.entries} == paths
    assert {counting_of(entry) for entry in catalogue.entries} == {"Nobody: no move was made"}
    assert not any(claims_of(entry) for entry in catalogue.entries)
    catalogue.close()


def test_a_match_between_people_counts_for_the_one_who_moved(catalogue: Catalogue) -> None:
    match = Match.from_text(on_disk("adamas", ("Ann", "Fred"), (None, 3), 1, 0).read_text("utf-8"))
    match.levels = ()
    next(autosave.finished_folder().iterdir()).write_text(match.to_text(), "utf-8")
    assert [entry.counted_seats for entry in looked(catalogue)] == [(0,)]
    catalogue.close()


def test_a_lost_or_older_database_is_made_again_from_the_records(
    catalogue: Catalogue, tmp_path: Path
) -> None:
    on_disk("adamas", ("Fred", "Club"), (None, 3), 1, 0)
    before = standing_of("Fred", looked(catalogue), {})
    catalogue.close()
    with closing(database.Database()) as store, store.change() as change:
        change.execute("update record set facts = replace(facts, 'openings', 'beginnings')")
    again = Catalogue()
    assert standing_of("Fred", looked(again), {}) == before
    again.close()
    for file in tmp_path.glob("*.sqlite3*"):
        file.unlink()
    assert not [*tmp_path.glob("*.sqlite3*")]
    once_more = Catalogue()
    assert standing_of("Fred", looked(once_more), {}) == before
    once_more.close()
