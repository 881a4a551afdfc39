"""`quincunx layouts` prints Mono layouts without a window."""

from pathlib import Path

import pytest

from desktop.__main__ import main

pytestmark = pytest.mark.usefixtures("look")

LIBRARY = "# Brook #winding\n# Mono, 3 regions\n333\n221\n"


def run(*arguments: object) -> int:
    return main(["quincunx", "layouts", *map(str, arguments)])


@pytest.fixture
def library(tmp_path: Path) -> Path:
    path = tmp_path / "layouts.txt"
    path.write_text("\n".join(LIBRARY.replace("Brook", f"Brook {n}") for n in range(5)))
    return path


@pytest.mark.parametrize(("a_page", "pages"), [(2, 3), (4, 2), (6, 1)])
def test_layouts_share_pages(library: Path, a_page: int, pages: int) -> None:
    out = library.parent / "out.pdf"
    assert run(library, "--a-page", a_page, "-o", out) == 0
    data = out.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") == pages


def test_a_file_without_a_layout_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path, out = tmp_path / "letter.txt", tmp_path / "out.pdf"
    path.write_text("Dear Ann,\n")
    assert run(path, "-o", out) == 1
    assert "letter.txt: no layout was found" in capfd.readouterr().err
    assert not out.exists()


def test_another_ending_is_refused(library: Path) -> None:
    with pytest.raises(SystemExit):
        run(library, "-o", library.parent / "out.png")
