"""The clock of the table, with a time source of its own: what it counts, and when."""

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.board.row_data import SeatTime
from desktop.controls.commands import PRINT
from desktop.controls.overlay import Dialog
from desktop.new_match.request import NewMatch
from desktop.sound.cues import Cue
from desktop.table.clock import TableClock
from desktop.table.session import Session
from rules.core.time_control import TimeControl
from rules.match import Match
from tests.desktop.conftest import wait_until
from tests.desktop.table.hot_seat import HIDING, lift, pass_on, type_in

pytestmark = pytest.mark.usefixtures("look")


class Now:
    """A time of day that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Timed:
    """A session of two people in their second turns, with a clock and a time source."""

    def __init__(
        self,
        slug: str = "dragons",
        main: int = 300,
        increment: int = 3,
        persons: tuple[int, ...] = (0, 1),
    ) -> None:
        match = Match.new(slug, ("fred", "ned"), seed=5)
        match.clock = TimeControl(main, increment)
        for _ in range(2):
            match.play(next(match.legal_moves()))
        self.session, self.now, self.runs = Session(match, persons), Now(), True
        self.kept: list[str] = []
        self.warned: list[tuple[int, int]] = []
        self.clock = TableClock(
            self.session,
            lambda: self.runs,
            show_times=lambda: None,
            warn=lambda w: self.warned.append((w.player, w.seconds)),
            now=self.now,
        )
        self.session.shown.connect(lambda _shown: self.clock.tick())
        self.session.keep_by = self._keep
        self.session.start()
        self.clock.start()
        self.clock.tick()

    def _keep(self, kept: object, then: object) -> None:
        self.kept.append(kept.text)  # type: ignore[attr-defined]
        then()  # type: ignore[operator]

    def think(self, seconds: float) -> None:
        """Let time pass, with a look every second."""
        while seconds > 0:
            self.now.at += min(1.0, seconds)
            seconds -= 1
            self.clock.tick()

    @property
    def left(self) -> tuple[float, ...]:
        return self.session.progress.time_left

    def play(self) -> None:
        self.session.play(next(self.session.hot_seat.texts()))


def test_the_player_to_move_pays_and_the_increment_follows() -> None:
    timed = Timed()
    timed.think(10)
    assert timed.left == (290, 300)
    timed.play()
    assert timed.left == (293, 300)
    timed.think(5)
    assert timed.left == (293, 295)


def test_it_stops_while_the_table_is_covered() -> None:
    timed = Timed()
    timed.think(2)
    timed.runs = False
    timed.think(60)
    timed.runs = True
    timed.think(1)
    assert timed.left[0] == pytest.approx(298)  # what was covered when it was looked at is free


def test_it_runs_on_while_an_earlier_move_is_looked_at() -> None:
    timed = Timed()
    timed.session.goto(0)
    timed.think(10)
    timed.session.back_to_game()
    assert timed.left == (290, 300)


def test_no_computer_player_pays_while_its_moves_are_dropped() -> None:
    timed = Timed(persons=(0,))
    timed.play()
    before = timed.left
    timed.session.goto(0)
    timed.think(10)
    assert timed.left == before
    timed.session.back_to_game()
    timed.think(10)
    assert timed.left[1] == before[1] - 10


def test_what_was_thought_before_the_first_move_of_a_sitting_is_stored() -> None:
    timed = Timed()
    timed.session.touched = False  # as a match that is gone on with
    timed.think(10)
    assert timed.kept


def test_a_computer_that_slept_costs_little() -> None:
    timed = Timed()
    timed.now.at += 3600
    timed.clock.tick()
    assert timed.left[0] >= 298


def test_without_time_the_player_loses() -> None:
    timed = Timed(main=3)
    timed.think(3)
    assert timed.session.outcome is not None
    assert timed.session.outcome.reason == "fred ran out of time"
    timed.think(60)
    assert timed.left == (0, 3)


def test_undo_gives_the_time_back() -> None:
    timed = Timed()
    timed.think(10)
    timed.play()
    timed.session.undo()
    assert timed.left == (300, 300)


def test_thinking_is_stored_every_few_seconds() -> None:
    timed = Timed()
    timed.play()
    timed.think(11)
    assert Match.from_text(timed.kept[-1]).time_left == (303, 290)


def test_a_closed_table_stores_the_time() -> None:
    timed = Timed()
    timed.play()
    timed.think(2)
    timed.clock.close()
    assert Match.from_text(timed.kept[-1]).time_left == (303, 298)


def test_low_time_is_announced_at_a_minute_and_at_ten_seconds_only() -> None:
    timed = Timed(main=65)
    timed.think(63)
    assert timed.warned == [(0, 60), (0, 10)]


def test_it_stands_while_a_move_is_being_saved() -> None:
    timed = Timed()
    timed.session.keep_by = lambda _kept, _then: None
    timed.play()
    timed.think(30)
    assert timed.left == (300, 300)


@pytest.mark.parametrize(
    ("seconds", "low", "text", "spoken"),
    [
        (300, False, "5:00", "5 minutes 0 seconds"),
        (61.9, False, "1:01", "1 minute 1 second"),
        (3723, False, "1:02:03", "1 hour 2 minutes 3 seconds"),
        (9.47, True, "0:09.4", "9 seconds"),
        (0, True, "0:00.0", "0 seconds"),
    ],
)
def test_time_is_shown_and_said(seconds: float, low: bool, text: str, spoken: str) -> None:
    shown = SeatTime.of(seconds, running=False, low=low)
    assert (shown.text, shown.spoken) == (text, spoken)


# -- in the window


def timed_window(window: MainWindow, slug: str, *, clock: TimeControl | None = None) -> Now:
    """Begin a match of two people on a clock and return its time source."""
    now = Now()
    window.start_game(NewMatch(slug, ("fred", "ned"), {}, 7, clock=clock or TimeControl(300, 3)))
    window.table.match.clock.now = now
    window.table.match.clock._timer.stop()  # only the test looks at the time
    window.table.match.clock.tick()
    window.table.match.clock.tick()
    return now


def pass_time(window: MainWindow, now: Now, seconds: float = 2) -> float:
    """Let time pass and return how much of it the players paid."""
    session = window.session
    assert session is not None
    before = sum(session.progress.time_left)
    now.at += seconds
    window.table.match.clock.tick()
    return before - sum(session.progress.time_left)


def second_turns(window: MainWindow) -> None:
    session = window.session
    assert session is not None
    for _ in range(2):
        session.play(next(session.hot_seat.texts()))
    window.table.match.clock.tick()


def test_the_cards_show_the_times_and_mark_the_running_one(window: MainWindow) -> None:
    now = timed_window(window, "dragons")
    second_turns(window)
    assert pass_time(window, now) == 2
    times = [window.table.match.clock.time_of(player) for player in range(2)]
    assert [time.text for time in times if time] == ["4:58", "5:00"]
    assert [time.running for time in times if time] == [True, False]
    assert "4 minutes 58 seconds" in window.table.panel.seats[0].words
    assert "58" not in window.table.panel.seats[0].accessibleName()


def test_without_a_clock_the_cards_show_none(window: MainWindow) -> None:
    window.start_game(NewMatch("dragons", ("fred", "ned"), {}, 7))
    assert window.table.match.clock.time_of(0) is None


def test_it_stops_where_the_table_cannot_be_seen(window: MainWindow, qtbot: QtBot) -> None:
    now = timed_window(window, "dragons")
    second_turns(window)
    window.covers.show_help("dragons")
    assert pass_time(window, now) == 0
    assert window.covers.help is not None
    window.covers.help.close_help()
    wait_until(lambda: window.covers.help is None or window.covers.help.isHidden())
    assert pass_time(window, now) == 0  # it was covered until now
    assert pass_time(window, now) == 2
    window.table.commands[PRINT].trigger()
    assert pass_time(window, now) == 0
    for sheet in window.findChildren(Dialog):
        sheet.leave()
    pass_time(window, now)
    assert pass_time(window, now) == 2
    window.showMinimized()
    assert pass_time(window, now) == 0
    window.showNormal()
    pass_time(window, now)
    assert pass_time(window, now) == 2
    dialog = QDialog(window, modal=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert pass_time(window, now) == 0


def test_the_curtain_stops_it(window: MainWindow, qtbot: QtBot) -> None:
    now = timed_window(window, "blackbox")
    lift(window, qtbot)
    for text in HIDING:
        type_in(window, text)
        pass_on(window)
        assert pass_time(window, now) == 0
        lift(window, qtbot)
    pass_time(window, now)
    assert pass_time(window, now) == 2
    type_in(window, "a")
    assert window.session is not None
    window.session.play("end")
    assert pass_time(window, now) == 0  # ned has not seen the screen yet


def test_the_end_names_the_clock(window: MainWindow) -> None:
    now = timed_window(window, "dragons", clock=TimeControl(2, 0))
    second_turns(window)
    pass_time(window, now, 2)
    assert window.table.banner.isVisible()
    assert "Fred ran out of time" in window.table.banner.text
    rows = window.table.panel.moves.model.rows
    assert rows[-1].text == "ran out of time"


def test_ten_seconds_sound_once(window: MainWindow) -> None:
    now = timed_window(window, "dragons", clock=TimeControl(11, 0))
    second_turns(window)
    heard: list[object] = []
    assert window.table.scene is not None
    window.table.scene.heard.connect(lambda cues: heard.extend(cues))
    pass_time(window, now, 1.5)
    pass_time(window, now, 1.5)
    assert heard == [Cue.LOW_TIME]


def test_a_match_is_begun_again_with_its_clock(window: MainWindow) -> None:
    timed_window(window, "dragons", clock=TimeControl(60, 1))
    window.table.rematch.emit()
    assert window.session is not None
    assert window.session.progress.clock == TimeControl(60, 1)
