"""Dragons and its oracle play the same random matches and have to agree after every ply."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

import pytest

from rules.match import Match
from tests.oracles.dragons import (
    COLOURS,
    FLAGS,
    DragonsOracle,
    all_states,
    option_conflicts,
)
from tests.oracles.tandem import (
    assert_agree,
    assert_options_refused,
    assert_refused,
    scaled,
    shown,
    some,
    twin,
)

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]

PLIES = 12  # of each batch; the environment variable QUINCUNX_PLIES multiplies it
MOST_PLIES = 3000
OPTION_SETS = 80
JUNK = ("", "d", "3", "d0", "d-1", "m1", "dd3", "d3:1", "d 3 x", "pass", "?1", "d3,d3")


def start(options: Mapping[str, Any], seed: int) -> tuple[Match, DragonsOracle]:
    match = Match.new("dragons", names=("O", "X"), options=dict(options), seed=seed)
    return match, DragonsOracle(**options)


def play(match: Match, oracle: DragonsOracle, text: str) -> None:
    match.play(text)
    oracle.play(text)


def perturbed(oracle: DragonsOracle, rng: random.Random) -> set[str]:
    """Texts that look like moves; many are none."""
    count = len(oracle.positions())
    numbers = [*range(count + 3), rng.randint(count, 3 * count)]
    states = all_states(oracle.cross) + rng.choice("ghijklmz")
    return {rng.choice(states) + str(rng.choice(numbers)) for _ in range(30)} | {rng.choice(JUNK)}


def probe(match: Match, oracle: DragonsOracle, options: Mapping[str, Any], seed: int) -> None:
    """Expect the oracle's legal moves to be played as it says, and the rest to be refused."""
    rng = random.Random(seed)
    legal = oracle.legal_texts()
    for text in some(rng, legal, 3):
        ahead, oracle_ahead = twin(match), oracle.clone()
        play(ahead, oracle_ahead, text)
        assert_agree(ahead, oracle_ahead, options)
    assert_refused(match, *some(rng, perturbed(oracle, rng) - legal, 6))


# Players who like to close things.

Worth = Callable[[DragonsOracle], float]


def eyes(oracle: DragonsOracle) -> float:
    return sum(dragon.eyes for colour in COLOURS for dragon in oracle.dragons(colour))


def builder(oracle: DragonsOracle) -> float:
    """Eyes, dragons and automatic moves, but no end."""
    value = eyes(oracle) + 3 * len(oracle.completed()) + 0.3 * len(oracle.autos)
    return value - 20 * (oracle.ending == "aim reached")


def finisher(oracle: DragonsOracle) -> float:
    return builder(oracle) + 40 * (oracle.ending == "aim reached")


def gambler(oracle: DragonsOracle) -> float:
    """As few automatic moves and as many choices as possible: long games."""
    return len(oracle.gaps()) - len(oracle.autos) - 5 * (oracle.ending == "aim reached")


def dead_cells(oracle: DragonsOracle) -> int:
    return sum(not oracle.matching_states(cell) for cell in oracle.empty_cells())


def wrecker(oracle: DragonsOracle) -> float:
    """Dead cells, and as few automatic moves as possible."""
    return 9 * dead_cells(oracle) - len(oracle.autos) - 9 * (oracle.ending == "aim reached")


STYLES: tuple[tuple[int, Worth], ...] = (
    (1, builder),  # at random
    (6, builder),
    (6, finisher),
    (9, finisher),
    (4, gambler),
    (6, wrecker),
)


def choose(oracle: DragonsOracle, style: tuple[int, Worth], rng: random.Random) -> str:
    choices, worth = style
    candidates = some(rng, oracle.legal_texts(), choices)
    if len(candidates) == 1:
        return candidates[0]

    def ahead(text: str) -> float:
        then = oracle.clone()
        then.play_unchecked(text)
        return worth(then) + rng.random() / 10

    return max(candidates, key=ahead)


def events(oracle: DragonsOracle) -> set[str]:
    seen = {"auto moves"} if oracle.autos else set()
    seen |= {"gap"} if oracle.gaps() else set()
    seen |= {"dead cell"} if dead_cells(oracle) else set()
    seen |= {f"{dragon.colour} completed" for dragon in oracle.completed()}
    if oracle.ending:
        seen.add(f"{oracle.ending} {sorted(oracle.winners)}")
    return seen


def interrupt(match: Match, oracle: DragonsOracle, rng: random.Random) -> None:
    """Now and then somebody resigns, or both agree to a draw."""
    assert oracle.to_move is not None
    if rng.random() < 0.7:
        player = rng.choice([0, 1])
        match.resign(player)
        oracle.resign(player)
    else:
        match.propose_draw(oracle.to_move)
        match.answer_draw(1 - oracle.to_move, True)
        oracle.agree_to_draw()


def play_one(options: Mapping[str, Any], seed: int) -> Counter[str]:
    rng = random.Random(seed)
    match, oracle = start(options, seed)
    assert_agree(match, oracle, options)
    style, seen = rng.choice(STYLES), Counter[str]()
    stop = rng.randint(0, 30) if rng.random() < 0.1 else -1
    while oracle.to_move is not None:
        if stop == seen["plies"]:
            interrupt(match, oracle, rng)
        else:
            if rng.random() < 0.2:
                probe(match, oracle, options, rng.randrange(10**9))
            play(match, oracle, choose(oracle, style, rng))
        assert_agree(match, oracle, options)
        seen.update(events(oracle))
        seen["plies"] += 1
    assert_refused(match, "a1")
    return seen


def play_many(options: Mapping[str, Any], reached: set[str], plies: int) -> None:
    """Whole matches: so many plies at least, and on until all of these things have happened."""
    seen, seed = Counter[str](), SOON.get(shown(options), 100)
    while seen["plies"] < plies or not reached <= set(seen):
        assert seen["plies"] < plies + MOST_PLIES, reached - set(seen)
        seen += play_one(options, seed)
        seed += 1


O_WON, X_WON = "aim reached [0]", "aim reached [1]"
O_OUT, X_OUT, DRAWN_OUT = "tiles ran out [0]", "tiles ran out [1]", "tiles ran out [0, 1]"
SOON = {
    shown({}): 118,
    shown({"cross": True, "start_tip": True}): 110,
    shown({"all_out_most_eyes": True, "num_eyes": 2}): 116,
    shown({"all_out_most_eyes": True}): 116,
    shown({"tie_largest_loses": True, "num_tiles": 30}): 116,
}
"""The first match where what must happen is rare and happens soon: so few matches will do."""
BATCHES: list[tuple[dict[str, Any], set[str]]] = [
    ({}, {O_WON, X_WON, DRAWN_OUT, "auto moves", "gap"}),
    ({"cross": True, "start_tip": True}, {O_WON, X_WON, DRAWN_OUT, "auto moves"}),
    ({"may_complete": True, "num_tiles": 25}, {DRAWN_OUT, "dead cell"}),
    ({"tantrix": True}, {O_OUT, X_OUT, DRAWN_OUT}),
    ({"tantrix": True, "num_eyes": 4}, {O_OUT, X_OUT}),
    ({"end_first": True, "tie_largest_loses": True}, {DRAWN_OUT}),
    ({"all_out_most_eyes": True, "num_eyes": 2}, {O_OUT, X_OUT, DRAWN_OUT}),
    ({"end_single": True, "start_joint": True, "tails": True}, {DRAWN_OUT}),
    ({"end_most": True, "tie_largest_wins": True, "num_tiles": 20}, {O_OUT, X_OUT}),
    ({"all_out_most_eyes": True}, {O_OUT, X_OUT, DRAWN_OUT, "O completed", "X completed"}),
    ({"tie_largest_wins": True, "num_tiles": 20}, {O_OUT, X_OUT}),
    ({"tie_largest_loses": True, "num_tiles": 30}, {O_OUT, X_OUT}),
    ({"loop_closed": True, "cross": True, "must_complete": True}, {DRAWN_OUT}),
    ({"long_loop": True, "cross": True, "tie_none": True}, {O_WON, X_WON, DRAWN_OUT}),
]


@pytest.mark.parametrize(("options", "reached"), BATCHES, ids=shown)
def test_lockstep(options: dict[str, Any], reached: set[str]) -> None:
    play_many(options, reached, scaled(PLIES))


BOTH_COMPLETE = (
    "c6 k6 c4 k4 i6 i7 d10 j12 h3 j5 i4 b14 j11 j12 l17 b13 k14 g8 b20 l7 j27 k25 i22 l18 i16 h26"
    " k28 h31 h25 k20 d17 g10 i31 j29 i28 j34 h24 a9 j19 k4 c20 g27 g36"
)
EQUAL_LOOPS = "g5 c1 b4 a9 c13 c6 i10 i7 l11 f8 c16 i13 c10"
O_LONGER = "b5 f5 a10 d12 c4 d6 g18"
X_LONGER = "b5 f5 a10 d12 c4 d6 a7 a13 b22 d24 g26"
O_CLOSES = "d5 c4 e1 h4 g4 f13 b10 e11 d22 d1"
X_CLOSES = "b5 f5 g10 h12 c11 e11"
CROSS_EQUAL = "h1 c2 f2 d12 c11 f11 g7 c1"
# The largest completed dragons have seven tiles each; one of them lies twice on the same tile.
SEVEN_TILES_EACH = (
    "d2 f1 k4 d1 d14 f1 f6 d14 e5 i9 k15 j17 g25 k20 a6 b21 i13 c4 k7 l11 l17 g19 j21 i23 l28 k16"
    " g1 g14 g7 l9"
)
RARE: list[tuple[dict[str, Any], str, str]] = [
    ({}, EQUAL_LOOPS, "aim reached [0, 1]"),
    ({"cross": True}, O_LONGER, O_WON),
    ({"cross": True}, X_LONGER, O_WON),  # the tiles run out in the middle of the auto moves
    ({"cross": True, "num_tiles": 120}, X_LONGER, X_WON),
    ({"cross": True}, CROSS_EQUAL, "aim reached [0, 1]"),
    ({"cross": True, "long_loop": True}, CROSS_EQUAL, "aim reached [0, 1]"),
    ({"cross": True, "loop_closed": True}, O_CLOSES, O_WON),
    ({"cross": True, "loop_closed": True}, X_CLOSES, X_WON),
    ({"cross": True, "loop_closed": True, "num_eyes": 10}, X_CLOSES, X_WON),
    ({"cross": True, "end_first": True, "num_eyes": 2}, O_CLOSES, O_WON),
    ({"cross": True, "end_single": True, "num_eyes": 2}, X_CLOSES, X_WON),
    ({"end_first": True, "num_tiles": 120}, BOTH_COMPLETE, "aim reached [0, 1]"),
    ({"end_single": True, "num_tiles": 120}, BOTH_COMPLETE, ""),
    ({"end_single": True, "num_tiles": 130}, BOTH_COMPLETE + " i18", X_WON),
    ({"end_first": True}, "g5 d1 j2", O_WON),
    ({"end_first": True}, "g2 d8 g4", X_WON),
    ({"end_single": True}, "g5 d1 j2", O_WON),
    ({"end_single": True}, "g2 d8 g4", X_WON),
    (
        {"end_most": True, "tie_largest_wins": True, "num_tiles": 94},
        SEVEN_TILES_EACH,
        DRAWN_OUT,
    ),
    ({"end_most": True}, "d1 g6 j3", O_WON),
    ({"end_most": True}, "d3 e8 h7 k6", X_WON),
]


@pytest.mark.parametrize(("options", "script", "ending"), RARE, ids=lambda value: str(value)[:60])
def test_rare_endings(options: dict[str, Any], script: str, ending: str) -> None:
    match, oracle = start(options, 1)
    for text in script.split():
        assert oracle.ending == ""
        assert_agree(match, oracle, options)
        play(match, oracle, text)
    assert_agree(match, oracle, options)
    assert oracle.ending == ending.partition(" [")[0]
    assert f"{oracle.ending} {sorted(oracle.winners)}" == ending or not ending


def random_options(rng: random.Random) -> dict[str, Any]:
    """Few flags at a time, so that about half of the sets contradict themselves."""
    options: dict[str, Any] = dict.fromkeys(rng.sample(FLAGS, rng.randint(0, 4)), True)
    if rng.random() < 0.5:
        options["num_eyes"] = rng.randint(0, 4)
    if rng.random() < 0.5:
        options["num_tiles"] = rng.randint(1, 60)
    return options


def test_lockstep_with_any_options() -> None:
    rng = random.Random(3)
    left = scaled(4 * PLIES)
    while left > 0:
        options = random_options(rng)
        if not option_conflicts(options):
            left -= play_one(options, rng.randrange(10**6))["plies"]


def test_options() -> None:
    rng = random.Random(5)
    for seed in range(scaled(OPTION_SETS)):
        options = random_options(rng)
        conflicts = option_conflicts(options)
        if conflicts:
            assert_options_refused("dragons", options, conflicts)
        else:
            assert_agree(*start(options, seed), options)


def test_every_two_options() -> None:
    """With `cross` for the aims that need it, unless that is what is asked for."""
    for pair in combinations(FLAGS, 2):
        options = dict.fromkeys(pair, True)
        if {"loop_closed", "long_loop"} & set(pair) and "tails" not in pair:
            options["cross"] = True
        conflicts = option_conflicts(options)
        if conflicts:
            assert_options_refused("dragons", options, conflicts)
        else:
            assert_agree(*start(options, 1), options)
