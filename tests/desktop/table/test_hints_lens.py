"""The lens at the table: painted for the viewer who asked, from their view, and for nobody else."""

from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules.players
from desktop.app.main_window import MainWindow
from desktop.board.probabilities import Share, probability, shortened
from desktop.games.blackbox.panel import BarLegend
from desktop.table.page import TablePage
from desktop.theme.appearance import Appearance
from rules.match import Match
from rules.mono import Reveal
from tests.desktop.conftest import Seat, spot_point

Key = Qt.Key
NAMES = ("fred", "ned")


def scene_of(page: TablePage) -> Any:
    assert page.scene is not None
    return page.scene


def probing(page: TablePage) -> Any:
    """Both have hidden their atoms; fred is at the screen and may probe."""
    session = page.session
    assert session is not None
    for text in ("b2,e4,f6,a5", "c3,d6,g2,b7"):
        session.curtain_lifted()
        session.play(text)
    session.curtain_lifted()
    return session


def press_l(
    page: TablePage, qtbot: QtBot, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(page.view, Key.Key_L, held)
    qtbot.waitUntil(lambda: not page.match.hints.finder.busy)


def painted(page: TablePage) -> bool:
    scene = scene_of(page)
    return scene.lens.lens is not None


def test_percents_never_claim_what_is_not_certain() -> None:
    shares = [0, 0.001, 0.004, 0.005, 0.5, 0.994, 0.996, 1]
    assert [probability(s) for s in shares] == [
        "0%", "<1%", "<1%", "<1%", "50%", "99%", ">99%", "100%",
    ]  # fmt: skip


def test_a_long_list_ends_with_all_the_rest() -> None:
    shares = [Share(str(n), 0.1) for n in range(10)]
    shown = shortened(shares, "others")
    assert [share.name for share in shown] == ["0", "1", "2", "3", "4", "others"]
    assert shown[-1].chance == pytest.approx(0.5)
    assert shortened(shares[:6], "others") == shares[:6]


class TestBlackBox:
    def test_l_paints_the_chances_and_what_each_port_tells(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("blackbox")
        session = probing(page)
        scene = scene_of(page)
        assert scene.lens.chances == {}
        press_l(page, qtbot)
        assert page.bar.lens_button.isChecked()
        assert sum(scene.lens.chances.values()) == pytest.approx(4)
        assert len(scene.lens.bits) == 28
        before = dict(scene.lens.chances)
        session.play("1")
        qtbot.waitUntil(lambda: not page.match.hints.finder.busy)
        assert scene.lens.chances != before
        assert 0 not in scene.lens.bits
        assert sum(scene.lens.chances.values()) == pytest.approx(4)

    def test_a_port_pointed_at_lists_its_results(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("blackbox")
        probing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        QTest.mouseMove(page.view.viewport(), spot_point(page, ("port", 2)))
        lines = scene.lens.card.lines
        assert lines[0] == f"A ray from 3 gives {scene.lens.bits[2]:.1f} bits of information"
        assert lines[1].startswith("hit ")
        assert lines[-1].startswith("elsewhere ")
        QTest.mouseMove(page.view.viewport(), spot_point(page, ("cell", 8)))
        assert scene.lens.card.lines == []

    def test_the_keyboard_and_screen_readers_get_the_same(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("blackbox")
        probing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        spots = {spot.key: spot.name for spot in scene.spots()}
        assert "likely to hide an atom" in spots["cell", 0]
        assert "would give" in spots["port", 0]
        spot = next(spot for spot in scene.spots() if spot.key == ("port", 3))
        scene.cursor.go(spot)
        scene.input.reach(spot)
        assert scene.lens.card.lines[0].startswith("A ray from 4 ")
        press_l(page, qtbot)
        assert all("likely to hide an atom" not in spot.name for spot in scene.spots())

    def test_l_again_takes_it_away(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("blackbox")
        probing(page)
        press_l(page, qtbot)
        assert painted(page)
        press_l(page, qtbot)
        assert not painted(page)
        assert not page.bar.lens_button.isChecked()

    def test_the_lens_of_one_player_is_never_shown_to_the_other(
        self, seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[int] = []
        real = rules.players.lens

        def lens(view: Any, seconds: float, stop: Any = None) -> Any:
            asked.append(view.viewer)
            return real(view, seconds, stop)

        monkeypatch.setattr(rules.players, "lens", lens)
        page = seat("blackbox")
        session = probing(page)
        press_l(page, qtbot)
        assert painted(page)
        session.play("1")
        session.play("end")
        assert page.match.state.shown.viewer == 0
        session.hide_board()
        assert page.match.state.shown.viewer is None
        assert not painted(page)
        session.curtain_lifted()
        assert page.match.state.shown.viewer == 1
        assert not painted(page)
        assert not page.bar.lens_button.isChecked()
        assert set(asked) == {0}
        session.play("2")
        session.play("end")
        session.hide_board()
        session.curtain_lifted()
        assert page.match.state.shown.viewer == 0
        qtbot.waitUntil(lambda: painted(page))
        assert set(asked) == {0}

    def test_an_answer_that_comes_behind_the_curtain_is_dropped(
        self, seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stops: list[Any] = []

        def lens(view: Any, seconds: float, stop: Any = None) -> Any:
            stops.append(stop)
            stop.wait(60)
            return rules.players.Lens({(0, 0): (("atom", 1.0),)})

        monkeypatch.setattr(rules.players, "lens", lens)
        page = seat("blackbox")
        session = probing(page)
        session.play("1")
        QTest.keyClick(page.view, Key.Key_L)
        qtbot.waitUntil(lambda: len(stops) == 1)
        session.play("end")
        session.hide_board()
        assert stops[0].is_set()
        qtbot.wait(50)
        assert not painted(page)

    def test_a_scene_drops_it_when_another_view_comes(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("blackbox")
        probing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        assert painted(page)
        scene.show_view(scene.view, viewer=1, seat=None)
        assert not painted(page)

    def test_a_redrawn_board_keeps_it(self, seat: Seat, qtbot: QtBot, look: Appearance) -> None:
        page = seat("blackbox")
        probing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        look.choose("dark")
        assert painted(page)
        assert all(layer.scene() is scene for layer in scene.lens.layers)

    def test_what_is_of_the_view_before_fades(
        self, seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = seat("blackbox")
        session = probing(page)
        press_l(page, qtbot)
        real = rules.players.lens

        gate = Event()

        def slow(view: Any, seconds: float, stop: Any = None) -> Any:
            gate.wait(60)
            return real(view, seconds, stop)

        monkeypatch.setattr(rules.players, "lens", slow)
        session.play("1")
        scene = scene_of(page)
        qtbot.waitUntil(lambda: scene.lens.stale)
        gate.set()
        qtbot.waitUntil(lambda: not scene.lens.stale)
        assert painted(page)


class TestMono:
    def playing(self, page: TablePage) -> Any:
        session = page.session
        assert session is not None
        for _ in range(2):
            session.curtain_lifted()
            session.play("random")
        session.curtain_lifted()
        session.play(Reveal("a1"))  # a typed text would be the whole turn
        return session

    @staticmethod
    def hidden_cell(scene: Any) -> int:
        cells = range(len(scene.shown.grid.names))
        return next(cell for cell in cells if not scene.view.uncovered[1] >> cell & 1)

    def test_l_paints_the_likeliest_label_of_each_hidden_cell(
        self, seat: Seat, qtbot: QtBot
    ) -> None:
        page = seat("mono", options={"size": 6})
        self.playing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        cells = range(len(scene.shown.grid.names))
        known = {cell for cell in cells if scene.view.uncovered[1] >> cell & 1}
        assert scene.shown.grid.names.index("a1") in known
        shown = {cell for cell in cells if scene.lens.shares(1, cell)}
        assert shown == set(cells) - known
        assert not any(scene.lens.shares(0, cell) for cell in cells)
        assert len(scene.lens.layers[0].childItems()) == len(shown)

    def test_a_cell_pointed_at_lists_its_labels(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("mono", options={"size": 6})
        self.playing(page)
        press_l(page, qtbot)
        scene = scene_of(page)
        cell = self.hidden_cell(scene)
        QTest.mouseMove(page.view.viewport(), spot_point(page, ("cell", 1, cell)))
        label, chance = scene.lens.shares(1, cell)[0]
        lines = scene.lens.card.lines
        assert lines[:2] == [
            f"{scene.shown.grid.names[cell]} may hold",
            f"{label} {probability(chance)}",
        ]
        spot = next(spot for spot in scene.spots() if spot.key == ("cell", 1, cell))
        assert f"most likely {label}" in spot.name

    def test_a_large_board_and_notes_can_be_painted(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("mono", options={"size": 25})
        self.playing(page)
        scene = scene_of(page)
        cell = self.hidden_cell(scene)
        scene.note(next(s for s in scene.spots() if s.key == ("cell", 1, cell)), "3")
        press_l(page, qtbot, Qt.KeyboardModifier.ControlModifier)  # an l is a note here
        assert not page.grab().isNull()
        hidden = sum(bool(scene.lens.shares(1, c)) for c in range(len(scene.shown.grid.names)))
        assert len(scene.lens.layers[0].childItems()) == hidden - 1  # the note keeps its small cell

    def test_there_is_none_while_a_layout_is_placed(self, seat: Seat, qtbot: QtBot) -> None:
        page = seat("mono")
        assert page.session is not None
        page.session.curtain_lifted()
        press_l(page, qtbot)
        assert not page.bar.lens_button.isChecked()
        assert scene_of(page).lens.layers == []


def test_games_without_secrets_have_no_such_button(seat: Seat) -> None:
    page = seat("adamas")
    assert not page.bar.lens_button.isVisible()
    QTest.keyClick(page.view, Key.Key_L)
    assert not page.match.hints.finder.shown


def test_when_the_game_is_over_it_goes(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox")
    session = probing(page)
    press_l(page, qtbot)
    session.resign()
    assert not painted(page)
    assert not page.bar.lens_button.isEnabled()


def test_a_lens_that_fails_is_switched_off(
    seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def lens(view: Any, seconds: float, stop: Any = None) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(rules.players, "lens", lens)
    page = seat("blackbox")
    probing(page)
    with qtbot.waitSignal(page.told):
        QTest.keyClick(page.view, Key.Key_L)
    assert not page.bar.lens_button.isChecked()


@pytest.mark.usefixtures("look")
class TestSerious:
    def test_the_switch_of_a_new_game_makes_it_serious_and_the_record_says_so(
        self, window: MainWindow
    ) -> None:
        window.requests.ask_for("blackbox")
        assert window.sheet is not None
        QTest.mouseClick(window.sheet.serious, Qt.MouseButton.LeftButton)
        window.sheet.start.click()
        assert window.session is not None
        assert window.session.serious
        assert window.table.bar.serious.isVisible()
        assert Match.from_text(window.session.file.text()).serious
        window.requests.play_again()
        assert window.session.serious

    def test_other_games_are_not(self, window: MainWindow) -> None:
        window.requests.ask_for("blackbox")
        assert window.sheet is not None
        window.sheet.start.click()
        assert window.session is not None
        assert not window.session.serious
        assert not window.table.bar.serious.isVisible()


def test_when_the_game_is_over_no_lens_seems_to_be_on(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox")
    session = probing(page)
    press_l(page, qtbot)
    session.resign()
    assert not page.bar.lens_button.isChecked()
    assert not painted(page)


def test_the_panel_says_what_the_bars_beside_the_ports_mean(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox")
    probing(page)
    legend = page.panel.findChild(BarLegend)
    assert legend is not None
    assert legend.isHidden()
    press_l(page, qtbot)
    assert not legend.isHidden()
    press_l(page, qtbot)
    assert legend.isHidden()
