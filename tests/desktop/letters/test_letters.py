"""Matches by letters between two windows: to the end, by the clipboard alone."""

from random import Random

import pytest

from desktop.letters.session import Stage
from desktop.new_match.request import NewMatch
from tests.desktop.letters.correspondence import ALL_NAMES, NAMES, Computer, computers, play

pytestmark = pytest.mark.usefixtures("look")
__all__ = ["computers"]

_LONG = 8


def correspond(computers: list[Computer], rng: Random, most: int = _LONG) -> None:
    """Play on until nobody has to write; after some letters somebody resigns."""
    writing, reading = computers
    while writing.session.stage is not Stage.OVER:
        session = writing.session
        if session.stage is Stage.WAIT:
            writing, reading = reading, writing
            writing.paste()
            continue
        play(writing, rng)
        if session.ply > most and session.hot_seat.acting is not None:
            session.resign()
        assert session.stage in (Stage.READY, Stage.SEND), (session.stage, writing.told)
        writing.copy()
    reading.paste()


@pytest.mark.parametrize("slug", ["dragons", "adamas", "holomino", "blackbox", "mono"])
@pytest.mark.parametrize("inviter", [0, 1])
def test_a_match_is_played_to_its_end(computers: list[Computer], slug: str, inviter: int) -> None:
    rng = Random(f"{slug}{inviter}")
    names = NAMES if inviter == 0 else NAMES[::-1]
    ann, ben = computers
    ann.invite(NewMatch(slug, names, by_lot=slug == "dragons"), inviter)
    ann.copy()
    ben.accept()
    correspond([ben, ann], rng)
    assert [one.session.stage for one in computers] == [Stage.OVER, Stage.OVER]
    records = [one.records() for one in computers]
    assert [len(found) for found in records] == [1, 1]
    texts = [[ply.text for ply in found[0].plies] for found in records]
    assert texts[0] == texts[1]
    assert records[0][0].outcome is not None


@pytest.mark.parametrize(
    ("computers", "slug"), [(3, "mono"), (4, "mono"), (3, "adamas")], indirect=["computers"]
)
def test_more_than_two_play_to_the_end(computers: list[Computer], slug: str) -> None:
    rng = Random(slug)
    names = ALL_NAMES[: len(computers)]
    options = {"size": 2} if slug == "mono" else {}
    computers[0].invite(NewMatch(slug, names, options), 0)
    computers[0].copy()
    for guest in computers[1:]:
        guest.accept()
        play(guest, rng)
        guest.copy()
    computers[0].paste()
    while (writing := computers[pen(computers)]).session.stage is not Stage.OVER:
        if writing.session.stage is Stage.WAIT:
            writing.paste()
        play(writing, rng)
        if writing.session.ply > _LONG and writing.session.hot_seat.acting is not None:
            writing.session.resign()
        banner = writing.session.letter
        assert banner is not None, (writing.session.stage, writing.told)
        writing.copy()
        if not writing.session.kept.over:
            assert names[pen(computers)] in banner.title
    for one in computers:
        one.paste()
    records = [one.records() for one in computers]
    texts = [[ply.text for ply in found[0].plies] for found in records]
    assert all(one == texts[0] for one in texts)
    assert records[0][0].outcome is not None


def pen(computers: list[Computer]) -> int:
    """Return who writes the next letter, or has written the last one."""
    table = max((one.session.kept.side.table for one in computers), key=lambda t: len(t.letters))
    return table.letters[-1].writer if table.pen is None else table.pen
