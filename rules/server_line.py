"""Command lines of Richard's play-by-mail server: `mono challenge …` and `mono move …`."""

import re
from dataclasses import dataclass

from rules.core import IllegalMove, InvalidMove, Message
from rules.games import GAMES, game_named

_SLUGS = {game.slug: game.slug for game in GAMES} | {"holo": "holomino"}
"""By the name that the server calls a game."""

_WORD = re.compile(r"\S+")
_LONGEST_NUMBER = 6


@dataclass(frozen=True, slots=True)
class ServerMove:
    """A move that was written as a line for the server."""

    slug: str
    text: str
    """The move in the game's notation."""
    start: int
    """Where it begins in the line."""
    note: Message | None
    """What was ignored, or None."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A new game that was written as a line for the server."""

    slug: str
    names: tuple[str, ...]
    options: dict[str, int | bool]
    note: Message | None
    """What was ignored, or None."""


def read_server_line(line: str) -> ServerMove | Challenge | None:
    """Read a line of the server, or return None for any other text.

    Raises InvalidMove if a move is missing or a challenge has an option that cannot be read.
    """
    words = list(_WORD.finditer(line))
    if len(words) < 2 or words[0][0].lower() not in _SLUGS:
        return None
    slug, command = _SLUGS[words[0][0].lower()], words[1][0].lower()
    if command == "move":
        return _move(line, slug, words)
    return _challenge(slug, words[2:]) if command == "challenge" else None


def typed_move(text: str, slug: str) -> ServerMove:
    """Return the move that a person typed in a game: in its notation, or as a line of the server.

    Raises InvalidMove as `read_server_line`, and IllegalMove for a line of another game.
    """
    line = read_server_line(text)
    if line is None:
        return ServerMove(slug, text, 0, None)
    if isinstance(line, Challenge):
        raise IllegalMove("a challenge starts a new game: leave this one first")
    if line.slug != slug:
        raise IllegalMove(
            "this is a move in {other}, but you are playing {game}",
            other=game_named(line.slug).title,
            game=game_named(slug).title,
        )
    return line


def _move(line: str, slug: str, words: list[re.Match[str]]) -> ServerMove:
    """Board number, user and password come before the move, or nothing does."""
    if len(words) == 3:
        return ServerMove(slug, words[2][0], words[2].start(), None)
    if len(words) < 6:
        example = f"{words[0][0].lower()} move 12 fred password a3"
        raise InvalidMove(
            "“{text}” should look like {example}", len(line), example=example, text=line
        )
    note = Message("Board number, name and password were ignored.")
    return ServerMove(slug, line[words[5].start() :].rstrip(), words[5].start(), note)


def _challenge(slug: str, words: list[re.Match[str]]) -> Challenge:
    known = game_named(slug).options.specs()
    names, ignored = list[str](), list[str]()
    options: dict[str, int | bool] = {}
    for word in words:
        if not word[0].startswith("-"):
            names.append(word[0])
            continue
        name, equals, value = word[0].lstrip("-").partition("=")
        name = name.lower().replace("-", "_")
        if name not in known:
            ignored.append(word[0])
        elif known[name].low is None:
            options[name] = True
        elif equals and value.isascii() and value.isdigit() and len(value) <= _LONGEST_NUMBER:
            options[name] = int(value)
        else:
            example = f"-{name}={known[name].low}"
            raise InvalidMove(
                "“{text}” should look like {example}",
                word.start(),
                text=f"-{name}",
                example=example,
            )
    note = None
    if ignored:
        note = Message(
            "{game} has no option {options}. It was ignored.",
            game=game_named(slug).title,
            options=", ".join(ignored),
        )
    return Challenge(slug, tuple(names), options, note)
