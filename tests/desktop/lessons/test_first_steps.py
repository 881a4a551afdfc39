"""A newcomer's first lesson of each game, from the home page to "Done", in under a minute.

Nobody's clock runs here. What a hand does and what is read or heard is counted, and weighed as the
keystroke-level model has it (Card, Moran and Newell 1980), with slow readers and slow speech:
20 to 28 s by mouse, 16 to 22 by keys, 22 to 50 by ear.
"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop.app.main_window import MainWindow
from desktop.lessons.page import LessonPage
from desktop.lessons.progress import LessonPlace, done_lessons
from rules.games import game_named
from rules.teaching import LESSONS
from tests.desktop.conftest import turn_until, wait_until
from tests.desktop.ear import Ear
from tests.desktop.hands import BY_KEYS, BY_MOUSE, PLAIN, Hands

_SECONDS = 60.0
_KEY, _POINT, _CLICK, _DECIDE = 0.28, 1.1, 0.2, 1.35
_WORD_READ, _WORD_HEARD = 60 / 150, 60 / 170
EACH_GAME = pytest.mark.parametrize("slug", LESSONS)


class Newcomer(Hands):
    """Mouse and keyboard at a lesson, and what it takes to use them."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)  # type: ignore[arg-type]  # a lesson has a table's board
        self.seconds = 0.0

    def tap(self, widget: QWidget, at: QPoint) -> None:
        self.seconds += _DECIDE + _POINT + _CLICK
        super().tap(widget, at)

    def drag(self, source: object, target: object) -> None:
        self.seconds += _DECIDE + 2 * _POINT + _CLICK
        super().drag(source, target)

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = PLAIN) -> None:
        self.seconds += len(keys) * _KEY + (_KEY if held else 0)
        super().press(*keys, held=held)

    def decide(self) -> None:
        """Think of what is to be done next."""
        self.seconds += _DECIDE

    def read(self, *texts: str) -> None:
        """Read what stands there."""
        self.seconds += _WORD_READ * sum(len(text.split()) for text in texts)


def play(newcomer: Newcomer, page: LessonPage, by: Callable[[Hands, object], None]) -> None:
    """Do what the lesson asks for, and wait until it is judged."""
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    for text in page.place.lesson.show:
        assert scene.view is not None
        for move in game_named(page.slug).parse_move(scene.view, text, closed=False):
            by(newcomer, move)
        wait_until(lambda: not session.busy)
    assert page.place == LessonPlace(page.slug, 0)
    assert done_lessons() == {page.place.key}


@EACH_GAME
def test_by_mouse(window: MainWindow, slug: str) -> None:
    page = window.pages.lessons
    newcomer = Newcomer(page)
    newcomer.push(window.home.lessons_tile)
    newcomer.push(page.panel.games[slug])
    newcomer.read(page.mark.text)
    play(newcomer, page, BY_MOUSE[slug])
    newcomer.read(page.mark.text)
    assert newcomer.seconds <= _SECONDS


@EACH_GAME
def test_by_keys(window: MainWindow, slug: str) -> None:
    page = window.pages.lessons
    newcomer = Newcomer(page)
    open_by_keys(newcomer, window, slug)
    newcomer.read(page.mark.text)
    newcomer.decide()
    play(newcomer, page, BY_KEYS[slug])
    newcomer.read(page.mark.text)
    assert newcomer.seconds <= _SECONDS


@EACH_GAME
def test_by_ear(window: MainWindow, ear: Ear, slug: str) -> None:
    """By keys, and all that a screen reader is told is listened to until its end."""
    page = window.pages.lessons
    newcomer = Newcomer(page)
    open_by_keys(newcomer, window, slug)
    turn_until(lambda: any(page.place.lesson.task.template in said for said in ear.aloud))
    newcomer.decide()
    play(newcomer, page, BY_KEYS[slug])
    turn_until(lambda: any(page.place.lesson.learnt.template in said for said in ear.aloud))
    heard = [*ear.aloud, *(" ".join(told[1:]) for told in ear.focus)]
    seconds = newcomer.seconds + _WORD_HEARD * sum(len(words.split()) for words in heard)
    assert seconds <= _SECONDS


def open_by_keys(newcomer: Newcomer, window: MainWindow, slug: str) -> None:
    """From the home page to a game's first lesson."""
    page = window.pages.lessons
    newcomer.tab_to(window.home.lessons_tile)
    newcomer.press(Qt.Key.Key_Space)
    if page.slug != slug:
        newcomer.tab_to(page.panel.games[slug])
        newcomer.press(Qt.Key.Key_Space)
