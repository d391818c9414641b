"""Plain servers: what is published works where nobody set anything up for it."""

from base.paths import DIST


def test_no_published_script_has_an_ending_that_plain_servers_have_no_type_for() -> None:
    # nginx of Debian 12 and busybox send `.mjs` as application/octet-stream or as nothing: no browser runs it.
    scripts = {path.suffix for path in DIST.rglob("*") if path.suffix in (".js", ".mjs", ".cjs", ".jsx", ".ts")}
    assert scripts == {".js"}
