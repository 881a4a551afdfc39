"""Matches on a clock: what a turn costs, what undo gives back, what a record keeps."""

import pytest

from rules.core import IllegalMove, Message
from rules.core.commands import TIME_OUT
from rules.core.errors import InvalidText
from rules.core.time_control import TimeControl
from rules.games import GAMES
from rules.match import Match
from rules.playout import random_move

SLUGS = [game.slug for game in GAMES]


def match_of(slug: str = "dragons", players: int = 2) -> Match:
    """Return a match on a clock of 5 minutes and 3 seconds a turn."""
    match = Match.new(slug, ("ann", "ben", "cem")[:players], seed=7)
    match.clock = TimeControl(300, 3)
    return match


def play_turn(match: Match, seconds: float = 0) -> None:
    """Play a whole turn at random after thinking."""
    player = match.to_move
    while match.to_move == player and match.outcome is None:
        match.think(seconds)
        match.play(next(iter(match.legal_moves())))
        seconds = 0


def second_turns(slug: str = "dragons", players: int = 2) -> Match:
    match = match_of(slug, players)
    for _ in range(players):
        play_turn(match, 20)
    return match


@pytest.mark.parametrize("slug", SLUGS)
def test_first_turns_cost_no_time(slug: str) -> None:
    match = second_turns(slug)
    assert match.time_left == (300, 300)
    assert match.on_clock == 0


def test_a_turn_costs_its_time_and_gives_the_increment() -> None:
    match = second_turns()
    play_turn(match, 10)
    assert match.time_left == (293, 300)
    assert match.on_clock == 1


def test_the_increment_comes_once_after_a_turn_of_several_moves() -> None:
    match = second_turns("mono")
    while match.to_move == 0:
        match.think(2)
        match.play("random")
    turns = match.ply - 2
    assert match.time_left[0] == 300 - 2 * turns + 3


def test_time_runs_while_a_player_thinks() -> None:
    match = second_turns()
    match.think(7.5)
    assert match.time_left == (292.5, 300)


def test_without_a_clock_nothing_is_counted() -> None:
    match = Match.new("dragons", seed=7)
    match.think(9)
    assert (match.time_left, match.on_clock, match.thought) == ((), None, 0)
    with pytest.raises(IllegalMove, match="nobody is on the clock"):
        match.agreements.run_out()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_player_without_time_loses(slug: str) -> None:
    match = second_turns(slug)
    match.agreements.run_out()
    assert match.outcome is not None
    assert match.outcome.winners == {1}
    assert match.outcome.message == Message("{name} ran out of time", name="ann")
    assert match.time_left[0] == 0
    assert match.history(1)[-1] == TIME_OUT
    assert "ann runs out of time" in [
        event.sentence(match.names) for event in match.events(match.ply, None)
    ]


@pytest.mark.parametrize("slug", ["mono", "adamas"])
def test_of_several_players_the_others_play_on(slug: str) -> None:
    match = second_turns(slug, 3)
    match.agreements.run_out()
    assert match.outcome is None
    assert match.in_play == [1, 2]
    assert match.on_clock == 1
    match.agreements.run_out()
    assert match.outcome is not None
    assert match.outcome.winners == {2}


def test_undo_gives_the_time_back() -> None:
    match = second_turns()
    play_turn(match, 10)
    play_turn(match, 40)
    match.think(5)
    match.undo()
    assert match.time_left == (293, 300)
    match.redo()
    assert match.time_left == (293, 263)


def test_a_record_keeps_the_clock() -> None:
    match = second_turns()
    play_turn(match, 10.25)
    match.think(4.5)
    again = Match.from_text(match.to_text())
    assert again.problem is None
    assert again.clock == TimeControl(300, 3)
    assert again.time_left == (292.75, 295.5)
    assert again.thought == 4.5
    assert again.to_text().splitlines()[:-1] == match.to_text().splitlines()[:-1]


def test_a_record_keeps_a_loss_on_time() -> None:
    match = second_turns()
    match.agreements.run_out()
    again = Match.from_text(match.to_text())
    assert again.problem is None
    assert again.outcome == match.outcome


def test_programs_without_clocks_read_a_loss_on_time_as_a_resignation() -> None:
    match = second_turns()
    match.agreements.run_out()
    lines = [line for line in match.to_text().splitlines() if not line.startswith("#")]
    again = Match.from_text("\n".join(lines))
    assert again.outcome is not None
    assert again.outcome.reason == "ann resigned"
    assert again.clock is None


def test_a_record_whose_times_were_lost_charges_nobody() -> None:
    match = second_turns()
    play_turn(match, 100)
    lines = [line for line in match.to_text().splitlines() if not line.startswith("# left")]
    again = Match.from_text("\n".join(lines))
    assert again.time_left == (303, 300)


def test_a_record_keeps_times_along_what_was_taken_back() -> None:
    match = second_turns("holomino")
    play_turn(match, 10)
    match.undo()
    play_turn(match, 30)
    play_turn(match, 1)
    again = Match.from_text(match.to_text())
    assert again.time_left == match.time_left == (273, 302)


@pytest.mark.parametrize(("main", "increment"), [(0, 0), (10_801, 0), (60, -1), (60, 181)])
def test_a_clock_has_bounds(main: int, increment: int) -> None:
    with pytest.raises(InvalidText):
        TimeControl(main, increment)


def test_random_playouts_keep_their_times() -> None:
    from random import Random

    rng, match = Random(3), match_of("mono")
    while match.outcome is None:
        match.think(rng.random())
        match.play(random_move(match.game, match.view(match.to_move), rng))
    assert Match.from_text(match.to_text()).time_left == pytest.approx(match.time_left, abs=0.1)
