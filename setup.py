"""The compiled modules of the games that `QUINCUNX_COMPILED` names; all else is in pyproject.toml.

QUINCUNX_COMPILED="adamas dragons holomino" pip wheel --no-build-isolation --no-deps .
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from rules.kernels import sources  # noqa: E402

extensions = []
if games := os.environ.get("QUINCUNX_COMPILED", "").split():
    from mypyc.build import mypycify

    libraries = [
        ([str(source.relative_to(ROOT)) for source in sources(game)], f"rules.{game}.kernels")
        for game in games
    ]
    extensions = mypycify(
        ["--cache-dir=build/kernels/types", *(file for files, _ in libraries for file in files)],
        separate=libraries,
        target_dir="build/kernels",
        opt_level="2",
        debug_level="0",
    )

setup(ext_modules=extensions)
