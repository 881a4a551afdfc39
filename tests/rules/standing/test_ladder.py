"""The levels' ratings are those of the measured ladder."""

import re
from pathlib import Path

import pytest

from rules.core.levels import LEVELS
from rules.games import GAMES
from rules.standing.ladder import MEASURED, levels_of
from rules.standing.rating import expected_score

README = Path("rules/players/README.md")
ROW = re.compile(r"\| ([\w ]+) \| [\d.]+ \| (\w+) \| (\w+) \| (\d+) \| ([\d.]+)%.*")


def test_they_are_the_figures_of_the_table() -> None:
    titles = {game.title: game.slug for game in GAMES}
    names = [str(level.name) for level in LEVELS]
    found: dict[str, list[tuple[float, int]]] = {}
    for row in filter(None, map(ROW.fullmatch, README.read_text().splitlines())):
        title, stronger, weaker, games, percent = row.groups()
        if stronger in names and weaker in names:
            assert names.index(stronger) == names.index(weaker) + 1
            found.setdefault(titles[title], []).append((float(percent), int(games)))
    assert {slug: tuple(rungs) for slug, rungs in found.items()} == MEASURED


@pytest.mark.parametrize("slug", MEASURED)
def test_a_level_is_expected_to_score_what_it_scored(slug: str) -> None:
    levels = levels_of(slug, {})
    assert [level.value for level in levels] == sorted(level.value for level in levels)
    assert levels[2].value == 1500
    for below, above, (percent, games) in zip(levels[:-1], levels[1:], MEASURED[slug], strict=True):
        gap = below.value - above.value
        assert 1 / (1 + 10 ** (gap / 400)) == pytest.approx(percent / 100, abs=0.001 + 0.5 / games)


@pytest.mark.parametrize("slug", MEASURED)
def test_the_further_from_club_the_less_is_known(slug: str) -> None:
    newcomer, casual, club, expert, master = levels_of(slug, {})
    assert newcomer.deviation > casual.deviation > club.deviation < expert.deviation
    assert expert.deviation < master.deviation
    assert expected_score(casual, club) < 0.5 < expected_score(expert, club)


def test_what_was_not_measured_has_no_ratings() -> None:
    assert not levels_of("mono", {"size": 6})
    usual = GAMES[0].options().resolved(2).to_dict()
    assert levels_of(GAMES[0].slug, usual) == levels_of(GAMES[0].slug, {})
