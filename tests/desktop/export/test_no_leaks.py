"""The tool that opens exports and looks for secrets: it finds leaks that are planted."""

import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.rules.variants import VARIANTS
from tests.tools import exports

pytestmark = pytest.mark.usefixtures("look")


def work(slug: str) -> exports.Job:
    number = next(n for n, one in enumerate(VARIANTS) if str(one) == f"{slug}-2")
    return replace(exports.job(number), plies=3, format="png", viewer=0, scale=1)


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_a_picture_does_not_depend_on_what_is_hidden(slug: str, tmp_path: Path) -> None:
    one = work(slug)
    match = exports.played(one)
    assert exports.check_secrets(exports.exported(match, one, 0), one, match, tmp_path)


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_a_picture_drawn_as_another_viewer_is_found(slug: str, tmp_path: Path) -> None:
    one = work(slug)
    match = exports.played(one)
    with pytest.raises(exports.Bad, match="depends on what is hidden"):
        exports.check_secrets(exports.exported(match, one, 1), one, match, tmp_path)


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_a_secret_in_a_packed_text_is_found(slug: str, tmp_path: Path) -> None:
    one = work(slug)
    match = exports.played(one)
    packed = zlib.compress(exports.secret_of(match, 1).encode())
    with pytest.raises(exports.Bad, match="a secret is in the file"):
        exports.check_secrets(b"\x89PNG" + packed, one, match, tmp_path)
