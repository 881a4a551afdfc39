"""Drafts: every stroke is a step that can be taken back, and texts lead there and back."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.board.editing.edit_draft import Draft
from desktop.board.editing.history import History
from desktop.games.catalogue import ui_of
from rules.adamas.board import board_of
from rules.blackbox.rays import CELLS
from rules.core import CHANCE, AnyGame, InvalidOptions, Position
from rules.games import GAMES, game_named, start_state
from rules.playout import random_move

SLUGS = [game.slug for game in GAMES if ui_of(game.slug).set_up is not None]


def new_draft(slug: str) -> Draft:
    """Return the draft a game's set-up begins with."""
    set_up = ui_of(slug).set_up
    assert set_up is not None
    return set_up.draft()


_HEXES = [(q, r) for q in range(-2, 3) for r in range(-2, 3)]


def _adamas(draft: Any, rng: Random) -> Draft:
    one, other = rng.sample(board_of(draft.options.size).cells, 2)
    player = rng.randrange(draft.players)
    strokes: list[Callable[[], Draft]] = [
        lambda: draft.lowered(one),
        lambda: draft.moved(one, other),
        lambda: draft.with_height(one, player, rng.randrange(120)),
        lambda: draft.under({"size": rng.randrange(2, 5)}, rng.choice((2, 3))),
    ]
    return rng.choice(strokes)()


def _holomino(draft: Any, rng: Random) -> Draft:
    tile, cell, player = rng.choice(draft.set), rng.choice(_HEXES), rng.randrange(2)
    strokes: list[Callable[[], Draft]] = [
        lambda: draft.laid(cell, tile),
        lambda: draft.lifted(cell),
        lambda: draft.pooled(player, tile),
        lambda: draft.put_aside(tile),
        lambda: draft.back(tile),
        lambda: draft.scored(player, rng.randrange(99)),
        lambda: draft.under({"num_digits": rng.randrange(5, 8)}, 2),
    ]
    return rng.choice(strokes)()


def _dragons(draft: Any, rng: Random) -> Draft:
    cell = rng.choice(_HEXES)
    strokes: list[Callable[[], Draft]] = [
        lambda: draft.laid(cell, rng.choice(draft.tile_set.letters)),
        lambda: draft.lifted(cell),
        lambda: draft.with_pool(rng.choice((None, 1, 30))),
        lambda: draft.under({"cross": True} if rng.random() < 0.5 else {}, 2),
    ]
    return rng.choice(strokes)()


def _blackbox(draft: Any, rng: Random) -> Draft:
    player, cell = rng.randrange(2), rng.choice(CELLS)
    strokes: list[Callable[[], Draft]] = [
        lambda: draft.toggled(player, cell),
        lambda: draft.with_atoms(player, ()),
        lambda: draft.at_random(player, rng),
    ]
    return rng.choice(strokes)()


STROKES = {
    "adamas": _adamas,
    "holomino": _holomino,
    "dragons": _dragons,
    "blackbox": _blackbox,
}


def test_every_game_with_set_ups_has_an_editor() -> None:
    assert set(SLUGS) == {game.slug for game in GAMES if game.has_setups} == set(STROKES)


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), plan=st.lists(st.sampled_from("suurm"), max_size=60))
def test_undo_and_redo_are_without_limit(slug: str, seed: int, plan: list[str]) -> None:
    """A history of strokes, undo and redo agrees with a plain list and a number."""
    rng = Random(seed)
    history = History(new_draft(slug))
    drafts, at = [history.now], 0
    for what in plan:
        if what == "u":
            history.undo()
            at = max(0, at - 1)
        elif what == "r":
            history.redo()
            at = min(len(drafts) - 1, at + 1)
        else:
            turn = history.now.with_move(rng.randrange(history.now.players))
            draft = turn if what == "m" else STROKES[slug](history.now, rng)
            history.put(draft)
            if draft != drafts[at]:
                drafts = [*drafts[: at + 1], draft]
                at += 1
        assert history.now == drafts[at]
        assert (history.can_undo, history.can_redo) == (at > 0, at < len(drafts) - 1)
    while history.can_undo:
        history.undo()
    assert history.now == new_draft(slug)
    while history.can_redo:
        history.redo()
    assert history.now == drafts[-1]


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), strokes=st.integers(0, 40))
def test_a_draft_is_possible_or_says_why_and_its_text_leads_back(
    slug: str, seed: int, strokes: int
) -> None:
    rng = Random(seed)
    draft = new_draft(slug).started(rng)
    for _ in range(strokes):
        draft = STROKES[slug](draft, rng)
    if not draft.problem():
        again = draft.read(draft.text())
        assert again.text() == draft.text()
        assert again == draft
    else:
        assert draft.problem().isprintable()


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), strokes=st.integers(0, 40), empty=st.booleans())
def test_a_draft_is_recalled_as_it_was_be_it_possible_or_not(
    slug: str, seed: int, strokes: int, empty: bool
) -> None:
    rng = Random(seed)
    draft = new_draft(slug) if empty else new_draft(slug).started(rng)
    for _ in range(strokes):
        draft = STROKES[slug](draft, rng)
    draft = draft.with_move(rng.randrange(draft.players))
    again = new_draft(slug).recall(draft.shared_text)
    assert again.options == draft.options
    assert replace(again, values=draft.values) == draft


@pytest.mark.parametrize("slug", SLUGS)
@settings(max_examples=40)
@given(damage=st.text(max_size=20), at=st.integers(0, 80))
def test_a_damaged_text_is_refused_or_still_a_draft(slug: str, damage: str, at: int) -> None:
    text = new_draft(slug).started(Random(7)).shared_text
    with suppress(InvalidOptions):
        again = new_draft(slug).recall(text[:at] + damage + text[at + len(damage) :])
        assert new_draft(slug).recall(again.shared_text) == again
        again.problem()


def _drawn(game: AnyGame, state: Position, rng: Random) -> Position:
    """Return the position once chance has made its moves."""
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    return state


@pytest.mark.parametrize("slug", ["adamas", "holomino", "dragons"])
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 12))
def test_positions_of_play_are_drafts_as_they_are(slug: str, seed: int, plies: int) -> None:
    game, rng = game_named(slug), Random(seed)
    state = _drawn(game, start_state(game, None, {}), rng)
    for _ in range(plies):
        if state.outcome is None:
            state = _drawn(game, game.apply(state, random_move(game, state, rng)), rng)
    if state.outcome is None:
        draft = new_draft(slug).read(game.write_setup(state))
        assert draft.problem() == ""
        there = start_state(game, None, {}, draft.text())
        assert game.write_setup(there) == game.write_setup(state)
