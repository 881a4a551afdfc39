"""`quincunx thumbnail` draws what file managers show of a file."""

from pathlib import Path

import pytest
from PIL import Image

from desktop.__main__ import main
from rules.games import GAMES
from tests.tools.sample_matches import middle

pytestmark = pytest.mark.usefixtures("look")


def run(*arguments: object) -> int:
    return main(["quincunx", "thumbnail", *map(str, arguments)])


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
@pytest.mark.parametrize("size", [64, 256])
def test_a_match_is_as_large_as_wanted(slug: str, size: int, tmp_path: Path) -> None:
    path, out = tmp_path / "match.qcx", tmp_path / "out.png"
    middle(slug).save(path)
    assert run(path, out, size) == 0
    with Image.open(out) as image:
        assert max(image.size) == size
        assert len(image.convert("RGB").getcolors(10**6) or ()) > 20


def test_a_layout_is_drawn(tmp_path: Path) -> None:
    path, out = tmp_path / "layout.txt", tmp_path / "out.png"
    path.write_text("332\n321\n")
    assert run(path, out, 128) == 0
    with Image.open(out) as image:
        assert max(image.size) == 128


def test_a_file_of_neither_is_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for name in ("letter.txt", "match.qcx"):
        path = tmp_path / name
        path.write_text("Dear Fred")
        assert run(path, tmp_path / "out.png", 128) == 1
        assert name in capfd.readouterr().err
    with pytest.raises(SystemExit):
        run(tmp_path / "letter.txt", tmp_path / "out.png", 5)
