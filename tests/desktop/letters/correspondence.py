"""Two computers with a window each, which exchange nothing but texts in the clipboard."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.letters import beside
from desktop.letters.letter_file import writer
from desktop.letters.session import LetterSession, Stage
from desktop.letters.sheets import AcceptSheet, Terms
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from rules.blackbox.game import EndTurn as EndOfProbing
from rules.blackbox.game import Mark, Probe
from rules.letters import marks
from rules.match import Match
from rules.mono.moves import EndTurn, RandomMove, Reveal
from tests.desktop.conftest import wait_until

NAMES = ("Ann", "Ben")
ALL_NAMES = (*NAMES, "Cy", "Dot")


class Computer:
    """A window with folders of its own."""

    def __init__(self, window: MainWindow, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.window, self.folder, self._patch = window, folder, patch
        self.told: list[str] = []
        patch.setattr(window.covers, "say", self.told.append)

    def here(self) -> None:
        """Let the program use this computer's folders."""
        self._patch.setattr(beside, "data_folder", lambda: self.folder)
        self._patch.setattr(marks, "user_folder", lambda _kind: self.folder)
        self._patch.setattr(autosave, "folder", lambda: self.folder / "unfinished")

    def do(self, act: Callable[[], object]) -> None:
        """Do something here, and wait until it is done."""
        self.here()
        act()
        wait_until(lambda: not self.window.letters.busy)
        writer().flush()

    @property
    def session(self) -> LetterSession:
        session = self.window.letters.session
        assert session is not None
        return session

    def invite(self, match: NewMatch, inviter: int = 0, note: str = "") -> None:
        self.do(lambda: self.window.letters.invite(Terms(match, inviter, note)))

    def accept(self) -> None:
        """Accept the invitation in the clipboard."""
        self.do(self.window.letters.paste)
        (sheet,) = self.window.findChildren(AcceptSheet)
        self.do(sheet.accept.click)
        QApplication.processEvents()

    def paste(self) -> None:
        self.do(self.window.letters.paste)

    def copy(self) -> str:
        """Copy the letter that is ready by the banner's button."""
        self.do(self.window.table.banner.yes.click)
        return QGuiApplication.clipboard().text()

    def records(self) -> list[Match]:
        self.window.files.autosave.flush()
        return [Match.load(path) for path in (self.folder / "finished").glob("*.qcx")]


def play(computer: Computer, rng: Random) -> None:
    """Prepare a random turn, as clicks on the board do."""
    session = computer.session
    if session.stage is Stage.HIDE:
        computer.do(lambda: session.play("random"))
    if session.stage is Stage.QUESTION:
        session.answer(False)
    for move in _turn(session, rng) if session.stage is Stage.TURN else ():
        session.play(move)


def _turn(session: LetterSession, rng: Random) -> Iterator[Any]:
    view: Any = session.hot_seat.view
    legal = [move for _, move in zip(range(200), session.game.legal_moves(view), strict=False)]
    if session.game.slug == "mono":
        cells = [move for move in legal if isinstance(move, Reveal)]
        yield from rng.sample(cells, min(3, len(cells)))
        yield rng.choice([EndTurn(), RandomMove()])
    elif session.game.slug == "blackbox":
        yield from rng.sample([move for move in legal if isinstance(move, Mark)], 1)
        yield from rng.sample([move for move in legal if isinstance(move, Probe)], 1)
        yield EndOfProbing()
    else:
        yield rng.choice(legal)


@pytest.fixture
def computers(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[list[Computer]]:
    """Yield two computers, of Ann and of Ben, or as many as the parameter says."""
    windows = [window]
    for _ in range(getattr(request, "param", 2) - 1):
        other = MainWindow()
        qtbot.addWidget(other)
        other.resize(1280, 800)
        other.show()
        windows.append(other)
    made = [
        Computer(one, tmp_path / name, monkeypatch)
        for one, name in zip(windows, ALL_NAMES, strict=False)
    ]
    yield made
    for other, computer in zip(windows[1:], made[1:], strict=True):
        computer.here()
        other.close()
    made[0].here()
