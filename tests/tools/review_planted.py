"""Checks of reviews: planted blunders, false alarms, stability, start values and parity.

    python -m tests.tools.review_planted blunders GAME [--count 100] [--seed 1] [--pace 0.2]
    python -m tests.tools.review_planted alarms GAME
    python -m tests.tools.review_planted starts GAME
    python -m tests.tools.review_planted stability GAME
    python -m tests.tools.review_planted parity GAME

All of them play matches between computer players. `--pace` multiplies their thinking time. After
each match they print the results so far with 95 % intervals. `blunders` replaces one move of a
Master's match by one that gives away 0.3 according to a long search. Where moves win and lose by
force, both the win and the loss are proven. With `--judge NAME`, a player of
`tests.oracles.opponents` plays on against itself after both moves, and the move loses 0.3 on
average. It counts how often the review flags its ply, and how often as a loss of 0.3. `alarms`
counts the flagged moves of Masters that a review with ten times the work does not flag. `starts`
reviews matches between levels. It prints the value of the first position, the largest difference
between losses, luck and result, the losers without a loss or an explanation, and the time.
`stability` compares the flagged plies with those found with ten times the work. `parity` adds up
what both players expect in neighbouring positions.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from random import Random
from statistics import fmean
from threading import Event
from time import process_time
from typing import Any

from rules.core import CHANCE, AnyGame, Position
from rules.core.analysis import Line
from rules.games import game_named
from rules.match import Match
from rules.players import Player, analyse, seat
from rules.players.analysis import work_of
from rules.playout import random_move
from rules.review import Review
from rules.tournament.tournament import interval
from tests.oracles import opponents

LEVELS = ((5, 3), (4, 2), (3, 1), (5, 5), (2, 4))
_MOST = 160
"""The number of plies after which a player resigns."""
_BY_CHANCE = 2
"""The number of random moves at the start of a match in games without luck."""
_LONG = 10.0
"""The factor by which a long search works more than a review."""
_TRIED = 12
_SCREENED, _JUDGED = 5, 30
"""The numbers of matches that a judge plays after each move tried, and again after a bad one."""
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
    while match.outcome is None and match.to_move is not None and match.ply < _MOST:
        match.play(players[match.to_move].choose(match.view(match.to_move), Event()))
    if match.outcome is None and match.to_move is not None:
        match.resign(match.to_move)
    match.levels = levels
    return match


def reviewed(match: Match, scale: float = 1.0) -> Review:
    """Return the review of a match with `scale` times the usual work."""
    review = Review(match)
    for _ in review.work(Event(), scale=scale):
        pass
    return review


def flagged(review: Review) -> set[int]:
    """Return the numbers of the decisions whose actual loss is that of a mistake or worse."""
    return {
        number
        for number, verdict in enumerate(review.verdicts)
        if verdict is not None and verdict.lost >= 0.1
    }


def bounds(found: list[bool]) -> str:
    """Return the share, and the bounds of its 95 % interval."""
    low, high = interval([float(one) for one in found])
    return f"{sum(found)} of {len(found)} = {fmean(found):.1%} ({low:.1%} to {high:.1%})"


def bad_move(game: AnyGame, view: Position, own: Any, rng: Random) -> Any | None:
    """Return a move that gives away 0.3 against the Master's move by a long search, or None."""
    moves = list(islice(game.legal_moves(view), 400))
    rng.shuffle(moves)
    best = analyse(view, work_of(1.0), (own,))
    for move in moves[:_TRIED]:
        if best.value - _line(game, view, move, 1.0).value >= 0.3:
            surely, bad = analyse(view, work_of(_LONG), (own,)), _line(game, view, move, _LONG)
            # An estimate cannot be compared with a proof: the first move may win, or the second
            # lose, too.
            known = (surely.best.proof is not None) == (bad.proof is not None)
            if known and surely.value - bad.value >= 0.3:
                return move
    return None


def judged_bad(game: AnyGame, view: Position, own: Any, rng: Random, judge: str) -> Any | None:
    """Return a move that gives away 0.3 against the Master's in a judge's matches, or None."""
    make = getattr(opponents, judge)
    players: list[Player] = [make(game.slug, rng.getrandbits(32), _HASTE) for _ in view.names]

    def share(move: object, count: int) -> float:
        return fmean(_played_out(game, view, move, players, rng) for _ in range(count))

    moves = [move for move in islice(game.legal_moves(view), 400) if move != own]
    best = share(own, _SCREENED)
    for move in rng.sample(moves, min(_TRIED, len(moves))) if best >= 0.5 else ():
        if best - share(move, _SCREENED) >= 0.5:
            return move if share(own, _JUDGED) - share(move, _JUDGED) >= 0.3 else None
    return None


def _played_out(
    game: AnyGame, view: Position, move: object, players: list[Player], rng: Random
) -> float:
    """Return the mover's share of a match that begins with a move and is played on by a judge."""
    state = game.apply(game.resample(view, rng), move)
    for _ in range(_MOST):
        if state.to_move is None:
            break
        if state.to_move == CHANCE:
            move = game.draw(state, rng)
        else:
            move = players[state.to_move].choose(game.view(state, state.to_move), Event())
        state = game.apply(state, move)
    return 0.5 if state.outcome is None else float(state.outcome.share(view.mover))


def _line(game: AnyGame, view: Position, move: object, scale: float) -> Line[object]:
    """Return the value of a move by a separate search of the position after it."""
    if game.hidden or game.chance:
        line = analyse(view, work_of(scale), (move,)).line_of(move)
        assert line is not None
        return line
    after = game.apply(view, move)
    if after.outcome is not None:
        return Line(move, float(after.outcome.share(view.mover)), proof=1)
    best = analyse(after, work_of(scale)).lines[0]
    return Line(move, 1 - best.value, proof=best.proof)


def blunders(game: AnyGame, given: Namespace, rng: Random) -> Iterator[str]:
    found, as_bad = list[bool](), list[bool]()
    while len(found) < given.count:
        match = match_of(game, (5, 5), rng, given.pace)
        decisions = [one for one in match.decisions() if not one.command]
        places = list(range(2, len(decisions) - 1))
        rng.shuffle(places)
        for place in places[:4]:
            decision = decisions[place]
            view = decision.views[decision.player]
            bad = (
                judged_bad(game, view, decision.move, rng, given.judge)
                if given.judge
                else bad_move(game, view, decision.move, rng)
            )
            if bad is None:
                continue
            planted = match.copy(decision.ply - 1)
            planted.play(bad)
            players = [seat(game.slug, 5, n, pace=given.pace, now=process_time) for n in (1, 2)]
            while planted.outcome is None and planted.to_move is not None and planted.ply < _MOST:
                turn = planted.to_move
                planted.play(players[turn].choose(planted.view(turn), Event()))
            if planted.outcome is None and planted.to_move is not None:
                planted.resign(planted.to_move)
            review = reviewed(planted)
            number = next(n for n, d in enumerate(review.decisions) if d.ply == decision.ply)
            verdict = review.verdicts[number]
            assert verdict is not None
            found.append(number in flagged(review))
            as_bad.append(verdict.lost >= 0.3)
            yield (
                f"flagged {bounds(found)}, as blunders {bounds(as_bad)}; "
                f"the last: {verdict.played}, {verdict.lost:.2f}"
            )
            break


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
        error = 1.96 * spread / len(sums) ** 0.5
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
    parser.add_argument("--judge", help="an independent player, such as blocker, for blunders")
    given = parser.parse_args()
    rng = Random(f"{given.game} {given.what} {given.seed}")
    for line in WAYS[given.what](game_named(given.game), given, rng):
        print(f"{given.game}: {line}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
