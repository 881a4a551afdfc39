"""What is copied can be taken back when a curtain falls, or is listed here as free of secrets."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
CLIPBOARD = "desktop/shell/clipboard.py"
FREE = {
    ("desktop/app/letters.py", "_deliver"): "a letter, which holds secrets under a seal only",
    ("desktop/export/commands.py", "then"): "a picture is secret as its drawing is",
    ("desktop/help/about_page.py", "_copy_details"): "the version and the system",
    ("desktop/position_editor/page.py", "copy"): "`copy_secret` in games with secrets",
    ("desktop/puzzles/page.py", "_send"): "a puzzle without its solution",
    ("desktop/puzzles/share_dialog.py", "_copy"): "the same",
    ("desktop/table/table_match.py", "copy_board"): "`copy_secret` while the match has secrets",
}
"""The functions that may copy what `withdraw` leaves on the clipboard, and why."""


def uses(source: str) -> Iterator[str]:
    """Yield the functions that use the clipboard other than by `copy_secret`."""
    tree = ast.parse(source)
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    names = {
        alias.asname or alias.name
        for node in imports
        if node.module == "desktop.shell.clipboard"
        for alias in node.names
        if alias.name in ("share", "copy_picture")
    }

    def visit(node: ast.AST, function: str) -> Iterator[str]:
        if isinstance(node, ast.FunctionDef):
            function = node.name
        match node:
            case ast.Name(id=name) if name in names:
                yield function
            case ast.Attribute(value=ast.Name(id="clipboard"), attr="share" | "copy_picture"):
                yield function
            case ast.Attribute(attr="setText" | "setImage" | "setPixmap" | "setMimeData") if (
                "clipboard" in ast.unparse(node.value)
            ):
                yield function
        for child in ast.iter_child_nodes(node):
            yield from visit(child, function)

    yield from visit(tree, "")


def test_only_what_holds_no_secret_is_shared() -> None:
    found = {
        (name, function)
        for path in (ROOT / "desktop").rglob("*.py")
        if (name := path.relative_to(ROOT).as_posix()) != CLIPBOARD
        for function in uses(path.read_text(encoding="utf-8"))
    }
    assert found == FREE.keys()


def test_a_command_that_shares_secrets_is_found() -> None:
    copies = "def copy_moves(self):\n    {}(self.session.moves)\n"
    imported = "from desktop.shell.clipboard import copy_secret, share\n"
    assert not [*uses(imported + copies.format("copy_secret"))]
    for unmarked in ("share", "clipboard.share", "QGuiApplication.clipboard().setText"):
        assert [*uses(imported + copies.format(unmarked))] == ["copy_moves"]
