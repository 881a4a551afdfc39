"""The review in the window: from the table and back, step by step, and what is drawn and said."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import pairwise, permutations
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.analysis import analysis, review_cache, tries
from desktop.analysis import page as analysis_page
from desktop.analysis.engine_strip import EngineStrip
from desktop.analysis.marks import is_costly
from desktop.analysis.move_marks import MarkedMove
from desktop.analysis.move_words import gains_of
from desktop.analysis.page import AnalysisPage
from desktop.analysis.quick_review import QuickReview
from desktop.analysis.report_words import Turn
from desktop.analysis.review_panel import TurnCard
from desktop.analysis.side_panel import Face
from desktop.analysis.tree_panel import TreePanel
from desktop.app.main_window import MainWindow
from desktop.background.worker_processes import WorkerProcesses
from desktop.board.scene import BoardScene
from desktop.board.spoken.accessible import places_of
from desktop.controls.commands import BACKWARD, FORWARD, REVIEW
from desktop.controls.surfaces import Rule
from desktop.games.catalogue import ui_of
from desktop.games.dragons.scene import DragonsScene
from desktop.new_match.request import NewMatch
from desktop.paint.text import noting_cut_texts, noting_texts
from desktop.puzzles import page as puzzle_page
from desktop.puzzles.open_lists import MISTAKES
from desktop.storage import autosave, database
from desktop.storage.mistakes import Mistake
from desktop.table.session import Session
from desktop.theme.appearance import Appearance, appearance
from rules import blackbox, mono
from rules.core import Position
from rules.core.mind import of_player
from rules.games import GAMES
from rules.holomino.game import HolominoState, scored_placements
from rules.match import Match
from rules.mono.layouts import random_layout
from rules.players import analyse
from rules.players.analysis import work_of
from rules.playout import random_move
from rules.puzzles import KINDS, shipped
from rules.review.verdict import SCALES
from rules.study import NAME
from tests.desktop.analysis.studies import new_review, review_of
from tests.desktop.conftest import HoldBack, board_on, hold, wait_until
from tests.desktop.ear import Ear
from tests.desktop.hands import BY_MOUSE, Hands

SLUGS = [game.slug for game in GAMES]
Key = Qt.Key


@pytest.fixture(autouse=True)
def _with_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long: what is tested is what becomes of verdicts."""
    monkeypatch.setattr(analysis, "MOST_PROCESSES", 0)
    monkeypatch.setattr(tries, "LOOK_MS", 600_000)  # until a test lets it pass
    monkeypatch.setattr(analysis_page, "_TOGETHER_MS", 0)
    monkeypatch.setattr("rules.review.verdict.SCALES", (0.03,) * 3)


@pytest.fixture(autouse=True)
def _no_mistakes_yet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those of other tests are not here."""
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


@pytest.fixture(scope="module")
def reviews(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviews")


@pytest.fixture(autouse=True)
def _found_once(look: object, monkeypatch: pytest.MonkeyPatch, reviews: Path) -> None:
    """Keep what was found of a match, as it stays for people: many look at the same one.

    After `look`, which gives every test an empty folder.
    """
    monkeypatch.setattr(review_cache, "folder", lambda: reviews)


Opened = Callable[[Match], AnalysisPage]
"""Opens the review of a match in a page."""


@pytest.fixture
def opened(look: object, qtbot: QtBot) -> Opened:
    def open_page(match: Match) -> AnalysisPage:
        made = review_of(match)
        made.resize(1280, 800)
        hold(qtbot, made)
        made.show()
        return made

    return open_page


def in_window(window: MainWindow) -> Opened:
    def open_page(match: Match) -> AnalysisPage:
        window.pages.show_review(match)
        return window.pages.analysis

    return open_page


def scene_of(slug: str) -> type[BoardScene]:
    return ui_of(slug).scene


def short_match(slug: str, moves: int = 6, seed: int = 5) -> Match:
    """Return a match of a few moves at random, and then somebody resigns."""
    match, rng = Match.new(slug, ("Fred", "Ned"), seed=3), Random(seed)
    while match.ply < moves and match.outcome is None:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    if match.outcome is None:
        match.resign(match.to_move or 0)
    return match


def reviewed(opened: Opened, match: Match) -> AnalysisPage:
    """Return a page with all there is to say of a match."""
    page = opened(match)
    page.activate()
    wait_until(lambda: page.analysis.done)
    page.show_found()
    # The board follows the graph, which the page may have shown twice.
    wait_until(lambda: rests(page))
    return page


def rests(page: AnalysisPage) -> bool:
    """Whether the page shows all that was found."""
    timers = page._soon.isActive() or page._stepping.isActive()
    return not timers


def test_nothing_is_shown_of_a_move_before_everything_has_settled(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    page = opened(short_match("dragons", 10))
    seen, found = list[int](), page.analysis

    def look() -> None:
        page.show_found()
        seen.append(
            len(page.review.rows) + sum(step.verdict is not None for step in page.graph.steps)
        )

    found.progressed.connect(look)
    assert "once all moves" in page.review.nothing.text() or not page.review.nothing.text()
    wait_until(lambda: found.report is not None)
    assert len(seen) > 5
    assert set(seen[:-1]) == {0}
    page.show_found()
    assert page.review.rows


def test_the_panel_of_a_study_is_made_when_it_is_first_shown(qtbot: QtBot) -> None:
    page = new_review()
    qtbot.addWidget(page)
    page.store_draft()
    page.rest()
    assert not page.findChildren(TreePanel)
    assert not page.findChildren(EngineStrip)
    for face in (Face.STUDY, Face.REVIEW, Face.STUDY):
        page.show_face(face)
    assert page.findChildren(TreePanel) == [page.study]
    assert page.findChildren(EngineStrip) == [page.engine.strip]


def test_it_is_said_where_the_match_turned_and_what_ended_it(opened: Opened) -> None:
    page = reviewed(opened, short_match("dragons", 10))
    report, course = page.analysis.report, page.analysis.course
    assert report is not None
    assert course is not None
    words = page.review.course
    assert "resigned with" in words
    if report.turned is not None:
        assert words.startswith(f"Turning point: turn {course.turns[report.turned]}.")
    assert words in page.review.standing, "screen readers read it as well"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_gets_a_verdict_and_each_step_shows_its_position(
    opened: Opened, slug: str
) -> None:
    match = short_match(slug)
    page = reviewed(opened, match)
    course = page.analysis.course
    assert course is not None
    assert all(verdict is not None for verdict in page.analysis.verdicts)
    assert len(page.review.seats) == 2
    for step in range(course.last):
        page.go_to(step)
        decision = course.decision(step)
        assert page.scene.view == decision.views[decision.player]
        name = match.names[decision.player]
        assert name in page.view.prompt.sentence
        verdict = page.analysis.verdicts[step]
        assert verdict is not None
        why = "" if verdict.why is None else str(of_player(verdict.why, name))
        assert why[1:] in page.view.prompt.hint
        prompt = page.frame.captions.prompt
        assert prompt is not None
        assert 1 < len(prompt.line.split()) <= 9
        assert name in prompt.line
        assert "%" not in prompt.line
        assert prompt.sentence.startswith(f"Turn {course.turns[step]}, ")
        assert prompt.hint
    assert page.analysis.report is not None
    page.go_to(course.last)
    assert page.scene.view == match.view(None)
    assert "wins" in page.view.prompt.sentence


@pytest.mark.parametrize("slug", ["dragons", "holomino"])
def test_the_board_is_as_large_as_its_tiles_and_both_moves_allow(opened: Opened, slug: str) -> None:
    page = reviewed(opened, short_match(slug, 10))
    scene, marks = page.scene, page.marks
    seen = scene.board_rect().adjusted(-1, -1, 1, 1)
    assert marks._played is not None
    for move in filter(None, (marks._played, marks._better)):
        assert seen.contains(move.outline.boundingRect())


def test_what_decided_is_said_in_words(opened: Opened) -> None:
    page = reviewed(opened, short_match("holomino"))
    rows = [row.decided for row in page.review._decided if not row.isHidden()]
    assert [row.title for row in rows] == ["Luck:", "Moves:"]
    assert not any(letter.isdigit() for row in rows for letter in row.words)
    page = reviewed(opened, short_match("dragons"))
    assert [row.decided.title for row in page.review._decided if not row.isHidden()] == ["Moves:"]


@pytest.mark.parametrize("seed", range(3))
def test_it_opens_at_the_turning_point_it_names_unless_somebody_looks_elsewhere(
    opened: Opened, seed: int
) -> None:
    page = reviewed(opened, short_match("dragons", 10, seed))
    report, course = page.analysis.report, page.analysis.course
    assert report is not None
    assert course is not None
    turns, card = page.review.turns, page.review.card
    assert turns
    if report.turned is None:
        assert page.tries.step == turns[0].step
    else:
        assert page.tries.step == report.turned
        assert f"turn {course.turns[page.tries.step]}." in page.review.course
    shown = next(turn for turn in turns if turn.step == page.tries.step)
    assert card.turn == shown
    assert all(row.turn.step != page.tries.step for row in page.review.rows)
    if shown.lost == max(turn.lost for turn in turns if turn.mark == "blunder"):
        assert shown is turns[0], "of equal ones it is the first"
    page.go_to(0)
    page.show_found()
    assert page.tries.step == 0


def test_keys_walk_through_the_moves(opened: Opened) -> None:
    page = reviewed(opened, short_match("adamas"))
    page.go_to(0)
    page.graph.setFocus()
    QTest.keyClick(page.graph, Key.Key_Right)
    assert page.tries.step == 1
    QTest.keyClick(page.graph, Key.Key_End)
    assert page.tries.step == 6
    QTest.keyClick(page.graph, Key.Key_Right)
    assert page.tries.step == 6
    QTest.keyClick(page.graph, Key.Key_Home)
    page.commands[FORWARD].trigger()
    assert page.tries.step == 1
    page.panel.walk.last.click()
    assert page.tries.step == 6


def test_a_move_is_announced_once_while_the_work_goes_on(opened: Opened, ear: Ear) -> None:
    page = reviewed(opened, short_match("adamas"))
    ear.forget()
    page.go_to(1)
    QApplication.processEvents()
    assert len(ear.aloud) == 1
    page.show_found()
    QApplication.processEvents()
    assert len(ear.aloud) == 1


def test_the_prompt_says_that_the_moves_are_being_reviewed(opened: Opened) -> None:
    page = opened(short_match("adamas"))
    assert page.view.prompt.sentence == "Reviewing the moves…"


def test_screen_readers_have_a_list_of_the_moves(opened: Opened) -> None:
    page = reviewed(opened, short_match("adamas"))
    page.show_found()
    graph = QAccessible.queryAccessibleInterface(page.graph)
    assert graph.role() == QAccessible.Role.List
    names = [place.spot.name for place in places_of(page.graph).all()]
    assert len(names) == 7
    assert names[0].startswith("Turn 1, Fred, ")
    assert names[-1] == "The end"
    page.graph.go(page.graph.spots()[2])
    assert page.tries.step == 2
    assert page.review.seats[0].accessibleDescription().startswith("accuracy ")


def test_opening_again_shows_at_once_what_was_found(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = short_match("holomino")
    found = reviewed(opened, match).analysis.verdicts
    page = opened(short_match("adamas", 1))
    monkeypatch.setattr("rules.review.review.analyse", None)  # nobody thinks again
    page = reviewed(opened, match)
    assert page.analysis.verdicts == found
    assert len(page.review.seats) == 2


def test_what_is_damaged_on_the_disk_is_found_anew(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path / "damaged")
    match = short_match("holomino", 2)
    found = reviewed(opened, match).analysis.verdicts
    for path in review_cache.folder().iterdir():
        path.write_text('{"format": 1, "verdicts": [[', encoding="utf-8")
    assert reviewed(opened, match).analysis.verdicts == found


def test_the_result_names_the_turning_point(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.analysis.quick_review._LATER_MS", 0)
    match = short_match("dragons", 10, seed=6)
    session = Session(match)
    window.files.seat(session, autosave.new_slot())
    assert "wins" in window.table.banner.text
    wait_until(lambda: "Turning point: turn" in window.table.banner.text)
    quick = window.table.findChild(QuickReview)
    assert quick is not None
    window.go_home()
    assert quick.analysis is not None
    assert not quick.analysis.working


@pytest.mark.parametrize("slug", ["holomino", "blackbox"])
def test_the_end_of_a_game_and_its_review_name_the_same_turn(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    monkeypatch.setattr("desktop.analysis.quick_review._LATER_MS", 0)
    monkeypatch.setattr(review_cache, "load", lambda _name: None)  # results are not read again
    window.files.seat(Session(short_match(slug, seed=6)), autosave.new_slot())
    [quick] = window.table.findChildren(QuickReview)
    wait_until(lambda: quick.analysis is not None and quick.analysis.report is not None)
    assert window.session is not None
    window.session.keep_part(NAME, ["1.", "mark: !"])  # whatever is kept with the match
    window.table.commands[REVIEW].trigger()
    page, found = window.pages.analysis, window.pages.analysis.analysis
    assert found is quick.analysis
    assert found.report is not None
    assert found.course is not None
    for turned in (found.report.turned, 0, found.course.last - 1, None):  # as after a closer look
        found.report = replace(found.report, turned=turned)
        found.settled.emit()
        page.show_found()
        words = f"Turning point: turn {0 if turned is None else found.course.turns[turned]}."
        assert (words in window.table.banner.text) == (turned is not None)
        assert page.review.course.startswith(words) == (turned is not None)


def test_processes_find_what_a_thread_does(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("rules.review.verdict.SCALES", SCALES)
    found = []
    for processes in (0, 2):
        monkeypatch.setattr(analysis, "MOST_PROCESSES", processes)
        monkeypatch.setattr(review_cache, "folder", lambda n=processes: tmp_path / str(n))
        page = reviewed(opened, short_match("adamas", 4))
        found.append(page.analysis.report)
    assert found[0] == found[1]


@pytest.mark.parametrize("killed", [False, True], ids=("not started", "killed"))
def test_where_no_process_works_a_thread_does(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, killed: bool
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(analysis, "MOST_PROCESSES", 1)
    if killed:
        submit = WorkerProcesses.submit
        monkeypatch.setattr(WorkerProcesses, "submit", lambda self, *_: submit(self, os._exit, 1))
    else:
        monkeypatch.setattr(sys, "executable", "/nowhere/python")
    page = reviewed(opened, short_match("dragons", 4))
    assert all(verdict is not None for verdict in page.analysis.verdicts)


def test_leaving_stops_the_work_and_coming_back_goes_on(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path)
    goes_on, work = Event(), analysis._work

    def halting(*given: Any) -> Iterator[float]:
        for part in work(*given):
            yield part
            goes_on.wait()

    monkeypatch.setattr(analysis, "_work", halting)
    page = opened(short_match("dragons", 12))
    page.activate()
    wait_until(lambda: page.analysis.progress > 0)
    with qtbot.assertNotEmitted(page.analysis.changed):
        page.activate()  # does not start the review again
    page.rest()
    assert not page.analysis.working
    assert not page.analysis.done
    goes_on.set()
    page.activate()
    wait_until(lambda: page.analysis.done)
    assert page.analysis.report is not None
    with qtbot.assertNotEmitted(page.analysis.changed):
        page.activate()


def test_who_leaves_before_anything_is_told_finds_it_on_coming_back(opened: Opened) -> None:
    page = opened(short_match("dragons", 3))
    page.rest()  # at once: what the thread tells is not heard
    page.activate()
    wait_until(lambda: page.analysis.done)
    assert page.analysis.course is not None
    assert page.analysis.report is not None


def test_looking_deeper_judges_every_move_anew_and_says_what_changed(opened: Opened) -> None:
    page = reviewed(opened, short_match("adamas", 4))
    found, before = page.analysis, page.analysis.report
    assert before is not None
    found.deepen()
    assert found.report == before, "the marks stay until there are better ones"
    wait_until(lambda: found.done)
    assert found.report is not None
    assert [v.effort for v in found.report.verdicts] == [2] * 4
    page.show_found()
    changed = [
        old.mark != new.mark
        for old, new in zip(before.verdicts, found.report.verdicts, strict=True)
    ]
    assert [one.step for one in found.revised] == [n for n, other in enumerate(changed) if other]
    assert "The closer look" in page.review.course
    deeper = found.report
    page = opened(short_match("dragons", 1))
    page = reviewed(opened, short_match("adamas", 4))
    assert page.analysis.report == deeper, "what was kept stands as high"


@pytest.mark.parametrize("slug", SLUGS)
def test_where_a_move_is_made_is_outlined_within_the_board(opened: Opened, slug: str) -> None:
    """All moves that touch the board have an outline there; a guess, a pass, a layout have none."""
    match = short_match(slug, 8)
    page = opened(match)
    wait_until(lambda: page.analysis.course is not None)
    page.rest()
    course, scene = page.analysis.course, page.scene
    assert course is not None
    outlined = 0
    for step in range(course.last):
        page.go_to(step)
        outline = scene.outline_of((course.decision(step).move,))
        outlined += not outline.isEmpty()
        near = scene.board_rect().adjusted(-20, -20, 20, 20)
        assert near.contains(outline.boundingRect()) or outline.isEmpty()
    assert 2 * outlined >= course.last


def blunder(opened: Opened) -> AnalysisPage:
    """Return a page that shows the costliest move of a match."""
    page = reviewed(opened, short_match("dragons", 10))
    assert page.review.rows
    page.go_to(page.review.turns[0].step)
    return page


def test_a_mistake_is_solved_at_the_board(opened: Opened) -> None:
    page = blunder(opened)
    step = page.tries.step
    course, scene, verdict = page.analysis.course, page.scene, page.analysis.verdicts[step]
    assert course is not None
    assert verdict is not None
    page.review.again.click()
    assert scene.seat == course.decision(step).player
    assert verdict.best not in page.view.prompt.hint
    assert not page.review.card.isVisible()
    assert verdict.best not in page.review.standing
    scene.move_chosen.emit(course.decision(step).move)
    wait_until(lambda: "lowers the win chance" in page.view.prompt.hint)
    assert page.tries.trying
    answer = page.match.names[1 - course.decision(step).player]
    assert f"{answer} replies " in page.view.prompt.hint
    before = course.decision(step).views[course.decision(step).player]
    assert scene.view is not None
    assert scene.view.to_move == before.to_move, "the answer is on the board"
    assert scene.view != before
    page.tries._looking.setInterval(0)
    wait_until(lambda: scene.view == before)
    told: list[str] = []
    page.told.connect(told.append)
    view = course.decision(step).views[course.decision(step).player]
    (move,) = scene.game.parse_move(view, verdict.best)
    scene.move_chosen.emit(move)
    wait_until(lambda: not page.tries.trying)
    assert verdict.best in told[0]
    assert scene.seat is None
    assert verdict.best in page.view.prompt.hint


def of_every_kind(slug: str) -> Match:
    """Return a match with moves of every kind of a game, as far as luck allows."""
    options = {"pool_size": 1, "num_digits": 9} if slug == "holomino" else {}  # no tile fits
    match, rng = Match.new(slug, ("Fred", "Ned"), options, seed=4), Random(4)

    def play(*moves: object) -> None:
        for move in moves:
            match.play(move)

    def reveal() -> mono.Reveal:
        view = match.view(match.to_move)
        return next(m for m in match.game.legal_moves(view) if isinstance(m, mono.Reveal))

    if slug == "mono":
        play(mono.Layout(random_layout(9, rng)), mono.RandomMove())
        play(reveal(), mono.EndTurn(), reveal(), mono.RandomMove())
    elif slug == "blackbox":
        play(*[blackbox.Hide(frozenset(rng.sample(range(49), 4))) for _ in range(2)])
        play(
            blackbox.Mark(0),
            blackbox.Mark(1),
            blackbox.Unmark(1),
            blackbox.Probe(3),
            blackbox.EndTurn(),
        )
        play(*map(blackbox.Mark, range(4)), blackbox.Guess(), blackbox.EndTurn())
    else:
        kinds = {"adamas": 2, "holomino": 2, "dragons": 1}[slug]
        while match.outcome is None and len({type(d.move) for d in match.decisions()}) < kinds:
            play(random_move(match.game, match.view(match.to_move), rng))
    if match.outcome is None:
        match.resign(match.to_move or 0)
    return match


def _is_at(page: AnalysisPage, step: int) -> bool:
    return page.tries.step == step


def _has_judged(page: AnalysisPage, view: Position) -> bool:
    return not page.tries.trying or (page.scene is not None and page.scene.view != view)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_mistake_of_every_kind_is_solved_by_mouse_or_is_none(opened: Opened, slug: str) -> None:
    match = of_every_kind(slug)
    moves = [one.move for one in match.decisions() if not one.command]
    steps = {type(move): step for step, move in reversed([*enumerate(moves)])}
    assert len(steps) == {"mono": 4, "blackbox": 6, "dragons": 1}.get(slug, 2)
    told: list[str] = []
    page = opened(match)
    page.told.connect(told.append)
    if slug == "mono":
        steps[object] = moves.index(mono.RandomMove(), 2)  # the first one chose the layout
    for kind, step in steps.items():
        page.show_face(Face.REVIEW)
        page.solve(Mistake("", step, slug, "Fred", 1, "blunder", 0.4), more=False)
        wait_until(lambda: page.analysis.course is not None)
        page.rest()
        course, scene = page.analysis.course, page.scene
        assert course is not None
        wait_until(partial(_is_at, page, step))
        if slug in ("mono", "blackbox") and step < 2:
            assert not page.tries.trying, kind
            wait_until(lambda: told == ["You will not be asked about this move again."])
            assert not page.review.again.isEnabled()
            assert step not in course.exercises
        while page.tries.trying:
            view = scene.view
            move = analyse(view, work_of(0.03)).best.move
            BY_MOUSE[slug](Hands(page), move)  # type: ignore[arg-type]  # it has a scene and a view
            wait_until(partial(_has_judged, page, view))
            assert not page.tries._looking.isActive(), (kind, move)
        told.clear()


def test_a_layout_of_mono_is_never_stored_as_a_mistake(opened: Opened) -> None:
    match = of_every_kind("mono")
    page = reviewed(opened, match)
    judged = analysis._judged(page.analysis.course, page.analysis._review)  # type: ignore[arg-type]
    assert [step for step, *_ in judged] == [*range(2, page.analysis.course.last)]  # type: ignore[union-attr]


def test_what_would_have_followed_is_walked_through(opened: Opened) -> None:
    page = blunder(opened)
    step = page.tries.step
    verdict = page.analysis.verdicts[step]
    assert verdict is not None
    page.review.line.click()
    wait_until(lambda: page.review.line.accessibleName() == "Back to the game")
    assert verdict.best in page.view.prompt.sentence
    first = page.scene.view
    page.commands[FORWARD].trigger()
    assert page.scene.view != first
    assert page.tries.step == step, "it is not the match that is walked through"
    page.commands[BACKWARD].trigger()
    assert page.scene.view == first
    page.go_back()
    assert page.review.line.accessibleName() == "Show the best line"
    course = page.analysis.course
    assert course is not None
    assert page.scene.view == course.decision(step).views[course.decision(step).player]


@pytest.mark.parametrize("slug", ["adamas", "holomino", "blackbox"])
def test_every_game_tells_what_would_have_followed(opened: Opened, slug: str) -> None:
    page = reviewed(opened, short_match(slug))
    page.go_to(2)
    page.review.line.click()
    wait_until(lambda: page.review.line.accessibleName() == "Back to the game")
    open_ = page.scene.game.hidden or page.scene.game.chance
    assert ("at random" in page.view.prompt.hint) == open_


def test_escape_leaves_what_is_tried_and_then_the_page(opened: Opened) -> None:
    page = blunder(opened)
    page.review.again.click()
    left: list[bool] = []
    page.back_wanted.connect(lambda: left.append(True))
    page.go_back()
    assert not page.tries.trying
    assert not left
    page.go_back()
    assert left


@pytest.mark.parametrize(("slug", "own"), [("holomino", False), ("blackbox", True)])
def test_chances_that_each_player_knew_alone_are_named_as_such(
    opened: Opened, slug: str, own: bool
) -> None:
    page = reviewed(opened, short_match(slug, 2))
    page.go_to(0)
    assert ("what that player knew" in page.graph.accessibleDescription()) == own


def test_luck_and_skill_add_up_to_the_result(opened: Opened) -> None:
    page = reviewed(opened, short_match("holomino"))
    report = page.analysis.report
    assert report is not None
    first, last = report.standings[0], report.standings[-1]
    for player, account in enumerate(report.accounts):
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
    page = window.pages.analysis
    assert window.pages.page is page
    wait_until(lambda: page.analysis.done)
    QTest.keyClick(page.graph, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.table.isVisible()
    assert window.session is not None


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_a_match_with_secrets_that_goes_on_is_not_offered(window: MainWindow, slug: str) -> None:
    window.start_game(NewMatch(slug, ["Fred", "Ned"]))
    assert not window.table.commands[REVIEW].isEnabled()


def test_a_mistake_is_kept_and_solved_another_day(window: MainWindow) -> None:
    match = short_match("dragons", 10)
    reviewed(in_window(window), match)
    window.show_puzzles()
    puzzles, page = window.pages.puzzles, window.pages.analysis
    count, rows = len(puzzles.file.mistakes.due(date.today())), puzzles.list.side.mistakes.rows
    assert min(count, MISTAKES) == len(rows) > 1
    assert rows[0].name in ("Dragons: Fred", "Dragons: Ned")
    rows[0].click()
    wait_until(lambda: page.tries.trying)
    assert page.isVisible()
    assert "find a better move" in page.view.prompt.sentence
    assert not page.review.study.isVisible()
    wait_until(lambda: page.analysis.done)
    assert page.tries.trying, "the answer is not shown before it is asked for"
    told: list[str] = []
    page.told.connect(told.append)
    course, verdict = page.analysis.course, page.analysis.verdicts[page.tries.step]
    assert course is not None
    assert verdict is not None
    decision = course.decision(page.tries.step)
    view = decision.views[decision.player]
    page.scene.move_chosen.emit(page.scene.game.parse_move(view, verdict.best)[0])
    wait_until(lambda: bool(told))
    assert "in 3 days" in told[0]
    solved = page.tries.step
    page.review.again.click()
    wait_until(lambda: page.tries.trying)
    assert page.tries.step != solved
    page.go_back()
    assert puzzles.isVisible()
    assert len(puzzles.file.mistakes.due(date.today())) == count - 1


def test_nobody_is_asked_again_about_a_mistake_who_does_not_want_to_be(window: MainWindow) -> None:
    match = short_match("dragons", 10)
    reviewed(in_window(window), match)
    window.show_puzzles()
    puzzles, page = window.pages.puzzles, window.pages.analysis
    count = len(puzzles.file.mistakes.open(date.today()))
    puzzles.list.side.mistakes.rows[0].click()
    wait_until(lambda: page.tries.trying)
    told: list[str] = []
    page.told.connect(told.append)
    assert page.review.never.isVisible()
    page.review.never.click()
    wait_until(lambda: bool(told))
    assert not page.tries.trying
    page.go_back()
    assert len(puzzles.file.mistakes.open(date.today())) == count - 1


def test_the_answer_is_no_solution(window: MainWindow) -> None:
    page = reviewed(in_window(window), short_match("dragons", 10))
    page.go_to(page.review.turns[0].step)
    page.review.again.click()
    told: list[str] = []
    page.told.connect(told.append)
    page.review.again.click()
    wait_until(lambda: bool(told))
    assert told == ["You will be asked again in 1 day."]


def test_the_better_move_stays_on_the_board_in_other_colours(opened: Opened) -> None:
    page = blunder(opened)
    scene = page.scene
    assert isinstance(scene, DragonsScene)
    assert scene.hand.half.ghost_cell is not None
    for colours in ("dark", "light"):
        appearance().choose(colours)
        assert scene.hand.half.ghost_cell is not None


def test_the_numbers_of_turns_do_not_touch(opened: Opened) -> None:
    page = reviewed(opened, short_match("mono", 40))
    for step in range(len(page.graph.steps)):
        page.graph.show_step(step)
        at = [x for x, _ in page.graph.numbered()]
        assert all(later - one > 20 for one, later in pairwise(at))


def test_the_numbers_of_turns_are_evenly_apart(opened: Opened) -> None:
    page = reviewed(opened, short_match("blackbox", 40))
    places = {turn: x for x, turn in page.graph.numbered()}
    gap = min(later - one for one, later in pairwise(sorted(places)))
    apart = [places[turn + gap] - places[turn] for turn in places if turn + gap in places]
    assert len(apart) > 1
    assert max(apart) - min(apart) < 0.01


def test_the_turn_before_is_marked_where_the_next_one_is_not(opened: Opened) -> None:
    page = reviewed(opened, short_match("dragons"))
    page.session.walk_to(3)
    scene = page.scene
    assert isinstance(scene, DragonsScene)
    assert not any(mark.isVisible() for mark in scene.table.marks.values())
    page.toggle_try()
    assert all(mark.isVisible() for mark in scene.table.marks.values())
    page.toggle_try()
    page.session.walk_to(len(page.session.stops()) - 1)
    assert all(mark.isVisible() for mark in scene.table.marks.values())


@pytest.mark.parametrize("size", [(1280, 800), (800, 480)])
@pytest.mark.parametrize("slug", ["adamas", "mono", "blackbox"])
def test_a_tag_covers_neither_the_other_move_nor_its_tag(
    opened: Opened, slug: str, size: tuple[int, int]
) -> None:
    page = reviewed(opened, short_match(slug))
    page.resize(*size)
    appearance().fit(page.size())
    scene, marks = page.scene, page.marks
    cells = [MarkedMove(spot.name[:2], spot.outline) for spot in scene.spots() if not spot.rack]
    to_table = scene.board.mapRectToScene
    numbers = [*map(to_table, [*scene.piece_parts(), *scene.label_parts()])]
    board, buttons = [*map(to_table, scene.board_parts())], page.view.table.beside.aside
    for moves in permutations(cells[::9], 2):
        marks.show_moves(*moves)
        tags = [tag.place for tag in marks.tags()]
        boxes = [scene.board.mapRectToScene(one.outline.boundingRect()) for one in moves]
        assert not tags[0].intersects(tags[1])
        for tag, place, box in zip(marks.tags(), tags, boxes, strict=True):
            assert scene.sceneRect().contains(place)
            assert not place.intersects(scene.corner)
            if tag.small:
                assert box.contains(place), "a covered cell has no number"
                continue
            assert not any(place.intersects(one) for one in boxes)
            if box.bottom() < buttons.top():
                assert not any(place.intersects(one) for one in numbers)
            near = place.intersects(box.adjusted(-48, -48, 48, 48))
            assert near or not any(place.intersects(one) for one in board)


def test_a_tag_and_its_line_leave_the_name_of_a_port_free(opened: Opened) -> None:
    page = reviewed(opened, short_match("blackbox"))
    page.resize(1280, 800)
    scene, marks = page.scene, page.marks
    names = [scene.board.mapRectToScene(one) for one in scene.label_parts()]
    assert len(names) == 28
    for spot in (spot for spot in scene.spots() if str(spot.key).startswith("('port")):
        marks.show_moves(None, MarkedMove("10", spot.outline), word="Best")
        (tag,) = marks.tags()
        assert not any(tag.place.intersects(one) for one in names)
        if tag.leader is not None:
            line = QRectF(*tag.leader).normalized().adjusted(0, -1, 0, 1)
            assert not any(line.intersects(one) for one in names)


def test_only_where_pieces_move_an_arrow_leads_from_the_move_played() -> None:
    assert [slug for slug in SLUGS if scene_of(slug).moves_pieces] == ["adamas"]


def test_no_line_stands_in_the_bar_without_buttons_before_it(
    opened: Opened, window: MainWindow
) -> None:
    window.start_game(NewMatch("adamas", ["Fred", "Ned"]))
    between = window.table.bar.findChild(Rule)
    assert between is not None
    assert between.isVisible()
    page = reviewed(opened, short_match("adamas"))
    alone = page.bar.findChild(Rule)
    assert alone is not None
    assert not alone.isVisible()


def test_marks_that_would_touch_are_one_with_a_count(opened: Opened) -> None:
    page = reviewed(opened, short_match("mono", 60))
    page.resize(800, 500)
    graph = page.graph
    for step in range(0, len(graph.steps), 7):
        graph.show_step(step)
        marked = graph.marked()
        large = {n for n, s in enumerate(graph.steps) if s.verdict and s.verdict.lost >= 0.2}
        costly = {n for n, s in enumerate(graph.steps) if s.verdict and is_costly(s.verdict)}
        assert {n for one in marked for n in one.steps} == (large | {step}) & costly
        others = [one for one in marked if step not in one.steps]
        assert not any(one.touches(other) for one, other in permutations(others, 2))
        assert all(one.steps == (step,) for one in marked if step in one.steps)


def test_in_a_small_window_the_card_stands_on_the_table(opened: Opened, look: Appearance) -> None:
    look.fit(QSize(800, 500))
    page = reviewed(opened, short_match("dragons"))
    page.resize(800, 500)
    page.go_to(0)
    wait_until(page.card.isVisible)
    assert not page.review.card.isVisible()
    assert page.card.turn == page.review.card.turn
    assert not any(page.card.geometry().intersects(part) for part in page.view.board_area())
    page.frame.open()
    wait_until(lambda: not page.card.isVisible())
    page.frame.open(False)
    wait_until(page.card.isVisible)
    page.review.again.click()
    wait_until(lambda: not page.card.isVisible())


@pytest.mark.parametrize("text", [100, 200])
def test_where_the_board_leaves_no_room_for_the_card_it_is_a_line(
    opened: Opened, look: Appearance, text: int
) -> None:
    look.resize_text(text)
    look.fit(QSize(800, 500))
    page = reviewed(opened, short_match("mono"))
    page.resize(800, 500)
    page.go_to(1)
    card = page.card
    wait_until(lambda: card.isVisible() and card.in_line)
    prompt = page.view.prompt.geometry()
    assert prompt.bottom() < card.y() < prompt.bottom() + 20 * text / 100
    assert not any(card.geometry().intersects(part) for part in page.view.board_area())
    assert not any(page.view.table.beside.aside.intersects(t.place) for t in page.marks.tags())
    assert page.view.rect().contains(card.geometry())
    with noting_cut_texts() as cut:
        card.grab()
    assert len(cut) <= 1, "only the reason may be cut"


@pytest.mark.usefixtures("look")
def test_a_long_reason_is_shown_to_its_end(qtbot: QtBot) -> None:
    why = "After this ray you will know where all four atoms are, whatever it shows."
    card = TurnCard()
    hold(qtbot, card)
    card.resize(292, card.height())
    card.show_turn(Turn(3, 1, "Ned", 28, "blunder", "probing f", why, 0.8, 0.58))
    with noting_cut_texts() as cut:
        card.grab()
    assert not cut


@pytest.mark.usefixtures("look")
def test_a_reason_that_is_too_long_loses_its_end_but_not_its_beginning(qtbot: QtBot) -> None:
    wins = "Better: forces the win within your next 3 turns, whatever Ned does"
    card = TurnCard()
    hold(qtbot, card)
    card.resize(292, card.height())
    gap, two = ": Ned must fill a gap and has only 3 moves.", ". Then you win. Ned has no answer."
    for end in (gap, two):
        card.show_turn(Turn(3, 0, "Fred", 11, "blunder", "j14", f"{wins}{end}", 1.0, 0.0))
        with noting_texts() as texts:
            card.grab()
        assert f"{wins}." in [text.text for text in texts]


def test_the_board_has_the_room_of_the_rack_until_a_move_is_looked_for(opened: Opened) -> None:
    page = reviewed(opened, short_match("holomino"))
    scene = page.scene
    assert scene.rack_area.isEmpty()
    page.go_to(0)
    wait_until(page.review.again.isEnabled)
    page.review.again.click()
    assert not scene.rack_area.isEmpty()


def test_tags_say_what_the_moves_score() -> None:
    decision = list(short_match("holomino", moves=30).decisions())[-1]
    view = decision.views[decision.player]
    assert isinstance(view, HolominoState)
    ways = list(scored_placements(view))
    scoring = next(way for way in ways if way.points)
    quiet = [way.move for way in ways if not way.points][:2]
    assert gains_of(decision, [scoring.move, quiet[0]]) == [f"+{scoring.points}", "+0"]
    assert gains_of(decision, quiet) == ["", ""], "then the tags name the moves"


def test_study_is_one_click_away(window: MainWindow) -> None:
    window.start_game(NewMatch("dragons", ("Fred", "Ned"), {}, 7))
    session = window.session
    assert session is not None
    for _ in range(4):
        session.play(next(session.hot_seat.texts()))
    session.resign()
    window.table.commands[REVIEW].trigger()
    page = window.pages.analysis
    wait_until(lambda: page.analysis.course is not None)
    page.go_to(2)
    page.review.study.click()
    study = window.pages.analysis
    assert window.pages.page is study
    assert study.session is not None
    assert study.session.node == 2


@pytest.mark.parametrize("slug", ["adamas", "blackbox", "dragons"])
@pytest.mark.parametrize("size", [(1093, 614), (1366, 768)], ids=["low", "laptop"])
def test_the_board_fills_the_table(opened: Opened, slug: str, size: tuple[int, int]) -> None:
    """On a laptop, texts and graph leave the board the height of the table."""
    match = short_match(slug)
    page = opened(match)
    page.resize(*size)
    appearance().fit(page.size())
    view = reviewed(lambda _: page, match).view
    board = board_on(view)
    assert board.height() >= 0.8 * view.height()
    assert board.height() >= 0.5 * page.height()
    prompt = view.table.beside.prompt.toRect()
    assert not [part for part in view.board_area() if part.intersects(prompt)]


@pytest.fixture
def gate(hold_back: HoldBack) -> Event:
    """Let no line be found until this is set."""
    return hold_back(tries, "_line_of")


def test_a_late_line_is_not_shown_to_a_player_who_looks_for_a_move(
    opened: Opened, gate: Event
) -> None:
    page = blunder(opened)
    step = page.tries.step
    page.review.line.click()
    QTest.qWait(10)
    page.review.again.click()
    gate.set()
    wait_until(lambda: not page.tries.busy)
    QTest.qWait(20)
    assert page.tries.trying
    assert "find a better move" in page.view.prompt.sentence
    course, scene = page.analysis.course, page.scene
    assert course is not None
    decision = course.decision(step)
    assert scene.view == decision.views[decision.player]


def test_a_line_can_be_asked_for_again_after_the_page_was_left(opened: Opened, gate: Event) -> None:
    page = blunder(opened)
    page.review.line.click()
    assert not page.review.line.isEnabled()
    page.rest()
    page.activate()
    gate.set()
    assert page.review.line.isEnabled()


def test_a_line_can_be_asked_for_again_after_it_was_not_found(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tries, "_line_of", None)
    page = blunder(opened)
    page.review.line.click()
    wait_until(lambda: not page.tries.busy)
    assert page.review.line.isEnabled()


def test_a_mistake_that_is_read_late_does_not_replace_a_puzzle_begun_meanwhile(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed(in_window(window), short_match("dragons", 10))
    window.show_puzzles()
    puzzles, gate = window.pages.puzzles, Event()

    class Late:
        @staticmethod
        def from_text(text: str) -> Match:
            gate.wait(60)
            return Match.from_text(text)

    monkeypatch.setattr(puzzle_page, "Match", Late)
    puzzles.list.side.mistakes.rows[0].click()
    QTest.qWait(10)
    puzzles.begin(next(one.text for kind in KINDS for one in shipped(kind)))
    gate.set()
    wait_until(lambda: not puzzles._reading.busy)
    QTest.qWait(20)
    assert window.pages.page is puzzles
    assert puzzles.session is not None


def test_the_next_mistake_is_another_one_though_the_disk_is_slow(
    window: MainWindow, hold_back: HoldBack
) -> None:
    reviewed(in_window(window), short_match("dragons", 10))
    window.show_puzzles()
    page, gate = window.pages.analysis, hold_back(tries, "note_try")
    window.pages.puzzles.list.side.mistakes.rows[0].click()
    wait_until(
        lambda: (
            page.tries.trying
            and page.analysis.done
            and rests(page)
            and page.review.again.isEnabled()
        )
    )
    given_up = page.tries.step
    page.review.again.click()
    assert not page.tries.trying
    wait_until(lambda: page.review.again.isEnabled())
    page.review.again.click()
    wait_until(lambda: page.tries.trying)
    assert page.tries.step != given_up
    gate.set()
    wait_until(lambda: not page.tries._noting.busy)


def test_a_line_that_was_shown_is_gone_when_a_mistake_is_to_be_solved(opened: Opened) -> None:
    page = blunder(opened)
    step = page.tries.step
    page.review.line.click()
    wait_until(lambda: page.review.line.accessibleName() == "Back to the game")
    page.rest()
    page.show_face(Face.REVIEW)
    mistake = Mistake("", step, "dragons", page.match.names[0], 1, "blunder", 0.5)
    page.solve(mistake, more=False)
    page.activate()
    assert page.tries.trying
    assert "find a better move" in page.view.prompt.sentence
