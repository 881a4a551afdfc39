"""Of each turn played by keys against the computer: what happened is heard first, in few words."""

from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.table.session import Session
from rules.games import GAMES
from rules.mono import Reveal
from rules.playout import random_move
from tests.desktop.board.test_announced import sentences
from tests.desktop.conftest import wait_until
from tests.desktop.ear import Ear
from tests.desktop.hands import BY_KEYS, Hands

TURNS, SEED = 5, 3
MOST_WORDS = 20
"""Usually in an announcement: what one player did in a turn, and the next step."""


def turns(window: MainWindow, ear: Ear, slug: str) -> Iterator[list[str]]:
    """What is announced of each turn against the lowest level, from the own move to the next."""
    Settings().coach = False
    window.start_game(NewMatch(slug, ("Player 1", "Newcomer"), {}, SEED, (None, 1)))
    session, hands, rng = window.session, Hands(window.table), Random(4)
    assert session is not None
    for _ in range(TURNS):
        mine = False
        wait_until(lambda: _is_mine(session))
        while not mine:
            QApplication.processEvents()
            ear.forget()
            ply = session.ply
            move = random_move(session.game, session.view_for(0), rng, most=60)
            if slug == "mono" and not isinstance(move, Reveal):
                session.play(move)
            else:
                BY_KEYS[slug](hands, move)
            wait_until(partial(_is_played, session, ply))
            mine = session.view_for(0).to_move != 0
        wait_until(lambda: _is_mine(session))
        QApplication.processEvents()
        yield ear.aloud


def _is_played(session: Session, before: int) -> bool:
    return not session.writing and session.ply > before


def _is_mine(session: Session) -> bool:
    return session.outcome is not None or (not session.writing and session.view_for(0).to_move == 0)


@pytest.mark.parametrize("game", [game.slug for game in GAMES])
def test_what_happened_comes_first_and_a_turn_takes_few_words(
    game: str, window: MainWindow, ear: Ear
) -> None:
    counts = []
    for texts in turns(window, ear, game):
        counts.append(max(len(text.split()) for text in texts))
        for text in texts:
            first, *later = sentences(text)
            assert not first.startswith("Player 1, "), texts
            assert sum(one.strip().startswith("Player 1, ") for one in later) <= 1, texts
    assert median(counts) <= MOST_WORDS, counts
