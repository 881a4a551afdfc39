"""Where to hide the atoms.

Newcomers and casual players keep them apart, club players put them anywhere. An expert thinks of
two placements and takes the one that turns fewer rays, for a ray that comes out anywhere but
straight opposite tells most. A master does so with measure: how often each class of placements is
hidden makes those who know it win hardly more often than if any placement were as likely as
another (53 % of races, not 54 %), and those who do not know it win far less often (47 %).
`tests.players.blackbox_hiding` works that out. Nobody can learn placements by heart, as every one
may be hidden, and within a class all are equally likely.
"""

from collections.abc import Iterable, Iterator
from random import Random

from rules.blackbox.placements import ATOMS, COUNT, placement_at
from rules.blackbox.rays import CELLS, OPPOSITE, PORTS, SIDE, all_results
from rules.core.clock import Clock

TURNED = (0.19, 0.20, 0.26, 0.17, 0.12)
"""How often a master hides a placement that turns the rays of at most 2 ports, of 4, 6, 8, or of
more. Their number is even, as each such ray comes out at another such port."""

PAIR, SEVERAL = 0.04, 0.02
"""How often one that no probe can tell from another one, or from several."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"
"""A letter for every cell, for a table that is short to write."""


def images(atoms: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """The eight turns and mirror images of a placement, ascending cells each."""
    points = [divmod(cell, SIDE) for cell in atoms]
    last = SIDE - 1
    for mirrored in (points, [(last - x, y) for x, y in points]):
        turned = mirrored
        for _ in range(4):
            turned = [(y, last - x) for x, y in turned]
            yield tuple(sorted(SIDE * x + y for x, y in turned))


_AMBIGUOUS = (
    "ACSsACgqACgsAGQeASUgACEqACEsACEuACEwACScACSeACquACsuACuwAEQeAEsuAEswAQSeCEOeCOSeCQScACGu"
    "ACLsACOYACOZACUiACZsACiqACiwACnsAEQcAGPdAGRfAGsuCEQcCEcsCJOYCJOZCJOfCOQiABDtABDvABtvACDs"
    "ACDvACEQACEXACEvACFsACFuACGsACKOACKeACKsACLOACLQACLVACLXACMOACMsACMuACNsACNuACORACOSACOa"
    "ACObACPcACPdACQUACQcACQeACRVACRcACReACRfACRsACSgACTcACTeACThACTsACTuACUcACUeACUsACUuACVZ"
    "ACWcACXjACXlACYcACYeACYsACZjACZlACasACauACbsACbuACeqACesACfsACftACguAChsAChuAChvACisACiu"
    "ACmsACosACouACpsACpuACstACsvACswACuvADFrADPdADQcADQeADRcADReADRfADRsADUiADrvAEJQAEJXAEQj"
    "AEQqAEScAESeAESgAESsAEUiAEjlAEsvAFQeAFRfAFTeAFThAFTsAFUiAFrtAFsuAJKWAJKdAJLQAJLXAKLWAKLX"
    "AKLeALMXALQXALXeAMQXAMsuANbpANsuARTfASUiATsuAUbpAUimAUinAUioAUipAUisAUitAUiuAUivBDFRBDFY"
    "BDFrBDHvBDMRBDMWBDMYBDNvBDOdBDOvBDPdBDRUBDTdBDTfBDUvBDVvBDakBDamBDbvBDcvBDhrBDhtBDivBDjv"
    "BDpvBDrvBFKRBFKYBIRVBIRcBISVBIScBIYcBIYjBKLXBKLeBKMRBKMWBKMYBLMXBLMYBLMfBLQXBLXeBMQXBMRY"
    "BMYfBNRYBOQcBOQdBORcBORdBOcfBOdfBPQcBPQdBPRcBPRdBPUcBPUdBPUgBPUiBPcfBPdfBQRVBQRcBRSVBRSc"
    "BRSeBRSlBRTdBRTfBRTrBSTeBSUgBSUiBSXeBSelBTXeBXYcBYakBYamBfhtCEJOCEKOCEOQCEOXCEOYCEOgCEOl"
    "CEOsCEQVCEVXCEVlCEVnCEceCEcuCJKOCJLOCJORCJOSCJOmCJOtCJSVCJSWCJSdCJTVCJTWCJTdCJVfCJVgCJVm"
    "CJZcCJZdCJZkCKLOCKOeCLMOCLMYCLMfCMRYCMYfCOQSCOQUCOReCORfCOSYCOSgCOSlCOSsCOThCQRVCQSVCQUc"
    "CQUeCQUgCQVZCQcgCQciCRSVCRSWCRSdCSTVCSTWCSTdCSTfCSTmCSVXCTYfCTfmCUYfCVWfCVWgCVWmCVXZCVXl"
    "CVXuCYZdCYZkCZblCZbnDIMRDIMWDIMYDKPZDKPaDKPgDKWgDKWhDKWnDPQZDPQaDPQgDWXgDWXhDWXnIKMRIKMW"
    "IKMYIRSeIRSlISTeISTfISTmITYfITfmJQZdJQadJTYfJTfmJZamJafmKRWg"
)
"""The placements that no probe can tell from others, one of eight images each: first those of which
there are several, as `python -m tests.players.blackbox_hiding --ambiguous` prints them."""

SEVERAL_ALIKE = 40
"""So many of them are alike to more than one."""


def ambiguous() -> list[tuple[int, ...]]:
    """The placements that have a double, one of eight images each."""
    atoms = [ALPHABET.index(letter) for letter in _AMBIGUOUS]
    return [tuple(atoms[i : i + ATOMS]) for i in range(0, len(atoms), ATOMS)]


def hidden_by(level: int, clock: Clock, rng: Random) -> frozenset[int]:
    """The four cells a player of this level hides atoms in."""
    if level <= 2:
        return _apart(rng)
    if level == 3:
        return _anywhere(rng)
    if level == 4:
        return min((_anywhere(rng), _anywhere(rng)), key=turned_class)
    return _mixed(clock, rng)


def turned_class(atoms: frozenset[int]) -> int:
    """The class of a placement by the rays it turns: an index of TURNED."""
    return class_of_turned(turned_ports(atoms))


def turned_ports(atoms: frozenset[int]) -> int:
    """At how many ports a ray comes out that was turned."""
    results = enumerate(all_results(atoms))
    return sum(result in PORTS and result != OPPOSITE[port] for port, result in results)


def class_of_turned(turned: int) -> int:
    """The index of TURNED for so many ports whose rays come out turned."""
    return min(max(turned // 2 - 1, 0), len(TURNED) - 1)


def _mixed(clock: Clock, rng: Random) -> frozenset[int]:
    """A placement of a class drawn as often as a master hides it; without time any placement."""
    (chosen,) = rng.choices(range(len(TURNED) + 2), (*TURNED, PAIR, SEVERAL))
    if chosen >= len(TURNED):
        table = ambiguous()
        some = table[SEVERAL_ALIKE:] if chosen == len(TURNED) else table[:SEVERAL_ALIKE]
        return frozenset(rng.choice(list(images(rng.choice(some)))))
    while True:
        atoms = _anywhere(rng)
        if clock.out() or turned_class(atoms) == chosen:
            return atoms


def _anywhere(rng: Random) -> frozenset[int]:
    return frozenset(placement_at(rng.randrange(COUNT)))


def _apart(rng: Random) -> frozenset[int]:
    """Four cells, none beside another, not even diagonally."""
    free = list(CELLS)
    atoms: list[int] = []
    while len(atoms) < ATOMS:
        atoms.append(rng.choice(free))
        free = [cell for cell in free if not _touches(cell, atoms[-1])]
    return frozenset(atoms)


def _touches(one: int, other: int) -> bool:
    (x, y), (u, v) = divmod(one, SIDE), divmod(other, SIDE)
    return abs(x - u) <= 1 and abs(y - v) <= 1
