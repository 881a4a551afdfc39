"""A separate folder of marks for each test of letters, as many tests share seeds."""

from pathlib import Path

import pytest

from rules.letters import marks


@pytest.fixture(autouse=True)
def own_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "user_folder", lambda _kind: tmp_path / "state")
