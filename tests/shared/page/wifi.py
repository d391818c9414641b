"""Wi-Fi: a network as people in one room have it, where it can be had: devices that each see only what is theirs.

Each device is a network namespace of Linux, and a bridge between them is what the access point is in a room: it may keep
devices apart, as guest networks do, or lose one of them. There may be several, and a device moves from one to another.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from shutil import which
from typing import TypeVar

from published.serve import Server

Opened = TypeVar("Opened")
_NEW_NETWORK = 0x40000000  # CLONE_NEWNET
#: Where all devices are at first.
ROOM = "room"


class Wifi:
    """Devices in one network, or in several. Nothing outside theirs can be reached from them."""

    def __init__(self, devices: Sequence[str]) -> None:
        self._tag = f"fs{os.getpid()}"
        self._devices = list(devices)
        self._networks: list[str] = []
        self._asleep: dict[str, list[int]] = {}
        self._servers: list[Server] = []
        for name in (*devices, "air"):
            _ip("netns", "add", self._space(name))
        for device in devices:
            far = ("peer", "name", device, "netns", self._space("air"))
            _ip("-n", self._space(device), "link", "add", "name", "wlan0", "type", "veth", *far)
            _ip("-n", self._space(device), "link", "set", "dev", "lo", "up")
            # An address of its own, which Linux finds two seconds after it is up: a browser would take it for another network
            # and give up what it is just fetching.
            _ip("-n", self._space(device), "link", "set", "dev", "wlan0", "addrgenmode", "none")
            self.move(device, ROOM)

    def move(self, device: str, network: str) -> None:
        """Take a device to a network, where it has another address; the network is there from then on."""
        space, air = self._space(device), self._space("air")
        if network not in self._networks:
            self._networks.append(network)
            _ip("-n", air, "link", "add", "name", network, "type", "bridge")
            _ip("-n", air, "link", "set", "dev", network, "up")
        subnet = f"10.{77 + self._networks.index(network)}.0"
        _ip("-n", space, "link", "set", "dev", "wlan0", "down")
        _ip("-n", space, "addr", "flush", "dev", "wlan0")
        _ip("-n", air, "link", "set", "dev", device, "master", network, "up")
        _ip("-n", space, "addr", "add", f"{subnet}.{self._devices.index(device) + 1}/24", "dev", "wlan0")
        _ip("-n", space, "link", "set", "dev", "wlan0", "up")
        _ip("-n", space, "route", "add", "default", "dev", "wlan0")

    def isolate(self) -> None:
        """Let no device reach another one, as guest networks do."""
        for device in self._devices:
            _run("bridge", "-n", self._space("air"), "link", "set", "dev", device, "isolated", "on")

    def unite(self) -> None:
        """Let all devices reach each other again."""
        for device in self._devices:
            _run("bridge", "-n", self._space("air"), "link", "set", "dev", device, "isolated", "off")

    def cut(self, device: str) -> None:
        """Take a device out of reach."""
        _ip("-n", self._space("air"), "link", "set", "dev", device, "down")

    def mend(self, device: str) -> None:
        """Bring it back into reach."""
        _ip("-n", self._space("air"), "link", "set", "dev", device, "up")

    def fall_asleep(self, device: str) -> None:
        """Stop everything that runs on a device, as when its lid is closed."""
        found = _run("ip", "netns", "pids", self._space(device)).split()
        self._asleep[device] = [int(number) for number in found if int(number) != os.getpid()]
        for number in self._asleep[device]:
            os.kill(number, signal.SIGSTOP)

    def wake(self, device: str) -> None:
        """Let it go on."""
        for number in self._asleep.pop(device, []):
            os.kill(number, signal.SIGCONT)

    def serve(self, folder: Path) -> list[Server]:
        """Serve a site to every device, at the same address."""
        for device in self._devices:
            port = self._servers[0].server_port if self._servers else 0
            self._servers.append(self.on(device, partial(Server, folder, port)))
            self._servers[-1].start()
        return self._servers

    def on(self, device: str, opens: Callable[[], Opened]) -> Opened:
        """Open a socket on a device: it stays where its thread was when it was made."""

        def there() -> Opened:
            with Path("/run/netns", self._space(device)).open() as space:
                if ctypes.CDLL(None, use_errno=True).setns(space.fileno(), _NEW_NETWORK):
                    raise OSError(ctypes.get_errno(), "no thread may enter another network")
            return opens()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(there).result()

    def program(self, device: str, program: Path, folder: Path) -> Path:
        """A script in `folder` that runs a program on a device."""
        script = folder / f"on-{device}"
        script.write_text(f'#!/bin/sh\nexec ip netns exec {self._space(device)} "{program}" "$@"\n')
        script.chmod(0o755)
        return script

    def close(self) -> None:
        """Take the network down."""
        for device in list(self._asleep):
            self.wake(device)
        for server in self._servers:
            server.stop()
        for name in (*self._devices, "air"):
            _ip("netns", "del", self._space(name))

    def _space(self, name: str) -> str:
        return f"{self._tag}-{name}"


def lacking() -> str:
    """What this machine lacks for a network of its own; empty where it can have one."""
    if not (which("ip") and which("bridge")):
        return "needs iproute2"
    try:
        Wifi(["one"]).close()
    except (OSError, subprocess.CalledProcessError):
        return "may not make a network of its own: needs root"
    return ""


def _ip(*words: str) -> None:
    _run("ip", *words)


def _run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout
