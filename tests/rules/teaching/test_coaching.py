"""What a coach says: each piece at its moment, once, and true of the position."""

from random import Random

import pytest

from rules import Match, players
from rules.core import Message
from rules.core.coaching import Advice, Moment, chosen, from_move
from rules.core.mind import Hint
from rules.players import MINDS
from rules.playout import random_move
from rules.review import FAULTS, STANDARD, judge
from rules.teaching import ADVICE
from rules.teaching.blunder import went_wrong
from tests.rules.variants import FIVE

RARE = {"holomino": {"throw"}, "dragons": {"dragon"}}
"""Advice whose moment random play seldom brings."""


def heard(slug: str, seed: int, seat: int) -> dict[str, tuple[str, ...]]:
    """Return what the player of a seat is told in a game at random, with the spots."""
    match, rng, told = Match.new(slug, seed=seed), Random(seed), dict[str, tuple[str, ...]]()
    since = moves = 0
    while match.outcome is None and match.ply < 120:
        if match.to_move == seat:
            events = (e for ply in range(since + 1, match.ply + 1) for e in match.events(ply, seat))
            moment = Moment(match.game, match.view(seat), seat, moves, tuple(events))
            if (found := chosen(ADVICE[slug], moment, told)) is not None:
                told[found[0].slug] = found[1]
            since, moves = match.ply, moves + 1
        assert match.to_move is not None
        match.play(random_move(match.game, match.view(match.to_move), rng))
    return told


def test_our_five_games_have_some() -> None:
    assert set(ADVICE) >= FIVE


@pytest.mark.parametrize("slug", ADVICE)
class TestAdvice:
    def test_each_piece_has_its_moment(self, slug: str) -> None:
        told = set[str]()
        for seed in range(12):
            told |= heard(slug, seed, seed % 2).keys()
        names = [piece.slug for piece in ADVICE[slug]]
        assert len(set(names)) == len(names) >= 5
        assert set(names) - told <= RARE.get(slug, set())

    def test_each_is_one_short_sentence(self, slug: str) -> None:
        for piece in ADVICE[slug]:
            assert isinstance(piece.words, Message)
            assert len(piece.words) <= 90
            assert piece.words.endswith(".")
            assert "{" not in piece.words


def test_nothing_is_said_twice_and_the_first_that_fits_comes_first() -> None:
    match = Match.new("adamas")
    moment = Moment(match.game, match.view(0), 0, 4, ())
    when = {"late": 5, "now": 4, "then": 0}
    pieces = [Advice(name, Message("Go."), from_move(count)) for name, count in when.items()]
    for said, expected in (((), "now"), (("now",), "then")):
        found = chosen(pieces, moment, said)
        assert found is not None
        assert found[0].slug == expected
    assert chosen(pieces, moment, ("now", "then")) is None


LOOP = "tiles: 0,0=a -1,0=k 0,-1=l -1,1=e 1,-2=f 1,-1=d; move: O"
"""O closes a loop of six tiles with g2, or X stops it."""


class TestAMoveThatWentWrong:
    def test_of_a_blunder_the_better_move_is_named_and_why_and_where(self) -> None:
        told = went_wrong(Match.new("dragons", setup=LOOP).view(0), "e1 [b4 d6]")
        assert told is not None
        words, spots = told
        assert words.startswith("g2 was better: makes a loop of 6 tiles")
        assert spots == ("0,-2",)

    def test_of_the_best_move_nothing_is_said(self) -> None:
        assert went_wrong(Match.new("dragons", setup=LOOP).view(0), "g2") is None

    def test_nor_of_a_turn_of_several_moves(self) -> None:
        match = Match.new("blackbox", seed=1)
        match.play("a1,a2,b4,c5")
        match.play("a1,a2,b4,c5")
        assert went_wrong(match.view(0), "+b2, +c3, 1") is None


def faults_of_hints(slug: str, seed: int, positions: int) -> list[tuple[str, object]]:
    """Return what the coach or a review has against hints, in a game at random."""
    match, rng, found = Match.new(slug, seed=seed), Random(seed), list[tuple[str, object]]()
    while match.outcome is None and match.ply < positions:
        assert match.to_move is not None
        view = match.view(match.to_move)
        shown = list[object]()
        hint: Hint[object] | None = players.hint(view, HINT, seed=seed)
        while hint is not None and not MINDS[slug].conceals(view):
            verdict = judge(view, hint.move, STANDARD)
            if verdict.mark in FAULTS or went_wrong(view, str(hint.move)) is not None:
                found.append((str(hint.move), verdict))
            shown.append(hint.move)
            hint = players.another_hint(view, HINT, shown) if len(shown) < 3 else None
        match.play(random_move(match.game, view, rng))
    return found


WORK = 0.1
HINT = WORK * players.SECONDS


@pytest.mark.parametrize(
    ("slug", "positions"),
    [("mono", 8), ("adamas", 6), ("holomino", 12), ("dragons", 4), ("blackbox", 8)],
)
def test_who_follows_a_hint_is_never_blamed(
    slug: str, positions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for a second or third hint: coach and review mark moves by the analysis of the hint."""
    monkeypatch.setattr("rules.review.verdict.SCALES", (WORK, WORK, WORK))
    assert faults_of_hints(slug, 1, positions) == []


class TestSeveralPlayers:
    """What is said to one of three is true of that one."""

    def said(self, setup: str, before: tuple[str, ...] = ()) -> set[str]:
        match = Match.new("adamas", ("fred", "ned", "ted"), {"size": 3}, setup=setup)
        for text in before:
            match.play(text)
        events = tuple(e for ply in range(1, match.ply + 1) for e in match.events(ply, 0))
        moment = Moment(match.game, match.view(0), 0, 3, events)
        return {piece.slug for piece in ADVICE["adamas"] if piece.look(moment) is not None}

    def test_a_stack_is_to_be_taken_by_those_of_whom_enough_see_it(self) -> None:
        assert "take" in self.said("O: a3=1 c1=1; X: c3=2; Y: e2=4; move: O")
        assert "take" not in self.said("O: a3=1; X: c3=2; Y: c1=1; move: O")

    def test_what_was_taken_from_another_is_no_loss(self) -> None:
        setup = "O: e2=3; X: c3=2 d1=1; Y: a3=1 c1=1; move: Y"
        assert "lost" not in self.said(setup, ("a3-c3",))
        setup = "O: c3=2 d1=1; X: e2=3; Y: a3=1 c1=1; move: Y"
        assert "lost" in self.said(setup, ("a3-c3",))

    def test_whom_a_single_piece_fears_is_told_where_there_are_two(self) -> None:
        assert "hunt" not in self.said("O: a3=1 c1=1; X: a5=1; Y: e3=8; move: O")


def test_two_holes_are_praised_in_words_that_hold_however_they_score() -> None:
    two = next(piece for piece in ADVICE["holomino"] if piece.slug == "two")
    assert "multipl" not in two.words
