"""Of each turn played by keys against the computer: what happened is heard first, in few words.

How many cells a computer reveals depends on its luck, so what is said of many cells is also tested
without a window: it is as long for five cells as for sixty.
"""

from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median, quantiles

import pytest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.board.spoken.telling import what_happened
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.table.session import Session
from rules.core.event import ScoreChanged
from rules.games import GAMES
from rules.mono import Reveal
from rules.mono.events import Revealed, RunsScored, TurnEnded
from rules.playout import random_move
from tests.desktop.board.test_announced import sentences
from tests.desktop.conftest import wait_until
from tests.desktop.ear import Ear
from tests.desktop.hands import BY_KEYS, Hands
from tests.rules.variants import STANDARD, Variant

TURNS, SEED = 4, 3
MOST_WORDS = 20
"""Usually in an announcement: what one player did in a turn, and the next step."""

LONGEST_STEP = "Mark, send a ray or guess."


def turns(window: MainWindow, ear: Ear, slug: str, seed: int) -> Iterator[list[str]]:
    """Yield what is announced of each turn against the lowest level.

    A turn lasts from the own move to the next.
    """
    Settings().coach = False
    window.start_game(NewMatch(slug, ("Player 1", "Newcomer"), {}, seed, (None, 1)))
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
    for texts in turns(window, ear, game, SEED):
        counts.append(max(len(text.split()) for text in texts))
        for text in texts:
            first, *later = sentences(text)
            assert not any(one.strip().startswith("Player 1, ") for one in (first, *later)), texts
    assert median(counts) <= MOST_WORDS, counts


@pytest.mark.parametrize("variant", STANDARD, ids=str)
def test_even_the_longest_of_usual_turns_takes_few_words(variant: Variant) -> None:
    counts = []
    for seed in range(6):
        match, rng = variant.match(seed), Random(seed)
        while match.to_move is not None and match.ply < 30:
            match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
            happened = what_happened(match.events(match.ply, None), match.names).brief
            counts.append(len(f"{happened} {LONGEST_STEP}".split()))
    assert quantiles(counts, n=10)[7] <= MOST_WORDS, counts


@pytest.mark.parametrize("count", [4, 5, 60])
def test_of_many_cells_only_their_number_and_points_are_told(count: int) -> None:
    cells = [Revealed(1, f"a{n}", ((0, 4),), 4, at_random=False) for n in range(count)]
    ended = TurnEnded(1, "chosen", (4,) * count)
    scored = RunsScored(1, ((4, count),))
    events = [*cells, ended, scored, ScoreChanged(1, count**2, count**2 + 7)]
    brief = what_happened(events, ("Player 1", "Newcomer")).brief
    points = f"{count**2} points and has {count**2 + 7}"
    assert brief == f"Newcomer reveals {count} cells for {points}."


def test_few_cells_are_told_with_what_they_showed() -> None:
    cells = [Revealed(0, f"a{n}", ((1, n),), n, at_random=False) for n in (2, 3)]
    ended, scored = TurnEnded(0, "chosen", (2, 3)), RunsScored(0, ((2, 1), (3, 1)))
    brief = what_happened([*cells, ended, scored, ScoreChanged(0, 2, 9)], ("fred", "ned")).brief
    assert brief == "Fred reveals a2, a3: 2, 3. Fred scores 2 points and has 9."
