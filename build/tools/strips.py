"""Strips: frames of a screen side by side in one picture."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from base import browsers
from base.chromium import FLAGS
from base.paths import DIST
from published.serve import Server

#: Draws the frames in one row, and gives the picture as a data address.
JOIN = """async ([frames, width, height, quality]) => {
  const gap = 8;
  const canvas = new OffscreenCanvas(frames.length * (width + gap) - gap, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  for (const [at, frame] of frames.entries()) {
    const picture = await createImageBitmap(await (await fetch(frame)).blob());
    pen.drawImage(picture, at * (width + gap), 0, width, height);
  }
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}"""


def joined(page: Page, frames: Sequence[bytes], size: tuple[int, int], most: int) -> bytes:
    """Return frames as one WebP picture of at most that many bytes, as good as they allow.

    ``size`` is the width and height of a frame in it, in pixels. Raises `SystemExit` if no quality is small
    enough.
    """
    sources = [f"data:image/png;base64,{base64.b64encode(frame).decode()}" for frame in frames]
    for quality in (0.8, 0.7, 0.6, 0.5, 0.4):
        picture = base64.b64decode(page.evaluate(JOIN, [sources, *size, quality]))
        if len(picture) <= most:
            return picture
    raise SystemExit(f"The strip is never smaller than {most:,} bytes.")


def photograph(
    take: Callable[[Page, Server], list[bytes]],
    picture: Path,
    size: tuple[int, int],
    scale: float,
    most: int,
) -> None:
    """Write the frames that `take` photographs on the built site as one picture.

    `size` is the width and height of the screen in CSS pixels, `scale` what a frame has of it in the strip.
    """
    width, height = size
    server = Server(DIST)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.prepare_chromium(), args=FLAGS)
        page = browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=2, reduced_motion="reduce"
        )
        frames = take(page, server)
        strip = joined(browser.new_page(), frames, (round(width * scale), round(height * scale)), most)
        browser.close()
    server.stop()
    picture.write_bytes(strip)
    print(f"{picture}: {len(frames)} frames, {len(strip):,} bytes")
