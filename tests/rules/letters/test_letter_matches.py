"""Small runs of `tests.tools.letter_matches`, and faults planted to see it notice them."""

from collections.abc import Callable, Iterable, Sequence

import pytest

from rules.letters import table
from rules.letters.body import Letter
from rules.letters.luck import Stream, luck_of
from rules.letters.side import Side
from tests.tools import letter_matches
from tests.tools.letter_matches import Fault, cheat, fuzz, luck, play, secrets, sizes

pytestmark = [pytest.mark.slow, pytest.mark.no_cover]


@pytest.mark.parametrize(
    ("run", "count"), [(cheat, 60), (fuzz, 400), (secrets, 8), (luck, 2000), (play, 5), (sizes, 1)]
)
def test_a_small_run_finds_no_fault(run: Callable[[int, int], None], count: int) -> None:
    run(count, 1)


def test_computer_players_end_their_matches() -> None:
    play(7, 1, computers=True)


class TestPlantedFaults:
    def test_a_letter_that_tells_a_secret(self, monkeypatch: pytest.MonkeyPatch) -> None:
        write = Side.write

        def telling(self: Side, acts: Iterable[str], note: str = "") -> Letter:
            return write(self, acts, self.hides[-2:])

        monkeypatch.setattr(Side, "write", telling)
        with pytest.raises(Fault, match="letter"):
            secrets(20, 1)

    def test_luck_without_the_next_link(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def foreseeable(match: bytes, letter: int, links: Sequence[bytes]) -> bytes:
            return luck_of(match, letter, links[:1])

        monkeypatch.setattr(letter_matches, "luck_of", foreseeable)
        with pytest.raises(Fault, match="by_root"):
            luck(2000, 1)

    def test_links_that_nobody_checks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Any(bytes):
            __ne__ = lambda self, other: False  # noqa: E731

        monkeypatch.setattr(table, "before", Any)
        with pytest.raises(Fault, match="another seed's link"):
            cheat(20, 1)

    def test_signatures_that_nobody_checks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Letter, "is_signed", lambda *_: True)
        with pytest.raises(Fault, match="another letter was accepted"):
            fuzz(400, 1)

    def test_draws_that_the_page_does_not_describe(self, monkeypatch: pytest.MonkeyPatch) -> None:
        below = Stream.below
        monkeypatch.setattr(Stream, "below", lambda self, end: end - 1 - below(self, end))
        with pytest.raises(Fault, match="WrongLetter"):
            play(1, 1)
