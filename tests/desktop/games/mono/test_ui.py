"""What Mono brings to the window loads no more than is needed."""

import subprocess
import sys

CODE = """
import sys
import desktop.games.mono.ui
print([name for name in sys.modules if name.endswith(("layout_editor.page", "mono.deal"))])
"""


def test_the_layout_editor_loads_when_it_is_wanted() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
