"""Whole matches by letters, between sides that exchange nothing but texts."""

from itertools import islice
from random import Random

from rules.letters.keys import SEED_BYTES
from rules.letters.side import Side
from tests.rules.variants import NAMES, VARIANTS, Variant

OPEN = tuple(one for one in VARIANTS if one.slug in ("dragons", "adamas", "holomino"))
"""The variants that can be played by letters."""

_CANDIDATES = 200
_LONG = 60
"""Letters after which somebody resigns."""


def begin(variant: Variant, rng: Random, *, lot: bool = False) -> tuple[list[Side], Side]:
    """Return all sides in the invitation's order, and the one whose letter came last."""
    inviter = rng.randrange(variant.players)
    names = NAMES[: variant.players]
    last = Side.invite(
        variant.slug,
        names,
        variant.options,
        inviter=inviter,
        lot=lot,
        seed=rng.randbytes(SEED_BYTES),
    )
    sides = {inviter: last}
    while len(sides) < variant.players:
        last = Side.accept(last.text(), seed=rng.randbytes(SEED_BYTES))
        sides[last.party] = last
    for side in sides.values():
        if side is not last:
            side.receive(last.text(whole=True))
    return [sides[party] for party in range(variant.players)], last


def acts_of(side: Side, rng: Random) -> list[str]:
    """Return what a player of random moves writes next."""
    match = side.seen.match
    if match is None or match.to_move is None:
        return []
    seat = side.seen.seat_of(side.party)
    if match.draw_offer is not None:
        answer = "accept draw" if rng.random() < 0.2 else "reject draw"
        if answer == "accept draw" or match.to_move != seat:
            return [answer]
    if match.to_move != seat:
        return []
    if len(side.table.letters) > _LONG:
        return ["resign"]
    move = str(rng.choice(list(islice(match.legal_moves(), _CANDIDATES))))
    offers = len(match.in_play) > 1 and rng.random() < 0.05
    match.play(move)
    return [move, "propose draw"] if offers and match.outcome is None else [move]


def play_on(sides: list[Side], last: Side, rng: Random, letters: int | None = None) -> Side:
    """Write and read letters until the match is over, or a number of them; return the last side."""
    while (pen := last.table.pen) is not None and letters != len(last.table.letters):
        last = sides[pen]
        last.write(acts_of(last, rng))
        if last.table.pen is not None:
            sides[last.table.pen].receive(last.text())
    for side in sides:
        if len(side.table.letters) < len(last.table.letters):
            side.receive(last.text(whole=True))
    return last
