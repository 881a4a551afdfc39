"""A tournament of computer players: `python -m rules.examples.tournament`."""

from collections.abc import Sequence

from rules.tournament.tournament import Standing, encounters, results, standings

ENTRANTS = ("Casual", "Newcomer", "random")


def tournament(
    slug: str, entrants: Sequence[str], games: int, *, pace: float = 0.01, seed: int = 1
) -> list[Standing]:
    """Return one line per entrant, in the order given.

    An entrant is a level, `random`, or an engine (`rules/players/protocol.md`). There are as many
    seats as entrants, and every entrant plays in every seat. `pace` scales the thinking times.
    """
    planned = encounters(slug, entrants, games, seed=seed, pace=pace)
    return standings(entrants, [result for _, result in results(planned)])


def main() -> None:
    """Play three-player games of Mono and print the table."""
    print(f"{'player':<12}{'games':>6}{'score':>8}{'95 % interval':>18}{'points':>8}")
    for one in tournament("mono", ENTRANTS, games=9):
        bounds = f"{one.low:.0%} to {one.high:.0%}"
        print(f"{one.name:<12}{one.games:>6}{one.score:>8.0%}{bounds:>18}{one.points:>8.1f}")


if __name__ == "__main__":
    main()
