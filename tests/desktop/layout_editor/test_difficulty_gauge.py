"""How hard a layout is to read: measured in the background, shown on the board, made harder."""

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.layout_editor.difficulty_gauge import DifficultyGauge
from desktop.theme.appearance import appearance, theme
from desktop.theme.colour import contrast
from rules.mono.layouts import check_layout
from rules.mono.players import measure as measuring
from rules.mono.players.measure import Climb, Measure
from tests.desktop.conftest import hold, scrolled, wait_until
from tests.desktop.layout_editor.easel import WHOLE, Easel, easel

pytestmark = pytest.mark.usefixtures("look")

SMALL = "3334412244"
OTHER = "4444133322"
"""Layouts of four regions."""

Tell = Callable[[object], None]


@pytest.fixture
def gauge(qtbot: QtBot) -> DifficultyGauge:
    made = DifficultyGauge()
    hold(qtbot, made)
    made.show()
    made.ask(4, SMALL)
    return made


def endless(told: Measure | Climb, noticed: Event) -> Callable[[int, str, Event, Tell], None]:
    """Work that tells something and only ends when it is stopped."""

    def work(_size: int, _layout: str, stop: Event, tell: Tell) -> None:
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
        assert shown.startswith(f"harder than {found.rank:.0%} of random layouts. ")
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


@pytest.fixture
def measured(qtbot: QtBot) -> Easel:
    """Return an editor with a layout that has been measured."""
    hand = easel(qtbot)
    hand.page.show_layout(4, SMALL)
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
    wait_until(lambda: page.panel.text.isVisible() and not scrolled(page))


class TestTheHeatMap:
    def test_says_what_each_cell_brought(self, measured: Easel) -> None:
        page = measured.page
        found = page.panel.gauge.measure
        assert found is not None
        before = page.scene.words(0)
        page.panel.gauge.heat_button.click()
        brought = found.earned[0] / len(found.points)
        assert page.scene.words(0) == f"{before}, {brought:.1f} points a game"
        assert page.panel.gauge.legend.isVisible()
        most = max(found.earned) / len(found.points)
        assert f"0 to {most:.1f} points" in page.panel.gauge.legend.accessibleName()
        page.panel.gauge.heat_button.click()
        assert page.scene.words(0) == before
        assert not page.panel.gauge.legend.isVisible()

    def test_is_gone_once_the_layout_is_another(self, measured: Easel) -> None:
        page = measured.page
        page.panel.gauge.heat_button.click()
        page.show_layout(4, OTHER)
        assert "a game" not in page.scene.words(0)
        assert not page.panel.gauge.heat_button.isChecked()

    def test_stays_when_the_window_takes_another_size(self, measured: Easel) -> None:
        page = measured.page
        page.panel.gauge.heat_button.click()
        warm = self.colour(measured)
        page.resize(1024, 700)
        assert self.colour(measured) == warm
        assert "a game" in page.scene.words(0)

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
        return QColor(hand.page.view.grab().toImage().pixelColor(at))


class TestMakeItHarder:
    def test_puts_a_harder_layout_on_the_board_as_one_step(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        climb = Climb(OTHER, 5.25, 0.75, steps=3, tried=80)
        monkeypatch.setattr(measuring, "climbed", lambda *_given: climb)
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: page.drawing.labels == OTHER and not gauge.busy)
        assert gauge.words.text().startswith("Harder by about 5.2 points (± 0.8)")
        page.drawing.undo()
        assert page.drawing.labels == SMALL
        assert gauge.measure is not None
        assert "harder" not in gauge.words.text()
        page.drawing.undo()
        assert page.drawing.labels not in (SMALL, OTHER)

    def test_begins_with_the_draft_on_the_board(self, measured: Easel, qtbot: QtBot) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        check_layout(4, page.drawing.labels)
        gained = page.drawing.labels != SMALL
        assert ("Harder by" if gained else "No change was found") in gauge.words.text()

    def test_leaves_the_board_alone_when_it_is_cancelled(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page, gauge = measured.page, measured.page.panel.gauge
        noticed, before = Event(), gauge.words.text()
        half = Climb(OTHER, 4.0, 1.0, steps=1, tried=20)
        monkeypatch.setattr(measuring, "climbed", endless(half, noticed))
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: "20 changes tried, 1 kept" in gauge.words.text())
        assert "−4.0 ± 1.0" in gauge.words.text()
        gauge.cancel.click()
        qtbot.waitUntil(noticed.is_set)
        assert page.drawing.labels == SMALL
        assert gauge.words.text() == before

    def test_says_where_nothing_was_found(
        self, measured: Easel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gauge = measured.page.panel.gauge
        monkeypatch.setattr(measuring, "climbed", lambda *_given: Climb(SMALL, tried=80))
        gauge.harder_button.click()
        qtbot.waitUntil(lambda: not gauge.busy)
        assert gauge.words.text() == "No change was found that makes the layout harder"
