"""The board host: one scene at a time, the prompt over it, and room for both."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board import host as module
from desktop.board.contract import Prompt, Shown
from desktop.board.host import BoardHost
from desktop.theme.appearance import Appearance, appearance, theme
from rules.games import game_named
from rules.match import Match
from tests.desktop.board.sample_scene import SampleScene

LONG = Prompt("Split a stack so that no piece of yours is threatened any more", "Drag a pile.")


@pytest.fixture
def host(look: Appearance, qtbot: QtBot) -> BoardHost:
    host = BoardHost()
    qtbot.addWidget(host)
    host.resize(900, 700)
    host.show()
    host.attach(SampleScene(game_named("adamas"), theme(), host))
    host.show_position(Shown(Match.new("adamas", ("Ada", "Bo")).view(0), 0, 0, False))
    return host


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []
    monkeypatch.setattr(module, "say", lambda _view, text, *_: words.append(text))
    monkeypatch.setattr(module, "say_next_step", lambda _view, text: words.append(text))
    return words


def scene_of(host: BoardHost) -> SampleScene:
    assert isinstance(host.board_scene, SampleScene)
    return host.board_scene


def test_a_position_is_shown_to_whom_it_belongs(host: BoardHost) -> None:
    scene = scene_of(host)
    assert scene.view is not None
    assert (scene.viewer, scene.seat) == (0, 0)


def test_a_scene_that_is_detached_is_deleted(host: BoardHost) -> None:
    scene = scene_of(host)
    host.detach()
    assert host.board_scene is None
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(scene)
    host.detach()  # there is none any more
    host.apply_theme()


def test_the_prompt_keeps_its_corner_and_its_room_however_long(host: BoardHost) -> None:
    host.show_prompt(0, Prompt("Go"))
    corner, usual = host.prompt.x(), host.table.beside.prompt
    host.show_prompt(0, LONG)
    assert (host.prompt.x(), host.table.beside.prompt) == (corner, usual)
    assert host.prompt.geometry().right() <= host.width() - corner


def test_a_prompt_without_room_is_wrapped_and_the_board_makes_room(host: BoardHost) -> None:
    host.resize(300, 700)
    host.show_prompt(0, LONG)
    host.refit()
    scene = scene_of(host)
    board = scene.board.mapRectToScene(scene.board_rect())
    assert not board.intersects(host.table.beside.prompt)
    assert not board.intersects(QRectF(host.prompt.geometry()))
    assert host.rect().contains(host.prompt.geometry())


def test_only_a_new_sentence_is_said_aloud(host: BoardHost, said: list[str]) -> None:
    host.show_prompt(0, Prompt("Go", "Drag a pile."), aloud="Go now")
    host.show_prompt(0, Prompt("Go", "Click a cell."), aloud="Go now")
    host.show_prompt(None, Prompt("Wait"))
    assert said == ["Go now", ""]
    assert host.prompt.sentence == "Wait"


def test_a_refusal_is_shown_and_said_and_the_next_prompt_takes_it_away(
    host: BoardHost, said: list[str]
) -> None:
    host.show_prompt(0, Prompt("Go", "Drag a pile."))
    host.refuse("That is too far.")
    assert (host.prompt.hint, said[-1]) == ("That is too far.", "That is too far.")
    host.show_prompt(0, Prompt("Go", "Drag a pile."))
    assert host.prompt.hint == "Drag a pile."


def test_the_scene_takes_the_theme_of_now(host: BoardHost) -> None:
    before = scene_of(host).theme
    appearance().toggle()
    assert scene_of(host).theme is before
    host.apply_theme()
    assert scene_of(host).theme.dark is not before.dark
