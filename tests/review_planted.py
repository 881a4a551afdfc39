"""How well the review tells bad moves from good ones.

    python -m tests.review_planted [GAME …] [--moves 20] [--worth 0.25] [--seed 1] [--pace 1]

In matches of the Master against itself, moves are replaced by others that a full search, as long as
the Master thinks, knows to give away a quarter of the win, or another share of it; the review looks
at both as it does in the window: at a glance, and then more closely. Printed are the shares of
either that it calls a mistake or a blunder at both looks, the latter with the bounds that hold in
95 % of samples, and what a look takes. The Master's own moves are those of the same positions; with
less time than its own they are worse than those of a strong match, and more of them are flagged.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import fmean
from threading import Event
from time import process_time
from typing import Any

from rules.core import CHANCE, AnyGame, Position
from rules.games import GAMES, game_named
from rules.match import Match
from rules.players import MINDS, seat
from rules.playout import MOST_MOVES, random_move
from rules.review import EFFORTS, Mark, judge
from rules.review.verdict import budget, expected_once
from rules.tournament.tournament import interval

FLAGS = (Mark.MISTAKE, Mark.BLUNDER)
_FULL = len(EFFORTS) - 1
_TRIED, _SPARED = 8, 3
"""Moves of a position that are tried as bad ones; plies between two positions that are used."""
_BY_CHANCE = 2
"""Moves a match begins with that no Master chose."""
_SIFTED = 40
"""Where bad moves are rare, those that are tried are the worst of so many under another luck."""
_TOLD = 10
"""Planted moves between two lines on what has been found so far."""


def strong_moves(game: AnyGame, rng: Random, pace: float) -> Iterator[tuple[Position, Any]]:
    """Positions of matches of the Master against itself, as the mover sees them, and its moves.

    None comes twice: where there is neither luck nor secrets the matches begin with a few moves by
    chance. `pace` scales the Master's thinking time.
    """
    known = set[str]()
    by_chance = 0 if game.hidden or game.chance else _BY_CHANCE
    while True:
        match = Match.new(game.slug, seed=rng.getrandbits(32))
        for _ in range(by_chance):
            match.play(random_move(game, match.view(match.to_move), rng))
        players = [
            seat(game.slug, 5, seed=rng.getrandbits(32), pace=pace, now=process_time)
            for _ in match.names
        ]
        for ply in range(200):
            if match.outcome is not None or match.to_move is None:
                break
            view = match.view(match.to_move)
            move = players[match.to_move].choose(view, Event())
            if ply % _SPARED == 0 and len(list(islice(game.legal_moves(view), 2))) == 2:
                name = json.dumps(view.to_dict(), sort_keys=True)
                if name not in known:
                    known.add(name)
                    yield view, move
            match.play(move)


def bad_move(game: AnyGame, view: Position, worth: float, rng: Random) -> Any | None:
    """A move that a full search knows to give away so much; None if none was found.

    Bad moves are rare where luck decides much, so one that looks bad at a glance is looked at more
    closely before it is worth a full search; each look is under a luck of its own, which is never
    the review's.
    """
    mind = MINDS[game.slug]
    best = mind.advise(view, budget(mind, _FULL, None), rng).move
    moves = list(islice(game.legal_moves(view), MOST_MOVES))
    rng.shuffle(moves)
    if game.hidden or game.chance:
        lost = losses(game, view, best, moves[:_SIFTED], 0, rng)
        worst = max(lost, key=lambda move: lost[move])
        moves = [move for move in moves[:_SIFTED] if str(move) == worst]
        looks = [(0, worth / 2), (1, worth), (_FULL, worth)]
    else:
        looks = [(_FULL, worth)]
    for move in moves[:_TRIED]:
        if all(losses(game, view, best, [move], look, rng)[str(move)] >= w for look, w in looks):
            return move
    return None


def losses(
    game: AnyGame, view: Position, best: Any, moves: list[Any], effort: int, rng: Random
) -> dict[str, float]:
    """What moves give away against the best one, by their names: all under the same luck."""
    seeds = [rng.getrandbits(32) for _ in range(EFFORTS[effort].samples)]
    if not (game.hidden or game.chance):
        seeds = seeds[:1]

    def expected(move: Any) -> float:
        return fmean(expected_once(game, view, move, effort, Random(seed)) for seed in seeds)

    most = expected(best)
    return {str(move): most - expected(move) for move in moves}


def flagged(view: Position, move: Any) -> tuple[float, ...]:
    """Whether a move is called a mistake or worse, at a glance and at a closer look; seconds."""
    begin = process_time()
    glance = judge(view, move, 0).mark in FLAGS
    between = process_time()
    closer = judge(view, move, 1).mark in FLAGS
    return glance, closer, between - begin, process_time() - between


def told(found: list[tuple[float, ...]]) -> str:
    """What both looks flagged and took."""
    glance, closer, short, long = (fmean(column) for column in zip(*found, strict=True))
    low, high = interval([one[1] for one in found])
    return (
        f"{len(found):4} moves, flagged at a glance {glance:6.1%} ({short:.2f} s each), "
        f"then {closer:6.1%} ({low:.1%} to {high:.1%}; {long:.2f} s)"
    )


def main() -> None:
    """Prints two lines a game, and two now and then of what has been found so far."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.slug for game in GAMES])
    parser.add_argument("--moves", type=int, default=20, help="planted moves of each game")
    parser.add_argument("--worth", type=float, default=0.25, help="share of the win they give away")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=1, help="of the Master's thinking time")
    given = parser.parse_args()
    for slug in given.games:
        game, rng, since = game_named(slug), Random(f"{slug} {given.seed}"), process_time()
        own, planted = list[tuple[float, ...]](), list[tuple[float, ...]]()
        for view, move in strong_moves(game, rng, given.pace):
            assert view.to_move != CHANCE
            bad = bad_move(game, view, given.worth, rng)
            if bad is not None:
                own.append(flagged(view, move))
                planted.append(flagged(view, bad))
                if len(planted) % _TOLD == 0 or len(planted) >= given.moves:
                    print(f"{slug}: planted      {told(planted)}")
                    print(f"{slug}: the Master's {told(own)}; {process_time() - since:.0f} s")
                    sys.stdout.flush()
            if len(planted) >= given.moves:
                break


if __name__ == "__main__":
    main()
