"""First bot: seconds from nothing to a bot of one's own that beats the weakest level: ``python tests/bench/first_bot.py``.

An environment is made, the package is installed in it as it would be from PyPI, and the ten lines of the guide are run
there. The ratio is of that whole way to the making of the empty environment in the same run.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "build")]

from tools import release  # noqa: E402 - the path is set above

BOT = ROOT / "engine" / "examples" / "ten_lines.py"


def main() -> int:
    """Print the seconds of each step, and whether the bot is better; the status is 1 where it is not."""
    spent: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        wheel = release.pack(Path(folder) / "packed")[1]
        python = Path(folder) / "environment" / "bin" / "python"

        def step(name: str, *command: str | Path) -> str:
            began = time.monotonic()
            said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout
            spent[name] = time.monotonic() - began
            return said

        step("python -m venv", sys.executable, "-m", "venv", python.parents[1])
        step("pip install followsuit", python, "-m", "pip", "install", "--quiet", "--no-index", wheel)
        said = step("the bot against the weakest level", python, BOT)
    print("| step | seconds |\n|---|---:|")
    for name, seconds in spent.items():
        print(f"| {name} | {seconds:.1f} |")
    whole = sum(spent.values())
    print(f"| all | {whole:.1f}, {whole / spent['python -m venv']:.1f} times the empty environment |\n")
    print(said)
    return 0 if said.rstrip().endswith("\nbetter") else 1


if __name__ == "__main__":
    raise SystemExit(main())
