"""The program's folders: one `quincunx`, not the two of Qt's own answer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from desktop.storage.data_folder import cache_folder, data_folder, local_folder

Location = QStandardPaths.StandardLocation


@pytest.mark.parametrize("cache", ["quincunx/quincunx/cache", "cache/quincunx/quincunx"])
def test_a_folder_is_not_in_another_of_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cache: str
) -> None:
    """The cache of Windows lies inside the local data."""
    inner = {
        Location.AppDataLocation: tmp_path / "roaming/quincunx/quincunx",
        Location.AppLocalDataLocation: tmp_path / "quincunx/quincunx",
        Location.CacheLocation: tmp_path / cache,
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda location: str(inner[location]))
    assert data_folder() == tmp_path / "roaming/quincunx"
    assert local_folder() == tmp_path / "quincunx"
    assert cache_folder() == tmp_path / cache.replace("quincunx/quincunx", "quincunx")
