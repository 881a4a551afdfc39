"""The page of the lessons: the game's own table with a coach mark, and the list of lessons."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QTransform

from desktop.board.contract import Shown
from desktop.board.places import Beside
from desktop.controls.commands import ENTER, UNDO
from desktop.controls.cross_fade import CrossFade
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.spot_rings import SpotRings, WrongRing
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.lessons.coach_mark import CoachMark, MarkWords, Mood
from desktop.lessons.panel import LessonPanel
from desktop.lessons.progress import (
    EVERY,
    LessonPlace,
    after,
    done_lessons,
    first_open,
    note_done,
    term_of,
)
from desktop.lessons.session import LessonSession
from desktop.paint.painting import place_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px
from rules.games import game_named
from rules.teaching import LESSONS

translate = QCoreApplication.translate

_ERROR_MS = 6000
"""How many milliseconds the mark shows why a move was refused."""
_LEAST_ON_AXIS = 0.93
"""The least size of the board beside the mark, compared with that beside one in the corner."""


@dataclass(frozen=True, slots=True)
class _Stands:
    """The places of the mark during a lesson, for one size of the table."""

    table: tuple[float, ...]
    upright: bool = False
    """In a small window: a column beside the board, not a strip below it."""
    on_axis: bool = False
    """In a large window: its middle is at the height of the board's, not in the upper corner."""


class LessonPage(BoardPage):
    """The lesson page: connects a lesson's session to the scene of its game."""

    match_wanted = Signal(str)  # slug of the game whose first match, with a coach, is to begin

    def __init__(self) -> None:
        super().__init__()
        self.session: LessonSession | None = None
        self.place = first_open() or EVERY[0]
        self.add_command(UNDO, self.start_again)
        self.panel = LessonPanel()
        frame = BoardFrame(self.panel, self.panel.strip, "lesson", lambda _: Captions())
        self.lay_out(frame, lambda: self.panel.standing)
        self.view.prompt.hide()
        self.view.table.claim = self._place_mark
        self.mark = CoachMark(self.view)
        self._rings: SpotRings | None = None
        self._wrong: WrongRing | None = None
        self._stands: _Stands | None = None
        self._tried = QPainterPath()
        """The outline of the last move, in the board's coordinates."""
        self._error = QTimer(self, singleShot=True, interval=_ERROR_MS)
        self._error.timeout.connect(self._show_task)
        self.setWindowTitle(translate("commands", "Lessons"))
        self._connect()

    def _connect(self) -> None:
        for slug, row in self.panel.games.items():
            row.clicked.connect(
                lambda _=False, slug=slug: self.begin(first_open(slug) or LessonPlace(slug, 0))
            )
            match = self.panel.matches[slug]
            match.clicked.connect(lambda _=False, slug=slug: self.match_wanted.emit(slug))
            for lesson in self.panel.lessons[slug]:
                lesson.clicked.connect(lambda _=False, at=lesson.place: self.begin(at))
        self.mark.yes.clicked.connect(lambda: self._answer(True))
        self.mark.no.clicked.connect(lambda: self._answer(False))
        self.view.viewport().installEventFilter(self)

    def activate(self) -> None:
        """Begin the first lesson that is not done, or continue the one left open."""
        if self.session is None:
            self.begin(first_open() or self.place)
        self.view.setFocus()

    # -- a lesson begins

    def begin(self, place: LessonPlace) -> None:
        """Put a lesson on the table."""
        CrossFade.drop_double_click(self)
        self.stop()
        self.place = place
        game = game_named(place.game)
        self.session = session = LessonSession(game, place.lesson, self)
        scene = ui_of(place.game).scene(game, theme(), self)
        scene.alone = scene.from_setup = True
        scene.asks = place.lesson.asks
        self._rings = SpotRings(scene, place.lesson.spots)
        self._wrong = WrongRing(scene)
        scene.move_chosen.connect(self._play)
        scene.refused.connect(self._refuse)
        scene.prompt_changed.connect(self._show_task)
        self.panel.show_matter(scene.make_panel())
        self.frame.attach(scene)
        session.shown.connect(self._show)
        session.refused.connect(self._refuse)
        session.succeeded.connect(self._praise)
        session.failed.connect(self._tell_mistake)
        session.returned.connect(self._show_task)
        self.bar.title.setText(game.title)
        self.setWindowTitle(self.tr("{game}: lesson").format(game=game.title))
        self.bar.chips.show_texts([self.tr("Lesson")])
        self._show_progress()
        session.start()
        self._stands = None
        self._show_task()
        self.view.open_whole()
        self.view.setFocus()
        self.frame.say(self.mark.text)

    def _show_progress(self) -> None:
        """Show in the mark and in the list which steps are done.

        The mark has no tick for a step that is being tried once more; the list keeps it.
        """
        place, done = self.place, done_lessons()
        steps = [one for one in EVERY if one.game == place.game]
        of = translate("common", "{n} of {all}").format(n=place.number + 1, all=len(steps))
        trying = self.session is not None and not self.session.done
        ticked = done - {place.key} if trying else done
        self.mark.show_step(place.number, [one.key in ticked for one in steps], of)
        self.panel.show_progress(place, done)

    def stop(self) -> None:
        """End the lesson and clear the table."""
        session, self.session = self.session, None
        if session is not None:
            session.close()
            session.disconnect(self)
            session.deleteLater()
            self._rings = self._wrong = None
            self.frame.detach()
            self.panel.show_matter(None)

    def start_again(self) -> None:
        """Restart this lesson."""
        if self.session is not None:
            self._mark_try(QPainterPath())
            self.session.start()
            self._show_task()
            self.view.setFocus()

    def show_way(self) -> None:
        """Play one solution, then undo it."""
        if self.session is not None:
            self._mark_try(QPainterPath())
            self.session.show_way()
            self._show_task()
            self.view.setFocus()

    def retry(self) -> bool:
        """Undo a wrong try; return whether there was one."""
        if self.session is None or not self.session.wrong:
            return False
        self._mark_try(QPainterPath())
        self.session.retry()
        self._show_task()
        self.view.setFocus()
        return True

    # -- what is shown

    def _play(self, move: object) -> None:
        if self.session is not None and self.scene is not None:
            self._tried = QPainterPath()
            if not isinstance(move, str):
                self._tried = self.scene.outline_of([move])
            self.session.play(move)

    def _show(self, shown: Shown) -> None:
        self.frame.show_position(shown)
        self.panel.show_matter_of_use()
        if self.session is not None:
            self.commands[UNDO].setEnabled(self.session.tried)

    def _mark_try(self, path: QPainterPath) -> None:
        """Draw a dashed ring round a wrong try, or none."""
        if self._wrong is not None and self._rings is not None:
            self._wrong.show_path(path)
            hidden = any(path.contains(spot.at) for spot in self._rings.spots)
            self._rings.setVisible(not hidden)

    def _show_task(self) -> None:
        """Show the task; while a move is half made, show how to complete it."""
        session, lesson = self.session, self.place.lesson
        if session is None or session.done or session.wrong:
            return
        self._error.stop()
        self.panel.show_matter_of_use()
        half_done = self.scene is not None and self.scene.hand.half_done
        hint = self.scene.words.current_prompt().hint if self.scene and half_done else ""
        body, term = hint or translated(lesson.task), None if hint else term_of(self.place)
        self.mark.show_words(MarkWords(translated(lesson.title), body, term=term))
        self.view.table.lay_out()

    def _refuse(self, reason: str) -> None:
        """Show and announce for a while why an action was refused."""
        self.frame.say(reason)
        self.mark.show_error(reason)
        self.view.table.lay_out()
        self._error.start()

    def _praise(self, learnt: str) -> None:
        note_done(self.place)
        self._show_progress()
        #: heading: a lesson was solved
        title = self.tr("Done")
        if len(done_lessons()) == len(EVERY):
            title = self.tr("Done. That was the last lesson.")
        yes = (
            translate("common", "Next")
            if self._follows
            else translate("common", "Play a first game")
        )
        no = "" if self._follows else self.tr("Next lesson") if after(self.place) else ""
        self._show_words(MarkWords(title, learnt, yes, no, Mood.RIGHT))

    @property
    def _follows(self) -> bool:
        """Whether the game has another lesson after this one."""
        return self.place.number + 1 < len(LESSONS[self.place.game])

    def _tell_mistake(self, words: str) -> None:
        self._mark_try(self._tried)
        again, show_me = translate("common", "Try again"), translate("common", "Show me")
        task = translated(self.place.lesson.task)
        wrong = MarkWords(
            translate("common", "Not yet"), words, again, show_me, Mood.WRONG, task=task
        )
        self._show_words(wrong)

    def _show_words(self, words: MarkWords) -> None:
        """Show and announce the result of a try, and what can be done next."""
        self._error.stop()
        self.mark.show_words(words)
        self.view.table.lay_out()
        self.frame.say(self.mark.text)
        self.mark.yes.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, yes: bool) -> None:
        session = self.session
        if session is None:
            return
        further = after(self.place)
        if not session.done:
            self.retry() if yes else self.show_way()
        elif yes and not self._follows:
            self.match_wanted.emit(self.place.game)
        elif further is not None:
            self.begin(further)

    # -- the mark's position

    def _texts(self) -> list[tuple[str, bool]]:
        """Return every text the mark may show in this lesson, and whether each has buttons."""
        lesson = self.place.lesson
        told = [lesson.learnt, lesson.missing, *(mistake.words for mistake in lesson.mistakes)]
        task = [(translated(lesson.task), False)]
        shown = (self.mark.body.text, bool(self.mark.words.yes))
        return [shown, *task, *((translated(words), True) for words in told)]

    def _place_mark(self, beside: Beside) -> Beside:
        """Place the mark and reserve its room; it keeps its place during a lesson.

        It is beside the board on its axis, unless the board is larger with the mark in the upper
        corner. In a small window it is a column beside the board or a strip below it, whichever
        leaves the board more room.
        """
        scene, mark, view = self.scene, self.mark, self.view
        if self.session is None or scene is None:
            return beside
        table = (view.width(), view.height(), theme().text_scale)
        if self._stands is None or self._stands.table != table:
            self._stands = _Stands(table)
            if theme().compact:
                column, strip = (
                    self._room(self._fit_mark(replace(self._stands, upright=upright), beside))
                    for upright in (True, False)
                )
                self._stands = replace(self._stands, upright=column > strip)
            else:
                axis, corner = (
                    view.places(self._fit_mark(replace(self._stands, on_axis=on_axis), beside))
                    for on_axis in (True, False)
                )
                large = axis.board.width() > _LEAST_ON_AXIS * corner.board.width()
                self._stands = replace(self._stands, on_axis=large)
        claimed = self._fit_mark(self._stands, beside)
        if not theme().compact:
            rack, board = view.places(claimed)
            if self._stands.on_axis:
                foot = view.height() if rack.isEmpty() else rack.top() * theme().text_scale
                mark.share_axis(board.center().y() * theme().text_scale, foot)
            scale = board.width() / max(1.0, scene.board_rect().width())
            origin = board.center() - scene.board_rect().center() * scale
            placed = QTransform.fromTranslate(origin.x(), origin.y()).scale(scale, scale)
            to_pixels = QTransform.fromScale(theme().text_scale, theme().text_scale).mapRect
            mark.point_at(to_pixels(placed.mapRect(self._ringed())))
        mark.fit_words()
        return claimed

    def _room(self, beside: Beside) -> float:
        """Return the width of the board beside the mark; 0 if the mark has no room."""
        view, mark = self.view, self.mark.geometry()
        foot = view.height() - px(beside.corner.height() if self.mark.upright else 0)
        return 0.0 if mark.bottom() > foot else view.places(beside).board.width()

    def _fit_mark(self, stands: _Stands, beside: Beside) -> Beside:
        """Place the mark as a column or a strip; return the areas that the board avoids."""
        mark, table, upright = self.mark, self.view.size(), stands.upright
        mark.fit(table, self._texts(), translated(self.place.lesson.task), upright=upright)
        mark.stand(table)
        if theme().compact and not upright:
            return beside._replace(foot=(table.height() - mark.y()) / theme().text_scale)
        taken = QRectF(mark.geometry())
        if stands.on_axis:  # a whole column, as its height follows the board's place
            taken.setRect(taken.x(), 0, taken.width(), table.height())
        return beside._replace(aside=place_rect(taken))

    def _ringed(self) -> QRectF:
        """Return the spot the mark points at: the one nearest to it."""
        spots = self._rings.spots if self._rings is not None else []
        nearest = max(spots, key=lambda one: one.at.x(), default=None)
        return nearest.outline.boundingRect() if nearest is not None else QRectF()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view.viewport() and event.type() == QEvent.Type.MouseButtonPress:
            return self.retry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter continue after the lesson, wherever the focus is; Escape undoes a wrong try."""
        enter = event.key() in ENTER
        if enter and self.session is not None and (self.session.done or self.session.wrong):
            self._answer(True)
        else:
            super().keyPressEvent(event)

    def cancel(self) -> bool:
        return self.retry()

    # -- the window

    def rest(self) -> None:
        """Stop the lesson as the page is left; it restarts when the player returns."""
        self.stop()

    def way_here(self) -> "Callable[[LessonPage], object]":
        place = self.place
        return lambda page: page.begin(place)
