"""Servers: those of Debian that the tests have the built folder sent by, as each comes.

Runs on any Python from 3.11 with nothing installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from base.browsers import apt_install, can_apt

SERVERS = {"nginx": "nginx", "Apache": "apache2"}
"""The package of each, which is its program too."""
FORBIDS = Path("/usr/sbin/policy-rc.d")
"""What Debian asks whether an installed service may be started."""


def server_program(server: str) -> str | None:
    """Return the path of a server's program; where only root looks for programs counts too."""
    return shutil.which(SERVERS[server], path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")


def server_remedy(server: str) -> str:
    """Return what to install for a server's tests; empty if nothing is missing."""
    if server_program(server):
        return ""
    return f"{server} is absent. On Debian, as root: apt install {SERVERS[server]}."


def install_servers() -> None:
    """Install the servers, as root on Debian; none of them is started."""
    missing = [package for server, package in SERVERS.items() if not server_program(server)]
    if not missing or not can_apt():
        return
    print(f"  {', '.join(missing)} …", flush=True)
    was_there = FORBIDS.exists()
    if not was_there:
        FORBIDS.write_text("#!/bin/sh\nexit 101\n")
        FORBIDS.chmod(0o755)
    try:
        for package in missing:
            subprocess.run(apt_install(package), stdout=subprocess.DEVNULL, check=False)
    finally:
        if not was_there:
            FORBIDS.unlink()
