"""Luck by letters: even, the same everywhere, and out of everybody's hands."""

from collections import Counter
from random import Random

import pytest

from rules.letters.keys import Chain, Keys, before, joined
from rules.letters.luck import Stream, luck_of
from tests.rules.letters.correspondence import begin, play_on
from tests.rules.variants import Variant

CHI_SQUARED = {2: 13.8, 5: 22.5, 6: 24.1, 40: 82.1}
"""Values that even numbers of this many kinds exceed once in 10,000 times."""


@pytest.mark.parametrize("end", CHI_SQUARED)
def test_numbers_are_even(end: int) -> None:
    stream, draws = Stream(b"even"), 500 * end
    counts = Counter(stream.below(end) for _ in range(draws))
    expected = draws / end
    off = sum((counts[n] - expected) ** 2 / expected for n in range(end))
    assert off < CHI_SQUARED[end]


def test_the_stream_is_the_same_everywhere() -> None:
    stream = Stream(bytes(32))
    assert [stream.below(1000) for _ in range(6)] == [100, 300, 274, 573, 786, 915]


def test_all_orders_of_seats_occur() -> None:
    orders = Counter(Stream(bytes([one])).order(3) for one in range(250))
    assert len(orders) == 6


def test_a_draw_changes_with_each_players_link() -> None:
    links = [bytes([one]) * 32 for one in range(3)]
    base = luck_of(b"match", 5, links)
    for place in range(3):
        changed = [b"x" * 32 if place == at else link for at, link in enumerate(links)]
        assert luck_of(b"match", 5, changed) != base
    assert luck_of(b"match", 6, links) != base


def test_the_luck_depends_on_links_alone() -> None:
    """Otherwise a player could vary the text of a letter until the luck is right."""
    sides, last = begin(Variant("holomino"), Random(3))
    last = play_on(sides, last, Random(3), letters=6)
    writer, tables = sides[last.table.pen or 0], []
    reader = sides[1 - writer.party]
    match = writer.seen.match
    assert match is not None
    before_writing = writer.table
    for note in ("", "another note"):
        writer.table = before_writing
        writer.write([str(next(iter(match.legal_moves())))], note)
        seen = writer.table.resolved(reader._next_link()).match
        assert seen is not None
        tables.append([ply.draws for ply in seen.plies])
    assert tables[0] == tables[1]


def test_each_link_leads_to_the_one_before() -> None:
    chain = Chain(Keys(bytes(32)).derived("chain"))
    assert all(before(chain.link(n + 1)) == chain.link(n) for n in range(50))


def test_joined_parts_cannot_be_confused() -> None:
    assert joined("a", [b"bc", b"d"]) != joined("a", [b"b", b"cd"]) != joined("ab", [b"c", b"d"])
