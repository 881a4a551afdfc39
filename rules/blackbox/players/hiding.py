"""Where to hide the atoms.

Newcomers and casual players keep them apart, club players put them anywhere. A master knows eight
thousand placements that are hard to find and takes any of them, so that nobody learns what to look
for first; an expert half remembers one and puts an atom a step aside.
"""

from collections.abc import Iterable, Iterator
from random import Random

from rules.blackbox.placements import ATOMS, COUNT, placement_at
from rules.blackbox.rays import CELLS, SIDE

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


def hard_placement(which: int) -> frozenset[int]:
    """One of the HARD_PLACEMENTS placements."""
    start, image = ATOMS * (which // IMAGES), which % IMAGES
    atoms = [ALPHABET.index(letter) for letter in _TABLE[start : start + ATOMS]]
    return frozenset(list(images(atoms))[image])


_TABLE = (
    "ACOYCJOYACOZCJOZCJOfCJSVCRSVBIOYAKLXALQXABVfDKPaDPQaABOYBDNRBIVfCJVmCVWmAJKWBDFRBFKRBIXj"
    "BOPdBDHZBDMRBKMRDIJZABRdBFmtBIRcBJKVBKLPBQRcCJVfCVWfDIKMDKPTACMOACSVAJKXAKXeBCHYBFHRBIRV"
    "BIVlBQRVCDOZCLMOABRWACEtACSeADIPAQSeBVdfCDSVCOSeDIJTDIMtISTfITYfABPdABRVACOaACRWAIJWAMNZ"
    "BCOYBHISBHLZBKLVBVXlCDMPCDOaCJOmCJSdCLMWCRSdDKQaABEsACEuACKWACLOADFrADPWADRWADsuAEsuAFbf"
    "AFrtAJKPAJWdAKQXAKrsBCFmBCRcBHIYBIVeBPVfCDTWCJRVCJZcCKLOCUYfDKPnDKXhABDuABFRACSWACWYACqt"
    "ADMPADSVADSWAESWAEUYAEUfAEstAFNZAJKrBDFsBDsvBEMRBHLtBKVgBLMRBOUdCIUYDKPZDPQZABCYABJdABSW"
    "ABVeABlqACDXACJVACObACQeACRdADJXADTVADjsAElsALMQBCOZBDIZBDOeBDPZBHKrBHRTBIVYBIWfBOPbBXcl"
    "CDOeCDPaCDTVCJOtCJPZCJTWCJVYCKLWCKOWCOQSCQVfCQVmCQcmCSTWCSTfCTYfDQRaJZamJafmABJVACDPACDu"
    "ACFtACQVACgrADXlAEMYAEQaAErtBDLPBDlvBENRBHSlBIcmBJKPBLObBNVfBOPZBVclCDPTCDZcCEQaCIMsCIMu"
    "CJVgCJVtCJYkCKOaCUVfCVWgDKPgDPQgABCtABJWABKPABKeABNRABNZABPRABPbABXjACLXACQSACQTACRVACWZ"
    "ACWmACmqADKeADKsADLPADLXADMXADQVADQXAELXAGIPAJLXAKLQANbiANfhBCFRBDFKBDKMBDjsBFfmBFstBHLr"
    "BHSsBILPBIORBIOXBIOeBISVBIUcBKOVBLMtBMViBNOgBPQVBRSVBRSeBSXeBVYrBmotCDQaCDUYCJTVCJVkCJYc"
    "CLMYCMOYCMRYCQRVCRVkCSTVCTVfDKVeDPRTDQRbABDXABJXABKWABKsABLPABLVABNbABPZABRcACDsACLPACQa"
    "ACUeACYkACrtACstADKWADZdADruAEIaAEQbAEjtAGIWAGPaAKLeAKlsALNZALXeAMNgBCKVBCOkBCtvBDOXBDRT"
    "BDjlBFIRBIKVBIScBIUWBIYcBJVfBKLOBKOYBKOgBLMYBLYfBMRYBNPWBNVWBORVBPVeBPZbBRSWBRScBRVcBRVd"
    "BTVeBVbdBXYcCDOQCDPnCDSWCDSdCEJaCJPTCJSWCJWYCKOgCOSsCRSWCVWYCVYkCVZtDISZDKWhDWXhABDFABDP"
    "ABDtABKMABMRABOXABOeABQSABQdABQkABSlABjlABlsACErACJTACKPACMQACOQACORACPRACPSACPWACRkACVY"
    "ACWgACYcACfrACktADErADEsADJQADKMADNPADPRADPZADQaADjlADkuADsvAEJTAEkmAErsAErvAGKYAKQeALMY"
    "AMYkAMabANtvBCFtBCHSBCMOBCjtBCjuBDMuBDNvBDcsBDjuBDjvBEIaBEOYBEOfBEVfBElvBHKYBHKsBHMRBHRl"
    "BHRsBHTlBIKMBISWBISjBIYjBKLXBKLsBKOfBKVnBLQXBLViBMtuBNOVBNOYBNRYBNVdBNjvBOPYBOVlBOYsBOae"
    "BPUVBPcmBUViBVYsBhlsBlmoCDIZCDOYCDObCDOgCDPZCEJTCEOYCEPRCEQbCEWtCEkmCIYaCJORCJVZCJWmCJZk"
    "CKOZCKceCLMtCLOXCLObCMObCOQYCOSmCOYoCOamCQSUCQctCRVdCSTmCSVWCTfmCVWdCVYsCYZkCdntDIKTDIKg"
    "DIMRDITVDIWkDKXZDPTtDQXhDklnIKMRIMRYJZafKRWgABFtABGPABHRABKjABLtABNPABNVABRTABSsABVYABXZ"
    "ACDTACDWACJWACJrACRXACSdACUXACWfACfqACmrACmtADFKADFRADFsADIWADKPADPaADRdADTWADXeADceADnr"
    "ADquADrtADrvAENYAEQXAEUXAFJbAFJtAFMQAFMTAFTXAFUYAGPhAGQaAJnrANbpBCHRBCMmBDEvBDITBDOYBDSl"
    "BDceBDjrBDlnBEKRBEMmBEjtBEmvBFjtBHLXBIPZBIQVBITWBIUVBIVXBIWYBJKOBJLVBJOWBJPWBLNtBLOPBLOV"
    "BLstBMOaBNOWBOXkBOXmBOXrBOYcBOblBPRVBPRWBPViBPbcBPcdBRVfBRVlBRVnBRVrBUVeBUVfBVcmBefhCDJT"
    "CDOPCDZkCEObCEPmCEktCITYCIVfCJLVCJPYCJUXCJWZCKMWCLMPCLOfCMPbCMQbCOUYCOYaCRVfCSTYCSVtCTVX"
    "CVYdCYabCZbtCadtCkmnDIKLDIKZDKWZDQbfISfmABCWABDYABDqABEtABFKABIWABJrABKOABKQABKXABKYABKl"
    "ABKoABLXABLlABMQABMYABMaABORABSXABSeABTXABVrABcmABlmABqtABstACEPACJLACJdACKVACKeACMPACOp"
    "ACQbACQvACkmACnrACrsADEXADLQADLlADNXADXhADcsADkvADlvADstAELPAEMQAFNTAFUdAGISAGQSAIKWAJKQ"
    "AKsuALbeALstAMbgANQgANUZANbeBCRVBCYjBCctBDPaBDSWBDTsBDouBEKMBERTBEVmBFsuBHJrBHNRBHRSBIJV"
    "BIKPBIKZBIKgBINPBIPRBIRjBIVWBJOVBKMsBKOZBKOeBKViBLOYBLOaBLUVBMOYBMUVBMUaBNOcBNVeBOQVBOQk"
    "BOWYBOZlBPVYBPVdBRTVBRTsBRViBRVkBSTeBTXeBVZrBgsuBstuCDRTCDTUCDUZCDZdCDknCDkuCEOUCEdtCEko"
    "CILtCJLkCJVWCJWgCKLPCKOYCKOeCKOkCKVeCLOaCLVfCLbmCMPRCMWYCMbfCORXCOStCPatCPbfCQRWCQVtCQWY"
    "CQbeCRTVCRTWCSTtCScmCUWYCUYkCVWiCWhtCamtCdhtCkotDIJYDIlnDJKTDKVWDKVlDKWnDQbgDRVbDWXnDXYZ"
    "IKLZIKWgIMYfJYafABGaABKVABLOABLWABMVABNWABQVABQWABRfABRkABRlABTqABUWABUXABUdABqsACGXACKY"
    "ACLVACLsACLtACMWACMuACQcACSrACStACVXACWtACYdACYmACnsACtuADFPADITADJTADKYADKlADPSADPdADSd"
    "ADWZADXjADlqADrsAEQvAETWAETYAEorAFIRAFKRAFNnAFYbAGPdAGrtAJXtAKMQAKMYAKRYALMXAMNYAMNaAMQX"
    "AMUaAMrsAMstAMsuAYivBCFKBCFuBCLVBCLfBCUYBDEsBDFVBDFjBDHRBDHXBDKVBDOPBDPgBDQaBDRfBDSeBDTu"
    "BDViBDVuBDeoBDsuBEMYBEUYBEVtBElmBFVtBFjuBHIKBHIRBHJaBHJfBHKeBHMQBHMYBIJWBIKWBINWBIOWBIcf"
    "BJKWBJVpBKMVBKOaBKVeBKVhBKVuBKjsBKsuBLMVBLMXBLNZBLOXBLOfBLOrBLbeBLjlBLjtBLotBMOVBMQXBMab"
    "BMbgBMijBNOZBNOkBNVlBNVrBNtuBOTXBOUYBOVYBOVfBOVrBOXYBOXZBOZdBOkmBPQRBPUbBPVlBPWYBPYcBQRW"
    "BRSlBRSsBRelBSTXBSVeBSelBTVlBTXtBVWYBVZeBVZsBVfsBYouBcmtCDLOCDLPCDOXCDPdCDQVCDmoCEJtCEOQ"
    "CEQoCISVCJKVCJOWCJRWCJRdCJTUCJUWCJZbCJcfCJkmCKMPCKMRCKOfCKVWCLotCMPsCOQaCOZtCPQaCQabCQim"
    "CRVhCSVkCTVtCTWtCUVmCaotCdotCkmoCkntDIKW"
)

IMAGES = 8
HARD_PLACEMENTS = len(_TABLE) // ATOMS * IMAGES


def hidden_by(level: int, rng: Random) -> frozenset[int]:
    """The four cells a player of this level hides atoms in."""
    if level <= 2:
        return _apart(rng)
    if level == 3:
        return frozenset(placement_at(rng.randrange(COUNT)))
    if level == 4:
        return _half_remembered(rng)
    return hard_placement(rng.randrange(HARD_PLACEMENTS))


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


def _half_remembered(rng: Random) -> frozenset[int]:
    """A hard placement but for one atom, which lies on a cell beside."""
    hard = hard_placement(rng.randrange(HARD_PLACEMENTS))
    atom = rng.choice(sorted(hard))
    beside = [cell for cell in CELLS if _touches(cell, atom) and cell not in hard]
    return hard - {atom} | {rng.choice(beside)}
