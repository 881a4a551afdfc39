"""Tournaments: who sits where, what is counted, and what the numbers mean."""

import errno
import os
import re
from collections import Counter
from concurrent.futures import Executor
from pathlib import Path
from random import Random

import pytest

from rules.__main__ import main
from rules.core import InvalidOptions
from rules.core.levels import level_named
from rules.match import Match
from rules.players import LEVELS, ComputerPlayer, RandomPlayer, hint, seat
from rules.tournament.encounter import Encounter, Result, play
from rules.tournament.processes import cluster
from rules.tournament.tournament import (
    encounters,
    interval,
    lines,
    progress,
    results,
    standings,
)
from tests.rules.gone_cluster import Gone, Killed

pytestmark = pytest.mark.slow

FIRST = "tests.oracles.plain_players:first"
SMALL = {"size": 2}


class TestThePlan:
    def test_everybody_sits_everywhere_equally_often(self) -> None:
        planned = encounters("mono", ["1", "2", "3"], 9)
        seats = Counter((e.entrants[s], s) for e in planned for s in range(3))
        assert set(seats.values()) == {3}

    def test_neighbours_share_their_luck(self) -> None:
        planned = encounters("holomino", ["1", "2"], 6)
        assert [e.seed for e in planned[::2]] == [e.seed for e in planned[1::2]]
        assert len({e.seed for e in planned}) == 3

    def test_where_an_engine_plays_each_game_has_its_own_luck(self) -> None:
        assert len({e.seed for e in encounters("holomino", ["1", FIRST], 6)}) == 6

    def test_no_seed_is_used_twice(self) -> None:
        planned = encounters("mono", ["1", "2", "3"], 12)
        seeds = [seed for e in planned for seed in e.seat_seeds]
        assert len({*seeds, *(e.seed for e in planned)}) == 36 + 4
        assert all(seed.bit_length() > 64 for seed in seeds)  # of 128: 12 in 2^64 might be shorter

    def test_another_seed_is_another_luck(self) -> None:
        one, other = (encounters("mono", ["1", "2"], 20, seed=seed) for seed in (1, 2))
        assert not {e.seed for e in one} & {e.seed for e in other}

    def test_who_replays_the_others_mind_from_its_own_seed_sees_nothing(self) -> None:
        cheat = "tests.oracles.seed_attacker:attacker"
        planned = encounters("blackbox", [cheat, "Newcomer"], 6, pace=0.01)
        (attacker, _) = standings([cheat, "Newcomer"], [play(e) for e in planned])
        assert (attacker.won, attacker.tied) == (0, 0)


class TestAnEncounter:
    def test_is_played_to_its_end_and_recorded(self) -> None:
        result = play(encounters("adamas", ["random", FIRST], 1, SMALL)[0])
        match = Match.from_text(result.record)
        assert match.names == ("Random", "first")
        assert match.outcome is not None
        winners = match.outcome.winners
        assert result.shares == tuple(float(p in winners) / len(winners) for p in (0, 1))
        assert sum(result.moves) >= match.last_ply - 1
        assert all(s >= 0 for s in result.seconds)

    def test_gives_the_same_game_for_the_same_seed(self) -> None:
        plan = encounters("dragons", ["random", "random"], 1, {}, seed=5)
        assert play(plan[0]).record == play(plan[0]).record

    def test_numbers_players_of_the_same_name(self) -> None:
        result = play(encounters("adamas", ["random", "random"], 1, SMALL)[0])
        assert Match.from_text(result.record).names == ("Random 1", "Random 2")

    def test_calls_a_repeated_position_a_tie(self) -> None:
        found = [play(e) for e in encounters("adamas", [FIRST, "random"], 4, SMALL)]
        ties = [result for result in found if "three times" in result.reason]
        assert ties
        assert all(result.shares == (0.5, 0.5) for result in ties)

    def test_levels_that_both_expect_a_draw_agree_to_it(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(ComputerPlayer, "settles", lambda _self, view, _number: view.turn == 1)
        result = play(encounters("adamas", ["Newcomer", "Newcomer"], 1, SMALL)[0])
        assert "agree" in result.reason
        assert result.shares == (0.5, 0.5)
        assert sum(result.moves) == 1

    def test_a_game_without_end_is_a_tie(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("rules.tournament.encounter.MOST_TURNS", 5)
        result = play(encounters("adamas", ["random", "random"], 1, {"size": 3})[0])
        assert result.reason == "the match grew too long"
        assert result.shares == (0.5, 0.5)
        assert sum(result.moves) == 5


def _result(places: tuple[int, int], shares: tuple[float, float]) -> Result:
    entrants = tuple("12"[place] for place in places)
    encounter = Encounter("adamas", entrants, places, {}, 0, (0, 1))
    return Result(encounter, shares, (3, 4), (1.0, 4.0), (0.5, 2.0), (10, 20), "", "")


class TestTheTable:
    def test_counts_for_the_entrant_whatever_the_seat(self) -> None:
        found = [_result((0, 1), (1.0, 0.0)), _result((1, 0), (0.0, 1.0))]
        found += [_result((0, 1), (0.5, 0.5)), _result((1, 0), (1.0, 0.0))]
        one, other = standings(["1", "2"], found)
        assert (one.name, one.games, one.won, one.tied, one.score) == ("Newcomer", 4, 2, 1, 0.625)
        assert (other.name, other.won, other.tied, other.score) == ("Casual", 1, 1, 0.375)
        assert one.points == pytest.approx(3.5)
        assert one.seconds == pytest.approx(10 / 60)
        assert one.slowest == 2.0
        assert one.low < one.score < one.high
        assert "62.5%" in list(lines([one, other]))[1]

    def test_the_same_level_twice_is_two_entrants(self) -> None:
        found = [_result((0, 1), (1.0, 0.0)), _result((1, 0), (0.0, 1.0))]
        assert [one.score for one in standings(["1", "1"], found)] == [1.0, 0.0]

    def test_intervals_are_wilsons_where_nothing_is_tied(self) -> None:
        low, high = interval([1.0] * 70 + [0.0] * 30)
        assert low == pytest.approx(0.604, abs=0.003)
        assert high == pytest.approx(0.781, abs=0.003)

    def test_ties_narrow_the_interval(self) -> None:
        tied, split = interval([0.5] * 50 + [1.0] * 5), interval([1.0] * 30 + [0.0] * 25)
        assert tied[1] - tied[0] < split[1] - split[0]

    def test_all_won_is_not_certain(self) -> None:
        low, high = interval([1.0] * 50)
        assert 0.9 < low < 0.95
        assert high == 1.0

    def test_a_95_percent_interval_holds_the_truth_about_95_times_in_100(self) -> None:
        rng = Random(4)
        samples = [[float(rng.random() < 0.7) for _ in range(200)] for _ in range(400)]
        held = sum(low < 0.7 < high for low, high in map(interval, samples))
        assert 0.91 < held / 400 < 0.99

    def test_one_game_says_nothing(self) -> None:
        assert interval([1.0]) == (0.0, 1.0)

    def test_progress_is_one_line(self) -> None:
        written: list[str] = []
        show = progress(4, written.append)
        show(1)
        show(4)
        assert "1/4" in written[0]
        assert written[1] == "\r[" + "#" * 30 + "] 4/4"


def killed(encounter: Encounter) -> Result:
    os._exit(9)


class TestWherePlayed:
    def test_processes_play_the_same_games_as_one(self) -> None:
        planned = encounters("adamas", [FIRST, "random"], 4, SMALL)
        alone = {n: r.record for n, r in results(planned)}
        assert {n: r.record for n, r in results(planned, jobs=2)} == alone

    def test_so_does_a_dask_cluster(self, monkeypatch: pytest.MonkeyPatch) -> None:
        distributed = pytest.importorskip("distributed")
        monkeypatch.setattr("rules.tournament.processes.PATIENCE", 60.0)
        planned = encounters("adamas", [FIRST, "random"], 4, SMALL)
        alone = {n: r.record for n, r in results(planned)}
        local = distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        )
        with local, cluster(local.scheduler_address) as executor:
            assert {n: r.record for n, r in results(planned, executor=executor)} == alone


class TestTheCommand:
    def test_prints_the_table_and_saves_records(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = f"match adamas --size 2 --players {FIRST},random --games 2 --save {tmp_path}/a"
        assert main(arguments.split()) == 0
        printed = capsys.readouterr().out
        assert "Adamas, size 2, pace 1" in printed
        assert "Random" in printed
        saved = sorted((tmp_path / "a").iterdir())
        assert [path.name for path in saved] == ["adamas-0001.qcx", "adamas-0002.qcx"]
        assert Match.load(saved[0]).problem is None

    def test_a_record_that_cannot_be_kept_costs_the_rest_and_not_the_table(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(data: bytes, path: Path) -> Path:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))

        monkeypatch.setattr("rules.core.atomic_write.write_new", full)
        arguments = f"match adamas --size 2 --players {FIRST},random --games 4 --save {tmp_path}"
        assert main(arguments.split()) == 2
        told = capsys.readouterr()
        assert f"{tmp_path}{os.sep}adamas-0001.qcx: the disk is full\n" in told.err
        assert "stopped after 1 of 4 games" in told.err
        assert re.search("^Random +1 ", told.out, re.MULTILINE)

    def test_a_process_that_is_killed_ends_the_tournament_with_its_table(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("rules.tournament.tournament.play", killed)
        monkeypatch.setattr("rules.terminal.processes.most_jobs", int)
        arguments = "match adamas --size 2 --players random,random --games 4 --jobs 2"
        assert main(arguments.split()) == 2
        told = capsys.readouterr()
        assert "a process that played was killed\n" in told.err
        assert re.search("^Random +0 ", told.out, re.MULTILINE)

    @pytest.mark.parametrize("gone", [Gone, Killed])
    def test_a_cluster_that_goes_meanwhile_ends_it_with_its_table(
        self,
        gone: type[Executor],
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        pytest.importorskip("distributed")
        monkeypatch.setattr("rules.terminal.processes.cluster", lambda _address: gone())
        arguments = "match adamas --size 2 --players random,random --games 4 --cluster tcp://a:1"
        assert main(arguments.split()) == 2
        told = capsys.readouterr()
        assert "the cluster is gone, or its process that played was killed\n" in told.err
        assert re.search("^Random +0 ", told.out, re.MULTILINE)

    def test_draws_a_seed_and_says_which_so_that_all_can_be_repeated(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        command = "match adamas --size 2 --players random,random --games 2 --save"
        assert main([*command.split(), f"{tmp_path}/a"]) == 0
        said = re.search(r", seed (\d+)$", capsys.readouterr().out, re.MULTILINE)
        assert said is not None
        assert main([*command.split(), f"{tmp_path}/b", "--seed", said[1]]) == 0
        assert main([*command.split(), f"{tmp_path}/c"]) == 0
        one, again, other = (
            (tmp_path / folder / "adamas-0001.qcx").read_text() for folder in "abc"
        )
        assert one == again != other

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            ("adamas --players 1", "Adamas needs 2 to 3 players, not 1"),
            ("adamas --players 1,Wizard", "“Wizard” is unknown; use one of: "),
            ("adamas --players random,random --games 0", "games"),
            ("adamas --players random,random --jobs 0", "jobs"),
            ("adamas --players random,random --pace 0", "pace"),
            ("adamas --players random,random --size 1", "size"),
            (f"adamas --players random,random --seed {2**128}", "seed"),
            ("mono --players random,random --cluster tcp://127.0.0.1:1", "does not answer"),
        ],
    )
    def test_says_what_is_wrong_before_anything_is_played(
        self,
        arguments: str,
        said: str,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        if "cluster" in arguments:
            pytest.importorskip("distributed")
        monkeypatch.setattr("rules.tournament.processes.PATIENCE", 1.0)
        assert main(["match", *arguments.split()]) == 2
        assert said in capsys.readouterr().err


class TestSeats:
    def test_levels_go_by_number_or_name(self) -> None:
        assert [level_named(n).name for n in range(1, 6)] == [level.name for level in LEVELS]
        assert level_named(" master ").number == 5

    @pytest.mark.parametrize("level", [0, 6, "", "Grandmaster", "²"])
    def test_a_level_that_does_not_exist_is_refused(self, level: int | str) -> None:
        with pytest.raises(InvalidOptions, match="use one of: 1 \\(Newcomer\\)"):
            seat("mono", level)

    def test_a_game_that_does_not_exist_is_refused(self) -> None:
        with pytest.raises(InvalidOptions, match="“chess” is unknown"):
            seat("chess", 1)

    def test_random_plays_anything(self) -> None:
        assert isinstance(seat("mono", "random", 1), RandomPlayer)

    def test_no_hint_when_the_game_is_over(self) -> None:
        match = Match.new("adamas")
        match.resign(0)
        with pytest.raises(Exception, match="over"):
            hint(match.view(0), 0.1)

    def test_two_who_ask_are_not_told_to_hide_the_same(self) -> None:
        view = Match.new("blackbox").view(0)
        assert hint(view, 0.1, seed=1).move == hint(view, 0.1, seed=1).move
        assert len({hint(view, 0.1).move for _ in range(10)}) > 1
