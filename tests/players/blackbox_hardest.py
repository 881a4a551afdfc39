"""Finds the placements that are hardest to find, for the table in `hiding`.

`python -m tests.players.blackbox_hardest` prints it; it takes about half a minute.
"""

from rules.blackbox.placements import placement_number, placements
from rules.blackbox.players.hiding import ALPHABET, images
from rules.blackbox.players.results import ALL, tells
from rules.blackbox.rays import PORTS
from tests.players.blackbox_solo import probes_needed

KEPT = 1000
"""So many are kept of the 26,865 that are no mirror images or turns of each other."""


def hardness(numbers: list[int], probes: dict[int, int], alike: dict[bytes, int]) -> float:
    """The turns a good solver needs for a placement's images, on average: its probes and the
    wrong guesses among what no probe can tell apart."""
    guesses = (alike[results_of(numbers[0])] - 1) / 2
    return sum(probes[number] for number in numbers) / len(numbers) + guesses


def results_of(number: int) -> bytes:
    """What the 28 ports tell of a placement."""
    return bytes(tells(port)[number] for port in PORTS)


def hardest(count: int) -> list[tuple[float, tuple[int, ...]]]:
    """So many placements, the hardest first, one of each eight images, and their hardness."""
    probes = probes_needed(ALL, 1)
    alike: dict[bytes, int] = {}
    for number in ALL:
        key = results_of(number)
        alike[key] = alike.get(key, 0) + 1
    rows = []
    for atoms in placements():
        same = list(images(atoms))
        if atoms == min(same):
            numbers = [placement_number(image) for image in same]
            rows.append((-hardness(numbers, probes, alike), atoms))
    return [(-negative, atoms) for negative, atoms in sorted(rows)[:count]]


def main() -> None:
    """Prints the table, ready to be pasted."""
    rows = hardest(KEPT)
    print(f"# hardness {rows[0][0]:.2f} to {rows[-1][0]:.2f}")
    text = "".join(ALPHABET[cell] for _, atoms in rows for cell in atoms)
    for start in range(0, len(text), 88):
        print(f'    "{text[start : start + 88]}"')


if __name__ == "__main__":
    main()
