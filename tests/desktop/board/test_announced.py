"""What is said after each ply tells all of it: who, what, its effect, then what is to be done now.

Random matches of every game, options and commands included, are played at a session; what it has
told is held against the facts before and after the ply. A window adds what comes next.
"""

import os
import re
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.board.spoken.telling import what_happened
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from desktop.table.session import MatchShown, Session
from rules.adamas.events import Captured, Moved, Removed, Repeated
from rules.blackbox import events as blackbox
from rules.core import Event
from rules.core.event import CommandGiven, Eliminated, MatchEnded, ScoreChanged, TurnPassed
from rules.dragons import events as dragons
from rules.holomino import events as holomino
from rules.match import Match
from rules.mono import events as mono
from rules.mono.board import LABELS
from rules.playout import random_move
from tests.desktop.conftest import wait_until
from tests.desktop.ear import Ear
from tests.rules.variants import STANDARD, VARIANTS, Variant

SEEDS = int(os.environ.get("QUINCUNX_PLIES", "1"))
PLIES = 60


def of_adamas(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case Moved(player, count, source, target, height):
            return [names[player], count, source, target, *([height] if height > count else [])]
        case Captured(player, cell, owner, height):
            return [names[player], names[owner], *([height] if height > 1 else []), cell]
        case Removed(player, count, _):
            return [names[player], *([count] if count > 1 else ["piece"])]
        case Repeated():
            return ["three times"]
    return []


def of_mono(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case mono.LayoutPlaced(player, rows):
            assert rows is None  # others may be in the room
            return [names[player], "layout"]
        case mono.Revealed(player, cell, boards, value):
            found = [text for owner, shown in boards for text in (LABELS[shown - 1], names[owner])]
            return [names[player], cell, *found, *([LABELS[value - 1]] if len(boards) > 1 else [])]
        case mono.Bared(player):
            return [names[player], "completely revealed"]
        case mono.TurnEnded(player, why, values):
            low = [LABELS[value - 1] for value in values[:-3:-1]] if why == "lower" else []
            return [*low, names[player], "turn"]
        case mono.RunsScored(player, runs):
            shown = [LABELS[value - 1] * length for value, length in runs]
            return [names[player], *shown, sum(length**2 for _, length in runs)]
        case mono.TurnGivenUp(player, values):
            return [names[player], *(LABELS[value - 1] for value in values), "not score"]
        case mono.LayoutShown(player, rows):
            return [names[player], *rows]
    return []


def of_holomino(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case holomino.TableBegun(tile):
            return [tile, "first tile"]
        case holomino.Drawn(player, tile) | holomino.ThrownBack(player, tile):
            return [names[player], tile]
        case holomino.Placed(player, tile, position):
            return [names[player], tile, position]
        case holomino.HoleClosed(player, _, numbers):
            return [names[player], event.value, *numbers]
    return []


def of_dragons(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case dragons.Placed(player, state, position):
            return [names[player], state, position]
        case dragons.AutoPlaced(state, position):
            return [state, "automatically", position]
        case dragons.LoopClosed(player, length):
            return [names[player], "loop", length]
        case dragons.EyesMade(player, count):
            return [names[player], count if count > 1 else "an eye"]
        case dragons.DragonClosed(player, size, eyes):
            return [names[player], size, eyes]
        case dragons.GapsMade(positions):
            return ["gaps" if len(positions) > 1 else "gap", *positions]
    return []


def of_black_box(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case blackbox.AtomsHidden(player, cells):
            assert cells is None
            return [names[player], "hides", names[1 - player]]
        case blackbox.MarkerPut(player, cell) | blackbox.MarkerTaken(player, cell):
            return [names[player], "marker", cell]
        case blackbox.ProbeAnswered(player, port, mark, leaves):
            told = {"#": ["hits"], "%": ["reflected"]}.get(mark, [leaves, mark])
            return [names[player], port, *told]
        case blackbox.GuessWrong(player, cells, left):
            return [names[player], *cells, "wrong", left or "last"]
        case blackbox.GuessRight(player, cells):
            return [names[player], *cells, "right"]
        case blackbox.AtomsShown(player, cells):
            return [names[player], *cells]
        case blackbox.TurnEnded(player):
            return [names[player], "ends the turn"]
    return []


def of_any_game(event: Event, names: tuple[str, ...]) -> list[object]:
    match event:
        case CommandGiven(player):
            return [names[player]]
        case Eliminated(player):
            return [names[player], "out of the game"]
        case ScoreChanged(player, gained, score):
            return [names[player], "gains" if gained > 0 else "loses", abs(gained), score]
        case MatchEnded(outcome):
            return [*(names[player] for player in sorted(outcome.winners)), outcome.reason]
    return []


def facts(event: Event, names: tuple[str, ...]) -> list[object]:
    """Return what has to be heard of an event, in this order."""
    games = (of_any_game, of_adamas, of_mono, of_holomino, of_dragons, of_black_box)
    found = [*chain.from_iterable(game(event, names) for game in games)]
    assert found, f"nobody knows what is to be heard of {event}"
    return found


def is_told(event: Event, events: Sequence[Event]) -> bool:
    """Whether an event has a sentence of its own: whose turn it is stands in the prompt."""
    reasons = [one.outcome.reason for one in events if isinstance(one, MatchEnded)]
    out = isinstance(event, Eliminated) and event.why in reasons
    return not isinstance(event, TurnPassed) and not out


def sentences(text: str) -> list[str]:
    return re.findall(r"[^.]+\.", text)


def tells(sentence: str, wanted: Sequence[object]) -> bool:
    """Whether all that is wanted stands in a sentence, as words of their own and in this order."""
    words = r"\b.*?(?<!\w)".join(re.escape(str(one)) for one in wanted)
    return re.search(rf"(?i)(?<!\w){words}(?!\w)", sentence) is not None


def told_of(variant: Variant, seed: int) -> Iterator[tuple[Match, Match, str]]:
    """Yield a random match at a session.

    These are the facts before and after each ply, and what was announced of it.
    """
    match, rng, shown = variant.match(seed), Random(seed), list[MatchShown]()
    session = Session(match.copy())
    session.shown.connect(shown.append)
    session.start()
    while match.to_move is not None and match.ply < PLIES:
        if shown[-1].hand_over is not None:
            session.curtain_lifted()
            continue
        before, chance = match.copy(), rng.random()
        if chance < 0.02:
            match.resign(before.to_move or 0)
            session.resign()
        elif chance < 0.05 and not match.game.hidden and match.draw_offer is None:
            match.propose_draw(before.to_move or 0)
            session.propose_draw()
        else:
            move = random_move(match.game, match.view(match.to_move), rng, most=60)
            match.play(move)
            session.play(move)
        assert session.ply == match.ply
        yield before, match, shown[-1].happened


def final(match: Match) -> tuple[int, ...]:
    """Return the scores, as everybody knows them."""
    return match.view(None).final_scores


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_ply_is_told_with_all_its_effects_and_nothing_twice(variant: Variant) -> None:
    for seed in range(SEEDS):
        for before, match, told in told_of(variant, seed):
            names, events = match.names, match.events(match.ply, None)
            assert names[match.player_of(match.ply) or 0] in told.lower()
            said = sentences(told)
            wanted = [facts(event, names) for event in events if is_told(event, events)]
            assert len(said) == len(wanted), told
            for sentence, one in zip(said, wanted, strict=True):
                assert tells(sentence, one), (told, one)
            for name, was, now in zip(names, final(before), final(match), strict=True):
                changes = [name, "gains" if now > was else "loses", abs(now - was), now]
                assert any(tells(one, changes) for one in said) == (was != now), told
            over = match.outcome is not None
            assert any(tells(one, ["wins"]) or tells(one, ["draw"]) for one in said) >= over


@pytest.mark.parametrize("variant", [*STANDARD, Variant("dragons", 2, {"num_tiles": 14})], ids=str)
def test_each_text_ends_with_what_is_to_be_done_now(
    variant: Variant, window: MainWindow, ear: Ear
) -> None:
    match, rng = variant.match(), Random(1)
    session, table = Session(match.copy()), window.table
    window.files.seat(session, autosave.new_slot())

    def heard() -> str:
        QApplication.processEvents()
        text, ear.aloud = " ".join(ear.aloud), []
        return text

    heard()
    while match.ply < 6 and match.to_move is not None:
        if table.match.state.shown.hand_over is not None:
            if window.curtain.isHidden():
                QTest.keyClick(table.view, Qt.Key.Key_Return)
            window.curtain.lift()
            window.curtain.remove()
            assert heard().endswith(f"{table.view.prompt.sentence}.")
        move = random_move(match.game, match.view(match.to_move), rng, most=60)
        match.play(move)
        session.play(move)
        happened = what_happened(match.events(match.ply, None), match.names).brief
        mover = match.names[match.player_of(match.ply) or 0]
        over = f"{mover}, your turn is over."
        if not window.curtain.isHidden():
            assert heard() in (happened, f"{happened} {over}")
        elif table.match.state.shown.hand_over is not None:
            assert heard() == f"{happened} {over} {table.banner.text}"
        else:
            assert heard() == f"{happened} {table.view.prompt.sentence}."
            assert match.names[match.to_move or 0] in table.view.prompt.sentence
    session.resign()
    assert heard().count(" wins") == 1


def test_each_move_of_the_computer_is_told_and_what_the_person_is_to_do(
    window: MainWindow, ear: Ear
) -> None:
    window.start_game(NewMatch("adamas", ("fred", "Computer"), {"size": 3}, 1, (None, 1)))
    session, table = window.session, window.table
    assert session is not None
    QApplication.processEvents()
    ear.forget()
    session.play("a3-b3")
    QApplication.processEvents()
    assert ear.aloud == ["Fred moves 1 piece from a3 to b3."]
    ear.forget()
    wait_until(lambda: bool(ear.aloud) and session.ply == 2)
    assert ear.aloud[0].startswith("Computer moves ")
    name, _, step = table.view.prompt.sentence.partition(", ")
    assert name == "fred"
    assert ear.aloud[0].endswith(f". {step.capitalize()}.")  # nobody else could be meant
    ear.forget()
    session.undo()
    QApplication.processEvents()
    made = session.hot_seat.history()
    assert ear.aloud[0].startswith(f"Undone: fred: {made[0].text}; Computer: {made[1].text}.")
    step = table.view.prompt.sentence.removeprefix("fred, ")
    assert ear.aloud[0].endswith(f". {step.capitalize()}.")
