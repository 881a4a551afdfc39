"""What each decision of a match was worth, and what was luck.

`QUINCUNX_PLIES=40 pytest tests/rules/review -k could_not_know -s` compares verdicts of more than
1,000 plies of each game with secrets.
"""

import json
import os
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from random import Random
from threading import Event
from time import monotonic
from typing import Any

import pytest

from rules.core import IllegalMove
from rules.games import GAMES, game_named
from rules.match import Match
from rules.playout import random_move
from rules.review import EFFORTS, Mark, Review, accounts, compare, judge, marked, name_of
from tests.rules.variants import Variant

pytestmark = pytest.mark.slow

MATCHES = int(os.environ.get("QUINCUNX_PLIES", "1"))
HIDDEN = [game.slug for game in GAMES if game.hidden]
THREE = (Variant("adamas", 3, {"size": 3}), Variant("mono", 3, {"size": 4, "take_min": True}))


def played(variant: Variant, plies: int = 6, seed: int = 1) -> Match:
    """A match of a few random moves, given up by whoever is left to move."""
    match, rng = variant.match(seed=3), Random(seed)
    while match.ply < plies and match.outcome is None:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    while match.outcome is None and match.to_move is not None:
        match.resign(match.to_move)
    return match


glances: dict[str, Review] = {}
"""By the name of the match, as many tests look at the same ones."""


def at_a_glance(match: Match) -> Review:
    """A review of its own, with all that a glance finds."""
    review, name = Review(match), name_of(match)
    if (known := glances.get(name)) is not None:
        review.take(known.verdicts, known.known_standings)
        return review
    moves = sum(not decision.command for decision in review.decisions)
    for _, _ in zip(range(moves), review.work(Event()), strict=False):
        pass
    glances[name] = Review(match)
    glances[name].take(review.verdicts, review.known_standings)
    return review


@pytest.mark.parametrize("variant", [*(Variant(game.slug) for game in GAMES), *THREE], ids=str)
def test_luck_and_skill_add_up_to_what_the_match_changed(variant: Variant) -> None:
    match = played(variant)
    review = at_a_glance(match)
    assert match.outcome is not None
    for player, account in enumerate(review.accounts()):
        assert account.final == match.outcome.share(player)
        assert account.luck + account.skill == pytest.approx(
            account.final - account.initial, abs=1e-6
        )
        if not (match.game.hidden or match.game.chance):
            assert account.luck == 0
    parted = review.changes()
    assert len(parted) == len(review.decisions)
    for player, account in enumerate(review.accounts()):
        assert sum(row[player][0] for row in parted) == pytest.approx(account.skill, abs=1e-9)
        assert sum(row[player][1] for row in parted) == pytest.approx(account.luck, abs=1e-9)
    if not match.game.hidden:
        for number in range(len(review.decisions) + 1):
            assert sum(review.standings(number)) == pytest.approx(1), "somebody wins"


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_who_works_elsewhere_finds_the_same(slug: str) -> None:
    match = played(Variant(slug))
    here, elsewhere = at_a_glance(match), Review(match)
    moves = sum(not decision.command for decision in here.decisions)
    with ThreadPoolExecutor(2) as executor:
        work = elsewhere.work(Event(), executor=executor, jobs=2)
        assert len({number for _, number in zip(range(moves), work, strict=False)}) == moves
    assert elsewhere.verdicts == here.verdicts
    for number in range(len(here.decisions) + 1):
        assert elsewhere.standings(number) == here.standings(number)


def test_no_closer_look_begins_that_would_end_too_late() -> None:
    review = Review(played(Variant("holomino")))
    for _ in review.work(Event(), until=monotonic() - 1):
        pass
    assert {verdict.effort for verdict in review.verdicts if verdict is not None} == {0}


def test_who_waits_for_others_stops_when_asked() -> None:
    class Endless(Executor):
        """Begins and never ends."""

        def __init__(self) -> None:
            self.begun: list[Future[Any]] = []

        def submit(self, fn: object, /, *args: object, **kwargs: object) -> Future[Any]:
            self.begun.append(Future())
            stop.set()
            return self.begun[-1]

    stop, executor = Event(), Endless()
    assert not [*Review(played(Variant("dragons"))).work(stop, executor=executor, jobs=3)]
    assert [future.cancelled() for future in executor.begun] == [True] * 3


@pytest.mark.parametrize("variant", [Variant("dragons"), Variant("holomino"), *THREE], ids=str)
def test_whoever_moves_stands_as_a_closer_look_has_it(variant: Variant) -> None:
    match = played(variant)
    review, number = at_a_glance(match), 1
    glance, verdict = review.standings(number), review.verdicts[number]
    mover = review.decisions[number].player
    assert verdict is not None
    review.verdicts[number] = replace(verdict, effort=1, expected=0.25, expected_best=0.75)
    closer = review.standings(number)
    assert closer[mover] == 0.75, "who gives 50 % away had them before"
    others = [player for player in range(len(glance)) if player != mover]
    if match.game.hidden:
        assert all(closer[player] == glance[player] for player in others), "as each sees it"
    else:
        assert sum(closer) == pytest.approx(1)
        assert [closer[player] / 0.25 for player in others] == pytest.approx(
            [glance[player] / (1 - glance[mover]) for player in others]
        )
    assert review.known_standings[number] == glance, "what is kept does not go deeper twice"
    for account in review.accounts():
        assert account.luck + account.skill == pytest.approx(account.final - account.initial)


@pytest.mark.parametrize("slug", ["adamas", "dragons"])
def test_without_luck_whoever_moves_stands_as_the_best_move_has_it(slug: str) -> None:
    review = at_a_glance(played(Variant(slug)))
    for number, verdict in enumerate(review.verdicts):
        if verdict is not None:
            mover = review.decisions[number].player
            assert review.standings(number)[mover] == verdict.expected_best


@pytest.mark.parametrize("players", [3, 4])
def test_of_several_who_stand_alike_each_wins_as_often_as_the_others(players: int) -> None:
    start = at_a_glance(played(Variant("mono", players, {"size": 4}), plies=0)).standings(0)
    assert sum(start) == pytest.approx(1, abs=0.2)


def test_of_two_players_one_s_skill_is_the_other_s_loss() -> None:
    one, other = accounts([(0.5, 0.5), (0.3, 0.7), (1.0, 0.0)], [0, 1], [0.4, 0.6])
    assert one.skill == pytest.approx(-other.skill) == pytest.approx(-0.1 + 0.1)
    assert one.luck == pytest.approx(-other.luck) == pytest.approx(0.5)


@pytest.mark.parametrize("slug", HIDDEN)
def test_a_verdict_is_the_same_for_all_that_the_mover_could_not_know(slug: str) -> None:
    game, compared = game_named(slug), 0
    for seed in range(1, MATCHES + 1):
        for decision in played(Variant(slug), 6 if MATCHES == 1 else 60, seed).decisions():
            if decision.command:
                continue
            view = decision.views[decision.player]
            other = game.view(game.resample(view, Random(seed)), decision.player)
            assert judge(other, decision.move, 0) == judge(view, decision.move, 0)
            compared += 1
    print(f"{slug}: {compared} verdicts compared")
    assert compared


@pytest.mark.parametrize("variant", [Variant(game.slug) for game in GAMES], ids=str)
def test_another_move_is_compared_with_the_best_one_that_is_known(variant: Variant) -> None:
    decision = [*played(variant).decisions()][3]
    view, rng = decision.views[decision.player], Random(2)
    known = judge(view, decision.move, 0)
    for _ in range(3):
        other = random_move(game_named(variant.slug), view, rng)
        found, anew = compare(view, other, known), judge(view, other, 0)
        assert found.played == str(other)
        assert found.expected == anew.expected
        assert found.expected_best in (known.expected_best, found.expected)
        assert found.lost == max(0.0, found.lost)
    best = game_named(variant.slug).parse_move(view, known.best, closed=False)[0]
    assert compare(view, best, known).mark is Mark.BEST


def test_a_move_as_good_as_any_found_needs_no_reason_and_a_worse_one_has_it() -> None:
    review = at_a_glance(played(Variant("dragons"), plies=10))
    verdicts = [verdict for verdict in review.verdicts if verdict]
    for verdict in verdicts:
        assert (verdict.why is None) == (verdict.best == verdict.played) == (verdict.lost == 0)
    assert any(verdict.mark is Mark.BLUNDER for verdict in verdicts)


@pytest.mark.parametrize("slug", HIDDEN)
def test_secrets_of_a_match_that_goes_on_stay_closed(slug: str) -> None:
    with pytest.raises(IllegalMove, match="secret until the game is over"):
        Review(Match.new(slug))


def test_what_was_stopped_goes_on_where_it_was_left_and_comes_to_the_same() -> None:
    match = played(Variant("holomino"), plies=4)
    whole = at_a_glance(match)
    review, stop = Review(match), Event()
    work = review.work(stop)
    assert next(work) == 0
    stop.set()
    assert list(work) == []
    for _, _ in zip(range(3), review.work(Event()), strict=False):
        pass
    assert review.verdicts == whole.verdicts


def test_after_a_glance_the_worst_come_first() -> None:
    review = Review(played(Variant("holomino"), plies=4))
    work = review.work(Event())
    for _ in range(4):
        next(work)
    lost = [verdict.lost if verdict else -1 for verdict in review.verdicts]
    worst = next(work)
    assert lost[worst] == max(lost)
    deepened = review.verdicts[worst]
    assert deepened is not None
    assert deepened.effort == 1 < len(EFFORTS)


def test_a_review_that_has_not_seen_every_move_tells_no_luck() -> None:
    with pytest.raises(ValueError, match="no verdict"):
        Review(played(Variant("dragons"), plies=2)).accounts()


def test_it_can_be_written_as_json() -> None:
    review = at_a_glance(played(Variant("holomino"), plies=3))
    facts = json.loads(json.dumps(review.to_dict()))
    assert [one and one["player"] for one in facts["verdicts"]] == [0, 1, 0, None]


def test_the_marks_follow_from_what_is_given_away() -> None:
    assert marked(0.0, best=True) is Mark.BEST
    marks = [marked(lost) for lost in (0.04, 0.05, 0.1, 0.2)]
    assert marks == [Mark.GOOD, Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER]


@pytest.mark.parametrize(
    ("position", "only"),
    [("O: c1=1; X: c5=1; move: O", True), ("O: a3=1 c1=1; X: e3=1 c5=1; move: O", False)],
)
def test_a_second_look_says_whether_a_move_is_the_only_one(position: str, only: bool) -> None:
    game = game_named("adamas")
    view = game.view(game.set_up(game.options(), ("fred", "ned"), position), 0)
    first = next(game.legal_moves(view))
    verdict = judge(view, first, 1)
    best = game.parse_move(view, verdict.best, closed=False)[0]
    assert verdict.only == judge(view, best, 1).only == only
    assert not judge(view, first, 0).only
