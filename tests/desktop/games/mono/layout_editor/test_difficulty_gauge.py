"""How hard a layout is to read: measured in the background, shown on the board, made harder."""

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor.difficulty_gauge import DifficultyGauge
from desktop.theme.appearance import appearance, theme
from desktop.theme.colour import contrast
from rules.mono.layouts import check_layout
from rules.mono.players import adjust as adjusting
from rules.mono.players import measure as measuring
from rules.mono.players.adjust import Adjustment
from rules.mono.players.measure import Measure
from tests.desktop.conftest import hold, scrolled, wait_until
from tests.desktop.games.mono.layout_editor.easel import WHOLE, Easel, easel

pytestmark = pytest.mark.usefixtures("look")

SMALL = "3334412244"
OTHER = "4444133322"
"""Layouts of four regions."""


@pytest.fixture
def gauge(qtbot: QtBot) -> DifficultyGauge:
    made = DifficultyGauge()
    hold(qtbot, made)
    made.show()
    made.ask(4, SMALL)
    return made


def endless(told: Measure | Adjustment, noticed: Event) -> Callable[..., None]:
    """Work that tells something and only ends when it is stopped."""

    def work(*given: object, **_: object) -> None:
        stop, tell = given[-2:]
        assert isinstance(stop, Event)
        assert callable(tell)
        tell(told)
        stop.wait()
        noticed.set()

    return work


HALF = Measure(4, (20, 10), (3,) * 10)


class TestMeasuring:
    def test_shows_the_points_with_their_error_and_the_rank(
        self, gauge: DifficultyGauge, qtbot: QtBot
    ) -> None:
        gauge.begin_button.click()
        assert gauge.cancel.isVisible()
        qtbot.waitUntil(lambda: not gauge.busy)
        found = gauge.measure
        assert found is not None
        assert found.settled
        shown = gauge.scale.accessibleName()
        assert shown.startswith(f"Harder than {found.rank:.0%} of random layouts. ")
        assert f"{found.mean:.0f} ± {found.error:.1f} points in three turns" in shown
        assert not gauge.cancel.isVisible()
        assert gauge.heat_button.isVisible()

    def test_what_was_cancelled_states_nothing(
        self, gauge: DifficultyGauge, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        noticed = Event()
        monkeypatch.setattr(measuring, "measured", endless(HALF, noticed))
        gauge.begin_button.click()
        qtbot.waitUntil(lambda: gauge.measure == HALF)
        assert gauge.scale.isVisible()
        gauge.cancel.click()
        assert not gauge.busy
        assert gauge.measure is None
        assert not gauge.scale.isVisible()
        assert gauge.words.text() == ""
        assert gauge.begin_button.isVisible()
        qtbot.waitUntil(noticed.is_set)

    def test_another_layout_ends_it(
        self, gauge: DifficultyGauge, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        noticed = Event()
        monkeypatch.setattr(measuring, "measured", endless(HALF, noticed))
        gauge.begin_button.click()
        qtbot.waitUntil(lambda: gauge.measure == HALF)
        gauge.ask(4, OTHER)
        assert not gauge.busy
        assert gauge.measure is None
        qtbot.waitUntil(noticed.is_set)
        gauge.ask(4, "")
        assert not gauge.begin_button.isEnabled()

    def test_a_layout_that_was_measured_is_known_when_it_comes_back(
        self, gauge: DifficultyGauge, qtbot: QtBot
    ) -> None:
        gauge.begin_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        found = gauge.measure
        gauge.ask(4, OTHER)
        assert gauge.measure is None
        gauge.ask(4, SMALL)
        assert gauge.measure == found

    def test_nothing_is_left_of_a_layout_that_has_become_a_secret(self, qtbot: QtBot) -> None:
        hand = easel(qtbot)
        hand.page.show_layout(4, SMALL)
        gauge = hand.page.panel.gauge
        gauge.begin_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        hand.page.forget(lambda labels: labels == SMALL)
        hand.page.show_layout(4, SMALL)
        assert gauge.measure is None

    def test_leaving_the_page_ends_it(self, qtbot: QtBot) -> None:
        hand = easel(qtbot)
        hand.page.show_layout(9, WHOLE)
        hand.page.panel.gauge.begin_button.click()
        assert hand.page.panel.gauge.busy
        hand.page.rest()
        assert not hand.page.panel.gauge.busy


@pytest.fixture(scope="module")
def of_small() -> Measure:
    return measuring.measured(4, SMALL, Event())


@pytest.fixture
def measured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, of_small: Measure) -> Easel:
    """Return an editor with a layout that has been measured."""
    hand = easel(qtbot)
    hand.page.show_layout(4, SMALL)
    with monkeypatch.context() as patch:
        patch.setattr(measuring, "measured", lambda *_: of_small)
        hand.page.panel.gauge.begin_button.click()
        qtbot.waitUntil(lambda: not hand.page.panel.gauge.busy)
    return hand


def test_a_measure_leaves_every_button_in_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "measured", lambda *_: Measure(9, (50, 48, 52), (1,) * 45))
    page = easel(qtbot).page
    page.resize(1280, 800)
    page.show_layout(9, WHOLE)
    page.panel.gauge.begin_button.click()
    qtbot.waitUntil(lambda: not page.panel.gauge.busy)
    wait_until(lambda: page.panel.gauge.heat_button.isVisible() and not scrolled(page))


class TestTheHeatMap:
    def test_says_what_each_cell_brought(self, measured: Easel) -> None:
        page = measured.page
        found = page.panel.gauge.measure
        assert found is not None
        before = page.scene.cell_words(0)
        page.panel.gauge.heat_button.click()
        brought = found.earned[0] / len(found.points)
        assert page.scene.cell_words(0) == f"{before}, {brought:.1f} points a game"
        assert page.panel.gauge.legend.isVisible()
        most = max(found.earned) / len(found.points)
        assert f"0 to {most:.1f} points" in page.panel.gauge.legend.accessibleName()
        page.panel.gauge.heat_button.click()
        assert page.scene.cell_words(0) == before
        assert not page.panel.gauge.legend.isVisible()

    def test_is_gone_once_the_layout_is_another(self, measured: Easel) -> None:
        page = measured.page
        page.panel.gauge.heat_button.click()
        page.show_layout(4, OTHER)
        assert "a game" not in page.scene.cell_words(0)
        assert not page.panel.gauge.heat_button.isChecked()

    def test_stays_when_the_window_takes_another_size(self, measured: Easel) -> None:
        page = measured.page
        page.panel.gauge.heat_button.click()
        warm = self.colour(measured)
        page.resize(1024, 700)
        assert self.colour(measured) == warm
        assert "a game" in page.scene.cell_words(0)

    @pytest.mark.parametrize("dark", [False, True])
    def test_its_colours_are_read_on_both_themes(self, measured: Easel, dark: bool) -> None:
        appearance().choose("dark" if dark else "light")
        measured.page.panel.gauge.heat_button.click()
        ground = self.colour(measured)
        assert contrast(ground, QColor("white")) > 4.5 or contrast(ground, QColor("black")) > 4.5
        assert ground != theme().value(1, 4).fill

    def colour(self, hand: Easel) -> QColor:
        """Of the ground of the first cell."""
        side = hand.page.scene.board.transform().m11() * 40
        at = hand.at(0) - QPoint(round(0.8 * side), 0)
        hand.page.view.sharpen()  # a new board is hidden while its pictures are being drawn
        return QColor(hand.page.view.grab().toImage().pixelColor(at))


LESS, MORE = Measure(4, (20, 10), (3,) * 10), Measure(4, (10, 6), (2,) * 10)


class TestMakeItHarder:
    @pytest.fixture
    def step(self, monkeypatch: pytest.MonkeyPatch) -> Adjustment:
        found = Adjustment(OTHER, LESS, MORE)
        monkeypatch.setattr(adjusting, "adjusted", lambda *_given, **_kept: found)
        return found

    def test_puts_a_harder_layout_on_the_board_as_one_step(
        self, measured: Easel, qtbot: QtBot, step: Adjustment
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: page.drawing.labels == OTHER and not gauge.busy)
        assert gauge.measure == step.after
        assert page.drawing.steps[-1].title.startswith("Made harder +")
        page.drawing.undo()
        assert page.drawing.labels == SMALL
        assert gauge.measure is not None

    def test_shows_before_and_after_and_a_click_returns(
        self, measured: Easel, qtbot: QtBot, step: Adjustment
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        assert not gauge.pair.isVisible()
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: gauge.pair.isVisible())
        before, now = gauge.pair.buttons
        assert before.accessibleName() == f"Before {step.before.rank:.0%}"
        assert now.accessibleName().startswith(f"Now {step.after.rank:.0%} (+")
        before.click()
        assert page.drawing.labels == SMALL
        now.click()
        assert page.drawing.labels == OTHER

    def test_nothing_is_left_of_a_step_once_its_layout_is_a_secret(
        self, measured: Easel, qtbot: QtBot, step: Adjustment
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: gauge.pair.isVisible())
        page.sides.segment(2).click()
        page.forget(lambda labels: labels == OTHER)
        assert {button.labels for button in gauge.pair.buttons} == {"..."}
        assert page.history.model().rowCount() == 1
        assert page.history.model().index(0, 0).data() == "Start"
        assert len(page.drawing.steps) == 1

    def test_a_late_step_does_not_change_what_was_locked_meanwhile(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gate, found = Event(), Adjustment(OTHER, LESS, MORE)

        def late(*_given: object, **_kept: object) -> Adjustment:
            gate.wait(60)
            return found

        monkeypatch.setattr(adjusting, "adjusted", late)
        page, gauge = measured.page, measured.page.panel.gauge
        gauge.harder_button.click()
        page.drawing.lock(range(len(SMALL)), on=True)
        gate.set()
        qtbot.waitUntil(lambda: not gauge.busy)
        qtbot.wait(20)
        assert page.drawing.labels == SMALL
        assert gauge.harder_button.isVisible()

    def test_a_real_step_keeps_the_design_and_its_locks(
        self, measured: Easel, qtbot: QtBot
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        page.drawing.lock([0, 1], on=True)
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        check_layout(4, page.drawing.labels)
        pairs = list(zip(page.drawing.labels, SMALL, strict=True))
        assert sum(one != other for one, other in pairs) <= 4
        assert page.drawing.labels[:2] == SMALL[:2]

    def test_the_target_is_asked_for_until_it_is_reached(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[float] = []

        def adjusted(_size: int, layout: str, aim: float, *_: object, **__: object) -> Adjustment:
            asked.append(aim)
            return Adjustment(layout, LESS, LESS)

        monkeypatch.setattr(adjusting, "adjusted", adjusted)
        gauge = measured.page.panel.gauge
        assert gauge.measure is not None
        own = gauge.measure.rank
        gauge.scale.setValue(99)
        for button in (gauge.harder_button, gauge.easier_button):
            button.click()
            qtbot.waitUntil(lambda: not gauge.busy)
        assert asked[0] == 0.99
        assert asked[1] < own

    def test_leaves_the_board_alone_when_it_is_cancelled(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        noticed, before = Event(), gauge.words.text()
        half = Adjustment(SMALL, LESS, LESS, 0.25)
        monkeypatch.setattr(adjusting, "adjusted", endless(half, noticed))
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: gauge.head.fact == "25%")
        gauge.cancel.click()
        qtbot.waitUntil(noticed.is_set)
        assert page.drawing.labels == SMALL
        assert gauge.words.text() == before

    def test_says_where_nothing_was_found(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gauge = measured.page.panel.gauge
        found = Adjustment(SMALL, LESS, LESS)
        monkeypatch.setattr(adjusting, "adjusted", lambda *_given, **_kept: found)
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        assert gauge.words.text() == "No change of four cells makes it harder"
        gauge.lock(frozenset({0}))
        gauge._show()
        assert gauge.words.text().endswith(". Unlock a region to allow more changes.")
