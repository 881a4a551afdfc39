"""Why a file cannot be read or written, in the language of the window."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.language.system_errors import system_reason
from rules.core.files import read_file


class Marking(QTranslator):
    """Puts a mark before everything that is looked up."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"»{text}"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def marked(qapp: QCoreApplication) -> Iterator[None]:
    translator = Marking()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def reason(path: Path) -> str:
    with pytest.raises(OSError) as caught:  # noqa: PT011 - what it says is asserted
        read_file(path, 10)
    return system_reason(caught.value)


@pytest.mark.usefixtures("qapp")
def test_what_is_usual_is_plain_english() -> None:
    for number in (errno.ENOENT, errno.EACCES, errno.EROFS, errno.ENOSPC):
        said = system_reason(OSError(number, os.strerror(number)))
        assert said != os.strerror(number)
        assert said[0].islower()
    assert system_reason(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))) == "the disk is full"
    assert system_reason(OSError(errno.EXDEV, os.strerror(errno.EXDEV))) == os.strerror(errno.EXDEV)


@pytest.mark.usefixtures("marked")
def test_what_is_usual_is_looked_up(tmp_path: Path) -> None:
    assert reason(tmp_path / "none") == "»the file or folder does not exist"
    assert reason(tmp_path) == "»this is a folder, not a file"
    assert reason(Path("a\0b")) == "»'a\\x00b' cannot be used as a file name"
    (tmp_path / "large").write_bytes(b"." * 11)
    assert reason(tmp_path / "large").startswith("»this file is larger than")


@pytest.mark.usefixtures("marked")
def test_what_is_seldom_said_stays_as_it_is() -> None:
    assert system_reason(OSError(errno.EXDEV, "Invalid link")) == "Invalid link"
    assert system_reason(OSError("torn")) == "torn"
