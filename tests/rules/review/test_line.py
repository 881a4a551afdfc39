"""What could have followed a move, as its player would see it."""

from itertools import pairwise
from random import Random
from threading import Event

import pytest

from rules.games import GAMES
from rules.match import Match
from rules.playout import random_move
from rules.review import answer_to, line_after

NEVER = Event()
HIDDEN = [game.slug for game in GAMES if game.hidden]


def midgame(slug: str) -> Match:
    match, rng = Match.new(slug, ("fred", "ned"), seed=3), Random(2)
    while match.ply < 5:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    return match


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_line_is_played_by_the_rules_and_seen_by_one_player(slug: str) -> None:
    match = midgame(slug)
    view = match.view(match.to_move)
    move = next(match.game.legal_moves(view))
    steps = line_after(view, move, 3, NEVER)
    assert len(steps) == 3
    assert (steps[0].player, steps[0].text) == (match.to_move, str(move))
    for before, step in pairwise(steps):
        assert step.player == before.view.to_move
        assert step.events


@pytest.mark.parametrize("slug", HIDDEN)
def test_it_knows_nothing_that_the_player_could_not(slug: str) -> None:
    match = midgame(slug)
    view = match.view(match.to_move)
    move = next(match.game.legal_moves(view))
    other = match.game.view(match.game.resample(view, Random(8)), view.mover)
    assert line_after(other, move, 3, NEVER) == line_after(view, move, 3, NEVER)


def test_an_answer_ends_before_the_player_is_to_move_again() -> None:
    match = midgame("dragons")
    view = match.view(match.to_move)
    steps = answer_to(view, next(match.legal_moves()), NEVER)
    assert [step.player for step in steps] == [view.mover, 1 - view.mover]
    assert steps[-1].view.to_move == view.mover


def test_the_end_of_the_game_ends_it() -> None:
    game = midgame("adamas").game
    view = game.view(game.set_up(game.options(), ("a", "b"), "O: c1=1; X: c5=1; move: O"), 0)
    (move,) = game.parse_move(view, "c1-c5")
    (step,) = line_after(view, move, 6, NEVER)
    assert step.view.outcome is not None
