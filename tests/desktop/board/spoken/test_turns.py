"""Turns have one number, wherever one stands: list, walk, prompt, chart and the home page."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.board.row_data import MoveRow, PlyText
from desktop.board.spoken.turns import (
    in_words,
    is_within_turn,
    joined_turns,
    turn_labels,
    turn_numbers,
)
from desktop.home import unfinished
from desktop.storage.autosave import Autosave, new_slot
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.table.state import outcome_text
from desktop.theme.appearance import Appearance
from rules.core import Outcome
from rules.match import Match
from tests.desktop.conftest import Seat


def plies(*made: tuple[int, str]) -> list[PlyText]:
    return [PlyText(ply, player, text) for ply, (player, text) in enumerate(made, 1)]


TALK = plies(
    (0, "+a1"),
    (0, "propose draw"),
    (1, "reject draw"),
    (0, "d,end"),
    (1, "3,end"),
    (0, "resign"),
)


def test_a_players_whole_go_is_one_turn_and_commands_are_none() -> None:
    assert turn_numbers(TALK) == [1, 1, 1, 1, 2, 2]
    assert list(turn_labels(TALK).values()) == ["1", "", "", "1", "2", ""]
    assert [[ply.ply for ply in turn] for turn in joined_turns(TALK)] == [
        [2],
        [3],
        [1, 4],
        [5],
        [6],
    ]
    assert [is_within_turn(TALK, ply) for ply in range(1, 7)] == [True, True, True, *[False] * 3]


def test_a_command_before_the_first_turn_has_no_number() -> None:
    assert turn_numbers(plies((0, "propose draw"), (0, "a3-c3"))) == [0, 1]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("resign", "resigns"),
        ("propose draw", "offers a draw"),
        ("accept draw", "agrees to the draw"),
        ("reject draw", "declines the draw"),
        ("claim tie", "claims a draw"),
        ("a3-c3", "a3-c3"),
    ],
)
def test_commands_are_told_in_the_words_of_their_buttons(command: str, words: str) -> None:
    assert [row.text for row in in_words([MoveRow(1, "", 0, command)])] == [words]


def test_rows_that_need_no_words_are_not_made_anew() -> None:
    row = MoveRow(1, "1", 0, "a3-c3")
    assert in_words([row])[0] is row


def numbers(page: TablePage) -> list[str]:
    return [row.number for row in page.panel.moves.model.rows]


def play(page: TablePage, *texts: str) -> None:
    assert page.session is not None
    for text in texts:
        page.session.play(text)


def test_what_is_said_before_the_first_turn_is_no_turn(seat: Seat) -> None:
    page = seat("adamas")
    assert page.session is not None
    page.session.propose_draw()
    assert page.panel.moves.walk.where.text() == "No turns yet"


def test_list_walk_and_prompt_agree_where_a_draw_was_refused(seat: Seat) -> None:
    page = seat("adamas")
    session = page.session
    assert session is not None
    play(page, "a3-c3")
    session.propose_draw()
    session.answer(False)
    play(page, "e3-d3")
    assert numbers(page) == ["1", "", "", "2"]
    assert page.panel.moves.walk.where.text() == "Turn 2 of 2"
    session.goto(3)
    assert page.panel.moves.walk.where.text() == "Turn 1 of 2"
    assert page.view.prompt.sentence == "After turn 1"
    assert page.panel.moves.model.rows[2].text == "declines the draw"


@pytest.mark.parametrize(
    ("slug", "texts"),
    [
        ("holomino", 3),
        ("dragons", 3),
        ("adamas", 3),
        ("mono", 3),
        ("blackbox", ("a1,b2,c3,d4", "a1,b2,c3,d4", "d")),
    ],
)
def test_every_game_counts_alike(seat: Seat, slug: str, texts: int | Sequence[str]) -> None:
    page = seat(slug)
    session = page.session
    assert session is not None
    for turn in range(texts if isinstance(texts, int) else len(texts)):
        session.curtain_lifted()
        session.play(_turn(session, turn) if isinstance(texts, int) else texts[turn])
    assert numbers(page) == ["1", "2", "3"]
    assert page.panel.moves.walk.where.text() == "Turn 3 of 3"


def _turn(session: Session, number: int) -> str:
    if session.game.slug != "mono":
        return next(session.hot_seat.texts())
    return "random" if number < 2 else f"{next(session.hot_seat.texts())},end"


def test_a_position_within_a_turn_is_called_so(seat: Seat) -> None:
    page = seat("blackbox")
    session = page.session
    assert session is not None
    for _ in range(2):
        session.curtain_lifted()
        session.play("a1,b2,c3,d4")
    session.curtain_lifted()
    view = session.view_for(0)
    for text in ("+a1", "d"):
        session.play(session.game.parse_move(view, text, closed=False)[0])
    session.goto(3)
    assert page.view.prompt.sentence == "During turn 3"
    assert page.panel.moves.walk.where.text() == "Turn 3 of 3"


@pytest.fixture
def kept(look: Appearance, qtbot: QtBot, tmp_path: Path) -> Autosave:
    return Autosave()


def keep(place: Autosave, session: Session) -> None:
    session.touched = True
    session.keep_by = partial(place.keep, new_slot())
    session.keep()
    place.flush()


def test_the_home_page_counts_the_same_turns(kept: Autosave) -> None:
    session = Session(Match.new("adamas", ("fred", "ned"), seed=7))
    session.play("a3-c3")
    session.propose_draw()
    session.answer(False)
    keep(kept, session)
    assert [game.line for game in unfinished.saved_matches()] == ["ned to move, turn 2"]
    other = Session(Match.new("adamas", ("pat", "sue"), seed=7))
    for text in ("a3-c3", "e3-d3"):
        other.play(text)
    other.undo()
    keep(kept, other)
    assert {game.line for game in unfinished.saved_matches()} in (
        {"sue to move, turn 2", "fred – ned, 1 turn played"},
        {"ned to move, turn 2", "pat – sue, 1 turn played"},
    )


def test_a_turn_that_goes_on_is_the_one_offered(kept: Autosave) -> None:
    match = Match.new("blackbox", ("fred", "ned"), seed=7)
    for text in ("a1,b2,c3,d4", "a1,b2,c3,d4"):
        match.play(text)
    match.play(match.game.parse_move(match.view(0), "+a1", closed=False)[0])
    keep(kept, Session(match))
    assert [game.line for game in unfinished.saved_matches()] == ["fred to move, turn 3"]


def test_scores_that_the_reason_names_are_not_said_twice() -> None:
    names = ("fred", "ned")
    told = Outcome(frozenset({0}), "fred leads 12 to 9", (12, 9))
    assert outcome_text(told, names)[1] == "Fred leads 12 to 9"
    untold = Outcome(frozenset({0}), "ned has no tiles left", (12, 9))
    assert outcome_text(untold, names)[1] == "Ned has no tiles left (12 : 9)"
