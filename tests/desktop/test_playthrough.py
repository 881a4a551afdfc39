"""Every game from the home page to its result, by mouse alone, by keys alone or by typing alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.choice import Choice
from desktop.controls.stepper import Stepper
from desktop.home import unfinished
from desktop.new_match.sheet import NewGameSheet
from desktop.storage import autosave
from desktop.table.state import outcome_text
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import wait_until
from tests.desktop.fingers import Finger
from tests.desktop.hands import BY_KEYS, BY_MOUSE, CTRL, FingerHands, Hands, Key, paste_layout
from tests.desktop.plans import OPTIONS, SEED, Plan, plan

pytestmark = pytest.mark.usefixtures("look")
_SMALLEST = (800, 500)
EACH_GAME = pytest.mark.parametrize("slug", [game.slug for game in GAMES])


@pytest.fixture(autouse=True)
def _settled(window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Fix the random choices, and the folder where records are saved."""
    monkeypatch.setattr("rules.match.match.secrets.randbits", lambda _bits: SEED)
    chosen = (str(tmp_path / "saved.qcx"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: chosen)
    window.activateWindow()


class Guest:
    """A person who plays at the window with one kind of device."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.hands = Hands(window.table)

    def sheet(self) -> NewGameSheet:
        assert self.window.sheet is not None
        return self.window.sheet

    def wait_for_curtain(self) -> None:
        self.qtbot.waitUntil(self.window.curtain.isHidden)

    def is_handed_over(self) -> bool:
        """Whether the screen waits for another player."""
        showing = self.window.table.match.state.shown
        return showing is not None and showing.hand_over is not None


class MouseGuest(Guest):
    def begin(self, slug: str) -> None:
        self.hands.push(self.window.home.cards[slug].options)
        for row in self.sheet().who.rows:
            self.hands.push(row.kind.segment(0))
        for name, value in OPTIONS[slug].items():
            control = self.sheet().options.rows[name].control
            if not control.isVisible():
                self.scroll_to(self.sheet().more.button)
                self.hands.push(self.sheet().more.button)
                QApplication.processEvents()
            self.scroll_to(control)
            if isinstance(control, Choice):
                self.pick(control)
            else:
                assert isinstance(control, Stepper)
                self.step(control, int(value))
        self.hands.push(self.sheet().start)

    def pick(self, choice: Choice) -> None:
        """Select the second entry of a choice."""
        self.hands.push(choice)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        at = menu.actionGeometry(menu.actions()[1]).center()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)

    def scroll_to(self, widget: QWidget) -> None:
        area = next(a for a in self.sheet().findChildren(QScrollArea) if a.isAncestorOf(widget))
        port = area.viewport()
        for _ in range(100):
            if port.rect().contains(widget.mapTo(port, widget.rect().center())):
                return
            at = QPointF(port.rect().center())
            plain, none = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
            turn, phase = QPoint(0, -120), Qt.ScrollPhase.NoScrollPhase
            to = QPointF(port.mapToGlobal(at.toPoint()))
            event = QWheelEvent(at, to, QPoint(), turn, none, plain, phase, False)
            QApplication.sendEvent(port, event)
        raise AssertionError("the option cannot be reached")

    def step(self, stepper: Stepper, value: int) -> None:
        low = stepper.value is None or value < stepper.value
        for _ in range(200):
            if stepper.value == value:
                return
            self.hands.push(stepper.less if low else stepper.more)
        raise AssertionError("the value cannot be reached")

    def be_seated(self) -> None:
        if not self.is_handed_over():
            return
        if self.window.curtain.isHidden():
            self.hands.push(self.window.table.banner.yes)
        self.qtbot.waitUntil(self.window.curtain.button.isVisible)
        self.hands.push(self.window.curtain.button)
        self.wait_for_curtain()

    def save(self) -> None:
        """Press the save button, which is in the menu if the banner is too narrow."""
        banner = self.window.table.banner
        if banner.no.isVisible():
            self.hands.push(banner.no)
        else:
            banner.menu().entries()[0].trigger()


class FingerGuest(MouseGuest):
    def __init__(self, window: MainWindow, qtbot: QtBot, screen: QPointingDevice) -> None:
        super().__init__(window, qtbot)
        self.finger = Finger(window, screen)
        self.hands = FingerHands(window.table, screen)

    def begin(self, slug: str) -> None:
        self.scroll_into(self.window.home.cards[slug].options, self.window.home)
        super().begin(slug)

    def scroll_to(self, widget: QWidget) -> None:
        self.scroll_into(widget, self.sheet())

    def scroll_into(self, widget: QWidget, page: QWidget) -> None:
        """Scroll to a widget, by a visible amount at a time."""
        area = next(a for a in page.findChildren(QScrollArea) if a.isAncestorOf(widget))
        port = area.viewport()
        for _ in range(20):
            QApplication.processEvents()
            if port.rect().contains(widget.mapTo(port, widget.rect().center())):
                return
            down = widget.mapTo(port, widget.rect().center()).y() - port.height() // 2
            bar = area.verticalScrollBar()
            before = bar.value()
            way = max(-port.height() // 2 + 10, min(port.height() // 2 - 10, down))
            self.finger.drag(port.rect().center(), QPoint(0, -way), port)
            if bar.value() == before:
                break
        assert port.rect().contains(widget.mapTo(port, widget.rect().center()))


class KeyGuest(Guest):
    def begin(self, slug: str) -> None:
        self.hands.tab_to(self.window.home.cards[slug].options)
        self.hands.press(Key.Key_Space)
        for row in self.sheet().who.rows:
            self.hands.tab_to(row.kind.segment(0))
            self.hands.press(Key.Key_Space)
        for name, value in OPTIONS[slug].items():
            control = self.sheet().options.rows[name].control
            if not control.isVisible():
                self.hands.tab_to(self.sheet().more.button)
                self.hands.press(Key.Key_Space)
            if isinstance(control, Choice):
                self.hands.tab_to(control)
                self.hands.press(Key.Key_Down)
                continue
            field = control.focusProxy()
            assert field is not None
            self.hands.tab_to(field)
            self.hands.press(Key.Key_A, held=CTRL)
            self.hands.digits(int(value))
        self.hands.tab_to(self.sheet().start)
        self.hands.press(Key.Key_Return)

    def be_seated(self) -> None:
        if not self.is_handed_over():
            return
        if self.window.curtain.isHidden():
            wait_until(self.window.table.banner.yes.isVisible)
            self.hands.tab_to(self.window.table.banner.yes)
            self.hands.press(Key.Key_Space)
        self.hands.press(Key.Key_Return)
        self.wait_for_curtain()

    def save(self) -> None:
        self.hands.press(Key.Key_S, held=CTRL)


class TypingGuest(KeyGuest):
    def type_turn(self, text: str) -> None:
        if self.window.table.front.page is not None:
            paste_layout(self.hands, text)
            return
        field = self.window.table.panel.entry.field
        for _ in range(3):
            if self.hands.focus is not field:
                self.hands.press(Key.Key_E, held=CTRL)
        assert self.hands.focus is field, f"nothing can be typed where {text} is to be"
        QTest.keyClicks(field, text)
        self.hands.press(Key.Key_Return)


@EACH_GAME
def test_by_mouse_alone(window: MainWindow, qtbot: QtBot, slug: str, tmp_path: Path) -> None:
    guest, planned = MouseGuest(window, qtbot), plan(slug)
    guest.begin(slug)
    play_out(guest, planned, lambda move: BY_MOUSE[slug](guest.hands, move), guest.be_seated)
    guest.save()
    expect(window, planned.step_by_step, tmp_path)


@EACH_GAME
def test_by_fingers_alone(
    window: MainWindow, qtbot: QtBot, slug: str, tmp_path: Path, touch_screen: QPointingDevice
) -> None:
    """Play in the smallest window, in which the dialog must be scrolled."""
    window.resize(*_SMALLEST)
    guest, planned = FingerGuest(window, qtbot, touch_screen), plan(slug)
    guest.begin(slug)
    play_out(guest, planned, lambda move: BY_MOUSE[slug](guest.hands, move), guest.be_seated)
    guest.save()
    expect(window, planned.step_by_step, tmp_path)


@EACH_GAME
def test_by_keys_alone(window: MainWindow, qtbot: QtBot, slug: str, tmp_path: Path) -> None:
    guest, planned = KeyGuest(window, qtbot), plan(slug)
    guest.begin(slug)
    play_out(guest, planned, lambda move: BY_KEYS[slug](guest.hands, move), guest.be_seated)
    guest.save()
    expect(window, planned.step_by_step, tmp_path)


@EACH_GAME
def test_by_typing_alone(window: MainWindow, qtbot: QtBot, slug: str, tmp_path: Path) -> None:
    guest, planned = TypingGuest(window, qtbot), plan(slug)
    guest.begin(slug)
    for text in planned.turns:
        guest.be_seated()
        guest.type_turn(text)
    guest.save()
    expect(window, planned.typed, tmp_path)


def test_the_keyboard_is_on_the_curtain_and_then_on_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    guest = KeyGuest(window, qtbot)
    guest.begin("blackbox")
    seen = [guest.hands.focus]  # while the curtain falls
    qtbot.waitUntil(window.curtain.button.hasFocus)
    guest.be_seated()
    seen.append(guest.hands.focus)
    assert seen == [window.curtain, window.table.view]


def play_out(
    guest: Guest, planned: Plan, play: Callable[[object], None], be_seated: Callable[[], None]
) -> None:
    session = guest.window.session
    assert session is not None
    for number, move in enumerate(planned.moves, 1):
        be_seated()
        play(move)
        assert session.ply == number, (
            f"{move} was not played: {guest.window.table.view.prompt.sentence}"
        )


def expect(window: MainWindow, planned: Match, tmp_path: Path) -> None:
    """Check the result, the saved record and the autosaved one against the planned game."""
    outcome = planned.outcome
    assert outcome is not None
    wait_until(window.table.banner.isVisible)  # once what decided has lit up
    assert window.table.banner.text.startswith(". ".join(outcome_text(outcome, planned.names)))
    window.files.saver.finish()
    saved = tmp_path / "saved.qcx"
    assert saved.read_text(encoding="utf-8") == planned.to_text()
    again = Match.load(saved)
    assert again.outcome == outcome
    assert again.history(None) == planned.history(None)
    window.files.autosave.flush()
    (kept,) = autosave.finished_folder().iterdir()
    record, _, _ = kept.read_text(encoding="utf-8").partition("# kept as")
    assert record == planned.to_text()
    assert unfinished.saved_matches() == []
