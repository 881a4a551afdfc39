"""The cards of the home page."""

from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.background.idle_queue import idle_queue
from desktop.board.spoken.rule_text import unusual_options
from desktop.controls.buttons import IconButton
from desktop.controls.focus import FocusRing, paint_focus
from desktop.games.card import GameCard, said
from desktop.games.cards import level_names
from desktop.paint.cached_picture import CachedPicture, PicturePainter, paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.level_bars import BARS_WIDTH, paint_level_bars
from desktop.paint.nine_patch import NinePatch
from desktop.paint.painting import dots, painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import elided, fitted, paint_line
from desktop.storage.settings import LastGame
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import px, px_size
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

SHADE = 6.0  # room around a card for its shadow and focus ring
_PAD = 10.0
_WIDE, _NARROW = 360.0, 300.0
"""Widths of a card in pixels; narrower ones have smaller margins."""
_WIDE_TILE = 180.0
_LEAST_WITH_TABLE = 270.0  # px of a card's width; a narrower one shows only words and a sign
_TIGHT = 8.0  # px above and below the words of a low card
_WRAPPED = 0.62  # share of a title's width in which it has two lines
_GAP = 8.0  # px between the words and the button of the accent card
_ACTION = 48.0  # px of height of the row that starts a game
_TALL_ACTION = 62.0  # px of height of that row with its words in three lines
_SMALLER = 0.8  # how large a title is that is too wide
_LEAST_CHIP = 64.0  # px of width for the number of players, which a long title displaces
_LEAST_TABLE = 76.0  # px of height of a game's picture
_LIT = 0.09  # how much lighter the mat of a board is in the dark theme
_LEAST_SIGN = 130.0  # px of width of the start row; a narrower one has no triangle
_SIGN, _GLYPH = 22.0, 6.5  # px from one player's sign to the next, and its radius
_LEAST_LINE = 215.0  # px of width of the start row; a narrower one has two lines


class Card(FocusRing, QPushButton):
    """A large button with a rounded surface that lights up under the mouse."""

    grows = True
    """Whether the whole surface lights up, and not a part of it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return px_size(300, 200)

    def minimumSizeHint(self) -> QSize:
        return px_size(120, 90)

    def face(self) -> QRectF:
        """Return the rectangle of the card, without the room for its shadow."""
        return _within(room(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            colours = theme()
            face = self.face()
            radius = colours.radius("card")
            lively = self.grows and (self.by_keyboard or self.underMouse())
            if lively:
                face = face.adjusted(-1, -1, 1, 1)
            _shade().paint(painter, room(self), dots(self))
            painter.fillPath(rounded_rect(face, radius), self.ground())
            painter.save()
            self.paint_face(painter, face)
            painter.restore()
            if lively:
                paint_focus(painter, face, radius)

    def ground(self) -> QColor:
        """Return the card's colour."""
        return theme().colour("surface")

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        """Paint the contents of the card."""


def _within(whole: QRectF) -> QRectF:
    return whole.adjusted(SHADE, SHADE, -SHADE, -SHADE)


def _paint_mat(painter: QPainter, box: QRectF) -> None:
    """Paint the piece of table below a board; in the dark theme it is lighter and has a rim."""
    colours, radius = theme(), theme().radius("well")
    paint_table(painter, box, radius, colours)
    if colours.dark:
        painter.fillPath(rounded_rect(box, radius), colours.colour("text", _LIT))
        rim = rounded_rect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5)
        painter.strokePath(rim, QPen(colours.colour("control", 0.55), 1))


def _draw_shade(painter: QPainter, box: QRectF, colours: Theme) -> None:
    """Draw the shadow of a card that fills a box."""
    painter.setOpacity(0.55)
    shape = rounded_rect(_within(box), colours.radius("card"))
    paint_shadow(painter, shape, colours.elevation("island"), 0.6)


@cache
def _shade() -> NinePatch:
    """Return the one picture from which the shadows of all cards are drawn."""
    return NinePatch(_draw_shade, 40)


@cache
def _height(style: str) -> float:
    """Return the height of a line in a text style, with room above and below."""
    return QFontMetricsF(theme().font(style)).height() + 4


def _fitting(text: str, width: float, most: int = 2) -> tuple[QFont, int]:
    """Return a font for a line of a card, and the number of lines it needs.

    A long line first gets a smaller font, then more lines.
    """
    hint, detail = theme().font("hint"), theme().font("detail")
    if QFontMetricsF(hint).horizontalAdvance(text) <= width:
        return hint, 1
    for lines in range(2, most + 1):
        if fitted(text, detail, QSizeF(width, lines * _height("detail")))[1]:
            return detail, lines
    return detail, 1


def _paint_fitting(painter: QPainter, text: str, box: QRectF, ink: QColor) -> None:
    """Write a line in a box, with the font and number of lines of `_fitting`."""
    paint_line(painter, text, box, _fitting(text, box.width())[0], ink)


class OptionsButton(IconButton):
    """The button on a game's card that opens its options."""

    def __init__(self, name: str, card: QWidget) -> None:
        self._card = card
        super().__init__("sliders", name, int(_ACTION), card)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._card.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._card.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            shape = rounded_rect(room(self), theme().radius("button"))
            painter.fillPath(shape, theme().colour("sunken"))
        super().paintEvent(event)


class GameButton(Card):
    """A game: its board, name, description and number of players, and the start row.

    A click begins a match with the last choices; `options` is the button that opens the sheet
    first.
    """

    grows = False
    stacked = False
    """Whether it may be so low that it has its picture beside its words."""

    def __init__(
        self, card: GameCard, picture: PicturePainter, narrowest: Callable[[], int]
    ) -> None:
        """`narrowest` returns the least width of all such buttons.

        All show the level, or none does.
        """
        self._narrowest = narrowest
        self._slug, self._title, self._line = card.slug, card.title, said(card.line)
        self._players = card.players_figures
        super().__init__("")
        self._picture = CachedPicture(picture, self._title)
        self.options = OptionsButton(self.tr("Options for {game}").format(game=card.title), self)
        self.show_last(LastGame().fitting(card.players))

    def show_last(self, last: LastGame) -> None:
        """Show the players of the next match, which are those of the last, and its options."""
        self._last = last
        others = [level for level in last.levels if level is not None]
        self._who = _who_plays(last.people, others)
        alone = last.people == 1 and len(others) == 1
        self._level = others[0] if alone else 0
        self._people = 0 if others else last.people
        self._show_name()
        if last.options:
            idle_queue().add(self, self._show_options, ("options", self._slug))

    def _show_options(self) -> None:
        from desktop.language.messages import listed  # loads rules, and is needed by few

        last = self._last
        self._who = listed(self._who, unusual_options(self._slug, last.seats, last.options))
        self._show_name()

    def _show_name(self) -> None:
        words = (self._title, self._line, self._players, f"{self._play}, {self._who}")
        self.setAccessibleName(". ".join(words))
        self.update()

    @property
    def _play(self) -> str:
        #: verb on a button: begins a match
        return translate("common", "Play")

    def minimumSizeHint(self) -> QSize:
        words = _height("title") + _height("hint")
        if self.stacked:
            beside = words + _height("detail")
            return px_size(170, beside + _ACTION + 2 * SHADE + 3 * _PAD)
        return px_size(170, words + _LEAST_TABLE + _ACTION + 2 * SHADE + 42)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side, lift = px(_ACTION), px((self._action_height - _ACTION) / 2)
        at = QRect(0, self.height() - side - px(SHADE + _PAD) - lift, side, side)
        at.moveLeft(self.width() - side - px(SHADE + _PAD))
        self.options.setGeometry(at)

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        edge = 20 if face.width() > _NARROW else 14
        inner = face.adjusted(edge, 0, -edge, 0)
        title = _height("title")
        line = _height("hint") * _fitting(self._line, inner.width(), 3)[1]
        row = face.adjusted(_PAD, 0, -_PAD, -_PAD)
        action = self._action_height
        row.setTop(row.bottom() - action)
        self._paint_action(painter, row.adjusted(0, 0, -_ACTION - 8, 0))
        foot = title + line + 20 + action + _PAD
        table, top = face.adjusted(_PAD, _PAD, -_PAD, -foot), face.bottom() - foot + 9
        if table.height() < _LEAST_TABLE:
            table = face.adjusted(_PAD, _PAD, -_PAD, -action - 2 * _PAD)
            table.setWidth(0.42 * table.width())
            inner = row.adjusted(table.width() + _PAD, 0, 0, 0)
            line = _height("hint") * _fitting(self._line, inner.width(), 3)[1]
            top = table.center().y() - (title + line) / 2
        _paint_mat(painter, table)
        pad, side = 3.0, min(16.0, 0.06 * table.width())
        self._picture.paint_soon(painter, table.adjusted(side, pad, -side, -pad), self)
        made, box = colours.font("title"), QRectF(inner.left(), top, inner.width(), title)
        wide = QFontMetricsF(made).horizontalAdvance(self._title)
        if _SMALLER * wide + _LEAST_CHIP <= box.width():
            box.setWidth(box.width() - self._paint_players(painter, box) - 8)
        if wide > box.width():
            made.setPixelSize(round(made.pixelSize() * _SMALLER))
        paint_line(painter, self._title, box, made, colours.colour("text"))
        box = QRectF(inner.left(), top + title - 2, inner.width(), line)
        _paint_fitting(painter, self._line, box, colours.colour("muted"))

    @property
    def _action_height(self) -> float:
        """Return the height of the start row, which is higher if the players need two lines."""
        pill = room(self).width() - 2 * (SHADE + _PAD) - _ACTION - 8
        if pill >= _LEAST_LINE:
            return _ACTION
        left, right = _sides(pill)
        wide = QFontMetricsF(theme().font("detail")).horizontalAdvance(self._who)
        return _ACTION if wide <= pill - left - right else _TALL_ACTION

    def _paint_action(self, painter: QPainter, pill: QRectF) -> None:
        """Paint the start row: Play, and the players."""
        colours = theme()
        lit = self.underMouse() and not self.options.underMouse()
        radius, ground = colours.radius("button"), colours.colour("accentSoft")
        painter.fillPath(
            rounded_rect(pill, radius), mix(ground, colours.colour("surface"), 0.4 * lit)
        )
        accent, ink = colours.colour("accent"), colours.colour("text")
        if lit:
            rim = rounded_rect(pill.adjusted(1, 1, -1, -1), radius - 1)
            painter.strokePath(rim, colours.pen("icon", accent, 1.1))
        if self.by_keyboard:
            paint_focus(painter, pill, radius)
        narrow = pill.width() < _LEAST_LINE
        left, right = _sides(pill.width())
        left, right = pill.left() + left, pill.right() - right
        if pill.width() >= _LEAST_SIGN:
            sign = QRectF(pill.left() + (12 if narrow else 20), pill.center().y() - 10, 20, 20)
            paint_icon(painter, "play", sign, accent)
        name, hint = colours.font("name"), colours.font("detail" if narrow else "hint")
        name.setPixelSize(min(name.pixelSize(), 15 if narrow else 16))
        muted = colours.colour("muted")
        if narrow:
            upper, lower = _height("name") - 3, (pill.height() - _ACTION) + _height("detail") - 3
            top = pill.center().y() - (upper + lower) / 2
            paint_line(painter, self._play, QRectF(left, top, right - left, upper), name, ink)
            box = QRectF(left, top + upper, right - left, lower)
            paint_line(painter, self._who, box, hint, muted)
            return
        wide = QFontMetricsF(name).horizontalAdvance(self._play)
        words = QFontMetricsF(hint).horizontalAdvance(self._who)
        spare = self.width() - self._narrowest()
        if left + wide + 12 + words + self._seats_width <= right - spare:
            self._paint_seats(painter, QPointF(right, pill.center().y()))
            right -= self._seats_width
        paint_line(painter, self._play, QRectF(left, pill.top(), wide + 4, _ACTION), name, ink)
        box = QRectF(left + wide + 12, pill.top(), right - left - wide - 12, _ACTION)
        paint_line(painter, elided(self._who, hint, box.width()), box, hint, muted)

    @property
    def _seats_width(self) -> float:
        """Return the width of the level or of the signs, and of the gap before them."""
        if self._level:
            return BARS_WIDTH + 10
        return self._people * _SIGN + 8 if self._people else 0.0

    def _paint_seats(self, painter: QPainter, at: QPointF) -> None:
        """Paint the level of the one opponent, or the signs of people, left of a point."""
        if self._level:
            foot = at + QPointF(-BARS_WIDTH - 2, 6)
            paint_level_bars(painter, foot, self._level, theme().colour("text"))
        for seat in range(self._people):
            middle = at - QPointF(_SIGN * (self._people - seat - 0.5) + 2, 0)
            paint_glyph(painter, seat, middle, _GLYPH, theme().player(seat).main)

    def _paint_players(self, painter: QPainter, row: QRectF) -> float:
        """Paint the chip with the number of players at the right of a row; return its width."""
        made = theme().font("detail")
        made.setWeight(made.Weight.DemiBold)
        return paint_fact(painter, "person", self._players, row, made)


def _sides(pill: float) -> tuple[float, float]:
    """Return the left and right margins of the start row's words, for its width."""
    if pill >= _LEAST_LINE:
        return 54, 16
    return (40, 8) if pill >= _LEAST_SIGN else (6, 3)


def _who_plays(people: int, levels: Sequence[int]) -> str:
    """Return the players of a match in a few words: people and computer players."""
    names, count = level_names(), people + len(levels)
    if not levels:
        return translate("GameButton", "%n players here", None, count)
    if people != 1:
        return translate("common", "%n players", None, count)
    if len(levels) == 1 and not levels[0]:
        return translate("GameButton", "vs your strength")
    if len(levels) == 1 and levels[0] <= len(names):
        #: {level} of the computer player, such as Club
        return translate("GameButton", "vs {level}").format(level=names[levels[0] - 1])
    computers = len(levels)
    return translate("GameButton", "vs %n computers", None, computers)


def paint_fact(painter: QPainter, icon: str, text: str, row: QRectF, made: QFont) -> float:
    """Paint a chip with an icon and a few words at the right of a row; return its width."""
    colours = theme()
    metrics = QFontMetricsF(made)
    width, height = metrics.horizontalAdvance(text) + 41, max(28.0, metrics.height() + 8)
    chip = QRectF(row.right() - width, row.center().y() - height / 2, width, height)
    painter.fillPath(rounded_rect(chip, height / 2), colours.colour("sunken"))
    ink = colours.colour("muted")
    box = QRectF(chip.left() + 9, chip.center().y() - 7.5, 15, 15)
    paint_icon(painter, icon, box, ink)
    paint_line(painter, text, chip.adjusted(29, 0, 0, 0), made, ink)
    return width


class LinkCard(Card):
    """A card for another page: an icon, a title and a line."""

    def __init__(self, title: str, line: str, icon: str) -> None:
        super().__init__("")
        self._title, self._icon = title, icon
        self.show_line(line)

    def minimumSizeHint(self) -> QSize:
        lines = _height("name") + _height("detail")
        return px_size(120, lines + 2 * SHADE)

    def show_line(self, line: str) -> None:
        """Show another line below the title."""
        self._line = line
        self.setAccessibleName(f"{self._title}. {line}")
        self.update()

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        text, middle = colours.colour("text"), face.center().y()
        size, edge = (24, 18) if face.width() > _WIDE_TILE else (20, 12)
        left = face.left() + edge
        made, small = colours.font("name"), colours.font("detail")
        made.setPixelSize(min(made.pixelSize(), 15))
        lines = ((self._title, made), (self._line, small))
        wide = max(QFontMetricsF(one).horizontalAdvance(words) for words, one in lines)
        # If the icon and the words do not both fit, only the words are shown.
        if left + size + edge + wide < face.right():
            paint_icon(painter, self._icon, QRectF(left, middle - size / 2, size, size), text)
            left += size + edge - 4
        elif edge + wide > face.width() - 4:
            left = face.left() + _TIGHT
        width = face.right() - left - 4
        upper, lower = _height("name"), _height("detail")
        top = middle - (upper + lower) / 2 + 1
        paint_line(painter, self._title, QRectF(left, top, width, upper), made, text)
        box = QRectF(left, top + upper - 2, width, lower)
        paint_line(painter, self._line, box, small, colours.colour("muted"))


class ContinueCard(Card):
    """The accent card in the middle: continue, play again, or start a first match."""

    def __init__(self) -> None:
        super().__init__("")
        self._above = self._title = self._line = self._button = ""
        self._painter: PicturePainter | None = None
        self._picture: CachedPicture | None = None
        self._dots = CachedPicture(_draw_dots)

    def minimumSizeHint(self) -> QSize:
        title, rest = _height("title"), _height("hint")
        if self._button:
            title, rest = _title_height(), _GAP + _ACTION
        return px_size(170, _height("hint") + title + rest + 2 * (SHADE + _TIGHT))

    def show_words(self, above: str, title: str, line: str = "", button: str = "") -> None:
        """Show the texts of the offer; `button` is painted in place of the line and the sign."""
        self._above, self._title, self._line, self._button = above, title, line, button
        self.setAccessibleName(f"{above} {title}. {line or button}")
        self.updateGeometry()
        self.update()

    def show_picture(self, picture: PicturePainter | None) -> None:
        """Show the board of the match to continue, or none while it is still being read."""
        if picture is not self._painter:
            self._painter = picture
            self._picture = (
                None if picture is None else CachedPicture(picture, before=self._picture)
            )
            self.update()

    def ground(self) -> QColor:
        return theme().colour("accentSoft" if theme().dark else "accent")

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        ink = _ink(colours)
        self._dots.paint(painter, self.face(), dots(self))  # the font of a larger card is the same
        left = face.left() + 16
        if face.width() > _LEAST_WITH_TABLE:
            table = self._paint_close_up if self._button else self._paint_table
            left = table(painter, face) + 16
        if self._button:
            self._paint_offer(painter, face.adjusted(left - face.left(), 0, -_PAD, 0))
            return
        width = self._paint_play(painter, face) - left - 8
        soft, quiet = mix(ink, self.ground(), 0.12), colours.font("hint")
        upper, title = _height("hint"), _height("title")
        lines = _fitting(self._line, width)[1]
        lower = _height("hint") * lines
        made = colours.font("title")
        made.setPixelSize(made.pixelSize() + 2)
        low = upper + title + lower > face.height() - _TIGHT
        if low or QFontMetricsF(made).horizontalAdvance(self._title) > width:
            made = colours.font("name")
        if low:
            upper, title, lower = _height("detail"), _height("name") - 2, _height("detail") * lines
        top = face.center().y() - (upper + title + lower) / 2
        paint_line(painter, self._above, QRectF(left, top + 2, width, upper), quiet, soft)
        paint_line(painter, self._title, QRectF(left, top + upper, width, title), made, ink)
        _paint_fitting(
            painter, self._line, QRectF(left, top + upper + title - 2, width, lower), soft
        )

    def _paint_table(self, painter: QPainter, face: QRectF) -> float:
        """Paint the board on a piece of the table; return their edge."""
        height = face.height() - 24
        width = min(height * 1.16, face.width() * 0.29)
        table = QRectF(face.left() + 12, face.top() + 12, width, height)
        _paint_mat(painter, table)
        if self._picture is not None:
            self._picture.paint_soon(painter, table.adjusted(5, 5, -5, -5), self)
        return table.right()

    def _paint_close_up(self, painter: QPainter, face: QRectF) -> float:
        """Paint the board up to the corners of a square; return its edge."""
        table = face.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        table.setWidth(min(table.height(), 0.42 * face.width()))
        _paint_mat(painter, table)
        if self._picture is not None:
            self._picture.paint_soon(painter, table, self)
            corners, round_ = QPainterPath(), rounded_rect(table, theme().radius("well"))
            corners.addRect(table)
            painter.fillPath(corners.subtracted(round_), self.ground())
        return table.right()

    def _paint_offer(self, painter: QPainter, box: QRectF) -> None:
        """Paint the words, with a button below them."""
        colours, ink = theme(), _ink(theme())
        upper, made, button = _height("hint"), colours.font("title"), colours.font("name")
        title = _title_height()
        width = min(box.width(), _WRAPPED * QFontMetricsF(made).horizontalAdvance(self._title))
        top = box.center().y() - (upper + title + _GAP + _ACTION) / 2
        row = QRectF(box.left(), top, box.width(), upper)
        paint_line(painter, self._above, row, colours.font("hint"), mix(ink, self.ground(), 0.12))
        row = QRectF(box.left(), row.bottom(), width, title)
        paint_line(painter, self._title, row, made, ink)
        wide = QFontMetricsF(button).horizontalAdvance(self._button) + 66
        pill = QRectF(box.left(), row.bottom() + _GAP, min(wide, box.width()), _ACTION)
        ground, ink = _sign_colours(colours)
        painter.fillPath(rounded_rect(pill, colours.radius("button")), ground)
        paint_icon(painter, "play", QRectF(pill.left() + 16, pill.center().y() - 10, 20, 20), ink)
        paint_line(painter, self._button, pill.adjusted(46, 0, -8, 0), button, ink)

    @staticmethod
    def _paint_play(painter: QPainter, face: QRectF) -> float:
        """Paint the play sign at the right; return its left edge."""
        radius, edge = (26.0, 20.0) if face.width() > _WIDE else (20.0, 14.0)
        if face.width() < _LEAST_WITH_TABLE:
            radius, edge = 18.0, 12.0
        centre = QPointF(face.right() - radius - edge, face.center().y())
        ground, ink = _sign_colours(theme())
        painter.fillPath(circle(centre, radius), ground)
        half = 0.46 * radius
        paint_icon(
            painter, "play", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), ink
        )
        return centre.x() - radius


def _title_height() -> float:
    """Return the height of a title in two lines."""
    return 2 * QFontMetricsF(theme().font("title")).height()


def _sign_colours(colours: Theme) -> tuple[QColor, QColor]:
    """Return the colours of the play sign on the accent card: its ground and its ink."""
    ground = colours.colour("accent") if colours.dark else QColor("#FFFFFF")
    return ground, colours.colour("onAccent" if colours.dark else "accent")


def _ink(colours: Theme) -> QColor:
    """Return the text colour for the accent card."""
    return colours.colour("text" if colours.dark else "onAccent")


def _draw_dots(painter: QPainter, face: QRectF, colours: Theme) -> None:
    """Draw a faint pattern of hidden cells, as quincunxes."""
    faint, pattern = QColor(_ink(colours)), QPainterPath()
    faint.setAlphaF(0.055)
    painter.setClipPath(rounded_rect(face, colours.radius("card")))
    for row in range(5):
        for column in range(8):
            x = face.left() + column * 66 + (0 if row % 2 else 33) - 8
            y = face.top() + row * 60 + 4
            for dx, dy in ((0, 0), (-9, -7), (9, -7), (-9, 7), (9, 7)):
                pattern.addEllipse(QPointF(x + dx, y + dy), 3, 3)
    painter.fillPath(pattern, faint)
