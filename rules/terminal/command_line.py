"""The commands of the terminal: their names, arguments, and functions."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random

from rules.core import (
    CHANCE,
    AnyGame,
    IllegalMove,
    InvalidMove,
    InvalidOptions,
    Position,
    stand_in_names,
)
from rules.games import GAMES, start_state
from rules.kernels import version_line
from rules.match import Match
from rules.ply import Draws, first_ply
from rules.record import InvalidRecord
from rules.server_line import Challenge, ServerMove, read_server_line
from rules.streams import ask, exit_code, program_name, tell
from rules.terminal.arguments import Commands, add_json_flag, add_process_flags, file_named, number
from rules.terminal.progress import Progress
from rules.terminal.record import add_record_commands
from rules.terminal.table import Table
from rules.text import visible

MOST_DEPTH = 100
"""The largest permitted depth of a count. No game reaches it in practice."""


class LeafCount:
    """Counts finished lines of play, and reports the number from time to time."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell = tell
        self._lines = 0

    def add(self, lines: int) -> None:
        self._lines += lines
        self._tell(self._lines)


def perft(
    game: AnyGame, state: Position, depth: int, rng: Random, tally: LeafCount | None = None
) -> int:
    """Return the number of move sequences of length `depth`.

    Shorter sequences that end the game are counted, too. A move is one move object. Draws are made
    by `rng` and not counted. `tally` receives the number of sequences from each position that is
    one move from the end.
    """
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    if depth == 0 or state.to_move is None:
        return 1
    moves = game.legal_moves(game.view(state, state.to_move))
    lines = sum(perft(game, game.apply(state, move), depth - 1, rng, tally) for move in moves)
    if depth == 1 and tally is not None:
        tally.add(lines)
    return lines


def divide(
    game: AnyGame, state: Position, depth: int, rng: Random, tally: LeafCount | None = None
) -> Iterator[tuple[object, int]]:
    """Yield the count below each first move, to find where two implementations differ."""
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    for move in game.legal_moves(game.view(state, state.to_move)):
        yield move, perft(game, game.apply(state, move), depth - 1, rng, tally)


def run_command(arguments: Sequence[str] | None = None) -> int:
    """Run one command. The exit code is 0, 1 for a bad record, or 2 for any other error."""
    given = sys.argv[1:] if arguments is None else arguments
    done = _run_server_line(given)
    if done is not None:
        return done
    parser = make_parser(next((word for word in given if not word.startswith("-")), ""))
    chosen = parser.parse_args(arguments)
    if chosen.run is None:
        parser.print_help()
        return 0
    if any(value == [] for name, value in vars(chosen).items() if name != "moves"):
        parser.error("-- is no value")  # Python before 3.13 treats `--` as an empty list
    try:
        code: int = chosen.run(chosen)
    except (InvalidOptions, IllegalMove) as error:
        tell(str(error))
        return 2
    except InvalidRecord as error:
        tell(f"{chosen.file}: {error}")
        return 1
    return code


def _run_server_line(given: Sequence[str]) -> int | None:
    """Run a command line in the server's notation. Return None if it is not one."""
    try:
        line = read_server_line(" ".join(given))
        if isinstance(line, Challenge):
            return _accept(line)
    except (InvalidMove, InvalidOptions) as error:
        tell(str(error))
        return 2
    if isinstance(line, ServerMove):
        tell("No game is open. Type this line at the table: resume FILE opens one.")
        return 2
    return None


def _accept(challenge: Challenge) -> int:
    """Start the game of a challenge.

    The server does not name the challenger, so Player 1 takes that seat.
    """
    game = next(game for game in GAMES if game.slug == challenge.slug)
    names = list(challenge.names)
    missing = game.players[0] - len(names)
    names = [*stand_in_names(max(0, missing)), *names]
    match = Match.new(challenge.slug, names, challenge.options)
    if challenge.note:
        print(challenge.note)
    return _sit_down(match)


def make_parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of the command line. The manual page lists the same commands.

    If `command` is given, puzzles and tournaments are loaded only if it needs them. They take as
    long to load as all games together.
    """
    parser = argparse.ArgumentParser(
        prog=program_name(),
        description="Mono, Adamas, Holomino, Dragons and Black Box at the terminal.",
        epilog="Help for each command: %(prog)s play --help. Lines of the play-by-mail server "
        "work, too: %(prog)s mono challenge -size=12 fred ned",
    )
    parser.add_argument("--version", action="version", version=version_line())
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_play(commands)
    add_record_commands(commands)
    _add_review(commands)
    _add_perft(commands)
    _add_match(commands, whole=command in (None, "match"))
    _add_puzzle(commands, whole=command in (None, "puzzle"))
    _add_letter(commands, whole=command in (None, "letter"))
    bench = commands.add_parser("bench", help="measure speed against simple programs")
    bench.add_argument(
        "--seconds", type=float, default=1.0, help="time for each figure (default 1)"
    )
    bench.set_defaults(run=_bench)
    return parser


def _bench(chosen: argparse.Namespace) -> int:
    if not 0 < chosen.seconds <= 3600:
        raise InvalidOptions("seconds", "must be above 0 and at most 3600")
    from rules.terminal.bench import run_benchmarks

    return run_benchmarks(chosen.seconds)


def _add_games(
    parser: argparse.ArgumentParser, *, required: bool, seeded: bool = True
) -> dict[str, argparse.ArgumentParser]:
    """Return a sub-command for each game, with the game's options as flags."""
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
                one.add_argument(*flags, dest=name, type=number, metavar="N", help=text)
        if seeded:
            one.add_argument("--seed", type=number, metavar="N", help="repeats the same luck")
        parsers[game.slug] = one
    return parsers


def _options(chosen: argparse.Namespace) -> dict[str, object]:
    names = _game(chosen).options.specs()
    values = {name: getattr(chosen, name) for name in names}
    return {name: value for name, value in values.items() if value is not None}


def _game(chosen: argparse.Namespace) -> AnyGame:
    return next(game for game in GAMES if game.slug == chosen.game)


def _add_play(commands: Commands) -> None:
    play = commands.add_parser(
        "play",
        help="play a game at this terminal",
        description="Two to four people play at one terminal. Where players have secrets, a "
        "curtain falls between their turns. Without a game, you are asked which.",
        epilog="A game's options: %(prog)s mono --help",
    )
    play.set_defaults(run=_play, names=None, open=None, seed=None)
    for one in _add_games(play, required=False).values():
        one.add_argument("--names", metavar="A,B", help="the players, in seat order")
    resume = commands.add_parser("resume", help="continue a saved game at this terminal")
    resume.add_argument("file", type=file_named)
    resume.set_defaults(run=_resume)


def _play(chosen: argparse.Namespace) -> int:
    if chosen.game is None:
        chosen.game = _ask_game()
        options: dict[str, object] = {}
    else:
        options = _options(chosen)
    names = chosen.names.split(",") if chosen.names else None
    return _sit_down(Match.new(chosen.game, names, options, chosen.seed))


def _sit_down(match: Match) -> int:
    """Play at the table until the player leaves it, and return the exit code."""
    people = sys.stdin.isatty() and sys.stdout.isatty()
    try:
        Table(match, ask, print, curtain=people).run()
    except KeyboardInterrupt as stop:
        return exit_code(stop)  # the table has already printed everything
    return 0


def _ask_game() -> str:
    for place, game in enumerate(GAMES, 1):
        print(f"{place}. {game.title}")
    while True:
        try:
            text = ask("Which game? ").strip().lower()
        except EOFError:
            raise IllegalMove("you did not choose a game") from None
        for place, game in enumerate(GAMES, 1):
            if text in (str(place), game.slug, game.title.lower()):
                return game.slug
        print("Please type its number or its name.")


def _resume(chosen: argparse.Namespace) -> int:
    match = Match.load(chosen.file)
    if match.problem is not None:
        print(visible(f"{chosen.file}: {match.problem}"))
        print("The game continues after the last good move.")
    return _sit_down(match)


def _add_review(commands: Commands) -> None:
    review = commands.add_parser(
        "review",
        help="judge each move of saved games",
        description="Judges every move by what its player could know, and separates luck from "
        "skill. Exit code 1 if a file cannot be reviewed: it is damaged or still has secrets.",
    )
    review.add_argument("files", type=file_named, nargs="+", metavar="FILE")
    text = "leave a review unfinished after this time, and say so (default: never)"
    review.add_argument("--seconds", type=float, default=inf, metavar="S", help=text)
    add_process_flags(review)
    add_json_flag(review)
    review.set_defaults(run=_review)


def _review(chosen: argparse.Namespace) -> int:
    # Imported here because it loads all computer players.
    from rules.terminal.review import run_review

    return run_review(chosen)


def _add_match(commands: Commands, *, whole: bool) -> None:
    match = commands.add_parser(
        "match",
        help="run a tournament between computer players",
        description="Plays many games between computer players. Each has every seat equally often. "
        "Prints the results with 95 % intervals.",
        epilog="For example: %(prog)s adamas --players Master,Expert --games 20",
    )
    if not whole:
        return
    from rules.terminal.tournament import add_match_flags, run_match

    match.set_defaults(run=lambda chosen: run_match(chosen, _options(chosen)))
    for one in _add_games(match, required=True).values():
        add_match_flags(one)


def _add_puzzle(commands: Commands, *, whole: bool) -> None:
    puzzle = commands.add_parser(
        "puzzle",
        help="make, check, solve and play puzzles",
        description="Makes, checks and solves puzzles.",
        epilog="For example: %(prog)s daily holomino",
    )
    if not whole:
        return
    from rules.terminal.puzzle import add_puzzle_commands, run_puzzle

    puzzle.set_defaults(run=run_puzzle)
    add_puzzle_commands(puzzle)


def _add_letter(commands: Commands, *, whole: bool) -> None:
    letter = commands.add_parser(
        "letter",
        help="play somebody at another computer by letters",
        description="A match by letters: each turn is a short text that you send by mail or chat. "
        "Letters are read from a file or from standard input, and printed.",
        epilog="For example: %(prog)s new match.qxm --names Ann,Ben dragons",
    )
    if not whole:
        return
    from rules.terminal.letter import add_letter_commands, run_letter

    letter.set_defaults(run=lambda chosen: run_letter(chosen, _options))
    add_letter_commands(letter, lambda parser: _add_games(parser, required=True, seeded=False))


_DEPTHS = f"0 to {MOST_DEPTH}"


def _add_perft(commands: Commands) -> None:
    perft = commands.add_parser(
        "perft",
        help="count the possible lines of play",
        description="Counts the sequences of N single moves from the start, after each first move "
        "and in total. The seed decides the draws. Some games have millions of first moves.",
    )
    perft.set_defaults(run=_perft)
    for slug, one in _add_games(perft, required=True).items():
        game = next(game for game in GAMES if game.slug == slug)
        one.add_argument("--depth", type=number, metavar="N", required=True, help=_DEPTHS)
        one.add_argument("--divide", action="store_true", help="the count below each first move")
        one.add_argument("--players", type=number, choices=game.players, default=game.players[0])


def _perft(chosen: argparse.Namespace) -> int:
    game = _game(chosen)
    if chosen.depth > MOST_DEPTH:
        raise InvalidOptions("depth", f"must be from 0 to {MOST_DEPTH}, not {chosen.depth}")
    names = stand_in_names(chosen.players)
    seed = chosen.seed or 0
    state = first_ply(start_state(game, names, _options(chosen)), Draws(game, seed)).state
    total = 1 if chosen.depth == 0 else 0
    with Progress("Counting") as progress:
        tally = LeafCount(lambda lines: progress.tell(f"{lines:,} lines of play"))
        if chosen.depth:
            for move, count in divide(game, state, chosen.depth, Random(seed), tally):
                total += count
                if chosen.divide:
                    progress.print(f"{move}: {count}")
    print(total)
    return 0
