"""The statistics page: a player's rating in each game, and the results behind it."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.choice import Choice
from desktop.controls.commands import COUNT_AGAIN, FORGET, FORGET_ALL, SAVE_TABLE
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.menu import Menu
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Surface, islands, lay_page, scrolling
from desktop.controls.text import Text
from desktop.games.cards import CARDS, computer_name, level_names
from desktop.language.messages import stand_ins
from desktop.language.numbers import number
from desktop.new_match.request import NewMatch
from desktop.records.catalogue import Catalogue
from desktop.records.record_index import RecordEntry
from desktop.records.words import time_taken
from desktop.shell.page import Page
from desktop.shell.top_bar import TopBar
from desktop.standing import statistics
from desktop.standing.export import as_csv
from desktop.standing.game_cards import GameCards
from desktop.standing.panel import Highlights, NextOpponent
from desktop.standing.plot import Legend, Level, Point, RatingPlot
from desktop.standing.statistics import GameStanding, Standing
from desktop.standing.tally_rows import TallyTable, summary
from desktop.storage.file_names import readable
from desktop.storage.settings import Settings
from desktop.theme.scaling import fix, px
from rules.standing.rated import NEEDED
from rules.text import fold

translate = QCoreApplication.translate

_PANEL_FROM = 960
"""Width of the page in pixels from which the panel is beside the plot."""
_WIDEST = 1520
"""Greatest width in pixels of plot and panel together, as of the cards on the home page."""
_GROWS = 1000
"""The stretch factor of what grows in a large window, compared with the room around it."""
_HALF_A_YEAR = 182 * 86_400
_MOST_RIVALS, _MOST_OPENINGS = 5, 5
_EVERYBODY = ""


class StandingPage(Page):
    """Computes a player's statistics from the records, off the GUI thread, and shows them."""

    start_wanted = Signal(NewMatch)
    file_wanted = Signal(Path)  # Path of a record
    matches_wanted = Signal(object, str)  # paths of records, and the title of their list

    def __init__(self) -> None:
        super().__init__()
        self.catalogue = Catalogue(self)
        self.standing: Standing | None = None
        self._people: list[str] = []
        self._name = next(iter(Settings().names), "")
        """The player to show; empty for the one with the most matches."""
        latest = Settings().latest_game
        self._chosen = latest in CARDS
        """Whether this game was chosen; otherwise the most frequent one may replace it."""
        self._game = latest if self._chosen else next(iter(CARDS))
        self._task = BackgroundTask(self)
        self.bar = TopBar(self)
        self.person = Choice(self.tr("Person"), [""])
        self.export = Button(translate("commands", "Save as CSV"), Look.PLAIN, "file")
        self.more = IconButton("more", self.tr("Counting…"))
        self.cards = GameCards()
        self.title = Text("", "section", wrap=True)
        self.legend = Legend()
        spans = (self.tr("6 months"), translate("common", "All"))
        #: heading: over which months the ratings are shown
        self.span = Segmented(self.tr("Time"), spans)
        self.plot = RatingPlot(self.file_wanted.emit)
        self.computers = TallyTable(self.tr("Against the computer"), self._want_matches_at_level)
        self.rivals = TallyTable(self.tr("Against people"), self._want_matches)
        #: heading: how games were begun
        self.openings = TallyTable(self.tr("Openings"), self._want_matches)
        self.averages = Text("", "detail", "muted", wrap=True)
        self.next = NextOpponent()
        self.highlights = Highlights(self.file_wanted.emit)
        for waits in (self.legend, self.span, self.openings, self.next, self.highlights):
            waits.hide()  # until the statistics are known
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.setWindowTitle(translate("commands", "Statistics"))
        self.bar.title.setText(self.windowTitle())
        self.bar.add_to_title(self.person)
        self.bar.add(self.export, self.more)
        head = QWidget()
        head.setLayout(
            Flow(
                (self.title, 1), self.legend, self.span, spacing=14, least=170, margins=(4, 0, 4, 0)
            )
        )
        tallies = Flow((self.computers, 1), (self.rivals, 1), (self.openings, 1),
                       spacing=28, below=18, least=300)  # fmt: skip
        inside = QWidget()
        self._column = lay(
            QVBoxLayout(inside),
            *(self.cards, 10, head, 8, (self.plot, _GROWS), 14, tallies, 14, self.averages, None),
        )
        self.averages.setContentsMargins(4, 0, 4, 0)
        table = Surface("surface", "island")
        self.area = scrolling(inside, "surface")
        lay(table.column, (self.area, 1), margins=(14, 14, 14, 14))
        self.panel = Surface("surface", "island")
        self._beside = QWidget()
        self._beside_column = lay(QVBoxLayout(self._beside), self.next, 14, self.highlights, None)
        lay(self.panel.column, (scrolling(self._beside, "surface"), 1), margins=(14, 14, 14, 14))
        fix(self.panel, QWidget.setFixedWidth, "panelWidth")
        self.whole = QWidget()
        self.whole.setLayout(islands(table, self.panel))
        fix(self.whole, QWidget.setMaximumWidth, _WIDEST)
        lay_page(self, self.bar, lay(QHBoxLayout(), None, (self.whole, _GROWS), None))

    def _connect(self) -> None:
        self.bar.rules_button.say(translate("common", "How it works"), "")
        for command, act in (
            (SAVE_TABLE, self.save_table),
            (FORGET, self.forget),
            (FORGET_ALL, partial(self.forget, everybody=True)),
            (COUNT_AGAIN, self.count_again),
        ):
            self.add_command(command, act)
        self._allow(False)  # the player is not known yet
        self.export.clicked.connect(self.save_table)
        self.more.clicked.connect(self._open_more)
        self.person.chosen.connect(lambda at: self.show_person(self._people[at]))
        for slug, card in self.cards.cards.items():
            card.clicked.connect(lambda _=False, slug=slug: self.show_game(slug))
        self.span.chosen.connect(self._show_course)
        self.next.play.clicked.connect(lambda: self._play(self.next.level))
        self.catalogue.changed.connect(self._work_out)
        self.keys.watch(self.plot)

    @property
    def topic(self) -> str:
        return "table"

    def main_widget(self) -> QWidget:
        return self.cards.cards[self._game]

    @property
    def busy(self) -> bool:
        """Whether records are still being read, or statistics computed."""
        return self.catalogue.busy or self._task.busy

    @property
    def settling(self) -> bool:
        return self.busy or self.highlights.thumbnails.busy or super().settling

    def activate(self) -> None:
        """Look for changed records when the page is shown."""
        self.catalogue.watch(True)
        self.catalogue.look()
        super().activate()

    def rest(self) -> None:
        self.catalogue.rest()
        self.highlights.thumbnails.rest()

    def way_here(self) -> "Callable[[StandingPage], object]":
        name, game = self._name, self._game

        def show(page: "StandingPage") -> None:
            page._name, page._game, page._chosen = name, game, True

        return show

    def shut_down(self) -> None:
        self.catalogue.close()
        self.highlights.thumbnails.close()
        self._task.close()

    def event(self, event: QEvent) -> bool:
        """Look for changes when the window is activated: another window may have added matches."""
        if event.type() == QEvent.Type.WindowActivate and self.isVisible():
            self.catalogue.look()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the panel's contents below the games and bars if there is no room for a panel."""
        wide = self.width() >= px(_PANEL_FROM)
        if wide != self.panel.isHidden():
            return
        self.panel.setVisible(wide)
        if wide:
            self._beside_column.insertWidget(0, self.next)
            self._beside_column.insertWidget(2, self.highlights)
        else:
            self._column.insertWidget(2, self.next)
            self._column.insertWidget(self._column.count() - 1, self.highlights)

    # -- computing

    def _work_out(self) -> None:
        """Recompute everything from the present records."""
        entries, name, forgotten = [*self.catalogue.entries], self._name, Settings().forgotten
        self._task.ask(lambda _stop: _worked_out(entries, name, forgotten), self._show)

    def show_person(self, name: str) -> None:
        """Show another person's results."""
        self._name = name
        self._work_out()

    def _show(self, found: tuple[list[str], Standing]) -> None:
        self._people, self.standing = found
        settled = not self.catalogue.busy  # the most frequent player is not known yet
        if self.standing.matches and settled:
            self._name = self.standing.name
        self.person.show_texts(self._people, self._people.index(self.standing.name))
        self.person.setVisible(len(self.standing.matches) > 0 or len(self._people) > 1)
        able, left = bool(self.standing.matches), self.catalogue.left
        reading = translate("RecordsPage", "Still reading %n games", None, left)
        self.bar.chips.show_texts([reading] if left else [])
        self._allow(able)
        self.commands[COUNT_AGAIN].setEnabled(bool(Settings().forgotten))
        self.cards.show_games(self.standing.games)
        self.highlights.show_standing(self.standing)
        self.highlights.setVisible(able)  # an empty page needs no message
        if self.standing.matches and not self._chosen:
            games = self.standing.games.values()
            self._game = max(games, key=lambda game: len(game.matches)).slug
            self._chosen = settled
        self._show_game(self._game)

    def _allow(self, able: bool) -> None:
        """Enable the commands for a player with matches; saving waits until all are read."""
        whole = able and not self.catalogue.left
        self.commands[FORGET].setEnabled(able)
        self.commands[SAVE_TABLE].setEnabled(whole)
        self.export.setEnabled(whole)

    def show_game(self, slug: str) -> None:
        """Show one game's rating and results from now on."""
        self._chosen = True
        self._show_game(slug)

    def _show_game(self, slug: str) -> None:
        self._game = slug
        self.cards.choose(slug)
        game = self.game
        if game is None:
            return
        self._show_course()
        self.next.show_game(game)
        computers = game.against_computers
        rows = [(name, game.against_level(at)) for at, name in enumerate(level_names(), 1)]
        self.computers.show_rows(summary(computers) if computers.played else "", rows)
        people = game.against_people
        several = game.among_several
        rows = game.rivals[:_MOST_RIVALS]
        if several.played:
            rows.append((self.tr("Three or four players"), several))
        self.rivals.show_rows(summary(people) if people.played else "", rows)
        self.rivals.say(
            self.tr(
                "Games between people do not change your rating. Click a line to see its games."
            )
            if rows
            else self.tr("No games between people yet.")
        )
        self.openings.show_rows("", game.openings[:_MOST_OPENINGS])
        self.openings.setVisible(bool(game.openings))
        for table in (self.computers, self.rivals):
            table.setVisible(bool(game.matches))
        self._show_averages(game)

    @property
    def name(self) -> str:
        """The name of the player whose statistics are shown."""
        return self.standing.name if self.standing is not None else self._name

    @property
    def game(self) -> GameStanding | None:
        """The standing of this player in the chosen game."""
        return self.standing.games[self._game] if self.standing is not None else None

    def _show_course(self) -> None:
        game = self.game
        if game is None:
            return
        title, count = CARDS[game.slug].title, len(game.rated)
        told = zip(game.rated[NEEDED - 1 :], game.ratings[NEEDED - 1 :], strict=True)
        points = [Point(*one) for one in told]
        since = time.time() - _HALF_A_YEAR
        recent = [point for point in points if point.match.at >= since]
        if self.span.index == 0 and recent:
            points = recent
        words = translate("StandingPage", "{game}: %n rated games", None, count)
        self.title.setText(words.format(game=title) if points else "")
        self.title.setVisible(bool(points))
        self.legend.setVisible(bool(points))
        self.span.setVisible(bool(points))
        missing = game.missing
        waiting = translate(
            "StandingPage",
            "Your rating appears after %n more rated games: standard rules, one opponent, "
            "without hints, coach or undo.",
            None,
            missing,
        )
        levels = [
            Level(name, rating) for name, rating in zip(level_names(), game.levels, strict=False)
        ]
        self.plot.show_course(title, points, levels, "" if points else waiting, missing)

    def _show_averages(self, game: GameStanding) -> None:
        """Show the averages of a match, and the number of matches they are from."""
        averages = game.averages
        if averages is None:
            self.averages.setText("")
            return
        count = len(averages.matches)
        words = translate(
            "StandingPage",
            "A game took {time} and {turns} turns on average (%n games).",
            None,
            count,
        )
        told = words.format(turns=number(averages.turns), time=time_taken(averages.seconds))
        if averages.points is not None:
            points = self.tr("You scored {points} points on average.").format(
                points=number(averages.points)
            )
            told = f"{told} {points}"
        self.averages.setText(told)

    # -- commands

    def _want_matches(self, paths: Sequence[object], name: str) -> None:
        words = self.tr("{person}, {game}: {what}")
        told = words.format(person=self.name, game=CARDS[self._game].title, what=name)
        self.matches_wanted.emit(paths, told)

    def _want_matches_at_level(self, paths: Sequence[object], name: str) -> None:
        """Show the matches against a level, not against a person with the same name."""
        self._want_matches(paths, computer_name(level_names().index(name) + 1))

    def _play(self, level: int) -> None:
        """Begin a rated match; the first player is random."""
        name = level_names()[level - 1]
        other = f"{name} 2" if fold(name) == fold(self.name) else name
        match = NewMatch(self._game, (self.name, other), levels=(None, level), by_lot=True)
        self.start_wanted.emit(match.drawn())

    def _open_more(self) -> None:
        menu = Menu(self)
        for command in (FORGET, FORGET_ALL, COUNT_AGAIN):
            action = self.commands[command]
            menu.add_command(command, action.trigger).setEnabled(action.isEnabled())
        menu.open_below(self.more)

    def save_table(self) -> None:
        """Ask for a file, and save the matches of the player as a table."""
        from desktop.controls.file_dialogs import ask_save

        if self.standing is None:
            return
        name = readable(f"{self.windowTitle()} {self.name}")
        kinds = self.tr("Tables (*.csv)")
        path = ask_save(self.window(), translate("commands", "Save as CSV"), name, kinds, ".csv")
        if path is not None:
            self.save_wanted.emit(path, as_csv(self.standing))

    def forget(self, *, everybody: bool = False) -> None:
        """Ignore all matches up to now, for this player or for all; records stay."""
        key = _EVERYBODY if everybody else fold(self.name)
        Settings().forgotten = {**Settings().forgotten, key: int(time.time())}
        words = (
            self.tr("Earlier games no longer count. You can undo this in the menu.")
            if everybody
            else self.tr(
                "{name} starts again: earlier games no longer count. You can undo this in the menu."
            )
        )
        self.told.emit(words.format(name=self.name))
        self._work_out()

    def count_again(self) -> None:
        """Count all existing matches again."""
        Settings().forgotten = {}
        self.told.emit(self.tr("All games count again."))
        self._work_out()


def _worked_out(
    entries: Sequence[RecordEntry], name: str, forgotten: statistics.Forgotten
) -> tuple[list[str], Standing]:
    """Return the people, and the standing of `name`, or of the most frequent player."""
    matches = statistics.finished(entries)
    found = statistics.people(matches, forgotten)
    known = {fold(one): one for one in found}
    chosen = known.get(fold(name)) or name or next(iter(found), stand_ins(1)[0])
    if fold(chosen) not in known:
        if found and name == "":
            chosen = found[0]
        else:
            found.insert(0, chosen)
    standing = statistics.standing_of(chosen, matches, forgotten)
    for game in standing.games.values():
        game.ratings  # noqa: B018 - computed here, not in the GUI thread
    return found, standing
