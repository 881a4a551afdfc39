"""Lines of puzzles with laid tiles: short, and those of older versions are still read."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.packing import NotPacked
from rules.puzzles import KINDS, InvalidPuzzle, Puzzle, from_text, shipped, to_text
from rules.puzzles.line import _SHORT, VERSION, _digest, _grouped, write

pytestmark = pytest.mark.slow

OLD = (
    "qx1:holomino:8Z5FVESZ-5J36PNHK-1G1J25YN-HFRDH1Z0-8SV8GAFV-A3NW5CQ9-MT3S0GVX-1PWM"
    "9QDP-MQTDTEVC-J1Y3F3TP-7KHJ9APX-JENF8TVQ-KNAJX97V-VJVWFXN2-Y3QQQQWE-XX99YBW7-FTP"
    "VZDCF-WVDYKTSF-MTX8AEMT-HMD47C3Q-R1C7P79N-BZMD916T-2780YAW8-756JD4ES-1R24MGK7-SQ"
    "HQ507E-EFPNN79B-GYC40W9B-698XJP2V-38K3W0GX-46CFB910-V79KSGY9-V5KDAM1H-ZDADRCGF-T"
    "DB7KR0R-E45H4K8M-T02H9WY8-3T7Q9SPF-H0Q9R7S3-DTNG7P2D-CC3GSPC2-1F4QD3HQ-VQPRF2SR-"
    "FPGXD68C-4SE4YBMD-445YWPMM-9J77YH49-R3ECWYZJ-7S7FRBVP-V46CHCYJ-QCVZNMSS-5VJZC1G3"
)
"""A line of words, as it was written before there were packings."""

NEW = (
    "qx1:holomino:CKE3DJG2-7B89NMCN-BR03YC2C-C82KJ6GT-5H2C1RFR-ENQVR4B5-1K5WMJQ1-XCGB"
    "1VHR-BHZB1WJ8-N43XDQE5-MFM381DV-QC5H4TGR-MAH0Y8WZ-FYS5PH23-3ARQV4XV-EEMR08S"
)
"""The same packed: no version may read it in another way."""

LONGEST = {"holomino": 200, "dragons-1": 100, "dragons-2": 100}


def of_bytes(kind: str, data: bytes) -> str:
    """Return a line whose digest is right, whatever it holds."""
    return f"{VERSION}:{kind}:{_grouped(_digest(kind, _SHORT + data) + _SHORT + data)}"


@pytest.mark.parametrize("line", [OLD, NEW])
def test_old_and_new_lines_are_the_same_puzzle(line: str) -> None:
    assert from_text(line).id == "holomino-a2d1badf1240"
    assert to_text(from_text(line)) == NEW


@pytest.mark.parametrize("kind", LONGEST)
def test_a_line_is_short(kind: str) -> None:
    for ready in shipped(kind)[:40]:
        puzzle = from_text(ready.text)
        assert len(to_text(puzzle)) < LONGEST[kind]
        assert from_text(to_text(puzzle)) == puzzle


@pytest.mark.parametrize(
    "position",
    [
        "tiles: 0,0=123 1,0=135; O: 145 236; X: 126; sack: 234; move: O",
        "tiles: 5,-3=123 6,-3=135; O: 145 236; X: 126; points: 1200 0; move: O",
        "tiles: 0,0=123; O: 145; X: 126; move: X",
    ],
)
def test_whatever_a_position_says_comes_out_again(position: str) -> None:
    puzzle = dataclasses.replace(from_text(NEW), position=position, par=7)
    read = from_text(write(puzzle, KINDS["holomino"]))
    assert (read.position, read.par) == (position, 7)


def test_what_does_not_fit_is_written_in_words() -> None:
    kind = KINDS["holomino"]
    odd = dataclasses.replace(from_text(NEW), options={"num_digits": 7})
    assert kind.packing is not None
    with pytest.raises(NotPacked):
        kind.packing.pack(odd)
    assert from_text(write(odd, kind)).options == odd.options


@given(st.sampled_from(list(LONGEST)), st.binary(max_size=120))
def test_forged_bytes_are_a_puzzle_or_refused_in_a_sentence(kind: str, data: bytes) -> None:
    try:
        read = from_text(of_bytes(kind, data))
    except InvalidPuzzle as error:
        assert str(error)  # noqa: PT017
    else:
        assert isinstance(read, Puzzle)
