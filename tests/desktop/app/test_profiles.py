"""Profiles: a name asked for once, used everywhere, and one for each person at the computer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.app.main_window import MainWindow
from desktop.controls.commands import PUZZLES
from desktop.home.profile_menu import ProfileMenu
from desktop.home.profile_sheet import ProfileSheet
from desktop.new_match.request import NewMatch
from desktop.standing.statistics import finished, people, standing_of
from desktop.storage import database
from desktop.storage.settings import LastGame, Profile, Settings
from tests.desktop.conftest import wait_until
from tests.desktop.standing.played import NOON, on_disk
from tests.desktop.standing.test_page import opened

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture(autouse=True)
def _never_asked(look: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)
    Settings().profile_asked = False


def play_to_the_end(window: MainWindow, levels: tuple[int | None, ...] = (None, 1)) -> None:
    names = ("Player 1", "Newcomer" if levels[1] else "Player 2")
    window.start_game(NewMatch("adamas", names, {}, 7, levels))
    assert window.session is not None
    window.session.play("a3-b3")
    window.session.resign()


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


def home_again(window: MainWindow) -> None:
    window.go_home()
    settle()


def asked(window: MainWindow) -> ProfileSheet:
    wait_until(lambda: bool(window.pages.findChildren(ProfileSheet)))
    (sheet,) = window.pages.findChildren(ProfileSheet)
    return sheet


def test_a_name_is_asked_for_on_the_way_home_from_the_first_match_against_the_computer(
    window: MainWindow,
) -> None:
    assert window.home.profile_button is None
    play_to_the_end(window)
    settle()
    assert not window.pages.findChildren(ProfileSheet), "keys at the table are meant for the game"
    window.go_home()
    sheet = asked(window)
    assert not sheet.save.isEnabled()
    QTest.keyClicks(sheet.field, "Fred")
    sheet.pictures.segment(2).click()
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    assert Settings().profile == Profile("Fred", 2, ("Player 1",))
    assert window.home.profile_button is not None
    assert window.home.profile_button.isVisible()
    assert NewMatch.last_of("adamas", (2, 3)).named(["Newcomer"]).names == ("Fred", "Newcomer")


def test_the_rematch_has_the_name_given_after_the_first_match(window: MainWindow) -> None:
    play_to_the_end(window)
    Settings().add_profile(Profile("Fred").also_called("Player 1"))
    window.pages.table.rematch.emit()
    assert window.session is not None
    assert window.session.names == ("Newcomer", "Fred")


def test_a_rematch_of_two_people_has_their_names(window: MainWindow) -> None:
    Settings().add_profile(Profile("Fred").also_called("Player 1"))
    play_to_the_end(window, (None, None))
    window.pages.table.rematch.emit()
    assert window.session is not None
    assert window.session.names == ("Player 2", "Player 1")


def test_who_skips_it_is_not_asked_again(window: MainWindow) -> None:
    play_to_the_end(window)
    window.go_home()
    QTest.keyClick(asked(window).field, Qt.Key.Key_Escape)
    assert Settings().profile is None
    play_to_the_end(window)
    home_again(window)
    assert not [one for one in window.pages.findChildren(ProfileSheet) if one.isVisible()]


def test_people_at_one_screen_are_not_asked(window: MainWindow) -> None:
    play_to_the_end(window, (None, None))
    home_again(window)
    assert not window.pages.findChildren(ProfileSheet)


def test_nobody_is_asked_on_the_way_to_another_page(window: MainWindow) -> None:
    play_to_the_end(window)
    window.commands[PUZZLES].trigger()
    settle()
    assert not window.pages.findChildren(ProfileSheet)
    window.go_home()
    assert asked(window).isVisible()


def test_the_match_before_counts_under_the_new_name_and_so_does_one_before_a_change(
    window: MainWindow,
) -> None:
    on_disk("adamas", ("Player 1", "Club"), (None, 3), 0, 1)
    on_disk("adamas", ("Player 1", "Player 2"), (), 0, 2)
    Settings().add_profile(Profile("Fred").also_called("Player 1"))
    page = opened(window)
    names = people(finished(page.catalogue.entries), {})
    assert "Fred" in names
    assert "Player 1" in names, "that evening anybody may have sat there"
    profile = Settings().profile
    assert profile is not None
    Settings().keep_profile(profile.renamed("Frederick"))
    names = people(finished(page.catalogue.entries), {})
    assert "Frederick" in names
    assert "Fred" not in names


def rename(window: MainWindow, name: str) -> None:
    window.profiles.edit()
    sheet = window.profiles.sheet
    assert sheet is not None
    sheet.field.setText(name)
    sheet.save.click()


def test_matches_against_people_follow_a_new_name(window: MainWindow) -> None:
    on_disk("adamas", ("Ann", "fred"), (), 0, 1)
    on_disk("dragons", ("Fred", "Ann"), (), 1, 2)
    Settings().add_profile(Profile("Fred"))
    rename(window, "Frederick")
    found = finished(opened(window).catalogue.entries)
    assert people(found, {}) == ["Ann", "Frederick"]
    assert len(standing_of("Frederick", found, {}).matches) == 2
    assert standing_of("Ann", found, {}).matches[0].rivals == ("Frederick",)


def test_two_players_of_a_match_never_get_the_same_name(window: MainWindow) -> None:
    on_disk("adamas", ("Fred", "Frederick"), (), 0, 1)
    Settings().add_profile(Profile("Fred"))
    rename(window, "Frederick")
    assert set(people(finished(opened(window).catalogue.entries), {})) == {"Fred", "Frederick"}


def test_a_name_that_another_profile_has_now_is_that_profiles(window: MainWindow) -> None:
    Settings().add_profile(Profile("Fred"))
    rename(window, "Frederick")
    Settings().add_profile(Profile("Fred"))
    on_disk("adamas", ("Fred", "Club"), (None, 3), 0, 1)
    assert people(finished(opened(window).catalogue.entries), {}) == ["Fred"]


def test_matches_that_do_not_count_stay_so_under_a_new_name(window: MainWindow) -> None:
    on_disk("adamas", ("Fred", "Club"), (None, 3), 0, 1)
    Settings().add_profile(Profile("Fred"))
    Settings().forgotten = {"fred": NOON + 10**7}
    rename(window, "Frederick")
    found = finished(opened(window).catalogue.entries)
    assert not standing_of("Frederick", found, Settings().forgotten).matches


def test_an_evening_with_friends_changes_no_name(window: MainWindow) -> None:
    Settings().add_profile(Profile("Fred"))
    Settings().names = ["Ann", "Bo"]
    assert NewMatch("adamas", levels=(None, 1)).named(["Newcomer"]).names[0] == "Fred"
    window.requests.ask_for("adamas")
    assert window.sheet is not None
    assert window.sheet.who.names == ("Fred", "Newcomer")


def test_each_profile_has_its_own_last_games() -> None:
    Settings().remember_game("adamas", LastGame(("", ""), {"size": 5}, (None, 2)))
    Settings().add_profile(Profile("Fred"))
    assert Settings().last_game("adamas").levels == (None, 2), "the first one goes on with them"
    Settings().add_profile(Profile("Ann"))
    assert Settings().last_game("adamas").levels == ()
    Settings().remember_game("adamas", LastGame(("", ""), {}, (None, 5)))
    Settings().choose_profile(Settings().profiles[0])
    assert Settings().last_game("adamas").levels == (None, 2)


def evening_of_two(window: MainWindow) -> None:
    """Play Mono with a friend at one screen, as Ann; then go on as Fred, who only met Newcomer."""
    Settings().add_profile(Profile("Ann"))
    Settings().remember_game("mono", LastGame(("Ann", "Bo"), {"size": 6}, (None, None)))
    Settings().names = ["Ann", "Bo"]
    Settings().add_profile(Profile("Fred"))
    Settings().remember_game("mono", LastGame(("", ""), {}, (None, 1)))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_layout_is_played_by_the_present_player_against_the_usual_level(
    window: MainWindow, seat: int
) -> None:
    evening_of_two(window)
    before = Settings().last_game("mono")
    window.editor.play_wanted.emit(3, "133223", seat)
    sheet = window.sheet
    assert sheet is not None
    assert sheet.who.names[seat] == "Fred"
    assert sheet.who.names[1 - seat] == "Newcomer"
    sheet.start.click()
    assert window.session is not None
    assert window.session.levels == ((1, None) if seat else (None, 1))
    assert Settings().last_game("mono") == before, "a layout is for one match"
    window.go_home()
    window.requests.play("mono")
    assert window.session is not None
    assert window.session.names == ("Fred", "Newcomer")
    assert window.session.progress.options["size"] == 9


def test_names_typed_for_one_profile_are_not_offered_to_another(window: MainWindow) -> None:
    evening_of_two(window)
    assert Settings().names == ["Fred"]
    Settings().choose_profile(Settings().profiles[0])
    assert Settings().names == ["Ann", "Bo"]


def test_the_menu_changes_who_plays(window: MainWindow) -> None:
    for name in ("Fred", "Ann"):
        Settings().add_profile(Profile(name))
    window.profiles.show()
    button = window.home.profile_button
    assert button is not None
    assert button.accessibleName() == "Profile: Ann"
    button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Fred", "Ann", "New profile…", "Edit Ann…"]
    assert isinstance(menu, ProfileMenu)
    wait_until(lambda: set(menu._counts) == {"Fred", "Ann"})
    assert menu.width() >= 272
    assert [action.isChecked() for action in menu.actions()[:2]] == [False, True]
    menu.actions()[0].trigger()
    menu.close()
    assert Settings().profile == Profile("Fred")
    assert "Fred" in button.accessibleName()


def test_a_profile_is_changed_and_deleted(window: MainWindow) -> None:
    Settings().add_profile(Profile("Fred"))
    window.profiles.edit()
    sheet = asked(window)
    sheet.field.setText("Frederick")
    sheet.save.click()
    assert Settings().profile == Profile("Frederick", 0, ("Fred",))
    window.profiles.edit()
    assert window.profiles.sheet is not None
    window.profiles.sheet.delete.click()
    assert Settings().profile is not None, "it asks first"
    window.profiles.sheet.keep.click()
    assert not window.profiles.sheet.asking
    window.profiles.sheet.delete.click()
    window.profiles.sheet.confirm.click()
    assert Settings().profile is None
    assert window.home.profile_button is None or not window.home.profile_button.isVisible()


def test_a_new_profile_has_nothing_of_a_deleted_one() -> None:
    for name in ("Fred", "Ann"):
        Settings().add_profile(Profile(name))
    Settings().remember_game("adamas", LastGame(("", ""), {}, (None, 5)))
    ann = Settings().profile
    assert ann is not None
    Settings().remove_profile(ann)
    assert not [key for key in QSettings().allKeys() if key.startswith(f"profile{ann.id}/")]
    Settings().add_profile(Profile("Ned"))
    ned = Settings().profile
    assert ned is not None
    assert ned.id != ann.id
    assert Settings().last_game("adamas").levels == ()


@pytest.mark.parametrize("text", ["", "nonsense", "[1]", '[["Fred"]]', "[" * 9000, '{"a": 1}'])
def test_damaged_profiles_are_none(text: str) -> None:
    QSettings().setValue("profiles", text)
    assert Settings().profiles == []
    assert Settings().profile is None
