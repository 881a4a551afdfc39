"""File names that people can read, made of what this system's names can hold."""

import os
from collections.abc import Callable

import pytest

from desktop.storage.file_names import match_name


def in_encoding(encoding: str) -> Callable[[str], bytes]:
    return lambda name: name.encode(encoding, "surrogateescape")


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-8", "Adamas, fréd – nęd 漢, "),
        ("latin-1", "Adamas, fréd - ned _, "),
        ("ascii", "Adamas, fred - ned _, "),
    ],
)
def test_a_finished_match_has_a_name_in_every_locale(
    monkeypatch: pytest.MonkeyPatch, encoding: str, name: str
) -> None:
    monkeypatch.setattr(os, "fsencode", in_encoding(encoding))
    assert match_name("Adamas", ("fréd", "nęd 漢")).startswith(name)
