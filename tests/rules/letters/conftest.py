"""Marks of their own for the tests of letters, as many have the same seeds."""

from pathlib import Path

import pytest

from rules.letters import marks


@pytest.fixture(autouse=True)
def own_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "user_folder", lambda _kind: tmp_path / "state")
