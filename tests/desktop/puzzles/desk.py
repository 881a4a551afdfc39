"""The page of the puzzles before the eyes, on a day and a file of its own."""

import datetime
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.choice import Choice
from desktop.puzzles import provider, ready_puzzles
from desktop.puzzles.page import PuzzlePage
from desktop.puzzles.ready_puzzles import ReadyPuzzles
from desktop.puzzles.results import PuzzleResult, Results
from desktop.puzzles.results_list import SHOWN
from desktop.puzzles.session import PuzzleSession
from desktop.puzzles.side import Side
from desktop.storage import database
from rules.puzzles import KINDS, Solution, attempt, from_text, shipped, solution
from tests.desktop.conftest import hold
from tests.desktop.hands import BY_MOUSE, LEFT, Hands

DAY = datetime.date(2026, 11, 20)

SWIFT = [kind for kind in KINDS if kind != "dragons-3"]
"""A third tile only takes longer."""


A_SECRET = pytest.mark.parametrize(
    ("kind", "secret"), [("blackbox", ("port", 0)), ("mono", ("cell", 1, 0))]
)
"""What to click on to be shown a secret, in the kinds that have any."""


_SOON_SOLVED = {"dragons-2": 3}
"""Which of those that come with the program is solved in a fifth of the time of others."""


def text_of(kind: str, number: int | None = None) -> str:
    """Return a puzzle as a line: one of those that come with the program."""
    return shipped(kind)[_SOON_SOLVED.get(kind, 1) if number is None else number].text


@cache
def solution_of(text: str) -> Solution:
    """How a puzzle is solved, found once."""
    return solution(from_text(text))


@cache
def slip_of(text: str) -> Any:
    """Return a move that lets a forced win slip."""
    trying = attempt(from_text(text))
    moves = trying.kind.game.legal_moves(trying.view)
    return next(move for move in moves if trying.apply(move).astray)


def pick(choice: Choice, index: int) -> None:
    """Choose one by the arrow keys."""
    while choice.index != index:
        way = Qt.Key.Key_Down if choice.index < index else Qt.Key.Key_Up
        QTest.keyClick(choice, way)


class Desk:
    """A page, and what a person does at it."""

    def __init__(self, page: PuzzlePage, qtbot: QtBot) -> None:
        self.page = page
        self.qtbot = qtbot
        self.told: list[str] = []
        self.others: list[PuzzlePage] = []
        self.today = DAY
        page.told.connect(self.told.append)
        page.warned.connect(self.told.append)

    @property
    def session(self) -> PuzzleSession:
        assert self.page.session is not None
        return self.page.session

    @property
    def hands(self) -> Hands:
        return Hands(self.page.table)  # type: ignore[arg-type]  # it has a scene and a view, too

    def choose(self, kind: str) -> None:
        """Have the large card show a kind."""
        self.push(self.page.list.cards[kind])

    def open_side(self, side: Side) -> None:
        """Show something beside the kinds, by the command in the bar."""
        tool = self.page.list.tools[side]
        if not tool.isChecked():
            self.push(tool)

    def open_daily(self, kind: str) -> None:
        """Begin today's puzzle of a kind, or continue it."""
        self.choose(kind)
        self.push(self.page.list.feature.solve)

    def open_another(self, kind: str) -> None:
        """Begin another puzzle of a kind."""
        self.choose(kind)
        self.push(self.page.list.feature.another)

    def begin(self, kind: str, seed: int | None = None, day: str = "") -> None:
        self.page.begin(text_of(kind, seed), day)
        self.settle()

    def settle(self) -> None:
        """Until nothing is worked out any more."""
        self.qtbot.waitUntil(lambda: self.page.table.panel.waiting.isHidden())
        assert self.page.table.scene is not None
        self.page.table.scene.motion.finish()

    def push(self, button: QWidget) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)

    def play(self, text: str) -> None:
        """Play a typed turn by mouse, move by move, as far as the attempt goes."""
        game, view = self.session.game, self.page.table.scene.view  # type: ignore[union-attr]
        turns = self.page.table.shown.turns if self.page.table.shown else 0
        for move in game.parse_move(view, text, closed=False):
            if self.session.verdict is None and self.page.table.shown.turns == turns:  # type: ignore[union-attr]
                BY_MOUSE[game.slug](self.hands, move)
                self.settle()

    def give_up(self) -> None:
        """Ask for the solution, and say yes."""
        self.push(self.page.table.panel.give_up)
        self.push(self.page.table.banner.yes)

    def solve(self) -> None:
        for text in solution_of(self.session.text).moves:
            self.play(text)

    @property
    def stock(self) -> ReadyPuzzles:
        """The puzzles that are ready."""
        return ReadyPuzzles(self.page.file.store)

    @property
    def results(self) -> list[PuzzleResult]:
        """What is kept of the puzzles that were ended, the latest first."""
        return Results(self.page.file.store).latest(SHOWN)

    def worse(self) -> Any:
        """Return a move that does not solve a puzzle of one move."""
        view = self.page.table.scene.view  # type: ignore[union-attr]
        best = solution_of(self.session.text).firsts
        return next(move for move in self.session.game.legal_moves(view) if str(move) not in best)

    def blunder(self) -> None:
        """Play a move that lets a forced win slip, by mouse."""
        BY_MOUSE[self.session.game.slug](self.hands, slip_of(self.session.text))
        self.settle()


@pytest.fixture
def desk(
    look: object, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desk]:
    """Yield a shown page; nothing is made in advance, and no puzzles came with the program."""
    monkeypatch.setattr(ready_puzzles, "shipped", lambda kind: ())
    monkeypatch.setattr(database, "folder", lambda: tmp_path / "data")
    monkeypatch.setattr(provider, "REST_MS", 10**6)
    desks: list[Desk] = []
    page = PuzzlePage(today=lambda: desks[0].today if desks else DAY)
    hold(qtbot, page)
    page.resize(1280, 800)
    page.show()
    qtbot.waitExposed(page)
    made = Desk(page, qtbot)
    desks.append(made)
    page.activate()
    yield made
    for each in (page, *made.others):
        each.table.stop()
        each.close_store()
