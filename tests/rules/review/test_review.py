"""What each decision of a match was worth, and what was luck.

`QUINCUNX_PLIES=40 pytest tests/rules/review -k could_not_know -s` compares verdicts of more than
1,000 plies of each game with secrets.
"""

import json
import os
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.core import IllegalMove
from rules.core.commands import RESIGN
from rules.games import GAMES, game_named
from rules.match import Match
from rules.players import hint
from rules.playout import random_move
from rules.review import (
    FAULTS,
    QUICK,
    STANDARD,
    Mark,
    MoveVerdict,
    Review,
    Settled,
    accounts,
    compare,
    judge,
    marked,
    name_of,
    reach_of,
)
from tests.rules.variants import Variant

pytestmark = pytest.mark.slow

MATCHES = int(os.environ.get("QUINCUNX_PLIES", "1"))
LITTLE = 0.05
"""The scale of the work of these reviews: what is tested is what becomes of analyses."""

HIDDEN = [game.slug for game in GAMES if game.hidden]
OPEN = ["adamas", "dragons"]
THREE = (Variant("adamas", 3, {"size": 3}), Variant("mono", 3, {"size": 4, "take_min": True}))


def played(variant: Variant, plies: int = 6, seed: int = 1, *, resigns: bool = True) -> Match:
    """Return a match of a few random moves, given up by whoever is left to move."""
    match, rng = variant.match(seed=3), Random(seed)
    while match.ply < plies and match.outcome is None:
        match.play(random_move(match.game, match.view(match.to_move), rng))
    while resigns and match.outcome is None and match.to_move is not None:
        match.resign(match.to_move)
    return match


settled: dict[str, Settled] = {}
"""By the name of the match, as many tests look at the same ones."""


def reviewed(match: Match) -> Review:
    """Return a review of its own that has settled."""
    review, name = Review(match), name_of(match)
    if name in settled:
        review.take(settled[name])
        return review
    for _ in review.work(Event(), scale=LITTLE):
        pass
    assert review.settled is not None
    settled[name] = review.settled
    return review


def verdicts_of(review: Review) -> list[MoveVerdict]:
    return [verdict for verdict in review.verdicts if verdict is not None]


@pytest.mark.parametrize("variant", [*(Variant(game.slug) for game in GAMES), *THREE], ids=str)
def test_luck_and_skill_add_up_to_what_the_match_changed(variant: Variant) -> None:
    match = played(variant)
    review = reviewed(match)
    assert match.outcome is not None
    for player, account in enumerate(review.accounts()):
        assert account.final == match.outcome.share(player)
        assert account.luck + account.skill == pytest.approx(
            account.final - account.initial, abs=1e-9
        )
    lucky = any(account.luck for account in review.accounts())
    assert lucky == (match.game.hidden or match.game.chance)
    parted = review.changes()
    assert len(parted) == len(review.decisions)
    for player, account in enumerate(review.accounts()):
        assert sum(row[player][0] for row in parted) == pytest.approx(account.skill, abs=1e-9)
        assert sum(row[player][1] for row in parted) == pytest.approx(account.luck, abs=1e-9)
    if not match.game.hidden:
        for number in range(len(review.decisions) + 1):
            assert sum(review.standings(number)) == pytest.approx(1), "somebody wins"


def test_losses_add_up_to_the_result_where_nothing_is_left_to_chance() -> None:
    for slug in OPEN:
        review = reviewed(played(Variant(slug), 10))
        last = review.decisions[-1]
        assert last.move == RESIGN
        lost = [0.0, 0.0]
        for decision, verdict in zip(review.decisions, review.verdicts, strict=True):
            if verdict is not None:
                assert verdict.lost >= 0
                lost[decision.player] += verdict.lost
        number = len(review.decisions) - 1
        lost[last.player] += review.standings(number)[last.player]
        fell = review.standings(0)[last.player]
        assert lost[last.player] - lost[1 - last.player] == pytest.approx(fell, abs=1e-9)


@pytest.mark.parametrize("slug", OPEN)
def test_a_position_is_worth_to_one_what_it_is_not_worth_to_the_other(slug: str) -> None:
    review = reviewed(played(Variant(slug), 10))
    for number, verdict in enumerate(review.verdicts):
        if verdict is not None:
            mover = review.decisions[number].player
            assert review.standings(number)[mover] == verdict.expected_best
            assert review.standings(number + 1)[mover] == pytest.approx(verdict.expected)


@pytest.mark.parametrize("slug", HIDDEN)
def test_between_own_moves_a_player_of_secrets_stands_as_after_the_last(slug: str) -> None:
    review = reviewed(played(Variant(slug)))
    stood: dict[int, float] = {}
    for number, verdict in enumerate(review.verdicts):
        for player, share in stood.items():
            if player != review.decisions[number].player:
                assert review.standings(number)[player] == share
        if verdict is not None:
            stood[review.decisions[number].player] = verdict.expected


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_who_works_elsewhere_finds_the_same(slug: str) -> None:
    match = played(Variant(slug))
    here, elsewhere = reviewed(match), Review(match)
    with ThreadPoolExecutor(2) as executor:
        for _ in elsewhere.work(Event(), executor=executor, jobs=2, scale=LITTLE):
            pass
    assert elsewhere.settled == here.settled


def test_nothing_is_told_before_it_is_settled() -> None:
    review = Review(played(Variant("dragons")))
    for part in review.work(Event(), scale=LITTLE):
        assert 0 <= part <= 1
        assert review.settled is not None or set(review.verdicts) == {None}
    assert review.settled is not None
    with pytest.raises(ValueError, match="not settled"):
        Review(played(Variant("dragons"))).accounts()


def test_looking_deeper_keeps_the_verdicts_until_the_new_ones_are_there() -> None:
    review = reviewed(played(Variant("adamas"), plies=3))
    before = review.verdicts
    for part in review.work(Event(), effort=2, scale=2 * LITTLE):
        if part < 1:
            assert review.verdicts == before
    assert {verdict.effort for verdict in verdicts_of(review)} == {2}
    assert list(review.work(Event(), effort=STANDARD)) == [], "less is known already"


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
    review = Review(played(Variant("dragons")))
    assert not [*review.work(stop, executor=executor, jobs=3)]
    assert [future.cancelled() for future in executor.begun] == [True] * 3


@pytest.mark.parametrize("slug", ["dragons", "holomino"])
def test_what_was_stopped_goes_on_where_it_was_left_and_comes_to_the_same(slug: str) -> None:
    match = played(Variant(slug), plies=4)
    whole = reviewed(match)
    review, stop = Review(match), Event()
    work = review.work(stop, scale=LITTLE)
    next(work)
    stop.set()
    assert list(work) == []
    for _ in review.work(Event(), scale=LITTLE):
        pass
    assert review.settled == whole.settled


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
            assert judge(other, decision.move, QUICK) == judge(view, decision.move, QUICK)
            compared += 1
    print(f"{slug}: {compared} verdicts compared")
    assert compared


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_another_move_is_compared_with_the_best_one_that_is_known(slug: str) -> None:
    match = played(Variant(slug))
    review, number = reviewed(match), 3
    decision, known = review.decisions[number], review.verdicts[number]
    assert known is not None
    view = decision.views[decision.player]
    other = random_move(match.game, view, Random(2))
    found = compare(view, other, known)
    assert found.played == str(other)
    assert found.expected_best == known.expected_best
    assert found.lost >= 0
    best = match.game.parse_move(view, known.best, closed=False)[0]
    assert compare(view, best, known).mark is Mark.BEST
    assert compare(view, decision.move, known) == known


def test_a_move_as_good_as_any_found_needs_no_reason_and_a_worse_one_has_it() -> None:
    verdicts = verdicts_of(reviewed(played(Variant("dragons"), plies=10)))
    for verdict in verdicts:
        assert (verdict.why is None) == (verdict.best == verdict.played) == (verdict.lost == 0)
    assert any(verdict.mark is Mark.BLUNDER for verdict in verdicts)


@pytest.mark.parametrize("slug", HIDDEN)
def test_secrets_of_a_match_that_goes_on_stay_closed(slug: str) -> None:
    with pytest.raises(IllegalMove, match="secret until the game is over"):
        Review(Match.new(slug))


def test_an_open_match_that_goes_on_ends_as_its_last_position_stands() -> None:
    review = reviewed(played(Variant("dragons"), 4, resigns=False))
    assert sum(review.standings(4)) == pytest.approx(1)
    assert review.ending() is None


def test_it_can_be_written_as_json() -> None:
    review = reviewed(played(Variant("holomino"), plies=3))
    facts = json.loads(json.dumps(review.to_dict()))
    assert [one and one["player"] for one in facts["verdicts"]] == [0, 1, 0, None]
    for one, verdict in zip(facts["verdicts"], review.verdicts, strict=True):
        if verdict is not None:
            assert one["lost"] == verdict.lost


def test_the_marks_follow_from_what_is_given_away() -> None:
    assert marked(0.0, best=True) is Mark.BEST
    marks = [marked(lost) for lost in (0.04, 0.05, 0.1, 0.2)]
    assert marks == [Mark.GOOD, *FAULTS]


def test_a_sure_loss_of_points_is_a_mistake_though_it_costs_little_of_the_win() -> None:
    assert [marked(0.02, points) for points in (4, 5, 10, 20)] == [Mark.GOOD, *FAULTS]
    assert marked(0.0, 20) is Mark.GOOD, "fewer points that win as often are as good"


def lost(share: float, *, win: int | None = None, reach: int = 2) -> MoveVerdict:
    """Return a move that gives away a forced win in so many moves, of a player of this reach."""
    weight = 1.0 if win is None else 0.5 ** max(0, win - reach)
    return MoveVerdict("a", "b", 0.5, 0.5 + share, None, 1, win=win, weight=weight)


def test_a_win_too_deep_for_the_player_is_hidden_and_no_blunder() -> None:
    assert lost(0.5, win=6).hidden == 6
    assert lost(0.5, win=6).mark is Mark.GOOD
    assert lost(0.5, win=6, reach=6).hidden is None
    assert lost(0.5, win=6, reach=6).mark is Mark.BLUNDER
    assert lost(0.5, win=1).mark is Mark.BLUNDER
    assert lost(0.5).hidden is None
    reaches = [reach_of(level) for level in range(1, 6)]
    assert reaches == sorted(reaches), "the stronger see further"


def test_a_move_of_a_hint_is_no_fault_even_if_later_positions_show_a_better_one() -> None:
    match = played(Variant("adamas", options={"size": 3}), 2, seed=7, resigns=False)
    while match.ply < 6:
        match.play(hint(match.view(match.to_move), seconds=1.0).move)
    review = Review(match)
    for _ in review.work(Event(), scale=0.5):
        pass
    verdicts = verdicts_of(review)[2:]
    assert max(verdict.lost for verdict in verdicts) > 0.1
    assert not {verdict.mark for verdict in verdicts} & {*FAULTS}
