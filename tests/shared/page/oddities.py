"""Oddities: what a server does otherwise than ours, as faults of some paths."""

from collections.abc import Callable
from urllib.parse import unquote, urlsplit

from published.headers import headers_for
from published.serve import Fault, Handler


def sent(**changed: str | None) -> Fault:
    """The file as it is, with other headers: `X_Frame_Options="DENY"`; None takes one away. `Content_Type` is one."""
    others = {name.replace("_", "-"): value for name, value in changed.items()}

    def answer(handler: Handler) -> bool:
        path = unquote(urlsplit(handler.path).path)
        body = handler.server.body(path)
        if body is None:
            return False
        headers = {**headers_for(path, handler.server.rules), "ETag": body.etag}
        kind = others.get("Content-Type", body.type)
        for name, value in others.items():
            if value is None:
                headers.pop(name, None)
            elif name != "Content-Type":
                headers[name] = value
        handler.answer(200, headers, body.codings[""], str(kind))
        return True

    return answer


def busy(times: int, retry_after: str = "1") -> Callable[[Handler], bool]:
    """Too many requests, so many times."""
    left = [times]

    def answer(handler: Handler) -> bool:
        if left[0] <= 0:
            return False
        left[0] -= 1
        handler.answer(429, {"Retry-After": retry_after, "Cache-Control": "no-store"}, b"later", "text/plain")
        return True

    return answer


def gone(handler: Handler) -> bool:
    """There is no such file."""
    handler.answer(404, {"Cache-Control": "no-store"}, b"gone", "text/plain")
    return True
