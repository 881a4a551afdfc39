"""The figures of Mono's rules: the source text's board, its list of ten values, three players."""

from desktop.board.figure import Figure
from desktop.board.figure_positions import played, told

_NED = "666699777664999787344999787342955888312555888"
_FRED = _NED[::-1]  # the same board turned round
_LIST = "c2,a1,d1,e1,f1,e2,g5,h5,h4,a2"  # 2, 3, 5, 5, 5, 5, 7, 7, 8 and 3 on Ned's board
_COLUMNS, _ROWS = 9, 5
_SMALL = "522445144355533"  # five regions


def _everything() -> str:
    """All cells of Ned's board by their values: one turn that never falls."""
    cells = [f"{'abcdefghi'[i % _COLUMNS]}{_ROWS - i // _COLUMNS}" for i in range(len(_NED))]
    return ",".join(cell for _value, cell in sorted(zip(_NED, cells, strict=True)))


FIGURES = {
    "layout": Figure(
        "mono", lambda: played("mono", _FRED, _NED, _everything(), viewer=0), viewer=0
    ),
    "start": Figure("mono", lambda: played("mono", _FRED, _NED, viewer=0), viewer=0),
    "scored": Figure(
        "mono",
        lambda: told("mono", _FRED, _NED, _LIST, viewer=0),
        viewer=0,
        height=380,
    ),
    "three": Figure(
        "mono",
        lambda: played(
            "mono",
            *(_SMALL, _SMALL, _SMALL[::-1]),
            "c2,a2,end",
            viewer=0,
            options={"size": 5},
            players=3,
        ),
        viewer=0,
    ),
}
