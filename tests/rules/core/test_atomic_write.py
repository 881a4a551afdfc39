"""Files are written whole or not at all, and never over what is no ordinary file."""

import errno
import os
import socket
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.core import atomic_write
from rules.match import Match
from tests.systems import links, posix


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def match() -> Match:
    return Match.new("adamas", ("fred", "ned"), seed=7)


class TestWhatIsWritten:
    @pytest.mark.parametrize("durable", [True, False])
    def test_a_file_is_whole_at_every_moment(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, durable: bool
    ) -> None:
        path = tmp_path / "evening.qcx"
        atomic_write.write(b"before", path, durable=durable)

        def killed(*_given: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            atomic_write.write(b"after", path, durable=durable)
        assert path.read_bytes() == b"before"
        assert list(tmp_path.iterdir()) == [path]

    def test_durable_means_the_disk_has_the_file_and_its_name(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        taken: list[bool] = []

        def fsync(number: int) -> None:
            taken.append(stat.S_ISDIR(os.fstat(number).st_mode))

        monkeypatch.setattr(os, "fsync", fsync)
        atomic_write.write(b"1", tmp_path / "quick", durable=False)
        assert taken == []
        atomic_write.write(b"1", tmp_path / "lasting")
        assert taken == ([False, True] if os.name == "posix" else [False])

    def test_the_longest_name_a_disk_takes_can_be_written(self, tmp_path: Path) -> None:
        path = tmp_path / ("漢" * 83 + ".qcx")
        atomic_write.write(b"1", path)
        assert path.read_bytes() == b"1"

    @links
    def test_a_link_is_followed_and_stays_a_link(self, tmp_path: Path) -> None:
        (tmp_path / "elsewhere").mkdir()
        real, link = tmp_path / "elsewhere" / "real.qcx", tmp_path / "link.qcx"
        link.symlink_to(real)
        for data in (b"new", b"newer"):  # to nothing at first
            atomic_write.write(data, link)
            assert link.is_symlink()
            assert real.read_bytes() == data


def made_device(folder: Path) -> Path:
    """Return a device like the system's own.

    Root would lose the real one to a fault; others cannot harm it.
    """
    path = folder / "null"
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))
    except OSError:
        return Path(os.devnull)
    return path


@posix
class TestWhatIsRefused:
    def test_a_pipe(self, match: Match, tmp_path: Path) -> None:
        path = tmp_path / "pipe.qcx"
        os.mkfifo(path)
        with pytest.raises(OSError, match="not a file") as caught:
            match.save(path)
        assert caught.value.filename == str(path)
        assert stat.S_ISFIFO(path.stat().st_mode)

    def test_a_socket(self, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)  # the names of sockets must be short
        with socket.socket(socket.AF_UNIX) as server:
            server.bind("socket.qcx")
            with pytest.raises(OSError, match="not a file"):
                match.save("socket.qcx")
            assert stat.S_ISSOCK(Path("socket.qcx").stat().st_mode)

    @pytest.mark.parametrize("through_link", [False, True])
    def test_a_device_whoever_asks(self, match: Match, tmp_path: Path, through_link: bool) -> None:
        path = device = made_device(tmp_path)
        if through_link:
            path = tmp_path / "link.qcx"
            path.symlink_to(device)
        with pytest.raises(OSError, match="not a file"):
            match.save(path)
        assert stat.S_ISCHR(device.stat().st_mode)
        assert path.is_symlink() == through_link

    def test_a_folder(self, match: Match, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="folder"):
            match.save(tmp_path)

    def test_a_read_only_file_whoever_asks(self, match: Match, tmp_path: Path) -> None:
        path = tmp_path / "game.qcx"
        path.write_text("precious")
        path.chmod(0o444)
        with pytest.raises(PermissionError, match="read-only"):
            match.save(path)
        assert path.read_text() == "precious"
        assert mode(path) == 0o444

    def test_links_that_lead_in_a_circle(self, match: Match, tmp_path: Path) -> None:
        path = tmp_path / "game.qcx"
        path.symlink_to(path)
        with pytest.raises(OSError, match="links"):
            match.save(path)


@posix
class TestPermissions:
    @pytest.mark.parametrize("before", [0o600, 0o640, 0o644, 0o664])
    def test_a_file_keeps_its_mode(self, match: Match, tmp_path: Path, before: int) -> None:
        path = tmp_path / "game.qcx"
        path.touch()
        path.chmod(before)
        match.save(path)
        assert mode(path) == before
        assert Match.load(path).names == match.names

    def test_the_group_is_kept_where_the_owner_cannot_be(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        given: list[int] = []

        def chown(path: Path, owner: int, group: int) -> None:
            if owner != -1:
                raise PermissionError(1, "this is root's alone to do")
            given.append(group)

        monkeypatch.setattr(os, "chown", chown)
        path = tmp_path / "game.qcx"
        path.touch()
        atomic_write.write(b"1", path)
        assert given == [path.stat().st_gid]
        assert path.read_bytes() == b"1"

    def test_a_new_file_has_the_usual_mode(self, match: Match, tmp_path: Path) -> None:
        (tmp_path / "usual").touch()
        match.save(tmp_path / "game.qcx")
        assert mode(tmp_path / "game.qcx") == mode(tmp_path / "usual")

    def test_private_files_and_the_folders_made_for_them_are_their_owners(
        self, tmp_path: Path
    ) -> None:
        path = tmp_path / "data" / "unfinished" / "game.qcx"
        for _ in range(2):
            atomic_write.write(b"1", path, private=True)
            assert mode(path) == 0o600
            assert mode(path.parent) == mode(path.parent.parent) == 0o700
            path.chmod(0o644)  # as an older version left it

    def test_a_folder_that_is_there_is_left_as_it_is(self, tmp_path: Path) -> None:
        tmp_path.chmod(0o755)
        atomic_write.write(b"1", tmp_path / "game.qcx", private=True)
        assert mode(tmp_path) == 0o755


class TestSimpleDisks:
    def test_a_file_is_written_over_as_often_as_wanted(self, simple_disk: Path) -> None:
        path = simple_disk / "evening.qcx"
        for data in (b"1", b"2", b"3"):
            atomic_write.write(data, path)
            assert path.read_bytes() == data
        assert list(simple_disk.iterdir()) == [path]

    def test_so_are_private_ones(self, simple_disk: Path) -> None:
        path = simple_disk / "data" / "unfinished" / "match.qcx"
        for data in (b"1", b"2"):
            atomic_write.write(data, path, private=True)
            assert path.read_bytes() == data

    @posix
    def test_what_is_not_guaranteed_is_known(self, simple_disk: Path) -> None:
        privacy, power_cuts = atomic_write.missing_guarantees(simple_disk)
        assert "can read your games" in privacy
        assert "power cut" in power_cuts
        assert list(simple_disk.iterdir()) == []

    def test_other_disks_guarantee_everything(self, tmp_path: Path) -> None:
        assert atomic_write.missing_guarantees(tmp_path) == []

    def test_a_disk_that_fails_is_no_simple_one(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(_: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match=r"cannot be read or written"):
            atomic_write.write(b"1", tmp_path / "a")
        assert list(tmp_path.iterdir()) == []


class TestFilesHeldOpen:
    """Windows refuses to replace or delete a file while another program has it open."""

    @pytest.fixture
    def held(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """Windows' errors that the next attempts meet."""
        errors: list[int] = []
        clock = iter(range(10**6))
        monkeypatch.setattr(atomic_write, "monotonic", lambda: next(clock) / 50)
        monkeypatch.setattr(atomic_write, "sleep", lambda _: None)

        def refusing(act: Callable[..., object]) -> Callable[..., object]:
            def refused(*given: object, **named: object) -> object:
                if errors:
                    error = PermissionError(errno.EACCES, "held open")
                    error.winerror = errors.pop()  # type: ignore[attr-defined, unused-ignore]
                    raise error
                return act(*given, **named)

            return refused

        monkeypatch.setattr(Path, "replace", refusing(Path.replace))
        monkeypatch.setattr(Path, "unlink", refusing(Path.unlink))
        return errors

    @pytest.mark.parametrize("code", [5, 32])
    def test_are_replaced_once_they_are_let_go(
        self, tmp_path: Path, held: list[int], code: int
    ) -> None:
        path = tmp_path / "evening.qcx"
        path.write_bytes(b"before")
        held += [code] * 20
        atomic_write.write(b"after", path)
        assert path.read_bytes() == b"after"

    def test_are_deleted_then(self, tmp_path: Path, held: list[int]) -> None:
        path = tmp_path / "evening.now"
        path.touch()
        held += [32] * 20
        atomic_write.remove(path)
        assert not path.exists()

    def test_are_waited_for_no_longer_than_a_second(self, tmp_path: Path, held: list[int]) -> None:
        (tmp_path / "new").touch()
        held += [32] * 1000
        with pytest.raises(PermissionError):
            atomic_write.replace(tmp_path / "new", tmp_path / "old")
        assert len(held) > 900

    def test_other_refusals_are_final(self, tmp_path: Path, held: list[int]) -> None:
        (tmp_path / "new").touch()
        held += [19] * 2  # the medium is write-protected
        with pytest.raises(PermissionError):
            atomic_write.replace(tmp_path / "new", tmp_path / "old")
        assert len(held) == 1


class TestNamesNobodyHas:
    def test_a_name_that_is_taken_gets_a_number(self, tmp_path: Path) -> None:
        made = [atomic_write.reserve(tmp_path / "game 20.15.qcx") for _ in range(3)]
        names = ["game 20.15.qcx", "game 20.15-2.qcx", "game 20.15-3.qcx"]
        assert [path.name for path in made] == names
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)

    def test_what_is_new_leaves_nothing_where_it_cannot_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(_: int) -> None:
            raise OSError("the disk is full")

        assert atomic_write.write_new(b"1", tmp_path / "a").read_bytes() == b"1"
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="full"):
            atomic_write.write_new(b"2", tmp_path / "a")
        assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"1"]

    @links
    def test_a_link_to_nothing_is_a_name_that_is_taken(self, tmp_path: Path) -> None:
        (tmp_path / "game.qcx").symlink_to(tmp_path / "elsewhere")
        assert atomic_write.reserve(tmp_path / "game.qcx").name == "game-2.qcx"
        assert not (tmp_path / "elsewhere").exists()
