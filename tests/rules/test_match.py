"""Match: history, undo, the common commands and the draws."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from rules import Match, adamas, dragons, holomino, mono
from rules.blackbox import Hide, Mark, Probe
from rules.core import IllegalMove, InvalidMove, InvalidOptions
from rules.games import GAMES
from rules.playout import random_move
from tests.rules.variants import VARIANTS, Variant

TEXT_GAME = ("a3-a5,b3,c1,4xc3", "e3-d3,3xe1", "a5,b3,3xc3-b4")


@pytest.fixture
def match() -> Match:
    """Return the worked game of Adamas after its three turns."""
    match = Match.new("adamas", names=("fred", "ned"), options={"size": 3}, seed=7)
    for text in TEXT_GAME:
        match.play(text)
    return match


def three() -> Match:
    return Match.new("adamas", names=("fred", "ned", "ted"))


class TestNew:
    def test_names_are_optional(self) -> None:
        assert Match.new("mono").names == ("Player 1", "Player 2")

    def test_names_are_trimmed(self) -> None:
        assert Match.new("mono", (" fred ", "ned")).names == ("fred", "ned")

    @pytest.mark.parametrize(
        "names",
        [(), ("fred",), ("a", "b", "c", "d", "e"), ("fred", ""), ("fred", " "), ("a\nb", "c"),
         ("x" * 41, "y"), "ab", (1, 2), ("fred", None)],
    )  # fmt: skip
    def test_impossible_names_are_refused(self, names: tuple[str, ...]) -> None:
        with pytest.raises(InvalidOptions) as error:
            Match.new("mono", names)
        assert error.value.option == "names"

    @pytest.mark.parametrize(
        "name",
        ["\u0301", "\u0301\u0302", "\u3164", "\u115f\u1160", "\u2800", "\ufe0f", "\u034f",
         "\u00a0", "\u200b", "\u200d\u200d", "\x07", "\ud800", "\u202e", "\ufeff", "\u2063"],
    )  # fmt: skip
    def test_a_name_nobody_can_see_is_refused(self, name: str) -> None:
        with pytest.raises(InvalidOptions, match="a name ") as error:
            Match.new("mono", ("fred", name))
        assert error.value.option == "names"

    @pytest.mark.parametrize("name", ["é", "e\u0301", "Ø", "한", "!", "7", "😀", "⠃", "☺\ufe0f"])
    def test_a_name_of_one_sign_is_a_name(self, name: str) -> None:
        assert Match.new("mono", ("fred", name)).names == ("fred", name)

    @pytest.mark.parametrize("slug", ["chess", "", "Mono", "\x00"])
    def test_an_unknown_game_is_refused_naming_those_there_are(self, slug: str) -> None:
        with pytest.raises(InvalidOptions, match="mono, adamas, holomino, dragons, blackbox"):
            Match.new(slug)

    @pytest.mark.parametrize(
        "seed", [-1, 2**128, 1.5, "7", True, 10**5000], ids=lambda seed: type(seed).__name__
    )
    def test_an_impossible_seed_is_refused(self, seed: object) -> None:
        with pytest.raises(InvalidOptions) as error:
            Match.new("mono", seed=seed)  # type: ignore[arg-type]
        assert error.value.option == "seed"

    def test_without_a_seed_every_match_has_its_own_luck(self) -> None:
        assert len({Match.new("holomino").seed for _ in range(5)}) == 5

    def test_which_nobody_finds_by_trying(self) -> None:
        # Each of five is short of 2^96 with a chance of 1 in 2^32.
        assert all(Match.new("holomino").seed > 2**96 for _ in range(5))

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
    def test_bad_options_are_refused_by_name(self, game: object) -> None:
        slug = game.slug  # type: ignore[attr-defined]
        for name, spec in game.options.specs().items():  # type: ignore[attr-defined]
            values: list[object] = [None] if spec.low is None else [True, spec.low - 1]
            values += ["1", 1.0, [[[]]], 10**5000, -(10**5000), object()]
            if spec.high is not None:
                values.append(spec.high + 1)
            for value in values:
                with pytest.raises(InvalidOptions) as error:
                    Match.new(slug, options={name: value})
                assert name in str(error.value)
                assert len(str(error.value)) < 300
        with pytest.raises(InvalidOptions, match=r"no such option|is unknown"):
            Match.new(slug, options={"sice": 3})
        with pytest.raises(InvalidOptions, match=r"no such option|is unknown"):
            Match.new(slug, options={3: 3})  # type: ignore[dict-item]


class TestHistory:
    def test_plies_are_listed_as_the_server_wrote_them(self, match: Match) -> None:
        assert match.history(0) == list(TEXT_GAME)
        assert [match.player_of(ply) for ply in range(4)] == [None, 0, 1, 0]

    def test_it_ends_at_the_position_shown_unless_all_is_asked_for(self, match: Match) -> None:
        match.goto(1)
        assert match.history(None) == list(TEXT_GAME[:1])
        assert match.history(None, whole=True) == list(TEXT_GAME)

    def test_a_move_after_going_back_replaces_what_followed(self, match: Match) -> None:
        match.goto(1)
        match.play("e3-d3")
        assert match.history(None, whole=True) == [TEXT_GAME[0], "e3-d3"]
        with pytest.raises(IllegalMove, match="nothing to redo"):
            match.redo()

    @pytest.mark.parametrize(
        "ply", [-1, 4, 10**400, "1", None, True], ids=lambda p: type(p).__name__
    )
    def test_only_existing_plies_can_be_shown(self, match: Match, ply: int) -> None:
        with pytest.raises(IllegalMove, match="from 0 to 3"):
            match.goto(ply)
        assert match.ply == 3

    def test_nothing_lies_before_the_start(self) -> None:
        with pytest.raises(IllegalMove, match="nothing to undo"):
            Match.new("dragons").undo()

    @pytest.mark.parametrize("player", [-1, 2, "fred", True])
    def test_only_players_have_views(self, match: Match, player: int) -> None:
        for ask in (match.view, match.history, match.diagram, match.resign, match.propose_draw):
            with pytest.raises(IllegalMove, match="from 0 to 1"):
                ask(player)

    def test_a_text_of_a_million_characters_is_refused(self, match: Match) -> None:
        with pytest.raises(InvalidMove, match="4096"):
            match.play("a3-" * 333_333)


class TestDraws:
    def test_all_must_agree(self) -> None:
        match = three()
        match.propose_draw(1)
        assert match.draw_offer is not None
        assert match.draw_offer.by == 1
        match.answer_draw(0, accept=True)
        assert match.outcome is None
        match.answer_draw(2, accept=True)
        assert match.outcome is not None
        assert match.outcome.winners == {0, 1, 2}
        assert match.outcome.reason == "draw agreed"
        assert match.to_move is None

    def test_one_rejection_ends_the_offer(self) -> None:
        match = three()
        match.propose_draw(0)
        match.answer_draw(2, accept=False)
        assert match.draw_offer is None
        with pytest.raises(IllegalMove, match="nothing to answer"):
            match.answer_draw(1, accept=True)

    def test_a_move_ends_the_offer(self, match: Match) -> None:
        match.propose_draw(0)
        match.play("e3-d3")
        assert match.draw_offer is None

    def test_nobody_proposes_or_agrees_twice(self, match: Match) -> None:
        match.propose_draw(0)
        with pytest.raises(IllegalMove, match="fred has already asked"):
            match.propose_draw(1)
        with pytest.raises(IllegalMove, match="fred need not answer"):
            match.answer_draw(0, accept=True)

    def test_who_has_resigned_need_not_agree(self) -> None:
        match = three()
        match.resign(1)
        match.propose_draw(0)
        with pytest.raises(IllegalMove, match="ned is out of the game"):
            match.answer_draw(1, accept=True)
        match.answer_draw(2, accept=True)
        assert match.outcome is not None
        assert match.outcome.winners == {0, 2}

    def test_a_resignation_can_complete_the_agreement(self) -> None:
        match = three()
        match.propose_draw(0)
        match.answer_draw(1, accept=True)
        match.resign(2)
        assert match.outcome is not None
        assert match.outcome.winners == {0, 1}

    def test_the_offer_goes_with_the_one_who_made_it(self) -> None:
        match = three()
        match.propose_draw(0)
        match.resign(0)
        assert match.draw_offer is None

    def test_a_draw_can_be_taken_back_like_any_ply(self, match: Match) -> None:
        match.propose_draw(0)
        match.answer_draw(1, accept=True)
        match.undo()
        assert match.outcome is None
        assert match.ply == 3


class TestAfterTheEnd:
    def test_nothing_more_can_be_done(self, match: Match) -> None:
        match.resign(1)
        assert match.outcome is not None
        assert match.outcome.sentence(match.names) == "fred wins: ned resigned"
        for act in (match.resign, match.propose_draw):
            with pytest.raises(IllegalMove, match="the game is over"):
                act(0)
        with pytest.raises(IllegalMove, match="the game is over"):
            match.claim_tie()
        assert not match.is_legal("a3-a4")
        assert list(match.legal_moves()) == []


class TestTies:
    def test_a_tie_needs_its_reason(self, match: Match) -> None:
        with pytest.raises(IllegalMove):
            match.claim_tie()
        with pytest.raises(IllegalMove, match="cannot claim a draw in Dragons"):
            Match.new("dragons").claim_tie()

    def test_only_the_player_to_move_claims(self, match: Match) -> None:
        with pytest.raises(IllegalMove, match="only ned"):
            match.claim_tie(0)

    def test_a_position_that_comes_a_third_time_can_be_called_a_tie(self) -> None:
        match = Match.new("adamas", names=("fred", "ned"))
        for _ in range(2):
            for text in ("8xa3-a4", "8xe3-d4", "8xa4-a3", "8xd4-e3"):
                assert not match.view(None).to_dict()["repeated"]
                match.play(text)
        assert match.view(None).to_dict()["repeated"]
        again = Match.from_text(match.to_text())
        again.claim_tie()
        assert again.outcome is not None
        assert again.outcome.winners == {0, 1}


class TestUndoByAgreement:
    def test_it_goes_back_to_before_the_askers_last_move(self, match: Match) -> None:
        match.agreements.propose_undo(1)
        assert match.agreements.undo_wanted_by == 1
        match.agreements.answer_undo(0, accept=True)
        assert match.ply == 1
        assert match.to_move == 1
        assert match.agreements.undo_wanted_by is None

    def test_a_refusal_leaves_everything(self, match: Match) -> None:
        match.agreements.propose_undo(0)
        match.agreements.answer_undo(1, accept=False)
        assert match.ply == 3
        with pytest.raises(IllegalMove, match="nothing to answer"):
            match.agreements.answer_undo(1, accept=True)

    def test_all_in_play_must_agree(self) -> None:
        match = three()
        match.play("a4-a5")
        match.agreements.propose_undo(0)
        match.agreements.answer_undo(1, accept=True)
        assert match.ply == 1
        match.agreements.answer_undo(2, accept=True)
        assert match.ply == 0

    def test_who_has_not_moved_has_nothing_to_take_back(self) -> None:
        with pytest.raises(IllegalMove, match="nothing to undo"):
            Match.new("adamas", ("fred", "ned")).agreements.propose_undo(0)

    def test_taking_back_what_showed_a_secret_is_written_into_the_record(self) -> None:
        match = Match.new("mono", ("fred", "ned"), {"size": 3}, seed=2)
        match.play("122333")
        match.play("333122")
        assert not match.undo_shows_secret()
        match.play(next(match.legal_moves()))
        assert match.undo_shows_secret()
        shown = match.history(1)[-1]
        match.agreements.propose_undo(0)
        match.agreements.answer_undo(1, accept=True)
        match.play("end" if match.is_legal("end") else list(match.legal_moves())[1])
        text = match.to_text()
        assert f"\n3. O {shown}" in text
        assert text.count("\nback to 2\n3. O ") == 1
        again = Match.from_text(text)
        assert again.problem is None
        assert again.history(1) == match.history(1)
        assert again.to_text().count("back to 2") == 1

    def test_the_record_keeps_what_can_be_made_again(self, match: Match) -> None:
        match.goto(1)
        again = Match.from_text(match.to_text())
        assert (again.ply, again.last_ply) == (1, 3)
        again.redo()
        assert again.history(None) == list(TEXT_GAME[:2])


def test_a_copy_goes_its_own_way() -> None:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    for move in ("a1,b2,c3,d4", "a1,b2,c3,d5", "1", "e"):
        match.play(move)
    match.annotations.set_note(0, "mine")
    match.agreements.propose_undo(0)
    copy = match.copy(2)
    assert (copy.ply, copy.last_ply, copy.annotations.note(0)) == (2, 4, "mine")
    copy.play("2")
    copy.annotations.set_note(0, "other")
    assert (match.ply, match.last_ply, match.annotations.note(0)) == (4, 4, "mine")
    assert match.agreements.undo_wanted_by == 0
    assert match.copy().history(0) == match.history(0)
    with pytest.raises(IllegalMove):
        match.copy(5)


class TestWhatWasTakenBack:
    """A record tells of every secret that was shown, however often moves were taken back."""

    @pytest.mark.parametrize("variant", VARIANTS, ids=str)
    def test_any_wandering_survives_the_record(self, variant: Variant) -> None:
        match, rng = variant.match(), Random(1)
        for number in range(40):
            step = rng.random()
            if step < 0.25 and match.ply:
                match.goto(rng.randrange(match.ply))
            elif step < 0.35 and match.ply < match.last_ply:
                match.redo()
            elif match.to_move is not None:
                match.play(random_move(match.game, match.view(match.to_move), rng, most=40))
            if step >= 0.35 and number % 10 < 9:
                continue  # to read it back costs the most, and most is told by going back and on
            again = Match.from_text(match.to_text())
            assert again.problem is None
            assert again._line.log == match._line.log
            assert (again.ply, again.last_ply) == (match.ply, match.last_ply)
            for viewer in (None, *range(variant.players)):
                assert again.history(viewer, whole=True) == match.history(viewer, whole=True)

    def test_taking_back_twice_leaves_both_in_the_record(self) -> None:
        match = Match.new("blackbox", seed=0)
        for move in ("a1,a2,a3,a4", "a1,a2,a3,a4", "d"):
            match.play(move)
        match.play(Probe(0))
        match.undo()
        match.play("2")
        match.goto(2)
        match.play(Probe(3))
        text = match.to_text()
        assert "4. X 1\nback to 3\n4. X 2,end\nback to 2\n3. O 4\n" in text
        assert Match.from_text(text).to_text().count("back to") == 2

    def test_the_end_of_a_game_with_secrets_is_not_taken_back_alone(self) -> None:
        match = Match.new("blackbox", ("fred", "ned"), seed=1)
        for text in ("a1,b2,c3,d4", "e5,f6,g7,a7", "d", "1"):
            match.play(text)
        match.resign(0)
        assert match.undo_shows_secret()
        match.agreements.propose_undo(1)
        with pytest.raises(IllegalMove, match="ned need not answer"):
            match.agreements.answer_undo(1, accept=True)
        match.agreements.answer_undo(0, accept=True)
        assert match.ply == 3
        assert match.history(0, whole=True)[1] == "atoms"
        assert ",f6," not in match.to_text()
        match.play("2")
        assert "5. O resign\nback to 3\n4. X 2" in match.to_text()


class TestWrongArguments:
    def test_only_players_act(self, match: Match) -> None:
        acts = (
            match.resign,
            match.propose_draw,
            match.agreements.propose_undo,
            match.annotations.note,
        )
        for act in acts:
            for player in (None, -1, 2, "fred", True):
                with pytest.raises(IllegalMove, match="from 0 to 1"):
                    act(player)  # type: ignore[arg-type]
        with pytest.raises(IllegalMove, match="from 0 to 1"):
            match.annotations.set_note(None, "x")  # type: ignore[arg-type]

    @pytest.mark.parametrize("note", [None, 7, b"mine", ["mine"], True])
    def test_a_note_is_a_text(self, match: Match, note: object) -> None:
        with pytest.raises(ValueError, match="cannot be read"):
            match.annotations.set_note(0, note)  # type: ignore[arg-type]

    def test_only_plies_have_players(self, match: Match) -> None:
        for ply in (-1, 4, "0"):
            with pytest.raises(IllegalMove, match="from 0 to 3"):
                match.player_of(ply)  # type: ignore[arg-type]

    @pytest.mark.parametrize(
        ("slug", "move"),
        [
            ("mono", mono.Layout(None)),  # type: ignore[arg-type]
            ("mono", mono.Reveal(5)),  # type: ignore[arg-type]
            ("mono", mono.Reveal("zz99")),
            ("mono", mono.DrawnReveal("a1")),
            ("adamas", adamas.Split("a3", None)),  # type: ignore[arg-type]
            ("adamas", adamas.Split("a3", "zz99")),  # type: ignore[arg-type]
            ("adamas", adamas.Split("a3", ((0, "a4"),))),
            ("adamas", adamas.Split("a3", ((-1, "a4"),))),
            ("adamas", adamas.Split("a3", ((1, "a3"),))),
            ("adamas", adamas.Split("a3", ((1, "a4"), (1, "a4")))),
            ("adamas", adamas.Split("a3", ())),
            ("adamas", adamas.Merge(((1, "a3"),), "a4")),
            ("holomino", holomino.Place(None, 1)),  # type: ignore[arg-type]
            ("holomino", holomino.Place("135", 1.0)),  # type: ignore[arg-type]
            ("holomino", holomino.Place("zzz", -1)),
            ("holomino", holomino.Draw("123")),
            ("dragons", dragons.Place("a", 1.0)),  # type: ignore[arg-type]
            ("dragons", dragons.Place("zzz", -1)),
            ("blackbox", Hide(None)),  # type: ignore[arg-type]
            ("blackbox", Hide(frozenset())),
            ("blackbox", Hide(frozenset({0.0, 1, 2, 3}))),  # type: ignore[arg-type]
            ("blackbox", Hide(frozenset({-1, 1, 2, 3}))),
            ("blackbox", Mark(True)),
            ("blackbox", Mark(-1)),
            ("blackbox", Probe(99)),
        ],
        ids=repr,
    )
    def test_absurd_moves_are_refused(self, slug: str, move: object) -> None:
        match = Match.new(slug, seed=1)
        assert not match.is_legal(move)
        for act in (match.play, match.preview):
            with pytest.raises(IllegalMove):
                act(move)
        assert match.ply == 0

    def test_what_a_view_holds_cannot_be_changed(self) -> None:
        match = Match.new("dragons")
        tiles = match.view(None).tiles  # type: ignore[attr-defined]
        with pytest.raises(TypeError, match="cannot be changed"):
            tiles[(5, 5)] = "a"
        assert pickle.loads(pickle.dumps(match.view(None))) == match.view(None)
        assert deepcopy(match.view(None)) == match.view(None)
