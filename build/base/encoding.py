"""Encoding: what files are sent as: their media types, and their compressed forms.

Compressed bodies are made once for the same bytes, by Node's zlib, and kept under `.cache/encoded`.
"""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import shutil
from pathlib import Path

from base.failure import run
from base.paths import BUILD, CACHE

# Level 11 saves one per cent more and takes twice as long.
BROTLI_LEVEL = 11
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
CODINGS = ("br", "gz")
LARGE = 64_000
"""What has so many bytes is published in its compressed forms too, for servers that only send files. Of a
smaller one they save less than another file costs.
"""
COMPRESSED = (
    "text/",
    "application/json",
    "application/manifest+json",
    "application/wasm",
    "application/zip",
    "image/svg+xml",
)

type_of = mimetypes.MimeTypes()


def content_type(path: Path) -> str:
    """Return the media type a file is served as."""
    return TYPES.get(path.suffix) or type_of.guess_type(path.name)[0] or "application/octet-stream"


def encode(files: list[Path]) -> None:
    """Compress what compresses, with brotli and gzip, where that has not been done for the same bytes."""
    wanted = [
        (path, encoded_path(digest(path), coding))
        for path in files
        if content_type(path).startswith(COMPRESSED)
        for coding in CODINGS
    ]
    # Once for the same bytes, of which a site may have several files.
    missing = {target: path for path, target in wanted if not target.exists()}
    if not missing:
        return
    (CACHE / "encoded").mkdir(parents=True, exist_ok=True)
    run(
        ["node", BUILD / "node" / "encode.mjs", str(BROTLI_LEVEL)],
        given="\n".join(f"{path}\n{target}" for target, path in missing.items()),
        what="The files could not be compressed",
        remedy="What Node said is above.",
    )


def put_beside(files: list[Path]) -> None:
    """Write the compressed forms of the large files next to them, where they have been encoded."""
    for path in files:
        if path.stat().st_size >= LARGE:
            for coding in CODINGS:
                encoded = encoded_path(digest(path), coding)
                if encoded.exists():
                    shutil.copyfile(encoded, path.with_name(f"{path.name}.{coding}"))


def is_put_beside(path: Path) -> bool:
    """Tell whether a published file is another's compressed form."""
    return path.suffix[1:] in CODINGS and path.with_suffix("").is_file()


def encoded_path(checksum: str, coding: str) -> Path:
    """Return where the compressed form of the bytes with that checksum is kept."""
    return CACHE / "encoded" / f"{checksum}-{BROTLI_LEVEL}.{coding}"


def sent_size(path: Path) -> int:
    """Return the size of a file as sent to a browser with brotli, once it is encoded."""
    encoded = encoded_path(digest(path), "br")
    return (encoded if encoded.exists() else path).stat().st_size


def digest(path: Path) -> str:
    """Return a file's SHA-256 in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def integrity(path: Path) -> str:
    """Return a file's checksum as a browser takes it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"
