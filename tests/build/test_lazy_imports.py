"""Imports moved to where they are used: the functions find what they need, and the head is free of it."""

from typing import Any

import pytest

from runtime.lazy_imports import make_lazy

PATH = "some/module.py"


def lazy(
    monkeypatch: pytest.MonkeyPatch, source: str, *names: str, texts: dict[str, str] | None = None
) -> str:
    monkeypatch.setattr("runtime.lazy_imports.LAZY", {PATH: names})
    monkeypatch.setattr("runtime.lazy_imports.TEXTS", {PATH: texts or {}})
    return make_lazy(PATH, source.encode()).decode()


def imported(monkeypatch: pytest.MonkeyPatch, source: str, *names: str) -> dict[str, Any]:
    """Return what a module holds once it is imported."""
    module: dict[str, Any] = {}
    exec(lazy(monkeypatch, source, *names), module)
    return module


def test_a_function_imports_what_it_uses_when_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "import sys, json\nfrom os.path import join as put\ndef f(x):\n    return put(json.dumps(x), 'b')\n"
    )
    assert lazy(monkeypatch, source, "json", "put").startswith("import sys\n\ndef f(x):")
    module = imported(monkeypatch, source, "json", "put")
    assert "json" not in module
    assert module["f"]([1]) == "[1]/b"


def test_methods_and_inner_functions_find_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "import json\nclass A:\n    async def f(self):\n        return [json for _ in 'a']\n"
        "    def g(self):\n        def inner():\n            return json.dumps({})\n        return inner()\n"
    )
    assert imported(monkeypatch, source, "json")["A"]().g() == "{}"


def test_a_name_of_the_functions_own_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "import html\ndef f(html):\n    return html\ndef g():\n    html = 2\n    return html\n"
        "def h():\n    def inner():\n        html = 3\n        return html\n    return inner(), html.__name__\n"
    )
    module = imported(monkeypatch, source, "html")
    assert (module["f"](1), module["g"](), module["h"]()) == (1, 2, (3, "html"))


@pytest.mark.parametrize(
    "source",
    [
        "import json\nA = json.dumps\n",
        "import json\nclass A(json.JSONEncoder):\n    pass\n",
        "import json\ndef f(x=json.dumps):\n    pass\n",
        "import json\ndef f(*, x=json.dumps):\n    pass\n",
        "import json\n@json.loads\ndef f():\n    pass\n",
        "import json\nf = lambda: json\n",
    ],
)
def test_what_is_needed_at_import_is_refused(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    with pytest.raises(ValueError, match=r"some/module\.py, line \d: json is needed at import"):
        lazy(monkeypatch, source, "json")


def test_a_module_that_is_no_longer_as_it_was_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"some/module\.py does not import \['json'\]"):
        lazy(monkeypatch, "import sys\n", "json")
    with pytest.raises(ValueError, match=r"some/module\.py no longer says 'json\.ONE'"):
        lazy(monkeypatch, "import sys\n", texts={"json.ONE": "1"})


def test_a_replaced_text_needs_the_import_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    text = lazy(monkeypatch, "import socket\nA = socket.NONE\n", "socket", texts={"socket.NONE": "0"})
    assert text == "A = 0"


def test_other_modules_stay_byte_for_byte() -> None:
    source = b"import json  # as it is\n\n\n\nA = json\n"
    assert make_lazy("quite/another.py", source) == source
