"""Set-up positions: read, written, refused with a reason, and kept in records."""

import quopri
from collections.abc import Callable
from contextlib import suppress
from random import Random
from urllib.parse import quote

import pytest

from rules.core import CHANCE, IllegalMove, InvalidOptions, InvalidSetup
from rules.games import GAMES, game_named, start_state
from rules.match import Match
from rules.playout import random_move
from rules.record import InvalidRecord

ADAMAS = "O: a3=6 c1=2; X: b4=3; move: X"
HOLOMINO = "tiles: 0,0=123 1,0=234; O: 145 236; X: 126; points: 12 5; move: O"
DRAGONS = "tiles: 0,0=a; pool: 20; move: X"
BLACKBOX = "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: X"


def _start(slug: str, text: str, **options: object) -> object:
    return start_state(game_named(slug), None, options, text)


class TestReading:
    def test_adamas(self) -> None:
        facts = Match.new("adamas", setup=ADAMAS).view(None).to_dict()
        assert facts["stacks"] == {"b4": ["X", 3], "a3": ["O", 6], "c1": ["O", 2]}
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
        text = " MOVE : x ;; x:b4=3;   o: c1=2   a3=6 "
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


SENT: dict[str, Callable[[str], str]] = {
    "full-width": lambda text: "".join(chr(ord(c) + 0xFEE0) if c > " " else c for c in text),
    "unseen": lambda text: "\u200b".join(text),
    "other spaces": lambda text: text.replace(" ", "\xa0\u3000"),
    "minus": lambda text: text.replace("-", "−"),
    "dash": lambda text: text.replace("-", "–"),
    "lines": lambda text: text.replace(" ", "\n"),
    "quoted": lambda text: "> " + text.replace("; ", ";\r\n> > "),
    "barred": lambda text: "| " + text.replace("; ", ";\n| "),
    "backslashes": lambda text: text.replace("-", r"\-").replace("=", r"\="),
    "references": lambda text: text.replace("-", "&#45;").replace("=", "&equals;"),
    "page": lambda text: "<p>" + text.replace("; ", ";<br>") + "</p>",
    "quoted-printable": lambda text: quopri.encodestring(text.encode()).decode(),
    "address": quote,
}
"""What mails, chats and pages make of a text."""


@pytest.mark.parametrize("sent", SENT)
@pytest.mark.parametrize(
    ("slug", "text"),
    [
        ("adamas", ADAMAS),
        ("holomino", "tiles: 0,0=123 0,-1=264; O: 145 236; X: 126; points: 12 5; move: O"),
        ("dragons", "tiles: 0,0=a 0,-1=c; pool: 20; move: X"),
        ("blackbox", BLACKBOX),
    ],
)
def test_a_text_is_read_as_it_was_before_it_was_sent(slug: str, text: str, sent: str) -> None:
    match = Match.new(slug, ("fred", "ned"), setup=SENT[sent](text), seed=3)
    assert match.to_text().count("\n") == Match.new(slug, setup=text).to_text().count("\n")
    match.resign(0)
    usual = Match.new(slug, ("fred", "ned"), setup=text, seed=3)
    usual.resign(0)
    assert match.setup == usual.setup
    assert Match.from_text(match.to_text()).view(None) == usual.view(None)


class TestRefusing:
    @pytest.mark.parametrize(
        ("slug", "text", "reason"),
        [
            ("mono", "O: 1", "Mono has no position editor"),
            ("adamas", "nonsense", "“nonsense” is unknown; use one of: O:, X:, move:"),
            ("adamas", "O: a3", "should look like a3=8"),
            ("adamas", "O: a3=8; O: b3=1", "appears twice"),
            ("adamas", "O: a3=8 a3=2; X: b3=1", "a3 appears twice"),
            ("adamas", "O: a3=8; X: a3=1", "a3 appears twice"),
            ("adamas", "O: a3=x; X: b3=1", "should look like a3=8"),
            ("adamas", "O: z9=8; X: b3=1", "z9 is not on the board"),
            ("adamas", "O: a3=8", "at least two players must have pieces"),
            ("adamas", "O: a3=8; X: b3=1; move: Y", "“Y” is unknown; use one of: O, X"),
            ("adamas", "O: a3=9999; X: b3=1", "a3 must hold 1 to 99 pieces"),
            ("adamas", f"O: a3={'9' * 4000}; X: b3=1", "a3 must hold 1 to 99 pieces"),
            ("holomino", "O: 123; X: 145", "at least one tile"),
            ("holomino", "tiles: 0,0=12; O: 145; X: 126", "should look like 123"),
            ("holomino", "tiles: 0,0=789; O: 145; X: 126", "from 1 to 6"),
            ("holomino", "tiles: a=123; O: 145; X: 126", "should look like 0,-1"),
            ("holomino", "tiles: 0,0=123 5,5=145; O: 146; X: 126", "touches no other tile"),
            ("holomino", "tiles: 0,0=123 1,0=456; O: 145; X: 126", "does not fit"),
            ("holomino", "tiles: 0,0=123; O: 123; X: 126", "123 appears twice"),
            (
                "holomino",
                "tiles: 0,0=123; O: 145; X: ",
                "Player 2’s pool needs 1 to 3 tiles, not 0",
            ),
            (
                "holomino",
                "tiles: 0,0=123; O: 145; X: 126; points: 1",
                "should look like points: 12 0",
            ),
            (
                "holomino",
                "tiles: 0,0=123; O: 145; X: 126; sack: 123",
                "appears twice",
            ),
            ("dragons", "pool: 5", "at least one tile"),
            ("dragons", "tiles: 0,0=z", "z"),
            ("dragons", "tiles: 0,0=a 1,0=Z", "there is no tile direction Z"),
            ("dragons", "tiles: 0,0=ab 1,0=a", "there is no tile direction ab"),
            ("dragons", "tiles: 0,0=a 4,4=a", "touches no other tile"),
            ("dragons", "tiles: 0,0=a; pool: 0", "from 1 to 500"),
            ("dragons", "tiles: 0,0=a; pool: 50", "with 1 on the table, the pool cannot have 50"),
            (
                "blackbox",
                "O: a1 b2 c3; X: b3 b5 d1 f6",
                "hide four different atoms in Player 1’s box, not 3",
            ),
            (
                "blackbox",
                "O: a1 a1 c3 d4; X: b3 b5 d1 f6",
                "a1 appears twice",
            ),
            ("blackbox", "O: a1 h1 c3 d4; X: b3 b5 d1 f6", "“h1” should look like a1"),
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

    @pytest.mark.parametrize(
        ("slug", "text"),
        [
            ("adamas", ADAMAS),
            ("holomino", f"{HOLOMINO}; sack: 345 154"),
            ("dragons", "tiles: 0,0=a 1,0=c 0,1=e; pool: 20; move: X"),
            ("blackbox", BLACKBOX),
        ],
    )
    def test_a_position_with_one_sign_changed_is_read_or_refused(
        self, slug: str, text: str
    ) -> None:
        for at in range(len(text)):
            for sign in "Zz\xb2\u0663\x1b\U0001fa77":
                spoilt = text[:at] + sign + text[at + 1 :]
                with suppress(InvalidSetup):
                    _start(slug, spoilt)

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
        with pytest.raises(InvalidSetup, match="would already be there"):
            _start("dragons", f"tiles: {words}; pool: 9")

    @pytest.mark.parametrize(
        ("slug", "options", "text", "reason"),
        [
            ("adamas", {}, "O: a3=8 c1=1; X: b4=3", "each player has 8 pieces, but fred has 9"),
            ("adamas", {"size": 2}, "O: a2=4; X: b1=5", "each player has 4 pieces, but ned has 5"),
            (
                "holomino",
                {},
                "tiles: 0,0=123; O: 145; X: 312",
                "123 appears twice",
            ),
            (
                "holomino",
                {},
                "tiles: 0,0=123; O: 145 451; X: 126",
                "145 appears twice",
            ),
            (
                "holomino",
                {},
                "tiles: 0,0=123; O: 145; X: 126; sack: 135 135",
                "135 appears twice",
            ),
            (
                "holomino",
                {"pool_size": 1},
                "tiles: 0,0=123; O: 145; X: 126 134",
                "ned’s pool needs 1 tile, not 2",
            ),
            (
                "dragons",
                {"num_tiles": 20},
                "tiles: 0,0=a 1,0=c; pool: 19",
                "there are only 20 tiles: with 2 on the table, the pool cannot have 19",
            ),
            (
                "blackbox",
                {},
                "O: a1 c4 e2 g7; X: b3 b5 d1 f6 g1",
                "hide four different atoms in ned’s box, not 5",
            ),
        ],
    )
    def test_more_than_there_are_is_refused_by_the_names_on_the_screen(
        self, slug: str, options: dict[str, object], text: str, reason: str
    ) -> None:
        with pytest.raises(InvalidSetup) as raised:
            Match.new(slug, ("fred", "ned"), options, setup=text)
        assert raised.value.reason == reason

    def test_who_would_have_won_is_named_too(self) -> None:
        with pytest.raises(InvalidSetup, match="would already be over: fred has no legal move"):
            Match.new("adamas", ("fred", "ned"), setup="O: a3=1; X: a4=2 b2=3 b3=3")

    def test_a_record_with_more_than_there_are_is_read_all_the_same(self) -> None:
        match = Match.new("adamas", options={"pieces": 12}, setup="O: a3=12; X: b4=3")
        head = "options: size=3 pieces="
        old = match.to_text().replace(f"{head}12", f"{head}8").partition("\nend")[0]
        again = Match.from_text(old)
        assert again.options["pieces"] == 8
        assert again.view(None).to_dict()["stacks"]["a3"] == ["O", 12]


CARRIED = [
    ("adamas", {"size": 2, "pieces": 9}, "O: a2=9; X: b1=5; move: O", "size=2 pieces=9"),
    ("adamas", {"prog_cap": True}, "O: a3=8; X: b4=3; move: O", "size=3 pieces=8 prog_cap=yes"),
    (
        "holomino",
        {"num_digits": 4, "pool_size": 1},
        "tiles: 0,0=123; O: 124; X: 134; points: 0 0; move: X",
        "pool_size=1 num_digits=4",
    ),
    (
        "dragons",
        {"num_tiles": 9, "cross": True},
        "tiles: 0,0=a; pool: 5; move: X",
        "num_tiles=9 num_eyes=1 cross=yes",
    ),
]
"""Options that are not the usual ones, a position under them, and the options as text."""


class TestCarriedOptions:
    @pytest.mark.parametrize(("slug", "options", "text", "said"), CARRIED)
    def test_a_text_means_the_same_elsewhere(
        self, slug: str, options: dict[str, object], text: str, said: str
    ) -> None:
        match = Match.new(slug, options=options, setup=text)
        shared = match.setup_here()
        assert shared == match.setup == f"options: {said}; {text}"
        again = Match.new(slug, setup=shared)
        assert again.options == match.options
        assert again.view(None) == match.view(None)

    @pytest.mark.parametrize(("slug", "options", "text", "said"), CARRIED)
    def test_a_record_says_them_once(
        self, slug: str, options: dict[str, object], text: str, said: str
    ) -> None:
        record = Match.new(slug, setup=f"options: {said}; {text}").to_text()
        assert f"\nsetup: {text}\n" in record
        assert Match.from_text(record).setup == f"options: {said}; {text}"

    def test_a_record_that_says_them_twice_has_to_agree_with_itself(self) -> None:
        text = Match.new("adamas", setup=ADAMAS).to_text().partition("\nend")[0]
        twice = text.replace("setup: ", "setup: options: size=3; ")
        assert Match.from_text(twice).setup == f"options: size=3 pieces=8; {ADAMAS}"
        with pytest.raises(InvalidRecord, match="is 4 in the position, but 3 in the game"):
            Match.from_text(twice.replace("setup: options: size=3", "setup: options: size=4"))

    def test_a_text_without_them_is_for_the_options_of_the_match(self) -> None:
        assert (
            Match.new("adamas", options={"size": 4}, setup="O: d7=8; X: a4=1").options["size"] == 4
        )

    def test_a_text_for_three_brings_the_third(self) -> None:
        assert (
            len(Match.new("adamas", setup="options: size=4; O: d4=8; X: d5=1; Y: d6=2").names) == 3
        )

    def test_black_box_has_none_to_carry(self) -> None:
        match = Match.new("blackbox", setup=BLACKBOX)
        match.resign(0)
        assert not match.setup_here().startswith("options")

    @pytest.mark.parametrize(
        ("carried", "options", "reason"),
        [
            ("size=4", {"size": 3}, "“Cells per side” is 4 in the position, but 3 in the game"),
            (
                "size=3",
                {"prog_cap": True},
                "“Progressive capture” is off in the position, but on in the game",
            ),
            ("size", {}, "“size” must be the name of an option followed by its value"),
            ("size=3 size=3", {}, "“size=3” must be the name of an option followed by its value"),
            ("size=9", {}, "size: must be from 2 to 8, not 9"),
            ("sizes=3", {}, "sizes: no such option; did you mean size?"),
            ("size=3; options: size=3", {}, "“options:” appears twice"),
        ],
    )
    def test_what_cannot_be_is_said(
        self, carried: str, options: dict[str, object], reason: str
    ) -> None:
        with pytest.raises(InvalidSetup) as raised:
            Match.new("adamas", options=options, setup=f"options: {carried}; O: a3=8; X: b4=3")
        assert raised.value.reason == reason


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
        with pytest.raises(IllegalMove, match="this position is secret"):
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
        with pytest.raises(InvalidOptions, match="cannot be read"):
            Match.new("adamas", setup=5)  # type: ignore[arg-type]

    def test_serious_is_kept(self) -> None:
        match = Match.new("mono")
        assert not Match.from_text(match.to_text()).serious
        match.serious = True
        assert Match.from_text(match.to_text()).serious
