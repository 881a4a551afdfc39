"""Menu entry, file type, metainfo, manual: well-formed, and of one mind about names and version."""

import gzip
import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from desktop.__main__ import COMMANDS
from desktop.app.application import APPLICATION_ID
from desktop.language.languages import ENGLISH, offered
from installers import icons, product
from installers.linux import deb, rpm, tree
from installers.linux.tree import Edition
from rules import __version__
from rules.terminal.command_line import make_parser
from tests.rules.terminal.test_odd_arguments import leaves

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux alone")

PICTURES = Path(__file__).parents[2] / "resources" / "pictures"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = sorted(tree.manual_names())
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """/usr/share of a package with an empty bundle."""
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "quincunx").write_text("")
    hicolor = tmp_path / "hicolor" / "48x48"
    for kind, name in (("apps", product.PACKAGE), ("mimetypes", icons.MIME_ICON)):
        (hicolor / kind).mkdir(parents=True)
        (hicolor / kind / f"{name}.png").write_text("")
    monkeypatch.setattr(tree, "ICONS", tmp_path / "hicolor")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    tree.plant(tmp_path / "root", bundle, Edition("1.2.3"))
    return tmp_path / "root" / "usr" / "share"


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As the packages are made now."""
    return planted(tmp_path, monkeypatch)


@pytest.fixture
def published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As they are made once the project has a place on the network."""
    monkeypatch.setattr(tree, "HOMEPAGE", "https://example.org/quincunx")
    monkeypatch.setattr(tree, "PICTURES", "https://example.org/pictures")
    return planted(tmp_path, monkeypatch)


def entry_of(share: Path) -> dict[str, str]:
    parser = RawConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(share / "applications" / f"{product.ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def metainfo_of(share: Path) -> ElementTree.Element:
    return ElementTree.parse(share / "metainfo" / f"{product.ID}.metainfo.xml").getroot()


def text_of(root: ElementTree.Element, path: str) -> str:
    found = root.find(path)
    assert found is not None
    return (found.text or "").strip()


def test_the_window_and_the_packages_use_one_name_and_one_version() -> None:
    assert product.ID == APPLICATION_ID
    assert __version__ == product.VERSION


def test_the_menu_entry_starts_the_program_with_a_file(share: Path) -> None:
    entry = entry_of(share)
    assert entry["Exec"] == "quincunx %F"
    assert entry["Icon"] == product.PACKAGE
    assert entry["MimeType"] == f"{product.MIME};"
    assert entry["Comment"] == product.SUMMARY
    assert list((share / "icons").rglob(f"apps/{entry['Icon']}.png"))


def test_the_file_type_has_its_ending_and_an_icon(share: Path) -> None:
    root = ElementTree.parse(share / "mime" / "packages" / f"{product.ID}.xml").getroot()
    kind = root.find(f"{MIME_SPACE}mime-type")
    assert kind is not None
    assert kind.get("type") == product.MIME
    globs, icon = kind.findall(f"{MIME_SPACE}glob"), kind.find(f"{MIME_SPACE}icon")
    assert icon is not None
    assert [glob.get("pattern") for glob in globs] == ["*.qcx", "*.qxl", "*.qxs"]
    assert list((share / "icons").rglob(f"mimetypes/{icon.get('name')}.png"))


def test_the_metainfo_agrees_with_the_menu_entry(share: Path) -> None:
    root, entry = metainfo_of(share), entry_of(share)
    assert text_of(root, "id") == product.ID
    assert text_of(root, "launchable") == f"{product.ID}.desktop"
    assert text_of(root, "name") == entry["Name"] == product.NAME
    assert text_of(root, "summary") == product.SUMMARY
    assert text_of(root, "icon") == entry["Icon"]
    assert text_of(root, "provides/mediatype") == product.MIME
    assert f"{text_of(root, 'categories/category')};" in entry["Categories"]


def test_the_metainfo_names_the_release(share: Path) -> None:
    release = metainfo_of(share).find("releases/release")
    assert release is not None
    assert (release.get("version"), release.get("date")) == ("1.2.3", "2001-09-09")


def test_every_picture_of_the_metainfo_is_there(published: Path) -> None:
    shown = [image.text or "" for image in metainfo_of(published).iter("image")]
    assert len(shown) == 6
    for address in shown:
        assert address.startswith("https://")
        assert (PICTURES / address.rpartition("/")[2]).is_file()


def test_the_metainfo_names_the_home_page(published: Path) -> None:
    urls = {url.get("type"): url.text for url in metainfo_of(published).iter("url")}
    home = "https://example.org/quincunx"
    assert urls == {"homepage": home, "bugtracker": f"{home}/issues"}


def test_an_address_that_is_not_known_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree, "HOMEPAGE", "")
    monkeypatch.setattr(tree, "PICTURES", "")
    root = metainfo_of(planted(tmp_path, monkeypatch))
    assert not [*root.iter("url"), *root.iter("screenshots"), *root.iter("image")]
    assert text_of(root, "launchable") == f"{product.ID}.desktop"


@pytest.mark.parametrize("homepage", ["", "https://example.org/quincunx"])
def test_packages_name_the_home_page_only_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, homepage: str
) -> None:
    for module in (deb, rpm):
        monkeypatch.setattr(module, "HOMEPAGE", homepage)
    monkeypatch.setattr(deb, "dependencies", lambda _bundle: ["libc6"])
    control = deb._control(tmp_path, "1.2.3", "amd64")
    assert (f"\nHomepage: {homepage}\nDescription: " in control) == bool(homepage)
    assert "\nPriority: optional\n" in control
    assert "\n\n" not in control
    assert (f"\nURL: {homepage}\n" in rpm._recipe(tmp_path)) == bool(homepage)


def test_whom_the_packages_name_is_nobody_else() -> None:
    """Until there is an address of our own: .invalid never belongs to anybody."""
    domain = product.ADDRESS.partition("@")[2]
    assert domain.endswith(".invalid") or product.HOMEPAGE


def test_nothing_is_left_to_fill_in(share: Path) -> None:
    for file in share.rglob("*"):
        if file.suffix in (".desktop", ".xml"):
            assert not re.search(r"@[A-Z]+@", file.read_text(encoding="utf-8")), file.name


def test_all_files_have_plain_modes_and_the_time_of_the_commit(share: Path) -> None:
    root = share.parents[1]
    program = root / "usr/lib/quincunx/quincunx"
    assert program.stat().st_mode & 0o777 == 0o755
    for path in root.rglob("*"):
        if not path.is_symlink():
            wanted = 0o755 if path.is_dir() or path == program else 0o644
            assert path.stat().st_mode & 0o777 == wanted, path
        assert path.lstat().st_mtime == 1000000000, path


@pytest.mark.parametrize("name", ["quincunx", "quincunx-rules"])
def test_each_command_leads_to_the_program_and_has_its_manual(share: Path, name: str) -> None:
    command = share.parents[1] / "usr" / "bin" / name
    assert command.is_symlink()
    assert command.resolve() == share.parent / "lib" / "quincunx" / "quincunx"
    page = gzip.decompress((share / "man/man6" / f"{name}.6.gz").read_bytes()).decode()
    assert '"2001-09-09" "Quincunx 1.2.3"' in page
    assert page.isascii()
    recipe = (tree.SHARE / "quincunx.rpm.spec").read_text(encoding="utf-8")
    assert f"/usr/bin/{name}\n" in recipe
    assert f"/usr/share/man/man6/{name}.6.gz\n" in recipe


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is the packagers'")
@pytest.mark.parametrize("language", ["", *LANGUAGES])
@pytest.mark.parametrize("name", ["quincunx", "quincunx-rules"])
def test_the_manual_is_set_without_a_warning(share: Path, name: str, language: str) -> None:
    page = gzip.decompress((share / "man" / language / "man6" / f"{name}.6.gz").read_bytes())
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", "-k"], input=page, capture_output=True, check=True
    )
    assert done.stderr == b""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["quincunx", "quincunx-rules"])
def test_the_manual_is_found_in_every_language(share: Path, name: str, language: str) -> None:
    page = gzip.decompress((share / "man" / language / "man6" / f"{name}.6.gz").read_bytes())
    english = gzip.decompress((share / "man" / "man6" / f"{name}.6.gz").read_bytes())
    lines, others = page.decode().splitlines(), english.decode().splitlines()
    (number,) = [n for n, line in enumerate(lines) if line != others[n]]
    assert lines[number - 1] == ".SH NAME"
    assert lines[number].endswith(tree.manual_names()[language][name])
    recipe = (tree.SHARE / "quincunx.rpm.spec").read_text(encoding="utf-8")
    assert f"%lang({language}) /usr/share/man/{language}/man6/{name}.6.gz\n" in recipe


def test_file_managers_draw_the_files_of_matches(share: Path) -> None:
    lines = (share / "thumbnailers" / f"{product.ID}.thumbnailer").read_text().splitlines()
    assert lines[0] == "[Thumbnailer Entry]"
    entry = dict(line.split("=", 1) for line in lines[1:])
    assert entry["MimeType"] == f"{product.MIME};"
    assert entry["Exec"] == "quincunx thumbnail %i %o %s"
    recipe = (tree.SHARE / "quincunx.rpm.spec").read_text(encoding="utf-8")
    assert "/usr/share/thumbnailers/@ID@.thumbnailer\n" in recipe


def test_the_manual_tells_of_every_command_without_a_window() -> None:
    page = (tree.SHARE / "quincunx.6").read_text(encoding="utf-8")
    assert all(f".B quincunx {name}\n" in page for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_desktops_are_told_in_every_language(share: Path, language: str) -> None:
    entry, root = entry_of(share), metainfo_of(share)
    for key in ("GenericName", "Comment", "Keywords"):
        assert entry[f"{key}[{language}]"] != entry[key]
    told = [part for part in root.iter() if part.tag in ("summary", "p", "li", "caption")]
    english = [part.tag for part in told if part.get(LANGUAGE) is None]
    assert [part.tag for part in told if part.get(LANGUAGE) == language] == english
    (summary,) = [s for s in root.findall("summary") if s.get(LANGUAGE) == language]
    assert summary.text == entry[f"Comment[{language}]"]
    kinds = ElementTree.parse(share / "mime" / "packages" / f"{product.ID}.xml")
    comments = [part.get(LANGUAGE) for part in kinds.iter(f"{MIME_SPACE}comment")]
    assert comments.count(language) == 1


def test_no_language_of_the_program_is_forgotten() -> None:
    assert set(LANGUAGES) >= offered().keys() - {ENGLISH}


def test_the_manual_tells_of_every_command_and_option_of_the_terminal(share: Path) -> None:
    made = gzip.decompress((share / "man/man6/quincunx-rules.6.gz").read_bytes())
    page = made.decode().replace("\\-", "-")
    for path, parser in leaves(make_parser()):
        for word in path:
            assert re.search(rf"\b{word}\b", page), path
        for action in parser._actions:
            flags = action.option_strings
            assert not flags or any(re.search(rf"{f}(?![\w-])", page) for f in flags), (path, flags)
    for key in ("last_ply", "viewer", "problem", "standings", "planned", "slowest", "verdict"):
        assert re.search(rf"\b{key}\b", page)


def test_the_changelog_is_written_as_debian_reads_it(share: Path) -> None:
    text = gzip.decompress((share / "doc/quincunx/changelog.gz").read_bytes()).decode()
    assert text.startswith("quincunx (1.2.3) unstable; urgency=medium\n\n  * ")
    assert text.endswith("Sun, 09 Sep 2001 01:46:40 +0000\n")
    assert max(len(line) for line in text.splitlines() if line.startswith("  ")) <= 80
