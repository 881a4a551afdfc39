"""The timed run: quick puzzles one after another until the time is up."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controls.text import Text
from desktop.puzzles import ready_puzzles, run_table, timed_run
from desktop.puzzles.results import Results, RunResult
from desktop.puzzles.run_table import RunTable
from desktop.puzzles.side import RunSection, Side
from desktop.puzzles.timed_run import LENGTHS, PENALTY, QUICK, TimedRun
from rules.puzzles import KINDS, from_text, shipped
from tests.desktop.hands import BY_MOUSE, Hands, double_click
from tests.desktop.puzzles.desk import Desk, desk, pick, slip_of, solution_of

__all__ = ["desk"]

pytestmark = pytest.mark.usefixtures("qapp")


class Clock:
    """A clock that stands until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def run_for(self, seconds: float, tick: Callable[[], object]) -> None:
        """Let time pass, with a look every second."""
        while seconds > 0:
            self.now += min(1.0, seconds)
            seconds -= 1
            tick()


@pytest.fixture
def clock() -> Clock:
    return Clock()


class TestClock:
    @pytest.fixture
    def run(self, clock: Clock) -> TimedRun:
        run = TimedRun("holomino", 180, clock=clock)
        run.go_on()
        run.tick(playable=True)
        return run

    def test_time_goes_by_but_in_pauses_and_where_nobody_can_play(
        self, run: TimedRun, clock: Clock
    ) -> None:
        clock.run_for(30, lambda: run.tick(playable=True))
        assert run.left == 150
        run.pause()
        clock.run_for(30, lambda: run.tick(playable=True))
        assert run.left == 150
        run.go_on()
        run.tick(playable=True)
        clock.run_for(30, lambda: run.tick(playable=False))
        assert run.left == 150
        run.tick(playable=True)
        clock.run_for(30, lambda: run.tick(playable=True))
        assert run.left == 120

    def test_a_computer_that_sleeps_costs_two_seconds_at_most(
        self, run: TimedRun, clock: Clock
    ) -> None:
        clock.now += 8 * 60 * 60
        run.tick(playable=True)
        assert run.left == 178

    def test_a_run_that_is_stopped_took_the_time_that_was_played(
        self, run: TimedRun, clock: Clock
    ) -> None:
        clock.run_for(41, lambda: run.tick(playable=True))
        run.mark(False)
        run.end()
        assert (run.left, run.taken) == (180 - 41 - PENALTY, 41)

    def test_what_is_not_solved_costs_time(self, run: TimedRun) -> None:
        run.mark(True)
        assert run.left == 180
        run.mark(False)
        assert run.left == 180 - PENALTY
        assert (run.course, run.solved) == ([True, False], 1)

    def test_it_ends_once_when_the_time_is_up(self, run: TimedRun, clock: Clock) -> None:
        ends = []
        run.ended.connect(lambda: ends.append(run.left))
        clock.run_for(175, lambda: run.tick(playable=True))
        run.mark(True)
        assert not run.over
        run.mark(False)
        run.end()
        assert run.over
        assert ends == [0]

    def test_puzzles_become_harder_and_stay_quick(self, run: TimedRun) -> None:
        found = []
        for _ in range(20):
            found.append(run.difficulty)
            run.mark(True)
        assert found == sorted(found)
        assert set(found) == {1, 2, 3}

    def test_all_kinds_come_by_turns(self, clock: Clock) -> None:
        run = TimedRun("", 180, clock=clock)
        kinds = [run.next_kind() for _ in range(2 * len(QUICK))]
        assert sorted(kinds) == sorted(QUICK * 2)
        assert {TimedRun(QUICK[0], 180).next_kind() for _ in range(5)} == {QUICK[0]}

    def test_there_is_a_stock_of_every_quick_kind_and_none_of_games_with_secrets(self) -> None:
        assert {"holomino", "adamas-capture", "dragons-1"} <= set(QUICK)
        assert not any(KINDS[kind].hidden for kind in QUICK)
        for kind in QUICK:
            assert {1, 2, 3} <= {one.difficulty for one in shipped(kind)}


def best_of(section: RunSection) -> str:
    """Return what stands at the right of its heading."""
    return section.head.findChildren(Text)[-1].text()


class Runner:
    """A timed run at the page, and what a person does in it."""

    def __init__(self, desk: Desk, clock: Clock) -> None:
        self.desk, self.clock = desk, clock
        self.page = desk.page

    @property
    def table(self) -> RunTable:
        assert self.page.runs is not None
        return self.page.runs

    @property
    def run(self) -> TimedRun:
        assert self.table.run is not None
        return self.table.run

    def start(self, kind: str = "", seconds: int = LENGTHS[0]) -> None:
        self.desk.open_side(Side.RUN)
        section = self.page.list.side.run
        pick(section.kind, ["", *QUICK].index(kind))
        self.desk.push(section.length.segment(LENGTHS.index(seconds)))
        self.desk.push(section.start)
        assert self.page.sides.currentWidget() is self.table

    @property
    def text(self) -> str:
        assert self.table.session is not None
        return self.table.session.text

    def play(self, *, well: bool) -> None:
        """Solve the puzzle on the table by mouse, or let it slip, until the next one is there."""
        before, done = self.text, len(self.run.course)
        for text in solution_of(before).moves:
            session, scene = self.table.session, self.table.scene
            assert session is not None
            assert scene is not None
            game = session.game
            for move in game.parse_move(scene.view, text, closed=False):
                BY_MOUSE[game.slug](Hands(self.table), move if well else _poor(before, scene.view))  # type: ignore[arg-type]
            self.desk.qtbot.waitUntil(lambda: self.table.panel.waiting.isHidden())
            if len(self.run.course) > done:
                break
        assert self.run.course[-1] is well
        self.desk.qtbot.waitUntil(lambda: self.run.over or self.text != before)

    def skip(self) -> None:
        before = self.text
        self.desk.push(self.table.skip)
        self.desk.qtbot.waitUntil(lambda: self.text != before)

    def let_time_pass(self, seconds: float) -> None:
        self.page._tick()
        self.clock.run_for(seconds, self.page._tick)


def _poor(text: str, view: object) -> object:
    puzzle = from_text(text)
    if KINDS[puzzle.kind].tries:
        return slip_of(text)
    best = solution_of(text).firsts
    moves = KINDS[puzzle.kind].game.legal_moves(view)
    return next(move for move in moves if str(move) not in best)


@pytest.fixture
def runner(desk: Desk, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Runner]:
    monkeypatch.setattr(ready_puzzles, "shipped", shipped)
    monkeypatch.setattr(run_table, "LOOK_MS", 20)
    monkeypatch.setattr(run_table, "LONG_LOOK_MS", 40)
    random.seed(3)  # there are puzzles of several moves whose first cannot be wrong
    init = TimedRun.__init__

    def begin(run: TimedRun, kind: str, seconds: int) -> None:
        init(run, kind, seconds, clock=clock)

    monkeypatch.setattr(timed_run.TimedRun, "__init__", begin)
    yield Runner(desk, clock)
    if desk.page.runs is not None:
        desk.page.runs.clear()


@pytest.mark.parametrize("kind", QUICK)
def test_solved_by_mouse_the_next_one_follows_and_counts(runner: Runner, kind: str) -> None:
    runner.start(kind)
    runner.play(well=True)
    assert (runner.run.solved, runner.run.left) == (1, LENGTHS[0])
    assert from_text(runner.text).kind == kind
    assert runner.table.figures.figures[1][0] == "1"


def test_a_wrong_move_costs_time_and_the_next_one_follows(runner: Runner) -> None:
    runner.start("adamas-capture")
    runner.play(well=False)
    assert (runner.run.course, runner.run.left) == ([False], LENGTHS[0] - PENALTY)
    assert runner.table.figures.figures[0][0] == "2:50"


def test_the_end_shows_the_result_and_keeps_the_best(runner: Runner) -> None:
    runner.start("adamas-capture")
    runner.play(well=True)
    runner.play(well=False)
    runner.let_time_pass(LENGTHS[0])
    runner.desk.qtbot.waitUntil(lambda: runner.run.over)
    banner = runner.table.banner
    assert banner.isVisible()
    assert banner.text == "1 solved in 3:00. This is your best result."
    runner.desk.push(banner.no)
    section, history = runner.page.list.side.run, runner.page.list.side.history
    assert best_of(section) == "best 1"
    pick(history.kind, len(KINDS) + 1)
    assert [(row.run.kind, row.run.solved, row.run.missed) for row in history.runs] == [
        ("adamas-capture", 1, 1)
    ]
    assert "1 not solved" in history.runs[0].accessibleName()
    pick(section.kind, 0)
    assert best_of(section) == ""
    runner.start("adamas-capture")
    runner.let_time_pass(LENGTHS[0])
    runner.desk.qtbot.waitUntil(lambda: runner.run.over)
    assert banner.text == "0 solved in 3:00. Your best result is 1."


def test_a_first_run_without_a_solved_puzzle_names_no_best_result(runner: Runner) -> None:
    runner.start("adamas-capture")
    runner.let_time_pass(LENGTHS[0])
    runner.desk.qtbot.waitUntil(lambda: runner.run.over)
    assert runner.table.banner.text == "0 solved in 3:00."


def test_at_the_end_the_last_one_is_solved_and_nothing_can_be_played(runner: Runner) -> None:
    runner.start("dragons-2")
    runner.let_time_pass(LENGTHS[0])
    runner.desk.qtbot.waitUntil(lambda: runner.table.shown.steps > 0)  # type: ignore[union-attr]
    shown = runner.table.shown
    assert shown is not None
    assert shown.step == shown.steps
    assert shown.seat is None
    assert not runner.table.skip.isVisible()


def test_at_the_end_every_puzzle_of_the_run_can_be_looked_at_with_its_solution(
    runner: Runner,
) -> None:
    runner.start("adamas-capture")
    texts = [runner.text]
    runner.play(well=True)
    texts.append(runner.text)
    runner.play(well=False)
    texts.append(runner.text)
    table, push = runner.table, runner.desk.push
    assert not table.earlier.isVisible()
    runner.let_time_pass(LENGTHS[0])
    runner.desk.qtbot.waitUntil(lambda: runner.run.over)
    assert (table.later.isEnabled(), table.skip.isVisible()) == (False, False)
    for number in (1, 0):
        push(table.earlier)
        runner.desk.qtbot.waitUntil(lambda: table.shown is not None and table.shown.steps > 0)
        assert (runner.text, table.course.looked_at) == (texts[number], number)
        assert table.banner.text == "1 solved in 3:00. This is your best result."
    assert table.later.hasFocus()
    assert not table.earlier.isEnabled()
    push(table.later)
    assert runner.text == texts[1]
    push(table.banner.no)
    assert runner.page.sides.currentWidget() is runner.page.list
    assert [run.solved for run in Results(runner.desk.page.file.store).runs()] == [1]


def test_results_and_rating_of_single_puzzles_are_left_alone(runner: Runner) -> None:
    runner.start("holomino")
    runner.play(well=True)
    runner.table.clear()
    runner.page.show_list()
    results = Results(runner.page.file.store)
    assert results.latest(9) == []
    assert runner.page.file.attempts.latest() == []
    assert [(run.solved, run.missed) for run in results.runs()] == [(1, 0)]


def test_leaving_asks_and_what_was_solved_counts(runner: Runner) -> None:
    runner.start("holomino")
    runner.play(well=True)
    desk, banner = runner.desk, runner.table.banner
    desk.push(runner.page.bar.back_button)
    assert banner.isVisible()
    assert banner.text.startswith("Stop the run?")
    desk.push(banner.no)
    assert not runner.run.over
    runner.let_time_pass(41)
    desk.push(runner.page.bar.back_button)
    desk.push(banner.yes)
    assert runner.run.over
    assert banner.text.startswith("1 solved in 0:41.")
    desk.push(banner.no)
    assert runner.page.sides.currentWidget() is runner.page.list
    assert best_of(runner.page.list.side.run) == "best 1"


def test_by_keyboard_alone(runner: Runner) -> None:
    runner.desk.open_side(Side.RUN)
    section = runner.page.list.side.run
    assert section.start.hasFocus()
    QTest.keyClick(section.start, Qt.Key.Key_Space)
    assert runner.table.view.hasFocus()
    runner.table.skip.setFocus()
    QTest.keyClick(runner.table.skip, Qt.Key.Key_Space)
    assert runner.run.course == [False]
    assert runner.table.view.hasFocus()
    runner.table.stop_button.setFocus()
    QTest.keyClick(runner.table.stop_button, Qt.Key.Key_Space)
    QTest.keyClick(runner.table.banner.no, Qt.Key.Key_Escape)
    assert not runner.table.banner.isVisible()
    assert not runner.run.over
    QTest.keyClick(runner.table.skip, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert runner.table.banner.no.hasFocus()
    QTest.keyClick(runner.table.banner.yes, Qt.Key.Key_Space)
    assert runner.run.over
    assert runner.table.banner.yes.hasFocus()
    QTest.keyClick(runner.table.banner.yes, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert runner.page.sides.currentWidget() is runner.page.list


def test_nothing_is_generated(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("somebody waits for it")

    monkeypatch.setattr("desktop.puzzles.provider.generate", refuse)
    runner.start()
    stock = {one.text for kind in QUICK for one in shipped(kind)}
    for _ in range(12):
        assert runner.text in stock
        runner.skip()


def test_a_run_ends_where_the_page_is_left_behind(runner: Runner) -> None:
    runner.start("holomino")
    runner.play(well=True)
    runner.page.hide()
    assert runner.table.session is None
    runner.page.show()
    runner.page.activate()
    assert runner.page.sides.currentWidget() is runner.page.list
    assert best_of(runner.page.list.side.run) == "best 1"


def test_what_somebody_wrote_into_the_file_is_no_run(runner: Runner) -> None:
    store = runner.page.file.store
    assert store is not None
    results = Results(store)
    results.add_run(RunResult("", 180, 3, 0))
    with store.change() as change:
        for row in (("chess", 180, 3, 0), ("", "long", 3, 0), ("", 180, -3, 0)):
            change.execute(
                "insert into run (kind, seconds, solved, missed, at) values (?, ?, ?, ?, 1)", row
            )
    assert [(run.kind, run.solved) for run in results.runs()] == [("", 3)]


def test_a_double_click_skips_one_puzzle(runner: Runner) -> None:
    runner.start()
    double_click(runner.table.skip)
    QTest.qWait(10)
    assert runner.run.course == [False]
