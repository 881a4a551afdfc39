"""A study is printed whole: its main line, with comments and variations below the moves."""

import pytest

from desktop.analysis.printed import study_turns
from desktop.analysis.session import AnalysisSession, Hands
from desktop.paper.document import as_pdf
from desktop.paper.match_sheet import Turn, match_sheet
from rules.core.commands import RESIGN
from rules.match import Match
from tests.desktop.paper.test_text import texts_in

pytestmark = pytest.mark.usefixtures("look")


def studied() -> AnalysisSession:
    """Return a study with a comment, a symbol, a variation and another one inside it."""
    match = Match.new("dragons", ("Fred", "Ned"), seed=3)
    for _ in range(4):
        match.play(next(match.legal_moves()))
    match.resign(0)
    session = AnalysisSession(match, Hands.EDIT)
    session.goto(2)
    session.mark("?!")
    session.comment(2, "This is where it went wrong.")
    for after, number in ((1, -1), (-1, -1), (-1, -2)):
        session.goto(after)
        session.play(list(session.game.legal_moves(session.tree.ply(after).state))[number])
    session.comment(-2, "Much better.")
    return session


def printed(session: AnalysisSession) -> list[Turn]:
    return study_turns(session.listed(), session.tree)


def test_moves_carry_their_symbols_and_comments_follow_them() -> None:
    session = studied()
    turns = printed(session)
    second = next(at for at, turn in enumerate(turns) if turn.number == "2")
    assert turns[second].text.endswith("?!")
    assert turns[second + 1] == Turn("", None, "This is where it went wrong.", 2)
    assert turns[-1].text == "resigns"
    assert session.main_line().plies[-1].command == RESIGN


def test_variations_follow_the_move_that_they_replace() -> None:
    session = studied()
    tree = session.tree
    first, second, inner = (str(tree.ply(node).moves[0]) for node in (-1, -2, -3))
    said = [turn.text for turn in printed(session) if turn.ply == 2 and not turn.number]
    assert said[1:] == [f"2 X {first} 3 O {second} Much better.", f"3 O {inner}"]


def test_a_long_comment_is_printed_to_its_last_word() -> None:
    session = studied()
    words = [f"word{number}" for number in range(100)]
    session.comment(1, " ".join(words))
    sheet = match_sheet(session.main_line(), None, "A4", turns=printed(session))
    text = " ".join(texts_in(as_pdf(sheet))).split()
    assert set(words) <= set(text)
    assert {"better.", "wrong."} <= set(text)
