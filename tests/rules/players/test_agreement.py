"""Agreement: who stands better after a search does not share the game, and nobody does early."""

from dataclasses import replace
from random import Random
from threading import Event

import pytest

from rules import Match
from rules.mono.game import MonoPosition
from rules.players import FIRST_TURNS, accepts_draw, analyse, judging_seconds, stands_better
from rules.players.analysis import expected_share, work_of
from rules.playout import random_move
from tests.rules.variants import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_nobody_agrees_before_everybody_has_had_some_turns(variant: Variant) -> None:
    match, rng = variant.match(3), Random(3)
    while match.to_move is not None:
        view = match.view(match.to_move)
        if view.turn >= FIRST_TURNS * variant.players:
            break
        for player in range(variant.players):
            assert not accepts_draw(match.view(player), player, 1, Event())
        match.play(random_move(match.game, view, rng, most=120))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_game_is_judged_and_a_stopped_judgement_ends(variant: Variant) -> None:
    match, rng, stop = variant.match(4), Random(4), Event()
    stop.set()
    while match.to_move is not None and match.view(None).turn < FIRST_TURNS * variant.players + 1:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=120))
    for player in range(variant.players):
        assert 0 <= expected_share(match.view(player), player, work_of(0.05)) <= 1
        assert stands_better(match.view(player), player, 5, stop) in (True, False)


def test_the_judgement_is_worth_the_time_of_the_level_but_is_never_hasty() -> None:
    assert [judging_seconds(level) for level in range(1, 6)] == [1, 1, 1, 2, 5]


class Looks(Event):
    """Counts how often it was asked whether to go on: as often as something was searched."""

    times = 0

    def is_set(self) -> bool:
        self.times += 1
        return self.times > 300


@pytest.mark.parametrize("slug", ["adamas", "holomino", "dragons"])
def test_it_is_searched(slug: str) -> None:
    match, rng = Match.new(slug, seed=5), Random(5)
    while match.view(None).turn < 2 * FIRST_TURNS:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=120))
    looks = Looks()
    for player in range(2):
        accepts_draw(match.view(player), player, 5, looks)
    assert looks.times > 5


def test_who_wins_by_force_does_not_share_the_game() -> None:
    """Whoever is to move wins by force, which the board does not show at a glance."""
    match, rng = Match.new("dragons", seed=3), Random(1)
    for _ in range(14):
        match.play(random_move(match.game, match.view(match.to_move), rng, most=300))
    mover, never = match.view(None).mover, Event()
    view = match.view(mover)
    assert not accepts_draw(view, mover, 1, never)
    assert accepts_draw(view, 1 - mover, 1, never)


def test_of_three_two_share_what_the_one_to_move_does_not_expect() -> None:
    match = Match.new("mono", ("fred", "ned", "yvonne"), {"size": 4}, seed=3)
    for _ in range(3):
        match.play("random")
    shares = [expected_share(match.view(player), player, work_of(0.2)) for player in range(3)]
    assert shares[1] == pytest.approx(shares[2], abs=0.15)
    for player in (1, 2):
        assert not stands_better(match.view(player), player, 1, Event())


def test_what_is_listed_in_a_running_turn_counts() -> None:
    match = Match.new("mono", ("fred", "ned"), {"no_auto": True}, seed=3)
    match.play("random")
    match.play("random")
    match.play(next(match.legal_moves()))
    assert match.view(0).to_dict()["list"]
    shares = [
        expected_share(replace(view, values=values), 0, work_of(0.2))
        for values in ((7,), (7, 7), (7, 7, 7))
        if isinstance(view := match.view(0), MonoPosition)
    ]
    assert shares == sorted(shares)
    assert shares[0] != shares[2]


def test_a_hint_and_an_answer_to_a_draw_know_the_same() -> None:
    """The player to move expects of the best line what the draw is judged by."""
    match = Match.new("adamas", seed=5)
    for _ in range(8):
        match.play(random_move(match.game, match.view(match.to_move), Random(match.ply), most=120))
    mover = match.view(None).mover
    found = analyse(match.view(mover), work_of(0.5))
    assert expected_share(match.view(mover), mover, work_of(0.5)) == found.value
    other = 1 - mover
    assert expected_share(match.view(other), other, work_of(0.5)) == pytest.approx(1 - found.value)


def test_what_the_opponent_hides_is_drawn_but_the_same_each_time() -> None:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    for text in ("a1,b2,c3,d4", "e5,f6,g7,a7", "1", "end", "5", "end", "a", "end"):
        match.play(text)
    shares = [expected_share(match.view(player), player, work_of(0.2)) for player in (0, 1)]
    assert shares[0] > 0.6
    assert shares[1] < 0.4
    again = [expected_share(match.view(player), player, work_of(0.2)) for player in (0, 1)]
    assert again == shares
