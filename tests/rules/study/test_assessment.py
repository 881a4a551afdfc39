"""The engine beside a study: legal moves with a reason, by what the player to move knows."""

from random import Random
from threading import Event

import pytest

from rules import IllegalMove, Match
from rules.games import GAMES
from rules.players import hint
from rules.playout import random_move
from rules.study.assessment import assess

SLUGS = [game.slug for game in GAMES]


def middle(slug: str) -> Match:
    """Return a match after some random moves."""
    match, rng = Match.new(slug, seed=3), Random(1)
    for _ in range(6):
        match.play(random_move(match.game, match.view(match.to_move), rng, most=40))
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_it_suggests_legal_moves_the_best_first_and_says_why(slug: str) -> None:
    match = middle(slug)
    found = assess(match.view(match.to_move), 0.05, Event())
    assert found.player == match.to_move
    assert found.share == max(line.share for line in found.suggestions)
    assert all(0 <= line.share <= 1 for line in found.suggestions)
    assert len({line.moves[0] for line in found.suggestions}) == len(found.suggestions)
    for line in found.suggestions:
        assert match.is_legal(line.move)
        assert line.moves[0] == str(line.move)
    assert found.suggestions[0].why


@pytest.mark.parametrize("slug", ["adamas", "dragons"])
def test_where_nothing_is_hidden_an_answer_follows(slug: str) -> None:
    match = middle(slug)
    line = assess(match.view(match.to_move), 0.05, Event()).suggestions[0]
    if match.game.apply(match.view(match.to_move), line.move).outcome is None:
        match.play(line.moves[0])
        match.play(line.moves[1])


@pytest.mark.parametrize("slug", SLUGS)
def test_who_is_stopped_answers_at_once(slug: str) -> None:
    match, stop = middle(slug), Event()
    stop.set()
    found = assess(match.view(match.to_move), 3600, stop)
    assert match.is_legal(found.suggestions[0].move)


@pytest.mark.parametrize("slug", ["adamas", "dragons"])
def test_its_first_line_is_the_hint(slug: str) -> None:
    view = middle(slug).view(middle(slug).to_move)
    first = assess(view, 0.1, Event()).suggestions[0]
    assert hint(view, 0.1).move == first.move
    assert hint(view, 0.1).why == first.why


def test_after_the_end_there_is_nothing_to_look_at() -> None:
    match = middle("adamas")
    match.resign(0)
    with pytest.raises(IllegalMove):
        assess(match.view(None), 0.05, Event())


FORCED = (
    "tiles: 0,0=a 1,-1=e -1,0=b 0,-1=d 1,0=b 2,-2=l 1,-2=b 2,-1=i 0,-2=f -1,-1=l 3,-1=f 3,-2=c"
    " 2,0=j -2,-1=b -2,0=e -1,-2=g -3,-1=h -2,-2=e -3,0=k -4,-1=i -3,-2=b -4,0=e 3,-3=f; move: X"
)
"""X has a win by force that a glance does not see."""


def test_who_wins_by_force_stands_as_one_who_wins() -> None:
    found = assess(Match.new("dragons", setup=FORCED).view(1), 5, Event())
    assert "forces the win" in str(found.suggestions[0].why)
    assert found.share > 0.9
