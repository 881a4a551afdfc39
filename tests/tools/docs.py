"""`make docs`, or `python -m tests.tools.docs [FOLDER]`: build HTML pages of all modules.

Names, annotations and modules that pdoc cannot read are printed, and the exit code is then 1.
"""

import argparse
import ast
import os
import sys
import warnings
from dataclasses import dataclass, is_dataclass
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import get_type_hints

import pdoc

PACKAGES = ("rules", "desktop")

_MOST_BITS = 1000


@dataclass(frozen=True)
class _Large:
    """Replaces a number that is too long to print on the pages."""

    bits: int

    def __repr__(self) -> str:
        return f"<a number of {self.bits} bits>"


def build(folder: Path) -> list[str]:
    """Write the pages, and return what could not be read."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for package in PACKAGES:
            _make_readable(pdoc.extract.load_module(package))
        pdoc.render.configure(footer_text="Quincunx")
        pdoc.pdoc(*PACKAGES, output_directory=folder)
    return [str(one.message) for one in told]


def _make_readable(module: ModuleType) -> None:
    """Make all names in a module and its submodules available to pdoc."""
    _import_for_types(module)
    for name, value in list(vars(module).items()):
        if isinstance(value, type) and value.__module__ == module.__name__:
            _name_fields(value)
        if isinstance(value, int) and value.bit_length() > _MOST_BITS:
            setattr(module, name, _Large(value.bit_length()))
    if hasattr(module, "__path__"):
        below = [one.name for one in iter_modules(module.__path__) if one.name[0] != "_"]
        if hasattr(module, "__all__"):  # the module need not export it
            vars(module)["__all__"] = [*module.__all__, *below]
        for name in below:
            _make_readable(pdoc.extract.load_module(f"{module.__name__}.{name}"))


def _import_for_types(module: ModuleType) -> None:
    """Import what a module imports only for annotations or on demand."""
    for node in ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            block = ast.Module(node.body, type_ignores=[])
            exec(compile(block, str(module.__file__), "exec"), vars(module))


def _name_fields(one: type) -> None:
    """Replace names in the annotations of dataclasses' and named tuples' methods by their types."""
    made = "__init__" if is_dataclass(one) else "__new__" if hasattr(one, "_fields") else ""
    if made in vars(one):
        found = getattr(one, made).__annotations__
        found.update((name, hint) for name, hint in get_type_hints(one).items() if name in found)


def main() -> int:
    """Build the pages, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/docs"))
    folder = parser.parse_args().folder
    unread = build(folder)
    for one in unread:
        print(one, file=sys.stderr)
    print(f"{len(list(folder.rglob('*.html')))} pages, from {folder / 'index.html'}")
    return int(bool(unread))


if __name__ == "__main__":
    sys.exit(main())
