"""Players that know only the names of the board's spots.

They use only the rules and never ask for a hint. They choose moves from the texts they heard.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

Heard = Sequence[tuple[str, str]]
"""The name and description of each spot."""


class BlindPlayer(ABC):
    """Plays one game from the names of its spots."""

    title: str
    options: Sequence[tuple[str, int]] = ()
    """The buttons to press in the new-game dialog, and how often."""

    @abstractmethod
    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        """Return the known facts of the position. `beside` has the small board's spots."""

    @abstractmethod
    def truth(self, view: Any, player: int) -> dict[str, Any]:
        """Return the same facts from the rules, for comparison."""

    @abstractmethod
    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        """Return a turn as typed text, or `press X` for a button or a spot.

        `first` says whether it is the first turn of the game.
        """


class Adamas(BlindPlayer):
    """Captures if possible, and otherwise makes a random move."""

    title = "Adamas"
    options = (("Cells per side: less", 1), ("Pieces each: less", 1))

    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        read = [re.match(r"(\w\d), (.+)’s stack of (\d+)", name) for name, _ in heard]
        return {"stacks": {m[1]: [m[2], int(m[3])] for m in read if m}}

    def truth(self, view: Any, player: int) -> dict[str, Any]:
        stacks = view.to_dict()["stacks"].items()
        return {"stacks": {cell: [view.names["OX".index(o)], n] for cell, (o, n) in stacks}}

    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        from rules.adamas import AdamasOptions, position
        from rules.adamas.events import Captured
        from rules.games import game_named

        size = (max(int(name[1]) for name, _ in heard if re.match(r"\w\d,", name)) + 1) // 2
        mine = f"Player {me + 1}"
        stacks = {
            cell: ("OX"[me if owner == mine else 1 - me], height)
            for cell, (owner, height) in facts["stacks"].items()
        }
        game, state = game_named("adamas"), position(stacks, me, AdamasOptions(size=size))
        moves = list(game.legal_moves(state))
        rng.shuffle(moves)
        for move in moves[:400]:
            events = game.events(state, move, game.apply(state, move), me)
            if any(isinstance(event, Captured) for event in events) != first:
                return str(move)
        return str(moves[0])


class Holomino(BlindPlayer):
    """Scores as many points as possible."""

    title = "Holomino"
    options = (("Digits: less", 1),)

    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        tile = re.compile(r"(\d) lower left, (\d) upper left, (\d) right, at (-?\d+,-?\d+)")
        names = [name for name, _ in heard]
        pool = [re.match(r"tile (\d+)", name) for name in names]
        sack = [re.match(r"the bag, (\d+) tile", name) for name in names]
        return {
            "tiles": {m[4]: m[1] + m[2] + m[3] for m in map(tile.match, names) if m},
            "pool": sorted(m[1] for m in pool if m),
            "sack": [int(m[1]) for m in sack if m],
        }

    def truth(self, view: Any, player: int) -> dict[str, Any]:
        known = view.to_dict()
        pool, sack = sorted(view.pools[player]), [len(view.sack)]
        return {"tiles": known["tiles"], "pool": pool, "sack": sack}

    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        ways = []
        for name, told in heard:
            if place := re.match(r"position (\d+),", name):
                for digits, points in re.findall(r"(\d{3}) scores (\d+)", told):
                    ways.append((int(points), rng.random(), f"{digits}:{place[1]}"))
        return max(ways)[2] if ways else str(facts["pool"][0])


class Dragons(BlindPlayer):
    """Places a random tile anywhere."""

    title = "Dragons"

    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        tile = re.compile(r"tile (\w), \w+, [OX ]+, at (-?\d+,-?\d+)")
        return {"tiles": {m[2]: m[1] for name, _ in heard if (m := tile.match(name))}}

    def truth(self, view: Any, player: int) -> dict[str, Any]:
        return {"tiles": dict(view.to_dict()["tiles"])}

    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        from rules.dragons.game import position
        from rules.games import game_named

        tiles = {_hex(cell): letter for cell, letter in facts["tiles"].items()}
        return str(rng.choice([*game_named("dragons").legal_moves(position(tiles, to_move=me))]))


def _hex(name: str) -> tuple[int, int]:
    across, down = name.split(",")
    return int(across), int(down)


class Mono(BlindPlayer):
    """Uses the dealt board, reveals random cells, and stops after three."""

    title = "Mono"
    options = (("Regions: less", 5),)

    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        cell = re.compile(r"([a-z]\d+), (\w+)(.*)")
        read = [m for name, _ in heard if (m := cell.fullmatch(name))]
        own = [m for name, _ in beside if (m := cell.fullmatch(name))]
        labels = {m[1]: "." if m[2] in ("hidden", "empty") else m[2] for m in read}
        return {"theirs": labels, "mine": {m[1]: m[2] for m in own}}

    def truth(self, view: Any, player: int) -> dict[str, Any]:
        names = view.grid.names
        if view.placing:
            return {"theirs": {}, "mine": {}}
        mine, theirs = view.layouts[player], view.layouts[1 - player]
        hidden = "." * len(names)
        return {
            "theirs": dict(zip(names, theirs or hidden, strict=True)),
            "mine": dict(zip(names, mine, strict=True)),
        }

    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        if not facts["mine"]:
            return "press Play with this board"
        names = [name for name, _ in heard]
        three = any(re.search(r", \w(?: \w){2,}(,|$)", name) for name in names)  # the list
        if three and any("or end your turn" in name for name in names):
            return "press End turn"
        hidden = [cell for cell, label in facts["theirs"].items() if label == "."]
        return f"press {rng.choice(hidden)}"


class BlackBox(BlindPlayer):
    """Makes six probes, and then guesses a placement that agrees with the answers."""

    title = "Black Box"

    def facts(self, heard: Heard, beside: Heard) -> dict[str, Any]:
        return {"here": _box(heard), "beside": _box(beside) if beside else None}

    def truth(self, view: Any, player: int) -> dict[str, Any]:
        boxes = [
            {"marks": box["marks"], "markers": box["markers"], "atoms": box["atoms"] or []}
            for box in view.to_dict()["boxes"]
        ]
        if view.phase == "hide":
            return {"here": boxes[1 - player], "beside": None}
        return {"here": boxes[player], "beside": boxes[1 - player]}

    def choose(
        self, heard: Heard, facts: Mapping[str, Any], me: int, rng: Random, *, first: bool
    ) -> str:
        from rules.blackbox.placements import choose, consistent
        from rules.blackbox.rays import CELL_NAMES, PORT_NAMES

        if facts["beside"] is None:
            return ",".join(sorted(CELL_NAMES[cell] for cell in rng.sample(range(49), 4)))
        box = facts["here"]
        possible = consistent([box["marks"].get(port, "") for port in PORT_NAMES])
        free = [port for port in PORT_NAMES if port not in box["marks"]]
        if len(PORT_NAMES) - len(free) < 6 and free:
            return str(rng.choice(free))
        atoms = {CELL_NAMES[cell] for cell in choose(possible, rng)}
        marked = set(box["markers"])
        changes = [
            *(f"/{c}" for c in sorted(marked - atoms)),
            *(f"+{c}" for c in sorted(atoms - marked)),
        ]
        return ",".join([*changes, "?"])


def _box(heard: Heard) -> dict[str, Any]:
    """Return a box from the names of its spots."""
    marks, markers, atoms = {}, [], []
    for name, _ in heard:
        if port := re.fullmatch(r"port (\w+), (hit|reflection|(\w), other end at (\w+)).*", name):
            marks[port[1]] = {"hit": "#", "reflection": "%"}.get(port[2], port[3])
        elif cell := re.fullmatch(r"([a-g]\d), (.*)", name):
            markers += [cell[1]] if "marker" in cell[2] else []
            atoms += [cell[1]] if "atom" in cell[2] else []
    return {"marks": marks, "markers": sorted(markers), "atoms": sorted(atoms)}


PLAYERS = {kind.__name__.lower(): kind for kind in (Adamas, Holomino, Dragons, Mono, BlackBox)}
