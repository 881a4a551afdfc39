"""What a match that counts for the rating says of help, and keeps of it."""

import pytest

from desktop.table.session import Session
from rules.match import Match

pytestmark = pytest.mark.usefixtures("qapp")


def against_club(slug: str = "adamas") -> tuple[Session, list[str]]:
    """Return a match of fred, at the first seat, against Club; and what is announced of it."""
    match = Match.new(slug, ("fred", "Club"), seed=1)
    match.levels = (None, 3)
    session, told = Session(match, [0]), list[str]()
    session.told.connect(told.append)
    session.start()
    return session, told


def test_the_first_help_is_told_and_kept() -> None:
    session, told = against_club()
    assert session.progress.rated
    session.note_help("hint")
    session.note_help("hint")
    session.note_help("lens")
    assert told == ["No longer rated: a hint was used."]
    assert not session.progress.rated
    assert Match.from_text(session.file.text()).annotations.helped == {"hint", "lens"}


def test_the_coach_is_kept_and_not_talked_about() -> None:
    session, told = against_club()
    session.note_help("coach", quietly=True)
    assert not told
    assert not session.progress.rated


def test_taking_back_is_told_once_and_kept() -> None:
    session, told = against_club()
    session.play("a3-b3")
    session.undo()
    assert told == ["No longer rated: a move was undone."]
    assert "back" in Match.from_text(session.file.text()).annotations.helped
    session.play("a3-b3")
    session.undo()
    assert len(told) == 1


def test_what_cannot_be_taken_back_costs_nothing() -> None:
    session, told = against_club()
    session.undo()
    assert session.progress.rated
    assert not told


def test_between_people_nothing_is_said_of_ratings() -> None:
    session, told = Session(Match.new("adamas", ("fred", "ned"))), list[str]()
    session.told.connect(told.append)
    session.start()
    session.note_help("hint")
    assert not told


def test_a_match_nobody_has_moved_in_is_not_kept_for_a_hint() -> None:
    session, _told = against_club()
    session.note_help("hint")
    assert not session.touched
    session.play("a3-b3")
    session.note_help("lens")
    assert session.touched
