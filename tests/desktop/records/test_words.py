"""The words about a record say the same as the table did."""

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.records.record_index import RecordEntry
from desktop.records.words import below_name, state_of, turns_of

NAMES = ("Ann", "Bob", "Cleo")


@pytest.mark.parametrize(
    ("winners", "scores", "words"),
    [
        ((0,), (7, 4, 5), "Ann won by 2"),
        ((1,), (), "Bob won"),
        ((0, 2), (7, 4, 7), "A draw between Ann and Cleo"),
        ((0, 1, 2), (5, 5, 5), "A draw"),
        ((), (0, 0, 0), "Nobody won"),
    ],
)
def test_a_result_names_all_who_share_it(
    winners: tuple[int, ...], scores: tuple[int, ...], words: str
) -> None:
    entry = RecordEntry(
        Path("one.qcx"), "", 0, "mono", NAMES, winners=winners, scores=scores, over=True
    )
    assert state_of(entry) == words


def test_a_level_is_not_repeated_below_a_player_named_like_it() -> None:
    names, levels = ("Newcomer", "Cleo", "Ann"), (1, 1, None)
    entry = RecordEntry(Path("one.qcx"), "", 0, "mono", names, levels=levels)
    assert [below_name(entry, player) for player in range(3)] == ["Computer", "Newcomer", ""]


def test_the_turn_to_play_does_not_count_as_made() -> None:
    entry = RecordEntry(Path("one.qcx"), "", 0, "mono", NAMES, turns=11)
    assert turns_of(entry) == "10 turns"
    assert turns_of(replace(entry, over=True)) == "11 turns"
