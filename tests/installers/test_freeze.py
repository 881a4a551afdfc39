"""What is left out of the bundle, and what makes its build fail."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from installers import freeze
from installers.freeze import Unfit, check_log
from installers.leave_out import DEVELOPERS, MODULES, unwanted
from rules.games import GAMES

SOURCE = Path(__file__).parents[2]
PLUGINS = "_internal/PySide6/Qt/plugins"


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        "PySide6/Qt/lib/QtOpenGL.framework/Versions/A/QtOpenGL",
        f"{PLUGINS}/platforms/libqeglfs.so",
        f"{PLUGINS}/platforms/libqlinuxfb.so",
        f"{PLUGINS}/platforms/libqvnc.so",
        f"{PLUGINS}/platforms/libqvkkhrdisplay.so",
        f"{PLUGINS}/platformthemes/libqgtk3.so",
        f"{PLUGINS}/tls/libqopensslbackend.so",
        f"{PLUGINS}/networkinformation/libqnetworkmanager.so",
        f"{PLUGINS}/generic/libqevdevkeyboardplugin.so",
        f"{PLUGINS}/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "PySide6/Qt/translations/assistant_en.qm",
        "resources/translations/quincunx_en.ts",
        "resources/translations/README.md",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6\\QtDBus.pyd",
        "PySide6\\Qt6DBus.dll",
        "libEGL.so.1",
        "libGL.so.1",
        "libstdc++.so.6",
    ],
)
def test_what_nobody_needs_is_left_out(name: str) -> None:
    assert unwanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",  # QtGui is linked with it
        "PySide6/Qt6Svg.dll",
        "PySide6/QtWidgets.abi3.so",
        f"{PLUGINS}/platforms/libqxcb.so",
        f"{PLUGINS}/platforms/libqwayland.so",
        f"{PLUGINS}/platforms/libqoffscreen.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        f"{PLUGINS}/imageformats/libqsvg.so",
        f"{PLUGINS}/wayland-shell-integration/libxdg-shell.so",
        "libicudata.so.73",
        "libxcb-cursor.so.0",
        "resources/fonts/Figtree-Bold.ttf",
        "resources/translations/quincunx_en.qm",
        "resources/translations/languages.json",
        "PySide6\\translations\\qtbase_en.qm",
    ],
)
def test_what_is_needed_stays(name: str) -> None:
    assert not unwanted(name)


def imports(file: Path) -> Sequence[str]:
    """Return what a module imports, wherever in it that stands."""
    return said_in(file)[0]


def texts(file: Path) -> Sequence[str]:
    """Its texts, some of which may be names of modules."""
    return said_in(file)[1]


@cache
def said_in(file: Path) -> tuple[Sequence[str], Sequence[str]]:
    """Return what a module imports, and its texts.

    Kept, as two tests go through nearly all modules.
    """
    imported, written = list[str](), list[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.append(node.module)
            imported += (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            written.append(node.value)
    return imported, written


def own_modules(source: Path = SOURCE) -> dict[str, Path]:
    """Return the files of all our modules, by name."""
    found = {}
    for package in ("rules", "desktop", "resources"):
        for file in (source / package).rglob("*.py"):
            name = ".".join(file.relative_to(source).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = file
    return found


BROUGHT = ("best", "coaching", "faults", "lessons", "players")
BY_SLUG = [
    name
    for game in GAMES
    for name in (
        f"desktop.games.{game.slug}.ui",
        *(f"rules.{game.slug}.{one}" for one in BROUGHT),
    )
]
"""What is imported by the slug of its game."""


def reached(
    modules: dict[str, Path], begin: Sequence[str] = ("desktop.__main__", *BY_SLUG)
) -> set[str]:
    """Return the modules the program reaches from its start.

    Lazy imports and those by name are included.
    """
    found: set[str] = set()
    ahead = [*begin]
    while ahead:
        name = ahead.pop()
        if name in modules and name not in found:
            found.add(name)
            ahead += [name.rpartition(".")[0], *imports(modules[name]), *texts(modules[name])]
    return found


def bundled() -> Iterator[Path]:
    left = tuple(f"{name}." for name in MODULES)
    return (file for name, file in own_modules().items() if not f"{name}.".startswith(left))


def test_what_the_program_never_comes_to_is_developers_and_left_out() -> None:
    modules = own_modules()
    left = tuple(f"{name}." for name in DEVELOPERS)
    tools = {name for name in modules if f"{name}.".startswith(left)}
    assert modules.keys() - reached(modules) == tools
    assert set(DEVELOPERS) <= set(MODULES)


def test_a_module_is_reached_by_any_kind_of_import(tmp_path: Path) -> None:
    written = {
        "desktop/__main__.py": "def main():\n    from desktop.late import thing\n",
        "desktop/late/__init__.py": "NAMES = ('desktop.by_name',)\n",
        "desktop/late/thing.py": "import rules.far as far\n",
        "desktop/by_name.py": "",
        "desktop/tool.py": "import desktop.by_name\n",
        "rules/far.py": "",
        "rules/tool.py": '"""Like desktop.tool."""',
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    modules = own_modules(tmp_path)
    assert modules.keys() - reached(modules) == {"desktop.tool", "rules.tool"}


def test_the_program_imports_nothing_that_is_left_out() -> None:
    left = tuple(f"{name}." for name in MODULES)
    found = {
        f"{file.relative_to(SOURCE)}: {name}"
        for file in bundled()
        for name in imports(file)
        if f"{name}.".startswith(left)
    }
    assert not found


def test_the_spec_packs_every_resource_but_the_pictures() -> None:
    spec = (SOURCE / "installers" / "quincunx.spec").read_text(encoding="utf-8")
    folders = {p.name for p in (SOURCE / "resources").iterdir() if p.is_dir()} - {"__pycache__"}
    for folder in folders - {"pictures"}:
        assert f'"{folder}"' in spec, folder
    assert '"pictures"' not in spec


LOST = (
    "812 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0', dependency of "
    "'/somewhere/PySide6/Qt/lib/libQt6XcbQpa.so.6'."
)
LEFT = (
    "813 WARNING: Library not found: could not resolve 'libgtk-3.so.0', dependency of "
    "'/somewhere/PySide6/Qt/plugins/platformthemes/libqgtk3.so'."
)


def test_a_library_that_was_not_found_stops_the_build() -> None:
    with pytest.raises(Unfit, match=r"libxcb-cursor\.so\.0, which libQt6XcbQpa\.so\.6 needs"):
        check_log(f"1 INFO: all well\n{LOST}\n{LEFT}\n")


def test_a_library_of_what_is_left_out_does_not() -> None:
    check_log(LEFT)


def test_a_folder_without_a_program_is_no_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "large").write_bytes(bytes(2000))
    monkeypatch.setattr(freeze, "LARGEST", 1000)
    monkeypatch.setattr(freeze, "_open_match", lambda *_given: iter(()))
    with pytest.raises(Unfit) as told:
        freeze.check(tmp_path)
    assert "does not start" in str(told.value)
    assert "at most" in str(told.value)
    assert "LGPL-3.0.txt, is not in the bundle" in str(told.value)
