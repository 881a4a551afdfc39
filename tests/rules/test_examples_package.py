"""The programs in `rules/examples` run, and do what they say."""

from pathlib import Path

import pytest

from rules import Match
from rules.core import InvalidOptions
from rules.examples import bot, read_record, tournament
from rules.players import seat


class TestBot:
    def test_beats_random_play(self) -> None:
        match = bot.play({"bot": bot.GreedyBot(), "random": seat("holomino", "random", seed=1)})
        assert match.outcome is not None
        assert match.outcome.winners == {0}

    def test_plays_in_tournaments(self) -> None:
        entrants = ("rules.examples.bot:greedy", "random")
        first, second = tournament.tournament("holomino", entrants, games=2)
        assert first.score > second.score


class TestTournament:
    def test_seats_everybody_everywhere(self) -> None:
        lines = tournament.tournament("mono", ("Newcomer", "random"), games=2, pace=0.001)
        assert [(one.name, one.games) for one in lines] == [("Newcomer", 2), ("Random", 2)]
        assert sum(one.score for one in lines) == pytest.approx(1)

    def test_refuses_a_level_that_does_not_exist(self) -> None:
        with pytest.raises(InvalidOptions):
            tournament.tournament("mono", ("Newcomer", "Grandmaster"), games=1)


class TestReadRecord:
    def test_lists_players_options_and_moves(self, tmp_path: Path) -> None:
        match = Match.new("adamas", ("fred", "ned"), {"size": 2, "pieces": 1}, seed=7)
        match.play("a2-b2")
        match.resign(1)
        match.save(tmp_path / "evening.qcx")
        lines = list(read_record.summary(tmp_path / "evening.qcx"))
        assert lines[:2] == ["Adamas: fred, ned", "  size = 2"]
        assert lines[-3:-1] == ["1. fred: a2-b2", "2. ned: resign"]
        assert lines[-1] == "fred wins: ned resigned"

    def test_an_unfinished_match_shows_no_secrets(self, tmp_path: Path) -> None:
        match = Match.new("blackbox", ("fred", "ned"), seed=7)
        match.play("b3,d3,c5,f6")
        match.save(tmp_path / "evening.qcx")
        lines = list(read_record.summary(tmp_path / "evening.qcx"))
        assert not any("b3" in line for line in lines)
        assert lines[-1] == "unfinished"
