"""A foreign site: pages of another origin that embed our table."""

from pathlib import Path

from published.serve import Server

NOTE = """
window.heard = [];
addEventListener("message", (event) => heard.push({...event.data, from: event.origin}));
const note = (table) => {
  for (const type of ["ready", "deal-over", "match-over", "error"])
    table.addEventListener(type, (event) => heard.push({event: type, of: table.id, detail: event.detail}));
};
addEventListener("DOMContentLoaded", () => document.querySelectorAll("follow-suit").forEach(note));
"""


class Host:
    """Another site: `localhost` differs from 127.0.0.1 in site, not only in origin."""

    def __init__(self, folder: Path, site: Server) -> None:
        self.folder = folder
        self.site = site
        self.server = Server(folder)
        self.server.rules = []
        self.server.start()
        self.origin = f"http://localhost:{self.server.server_port}"
        (folder / "note.js").write_text(NOTE)

    def write(self, name: str, body: str) -> str:
        """Write a page with that body; return its address."""
        (self.folder / name).write_text(
            f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>
            <link rel="icon" href="data:,"><script src="note.js"></script>
            <script src="{self.site.url}embed.js"></script></head><body>{body}</body></html>"""
        )
        return f"{self.origin}/{name}"
