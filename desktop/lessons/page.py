"""The page of the lessons: the game's own table with a coach, and the list of lessons."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board import accessible
from desktop.board.contract import Prompt, Shown
from desktop.board.folding import Islands
from desktop.board.host import BoardHost
from desktop.board.reading import Reading
from desktop.board.scene import BoardScene
from desktop.board.spot_rings import SpotRings
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.lessons.panel import LessonPanel
from desktop.lessons.progress import EVERY, LessonPlace, after, done_lessons, first_open, note_done
from desktop.lessons.session import LessonSession
from desktop.theme.appearance import appearance, theme
from desktop.widgets.banner import Banner, BannerWords
from desktop.widgets.commands import PANEL, UNDO
from desktop.widgets.lay import lay
from desktop.widgets.page import Page
from desktop.widgets.surfaces import lay_page
from desktop.widgets.top_bar import TopBar
from desktop.widgets.voice import say
from rules.games import game_named
from rules.teaching import LESSONS


class LessonPage(Page):
    """Brings a lesson's session and the scene of its game together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        accessible.install()
        self.session: LessonSession | None = None
        self.scene: BoardScene | None = None
        self.place = first_open() or EVERY[0]
        self.add_command(UNDO, self.start_again)
        self.add_command(PANEL, lambda: self.islands.toggle())
        self.view = BoardHost()
        self.panel = LessonPanel()
        Reading(self, lambda: self.view, lambda: self.panel.standing)
        self.banner = Banner(self.view)
        self.islands = Islands(self.view, self.panel, self.panel.strip, "lesson")
        self.bar = TopBar(self.commands)
        lay_page(self, self.bar, lay(QVBoxLayout(), self.islands))
        self.setWindowTitle(self.tr("Lessons"))
        self.keys.watch(self.view)
        self._connect()

    def _connect(self) -> None:
        self.bar.menu.connect(self.menu_wanted)
        self.bar.rules.connect(lambda: self.help_wanted.emit(self.topic))
        self.panel.chosen.connect(self.begin)
        self.panel.game_chosen.connect(self._open_game)
        self.panel.again.connect(self.start_again)
        self.panel.way_wanted.connect(self.show_way)
        self.banner.answered.connect(self._answer)
        self.view.installEventFilter(self)
        appearance().changed.connect(self.view.apply_theme)

    @property
    def slug(self) -> str:
        return self.place.game

    def main_widget(self) -> QWidget:
        return self.view

    def activate(self) -> None:
        """Begin with the first lesson that is not done, or go on with the one that was left."""
        if self.session is None:
            self.begin(first_open() or self.place)
        self.view.setFocus()

    # -- a lesson begins

    def begin(self, place: LessonPlace) -> None:
        """Put a lesson on the table."""
        self.stop()
        self.place = place
        game = game_named(place.game)
        self.session = session = LessonSession(game, place.lesson, self)
        self.scene = scene = ui_of(place.game).scene(game, theme(), self)
        scene.alone = scene.from_setup = True
        scene.asks = place.lesson.asks
        SpotRings(scene, place.lesson.spots)
        scene.move_chosen.connect(session.play)
        scene.refused.connect(self.view.refuse)
        scene.prompt_changed.connect(self._show_prompt)
        self.panel.show_matter(scene.make_panel())
        self.view.attach(scene)
        session.shown.connect(self._show)
        session.refused.connect(self.view.refuse)
        session.succeeded.connect(self._praise)
        session.failed.connect(self._tell_mistake)
        self.bar.title.setText(game.title)
        self.setWindowTitle(self.tr("{game}: lesson").format(game=game.title))
        number, count = place.number + 1, len(LESSONS[place.game])
        self.bar.chips.show_texts([self.tr("Lesson {n} of {all}").format(n=number, all=count)])
        self.panel.show_progress(place, done_lessons())
        self._hide_words()
        session.start()
        self.islands.corner.place()
        self.view.open_whole()
        self.view.setFocus()
        say(self.view, f"{translated(place.lesson.title)}. {translated(place.lesson.task)}")

    def _open_game(self, slug: str) -> None:
        self.begin(first_open(slug) or LessonPlace(slug, 0))

    def stop(self) -> None:
        """Clear the table."""
        session, self.session, self.scene = self.session, None, None
        if session is not None:
            session.close()
            session.disconnect(self)
            session.deleteLater()
            self.view.detach()
            self.panel.show_matter(None)

    def start_again(self) -> None:
        """Back to the beginning of this lesson."""
        if self.session is not None:
            self._hide_words()
            self.session.start()
            self.view.setFocus()

    def show_way(self) -> None:
        """Play one way to do it, and take it back."""
        if self.session is not None:
            self._hide_words()
            self.session.show_way()
            self.view.setFocus()

    # -- what is to be shown

    def _show(self, shown: Shown) -> None:
        self.view.show_position(shown)
        if self.session is not None:
            self.commands[UNDO].setEnabled(self.session.tried)

    def _show_prompt(self, prompt: Prompt) -> None:
        """Show the coach in the prompt's place; while a move is half made, the scene's words."""
        lesson, session = self.place.lesson, self.session
        if session is None:
            return
        half_done = self.scene is not None and self.scene.half_done
        task = prompt.hint if half_done and prompt.hint else translated(lesson.task)
        self.view.show_prompt(None, Prompt(translated(lesson.title), task))

    def _praise(self, learnt: str) -> None:
        note_done(self.place)
        done = done_lessons()
        self.panel.show_progress(self.place, done)
        title = self.tr("Done")
        if len(done) == len(EVERY):
            title = self.tr("Done. That was the last lesson.")
        self._show_words(title, learnt, done=True)

    def _tell_mistake(self, words: str) -> None:
        self._show_words(self.tr("Not yet"), words)

    def _show_words(self, title: str, line: str, *, done: bool = False) -> None:
        """Show what the coach says at the foot of the table, and what can be done next."""
        further = after(self.place) if done else None
        yes = self.tr("Next lesson") if further else self.tr("Back to the games")
        show_me = "" if done else self.tr("Show me")
        self.banner.show_words(BannerWords(frozenset(), title, line, yes if done else "", show_me))
        self._place_banner()
        say(self.view, self.banner.text)
        if done:
            self.banner.yes.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, yes: bool) -> None:
        session = self.session
        if session is None:
            return
        if not yes:
            self.show_way()
            return
        further = after(self.place)
        if further is None:
            self.left.emit()
        else:
            self.begin(further)

    def _hide_words(self) -> None:
        self.banner.hide()
        self._place_banner()

    def _place_banner(self) -> None:
        """At the foot of the table; it covers nothing, as board and rack make room."""
        self.banner.fit(self.view.width() - 8)
        size = self.banner.size()
        left = (self.view.width() - size.width()) // 2
        self.banner.move(left, self.view.height() - size.height() - 6)
        hidden = self.banner.isHidden()
        self.view.footer = 0 if hidden else size.height() / theme().text_scale
        self.panel.buttons.rest(not hidden)
        self.islands.corner.place()
        self.view.place_prompt()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() == QEvent.Type.Resize:
            self._place_banner()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on once the lesson is done, wherever the keyboard is."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.session is not None and self.session.done:
            self._answer(True)
        else:
            super().keyPressEvent(event)

    # -- the window

    def rest(self) -> None:
        """Nothing is worked out any more; the lesson begins anew when one comes back."""
        self.stop()

    def way_here(self) -> "Callable[[LessonPage], object]":
        place = self.place
        return lambda page: page.begin(place)
