"""What is told of a board when it is asked for, by a command each."""

import re
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.spoken.reading import all_rows, rows_of
from desktop.controls.commands import AGAIN, HERE, ROWS, STANDING, Command
from desktop.controls.voice import Voice, voice_of
from desktop.games.cards import CARDS
from desktop.table.page import TablePage
from rules.playout import random_move
from tests.desktop.conftest import Seat, turn_until
from tests.desktop.games.blackbox.table import playing as box_playing
from tests.desktop.games.mono.table import FOUR
from tests.desktop.games.mono.table import playing as mono_playing


def told(page: TablePage, command: Command) -> str:
    """Return what is said when a command is given."""
    voice = voice_of(page)
    turn_until(lambda: bool(voice.last))  # what is to be done has been said by then
    voice.forget()
    page.commands[command].trigger()
    turn_until(lambda: bool(voice.last))
    return voice.last


@pytest.mark.parametrize("slug", CARDS)
def test_each_has_a_key(seat: Seat, slug: str) -> None:
    page = seat(slug)
    voice = voice_of(page)
    keys = (Qt.Key.Key_F5, Qt.Key.Key_F7, Qt.Key.Key_F8)
    for key in keys if page.front.page is None else ():
        QApplication.processEvents()
        voice.forget()
        QTest.keyClick(page.view, key)
        turn_until(lambda: bool(voice.last))


def test_what_was_said_last_is_said_again_but_never_to_somebody_else(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = seat("adamas")
    said, voice = told(page, HERE), voice_of(page)
    again: list[str] = []
    monkeypatch.setattr(Voice, "say", lambda _voice, text: again.append(text))
    page.commands[AGAIN].trigger()
    voice.forget()
    page.commands[AGAIN].trigger()
    assert again == [said, ""]


def test_adamas_tells_lines_of_sight(seat: Seat) -> None:
    page = seat("adamas")
    expected = "a3, fred’s stack of 8, seen by 8; opponents’ stacks in sight: e3 8."
    assert told(page, HERE) == expected
    assert told(page, STANDING).startswith("Turn 1. fred, 1 stack, to move, 8 pieces. ned, ")


def test_holomino_tells_where_the_tile_in_hand_fits_and_what_it_scores(seat: Seat) -> None:
    page = seat("holomino")
    assert page.scene is not None
    words = told(page, HERE)
    found = re.match(r"tile (\d+), fits at (\d+) positions?; (.*)\.$", words)
    assert found is not None
    assert found[3].count(" scores ") >= int(found[2])
    assert {frozenset(tile) for tile in re.findall(r"(\d+) at", found[3])} == {frozenset(found[1])}


def test_rows_are_read_one_by_one_and_from_the_top_when_the_board_has_changed(seat: Seat) -> None:
    page = seat("adamas")
    assert page.scene is not None
    rows = rows_of(page.scene.spots())
    assert rows[0] == "a5, empty; b5, empty; c5, empty"
    assert [told(page, ROWS) for _ in rows] == [f"{row}." for row in rows]
    assert told(page, ROWS) == f"{rows[0]}."
    assert page.session is not None
    told(page, ROWS)
    page.session.play("a3-c3")
    assert told(page, ROWS).endswith(
        " a5, empty; b5, empty; c5, empty. ned, move or split your stack."
    )


def test_holomino_names_the_holes_to_close_before_its_rows(seat: Seat) -> None:
    page = seat("holomino")
    assert page.scene is not None
    first = told(page, ROWS)
    assert first == "none of your tiles closes a hole."
    assert told(page, ROWS) == f"{all_rows(page.scene)[0]}."


def test_dragons_names_the_ends_of_the_longest_paths_before_its_rows(seat: Seat) -> None:
    page = seat("dragons")
    assert page.scene is not None
    first = told(page, ROWS)
    path = r"longest path of fred: \d+ tiles?, open at positions [\d, ]+\. longest"
    assert re.match(rf"1 tile on the board\. {path}", first)
    assert len(first.split()) < 40
    assert told(page, ROWS) == f"{all_rows(page.scene)[0]}."


def test_a_ply_is_said_at_once_with_what_it_did_and_what_is_to_be_done_then(seat: Seat) -> None:
    page = seat("adamas")
    assert told(page, ROWS)
    assert page.session is not None
    page.session.play("a3-c3")
    voice = voice_of(page)
    turn_until(lambda: "moves" in voice.last)
    assert voice.last == "Fred moves 1 piece from a3 to c3. ned, move or split your stack."


def test_rays_the_markers_do_not_explain_are_told_with_the_standing_and_at_their_ports(
    seat: Seat,
) -> None:
    page = box_playing(seat, "3,+a1,+b1,+c1,+d1", "4")
    words = told(page, STANDING)
    assert re.search(r"Ports? .* (does|do) not match", words)
    assert page.scene is not None
    names = [
        spot.name
        for spot in page.scene.spots()
        if spot.name.endswith("does not match your markers")
    ]
    assert names


def test_an_atom_placed_is_said_with_its_cell(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.session is not None
    page.session.curtain_lifted()
    voice = voice_of(page)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.view, key)
    turn_until(lambda: "atom" in voice.last)
    assert re.search(r"\b[a-g]\d, atom\. ", voice.last)


# What eyes see at a glance, each by a key


def every_row(page: TablePage) -> list[str]:
    """All that is read of the board, key by key."""
    assert page.scene is not None
    texts = len(all_rows(page.scene)) + bool(page.scene.words.overview())
    return [told(page, ROWS) for _ in range(texts)]


def test_mono_reads_the_list_and_its_score_and_the_own_board(seat: Seat) -> None:
    page = mono_playing(seat, FOUR[:2])
    assert page.session is not None
    page.session.play("a1")
    listed, *own = every_row(page)[-3:]
    assert re.match(r"fred’s last list, (\d )+.*Scored \d+\.$", listed)
    assert own[0].startswith("Your board, ")


@pytest.mark.parametrize("slug", ["holomino", "dragons"])
def test_a_board_of_tiles_begins_with_a_summary_in_few_words(seat: Seat, slug: str) -> None:
    page, rng = seat(slug), Random(2)
    session = page.session
    assert session is not None
    for _ in range(12):
        player = session.view_for(0).mover
        session.play(random_move(session.game, session.view_for(player), rng))
    assert page.scene is not None
    summary = page.scene.words.overview()
    assert 3 <= len(summary.split()) <= 60
    assert told(page, ROWS).startswith(summary)
    assert len(" ".join(all_rows(page.scene)).split()) > 4 * len(summary.split())


def test_holomino_tells_what_is_left_in_the_sack(seat: Seat) -> None:
    page = seat("holomino")
    found = re.search(r"the bag, (\d+) tiles", " ".join(every_row(page)))
    assert found is not None
    assert re.search(rf"\b{found[1]}\b", told(page, STANDING))


def test_dragons_tells_the_longest_paths_and_the_tiles_that_are_left(seat: Seat) -> None:
    page = seat("dragons")
    assert page.session is not None
    for turn in ("c1", "a1"):
        page.session.play(turn)
    turn_until(lambda: "…" not in page.panel.seats[0].accessibleName())
    words = told(page, STANDING)
    assert re.search(
        r"fred, \d eyes, to move, longest path: [1-9]\. ned, \d eyes, longest path: [1-9]\.", words
    )
    assert "47 left" in words
