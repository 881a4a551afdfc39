"""The page that says how somebody stands, by mouse and by keyboard."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QDateTime, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.controls import file_dialogs
from desktop.controls.commands import COUNT_AGAIN, FORGET, OWN_STANDING
from desktop.controls.text import Text
from desktop.records import catalogue, words
from desktop.records.catalogue import Catalogue
from desktop.records.reading import entry_of
from desktop.records.record_files import RecordFile
from desktop.records.record_index import RecordEntry
from desktop.standing.page import StandingPage
from desktop.storage import database
from desktop.storage.settings import Profile, Settings
from desktop.theme.appearance import Appearance
from rules.standing.rated import NEEDED
from tests.desktop.conftest import HoldBack, wait_until, wait_until_loaded
from tests.desktop.standing.played import NOON, on_disk

Key = Qt.Key


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


@pytest.fixture
def paths(look: Appearance) -> list[Path]:
    """Fred won most matches of Adamas against Club, lost one to Ned; Ned played Dragons."""
    club = [
        on_disk("adamas", ("Fred", "Club"), (None, 3), 0 if day == 2 else 1, day)
        for day in range(NEEDED + 1)
    ]
    ned = on_disk("adamas", ("Ned", "Fred"), (), 1, 20)
    on_disk("dragons", ("Ned", "Expert"), (None, 4), 0, 21)
    return [*club, ned]


def opened(window: MainWindow) -> StandingPage:
    window.show_standing()
    page = window.pages.standing
    settle(page)
    return page


def settle(page: StandingPage) -> None:
    wait_until(lambda: not page.busy)


@pytest.fixture
def page(paths: list[Path], window: MainWindow) -> StandingPage:
    """Fred's standing in Adamas, the game played most."""
    return opened(window)


def heard(page: StandingPage) -> str:
    """Return what the card of the game shown says to a screen reader."""
    interface = QAccessible.queryAccessibleInterface(page.main_widget())
    return interface.text(QAccessible.Text.Name)


def test_home_and_the_menu_lead_there(window: MainWindow) -> None:
    QTest.mouseClick(window.home.standing_button, Qt.MouseButton.LeftButton)
    assert window.pages.page is window.pages.standing
    window.go_home()
    window.commands[OWN_STANDING].trigger()
    assert window.pages.page is window.pages.standing


def test_without_a_match_it_says_when_there_will_be_a_rating(window: MainWindow) -> None:
    page = opened(window)
    assert "Rated after 5 games" in heard(page)
    assert "after 5 more rated games" in page.plot.accessibleName()
    assert page.next.play.text() == "Play Newcomer"
    assert not page.export.isEnabled()


def test_who_played_most_is_shown_with_rating_and_interval(page: StandingPage) -> None:
    assert page.standing is not None
    assert page.standing.name == "Fred"
    rating = page.standing.games["adamas"].rating
    assert rating is not None
    assert f"{round(rating.value):,} ± {round(rating.margin)}" in heard(page)
    assert "Adamas. 7 games" in heard(page)


def test_who_is_read_first_does_not_stay_before_who_played_most(
    paths: list[Path], window: MainWindow
) -> None:
    """On a slow disk the first records come alone."""
    everything = Catalogue()
    everything.look()
    wait_until(lambda: not everything.busy)
    everything.close()
    page = window.pages.standing
    with pytest.MonkeyPatch.context() as slow:
        slow.setattr(Catalogue, "look", lambda _self: None)
        slow.setattr(Catalogue, "busy", True)
        window.show_standing()
        page.catalogue.entries = [one for one in everything.entries if one.names[0] == "Ned"]
        page.catalogue.changed.emit()
        wait_until(lambda: page.name == "Ned")
    page.catalogue.look()
    settle(page)
    assert page.name == "Fred"
    assert page.game is not None
    assert page.game.slug == "adamas"


def test_another_person_can_be_chosen(page: StandingPage) -> None:
    QTest.keyClick(page.person, Key.Key_Down)
    settle(page)
    assert page.standing is not None
    assert page.standing.name == "Ned"
    assert "Adamas. 1 game" in heard(page)


def test_a_game_with_few_matches_never_shows_a_guess(page: StandingPage) -> None:
    page.person.chosen.emit(1)
    settle(page)
    QTest.mouseClick(page.cards.cards["dragons"], Qt.MouseButton.LeftButton)
    assert "Rated after 4 more games" in heard(page)
    assert not page.plot.points


def test_the_keyboard_walks_the_plot_and_opens_a_match(
    page: StandingPage, window: MainWindow, paths: list[Path]
) -> None:
    plot = page.plot
    assert len(plot.points) == 2
    last = plot.accessibleName()
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(plot, Key.Key_Left)
    assert plot.accessibleName() != last
    assert "against Computer (Club): won" in plot.accessibleName()
    QTest.keyClick(plot, Key.Key_Return)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.file.path == paths[NEEDED - 1]


def test_a_click_on_the_plot_opens_the_nearest_match(page: StandingPage, paths: list[Path]) -> None:
    wanted = list[Path]()
    page.file_wanted.connect(wanted.append)
    page.grab()  # everything has its place
    near_the_end = QPoint(page.plot.width() - 110, page.plot.height() // 2)
    QTest.mouseClick(page.plot, Qt.MouseButton.LeftButton, pos=near_the_end)
    assert wanted == [paths[NEEDED]]


def test_a_bar_opens_its_matches_and_all_are_a_click_away(
    page: StandingPage, window: MainWindow, paths: list[Path]
) -> None:
    club = page.computers.rows[2]
    assert club.accessibleName() == "Club: won 5 of 6"
    assert not page.computers.rows[4].isEnabled()
    QTest.mouseClick(club, Qt.MouseButton.LeftButton)
    records = window.pages.records
    assert window.pages.page is records
    wait_until(lambda: not records.catalogue.busy)
    assert {entry.path for entry in records.list.entries} == {*paths[:-1]}
    assert "Fred, Adamas: Computer (Club)" in records.only.text()
    QTest.mouseClick(records.only, Qt.MouseButton.LeftButton)
    assert len(records.list.entries) == len(paths) + 1
    assert records.only.isHidden()


def test_the_next_match_begins_with_a_press(page: StandingPage, window: MainWindow) -> None:
    proposed = page.next.play.text().removeprefix("Play ")
    assert proposed in {"Club", "Expert"}  # as near to five wins of six as the ladder measured
    QTest.mouseClick(page.next.play, Qt.MouseButton.LeftButton)
    session = window.session
    assert session is not None
    assert session.progress.rated
    assert sorted(session.names) == [proposed, "Fred"]


def test_who_begins_anew_can_have_all_counted_again(page: StandingPage) -> None:
    page.commands[FORGET].trigger()
    settle(page)
    assert "Adamas. 0 games" in heard(page)
    assert Settings().forgotten
    page.commands[COUNT_AGAIN].trigger()
    settle(page)
    assert page.standing is not None
    assert len(page.standing.matches) == NEEDED + 2


def test_the_table_is_saved_where_somebody_wants_it(
    page: StandingPage, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: tmp_path / "fred.csv")
    QTest.mouseClick(page.export, Qt.MouseButton.LeftButton)
    window.files.saver.finish()
    text = (tmp_path / "fred.csv").read_text(encoding="utf-8-sig")
    assert len(text.splitlines()) == NEEDED + 3


@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_in_a_small_window_the_next_match_stands_below_the_games(
    page: StandingPage, window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QTest.qWait(1)
    assert page.panel.isHidden() == (size[0] < 960)
    assert page.next.isVisible()
    assert page.area.isAncestorOf(page.next) == (size[0] < 960)


def test_a_day_within_a_sentence_has_no_capital(
    look: Appearance, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = QDateTime.fromSecsSinceEpoch(NOON).date()
    monkeypatch.setattr(words, "QDate", SimpleNamespace(currentDate=lambda: today))
    on_disk("adamas", ("Fred", "Club"), (None, 3), 1, 0)
    highlights = opened(window).highlights
    said = [text.text() for text in highlights.findChildren(Text)]
    assert "since today" in said
    assert "best 1, today" in said


def test_without_a_match_there_is_an_invitation_and_nothing_empty(window: MainWindow) -> None:
    page = opened(window)
    assert page.plot.isVisible()
    for empty in (page.computers, page.rivals, page.openings, page.highlights):
        assert not empty.isVisible()


def test_all_games_stand_side_by_side_in_a_window_of_1024(page: StandingPage) -> None:
    page.window().resize(1024, 680)
    wait_until(lambda: len({card.y() for card in page.cards.cards.values()}) == 1)


def test_a_profiles_name_is_shown_as_it_was_typed_there(page: StandingPage) -> None:
    Settings().add_profile(Profile("FRED"))
    page._work_out()
    settle(page)
    assert page.name == "FRED"


def test_five_cards_stand_side_by_side_in_a_window_of_640_pixels(
    window: MainWindow, page: StandingPage
) -> None:
    window.setMinimumSize(0, 0)
    window.resize(640, 500)
    QApplication.processEvents()
    assert len({card.y() for card in page.cards.cards.values()}) == 1


def test_in_a_large_window_the_curve_grows_and_the_page_stays_in_the_middle(
    page: StandingPage, window: MainWindow
) -> None:
    usual = page.plot.height()
    window.resize(2400, 1070)  # below the size from which texts grow
    QApplication.processEvents()
    assert page.plot.height() >= 1.5 * usual
    assert page.whole.width() <= 1520
    left, right = page.whole.x(), page.width() - page.whole.geometry().right() - 1
    assert abs(left - right) <= 1


def test_nothing_can_be_reset_or_saved_before_the_statistics_are_known(
    paths: list[Path], window: MainWindow, hold_back: HoldBack
) -> None:
    gate = hold_back(catalogue, "_looked")
    window.show_standing()
    page = window.pages.standing
    page.commands[FORGET].trigger()
    assert not Settings().forgotten, "it would reset everybody"
    assert not page.export.isEnabled()
    gate.set()
    settle(page)
    assert page.commands[FORGET].isEnabled()
    assert page.export.isEnabled()


def test_statistics_of_some_records_are_not_shown_as_those_of_all(
    paths: list[Path], window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read = Event(), list[Path]()

    def late(file: RecordFile, watch: Callable[[float], None]) -> RecordEntry:
        read.append(file.path)
        if len(read) > 3:
            gate.wait(60)
        return entry_of(file, watch)

    monkeypatch.setattr(catalogue, "entry_of", late)
    monkeypatch.setattr(catalogue, "_PART", 0)
    window.show_standing()
    page = window.pages.standing
    wait_until(lambda: page.standing is not None and bool(page.standing.matches))
    assert page.bar.chips.texts[0].startswith("Still reading ")
    assert not page.export.isEnabled()
    gate.set()
    settle(page)
    assert not page.bar.chips.texts
    assert page.export.isEnabled()
