"""How hard a layout is to read: measured in the background, in turn with random layouts."""

from random import Random
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from desktop.layout_editor import difficulty_gauge as gauge_module
from desktop.layout_editor.difficulty import Reading, expert_score, measured
from desktop.layout_editor.difficulty_gauge import Gauge
from tests.desktop.conftest import hold
from tests.desktop.layout_editor.easel import WHOLE, easel

pytestmark = pytest.mark.usefixtures("look")


class TestMeasuring:
    def test_the_layout_and_random_ones_take_turns(self) -> None:
        played: list[str] = []
        told: list[Reading] = []

        def score(layout: str, stop: Event, rng: Random) -> int:
            played.append(layout)
            return 10 if layout == WHOLE else 30

        reading = measured(9, WHOLE, Event(), told.append, Random(1), score, matches=3)
        assert [layout == WHOLE for layout in played] == [True, False] * 3
        assert (reading.mean_own, reading.mean_others, reading.done) == (10, 30, True)
        assert [round(r.share, 2) for r in told] == [0.17, 0.33, 0.5, 0.67, 0.83, 1.0]
        assert reading.verdict == 1

    def test_what_was_stopped_does_not_count(self) -> None:
        stop = Event()

        def score(layout: str, stopped: Event, rng: Random) -> int:
            stop.set()
            return 99

        assert measured(9, WHOLE, stop, lambda _r: None, Random(1), score).own == ()

    def test_a_difference_within_the_noise_is_none(self) -> None:
        assert Reading((10, 50), (20, 60)).verdict == 0
        assert Reading((50, 52, 51), (20, 22, 21)).verdict == -1
        assert Reading((10,), (90,)).verdict == 0

    def test_the_expert_scores_on_a_small_board(self) -> None:
        points = expert_score("133223", Event(), Random(1))
        assert 0 < points <= 3 * (1 + 4 + 9)


class TestGauge:
    @pytest.fixture
    def gauge(self, qtbot: QtBot) -> Gauge:
        made = Gauge()
        hold(qtbot, made)
        made.show()
        made.ask(3, "133223")
        return made

    def test_it_measures_and_shows_what_it_found(self, gauge: Gauge, qtbot: QtBot) -> None:
        gauge.measure.click()
        assert gauge.cancel.isVisible()
        qtbot.waitUntil(lambda: not gauge.busy)
        assert gauge.reading is not None
        assert gauge.reading.done
        assert "points" in gauge.bars.accessibleName()
        assert not gauge.cancel.isVisible()

    def test_cancel_ends_it(
        self, gauge: Gauge, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        noticed = Event()

        def endless(*given: object) -> Reading:
            stop = given[2]
            assert isinstance(stop, Event)
            given[3](Reading((7,), ()))  # type: ignore[operator]
            stop.wait()
            noticed.set()
            return Reading((1,) * 12, (1,) * 12)

        monkeypatch.setattr(gauge_module, "measured", endless)
        gauge.measure.click()
        qtbot.waitUntil(lambda: gauge.reading is not None and gauge.reading.own == (7,))
        gauge.cancel.click()
        assert not gauge.busy
        qtbot.waitUntil(noticed.is_set)
        assert gauge.reading is not None
        assert gauge.reading.own == (7,)

    def test_another_layout_ends_it_and_begins_anew(
        self, gauge: Gauge, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            gauge_module, "measured", lambda *given: given[2].wait() or Reading((9,), (9,))
        )
        gauge.measure.click()
        gauge.ask(3, "332132")
        assert not gauge.busy
        assert gauge.reading is None
        assert gauge.measure.isVisible()
        gauge.ask(3, "")
        assert not gauge.measure.isEnabled()

    def test_leaving_the_page_ends_it(self, qtbot: QtBot) -> None:
        hand = easel(qtbot)
        hand.page.show_layout(9, WHOLE)
        hand.page.panel.gauge.measure.click()
        assert hand.page.panel.gauge.busy
        hand.page.rest()
        assert not hand.page.panel.gauge.busy
