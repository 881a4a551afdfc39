"""Holomino and its oracle play the same random matches and have to agree after every ply."""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rules.match import Match
from tests.oracles.holomino import (
    HolominoOracle,
    IllegalText,
    canonical,
    neighbours,
    option_conflicts,
    rotations,
)
from tests.oracles.tandem import (
    assert_agree,
    assert_options_refused,
    assert_refused,
    facts,
    scaled,
    shown,
    some,
    twin,
)
from tests.rules.variants import flags_of

pytestmark = [pytest.mark.no_cover, pytest.mark.slow]

PLIES = 35  # of each batch; the environment variable QUINCUNX_PLIES multiplies it
MOST_PLIES = 5000
OPTION_SETS = 60
STYLES = ("random", "greedy", "greedy", "wide")
JUNK = (
    *("", ":", "1:", ":123", "123:", "123:0"),
    *("12:3", "1234:1", "pass", "123:-1", "123:1:1", "x:1"),
)


def missing(real: list[str], known: list[str]) -> list[str]:
    """Return what the real pool holds beyond the oracle's."""
    return list((Counter(real) - Counter(known)).elements())


def start(options: Mapping[str, Any], seed: int) -> tuple[Match, HolominoOracle]:
    match = Match.new("holomino", names=("O", "X"), options=dict(options), seed=seed)
    oracle = HolominoOracle(**options)
    told = facts(match, None)
    assert set(told["tiles"]) == {"0,0"}
    first = told["tiles"]["0,0"]
    assert first == canonical(first)
    pools, size = told["pools"], oracle.pool_size
    oracle.deal(first, [pools[0][:size], pools[1]])
    draw(match, oracle)
    return match, oracle


def draw(match: Match, oracle: HolominoOracle) -> None:
    """Tell the oracle which tile was drawn."""
    if oracle.must_draw:
        assert oracle.to_move is not None
        (tile,) = missing(facts(match, None)["pools"][oracle.to_move], oracle.pools[oracle.to_move])
        oracle.draw(tile)


def play(match: Match, oracle: HolominoOracle, typed: str) -> None:
    match.play(typed)
    oracle.play(typed)
    draw(match, oracle)


def is_legal(oracle: HolominoOracle, text: str, legal: set[str]) -> bool:
    try:
        return bool(oracle.reading(text, legal))
    except IllegalText:
        return False


def spellings(legal: str) -> set[str]:
    """Other ways to type a move, not all of which mean the same."""
    digits, colon, position = legal.partition(":")
    turned = rotations(digits)
    return {t + colon + position for t in turned} | {position + colon + t for t in turned}


def perturbed(oracle: HolominoOracle, rng: random.Random) -> set[str]:
    """Texts that look like moves; most are none."""
    legal, count = sorted(oracle.legal_texts()), len(oracle.positions())
    own, other = sorted({t[:3] for t in legal}), sorted(oracle.pools[1 - (oracle.to_move or 0)])
    tiles = [*own, *other, "".join(rng.choices("0123456789", k=3))]
    texts = {rng.choice(tiles)[::-1] for _ in range(3)} | {rng.choice(JUNK), rng.choice(tiles)}
    for _ in range(6):
        position = rng.choice([rng.randint(1, count), count + 1, 0, rng.randint(1, 300)])
        tile = "".join(rng.sample(rng.choice(tiles), 3))
        texts |= {f"{tile}:{position}", f"{position}:{tile}"}
    return texts


def probe(match: Match, oracle: HolominoOracle, options: Mapping[str, Any], seed: int) -> None:
    """Whatever the oracle reads is played as it says, and the rest is refused."""
    rng = random.Random(seed)
    legal = oracle.legal_texts()
    typed = perturbed(oracle, rng) | {s for t in some(rng, legal, 2) for s in spellings(t)}
    accepted = [text for text in sorted(typed) if is_legal(oracle, text, legal)]
    for text in some(rng, accepted, 1) + some(rng, legal, 1):
        ahead, oracle_ahead = twin(match), oracle.clone()
        play(ahead, oracle_ahead, text)
        assert_agree(ahead, oracle_ahead, options)
    assert_refused(match, *some(rng, typed - set(accepted), 6))


def choose(oracle: HolominoOracle, style: str, rng: random.Random) -> str:
    legal = sorted(oracle.legal_texts())
    if style == "random" or ":" not in legal[0] or rng.random() < 0.1:
        return rng.choice(legal)
    positions, sample = oracle.positions(), rng.sample(legal, min(len(legal), 40))

    def worth(text: str) -> float:
        ahead, cell = oracle.clone(), positions[int(text[4:])]
        ahead.table[cell] = text[:3]
        if style == "greedy":
            return ahead.move_score(ahead.holes_at(cell)) + rng.random()
        if style == "wide":
            return rng.random() - sum(near in oracle.table for near in neighbours(cell))
        tiles = [*ahead.sack, *ahead.pools[0], *ahead.pools[1]]
        return rng.random() - len(ahead.fitting(t for tile in tiles for t in rotations(tile)))

    return max(sample, key=worth)


def styles(oracle: HolominoOracle) -> tuple[str, ...]:
    """Players who block are slow to think; they only play with few tiles."""
    return (*STYLES, "block", "block") if len(oracle.sack) < 12 else STYLES


def events(oracle: HolominoOracle, text: str) -> set[str]:
    seen = {f"{len(oracle.last_holes)} holes"}
    seen |= {"passed"} if ":" not in text else set()
    seen |= {"sack empty"} if not oracle.sack else set()
    seen |= {"100 positions"} if len(oracle.positions()) >= 100 else set()
    if oracle.ending:
        seen |= {oracle.ending, f"winners {sorted(oracle.winners)}"}
    return seen


def interrupt(match: Match, oracle: HolominoOracle, rng: random.Random) -> None:
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


def play_one(options: Mapping[str, Any], seed: int, probes: float, style: str = "") -> Counter[str]:
    rng = random.Random(seed)
    match, oracle = start(options, seed)
    assert_agree(match, oracle, options)
    style, seen = style or rng.choice(styles(oracle)), Counter[str]()
    stop = rng.randint(0, 40) if rng.random() < 0.15 else -1
    while oracle.to_move is not None:
        if stop == seen["plies"]:
            interrupt(match, oracle, rng)
            text = ":"
        else:
            if rng.random() < probes:
                probe(match, oracle, options, rng.randrange(10**9))
            text = choose(oracle, style, rng)
            play(match, oracle, text)
        assert_agree(match, oracle, options)
        seen.update(events(oracle, text))
        seen["plies"] += 1
    assert_refused(match, "123:1")
    return seen


def play_many(options: Mapping[str, Any], reached: set[str], plies: int, probes: float) -> None:
    """Whole matches: so many plies at least, and on until all of these things have happened."""
    seen = Counter[str]()
    seed = SOON.get(shown(options), 100)
    while seen["plies"] < plies or not reached <= set(seen):
        assert seen["plies"] < plies + MOST_PLIES, reached - set(seen)
        seen += play_one(options, seed, probes)
        seed += 1


ALL_WINNERS = {"winners [0]", "winners [1]"}
SMALL_ENDS = {"passed", "last tile placed", "last tile thrown back", "winners [0, 1]"}
SOON = {shown({"pool_size": 1, "num_digits": 3, "non_unique": True}): 357}
"""The first match where what must happen is rare and happens soon: so few matches will do."""
BATCHES: list[tuple[dict[str, Any], set[str]]] = [
    ({}, {"1 holes", "2 holes", "last tile placed", "sack empty"} | ALL_WINNERS),
    ({"limit_scores": True}, {"1 holes", "2 holes", "last tile placed"} | ALL_WINNERS),
    ({"non_unique": True}, {"1 holes", "2 holes", "3 holes", "last tile placed"}),
    ({"non_unique": True, "limit_scores": True}, {"2 holes", "3 holes"}),
    ({"pool_size": 1, "num_digits": 4}, {"last tile placed", "winners [0, 1]"}),
    ({"pool_size": 1, "num_digits": 3, "non_unique": True}, SMALL_ENDS | {"drawn by agreement"}),
    ({"pool_size": 5, "num_digits": 3, "non_unique": True}, {"resigned"}),
    ({"pool_size": 9, "num_digits": 5}, {"sack empty", "last tile placed"}),
]
BATCHES += [
    (flags, set())
    for flags in flags_of("holomino")
    if flags not in [options for options, _ in BATCHES]
]


@pytest.mark.parametrize(("options", "reached"), BATCHES, ids=shown)
def test_lockstep(options: dict[str, Any], reached: set[str]) -> None:
    play_many(options, reached, scaled(PLIES), probes=0.2)


def open_match(options: dict[str, Any], seed: int) -> tuple[str, int]:
    """Play the first few turns; return how the match ended and the number of passes.

    The end is empty if the match did not end.
    """
    match, oracle = start(options, seed)
    passes = 0
    while oracle.to_move is not None and len(oracle.table) < 4:
        text = min(oracle.legal_texts())
        if ":" not in text:
            probe(match, oracle, options, seed)
            passes += 1
        play(match, oracle, text)
        if passes:
            assert_agree(match, oracle, options)
    return oracle.ending, passes


def test_lockstep_until_nobody_can_move() -> None:
    """Openings with many digits: often somebody has no move, now and then both in succession."""
    options = {"pool_size": 1, "num_digits": 9}
    seen = Counter[tuple[str, int]]()
    for seed in range(scaled(5000)):
        seen[open_match(options, seed)] += 1
        if seen["both passed", 2] and seen["", 2]:
            break
    assert seen["both passed", 2]
    assert seen["", 2]  # two passes with a placement between them


def test_lockstep_on_a_board_with_three_digit_positions() -> None:
    options = {"non_unique": True, "num_digits": 9, "pool_size": 1}
    seen = Counter[str]()
    for seed in range(scaled(1)):
        seen += play_one(options, seed, probes=0.02, style="wide")
    assert seen["100 positions"]


def test_lockstep_with_any_options() -> None:
    rng = random.Random(3)
    left = scaled(PLIES // 2)
    while left > 0:
        options = random_options(rng)
        if not option_conflicts(options):
            left -= play_one(options, rng.randrange(10**6), probes=0.2)["plies"]


def random_options(rng: random.Random) -> dict[str, Any]:
    options = {
        "pool_size": rng.randint(0, 10),
        "num_digits": rng.randint(2, 10),
        "limit_scores": rng.random() < 0.5,
        "non_unique": rng.random() < 0.5,
    }
    return {name: value for name, value in options.items() if rng.random() < 0.7}


def test_options() -> None:
    rng = random.Random(5)
    for seed in range(scaled(OPTION_SETS)):
        options = random_options(rng)
        conflicts = option_conflicts(options)
        if conflicts:
            assert_options_refused("holomino", options, conflicts)
        else:
            assert_agree(*start(options, seed), options)
