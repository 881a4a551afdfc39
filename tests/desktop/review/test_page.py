"""The review in the window: from the table and back, step by step, and what is drawn and said."""

import os
import re
import sys
from datetime import date
from itertools import pairwise, permutations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtGui import QAccessible, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.worker_processes import WorkerProcesses
from desktop.board.accessible import places_of
from desktop.games.dragons.scene import DragonsScene
from desktop.new_match.request import NewMatch
from desktop.paint.text import noting_cut_texts
from desktop.puzzles.mistake_list import SHOWN
from desktop.review import analysis
from desktop.review import page as review_page
from desktop.review.move_marks import MarkedMove, MoveMarks, ends_of_arrow
from desktop.review.page import ReviewPage
from desktop.review.panel import CostlyMove, CostRow
from desktop.review.quick_review import QuickReview
from desktop.storage import autosave, database, review_cache
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from desktop.widgets.commands import BACKWARD, FORWARD, REVIEW
from rules.games import GAMES
from rules.match import Match
from rules.playout import random_move
from rules.review.verdict import EFFORTS, Effort
from tests.desktop.conftest import hold, wait_until

SLUGS = [game.slug for game in GAMES]
Key = Qt.Key


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks twice: what is tested is what becomes of verdicts."""
    monkeypatch.setattr(analysis, "STANDARD", 0)
    monkeypatch.setattr(review_page, "LOOK_MS", 100)
    monkeypatch.setattr("rules.review.verdict.EFFORTS", (Effort(12, 1),) * 3)


@pytest.fixture(autouse=True)
def _no_mistakes_yet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those of other tests are not here."""
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


@pytest.fixture(scope="module")
def reviews(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviews")


@pytest.fixture(autouse=True)
def _found_once(look: object, monkeypatch: pytest.MonkeyPatch, reviews: Path) -> None:
    """What was found of a match stays, as it does for people: many look at the same one.

    After `look`, which gives every test an empty folder.
    """
    monkeypatch.setattr(review_cache, "folder", lambda: reviews)


@pytest.fixture
def page(look: object, qtbot: QtBot) -> ReviewPage:
    made = ReviewPage()
    made.resize(1280, 800)
    hold(qtbot, made)
    made.show()
    return made


def short_match(slug: str, moves: int = 6) -> Match:
    """A match of a few moves at random, and then somebody resigns."""
    match, rng = Match.new(slug, ("Fred", "Ned"), seed=3), Random(5)
    for _ in range(moves):
        match.play(random_move(match.game, match.view(match.to_move), rng))
    match.resign(match.to_move or 0)
    return match


def reviewed(page: ReviewPage, match: Match) -> ReviewPage:
    """The page with all there is to say of a match."""
    page.review(match)
    page.activate()
    wait_until(lambda: page.analysis.done)
    page.show_found()
    QApplication.processEvents()  # the board follows the graph
    return page


@pytest.mark.parametrize(("seconds", "efforts"), [(0.0, {0}), (60.0, {1})])
def test_moves_are_looked_at_again_as_long_as_there_is_time(
    page: ReviewPage,
    seconds: float,
    efforts: set[int],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(analysis, "STANDARD", 1)
    monkeypatch.setattr(analysis, "_LEAST_S", seconds)
    monkeypatch.setattr(analysis, "_EACH_S", 0.0)
    reviewed(page, short_match("dragons"))
    assert {verdict and verdict.effort for verdict in page.analysis.verdicts} == efforts


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_gets_a_verdict_and_each_step_shows_its_position(
    page: ReviewPage, slug: str
) -> None:
    match = short_match(slug)
    reviewed(page, match)
    course = page.analysis.course
    assert course is not None
    assert page.scene is not None
    assert all(verdict is not None for verdict in page.analysis.verdicts)
    assert len(page.panel.cards) == 2
    for step in range(course.last):
        page.go_to(step)
        decision = course.decision(step)
        assert page.scene.view == decision.views[decision.player]
        assert match.names[decision.player] in page.view.prompt.sentence
        verdict = page.analysis.verdicts[step]
        assert verdict is not None
        assert verdict.why is None or verdict.best in page.view.prompt.hint
    page.go_to(course.last)
    assert page.scene.view == match.view(None)
    assert "wins" in page.view.prompt.sentence


def test_the_costliest_move_is_shown_first_unless_somebody_looks_elsewhere(
    page: ReviewPage,
) -> None:
    reviewed(page, short_match("dragons", 10))
    worst = max(
        range(len(page.analysis.verdicts)),
        key=lambda n: getattr(page.analysis.verdicts[n], "lost", 0),
    )
    assert page.panel.rows
    assert page.panel.rows[0].costly.step == page.step == worst
    assert page.panel.rows[0].chosen
    page.go_to(0)
    page.show_found()
    assert page.step == 0


def test_keys_walk_through_the_moves(page: ReviewPage) -> None:
    reviewed(page, short_match("adamas"))
    page.go_to(0)
    page.graph.setFocus()
    QTest.keyClick(page.graph, Key.Key_Right)
    assert page.step == 1
    QTest.keyClick(page.graph, Key.Key_End)
    assert page.step == 6
    QTest.keyClick(page.graph, Key.Key_Right)
    assert page.step == 6
    QTest.keyClick(page.graph, Key.Key_Home)
    page.commands[FORWARD].trigger()
    assert page.step == 1
    page.panel.walk.last.click()
    assert page.step == 6


def test_screen_readers_have_a_list_of_the_moves(page: ReviewPage) -> None:
    reviewed(page, short_match("adamas"))
    page.show_found()
    graph = QAccessible.queryAccessibleInterface(page.graph)
    assert graph.role() == QAccessible.Role.List
    names = [place.spot.name for place in places_of(page.graph).all()]
    assert len(names) == 7
    assert names[0].startswith("Turn 1, Fred, ")
    assert names[-1] == "The end"
    page.graph.go(page.graph.spots()[2])
    assert page.step == 2
    assert page.panel.cards[0].accessibleName().startswith("Fred. accuracy ")


def test_opening_again_shows_at_once_what_was_found(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = short_match("holomino")
    found = list(reviewed(page, match).analysis.verdicts)
    page.review(short_match("adamas", 1))
    monkeypatch.setattr("rules.review.review.judge", None)  # nobody thinks again
    reviewed(page, match)
    assert page.analysis.verdicts == found
    assert len(page.panel.cards) == 2


def test_what_is_damaged_on_the_disk_is_found_anew(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path / "damaged")
    match = short_match("holomino", 2)
    found = list(reviewed(page, match).analysis.verdicts)
    for path in review_cache.folder().iterdir():
        path.write_text('{"format": 1, "verdicts": [[', encoding="utf-8")
    page.close_match()
    assert reviewed(page, match).analysis.verdicts == found


def test_the_result_names_the_turn_of_the_biggest_mistake(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.review.quick_review._LATER_MS", 0)
    match = short_match("dragons", 10)
    session = Session(match)
    window.files.seat(session, autosave.new_slot())
    assert "resigned" in window.table.banner.text
    wait_until(lambda: "Turning point: turn" in window.table.banner.text)
    quick = window.table.findChild(QuickReview)
    assert quick is not None
    window.go_home()
    assert not quick.analysis.working


def test_processes_find_what_a_thread_does(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rules.review.verdict.EFFORTS", EFFORTS)
    found = []
    for processes in (0, 2):
        monkeypatch.setattr(analysis, "MOST_PROCESSES", processes)
        monkeypatch.setattr(review_cache, "folder", lambda n=processes: tmp_path / str(n))
        reviewed(page, short_match("mono", 4))
        found.append((page.analysis.verdicts, page.analysis.standings, page.analysis.accounts))
    assert found[0] == found[1]


@pytest.mark.parametrize("killed", [False, True], ids=("not started", "killed"))
def test_where_no_process_works_a_thread_does(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, killed: bool
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(analysis, "MOST_PROCESSES", 1)
    if killed:
        submit = WorkerProcesses.submit
        monkeypatch.setattr(WorkerProcesses, "submit", lambda self, *_: submit(self, os._exit, 1))
    else:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
    reviewed(page, short_match("dragons", 4))
    assert all(verdict is not None for verdict in page.analysis.verdicts)


def test_leaving_stops_the_work_and_coming_back_goes_on(page: ReviewPage) -> None:
    page.review(short_match("dragons", 12))
    page.activate()
    wait_until(lambda: any(verdict is not None for verdict in page.analysis.verdicts))
    page.rest()
    known = [verdict for verdict in page.analysis.verdicts if verdict is not None]
    assert not page.analysis.working
    assert not page.analysis.done
    page.activate()
    wait_until(lambda: page.analysis.done)
    assert all(verdict in page.analysis.verdicts for verdict in known)


def test_who_leaves_before_anything_is_told_finds_it_on_coming_back(page: ReviewPage) -> None:
    page.review(short_match("dragons", 3))
    page.rest()  # at once: what the thread tells is not heard
    page.activate()
    wait_until(lambda: page.analysis.done)
    assert page.analysis.course is not None
    assert not page.analysis.glancing


def test_what_was_found_while_the_work_was_stopped_is_told_when_it_goes_on(
    page: ReviewPage,
) -> None:
    found = page.analysis
    page.review(short_match("dragons", 6))
    wait_until(lambda: found.course is not None)
    review = found._review
    assert review is not None
    while review.verdicts[5] is None:
        QThread.msleep(5)  # nobody listens
    page.rest()
    page.activate()
    wait_until(lambda: found.done)
    assert not found.glancing


def test_looking_deeper_judges_every_move_anew(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "DEEP", 1)
    reviewed(page, short_match("holomino", 3))
    page.analysis.deepen()
    wait_until(lambda: page.analysis.done)
    assert [v.effort for v in page.analysis.verdicts if v is not None] == [1, 1, 1]
    deeper, course = list(page.analysis.standings), page.analysis.course
    assert course is not None
    for step, verdict in enumerate(page.analysis.verdicts):
        shares = deeper[step]
        assert verdict is not None
        assert shares is not None
        assert shares[course.decision(step).player] == verdict.expected_best
    page.review(short_match("adamas", 1))
    reviewed(page, short_match("holomino", 3))
    assert page.analysis.standings == deeper, "what was kept stands as high"


@pytest.mark.parametrize("slug", SLUGS)
def test_where_a_move_is_made_is_outlined_within_the_board(page: ReviewPage, slug: str) -> None:
    """All moves that touch the board have an outline there; a guess, a pass, a layout have none."""
    match = short_match(slug, 8)
    page.review(match)
    wait_until(lambda: page.analysis.course is not None)
    page.rest()
    course, scene = page.analysis.course, page.scene
    assert course is not None
    assert scene is not None
    outlined = 0
    for step in range(course.last):
        page.go_to(step)
        outline = scene.outline_of((course.decision(step).move,))
        outlined += not outline.isEmpty()
        near = scene.board_rect().adjusted(-20, -20, 20, 20)
        assert near.contains(outline.boundingRect()) or outline.isEmpty()
    assert 2 * outlined >= course.last


def blunder(page: ReviewPage) -> int:
    """The step of the costliest move of a match."""
    reviewed(page, short_match("dragons", 10))
    assert page.panel.rows
    page.go_to(page.panel.rows[0].costly.step)
    return page.step


def test_a_mistake_is_solved_at_the_board(page: ReviewPage) -> None:
    step = blunder(page)
    course, scene, verdict = page.analysis.course, page.scene, page.analysis.verdicts[step]
    assert course is not None
    assert scene is not None
    assert verdict is not None
    page.panel.again.click()
    assert scene.seat == course.decision(step).player
    assert verdict.best not in page.view.prompt.hint
    assert not page.panel.rows[0].costly.why
    assert verdict.best not in page.panel.standing
    scene.move_chosen.emit(course.decision(step).move)
    wait_until(lambda: "gives" in page.view.prompt.hint)
    assert page.trying
    answer = page.match.names[1 - course.decision(step).player]  # type: ignore[union-attr]
    assert f"{answer} answers " in page.view.prompt.hint
    before = course.decision(step).views[course.decision(step).player]
    assert scene.view is not None
    assert scene.view.to_move == before.to_move, "the answer is on the board"
    assert scene.view != before
    wait_until(lambda: scene.view == before)
    told: list[str] = []
    page.told.connect(told.append)
    view = course.decision(step).views[course.decision(step).player]
    (move,) = scene.game.parse_move(view, verdict.best)
    scene.move_chosen.emit(move)
    wait_until(lambda: not page.trying)
    assert verdict.best in told[0]
    assert scene.seat is None
    assert verdict.best in page.view.prompt.hint


def test_what_would_have_followed_is_walked_through(page: ReviewPage) -> None:
    step = blunder(page)
    verdict = page.analysis.verdicts[step]
    assert verdict is not None
    assert page.scene is not None
    page.panel.line.click()
    wait_until(lambda: page.panel.line.text() == "Back to the match")
    assert verdict.best in page.view.prompt.sentence
    first = page.scene.view
    page.commands[FORWARD].trigger()
    assert page.scene.view != first
    assert page.step == step, "it is not the match that is walked through"
    page.commands[BACKWARD].trigger()
    assert page.scene.view == first
    page.go_back()
    assert page.panel.line.text() == "What would have followed"
    course = page.analysis.course
    assert course is not None
    assert page.scene.view == course.decision(step).views[course.decision(step).player]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_tells_what_would_have_followed(page: ReviewPage, slug: str) -> None:
    reviewed(page, short_match(slug))
    page.go_to(2)
    page.panel.line.click()
    wait_until(lambda: page.panel.line.text() == "Back to the match")
    open_ = page.scene.game.hidden or page.scene.game.chance  # type: ignore[union-attr]
    assert ("at random" in page.view.prompt.hint) == open_


def test_escape_leaves_what_is_tried_and_then_the_page(page: ReviewPage) -> None:
    blunder(page)
    page.panel.again.click()
    left: list[bool] = []
    page.back_wanted.connect(lambda: left.append(True))
    page.go_back()
    assert not page.trying
    assert not left
    page.go_back()
    assert left


def test_luck_and_skill_add_up_to_the_result(page: ReviewPage) -> None:
    reviewed(page, short_match("holomino"))
    first, last = page.analysis.standings[0], page.analysis.standings[-1]
    assert first is not None
    assert last is not None
    for player, account in enumerate(page.analysis.accounts):
        assert account.luck + account.skill == pytest.approx(last[player] - first[player])


def test_from_the_result_to_the_review_and_back_to_the_table(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ["Fred", "Ned"]))
    table = window.table
    assert not table.commands[REVIEW].isEnabled()
    assert table.session is not None
    table.session.play("c1-c2")
    table.session.resign()
    assert table.commands[REVIEW].isEnabled()
    table.banner.review.click()
    page = window.pages.review
    assert window.pages.page is page
    wait_until(lambda: page.analysis.done)
    QTest.keyClick(page.graph, Key.Key_Escape)
    assert window.table.isVisible()
    assert window.session is not None


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_a_match_with_secrets_that_goes_on_is_not_offered(window: MainWindow, slug: str) -> None:
    window.start_game(NewMatch(slug, ["Fred", "Ned"]))
    assert not window.table.commands[REVIEW].isEnabled()


def test_a_mistake_is_kept_and_solved_another_day(window: MainWindow) -> None:
    match = short_match("dragons", 10)
    reviewed(window.pages.review, match)
    window.pages.review.close_match()
    window.show_puzzles()
    puzzles, page = window.pages.puzzles, window.pages.review
    assert puzzles.mistakes is not None
    count, rows = len(puzzles.mistakes.due(date.today())), puzzles.list.mistakes.rows
    assert min(count, SHOWN) == len(rows) > 1
    assert rows[0].name in ("Dragons: Fred", "Dragons: Ned")
    rows[0].click()
    wait_until(lambda: page.trying)
    assert page.isVisible()
    assert "find a better move" in page.view.prompt.sentence
    wait_until(lambda: page.analysis.done)
    assert page.trying, "the answer is not shown before it is asked for"
    told: list[str] = []
    page.told.connect(told.append)
    course, verdict = page.analysis.course, page.analysis.verdicts[page.step]
    assert course is not None
    assert verdict is not None
    assert page.scene is not None
    decision = course.decision(page.step)
    view = decision.views[decision.player]
    page.scene.move_chosen.emit(page.scene.game.parse_move(view, verdict.best)[0])
    wait_until(lambda: bool(told))
    assert "in 3 days" in told[0]
    solved = page.step
    page.panel.again.click()
    wait_until(lambda: page.trying)
    assert page.step != solved
    page.go_back()
    assert puzzles.isVisible()
    assert len(puzzles.mistakes.due(date.today())) == count - 1


def test_a_mistake_tried_while_the_work_goes_on_is_kept_as_well(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(analysis, "STANDARD", 2)
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    page.review(short_match("dragons", 10))
    page.activate()
    wait_until(lambda: page.analysis.course is not None and not page.analysis.glancing)
    wait_until(lambda: bool(page.panel.rows))
    page.go_to(page.panel.rows[0].costly.step)
    page.panel.again.click()
    course, verdict = page.analysis.course, page.analysis.verdicts[page.step]
    assert course is not None
    assert verdict is not None
    assert page.scene is not None
    decision, told = course.decision(page.step), list[str]()
    page.told.connect(told.append)
    view = decision.views[decision.player]
    page.scene.move_chosen.emit(page.scene.game.parse_move(view, verdict.best)[0])
    wait_until(lambda: bool(told))
    assert page.analysis.working
    assert "You will be asked again" in told[0]


def test_nobody_is_asked_again_about_a_mistake_who_does_not_want_to_be(window: MainWindow) -> None:
    match = short_match("dragons", 10)
    reviewed(window.pages.review, match)
    window.show_puzzles()
    puzzles, page = window.pages.puzzles, window.pages.review
    assert puzzles.mistakes is not None
    count = len(puzzles.mistakes.open())
    puzzles.list.mistakes.rows[0].click()
    wait_until(lambda: page.trying)
    told: list[str] = []
    page.told.connect(told.append)
    assert page.panel.line.text() == "Do not ask again"
    page.panel.line.click()
    wait_until(lambda: bool(told))
    assert not page.trying
    page.go_back()
    assert len(puzzles.mistakes.open()) == count - 1


def test_the_answer_is_no_solution(window: MainWindow) -> None:
    page = window.pages.review
    reviewed(page, short_match("dragons", 10))
    page.go_to(page.panel.rows[0].costly.step)
    page.panel.again.click()
    told: list[str] = []
    page.told.connect(told.append)
    page.panel.again.click()
    wait_until(lambda: bool(told))
    assert told == ["You will be asked again in 1 day."]


def test_the_better_move_stays_on_the_board_in_other_colours(page: ReviewPage) -> None:
    blunder(page)
    scene = page.scene
    assert isinstance(scene, DragonsScene)
    assert scene.half_move.ghost_cell is not None
    for colours in ("dark", "light"):
        appearance().choose(colours)
        assert scene.half_move.ghost_cell is not None


def test_the_numbers_of_turns_do_not_touch(page: ReviewPage) -> None:
    reviewed(page, short_match("mono", 40))
    for step in range(len(page.graph.steps)):
        page.graph.show_step(step)
        at = [x for x, _ in page.graph.numbered()]
        assert all(later - one > 20 for one, later in pairwise(at))


def test_what_is_said_of_players_goes_with_what_is_said_of_their_moves(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Not only at the end of the work: somebody may stop it before."""
    monkeypatch.setattr(analysis, "STANDARD", 1)
    monkeypatch.setattr("rules.review.verdict.EFFORTS", (Effort(16, 1), Effort(4, 1)))
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    found, apart = page.analysis, list[bool]()

    def compare() -> None:
        if found.summaries and found.course is not None:
            marks = [verdict.mark.value for verdict in found.verdicts if verdict is not None]
            said = " ".join(str(sentences[0]) for sentences in found.summaries)
            told = sum(int(number) for number in re.findall(r"(\d+) blunder", said))
            apart.append(told != marks.count("blunder"))

    found.found.connect(compare)
    reviewed(page, short_match("dragons", 10))
    assert len(apart) > 10
    assert not any(one and two for one, two in pairwise(apart)), "told at once"


def test_whoever_pauses_as_all_have_a_verdict_sees_what_is_said_of_the_players(
    page: ReviewPage,
) -> None:
    found = page.analysis

    def pause() -> None:
        if found.working and not found.glancing:
            found.stop()

    found.found.connect(pause)
    page.review(short_match("mono"))
    page.activate()
    wait_until(lambda: bool(found.summaries))
    assert not found.working
    assert found.standings[-1] is not None


def _places(*at: tuple[float, float]) -> QPainterPath:
    """Squares round these points."""
    path = QPainterPath()
    for x, y in at:
        path.addRect(x - 5, y - 5, 10, 10)
    return path


def test_an_arrow_leads_from_one_move_to_the_other_on_one_board() -> None:
    played = MarkedMove("e3", _places((50, 0), (250, 0)))
    better = MarkedMove("e2", _places((50, 40), (250, 40)))
    start, end = ends_of_arrow(played, better)
    assert start.center().x() == end.center().x()
    assert (start.center().y(), end.center().y()) == (0, 40)


def test_an_arrow_leads_between_what_differs() -> None:
    played = MarkedMove("a4-f4", _places((0, 0), (100, 0)))
    better = MarkedMove("a4-d4", _places((0, 0), (60, 0)))
    start, end = ends_of_arrow(played, better)
    assert (start.center().x(), end.center().x()) == (100, 60)


def test_in_a_small_window_no_tag_covers_a_cell_or_the_other_one(page: ReviewPage) -> None:
    page.resize(800, 480)
    appearance().fit(page.size())
    scene = reviewed(page, short_match("mono")).scene
    assert scene is not None
    marks, board = MoveMarks(scene), scene.board.mapRectToScene(scene.board_rect())
    cells = [MarkedMove(spot.name[:2], spot.outline) for spot in scene.spots() if not spot.rack]
    for played, better in permutations(cells[::4], 2):
        marks.show_moves(played, better)
        first, second = (tag.place for tag in marks.tags())
        assert not first.intersects(second)
        for place in (first, second):
            assert scene.sceneRect().contains(place)
            assert not place.intersects(board)
            assert not place.intersects(scene.corner)


@pytest.mark.usefixtures("look")
def test_a_long_reason_is_shown_to_its_end(qtbot: QtBot) -> None:
    why = "Better: probing m. Every result of m leaves only one of the 2 placements possible."
    row = CostRow(CostlyMove(3, 1, "blunder", 28, "probing f", 0.22, why))
    hold(qtbot, row)
    row.resize(280, 68)  # beside a scroll bar in the panel
    with noting_cut_texts() as cut:
        row.grab()
    assert not cut
