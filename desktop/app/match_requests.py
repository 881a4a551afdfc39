"""Starts the next match: after the sheet, directly, the same again, or from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.app.covers import Covers
from desktop.app.match_files import MatchFiles, begun_with
from desktop.app.pages import Pages
from desktop.board.spoken.rule_text import capitalised
from desktop.games.cards import CARDS
from desktop.storage.settings import Settings

# Only the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from desktop.new_match.request import NewMatch


class MatchRequests(QObject):
    """Makes a NewMatch of the player's wish, and opens the sheet, starts it or sets it up."""

    def __init__(
        self,
        pages: Pages,
        covers: Covers,
        files: MatchFiles,
        *,
        set_up: Callable[[NewMatch], object],
        invite: Callable[[NewMatch], object],
    ) -> None:
        """Take the functions that edit a match's position first, and that play it by letters."""
        super().__init__(pages)
        self._pages, self._covers, self._files = pages, covers, files
        self._set_up, self._invite = set_up, invite
        pages.home.play_wanted.connect(self.play)
        pages.home.options_wanted.connect(self.ask_for)
        pages.home.guided_wanted.connect(self.play_guided)

    def ask_for(self, slug: str) -> None:
        """Open the sheet for a new match of a game, with the options of the last one."""
        from desktop.new_match.request import NewMatch

        self._covers.ask_for(NewMatch.to_ask_for(slug, CARDS[slug].players))

    def play(self, slug: str) -> None:
        """Begin a match at once, with the choices of the last one of this game.

        Nothing on the card shows a clock, so only the sheet offers the last one again.
        """
        from dataclasses import replace

        from desktop.new_match.request import ADAPTIVE, NewMatch
        from rules import InvalidOptions
        from rules.games import game_named

        match = NewMatch.last_of(slug, CARDS[slug].players)
        named = match.named(self._pages.levels)
        try:
            game_named(slug).options.read(dict(match.options), len(named.names))
        except InvalidOptions:  # remembered choices may not fit any more
            match, named = replace(match, options={}), replace(named, options={})
        Settings().remember_game(slug, match.choices)
        self._files.start(replace(named, clock=None).drawn())
        if ADAPTIVE in match.levels:
            self._covers.strengths.learn(slug, next(iter(Settings().names), ""))

    def play_guided(self, slug: str) -> None:
        """Begin a first match of a game: the standard game against the weakest, with a coach."""
        from desktop.new_match.request import NewMatch
        from desktop.storage.settings import LastGame
        from desktop.table.coach import MATCHES

        settings, players = Settings(), CARDS[slug].players
        settings.coach = None if settings.coached(slug) < MATCHES else True
        match = NewMatch(slug, levels=LastGame().fitting(players).levels)
        if not settings.latest_game:
            settings.remember_game(slug, match.choices)
        self._files.start(match.named(self._pages.levels).drawn())

    def ask_for_another(self) -> None:
        """Open the sheet for a match like the present one, or else like the last one."""
        if self._covers.sheet is not None:
            return
        if self._pages.session is not None:
            self._covers.ask_for(begun_with(self._pages.session))
        else:
            slug = self._pages.page.slug or Settings().latest_game
            self.ask_for(slug if slug in CARDS else next(iter(CARDS)))

    def play_again(self, *, swapped: bool = False) -> None:
        """Begin the same match again; `swapped`: every player moves up one seat."""
        if self._pages.session is not None:
            match = begun_with(self._pages.session)
            by_letters = self._pages.session.correspondents
            begin = self._invite if by_letters else self._files.start
            begin(match.moved_up() if swapped else match)

    def set_up_from_here(self) -> None:
        """Open the position shown in the editor, for the same players."""
        from dataclasses import replace

        from rules import IllegalMove, InvalidOptions

        session = self._pages.session
        if session is None:
            return
        try:
            text = session.progress.setup_here()
        except (IllegalMove, InvalidOptions) as error:
            self._covers.say(capitalised(error.reason))
            return
        self._set_up(replace(begun_with(session), setup=text))
