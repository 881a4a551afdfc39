"""Where an analysis stops, what it shows there, and what a move does."""

import pytest

from desktop.analysis.session import AnalysisSession, AnalysisShown, Hands, Stop
from rules.games import GAMES
from rules.match import Match

pytestmark = pytest.mark.usefixtures("look")


TURNS = {
    "mono": ("random", "random", "a1,end", "b2,end"),
    "blackbox": ("a1,b2,c3,d4", "a1,b2,c3,d4", "1,end", "2,end"),
}


def a_match(slug: str) -> Match:
    """Return a match in which whole turns are typed, and somebody resigns in the end."""
    match = Match.new(slug, ("Fred", "Ned"), seed=3)
    for number in range(4):
        turn = TURNS[slug][number] if slug in TURNS else next(match.legal_moves())
        match.play(turn)
    match.resign(match.to_move or 0)
    return match


def opened(match: Match, hands: Hands) -> tuple[AnalysisSession, list[AnalysisShown]]:
    """Return a session and the positions that it shows."""
    session, seen = AnalysisSession(match, hands), list[AnalysisShown]()
    session.shown.connect(seen.append)
    return session, seen


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_review_stops_before_each_move_and_at_the_end(slug: str) -> None:
    match = a_match(slug)
    moves = [one for one in match.decisions() if not one.command]
    session, seen = opened(match.copy(), Hands.LOOK)
    assert len(session.stops()) == len(moves) + 1
    for place, decision in enumerate(moves):
        session.walk_to(place)
        assert session.place() == place
        assert session.node == decision.ply - 1
        assert seen[-1].view == decision.views[decision.player]
        assert seen[-1].viewer == (decision.player if match.game.hidden else None)
        assert seen[-1].seat is None
    session.walk_to(len(moves))
    assert seen[-1].view == match.view(None)
    assert [ply.player for ply in seen[-1].plies] == [ply.player for ply in match.plies[1:]]
    assert all(ply.events for ply in seen[-1].plies)


def test_a_study_stops_after_each_ply_of_its_line() -> None:
    match = a_match("adamas")
    session, _ = opened(match, Hands.EDIT)
    assert session.stops() == [Stop(node) for node in range(match.last_ply + 1)]
    session.goto(1)
    session.play(list(session.game.legal_moves(session.tree.ply(1).state))[-1])
    assert session.stops() == [Stop(0), Stop(1), Stop(-1)]
    assert session.place() == 2


def test_hands_decide_what_a_move_does() -> None:
    session, seen = opened(a_match("adamas"), Hands.LOOK)
    tried: list[object] = []
    session.tried.connect(tried.append)
    session.walk_to(1)
    move, tree = next(session.game.legal_moves(seen[-1].view)), session.tree
    session.play(move)
    assert (len(seen), tried) == (1, [])
    session.hands = Hands.TRY
    session.play(move)
    assert tried == [move]
    assert seen[-1].view == seen[0].view, "the move is taken back"
    assert seen[-1].seat is not None
    assert session.tree is tree
    session.hands = Hands.EDIT
    session.play(move)
    assert session.node == 2, "it was played in the match"


def test_a_line_is_looked_along_and_left() -> None:
    session, seen = opened(a_match("adamas"), Hands.EDIT)
    session.goto(0)
    tree, texts = session.tree, [session.tree.ply(node).text for node in (1, 2)]
    line = session.follow([*texts, "z9-z8", texts[0]])
    assert [step.text for step in line] == texts, "it ends before an illegal move"
    session.look_along(line, 2)
    assert (seen[-1].ahead, seen[-1].seat) == (2, None)
    assert seen[-1].view == tree.ply(2).state
    session.show()
    assert (session.line_ahead, session.ahead) == ((), 0)
    assert seen[-1].view == tree.ply(0).state
    assert session.tree is tree


@pytest.mark.parametrize("slug", TURNS)
def test_the_end_of_a_study_has_no_secrets(slug: str) -> None:
    match = a_match(slug)
    session, seen = opened(match, Hands.EDIT)
    session.show()
    assert session.node == match.last_ply
    assert (seen[-1].viewer, seen[-1].view) == (None, match.view(None))
