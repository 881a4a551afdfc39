"""The counts of lines of play in `perft/`, by the rules and by the oracles.

`QUINCUNX_PERFT=deep` counts all that stands there; else what takes a moment.
"""

import os
from pathlib import Path

import pytest

from rules.games import GAMES, game_named
from tests.oracles.counting import count, counter
from tests.rules import variants
from tests.rules.variants import COUNTS, VARIANTS
from tests.tools import perft

DEEP = os.environ.get("QUINCUNX_PERFT") == "deep"
MOST = 10**9 if DEEP else 7_000
MOST_OF_ORACLES = 300_000 if DEEP else 1_600

LINES = [line for game in GAMES for line in perft.read(game.slug)]


def counted(line: perft.Line, most: int) -> range:
    """Return the depths whose counts do not exceed so many."""
    return range(1, 1 + sum(number <= most for number in line.counts))


@pytest.mark.parametrize("line", LINES, ids=str)
def test_the_rules_count_what_the_file_says(line: perft.Line) -> None:
    game, state = game_named(line.slug), line.start()
    depths = counted(line, MOST)
    assert [perft.count(game, state, depth) for depth in depths] == list(line.counts[: len(depths)])


@pytest.mark.parametrize("line", LINES, ids=str)
def test_so_do_the_oracles(line: perft.Line) -> None:
    depths = counted(line, MOST_OF_ORACLES)
    there = counter(line.slug, line.players, line.options, line.moves)
    assert [count(there, depth) for depth in depths] == list(line.counts[: len(depths)])


def test_every_variant_is_counted_from_its_start_and_on_its_way() -> None:
    for variant in VARIANTS:
        found = [
            line
            for line in LINES
            if (line.slug, line.players, line.options)
            == (variant.slug, variant.players, variant.options)
        ]
        assert len({line.moves for line in found}) >= 2, variant


def test_most_are_counted_without_waiting() -> None:
    """Else the quick half would prove nothing."""
    assert sum(len(counted(line, MOST)) for line in LINES) >= 2 * len(LINES)
    assert sum(len(counted(line, MOST_OF_ORACLES)) for line in LINES) >= 3 * len(LINES) / 2


@pytest.mark.parametrize("line", LINES[:: len(LINES) // 5], ids=str)
def test_lines_are_read_as_they_are_written(line: perft.Line) -> None:
    assert str(line) in (COUNTS / f"{line.slug}.txt").read_text(encoding="utf-8")


def test_a_game_without_a_file_is_counted_by_its_variants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variants, "COUNTS", tmp_path)
    monkeypatch.setattr(perft, "counted", lambda line: line)
    found = [*perft.completed("adamas")]
    starts = dict.fromkeys((line.players, str(line.options)) for line in found)
    expected = [(one.players, str(one.options)) for one in variants.variants_of("adamas")]
    assert [*starts] == expected


def test_a_variant_without_counts_is_counted_and_the_others_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, later, *_ = [line for line in perft.read("holomino") if line.options]
    added = " | ".join(str(start).split(" | ")[:2])
    kept = "2 |  |  | 99"
    (tmp_path / "holomino.txt").write_text(f"{kept}\n{added}\n", encoding="utf-8")
    monkeypatch.setattr(variants, "COUNTS", tmp_path)
    assert [*map(str, perft.completed("holomino"))] == [kept, str(start), str(later)]
