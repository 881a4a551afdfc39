"""The new game sheet is made from what each game says of its options."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.pictures import MOTIFS
from desktop.new_match.option_rows import OptionRow, OptionRows
from desktop.new_match.request import NewMatch
from desktop.new_match.sheet import NewGameSheet
from desktop.storage.settings import Settings
from desktop.widgets.stepper import Stepper
from desktop.widgets.text import Text
from desktop.widgets.toggle import Toggle
from rules.games import GAMES, game_named
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

SLUGS = [game.slug for game in GAMES]
LEVELS = ("Gentle", "Easy", "Steady", "Strong", "Fierce")


def sheet_for(qtbot: QtBot, slug: str, levels: tuple[str, ...] = ()) -> NewGameSheet:
    sheet = NewGameSheet(game_named(slug), MOTIFS[slug], levels)
    hold(qtbot, sheet)
    sheet.resize(1280, 800)
    sheet.show()
    return sheet


def started(sheet: NewGameSheet) -> NewMatch:
    """The one match that the button begins."""
    told: list[NewMatch] = []
    sheet.start_requested.connect(told.append)
    sheet.start.click()
    (match,) = told
    return match


def row_of(sheet: NewGameSheet, name: str) -> OptionRow:
    return sheet.options.rows[name]


def switch(sheet: NewGameSheet, name: str, on: bool = True) -> None:
    toggle = row_of(sheet, name).control
    assert isinstance(toggle, Toggle)
    if toggle.isChecked() != on:
        toggle.click()


def stepper(sheet: NewGameSheet, name: str) -> Stepper:
    found = row_of(sheet, name).control
    assert isinstance(found, Stepper)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_has_a_row_with_its_label_and_help(qtbot: QtBot, slug: str) -> None:
    sheet = sheet_for(qtbot, slug)
    specs = game_named(slug).options.specs()
    assert list(sheet.options.rows) == list(specs)
    for name, spec in specs.items():
        control = row_of(sheet, name).control
        assert isinstance(control, Toggle if spec.low is None else Stepper)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_standard_game_starts_with_one_click(qtbot: QtBot, slug: str) -> None:
    sheet = sheet_for(qtbot, slug)
    least = game_named(slug).players[0]
    names = tuple(f"Player {n + 1}" for n in range(least))
    assert started(sheet) == NewMatch(slug, names, {}, None, (None,) * least)


def test_what_differs_from_the_standard_game_is_told(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    stepper(sheet, "size").set_value(5)
    switch(sheet, "prog_cap")
    assert started(sheet).options == {"size": 5, "prog_cap": True}


def test_an_automatic_number_shows_what_it_stands_for(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    field = sheet.findChildren(type(stepper(sheet, "size").field))
    assert stepper(sheet, "pieces").field.placeholderText() == "auto 8"
    stepper(sheet, "size").set_value(4)
    assert stepper(sheet, "pieces").field.placeholderText() == "auto 12"
    assert field


def test_stepping_from_automatic_begins_at_what_it_stands_for(qtbot: QtBot) -> None:
    size = stepper(sheet_for(qtbot, "adamas"), "size")
    size.more.click()
    assert size.value == 4
    size.field.selectAll()
    QTest.keyClick(size.field, Qt.Key.Key_Backspace)
    assert size.value is None


def test_a_stepper_stays_within_its_bounds(qtbot: QtBot) -> None:
    size = stepper(sheet_for(qtbot, "adamas"), "size")
    size.set_value(99)
    assert size.value == 8
    assert not size.more.isEnabled()
    size.set_value(-5)
    assert size.value == 2
    assert not size.less.isEnabled()


def test_a_stepper_is_typed_into_and_stepped_by_keys(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino")
    pool = stepper(sheet, "pool_size")
    pool.field.selectAll()
    QTest.keyClicks(pool.field, "5")
    assert pool.value == 5
    QTest.keyClick(pool.field, Qt.Key.Key_Up)
    assert pool.value == 6
    QTest.keyClick(pool.field, Qt.Key.Key_Down)
    assert pool.value == 5


def test_what_contradicts_is_greyed_out_with_an_explanation(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    switch(sheet, "tantrix")
    row = row_of(sheet, "end_first")
    assert not row.control.isEnabled()
    assert row.explanation == "Not together with “Aim: best dragon (Tantrix scoring)”."
    switch(sheet, "tantrix", on=False)
    assert row.control.isEnabled()
    assert row.explanation == row.spec.help


def test_what_needs_another_option_says_so(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    row = row_of(sheet, "long_loop")
    assert not row.control.isEnabled()
    assert row.explanation == "Needs “Second side: crossing colours”."
    switch(sheet, "cross")
    assert row.control.isEnabled()


def test_numbers_that_do_not_fit_together_cannot_be_started(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino")
    stepper(sheet, "num_digits").set_value(4)
    stepper(sheet, "pool_size").set_value(4)
    assert not sheet.start.isEnabled()
    assert "pool" in sheet.options.problem
    stepper(sheet, "pool_size").set_value(3)
    assert sheet.start.isEnabled()


def test_a_third_player_changes_what_is_derived(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    sheet.seats.more.click()
    assert stepper(sheet, "size").field.placeholderText() == "auto 4"
    assert sheet.seats.more.isHidden()
    sheet.seats.fewer.click()
    assert stepper(sheet, "size").field.placeholderText() == "auto 3"
    assert sheet.seats.fewer.isHidden()


def test_names_are_taken_and_remembered(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    sheet.seats.rows[0].field.setText("  Fred ")
    assert sheet.first.text() == "Fred moves first"
    assert started(sheet).names == ("Fred", "Player 2")
    assert Settings().names == ["Fred", ""]
    assert sheet_for(qtbot, "mono").seats.names == ("Fred", "Player 2")


def test_swapping_moves_everybody_up_a_seat(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    for row, name in zip(sheet.seats.rows, ("Fred", "Ned"), strict=True):
        row.field.setText(name)
    sheet.seats.rows[1].kind.choose(1)
    sheet.seats.rows[1].show_level()
    sheet.seats.swap.click()
    assert sheet.seats.names == ("Ned", "Fred")
    assert sheet.seats.computers == (3, None)


def test_without_computer_players_there_is_no_choice_of_them(qtbot: QtBot) -> None:
    assert sheet_for(qtbot, "adamas").seats.rows[0].kind.isHidden()
    assert not sheet_for(qtbot, "adamas", LEVELS).seats.rows[0].kind.isHidden()


@pytest.mark.parametrize(
    ("text", "fine"),
    [("", True), ("7", True), ("18446744073709551615", True), ("18446744073709551616", False),
     ("-1", False), ("²", False), ("seven", False)],
)  # fmt: skip
def test_a_seed_is_a_whole_number(qtbot: QtBot, text: str, fine: bool) -> None:
    sheet = sheet_for(qtbot, "holomino")
    sheet.seed.setText(text)
    assert sheet.start.isEnabled() is fine
    if fine and text:
        assert started(sheet).seed == int(text)


def test_games_without_chance_ask_for_no_seed(qtbot: QtBot) -> None:
    assert not sheet_for(qtbot, "adamas").seed.isVisible()
    assert sheet_for(qtbot, "holomino").seed.isVisible()


def test_escape_and_the_dimmed_window_close_the_sheet(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    with qtbot.waitSignal(sheet.cancelled):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
    with qtbot.waitSignal(sheet.cancelled):
        QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    sheet.cancelled.connect(lambda: pytest.fail("a click on the sheet closes nothing"))
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().center())


def test_an_earlier_game_can_be_taken_up(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    sheet.take(NewMatch("adamas", ("Ned", "Fred", "Yvonne"), {"size": 5, "unknown": 3}))
    match = started(sheet)
    assert match.names == ("Ned", "Fred", "Yvonne")
    assert match.options == {"size": 5}


def test_rows_can_stand_alone(qtbot: QtBot) -> None:
    rows = OptionRows(game_named("blackbox"), 2)
    hold(qtbot, rows)
    assert rows.values == {}
    assert rows.problem == ""


def test_the_way_back_to_the_standard_game_is_there_once_something_differs(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    assert not sheet.standard.isVisible()
    switch(sheet, "tantrix")
    stepper(sheet, "num_tiles").set_value(20)
    assert sheet.standard.isVisible()
    QTest.mouseClick(sheet.standard, Qt.MouseButton.LeftButton)
    assert sheet.options.values == {}
    assert not sheet.standard.isVisible()
    assert row_of(sheet, "end_first").control.isEnabled()


def test_a_game_without_options_has_no_heading_for_them(qtbot: QtBot) -> None:
    def headings(slug: str) -> list[str]:
        texts = sheet_for(qtbot, slug).findChildren(Text)
        return [text.text() for text in texts if text.text() in ("Seats", "Options")]

    assert headings("blackbox") == ["Seats"]
    assert headings("adamas") == ["Seats", "Options"]
