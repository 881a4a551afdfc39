"""Every argument of every command is given what nobody would: it works or says why not."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.terminal.command_line import make_parser

ODD = (
    *("", " ", "0", "-1", "-0", "+3", "1.5", "9" * 30, "9" * 5000, "nan", "inf", "1e999", "0x10"),
    *("\u0663", "\0", "a\0b", "\udcff", "\n", "--", "-", "-h?", "%s", "{}", "~", "/", "..", ","),
    *(",,,,", "a" * 5000, "\u3164", "\u202e", "1,1,1,1,1,1,1,1,1", "os:system", "no-one:x", ":"),
)

NEEDED = {
    "perft": ["--depth", "0", "--players", "2"],
    "match": ["--players", "random,random", "--games", "1", "--size", "2"],
}
"""What a command cannot do without, so that another argument can be tried."""

PLACES = {"kind": "holomino", "text": "qx1:holomino:X", "file": "nowhere.qcx", "files": "none.qcx"}
SLOW = {("puzzle", "new"), ("puzzle", "daily"), ("bench",)}
"""These do their work if they like what they are told; so do matches, of which one is quick."""


def leaves(
    parser: argparse.ArgumentParser, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], argparse.ArgumentParser]]:
    below = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    for action in below:
        for name, one in action.choices.items():
            yield from leaves(one, (*path, name))
    if not below:
        yield path, parser


PARSER = make_parser()
LEAVES = dict(leaves(PARSER))


TRIED = [p for p in LEAVES if p not in SLOW and (p[0] != "match" or p[1] == "adamas")]


def attempts(path: tuple[str, ...]) -> Iterator[list[str]]:
    needed = NEEDED.get(path[0], [])
    actions = [a for a in LEAVES[path]._actions if not isinstance(a, argparse._HelpAction)]
    actions = [a for a in actions if a.dest != "cluster"]  # a library waits ten seconds there
    places = [PLACES[a.dest] for a in actions if not a.option_strings and a.dest in PLACES]
    for action in actions:
        for odd in ODD:
            if action.option_strings and action.nargs != 0:
                yield [*path, *needed, f"{action.option_strings[-1]}={odd}", *places]
            elif action.option_strings:
                yield [*path, *needed, f"{action.option_strings[0]}={odd}", *places]
            else:
                yield [*path, *needed, *places[:-1], odd]


@pytest.mark.parametrize("path", TRIED, ids=" ".join)
def test_no_argument_ends_in_a_traceback(
    path: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    def nobody(_: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    monkeypatch.setattr("rules.terminal.command_line.make_parser", lambda _command: PARSER)
    monkeypatch.chdir(tmp_path)
    for words in attempts(path):
        try:
            code: object = main(words)
        except SystemExit as leave:
            code = leave.code
        assert code in (0, 1, 2), words
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err, words
        if code:
            assert printed.err or printed.out, words
