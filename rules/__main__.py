"""`python -m rules`: the games at a terminal, and tools for records and rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rules import __version__
from rules.bench import run_benchmarks
from rules.core import AnyGame, IllegalMove, InvalidOptions
from rules.games import GAMES, start_state
from rules.match import Match
from rules.match_command import add_match_flags, run_match
from rules.perft import divide
from rules.ply import Draws, first_ply
from rules.puzzle_command import add_puzzle_commands, run_puzzle
from rules.record import SEATS, InvalidRecord, explain
from rules.table import Table


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code is 0, 1 for a bad record, 2 for anything else bad."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.run is None:
        parser.print_help()
        return 0
    try:
        code: int = chosen.run(chosen)
    except OSError as error:
        print(f"quincunx: {explain(error)}", file=sys.stderr)
        return 2
    except (InvalidOptions, IllegalMove) as error:
        print(f"quincunx: {error}", file=sys.stderr)
        return 2
    except InvalidRecord as error:
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rules",
        description="Mono, Adamas, Holomino, Dragons and Black Box at the terminal.",
        epilog="Each command explains itself: python -m rules play --help",
    )
    parser.add_argument("--version", action="version", version=f"Quincunx {__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_play(commands)
    _add_show(commands)
    _add_check(commands)
    _add_perft(commands)
    _add_match(commands)
    _add_puzzle(commands)
    bench = commands.add_parser("bench", help="measure speed, as ratios against plain baselines")
    bench.add_argument("--seconds", type=float, default=1.0, help="for each figure (default 1)")
    bench.set_defaults(run=lambda chosen: run_benchmarks(chosen.seconds))
    return parser


def _add_games(parser: argparse.ArgumentParser, *, required: bool) -> dict[str, Any]:
    """A sub-command for each game, with the game's options as flags."""
    games = parser.add_subparsers(required=required, metavar="GAME", dest="game")
    parsers = {}
    for game in GAMES:
        one = games.add_parser(game.slug, help=game.title, description=f"{game.title}.")
        for name, spec in game.options.specs().items():
            flag = f"--{name.replace('_', '-')}"
            flags = [flag] if flag == f"--{name}" else [flag, f"--{name}"]
            limits = f" ({spec.low} to {spec.high})" if spec.low is not None else ""
            text = f"{spec.help}{limits}".replace("%", "%%")
            if spec.low is None:
                one.add_argument(*flags, dest=name, action="store_true", default=None, help=text)
            else:
                one.add_argument(*flags, dest=name, type=_number, metavar="N", help=text)
        one.add_argument("--seed", type=_number, metavar="N", help="for the same luck again")
        parsers[game.slug] = one
    return parsers


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 39:
        raise argparse.ArgumentTypeError("must be a whole number")
    return int(text)


def _options(chosen: argparse.Namespace) -> dict[str, object]:
    names = _game(chosen).options.specs()
    values = {name: getattr(chosen, name) for name in names}
    return {name: value for name, value in values.items() if value is not None}


def _game(chosen: argparse.Namespace) -> AnyGame:
    return next(game for game in GAMES if game.slug == chosen.game)


def _add_play(commands: Any) -> None:
    play = commands.add_parser(
        "play",
        help="play a game at this terminal",
        description="Two to four people play at one terminal. Where players have secrets, a "
        "curtain falls between their turns. Without a game, you are asked which.",
        epilog="A game's options: python -m rules play mono --help",
    )
    play.set_defaults(run=_play, names=None, open=None, seed=None)
    for one in _add_games(play, required=False).values():
        one.add_argument("--names", metavar="A,B", help="the players, in seat order")
    resume = commands.add_parser("resume", help="go on with a saved match at this terminal")
    resume.add_argument("file", type=Path)
    resume.set_defaults(run=_resume)


def _play(chosen: argparse.Namespace) -> int:
    if chosen.game is None:
        chosen.game = _ask_game()
        options: dict[str, object] = {}
    else:
        options = _options(chosen)
    names = chosen.names.split(",") if chosen.names else None
    Table(Match.new(chosen.game, names, options, chosen.seed), input, print).run()
    return 0


def _ask_game() -> str:
    for number, game in enumerate(GAMES, 1):
        print(f"{number}. {game.title}")
    while True:
        try:
            text = input("Which game? ").strip().lower()
        except EOFError:
            raise IllegalMove("no game was chosen") from None
        for number, game in enumerate(GAMES, 1):
            if text in (str(number), game.slug, game.title.lower()):
                return game.slug
        print("Please type its number or its name.")


def _resume(chosen: argparse.Namespace) -> int:
    match = Match.load(chosen.file)
    if match.problem is not None:
        print(f"{chosen.file}: {match.problem}\nThe match goes on from the last good ply.")
    Table(match, input, print).run()
    return 0


def _add_show(commands: Any) -> None:
    show = commands.add_parser(
        "show",
        help="print the board and moves of a saved match",
        description="Prints the board after the last ply, or another, and the moves up to there.",
    )
    show.add_argument("file", type=Path)
    show.add_argument("--ply", type=_number, metavar="N", help="the board after ply N")
    show.add_argument(
        "--as",
        dest="viewer",
        metavar="PLAYER",
        help="see what this player (a name, or O, X, Y, Z) may see; otherwise a spectator",
    )
    show.set_defaults(run=_show)


def _show(chosen: argparse.Namespace) -> int:
    match = Match.load(chosen.file)
    viewer = _viewer(match, chosen.viewer)
    if chosen.ply is not None:
        match.goto(chosen.ply)
    print(match.diagram(viewer, coordinates=True))
    print()
    for number, text in enumerate(match.history(viewer), 1):
        player = match.player_of(number)
        print(f"{number:4}. {SEATS[player] if player is not None else ' '} {text}")
    if match.outcome is not None:
        print(match.outcome.sentence(match.names))
    if match.problem is not None:
        print(f"{chosen.file}: {match.problem}", file=sys.stderr)
    return 1 if match.problem else 0


def _viewer(match: Match, text: str | None) -> int | None:
    if text is None:
        return None
    if text in match.names:
        return match.names.index(text)
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < len(match.names):
        raise InvalidOptions("as", f"the players are {', '.join(match.names)}")
    return seat


def _add_check(commands: Any) -> None:
    check = commands.add_parser(
        "check",
        help="say whether records are whole and obey the rules",
        description="Replays each record through the rules; exit code 1 if any is damaged.",
    )
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=_check)


def _check(chosen: argparse.Namespace) -> int:
    damaged = 0
    for path in chosen.files:
        try:
            match = Match.load(path)
        except OSError as error:
            print(explain(error))
            damaged += 1
            continue
        except InvalidRecord as error:
            print(f"{path}: {error}")
            damaged += 1
            continue
        if match.problem is not None:
            print(f"{path}: {match.problem} (plies 0 to {match.last_ply} are good)")
            damaged += 1
            continue
        match.goto(match.last_ply)
        end = match.outcome.sentence(match.names) if match.outcome else "unfinished"
        print(f"{path}: {match.game.title}, {match.last_ply} plies, {end}")
    return 1 if damaged else 0


def _add_match(commands: Any) -> None:
    match = commands.add_parser(
        "match",
        help="let computer players play a tournament",
        description="Plays many games between computer players, each in every seat equally "
        "often, and prints how they did with 95 % intervals.",
        epilog="For example: python -m rules match adamas --players Master,Expert --games 20",
    )
    match.set_defaults(run=lambda chosen: run_match(chosen, _options(chosen)))
    for one in _add_games(match, required=True).values():
        add_match_flags(one)


def _add_puzzle(commands: Any) -> None:
    puzzle = commands.add_parser(
        "puzzle",
        help="make, check, solve and play puzzles",
        description="Makes puzzles, tells whether one is sound and whether moves solve it.",
        epilog="For example: python -m rules puzzle daily holomino",
    )
    puzzle.set_defaults(run=run_puzzle)
    add_puzzle_commands(puzzle)


def _add_perft(commands: Any) -> None:
    perft = commands.add_parser(
        "perft",
        help="count the lines of play to a depth",
        description="Counts the sequences of N single moves from the start, below each first "
        "move and in all. Draws come from the seed. Some games have millions of first moves.",
    )
    perft.set_defaults(run=_perft)
    for slug, one in _add_games(perft, required=True).items():
        game = next(game for game in GAMES if game.slug == slug)
        one.add_argument("--depth", type=_number, metavar="N", required=True)
        one.add_argument("--divide", action="store_true", help="the count below each first move")
        one.add_argument("--players", type=int, choices=game.players, default=game.players[0])


def _perft(chosen: argparse.Namespace) -> int:
    game = _game(chosen)
    names = [f"Player {number}" for number in range(1, chosen.players + 1)]
    seed = chosen.seed or 0
    state = first_ply(start_state(game, names, _options(chosen)), Draws(game, seed)).state
    total = 1 if chosen.depth == 0 else 0
    if chosen.depth:
        for move, count in divide(game, state, chosen.depth, Random(seed)):
            total += count
            if chosen.divide:
                print(f"{move}: {count}")
    print(total)
    return 0


if __name__ == "__main__":
    sys.exit(main())
