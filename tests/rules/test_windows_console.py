"""What Windows does differently with pipes, names and reasons, tried on every system."""

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import PurePosixPath, PureWindowsPath

import pytest

from rules import streams
from rules.core.files import check_name, system_reason
from rules.core.message import Message


def refused(winerror: int, number: int, said: str) -> OSError:
    """Return an error as Windows raises it, in the language of its user."""
    error = OSError(number, said)
    if sys.platform == "win32":
        return OSError(number, said, None, winerror)
    error.winerror = winerror  # type: ignore[attr-defined]
    return error


class TestReasons:
    @pytest.mark.parametrize(
        ("winerror", "number"),
        [
            (2, errno.ENOENT),
            (3, errno.ENOENT),
            (5, errno.EACCES),
            (112, errno.ENOSPC),
            (17, errno.EXDEV),
        ],
    )
    def test_are_the_same_as_elsewhere(self, winerror: int, number: int) -> None:
        error = refused(winerror, number, "Das System kann die Datei nicht finden")
        assert system_reason(error) == system_reason(OSError(number, os.strerror(number)))

    def test_are_in_plain_words(self) -> None:
        for number in (errno.ENOENT, errno.EACCES, errno.EROFS, errno.ENOSPC):
            said = system_reason(OSError(number, os.strerror(number)))
            assert isinstance(said, Message)
            assert said != os.strerror(number)

    @pytest.mark.parametrize("winerror", [32, 33])
    def test_say_that_a_file_is_held(self, winerror: int) -> None:
        error = refused(winerror, errno.EACCES, "Der Prozess kann nicht auf die Datei zugreifen")
        assert system_reason(error) == "the file is in use"
        assert isinstance(system_reason(error), Message)

    def test_that_have_no_number_of_their_own_stay(self) -> None:
        error = refused(1392, errno.EINVAL, "Die Datei ist beschädigt")
        assert system_reason(error) == "Die Datei ist beschädigt"

    def test_of_our_own_stay(self) -> None:
        own = Message("this is not a file, but a device or pipe")
        assert system_reason(OSError(errno.EINVAL, own)) is own
        assert system_reason(OSError("torn")) == "torn"


@pytest.mark.parametrize("name", ["evening:b.qcx", "Who?.qcx", "a*b.qcx", 'a "b".qcx', "a|b.qcx"])
def test_names_with_a_meaning_of_their_own_are_refused(name: str) -> None:
    with pytest.raises(OSError, match="this name is not allowed for a file"):
        check_name(PureWindowsPath("somewhere", name))
    check_name(PurePosixPath("somewhere", name))


def test_a_reader_who_has_gone_is_known_by_another_number() -> None:
    gone = OSError(errno.EINVAL, "Invalid argument")
    assert streams.reader_has_gone(gone, "win32")
    assert not streams.reader_has_gone(gone, "linux")
    assert not streams.reader_has_gone(OSError(errno.EINVAL, "Invalid argument", "a.qcx"), "win32")
    assert streams.reader_has_gone(BrokenPipeError(errno.EPIPE, "Broken pipe"), "linux")


class Terminal(io.BytesIO):
    def isatty(self) -> bool:
        return True


class TestEncoding:
    @pytest.fixture
    def pipes(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
        """Make the standard streams pipes in Windows' usual encoding."""

        def make() -> None:
            for name in ("stdin", "stdout", "stderr"):
                monkeypatch.setattr(sys, name, io.TextIOWrapper(io.BytesIO(), encoding="cp1252"))

        return make

    def test_of_files_and_pipes_is_utf_8(self, pipes: Callable[[], None]) -> None:
        pipes()
        streams.make_writable("win32", {})
        assert {sys.stdin.encoding, sys.stdout.encoding, sys.stderr.encoding} == {"utf-8"}

    def test_of_a_terminal_stays(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(Terminal(), encoding="cp437"))
        streams.make_writable("win32", {})
        assert sys.stdout.encoding == "cp437"

    def test_that_is_asked_for_stays(self, pipes: Callable[[], None]) -> None:
        pipes()
        streams.make_writable("win32", {"PYTHONIOENCODING": "cp1252"})
        assert sys.stdout.encoding == "cp1252"

    def test_of_other_systems_stays(self, pipes: Callable[[], None]) -> None:
        pipes()
        streams.make_writable("linux", {})
        assert sys.stdout.encoding == "cp1252"
