"""The home page: five games, what was left open, records."""

from functools import partial
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.strengths import Strengths
from desktop.background.idle_queue import idle_queue
from desktop.controls.commands import EDITOR, LESSONS, PUZZLES, RECORDS
from desktop.games.card import said
from desktop.games.pictures import PICTURES
from desktop.home import card_buttons, unfinished
from desktop.home.card_buttons import Card
from desktop.home.page import HomePage
from desktop.home.solo_card import NAMES, LessonProgress, SoloProgress, Today
from desktop.new_match.request import ADAPTIVE, NewMatch
from desktop.paint.cached_picture import CachedPicture
from desktop.storage import autosave
from desktop.storage.settings import LastGame, Settings
from desktop.table.session import Session
from desktop.theme.appearance import Appearance, theme
from rules.games import GAMES
from rules.match import Match
from rules.puzzles import KINDS
from tests.desktop.conftest import hold, wait_until, wait_until_loaded
from tests.tools import sample_matches

ARROW = {
    "L": Qt.Key.Key_Left,
    "R": Qt.Key.Key_Right,
    "U": Qt.Key.Key_Up,
    "D": Qt.Key.Key_Down,
}
pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def played(look: Appearance) -> None:
    """Make the player one who has played before, so that the usual home page is shown."""
    Settings().remember_game("mono", LastGame(("", ""), {}, (None, 1)))


@pytest.fixture
def home(qtbot: QtBot) -> HomePage:
    page = HomePage(PICTURES)
    hold(qtbot, page)
    page.resize(1280, 800)
    page.show()
    return page


def centre(page: HomePage, widget: QWidget) -> QPoint:
    return widget.mapTo(page, widget.rect().center())


def test_the_five_games_form_a_quincunx(home: HomePage) -> None:
    at = {slug: centre(home, card) for slug, card in home.cards.items()}
    middle = at["holomino"]
    for slug, (x, y) in {
        "mono": (-1, -1), "adamas": (1, -1), "dragons": (-1, 1), "blackbox": (1, 1),
    }.items():  # fmt: skip
        assert (at[slug].x() - middle.x()) * x > 100
        assert (at[slug].y() - middle.y()) * y > 100


def test_a_card_begins_its_game_or_asks_about_it(home: HomePage, qtbot: QtBot) -> None:
    for game in GAMES:
        card = home.cards[game.slug]
        for signal, button in ((home.play_wanted, card), (home.options_wanted, card.options)):
            with qtbot.waitSignal(signal) as told:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            assert told.args == [game.slug]
            with qtbot.waitSignal(signal):
                QTest.keyClick(button, Qt.Key.Key_Space)
        assert card.options.toolTip() == f"Options for {game.title}"


def test_cards_say_what_they_are(home: HomePage) -> None:
    words = "Mono. Find the runs in a hidden layout. 2–4. Play, vs Newcomer"
    assert home.cards["mono"].accessibleName() == words
    assert "2–3" in home.cards["adamas"].accessibleName()


@pytest.mark.parametrize(
    ("size", "levels", "bars", "signs"),
    [
        ((1280, 800), (None, 3), [3], []), ((1280, 800), (None, 2, 3), [], []),
        ((1280, 800), (None, None), [], [0, 1]), ((900, 640), (None, 3), [], []),
        ((900, 640), (None, None), [], []),
    ],
)  # fmt: skip
def test_a_wide_card_shows_the_level_as_bars_or_the_signs_of_people(
    home: HomePage,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    levels: tuple[int | None, ...],
    bars: list[int],
    signs: list[int],
) -> None:
    painted: tuple[list[int], list[int]] = ([], [])
    for name, place, seen in (("paint_level_bars", 2, painted[0]), ("paint_glyph", 1, painted[1])):
        monkeypatch.setattr(
            card_buttons, name, lambda *given, at=place, seen=seen: seen.append(given[at])
        )
    home.resize(*size)
    Settings().remember_game("adamas", LastGame(("",) * len(levels), {}, levels))
    home.refresh()
    home.cards["adamas"].grab()
    assert painted == (bars, signs)


def test_a_card_names_the_other_options_of_the_last_match(home: HomePage) -> None:
    Settings().remember_game("adamas", LastGame(("", ""), {"size": 6}, (None, 3)))
    home.refresh()
    card = home.cards["adamas"]
    wait_until(lambda: card.accessibleName().endswith("Play, vs Club, Cells per side 6"))


@pytest.mark.parametrize(
    ("levels", "words"),
    [
        ((None, 3), "vs Club"), ((4, None), "vs Expert"), ((None, None), "2 players here"),
        ((None, 2, 3), "vs 2 computers"), ((None, None, 3), "3 players"), ((), "vs Newcomer"),
        ((None,) * 9, "vs Newcomer"),
    ],
)  # fmt: skip
def test_a_card_names_the_players_of_the_last_match(
    home: HomePage, levels: tuple[int | None, ...], words: str
) -> None:
    Settings().remember_game("adamas", LastGame(("",) * len(levels), {}, levels))
    home.refresh()
    assert home.cards["adamas"].accessibleName().endswith(f"Play, {words}")


# -- play at once


def test_one_click_begins_a_first_match(window: MainWindow) -> None:
    QTest.mouseClick(window.home.cards["dragons"], Qt.MouseButton.LeftButton)
    session = window.session
    assert session is not None
    assert session.game.slug == "dragons"
    assert session.levels == (None, 1)
    assert session.names == ("Player 1", "Newcomer")
    assert session.progress.options == Session(Match.new("dragons")).progress.options


def test_one_click_begins_the_match_of_last_time(window: MainWindow) -> None:
    Settings().remember_game("adamas", LastGame(("Ann", "Bo", ""), {"size": 5}, (None, None, 3)))
    window.home.cards["adamas"].click()
    session = window.session
    assert session is not None
    assert session.names == ("Ann", "Bo", "Club")
    assert session.levels == (None, None, 3)
    assert session.progress.options["size"] == 5
    assert Settings().latest_game == "adamas"


def test_one_click_begins_no_match_with_a_clock(window: MainWindow) -> None:
    Settings().remember_game("adamas", LastGame(("", ""), {}, (None, 2), clock="300 3"))
    window.home.cards["adamas"].click()
    assert window.session is not None
    assert window.session.progress.clock is None
    window.requests.ask_for("adamas")
    assert window.sheet is not None
    assert str(window.sheet.clock.clock) == "300 3", "the sheet offers it again"


def test_a_file_that_was_only_looked_at_is_not_continued(
    window: MainWindow, tmp_path: Path
) -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=7)
    match.play("a3-b3")
    match.save(tmp_path / "friends.qcx")
    window.files.open_file(tmp_path / "friends.qcx")
    wait_until_loaded(window)
    assert window.session is not None
    window.session.to_study()
    window.go_home()
    assert not unfinished.saved_matches()


def test_a_position_that_was_set_up_is_kept_before_its_first_move(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), setup=Match.new("adamas").setup_here()))
    window.go_home()
    window.files.autosave.flush()
    (kept,) = unfinished.saved_matches()
    window.files.go_on(kept.path)
    wait_until_loaded(window)
    assert window.session is not None
    assert window.session.progress.setup


def test_the_first_seat_is_drawn_where_it_was_left_to_the_lot(window: MainWindow) -> None:
    seated = set()
    for _ in range(40):
        Settings().remember_game("adamas", LastGame(("Ann", ""), {}, (None, 3), by_lot=True))
        window.home.cards["adamas"].click()
        assert window.session is not None
        seated.add(window.session.names)
        window.go_home()
        if len(seated) == 2:
            break
    assert seated == {("Ann", "Club"), ("Club", "Ann")}


def test_somebody_alone_goes_by_the_name_typed_last(window: MainWindow) -> None:
    Settings().names = ["Fred", "Ned"]
    window.home.cards["dragons"].click()
    assert window.session is not None
    assert window.session.names == ("Fred", "Newcomer")


def test_an_unfinished_match_is_kept_when_another_begins(window: MainWindow, qtbot: QtBot) -> None:
    window.home.cards["adamas"].click()
    assert window.session is not None
    window.session.play("a3-c3")
    window.go_home()
    window.home.cards["adamas"].click()
    window.go_home()
    (kept,) = unfinished.saved_matches()
    assert kept.title == "Adamas"


def test_options_that_fit_no_more_are_those_of_the_standard_game(window: MainWindow) -> None:
    Settings().remember_game("adamas", LastGame(("", ""), {"size": 99, "gone": 1}, (None, 1)))
    window.home.cards["adamas"].click()
    assert window.session is not None
    assert window.session.progress.options["size"] == 3


def test_an_opponent_about_ones_strength_is_chosen_by_what_is_known(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings().remember_game("adamas", LastGame(("", ""), {}, (None, ADAPTIVE)))
    Settings().keep_near_level("adamas", 3)
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(Strengths, "learn", lambda _self, *of: asked.append(of))
    window.home.refresh()
    assert window.home.cards["adamas"].accessibleName().endswith("vs your strength")
    window.home.cards["adamas"].click()
    assert window.session is not None
    assert window.session.levels == (None, 3)
    assert asked == [("adamas", "")]
    window.go_home()
    assert Settings().last_game("adamas").levels == (None, ADAPTIVE)


def test_the_sheet_remembers_who_plays_in_every_game(window: MainWindow) -> None:
    Settings().remember_game("dragons", LastGame(("Ann", ""), {}, (None, 2)))
    Settings().remember_game("adamas", LastGame(("Ann", "Bo"), {"size": 5}, (None, None)))
    window.home.cards["holomino"].options.click()
    assert window.sheet is not None
    assert window.sheet.who.names == ("Ann", "Bo")
    assert window.sheet.options.values == {}
    window.home.cards["dragons"].options.click()
    assert window.sheet.who.names == ("Ann", "Bo"), "two people are here now"
    Settings().remember_game("mono", LastGame(("Ann", ""), {}, (None, 4)))
    window.home.cards["dragons"].options.click()
    assert window.sheet.who.computers == (None, 2), "against the computer each game has a level"


# -- the accent card


def test_on_the_first_start_somebody_new_is_led_to_a_match(home: HomePage, qtbot: QtBot) -> None:
    assert home.go_on.accessibleName() == "New here? Your first game, step by step. Show me"
    assert home.main_widget() is home.go_on
    with qtbot.waitSignal(home.guided_wanted) as told:
        QTest.keyClick(home.go_on, Qt.Key.Key_Space)
    assert told.args == ["adamas"]


def test_somebody_new_plays_after_one_click(window: MainWindow) -> None:
    QTest.mouseClick(window.home.go_on, Qt.MouseButton.LeftButton)
    assert window.session is not None
    assert window.session.game.slug == "adamas"
    assert window.session.levels == (None, 1)
    assert window.table.match.coach.speaks
    window.go_home()
    assert window.home.go_on.accessibleName().startswith("Play again Adamas")


def test_the_first_start_shows_no_results(home: HomePage, qtbot: QtBot) -> None:
    results = (home.solo, home.standing_button)
    tiles = (home.puzzles_tile, home.lessons_tile, home.layouts_tile, home.records_tile)
    assert [one.isVisible() for one in (*results, *tiles)] == [False] * 2 + [True] * 4
    for tile, command in zip(tiles, (PUZZLES, LESSONS, EDITOR, RECORDS), strict=True):
        with qtbot.waitSignal(home.command_wanted) as wanted:
            QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert wanted.args == [command]
    home.solo.show_state(SoloProgress(dict.fromkeys(NAMES, Today.SOLVED)))
    home.refresh()
    assert [one.isVisible() for one in (*results, *tiles)] == [True] * 2 + [False] * 2 + [True] * 2


def test_the_accent_card_shows_a_close_up(home: HomePage, qtbot: QtBot) -> None:
    empty = home.go_on.grab().toImage()  # asks for the picture
    qtbot.waitUntil(lambda: idle_queue().idle)
    full = home.go_on.grab().toImage()
    for at in (QPoint(40, 40), QPoint(160, 180)):  # the board fills the square
        assert full.pixelColor(at) != empty.pixelColor(at)


def test_with_nothing_left_open_the_last_game_is_offered_once_more(
    home: HomePage, qtbot: QtBot
) -> None:
    Settings().remember_game("adamas", LastGame(("Fred", ""), {}, (None, 3)))
    home.refresh()
    assert home.go_on.accessibleName() == "Play again Adamas. Fred – Club"
    assert home.main_widget() is home.cards["mono"]
    with qtbot.waitSignal(home.play_wanted) as told:
        home.go_on.click()
    assert told.args == ["adamas"]


def leave_open(slug: str, move: str, names: tuple[str, str] = ("fred", "ned")) -> Path:
    session = Session(Match.new(slug, names, seed=7))
    session.play(move)
    place = autosave.new_slot()
    keep(session, place)
    return place.path


def keep(session: Session, place: autosave.Slot) -> None:
    board = autosave.Autosave()
    session.keep_by = partial(board.keep, place)
    session.keep()
    board.flush()


def test_a_game_left_open_can_be_gone_on_with(home: HomePage, qtbot: QtBot) -> None:
    place = leave_open("adamas", "a3-c3")
    home.refresh()
    assert home.go_on.accessibleName() == "Continue Adamas. fred – ned"  # at once
    words = "Continue Adamas. ned to move, turn 2"
    qtbot.waitUntil(lambda: home.go_on.accessibleName() == words)
    home.refresh()
    assert home.go_on.accessibleName() == words  # what is known is said meanwhile
    with qtbot.waitSignal(home.continued) as told:
        home.go_on.click()
    assert told.args == [place]


def test_damaged_files_on_the_shelf_are_passed_over(home: HomePage) -> None:
    leave_open("adamas", "a3-c3").write_text("nonsense", encoding="utf-8")
    home.refresh()
    assert "New here?" in home.go_on.accessibleName()


def test_a_finished_game_is_no_longer_offered() -> None:
    path = leave_open("adamas", "a3-c3")
    session = Session(Match.load(path))
    assert unfinished.saved_matches()
    session.resign()
    keep(session, autosave.Slot(path))
    assert not unfinished.saved_matches()
    assert not path.exists()
    assert [Match.load(path).outcome is not None for path in autosave.finished_folder().iterdir()]


def test_a_game_without_moves_is_not_kept() -> None:
    place = autosave.new_slot()
    keep(Session(Match.new("adamas")), place)
    assert not place.path.exists()


def test_the_position_shown_is_the_one_to_go_on_with(
    home: HomePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sample_matches.middle("mono")
    autosave.folder().mkdir(parents=True, exist_ok=True)
    match.save(autosave.folder() / "evening.qcx")
    home.refresh()
    assert home.go_on.accessibleName().startswith("Continue Mono")
    qtbot.waitUntil(lambda: "to move, turn" in home.go_on.accessibleName())
    (kept,) = unfinished.saved_matches()
    assert kept.view == match.view(None), "what is secret stays so"
    with monkeypatch.context() as patch:
        patch.setattr(CachedPicture, "paint_soon", lambda *_where: None)
        empty = home.go_on.grab().toImage()
    home.go_on.grab()  # asks for the picture
    qtbot.waitUntil(lambda: idle_queue().idle)
    assert home.go_on.grab().toImage() != empty


# -- what one can do alone


@pytest.mark.usefixtures("played")
def test_the_card_for_one_alone_leads_to_the_puzzles(home: HomePage, qtbot: QtBot) -> None:
    name = home.solo.accessibleName()
    assert name.startswith(f"On your own. 0 of {len(KINDS)} puzzles today")
    with qtbot.waitSignal(home.command_wanted) as wanted:
        QTest.mouseClick(home.solo, Qt.MouseButton.LeftButton)
    assert wanted.args == [PUZZLES]


@pytest.mark.usefixtures("played")
def test_the_card_says_how_today_went_and_what_is_next(home: HomePage) -> None:
    puzzles = dict.fromkeys(NAMES, Today.OPEN)
    first, second, third = list(puzzles)[:3]
    puzzles |= {first: Today.SOLVED, second: Today.ENDED}
    home.solo.show_state(SoloProgress(puzzles, streak=6, layouts=0))
    name = home.solo.accessibleName()
    assert f"1 of {len(KINDS)} puzzles today" in name
    assert f"Next: {said(NAMES[third])}" in name
    assert "6 days in a row" in name
    home.solo.show_state(SoloProgress(puzzles, streak=1, layouts=0))
    assert "running" not in home.solo.accessibleName()
    home.solo.show_state(SoloProgress(dict.fromkeys(NAMES, Today.SOLVED), layouts=0))
    assert "You have solved all of today’s" in home.solo.accessibleName()


@pytest.mark.usefixtures("played")
def test_a_ring_fills_with_the_lessons(home: HomePage) -> None:
    drawn, puzzles = [], dict.fromkeys(NAMES, Today.OPEN)
    for done in (0, 5, 10):
        progress = LessonProgress(done, 10, "Uncover a cell (Mono)" if done < 10 else "")
        home.solo.show_state(SoloProgress(puzzles, layouts=0, lessons=progress))
        image = home.solo.lessons.grab(QRect(0, 0, 40, home.solo.lessons.height())).toImage()
        ink = theme().colour("text").lightness() + 40
        pixels = (image.pixelColor(x, y) for x in range(40) for y in range(image.height()))
        drawn.append(sum(pixel.lightness() < ink for pixel in pixels))
    assert drawn[0] < drawn[1] < drawn[2]


def test_what_was_done_alone_is_asked_in_a_thread(qtbot: QtBot) -> None:
    asked: list[bool] = []

    def progress() -> SoloProgress:
        asked.append(current_thread() is main_thread())
        return SoloProgress(dict.fromkeys(NAMES, Today.OPEN), layouts=17)

    page = HomePage(PICTURES, progress)
    hold(qtbot, page)
    page.refresh()
    qtbot.waitUntil(lambda: "17 of your own" in page.layouts_tile.accessibleName())
    assert asked == [False]
    page.shut_down()


# -- the keyboard


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("mono", "R", "go_on"), ("mono", "DD", "dragons"), ("mono", "L", "mono"),
        ("dragons", "R", "solo"), ("adamas", "L", "go_on"), ("adamas", "DD", "blackbox"),
        ("holomino", "U", "go_on"), ("holomino", "DD", "solo"), ("holomino", "L", "mono options"),
        ("solo", "D", "lessons"), ("lessons", "D", "layouts_tile"), ("solo", "R", "blackbox"),
        ("layouts_tile", "R", "records_tile"), ("records_tile", "R", "blackbox"),
        ("layouts_tile", "L", "dragons options"), ("records_tile", "UU", "solo"),
        ("go_on", "DDDDD", "layouts_tile"), ("dragons", "RRUU", "adamas"),
    ],
)  # fmt: skip
@pytest.mark.usefixtures("played")
def test_arrows_go_where_the_eye_does(
    window: MainWindow, qtbot: QtBot, start: str, keys: str, end: str
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    home = window.home

    def named(name: str) -> QWidget:
        if name == "lessons":
            return home.solo.lessons
        game, _, part = name.partition(" ")
        card = home.cards.get(game)
        widget = card.options if card and part else card or getattr(home, name)
        assert isinstance(widget, QWidget)
        return widget

    named(start).setFocus()
    for key in keys:
        QTest.keyClick(window.focusWidget(), ARROW[key])
    assert window.focusWidget() is named(end)


@pytest.mark.usefixtures("played")
def test_arrows_reach_everything(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    home = window.home
    reached, ahead = set[QWidget](), [home.main_widget()]
    while ahead:
        widget = ahead.pop()
        reached.add(widget)
        for key in ARROW.values():
            widget.setFocus()
            QTest.keyClick(widget, key)
            found = window.focusWidget()
            assert found is not None
            if found not in reached:
                ahead.append(found)
    options = {card.options for card in home.cards.values()}
    cards = {card for card in home.findChildren(Card) if card.isVisible()}
    assert cards | options | {home.rules_button} <= reached


@pytest.mark.usefixtures("played")
def test_one_comes_back_to_what_one_left_by(window: MainWindow, qtbot: QtBot) -> None:
    home = window.home
    for button, key in (
        (home.cards["dragons"], Qt.Key.Key_Return),
        (home.records_tile, Qt.Key.Key_Space),
        (home.solo, Qt.Key.Key_Return),
    ):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, key)
        assert window.pages.page is not home
        QTest.keyClick(
            window.focusWidget() or window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier
        )
        qtbot.waitUntil(lambda: window.pages.page is home)
        assert window.focusWidget() is button


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("size", [(1093, 576), (1093, 536)])
def test_home_fits_a_small_laptop_screen(
    home: HomePage, size: tuple[int, int], *, first: bool
) -> None:
    if not first:
        Settings().remember_game("adamas", LastGame(("", ""), {}, (None, 3)))
        home.refresh()
    home.resize(*size)
    QApplication.processEvents()
    (area,) = home.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (1920, 1080), (800, 500)])
def test_no_card_overlaps_another(home: HomePage, size: tuple[int, int]) -> None:
    home.resize(*size)
    QApplication.processEvents()
    lessons = home.solo.lessons
    cards = [card for card in home.findChildren(Card) if card.isVisible() and card is not lessons]
    rects = [card.rect().translated(card.mapTo(home, QPoint())) for card in cards]
    for number, rect in enumerate(rects):
        assert rect.left() >= 0
        assert rect.right() <= home.width()
        assert size[1] < 680 or rect.bottom() <= home.height()
        assert not any(rect.intersects(other) for other in rects[number + 1 :])


def test_with_texts_twice_as_large_nothing_lies_beside_the_page(
    home: HomePage, look: Appearance
) -> None:
    try:
        look.resize_text(200)
        QApplication.processEvents()
        (area,) = home.findChildren(QScrollArea)
        assert area.horizontalScrollBar().maximum() == 0
        assert home.layouts_tile.x() == home.records_tile.x()
    finally:
        look.resize_text(0)


def test_who_plays_is_said_the_same_way_on_every_card(home: HomePage) -> None:
    assert all(one.accessibleName().endswith("Play, vs Newcomer") for one in home.cards.values())
