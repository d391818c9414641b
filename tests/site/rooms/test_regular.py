"""The browser that the tests at a table share: one test leaves nothing of its own to the next."""

from published.serve import Server
from tests.site.rooms.conftest import Regular

NETWORK = "async () => (await navigator.permissions.query({ name: 'local-network-access' })).state"


def test_what_one_test_is_permitted_refuses_the_next_nothing(regular: Regular, site: Server) -> None:
    def ask() -> str:
        page = regular.context.new_page()
        page.goto(f"{site.url}robots.txt")
        return str(page.evaluate(NETWORK))

    first = ask()
    regular.context.grant_permissions(["clipboard-read"])
    assert ask() == "denied", "a permission that is granted refuses all others"
    regular.forget()
    assert ask() == first == "prompt"
