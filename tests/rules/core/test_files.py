"""Names of files: extensions, and what Windows takes for something else."""

from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from rules.core.files import check_name, has_extension, with_extension


@pytest.mark.parametrize(
    ("name", "has"),
    [
        ("a.qcx", True),
        ("A.QCX", True),
        ("a.b.Qcx", True),
        ("a", False),
        ("a.qcx.txt", False),
        (".qcx", False),
        ("aqcx", False),
    ],
)
def test_an_extension_is_found_in_any_letters(name: str, has: bool) -> None:
    path = Path("games", name)
    assert has_extension(path, ".qcx") is has
    added = with_extension(path, ".qcx")
    assert added == (path if has else Path("games", f"{name}.qcx"))
    assert with_extension(added, ".qcx") == added


@pytest.mark.parametrize("name", ["/", ".", ".."])
def test_a_folder_is_no_name(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        with_extension(Path(name), ".qcx")


@pytest.mark.parametrize(
    "name",
    [
        "a:b.qcx",
        "ab:c.qcx",
        "C:evening.qcx",
        "con.qcx",
        "Aux .x.qcx",
        "lpt1.qcx",
        "evening.",
        "evening.qcx ",
        'a"b.qcx',
        "a?.qcx",
        "a\tb.qcx",
    ],
)
def test_names_that_windows_takes_for_something_else_are_refused_there(name: str) -> None:
    with pytest.raises(OSError, match="this name is not allowed for a file"):
        check_name(PureWindowsPath(name))
    check_name(PurePosixPath(name))


@pytest.mark.parametrize(
    "name", ["C:\\games\\evening.qcx", "evening.qcx", "Fred vs. Ned.qcx", "icon.qcx", "..\\a.qcx"]
)
def test_all_other_names_are_taken(name: str) -> None:
    check_name(PureWindowsPath(name))
