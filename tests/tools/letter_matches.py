"""Evidence for matches by letters: `python -m tests.tools.letter_matches play --count 2000`.

`play` plays whole matches between folders that exchange nothing but texts: at random, by computer
players, or with a separate process for each command. `cheat` plants lies and looks whether they are
named. `fuzz` mangles letters. `secrets` compares the letters of secrets that answer alike. `luck`
tries to steer draws. `sizes` measures letters. A seed repeats a run. A fault gives the exit code 1.
"""

import argparse
import os
import subprocess
import sys
from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event
from time import process_time
from typing import Any
from unittest.mock import patch

from rules.blackbox.placements import choose, consistent
from rules.blackbox.rays import CELL_NAMES
from rules.blackbox.state import Mark, Unmark
from rules.letters import marks, store
from rules.letters.armor import armored, letters_in
from rules.letters.body import Letter, bundled
from rules.letters.errors import InvalidLetter, KnownLetter, Lie
from rules.letters.hidden import Secret
from rules.letters.keys import SEED_BYTES, Chain, Keys
from rules.letters.keys import before as link_before
from rules.letters.luck import Stream, luck_of
from rules.letters.side import Side
from rules.letters.table import SEPARATOR, Table
from rules.match import Match
from rules.mono.board import HIDDEN
from rules.mono.layouts import random_layout
from rules.players import seat as computer
from tests.hostile import damaged
from tests.oracles import record_reader
from tests.oracles.letter_verifier import WrongLetter, verify
from tests.oracles.replay import replayed
from tests.rules.letters.correspondence import Acts, acts_of, begin, finish, hidden, play_on, step
from tests.rules.letters.test_verifier import CHEATS, changed
from tests.rules.letters.test_verifier import _next as closing_letter
from tests.rules.variants import NAMES, VARIANTS, Variant

ROOT = Path(__file__).parents[2]
LONGEST = 300
"""The letters after which a player resigns."""
SHORT = (
    Variant("dragons", options={"num_tiles": 12}),
    Variant("mono", options={"size": 3}),
    Variant("blackbox"),
    Variant("holomino", options={"num_digits": 4, "pool_size": 2}),
    Variant("adamas", options={"size": 2, "pieces": 3}),
    Variant("mono", 3, {"size": 2}),
)
"""The matches between programs, which start twice for each letter."""
_RESTARTS = 0.1
"""How often a program is closed after its letter, and its match loaded from the file."""


class Fault(Exception):
    """Something that must not happen with letters."""


# -- play


def play(count: int, seed: int, *, computers: bool = False, programs: bool = False) -> None:
    """Play matches of all variants in turn, and check how they end. Raises Fault.

    Separate programs play short matches.
    """
    done: dict[tuple[str, int], Counter[str]] = defaultdict(Counter)
    variants = SHORT if programs else VARIANTS
    for number in range(count):
        variant, rng = variants[number % len(variants)], Random(f"{seed} {number}")
        try:
            with TemporaryDirectory() as folder:
                random = partial(acts_of, longest=LONGEST, undoes=True)
                acts = _computers(variant, rng) if computers else random
                played = _by_programs if programs else _in_folders
                last, records = played(variant, rng, Path(folder), acts)
            check_end(last, records)
        except Exception as error:
            raise Fault(f"match {number} of seed {seed}, {variant}: {error!r}") from error
        match, kind = last.table.match, done[variant.slug, variant.players]
        assert match is not None
        kind["matches"] += 1
        kind["letters"] += len(last.table.letters)
        kind[_ending(match)] += 1
        if number % 50 == 49:
            print(f"… {number + 1} matches", flush=True)
    for (slug, players), kind in sorted(done.items()):
        print(f"{slug} for {players}:", ", ".join(f"{n} {what}" for what, n in kind.items()))
    print(f"{count} matches: records equal, accepted by the oracles and the verifier")


def _ending(match: Match) -> str:
    last = match.plies[-1].text
    return {"resign": "by resignation", "accept draw": "by a draw"}.get(last, "to the end")


def _in_folders(variant: Variant, rng: Random, folder: Path, acts: Acts) -> tuple[Side, list[str]]:
    """Play a match between sides with a folder each; return the last side, and all records."""
    sides, last = begin(variant, rng, lot=rng.random() < 0.5)
    while last.table.pen is not None:
        last = step(sides, last, rng, acts)
        if rng.random() < _RESTARTS:
            path = folder / f"{last.party}{store.EXTENSION}"
            store.save(last, path)
            again = store.load(path)
            _expect(again.text() == last.text(), "another letter after a restart")
            sides[last.party] = last = again
    finish(sides, last)
    return last, [_record(side) for side in sides]


def _by_programs(variant: Variant, rng: Random, folder: Path, acts: Acts) -> tuple[Side, list[str]]:
    """Play a match with `python -m rules letter` in folders; nothing else makes a letter."""
    names = NAMES[: variant.players]
    homes = [folder / name for name in names]

    def run(party: int, action: str, *words: str, text: str = "") -> str:
        command = [sys.executable, "-m", "rules", "letter", action, "match.qxm", *words]
        home = {"HOME": str(homes[party]), "XDG_STATE_HOME": str(homes[party])}
        env = {**os.environ, "PYTHONPATH": str(ROOT), **home}
        return subprocess.run(
            command, input=text, env=env, cwd=homes[party], check=True, text=True,
            stdout=subprocess.PIPE,
        ).stdout  # fmt: skip

    def side(party: int) -> Side:
        return store.load(homes[party] / "match.qxm")

    for home in homes:
        home.mkdir()
    pairs = variant.options.items()
    flags = [[f"--{name}", *([] if value is True else [str(value)])] for name, value in pairs]
    text = run(0, "new", "--names", ",".join(names), variant.slug, *chain.from_iterable(flags))
    for party in range(1, len(names)):
        text = run(party, "accept", text=text)
    for party in range(len(names) - 1):
        run(party, "read", text=run(len(names) - 1, "show", "--whole"))
    writer = side(len(names) - 1)
    while (pen := writer.table.pen) is not None:
        writer = side(pen)
        if writer.must_hide:
            run(pen, "hide", hidden(writer, rng))
            writer = side(pen)
        text = run(pen, "write", *acts(writer, rng))
        writer = side(pen)
        if writer.table.pen is not None:
            run(writer.table.pen, "read", text=text)
    for party in range(len(names)):
        if side(party).table.pen is not None:
            run(party, "read", text=run(writer.party, "show", "--whole"))
        run(party, "show", "--record", "match.qcx")
    return writer, [(home / "match.qcx").read_text() for home in homes]


def _computers(variant: Variant, rng: Random) -> Acts:
    """Return what computer players of random levels write."""
    players = [
        computer(variant.slug, rng.choice((1, 2, 3)), rng.randrange(2**32), pace=0.1)
        for _ in range(variant.players)
    ]

    def acts(side: Side, rng: Random) -> list[str]:
        match = side.seen.match
        seat = None if match is None else side.seen.seat_of(side.party)
        if match is None or match.to_move != seat or side.seen.asker is not None:
            return []
        view: Any = match.view(seat)
        turn: list[object] = []
        while not turn or isinstance(
            turn[-1], Mark | Unmark
        ):  # a plan, before anything is revealed
            turn.append(players[side.party].choose(view, Event()))
            if isinstance(turn[-1], Mark | Unmark):
                view = match.game.preview(view, turn[-1])
        closed = match.game.slug == "mono" and str(turn[0]) not in ("random", "end")
        return [",".join([*map(str, turn), *["end"] * closed])]

    return acts


def _record(side: Side) -> str:
    match = side.seen.match
    assert match is not None
    return match.to_text()


def check_end(last: Side, records: Sequence[str]) -> None:
    """Check a finished match against the verifier and the oracle of its game. Raises Fault."""
    table = last.table
    match = table.match
    assert match is not None
    assert match.outcome is not None
    _expect(len({*records}) == 1, "the records differ")
    read = record_reader.read(records[0].encode())
    _expect(not read.damaged and Match.from_text(records[0]).problem is None, "a damaged record")
    verified = verify(last.text(whole=True))
    _expect(read.names == verified.names, "other names by the verifier")
    plies = [(ply.moves, ply.draws) for ply in read.standing()]
    _expect(plies == verified.plies, "other moves by the verifier")
    ending = replayed(read)
    _expect(ending.winners == match.outcome.winners, "other winners by the oracle")
    _expect(ending.scores == list(match.outcome.scores), "other scores by the oracle")


def _expect(condition: bool, fault: str) -> None:
    if not condition:
        raise Fault(fault)


# -- cheat

NAMELESS = frozenset({
    "a link without luck", "a root too late", "a key too late", "a second invitation", "no link",
    "a commitment too late", "an answer in an open game", "another match", "another letter before",
    "no letter before", "another writer", "a skipped number", "a long note", "a note of two lines",
    "another player's answer", "a match in the invitation", "an acceptance without its key",
    "a board not fixed",
})  # fmt: skip
"""Letters that are refused without an accusation: they could come from a newer version."""
FALSE_ANSWER = "a false answer"


def cheat(count: int, seed: int) -> None:
    """Plant lies, and check that the opponents and a third person name writer, letter and ply."""
    named, nameless, honest = Counter[str](), Counter[str](), 0
    names = [*CHEATS, FALSE_ANSWER]
    for number in range(count * 20):
        if named.total() == count:
            break
        name, rng = names[number % len(names)], Random(f"{seed} {number}")
        planted = _false_answer(rng) if name == FALSE_ANSWER else _planted(name, rng)
        if planted is None:
            continue
        sides, letters, liar, at = planted
        try:
            verify(armored(letters))
        except WrongLetter as wrong:
            told: tuple[int | None, int] = wrong.writer, wrong.number
        else:  # a change that happens to be allowed in this position
            honest += 1
            check_accepted(letters)
            continue
        _expect(told == (liar, at), f"{name}, {number}: the verifier names {told}, not {liar, at}")
        readers = [one for one in sides if one.party != liar]
        found = [_accused(one, letters) for one in (*readers, None)]
        if name in NAMELESS:
            _expect(None not in found, f"{name}, {number}: accepted")
            nameless[name] += 1
        else:
            expected = (liar, at, ply_of(letters, at, sides))
            _expect({*found} == {expected}, f"{name}, {number}: {found}, not {expected}")
            named[name] += 1
    for name, times in sorted(named.items()):
        print(f"{times:4} × {name}")
    print(
        f"{named.total()} cheats of {len(named)} kinds named with writer, letter and ply; "
        f"{nameless.total()} of {len(nameless)} kinds refused; {honest} changes were allowed"
    )


Planted = tuple[list[Side], list[Letter], int, int]
"""The sides before the lie, all letters with it, and its writer and number."""


def _planted(name: str, rng: Random) -> Planted | None:
    """Play until a lie of this kind is possible, and plant it; None if the match ends before."""
    like, wanted, change = CHEATS[name]
    slug, players = like.slug, like.players
    same = [one for one in (like, *VARIANTS) if (one.slug, one.players) == (slug, players)]
    sides, last = begin(rng.choice(same), rng)
    left = rng.choice((0, 1, 2, 3, 5, 8, 13))
    while not wanted(last.table.letters[-1]) or (left := left - 1) >= 0:
        if last.table.pen is None:
            return None
        last = step(sides, last, rng)
    letters = last.table.letters
    made = change(letters[-1], last)
    writers = {letter.writer for letter in letters[:-1]}
    before = [
        Side(one.seed, one.party, letters[:-1], one.hides) for one in sides if one.party in writers
    ]
    lie = changed(letters, last, **made)
    return before, lie, int(str(made.get("writer", last.party))), len(letters)


def _false_answer(rng: Random) -> Planted | None:
    """Play Black Box until a ray is answered, and answer otherwise, as other atoms would."""
    sides, last = begin(Variant("blackbox"), rng)
    left = rng.randrange(6)
    while not last.table.letters[-1].answers or (left := left - 1) >= 0:
        if last.table.pen is None:
            return None
        last = step(sides, last, rng)
    letters, liar = last.table.letters, last.party
    if letters[-1].secret:
        return None
    asker = Side(sides[1 - liar].seed, 1 - liar, letters[:-1], sides[1 - liar].hides)
    results = [one for one in range(30) if bytes([one]) != letters[-1].answers]
    rng.shuffle(results)
    for result in results:
        lie = changed(letters, last, answers=bytes([result]))
        try:
            asker.receive(armored(lie))
        except Lie:
            continue
        if asker.table.pen is None or asker.seen.match is None:
            return None
        asker.write(["reject draw", "resign"] if asker.seen.match.draw_offer else ["resign"])
        told = last._secret(last.hides, lie).to_bytes()
        end = closing_letter(last, asker, secret=told)
        return [asker, last], [*asker.table.letters, end], liar, len(letters)
    return None


def _accused(side: Side | None, letters: Sequence[Letter]) -> tuple[int, int, int] | str | None:
    """Return whom a side or a third person accuses, the refusal without a name, or None."""
    text = armored(letters)
    try:
        if side is None:
            Table.of(letters_in(text))
        else:
            side.receive(text)
    except Lie as lie:
        return lie.writer, lie.number, lie.ply
    except InvalidLetter as error:
        return str(error)
    return None


def check_accepted(letters: Sequence[Letter]) -> None:
    """Raise Fault unless a third person accepts the letters."""
    found = _accused(None, letters)
    _expect(found is None, f"refused, though the verifier accepts: {found}")


def check_refused(letters: Sequence[Letter], why: str) -> None:
    """Raise Fault unless the verifier refuses the last letter, too."""
    try:
        verify(armored(letters))
    except WrongLetter as wrong:
        _expect(wrong.number == len(letters), f"the verifier refuses an earlier letter: {wrong}")
    else:
        raise Fault(f"the verifier accepts a letter that is refused: {why}: {letters[-1]}")


def ply_of(letters: Sequence[Letter], number: int, sides: Sequence[Side]) -> int:
    """Return the ply that a letter would make, counted by the verifier and the letters' lines."""
    earlier = letters[: number - 1]
    if letters[number - 1].secret and not letters[number - 1].answers:
        return len(verify(armored(earlier)).plies)
    hiding = sides[0].table.hidden is not None
    lines = [one.played.count(SEPARATOR) + 1 for one in earlier if one.played]
    return 1 + hiding * len(sides[0].table.names) + sum(lines)


# -- fuzz


def fuzz(count: int, seed: int) -> None:
    """Mangle letters, and check that they are refused in words and change nothing."""
    rng, results = Random(seed), Counter[str]()
    stations = [one for variant in VARIANTS for one in _stations(variant, rng, 3)]
    for number in range(count):
        side, writer, letter, before = rng.choice(stations)
        kind, table = (
            rng.choice((_by_mail, _at_random, _below_the_check, _signed_again)),
            side.table,
        )
        mangled = kind(f"Hello!\n{writer.text()}", letter, writer, rng)
        try:
            read = side.receive(mangled) or [letter]
            if kind is _signed_again:
                verify(armored([*table.letters, *read]))
            else:
                _expect(read == [letter], "another letter was accepted")
            results[f"{kind.__name__[1:]}: read"] += 1
        except InvalidLetter as error:
            _expect(kind is not _by_mail, f"harmless, but refused: {error}")
            if kind is _signed_again and not isinstance(error, KnownLetter):
                check_refused([*table.letters, *letters_in(mangled)], str(error))
            results[f"{kind.__name__[1:]}: refused"] += 1
        except Exception as error:
            raise Fault(f"{number}, {kind.__name__}: {error!r}") from error
        side.table = table
        _expect(_fingerprint(side) == before, f"{number}: the match changed")
    for result, times in sorted(results.items()):
        print(f"{times:6} × {result}")
    print(f"{count} letters: no traceback, no change")


Station = tuple[Side, Side, Letter, object]
"""A reader, the writer after the next letter, that letter, and the reader's fingerprint."""


def _stations(variant: Variant, rng: Random, count: int) -> Iterator[Station]:
    for _ in range(count):
        sides, last = begin(variant, rng)
        last = play_on(sides, last, rng, letters=variant.players + rng.randrange(12))
        if last.table.pen is not None:
            last = sides[last.table.pen]
            if last.must_hide:
                last.hide(hidden(last, rng))
            letter = last.write(acts_of(last, rng))
            reader = sides[(last.party + 1) % len(sides)]
            yield reader, last, letter, _fingerprint(reader)


def _fingerprint(side: Side) -> object:
    table = side.table
    match, digests = table.match, [letter.digest for letter in table.letters]
    kept = match and (match.view(side.party).to_dict(), match.history(side.party))
    return digests, table.pen, table.pending, kept, side.hides


def _by_mail(text: str, _: Letter, __: Side, rng: Random) -> str:
    for mangle in rng.sample(_HARMLESS, rng.randint(1, 4)):
        text = mangle(text)
    return text


_HARMLESS: tuple[Callable[[str], str], ...] = (
    lambda text: text.replace("\n", "\r\n"),
    lambda text: "".join(f"> {line}\n" for line in text.split("\n")),
    lambda text: "".join(f"|  {line}  \n" for line in text.split("\n")),
    lambda text: text.replace("\n", "=\n"),
    lambda text: text.replace("A", "A\u200b"),
    lambda text: text.replace("\n", " "),
    lambda text: f"{text}\n-- \nfred, qxl1: a player",
)


def _at_random(text: str, _: Letter, __: Side, rng: Random) -> str:
    return damaged(text.encode(), rng).decode(errors="replace")


def _below_the_check(_: str, letter: Letter, __: Side, rng: Random) -> str:
    data = bundled([letter])
    if rng.random() < 0.5:
        data = damaged(data, rng)
    else:  # one bit, so that the fields stay whole
        at = len(data) - 1 - rng.randrange(len(letter.to_bytes()))
        data = data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
    signs = b64encode(sha256(data).digest()).decode()[:6]
    return f"qxl1:{b64encode(data).decode().rstrip('=')}:{signs}"


def _signed_again(_: str, letter: Letter, writer: Side, rng: Random) -> str:
    """Change fields as a liar would, who signs them."""
    fields: dict[str, Any] = {}
    for name in rng.sample(_FIELDS, rng.choice((1, 1, 1, 2))):
        value = getattr(letter, name)
        if isinstance(value, int):
            fields[name] = rng.choice((value + 1, value ^ 1, rng.randrange(2**16)))
        elif isinstance(value, str):
            acts = [value, *_ACTS, damaged(value.encode(), rng).decode(errors="replace")]
            fields[name] = SEPARATOR.join(rng.sample(acts, rng.choice((1, 1, 2))))
        else:
            fields[name] = rng.choice((damaged(value or bytes(32), rng), rng.randbytes(32), b""))
    made: Letter = replace(letter, **fields)
    made = made.signed(Keys(writer.seed), writer.table.letters[-2].digest)
    return armored([made])


_FIELDS = ("writer", "number", "match", "before", "key", "root", "link", "commitment", "answers",
           "played", "played", "played", "secret", "note")  # fmt: skip
_ACTS = ("resign", "propose draw", "accept draw", "reject draw", "claim tie", "out of time", "end",
         "a1,end", "random", "d3", "+a1,1,end", "?", "123:1", "a3-a4", "a" * 3000)  # fmt: skip


# -- secrets


class Fixed(Side):
    """A side whose keys, links and nonces depend on its seed alone, so that letters compare."""

    def _secret(self, hides: str, *_: object) -> Secret:
        return Secret(hides, self._keys.derived("hide"))

    def _next_link(self) -> bytes:
        return super()._next_link() if self.table.accepted else self._keys.derived("accept")

    @cached_property
    def _chain(self) -> Chain:
        return Chain(self._keys.derived("chain"))


HIDING = [one for one in VARIANTS if one.slug in ("mono", "blackbox")]
SEALED = ("commitment", "before", "signature")
"""The fields that may differ: seals, hashes and signatures."""


def secrets(count: int, seed: int) -> None:
    """Write the same match with two secrets that answer alike, and compare all letters."""
    done, compared, differed = Counter[str](), 0, 0
    for number in range(count * 10):
        if done.total() == count:
            break
        rng, variant = Random(f"{seed} {number}"), HIDING[number % len(HIDING)]
        seeds = [rng.randbytes(SEED_BYTES) for _ in range(variant.players)]
        hide = [_drawn(variant, rng) for _ in seeds]
        first, told = written(variant, seeds, hide, rng, rng.randrange(variant.players + 2, 50))
        owner = rng.randrange(variant.players)
        other = _answering_alike(first, told, owner, hide, rng)
        if other == hide[owner]:
            continue  # the answers leave no other secret
        hide[owner] = other
        again, told_again = written(variant, seeds, hide, rng, len(first), first)
        if [one.answers for one in first] != [one.answers for one in again]:
            differed += 1
            continue
        for one, twin in zip(first, again, strict=True):
            blank = dict.fromkeys(SEALED, b"")
            same = replace(one, **blank) == replace(twin, **blank)  # type: ignore[arg-type]
            sizes = [[len(getattr(letter, name)) for name in SEALED] for letter in (one, twin)]
            _expect(same and sizes[0] == sizes[1], f"{number}, {variant}: letter {one.number}")
        _expect(told[2] == told_again[2], f"{number}, {variant}: other readable lines")
        compared += len(first)
        done[f"{variant.slug} for {variant.players}"] += 1
    _expect(done.total() == count, "too few secrets answer alike")
    print(dict(done), f"{differed} other secrets answered otherwise")
    print(f"{count} pairs, {compared} letters: equal but for seals, hashes and signatures")


Told = tuple[Table, Side, list[str]]
"""The table of an onlooker, the side that wrote last, and the lines above all letters."""


def _drawn(variant: Variant, rng: Random) -> str:
    return hidden(Side.invite(variant.slug, NAMES[: variant.players], variant.options), rng)


def written(
    variant: Variant,
    seeds: Sequence[bytes],
    hide: Sequence[str],
    rng: Random,
    count: int,
    script: Sequence[Letter] = (),
) -> tuple[list[Letter], Told]:
    """Return letters of a match before its end, and the facts that they reveal."""
    names = NAMES[: variant.players]
    last: Side = Fixed.invite(variant.slug, names, variant.options, seed=seeds[0])
    sides, lines = [last], [last.text()]
    for party in range(1, variant.players):
        last = Fixed.accept(last.text(), hide=hide[party], seed=seeds[party])
        sides.append(last)
    finish(sides, last)
    before = last.table
    while last.table.pen is not None and len(last.table.letters) < count:
        before, last = last.table, sides[last.table.pen]
        if last.must_hide:
            last.hide(hide[last.party])
        played = script[len(last.table.letters)].played if script else ""
        acts = played.split(SEPARATOR) if played else []
        last.write(acts if script else acts_of(last, rng))
        if last.table.letters[-1].secret:
            return before.letters, (before, last, lines)
        lines.append(last.text().partition("qxl1:")[0])
        if last.table.pen is not None:
            sides[last.table.pen].receive(last.text(whole=True))
    return last.table.letters, (last.table, last, lines)


def _answering_alike(
    letters: Sequence[Letter], told: Told, owner: int, hide: Sequence[str], rng: Random
) -> str:
    """Return another secret that answers as the owner's has, or the same if there is none."""
    answers = b"".join(letter.answers for letter in letters if letter.writer == owner)
    if told[0].terms.game == "mono":
        size = told[0].start.options.size  # type: ignore[attr-defined]
        known = [HIDDEN] * len(hide[owner])
        for at in range(0, len(answers), 19):
            known[int.from_bytes(answers[at : at + 2])] = chr(answers[at + 2])
        return random_layout(size, rng, "".join(known))
    match = Table.of(letters).match
    assert match is not None
    view: Any = match.view(None)
    box = view.boxes[1 - owner]
    return ",".join(sorted(CELL_NAMES[cell] for cell in choose(consistent(box.marks), rng)))


# -- luck

SACK, DRAWS = 40, 50
"""The tiles in a simulated sack, and the draws of a simulated match."""
LIMITS = {SACK: 82.1, 2: 15.1}
"""The values that χ² exceeds once in 10,000 times, for so many kinds of results."""


class Duel:
    """A simulated match: the links of a player who steers draws, and of the other player."""

    def __init__(self, rng: Random, tries: int = 1) -> None:
        self.match, self.theirs = rng.randbytes(8), _links(rng)
        self.stranger = _links(rng)
        """Links that the other player might have had."""
        chains = [_links(rng) for _ in range(tries)]
        self.mine = max(chains, key=self._wanted) if tries > 1 else chains[0]

    def _wanted(self, links: Sequence[bytes]) -> int:
        """Return how often a chain seems to draw tile 0, before the other's root is known."""
        opened = [[link, bytes(32)] for link in links]
        return sum(draw(self.match, n, links) == 0 for n, links in enumerate(opened))

    def foreseen(self, letter: int, number: int) -> int:
        """Return the draw after a letter, as it would be without the other's next link."""
        return draw(self.match, letter, [self.mine[number], self.theirs[number - 1]])


def _links(rng: Random) -> list[bytes]:
    links = [rng.randbytes(32)]
    while len(links) <= DRAWS:
        links.append(link_before(links[-1]))
    return links[::-1]


def draw(match: bytes, letter: int, links: Sequence[bytes]) -> int:
    """Return the place of the tile drawn after a letter."""
    return Stream(luck_of(match, letter, links)).below(SACK)


Strategy = Callable[[Duel, int, Random], tuple[int, int]]
"""For the number of a draw, the letter that a player writes, and the place that they hope for."""


def _by_root(duel: Duel, number: int, _: Random) -> tuple[int, int]:
    """Choose among many roots before accepting; see `Duel`."""
    return 2 * number, 0


def _by_number(duel: Duel, number: int, _: Random) -> tuple[int, int]:
    """Offer draws first, so that a later letter draws: the one that seems best."""
    letters = range(2 * number, 2 * number + 80, 10)
    return next((one for one in letters if duel.foreseen(one, number) == 0), letters[0]), 0


def _by_move(duel: Duel, number: int, _: Random) -> tuple[int, int]:
    """Change the sack, so that the wanted tile has the place that seems to be drawn."""
    return 2 * number, duel.foreseen(2 * number, number)


def _by_text(duel: Duel, number: int, rng: Random) -> tuple[int, int]:
    """Write another note until the letter's hash seems to draw tile 0."""
    notes = (rng.randbytes(32) for _ in range(20))
    return 2 * number, min(Stream(note).below(SACK) for note in notes)


STRATEGIES: dict[Strategy, int] = {_by_root: 16, _by_number: 1, _by_move: 1, _by_text: 1}
"""The strategies, and the number of roots among which they choose."""


def luck(count: int, seed: int) -> None:
    """Let four strategies try to steer draws, and test by χ² that they fail."""
    for strategy, tries in STRATEGIES.items():
        name, rng = strategy.__name__[1:], Random(f"{seed} {strategy.__name__}")
        duel, drawn, wanted, same = Duel(rng, tries), Counter[int](), 0, 0
        for at in range(count):
            number = at % DRAWS + 1
            duel = Duel(rng, tries) if number == 1 else duel
            letter, hoped = strategy(duel, number, rng)
            mine = duel.mine[number]
            made = draw(duel.match, letter, [mine, duel.theirs[number]])
            drawn[made] += 1
            wanted += made == hoped
            same += made == draw(duel.match, letter, [mine, duel.stranger[number]])
        found = {
            "all places": [drawn[place] for place in range(SACK)],
            "the wanted place": [wanted, count - wanted],
            "the same place with another next link": [same, count - same],
        }
        print(f"{name}: {count} draws")
        for what, counts in found.items():
            part = count / SACK
            means = [part] * SACK if len(counts) == SACK else [part, count - part]
            squared = sum((n - m) ** 2 / m for n, m in zip(counts, means, strict=True))
            print(f"  {what}: χ² {squared:.1f}, at most {LIMITS[len(counts)]} by chance")
            _expect(squared < LIMITS[len(counts)], f"{name}: {what}")
    print(f"{len(STRATEGIES)} strategies, {count} draws each: no draw was steered")


# -- sizes

DESIGN = {
    "invitation": (335, 365), "acceptance": (335, 365), "first letter, blackbox": (380, 380),
    "first letter, mono": (1555, 1555), "first letter, mono 15": (3585, 3585),
    "first letter, mono 25": (9137, 9137), "turn, dragons": (219, 310),
    "turn, adamas": (233, 310), "turn, holomino": (276, 310), "turn, blackbox": (238, 334),
    "turn, mono": (344, 491), "turn, mono for 3": (560, 3200), "turn, mono for 4": (470, 4700),
    "answer, mono for 3": (460, 1700), "answer, mono for 4": (680, 5200),
}  # fmt: skip
"""The usual and the greatest number of characters by the design, readable lines included."""
SIZED = [
    *(one for one in VARIANTS if one.players == 2 and not one.options),
    *(Variant("mono", options={"size": size}) for size in (15, 25)),
    *(Variant("mono", players) for players in (3, 4)),
    Variant("dragons"),
]


def sizes(count: int, seed: int) -> None:
    """Measure letters in characters, and the time to read one and to open long matches."""
    found, reading = defaultdict[str, list[int]](list), defaultdict[str, list[float]](list)
    opening = list[float]()
    for number in range(count):
        variant, rng = SIZED[number % len(SIZED)], Random(f"{seed} {number}")
        sides, last = begin(variant, rng)
        while last.table.pen is not None and len(last.table.letters) < 100:
            last = step(sides, last, rng, partial(acts_of, longest=LONGEST))
        letters = last.table.letters
        first = variant.players
        for end in range(1, first + 1):
            party = letters[end - 1].writer
            text = Side(sides[party].seed, party, letters[:end]).text()
            found[_kind(variant, letters[end - 1])].append(len(text))
        again = [Side(one.seed, one.party, letters[:first], one.hides) for one in sides]
        for letter in letters[first:]:
            kind, text = _kind(variant, letter), armored([letter])
            times = [_seconds(partial(side.receive, text)) for side in again]
            reading[kind] += times[: letter.writer] + times[letter.writer + 1 :]
            found[kind].append(len(again[letter.writer].text()))
        with TemporaryDirectory() as folder:
            store.save(last, path := Path(folder) / "match.qxm")
            if len(letters) >= 100:
                opening.append(_seconds(lambda: store.load(path)))
    for kind, lengths in sorted(found.items()):
        usual, most = DESIGN.get(kind, ("-", "-"))
        times = [1000 * one for one in reading[kind] or [0.0]]
        print(
            f"{kind:24} usual {median(lengths):6.0f} (design {usual}), most {max(lengths):6} "
            f"(design {most}); read in {median(times):.0f} ms, at most {max(times):.0f} ms"
        )
    times = [1000 * one for one in opening or [0.0]]
    print(f"100 letters, {len(opening)} matches: opened in {median(times):.0f} ms, at most "
          f"{max(times):.0f} ms of processor time")  # fmt: skip


def _kind(variant: Variant, letter: Letter) -> str:
    """Return the row of the design's table to which a letter belongs."""
    size, players = variant.options.get("size", ""), variant.players
    game = f"{variant.slug} {size}".strip()
    if letter.number == 1 or (letter.key and not letter.commitment):
        return "invitation" if letter.number == 1 else "acceptance"
    if letter.commitment:
        return f"first letter, {game}"
    if letter.secret:
        return f"end, {game}"
    kind = "turn" if letter.played or players == 2 else "answer"
    return f"{kind}, {game}{f' for {players}' if players > 2 else ''}"


def _seconds(act: Callable[[], object]) -> float:
    before = process_time()
    act()
    return process_time() - before


COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "cheat": cheat,
    "fuzz": fuzz,
    "secrets": secrets,
    "luck": luck,
    "sizes": sizes,
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    actions = parser.add_subparsers(dest="action", required=True)
    for name, command in COMMANDS.items():
        action = actions.add_parser(name, help=(command.__doc__ or "").split("\n")[0])
        action.add_argument("--count", type=int, default=100)
        action.add_argument("--seed", type=int, default=1)
        if command is play:
            action.add_argument("--computers", action="store_true", help="by computer players")
            action.add_argument("--programs", action="store_true", help="in separate processes")
    chosen = vars(parser.parse_args(arguments))
    try:
        with TemporaryDirectory() as folder, patch.object(marks, "user_folder") as user_folder:
            user_folder.return_value = Path(folder)
            COMMANDS[chosen.pop("action")](**chosen)
    except Fault as fault:
        print(f"FAULT: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
