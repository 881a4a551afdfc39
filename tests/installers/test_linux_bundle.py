"""What goes into a bundle on Linux, and how two builds are compared."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from installers.commit_time import commit_time
from installers.linux import chroot, libraries
from installers.linux.build import write_sums
from installers.linux.compare import differences, digests

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux alone")

LINKED = {
    "python3.11/lib-dynload/_sqlite3.so": {"libsqlite3.so.0", "libc.so.6"},
    "libsqlite3.so.0": {"libm.so.6", "libz.so.1"},
    "libz.so.1": {"libc.so.6"},
    "libgtk-3.so.0": {"libcairo.so.2"},
    "libcairo.so.2": {"libz.so.1"},
    "libpython3.11.so.1.0": {"libm.so.6"},
    "PySide6/Qt/plugins/platforms/libqxcb.so": {"libxcb-cursor.so.0"},
    "libxcb-cursor.so.0": set(),
}


def test_only_libraries_that_something_asks_for_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "needed", lambda file: frozenset(LINKED[str(file)]))
    kept = libraries.reachable({name: Path(name) for name in LINKED})
    assert kept == LINKED.keys() - {"libgtk-3.so.0", "libcairo.so.2"}


@pytest.mark.skipif(
    shutil.which("objdump") is None,
    reason="objdump, a tool of packagers, is missing: installers/linux/build-tools installs it",
)
def test_what_a_bundle_asks_of_the_system_is_what_it_does_not_bring(tmp_path: Path) -> None:
    program = Path(sys.executable).resolve()
    (tmp_path / "program").write_bytes(program.read_bytes())
    (tmp_path / "words.txt").write_text("no program")
    assert [file.name for file in libraries.binaries(tmp_path)] == ["program"]
    asked = libraries.asked_of_system(tmp_path)
    assert "libc.so.6" in asked
    (tmp_path / "libc.so.6").write_text("")
    assert libraries.asked_of_system(tmp_path) == asked - {"libc.so.6"}


def test_a_library_that_is_nowhere_is_missing() -> None:
    assert libraries.missing(["libc.so.6", "libnowhere.so.7"]) == ["libnowhere.so.7"]


def test_two_builds_are_told_apart_file_by_file(tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("other", "b")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "same").write_text("same")
        (tmp_path / name / "changed").write_text(text)
        (tmp_path / name / text).write_text("")
        (tmp_path / name / "link").symlink_to(text)
    found = differences(digests(tmp_path / "one"), digests(tmp_path / "other"))
    assert found == [
        "only in the first: a",
        "only in the second: b",
        "differs: changed",
        "differs: link",
    ]
    assert differences(digests(tmp_path / "one"), digests(tmp_path / "one")) == []


def test_sums_are_written_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"")
    (tmp_path / "a.rpm").write_bytes(b"a")
    write_sums(tmp_path)
    write_sums(tmp_path)  # the sums themselves are not among them
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    a = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
    assert (tmp_path / "SHA256SUMS").read_text() == f"{a}  a.rpm\n{empty}  b.deb\n"


def test_a_time_that_is_given_goes_before_that_of_the_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert commit_time() == 1234567890
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert commit_time() == commit_time() > 1500000000


def test_a_fresh_system_comes_from_where_this_machine_gets_its_packages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fake = tmp_path / "apt-get"
    fake.write_text(
        "#!/bin/sh\n"
        "echo 'Other bookworm http://other.invalid/'\n"
        "echo 'Debian bookworm-security http://security.invalid/'\n"
        "echo 'Debian bookworm http://mirror.invalid/debian/'\n"
    )
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert chroot.mirror() == ["http://mirror.invalid/debian/"]
