"""What is remembered from one start to the next."""

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.new_match.sheet import NewGameSheet
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from rules import Match
from tests.desktop.conftest import shown_window
from tests.desktop.hands import seat_people

pytestmark = pytest.mark.usefixtures("look")


def sheet_of(window: MainWindow, slug: str) -> NewGameSheet:
    QTest.mouseClick(window.home.cards[slug].options, Qt.MouseButton.LeftButton)
    assert window.sheet is not None
    return window.sheet


def sheet_for_people(window: MainWindow, slug: str) -> NewGameSheet:
    sheet = sheet_of(window, slug)
    seat_people(sheet.who)
    return sheet


def test_two_clicks_begin_a_sensible_game(window: MainWindow) -> None:
    QTest.mouseClick(sheet_for_people(window, "blackbox").start, Qt.MouseButton.LeftButton)
    session = window.session
    assert session is not None
    assert session.game.slug == "blackbox"
    assert len(session.names) == session.game.players[0]
    assert len(set(session.names)) == len(session.names)
    assert session.outcome is None
    assert session.persons == frozenset(range(len(session.names)))


def test_computers_are_offered_only_where_there_are_any(window: MainWindow) -> None:
    sheet = sheet_for_people(window, "adamas")
    assert all(row.kind.isVisible() for row in sheet.who.rows)
    window.pages.levels = ()
    window.requests.ask_for("adamas")
    assert window.sheet is not None
    assert all(row.kind.isHidden() for row in window.sheet.who.rows)
    assert window.sheet.who.computers == (None, None)


def test_a_computer_goes_by_the_name_of_its_level(window: MainWindow) -> None:
    seats = sheet_of(window, "mono").who
    seats.rows[1].seat_computer(5)
    assert seats.names == ("Player 1", "Master")
    assert seats.computers == (None, 5)
    seats.rows[0].seat_computer(5)
    assert seats.names == ("Master 1", "Master 2")
    seats.rows[0].seat_computer(None)
    seats.rows[0].field.setText("Hal")
    assert seats.names == ("Hal", "Master")
    seats.rows[1].seat_computer(None)
    assert seats.names == ("Hal", "Player 2")


def test_the_computer_plays_where_it_played_in_the_last_game(window: MainWindow) -> None:
    sheet = sheet_of(window, "adamas")
    QTest.mouseClick(sheet.who.rows[1].kind.segment(1), Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.who.box.strip.segment(1), Qt.MouseButton.LeftButton)
    sheet.start.click()
    assert window.session is not None
    assert window.session.names == ("Player 1", "Casual")
    assert window.session.levels == (None, 2)
    window.go_home()
    again = sheet_of(window, "adamas")
    assert again.who.computers == (None, 2)
    assert again.who.typed == ["", ""]
    window.requests.ask_for("dragons")
    assert window.sheet is not None
    assert window.sheet.who.computers == (None, 2), "every game remembers who plays"


def test_who_starts_and_the_seed_are_chosen(window: MainWindow) -> None:
    sheet = sheet_for_people(window, "holomino")
    for row, name in zip(sheet.who.rows, ("Ann", "Bo"), strict=True):
        row.field.setText(name)
    sheet.who.first.segment(1).click()
    sheet.seed.setText("42")
    sheet.start.click()
    assert window.session is not None
    assert window.session.names == ("Bo", "Ann")
    assert Match.from_text(window.session.file.text()).seed == 42


def test_names_and_options_come_back_for_each_game(window: MainWindow) -> None:
    sheet = sheet_for_people(window, "adamas")
    sheet.who.more.click()
    for row, name in zip(sheet.who.rows, ("Ann", "Bo", "Cy"), strict=True):
        row.field.setText(name)
    sheet.options.take({"size": 5})
    sheet.start.click()
    window.go_home()
    again = sheet_of(window, "adamas")
    assert again.who.names == ("Ann", "Bo", "Cy")
    assert again.options.values == {"size": 5}
    window.requests.ask_for("blackbox")
    assert window.sheet is not None
    assert window.sheet.who.names == ("Ann", "Newcomer"), "so many cannot play that"
    seat_people(window.sheet.who)
    assert window.sheet.who.names == ("Ann", "Bo")
    assert window.sheet.options.values == {}


def test_what_was_remembered_may_be_damaged(window: MainWindow) -> None:
    for text in (
        "", "nonsense", "[]", "[1]", "7", '{"names": 3, "options": 4}', "[" * 9000,
        '{"names": ["a", "b"], "options": {"size": "x"}}',
        '{"names": ["a", "b", "c", "d", "e", "f"], "options": {"size": 99999, "gone": 1}}',
        '{"names": ["a"], "options": {"size": 5, "prog_cap": 2}}',
    ):  # fmt: skip
        QSettings().setValue("last/adamas", text)
        sheet = sheet_of(window, "adamas")
        assert len(sheet.who.rows) <= sheet.game.players[-1]
        assert sheet.options.values == {}, text
        sheet.cancel.click()
    sheet_of(window, "adamas").start.click()
    assert window.session is not None


def test_theme_and_motion_come_back(look: Appearance) -> None:
    look.choose("dark")
    look.reduce_motion(True)
    look.choose("dark")
    begun = Appearance()
    begun.start()
    assert (begun.choice, begun.theme.dark, begun.theme.reduced_motion) == ("dark", True, True)
    QSettings().setValue("theme", "purple")
    assert Settings().theme == "system"


def test_the_window_stands_where_it_stood(qtbot: QtBot) -> None:
    first = shown_window(qtbot)
    first.setGeometry(40, 50, 1100, 720)  # wider than the screen of these tests
    first.close()
    second = shown_window(qtbot)
    assert abs(second.y() - 50) <= 4  # a frame may be reckoned in
    assert second.height() == 720


def test_a_window_on_a_screen_that_has_gone_comes_back(qtbot: QtBot) -> None:
    first = shown_window(qtbot)
    first.setGeometry(9000, 7000, 1100, 720)
    first.close()
    second = shown_window(qtbot)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    seen = second.geometry().intersected(screen)
    least = second.minimumSize().boundedTo(screen.size())
    assert seen.width() >= least.width() // 2
    assert seen.height() >= least.height() // 2


@pytest.mark.parametrize("value", [b"", b"\x00" * 40, b"nonsense"])
def test_a_damaged_geometry_is_none(qtbot: QtBot, value: bytes) -> None:
    QSettings().setValue("geometry", value)
    window = shown_window(qtbot)
    assert window.width() >= window.minimumWidth()


@pytest.mark.parametrize("size", [(1024, 700), (3840, 2160)])
def test_small_and_large_windows(window: MainWindow, size: tuple[int, int]) -> None:
    window.start_game(NewMatch("holomino", ("fred", "ned"), {}, 7))
    window.resize(*size)
    QTest.qWait(20)
    assert window.size().toTuple() == size
    for card in window.table.panel.seats:
        assert window.table.panel.rect().contains(card.geometry())


class _Openings(QObject):
    """Notes every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self.seen += [watched] if watched.isWindow() else []
        return False


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_nothing_but_the_window_is_ever_a_window(
    window: MainWindow, qapp: QApplication, slug: str
) -> None:
    openings = _Openings()
    qapp.installEventFilter(openings)
    try:
        sheet_of(window, slug).start.click()
        window.table.toggle_entry()
        window.go_home()
    finally:
        qapp.removeEventFilter(openings)
    assert openings.seen == []
