"""Read a saved match: `python -m rules.examples.read_record evening.qcx`.

`Match.load` checks every move against the rules. To read the bare text of a record, without the
rules or in another language, see `rules/record.md`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from rules import InvalidRecord, Match


def summary(path: Path) -> Iterator[str]:
    """Yield the facts of a record, then its moves, as a spectator may see them.

    Raises InvalidRecord if the file is not a record, and OSError if it cannot be read.
    """
    match = Match.load(path)
    yield f"{match.game.title}: {', '.join(match.names)}"
    for name, value in match.options.items():
        yield f"  {name} = {value}"
    for number, text in enumerate(match.history(None), start=1):
        player = match.player_of(number)
        yield f"{number}. {'' if player is None else match.names[player] + ': '}{text}"
    if match.outcome is None:
        yield "unfinished"
    else:
        yield match.outcome.sentence(match.names)


def main() -> int:
    """Print a summary of the files named on the command line; return the exit code."""
    for name in sys.argv[1:]:
        try:
            for line in summary(Path(name)):
                print(line)
        except (InvalidRecord, OSError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
