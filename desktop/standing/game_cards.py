"""A choice among the games, as cards with the rating and its history."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QWidget

from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.games.cards import CARDS
from desktop.language.numbers import number
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line, paint_text
from desktop.standing.statistics import GameStanding
from desktop.standing.words import rating_of
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.standing.rated import NEEDED

translate = QCoreApplication.translate

_LEAST, _HEIGHT = 104, 126
_EDGE = 12.0


class GameStandingCard(FocusRing, QPushButton):
    """A card of a game: its name, the number of matches, the rating and its history."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._game: GameStanding | None = None
        self.setAccessibleName(title)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        fix(self, QWidget.setFixedHeight, _HEIGHT)

    def show_game(self, game: GameStanding) -> None:
        """Show a player's standing in the game."""
        self._game = game
        told = self._waiting() if game.rating is None else rating_of(game.rating)
        self.setAccessibleName(f"{self._title}. {self._played()}. {told}")
        self.update()

    def _played(self) -> str:
        if self._game is None:
            return ""
        count = len(self._game.matches)
        return translate("common", "%n games", None, count)

    def _waiting(self) -> str:
        """Return a text on how many matches are needed for a rating."""
        missing = NEEDED if self._game is None else self._game.missing
        if missing < NEEDED:
            return translate("GameStandingCard", "Rated after %n more games", None, missing)
        return translate(
            "GameStandingCard", "Rated after %n games against the computer", None, missing
        )

    def sizeHint(self) -> QSize:
        return px_size(_LEAST, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, game = theme(), self._game
        with painting(self) as painter:
            whole, on = room(self), self.isChecked()
            radius = colours.radius("well")
            ground = "accentSoft" if on else "sunken"
            shape = rounded_rect(whole.adjusted(1, 1, -1, -1), radius)
            painter.fillPath(shape, colours.colour(ground))
            if on or self.underMouse():
                edge = colours.colour("accent" if on else "control")
                painter.strokePath(shape, colours.pen("icon", edge, 1.1 if on else 0.7))
            self._paint_head(painter, whole)
            if game is not None and game.rating is not None:
                self._paint_rating(painter, whole, game)
                self._paint_course(painter, whole, game)
            elif game is not None:
                painter.setFont(colours.font("detail"))
                painter.setPen(colours.colour("muted"))
                box = whole.adjusted(_EDGE, 56, -_EDGE / 2, -6)
                paint_text(painter, self._waiting(), box, Qt.TextFlag.TextWordWrap.value)
            if self.by_keyboard:
                inside = 4 if on else 0
                paint_focus(painter, whole.adjusted(inside, inside, -inside, -inside), radius)

    def _paint_head(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        box = QRectF(_EDGE, 9, whole.width() - 2 * _EDGE, 22)
        paint_line(painter, self._title, box, colours.font("section"), colours.colour("text"))
        box.translate(0, 20)
        muted = colours.colour("text", 0.75)
        paint_line(painter, self._played(), box, colours.font("detail"), muted)

    @staticmethod
    def _paint_rating(painter: QPainter, whole: QRectF, game: GameStanding) -> None:
        colours, rating = theme(), game.rating
        assert rating is not None
        text, margin = number(rating.value), f"± {number(rating.margin)}"
        small = colours.font("detail")
        box = QRectF(_EDGE, 51, whole.width() - _EDGE - 6, 32)
        beside = QFontMetricsF(small).horizontalAdvance(margin) + 7
        sizes = (colours.font("dialogTitle"), colours.font("title"), colours.font("prompt"))
        fitting = (
            one
            for one in sizes
            if QFontMetricsF(one).horizontalAdvance(text) + beside <= box.width()
        )
        made = next(fitting, sizes[-1])
        paint_line(painter, text, box, made, colours.colour("text"))
        box.adjust(QFontMetricsF(made).horizontalAdvance(text) + 7, 4, 0, 0)
        paint_line(painter, margin, box, small, colours.colour("text", 0.8))

    @staticmethod
    def _paint_course(painter: QPainter, whole: QRectF, game: GameStanding) -> None:
        """Paint a line through the past ratings, and mark the last one."""
        values = [rating.value for rating in game.ratings[NEEDED - 1 :]]
        low, high = min(values), max(values)
        spread = max(60.0, high - low)
        middle = (low + high) / 2
        box = QRectF(_EDGE + 2, whole.height() - 36, whole.width() - 2 * _EDGE - 6, 22)
        points = [
            QPointF(
                box.left() + box.width() * (n / (len(values) - 1) if len(values) > 1 else 1),
                box.center().y() - (value - middle) / spread * box.height(),
            )
            for n, value in enumerate(values)
        ]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        ink = theme().colour("text")
        painter.strokePath(path, theme().pen("icon", ink, 0.9))
        painter.fillPath(circle(points[-1], 3.2), ink)


class GameCards(QWidget):
    """The cards of all games side by side, one of them selected."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(translate("common", "Game"))
        self._group = QButtonGroup(self)
        self.cards = {slug: GameStandingCard(card.title) for slug, card in CARDS.items()}
        parts = [(card, 1) for card in self.cards.values()]
        self.setLayout(Flow(*parts, spacing=8, least=_LEAST))
        for number_, card in enumerate(self.cards.values()):
            self._group.addButton(card, number_)
        next(iter(self.cards.values())).setChecked(True)

    def show_games(self, games: Mapping[str, GameStanding]) -> None:
        """Show a player's standing in each game."""
        for slug, card in self.cards.items():
            card.show_game(games[slug])

    def choose(self, slug: str) -> None:
        """Choose a game without emitting a signal."""
        self.cards[slug].setChecked(True)
