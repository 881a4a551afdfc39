"""The Windows set-up: it takes away what it brought and nothing else, and is named consistently.

The set-up itself is tried by `python -m installers.windows.test_setup`.
"""

import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from installers.product import MIME, NAME, VERSION
from installers.windows import build as windows
from installers.windows.build import BuildError, command, definitions, file_version, setup_name
from installers.windows.payload import files_of, nsis_lists, size_in_kb
from installers.windows.trial import STEPS, Trial
from installers.windows.version_info import version_info

HERE = Path(windows.__file__).parent
INNER = "_internal/$x y.txt"
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("*.ns[ih]")}


def _lists(folder: Path) -> tuple[list[str], list[str]]:
    text = nsis_lists(folder)
    assert text.count("!macro ") == 2
    install, delete = text.split("!macro DeleteFiles")
    return install.splitlines(), delete.splitlines()


def _installed(lines: list[str]) -> dict[str, str]:
    """Where each file goes and where it comes from, as NSIS would do it."""
    found, folder = {}, ""
    for line in lines:
        if moved := re.fullmatch(r'  SetOutPath "(.*)"', line):
            folder = moved[1]
        elif file := re.fullmatch(r'  File "/oname=(.*)" "(.*)"', line):
            found[f"{folder}\\{file[1]}"] = file[2]
    return found


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    for name in (
        "quincunx.exe",
        "_internal/a.dll",
        "_internal/deep/er/b.txt",
        "_internal/$x y.txt",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 1500)
    return tmp_path


def test_every_file_is_installed_from_where_it_lies(bundle: Path) -> None:
    install, _ = _lists(bundle)
    assert _installed(install) == {
        "$INSTDIR\\quincunx.exe": str(bundle / "quincunx.exe"),
        "$INSTDIR\\_internal\\a.dll": str(bundle / "_internal/a.dll"),
        "$INSTDIR\\_internal\\deep\\er\\b.txt": str(bundle / "_internal/deep/er/b.txt"),
        "$INSTDIR\\_internal\\$$x y.txt": str(bundle / INNER),
    }


def test_exactly_the_installed_files_are_deleted(bundle: Path) -> None:
    install, delete = _lists(bundle)
    gone = re.findall(r'^  Delete "(.*)"$', "\n".join(delete), re.MULTILINE)
    assert sorted(gone) == sorted(_installed(install))


def test_folders_go_from_the_deepest_and_only_when_empty(bundle: Path) -> None:
    _, delete = _lists(bundle)
    folders = re.findall(r'^  RMDir "(.*)"$', "\n".join(delete), re.MULTILINE)
    assert folders == [
        "$INSTDIR\\_internal\\deep\\er",
        "$INSTDIR\\_internal\\deep",
        "$INSTDIR\\_internal",
    ]
    for text in SCRIPTS.values():
        assert not re.search(r"RMDir\s+/r", text), "a player's files might lie there"


names = st.text("abc $é", min_size=1, max_size=4).filter(lambda name: name.strip() == name)


@given(st.sets(st.lists(names, min_size=1, max_size=3).map(tuple), min_size=1, max_size=6))
def test_no_folder_is_left_behind(
    tmp_path_factory: pytest.TempPathFactory, paths: set[tuple[str, ...]]
) -> None:
    folder = tmp_path_factory.mktemp("bundle")
    for parts in paths:
        path = folder.joinpath(*parts[:-1], parts[-1] + ".txt")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    install, delete = _lists(folder)
    left = {PureWindowsPath(name) for name in _installed(install)}
    root = PureWindowsPath("$INSTDIR")
    left |= {parent for name in left for parent in name.parents if root in parent.parents}
    for line in delete:
        if told := re.fullmatch(r'  (Delete|RMDir) "(.*)"', line):
            gone = PureWindowsPath(told[2])
            assert not any(gone in other.parents for other in left), "it is not empty yet"
            left.remove(gone)
    assert not left


def test_files_are_listed_in_one_order(bundle: Path) -> None:
    assert files_of(bundle) == sorted(files_of(bundle))
    assert PurePosixPath("_internal/deep/er/b.txt") in files_of(bundle)
    assert nsis_lists(bundle) == nsis_lists(bundle)


def test_the_size_is_in_kilobytes_rounded_up(bundle: Path) -> None:
    assert size_in_kb(bundle) == 6


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("1.2.3", "1.2.3.0"),
        ("0.1", "0.1.0.0"),
        ("2.0rc1", "2.0.0.0"),
        ("1.2.3.4.5", "1.2.3.4"),
        ("dev", "0.0.0.0"),
    ],
)
def test_windows_gets_four_numbers(version: str, numbers: str) -> None:
    assert file_version(version) == numbers


def test_every_definition_is_used_and_every_one_used_is_there(bundle: Path) -> None:
    told = set(definitions(bundle, bundle, bundle / "s.exe", "1", "amd64-unicode"))
    own = {name for text in SCRIPTS.values() for name in re.findall(r"!define (\w+)", text)}
    setup = {name: text for name, text in SCRIPTS.items() if name != "placeholder.nsi"}
    used = {name for text in setup.values() for name in re.findall(r"\$\{([A-Z][A-Z_]+)\}", text)}
    assert told <= used
    parameters = {"UN", "CODE", "SENTENCE", "ENDING"}
    assert used - told - own <= {"BST_CHECKED", *parameters}


def test_warnings_of_the_compiler_count_as_errors() -> None:
    called = command("makensis", {"VERSION": "1 2"})
    assert called[0] == "makensis"
    assert "-WX" in called
    assert "-DVERSION=1 2" in called


def test_the_names_are_those_of_the_product() -> None:
    assert f'!define NAME "{NAME}"' in SCRIPTS["quincunx.nsi"]
    assert f'!define PUBLISHER "{windows.PUBLISHER}"' in SCRIPTS["quincunx.nsi"]
    assert f'!define PROGRAM "{windows.PROGRAM}"' in SCRIPTS["quincunx.nsi"]
    assert f'!define MIME "{MIME}"' in SCRIPTS["association.nsh"]
    assert setup_name("1.2") == "quincunx-1.2-windows-x64.exe"


def test_settings_of_the_program_are_no_business_of_the_set_up() -> None:
    """Qt keeps them below Software\\quincunx, which for Windows is Software\\Quincunx."""
    for text in SCRIPTS.values():
        keys = re.findall(r'"(Software\\[^"]*)"', text)
        assert not [key for key in keys if key.lower().startswith("software\\quincunx")]


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"holds no quincunx\.exe: freeze the program first"):
        windows.build(tmp_path, tmp_path / "setup.exe")


def test_without_a_compiler_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("PROGRAMFILES", raising=False)
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)
    with pytest.raises(BuildError, match="sudo apt install nsis"):
        windows.makensis()


def test_every_step_of_the_trial_is_taken() -> None:
    steps = [step for name, step in vars(Trial).items() if not name.startswith("_")]
    assert set(STEPS) == {step for step in steps if callable(step)}
    assert all(step.__doc__ for step in STEPS)


def test_the_properties_of_the_program_can_be_read_back() -> None:
    """PyInstaller evaluates the text with classes of these names, on Windows alone."""
    made: dict[str, Any] = {}

    def told(name: str) -> Callable[..., tuple[Any, ...]]:
        return lambda *words, **named: made.setdefault(name, (*words, named)) or ()

    strings: dict[str, str] = {}
    classes = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo")
    names = {name: told(name) for name in (*classes, "VarStruct")}
    eval(version_info(), {**names, "StringStruct": strings.__setitem__})
    assert strings["ProductName"] == strings["FileDescription"] == NAME
    assert strings["FileVersion"] == strings["ProductVersion"] == VERSION
    assert made["StringTable"][0] == "040904b0"
    assert made["FixedFileInfo"][0]["filevers"] == made["FixedFileInfo"][0]["prodvers"]
    assert len(made["FixedFileInfo"][0]["filevers"]) == 4
