"""Games end: whoever only walks is walled in, and what nobody can win is shared."""

from dataclasses import replace
from random import Random
from threading import Event

import pytest

from rules.adamas import Adamas, AdamasOptions, AdamasState, position
from rules.adamas.players import MIND
from rules.adamas.players.board import Field
from rules.adamas.players.evaluation import evaluate, region, unwinnable
from rules.adamas.players.levels import CHARACTERS
from rules.adamas.players.patience import CALM, LAST, LATE, LED, QUIET, TRIED, restless, settles
from rules.core.levels import LEVELS
from rules.match import Match
from rules.players import Clock, accepts_draw, claims_tie, offers_draw
from rules.tournament.encounter import play
from rules.tournament.tournament import encounters
from tests.oracles.walker_adamas import WalkingAdamas

GAME = Adamas()
MASTER = CHARACTERS[5].weights
EVEN = position({"a3": ("O", 5), "c1": ("O", 3), "e3": ("X", 8)}, 0)
AHEAD = position({"a3": ("O", 5), "c1": ("O", 3), "e3": ("X", 4)}, 0)
HELD = position({"a4": ("O", 1), "b4": ("O", 1), "g4": ("X", 1)}, 1, AdamasOptions(size=4))
"""Two cannot catch one on this board, but for a mistake."""
WON = position({"a3": ("O", 2), "c1": ("O", 1), "e3": ("X", 1)}, 0)


def after(state: AdamasState, quiet: int) -> AdamasState:
    """Return the position as it would be so many plies after the last capture."""
    return replace(state, earlier=((None, ()),) * quiet, turn=quiet)


@pytest.mark.parametrize("player", [0, 1])
def test_who_only_walks_with_one_stack_is_caught(player: int) -> None:
    state, rng = GAME.initial_state(AdamasOptions(), 2), Random(1)
    walker = WalkingAdamas(Random(2))
    while state.to_move is not None and state.turn < 60:
        if state.to_move == player:
            move = MIND.choose(state, LEVELS[4], Clock(60, most=10), rng)
        else:
            move = walker.choose(state, Event())
        state = GAME.apply(state, move)
    assert state.outcome is not None
    assert state.outcome.winners == {player}


def test_a_wall_takes_cells_away() -> None:
    free = Field(position({"a3": ("X", 8), "e1": ("O", 8)}, 0))
    walled = Field(position({"a3": ("X", 8), "b2": ("O", 3), "b3": ("O", 3), "a4": ("O", 2)}, 0))
    fenced = Field(
        position({"a3": ("X", 8), **dict.fromkeys(("c1", "c2", "c3", "b4", "a5"), ("O", 1))}, 0)
    )
    assert [region(field, 1) for field in (free, fenced, walled)] == [17, 3, 0]


def test_the_longer_nobody_captures_the_better_a_capture_is_liked() -> None:
    liked = [restless(MASTER, Field(EVEN), quiet).hurry for quiet in (0, CALM, 2 * CALM, 9 * CALM)]
    assert liked == sorted(liked)
    assert liked[0] == liked[1] == 0 < liked[2] < liked[3]
    tired, fewer = restless(MASTER, Field(EVEN), 60), Field(EVEN)
    fewer.set(fewer.geometry.board.index["c1"], 0, 2)
    calm = evaluate(fewer, 0, 0, replace(tired, hurry=0.0))
    assert evaluate(fewer, 0, 0, tired) == calm + tired.hurry


def test_who_is_behind_or_hunts_the_last_pieces_gives_none_away() -> None:
    behind = Field(replace(AHEAD, to_move=1))
    hunting = Field(position({"a3": ("O", 5), "c1": ("O", 3), "e3": ("X", 2)}, 0))
    assert restless(MASTER, Field(AHEAD), 60).hurry > 0
    assert restless(MASTER, behind, 60).hurry == restless(MASTER, hunting, 60).hurry == 0


@pytest.mark.parametrize(
    ("state", "patience"), [(EVEN, QUIET), (AHEAD, LED), (HELD, TRIED)], ids=["even", "led", "held"]
)
def test_a_game_is_shared_when_nothing_is_captured_for_long(
    state: AdamasState, patience: int
) -> None:
    assert not settles(after(state, patience - 1))
    assert settles(after(state, patience))


@pytest.mark.parametrize(("turn", "patience"), [(LATE, QUIET), (LAST, TRIED)])
def test_the_longer_the_game_the_shorter_the_wait(turn: int, patience: int) -> None:
    assert not settles(replace(after(EVEN, patience - 1), turn=turn))
    assert settles(replace(after(EVEN, patience), turn=turn))


def test_what_is_won_by_force_is_never_shared() -> None:
    assert not settles(replace(after(WON, 3 * LED), turn=2 * LAST))


def test_a_lead_that_nothing_comes_of_is_worth_little() -> None:
    assert unwinnable(Field(HELD), 1)
    assert not unwinnable(Field(WON), 0)
    assert not unwinnable(Field(EVEN), 0)
    assert 0 < evaluate(Field(HELD), 0, 1, MASTER) < 100


def test_who_stands_better_where_nothing_can_be_won_agrees_and_calls_a_tie() -> None:
    never = Event()
    for quiet, agrees in ((TRIED - 1, False), (TRIED, True)):
        state = after(HELD, quiet)
        assert accepts_draw(state, 0, 1, never) == agrees
        assert claims_tie(state, 0, 1, never) == agrees
        assert offers_draw(state, 1) == agrees


def test_masters_agree_where_neither_can_win() -> None:
    state, rng, never = HELD, Random(1), Event()
    while not offers_draw(state, state.mover):
        state = GAME.apply(state, MIND.choose(state, LEVELS[4], Clock(60, most=10), rng))
        assert state.outcome is None
    assert TRIED <= state.turn < 60
    assert all(accepts_draw(state, player, 5, never) for player in range(2))


def test_nobody_agrees_for_who_plays_at_random() -> None:
    options = {"size": 4, "pieces": 2}
    (planned,) = encounters("adamas", ["Newcomer", "random"], 1, options, pace=0.001)
    texts = Match.from_text(play(planned).record).history(None)
    assert "propose draw" not in texts
