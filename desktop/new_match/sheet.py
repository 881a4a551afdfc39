"""The new game sheet: who plays, how the board begins, and the options of the game."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.prompt import PlayerChip
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.commands import ENTER
from desktop.controls.field import TextField
from desktop.controls.labelled import labelled
from desktop.controls.lay import add_layout, lay
from desktop.controls.logo import Logo
from desktop.controls.overlay import Overlay
from desktop.controls.surfaces import keep_margins, scrolling
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.games.card import said
from desktop.games.cards import CARDS
from desktop.games.catalogue import position_picture, ui_of
from desktop.language.ellipsis import with_ellipsis
from desktop.language.messages import first_sentence, listed, translated
from desktop.new_match.option_rows import OptionRows
from desktop.new_match.request import NewMatch
from desktop.new_match.sheet_rows import ClockRow, LayoutChoice, MoreOptions
from desktop.new_match.who_plays import Strength, WhoPlays
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.painting import painting, place_rect, room
from desktop.paint.paths import rounded_rect
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, space
from rules.core import AnyGame, InvalidOptions
from rules.standing.rated import unrated

translate = QCoreApplication.translate

_SIZE = (984, 744)
_LEFT = 368
_LEAST_BESIDE = 970
"""Width of a sheet in pixels; a narrower one has no picture beside the form."""
_PAD = 36
_MOST_SEED = 2**64 - 1
_LEAST_PICTURE = QSizeF(320, 320)
"""Least size of the picture in board units, so that a single tile is not enlarged."""

_DRAWS = 7
"""The seed of the random draws in the picture."""


class NewGameSheet(Overlay):
    """The new game sheet in the middle of a cover over the window. Escape closes it."""

    def __init__(
        self,
        game: AnyGame,
        levels: Sequence[str] = (),
        *,
        begin: Callable[[NewMatch], object],
        leave: Callable[[], object],
        edit_position: Callable[[NewMatch], object],
        ask_to_invite: Callable[[NewMatch], object],
        parent: QWidget | None = None,
    ) -> None:
        """`begin` begins the chosen match, and `leave` is called when the sheet is cancelled.

        `edit_position` sets up the position first, and `ask_to_invite` asks whom to invite, for a
        match by letters. Both get the names that were typed.
        """
        super().__init__(parent)
        self._begin, self._leave = begin, leave
        self._edit_position, self._ask_to_invite = edit_position, ask_to_invite
        self.game, self._ui = game, ui_of(game.slug)
        self._titled = self.tr("New game: {game}").format(game=game.title)
        self.setAccessibleName(self._titled)
        self.title = Text("", "dialogTitle")
        self.who = WhoPlays(game, levels)
        self.options = OptionRows(game, self.who.count)
        self.standard = Button(translate("common", "Standard game"), Look.LINK, "undo", height=28)
        self._is_standard = Text(translate("common", "Standard game"), "detail", "muted")
        self.seed = TextField()
        self.serious = Toggle(translate("common", "Serious game, without help"))
        self.clock = ClockRow(self._check)
        self.first = Text("", "hint", "muted")
        self.layout_note = Text("", "hint", wrap=True)
        """A text about who plays with the drawn layout, if there is one."""
        self.layout_note.hide()
        self._layout = ""
        self.layouts = LayoutChoice(self._check)
        self.set_up = Button(with_ellipsis(translate("common", "Set up a position")), Look.OUTLINE)
        self.invite = Button(self.tr("Invite by letter…"), Look.OUTLINE, "mail")
        self.picture, self._caption = StartPicture(), Text("", "hint", "muted", wrap=True)
        self.start = Button(translate("common", "Start game"), Look.ACCENT, height=48)
        self.cancel = Button(translate("common", "Cancel"), Look.OUTLINE, height=48)
        self.more = MoreOptions(self._make_rare(), self._scroll_to_more)
        self._sheet = QFrame(self)
        self._beside = self._make_left()
        lay(QHBoxLayout(self._sheet), self._beside, (self._make_right(), 1))
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self._cancel)
        self.set_up.clicked.connect(self._set_up)
        self.invite.clicked.connect(self._invite)
        self.who.changed.connect(self._who_changed)
        self.options.changed.connect(self._check)
        self.serious.toggled.connect(self._check)
        self._who_changed()
        self._taken = self.chosen
        self.start.setFocus()

    @property
    def settling(self) -> bool:
        return self.layouts.busy or super().settling

    # -- building

    def _make_left(self) -> QWidget:
        """Build the left side: mark, title, starting position, description, and three facts."""
        left = QWidget()
        fix(left, QWidget.setFixedWidth, _LEFT)
        card = CARDS[self.game.slug]
        head = lay(QHBoxLayout(), Logo(41), Text(self.game.title, "dialogTitle"), None, spacing=12)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = lay(QVBoxLayout(left), head, 20, (self.picture, 1), 14, self._caption, 22)
        fix(column, QLayout.setContentsMargins, 30, 34, 30, 32)
        column.addWidget(Text(said(card.sentence), "body", wrap=True))
        space(column, 20)
        for icon, text in (
            ("person", card.players_words),
            ("eye-off" if self.game.hidden else "eye", said(card.secrets)),
            ("dice", said(card.chance)),
        ):
            add_layout(column, self._fact(icon, text))
        return left

    @staticmethod
    def _fact(icon: str, text: str) -> QHBoxLayout:
        picture = IconButton(icon, text, 24)
        picture.glyph = 19.0
        picture.ink = "muted"
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = Text(text, "hint", "muted")
        return lay(QHBoxLayout(), picture, words, None, spacing=11, margins=(0, 4, 0, 4))

    def _make_right(self) -> QWidget:
        right = QWidget()
        close = IconButton("close", translate("common", "Close"))
        close.clicked.connect(self._cancel)
        head = lay(QHBoxLayout(), (self.title, 1), close)
        self._first_chip = PlayerChip(9, 0)
        fix(self.cancel, QWidget.setMinimumWidth, 90)
        fix(self.start, QWidget.setMinimumWidth, 132)
        first = lay(QHBoxLayout(), self._first_chip, (self.first, 1), spacing=10)
        foot = lay(QHBoxLayout(), (first, 1), self.cancel, self.start, spacing=10)
        self._scroll = self._make_scroll()
        column = lay(
            QVBoxLayout(right),
            _inset(head, _PAD - 10),
            8,
            (self._scroll, 1),
            8,
            _inset(foot, _PAD),
        )
        fix(column, QLayout.setContentsMargins, 0, "sheetMargin", 0, "sheetMargin")
        return right

    def _make_scroll(self) -> QScrollArea:
        """Build the right side: the players, the options, and the folded rows."""
        inside = QWidget()
        heading = lay(QHBoxLayout(), Text(self.tr("Players"), "section"), None)
        heading.addWidget(self.who.count_words)
        column = lay(QVBoxLayout(inside), heading, 6, self.who, self.layouts, self.layout_note, 14)
        if self.options.rows:
            self.standard.setToolTip(self.tr("Resets all options"))
            self.standard.clicked.connect(self.options.reset)
            head = lay(QHBoxLayout(), Text(translate("common", "Options"), "section"), None)
            head.addWidget(self._is_standard)
            head.addWidget(self.standard)
            head.addStrut(28)
            add_layout(column, head)
            column.addWidget(self.options)
        if self._ui.set_up is not None:
            words = self.tr("Or place the pieces yourself.")
            row = labelled(self.tr("Starting position: standard"), words, self.set_up)
            column.addWidget(row)
        words = self.tr("Play by short texts that travel by mail or chat.")
        column.addWidget(labelled(self.tr("Somebody at another computer"), words, self.invite))
        column.addWidget(self.more)
        column.addStretch(1)  # more than the rows ask for
        area = scrolling(inside, "surface")
        keep_margins(area, column, (_PAD, 6, _PAD, 12))
        return area

    def _make_rare(self) -> list[QWidget]:
        """Return the folded rows: rare options, and the ones that every game has."""
        rare: list[QWidget] = [*self.options.folded, self.clock, self._make_serious()]
        return [*rare, self._make_seed()] if self.game.chance else rare

    def _make_serious(self) -> QWidget:
        words = self.tr(
            "No hints or lens, and you cannot undo what was shown. This is noted with the game."
        )
        if not self.game.hidden:
            words = self.tr("No hints. This is noted with the game.")
            if self.game.chance:
                words = self.tr(
                    "No hints, and you cannot undo what was drawn. This is noted with the game."
                )
        self.serious.setAccessibleDescription(words)
        self.serious.setToolTip(words)
        return labelled(self.serious.accessibleName(), first_sentence(words), self.serious)

    def _make_seed(self) -> QWidget:
        #: in an empty field: any seed
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setMaxLength(20)
        fix(self.seed, QWidget.setFixedWidth, 124)
        self.seed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.textChanged.connect(self._check)
        words = self.tr("The same number gives the same random draws.")
        return labelled(self.tr("Seed"), words, self.seed)

    def _scroll_to_more(self) -> None:
        """Scroll to the rows that were unfolded."""
        bar = self._scroll.verticalScrollBar()
        # Once the rows are laid out, unless the sheet is being closed: its parts go one by one.
        QTimer.singleShot(0, bar, lambda: bar.setValue(self.more.y()))

    # -- choosing

    def know_strengths(self, strength_of: Callable[[str], Strength | None]) -> None:
        """Have the level nearest to the named player's strength shown."""
        self.who.know_strengths(strength_of)

    def take(self, match: NewMatch) -> None:
        """Begin with the seats and options of an earlier match."""
        self._layout = match.first
        self.who.take(match.names[: self.game.players[-1]], match.levels, by_lot=match.by_lot)
        known = {n: v for n, v in match.options.items() if n in self.game.options.specs()}
        with suppress(InvalidOptions):  # remembered options may not fit any more
            self.game.options.read(known, self.who.count)
            self.options.take(known)
        self.seed.setText("" if match.seed is None else str(match.seed))
        self.serious.setChecked(match.serious)
        self.clock.take(match.clock)
        self._taken = self.chosen

    def store_draft(self) -> None:
        """Store the names, and the changes made since the sheet was opened."""
        self.who.remember()
        chosen = self.chosen
        if chosen != self._taken:
            Settings().keep_chosen_game(chosen.slug, chosen.choices)

    def _cancel(self) -> None:
        Settings().keep_chosen_game(self.game.slug, None)
        self._leave()

    def _who_changed(self) -> None:
        self.options.set_players(self.who.count)
        by_lot = self.who.by_lot
        self._first_chip.setHidden(by_lot)
        if self.who.count == 2:
            words = self.tr("{first} goes first, then {second}")
        elif self.who.count == 3:
            words = self.tr("{first} goes first, then {second}, then {third}")
        else:
            words = translate("common", "{first} goes first")
        names = dict(zip(("first", "second", "third"), self.who.names, strict=False))
        self.first.setText(
            translate("common", "Random first player") if by_lot else words.format(**names)
        )

    def _seed_value(self) -> int | None:
        text = self.seed.text().strip()
        return int(text) if text and self._seed_is_fine() else None

    def _seed_is_fine(self) -> bool:
        text = self.seed.text().strip()
        return not text or (text.isascii() and text.isdigit() and int(text) <= _MOST_SEED)

    def _check(self) -> None:
        fine = self._seed_is_fine()
        self.seed.show_wrong(
            "" if fine else self.tr("Type a whole number as the seed, or leave the field empty")
        )
        self.start.setEnabled(fine and not self.options.problem)
        if self.options.rows:
            differs = bool(self.options.values)
            self.standard.setVisible(differs)
            self._is_standard.setHidden(differs)
        most = 2 if self.game.hidden else 3
        self.invite.setEnabled(self.who.count <= most and not self.options.problem)
        self.more.button.say(*self._folded())
        self._show_layout()
        if not self.options.problem:
            levels = self.who.computers
            self.who.show_terms(translated(unrated(self.game.slug, levels, self.options.values)))
            self.picture.show_start(self._chosen(self.who.names))
            words = self._ui.start(self.options.resolved) if self._ui.start is not None else ""
            self._caption.setText(words)
            self._caption.setVisible(bool(words))
            self.picture.setAccessibleName(words)

    def _show_layout(self) -> None:
        """Show who plays with the drawn layout, or that it does not fit this board."""
        self._offer_layouts()
        layout = self._layout or self.layouts.labels
        self.layout_note.setVisible(bool(layout))
        if layout and not self.options.problem:
            fits = bool(self._fitting_layout)
            words = self.tr("Your layout has a different size, so it is not used.")
            if fits and self.who.by_lot:
                words = self.tr("The first player plays with your layout.")
            elif fits:
                words = self.tr("{name} plays with your layout.").format(name=self.who.names[0])
            self.layout_note.setText(words)

    @property
    def _fitting_layout(self) -> str:
        """The layout to begin with, if its size is the board's."""
        layout = self._layout or self.layouts.labels
        if not layout or self.options.problem:
            return ""
        cells = sum(range(1, self.options.resolved.size + 1))
        return layout if len(layout) == cells else ""

    def _offer_layouts(self) -> None:
        """Offer the layouts of the library to a person who plays alone against computers.

        Others at the screen would see which layout is chosen.
        """
        alone = sum(level is None for level in self.who.levels) == 1
        offered = CARDS[self.game.slug].layouts and alone and not self._layout
        if not self.options.problem:
            self.layouts.offer(self.options.resolved.size if offered else None)

    def _folded(self) -> list[str]:
        """Return the values of the folded rows as texts, each shorter than the one before."""
        hints = self.tr("No hints") if self.serious.isChecked() else self.tr("Hints allowed")
        changed = [row.summary() for row in self.options.folded if row.values]
        if clock := self.clock.summary():
            changed.append(clock)
        if self.seed.text().strip():
            changed.append(self.tr("Seed {n}").format(n=self.seed.text().strip()))
        if changed:
            count = len(changed)
            words = translate("NewGameSheet", "{hints}, %n options changed", None, count)
            return [listed(hints, *changed), words.format(hints=hints)]
        if self.options.folded:
            return [self.tr("{hints}, standard rules").format(hints=hints), hints]
        return [hints]

    def _start(self) -> None:
        if not self._layout:  # one match with a layout changes nothing for later ones
            self._remember()
        self._begin(self._chosen(self.who.names).drawn())

    def _remember(self) -> None:
        self.who.remember()
        Settings().keep_chosen_game(self.game.slug, None)
        typed, profile = self.chosen.choices, Settings().profile
        own = profile.name if profile is not None else ""
        names = ["" if name == own else name for name in typed.names]  # it may change later
        kept = typed._replace(names=names, levels=self.who.levels, seed=None, serious=False)
        Settings().remember_game(self.game.slug, kept)

    def _set_up(self) -> None:
        self._edit_position(self.chosen)

    def _invite(self) -> None:
        self._ask_to_invite(self.chosen)

    @property
    def chosen(self) -> NewMatch:
        """The match as chosen so far."""
        return self._chosen(self.who.typed)

    def _chosen(self, names: Sequence[str]) -> NewMatch:
        return NewMatch(
            self.game.slug,
            names,
            self.options.values,
            self._seed_value(),
            self.who.computers,
            self.serious.isChecked(),
            by_lot=self.who.by_lot,
            clock=self.clock.clock,
            first=self._fitting_layout,
        )

    # -- the sheet in the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(px(_SIZE[0]), self.width() - 32)
        height = min(px(_SIZE[1]), self.height() - 32)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        beside = width >= px(_LEAST_BESIDE)
        self._beside.setVisible(beside)  # it names the game
        self.title.setText(translate("commands", "New game") if beside else self._titled)
        self._sheet.setGeometry(left, top, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
        elif event.key() in ENTER and self.start.isEnabled():
            self._start()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self._cancel()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), colours.colour("shadow", 0.5))
            sheet = place_rect(QRectF(self._sheet.geometry()))
            shape = rounded_rect(sheet, colours.radius("dialog"))
            painter.fillPath(shape, colours.colour("surface"))
            if self._beside.isVisible():
                painter.setClipRect(sheet.adjusted(0, 0, _LEFT - sheet.width(), 0))
                table = sheet.adjusted(0, 0, _LEFT + 60 - sheet.width(), 0)
                paint_table(painter, table, colours.radius("dialog"), colours)


def _inset(row: QHBoxLayout, right: int) -> QHBoxLayout:
    fix(row, QLayout.setContentsMargins, _PAD, 0, right, 0)
    return row


class StartPicture(HasRole, QWidget):
    """Shows the starting position, drawn by the game's own scene.

    It is drawn in spare time; the previous one stays until then. A scene takes 10 to 50 ms and is
    drawn in the GUI thread.
    """

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._picture: CachedPicture | None = None
        self._wanted: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        fix(self, QWidget.setMinimumSize, 120, 120)

    def show_start(self, match: NewMatch) -> None:
        """Show the start of a match; while its options conflict, the previous picture stays."""
        wanted = (match.slug, len(match.names), tuple(match.options.items()), match.seed)
        if wanted == self._wanted:
            return
        names = tuple(str(number) for number in range(len(match.names)))
        seed = _DRAWS if match.seed is None else match.seed
        try:
            made = NewMatch(match.slug, names, match.options, seed).make()
        except InvalidOptions:
            return
        self._wanted = wanted
        picture = position_picture(made.view(0), _LEAST_PICTURE)
        self._picture = CachedPicture(picture, before=self._picture)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            with painting(self) as painter:
                self._picture.paint_soon(painter, room(self), self)
