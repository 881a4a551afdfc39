"""Whatever is said does not depend on what may not be known, at the board and behind the curtain.

Two matches that differ only in what a player cannot know are played in the window, ply by ply. All
that this player could hear is the same, and so is what is said aloud, whoever sits at the screen.
`QUINCUNX_PLIES=60 pytest tests/desktop/board/test_spoken_secrets.py -s` looks at more than 10,000
positions, and says at how many.
"""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.board.spoken.reading import all_rows
from desktop.controls.commands import STANDING
from desktop.controls.voice import voice_of
from desktop.games.blackbox.prompts import Prompts
from desktop.storage import autosave
from desktop.table.session import Session
from rules.core import Position
from rules.match import Match
from rules.playout import random_move
from tests.desktop.ear import Ear, Told, tree
from tests.rules.test_secrets import hidden_text
from tests.rules.variants import Variant

GAMES = int(os.environ.get("QUINCUNX_PLIES", "1"))
PLIES, SIZE = (20, 9) if GAMES > 1 else (5, 6)
VARIANTS = (
    Variant("mono", 2, {"size": SIZE}),
    Variant("mono", 3, {"size": SIZE, "no_auto": True}),
    Variant("blackbox"),
)


def twins(
    variant: Variant, seed: int, viewer: int | None
) -> tuple[list[tuple[int, Any]], list[Position]]:
    """Return the moves of a match, and two states it may have ended with for all the viewer knows.

    The moves, each with its player, come after the secrets have been hidden; nobody has won.
    """
    match, rng = variant.match(seed), Random(seed)
    for text in secrets_of(variant, rng.randrange(10**6)):
        match.play(text)
    moves: list[tuple[int, Any]] = []
    while match.to_move is not None and len(moves) < PLIES:
        moves.append((match.to_move, random_move(match.game, match.view(match.to_move), rng)))
        match.play(moves[-1][1])
    if match.to_move is None:
        match.undo()
        moves.pop()
    return moves, [match.game.resample(match.view(viewer), rng) for _ in range(2)]


def secrets_of(variant: Variant, seed: int) -> Iterator[str]:
    """Yield what each player hides in a match, as they type it."""
    match, rng = variant.match(seed), Random(seed)
    for _ in range(variant.players):
        match.play(random_move(match.game, match.view(match.to_move), rng, most=80))
    state = match.game.resample(match.view(None), rng)
    return (hidden_text(state, player) for player in range(variant.players))


def heard(
    window: MainWindow, ear: Ear, variant: Variant, seed: int, plies: Sequence[Any], who: int | None
) -> Iterator[Told]:
    """Yield what is heard of a match, moment by moment: aloud, and by `who` or behind the curtain.

    A spectator hears the secrets being hidden as well; whoever plays comes when that is done.
    """
    window.setUpdatesEnabled(False)  # nobody looks
    window.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    voice_of(window).forget()
    QApplication.processEvents()
    ear.forget()
    match = variant.match(seed)
    begun = 0 if who is None else variant.players
    for _, text in plies[:begun]:
        match.play(text)
    session, table = Session(match), window.table
    window.files.seat(session, autosave.new_slot())

    def moment() -> Told:
        QApplication.processEvents()
        scene = table.scene
        told: Told = [("aloud", text) for text in ear.aloud]
        assert scene is not None
        if scene.viewer in (None, who) and table.front.page is None:
            told += [*ear.focus, *tree(QAccessible.queryAccessibleInterface(window))]
            told += [("row", row) for row in all_rows(scene)]
            ear.forget()
            table.commands[STANDING].trigger()
            QApplication.processEvents()
            told += [("standing", text) for text in ear.aloud]
            told += [("last", voice_of(window).last)]
        ear.forget()
        return told

    yield moment()
    for number, (player, move) in enumerate(plies[begun:], begun + 1):
        if table.match.state.shown.seat != player:
            if window.curtain.isHidden():
                QTest.keyClick(table.view, Qt.Key.Key_Return)
                yield moment()
            window.curtain.lift()
            window.curtain.remove()  # nobody watches it rise
            yield moment()
        session.play(move)
        assert session.ply == number
        yield moment()
        if session.ply % 4 == 0:
            session.goto(session.ply - 1)
            yield moment()
            session.back_to_game()
            yield moment()


def listen_twice(window: MainWindow, ear: Ear, variant: Variant, seed: int, who: int | None) -> int:
    """Compare all that is heard of both twins.

    Returns how many moments somebody could listen in.
    """
    moves, states = twins(variant, seed, who)
    hidden = [[hidden_text(state, p) for p in range(variant.players)] for state in states]
    if hidden[0] == hidden[1]:
        return 0  # nothing is left to be known
    one, other = (
        heard(window, ear, variant, seed, [*enumerate(texts), *moves], who) for texts in hidden
    )
    positions = 0
    for told, also_told in zip([*one], other, strict=True):
        assert told == also_told
        positions += any(words[0] == "last" for words in told)
    return positions


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_all_that_is_heard_is_the_same_under_whatever_is_hidden(
    variant: Variant, window: MainWindow, ear: Ear
) -> None:
    everybody = (None, *range(variant.players))
    moments = [
        listen_twice(window, ear, variant, seed, who) for seed in range(GAMES) for who in everybody
    ]
    print(f"{variant}: {sum(moments)} positions")
    assert sum(moments) > 20 * GAMES


# Leaks on purpose: the test can fail.


def test_a_name_made_of_what_another_knows_would_be_found(
    window: MainWindow, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Prompts.cell_words

    def leak(prompts: Prompts, player: int, cell: int) -> str:
        assert window.session is not None
        knows: Any = window.session.view_for(1 - player)
        there = cell in (knows.boxes[player].atoms or ())
        return words(prompts, player, cell) + ("." if there else "")

    monkeypatch.setattr(Prompts, "cell_words", leak)
    with pytest.raises(AssertionError, match=r"empty\."):
        listen_twice(window, ear, Variant("blackbox"), 0, 0)


def test_what_is_said_aloud_as_only_the_mover_knows_it_would_be_found(
    window: MainWindow, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = Match.events
    monkeypatch.setattr(
        Match, "events", lambda match, ply, _viewer: events(match, ply, match.player_of(ply))
    )
    with pytest.raises(AssertionError, match="hides"):
        listen_twice(window, ear, Variant("blackbox"), 0, None)
