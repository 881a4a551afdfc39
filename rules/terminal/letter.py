"""`python -m rules letter`: matches between computers by letters, for pipes and mail programs."""

import argparse
import errno
import os
import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path

from rules.core import InvalidOptions
from rules.core.files import read_file
from rules.letters import moving, store
from rules.letters.armor import MOST_CHARACTERS, letters_in
from rules.letters.errors import InvalidLetter
from rules.letters.side import Side
from rules.letters.table import Table
from rules.letters.words import heading, next_line, played_lines
from rules.match import Match
from rules.record import explain, load
from rules.streams import tell
from rules.terminal.arguments import file_named


def add_letter_commands(letter: argparse.ArgumentParser, games: Callable[..., object]) -> None:
    """Add the sub-commands. `games` adds one for each game, with its options."""
    actions = letter.add_subparsers(required=True, metavar="ACTION")
    new = actions.add_parser("new", help="invite to a match, and print the invitation")
    _add_file(new, "a new file for the match")
    new.add_argument("--names", required=True, metavar="A,B", help="the players, in seat order")
    new.add_argument("--as", dest="own", metavar="NAME", help="your name (default: the first one)")
    new.add_argument("--lot", action="store_true", help="draw the seats at random")
    new.add_argument("--serious", action="store_true", help="the players want no hints")
    _add_note(new)
    new.set_defaults(act=_new)
    games(new)
    accept = actions.add_parser("accept", help="accept an invitation, and print the answer")
    _add_file(accept, "a new file for the match")
    _add_letter(accept)
    accept.add_argument("--as", dest="own", default="", metavar="NAME", help="your name")
    hide = "what you hide in Mono or Black Box, as you would type it (default: random)"
    accept.add_argument("--hide", default="random", metavar="TEXT", help=hide)
    _add_note(accept)
    accept.set_defaults(act=_accept)
    hidden = actions.add_parser("hide", help="choose your layout or atoms before your first turn")
    _add_file(hidden, "the file of the match")
    hidden.add_argument("text", metavar="TEXT", help="what you hide, or “random”")
    hidden.set_defaults(act=_hide)
    write = actions.add_parser("write", help="play, and print the next letter")
    _add_file(write, "the file of the match")
    write.add_argument(
        "moves", nargs="*", metavar="MOVE", help="a move, or “resign”, “propose draw” and so on"
    )
    _add_note(write)
    write.set_defaults(act=_write)
    read = actions.add_parser("read", help="read a letter, and print what it played")
    _add_file(read, "the file of the match")
    _add_letter(read)
    read.set_defaults(act=_read)
    show = actions.add_parser("show", help="print the board, the moves and who writes next")
    _add_file(show, "the file of the match")
    show.add_argument("--again", action="store_true", help="print your last letter again")
    show.add_argument("--whole", action="store_true", help="print all letters of the match")
    show.add_argument("--record", type=Path, metavar="FILE", help="save the match in a record")
    show.set_defaults(act=_show)
    move = actions.add_parser("move", help="move a match to another computer, in a sealed file")
    _add_file(move, "the file of the match")
    move.add_argument("sealed", type=Path, metavar=f"SEALED{moving.EXTENSION}", help="a new file")
    move.set_defaults(act=_move)
    take = actions.add_parser("take", help="take over a match that was moved from another computer")
    take.add_argument("sealed", type=Path, metavar=f"SEALED{moving.EXTENSION}", help="its file")
    _add_file(take, "a new file for the match, or the one that it was moved from")
    take.set_defaults(act=_take)
    for parser in (move, take):
        words = "a file whose first line is the passphrase (default: ask)"
        parser.add_argument("--passphrase", type=Path, metavar="FILE", help=words)
    verify = actions.add_parser("verify", help="check all letters of a match, as a third person")
    _add_letter(verify)
    verify.set_defaults(act=_verify)


def run_letter(chosen: argparse.Namespace, options: Callable[..., dict[str, object]]) -> int:
    """Run one of the sub-commands: 0, 1 for a letter that is refused, 2 for other errors."""
    chosen.options = options(chosen) if hasattr(chosen, "game") else {}
    try:
        code: int = chosen.act(chosen)
    except InvalidLetter as error:
        tell(error.message)
        return 1
    except OSError as error:
        tell(explain(error))
        return 2
    return code


def _add_file(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument("file", type=Path, metavar=f"FILE{store.EXTENSION}", help=text)


def _add_letter(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "letter", nargs="?", type=file_named, help="a file with letters (default: standard input)"
    )


def _add_note(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--note", default="", metavar="TEXT", help="a line to the other players")


def _new(chosen: argparse.Namespace) -> int:
    names = [name.strip() for name in chosen.names.split(",")]
    own = chosen.own or names[0]
    if own not in names:
        raise InvalidOptions("as", f"the players are {', '.join(names)}")
    side = Side.invite(
        chosen.game,
        names,
        chosen.options,
        inviter=names.index(own),
        lot=chosen.lot,
        serious=chosen.serious,
        note=chosen.note,
    )
    return _send(side, chosen.file, new=True)


def _accept(chosen: argparse.Namespace) -> int:
    side = Side.accept(_text(chosen.letter), chosen.own, chosen.note, hide=chosen.hide)
    return _send(side, chosen.file, new=True)


def _hide(chosen: argparse.Namespace) -> int:
    side = store.load(chosen.file)
    side.hide(chosen.text)
    store.save(side, chosen.file)
    _print_board(side)
    return 0


def _write(chosen: argparse.Namespace) -> int:
    side = store.load(chosen.file)
    side.write(chosen.moves, chosen.note)
    return _send(side, chosen.file)


def _send(side: Side, path: Path, *, new: bool = False) -> int:
    """Save a side, and only then print its letter: what was sent is never forgotten."""
    store.save(side, path, new=new)
    print(side.text(), end="")
    return 0


def _read(chosen: argparse.Namespace) -> int:
    side = store.load(chosen.file)
    letters = side.receive(_text(chosen.letter))
    store.save(side, chosen.file)
    print(heading(side.table, letters))
    _print_board(side)
    return 0


def _show(chosen: argparse.Namespace) -> int:
    side = store.load(chosen.file)
    if chosen.again or chosen.whole:
        print(side.text(whole=chosen.whole), end="")
        return 0
    match = side.seen.match
    if chosen.record is not None:
        if match is None or side.table.pen is not None:
            raise InvalidLetter("the record can be saved once the match is over")
        match.save(chosen.record)
        return 0
    if match is not None and (match.outcome is None or side.table.pen is None):
        for number, text in enumerate(match.history(side.seen.seat_of(side.party)), 1):
            print(f"{number}. {text}")
    _print_board(side)
    print(next_line(side.table))
    return 0


def _move(chosen: argparse.Namespace) -> int:
    side = store.load(chosen.file)
    side.check_here()
    if chosen.sealed.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(chosen.sealed))
    passphrase = _passphrase(chosen)
    if chosen.passphrase is None and getpass("The same again: ") != passphrase:
        raise InvalidLetter("these are two passphrases: type the same one twice")
    moving.move(side, chosen.file, chosen.sealed, passphrase)
    print(f"Take {chosen.sealed.name} to the other computer: the match continues there.")
    return 0


def _take(chosen: argparse.Namespace) -> int:
    data = moving.opened(read_file(chosen.sealed, MOST_CHARACTERS), _passphrase(chosen))
    side, _ = moving.unpacked(data)
    moving.take(side, chosen.file)
    _print_board(side)
    print(next_line(side.table))
    return 0


def _passphrase(chosen: argparse.Namespace) -> str:
    if chosen.passphrase is None:
        return getpass("Passphrase: ")
    return (load(chosen.passphrase).splitlines() or [""])[0]


def _verify(chosen: argparse.Namespace) -> int:
    table = Table.of(letters_in(_text(chosen.letter)))
    print(f"{len(table.letters)} letters of a match of {table.title} are good.")
    for line in (*played_lines(table, table.letters[-1]), next_line(table)):
        print(line)
    return 0


def _print_board(side: Side) -> None:
    match: Match | None = side.seen.match
    if match is not None:
        print(match.diagram(side.seen.seat_of(side.party), coordinates=True))


def _text(source: Path | None) -> str:
    if source is None:
        return sys.stdin.read(MOST_CHARACTERS + 1)
    return load(source, streams=True)
