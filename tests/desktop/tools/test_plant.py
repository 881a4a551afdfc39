"""What `tests.tools.plant` changes, and that the file is the same but for it."""

from tests.tools.plant import faults_in

SOURCE = b'''"""Words."""
def size(cells: "Literal[3]", \xc3\xa9=False) -> int:
    if len(cells) < 2 and cells:
        print(f"{1}")
    return max(cells, key=len, strict=True)
'''


def test_a_fault_is_a_comparison_constant_call_or_condition() -> None:
    faults = list(faults_in("size.py", SOURCE))
    assert [(fault.line, fault.kind, fault.before, fault.after) for fault in faults] == [
        (2, "constant", "False", "True"),
        (3, "condition", "len(cells) < 2 and cells", "True"),
        (3, "condition", "len(cells) < 2 and cells", "False"),
        (3, "condition", "len(cells) < 2 and cells", "(len(cells) < 2)"),
        (3, "condition", "len(cells) < 2 and cells", "(cells)"),
        (3, "comparison", "len(cells) < 2", "(len(cells) <= 2)"),
        (3, "constant", "2", "3"),
        (4, "call", 'print(f"{1}")', "pass"),
    ]
    for fault in faults:
        assert SOURCE[fault.start : fault.end].decode() == fault.before
