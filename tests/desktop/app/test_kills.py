"""The tool that kills windows leaves nothing behind when it is ended itself."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tool needs a Unix system")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_ended_in_the_middle_it_leaves_no_folder_and_no_process(
    tmp_path: Path, number: signal.Signals
) -> None:
    command = [sys.executable, "-m", "tests.tools.kills", "--kills", "1000", "--busy", "1"]
    tool = subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | {"TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    assert tool.stdout is not None
    while tool.poll() is None and not _has_folder(tmp_path, "unfinished"):
        time.sleep(0.01)
    tool.send_signal(number)
    assert tool.wait(600) == 128 + number
    # PulseAudio's library makes a folder there by itself.
    assert [path for path in tmp_path.iterdir() if not path.name.startswith("pulse-")] == []
    assert tool.stdout.read() == b""  # whoever is left would still hold it
    tool.stdout.close()
    with pytest.raises(ProcessLookupError):
        os.killpg(tool.pid, 0)


def _has_folder(root: Path, name: str) -> bool:
    """Whether a folder is below another one, from which the tool may remove folders meanwhile."""
    return any(name in folders for _, folders, _ in os.walk(root))
