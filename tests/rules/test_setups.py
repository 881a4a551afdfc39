"""Set-up positions: read, written, refused with a reason, and kept in records."""

from random import Random

import pytest

from rules.core import CHANCE, IllegalMove, InvalidOptions, InvalidSetup
from rules.games import GAMES, game_named, start_state
from rules.match import Match
from rules.playout import random_move
from rules.record import InvalidRecord

ADAMAS = "O: a3=8 c1=2; X: b4=3; move: X"
HOLOMINO = "tiles: 0,0=123 1,0=234; O: 145 236; X: 126; points: 12 5; move: O"
DRAGONS = "tiles: 0,0=a; pool: 20; move: X"
BLACKBOX = "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: X"


def _start(slug: str, text: str, **options: object) -> object:
    return start_state(game_named(slug), None, options, text)


class TestReading:
    def test_adamas(self) -> None:
        facts = Match.new("adamas", setup=ADAMAS).view(None).to_dict()
        assert facts["stacks"] == {"b4": ["X", 3], "a3": ["O", 8], "c1": ["O", 2]}
        assert facts["to_move"] == 1

    def test_adamas_for_three_where_one_has_nothing(self) -> None:
        match = Match.new("adamas", ("a", "b", "c"), setup="O: d4=8; X: ; Y: d5=2")
        assert match.in_play == [0, 2]

    def test_holomino(self) -> None:
        match = Match.new("holomino", setup=HOLOMINO)
        facts = match.view(None).to_dict()
        assert facts["tiles"] == {"0,0": "123", "1,0": "234"}
        assert facts["pools"] == [["145", "236"], ["126"]]
        assert facts["scores"] == [12, 5]
        assert facts["sack"] == 40 - 5
        assert match.to_move == 0

    def test_holomino_with_a_sack_of_its_own(self) -> None:
        match = Match.new("holomino", setup=HOLOMINO + "; sack: 345 154")
        assert match.view(None).to_dict()["sack"] == 2

    def test_dragons(self) -> None:
        facts = Match.new("dragons", setup=DRAGONS).view(None).to_dict()
        assert (facts["tiles"], facts["pool"], facts["to_move"]) == ({"0,0": "a"}, 20, 1)

    def test_blackbox(self) -> None:
        match = Match.new("blackbox", setup=BLACKBOX)
        boxes = match.view(0).to_dict()["boxes"]
        assert boxes[0]["atoms"] is None
        assert boxes[1]["atoms"] == ["b3", "b5", "d1", "f6"]
        assert match.view(0).to_dict()["phase"] == "play"
        match.play("+a1,+c4,+e2,+g7,?" if match.to_move == 0 else "+b3,+b5,+d1,+f6,?")
        assert match.outcome is not None

    def test_case_spaces_and_order_do_not_matter(self) -> None:
        text = " MOVE : x ;; x:b4=3;   o: c1=2   a3=8 "
        assert _start("adamas", text) == _start("adamas", ADAMAS)

    @pytest.mark.parametrize("slug", [game.slug for game in GAMES if game.has_setups])
    def test_every_position_of_a_game_is_read_as_it_was_written(self, slug: str) -> None:
        rng, read = Random(5), 0
        for _ in range(8):
            match = Match.new(slug, seed=rng.randrange(1000))
            for _ in range(rng.randrange(2, 14)):
                match.play(random_move(match.game, match.view(match.to_move), rng))
                if match.outcome is not None:
                    break
            state = match._line.plies[match.ply].state
            if state.outcome is not None or state.to_move == CHANCE or state.turn < 2:
                continue
            text = match.game.write_setup(state)
            again = start_state(match.game, match.names, match.options, text)
            assert match.game.write_setup(again) == text
            assert again.to_move == state.to_move
            if slug != "blackbox":  # where the marks are left out
                legal = [str(m) for m, _ in zip(match.legal_moves(), range(50), strict=False)]
                there = match.game.legal_moves(again)
                if slug == "holomino" or not legal:
                    legal, there = sorted(legal), iter(sorted(there, key=str))
                assert [str(m) for m, _ in zip(there, range(50), strict=False)] == legal
            read += 1
        assert read >= 3


class TestRefusing:
    @pytest.mark.parametrize(
        ("slug", "text", "reason"),
        [
            ("mono", "O: 1", "Mono has no set-up positions"),
            ("adamas", "nonsense", "should begin with one of O:, X:, move:"),
            ("adamas", "O: a3", "should be written like a3=8"),
            ("adamas", "O: a3=8; O: b3=1", "is there twice"),
            ("adamas", "O: a3=8 a3=2; X: b3=1", "a3 is there twice"),
            ("adamas", "O: a3=8; X: a3=1", "a3 is there twice"),
            ("adamas", "O: a3=x; X: b3=1", "should be a number"),
            ("adamas", "O: z9=8; X: b3=1", "z9 is not on the board"),
            ("adamas", "O: a3=8", "at least two players must have pieces"),
            ("adamas", "O: a3=8; X: b3=1; move: Y", "needs one of O, X"),
            ("adamas", "O: a3=9999; X: b3=1", "a3 must hold 1 to 99 pieces"),
            ("adamas", f"O: a3={'9' * 4000}; X: b3=1", "a3 must hold 1 to 99 pieces"),
            ("holomino", "O: 123; X: 145", "at least one tile"),
            ("holomino", "tiles: 0,0=12; O: 145; X: 126", "three digits"),
            ("holomino", "tiles: 0,0=789; O: 145; X: 126", "from 1 to 6"),
            ("holomino", "tiles: a=123; O: 145; X: 126", "should be a cell like 0,-1"),
            ("holomino", "tiles: 0,0=123 5,5=145; O: 146; X: 126", "touches none"),
            ("holomino", "tiles: 0,0=123 1,0=456; O: 145; X: 126", "does not fit"),
            ("holomino", "tiles: 0,0=123; O: 123; X: 126", "only one tile 123"),
            ("holomino", "tiles: 0,0=123; O: 145; X: ", "X needs 1 to 3 tiles, not 0"),
            ("holomino", "tiles: 0,0=123; O: 145; X: 126; points: 1", "needs two numbers"),
            ("holomino", "tiles: 0,0=123; O: 145; X: 126; sack: 123", "cannot be in the sack"),
            ("dragons", "pool: 5", "at least one tile"),
            ("dragons", "tiles: 0,0=z", "z"),
            ("dragons", "tiles: 0,0=a 4,4=a", "touches none"),
            ("dragons", "tiles: 0,0=a; pool: 0", "from 1 to 500"),
            ("dragons", "tiles: 0,0=a; pool: 50", "with 1 on the table 50 cannot be left"),
            ("blackbox", "O: a1 b2 c3; X: b3 b5 d1 f6", "O needs 4 atoms"),
            ("blackbox", "O: a1 a1 c3 d4; X: b3 b5 d1 f6", "on different cells"),
            ("blackbox", "O: a1 h1 c3 d4; X: b3 b5 d1 f6", "h1 is not a cell"),
        ],
    )
    def test_says_what_is_wrong(self, slug: str, text: str, reason: str) -> None:
        with pytest.raises(InvalidSetup) as raised:
            _start(slug, text)
        assert raised.value.option == "setup"
        assert reason in raised.value.reason

    @pytest.mark.parametrize("slug", [game.slug for game in GAMES])
    def test_rubbish_is_refused_whatever_it_is(self, slug: str) -> None:
        rng = Random(3)
        signs = "OXYmovetiles:;=0123456789,-abcg ²\x00\n"
        for _ in range(300):
            text = "".join(rng.choices(signs, k=rng.randrange(1, 60)))
            with pytest.raises(InvalidSetup):
                _start(slug, text or "x")

    def test_a_finished_position_is_refused(self) -> None:
        ring = ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
        found = None
        for letters in ("abcdef", "ghijkl"):
            for first in letters:
                words = " ".join(f"{cell}={first}" for cell in ring)
                try:
                    _start("dragons", f"tiles: {words}")
                except InvalidSetup as error:
                    found = error
        assert found is not None

    def test_what_would_have_fallen_into_place_is_refused(self) -> None:
        match = Match.new("dragons", seed=4)
        rng = Random(1)
        while len(match.view(None).placed) < 2:  # type: ignore[attr-defined]
            match.play(random_move(match.game, match.view(match.to_move), rng))
        state = match.view(None)
        *_, last = state.placed  # type: ignore[attr-defined]
        facts = state.to_dict()
        gone = f"{last[0]},{last[1]}"
        words = " ".join(f"{c}={letter}" for c, letter in facts["tiles"].items() if c != gone)
        with pytest.raises(InvalidSetup, match="lie there already"):
            _start("dragons", f"tiles: {words}; pool: 9")


class TestInAMatch:
    @pytest.mark.parametrize(
        ("slug", "text"),
        [("adamas", ADAMAS), ("holomino", HOLOMINO), ("dragons", DRAGONS), ("blackbox", BLACKBOX)],
    )
    def test_the_record_keeps_it(self, slug: str, text: str) -> None:
        match = Match.new(slug, setup=text, seed=3)
        rng = Random(2)
        for _ in range(3):
            match.play(random_move(match.game, match.view(match.to_move), rng))
        again = Match.from_text(match.to_text())
        assert again.problem is None
        assert [again.view(p) for p in (0, 1)] == [match.view(p) for p in (0, 1)]

    def test_hidden_atoms_are_sealed_while_the_match_goes_on(self) -> None:
        match = Match.new("blackbox", setup=BLACKBOX)
        assert "setup: =" in match.to_text()
        assert "a1 c4" not in match.to_text()
        with pytest.raises(IllegalMove, match="secret"):
            _ = match.setup
        with pytest.raises(IllegalMove, match="secrets"):
            match.setup_here()
        match.resign(0)
        assert f"setup: {BLACKBOX}" in match.to_text()
        assert match.setup == BLACKBOX
        assert match.setup_here().startswith("O: a1 c4 e2 g7")

    def test_a_damaged_one_names_its_line(self) -> None:
        text = Match.new("adamas", setup=ADAMAS).to_text()
        with pytest.raises(InvalidRecord) as raised:
            Match.from_text(text.replace("b4=3", "b9=3"))
        line = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("setup"))
        assert raised.value.line == line
        sealed = Match.new("blackbox", setup=BLACKBOX).to_text()
        with pytest.raises(InvalidRecord, match="cannot be read"):
            Match.from_text(sealed.replace("setup: =", "setup: =@@"))

    def test_a_position_played_to_begins_another_match(self) -> None:
        match = Match.new("adamas", options={"size": 3}, seed=1)
        match.play(next(match.legal_moves()))
        text = match.setup_here()
        other = Match.new("adamas", options={"size": 3}, setup=text)
        assert other.view(None).to_dict()["stacks"] == match.view(None).to_dict()["stacks"]
        assert other.setup == text

    def test_only_a_text_is_a_set_up(self) -> None:
        with pytest.raises(InvalidOptions, match="text of a position"):
            Match.new("adamas", setup=5)  # type: ignore[arg-type]

    def test_serious_is_kept(self) -> None:
        match = Match.new("mono")
        assert not Match.from_text(match.to_text()).serious
        match.serious = True
        assert Match.from_text(match.to_text()).serious
