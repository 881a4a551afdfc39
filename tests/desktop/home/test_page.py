"""The home page: five games, what was left open, records."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.pictures import MOTIFS
from desktop.home import unfinished
from desktop.home.page import HomePage
from desktop.storage import autosave
from desktop.storage.settings import Settings
from desktop.table.session import Session
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def home(qtbot: QtBot) -> HomePage:
    page = HomePage(MOTIFS)
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


def test_with_nothing_left_open_there_is_a_word_of_welcome(home: HomePage) -> None:
    assert not home.go_on.isEnabled()
    assert "Choose a game" in home.go_on.accessibleName()


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
    assert not home.go_on.isEnabled()


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


def test_recent_records_are_offered(home: HomePage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a & b.qcx"
    Match.new("adamas").save(path)
    Settings().remember(path)
    Settings().remember(tmp_path / "gone.qcx")
    home.refresh()
    menu = home._menu(opening=True)
    texts = [action.text() for action in menu.actions()]
    assert "a && b.qcx" in texts
    assert not any("gone" in text for text in texts)
    with qtbot.waitSignal(home.file_wanted) as told:
        menu.actions()[texts.index("a && b.qcx")].trigger()
    assert told.args == [path]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680), (1920, 1080)])
def test_no_card_overlaps_another(home: HomePage, size: tuple[int, int]) -> None:
    home.resize(*size)
    QApplication.processEvents()
    cards = [*home.cards.values(), home.go_on, home.open_card, home.layouts_card]
    rects = [card.rect().translated(card.mapTo(home, QPoint())) for card in cards]
    for number, rect in enumerate(rects):
        assert home.rect().contains(rect)
        assert not any(rect.intersects(other) for other in rects[number + 1 :])
