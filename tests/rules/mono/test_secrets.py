"""What a viewer of Mono knows, and what a preview shows."""

import dataclasses
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import IllegalMove
from rules.match import Match
from rules.mono import DrawnLayout, DrawnReveal, EndTurn, Layout, RandomMove, Reveal
from rules.mono.board import HIDDEN
from tests.rules.mono.play import (
    FIGURE,
    GAME,
    all_positions,
    click,
    figure_match,
    laid_out,
    own,
    start,
)

# What a viewer knows


def test_views_hide_what_has_not_been_uncovered() -> None:
    state = click(figure_match(), "b1", "c2")
    facts = GAME.view(state, 0).to_dict()
    assert facts["boards"][0] == [FIGURE[at : at + 9] for at in range(0, 45, 9)]
    assert facts["boards"][1] == ["." * 9, "." * 9, "." * 9, "..2......", ".1......."]
    assert facts["uncovered"] == [[], ["c2", "b1"]]
    assert (facts["list"], facts["phase"], facts["to_move"]) == ([1, 2], "play", 0)
    hidden = GAME.view(state, None).to_dict()["boards"]
    assert hidden[0] == ["." * 9] * 5
    assert hidden[1] == facts["boards"][1]
    assert json.loads(json.dumps(facts)) == facts


@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(2, 7))
@settings(max_examples=25)
def test_a_resampled_state_looks_the_same_to_its_viewer(players: int, seed: int, size: int) -> None:
    for state in all_positions(players, seed, 40, size=size)[::5]:
        for viewer in (None, *range(players)):
            view = GAME.view(state, viewer)
            other = GAME.resample(view, Random(seed))
            assert GAME.view(other, viewer) == view
            assert not any(HIDDEN in layout for layout in other.layouts if layout)


def test_a_finished_game_is_resampled_as_it_is() -> None:
    state = GAME.resign(laid_out("122", "221", size=2), 0)
    assert GAME.resample(GAME.view(state, 1), Random(0)) == state


def test_others_cannot_tell_a_typed_layout_from_a_drawn_one() -> None:
    mine, theirs, nobody = (GAME.view(start(), viewer) for viewer in (0, 1, None))
    for move in (Layout(FIGURE), RandomMove(), DrawnLayout(FIGURE)):
        assert GAME.describe(move, mine) == str(move)
        assert GAME.describe(move, theirs) == GAME.describe(move, nobody) == "layout"
    assert GAME.describe_ply(["layout"], []) == GAME.describe_ply(["layout"], ["layout"])


def test_drawn_layouts_are_hidden_while_chance_is_to_move() -> None:
    state = GAME.apply(start(), RandomMove())
    assert GAME.describe(DrawnLayout(FIGURE), GAME.view(state, 1)) == "layout"
    assert GAME.describe(DrawnLayout(FIGURE), GAME.view(state, 0)) == "*" + FIGURE


def test_everything_is_told_once_the_game_is_over() -> None:
    over = GAME.view(GAME.resign(start(), 0), 1)
    assert GAME.describe(Layout(FIGURE), over) == FIGURE
    assert GAME.describe(RandomMove(), over) == "random"


def test_reveals_are_told_to_everybody() -> None:
    for viewer in (0, 1, None):
        view = GAME.view(figure_match(), viewer)
        texts = [GAME.describe(m, view) for m in (Reveal("a3"), RandomMove(), EndTurn())]
        assert texts == ["a3", "random", "end"]
    assert GAME.describe_ply(["a3", "random"], ["*f2", "*c1"]) == "a3,*f2,*c1"


def test_only_reveals_show_secrets() -> None:
    view = own(click(figure_match(), "b1"))
    assert GAME.reveals(view, Reveal("a3"))
    assert GAME.reveals(view, DrawnReveal("a3"))
    assert GAME.reveals(view, RandomMove())
    assert not GAME.reveals(view, EndTurn())
    assert not any(GAME.reveals(own(start()), m) for m in (RandomMove(), Layout(FIGURE)))


def test_a_preview_shows_a_layout_to_its_owner_alone() -> None:
    state = start()
    assert GAME.preview(GAME.view(state, 0), Layout(FIGURE)).layouts == (FIGURE, None)
    for viewer in (1, None):
        view = GAME.view(state, viewer)
        assert GAME.preview(view, Layout(FIGURE)) == view
    with pytest.raises(IllegalMove):
        GAME.preview(GAME.view(state, 0), Layout("1" * 45))


def test_a_preview_of_a_reveal_shows_nothing() -> None:
    view = own(figure_match())
    assert GAME.preview(view, Reveal("a3")) == view


def test_a_whole_turn_may_be_previewed_though_its_values_are_not_known() -> None:
    match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=1)
    for layout in ("133223", "332132"):
        match.play(layout)
    before = match.view(0)
    assert match.preview("a1,c2,end") == before
    with pytest.raises(IllegalMove):
        match.preview(EndTurn())


def test_applying_leaves_the_state_alone() -> None:
    state = figure_match()
    before = dataclasses.replace(state)
    GAME.apply(state, Reveal("a3"))
    assert state == before
