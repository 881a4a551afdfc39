"""The home page: five games, what was left open, records."""

from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.dev import sample_matches
from desktop.games.card import said
from desktop.games.pictures import PICTURES
from desktop.home import unfinished
from desktop.home.card_buttons import Card
from desktop.home.page import HomePage
from desktop.home.solo_card import NAMES, LessonProgress, SoloProgress, Today
from desktop.paint.cached_picture import CachedPicture
from desktop.storage import autosave
from desktop.storage.settings import Settings
from desktop.table.session import Session
from desktop.theme.appearance import Appearance, theme
from rules.core import AnyGame
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import hold

ARROW = {
    "L": Qt.Key.Key_Left,
    "R": Qt.Key.Key_Right,
    "U": Qt.Key.Key_Up,
    "D": Qt.Key.Key_Down,
}
pytestmark = pytest.mark.usefixtures("look")


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_card_chooses_its_game(home: HomePage, qtbot: QtBot, game: object) -> None:
    slug = game.slug  # type: ignore[attr-defined]
    with qtbot.waitSignal(home.game_chosen) as told:
        QTest.mouseClick(home.cards[slug], Qt.MouseButton.LeftButton)
    assert told.args == [slug]
    with qtbot.waitSignal(home.game_chosen):
        QTest.keyClick(home.cards[slug], Qt.Key.Key_Space)


def test_cards_say_what_they_are(home: HomePage) -> None:
    assert home.cards["mono"].accessibleName() == "Mono. Find the runs in a hidden layout. 2–4"
    assert "2–3" in home.cards["adamas"].accessibleName()


# -- the accent card


def test_on_the_first_start_somebody_new_is_led_to_a_match(home: HomePage, qtbot: QtBot) -> None:
    assert home.go_on.accessibleName() == "New here? Play Holomino. Against the easiest level"
    assert home.main_widget() is home.go_on
    with qtbot.waitSignal(home.first_match_wanted) as told:
        QTest.keyClick(home.go_on, Qt.Key.Key_Space)
    assert told.args == ["holomino"]


def test_somebody_new_plays_after_two_clicks(window: MainWindow) -> None:
    QTest.mouseClick(window.home.go_on, Qt.MouseButton.LeftButton)
    assert window.sheet is not None
    QTest.mouseClick(window.sheet.start, Qt.MouseButton.LeftButton)
    assert window.session is not None
    assert window.session.game.slug == "holomino"
    assert window.session.levels == (None, 1)


def test_with_nothing_left_open_the_last_game_is_offered_once_more(
    home: HomePage, qtbot: QtBot
) -> None:
    Settings().remember_game("adamas", ("Fred", ""), {}, (None, 3))
    home.refresh()
    assert home.go_on.accessibleName() == "Once more Adamas. Fred – Club"
    assert home.main_widget() is home.cards["mono"]
    with qtbot.waitSignal(home.game_chosen) as told:
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
    board.save(session, place)
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


def test_the_way_to_the_records_is_a_click(home: HomePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.records_wanted):
        home.records_tile.click()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_position_shown_is_the_one_to_go_on_with(
    home: HomePage, qtbot: QtBot, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sample_matches.middle(game.slug)
    if match.outcome is not None:  # a short game
        match.undo()
    autosave.folder().mkdir(parents=True, exist_ok=True)
    match.save(autosave.folder() / "evening.qcx")
    home.refresh()
    assert home.go_on.accessibleName().startswith(f"Continue {game.title}")
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


def test_the_card_for_one_alone_leads_to_the_puzzles(home: HomePage, qtbot: QtBot) -> None:
    name = home.solo.accessibleName()
    assert name.startswith("On your own. 0 of 8 puzzles today")
    with qtbot.waitSignal(home.puzzles_wanted):
        QTest.mouseClick(home.solo, Qt.MouseButton.LeftButton)


def test_the_card_says_how_today_went_and_what_is_next(home: HomePage) -> None:
    puzzles = dict.fromkeys(NAMES, Today.OPEN)
    first, second, third = list(puzzles)[:3]
    puzzles |= {first: Today.SOLVED, second: Today.ENDED}
    home.solo.show_state(SoloProgress(puzzles, streak=6, layouts=0))
    name = home.solo.accessibleName()
    assert "1 of 8 puzzles today" in name
    assert f"Next: {said(NAMES[third])}" in name
    assert "6 days running" in name
    home.solo.show_state(SoloProgress(puzzles, streak=1, layouts=0))
    assert "running" not in home.solo.accessibleName()
    home.solo.show_state(SoloProgress(dict.fromkeys(NAMES, Today.SOLVED), layouts=0))
    assert "All of today’s are done" in home.solo.accessibleName()


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
        ("mono", "R", "go_on"), ("mono", "D", "dragons"), ("mono", "L", "mono"),
        ("dragons", "R", "solo"), ("adamas", "L", "go_on"), ("adamas", "D", "blackbox"),
        ("holomino", "U", "go_on"), ("holomino", "D", "solo"), ("holomino", "L", "mono"),
        ("solo", "D", "lessons"), ("lessons", "D", "layouts_tile"), ("solo", "R", "blackbox"),
        ("layouts_tile", "R", "records_tile"), ("records_tile", "R", "blackbox"),
        ("layouts_tile", "L", "dragons"), ("records_tile", "UU", "solo"),
        ("go_on", "DDDD", "layouts_tile"), ("dragons", "RRU", "adamas"),
    ],
)  # fmt: skip
def test_arrows_go_where_the_eye_does(
    window: MainWindow, qtbot: QtBot, start: str, keys: str, end: str
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    home = window.home

    def named(name: str) -> QWidget:
        if name == "lessons":
            return home.solo.lessons
        widget = home.cards.get(name) or getattr(home, name)
        assert isinstance(widget, QWidget)
        return widget

    named(start).setFocus()
    for key in keys:
        QTest.keyClick(window.focusWidget(), ARROW[key])
    assert window.focusWidget() is named(end)


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
    assert {*home.findChildren(Card), home.rules_button} <= reached


def test_one_comes_back_to_what_one_left_by(window: MainWindow, qtbot: QtBot) -> None:
    home = window.home
    for button, key in (
        (home.cards["dragons"], Qt.Key.Key_Return),
        (home.records_tile, Qt.Key.Key_Space),
        (home.solo, Qt.Key.Key_Return),
    ):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, key)
        if window.sheet is not None:
            window.sheet.start.click()
            assert window.session is not None
        assert window.pages.page is not home
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: window.pages.page is home)
        assert window.focusWidget() is button


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (1920, 1080), (800, 500)])
def test_no_card_overlaps_another(home: HomePage, size: tuple[int, int]) -> None:
    home.resize(*size)
    QApplication.processEvents()
    cards = [card for card in home.findChildren(Card) if card is not home.solo.lessons]
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
