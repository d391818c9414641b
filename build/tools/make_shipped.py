"""Make the list of what is shipped: `.venv/bin/python build/tools/make_shipped.py`, after an update.

It writes `build/checks/shipped.json` anew; otherwise the build stops at the first file that differs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from base import failure
from checks.shipped import LIST, found


def main() -> int:
    """Write the list again."""
    sums = found()
    LIST.write_text(json.dumps(sums, indent=1) + "\n")
    print(f"{len(sums)} checksums in build/checks/{LIST.name}")
    return 0


if __name__ == "__main__":
    failure.stop_on_failure(main)
