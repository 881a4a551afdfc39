"""Whose matches count: those played at this computer and those that players claim, each once."""

import datetime
from contextlib import closing
from pathlib import Path

import pytest

from desktop.analysis import own_mistakes
from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.records.catalogue import Catalogue
from desktop.records.record_index import RecordEntry
from desktop.standing.statistics import finished, people, standing_of
from desktop.storage import autosave, database
from desktop.storage.database import Database
from desktop.storage.mistakes import Mistakes
from rules.match import Match
from tests.desktop.conftest import wait_until, wait_until_loaded

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path / "data")


TODAY = datetime.date(2026, 11, 26)
LATER = 4_000_000_000  # in 2096: later than any match that a test plays


def friends(path: Path, names: tuple[str, str] = ("Zoe", "Newcomer")) -> Match:
    """Return a won match of a friend's, as a file."""
    match = Match.new("adamas", names)
    match.levels = (None, 1)
    match.play(next(match.legal_moves()))
    match.resign(1)
    path.parent.mkdir(parents=True, exist_ok=True)
    match.save(path)
    return match


def opened(window: MainWindow, path: Path) -> None:
    window.files.open_file(path)
    wait_until_loaded(window)


def commented(window: MainWindow, text: str) -> None:
    window.files.keep_study(["1.", f"comment: {text}"])
    window.files.autosave.flush()


def played(window: MainWindow, names: tuple[str, str] = ("Ann", "Newcomer")) -> None:
    """Play a match here against the computer, and lose it."""
    window.start_game(NewMatch("adamas", names, levels=(None, 1)))
    assert window.session is not None
    window.session.play(next(window.session.hot_seat.texts()))
    window.session.resign()
    window.files.autosave.flush()


@pytest.fixture
def catalogue(window: MainWindow) -> Catalogue:
    return window.pages.records.catalogue


def counted(catalogue: Catalogue) -> list[RecordEntry]:
    catalogue.look()
    wait_until(lambda: not catalogue.busy)
    return finished(catalogue.entries)


def test_a_friends_match_counts_for_nobody_however_often_it_is_opened(
    window: MainWindow, catalogue: Catalogue, tmp_path: Path
) -> None:
    path = tmp_path / "mail" / "friend.qcx"
    friends(path)
    for number in range(3):
        opened(window, path)
        commented(window, f"look {number}")
    assert not counted(catalogue)
    assert catalogue.entries


def test_an_own_match_that_was_saved_opened_and_commented_counts_once(
    window: MainWindow, catalogue: Catalogue, tmp_path: Path
) -> None:
    played(window)
    assert window.session is not None
    copy = tmp_path / "mine.qcx"
    window.files._save(window.session, copy)
    window.files.saver.finish()
    opened(window, copy)
    commented(window, "again")
    found = counted(catalogue)
    assert len(standing_of("Ann", found, {}).matches) == 1
    assert people(found, {}) == ["Ann"]


def test_records_of_one_match_that_an_older_version_made_count_once(
    window: MainWindow, catalogue: Catalogue
) -> None:
    played(window)
    window.files.clear_table()
    (path,) = autosave.finished_folder().glob("*.qcx")
    text, _, _ = path.read_text(encoding="utf-8").partition("# kept")
    for number in range(3):
        path.with_name(f"copy {number}.qcx").write_text(
            f"{text}# begun {LATER + number}, played 9\n", encoding="utf-8"
        )
    (entry,) = counted(catalogue)
    assert entry.path == path


def test_a_claimed_match_counts_once_for_the_seat_that_was_claimed(
    window: MainWindow, catalogue: Catalogue, tmp_path: Path
) -> None:
    path = tmp_path / "club.qcx"
    match = Match.new("adamas", ("Ann", "Ned"))
    match.play(next(match.legal_moves()))
    match.resign(1)
    match.save(path)
    opened(window, path)
    commented(window, "mine")
    assert not counted(catalogue)
    entry = next(one for one in catalogue.entries if one.path == path)
    catalogue.claim(entry, [0])
    wait_until(lambda: not catalogue.busy)
    found = counted(catalogue)
    assert len(found) == 1
    assert people(found, {}) == ["Ann"]
    catalogue.claim(entry, [])
    assert not counted(catalogue)


def test_a_match_played_here_can_be_disclaimed_and_stays_so(
    window: MainWindow, catalogue: Catalogue
) -> None:
    played(window)
    (entry,) = counted(catalogue)
    catalogue.claim(entry, [])
    wait_until(lambda: not catalogue.busy)
    assert not counted(catalogue)
    assert not counted(Catalogue(window))


def test_a_match_continued_from_a_file_counts_once_it_is_claimed(
    window: MainWindow, catalogue: Catalogue, tmp_path: Path
) -> None:
    match = Match.new("adamas", ("Zoe", "Ned"))
    match.save(tmp_path / "half.qcx")
    opened(window, tmp_path / "half.qcx")
    assert window.session is not None
    window.session.resign()
    window.files.autosave.flush()
    assert not counted(catalogue)


# -- own mistakes


class Verdict:
    lost = 0.4

    class mark:  # noqa: N801 - as the marks of the review
        value = "blunder"


def noted(match: Match) -> list[str]:
    """Whose mistakes are kept after a review in which both players blundered."""
    judged = [(player, 1, player, Verdict()) for player in range(len(match.names))]
    own_mistakes.note_mistakes(match, judged)  # type: ignore[arg-type]
    with closing(Database()) as store:
        return sorted(one.player for one in Mistakes(store).open(datetime.date.today()))


def test_mistakes_of_a_friend_are_not_ones_own(window: MainWindow, tmp_path: Path) -> None:
    friends(tmp_path / "friend.qcx")
    assert not noted(Match.load(tmp_path / "friend.qcx"))


def test_mistakes_in_a_match_played_here_are_the_persons(window: MainWindow) -> None:
    played(window)
    (path,) = autosave.finished_folder().glob("*.qcx")
    assert noted(Match.load(path)) == ["Ann"]


def test_mistakes_come_and_go_with_a_claim(
    window: MainWindow, catalogue: Catalogue, tmp_path: Path
) -> None:
    path = tmp_path / "club.qcx"
    match = Match.new("adamas", ("Ann", "Ned"))
    match.play(next(match.legal_moves()))
    match.resign(1)
    match.save(path)
    opened(window, path)
    counted(catalogue)
    (entry,) = (one for one in catalogue.entries if one.path == path)
    catalogue.claim(entry, [0])
    wait_until(lambda: not catalogue.busy)
    assert noted(Match.load(path)) == ["Ann"]
    catalogue.claim(entry, [])
    wait_until(lambda: not catalogue.busy)
    with closing(Database()) as store:
        assert not Mistakes(store).open(datetime.date.today())
