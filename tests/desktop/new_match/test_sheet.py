"""The new game sheet is made from what each game says of its options."""

from contextlib import closing
from sqlite3 import DatabaseError
from threading import Thread, current_thread, main_thread

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.background.idle_queue import idle_queue
from desktop.controls.choice import Choice
from desktop.controls.stepper import Stepper
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.games.mono.layout_editor.layout_library import LayoutLibrary
from desktop.language.languages import ENGLISH, speak
from desktop.new_match import sheet_rows
from desktop.new_match.option_rows import ChoiceRow, OptionRow, OptionRows
from desktop.new_match.request import ADAPTIVE, NewMatch
from desktop.new_match.sheet import NewGameSheet
from desktop.new_match.sheet_rows import LayoutChoice
from desktop.new_match.who_plays import Strength
from desktop.storage.database import Busy, Database
from desktop.storage.settings import Settings
from rules.core.time_control import TimeControl
from rules.dragons.options import AIMS
from rules.games import GAMES, game_named
from tests.desktop.conftest import hold, wait_until
from tests.desktop.games.mono.layout_editor.easel import WHOLE

pytestmark = pytest.mark.usefixtures("look")

SLUGS = [game.slug for game in GAMES]
LEVELS = ("Gentle", "Easy", "Steady", "Strong", "Fierce")


_BEGUN, _LEFT = list[NewMatch](), list[str]()
"""The matches that the sheets have begun, and the games whose sheets were left."""


def sheet_for(qtbot: QtBot, slug: str, levels: tuple[str, ...] = ()) -> NewGameSheet:
    sheet = NewGameSheet(
        game_named(slug),
        levels,
        begin=_BEGUN.append,
        leave=lambda: _LEFT.append(slug),
        edit_position=lambda _match: None,
        ask_to_invite=lambda _match: None,
    )
    hold(qtbot, sheet)
    sheet.resize(1280, 800)
    sheet.show()
    return sheet


def started(sheet: NewGameSheet) -> NewMatch:
    """Return the one match that the button begins."""
    _BEGUN.clear()
    sheet.start.click()
    (match,) = _BEGUN
    return match


def test_a_narrow_sheet_names_the_game_itself(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    assert sheet.title.text() == "New game"  # its picture and name stand beside
    sheet.resize(800, 500)
    qtbot.waitUntil(lambda: sheet.title.text() == "New game: Adamas")
    assert any(text.isVisible() and "Adamas" in text.text() for text in sheet.findChildren(Text))


def row_of(sheet: NewGameSheet, name: str) -> OptionRow:
    return sheet.options.rows[name]


def choose(sheet: NewGameSheet, name: str, on: bool = True) -> None:
    """Make the choice that a flag belongs to; if not `on`, the standard game's."""
    row = row_of(sheet, name)
    assert isinstance(row, ChoiceRow)
    row.choose(name if on else "")


def stepper(sheet: NewGameSheet, name: str) -> Stepper:
    found = row_of(sheet, name).control
    assert isinstance(found, Stepper)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_can_be_chosen(qtbot: QtBot, slug: str) -> None:
    game = game_named(slug)
    for name, spec in game.options.specs().items():
        sheet = sheet_for(qtbot, slug)
        sheet.who.seat(game.players[-1])
        asked: dict[str, int | bool]
        row = row_of(sheet, name)
        if isinstance(row, ChoiceRow):
            if name in row.flags:
                row.choose(name)
            asked = {name: True} if name in row.values else {}
            usual = game.options.read({name: True}, game.players[-1]) if not asked else None
            assert asked or usual is not None, "what holds anyway needs no flag"
        elif isinstance(row.control, Toggle):
            row.control.click()
            asked = {name: True}
        else:
            assert isinstance(row.control, Stepper)
            assert spec.high is not None
            row.control.set_value(spec.high)
            asked = {name: spec.high}
        assert sheet.options.values == asked
        assert row.control.accessibleDescription()


def test_the_standard_game_starts_with_one_click(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "mono")
    assert started(sheet) == NewMatch("mono", ("Player 1", "Player 2"), {}, None, (None, None))


def test_what_differs_from_the_standard_game_is_told(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    stepper(sheet, "size").set_value(5)
    choose(sheet, "prog_cap")
    assert started(sheet).options == {"size": 5, "prog_cap": True}


def test_an_automatic_number_shows_what_it_stands_for(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    field = sheet.findChildren(type(stepper(sheet, "size").field))
    assert stepper(sheet, "pieces").field.placeholderText() == "8"
    stepper(sheet, "size").set_value(4)
    assert stepper(sheet, "pieces").field.placeholderText() == "12"
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


def test_options_that_exclude_each_other_are_one_choice(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    aims = {row_of(sheet, name) for name in (*AIMS, "long_loop")}
    assert len(aims) == 1
    choose(sheet, "tantrix")
    choose(sheet, "end_first")
    assert sheet.options.values == {"end_first": True}


def test_what_contradicts_is_greyed_out_with_an_explanation(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    choose(sheet, "tantrix")
    row = row_of(sheet, "tie_largest_wins")
    assert not row.control.isEnabled()
    assert row.explanation == "Cannot be combined with “Aim: best dragon (Tantrix scoring)”."
    choose(sheet, "tantrix", on=False)
    assert row.control.isEnabled()
    assert row.explanation == game_named("dragons").options.specs()["tie_none"].help


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("de", "Braucht „Zweite Seite: "),
        ("fr", "Nécessite «\u202fDeuxième face"),
        ("es", "Requiere «"),
    ],
)
def test_an_option_another_one_needs_is_called_as_it_is_here(
    qtbot: QtBot, code: str, said: str
) -> None:
    speak(code)
    try:
        sheet = sheet_for(qtbot, "dragons")
        choose(sheet, "long_loop")
        explanation = row_of(sheet, "long_loop").explanation
    finally:
        speak(ENGLISH)
    assert explanation.startswith(said)
    assert "cross" not in explanation


def test_what_needs_another_option_says_so(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    choose(sheet, "long_loop")
    assert not sheet.start.isEnabled()
    assert row_of(sheet, "long_loop").explanation == "Needs “Second side: crossing colours”."
    choose(sheet, "cross")
    assert sheet.start.isEnabled()


def test_what_an_aim_needs_is_said_before_it_is_chosen(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    aim = row_of(sheet, "long_loop").control
    assert isinstance(aim, Choice)
    aim.showPopup()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (entry,) = (action for action in menu.actions() if action.text().startswith("Loop of five"))
    assert not entry.isEnabled()
    assert "crossing colours" in entry.text()
    menu.close()


def test_numbers_that_do_not_fit_together_cannot_be_started(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino")
    stepper(sheet, "num_digits").set_value(4)
    stepper(sheet, "pool_size").set_value(4)
    assert not sheet.start.isEnabled()
    assert "Pools of" in sheet.options.problem
    stepper(sheet, "pool_size").set_value(3)
    assert sheet.start.isEnabled()


def test_a_third_player_changes_what_is_derived(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    sheet.who.more.click()
    assert stepper(sheet, "size").field.placeholderText() == "4"
    assert sheet.who.more.isHidden()
    sheet.who.rows[-1].remove.click()
    assert stepper(sheet, "size").field.placeholderText() == "3"
    assert sheet.who.rows[-1].remove.isHidden()


def test_names_are_taken_and_remembered(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    sheet.who.rows[0].field.setText("  Fred ")
    assert sheet.first.text() == "Fred goes first, then Player 2"
    assert started(sheet).names == ("Fred", "Player 2")
    assert Settings().names == ["Fred", ""]
    assert sheet_for(qtbot, "mono").who.names == ("Fred", "Player 2")


# -- who plays


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def seat_computer(sheet: NewGameSheet, seat: int, level: int) -> None:
    """Have a level play at a seat, by mouse."""
    row = sheet.who.rows[seat]
    click(row.kind.segment(1))
    assert sheet.who.opened is row
    click(sheet.who.box.strip.segment(level - 1))


def test_one_click_seats_a_computer_and_one_says_how_strong(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    assert not sheet.who.box.isVisible()
    click(sheet.who.rows[1].kind.segment(1))
    assert sheet.who.box.isVisible()
    assert not sheet.who.rows[1].field.isVisible()
    assert started(sheet).levels == (None, 1)
    click(sheet.who.box.strip.segment(3))
    match = started(sheet)
    assert match.levels == (None, 4)
    assert match.names == ("Player 1", "Strong")


def test_one_strip_of_levels_is_open_at_a_time(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "mono", LEVELS)
    seat_computer(sheet, 0, 2)
    seat_computer(sheet, 1, 3)
    assert [row.level_field.isChecked() for row in sheet.who.rows] == [False, True]
    click(sheet.who.rows[1].level_field)
    assert not sheet.who.box.isVisible()
    assert sheet.who.computers == (2, 3)


def test_by_the_keyboard_the_arrows_change_the_level(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    QTest.keyClick(sheet.who.rows[1].kind.segment(1), Qt.Key.Key_Space)
    level = sheet.who.box.strip.segment(0)
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Right)
    assert started(sheet).levels == (None, 2)


def test_whoever_goes_first_has_the_first_seat_and_sign(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.who.rows[0].field.setText("Fred")
    seat_computer(sheet, 1, 1)
    click(sheet.who.first.segment(1))
    assert sheet.first.text() == "Gentle goes first, then Fred"
    assert sheet.who.first.index == 0
    assert [row.chip.player for row in sheet.who.rows] == [0, 1]
    match = started(sheet)
    assert (match.names, match.levels) == (("Gentle", "Fred"), (1, None))
    again = sheet_for(qtbot, "adamas", LEVELS)
    again.take(match)
    assert again.who.names == ("Gentle", "Fred")
    assert again.who.opened is again.who.rows[0]


def test_the_lot_says_who_moves_first_and_the_seed_fixes_it(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino", LEVELS)
    seat_computer(sheet, 1, 1)
    click(sheet.who.first.segment(2))
    assert sheet.first.text() == "Random first player"
    drawn = set()
    for seed in range(20):
        sheet.seed.setText(str(seed))
        match = started(sheet)
        assert match == started(sheet)
        assert not match.by_lot
        drawn.add(tuple(match.levels))
    assert drawn == {(None, 1), (1, None)}
    assert Settings().last_game("holomino").by_lot


def test_among_people_any_may_move_first(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    click(sheet.who.more)
    for row, name in zip(sheet.who.rows, ("Ann", "Bo", "Cy"), strict=True):
        row.field.setText(name)
    click(sheet.who.first.segment(2))
    assert sheet.first.text() == "Cy goes first, then Ann, then Bo"
    assert started(sheet).names == ("Cy", "Ann", "Bo")
    assert [row.chip.player for row in sheet.who.rows] == [0, 1, 2]


def test_people_and_computers_may_sit_at_one_table(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "mono", LEVELS)
    click(sheet.who.more)
    seat_computer(sheet, 1, 3)
    seat_computer(sheet, 2, 5)
    match = started(sheet)
    assert match.levels == (None, 3, 5)
    assert match.names == ("Player 1", "Steady", "Fierce")
    again = sheet_for(qtbot, "mono", LEVELS)
    again.take(match)
    assert again.who.computers == (None, 3, 5)


def test_any_seat_is_removed_where_it_is(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "mono", LEVELS)
    who = sheet.who
    assert who.count_words.text() == "2 of 4 seats"
    assert not any(row.remove.isVisible() for row in who.rows)
    click(who.more)
    QApplication.processEvents()
    assert sheet.focusWidget() is who.rows[2].field
    click(who.more)
    QApplication.processEvents()
    assert not who.more.isVisible()
    assert all(row.remove.isVisible() for row in who.rows)
    for row, name in zip(who.rows, ("Ann", "Bo", "Cy", "Di"), strict=True):
        row.field.setText(name)
    click(who.rows[1].remove)
    assert who.names == ("Ann", "Cy", "Di")
    assert [row.chip.player for row in who.rows] == [0, 1, 2]


def test_tab_goes_from_the_top_to_the_bottom(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "mono", LEVELS)
    click(sheet.who.more)
    seat_computer(sheet, 1, 2)
    QApplication.processEvents()
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    sheet.who.rows[0].field.setFocus()
    heights = []
    while sheet.focusWidget() is not sheet.start:
        focus = sheet.focusWidget()
        assert focus is not None
        heights.append(focus.mapTo(sheet, focus.rect().center()).y())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert heights == sorted(heights)
    assert len(heights) > 10


def test_a_name_is_still_there_after_a_look_at_the_computer(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.who.rows[1].field.setText("Cy")
    click(sheet.who.rows[1].kind.segment(1))
    assert sheet.who.names == ("Player 1", "Gentle")
    click(sheet.who.rows[1].kind.segment(0))
    assert sheet.who.names == ("Player 1", "Cy")


def test_the_results_against_a_level_are_told(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.take(NewMatch("adamas", ("Fred", ""), levels=(None, 3)))
    assert sheet.who.box.results.text() == "Rated if you use no hints, coach or undo."
    known = {"Fred": Strength(3, [(0, 0), (2, 2), (4, 9), (0, 0), (0, 0)])}
    sheet.know_strengths(known.get)
    assert sheet.who.box.results.text() == "You won 4 of 9 games"
    sheet.who.rows[0].field.setText("Ann")
    assert "won" not in sheet.who.box.results.text()


def test_a_level_about_ones_strength_follows_the_results(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.take(NewMatch("adamas", ("Fred", ""), levels=(None, 2)))
    click(sheet.who.box.strip.segment(len(LEVELS)))
    assert started(sheet).levels == (None, 1), "nothing is known yet"
    known = {"Fred": Strength(4, [(0, 0)] * 5)}
    sheet.know_strengths(known.get)
    assert "Strong is nearest to your strength." in sheet.who.box.about.text()
    match = started(sheet)
    assert (match.levels, match.names) == ((None, 4), ("Fred", "Strong"))
    kept = NewMatch.last_of("adamas", (2, 3))
    assert kept.levels == (None, ADAPTIVE), "the next match adapts again"
    assert kept.named(LEVELS).levels == (None, 4)


def test_what_makes_a_match_unrated_is_said_beforehand(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas", LEVELS)
    sheet.take(NewMatch("adamas", options={"size": 5}, levels=(None, 3)))
    words = sheet.who.box.terms.text()
    assert words == "Not rated: with these options the computer players have no rating."
    sheet.options.reset()
    assert not sheet.who.box.terms.isVisible()


# -- the picture and what folds away


def test_the_picture_follows_every_choice(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    assert sheet.picture.accessibleName() == "19 cells, 8 pieces each"
    pictures = []
    for size in (3, 5, 3):
        stepper(sheet, "size").set_value(size)
        spare_time_passes()
        pictures.append(sheet.picture.grab().toImage())
    assert pictures[0] == pictures[2] != pictures[1]
    stepper(sheet, "size").set_value(5)
    assert sheet.picture.accessibleName() == "61 cells, 16 pieces each"


def spare_time_passes() -> None:
    QApplication.processEvents()
    while not idle_queue().idle:
        QApplication.processEvents()


@pytest.mark.parametrize("slug", SLUGS)
def test_with_the_common_options_nothing_scrolls(qtbot: QtBot, slug: str) -> None:
    sheet = sheet_for(qtbot, slug, LEVELS)
    sheet.who.seat(game_named(slug).players[-1])
    (area,) = sheet.findChildren(QScrollArea)
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() == 0


def test_folded_it_says_what_it_holds(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino", LEVELS)
    more = sheet.more.button
    assert more.accessibleName() == "More options: Hints allowed, standard rules"
    assert not sheet.serious.isVisible()
    click(more)
    assert sheet.serious.isVisible()
    click(sheet.serious)
    click(row_of(sheet, "non_unique").control)
    sheet.seed.setText("42")
    click(more)
    assert more.accessibleName() == "More options: No hints, Repeated digits, Seed 42"


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
    for slug, asks in (("adamas", False), ("holomino", True)):
        sheet = sheet_for(qtbot, slug)
        click(sheet.more.button)
        assert sheet.seed.isVisible() is asks


def test_escape_and_the_dimmed_window_close_the_sheet(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    _LEFT.clear()
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=sheet.rect().center())
    assert _LEFT == []
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert _LEFT == ["adamas"] * 2


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
    choose(sheet, "tantrix")
    stepper(sheet, "num_tiles").set_value(20)
    assert sheet.standard.isVisible()
    QTest.mouseClick(sheet.standard, Qt.MouseButton.LeftButton)
    assert sheet.options.values == {}
    assert not sheet.standard.isVisible()


def test_a_game_without_options_has_no_heading_for_them(qtbot: QtBot) -> None:
    def headings(slug: str) -> list[str]:
        texts = sheet_for(qtbot, slug).findChildren(Text)
        return [text.text() for text in texts if text.text() in ("Players", "Options")]

    assert headings("blackbox") == ["Players"]
    assert headings("adamas") == ["Players", "Options"]


def test_options_opened_as_the_sheet_goes_are_shown_no_more(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "holomino")
    area = sheet.findChild(QScrollArea)
    assert area is not None
    with qtbot.capture_exceptions() as errors:
        click(sheet.more.button)
        shiboken6.delete(area)
        qtbot.wait(10)
    assert not errors


def test_a_match_has_no_clock_unless_one_is_chosen(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    assert started(sheet).clock is None
    offered = []
    for preset in range(1, 6):
        sheet.clock.choice.choose(preset)
        sheet.clock.choice.chosen.emit(preset)
        offered.append(sheet.clock.summary())
        assert offered[-1] in sheet.more.button.accessibleName()
    assert offered == ["1 min + 0 s", "3 min + 2 s", "5 min + 3 s", "10 min + 5 s", "30 min + 0 s"]
    assert started(sheet).clock == TimeControl(1800)
    choice = sheet.clock.choice
    for told in (choice.toolTip(), choice.accessibleDescription()):
        assert "Your clock starts with your second turn." in told


def test_a_clock_of_own_numbers_is_remembered(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "dragons")
    sheet.clock.take(TimeControl(7 * 60, 2))
    assert started(sheet).clock == TimeControl(7 * 60, 2)
    again = sheet_for(qtbot, "dragons")
    again.take(NewMatch.to_ask_for("dragons", range(2, 3)))
    assert again.clock.clock == TimeControl(7 * 60, 2)
    assert again.clock.minutes.value == 7


class TestLayouts:
    @pytest.fixture
    def kept(self) -> str:
        with closing(Database()) as store:
            LayoutLibrary(store).save("Brook", 9, WHOLE)
        return WHOLE

    def test_a_layout_of_the_library_is_the_board_of_the_first_player(
        self, qtbot: QtBot, kept: str
    ) -> None:
        sheet = sheet_for(qtbot, "mono", LEVELS)
        sheet.take(NewMatch("mono", ["Ann", ""], levels=[None, 1]))
        wait_until(sheet.layouts.isVisible)
        assert started(sheet).first == ""
        sheet.layouts.choice.setCurrentIndex(1)
        assert sheet.layout_note.text() == "Ann plays with your layout."
        assert started(sheet).first == kept

    def test_none_is_offered_where_others_see_the_screen(self, qtbot: QtBot, kept: str) -> None:
        sheet = sheet_for(qtbot, "mono", LEVELS)
        sheet.take(NewMatch("mono", ["Ann", "Ben"], levels=[None, None]))
        wait_until(lambda: not sheet.layouts.busy)
        assert not sheet.layouts.isVisible()

    def test_none_is_offered_for_another_size(self, qtbot: QtBot, kept: str) -> None:
        sheet = sheet_for(qtbot, "mono", LEVELS)
        sheet.take(NewMatch("mono", ["Ann", ""], {"size": 5}, levels=[None, 1]))
        wait_until(lambda: not sheet.layouts.busy)
        assert not sheet.layouts.isVisible()
        assert started(sheet).first == ""

    def test_the_layouts_are_checked_in_the_background(
        self, qtbot: QtBot, kept: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        threads: list[Thread] = []

        def whole(size: int) -> list[tuple[str, str]]:
            threads.append(current_thread())
            return [("Brook", kept)]

        monkeypatch.setattr(sheet_rows, "_whole", whole)
        sheet = sheet_for(qtbot, "mono", LEVELS)
        sheet.take(NewMatch("mono", ["Ann", ""], levels=[None, 1]))
        assert sheet.settling
        wait_until(sheet.layouts.isVisible)
        assert threads
        assert main_thread() not in threads

    @pytest.mark.parametrize("error", [DatabaseError("damaged"), Busy("locked")])
    def test_layouts_that_could_not_be_read_are_read_again(
        self, qtbot: QtBot, kept: str, monkeypatch: pytest.MonkeyPatch, error: Exception
    ) -> None:
        def fail(*_args: object, **_options: object) -> Database:
            raise error

        choice = LayoutChoice(lambda: None)
        qtbot.addWidget(choice)
        with monkeypatch.context() as locked:
            locked.setattr(sheet_rows, "Database", fail)
            choice.offer(9)
            wait_until(lambda: not choice.busy)
        assert choice.isHidden()
        choice.offer(9)
        wait_until(lambda: not choice.busy)
        assert not choice.isHidden()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_option_is_in_sight_in_a_window_of_1093_by_614(qtbot: QtBot, slug: str) -> None:
    sheet = sheet_for(qtbot, slug, LEVELS)
    sheet.resize(1093, 614)
    sheet.who.rows[-1].kind.segment(1).click()
    QApplication.processEvents()
    (area,) = sheet.findChildren(QScrollArea)
    shown = [row for row in sheet.options.rows.values() if row not in sheet.options.folded]
    for row in shown[:1]:
        foot = row.mapTo(area, QPoint(0, row.height())).y()
        assert foot <= area.height() - 8


def test_every_number_names_the_usual_value_beside_it(qtbot: QtBot) -> None:
    sheet = sheet_for(qtbot, "adamas")
    notes = {sheet.options.rows[name]._note.text() for name in ("size", "pieces")}
    assert notes == {"standard: 3", "standard: 8"}
