"""Hostile files by kind, for tests and for attacks on the whole program.

`RECORDS`, `LAYOUTS`, `SETTINGS`, `DATABASES` and `SPECIAL` map the name of a kind to what makes
one: `make(path, rng)` puts the file at a path whose folder is there. Every kind that leaves
something to chance takes it from `rng`, so a seed makes the same file again. `damaged` spoils any
bytes at random.

    from random import Random
    from tests.hostile import RECORDS

    RECORDS["markers without end"](folder / "a.qcx", Random(7))

`SPECIAL` holds what is no plain file: pipes, devices, sockets, folders, links and files without
end. Where a system cannot make a kind, making it raises OSError or AttributeError.
"""

import json
import os
import socket
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from rules.core import SEATS
from rules.core.limits import MOST_BYTES
from rules.games import GAMES
from rules.match import Match
from rules.playout import random_move
from rules.seal import seal

Make = Callable[[Path, Random], None]
Bytes = Callable[[Random], bytes]

ABOUT_ALL = MOST_BYTES - 2**16
"""Bytes of a record that is nearly as large as one may be."""

_HUGE_SETTINGS = 20 * 2**20


# -- damage


def damaged(data: bytes, rng: Random) -> bytes:
    """Return the bytes with one to six random faults.

    They are flipped, cut, doubled, moved or filled with noise.
    """
    for _ in range(rng.randint(1, 6)):
        data = rng.choice(_FAULTS)(data, rng)
    return data


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randint(0, len(data))]


def _flip(data: bytes, rng: Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        if spoilt:
            spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


def _fill(data: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(data))
    return data[:at] + rng.randbytes(rng.randint(1, 400)) + data[at:]


def _drop(data: bytes, rng: Random) -> bytes:
    first, last = sorted(rng.randint(0, len(data)) for _ in range(2))
    return data[:first] + data[last:]


def _double(data: bytes, rng: Random) -> bytes:
    first, last = sorted(rng.randint(0, len(data)) for _ in range(2))
    return data[:last] + data[first:]


def _swap_lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _change_number(data: bytes, rng: Random) -> bytes:
    digits = [at for at, byte in enumerate(data) if 48 <= byte <= 57]
    if not digits:
        return data
    at = rng.choice(digits)
    number = rng.choice((b"0", b"9" * 6, b"9" * 400, b"-1", "٣".encode(), b"1e9"))
    return data[:at] + number + data[at + 1 :]


_FAULTS = (_cut, _flip, _fill, _drop, _double, _swap_lines, _change_number)


# -- records


def played(slug: str, rng: Random, plies: int = 40, **options: object) -> Match:
    """Return a match of two after so many random plies."""
    match = Match.new(slug, ("fred", "ned"), options, rng.getrandbits(32))
    while match.to_move is not None and match.ply < plies:
        match.play(random_move(match.game, match.view(match.to_move), rng, most=60))
    return match


def record_with(match: Match, lines: Iterable[str], most: int = ABOUT_ALL) -> bytes:
    """Return a match's record, followed by as many more lines as there is room for."""
    head, _, _ = match.to_text().rpartition("end ")
    body, room = [head.encode()], most - len(head)
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        body.append(f"{line}\n".encode())
    return b"".join([*body, b"end 1 00000000\n"])


def _black_box() -> Match:
    match = Match.new("blackbox", ("fred", "ned"), seed=1)
    match.play("a1,a2,a3,a4")
    match.play("a1,a2,a3,a4")
    return match


def _markers(count: int) -> Bytes:
    """Return turns of so many markers, put and taken away."""

    def make(_rng: Random) -> bytes:
        turn = ",".join(["+a1", "/a1"] * (count // 2)) + ",end"
        return record_with(
            _black_box(), (f"{n}. {SEATS[(n + 1) % 2]} {turn}" for n in range(3, 1_000_000))
        )

    return make


def _back_and_again(slug: str, plies: int, **options: object) -> Bytes:
    """One ply made and taken back for ever, after so many others."""

    def make(rng: Random) -> bytes:
        match = played(slug, rng, plies, **options)
        if match.to_move is not None:
            match.play(next(match.legal_moves()))
        last, lines = match.last_ply, match.to_text().splitlines()
        again = next(line for line in reversed(lines) if line.startswith(f"{last}. "))
        pair = (f"back to {last - 1}", again)
        return record_with(match, (pair[n % 2] for n in range(2_000_000)))

    return make


def _text(*parts: str, **head: str) -> Bytes:
    """Return a head, with some keys changed, and then these parts."""
    keys = {"game": "adamas", "O": "fred", "X": "ned", "options": "", "seed": "7"} | head
    lines = ["Quincunx record 1", *(f"{key}: {value}" for key, value in keys.items()), ""]
    return lambda _rng: ("\n".join(lines) + "".join(parts)).encode("utf-8", "surrogatepass")


_EMPTY = "\n0.\nend 0 00000000\n"


def _sealed_line(_rng: Random) -> bytes:
    secret = seal("x" * (ABOUT_ALL // 2), "salt", 0)
    return _text("salt: salt\n\n", f"0.\n1. O {secret}\n")(Random())


def _spoilt_record(rng: Random) -> bytes:
    game = rng.choice(GAMES)
    return damaged(played(game.slug, rng, rng.randint(0, 40)).to_text().encode(), rng)


def _twisted_record(rng: Random) -> bytes:
    """Lines of one game in the head of another."""
    one, other = (played(g.slug, rng, 12).to_text().split("\n") for g in rng.sample(GAMES, 2))
    at = one.index("")
    return "\n".join([*one[: at + 1], *other[other.index("") + 1 :]]).encode()


def _marks(rng: Random) -> bytes:
    """Wrong byte order marks, line ends of every kind, zeros between the letters."""
    text = played("mono", rng, 6).to_text()
    how = rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-8"))
    ends = rng.choice(("\r\n", "\r", "\x00\n", "\u2028", "\x0b"))
    return text.replace("\n", ends).encode(how)


def _written(make: Bytes) -> Make:
    """Bytes, as what puts them into a file."""

    def write(path: Path, rng: Random) -> None:
        path.write_bytes(make(rng))

    return write


_RECORDS: Mapping[str, Bytes] = {
    "nothing": lambda _rng: b"",
    "noise": lambda rng: rng.randbytes(rng.randint(1, 5000)),
    "zeros": lambda _rng: bytes(100_000),
    "one byte too many": lambda _rng: b"#" * (MOST_BYTES + 1),
    "remarks alone": lambda _rng: b"#\n" * (ABOUT_ALL // 2),
    "line ends alone": lambda _rng: b"Quincunx record 1\n" + b"\n" * ABOUT_ALL,
    "newer": lambda _rng: b"Quincunx record 99\ngame: adamas\n",
    "huge version": lambda _rng: b"Quincunx record " + b"9" * 100_000 + b"\n",
    "head without end": lambda _rng: b"Quincunx record 1\n" + b"game: adamas\n" * 100_000,
    "huge option": _text(_EMPTY, options="size=" + "9" * 1_000_000),
    "huge name": _text(_EMPTY, O="x" * 1_000_000),
    "huge seed": _text(_EMPTY, seed="9" * 1_000_000),
    "huge note": _text(f"note O: {'x' * ABOUT_ALL}\n{_EMPTY}"),
    "huge setup": _text(f"setup: {'O: a3=8; ' * (ABOUT_ALL // 9)}\n{_EMPTY}"),
    "huge ply": _text("\n0.\n1. O ", "a3-b3," * (ABOUT_ALL // 6), "\nend 1 00000000\n"),
    "huge digits": _text("\n0.\n1. O ", "9" * ABOUT_ALL, "xa3-b3\nend 1 00000000\n"),
    "huge sealed ply": _sealed_line,
    "draws without end": _text("\n0. |" + " *123" * (ABOUT_ALL // 5) + "\n", game="holomino"),
    "plies without end": lambda _rng: record_with(
        Match.new("adamas", seed=1), (f"{n}. O resign" for n in range(1, 1_000_000))
    ),
    "offers without end": lambda _rng: record_with(
        Match.new("adamas", seed=1),
        (
            f"{n}. {'OX'[(n + 1) % 2]} {('propose', 'reject')[(n + 1) % 2]} draw"
            for n in range(1, 1_000_000)
        ),
    ),
    "markers without end": _markers(190),
    "a thousand markers a ply": _markers(1000),
    "one marker a ply": _markers(2),
    "back to the start": _back_and_again("adamas", 0),
    "back to a late ply": _back_and_again("dragons", 80, num_tiles=500, end_most=True),
    "back after a secret": _back_and_again("blackbox", 4),
    "back in Holomino": _back_and_again("holomino", 30),
    "back in Mono": _back_and_again("mono", 20),
    "line ends and marks": _marks,
    "lines of another game": _twisted_record,
    "spoilt at random": _spoilt_record,
}
SLOW = frozenset({"back to a late ply"})
"""Records that stay within every limit and yet take a minute: a ply of Dragons is much work."""

RECORDS: Mapping[str, Make] = {kind: _written(make) for kind, make in _RECORDS.items()}


# -- layouts of Mono


def _spoilt_layout(rng: Random) -> bytes:
    from rules.mono.layouts import random_layout

    size = rng.choice((3, 5, 9))
    return damaged(random_layout(size, rng).encode(), rng)


_LAYOUTS: Mapping[str, Bytes] = {
    "nothing": lambda _rng: b"",
    "noise": lambda rng: rng.randbytes(rng.randint(1, 5000)),
    "bytes that are no text": lambda _rng: b"1\xff\xfe3223",
    "zeros": lambda _rng: bytes(5000),
    "too large": lambda _rng: b"1" * 20_000_000,
    "one endless row": lambda _rng: b"1" * 90_000,
    "rows without end": lambda _rng: b"1\n" * 45_000,
    "digits of other scripts": lambda _rng: "١٢٢٣٣٣".encode(),
    "letters beyond the last": lambda _rng: b"z" * 351,
    "spoilt at random": _spoilt_layout,
}
LAYOUTS: Mapping[str, Make] = {kind: _written(make) for kind, make in _LAYOUTS.items()}


# -- settings


def _ini(*lines: str) -> Bytes:
    return lambda _rng: ("[General]\n" + "\n".join(lines) + "\n").encode("utf-8", "surrogatepass")


def _spoilt_settings(rng: Random) -> bytes:
    lines = (
        "theme=dark",
        "pace=2",
        "names=fred, ned",
        'last\\mono="{\\"names\\": [\\"fred\\"], \\"options\\": {\\"size\\": 9}}"',
        "recent=/tmp/a.qcx, /tmp/b.qcx",
        "geometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3)",
    )
    return damaged(_ini(*lines)(rng), rng)


_SETTINGS: Mapping[str, Bytes] = {
    "nothing": lambda _rng: b"",
    "noise": lambda rng: rng.randbytes(20_000),
    "zeros": lambda _rng: bytes(20_000),
    "one huge value": _ini("theme=" + "x" * _HUGE_SETTINGS),
    "keys without end": lambda _rng: (
        b"[General]\n" + b"".join(b"k%d=v\n" % n for n in range(_HUGE_SETTINGS // 11))
    ),
    "escapes without end": _ini("theme=" + "\\x41" * (_HUGE_SETTINGS // 4)),
    "a list without end": _ini("recent=" + "a," * 100_000),
    "deep lists": _ini("last\\mono=" + json.dumps("[" * 100_000)),
    "wrong types": _ini(
        "theme=@Invalid()", "pace=@ByteArray(x)", "geometry=5", "names=@Variant(\\0\\0\\0\\x7f)",
        "recent=@Rect(1 2 3 4)", "layout=@Variant(\\xff\\xff\\xff\\xff)",
    ),
    "a window far away": _ini("geometry=@ByteArray(" + "\\xff" * 66 + ")"),
    "spoilt at random": _spoilt_settings,
}  # fmt: skip
SETTINGS: Mapping[str, Make] = {kind: _written(make) for kind, make in _SETTINGS.items()}


# -- databases


def _with_tables(path: Path) -> None:
    """Write a file as the program makes it, with a layout and a result in it."""
    from desktop.games.mono.layout_editor.layout_library import LayoutLibrary
    from desktop.storage.database import Database

    store = Database(path)
    LayoutLibrary(store).save("Snail", 3, "133223")
    with store.change() as change:
        change.execute(
            "insert into result (kind, puzzle, grade, tries, seconds, solved, at) "
            "values ('adamas', 'x', 1, 1, 1, 1, 1)"
        )
    store.close()


def _database(*statements: str, rows: Sequence[tuple[object, ...]] = ((),)) -> Make:
    """Return a sound file in which statements changed something.

    The last statement runs for each row.
    """

    def make(path: Path, _rng: Random) -> None:
        _with_tables(path)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("pragma writable_schema = on")
            for statement in statements[:-1]:
                other.execute(statement)
            other.executemany(statements[-1], rows)

    return make


def _empty_database(*statements: str) -> Make:
    """Another program's file."""

    def make(path: Path, _rng: Random) -> None:
        with closing(sqlite3.connect(path)) as other, other:
            for statement in statements:
                other.execute(statement)

    return make


def _bad_schema(path: Path, _rng: Random) -> None:
    """Break the text of the schema, so that it is not UTF-8 any more."""
    _with_tables(path)
    data = path.read_bytes()
    path.write_bytes(data.replace(b"deleted", b"dele\xff\xfed"))


def _spoilt_database(path: Path, rng: Random) -> None:
    """Random damage; the first bytes tell that it is a database, and mostly stay."""
    _with_tables(path)
    data = path.read_bytes()
    keep = rng.choice((0, 16, 100))
    path.write_bytes(data[:keep] + damaged(data[keep:], rng))


def _strange_wal(path: Path, rng: Random) -> None:
    """Put a journal that belongs to something else beside it."""
    _with_tables(path)
    for tail in ("-wal", "-shm", "-journal"):
        path.with_name(path.name + tail).write_bytes(rng.randbytes(40_000))


_ROW = "insert into layout (name, size, labels, changed) values (?, ?, ?, ?)"
_BAD_TEXT = "insert into layout (name, size, labels, changed) values (cast(? as text), 3, ?, 1)"

DATABASES: Mapping[str, Make] = {
    "nothing": _written(lambda _rng: b""),
    "noise": _written(lambda rng: rng.randbytes(20_000)),
    "newer": _database("pragma user_version = 99"),
    "far newer": _database("pragma user_version = 2147483647"),
    "version below zero": _database("pragma user_version = -7"),
    "a schema that is no text": _bad_schema,
    "a name that is no text": _database(_BAD_TEXT, rows=[(b"Ca\xff\xfestle", "133223")]),
    "a layout that is no text": _database(
        "insert into layout (name, size, labels, changed) values ('x', 3, cast(? as text), 1)",
        rows=[(b"13\xff223",)],
    ),
    "rows of other types": _database(
        _ROW,
        rows=[
            (b"blob", 3, "133223", 1), ("x", "three", "133223", 1), ("x", 3, b"133223", 1),
            ("x", 2**62, "133223", 1), (1.5, 3, "133223", "late"), ("x", 3, "zzz", -1),
        ],
    ),
    "a name without end": _database(_ROW, rows=[("x" * 5_000_000, 3, "133223", 1)]),
    "rows without end": _database(_ROW, rows=[(f"n{n}", 3, "133223", n) for n in range(20_000)]),
    "another program's tables": _empty_database("create table layout (secret text)"),
    "views for tables": _empty_database(
        "create view layout as select 1 as id, 'x' as name, 3 as size, '133223' as labels, "
        "1 as changed, 0 as deleted"
    ),
    "a trigger": _database(
        "create trigger t after insert on layout begin delete from layout; end"
    ),
    "a view without end": _empty_database(
        "create view layout as with recursive n(id) as (select 1 union all select id + 1 from n) "
        "select id, 'x' as name, 3 as size, '133223' as labels, 1 as changed, 0 as deleted from n"
    ),
    "a strange journal": _strange_wal,
    "spoilt at random": _spoilt_database,
}  # fmt: skip


# -- what is no plain file


def _device(name: str) -> Make:
    return lambda path, _rng: path.symlink_to(name)


def _socket(path: Path, _rng: Random) -> None:
    with socket.socket(socket.AF_UNIX) as one:  # a short name: sockets allow some 100 bytes
        here = Path.cwd()
        os.chdir(path.parent)
        try:
            one.bind(path.name)
        finally:
            os.chdir(here)


def _sparse(path: Path, _rng: Random) -> None:
    """Make a file of a terabyte that takes no room."""
    path.touch()
    os.truncate(path, 2**40)


def _folder_in_the_way(path: Path, _rng: Random) -> None:
    path.mkdir()
    (path / "inside").write_text("mine", encoding="utf-8")


def _linked(target: str) -> Make:
    return lambda path, _rng: path.symlink_to(path.with_name(target.format(name=path.name)))


SPECIAL: Mapping[str, Make] = {
    "a pipe": lambda path, _rng: os.mkfifo(path),
    "a socket": _socket,
    "a folder": _folder_in_the_way,
    "a device without end": _device("/dev/zero"),
    "an empty device": _device("/dev/null"),
    "a device that refuses": _device("/dev/full"),
    "a terminal": _device("/dev/tty"),
    "a file of the system": _device("/proc/self/environ"),
    "a file of the system that waits": _device("/proc/kmsg"),
    "a link to nothing": _linked("{name}.gone"),
    "a link to itself": _linked("{name}"),
    "a terabyte of nothing": _sparse,
}

ALL: Mapping[str, Mapping[str, Make]] = {
    "records": RECORDS,
    "layouts": LAYOUTS,
    "settings": SETTINGS,
    "databases": DATABASES,
    "special files": SPECIAL,
}
