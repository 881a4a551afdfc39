"""What a review says of each player in a few sentences."""

from threading import Event
from typing import Any

import pytest

from rules.games import GAMES, game_named
from rules.match import Match
from rules.review import Account, MoveVerdict, Review, summary
from rules.review.summary import FAULTS_OF, summaries
from tests.rules.variants import FIVE


def told(slug: str, moves: list[tuple[str, str, float]], luck: float = 0.0) -> tuple[str, ...]:
    """Return what is said of the first player.

    They played moves where others were better by a share.
    """
    match = Match.new(slug, ("fred", "ned"), seed=4)
    view = match.view(0)
    decision = Review(over(match)).decisions[0]
    judged = [
        (decision, MoveVerdict(played, better, 0.5, 0.5 + lost, None, 0))
        for played, better, lost in moves
    ]
    assert decision.views[0] == view
    skill = -sum(lost for *_, lost in moves)
    made = [
        Account(0.5, 0.5 + sign * (luck + skill), sign * luck, sign * skill) for sign in (1, -1)
    ]
    return summaries(game_named(slug), judged, made)[0]


def over(match: Match) -> Match:
    """Return the match after any move and a resignation."""
    match.play(next(match.legal_moves()))
    match.resign(1)
    return match


def test_faults_are_counted_the_worst_kind_first() -> None:
    first, *_ = told("dragons", [("a1", "a1", 0.0), ("a1", "d1", 0.3), ("a1", "d1", 0.06)])
    assert first == "1 blunder and 1 slip in 3 moves."
    assert told("dragons", [("a1", "a1", 0.0)]) == ("No mistakes in 1 move.",)


def test_who_lost_bit_by_bit_has_not_given_nothing_away() -> None:
    (words,) = told("dragons", [("a1", "d1", 0.04)] * 3)
    assert words == "No single mistake in 3 moves, but the win chance fell by 12% bit by bit."


def test_one_move_that_was_most_of_it_is_named() -> None:
    _, second = told("dragons", [("c1", "d1", 0.3), ("c1", "d1", 0.06)])
    assert second == "c1 lowered the win chance from 80% to 50%: d1 was better."


def test_what_was_lost_bit_by_bit_is_told_by_its_kind() -> None:
    _, second = told("dragons", [("c1", "d1", 0.1)] * 3)
    assert second == "The only source of losses: tiles that helped too little."


def test_a_game_need_not_name_the_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "FAULTS_OF", {})
    assert told("dragons", [("c1", "d1", 0.1)] * 3) == ("3 slips in 3 moves.",)


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.2, "Good luck raised the win chance by 20%."),
        (-0.2, "Bad luck lowered the win chance by 20%."),
        (0.01, "Good and bad luck were about equal."),
        (1.5, "Good luck was worth more than a whole win."),
        (-1.5, "Bad luck cost more than a whole win."),
    ],
)
def test_luck_is_told_where_there_is_any(share: float, words: str) -> None:
    assert told("holomino", [("x", "x", 0.0)], share)[-1] == words
    assert words not in told("adamas", [("x", "x", 0.0)], share)


def test_who_made_no_move_has_no_sentence() -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=4)
    match.resign(0)
    review = Review(match)
    for _ in review.work(Event(), scale=0.05):
        pass
    assert review.summaries() == ((), ())


FAULTS: list[tuple[str, list[str], str, str, str]] = [
    ("mono", ["random", "random", "a1"], "end", "b1", "ending turns too early"),
    ("mono", ["random", "random", "a1"], "b1", "end", "revealing one cell too many"),
    ("mono", ["random", "random", "a1"], "random", "b1", "revealing cells at random"),
    ("blackbox", ["a1,b2,c3,d4", "a1,b2,c3,d4"], "1", "2", "rays that could not tell you much"),
    ("blackbox", ["a1,b2,c3,d4", "a1,b2,c3,d4"], "end", "2", "turns ended without a ray"),
    ("blackbox", ["a1,b2,c3,d4", "a1,b2,c3,d4", "1"], "end", "+a1", "not guessing in time"),
    ("blackbox", ["a1,b2,c3,d4", "a1,b2,c3,d4"], "+a1", "+b1", "markers where no atom could be"),
]


@pytest.mark.parametrize(("slug", "before", "played", "better", "kind"), FAULTS)
def test_a_fault_is_of_a_kind(
    slug: str, before: list[str], played: str, better: str, kind: str
) -> None:
    match = Match.new(slug, ("fred", "ned"), seed=4)

    def move(text: str) -> Any:
        return match.game.parse_move(match.view(match.to_move), text, closed=False)[0]

    for text in before:
        match.play(move(text))
    view = match.view(match.to_move)
    assert FAULTS_OF[slug](match.game, view, move(played), move(better)).kind == kind


@pytest.mark.parametrize(
    ("setup", "played", "better", "kind"),
    [
        ("O: a3=3; X: e2=1; move: O", "3xa3-a4", "3xa3-b3", "less promising moves"),
        ("O: a3=1 c1=1; X: c3=2 e2=3; move: O", "a3-a4", "a3-c3", "captures that were not made"),
        ("O: a3=2; X: c5=1; move: O", "a3-c3", "2xa3-b3", "stacks that could be captured"),
        # What can be taken from others is no fault of one's own.
        ("O: d1=5; X: d5=1; Y: d7=1; move: O", "5xd1-e1", "5xd1-d2", "less promising moves"),
    ],
)
def test_stacks_are_counted_where_moves_are_too_many_to_be_tried(
    setup: str, played: str, better: str, kind: str
) -> None:
    names = ("fred", "ned", "ted")[: 3 if "Y:" in setup else 2]
    match = Match.new("adamas", names, setup=setup)
    view = match.view(0)
    moves = [match.game.parse_move(view, text, closed=False)[0] for text in (played, better)]
    assert FAULTS_OF["adamas"](match.game, view, *moves).kind == kind


def test_our_five_games_name_them() -> None:
    assert set(FAULTS_OF) >= FIVE


@pytest.mark.parametrize("slug", FAULTS_OF)
def test_every_move_that_is_a_fault_is_of_a_kind(slug: str) -> None:
    match = Match.new(slug, ("fred", "ned"), seed=4)
    for _ in range(12):
        view = match.view(match.to_move)
        moves = [move for move, _ in zip(match.legal_moves(), range(3), strict=False)]
        fault = FAULTS_OF[slug](match.game, view, moves[0], moves[-1])
        assert fault.kind
        assert len(fault.happened.split()) <= 9
        assert fault.happened.startswith(view.names[view.mover])
        match.play(moves[-1])


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_every_game_is_told_in_up_to_three_sentences(slug: str) -> None:
    match = Match.new(slug, ("fred", "ned"), seed=4)
    for _ in range(3):
        match.play(next(match.legal_moves()))
    match.resign(match.to_move or 0)
    review = Review(match)
    for _ in review.work(Event(), scale=0.05):
        pass
    for sentences in review.summaries():
        assert 1 <= len(sentences) <= 3
