"""What every game promises, whatever its rules."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core import CHANCE, IllegalMove
from rules.match import Match
from rules.playout import random_move
from rules.record import InvalidRecord
from tests.rules.variants import VARIANTS, Variant

pytestmark = pytest.mark.no_cover
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
COMMON_KEYS = {"game", "options", "names", "to_move", "scores", "outcome"}
MOST_PLIES = 120


def playout(variant: Variant, seed: int, plies: int = MOST_PLIES) -> Match:
    """Return a match after so many random plies, or its end."""
    match, rng = variant.match(seed), Random(seed)
    for _ in range(plies):
        if match.to_move is None:
            break
        match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
    return match


def everything(match: Match) -> list[Any]:
    """All that anybody may know of a match."""
    viewers = [None, *range(len(match.names))]
    return [
        (match.view(v).to_dict(), match.history(v), match.diagram(v), match.ply) for v in viewers
    ]


@every_variant
def test_views_are_plain_json_with_the_common_keys(variant: Variant) -> None:
    for plies in (0, 7, MOST_PLIES):
        match = playout(variant, 3, plies)
        for viewer in (None, *range(variant.players)):
            facts = match.view(viewer).to_dict()
            assert facts.keys() >= COMMON_KEYS
            assert json.loads(json.dumps(facts)) == facts
            assert facts["names"] == list(match.names)
            assert facts["to_move"] == match.to_move


@every_variant
def test_there_are_moves_exactly_while_the_game_goes_on(variant: Variant) -> None:
    match, rng = variant.match(1), Random(1)
    for _ in range(MOST_PLIES):
        assert (next(match.legal_moves(), None) is None) == (match.outcome is not None)
        if match.to_move is None:
            break
        match.play(random_move(match.game, match.view(match.to_move), rng, most=60))


@every_variant
def test_legal_moves_come_in_a_fixed_order_and_are_legal_and_distinct(variant: Variant) -> None:
    for seed in range(4):
        match = playout(variant, seed, plies=3 * seed)
        moves = list(islice(match.legal_moves(), 300))
        assert moves == list(islice(match.legal_moves(), 300))
        assert len({str(move) for move in moves}) == len(moves)
        assert all(match.is_legal(move) for move in moves)


@every_variant
def test_the_text_of_a_move_reads_back_as_that_move(variant: Variant) -> None:
    for seed in range(4):
        match = playout(variant, seed, plies=4 * seed)
        if match.to_move is None:
            continue
        view = match.view(match.to_move)
        for move in islice(match.legal_moves(), 100):
            assert match.game.parse_move(view, str(move), closed=False) == [move]
            assert match.game.parse_move(view, f" {str(move).upper()} ", closed=False) == [move]
            assert match.game.parse_move(view, str(move))[0] == move


@every_variant
def test_apply_leaves_its_input_as_it_was(variant: Variant) -> None:
    match = playout(variant, 5, plies=6)
    before = match.view(None)
    facts = json.dumps(before.to_dict())
    for move in islice(match.legal_moves(), 20):
        match.preview(move)
        match.play(move)
        match.undo()
    assert match.view(None) == before
    assert json.dumps(before.to_dict()) == facts


@every_variant
def test_undo_redo_and_goto_return_to_the_same_positions(variant: Variant) -> None:
    match, rng = variant.match(2), Random(2)
    seen = [everything(match)]
    while match.to_move is not None and match.ply < 40:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
        seen.append(everything(match))
    for ply in reversed(range(match.last_ply)):
        match.undo()
        assert everything(match) == seen[ply]
    for ply in range(1, match.last_ply + 1):
        match.redo()
        assert everything(match) == seen[ply]
    match.goto(len(seen) // 2)
    assert everything(match) == seen[len(seen) // 2]


@every_variant
def test_the_same_seed_and_moves_give_the_same_match(variant: Variant) -> None:
    assert everything(playout(variant, 8)) == everything(playout(variant, 8))


@every_variant
def test_taking_back_does_not_change_the_luck(variant: Variant) -> None:
    match = playout(variant, 4, plies=5)
    if match.to_move is None:
        pytest.skip("this playout is over already")
    move = next(match.legal_moves())
    match.play(move)
    after = everything(match)
    match.undo()
    match.play(move)
    assert everything(match) == after


@every_variant
def test_playouts_end_with_winners_and_everything_shown(variant: Variant) -> None:
    match = playout(variant, 11, plies=4000)
    assert match.outcome is not None
    assert match.to_move is None
    assert match.outcome.winners <= set(range(variant.players))
    assert match.outcome.reason
    assert len(match.outcome.scores) == variant.players
    views = [match.view(viewer).to_dict() for viewer in (None, *range(variant.players))]
    assert all(view == views[0] for view in views)
    assert all(match.history(p) == match.history(None) for p in range(variant.players))
    with pytest.raises(IllegalMove, match="over"):
        match.play("a1")


@every_variant
def test_who_resigns_is_out_and_the_last_one_wins(variant: Variant) -> None:
    for plies in (0, 1, 9):
        match = playout(variant, 6, plies)
        while match.outcome is None:
            leaving = match.in_play[-1]
            if len(match.in_play) == 2:
                staying = match.in_play[0]
                match.resign(leaving)
                assert match.outcome is not None
                assert match.outcome.winners == {staying}
                assert match.names[leaving] in match.outcome.reason
            else:
                match.resign(leaving)
                assert leaving not in match.in_play
                assert match.to_move in match.in_play


@every_variant
def test_play_goes_on_after_a_resignation(variant: Variant) -> None:
    if variant.players == 2:
        pytest.skip("with two players it ends the game")
    for leaving in range(variant.players):
        for plies in range(5):
            match = playout(variant, leaving, plies)
            if match.outcome is not None or leaving not in match.in_play:
                continue
            match.resign(leaving)
            rng = Random(7)
            while match.to_move is not None and match.ply < 60:
                assert match.to_move != leaving
                match.play(random_move(match.game, match.view(match.to_move), rng, most=60))


@every_variant
def test_records_round_trip(variant: Variant) -> None:
    for plies in (0, 1, 8, MOST_PLIES):
        match = playout(variant, 12, plies)
        again = Match.from_text(match.to_text())
        assert again.problem is None
        assert everything(again) == everything(match)
        assert again.seed == match.seed


@every_variant
def test_a_saved_match_goes_on_as_if_it_had_not_been_saved(variant: Variant) -> None:
    match = playout(variant, 13, plies=4)
    again = Match.from_text(match.to_text())
    for one in (match, again):
        rng = Random(1)
        while one.to_move is not None and one.ply < 20:
            one.play(random_move(one.game, one.view(one.to_move), rng, most=60))
    assert everything(again) == everything(match)


@every_variant
def test_a_truncated_record_keeps_its_valid_prefix(variant: Variant) -> None:
    match = playout(variant, 14, plies=12)
    text = match.to_text()
    head = text.index("\n1.")
    for cut in range(head + 3, len(text) - 1, 7):
        again = Match.from_text(text[:cut])
        assert again.problem is not None
        assert again.problem.line >= 1
        match.goto(again.last_ply)
        again.goto(again.last_ply)
        assert again.view(None).to_dict() == match.view(None).to_dict()


@every_variant
def test_a_corrupted_record_is_noticed_and_never_breaks_the_reader(variant: Variant) -> None:
    text = playout(variant, 15, plies=10).to_text()
    rng = Random(0)
    start = text.index("\n0.") + 1
    for _ in range(40):
        at = rng.randrange(start, len(text) - 1)
        damaged = text[:at] + chr(rng.randrange(33, 127)) + text[at + 1 :]
        try:
            noticed = Match.from_text(damaged).problem is not None
        except InvalidRecord:
            # Without its first draws, in line 0, a match cannot begin.
            noticed = at <= text.index("\n1.")
        assert noticed or damaged == text


@every_variant
def test_nothing_that_is_no_move_changes_anything(variant: Variant) -> None:
    match = playout(variant, 16, plies=5)
    before = everything(match)
    if match.to_move is None:
        pytest.skip("this playout is over already")
    for nonsense in (None, 7, object(), b"a1", ["a1"], CHANCE, "", "  ", "~", "a1-", "\x00"):
        with pytest.raises(ValueError, match=r".+"):
            match.play(nonsense)
    assert everything(match) == before


@every_variant
def test_a_preview_shows_what_the_mover_may_know_and_changes_nothing(variant: Variant) -> None:
    match = playout(variant, 17, plies=6)
    if match.to_move is None:
        pytest.skip("this playout is over already")
    before = everything(match)
    for move in islice(match.legal_moves(), 10):
        shown = match.preview(move).to_dict()
        assert everything(match) == before
        if not match.game.hidden and not match.game.chance:
            match.play(move)
            assert shown == match.view(None).to_dict()
            match.undo()
