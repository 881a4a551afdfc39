"""The lessons at the board: begun, solved, failed, shown, and remembered."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.buttons import Button, Look
from desktop.controls.fading_edges import FadingEdge
from desktop.controls.tooltip import ToolTip
from desktop.games.adamas.scene import AdamasScene
from desktop.games.holomino.scene import HolominoScene
from desktop.games.mono.scene import MonoScene
from desktop.lessons import session as lesson_session
from desktop.lessons.coach_mark import tail_of
from desktop.lessons.page import LessonPage
from desktop.lessons.progress import EVERY, LessonPlace, done_lessons, first_open
from desktop.theme.appearance import appearance
from rules.teaching import LESSONS
from tests.desktop.conftest import board_on, hold, wait_until

ADAMAS = LessonPlace("adamas", 0)


@pytest.fixture
def page(look: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LessonPage:
    """Return the page with its first lesson, where nothing is looked at for long."""
    monkeypatch.setattr(lesson_session, "LOOK_MS", 0)
    made = LessonPage()
    made.resize(1280, 800)
    hold(qtbot, made)
    made.show()
    made.activate()
    return made


def settle(page: LessonPage) -> None:
    """Wait until what was played is judged, and what was looked at has gone."""
    session = page.session
    assert session is not None
    wait_until(lambda: not session.busy)


def solve(page: LessonPage) -> None:
    """Do the lesson at the board in the way it would be shown."""
    session = page.session
    assert session is not None
    for text in page.place.lesson.show:
        session.play(text)
        settle(page)


@pytest.mark.parametrize("place", EVERY, ids=lambda place: place.key)
def test_every_lesson_is_done_at_the_board_and_its_mark_covers_nothing(
    page: LessonPage, place: LessonPlace
) -> None:
    for size in ((1280, 800), (800, 500)):
        page.resize(*size)
        appearance().fit(page.size())
        page.begin(place)
        expect_nothing_covered(page)
    assert page.mark.words.title == place.lesson.title
    box = page.mark.geometry()
    solve(page)
    assert place.key in done_lessons()
    assert place.lesson.learnt in page.mark.text
    assert (page.mark.pos(), page.mark.width()) == (box.topLeft(), box.width())


def expect_nothing_covered(page: LessonPage) -> None:
    """Expect the mark within the view, beside the board and its rack."""
    view, scene, box = page.view, page.scene, page.mark.geometry()
    assert scene is not None
    assert view.rect().contains(box)
    covered = [scene.board.mapRectToScene(part) for part in scene.board_parts()]
    for part in [*covered, scene.rack_area]:
        assert not view.transform().mapRect(part).toAlignedRect().intersects(box)


def test_a_move_that_does_not_do_it_stays_until_the_learner_tries_again(page: LessonPage) -> None:
    page.begin(ADAMAS)
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    begun = scene.view
    session.play("c1-c4")
    wait_until(lambda: "Take both." in page.mark.text)
    assert scene.view != begun, "it stays on the board to be looked at"
    assert scene.seat is None
    assert page.mark.yes.hasFocus()
    page.mark.yes.click()
    assert scene.view == begun
    assert scene.seat == 0
    assert not done_lessons()
    solve(page)
    assert done_lessons() == {"adamas/move"}


@pytest.mark.parametrize("slug", LESSONS)
def test_players_are_called_by_their_colours_as_the_texts_call_them(
    page: LessonPage, slug: str
) -> None:
    page.begin(LessonPlace(slug, 0))
    assert page.scene is not None
    assert page.scene.view is not None
    assert page.scene.view.names == ("Blue", "Orange")


def test_after_a_mistake_the_task_can_still_be_read(page: LessonPage) -> None:
    page.begin(LessonPlace("blackbox", 3))
    task = page.place.lesson.task
    assert page.session is not None
    page.session.play("14")
    settle(page)
    wait_until(lambda: page.mark.sign.isVisible())
    assert page.mark.task.isVisible()
    assert page.mark.task.text() == task
    assert page.mark.text.startswith(str(task))
    page.retry()
    assert not page.mark.task.isVisible()


def test_a_step_tried_once_more_has_no_tick_before_it_is_done(page: LessonPage) -> None:
    page.begin(ADAMAS)
    solve(page)
    assert page.mark.dots.done[ADAMAS.number]
    page.begin(ADAMAS)
    assert not page.mark.dots.done[ADAMAS.number]
    assert done_lessons() == {"adamas/move"}
    solve(page)
    assert page.mark.dots.done[ADAMAS.number]


def test_the_mark_is_as_high_as_its_words(page: LessonPage) -> None:
    page.begin(LessonPlace("holomino", 0))
    before = page.mark.height()
    solve(page)
    assert page.mark.height() > before, "a button came below the words"


def test_the_lessons_of_all_games_are_counted(page: LessonPage) -> None:
    page.begin(EVERY[0])
    solve(page)
    assert page.panel.count.text() == f"1 of {len(EVERY)} done"
    assert page.panel.games[EVERY[0].game].detail.startswith("1 of ")


@pytest.mark.parametrize(("spot", "points"), [(40, True), (120, False)])
def test_its_tail_reaches_what_is_near_and_does_not_point_at_what_is_far(
    spot: int, points: bool
) -> None:
    box = QRectF(200, 100, 300, 200)
    assert tail_of(box, QRectF(180 - spot, 190, 20, 20)).isEmpty() != points


def test_what_the_rules_forbid_is_refused_in_their_words(page: LessonPage) -> None:
    page.begin(ADAMAS)
    session = page.session
    assert session is not None
    session.play("c1-a5")
    assert "a5" in page.mark.body.text
    session.play("nonsense")
    assert page.mark.body.ink == "error"
    settle(page)
    assert not page.mark.yes.isVisible(), "nothing was tried"


def test_the_way_is_shown_and_then_it_is_the_learner_s_turn(page: LessonPage) -> None:
    page.begin(ADAMAS)
    scene = page.scene
    assert scene is not None
    begun, seen = scene.view, []
    assert page.session is not None
    page.session.shown.connect(lambda shown: seen.append(shown.view))
    assert not page.mark.no.isVisible(), "the answer is offered after a try"
    page.session.play("c1-c4")
    wait_until(page.mark.no.isVisible)
    page.mark.no.click()
    settle(page)
    assert any(view != begun for view in seen)
    assert scene.view == begun
    assert scene.seat == 0
    assert not done_lessons(), "seeing it done is not doing it"


def test_a_lesson_that_asks_what_can_be_taken_does_not_show_it(page: LessonPage) -> None:
    shown = {}
    for number, lesson in enumerate(LESSONS["adamas"]):
        page.begin(LessonPlace("adamas", number))
        assert isinstance(page.scene, AdamasScene)
        assert page.scene.board_items is not None
        shown[lesson.slug] = len(page.scene.board_items.marks.threats)
    assert shown["capture"] == 1
    assert shown["sight"] == 0


def test_enter_leads_to_the_next_one(page: LessonPage) -> None:
    page.begin(ADAMAS)
    solve(page)
    assert page.mark.yes.hasFocus()
    QTest.keyClick(page.mark.yes, Qt.Key.Key_Return)
    assert page.place == LessonPlace("adamas", 1)
    assert not page.mark.yes.isVisible()


def test_it_begins_where_one_left_off(page: LessonPage) -> None:
    assert page.place == EVERY[0]
    row = page.panel.lessons[EVERY[0].game][EVERY[0].number]
    assert row.accessibleName().startswith("Lesson 1: ")
    solve(page)
    page.rest()
    page.activate()
    assert page.place == EVERY[1]
    assert row.accessibleName().endswith(", done")


def test_any_lesson_any_time(page: LessonPage) -> None:
    page.panel.games["dragons"].click()
    assert page.place == LessonPlace("dragons", 0)
    page.panel.lessons["dragons"][3].click()
    assert page.place == LessonPlace("dragons", 3)
    assert page.panel.games["dragons"].isVisible()
    assert not page.panel.lessons["mono"][0].isVisible()


def test_after_the_last_of_a_game_come_those_still_open(page: LessonPage) -> None:
    page.begin(LessonPlace("blackbox", len(LESSONS["blackbox"]) - 1))
    solve(page)
    page.mark.no.click()
    assert page.place == first_open()


def test_home_and_menu_lead_there(window: MainWindow, qtbot: QtBot) -> None:
    window.home.lessons_tile.click()
    assert window.pages.currentWidget() is window.pages.lessons
    with qtbot.waitSignal(window.pages.lessons.left):
        QTest.keyClick(window.pages.lessons.view, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize("place", [EVERY[0], EVERY[-1], LessonPlace("blackbox", 4)])
def test_the_lesson_at_the_board_is_in_sight_in_the_list(
    page: LessonPage, place: LessonPlace
) -> None:
    page.begin(place)
    row, port = page.panel.lessons[place.game][place.number], page.panel.area.viewport()

    def in_sight() -> bool:
        top = row.mapTo(port, QPoint(0, 0)).y()
        return 0 <= top <= port.height() - row.height()

    wait_until(in_sight)


@pytest.mark.parametrize("less", [0, 11, 30, 45])
def test_the_list_of_lessons_shows_whole_rows_also_at_its_end(page: LessonPage, less: int) -> None:
    place = LessonPlace("blackbox", 3)
    page.begin(place)
    page.resize(page.width(), page.height() - less)
    panel = page.panel
    bar, port = panel.area.verticalScrollBar(), panel.area.viewport()
    rows = [*panel.games.values(), *panel.lessons[place.game], panel.matches[place.game]]

    def shows_whole_rows() -> bool:
        covers = [
            edge.geometry() for edge in panel.area.findChildren(FadingEdge) if edge.isVisible()
        ]
        boxes = [QRect(row.mapTo(panel.area, QPoint()), row.size()) for row in rows]
        cut = [box for box in boxes if box.intersects(port.geometry()) and box.top() < port.y()]
        return bar.maximum() > 0 and all(any(one.intersects(box) for one in covers) for box in cut)

    wait_until(shows_whole_rows)
    bar.setValue(bar.maximum())
    assert shows_whole_rows()


def test_a_wrong_try_is_put_back_by_escape_and_by_a_click_on_the_board(
    page: LessonPage, qtbot: QtBot
) -> None:
    page.begin(ADAMAS)
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    begun = scene.view
    ways: list[Callable[[], object]] = [
        lambda: QTest.keyClick(page.mark.yes, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton),
    ]
    for put_back in ways:
        scene.move_chosen.emit(session.game.parse_move(begun, "c1-c4")[0])
        wait_until(lambda: session.wrong)
        with qtbot.assertNotEmitted(page.left):
            put_back()
        assert scene.view == begun
        assert scene.seat == 0
        assert page.mark.words.body == ADAMAS.lesson.task


@pytest.mark.parametrize("game", ["mono", "adamas", "holomino", "blackbox"])
def test_in_a_small_window_the_board_is_most_of_the_table(page: LessonPage, game: str) -> None:
    page.resize(800, 500)
    appearance().fit(page.size())
    for lesson in range(len(LESSONS[game])):
        page.begin(LessonPlace(game, lesson))
        view = page.view
        board = board_on(view)
        shares = board.width() / view.width(), board.height() / view.height()
        assert max(shares) >= 0.6, lesson


def test_nothing_but_the_mark_has_an_accent_button(page: LessonPage) -> None:
    for place in EVERY:
        page.begin(place)
        accents = [
            button
            for button in page.findChildren(Button)
            if button.isVisible() and button.look is Look.ACCENT and not button.modest
        ]
        assert accents == [], place.key


def test_the_last_lesson_of_a_game_leads_to_a_first_match_with_a_coach(window: MainWindow) -> None:
    window.show_lessons()
    page = window.pages.lessons
    page.begin(LessonPlace("holomino", len(LESSONS["holomino"]) - 1))
    solve(page)
    page.mark.yes.click()
    session = window.session
    assert session is not None
    assert session.game.slug == "holomino"
    assert set(session.levels) == {None, 1}
    assert window.table.match.coach.speaks


def test_a_term_is_explained_by_hover_and_by_focus(page: LessonPage) -> None:
    page.begin(ADAMAS)
    body = page.mark.body
    assert body.term is not None
    assert body.term.name == "Stack"
    at = body.term_boxes()[0].center().toPoint()
    QTest.mouseMove(body, at)
    wait_until(lambda: bool(body.findChildren(ToolTip)))
    assert body.findChildren(ToolTip)[0].text == body.meaning
    assert body.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_the_mark_stands_at_the_same_edge_and_on_the_axis_of_the_board(page: LessonPage) -> None:
    page.resize(1366, 768)
    appearance().fit(page.size())
    edges = set()
    for place in {place.game: place for place in EVERY}.values():
        page.begin(place)
        page.view.table.lay_out()
        edges.add(page.mark.geometry().right())
        board = page.view.places(page.view.table.beside).board
        assert abs(page.mark.geometry().center().y() - board.center().y()) < 3
    assert len(edges) == 1


def test_the_mark_stays_in_the_corner_where_its_column_would_shrink_the_board(
    page: LessonPage,
) -> None:
    page.resize(1024, 700)
    appearance().fit(page.size())
    page.begin(LessonPlace("dragons", 0))
    page.view.table.lay_out()
    assert page.mark.y() == 24
    page.begin(LessonPlace("mono", 0))
    page.view.table.lay_out()
    assert page.mark.y() > 24


def test_the_letters_of_monos_board_are_as_large_as_elsewhere(page: LessonPage) -> None:
    page.begin(LessonPlace("mono", 0))
    page.view.table.lay_out()
    scene = page.scene
    assert isinstance(scene, MonoScene)
    letters = scene.shown.arrangement.size.letter * scene.board.transform().m11()
    assert letters > 12


def test_a_rack_has_no_slot_more_than_a_lesson_has_tiles(page: LessonPage) -> None:
    place = next(place for place in EVERY if place.game == "holomino")
    page.begin(place)
    scene = page.scene
    assert isinstance(scene, HolominoScene)
    page.view.table.lay_out()
    assert len(scene.rack_tiles.layout.slots) == max(map(len, scene.view.pools))
