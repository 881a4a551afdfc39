"""Agreement: who stands better after a search does not share the game, and nobody does early."""

from dataclasses import replace
from functools import partial
from random import Random
from threading import Event

import pytest

import rules.players
from rules import Match
from rules.mono.game import MonoPosition
from rules.players import FIRST_TURNS, MINDS, Clock, accepts_draw, judging_seconds, stands_better
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
        worth = MINDS[variant.slug].assess(match.view(player), player, Clock(0.05), rng)
        assert 0 <= worth <= 1
        assert stands_better(match.view(player), player, 5, stop) in (True, False)


def test_the_judgement_takes_the_time_of_the_level_but_is_never_hasty() -> None:
    assert [judging_seconds(level) for level in range(1, 6)] == [1, 1, 1, 2, 5]


class Looks(Event):
    """Counts how often it was asked whether to go on: as often as something was searched."""

    times = 0

    def is_set(self) -> bool:
        self.times += 1
        return self.times > 300


@pytest.fixture
def endless_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes, so that no busy machine finds less: a judgement ends after 400 questions."""
    monkeypatch.setattr(rules.players, "Clock", partial(Clock, most=400, now=lambda: 0))


@pytest.mark.usefixtures("endless_seconds")
@pytest.mark.parametrize("slug", ["adamas", "holomino", "dragons"])
def test_it_is_searched(slug: str) -> None:
    match, rng = Match.new(slug, seed=5), Random(5)
    while match.view(None).turn < 2 * FIRST_TURNS:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=120))
    for player in range(2):
        looks = Looks()
        accepts_draw(match.view(player), player, 5, looks)
        assert looks.times > 20


@pytest.mark.usefixtures("endless_seconds")
def test_what_a_glance_overlooks_is_found() -> None:
    """Whoever is to move wins by force, which the board does not show at a glance."""
    match, rng = Match.new("dragons", seed=3), Random(1)
    for _ in range(14):
        match.play(random_move(match.game, match.view(match.to_move), rng, most=300))
    mover, never = match.view(None).mover, Event()
    view = match.view(mover)
    glance = MINDS["dragons"].assess(view, mover, Clock(9, most=0), rng)
    assert glance < 0.6
    assert MINDS["dragons"].assess(view, mover, Clock(9, most=400), rng) > 0.9
    assert not accepts_draw(view, mover, 1, never)
    assert accepts_draw(view, 1 - mover, 1, never)


def test_three_who_stand_alike_are_even() -> None:
    """One game in three is what everybody wins of three: nobody stands better."""
    match = Match.new("mono", ("fred", "ned", "yvonne"), {"size": 4}, seed=3)
    for _ in range(3):
        match.play("random")
    for player in range(3):
        worth = MINDS["mono"].assess(match.view(player), player, Clock(0), Random(1))
        assert worth == pytest.approx(0.5)


def test_what_is_listed_in_a_running_turn_counts() -> None:
    match, rng = Match.new("mono", ("fred", "ned"), {"no_auto": True}, seed=3), Random(1)
    match.play("random")
    match.play("random")
    match.play(next(match.legal_moves()))
    assert match.view(0).to_dict()["list"]
    for player in range(2):
        view = match.view(player)
        assert isinstance(view, MonoPosition)
        worth = [
            MINDS["mono"].assess(replace(view, values=values), player, Clock(0), rng)
            for values in ((7,), (7, 7), (7, 7, 7))
        ]
        assert worth == sorted(worth, reverse=player == 1)
        assert worth[0] != worth[2]


def test_black_box_is_judged_by_what_is_possible_however_short_the_time() -> None:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    for text in ("a1,b2,c3,d4", "e5,f6,g7,a7", "1", "end", "5", "end", "a", "end"):
        match.play(text)
    assert MINDS["blackbox"].assess(match.view(0), 0, Clock(0), Random(1)) > 0.6
    assert MINDS["blackbox"].assess(match.view(1), 1, Clock(0), Random(1)) < 0.4
