"""`quincunx export` writes pictures without a window."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from desktop.__main__ import main
from tests.tools.sample_matches import middle


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.qcx"
    middle("mono").save(path)
    return path


def run(*arguments: object) -> int:
    return main(["quincunx", "export", *map(str, arguments)])


@pytest.mark.parametrize(
    ("name", "begins"), [("a.png", b"\x89PNG"), ("a.SVG", b"<?xml"), ("a.pdf", b"%PDF")]
)
@pytest.mark.usefixtures("look")
def test_the_name_says_the_format(record: Path, name: str, begins: bytes) -> None:
    out = record.parent / name
    assert run(record, "--as", "Fred", "-o", out) == 0
    assert out.read_bytes().startswith(begins)


@pytest.mark.usefixtures("look")
def test_ply_viewer_and_scale_are_chosen(record: Path) -> None:
    first, later, other = (record.parent / f"{n}.png" for n in range(3))
    assert run(record, "--as", "X", "--scale", 1, "--ply", 4, "-o", first) == 0
    assert run(record, "--as", "X", "--scale", 1, "-o", later) == 0
    assert run(record, "--as", "O", "--scale", 1, "-o", other) == 0
    with Image.open(first) as image:
        assert image.width == 592
    assert len({path.read_bytes() for path in (first, later, other)}) == 3


@pytest.mark.parametrize(
    ("more", "words"),
    [(("--as", "Nobody"), "the players are Fred, Ned"), (("--ply", 9999), "choose a move number")],
)
def test_what_is_not_there_is_a_sentence(
    record: Path, more: tuple[object, ...], words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(record, *more, "-o", record.parent / "a.png") == 2
    assert words in capfd.readouterr().err
    assert not (record.parent / "a.png").exists()


def test_a_file_that_is_no_record_is_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "text.qcx"
    path.write_text("no record")
    assert run(path, "-o", tmp_path / "a.png") == 1
    assert str(path) in capfd.readouterr().err
    assert run(tmp_path / "gone.qcx", "-o", tmp_path / "a.png") == 2


def test_the_command_runs_without_a_display(record: Path) -> None:
    out = record.parent / "a.svg"
    command = [sys.executable, "-m", "desktop", "export", str(record), "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert out.read_text().startswith("<?xml")


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("slug", ["mono", "holomino", "dragons"])
def test_a_match_is_animated_ply_by_ply(slug: str, tmp_path: Path) -> None:
    path, out = tmp_path / "match.qcx", tmp_path / "match.apng"
    middle(slug).save(path)
    assert run(path, "--ply", 3, "--seconds", 1, "-o", out) == 0
    with Image.open(out) as image:
        assert isinstance(image, PngImageFile)
        assert (image.n_frames, image.width) == (4, 720)
        shown = []
        for number in range(4):
            image.seek(number)
            shown.append(image.convert("RGB").tobytes())
            assert image.info["duration"] in (600, 1000, 2000)
        assert len({*shown}) == 4


@pytest.mark.usefixtures("look")
def test_a_sheet_of_the_whole_match_is_a_pdf(
    record: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = record.parent / "sheet.pdf"
    assert run(record, "--as", "Fred", "--sheet", "--paper", "Letter", "-o", out) == 0
    assert out.read_bytes().startswith(b"%PDF")
    with pytest.raises(SystemExit):
        run(record, "--sheet", "-o", record.parent / "a.png")
    assert ".pdf" in capfd.readouterr().err
