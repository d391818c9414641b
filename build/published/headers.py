"""Headers: what each path of the site is published with, from `web/headers.toml`, and as hosts read it."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from base.paths import WEB
from pages.slash import allowed

FOR_HOSTS = "_headers"
"""The file that Netlify and Cloudflare Pages follow and do not send."""
REVALIDATE = "public, max-age=0, must-revalidate"
"""The default of static hosts."""
Rules = list[tuple[str, dict[str, str]]]


def header_rules(config: Path = WEB / "headers.toml") -> Rules:
    """Return the published headers as (path pattern, headers), in the order of the file."""
    with config.open("rb") as file:
        told = tomllib.load(file)
    return [
        (pattern, _headers(rule, told))
        for rule in told["headers"]
        for pattern in ([rule["for"]] if isinstance(rule["for"], str) else rule["for"])
    ]


def _headers(rule: dict[str, Any], told: dict[str, Any]) -> dict[str, str]:
    """Return the headers of a rule; only pages have a policy."""
    headers: dict[str, str] = dict(rule["values"])
    if "policy" in rule:
        directives = {**told["policies"][rule["policy"]], **rule.get("directives", {})}
        features = {**told["features"], **rule.get("features", {})}
        policy = "; ".join(f"{name} {sources}" for name, sources in directives.items())
        headers["Content-Security-Policy"] = policy.replace("SLASH", allowed())
        headers["Permissions-Policy"] = ", ".join(f"{name}={who}" for name, who in features.items())
    return headers


def headers_for(path: str, rules: Rules) -> dict[str, str]:
    """Return what a path is served with; a later rule adds to an earlier one and overrides it."""
    headers = {"Cache-Control": REVALIDATE}
    for pattern, values in rules:
        if fnmatchcase(path, pattern):
            headers.update(values)
    return headers


def write_headers(site: Path) -> None:
    """Write the rules for the hosts that follow a file."""
    lines = [
        line
        for pattern, values in header_rules()
        for line in (pattern, *(f"  {name}: {value}" for name, value in values.items()))
    ]
    (site / FOR_HOSTS).write_text("".join(f"{line}\n" for line in lines))
