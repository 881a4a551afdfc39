"""Everything bundled has its licence, in the bundle and in About."""

from pathlib import Path

import pytest

import resources
from desktop.help.about_page import parts as third_party_parts
from installers.licences import owners, parts, without_licence
from installers.linux.tree import copyright_text

SOURCE = Path(__file__).parents[2]

BUNDLED = {
    "quincunx": "Quincunx",
    "quincunx.exe": "PyInstaller's bootloader",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6": "Qt, PySide and Shiboken",
    "_internal/PySide6/Qt6Gui.dll": "Qt, PySide and Shiboken",
    "_internal/PySide6/QtWidgets.abi3.so": "Qt, PySide and Shiboken",
    "_internal/PySide6/QtCore.pyd": "Qt, PySide and Shiboken",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so": "Qt, PySide and Shiboken",
    "_internal/PySide6/Qt/translations/qtbase_de.qm": "Qt, PySide and Shiboken",
    "_internal/shiboken6/Shiboken.abi3.so": "Qt, PySide and Shiboken",
    "_internal/libicudata.so.73": "ICU",
    "_internal/libpython3.11.so.1.0": "Python",
    "_internal/python311.dll": "Python",
    "_internal/python3.11/lib-dynload/math.so": "Python",
    "_internal/libsqlite3.so.0": "SQLite",
    "_internal/sqlite3.dll": "SQLite",
    "_internal/libffi.so.8": "libffi",
    "_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so": "CFFI",
    "_internal/rules/dragons/players/board.cpython-311-x86_64-linux-gnu.so": "Quincunx",
    "_internal/rules/dragons/players/board.cp311-win_amd64.pyd": "Quincunx",
    "_internal/librt/vecs.cpython-311-x86_64-linux-gnu.so": "mypyc's runtime",
    "_internal/rules/dragons/kernels__mypyc.cp311-win_amd64.pyd": "mypyc's runtime",
    "_internal/nacl/_sodium.abi3.so": "PyNaCl",
    "_internal/libzstd.so.1": "Zstandard",
    "_internal/libxcb-cursor.so.0": "XCB",
    "_internal/libxkbcommon-x11.so.0": "libxkbcommon",
    "_internal/VCRUNTIME140.dll": "Microsoft Visual C++ Runtime",
    "_internal/resources/fonts/Figtree-Bold.ttf": "Figtree",
}


@pytest.mark.parametrize(("path", "part"), BUNDLED.items())
def test_a_bundled_file_belongs_to_a_part(path: str, part: str) -> None:
    assert part in owners(path)


def test_every_part_that_has_files_is_tried_above() -> None:
    with_files = {str(part["name"]) for part in parts() if part["files"]}
    twins = {"Bricolage Grotesque", "Within PyNaCl: libsodium"}
    assert with_files == set(BUNDLED.values()) | twins


def test_a_library_nobody_knows_is_found(tmp_path: Path) -> None:
    library = tmp_path / "_internal" / "libmystery.so.1"
    library.parent.mkdir()
    library.write_text("")
    assert any("libmystery.so.1 belongs to no part" in line for line in without_licence(tmp_path))


def test_a_missing_text_is_found(tmp_path: Path) -> None:
    (tmp_path / "_internal" / "resources").mkdir(parents=True)
    lost = without_licence(tmp_path)
    assert len(lost) == sum(len(part["texts"]) for part in parts())
    assert (
        "Qt, PySide and Shiboken: its licence, licences/LGPL-3.0.txt, is not in the bundle" in lost
    )


def test_every_text_is_there_and_every_file_is_a_part() -> None:
    named = {text for part in parts() for text in part["texts"]}
    for text in named:
        assert resources.text(*text.split("/")).strip()
    for file in (SOURCE / "resources" / "licences").glob("*.txt"):
        assert f"licences/{file.name}" in named


def test_about_shows_all_parts_of_this_system_with_their_texts() -> None:
    shown = third_party_parts()
    assert shown[0].name == "Quincunx"
    assert {"Qt, PySide and Shiboken", "Python", "Figtree"} <= {part.name for part in shown}
    assert all(len(part.text()) > 250 for part in shown)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown[1].text()


def test_the_copyright_file_names_every_part() -> None:
    text = copyright_text()
    for part in parts():
        assert f"{part['name']} ({part['licence']})" in text
