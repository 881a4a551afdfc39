"""Checks of reviews: planted blunders, false alarms, stability, start values and parity.

    python -m tests.tools.review_planted blunders GAME [--judge greedy] [--count 100] [--pace 0.2]
    python -m tests.tools.review_planted alarms GAME
    python -m tests.tools.review_planted starts GAME
    python -m tests.tools.review_planted stability GAME
    python -m tests.tools.review_planted parity GAME

All of them play matches between computer players. `--pace` multiplies their thinking time. After
each match they print the results so far with 95 % intervals. `blunders` replaces one move of a
Master's match by one that loses 0.3 by the judgement of another program: a player of
`tests.oracles.opponents` plays on against itself after both moves, in up to 100 matches. It counts
how often the review flags the ply, and how often as a loss of 0.3. `alarms` counts the flagged
moves of Masters that a review with ten times the work does not flag. `starts` reviews matches
between levels. It prints the value of the first position, the largest difference between losses,
luck and result, the losers without a loss or an explanation, and the time.
`stability` compares the flagged plies with those found with ten times the work. `parity` adds up
what both players expect in neighbouring positions.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from itertools import islice, pairwise, zip_longest
from random import Random
from statistics import fmean, stdev
from threading import Event
from time import process_time
from typing import Any

from rules.core import CHANCE, AnyGame, Position
from rules.core.marks import Mark, marked
from rules.games import game_named
from rules.match import Match
from rules.players import Player, analyse, seat
from rules.players.analysis import work_of
from rules.playout import random_move
from rules.review import Review
from rules.tournament.tournament import SURE, interval
from tests.oracles import opponents

LEVELS = ((5, 3), (4, 2), (3, 1), (5, 5), (2, 4))
_MOST = 160
"""The number of plies after which a player resigns."""
_BY_CHANCE = 2
"""The number of random moves at the start of a match in games without luck."""
_LONG = 10.0
"""The factor by which a long search works more than a review."""
_PLACES = 30
"""The number of positions of a match in which to look for a bad move."""
_LISTED, _TRIED = 2000, 12
"""The numbers of legal moves to choose from, and of those to try."""
_SCREENED, _SURELY, _JUDGED = 5, 20, 100
"""The most matches that the judge plays to suspect a move, and the fewest and most to prove it."""
_HASTE = 0.002
"""The pace of a judge's moves."""


def match_of(game: AnyGame, levels: tuple[int, int], rng: Random, pace: float) -> Match:
    """Return a match between two levels. The player to move resigns if it becomes too long."""
    match = Match.new(game.slug, ("A", "B"), seed=rng.getrandbits(32))
    players = [
        seat(game.slug, level, seed=rng.getrandbits(32), pace=pace, now=process_time)
        for level in levels
    ]
    for _ in range(0 if game.hidden or game.chance else _BY_CHANCE):
        match.play(random_move(game, match.view(match.to_move), rng))
    _play_on(match, players)
    match.levels = levels
    return match


def _play_on(match: Match, players: list[Player]) -> None:
    while match.outcome is None and match.to_move is not None and match.ply < _MOST:
        match.play(players[match.to_move].choose(match.view(match.to_move), Event()))
    if match.outcome is None and match.to_move is not None:
        match.resign(match.to_move)


def reviewed(match: Match, scale: float = 1.0) -> Review:
    """Return the review of a match with `scale` times the usual work."""
    review = Review(match)
    for _ in review.work(Event(), scale=scale):
        pass
    return review


def flagged(review: Review) -> set[int]:
    """Return the numbers of the decisions that are mistakes or worse by their actual loss."""
    return {
        number
        for number, verdict in enumerate(review.verdicts)
        if verdict is not None
        and marked(verdict.lost, verdict.points) in (Mark.MISTAKE, Mark.BLUNDER)
    }


def bounds(found: list[bool]) -> str:
    """Return the share, and the bounds of its 95 % interval."""
    low, high = interval([float(one) for one in found])
    return f"{sum(found)} of {len(found)} = {fmean(found):.1%} ({low:.1%} to {high:.1%})"


def planted(game: AnyGame, given: Namespace, rng: Random) -> Iterator[tuple[Match, int, float]]:
    """Yield matches in which one Master's move is replaced, its ply, and what it gives away."""
    make = getattr(opponents, given.judge)
    judges = [make(game.slug, rng.getrandbits(32), _HASTE) for _ in range(2)]
    while True:
        match = match_of(game, (5, 5), rng, given.pace)
        decisions = [one for one in match.decisions() if not one.command]
        late = decisions[len(decisions) // 3 : -1]
        for decision in rng.sample(late, min(_PLACES, len(late))):
            view = decision.views[decision.player]
            bad, loss = judged_bad(game, view, decision.move, judges, rng)
            if bad is not None:
                made = match.copy(decision.ply - 1)
                made.play(bad)
                players = [seat(game.slug, 5, n, pace=given.pace, now=process_time) for n in (1, 2)]
                _play_on(made, players)
                yield made, decision.ply, loss


def judged_bad(
    game: AnyGame, view: Position, own: Any, judges: list[Player], rng: Random
) -> tuple[Any | None, float]:
    """Return a move that loses 0.3 against the Master's in the judges' matches, and its loss."""
    starts = list[tuple[Position, float]]()

    def lost(number: int, move: Any) -> float:
        if number == len(starts):
            state = game.resample(view, rng)
            starts.append((state, _share(game, state, own, judges, rng)))
        state, share = starts[number]
        return share - _share(game, state, move, judges, rng) if share else 0.0

    for move in _some_moves(game, view, own, rng):
        losses = [lost(0, move)]
        while fmean(losses) >= 0.4 and len(losses) < _SCREENED:
            losses.append(lost(len(losses), move))
        if not starts[0][1]:
            break
        if fmean(losses) >= 0.4:
            starts.clear()
            losses = [lost(number, move) for number in range(_SURELY)]
            low, high = _bounds(losses)
            while low < 0.3 < high and len(losses) < _JUDGED:
                losses.append(lost(len(losses), move))
                low, high = _bounds(losses)
            return (move if min(low + 0.15, fmean(losses)) >= 0.3 else None), fmean(losses)
    return None, 0.0


def _bounds(losses: list[float]) -> tuple[float, float]:
    error = SURE * stdev(losses) / len(losses) ** 0.5
    return fmean(losses) - error, fmean(losses) + error


def _some_moves(game: AnyGame, view: Position, own: Any, rng: Random) -> Iterator[Any]:
    """Yield some moves other than the Master's, of each kind equally many."""
    moves = [move for move in islice(game.legal_moves(view), _LISTED) if move != own]
    rng.shuffle(moves)
    kinds = dict.fromkeys(map(type, moves))
    in_turn = zip_longest(*([move for move in moves if type(move) is kind] for kind in kinds))
    return islice((move for some in in_turn for move in some if move is not None), _TRIED)


def _share(
    game: AnyGame, state: Position, move: object, judges: list[Player], rng: Random
) -> float:
    """Return the mover's share of a match that begins with a move and is played on by judges."""
    mover, state = state.mover, game.apply(state, move)
    for _ in range(_MOST):
        if state.to_move is None:
            break
        if state.to_move == CHANCE:
            move = game.draw(state, rng)
        else:
            move = judges[state.to_move].choose(game.view(state, state.to_move), Event())
        state = game.apply(state, move)
    return 0.5 if state.outcome is None else float(state.outcome.share(mover))


def blunders(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    found, as_bad = list[bool](), list[bool]()
    for match, ply, loss in islice(planted(game, given, rng), given.count):
        review = reviewed(match)
        number = next(n for n, d in enumerate(review.decisions) if d.ply == ply)
        verdict = review.verdicts[number]
        assert verdict is not None
        found.append(number in flagged(review))
        as_bad.append(verdict.lost >= 0.3)
        yield (
            f"flagged {bounds(found)}, as blunders {bounds(as_bad)}; the last: ply {ply}, "
            f"{verdict.played}, {verdict.lost:.2f}, by the judge {loss:.2f}"
        )


def alarms(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    unconfirmed = list[bool]()
    while len(unconfirmed) < given.count:
        match = match_of(game, (5, 5), rng, given.pace)
        flags, review = flagged(made := reviewed(match)), made
        closer = flagged(reviewed(match, _LONG)) if flags else set()
        for number, verdict in enumerate(review.verdicts):
            if verdict is not None:
                unconfirmed.append(number in flags and number not in closer)
        yield f"flagged and not confirmed: {bounds(unconfirmed)} of Masters' moves"


def starts(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    values, seconds, apart, silent = list[float](), list[float](), 0.0, 0
    while len(values) < given.count:
        match = match_of(game, LEVELS[len(values) % len(LEVELS)], rng, given.pace)
        begin = process_time()
        review = reviewed(match)
        seconds.append(process_time() - begin)
        values.append(review.standings(0)[0])
        for player, account in enumerate(review.accounts()):
            apart = max(apart, abs(account.initial + account.luck + account.skill - account.final))
            own = [
                verdict
                for decision, verdict in zip(review.decisions, review.verdicts, strict=True)
                if verdict is not None and decision.player == player
            ]
            said = str(review.summaries()[player][:1])
            if account.skill < -0.1 and own and "No mistakes" in said:
                silent += 1
        inside = [0.45 <= value <= 0.55 for value in values]
        yield (
            f"start within 0.45 to 0.55: {bounds(inside)}, from {min(values):.2f} to "
            f"{max(values):.2f}, mean {fmean(values):.3f}; losses, luck and result apart by "
            f"{apart:.1e}; losers with nothing given away: {silent}; "
            f"{fmean(seconds):.1f} s a review, at most {max(seconds):.1f}"
        )


def stability(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    same, moved = list[bool](), 0
    while len(same) < given.count:
        match = match_of(game, LEVELS[len(same) % len(LEVELS)], rng, given.pace)
        changed = flagged(reviewed(match)) ^ flagged(reviewed(match, _LONG))
        same.append(not changed)
        moved += len(changed)
        yield f"the same plies are flagged: {bounds(same)} matches; {moved} plies changed in all"


def parity(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    sums = list[float]()
    while len(sums) < given.count:
        match = match_of(game, (5, 5), rng, given.pace)
        values = [
            (decision.player, analyse(decision.views[decision.player], work_of(1.0)).value)
            for decision in match.decisions()
            if not decision.command
        ]
        sums += [
            one + other - 1
            for (mover, one), (answerer, other) in pairwise(values)
            if mover != answerer
        ]
        spread = (fmean(x * x for x in sums) - fmean(sums) ** 2) ** 0.5
        error = SURE * spread / len(sums) ** 0.5
        yield f"mean {fmean(sums):+.3f} ± {error:.3f} over {len(sums)} moves"


WAYS: dict[str, Callable[[AnyGame, Namespace, Random], Iterator[str]]] = {
    "blunders": blunders,
    "alarms": alarms,
    "starts": starts,
    "stability": stability,
    "parity": parity,
}


def main() -> None:
    """Print the results after each match."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=WAYS)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.2, help="of the players' thinking time")
    parser.add_argument("--judge", default="greedy", help="a player of tests.oracles.opponents")
    given = parser.parse_args()
    rng = Random(f"{given.game} {given.what} {given.seed}")
    for line in WAYS[given.what](game_named(given.game), given, rng):
        print(f"{given.game}: {line}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
